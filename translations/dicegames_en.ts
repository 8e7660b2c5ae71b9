<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Backup</name>
    <message numerus="yes">
        <source>%n best result/results</source>
        <translation>
            <numerusform>%n best result</numerusform>
            <numerusform>%n best results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file/files of the backup cannot be used.</source>
        <translation>
            <numerusform>%n file of the backup cannot be used.</numerusform>
            <numerusform>%n files of the backup cannot be used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file/files were there already.</source>
        <translation>
            <numerusform>%n file was there already.</numerusform>
            <numerusform>%n files were there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ruleset/rulesets</source>
        <translation>
            <numerusform>%n ruleset</numerusform>
            <numerusform>%n rulesets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session/sessions</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message numerus="yes">
        <source>%n more card/cards below</source>
        <translation>
            <numerusform>%n more card below</numerusform>
            <numerusform>%n more cards below</numerusform>
        </translation>
    </message>
</context>
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
    <message numerus="yes">
        <source>A game takes about %n minute/minutes.</source>
        <translation>
            <numerusform>A game takes about %n minute.</numerusform>
            <numerusform>A game takes about %n minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message numerus="yes">
        <source>%n computer/computers</source>
        <translation>
            <numerusform>%n computer</numerusform>
            <numerusform>%n computers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} plans/plan ahead like a practised player.</source>
        <translation>
            <numerusform>{names} plans ahead like a practised player.</numerusform>
            <numerusform>{names} plan ahead like practised players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} plans/plan every turn by the points on the cards.</source>
        <translation>
            <numerusform>{names} plans every turn by the points on the cards.</numerusform>
            <numerusform>{names} plan every turn by the points on the cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} plays/play to win and keeps/keep an eye on everyone’s score.</source>
        <translation>
            <numerusform>{names} plays to win and keeps an eye on everyone’s score.</numerusform>
            <numerusform>{names} play to win and keep an eye on everyone’s score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} plays/play to win and thinks/think of everyone’s next turns.</source>
        <translation>
            <numerusform>{names} plays to win and thinks of everyone’s next turns.</numerusform>
            <numerusform>{names} play to win and think of everyone’s next turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} takes/take all that scores and stops/stop at few dice.</source>
        <translation>
            <numerusform>{names} takes all that scores and stops at few dice.</numerusform>
            <numerusform>{names} take all that scores and stop at few dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} takes/take what fits at once.</source>
        <translation>
            <numerusform>{names} takes what fits at once.</numerusform>
            <numerusform>{names} take what fits at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} takes/take what pays most at once.</source>
        <translation>
            <numerusform>{names} takes what pays most at once.</numerusform>
            <numerusform>{names} take what pays most at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} thinks/think one roll ahead.</source>
        <translation>
            <numerusform>{names} thinks one roll ahead.</numerusform>
            <numerusform>{names} think one roll ahead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} weighs/weigh what a card brings and whether it can be held.</source>
        <translation>
            <numerusform>{names} weighs what a card brings and whether it can be held.</numerusform>
            <numerusform>{names} weigh what a card brings and whether it can be held.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} works/work out every turn exactly and plays/play to win.</source>
        <translation>
            <numerusform>{names} works out every turn exactly and plays to win.</numerusform>
            <numerusform>{names} work out every turn exactly and play to win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} works/work out every turn exactly.</source>
        <translation>
            <numerusform>{names} works out every turn exactly.</numerusform>
            <numerusform>{names} work out every turn exactly.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} works/work out what every choice brings on average.</source>
        <translation>
            <numerusform>{names} works out what every choice brings on average.</numerusform>
            <numerusform>{names} work out what every choice brings on average.</numerusform>
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
    <message numerus="yes">
        <source>{game}, {ruleset} – %n player/players.</source>
        <translation>
            <numerusform>{game}, {ruleset} – %n player.</numerusform>
            <numerusform>{game}, {ruleset} – %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrderCardsRules</name>
    <message numerus="yes">
        <source>%n card/cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrderCardsTable</name>
    <message numerus="yes">
        <source>%n die/dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win %n card/cards.</source>
        <translation>
            <numerusform>You win %n card.</numerusform>
            <numerusform>You win %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the bonus die and %n card/cards.</source>
        <translation>
            <numerusform>You win the bonus die and %n card.</numerusform>
            <numerusform>You win the bonus die and %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>all %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrderTray</name>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n roll</numerusform>
            <numerusform>%n rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) given up</source>
        <translation>
            <numerusform>%n roll given up</numerusform>
            <numerusform>%n rolls given up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) left</source>
        <translation>
            <numerusform>%n roll left</numerusform>
            <numerusform>%n rolls left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n target lights up/targets light up</source>
        <translation>
            <numerusform>%n target lights up</numerusform>
            <numerusform>%n targets light up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n die/dice</source>
        <translation>
            <numerusform>with %n die</numerusform>
            <numerusform>with %n dice</numerusform>
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
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message numerus="yes">
        <source>{count} of %n strike/strikes</source>
        <translation>
            <numerusform>{count} of %n strike</numerusform>
            <numerusform>{count} of %n strikes</numerusform>
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
    <name>Race</name>
    <message numerus="yes">
        <source>{count} of %n strike/strikes</source>
        <translation>
            <numerusform>{count} of %n strike</numerusform>
            <numerusform>{count} of %n strikes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n strike/strikes.</source>
        <translation>
            <numerusform>{name} has %n strike.</numerusform>
            <numerusform>{name} has %n strikes.</numerusform>
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
    <name>RulesetEditor</name>
    <message numerus="yes">
        <source>%n die/dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionNotice</name>
    <message numerus="yes">
        <source>%n session/sessions imported.</source>
        <translation>
            <numerusform>%n session imported.</numerusform>
            <numerusform>%n sessions imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message numerus="yes">
        <source>%n file/files still to be read.</source>
        <translation>
            <numerusform>%n file still to be read.</numerusform>
            <numerusform>%n files still to be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move/moves before it can be used.</source>
        <translation>
            <numerusform>%n move before it can be used.</numerusform>
            <numerusform>%n moves before it can be used.</numerusform>
        </translation>
    </message>
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
        <source>%n open box/boxes.</source>
        <translation>
            <numerusform>%n open box.</numerusform>
            <numerusform>%n open boxes.</numerusform>
        </translation>
    </message>
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
    <name>TenThousandResult</name>
    <message numerus="yes">
        <source>{name} rolls %n Farkle/Farkles.</source>
        <translation>
            <numerusform>{name} rolls %n Farkle.</numerusform>
            <numerusform>{name} rolls %n Farkles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TenThousandRules</name>
    <message numerus="yes">
        <source>%n strike/strikes in a row cost you {points}. Your score may fall below 0.</source>
        <translation>
            <numerusform>%n strike is enough to cost you {points}. Your score may fall below 0.</numerusform>
            <numerusform>%n strikes in a row cost you {points}. Your score may fall below 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strike/strikes in a row set your whole score to 0.</source>
        <translation>
            <numerusform>%n strike is enough to set your whole score to 0.</numerusform>
            <numerusform>%n strikes in a row set your whole score to 0.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TenThousandTable</name>
    <message numerus="yes">
        <source>%n die is free/dice are free</source>
        <translation>
            <numerusform>%n die is free</numerusform>
            <numerusform>%n dice are free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die is left/dice are left</source>
        <translation>
            <numerusform>%n die is left</numerusform>
            <numerusform>%n dice are left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TenThousandTurns</name>
    <message numerus="yes">
        <source>%n strike/strikes in a row</source>
        <translation>
            <numerusform>One strike</numerusform>
            <numerusform>%n strikes in a row</numerusform>
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
    <name>WonCards</name>
    <message numerus="yes">
        <source>%n card/cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack/stacks are down to the last card.</source>
        <translation>
            <numerusform>%n stack is down to its last card.</numerusform>
            <numerusform>%n stacks are down to their last card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack/stacks have only one card left.</source>
        <translation>
            <numerusform>%n stack has only one card left.</numerusform>
            <numerusform>%n stacks have only one card left.</numerusform>
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
