<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Dice Games</source>
        <translation>Über Würfelspiele</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Dice Games, version {version}</source>
        <translation>Würfelspiele, Version {version}</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: you may use, change and pass it on.</source>
        <translation>Freie Software unter der MIT-Lizenz: Du darfst sie nutzen, ändern und weitergeben.</translation>
    </message>
    <message>
        <source>Made with Python and Qt {qt} (PySide6 {pyside}), which is used under the LGPL, version 3.</source>
        <translation>Gemacht mit Python und Qt {qt} (PySide6 {pyside}), genutzt unter der LGPL, Version 3.</translation>
    </message>
    <message>
        <source>Nothing leaves this device: no account, no network, no tracking.</source>
        <translation>Nichts verlässt dieses Gerät: kein Konto, kein Netz, kein Tracking.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Close this message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Copy details</source>
        <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Your game is safe: every move was saved at once. You can go on, or quit and continue later. These details help whoever mends it:</source>
        <translation>Deine Partie ist sicher: Jeder Zug wurde sofort gespeichert. Mach weiter, oder beende und spiel später weiter. Diese Einzelheiten helfen beim Beheben:</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>Begun on {date}</source>
        <translation>Begonnen am {date}</translation>
    </message>
    <message>
        <source>Begun today at {time}</source>
        <translation>Begonnen heute um {time}</translation>
    </message>
    <message>
        <source>Begun yesterday at {time}</source>
        <translation>Begonnen gestern um {time}</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>heute, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>gestern, {time}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>Die {number}: {value}</source>
        <translation>Würfel {number}: {value}</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
</context>
<context>
    <name>FiveDice</name>
    <message numerus="yes">
        <source>%n column/columns</source>
        <translation>
            <numerusform>%n Spalte</numerusform>
            <numerusform>%n Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>1s</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>2s</source>
        <translation>2er</translation>
    </message>
    <message>
        <source>3s</source>
        <translation>3er</translation>
    </message>
    <message>
        <source>3x</source>
        <translation>3x</translation>
    </message>
    <message>
        <source>4s</source>
        <translation>4er</translation>
    </message>
    <message>
        <source>4x</source>
        <translation>4x</translation>
    </message>
    <message>
        <source>5s</source>
        <translation>5er</translation>
    </message>
    <message>
        <source>5x</source>
        <translation>5x</translation>
    </message>
    <message>
        <source>6s</source>
        <translation>6er</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Choose the column, then enter</source>
        <translation>Spalte wählen, dann eintragen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Große Straße</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Left part with bonus</source>
        <translation>Linker Bereich mit Bonus</translation>
    </message>
    <message>
        <source>Left part {upper}, bonus {bonus}, right part {lower}, extra for jokers {fives}.</source>
        <translation>Linker Bereich {upper}, Bonus {bonus}, rechter Bereich {lower}, extra für Joker {fives}.</translation>
    </message>
    <message>
        <source>Move over the table</source>
        <translation>In der Tabelle bewegen</translation>
    </message>
    <message>
        <source>No open column scores: you must enter a 0.</source>
        <translation>Keine freie Spalte bringt Punkte: Du musst eine 0 eintragen.</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>SOS</source>
        <translation>SOS</translation>
    </message>
    <message>
        <source>Secure a die or take it back</source>
        <translation>Würfel sichern oder zurücknehmen</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Kleine Straße</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Table, left part</source>
        <translation>Tabelle, linker Bereich</translation>
    </message>
    <message>
        <source>Table, right part</source>
        <translation>Tabelle, rechter Bereich</translation>
    </message>
    <message>
        <source>Tap a column first.</source>
        <translation>Tippe zuerst eine Spalte an.</translation>
    </message>
    <message>
        <source>Tap a column or roll again.</source>
        <translation>Tippe eine Spalte an oder würfle nochmal.</translation>
    </message>
    <message>
        <source>Tap a column.</source>
        <translation>Tippe eine Spalte an.</translation>
    </message>
    <message>
        <source>Tap or drag dice to the left to secure them.</source>
        <translation>Tippe oder ziehe Würfel nach links, um sie zu sichern.</translation>
    </message>
    <message>
        <source>Tap or drag: secure</source>
        <translation>Tippen oder ziehen: sichern</translation>
    </message>
    <message>
        <source>This column is chosen already.</source>
        <translation>Diese Spalte ist schon gewählt.</translation>
    </message>
    <message>
        <source>This column is used already.</source>
        <translation>Diese Spalte ist schon belegt.</translation>
    </message>
    <message>
        <source>This die is secured already.</source>
        <translation>Dieser Würfel ist schon gesichert.</translation>
    </message>
    <message>
        <source>This die isn't secured.</source>
        <translation>Dieser Würfel ist nicht gesichert.</translation>
    </message>
    <message>
        <source>You have secured all dice. Take one back to roll again.</source>
        <translation>Du hast alle Würfel gesichert. Nimm einen zurück, um nochmal zu würfeln.</translation>
    </message>
    <message>
        <source>You have secured all dice. Tap a column, or take a die back to roll again.</source>
        <translation>Du hast alle Würfel gesichert. Tippe eine Spalte an oder nimm einen Würfel zurück.</translation>
    </message>
    <message>
        <source>tap a column first</source>
        <translation>erst eine Spalte antippen</translation>
    </message>
    <message>
        <source>the chosen column adds {gain}</source>
        <translation>die gewählte Spalte bringt {gain} dazu</translation>
    </message>
    <message>
        <source>{column} brings {points}.</source>
        <translation>{column} bringt {points}.</translation>
    </message>
    <message>
        <source>{column} would get 0 points. Another open column brings up to {points}.</source>
        <translation>{column} bekäme 0 Punkte. Eine andere freie Spalte bringt bis zu {points}.</translation>
    </message>
    <message>
        <source>{name} has most in the left part: {points}.</source>
        <translation>{name} hat im linken Bereich am meisten: {points}.</translation>
    </message>
    <message>
        <source>{name} has most in the right part: {points}.</source>
        <translation>{name} hat im rechten Bereich am meisten: {points}.</translation>
    </message>
    <message>
        <source>{name} has {points} in the left part.</source>
        <translation>{name} hat {points} im linken Bereich.</translation>
    </message>
    <message>
        <source>{name} has {points} in the right part.</source>
        <translation>{name} hat {points} im rechten Bereich.</translation>
    </message>
    <message>
        <source>{name} reaches {target} in the left part: {bonus}</source>
        <translation>{name} erreicht {target} im linken Bereich: {bonus}</translation>
    </message>
    <message>
        <source>{name} sacrifices no column at all.</source>
        <translation>{name} opfert keine einzige Spalte.</translation>
    </message>
    <message>
        <source>{name} secures the {face}</source>
        <translation>{name} sichert die {face}</translation>
    </message>
    <message>
        <source>{name} secures {kept} and rolls {faces}</source>
        <translation>{name} sichert {kept} und würfelt {faces}</translation>
    </message>
    <message>
        <source>{name} takes the {face} back</source>
        <translation>{name} nimmt die {face} zurück</translation>
    </message>
    <message>
        <source>{points} from {target}</source>
        <translation>{points} ab {target}</translation>
    </message>
</context>
<context>
    <name>FiveDiceRules</name>
    <message>
        <source>A column whose condition the roll doesn't meet takes 0.</source>
        <translation>Eine Spalte, deren Bedingung der Wurf nicht erfüllt, bekommt 0.</translation>
    </message>
    <message>
        <source>A pause stops the clock and hides the dice, and so does leaving the puzzle. Pauses are counted and stand in the list of the best results, which is kept for each limit.</source>
        <translation>Eine Pause hält die Uhr an und verdeckt die Würfel, ebenso das Verlassen des Rätsels. Pausen werden gezählt und stehen in der Liste der besten Ergebnisse, die es für jede Zeit gibt.</translation>
    </message>
    <message>
        <source>A straight may have other dice beside it: 1 2 3 3 4 is a small straight too.</source>
        <translation>Neben einer Straße dürfen andere Würfel liegen: Auch 1 2 3 3 4 ist eine Kleine Straße.</translation>
    </message>
    <message>
        <source>A tie for first place is a shared victory; all winners are named.</source>
        <translation>Bei Gleichstand auf dem ersten Platz gewinnen alle gemeinsam; alle werden genannt.</translation>
    </message>
    <message>
        <source>After any roll you may tap a column: it shows what the roll brings there. “Enter” writes it down and ends your turn. Nothing is entered without it.</source>
        <translation>Nach jedem Wurf darfst du eine Spalte antippen: Sie zeigt, was der Wurf dort bringt. „Eintragen“ schreibt es auf und beendet deinen Zug. Ohne den Knopf wird nichts eingetragen.</translation>
    </message>
    <message>
        <source>After the third roll something must be entered. If no open column brings a point, the app says so: you must enter a 0.</source>
        <translation>Nach dem dritten Wurf musst du etwas eintragen. Bringt keine freie Spalte Punkte, sagt es die App: Du musst eine 0 eintragen.</translation>
    </message>
    <message>
        <source>Alone among computers you begin; among computers alone the order stays. You can also play again without the race: then the seat after the last starter begins.</source>
        <translation>Sitzt nur ein Mensch am Tisch, beginnt er; sitzt keiner da, bleibt die Reihenfolge. Du kannst auch ohne Wettlauf nochmal spielen: Dann beginnt der Platz nach dem letzten, der begonnen hat.</translation>
    </message>
    <message>
        <source>As soon as your left columns hold {target} points or more together, you get {bonus} points, once. {target} is what three dice in each of them make.</source>
        <translation>Sobald in deinen linken Spalten zusammen {target} Punkte oder mehr stehen, bekommst du einmal {bonus} Punkte. {target} sind es mit drei Würfeln in jeder von ihnen.</translation>
    </message>
    <message>
        <source>Between any two rolls you may also take secured dice back.</source>
        <translation>Zwischen zwei Würfen darfst du gesicherte Würfel auch zurücknehmen.</translation>
    </message>
    <message>
        <source>Between two rolls, secure the dice that are to stay: move them to the place left of the rolling area, by tap or by drag.</source>
        <translation>Sichere zwischen zwei Würfen die Würfel, die liegen bleiben sollen: Lege sie links neben den Würfelbereich, durch Tippen oder Ziehen.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Each turn fills one column, and each column is used once.</source>
        <translation>Jeder Zug füllt eine Spalte, und jede Spalte wird einmal benutzt.</translation>
    </message>
    <message>
        <source>Every new try has new dice.</source>
        <translation>Jeder neue Versuch hat neue Würfe.</translation>
    </message>
    <message>
        <source>Five equal dice are no full house, except as a joker.</source>
        <translation>Fünf gleiche Würfel sind kein Full House, außer als Joker.</translation>
    </message>
    <message>
        <source>Five equal dice are no full house.</source>
        <translation>Fünf gleiche Würfel sind kein Full House.</translation>
    </message>
    <message>
        <source>Full points are the most that a column can hold: {list}.</source>
        <translation>Die volle Punktzahl ist das Meiste, was in einer Spalte stehen kann: {list}.</translation>
    </message>
    <message>
        <source>If you roll again instead, the column that you had chosen is open again.</source>
        <translation>Würfelst du stattdessen nochmal, ist die gewählte Spalte wieder frei.</translation>
    </message>
    <message>
        <source>In a rematch everyone can start at once, and the fastest begins: the first press on a start pad throws that player's first roll. The turns go on round the table from there.</source>
        <translation>Bei der Revanche können alle zugleich starten, und wer am schnellsten ist, beginnt: Der erste Druck auf ein Startfeld macht den ersten Wurf. Von dort geht es reihum weiter.</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kurz gesagt</translation>
    </message>
    <message>
        <source>Kind of joker: {kind}.</source>
        <translation>Art des Jokers: {kind}.</translation>
    </message>
    <message>
        <source>On top of that you get {extra} extra points. They don't count towards the bonus.</source>
        <translation>Dazu bekommst du {extra} Punkte extra. Sie zählen nicht für den Bonus.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Taking a step back gives no time back, and no roll can be undone.</source>
        <translation>Ein zurückgenommener Schritt gibt keine Zeit zurück, und kein Wurf kann zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Tap the cup: all five dice are thrown.</source>
        <translation>Tippe den Becher an: Alle fünf Würfel rollen.</translation>
    </message>
    <message>
        <source>The bonus</source>
        <translation>Der Bonus</translation>
    </message>
    <message>
        <source>The bonus is entered by itself and can't be struck out.</source>
        <translation>Der Bonus trägt sich von selbst ein und kann nicht gestrichen werden.</translation>
    </message>
    <message>
        <source>The clock starts when you first tap the cup. It stands at the top.</source>
        <translation>Die Uhr startet, wenn du den Becher zum ersten Mal antippst. Sie steht oben in der Mitte.</translation>
    </message>
    <message>
        <source>The columns</source>
        <translation>Die Spalten</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The first five of a kind is an ordinary roll.</source>
        <translation>Der erste Fünfling ist ein gewöhnlicher Wurf.</translation>
    </message>
    <message>
        <source>The game ends when everyone has an entry in every column. All points, the bonus and the extra points are added up. The highest total wins.</source>
        <translation>Das Spiel endet, wenn alle in jeder Spalte etwas eingetragen haben. Alle Punkte, der Bonus und die Extrapunkte werden zusammengezählt. Die höchste Summe gewinnt.</translation>
    </message>
    <message>
        <source>The joker</source>
        <translation>Der Joker</translation>
    </message>
    <message>
        <source>The marks under the cup show how many rolls are left. You have three at most, and each one throws at least one die.</source>
        <translation>Die Marker unter dem Becher zeigen, wie viele Würfe noch bleiben. Du hast höchstens drei, und bei jedem rollt mindestens ein Würfel.</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>Das Rätsel</translation>
    </message>
    <message>
        <source>What a joker puts into a left column counts towards the bonus.</source>
        <translation>Was ein Joker in eine linke Spalte bringt, zählt für den Bonus.</translation>
    </message>
    <message>
        <source>What it asks for and pays</source>
        <translation>Was sie verlangt und bringt</translation>
    </message>
    <message>
        <source>When nothing scores</source>
        <translation>Wenn nichts Punkte bringt</translation>
    </message>
    <message>
        <source>When the time is up, the points that you have entered count, with the bonus if you reached it. A roll that isn't entered is lost.</source>
        <translation>Ist die Zeit um, zählen die Punkte, die du eingetragen hast, mit dem Bonus, wenn du ihn erreicht hast. Ein Wurf, der nicht eingetragen ist, verfällt.</translation>
    </message>
    <message>
        <source>Whoever ends a turn with five equal dice again may enter the full points of any open column. No column is forced.</source>
        <translation>Wer einen Zug erneut mit fünf gleichen Würfeln beendet, darf in einer beliebigen freien Spalte die volle Punktzahl eintragen. Keine Spalte ist vorgeschrieben.</translation>
    </message>
    <message>
        <source>You may choose a limit of 3, 5 or 10 minutes.</source>
        <translation>Du kannst 3, 5 oder 10 Minuten wählen.</translation>
    </message>
    <message>
        <source>You play alone, one game in one go, against the clock: {limit}. Everything else is as in 5 Dice.</source>
        <translation>Du spielst allein, ein Spiel am Stück, gegen die Uhr: {limit}. Alles andere ist wie bei 5 Dice.</translation>
    </message>
    <message>
        <source>You throw five dice out of a cup and write the result into a column of your table. There are thirteen columns, six at the left and seven at the right, and thirteen rounds with one turn each.</source>
        <translation>Du würfelst fünf Würfel aus einem Becher und trägst das Ergebnis in eine Spalte deiner Tabelle ein. Es gibt dreizehn Spalten, sechs links und sieben rechts, und dreizehn Runden mit je einem Zug.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>nothing is used yet</source>
        <translation>noch ist nichts belegt</translation>
    </message>
    <message>
        <source>the first five of a kind</source>
        <translation>der erste Fünfling</translation>
    </message>
    <message>
        <source>the second one, the first went into {column}</source>
        <translation>der zweite, der erste kam in {column}</translation>
    </message>
    <message>
        <source>{column} was struck out by an ordinary roll</source>
        <translation>{column} wurde mit einem gewöhnlichen Wurf gestrichen</translation>
    </message>
    <message>
        <source>{least} to {most} people or computers sit at the table.</source>
        <translation>Am Tisch sitzen {least} bis {most} Menschen oder Computer.</translation>
    </message>
    <message>
        <source>“Again” means: an earlier turn of yours ended with five equal dice, in whatever column. One that was rolled and broken up again doesn't count.</source>
        <translation>„Erneut“ heißt: Einer deiner früheren Züge endete mit fünf gleichen Würfeln, in welcher Spalte auch immer. Wer sie nur gewürfelt und wieder aufgelöst hat, hat noch keinen.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <source>%n minute/minutes</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>10,000</source>
        <translation>10.000</translation>
    </message>
    <message>
        <source>1–8 players, about 25 min.</source>
        <translation>1–8 Spieler, etwa 25 Min.</translation>
    </message>
    <message>
        <source>2–5 players, about 30 min.</source>
        <translation>2–5 Spieler, etwa 30 Min.</translation>
    </message>
    <message>
        <source>2–8 players, about 20 min.</source>
        <translation>2–8 Spieler, etwa 20 Min.</translation>
    </message>
    <message>
        <source>5 Dice</source>
        <translation>5 Dice</translation>
    </message>
    <message>
        <source>A game takes about 20 minutes.</source>
        <translation>Eine Partie dauert etwa 20 Minuten.</translation>
    </message>
    <message>
        <source>A game takes about 25 minutes.</source>
        <translation>Eine Partie dauert etwa 25 Minuten.</translation>
    </message>
    <message>
        <source>A game takes about 30 minutes.</source>
        <translation>Eine Partie dauert etwa 30 Minuten.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Collect points, but don't dare too much.</source>
        <translation>Sammle Punkte, aber wage nicht zu viel.</translation>
    </message>
    <message>
        <source>Coming later</source>
        <translation>Kommt noch</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Five dice, a cup, thirteen columns. A further five of a kind fits anywhere.</source>
        <translation>Fünf Würfel, ein Becher, dreizehn Spalten. Ein weiterer Fünfling passt überall.</translation>
    </message>
    <message>
        <source>Five dice, three rolls, thirteen boxes.</source>
        <translation>Fünf Würfel, drei Würfe, dreizehn Felder.</translation>
    </message>
    <message>
        <source>Five dice, three rolls, thirteen boxes. A crossed-out box stays crossed out.</source>
        <translation>Fünf Würfel, drei Würfe, dreizehn Felder. Gestrichen ist gestrichen.</translation>
    </message>
    <message>
        <source>Like Penta, with the widespread joker.</source>
        <translation>Wie Penta, mit dem verbreiteten Joker.</translation>
    </message>
    <message>
        <source>Order Cards</source>
        <translation>Auftragskarten</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Penta</source>
        <translation>Penta</translation>
    </message>
    <message>
        <source>Place dice on cards and defend them.</source>
        <translation>Lege Würfel auf Karten und verteidige sie.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Solide</translation>
    </message>
    <message>
        <source>The computer decides for {names}.</source>
        <translation>Der Computer entscheidet für {names}.</translation>
    </message>
    <message>
        <source>The dice fall equally at random for everyone.</source>
        <translation>Die Würfel fallen für alle gleich zufällig.</translation>
    </message>
    <message>
        <source>The joker also counts when Penta was crossed out with 0. There are no 100 points then.</source>
        <translation>Der Joker gilt auch, wenn Penta mit 0 gestrichen ist. Die 100 Punkte gibt es dann nicht.</translation>
    </message>
    <message>
        <source>This game is not there yet.</source>
        <translation>Dieses Spiel gibt es noch nicht.</translation>
    </message>
    <message>
        <source>With a cup. Also as a puzzle against the clock.</source>
        <translation>Mit Becher. Auch als Rätsel gegen die Uhr.</translation>
    </message>
    <message>
        <source>You alone against the clock, as often as you like. The best results are kept.</source>
        <translation>Du allein gegen die Uhr, so oft du magst. Die besten Ergebnisse bleiben stehen.</translation>
    </message>
    <message>
        <source>{names} work out each turn and weigh the boxes by experience.</source>
        <translation>{names} rechnen jeden Zug durch und schätzen die Felder nach Erfahrung.</translation>
    </message>
    <message>
        <source>{names} works out each turn and weighs the boxes by experience.</source>
        <translation>{names} rechnet jeden Zug durch und schätzt die Felder nach Erfahrung.</translation>
    </message>
</context>
<context>
    <name>Handover</name>
    <message>
        <source>Pass the device to</source>
        <translation>Gib das Gerät weiter an</translation>
    </message>
    <message>
        <source>Pass the device to {name}.</source>
        <translation>Gib das Gerät weiter an {name}.</translation>
    </message>
    <message>
        <source>Space or tap</source>
        <translation>Leertaste oder Tippen</translation>
    </message>
    <message>
        <source>{name} is ready</source>
        <translation>{name} ist bereit</translation>
    </message>
    <message>
        <source>{progress} · {name} has {points}</source>
        <translation>{progress} · {name} hat {points}</translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>It's {name}'s turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Was spielen wir?</translation>
    </message>
    <message>
        <source>{name}: {score}</source>
        <translation>{name}: {score}</translation>
    </message>
    <message>
        <source>{whose} · {when}</source>
        <translation>{whose} · {when}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Taken back: {text}</source>
        <translation>Zurückgenommen: {text}</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>Close the log</source>
        <translation>Verlauf schließen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>LogWords</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>Weiter geht’s</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist beendet</translation>
    </message>
    <message>
        <source>This is a practice table from here on</source>
        <translation>Ab hier ist das ein Übungstisch</translation>
    </message>
    <message>
        <source>{name} brings back: {what}</source>
        <translation>{name} stellt wieder her: {what}</translation>
    </message>
    <message>
        <source>{name} takes back: {what}</source>
        <translation>{name} nimmt zurück: {what}</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;About Dice Games</source>
        <translation>Ü&amp;ber Würfelspiele</translation>
    </message>
    <message>
        <source>&amp;All sheets</source>
        <translation>&amp;Alle Blätter</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>&amp;New game …</source>
        <translation>&amp;Neues Spiel …</translation>
    </message>
    <message>
        <source>&amp;Open session …</source>
        <translation>Sitzung ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Startseite</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Show &amp;menu bar</source>
        <translation>&amp;Menüleiste zeigen</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>%n player/players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Platz hinzufügen</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Computer {number}</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Different from the default:</source>
        <translation>Anders als der Standard:</translation>
    </message>
    <message>
        <source>Draw the order</source>
        <translation>Reihenfolge auslosen</translation>
    </message>
    <message>
        <source>Enter automatically after</source>
        <translation>Automatisch eintragen nach</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Game and rules</source>
        <translation>Spiel und Regeln</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Line-up from last time.</source>
        <translation>Aufstellung vom letzten Mal.</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Name von Platz {number}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>One player less</source>
        <translation>Ein Spieler weniger</translation>
    </message>
    <message>
        <source>One player more</source>
        <translation>Ein Spieler mehr</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Practice table (no limit)</source>
        <translation>Übungstisch (ohne Grenze)</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Show “Pass the device” before every turn</source>
        <translation>Vor jedem Zug „Gib das Gerät weiter“ zeigen</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Spiel starten</translation>
    </message>
    <message>
        <source>The app rolls</source>
        <translation>Die App würfelt</translation>
    </message>
    <message>
        <source>The clock runs from the first roll on, for {span}.</source>
        <translation>Die Uhr läuft ab dem ersten Wurf, {span} lang.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Type in real dice</source>
        <translation>Echte Würfel eintippen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Up to the last roll</source>
        <translation>Bis zum letzten Wurf</translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation>Wer spielt mit?</translation>
    </message>
    <message>
        <source>up to {number}</source>
        <translation>bis zu {number}</translation>
    </message>
    <message numerus="yes">
        <source>{game} with %n player/players.</source>
        <translation>
            <numerusform>{game} mit %n Spieler.</numerusform>
            <numerusform>{game} mit %n Spielern.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} with {names}.</source>
        <translation>{game} mit {names}.</translation>
    </message>
    <message>
        <source>{level}:</source>
        <translation>{level}:</translation>
    </message>
    <message>
        <source>{name} begins</source>
        <translation>{name} beginnt</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Practice table: you can undo anything. The game counts in no statistics.</source>
        <translation>Übungstisch: Du kannst alles zurücknehmen. Die Partie zählt in keiner Statistik.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The file of this session is no longer there.</source>
        <translation>Die Datei dieser Sitzung ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The folder of the sessions cannot be written to.</source>
        <translation>In den Ordner der Sitzungen lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The last line of this session was incomplete and was left out. Nothing else is lost.</source>
        <translation>Die letzte Zeile dieser Sitzung war unvollständig und fehlt. Sonst ging nichts verloren.</translation>
    </message>
    <message>
        <source>Writing to the disk failed.</source>
        <translation>Das Schreiben ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>You can play on. Moves are saved as soon as that works again.</source>
        <translation>Du kannst weiterspielen. Züge werden gespeichert, sobald es wieder geht.</translation>
    </message>
</context>
<context>
    <name>PauseCover</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Space or tap</source>
        <translation>Leertaste oder Tippen</translation>
    </message>
    <message>
        <source>The dice are covered and no clock runs. Every move is saved.</source>
        <translation>Die Würfel sind verdeckt und keine Uhr läuft. Jeder Zug ist gespeichert.</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message numerus="yes">
        <source>%n point/points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>{names} gewinnen</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name} (Computer)</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>is playing</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>next</source>
        <translation>danach</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>Platz {place}</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>{name}: {points}, {status}</source>
        <translation>{name}: {points}, {status}</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Saving failed. Check the disk, then go on.</source>
        <translation>Das Speichern ist misslungen. Prüfe den Datenträger, dann geht es weiter.</translation>
    </message>
    <message>
        <source>The disk is full, so moves can no longer be saved. Free some space, then go on.</source>
        <translation>Der Datenträger ist voll, Züge lassen sich nicht mehr speichern. Schaffe Platz, dann geht es weiter.</translation>
    </message>
    <message>
        <source>This file comes from a newer version of the app. It is left as it is. Update the app for it.</source>
        <translation>Diese Datei stammt aus einer neueren Version der App. Sie bleibt unverändert. Aktualisiere die App, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>This file has a computer player that this version does not know. It is left as it is.</source>
        <translation>In dieser Datei spielt ein Computer, den diese Version nicht kennt. Sie bleibt unverändert.</translation>
    </message>
    <message>
        <source>This file holds a game that this version does not know. It is left as it is.</source>
        <translation>Diese Datei enthält ein Spiel, das diese Version nicht kennt. Sie bleibt unverändert.</translation>
    </message>
    <message>
        <source>This file is damaged. It is left as it is.</source>
        <translation>Diese Datei ist beschädigt. Sie bleibt unverändert.</translation>
    </message>
    <message>
        <source>This file is damaged: a line is missing before line {line}. It is left as it is.</source>
        <translation>Diese Datei ist beschädigt: Vor Zeile {line} fehlt eine Zeile. Sie bleibt unverändert.</translation>
    </message>
    <message>
        <source>This file is damaged: it is not readable as text. It is left as it is.</source>
        <translation>Diese Datei ist beschädigt: Sie ist nicht als Text lesbar. Sie bleibt unverändert.</translation>
    </message>
    <message>
        <source>This file is damaged: line {line} breaks the rules of the game. It is left as it is.</source>
        <translation>Diese Datei ist beschädigt: Zeile {line} verstößt gegen die Spielregeln. Sie bleibt unverändert.</translation>
    </message>
    <message>
        <source>This file is damaged: line {line} cannot be read. It is left as it is.</source>
        <translation>Diese Datei ist beschädigt: Zeile {line} ist unlesbar. Sie bleibt unverändert.</translation>
    </message>
    <message>
        <source>This file is damaged: line {line} is too long. It is left as it is.</source>
        <translation>Diese Datei ist beschädigt: Zeile {line} ist zu lang. Sie bleibt unverändert.</translation>
    </message>
    <message>
        <source>This file is no longer there. Choose another session.</source>
        <translation>Diese Datei ist nicht mehr da. Wähle eine andere Sitzung.</translation>
    </message>
    <message>
        <source>This file is no session of this app. It is left as it is.</source>
        <translation>Diese Datei ist keine Sitzung dieser App. Sie bleibt unverändert.</translation>
    </message>
    <message>
        <source>This file is too large for a session. It is left as it is.</source>
        <translation>Diese Datei ist zu groß für eine Sitzung. Sie bleibt unverändert.</translation>
    </message>
    <message>
        <source>This file is too long for a session. It is left as it is.</source>
        <translation>Diese Datei ist zu lang für eine Sitzung. Sie bleibt unverändert.</translation>
    </message>
    <message>
        <source>This folder cannot be written to, so moves cannot be saved. Allow writing, then go on.</source>
        <translation>In diesen Ordner lässt sich nicht schreiben, Züge lassen sich nicht speichern. Erlaube das Schreiben, dann geht es weiter.</translation>
    </message>
    <message>
        <source>This session is already open in another window. Close it there first.</source>
        <translation>Diese Sitzung ist schon in einem anderen Fenster offen. Schließe sie dort zuerst.</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>unlesbar</translation>
    </message>
    <message>
        <source>from a newer version</source>
        <translation>aus einer neueren Version</translation>
    </message>
    <message>
        <source>line {line} breaks the rules</source>
        <translation>Zeile {line} verstößt gegen die Regeln</translation>
    </message>
    <message>
        <source>line {line} cannot be read</source>
        <translation>Zeile {line} ist unlesbar</translation>
    </message>
    <message>
        <source>unknown game</source>
        <translation>unbekanntes Spiel</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message numerus="yes">
        <source>%n pause/pauses</source>
        <translation>
            <numerusform>%n Pause</numerusform>
            <numerusform>%n Pausen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second/seconds</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Best result with {span}: {points}</source>
        <translation>Bestes Ergebnis bei {span}: {points}</translation>
    </message>
    <message>
        <source>Best results, {span}</source>
        <translation>Beste Ergebnisse, {span}</translation>
    </message>
    <message>
        <source>Done with {time} left</source>
        <translation>Geschafft, mit {time} übrig</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {points}, {pauses}, {when}.</source>
        <translation>Platz {place}: {name}, {points}, {pauses}, {when}.</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>There is no result yet.</source>
        <translation>Noch gibt es kein Ergebnis.</translation>
    </message>
    <message>
        <source>almost over</source>
        <translation>gleich um</translation>
    </message>
    <message>
        <source>from the first roll on</source>
        <translation>ab dem ersten Wurf</translation>
    </message>
    <message>
        <source>no pause</source>
        <translation>keine Pause</translation>
    </message>
    <message>
        <source>of {span} left</source>
        <translation>übrig von {span}</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>diese Partie</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>noch {time}</translation>
    </message>
    <message>
        <source>{used} of {limit}, {pauses}.</source>
        <translation>{used} von {limit}, {pauses}.</translation>
    </message>
</context>
<context>
    <name>RailTray</name>
    <message>
        <source>Secured dice: {dice}</source>
        <translation>Gesicherte Würfel: {dice}</translation>
    </message>
    <message>
        <source>Tap the cup</source>
        <translation>Becher antippen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>secured</source>
        <translation>gesichert</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>A die shows 1 to 6.</source>
        <translation>Ein Würfel zeigt 1 bis 6.</translation>
    </message>
    <message>
        <source>A roll cannot be undone.</source>
        <translation>Ein Wurf lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Against the clock there is no practice table.</source>
        <translation>Gegen die Uhr gibt es keinen Übungstisch.</translation>
    </message>
    <message>
        <source>Against the clock, you can only undo back to the last roll.</source>
        <translation>Gegen die Uhr kannst du nur bis zum letzten Wurf zurücknehmen.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>That is the wrong number of dice.</source>
        <translation>Das sind nicht die richtigen Würfel.</translation>
    </message>
    <message>
        <source>The computer's turn cannot be undone.</source>
        <translation>Der Zug des Computers lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Undo was switched off for this game.</source>
        <translation>Zurücknehmen ist in dieser Partie ausgeschaltet.</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message numerus="yes">
        <source>%n minute/minutes</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round/rounds</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Place {place}: {name}, {total}.</source>
        <translation>Platz {place}: {name}, {total}.</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Geteilter Sieg</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Deine Punkte</translation>
    </message>
    <message>
        <source>{rounds} in {minutes}.</source>
        <translation>{rounds} in {minutes}.</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Another time</source>
        <translation>Andere Zeit</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie beendet</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Saved under Sessions.</source>
        <translation>Gespeichert unter Sitzungen.</translation>
    </message>
    <message>
        <source>To the overview</source>
        <translation>Zur Übersicht</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Das war los</translation>
    </message>
    <message>
        <source>change the line-up</source>
        <translation>Aufstellung ändern</translation>
    </message>
    <message>
        <source>new dice, {span}</source>
        <translation>neue Würfel, {span}</translation>
    </message>
    <message>
        <source>or another game</source>
        <translation>oder anderes Spiel</translation>
    </message>
    <message>
        <source>same players, same rules</source>
        <translation>gleiche Spieler, gleiche Regeln</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} beginnt</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>{place}.</source>
        <translation>{place}.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>A box whose condition the roll doesn't meet takes 0. That is called a sacrifice.</source>
        <translation>Ein Feld, dessen Bedingung der Wurf nicht erfüllt, bekommt 0. Das heißt opfern.</translation>
    </message>
    <message>
        <source>A straight may have other dice beside it: 1 2 3 3 4 is a small straight too.</source>
        <translation>Neben einer Straße dürfen andere Würfel liegen: Auch 1 2 3 3 4 ist eine kleine Straße.</translation>
    </message>
    <message>
        <source>A tie for first place is a shared victory; all winners are named.</source>
        <translation>Gleichstand auf dem ersten Platz ist ein geteilter Sieg; alle werden genannt.</translation>
    </message>
    <message>
        <source>After any roll you may choose a box and press “Confirm turn”. Before the first roll you can't.</source>
        <translation>Nach jedem Wurf darfst du ein Feld wählen und „Zug bestätigen“ drücken. Vor dem ersten Wurf geht das nicht.</translation>
    </message>
    <message>
        <source>After the third roll</source>
        <translation>Nach dem dritten Wurf</translation>
    </message>
    <message>
        <source>As soon as your upper boxes hold {target} points or more together, you get {bonus} points, once.</source>
        <translation>Sobald deine oberen Felder zusammen {target} Punkte oder mehr haben, bekommst du {bonus} Punkte, einmal.</translation>
    </message>
    <message>
        <source>At a practice table you can take back anything. Even then the same dice fall again, and the game counts in no statistics.</source>
        <translation>An einem Übungstisch kannst du alles zurücknehmen. Auch dann fallen dieselben Würfel wieder, und die Partie zählt in keiner Statistik.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Choosing a box stops it for this turn; then you confirm yourself. Tapping a barred box is no choice.</source>
        <translation>Wählst du ein Feld, bleibt sie für diesen Zug stehen; dann bestätigst du selbst. Ein gesperrtes Feld anzutippen ist keine Wahl.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Each turn fills one box, and each box is used once.</source>
        <translation>Jeder Zug füllt ein Feld, und jedes Feld wird einmal benutzt.</translation>
    </message>
    <message>
        <source>Else you take any open lower box: full house pays {house}, small straight {small}, large straight {large}, the others the sum of all five dice.</source>
        <translation>Sonst nimmst du ein beliebiges freies unteres Feld: Full House bringt {house}, Kleine Straße {small}, Große Straße {large}, die anderen die Summe aller fünf Würfel.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Extra points for fives of a kind don't count towards the {target}.</source>
        <translation>Extrapunkte für Fünflinge zählen nicht zu den {target}.</translation>
    </message>
    <message>
        <source>Extra points for fives of a kind don't count towards the {target}. What stands in the box does, so the 20 of a joker in Fours help.</source>
        <translation>Extrapunkte für Fünflinge zählen nicht zu den {target}. Was im Feld steht, zählt: Die 20 eines Jokers in Vierer helfen also.</translation>
    </message>
    <message>
        <source>Five equal dice are a joker when you ended an earlier turn with five equal dice, in whatever box.</source>
        <translation>Fünf gleiche Würfel sind ein Joker, wenn du einen früheren Zug mit fünf gleichen Würfeln beendet hast, egal in welchem Feld.</translation>
    </message>
    <message>
        <source>Five equal dice are a joker when {box} and the upper box of that face are used.</source>
        <translation>Fünf gleiche Würfel sind ein Joker, wenn {box} und das obere Feld dieser Augenzahl belegt sind.</translation>
    </message>
    <message>
        <source>Five equal dice are a joker when {box} holds {points}.</source>
        <translation>Fünf gleiche Würfel sind ein Joker, wenn in {box} {points} stehen.</translation>
    </message>
    <message>
        <source>Five equal dice are a joker when {box} is used, with {points} or with 0.</source>
        <translation>Fünf gleiche Würfel sind ein Joker, wenn {box} belegt ist, mit {points} oder mit 0.</translation>
    </message>
    <message>
        <source>Five equal dice are no full house, except as a joker.</source>
        <translation>Fünf gleiche Würfel sind kein Full House, außer als Joker.</translation>
    </message>
    <message>
        <source>Five equal dice are no full house.</source>
        <translation>Fünf gleiche Würfel sind kein Full House.</translation>
    </message>
    <message>
        <source>Five of a kind in all thirteen turns, always of the most useful face, brings {points} points: the highest total that there is.</source>
        <translation>Ein Fünfling in allen dreizehn Zügen, immer mit den nützlichsten Augen, bringt {points} Punkte: die höchste Summe, die es gibt.</translation>
    </message>
    <message>
        <source>Further fives of a kind</source>
        <translation>Weitere Fünflinge</translation>
    </message>
    <message>
        <source>Further fives of a kind earn no extra points.</source>
        <translation>Weitere Fünflinge bringen keine Extrapunkte.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>If no lower box is open either, you take any open upper box with 0 points.</source>
        <translation>Ist auch unten keines frei, nimmst du ein beliebiges freies oberes Feld mit 0 Punkten.</translation>
    </message>
    <message>
        <source>If no lower box is open either, you take any open upper box with 0 points. Extra points stay yours.</source>
        <translation>Ist auch unten keines frei, nimmst du ein beliebiges freies oberes Feld mit 0 Punkten. Extrapunkte behältst du.</translation>
    </message>
    <message>
        <source>If no open box would bring a point after the third roll, the app says so: you must sacrifice one.</source>
        <translation>Bringt nach dem dritten Wurf kein offenes Feld einen Punkt, sagt es die App: Du musst eines opfern.</translation>
    </message>
    <message>
        <source>If the upper box of that face is open, you must take it.</source>
        <translation>Ist das obere Feld dieser Augenzahl frei, musst du es nehmen.</translation>
    </message>
    <message>
        <source>If you choose no box within 3 seconds, the app enters the roll for you. It takes the box that the computer would choose for the best score of its own. 3 seconds is the default.</source>
        <translation>Wählst du innerhalb von 3 Sekunden kein Feld, trägt die App den Wurf für dich ein. Sie nimmt das Feld, das der Computer für möglichst viele eigene Punkte wählen würde. 3 Sekunden sind der Standard.</translation>
    </message>
    <message>
        <source>If you ended an earlier turn with five equal dice, every further five of a kind earns {extra} extra points when you enter it, on top of the box that it goes into.</source>
        <translation>Hast du einen früheren Zug mit fünf gleichen Würfeln beendet, bringt jeder weitere Fünfling beim Eintragen {extra} Punkte extra, zusätzlich zum Feld, in das er kommt.</translation>
    </message>
    <message>
        <source>If you roll again instead, the box that you had chosen is open again.</source>
        <translation>Würfelst du stattdessen nochmal, ist das gewählte Feld wieder frei.</translation>
    </message>
    <message>
        <source>If {box} already holds {points}, every further five of a kind earns {extra} extra points when you enter it, on top of the box that it goes into.</source>
        <translation>Stehen in {box} schon {points}, bringt jeder weitere Fünfling beim Eintragen {extra} Punkte extra, zusätzlich zum Feld, in das er kommt.</translation>
    </message>
    <message>
        <source>If {box} was sacrificed with 0, there is no joker and there are no extra points: five equal dice are an ordinary roll.</source>
        <translation>Wurde {box} mit 0 geopfert, gibt es keinen Joker und keine Extrapunkte: Fünf gleiche Würfel sind ein gewöhnlicher Wurf.</translation>
    </message>
    <message>
        <source>If {box} was sacrificed with 0, there is no joker: five equal dice are an ordinary roll.</source>
        <translation>Wurde {box} mit 0 geopfert, gibt es keinen Joker: Fünf gleiche Würfel sind ein gewöhnlicher Wurf.</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kurz gesagt</translation>
    </message>
    <message>
        <source>It never runs for a computer, during a pause, under a dialog or while a screen reader is in use.</source>
        <translation>Sie läuft nie für einen Computer, in einer Pause, unter einem Dialog oder während ein Vorleseprogramm läuft.</translation>
    </message>
    <message>
        <source>It stays off for the turn when you take an automatic entry back or reopen the session.</source>
        <translation>Sie bleibt für den Zug aus, wenn du einen automatischen Eintrag zurücknimmst oder die Sitzung wieder öffnest.</translation>
    </message>
    <message>
        <source>Kind of joker: {kind}.</source>
        <translation>Art des Jokers: {kind}.</translation>
    </message>
    <message>
        <source>One that you roll and break up again earns nothing.</source>
        <translation>Einer, den du würfelst und wieder auflöst, bringt nichts.</translation>
    </message>
    <message>
        <source>Perfect play alone brings {average} points on average.</source>
        <translation>Perfektes Spiel allein bringt im Mittel {average} Punkte.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Roll all five dice.</source>
        <translation>Würfle mit allen fünf Würfeln.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Tap the dice that you want to keep and roll the others again, up to two more times.</source>
        <translation>Tippe die Würfel an, die du behalten willst, und würfle die anderen nochmal, bis zu zweimal.</translation>
    </message>
    <message>
        <source>The boxes</source>
        <translation>Die Felder</translation>
    </message>
    <message>
        <source>The clock starts when the dice are at rest, and you see it run.</source>
        <translation>Die Zeit läuft, sobald die Würfel liegen, und du siehst sie laufen.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The game ends when everyone has thirteen entries. The total is the upper part, the bonus, the lower part and the extra points. The highest total wins.</source>
        <translation>Die Partie endet, wenn alle dreizehn Einträge haben. Die Summe ist der obere Teil, der Bonus, der untere Teil und die Extrapunkte. Die höchste Summe gewinnt.</translation>
    </message>
    <message>
        <source>The joker</source>
        <translation>Der Joker</translation>
    </message>
    <message>
        <source>The rulesets</source>
        <translation>Die Regelwerke</translation>
    </message>
    <message>
        <source>The upper bonus</source>
        <translation>Der Bonus oben</translation>
    </message>
    <message>
        <source>The {extra} extra points are only earned when {box} holds {points}, not with 0.</source>
        <translation>Die {extra} Extrapunkte gibt es nur, wenn in {box} {points} stehen, nicht mit 0.</translation>
    </message>
    <message>
        <source>The {extra} extra points of a five of a kind count as points here.</source>
        <translation>Die {extra} Extrapunkte eines Fünflings gelten dabei als Punkte.</translation>
    </message>
    <message>
        <source>There is no joker: five equal dice are an ordinary roll.</source>
        <translation>Es gibt keinen Joker: Fünf gleiche Würfel sind ein gewöhnlicher Wurf.</translation>
    </message>
    <message>
        <source>This table</source>
        <translation>Dieser Tisch</translation>
    </message>
    <message>
        <source>What it asks for and pays</source>
        <translation>Was es verlangt und bringt</translation>
    </message>
    <message>
        <source>When nothing scores</source>
        <translation>Wenn nichts Punkte bringt</translation>
    </message>
    <message>
        <source>You can set the time to 10 or 30 seconds or switch it off.</source>
        <translation>Du kannst die Zeit auf 10 oder 30 Sekunden stellen oder sie ausschalten.</translation>
    </message>
    <message>
        <source>You can take back your steps up to the last roll. A roll itself stays: nobody rolls it again.</source>
        <translation>Du kannst deine Schritte bis zum letzten Wurf zurücknehmen. Der Wurf selbst bleibt: Niemand würfelt ihn neu.</translation>
    </message>
    <message>
        <source>You have three rolls at most. Each one rolls at least one die.</source>
        <translation>Du hast höchstens drei Würfe. Jeder wirft mindestens einen Würfel.</translation>
    </message>
    <message>
        <source>You may release a die that you kept before.</source>
        <translation>Einen Würfel, den du vorher behalten hast, darfst du wieder freigeben.</translation>
    </message>
    <message>
        <source>You play with five dice over thirteen rounds. Everyone has a sheet with thirteen boxes and one turn in each round.</source>
        <translation>Du spielst mit fünf Würfeln über dreizehn Runden. Alle haben ein Blatt mit dreizehn Feldern und in jeder Runde einen Zug.</translation>
    </message>
    <message>
        <source>You take any open box, and it pays the most that it can hold.</source>
        <translation>Du nimmst ein beliebiges freies Feld, und es bringt so viel, wie es höchstens fassen kann.</translation>
    </message>
    <message>
        <source>You take any open box: full house pays {house}, small straight {small}, large straight {large}, the others what the roll scores there.</source>
        <translation>Du nimmst ein beliebiges freies Feld: Full House bringt {house}, Kleine Straße {small}, Große Straße {large}, die anderen, was der Wurf dort zählt.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>[house rule of this app]</source>
        <translation>[Hausregel dieser App]</translation>
    </message>
    <message>
        <source>forced, once {box} is used</source>
        <translation>gebunden, sobald {box} belegt ist</translation>
    </message>
    <message>
        <source>forced, while {box} holds {points}</source>
        <translation>gebunden, solange in {box} {points} stehen</translation>
    </message>
    <message>
        <source>free, once {box} and the matching box are used</source>
        <translation>frei, sobald {box} und das passende Feld belegt sind</translation>
    </message>
    <message>
        <source>free, with full points</source>
        <translation>frei, mit voller Punktzahl</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>nothing is used yet</source>
        <translation>noch nichts belegt</translation>
    </message>
    <message>
        <source>{box} holds {points}</source>
        <translation>in {box} stehen {points}</translation>
    </message>
    <message>
        <source>{box} not allowed</source>
        <translation>{box} nicht erlaubt</translation>
    </message>
    <message>
        <source>{box} was sacrificed with 0, {other} is open</source>
        <translation>{box} wurde mit 0 geopfert, {other} ist frei</translation>
    </message>
    <message>
        <source>{box} was sacrificed with 0, {other} is used</source>
        <translation>{box} wurde mit 0 geopfert, {other} ist belegt</translation>
    </message>
    <message>
        <source>{first}, {box} and all lower boxes are used</source>
        <translation>{first}, {box} und alle unteren Felder sind belegt</translation>
    </message>
    <message>
        <source>{first}, {box} is open</source>
        <translation>{first}, {box} ist frei</translation>
    </message>
    <message>
        <source>{first}, {box} is used</source>
        <translation>{first}, {box} ist belegt</translation>
    </message>
    <message>
        <source>{game}, {ruleset}</source>
        <translation>{game}, {ruleset}</translation>
    </message>
    <message>
        <source>{least} to {most} people or computers sit at the table.</source>
        <translation>{least} bis {most} Menschen oder Computer sitzen am Tisch.</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Graphite</source>
        <translation>Graphit</translation>
    </message>
    <message>
        <source>Lime</source>
        <translation>Limette</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Sky blue</source>
        <translation>Himmelblau</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Türkis</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>{color} – swap with {name}</source>
        <translation>{color} – tauschen mit {name}</translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message numerus="yes">
        <source>%n session/sessions.</source>
        <translation>
            <numerusform>%n Sitzung.</numerusform>
            <numerusform>%n Sitzungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>Alle {count}</translation>
    </message>
    <message>
        <source>Choose a session.</source>
        <translation>Wähle eine Sitzung.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Damaged file</source>
        <translation>Beschädigte Datei</translation>
    </message>
    <message>
        <source>Damaged {count}</source>
        <translation>Beschädigt {count}</translation>
    </message>
    <message>
        <source>Every move is saved at once.</source>
        <translation>Jeder Zug wird sofort gespeichert.</translation>
    </message>
    <message>
        <source>File of a newer version</source>
        <translation>Datei einer neueren Version</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Finished {count}</source>
        <translation>Beendet {count}</translation>
    </message>
    <message>
        <source>No session of this kind.</source>
        <translation>Keine Sitzung dieser Art.</translation>
    </message>
    <message>
        <source>No session yet. Start a game and it will be here.</source>
        <translation>Noch keine Sitzung. Starte ein Spiel, dann steht es hier.</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>Sitzung öffnen</translation>
    </message>
    <message>
        <source>Open {count}</source>
        <translation>Offen {count}</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Regeln: {rules}</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Sessions (*.dicegame)</source>
        <translation>Sitzungen (*.dicegame)</translation>
    </message>
    <message>
        <source>This is a practice table. It counts in no statistics.</source>
        <translation>Das ist ein Übungstisch. Er zählt in keiner Statistik.</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>newer version</source>
        <translation>neuere Version</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>{game}, {ruleset}</source>
        <translation>{game}, {ruleset}</translation>
    </message>
    <message>
        <source>{name}'s turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>{rules} (standard)</source>
        <translation>{rules} (Standard)</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>After the third roll, only for people.</source>
        <translation>Nach dem dritten Wurf, nur für Menschen.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Ask before 0 points</source>
        <translation>Vor 0 Punkten nachfragen</translation>
    </message>
    <message>
        <source>Bordeaux</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Cherry</source>
        <translation>Kirsche</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice set</source>
        <translation>Würfelsatz</translation>
    </message>
    <message>
        <source>Enter automatically</source>
        <translation>Automatisch eintragen</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Handling</source>
        <translation>Bedienung</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Elfenbein</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Nachtblau</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Open data folder</source>
        <translation>Datenordner öffnen</translation>
    </message>
    <message>
        <source>Pace of the computer</source>
        <translation>Tempo des Computers</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>Reduced: dice appear without rolling.</source>
        <translation>Reduziert: Würfel erscheinen ohne Rollen.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Show keys</source>
        <translation>Tasten anzeigen</translation>
    </message>
    <message>
        <source>Show “Pass the device”</source>
        <translation>„Gib das Gerät weiter“ zeigen</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Table cloth</source>
        <translation>Tischtuch</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nussbaum</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Enter it now and you get {extra} extra points in any box.</source>
        <translation>Trägst du ihn jetzt ein, kommen in jedem Feld {extra} Punkte dazu.</translation>
    </message>
    <message>
        <source>It is not time for the automatic entry.</source>
        <translation>Für den automatischen Eintrag ist es noch zu früh.</translation>
    </message>
    <message>
        <source>No clock is running.</source>
        <translation>Es läuft keine Uhr.</translation>
    </message>
    <message>
        <source>Nobody has rolled the dice.</source>
        <translation>Es hat niemand gewürfelt.</translation>
    </message>
    <message>
        <source>Only {name} is possible.</source>
        <translation>Nur „{name}“ ist möglich.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Würfle zuerst.</translation>
    </message>
    <message>
        <source>Tap a box to choose yourself.</source>
        <translation>Tippe ein Feld an, dann wählst du selbst.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>There is no such die.</source>
        <translation>Diesen Würfel gibt es nicht.</translation>
    </message>
    <message>
        <source>Wait until the dice are at rest.</source>
        <translation>Warte, bis die Würfel liegen.</translation>
    </message>
    <message>
        <source>With a joker you first take the upper box of the face you rolled.</source>
        <translation>Mit einem Joker nimmst du zuerst das obere Feld der gewürfelten Zahl.</translation>
    </message>
    <message>
        <source>With a joker you take an open lower box first.</source>
        <translation>Mit einem Joker nimmst du zuerst ein freies unteres Feld.</translation>
    </message>
    <message>
        <source>You have used all three rolls.</source>
        <translation>Du hast alle drei Würfe gemacht.</translation>
    </message>
    <message>
        <source>Your roll scores nothing here.</source>
        <translation>Dein Wurf bringt hier nichts.</translation>
    </message>
    <message>
        <source>all pips</source>
        <translation>alle Augen</translation>
    </message>
    <message>
        <source>as a joker {points}, and {extra} extra.</source>
        <translation>als Joker {points}, dazu {extra} extra.</translation>
    </message>
    <message>
        <source>as a joker {points}.</source>
        <translation>als Joker {points}.</translation>
    </message>
    <message>
        <source>at least four equal dice, the sum of all five.</source>
        <translation>mindestens vier gleiche Würfel, die Summe aller fünf.</translation>
    </message>
    <message>
        <source>at least three equal dice, the sum of all five.</source>
        <translation>mindestens drei gleiche Würfel, die Summe aller fünf.</translation>
    </message>
    <message>
        <source>five equal dice, {points}.</source>
        <translation>fünf gleiche Würfel, {points}.</translation>
    </message>
    <message>
        <source>five values in a row, {points}.</source>
        <translation>fünf Augenzahlen in Folge, {points}.</translation>
    </message>
    <message>
        <source>four values in a row, {points}.</source>
        <translation>vier Augenzahlen in Folge, {points}.</translation>
    </message>
    <message>
        <source>the sum of all five dice.</source>
        <translation>die Summe aller fünf Würfel.</translation>
    </message>
    <message>
        <source>the sum of all fives.</source>
        <translation>die Summe aller Fünfen.</translation>
    </message>
    <message>
        <source>the sum of all fours.</source>
        <translation>die Summe aller Vieren.</translation>
    </message>
    <message>
        <source>the sum of all ones.</source>
        <translation>die Summe aller Einsen.</translation>
    </message>
    <message>
        <source>the sum of all sixes.</source>
        <translation>die Summe aller Sechsen.</translation>
    </message>
    <message>
        <source>the sum of all threes.</source>
        <translation>die Summe aller Dreien.</translation>
    </message>
    <message>
        <source>the sum of all twos.</source>
        <translation>die Summe aller Zweien.</translation>
    </message>
    <message>
        <source>three equal dice and two equal dice, {points}.</source>
        <translation>drei gleiche Würfel und zwei gleiche Würfel, {points}.</translation>
    </message>
    <message>
        <source>three equal dice and two other equal dice, {points}.</source>
        <translation>drei gleiche Würfel und zwei andere gleiche Würfel, {points}.</translation>
    </message>
    <message>
        <source>{names} are barred.</source>
        <translation>{names} sind gesperrt.</translation>
    </message>
    <message>
        <source>{name} is barred.</source>
        <translation>{name} ist gesperrt.</translation>
    </message>
    <message numerus="yes">
        <source>{name} will be entered in %n second/seconds.</source>
        <translation>
            <numerusform>„{name}“ wird in %n Sekunde eingetragen.</numerusform>
            <numerusform>„{name}“ wird in %n Sekunden eingetragen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetBoard</name>
    <message>
        <source>All sheets</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>Bonus {points}</source>
        <translation>Bonus {points}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>erreicht</translation>
    </message>
</context>
<context>
    <name>SheetCells</name>
    <message>
        <source>+{points} each</source>
        <translation>je +{points}</translation>
    </message>
    <message>
        <source>+{points} per joker</source>
        <translation>+{points} je Joker</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Bonus of {points} reached</source>
        <translation>Bonus von {points} erreicht</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Fünflinge</translation>
    </message>
    <message>
        <source>Further fives of a kind</source>
        <translation>Weitere Fünflinge</translation>
    </message>
    <message>
        <source>Right part with extras</source>
        <translation>Rechter Bereich mit Extrapunkten</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>TOTAL</source>
        <translation>TOTAL</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>{box}: 0 points, a sacrifice</source>
        <translation>{box}: 0 Punkte, opfern</translation>
    </message>
    <message>
        <source>{box}: barred. {reason}</source>
        <translation>{box}: gesperrt. {reason}</translation>
    </message>
    <message>
        <source>{box}: open</source>
        <translation>{box}: offen</translation>
    </message>
    <message>
        <source>{box}: {points}</source>
        <translation>{box}: {points}</translation>
    </message>
    <message>
        <source>{box}: {points}, chosen</source>
        <translation>{box}: {points}, gewählt</translation>
    </message>
    <message>
        <source>{box}: {points}, entered</source>
        <translation>{box}: {points}, eingetragen</translation>
    </message>
    <message numerus="yes">
        <source>{box}: {points}, entered by itself in %n second/seconds</source>
        <translation>
            <numerusform>{box}: {points}, wird in %n Sekunde eingetragen</numerusform>
            <numerusform>{box}: {points}, wird in %n Sekunden eingetragen</numerusform>
        </translation>
    </message>
    <message>
        <source>{box}: {points}, open</source>
        <translation>{box}: {points}, frei</translation>
    </message>
    <message>
        <source>{box}: {points}, the only possible box</source>
        <translation>{box}: {points}, nur dieses Feld ist möglich</translation>
    </message>
    <message>
        <source>{points} and {extra} extra</source>
        <translation>{points} und {extra} extra</translation>
    </message>
    <message>
        <source>{points} to go</source>
        <translation>noch {points}</translation>
    </message>
    <message>
        <source>{points} to go to {target}</source>
        <translation>noch {points} bis {target}</translation>
    </message>
    <message>
        <source>{points}, {extra} of them extra</source>
        <translation>{points}, davon {extra} extra</translation>
    </message>
    <message>
        <source>{seat}, {text}</source>
        <translation>{seat}, {text}</translation>
    </message>
</context>
<context>
    <name>SheetNarrator</name>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
</context>
<context>
    <name>SheetResult</name>
    <message>
        <source>{name} draws level in the last turn: {box}, {points}.</source>
        <translation>{name} gleicht im letzten Zug aus: {box}, {points}.</translation>
    </message>
    <message>
        <source>{name} has the best turn, in round {round}: {box}, {points}.</source>
        <translation>{name} hat den besten Zug, in Runde {round}: {box}, {points}.</translation>
    </message>
    <message>
        <source>{name} leads from round {round} to the end.</source>
        <translation>{name} führt von Runde {round} bis zum Schluss.</translation>
    </message>
    <message>
        <source>{name} rolls a five of a kind in round {round}: {box}, {points}.</source>
        <translation>{name} würfelt in Runde {round} einen Fünfling: {box}, {points}.</translation>
    </message>
    <message>
        <source>{name} sacrifices least: {boxes}.</source>
        <translation>{name} opfert am wenigsten: {boxes}.</translation>
    </message>
    <message>
        <source>{name} sacrifices {boxes}.</source>
        <translation>{name} opfert {boxes}.</translation>
    </message>
    <message>
        <source>{name} takes the lead in the last turn: {box}, {points}.</source>
        <translation>{name} zieht im letzten Zug vorbei: {box}, {points}.</translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message numerus="yes">
        <source>%n die/dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n Wurf</numerusform>
            <numerusform>%n Würfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) left</source>
        <translation>
            <numerusform>noch %n Wurf</numerusform>
            <numerusform>noch %n Würfe</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Don't enter</source>
        <translation>Nicht eintragen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter 0</source>
        <translation>0 eintragen</translation>
    </message>
    <message>
        <source>Enter 0 points?</source>
        <translation>0 Punkte eintragen?</translation>
    </message>
    <message>
        <source>Five of a kind!</source>
        <translation>Fünfling!</translation>
    </message>
    <message>
        <source>Five of a kind! You get {points} extra points.</source>
        <translation>Fünfling! Du bekommst {points} Punkte extra.</translation>
    </message>
    <message>
        <source>It is {name}'s turn.</source>
        <translation>{name} ist dran.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>einen Moment</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Roll (R: from anywhere)</source>
        <translation>Würfeln (R: von überall)</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Nochmal würfeln</translation>
    </message>
    <message>
        <source>Roll {roll} of {rolls}</source>
        <translation>Wurf {roll} von {rolls}</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Tap the cup to roll.</source>
        <translation>Tippe den Becher an, um zu würfeln.</translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>Die Würfel rollen.</translation>
    </message>
    <message>
        <source>You have used all three rolls.</source>
        <translation>Du hast alle drei Würfe gemacht.</translation>
    </message>
    <message>
        <source>Your turn, {name}</source>
        <translation>Dein Zug, {name}</translation>
    </message>
    <message>
        <source>all 5 dice</source>
        <translation>alle 5 Würfel</translation>
    </message>
    <message>
        <source>no roll left</source>
        <translation>kein Wurf mehr</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <translation>{name} spielt</translation>
    </message>
    <message>
        <source>{name}'s turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>{name}, it's your turn.</source>
        <translation>{name}, du bist dran.</translation>
    </message>
</context>
<context>
    <name>SheetTurns</name>
    <message numerus="yes">
        <source>%n bonus point/points</source>
        <translation>
            <numerusform>%n Punkt Bonus</numerusform>
            <numerusform>%n Punkte Bonus</numerusform>
        </translation>
    </message>
    <message>
        <source>Entered automatically for {name}: {box}, {points}</source>
        <translation>Automatisch eingetragen für {name}: {box}, {points}</translation>
    </message>
    <message>
        <source>Entered automatically for {name}: {box}, {points} and {extra} extra</source>
        <translation>Automatisch eingetragen für {name}: {box}, {points} und {extra} extra</translation>
    </message>
    <message>
        <source>the last choice</source>
        <translation>die letzte Wahl</translation>
    </message>
    <message>
        <source>the roll {faces}</source>
        <translation>den Wurf {faces}</translation>
    </message>
    <message>
        <source>{name} chooses {box}</source>
        <translation>{name} wählt {box}</translation>
    </message>
    <message>
        <source>{name} entered {box}, plus a bonus of {extra}.</source>
        <translation>{name} hat {box} eingetragen, dazu {extra} Bonus.</translation>
    </message>
    <message>
        <source>{name} entered {box}, plus {extra}.</source>
        <translation>{name} hat {box} eingetragen, dazu {extra}.</translation>
    </message>
    <message>
        <source>{name} entered {box}.</source>
        <translation>{name} hat {box} eingetragen.</translation>
    </message>
    <message>
        <source>{name} enters {box}: {points}</source>
        <translation>{name} trägt {box} ein: {points}</translation>
    </message>
    <message>
        <source>{name} enters {box}: {points} and {extra} extra</source>
        <translation>{name} trägt {box} ein: {points} und {extra} extra</translation>
    </message>
    <message>
        <source>{name} rolls all dice again: {faces}</source>
        <translation>{name} würfelt alle Würfel neu: {faces}</translation>
    </message>
    <message>
        <source>{name} rolls {faces}</source>
        <translation>{name} würfelt {faces}</translation>
    </message>
    <message>
        <source>{name} sacrificed {box}.</source>
        <translation>{name} hat {box} geopfert.</translation>
    </message>
    <message>
        <source>{name} sacrifices {box}: {points}</source>
        <translation>{name} opfert {box}: {points}</translation>
    </message>
    <message>
        <source>{name}'s time is up, with {points}</source>
        <translation>Die Zeit von {name} ist um, mit {points}</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Dice
games</source>
        <translation>Würfel-
spiele</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>This page is shown.</source>
        <translation>Diese Seite ist zu sehen.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close what lies on top</source>
        <translation>Schließen, was oben liegt</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Go to the next button</source>
        <translation>Zum nächsten Knopf</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
</context>
<context>
    <name>StartPads</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Taste {key}</translation>
    </message>
    <message>
        <source>Tap your pad or press your key: the first press rolls and starts.</source>
        <translation>Tippe auf dein Feld oder drück deine Taste: Wer zuerst drückt, würfelt und beginnt.</translation>
    </message>
    <message>
        <source>Who is fastest?</source>
        <translation>Wer ist am schnellsten?</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} beginnt</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Don't undo</source>
        <translation>Nicht zurücknehmen</translation>
    </message>
    <message>
        <source>Go on as a practice table</source>
        <translation>Als Übungstisch weiterspielen</translation>
    </message>
    <message>
        <source>That makes this a practice table: you can undo anything, and the game counts in no statistics.</source>
        <translation>Das macht diesen Tisch zum Übungstisch: Du kannst alles zurücknehmen, und die Partie zählt in keiner Statistik.</translation>
    </message>
    <message>
        <source>Undo a roll?</source>
        <translation>Einen Wurf zurücknehmen?</translation>
    </message>
    <message>
        <source>{title} ({key})</source>
        <translation>{title} ({key})</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>2 equal</source>
        <translation>2 Gleiche</translation>
    </message>
    <message>
        <source>Number 4</source>
        <translation>Zahl 4</translation>
    </message>
    <message>
        <source>Straight of 3</source>
        <translation>3er-Straße</translation>
    </message>
</context>
<context>
    <name>TypedDice</name>
    <message numerus="yes">
        <source>%n die/dice missing</source>
        <translation>
            <numerusform>noch %n Würfel</numerusform>
            <numerusform>noch %n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Die {face}</source>
        <translation>Würfel {face}</translation>
    </message>
    <message>
        <source>Last one back</source>
        <translation>Letzten zurück</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Tap what each die shows or use the keys 1 to 6.</source>
        <translation>Tippe an, was jeder Würfel zeigt, oder nimm die Tasten 1 bis 6.</translation>
    </message>
    <message numerus="yes">
        <source>Type in your %n die/dice</source>
        <translation>
            <numerusform>Gib deinen Würfel ein</numerusform>
            <numerusform>Gib deine %n Würfel ein</numerusform>
        </translation>
    </message>
    <message>
        <source>Typed so far: {faces}, {left} missing</source>
        <translation>Bisher eingegeben: {faces}, es fehlen {left}</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keiner</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Best results</source>
        <translation>Beste Ergebnisse</translation>
    </message>
    <message>
        <source>Dice Games</source>
        <translation>Würfelspiele</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Some settings could not be read and are back to their defaults.</source>
        <translation>Einige Einstellungen waren nicht lesbar und stehen wieder auf ihrem Standard.</translation>
    </message>
    <message>
        <source>The best results could not be saved. They hold until you quit.</source>
        <translation>Die besten Ergebnisse konnten nicht gespeichert werden. Sie gelten, bis du beendest.</translation>
    </message>
    <message>
        <source>The game cannot be saved</source>
        <translation>Die Partie lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>The last moves are not saved</source>
        <translation>Die letzten Züge sind nicht gespeichert</translation>
    </message>
    <message>
        <source>The settings could not be read. The defaults are used; the file was put aside.</source>
        <translation>Die Einstellungen waren nicht lesbar. Es gilt der Standard. Die alte Datei liegt daneben.</translation>
    </message>
    <message>
        <source>The settings could not be read. Those from before are used. The old file was put aside.</source>
        <translation>Die Einstellungen waren nicht lesbar. Es gelten die von davor. Die alte Datei liegt daneben.</translation>
    </message>
    <message>
        <source>The settings could not be saved. They hold until you quit.</source>
        <translation>Die Einstellungen ließen sich nicht speichern. Sie gelten, bis du beendest.</translation>
    </message>
    <message>
        <source>They could not be written to the disk. Everything before is saved.</source>
        <translation>Sie ließen sich nicht schreiben. Alles davor ist gespeichert.</translation>
    </message>
    <message>
        <source>This session cannot be opened</source>
        <translation>Diese Sitzung lässt sich nicht öffnen</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%n box/boxes</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>5 of a kind</source>
        <translation>Fünflinge</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Choose a box first.</source>
        <translation>Wähle zuerst ein Feld.</translation>
    </message>
    <message>
        <source>Choose a box or roll again.</source>
        <translation>Wähle ein Feld oder würfle nochmal.</translation>
    </message>
    <message>
        <source>Choose a box.</source>
        <translation>Wähle ein Feld.</translation>
    </message>
    <message>
        <source>Choose the box, then confirm</source>
        <translation>Feld wählen, dann bestätigen</translation>
    </message>
    <message>
        <source>Confirm turn</source>
        <translation>Zug bestätigen</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Fünfer</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Viererpasch</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Vierer</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Keep or release a die</source>
        <translation>Würfel behalten oder freigeben</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Große Straße</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Move over the sheet</source>
        <translation>Über das Blatt gehen</translation>
    </message>
    <message>
        <source>No open box scores: you must sacrifice one.</source>
        <translation>Kein offenes Feld bringt Punkte: Du musst eines opfern.</translation>
    </message>
    <message>
        <source>Penta</source>
        <translation>Penta</translation>
    </message>
    <message>
        <source>Sheet, lower part</source>
        <translation>Blatt, unterer Teil</translation>
    </message>
    <message>
        <source>Sheet, upper part</source>
        <translation>Blatt, oberer Teil</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Sechser</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Kleine Straße</translation>
    </message>
    <message>
        <source>Tap a die to keep or release it.</source>
        <translation>Tippe einen Würfel an, um ihn zu behalten oder freizugeben.</translation>
    </message>
    <message>
        <source>Tap: keep or release</source>
        <translation>Antippen: behalten oder freigeben</translation>
    </message>
    <message>
        <source>This box is chosen already.</source>
        <translation>Dieses Feld ist schon gewählt.</translation>
    </message>
    <message>
        <source>This box is used already.</source>
        <translation>Dieses Feld ist schon belegt.</translation>
    </message>
    <message>
        <source>This die is free already.</source>
        <translation>Dieser Würfel ist schon frei.</translation>
    </message>
    <message>
        <source>This die is kept already.</source>
        <translation>Diesen Würfel behältst du schon.</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Dreierpasch</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Dreier</translation>
    </message>
    <message>
        <source>To {target}</source>
        <translation>Bis {target}</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Zweier</translation>
    </message>
    <message>
        <source>Upper</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Upper part</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Upper part with bonus</source>
        <translation>Oben mit Bonus</translation>
    </message>
    <message>
        <source>Upper part {upper}, bonus {bonus}, lower part {lower}, fives of a kind {fives}.</source>
        <translation>Oben {upper}, Bonus {bonus}, unten {lower}, Fünflinge {fives}.</translation>
    </message>
    <message>
        <source>You keep all dice. Choose a box, or release one to roll again.</source>
        <translation>Du behältst alle Würfel. Wähle ein Feld, oder gib einen frei.</translation>
    </message>
    <message>
        <source>You keep all dice. Release one to roll again.</source>
        <translation>Du behältst alle Würfel. Gib einen frei, um nochmal zu würfeln.</translation>
    </message>
    <message>
        <source>choose a box first</source>
        <translation>erst ein Feld wählen</translation>
    </message>
    <message>
        <source>the chosen box adds {gain}</source>
        <translation>das gewählte Feld bringt {gain} dazu</translation>
    </message>
    <message>
        <source>then +{points}</source>
        <translation>dann +{points}</translation>
    </message>
    <message>
        <source>total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>{box} chosen.</source>
        <translation>{box} ausgewählt.</translation>
    </message>
    <message>
        <source>{box} would get 0 points. Another open box brings up to {points}.</source>
        <translation>„{box}“ bekäme 0 Punkte. Ein anderes offenes Feld bringt bis zu {points}.</translation>
    </message>
    <message>
        <source>{name} has most in the lower part: {points}.</source>
        <translation>{name} holt unten am meisten: {points}.</translation>
    </message>
    <message>
        <source>{name} has most in the upper part: {points}.</source>
        <translation>{name} holt oben am meisten: {points}.</translation>
    </message>
    <message>
        <source>{name} has {points} in the lower part.</source>
        <translation>{name} hat unten {points}.</translation>
    </message>
    <message>
        <source>{name} has {points} in the upper part.</source>
        <translation>{name} hat oben {points}.</translation>
    </message>
    <message>
        <source>{name} keeps the {face}</source>
        <translation>{name} behält die {face}</translation>
    </message>
    <message>
        <source>{name} keeps {kept} and rolls {faces}</source>
        <translation>{name} behält {kept} und würfelt {faces}</translation>
    </message>
    <message>
        <source>{name} reaches {target} in the upper part: {bonus}</source>
        <translation>{name} erreicht {target} oben: {bonus}</translation>
    </message>
    <message>
        <source>{name} releases the {face}</source>
        <translation>{name} gibt die {face} frei</translation>
    </message>
    <message>
        <source>{name} sacrifices no box at all.</source>
        <translation>{name} opfert kein einziges Feld.</translation>
    </message>
</context>
</TS>
