<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActionBar</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>Begun on {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun today at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun yesterday at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>Die {number}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>10,000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1–8 players, about 25 min.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2–5 players, about 30 min.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2–8 players, about 20 min.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game takes about 20 minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game takes about 25 minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game takes about 30 minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect points, but don't dare too much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coming later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five dice, three rolls, thirteen boxes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five dice, three rolls, thirteen boxes. A crossed-out box stays crossed out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like Penta, with the widespread joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place dice on cards and defend them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer decides for {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice fall equally at random for everyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The joker also counts when Penta was crossed out with 0. There are no 100 points then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is not built yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a cup. Also as a puzzle against the clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} always takes the best next step.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It's {name}'s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whose} · {when}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Taken back: {text}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message numerus="yes">
        <source>%n bonus point/points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Entered automatically for {name}: {box}, {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entered automatically for {name}: {box}, {points} and {extra} extra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a practice table from here on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the roll {faces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} brings back: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses {box}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} entered {box}, plus a bonus of {extra}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} entered {box}, plus {extra}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} entered {box}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} enters {box}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} enters {box}: {points} and {extra} extra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} keeps the {face}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} keeps {kept} and rolls {faces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} reaches {target} in the upper part: {bonus}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} releases the {face}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} rolls all dice again: {faces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} rolls {faces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} sacrificed {box}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} sacrifices {box}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes back: {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Computer {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {points}, {status}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}, the chosen box adds {gain}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Saving failed. Check the disk, then go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full, so moves can no longer be saved. Free some space, then go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file comes from a newer version of the app. It is left as it is. Update the app for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file holds a game that this version does not know. It is left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is damaged. It is left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is damaged: a line is missing before line {line}. It is left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is damaged: it is not readable as text. It is left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is damaged: line {line} breaks the rules of the game. It is left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is damaged: line {line} cannot be read. It is left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is damaged: line {line} is too long. It is left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is no longer there. Choose another session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is no session of this app. It is left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is too large for a session. It is left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is too long for a session. It is left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder cannot be written to, so moves cannot be saved. Allow writing, then go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This session is already open in another window. Close it there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a newer version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line} breaks the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line} cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message numerus="yes">
        <source>%n point/points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a box first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not time for the automatic entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No open box scores: you must sacrifice one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has rolled the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {name} is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap a box to choose yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {extra} points for the five of a kind are yours in any case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This box is chosen already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This box is used already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This die is free already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This die is kept already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until the dice are at rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a joker you first take the upper box of the face you rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a joker you take an open lower box first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have used all three rolls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep all dice. Release one to roll again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your roll scores nothing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all pips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as a joker {points}, and {extra} extra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as a joker {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least four equal dice, the sum of all five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least three equal dice, the sum of all five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five equal dice, {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five values in a row, {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four values in a row, {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sum of all five dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sum of all fives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sum of all fours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sum of all ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sum of all sixes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sum of all threes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sum of all twos.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three equal dice and two equal dice, {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three equal dice and two other equal dice, {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} are barred.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is barred.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} will be entered in %n second/seconds.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetCells</name>
    <message>
        <source>+{points} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus of {points} reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further fives of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper part with bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{box}: 0 points, a sacrifice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{box}: barred. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{box}: open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{box}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{box}: {points}, chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{box}: {points}, entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{box}: {points}, entered by itself in %n second/seconds</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{box}: {points}, open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{box}: {points}, the only possible box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} and {extra} extra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} to go to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat}, {text}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message numerus="yes">
        <source>%n die/dice</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a box or roll again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five of a kind!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five of a kind! You get {points} extra points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {name}'s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No open box scores: you must sacrifice one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll {roll} of {rolls}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap a die to keep or release it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap the cup to roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap: keep or release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have used all three rolls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all 5 dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a box first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no roll left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{box} chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{box} would get 0 points. Another open box brings up to {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}'s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, it's your turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>2 equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight of 3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
