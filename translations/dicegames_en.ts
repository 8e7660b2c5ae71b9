<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>FiveDice</name>
    <message numerus="yes">
        <source>%n column/columns</source>
        <translation>
            <numerusform>%n column</numerusform>
            <numerusform>%n columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <source>%n minute/minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>%n player/players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game} with %n player/players.</source>
        <translation>
            <numerusform>{game} with %n player.</numerusform>
            <numerusform>{game} with %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message numerus="yes">
        <source>%n point/points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message numerus="yes">
        <source>%n pause/pauses</source>
        <translation>
            <numerusform>%n pause</numerusform>
            <numerusform>%n pauses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second/seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message numerus="yes">
        <source>%n minute/minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round/rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message numerus="yes">
        <source>%n session/sessions.</source>
        <translation>
            <numerusform>%n session.</numerusform>
            <numerusform>%n sessions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message numerus="yes">
        <source>{name} will be entered in %n second/seconds.</source>
        <translation>
            <numerusform>{name} will be entered in %n second.</numerusform>
            <numerusform>{name} will be entered in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetCells</name>
    <message numerus="yes">
        <source>{box}: {points}, entered by itself in %n second/seconds</source>
        <translation>
            <numerusform>{box}: {points}, entered by itself in %n second</numerusform>
            <numerusform>{box}: {points}, entered by itself in %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message numerus="yes">
        <source>%n die/dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n roll</numerusform>
            <numerusform>%n rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) left</source>
        <translation>
            <numerusform>%n roll left</numerusform>
            <numerusform>%n rolls left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetTurns</name>
    <message numerus="yes">
        <source>%n bonus point/points</source>
        <translation>
            <numerusform>%n bonus point</numerusform>
            <numerusform>%n bonus points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message numerus="yes">
        <source>%n die/dice missing</source>
        <translation>
            <numerusform>%n die missing</numerusform>
            <numerusform>%n dice missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Type in your %n die/dice</source>
        <translation>
            <numerusform>Type in your die</numerusform>
            <numerusform>Type in your %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%n box/boxes</source>
        <translation>
            <numerusform>%n box</numerusform>
            <numerusform>%n boxes</numerusform>
        </translation>
    </message>
</context>
</TS>
