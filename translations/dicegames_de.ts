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
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Log file</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>MIT: you may use, change and pass it on.</source>
        <translation>MIT: Du darfst das Programm nutzen, ändern und weitergeben.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Gemacht mit</translation>
    </message>
    <message>
        <source>Nothing leaves this device: no account, no network, no tracking.</source>
        <translation>Nichts verlässt dieses Gerät: kein Konto, kein Netz, kein Tracking.</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privat</translation>
    </message>
    <message>
        <source>Python and Qt {qt} (PySide6 {pyside}), used under the LGPL, version 3.</source>
        <translation>Python und Qt {qt} (PySide6 {pyside}), genutzt unter der LGPL, Version 3.</translation>
    </message>
    <message>
        <source>Third-party licences</source>
        <translation>Lizenzen Dritter</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Without names: {file}</source>
        <translation>Ohne Namen: {file}</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Barred: {reason}</source>
        <translation>Gesperrt: {reason}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>AsideTray</name>
    <message>
        <source>All six used</source>
        <translation>Alle sechs verwertet</translation>
    </message>
    <message>
        <source>Die {number}: {value}, part of {group}</source>
        <translation>Würfel {number}: {value}, Teil von {group}</translation>
    </message>
    <message>
        <source>Die {number}: {value}, scores nothing</source>
        <translation>Würfel {number}: {value}, zählt nicht</translation>
    </message>
    <message>
        <source>Die {number}: {value}, scores {points}</source>
        <translation>Würfel {number}: {value}, zählt {points}</translation>
    </message>
    <message>
        <source>Die {number}: {value}, set aside</source>
        <translation>Würfel {number}: {value}, beiseitegelegt</translation>
    </message>
    <message>
        <source>Gold: from this roll, tap to put back</source>
        <translation>Gold: aus diesem Wurf, antippen legt zurück</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Beiseitegelegt</translation>
    </message>
    <message>
        <source>Set aside: {dice}. {label}: {points}.</source>
        <translation>Beiseitegelegt: {dice}. {label}: {points}.</translation>
    </message>
    <message>
        <source>So far = {points}</source>
        <translation>Bisher = {points}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>scores nothing</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>{dice} = {points}</source>
        <translation>{dice} = {points}</translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message numerus="yes">
        <source>%n best result/results</source>
        <translation>
            <numerusform>%n bestes Ergebnis</numerusform>
            <numerusform>%n beste Ergebnisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file/files of the backup cannot be used.</source>
        <translation>
            <numerusform>%n Datei der Sicherung ist nicht brauchbar.</numerusform>
            <numerusform>%n Dateien der Sicherung sind nicht brauchbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file/files were there already.</source>
        <translation>
            <numerusform>%n Datei war schon da.</numerusform>
            <numerusform>%n Dateien waren schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ruleset/rulesets</source>
        <translation>
            <numerusform>%n eigenes Regelwerk</numerusform>
            <numerusform>%n eigene Regelwerke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session/sessions</source>
        <translation>
            <numerusform>%n Sitzung</numerusform>
            <numerusform>%n Sitzungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>Sicherungen (*.zip)</translation>
    </message>
    <message>
        <source>Bringing back</source>
        <translation>Es wird zurückgeholt</translation>
    </message>
    <message>
        <source>Brought back: {parts}.</source>
        <translation>Zurückgeholt: {parts}.</translation>
    </message>
    <message>
        <source>It holds {parts}.</source>
        <translation>Darin: {parts}.</translation>
    </message>
    <message>
        <source>Left out, because unreadable: {names}.</source>
        <translation>Weggelassen, weil unlesbar: {names}.</translation>
    </message>
    <message>
        <source>No backup was written</source>
        <translation>Keine Sicherung geschrieben</translation>
    </message>
    <message>
        <source>No backup was written.</source>
        <translation>Es wurde keine Sicherung geschrieben.</translation>
    </message>
    <message>
        <source>Not everything came back</source>
        <translation>Nicht alles kam zurück</translation>
    </message>
    <message>
        <source>Nothing came back.</source>
        <translation>Zurückgeholt wurde nichts.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Nothing was missing here.</source>
        <translation>Hier hat nichts gefehlt.</translation>
    </message>
    <message>
        <source>Reading or writing is not allowed there. Choose another place.</source>
        <translation>Lesen oder Schreiben ist dort nicht erlaubt. Wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>Restore backup</source>
        <translation>Sicherung zurückholen</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>The backup is restored</source>
        <translation>Die Sicherung ist zurückgeholt</translation>
    </message>
    <message>
        <source>The backup is written</source>
        <translation>Die Sicherung ist geschrieben</translation>
    </message>
    <message>
        <source>The disk failed. Check it, then try again.</source>
        <translation>Der Datenträger hat versagt. Prüfe ihn, dann versuch es nochmal.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space, then try again.</source>
        <translation>Der Datenträger ist voll. Schaffe Platz, dann versuch es nochmal.</translation>
    </message>
    <message>
        <source>The folder is not there any more. Choose another one.</source>
        <translation>Der Ordner ist nicht mehr da. Wähle einen anderen.</translation>
    </message>
    <message>
        <source>There was nothing to keep yet: it is empty.</source>
        <translation>Es gab noch nichts zu sichern: Sie ist leer.</translation>
    </message>
    <message>
        <source>This backup cannot be used</source>
        <translation>Diese Sicherung ist nicht brauchbar</translation>
    </message>
    <message>
        <source>This backup comes from a newer version of the app. Update it.</source>
        <translation>Diese Sicherung stammt aus einer neueren Version der App. Aktualisiere die App dafür.</translation>
    </message>
    <message>
        <source>This file holds more than a backup can.</source>
        <translation>Diese Datei enthält mehr, als eine Sicherung kann.</translation>
    </message>
    <message>
        <source>This file is no backup of this app.</source>
        <translation>Diese Datei ist keine Sicherung dieser App.</translation>
    </message>
    <message>
        <source>This file is not there or may not be read.</source>
        <translation>Diese Datei ist nicht da oder nicht lesbar.</translation>
    </message>
    <message>
        <source>What came back until then stays; nothing was replaced.</source>
        <translation>Was bis dahin zurückkam, bleibt; ersetzt wurde nichts.</translation>
    </message>
    <message>
        <source>Write backup</source>
        <translation>Sicherung schreiben</translation>
    </message>
    <message>
        <source>Writing backup</source>
        <translation>Die Sicherung wird geschrieben</translation>
    </message>
    <message>
        <source>best results</source>
        <translation>beste Ergebnisse</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <translation>{parts} und {last}</translation>
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
    <name>CardTable</name>
    <message numerus="yes">
        <source>%n more card/cards below</source>
        <translation>
            <numerusform>noch %n Karte darunter</numerusform>
            <numerusform>noch %n Karten darunter</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>Karten auf dem Tisch</translation>
    </message>
    <message>
        <source>Empty stack</source>
        <translation>Stapel leer</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Straight {number}</source>
        <comment>short, on narrow cards</comment>
        <translation>{number}er-Str.</translation>
    </message>
    <message>
        <source>Tap to place {faces}.</source>
        <translation>Tippe, um {faces} abzulegen.</translation>
    </message>
    <message>
        <source>Tap to take {faces} back.</source>
        <translation>Tippe, um {faces} zurückzunehmen.</translation>
    </message>
    <message>
        <source>add</source>
        <comment>dice to those that lie here</comment>
        <translation>dazulegen</translation>
    </message>
    <message>
        <source>as high</source>
        <translation>gleich hoch</translation>
    </message>
    <message>
        <source>back</source>
        <comment>take dice back</comment>
        <translation>zurück</translation>
    </message>
    <message>
        <source>barred</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>barred in this turn</source>
        <translation>in diesem Zug gesperrt</translation>
    </message>
    <message>
        <source>beats</source>
        <comment>the selected dice beat those that lie here</comment>
        <translation>schlägt</translation>
    </message>
    <message>
        <source>beats {faces}</source>
        <translation>schlägt {faces}</translation>
    </message>
    <message>
        <source>exactly {number}</source>
        <translation>genau {number}</translation>
    </message>
    <message>
        <source>exactly {number} dice</source>
        <translation>genau {number} Würfel</translation>
    </message>
    <message>
        <source>in hand</source>
        <comment>the bonus die</comment>
        <translation>in der Hand</translation>
    </message>
    <message>
        <source>is higher</source>
        <translation>ist höher</translation>
    </message>
    <message>
        <source>last</source>
        <comment>flag on the last card of a stack</comment>
        <translation>letzte</translation>
    </message>
    <message>
        <source>last card of its stack</source>
        <translation>letzte Karte des Stapels</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>geht nicht</translation>
    </message>
    <message>
        <source>not possible: {reason}</source>
        <translation>geht nicht: {reason}</translation>
    </message>
    <message>
        <source>not the bonus die</source>
        <translation>nicht der Bonuswürfel</translation>
    </message>
    <message>
        <source>on it {faces} from {name}</source>
        <translation>darauf {faces} von {name}</translation>
    </message>
    <message>
        <source>on it {faces} from {name}, {sum} together</source>
        <translation>darauf {faces} von {name}, zusammen {sum}</translation>
    </message>
    <message>
        <source>only fives</source>
        <translation>nur Fünfer</translation>
    </message>
    <message>
        <source>only fours</source>
        <translation>nur Vierer</translation>
    </message>
    <message>
        <source>only ones</source>
        <translation>nur Einser</translation>
    </message>
    <message>
        <source>only sixes</source>
        <translation>nur Sechser</translation>
    </message>
    <message>
        <source>only threes</source>
        <translation>nur Dreier</translation>
    </message>
    <message>
        <source>only twos</source>
        <translation>nur Zweier</translation>
    </message>
    <message>
        <source>place</source>
        <comment>dice on a card</comment>
        <translation>ablegen</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <source>with {name}</source>
        <comment>the centre card, which this player has won</comment>
        <translation>bei {name}</translation>
    </message>
    <message>
        <source>you can place {faces}</source>
        <translation>du kannst {faces} ablegen</translation>
    </message>
    <message>
        <source>you can place {faces} and beat {beaten}</source>
        <translation>du kannst {faces} ablegen und schlägst damit {beaten}</translation>
    </message>
    <message>
        <source>you have placed {faces} here</source>
        <translation>hier hast du {faces} abgelegt</translation>
    </message>
    <message>
        <source>{card} takes exactly {number} dice in a row.</source>
        <translation>{card}: Das geht mit genau {number} Würfeln in Folge.</translation>
    </message>
    <message>
        <source>{card} takes exactly {number} equal dice.</source>
        <translation>{card}: Das geht mit genau {number} gleichen Würfeln.</translation>
    </message>
    <message>
        <source>{card} takes {faces}.</source>
        <translation>{card} nimmt {faces}.</translation>
    </message>
    <message>
        <source>{faces} is already there and is higher.</source>
        <translation>{faces} liegt schon da und ist höher.</translation>
    </message>
    <message>
        <source>{faces} is already there and is just as high: you need more.</source>
        <translation>{faces} liegt schon da und ist gleich hoch: Du brauchst mehr.</translation>
    </message>
    <message>
        <source>{faces} is as high</source>
        <translation>{faces} ist gleich hoch</translation>
    </message>
    <message>
        <source>{faces} is higher</source>
        <translation>{faces} ist höher</translation>
    </message>
    <message>
        <source>{lying} from you on it, you can add {faces}</source>
        <translation>darauf {lying} von dir, du kannst {faces} dazulegen</translation>
    </message>
    <message>
        <source>{number} dice in a row</source>
        <translation>{number} Würfel in Folge</translation>
    </message>
    <message>
        <source>{number} in a row</source>
        <translation>{number} in Folge</translation>
    </message>
    <message>
        <source>{sum} beats {other}</source>
        <translation>{sum} schlägt {other}</translation>
    </message>
    <message>
        <source>{sum} is already there: you need more pips.</source>
        <translation>{sum} liegt schon da: Du brauchst mehr Augen.</translation>
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
    <name>DataFolder</name>
    <message>
        <source>Choose a folder for your sessions</source>
        <translation>Ordner für deine Sitzungen wählen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy what you have?</source>
        <translation>Kopieren, was du hast?</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Don’t copy</source>
        <translation>Nicht kopieren</translation>
    </message>
    <message>
        <source>It is here: {folder}</source>
        <translation>Er liegt hier: {folder}</translation>
    </message>
    <message>
        <source>No file manager opens the folder</source>
        <translation>Keine Dateiverwaltung öffnet den Ordner</translation>
    </message>
    <message>
        <source>Not everything was copied</source>
        <translation>Nicht alles wurde kopiert</translation>
    </message>
    <message>
        <source>Nothing can be saved</source>
        <translation>Nichts kann gespeichert werden</translation>
    </message>
    <message>
        <source>Sessions, rules and best results from here can be copied to {folder}. They stay here too.</source>
        <translation>Sitzungen, Regeln und beste Ergebnisse von hier können nach {folder} kopiert werden. Sie bleiben auch hier.</translation>
    </message>
    <message>
        <source>Something is in the way</source>
        <translation>Etwas ist im Weg</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Der Datenträger ist voll</translation>
    </message>
    <message>
        <source>The folder cannot be opened</source>
        <translation>Der Ordner lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>The folder stays as it was before; nothing was lost.</source>
        <translation>Es gilt weiter der bisherige Ordner, verloren ist nichts.</translation>
    </message>
    <message>
        <source>The folder stays as it was chosen before. What was copied until then is there.</source>
        <translation>Es gilt weiter der bisherige Ordner. Was bis dahin kopiert war, liegt dort.</translation>
    </message>
    <message>
        <source>There is no room left in {folder}. Nothing was changed.</source>
        <translation>In {folder} ist kein Platz mehr. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>There is no room left in {folder}. You can play, but moves are kept only once there is.</source>
        <translation>In {folder} ist kein Platz mehr. Du kannst spielen, aber gespeichert wird erst, wenn wieder Platz ist.</translation>
    </message>
    <message>
        <source>This folder cannot be used</source>
        <translation>Dieser Ordner geht nicht</translation>
    </message>
    <message>
        <source>Your data folder cannot be used</source>
        <translation>Dein Datenordner geht nicht</translation>
    </message>
    <message>
        <source>Your data folder is missing</source>
        <translation>Dein Datenordner fehlt</translation>
    </message>
    <message>
        <source>{folder} cannot be written. Nothing was changed.</source>
        <translation>{folder} ist nicht beschreibbar. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>{folder} cannot be written. Until it can be, sessions are kept in the usual folder: {usual}</source>
        <translation>{folder} ist nicht beschreibbar. Bis das wieder geht, liegen Sitzungen im üblichen Ordner: {usual}</translation>
    </message>
    <message>
        <source>{folder} cannot be written. You can play, but sessions are kept only once it can be.</source>
        <translation>{folder} ist nicht beschreibbar. Du kannst spielen, aber Sitzungen bleiben erst erhalten, wenn das wieder geht.</translation>
    </message>
    <message>
        <source>{folder} is not there.</source>
        <translation>{folder} ist nicht da.</translation>
    </message>
    <message>
        <source>{folder} is not there. Until it is back, sessions are kept in the usual folder: {usual}</source>
        <translation>{folder} ist nicht da. Bis er wieder da ist, liegen Sitzungen im üblichen Ordner: {usual}</translation>
    </message>
    <message>
        <source>{path} is no folder, though the app needs one. Move it away; until then nothing is kept there.</source>
        <translation>An der Stelle eines Ordners liegt die Datei {path}. Räum sie weg; bis dahin wird dort nichts gespeichert.</translation>
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
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
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
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
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
    <message>
        <source>{die}, kept</source>
        <translation>{die}, behalten</translation>
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
        <source>This die isn’t secured.</source>
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
        <source>{name} has the most in the left part: {points}.</source>
        <translation>{name} hat im linken Bereich am meisten: {points}.</translation>
    </message>
    <message>
        <source>{name} has the most in the right part: {points}.</source>
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
        <source>A column whose condition the roll doesn’t meet takes 0.</source>
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
        <translation>Gleichstand auf dem ersten Platz ist ein geteilter Sieg; alle Sieger werden genannt.</translation>
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
        <source>In a rematch everyone can start at once, and the fastest begins: the first press on a start pad throws that player’s first roll. The turns go on round the table from there.</source>
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
        <source>On top of that you get {extra} extra points. They don’t count towards the bonus.</source>
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
        <source>The bonus is entered by itself and can’t be struck out.</source>
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
        <translation>Die Partie endet, wenn alle in jeder Spalte etwas eingetragen haben. Alle Punkte, der Bonus und die Extrapunkte werden zusammengezählt. Die höchste Summe gewinnt.</translation>
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
        <source>When the time is up, the points that you have entered count, with the bonus if you reached it. A roll that isn’t entered is lost.</source>
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
        <translation>Du spielst allein, eine Partie am Stück, gegen die Uhr: {limit}. Alles andere ist wie bei 5 Dice.</translation>
    </message>
    <message>
        <source>You throw five dice out of a cup and write the result into a column of your table. There are thirteen columns, six on the left and seven on the right, and thirteen rounds with one turn each.</source>
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
        <source>“Again” means: an earlier turn of yours ended with five equal dice, in whatever column. One that was rolled and broken up again doesn’t count.</source>
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
        <source>1–8 players, about 20 min.</source>
        <translation>1–8 Spieler, etwa 20 Min.</translation>
    </message>
    <message>
        <source>1–8 players, about 25 min.</source>
        <translation>1–8 Spieler, etwa 25 Min.</translation>
    </message>
    <message>
        <source>2–5 players, about 30 min.</source>
        <translation>2–5 Spieler, etwa 30 Min.</translation>
    </message>
    <message>
        <source>48 cards in four colours. A card is yours when nobody has beaten your dice by your next turn.</source>
        <translation>48 Karten in vier Farben. Eine Karte gehört dir, wenn bis zu deinem nächsten Zug niemand deine Würfel schlägt.</translation>
    </message>
    <message>
        <source>5 Dice</source>
        <translation>5 Dice</translation>
    </message>
    <message numerus="yes">
        <source>A game takes about %n minute/minutes.</source>
        <translation>
            <numerusform>Eine Partie dauert etwa %n Minute.</numerusform>
            <numerusform>Eine Partie dauert etwa %n Minuten.</numerusform>
        </translation>
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
        <source>Classic (10,000)</source>
        <translation>Klassisch (10.000)</translation>
    </message>
    <message>
        <source>Collect points, but don’t dare too much.</source>
        <translation>Sammle Punkte, aber wage nicht zu viel.</translation>
    </message>
    <message>
        <source>Farkle</source>
        <translation>Farkle</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Erste Partie</translation>
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
        <source>No bar, three Farkles in a row cost 1000 points, equal dice and combinations have fixed values, and at the end everyone else has one more turn.</source>
        <translation>Keine Latte, drei Farkles hintereinander kosten 1000 Punkte, gleiche Würfel und Kombinationen haben feste Werte, und am Ende haben alle anderen noch einen Zug.</translation>
    </message>
    <message>
        <source>No rising bar, no strikes; the straight counts 2000, three pairs 1000, two triples no extra.</source>
        <translation>Keine steigende Latte und keine Striche; die Straße zählt 2000, drei Paare 1000, zwei Drillinge nichts extra.</translation>
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
        <source>Short game</source>
        <translation>Kurze Partie</translation>
    </message>
    <message>
        <source>Short game (5000)</source>
        <translation>Kurze Partie (5000)</translation>
    </message>
    <message>
        <source>The joker also counts when Penta was crossed out with 0. There are no 100 points then.</source>
        <translation>Der Joker gilt auch, wenn Penta mit 0 gestrichen ist. Die 100 Punkte gibt es dann nicht.</translation>
    </message>
    <message>
        <source>To 10,000, and every turn that you collect brings at least 350 points.</source>
        <translation>Bis 10.000, und jeder eingesammelte Zug bringt mindestens 350 Punkte.</translation>
    </message>
    <message>
        <source>To 10,000, and you need 500 points in one turn to get started.</source>
        <translation>Bis 10.000, und zum Einstieg brauchst du 500 Punkte in einem Zug.</translation>
    </message>
    <message>
        <source>To 5000, with a bar that rises from player to player and three strikes that cost everything.</source>
        <translation>Bis 5000, mit steigender Latte: Jeder muss mehr einsammeln als der vor ihm. Drei Striche kosten alles.</translation>
    </message>
    <message>
        <source>With a cup. Also as a puzzle against the clock.</source>
        <translation>Mit Becher. Auch als Rätsel gegen die Uhr.</translation>
    </message>
    <message>
        <source>You alone against the clock, as often as you like. The best results are kept.</source>
        <translation>Du allein gegen die Uhr, so oft du magst. Die besten Ergebnisse bleiben stehen.</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>A box whose condition fails takes 0 points. Give up one that you would hardly fill.</source>
        <translation>Ein Feld, dessen Bedingung nicht erfüllt ist, bekommt 0 Punkte. Nimm eines, das du kaum noch füllst.</translation>
    </message>
    <message>
        <source>A box with a lock is barred now.</source>
        <translation>Ein Feld mit Schloss ist gerade gesperrt.</translation>
    </message>
    <message>
        <source>A card is won at your next turn.</source>
        <translation>Gewonnen ist eine Karte in deinem nächsten Zug.</translation>
    </message>
    <message>
        <source>A clock helps after the third roll.</source>
        <translation>Nach dem dritten Wurf hilft eine Uhr.</translation>
    </message>
    <message>
        <source>A full house, straights and five equal dice pay what stands beside their name. F1 shows examples.</source>
        <translation>Full House, Straßen und Fünfling bringen, was bei ihrem Namen steht. F1 zeigt Beispiele.</translation>
    </message>
    <message>
        <source>A missed turn is a strike: a slanted bar beside the name. {count} in a row set the score to 0; a collected turn clears them.</source>
        <translation>Ein verpasster Zug gibt einen Strich neben dem Namen. {count} hintereinander setzen die Punkte auf 0; Einsammeln löscht sie.</translation>
    </message>
    <message>
        <source>A number wants that face, a straight a row, a set equal dice. Choose dice, then tap a lit card; the others say why not.</source>
        <translation>Eine Zahl will diese Zahl, eine Straße eine Reihe, Gleiche wollen gleiche Würfel. Wähle Würfel, dann tippe eine leuchtende Karte an; die anderen sagen, warum nicht.</translation>
    </message>
    <message>
        <source>A second five of a kind is a joker.</source>
        <translation>Der zweite Fünfling ist ein Joker.</translation>
    </message>
    <message>
        <source>A turn needs {needed} points to be collected. Under it you roll on. The gauge shows what is missing.</source>
        <translation>Einsammeln geht ab {needed} Punkten im Zug. Darunter würfelst du weiter. Die Anzeige sagt, was noch fehlt.</translation>
    </message>
    <message>
        <source>After the second roll you may keep and release anew, or choose a box at once.</source>
        <translation>Nach dem zweiten Wurf darfst du neu behalten und freigeben oder gleich ein Feld wählen.</translation>
    </message>
    <message>
        <source>All six dice used: hot dice.</source>
        <translation>Alle sechs verwertet.</translation>
    </message>
    <message>
        <source>An empty stack ends the game.</source>
        <translation>Ein leerer Stapel beendet die Partie.</translation>
    </message>
    <message>
        <source>Be the first with {target} points.</source>
        <translation>Wer hat zuerst {target} Punkte?</translation>
    </message>
    <message>
        <source>By the way</source>
        <translation>Nebenbei</translation>
    </message>
    <message>
        <source>Cards of one colour bring more.</source>
        <translation>Karten einer Farbe bringen mehr.</translation>
    </message>
    <message>
        <source>Choose a box.</source>
        <translation>Wähle ein Feld.</translation>
    </message>
    <message>
        <source>Choose a column.</source>
        <translation>Wähle eine Spalte.</translation>
    </message>
    <message>
        <source>Collect, or dare another roll?</source>
        <translation>Einsammeln oder noch ein Wurf?</translation>
    </message>
    <message>
        <source>Collecting raises the bar.</source>
        <translation>Einsammeln hebt die Latte.</translation>
    </message>
    <message>
        <source>Dice that still lie on it when your turn begins win it. Then the next card of its stack is open.</source>
        <translation>Liegen deine Würfel noch darauf, wenn du wieder dran bist, gehört sie dir. Dann liegt die nächste Karte des Stapels offen.</translation>
    </message>
    <message>
        <source>Every open box shows what these dice bring there. Choosing is free: nothing counts yet.</source>
        <translation>Jedes freie Feld zeigt, was die Würfel dort bringen. Probier ruhig: Noch zählt nichts.</translation>
    </message>
    <message>
        <source>Farkle: no die scores.</source>
        <translation>Farkle: Kein Würfel zählt.</translation>
    </message>
    <message>
        <source>Fill your 13 columns in 13 rounds.</source>
        <translation>Fülle deine 13 Spalten in 13 Runden.</translation>
    </message>
    <message>
        <source>Fill your sheet: 13 rounds, 13 boxes.</source>
        <translation>Fülle dein Blatt: 13 Runden, 13 Felder.</translation>
    </message>
    <message>
        <source>First game: step by step</source>
        <translation>Erste Partie: Schritt für Schritt</translation>
    </message>
    <message>
        <source>Five equal dice win the centre card: 15 points, and it joins any colour. Any dice hold the bonus die, the higher sum wins it.</source>
        <translation>Fünf gleiche Würfel holen die Mittelkarte: 15 Punkte, Farbe frei. Um den Bonuswürfel kämpfen beliebige Würfel, die höhere Summe gewinnt.</translation>
    </message>
    <message>
        <source>Five of a kind can be a joker.</source>
        <translation>Ein Fünfling kann ein Joker sein.</translation>
    </message>
    <message>
        <source>Free dice may go on other cards. A tap on your dice takes them back until you press “End turn”.</source>
        <translation>Freie Würfel dürfen auf andere Karten. Tippe deine Würfel an, um sie zurückzunehmen, bis du „Zug beenden“ drückst.</translation>
    </message>
    <message>
        <source>Gather points in your turn and collect them before a bad roll takes them away. Tap the cup, or press Space.</source>
        <translation>Würfle Punkte zusammen und sammle sie ein, bevor ein schlechter Wurf sie nimmt. Tippe den Becher an oder drück die Leertaste.</translation>
    </message>
    <message>
        <source>If you choose no box in time, the best one is entered by itself. Choosing stops the clock. The settings change the time or switch it off.</source>
        <translation>Wählst du rechtzeitig kein Feld, wird das beste von selbst eingetragen. Eine Wahl hält die Uhr an. Die Zeit änderst du in den Einstellungen.</translation>
    </message>
    <message>
        <source>It rolls with the others but is never placed. Once, a free die of yours may be turned to its face. Then it goes back to the middle.</source>
        <translation>Er rollt mit, wird aber nie abgelegt. Einmal darfst du einen freien Würfel auf seine Zahl drehen. Dann geht er zurück in die Mitte.</translation>
    </message>
    <message>
        <source>Keep what fits a card.</source>
        <translation>Behalte, was zu einer Karte passt.</translation>
    </message>
    <message>
        <source>Keep what you want to have.</source>
        <translation>Behalte, was du brauchst.</translation>
    </message>
    <message>
        <source>Marked dice score: a 1, a 5, three equal dice and more. Tap at least one; tap again to put it back.</source>
        <translation>Markierte Würfel zählen: eine 1, eine 5, drei gleiche und mehr. Tippe mindestens einen an; noch einmal antippen legt ihn zurück.</translation>
    </message>
    <message>
        <source>Mind the strikes.</source>
        <translation>Achte auf die Striche.</translation>
    </message>
    <message>
        <source>Nothing fits? Sacrifice a box.</source>
        <translation>Passt nichts? Opfere ein Feld.</translation>
    </message>
    <message>
        <source>Nothing is entered until you confirm.</source>
        <translation>Erst wenn du bestätigst, zählt es.</translation>
    </message>
    <message>
        <source>Nothing is entered without you.</source>
        <translation>Ohne dich wird nichts eingetragen.</translation>
    </message>
    <message>
        <source>Once Penta holds {box} points, each further five of a kind brings {extra} extra and is a joker: first for its own upper box, else for any lower one, with full points.</source>
        <translation>Stehen bei Penta {box} Punkte, bringt jeder weitere Fünfling {extra} extra und ist ein Joker: zuerst für sein oberes Feld, sonst für ein unteres, mit vollen Punkten.</translation>
    </message>
    <message>
        <source>Once a turn of yours ended with five equal dice, each later five of a kind brings {extra} extra and fills any open column with the most that it can hold.</source>
        <translation>Hast du einen Zug mit einem Fünfling beendet, bringt jeder weitere {extra} extra und in jeder freien Spalte die volle Punktzahl.</translation>
    </message>
    <message>
        <source>Ones to sixes earn {bonus} more.</source>
        <translation>Einser bis Sechser bringen {bonus} extra.</translation>
    </message>
    <message>
        <source>Place more, or end your turn.</source>
        <translation>Lege mehr ab oder beende den Zug.</translation>
    </message>
    <message>
        <source>Play on as you like.</source>
        <translation>Spiel einfach weiter.</translation>
    </message>
    <message>
        <source>Practice counts in no statistics. Now set up a game of your own.</source>
        <translation>Übungspartien zählen in keiner Statistik. Stell jetzt eine eigene Partie zusammen.</translation>
    </message>
    <message>
        <source>Practice counts in no statistics. Play on, or set up a game of your own.</source>
        <translation>Übungspartien zählen in keiner Statistik. Spiel weiter oder stell eine eigene Partie zusammen.</translation>
    </message>
    <message>
        <source>Put dice on a card.</source>
        <translation>Lege Würfel auf eine Karte.</translation>
    </message>
    <message>
        <source>Reach {target} points with your ones to sixes. Three of each face are just enough. {rest}</source>
        <translation>Hol mit den Einsern bis Sechsern {target} Punkte. Drei von jeder Zahl reichen genau. {rest}</translation>
    </message>
    <message>
        <source>Roll up to three times a turn, then enter the dice into one box. Most points win. Tap the cup, or press Space.</source>
        <translation>Würfle bis zu dreimal, dann trag die Würfel in ein Feld ein. Die meisten Punkte gewinnen. Tippe den Becher an oder drück die Leertaste.</translation>
    </message>
    <message>
        <source>Roll up to three times a turn, then enter the dice into one column. Most points win. Tap the cup, or press Space.</source>
        <translation>Würfle bis zu dreimal, dann trag die Würfel in eine Spalte ein. Die meisten Punkte gewinnen. Tippe den Becher an oder drück die Leertaste.</translation>
    </message>
    <message>
        <source>Roll up to three times, then put dice on orders. The first turn of the game has 3 dice, the second 4, all others 5. Tap the cup, or press Space.</source>
        <translation>Würfle bis zu dreimal, dann leg Würfel auf Aufträge. Der erste Zug hat 3 Würfel, der zweite 4, die anderen 5. Tippe auf den Becher (Leertaste).</translation>
    </message>
    <message>
        <source>Secure what you want to have.</source>
        <translation>Sichere, was du brauchst.</translation>
    </message>
    <message>
        <source>Set aside what scores.</source>
        <translation>Lege beiseite, was zählt.</translation>
    </message>
    <message>
        <source>Some boxes ask for a combination.</source>
        <translation>Manche Felder wollen eine Kombination.</translation>
    </message>
    <message>
        <source>Take back whatever you like.</source>
        <translation>Nimm zurück, was du willst.</translation>
    </message>
    <message>
        <source>Tap dice or drag them to the left to secure them; they come back the same way. The cup throws only the others.</source>
        <translation>Tippe Würfel an oder zieh sie nach links, um sie zu sichern; zurück geht es genauso. Der Becher wirft nur die anderen.</translation>
    </message>
    <message>
        <source>Tap dice to keep them and roll the others. A tap on a lit card places the dice that are kept.</source>
        <translation>Tippe Würfel an, um sie zu behalten, und würfle die anderen. Tippst du eine leuchtende Karte an, liegen die behaltenen dort.</translation>
    </message>
    <message>
        <source>Tap dice to keep them, tap again to release them. The next roll throws only the others.</source>
        <translation>Tippe Würfel an, um sie zu behalten, und noch einmal, um sie freizugeben. Der nächste Wurf gilt nur den anderen.</translation>
    </message>
    <message>
        <source>Tap it and it says why. The others are open to you.</source>
        <translation>Tippe es an, dann sagt es, warum. Die anderen stehen dir offen.</translation>
    </message>
    <message>
        <source>Tap one: it shows what these dice bring there. Nothing counts yet.</source>
        <translation>Tippe eine an: Sie zeigt, was die Würfel dort bringen. Noch zählt nichts.</translation>
    </message>
    <message>
        <source>The bar has to be reached.</source>
        <translation>Erreiche die Latte.</translation>
    </message>
    <message>
        <source>The bar went up.</source>
        <translation>Die Latte liegt jetzt höher.</translation>
    </message>
    <message>
        <source>The bonus die is yours for this turn.</source>
        <translation>Der Bonuswürfel gehört dir für diesen Zug.</translation>
    </message>
    <message>
        <source>The end has last throws.</source>
        <translation>Am Ende kommt der Nachwurf.</translation>
    </message>
    <message>
        <source>The marks under the cup are the rolls that are left. You may secure anew between two rolls, or choose a column at once.</source>
        <translation>Die Marker unter dem Becher sind die Würfe, die du noch hast. Zwischen zwei Würfen darfst du neu sichern oder gleich eine Spalte wählen.</translation>
    </message>
    <message>
        <source>The points of this turn are lost and you get a strike. The bar falls back. The next turn is a new chance.</source>
        <translation>Die Punkte dieses Zuges sind verloren, und du bekommst einen Strich. Die Latte fällt zurück. Im nächsten Zug geht es neu los.</translation>
    </message>
    <message>
        <source>The points of this turn are lost and you get a strike. The next turn is a new chance.</source>
        <translation>Die Punkte dieses Zuges sind verloren, und du bekommst einen Strich. Im nächsten Zug geht es neu los.</translation>
    </message>
    <message>
        <source>The same order with more pips takes the place: 4 4 beats 3 3. Equal pips don’t. Beaten dice go back to their owner.</source>
        <translation>Derselbe Auftrag mit mehr Augen nimmt den Platz: 4 4 schlägt 3 3. Gleich viele reichen nicht. Geschlagene Würfel gehen nach Hause.</translation>
    </message>
    <message>
        <source>The second empty stack ends the game.</source>
        <translation>Der zweite leere Stapel beendet die Partie.</translation>
    </message>
    <message>
        <source>Two of a colour bring 3 points extra, three 6, four 10, and so on. Your won cards show what you have.</source>
        <translation>Zwei einer Farbe bringen 3 Punkte extra, drei 6, vier 10 und so weiter. Deine gewonnenen Karten zeigen, was du hast.</translation>
    </message>
    <message>
        <source>Two prizes lie in the middle.</source>
        <translation>In der Mitte liegen zwei Preise.</translation>
    </message>
    <message>
        <source>Whatever is new is told here. “…” and F1 show all rules.</source>
        <translation>Was neu ist, steht dann hier. Alle Regeln findest du unter „…“ oder mit F1.</translation>
    </message>
    <message>
        <source>When somebody reaches the target, those who haven’t played in this round yet have one more turn. Then the highest score wins.</source>
        <translation>Wenn jemand das Ziel erreicht, haben alle, die in dieser Runde noch nicht dran waren, noch einen Zug. Dann gewinnt die höchste Punktzahl.</translation>
    </message>
    <message>
        <source>Whoever comes next needs {step} more than were collected. After a missed turn the bar starts at {start} again.</source>
        <translation>Wer danach kommt, braucht {step} mehr, als eingesammelt wurden. Nach einem verpassten Zug liegt die Latte wieder bei {start}.</translation>
    </message>
    <message>
        <source>Whoever has used all six may roll all six again and carries the points on, or collects.</source>
        <translation>Wer alle sechs verwertet hat, darf alle sechs noch einmal würfeln und nimmt die Punkte mit, oder sammelt ein.</translation>
    </message>
    <message>
        <source>Win cards with your dice.</source>
        <translation>Gewinne Karten mit deinen Würfeln.</translation>
    </message>
    <message>
        <source>You can outbid others.</source>
        <translation>Schlage die anderen.</translation>
    </message>
    <message>
        <source>You had {missing} to go at the end.</source>
        <translation>Dir haben am Ende {missing} gefehlt.</translation>
    </message>
    <message>
        <source>You have them already.</source>
        <translation>Du hast sie schon.</translation>
    </message>
    <message>
        <source>You have {missing} to go.</source>
        <translation>Dir fehlen noch {missing}.</translation>
    </message>
    <message>
        <source>You know all you need now.</source>
        <translation>Jetzt kennst du alles Wichtige.</translation>
    </message>
    <message>
        <source>You need not use all three rolls.</source>
        <translation>Du musst nicht dreimal würfeln.</translation>
    </message>
    <message>
        <source>Your first game is over.</source>
        <translation>Deine erste Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>{collected} points were collected just now, so you need {needed}. After a missed turn the bar starts at {start} again.</source>
        <translation>Eben wurden {collected} Punkte eingesammelt, also brauchst du {needed}. Nach einem verpassten Zug liegt die Latte wieder bei {start}.</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} von {total}</translation>
    </message>
    <message>
        <source>“+2” says how many cards lie below. At the end all dice that lie win their cards, and whoever has the bonus die rolls it for extra points.</source>
        <translation>„+2“: So viele Karten liegen darunter. Am Ende gewinnen alle liegenden Würfel ihre Karten; der Bonuswürfel bringt Extrapunkte.</translation>
    </message>
    <message>
        <source>“Collect” writes your points down and ends the turn. “Roll on” may bring more or lose them all: it says how likely that is.</source>
        <translation>„Einsammeln“ schreibt deine Punkte auf und beendet den Zug. „Weiterwürfeln“ bringt mehr oder kostet alle: Dort steht, wie wahrscheinlich das ist.</translation>
    </message>
    <message>
        <source>“Confirm turn” enters your dice. Another box, or another roll while some are left, changes your mind.</source>
        <translation>„Zug bestätigen“ trägt ein. Ein anderes Feld oder ein weiterer Wurf, solange du welche hast, macht die Wahl rückgängig.</translation>
    </message>
    <message>
        <source>“Enter” writes your points. Another column, or another roll while some are left, changes your mind.</source>
        <translation>„Eintragen“ schreibt deine Punkte auf. Eine andere Spalte oder ein weiterer Wurf, solange du welche hast, macht die Wahl rückgängig.</translation>
    </message>
    <message>
        <source>“Undo” goes back as far as you want: this is a practice table. “Hint” tells what is best now.</source>
        <translation>„Rückgängig“ geht beliebig weit: Das ist ein Übungstisch. „Tipp“ sagt, was jetzt am besten ist.</translation>
    </message>
</context>
<context>
    <name>GuideStrip</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close; G opens it again</source>
        <translation>Schließen; G öffnet es wieder</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Got it (G)</source>
        <translation>Verstanden (G)</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Nochmal lesen</translation>
    </message>
    <message>
        <source>Read it all</source>
        <translation>Ganz lesen</translation>
    </message>
    <message>
        <source>Read what was said before</source>
        <translation>Lies, was vorher da stand</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
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
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Look through</source>
        <translation>Durchsehen</translation>
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
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>The computer works out the best play.</source>
        <translation>Der Computer rechnet das beste Spiel aus.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>working out … {percent}%</source>
        <translation>rechnet … {percent} %</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Do everything but the last step of it</source>
        <translation>Alles tun bis auf den letzten Schritt</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Next best: {choice} – {difference}</source>
        <translation>Zweitbestes: {choice} – {difference}</translation>
    </message>
    <message>
        <source>Set it up</source>
        <translation>Vorbereiten</translation>
    </message>
    <message>
        <source>There is no hint for this position.</source>
        <translation>Für diese Lage gibt es keinen Tipp.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Working out what is best …</source>
        <translation>Das Beste wird ausgerechnet …</translation>
    </message>
    <message>
        <source>You can play on meanwhile.</source>
        <translation>Du kannst solange weiterspielen.</translation>
    </message>
    <message>
        <source>{percent} done.</source>
        <translation>{percent} erledigt.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>That costs {chance} of the chance to win.</source>
        <translation>Das kostet {chance} Siegchance.</translation>
    </message>
    <message>
        <source>That costs {points} points on average.</source>
        <translation>Das kostet im Schnitt {points} Punkte.</translation>
    </message>
    <message>
        <source>That is just as good.</source>
        <translation>Das ist genauso gut.</translation>
    </message>
    <message>
        <source>all five dice</source>
        <translation>allen fünf Würfeln</translation>
    </message>
    <message>
        <source>all four dice</source>
        <translation>allen vier Würfeln</translation>
    </message>
    <message>
        <source>all six dice</source>
        <translation>allen sechs Würfeln</translation>
    </message>
    <message>
        <source>all three dice</source>
        <translation>allen drei Würfeln</translation>
    </message>
    <message>
        <source>both dice</source>
        <translation>beiden Würfeln</translation>
    </message>
    <message>
        <source>five dice</source>
        <translation>fünf Würfeln</translation>
    </message>
    <message>
        <source>four dice</source>
        <translation>vier Würfeln</translation>
    </message>
    <message>
        <source>just as good</source>
        <translation>genauso gut</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>einem Würfel</translation>
    </message>
    <message>
        <source>six dice</source>
        <translation>sechs Würfeln</translation>
    </message>
    <message>
        <source>the one die</source>
        <translation>dem einen Würfel</translation>
    </message>
    <message>
        <source>three dice</source>
        <translation>drei Würfeln</translation>
    </message>
    <message>
        <source>two dice</source>
        <translation>zwei Würfeln</translation>
    </message>
    <message>
        <source>{chance} chance to win</source>
        <translation>{chance} Siegchance</translation>
    </message>
    <message>
        <source>{chance} for {aim}</source>
        <translation>{chance} auf {aim}</translation>
    </message>
    <message>
        <source>{chance} less</source>
        <translation>{chance} weniger</translation>
    </message>
    <message>
        <source>{points} points less</source>
        <translation>{points} Punkte weniger</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Every rule is told when it comes up. You can undo anything.</source>
        <translation>Jede Regel kommt, wenn du sie brauchst. Du kannst alles zurücknehmen.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>Never played? Learn a game step by step.</source>
        <translation>Noch nie gespielt? Lern ein Spiel Schritt für Schritt.</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Was spielen wir?</translation>
    </message>
    <message>
        <source>{game}: {title}</source>
        <translation>{game}: {title}</translation>
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
    <name>KeyLists</name>
    <message>
        <source>Add a face</source>
        <translation>Eine Augenzahl eingeben</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Don’t roll yet</source>
        <translation>Noch nicht würfeln</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Save your rules</source>
        <translation>Eigene Regeln speichern</translation>
    </message>
    <message>
        <source>Start the game; in a name: go to the next one</source>
        <translation>Spiel starten; in einem Namen: zum nächsten</translation>
    </message>
    <message>
        <source>Take the last face away</source>
        <translation>Die letzte zurücknehmen</translation>
    </message>
    <message>
        <source>Take these dice</source>
        <translation>Diese Würfel übernehmen</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>A language cannot be used</source>
        <translation>Eine Sprache ist nicht brauchbar</translation>
    </message>
    <message>
        <source>{files}: not readable. It stays as it is; choose another language.</source>
        <translation>{files}: nicht lesbar. Es bleibt alles, wie es ist; wähle eine andere Sprache.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Computer plays on</source>
        <translation>Computer spielt weiter</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Or {name} gives up. Then the game is over and {winner} wins.</source>
        <translation>Oder {name} gibt auf. Dann ist die Partie zu Ende und {winner} gewinnt.</translation>
    </message>
    <message>
        <source>Or {name} gives up: no more turns, and a place behind all who play on.</source>
        <translation>Oder {name} gibt auf: keine Züge mehr, und ein Platz hinter allen, die weiterspielen.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>The computer plays on for {name}. A person can come back later.</source>
        <translation>Der Computer spielt für {name} weiter. Später kann wieder ein Mensch übernehmen.</translation>
    </message>
    <message>
        <source>Who plays on for {name}?</source>
        <translation>Wer spielt für {name} weiter?</translation>
    </message>
    <message>
        <source>{name} is in the middle of a turn. The computer can play on after it.</source>
        <translation>{name} ist mitten im Zug. Danach kann der Computer weiterspielen.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message numerus="yes">
        <source>%n computer/computers</source>
        <translation>
            <numerusform>%n Computer</numerusform>
            <numerusform>%n Computer</numerusform>
        </translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Mutig</translation>
    </message>
    <message>
        <source>Bold: risks more for more points.</source>
        <translation>Mutig: wagt mehr für mehr Punkte.</translation>
    </message>
    <message>
        <source>Bold: rolls on when in doubt.</source>
        <translation>Mutig: würfelt im Zweifel weiter.</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Cautious: collects when in doubt.</source>
        <translation>Vorsichtig: sammelt im Zweifel ein.</translation>
    </message>
    <message>
        <source>Cautious: prefers what is hard to beat.</source>
        <translation>Vorsichtig: legt lieber, was schwer zu schlagen ist.</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>The computer decides for {names}.</source>
        <translation>Für {names} entscheidet der Computer.</translation>
    </message>
    <message>
        <source>The dice fall equally at random for everyone.</source>
        <translation>Die Würfel fallen für alle gleich zufällig.</translation>
    </message>
    <message numerus="yes">
        <source>{names} plans/plan ahead like a practised player.</source>
        <translation>
            <numerusform>{names} plant voraus wie ein geübter Mensch.</numerusform>
            <numerusform>{names} planen voraus wie geübte Menschen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} plans/plan every turn by the points on the cards.</source>
        <translation>
            <numerusform>{names} plant jeden Zug nach den Punkten der Karten.</numerusform>
            <numerusform>{names} planen jeden Zug nach den Punkten der Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} plays/play to win and keeps/keep an eye on everyone’s score.</source>
        <translation>
            <numerusform>{names} spielt auf Sieg und behält alle Punkte im Blick.</numerusform>
            <numerusform>{names} spielen auf Sieg und behalten alle Punkte im Blick.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} plays/play to win and thinks/think of everyone’s next turns.</source>
        <translation>
            <numerusform>{names} spielt auf Sieg und bedenkt die nächsten Züge aller.</numerusform>
            <numerusform>{names} spielen auf Sieg und bedenken die nächsten Züge aller.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} takes/take all that scores and stops/stop at few dice.</source>
        <translation>
            <numerusform>{names} nimmt alles, was zählt, und hört bei wenigen Würfeln auf.</numerusform>
            <numerusform>{names} nehmen alles, was zählt, und hören bei wenigen Würfeln auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} takes/take what fits at once.</source>
        <translation>
            <numerusform>{names} nimmt, was gerade passt.</numerusform>
            <numerusform>{names} nehmen, was gerade passt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} takes/take what pays most at once.</source>
        <translation>
            <numerusform>{names} nimmt, was sofort am meisten bringt.</numerusform>
            <numerusform>{names} nehmen, was sofort am meisten bringt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} thinks/think one roll ahead.</source>
        <translation>
            <numerusform>{names} denkt einen Wurf voraus.</numerusform>
            <numerusform>{names} denken einen Wurf voraus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} weighs/weigh what a card brings and whether it can be held.</source>
        <translation>
            <numerusform>{names} wägt ab, was eine Karte bringt und ob sie sich halten lässt.</numerusform>
            <numerusform>{names} wägen ab, was eine Karte bringt und ob sie sich halten lässt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} works/work out every turn exactly and plays/play to win.</source>
        <translation>
            <numerusform>{names} rechnet jeden Zug genau aus und spielt auf Sieg.</numerusform>
            <numerusform>{names} rechnen jeden Zug genau aus und spielen auf Sieg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} works/work out every turn exactly.</source>
        <translation>
            <numerusform>{names} rechnet jeden Zug genau aus.</numerusform>
            <numerusform>{names} rechnen jeden Zug genau aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} works/work out what every choice brings on average.</source>
        <translation>
            <numerusform>{names} rechnet aus, was jede Wahl im Schnitt bringt.</numerusform>
            <numerusform>{names} rechnen aus, was jede Wahl im Schnitt bringt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Third-party licences</source>
        <translation>Lizenzen Dritter</translation>
    </message>
    <message>
        <source>This program uses the work of others, under their own licences. Qt is used under the LGPL, version 3: the Qt Project publishes its sources, and its libraries can be replaced by others. The text tells how.</source>
        <translation>Dieses Programm nutzt die Arbeit anderer, unter deren eigenen Lizenzen. Qt steht unter der LGPL, Version 3: Das Qt-Projekt veröffentlicht die Quelltexte, und die Bibliotheken lassen sich durch andere ersetzen. Der Text sagt, wie.</translation>
    </message>
</context>
<context>
    <name>LineUp</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>If somebody leaves, press the cross beside the name.</source>
        <translation>Wenn jemand aufhört, drücke das Kreuz neben dem Namen.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>{name} gave up.</source>
        <translation>{name} hat aufgegeben.</translation>
    </message>
    <message>
        <source>{name} is in the middle of a turn. After it somebody else can play there.</source>
        <translation>{name} ist mitten im Zug. Danach kann dort jemand anders spielen.</translation>
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
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>The tutor watches</source>
        <translation>Der Tutor schaut zu</translation>
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
        <source>{name} gets a hint</source>
        <translation>{name} bekommt einen Tipp</translation>
    </message>
    <message>
        <source>{name} is now called {new}</source>
        <translation>{name} heißt jetzt {new}</translation>
    </message>
    <message>
        <source>{name} is now played by a person</source>
        <translation>{name} wird jetzt von einem Menschen gespielt</translation>
    </message>
    <message>
        <source>{name} is now played by the computer ({level})</source>
        <translation>{name} wird jetzt vom Computer ({level}) gespielt</translation>
    </message>
    <message>
        <source>{name} takes back: {what}</source>
        <translation>{name} nimmt zurück: {what}</translation>
    </message>
</context>
<context>
    <name>LookingThrough</name>
    <message>
        <source>The copy cannot be made</source>
        <translation>Die Kopie kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>This session cannot be looked through</source>
        <translation>Diese Sitzung kann nicht durchgesehen werden</translation>
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
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
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
        <source>&amp;Step by step: go on</source>
        <translation>&amp;Schritt für Schritt: weiter</translation>
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
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Ba&amp;ck</source>
        <translation>Zurüc&amp;k</translation>
    </message>
    <message>
        <source>Choose &amp;data folder …</source>
        <translation>&amp;Datenordner wählen …</translation>
    </message>
    <message>
        <source>Go to the menu bar that F10 shows</source>
        <translation>Zur Menüleiste, die F10 zeigt</translation>
    </message>
    <message>
        <source>Ho&amp;w it stands</source>
        <translation>&amp;Wie es steht</translation>
    </message>
    <message>
        <source>How it stands: dice, choice, all about each player</source>
        <translation>Wie es steht: Würfel, Wahl, alles zu jedem Spieler</translation>
    </message>
    <message>
        <source>Look &amp;through</source>
        <translation>D&amp;urchsehen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Pla&amp;yers …</source>
        <translation>&amp;Mitspieler …</translation>
    </message>
    <message>
        <source>R&amp;estore backup …</source>
        <translation>Sicherung &amp;zurückholen …</translation>
    </message>
    <message>
        <source>Show &amp;menu bar</source>
        <translation>&amp;Menüleiste zeigen</translation>
    </message>
    <message>
        <source>Write &amp;backup …</source>
        <translation>Si&amp;cherung schreiben …</translation>
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
        <source>Different from {ruleset}:</source>
        <translation>Anders als {ruleset}:</translation>
    </message>
    <message>
        <source>Draw the order</source>
        <translation>Reihenfolge auslosen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Edit {ruleset}</source>
        <translation>{ruleset} bearbeiten</translation>
    </message>
    <message>
        <source>Enter automatically after</source>
        <translation>Automatisch eintragen nach</translation>
    </message>
    <message>
        <source>Every rule is told when it comes up; undo anything.</source>
        <translation>Jede Regel wird erklärt, wenn sie drankommt; du kannst alles zurücknehmen.</translation>
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
        <source>In this order: {names}</source>
        <translation>In dieser Reihenfolge: {names}</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Level and style</source>
        <translation>Stufe und Spielweise</translation>
    </message>
    <message>
        <source>Line-up from last time.</source>
        <translation>Aufstellung vom letzten Mal.</translation>
    </message>
    <message>
        <source>Make your own rules out of the chosen ones.</source>
        <translation>Mach aus den gewählten Regeln deine eigenen.</translation>
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
        <source>Own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Own rules …</source>
        <translation>Eigene Regeln …</translation>
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
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Show points during the game</source>
        <translation>Punkte während der Partie zeigen</translation>
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
        <source>Style</source>
        <translation>Spielweise</translation>
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
    <message numerus="yes">
        <source>{game}, {ruleset} – %n player/players.</source>
        <translation>
            <numerusform>{game}, {ruleset} – %n Spieler.</numerusform>
            <numerusform>{game}, {ruleset} – %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {ruleset} – {names}.</source>
        <translation>{game}, {ruleset} – {names}.</translation>
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
        <source>{name} leaves …</source>
        <translation>{name} hört auf …</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Another program changed the file of this session. The whole game is in a new file beside it.</source>
        <translation>Ein anderes Programm hat die Datei dieser Sitzung verändert. Die ganze Partie steht in einer neuen Datei daneben.</translation>
    </message>
    <message>
        <source>Practice table: you can undo anything. The game counts in no statistics.</source>
        <translation>Übungstisch: Du kannst alles zurücknehmen. Die Partie zählt in keiner Statistik.</translation>
    </message>
    <message>
        <source>The disk does not answer.</source>
        <translation>Der Datenträger antwortet nicht.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space.</source>
        <translation>Der Datenträger ist voll. Schaffe Platz.</translation>
    </message>
    <message>
        <source>The disk is slow. Each move waits until it is saved.</source>
        <translation>Der Datenträger ist langsam. Jeder Zug wartet, bis er gespeichert ist.</translation>
    </message>
    <message>
        <source>The file of this session was full. The game goes on in a new file; the old one stays.</source>
        <translation>Die Datei dieser Sitzung war voll. Die Partie geht in einer neuen Datei weiter, die alte bleibt.</translation>
    </message>
    <message>
        <source>The file of this session was gone. The whole game is in a new file: nothing is lost.</source>
        <translation>Die Datei dieser Sitzung war weg. Die ganze Partie steht in einer neuen Datei: Nichts ist verloren.</translation>
    </message>
    <message>
        <source>The folder of the sessions cannot be written to.</source>
        <translation>In den Ordner der Sitzungen lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The folder of the sessions is no longer there.</source>
        <translation>Der Ordner der Sitzungen ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The last line of this session was incomplete and was left out. Nothing else is lost.</source>
        <translation>Die letzte Zeile dieser Sitzung war unvollständig und fehlt. Sonst ging nichts verloren.</translation>
    </message>
    <message>
        <source>This session is too long to save more. Duplicate it and play on in the copy.</source>
        <translation>Diese Sitzung ist zu lang, um mehr zu speichern. Dupliziere sie und spiel in der Kopie weiter.</translation>
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
    <name>Numbers</name>
    <message>
        <source>,</source>
        <comment>between thousands</comment>
        <translation>.</translation>
    </message>
    <message>
        <source>.</source>
        <comment>before decimals</comment>
        <translation>,</translation>
    </message>
    <message>
        <source>over {number}%</source>
        <translation>über {number} %</translation>
    </message>
    <message>
        <source>under {number}%</source>
        <translation>unter {number} %</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>OrderCards</name>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Bonus die</source>
        <translation>Bonuswürfel</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards {cards}, colour bonus {colors}, bonus die {die}.</source>
        <translation>Karten {cards}, Farbbonus {colors}, Bonuswürfel {die}.</translation>
    </message>
    <message>
        <source>Cards {cards}, colour bonus {colors}.</source>
        <translation>Karten {cards}, Farbbonus {colors}.</translation>
    </message>
    <message>
        <source>Centre card</source>
        <translation>Mittelkarte</translation>
    </message>
    <message>
        <source>Colour bonus</source>
        <translation>Farbbonus</translation>
    </message>
    <message>
        <source>Empty stack</source>
        <translation>Leerer Stapel</translation>
    </message>
    <message>
        <source>Nobody has rolled the dice.</source>
        <translation>Es hat niemand gewürfelt.</translation>
    </message>
    <message>
        <source>Number {number}</source>
        <translation>Zahl {number}</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Release at least one die to roll again.</source>
        <translation>Gib mindestens einen Würfel frei, um nochmal zu würfeln.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Würfle zuerst.</translation>
    </message>
    <message>
        <source>Rolling is over for this turn: you have placed or turned a die.</source>
        <translation>In diesem Zug würfelst du nicht mehr: Du hast schon abgelegt oder gedreht.</translation>
    </message>
    <message>
        <source>Straight of {number}</source>
        <translation>{number}er-Straße</translation>
    </message>
    <message>
        <source>The bonus die is never placed.</source>
        <translation>Den Bonuswürfel legst du nie ab.</translation>
    </message>
    <message>
        <source>The dice there are as high or higher.</source>
        <translation>Die Würfel dort sind gleich hoch oder höher.</translation>
    </message>
    <message>
        <source>The die already shows what the bonus die shows.</source>
        <translation>Der Würfel zeigt schon, was der Bonuswürfel zeigt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>There is no card here any more.</source>
        <translation>Hier liegt keine Karte mehr.</translation>
    </message>
    <message>
        <source>There is no such die.</source>
        <translation>Diesen Würfel gibt es nicht.</translation>
    </message>
    <message>
        <source>This card takes exactly as many dice as it shows.</source>
        <translation>Diese Karte nimmt genau so viele Würfel, wie sie zeigt.</translation>
    </message>
    <message>
        <source>This card takes only dice in a row.</source>
        <translation>Diese Karte nimmt nur Würfel in Folge.</translation>
    </message>
    <message>
        <source>This card takes only dice of its own number.</source>
        <translation>Diese Karte nimmt nur Würfel mit ihrer Zahl.</translation>
    </message>
    <message>
        <source>This card takes only equal dice.</source>
        <translation>Diese Karte nimmt nur gleiche Würfel.</translation>
    </message>
    <message>
        <source>This die is kept already.</source>
        <translation>Diesen Würfel behältst du schon.</translation>
    </message>
    <message>
        <source>This die is not kept.</source>
        <translation>Diesen Würfel behältst du nicht.</translation>
    </message>
    <message>
        <source>This die lies on a target already.</source>
        <translation>Dieser Würfel liegt schon auf einem Ziel.</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>Wait until the dice are at rest.</source>
        <translation>Warte, bis die Würfel liegen.</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>You do not have the bonus die.</source>
        <translation>Du hast den Bonuswürfel nicht.</translation>
    </message>
    <message>
        <source>You had the bonus die in this turn: you cannot place on it until the next one.</source>
        <translation>Du hattest den Bonuswürfel in diesem Zug: Erst im nächsten darfst du wieder auf ihn ablegen.</translation>
    </message>
    <message>
        <source>You have placed nothing here in this turn.</source>
        <translation>Hier hast du in diesem Zug nichts abgelegt.</translation>
    </message>
    <message>
        <source>You have used all three rolls.</source>
        <translation>Du hast alle drei Würfe gemacht.</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>from the bonus die</source>
        <translation>vom Bonuswürfel</translation>
    </message>
    <message>
        <source>from the centre card</source>
        <translation>von der Mittelkarte</translation>
    </message>
    <message>
        <source>from {card}</source>
        <translation>von {card}</translation>
    </message>
    <message>
        <source>on the bonus die</source>
        <translation>auf den Bonuswürfel</translation>
    </message>
    <message>
        <source>on the centre card</source>
        <translation>auf die Mittelkarte</translation>
    </message>
    <message>
        <source>on {card}</source>
        <translation>auf {card}</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>{card} in {color}</source>
        <translation>{card} {color}</translation>
    </message>
    <message>
        <source>{number} of a kind</source>
        <translation>{number} Gleiche</translation>
    </message>
</context>
<context>
    <name>OrderCardsHints</name>
    <message>
        <source>Chances: {chances}.</source>
        <translation>Chancen: {chances}.</translation>
    </message>
    <message>
        <source>End the turn and place nothing.</source>
        <translation>Lege nichts ab und beende den Zug.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Beende den Zug.</translation>
    </message>
    <message>
        <source>Keep {kept} and roll {dice}.</source>
        <translation>Behalte {kept} und würfle mit {dice}.</translation>
    </message>
    <message>
        <source>None of your dice fits anywhere.</source>
        <translation>Keiner deiner Würfel passt irgendwo.</translation>
    </message>
    <message>
        <source>Place {groups} and end the turn.</source>
        <translation>Lege {groups} und beende den Zug.</translation>
    </message>
    <message>
        <source>Placing dice would bring nothing more.</source>
        <translation>Würfel abzulegen würde nichts mehr bringen.</translation>
    </message>
    <message>
        <source>Roll {dice}.</source>
        <translation>Würfle mit {dice}.</translation>
    </message>
    <message>
        <source>Safe: {cards}; in addition {chances}.</source>
        <translation>Sicher: {cards}; dazu {chances}.</translation>
    </message>
    <message>
        <source>Safe: {cards}; it can still become more.</source>
        <translation>Sicher: {cards}; es kann noch mehr werden.</translation>
    </message>
    <message>
        <source>Take {taken} back and end the turn.</source>
        <translation>Nimm {taken} zurück und beende den Zug.</translation>
    </message>
    <message>
        <source>Take {taken} back, place {groups} and end the turn.</source>
        <translation>Nimm {taken} zurück, lege {groups} und beende den Zug.</translation>
    </message>
    <message>
        <source>The bonus die</source>
        <translation>Der Bonuswürfel</translation>
    </message>
    <message>
        <source>The bonus die shows {face}.</source>
        <translation>Der Bonuswürfel zeigt {face}.</translation>
    </message>
    <message>
        <source>The centre card</source>
        <translation>Die Mittelkarte</translation>
    </message>
    <message>
        <source>Then you can place {dice} {place}.</source>
        <translation>Dann kannst du {dice} {place} legen.</translation>
    </message>
    <message>
        <source>Turn {old} to {new} with the bonus die.</source>
        <translation>Drehe {old} mit dem Bonuswürfel auf {new}.</translation>
    </message>
    <message>
        <source>You can still place dice.</source>
        <translation>Du kannst noch Würfel ablegen.</translation>
    </message>
    <message>
        <source>You end the turn and place nothing.</source>
        <translation>Du beendest den Zug und legst nichts ab.</translation>
    </message>
    <message>
        <source>You end the turn with {groups}.</source>
        <translation>Du beendest den Zug mit {groups}.</translation>
    </message>
    <message>
        <source>You keep {kept} and roll {dice}.</source>
        <translation>Du behältst {kept} und würfelst mit {dice}.</translation>
    </message>
    <message>
        <source>You roll {dice}.</source>
        <translation>Du würfelst mit {dice}.</translation>
    </message>
    <message>
        <source>You turn {old} to {new}.</source>
        <translation>Du drehst {old} auf {new}.</translation>
    </message>
    <message>
        <source>adds {points} to the colour bonus</source>
        <translation>erhöht den Farbbonus um {points}</translation>
    </message>
    <message>
        <source>beats {dice}</source>
        <translation>schlägt {dice}</translation>
    </message>
    <message>
        <source>brings {points}</source>
        <translation>bringt {points}</translation>
    </message>
    <message>
        <source>gives you one more die in your next turn</source>
        <translation>gibt dir im nächsten Zug einen Würfel mehr</translation>
    </message>
    <message>
        <source>holds until your next turn at {number}% or more</source>
        <translation>hält zu mindestens {number} % bis zu deinem nächsten Zug</translation>
    </message>
    <message>
        <source>is safe until your next turn</source>
        <translation>ist bis zu deinem nächsten Zug sicher</translation>
    </message>
    <message>
        <source>keep {kept}</source>
        <translation>{kept} behalten</translation>
    </message>
    <message>
        <source>place nothing</source>
        <translation>nichts ablegen</translation>
    </message>
    <message>
        <source>place {groups}</source>
        <translation>{groups} ablegen</translation>
    </message>
    <message>
        <source>roll {dice}</source>
        <translation>mit {dice} würfeln</translation>
    </message>
    <message>
        <source>the bonus die</source>
        <translation>den Bonuswürfel</translation>
    </message>
    <message>
        <source>the bonus die ({face})</source>
        <translation>den Bonuswürfel ({face})</translation>
    </message>
    <message>
        <source>the centre card</source>
        <translation>die Mittelkarte</translation>
    </message>
    <message>
        <source>turn {old} to {new}</source>
        <translation>{old} auf {new} drehen</translation>
    </message>
    <message>
        <source>{card} {facts}.</source>
        <translation>{card} {facts}.</translation>
    </message>
    <message>
        <source>{dice} and the bonus die ({face})</source>
        <translation>{dice} und den Bonuswürfel ({face})</translation>
    </message>
    <message>
        <source>{points} points for this turn on average</source>
        <translation>im Schnitt {points} Punkte für diesen Zug</translation>
    </message>
</context>
<context>
    <name>OrderCardsResult</name>
    <message>
        <source>{name} beats other dice most often: {number} times.</source>
        <translation>{name} schlägt am häufigsten andere Würfel: {number}-mal.</translation>
    </message>
    <message>
        <source>{name} draws level with the bonus die: {points}.</source>
        <translation>{name} gleicht mit dem Bonuswürfel aus: {points}.</translation>
    </message>
    <message>
        <source>{name} has the most cards of one colour: {color}, {number} cards, {points}.</source>
        <translation>{name} hat die meisten Karten einer Farbe: {color}, {number} Karten, {points}.</translation>
    </message>
    <message>
        <source>{name} rolls the bonus die for the last time: {points}.</source>
        <translation>{name} würfelt zum Schluss den Bonuswürfel: {points}.</translation>
    </message>
    <message>
        <source>{name} takes the lead with the bonus die: {points}.</source>
        <translation>{name} zieht mit dem Bonuswürfel vorbei: {points}.</translation>
    </message>
    <message>
        <source>{name} wins narrowly, by {points}.</source>
        <translation>{name} gewinnt knapp: {points} Vorsprung.</translation>
    </message>
    <message>
        <source>{name} wins the centre card. Joker for {color}: {points} more.</source>
        <translation>{name} gewinnt die Mittelkarte. Joker für {color}: {points} dazu.</translation>
    </message>
    <message>
        <source>{name} wins the centre card. No colour gains by it.</source>
        <translation>{name} gewinnt die Mittelkarte. Keine Farbe gewinnt dadurch.</translation>
    </message>
    <message>
        <source>{name} wins the most valuable card: {card}, {points}.</source>
        <translation>{name} gewinnt die wertvollste Karte: {card}, {points}.</translation>
    </message>
    <message>
        <source>{name} wins {number} cards at once after round {round}.</source>
        <translation>{name} gewinnt nach Runde {round} auf einmal {number} Karten.</translation>
    </message>
</context>
<context>
    <name>OrderCardsRules</name>
    <message numerus="yes">
        <source>%n card/cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>A number is beaten by more dice of the same number.</source>
        <translation>Eine Zahl schlägst du mit mehr Würfeln derselben Zahl.</translation>
    </message>
    <message>
        <source>A straight is beaten by one of higher numbers.</source>
        <translation>Eine Straße schlägst du mit einer höheren Straße.</translation>
    </message>
    <message>
        <source>A tie for first place is a shared victory; all winners are named.</source>
        <translation>Gleichstand auf dem ersten Platz ist ein geteilter Sieg; alle Sieger werden genannt.</translation>
    </message>
    <message>
        <source>After rolling, you may turn one of your dice that isn’t placed yet to the number of the bonus die. That works once, and ends rolling.</source>
        <translation>Nach dem Würfeln darfst du einen deiner noch nicht abgelegten Würfel auf die Zahl des Bonuswürfels drehen. Das geht einmal, danach würfelst du nicht mehr.</translation>
    </message>
    <message>
        <source>All cards on which dice still lie go to the owners of the dice, and so does the bonus die.</source>
        <translation>Alle Karten, auf denen noch Würfel liegen, gehen an die Besitzer der Würfel, der Bonuswürfel ebenso.</translation>
    </message>
    <message>
        <source>As soon as somebody wins the last card of a stack, the game ends at once. Nobody rolls for cards any more.</source>
        <translation>Sobald jemand die letzte Karte eines Stapels gewinnt, endet die Partie sofort. Um Karten würfelt dann niemand mehr.</translation>
    </message>
    <message>
        <source>Beaten dice go back to their owner at once.</source>
        <translation>Geschlagene Würfel gehen sofort zurück an ihren Besitzer.</translation>
    </message>
    <message>
        <source>Beaten: {new} is more than {old}.</source>
        <translation>Geschlagen: {new} ist mehr als {old}.</translation>
    </message>
    <message>
        <source>Beating dice</source>
        <translation>Würfel schlagen</translation>
    </message>
    <message>
        <source>Beside it lies the white bonus die. There is one.</source>
        <translation>Daneben liegt der weiße Bonuswürfel. Es gibt einen.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation>Übrige Karten</translation>
    </message>
    <message>
        <source>Cards of one colour</source>
        <translation>Karten einer Farbe</translation>
    </message>
    <message>
        <source>Choose dice and tap a card that lights up, or drag the dice there. If they don’t fit, the app says why.</source>
        <translation>Wähle Würfel und tippe eine leuchtende Karte an, oder zieh die Würfel dorthin. Passen sie nicht, sagt dir die App, warum.</translation>
    </message>
    <message>
        <source>Colour bonus</source>
        <translation>Farbbonus</translation>
    </message>
    <message>
        <source>Counting points</source>
        <translation>Endabrechnung</translation>
    </message>
    <message>
        <source>Equal dice are beaten by just as many dice of a higher number: 3 3 3 by 4 4 4, not by four dice.</source>
        <translation>Gleiche Würfel schlägst du mit ebenso vielen einer höheren Zahl: 3 3 3 mit 4 4 4, nicht mit vier Würfeln.</translation>
    </message>
    <message>
        <source>Every card that you win brings points, and several cards of one colour bring a bonus on top. The most points win.</source>
        <translation>Jede gewonnene Karte bringt Punkte, mehrere Karten einer Farbe bringen dazu einen Bonus. Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Everyone has {dice} dice in a colour of their own.</source>
        <translation>Alle haben {dice} Würfel in ihrer eigenen Farbe.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>From two cards of one colour on you get a bonus: 1 + 2 and so on, up to the number of these cards. A single card brings none.</source>
        <translation>Ab zwei Karten einer Farbe bekommst du einen Bonus: 1 + 2 und so weiter, bis zur Zahl dieser Karten. Eine einzelne Karte bringt keinen.</translation>
    </message>
    <message>
        <source>If your dice still lie there when your turn begins, you have the bonus die for this turn.</source>
        <translation>Liegen deine Würfel noch dort, wenn dein Zug beginnt, hast du den Bonuswürfel für diesen Zug.</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kurz gesagt</translation>
    </message>
    <message>
        <source>Laying the table</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Not allowed. {reason}</source>
        <translation>Geht nicht. {reason}</translation>
    </message>
    <message>
        <source>Not beaten: {new} is not more than {old}.</source>
        <translation>Nicht geschlagen: {new} ist nicht mehr als {old}.</translation>
    </message>
    <message>
        <source>Number {numbers}</source>
        <translation>Zahl {numbers}</translation>
    </message>
    <message>
        <source>Of the {cards} cards, {each} each are {colors}. Every colour has the same cards, and a pattern of its own.</source>
        <translation>Von den {cards} Karten sind je {each} {colors}. In jeder Farbe gibt es die gleichen Karten, und jede Farbe hat ihr eigenes Muster.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Place: put your dice on the open cards, on the centre card and on the bonus die. Then end your turn.</source>
        <translation>Ablegen: Verteile deine Würfel auf die offenen Karten, die Mittelkarte und den Bonuswürfel. Beende dann deinen Zug.</translation>
    </message>
    <message>
        <source>Placing dice</source>
        <translation>Würfel ablegen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Roll: up to {rolls} times. After each roll, keep any dice and roll the others. You may also roll dice again that you kept before.</source>
        <translation>Würfeln: bis zu {rolls}-mal. Behalte nach jedem Wurf beliebige Würfel und würfle die anderen neu. Auch früher behaltene Würfel darfst du wieder würfeln.</translation>
    </message>
    <message>
        <source>Straights and equal dice need exactly the number of dice that the card shows, not more and not fewer.</source>
        <translation>Straßen und Gleiche brauchen genau so viele Würfel, wie die Karte zeigt, nicht mehr und nicht weniger.</translation>
    </message>
    <message>
        <source>The bonus die</source>
        <translation>Der Bonuswürfel</translation>
    </message>
    <message>
        <source>The cards are shuffled and dealt in stacks. The top card of each stack lies open.</source>
        <translation>Die Karten werden gemischt und in Stapeln ausgelegt. Die oberste Karte jedes Stapels liegt offen.</translation>
    </message>
    <message>
        <source>The cards that are left over stay hidden for the whole game.</source>
        <translation>Die übrigen Karten bleiben die ganze Partie über verdeckt.</translation>
    </message>
    <message>
        <source>The cards want these dice and bring these points.</source>
        <translation>Diese Würfel wollen die Karten, und so viele Punkte bringen sie.</translation>
    </message>
    <message>
        <source>The centre card is no stack: winning it ends nothing.</source>
        <translation>Die Mittelkarte ist kein Stapel: Wer sie gewinnt, beendet nichts.</translation>
    </message>
    <message>
        <source>The centre card is the joker: besides its points it counts as one more card of the colour in which it brings you most. The app finds that colour.</source>
        <translation>Die Mittelkarte ist der Joker: Neben ihren Punkten zählt sie als weitere Karte der Farbe, in der sie dir am meisten bringt. Die App findet diese Farbe.</translation>
    </message>
    <message>
        <source>The centre card lies in the middle. It belongs to no stack.</source>
        <translation>In der Mitte liegt die Mittelkarte. Sie gehört zu keinem Stapel.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The most points win.</source>
        <translation>Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>The very first turn of the game is played with {first} dice, the second one with {second}, every later one with {all}.</source>
        <translation>Den allerersten Zug der Partie spielst du mit {first} Würfeln, der zweite Zug hat {second}, jeder spätere {all}.</translation>
    </message>
    <message>
        <source>Then the bonus die goes back to the middle, at the latest when your turn ends. You can’t place dice on it in the same turn.</source>
        <translation>Dann kommt der Bonuswürfel zurück in die Mitte, spätestens am Ende deines Zuges. Im selben Zug kannst du nicht auf ihn ablegen.</translation>
    </message>
    <message>
        <source>There lies</source>
        <translation>Dort liegt</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Until you end your turn, you may add dice to those that you placed, or take them back. Dice that you had beaten then lie there again.</source>
        <translation>Bis du deinen Zug beendest, darfst du zu deinen abgelegten Würfeln weitere dazulegen oder sie zurücknehmen. Geschlagene Würfel liegen dann wieder dort.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was folgt</translation>
    </message>
    <message>
        <source>What the cards want</source>
        <translation>Aufträge und Punkte</translation>
    </message>
    <message>
        <source>What you place</source>
        <translation>Was du ablegst</translation>
    </message>
    <message>
        <source>While a die of this turn lies on a card, you can’t roll. If you take back everything, you can use the rolls that are left.</source>
        <translation>Solange ein Würfel aus diesem Zug auf einer Karte liegt, kannst du nicht würfeln. Nimmst du alles zurück, kannst du deine übrigen Würfe noch nutzen.</translation>
    </message>
    <message>
        <source>Whoever has the bonus die at the end rolls it once more and gets its number as points.</source>
        <translation>Wer am Ende den Bonuswürfel hat, würfelt ihn noch einmal und bekommt seine Augen als Punkte.</translation>
    </message>
    <message>
        <source>Win: every card on which your dice still lie is yours, all by itself. You get the dice back, and the next card of the stack is opened. Where the centre card was, nothing follows.</source>
        <translation>Gewinnen: Jede Karte, auf der deine Würfel noch liegen, gehört dir, ganz von selbst. Du bekommst die Würfel zurück, und die nächste Karte des Stapels wird aufgedeckt. Auf die Mittelkarte folgt keine neue.</translation>
    </message>
    <message>
        <source>With {most} players it ends only when a second stack is empty.</source>
        <translation>Mit {most} Spielern endet sie erst, wenn ein zweiter Stapel leer ist.</translation>
    </message>
    <message>
        <source>You have won these cards: {cards}. The bonus die shows {face} in its last roll.</source>
        <translation>Du hast diese Karten gewonnen: {cards}. Der Bonuswürfel zeigt in seinem letzten Wurf {face}.</translation>
    </message>
    <message>
        <source>You have {dice}, and the bonus die shows {bonus}. You turn the {old} to {bonus} and have {equal}.</source>
        <translation>Du hast {dice}, und der Bonuswürfel zeigt {bonus}. Du drehst die {old} auf {bonus} und hast {equal}.</translation>
    </message>
    <message>
        <source>You may also place dice where those of somebody else lie. Yours must fulfil the same card and have more pips together. Just as many are not enough.</source>
        <translation>Du darfst auch dort ablegen, wo schon Würfel von anderen liegen. Deine müssen dieselbe Karte erfüllen und zusammen mehr Augen haben. Gleich viele reichen nicht.</translation>
    </message>
    <message>
        <source>You may use several cards in one turn, but each die only once. What a card wants must be fulfilled completely.</source>
        <translation>Du darfst in einem Zug mehrere Karten belegen, jeden Würfel aber nur einmal. Den Auftrag einer Karte musst du ganz erfüllen.</translation>
    </message>
    <message>
        <source>You needn’t place anything and may end your turn with dice left over. Computers always place something if they can.</source>
        <translation>Du musst nichts ablegen und darfst deinen Zug mit übrigen Würfeln beenden. Computer legen immer etwas ab, wenn sie können.</translation>
    </message>
    <message>
        <source>You place</source>
        <translation>Du legst</translation>
    </message>
    <message>
        <source>You place dice on cards and fulfil what they want. If your dice still lie there when your next turn begins, the card is yours. Until then the others can beat your dice.</source>
        <translation>Du legst Würfel auf Karten und erfüllst damit ihre Aufträge. Liegen deine Würfel noch dort, wenn dein nächster Zug beginnt, gehört die Karte dir. Bis dahin können die anderen deine Würfel schlagen.</translation>
    </message>
    <message>
        <source>You place dice on the bonus die as on a card. Any dice will do, one or more. They too are beaten by more pips together.</source>
        <translation>Auf den Bonuswürfel legst du Würfel wie auf eine Karte. Es gehen beliebige Würfel, einer oder mehrere. Auch sie schlägst du mit zusammen mehr Augen.</translation>
    </message>
    <message>
        <source>You roll it with your dice, and you can keep it and roll it again like them. But it is never placed.</source>
        <translation>Du würfelst ihn zusammen mit deinen Würfeln und kannst ihn genauso behalten und neu würfeln. Abgelegt wird er nie.</translation>
    </message>
    <message>
        <source>Your score is made of the points of your cards, a bonus for each colour, and the last roll of the bonus die.</source>
        <translation>Dein Ergebnis sind die Punkte deiner Karten, ein Bonus für jede Farbe und der letzte Wurf des Bonuswürfels.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>any dice, one or more</source>
        <translation>beliebige Würfel, einen oder mehrere</translation>
    </message>
    <message>
        <source>exactly {count} dice in a row, such as {dice}</source>
        <translation>genau {count} Würfel in Folge, etwa {dice}</translation>
    </message>
    <message>
        <source>exactly {count} equal dice, such as {dice}</source>
        <translation>genau {count} gleiche Würfel, etwa {dice}</translation>
    </message>
    <message>
        <source>one or more dice that all show this number</source>
        <translation>einen oder mehrere Würfel mit dieser Zahl</translation>
    </message>
    <message>
        <source>{color}: {cards}</source>
        <translation>{color}: {cards}</translation>
    </message>
    <message>
        <source>{color}: {cards} and the joker</source>
        <translation>{color}: {cards} und der Joker</translation>
    </message>
    <message>
        <source>{least} to {most} people or computers sit at the table.</source>
        <translation>Am Tisch sitzen {least} bis {most} Menschen oder Computer.</translation>
    </message>
    <message>
        <source>{points} = {sum}</source>
        <translation>{points} = {sum}</translation>
    </message>
    <message>
        <source>{stacks} stacks of {cards} cards</source>
        <translation>{stacks} Stapel mit {cards} Karten</translation>
    </message>
</context>
<context>
    <name>OrderCardsTable</name>
    <message numerus="yes">
        <source>%n die/dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>All dice are kept. Release some to roll again.</source>
        <translation>Du behältst alle Würfel. Gib welche frei, um weiterzuwürfeln.</translation>
    </message>
    <message>
        <source>All dice are placed. End your turn.</source>
        <translation>Alle Würfel liegen. Beende deinen Zug.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>the selection, in small windows</comment>
        <translation>Abwählen</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Die Auswahl aufheben</translation>
    </message>
    <message>
        <source>End the turn (E: from anywhere)</source>
        <translation>Den Zug beenden (E: von überall)</translation>
    </message>
    <message>
        <source>End the turn already?</source>
        <translation>Zug schon beenden?</translation>
    </message>
    <message>
        <source>End the turn without placing?</source>
        <translation>Zug beenden, ohne abzulegen?</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Beende den Zug.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Keep a die, or select it to place it</source>
        <translation>Einen Würfel behalten oder zum Ablegen wählen</translation>
    </message>
    <message>
        <source>Keep dice or place them.</source>
        <translation>Behalte Würfel oder lege sie ab.</translation>
    </message>
    <message>
        <source>Move among the cards, Enter places</source>
        <translation>Zwischen den Karten bewegen, Eingabe legt ab</translation>
    </message>
    <message>
        <source>No die is selected.</source>
        <translation>Kein Würfel ist gewählt.</translation>
    </message>
    <message>
        <source>No place takes {dice} alone.</source>
        <translation>Kein Ziel nimmt {dice} allein.</translation>
    </message>
    <message>
        <source>No place takes {dice} together.</source>
        <translation>Kein Ziel nimmt {dice} zusammen.</translation>
    </message>
    <message>
        <source>Nobody beat you.</source>
        <translation>Niemand hat dich geschlagen.</translation>
    </message>
    <message>
        <source>None of your free dice fit here.</source>
        <translation>Keiner deiner freien Würfel passt hier.</translation>
    </message>
    <message>
        <source>Place dice now.</source>
        <translation>Lege jetzt ab.</translation>
    </message>
    <message>
        <source>Place dice on cards.</source>
        <translation>Lege Würfel auf Karten.</translation>
    </message>
    <message>
        <source>Place dice on cards. If nobody beats them until your next turn, you win the cards.</source>
        <translation>Lege Würfel auf Karten. Schlägt sie bis zu deinem nächsten Zug niemand, gewinnst du sie.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
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
        <source>Roll the other dice again, or keep different ones.</source>
        <translation>Würfle die anderen neu oder behalte andere Würfel.</translation>
    </message>
    <message>
        <source>Select the one die that you want to turn to {face}.</source>
        <translation>Wähle den einen Würfel, den du auf {face} drehen willst.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Take back to go on rolling.</source>
        <translation>Nimm zurück, um weiterzuwürfeln.</translation>
    </message>
    <message>
        <source>Tap a lit card to place {dice}.</source>
        <translation>Tippe eine leuchtende Karte an, um {dice} abzulegen.</translation>
    </message>
    <message>
        <source>Tap a lit card to place {dice}. After that you roll no more.</source>
        <translation>Tippe eine leuchtende Karte an, um {dice} abzulegen. Danach würfelst du nicht mehr.</translation>
    </message>
    <message>
        <source>Tap dice to keep them, or a card: placing ends rolling.</source>
        <translation>Tippe Würfel zum Behalten an oder eine Karte: Ablegen beendet das Würfeln.</translation>
    </message>
    <message>
        <source>Tap dice, then a card – or only the card.</source>
        <translation>Tippe Würfel an, dann eine Karte – oder nur die Karte.</translation>
    </message>
    <message>
        <source>The game is over: {name} rolls the bonus die.</source>
        <translation>Die Partie ist zu Ende: {name} würfelt den Bonuswürfel.</translation>
    </message>
    <message>
        <source>Turn a die, or end your turn.</source>
        <translation>Dreh einen Würfel oder beende den Zug.</translation>
    </message>
    <message>
        <source>Turn die to {face}</source>
        <translation>Würfel auf {face} drehen</translation>
    </message>
    <message>
        <source>Turn the selected die</source>
        <translation>Den gewählten Würfel drehen</translation>
    </message>
    <message>
        <source>Turn the {old} to {new} with the bonus die – or select others.</source>
        <translation>Dreh die {old} mit dem Bonuswürfel auf {new} – oder wähle andere Würfel.</translation>
    </message>
    <message>
        <source>Turn the {old} to {new} with the bonus die: after that you roll no more.</source>
        <translation>Dreh die {old} mit dem Bonuswürfel auf {new}. Danach würfelst du nicht mehr.</translation>
    </message>
    <message>
        <source>Turn to {face}</source>
        <translation>Auf {face} drehen</translation>
    </message>
    <message>
        <source>Unbeaten until your next turn, they win the card.</source>
        <translation>Bis zu deinem nächsten Zug ungeschlagen, gewinnen sie die Karte.</translation>
    </message>
    <message>
        <source>You have dice that fit on a card.</source>
        <translation>Du hast Würfel, die auf eine Karte passen.</translation>
    </message>
    <message>
        <source>You have more dice that fit on a card.</source>
        <translation>Du hast noch Würfel, die auf eine Karte passen.</translation>
    </message>
    <message numerus="yes">
        <source>You win %n card/cards.</source>
        <translation>
            <numerusform>Du gewinnst %n Karte.</numerusform>
            <numerusform>Du gewinnst %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the bonus die and %n card/cards.</source>
        <translation>
            <numerusform>Du gewinnst den Bonuswürfel und %n Karte.</numerusform>
            <numerusform>Du gewinnst den Bonuswürfel und %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>alle %n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>bonus goes back</source>
        <translation>Bonus geht zurück</translation>
    </message>
    <message>
        <source>placing ends rolling</source>
        <translation>Ablegen beendet das Würfeln</translation>
    </message>
    <message>
        <source>the bonus die goes back</source>
        <translation>der Bonuswürfel geht zurück</translation>
    </message>
    <message>
        <source>{dice} fit nowhere.</source>
        <translation>{dice} passen nirgends.</translation>
    </message>
    <message>
        <source>{dice} fits nowhere.</source>
        <translation>{dice} passt nirgends.</translation>
    </message>
    <message>
        <source>{dice} kept</source>
        <translation>{dice} behalten</translation>
    </message>
    <message>
        <source>{dice} selected</source>
        <translation>{dice} gewählt</translation>
    </message>
    <message>
        <source>{name}, it’s your turn.</source>
        <translation>{name}, du bist dran.</translation>
    </message>
    <message>
        <source>{nothing_fits} End your turn.</source>
        <translation>{nothing_fits} Beende den Zug.</translation>
    </message>
    <message>
        <source>{nothing_fits} Turn a die to {face}, or end your turn.</source>
        <translation>{nothing_fits} Dreh einen Würfel auf {face} – oder beende den Zug.</translation>
    </message>
</context>
<context>
    <name>OrderCardsTurns</name>
    <message>
        <source>A stack is used up, so the game is over</source>
        <translation>Ein Stapel ist leer, damit endet die Partie</translation>
    </message>
    <message>
        <source>Nobody beat you: you win {claims}.</source>
        <translation>Niemand hat dich geschlagen: Du gewinnst {claims}.</translation>
    </message>
    <message>
        <source>Two stacks are used up, so the game is over</source>
        <translation>Zwei Stapel sind leer, damit endet die Partie</translation>
    </message>
    <message>
        <source>You win: {claims}.</source>
        <translation>Du gewinnst: {claims}.</translation>
    </message>
    <message>
        <source>Your dice are beaten: {targets}.</source>
        <translation>Deine Würfel sind geschlagen: {targets}.</translation>
    </message>
    <message>
        <source>places nothing</source>
        <translation>legt nichts</translation>
    </message>
    <message>
        <source>places {groups}</source>
        <translation>legt {groups}</translation>
    </message>
    <message>
        <source>taking {faces} back</source>
        <translation>das Zurücknehmen von {faces}</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>den Anfang</translation>
    </message>
    <message>
        <source>the bonus die</source>
        <translation>Bonuswürfel</translation>
    </message>
    <message>
        <source>the bonus die ({face})</source>
        <translation>den Bonuswürfel ({face})</translation>
    </message>
    <message>
        <source>the bonus die for this turn</source>
        <translation>Bonuswürfel für diesen Zug</translation>
    </message>
    <message>
        <source>the bonus die for your turn</source>
        <translation>den Bonuswürfel</translation>
    </message>
    <message>
        <source>the centre card ({points})</source>
        <translation>die Mittelkarte ({points})</translation>
    </message>
    <message>
        <source>the end of the turn</source>
        <translation>das Ende des Zuges</translation>
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
        <source>turning {old} to {new}</source>
        <translation>das Drehen von {old} auf {new}</translation>
    </message>
    <message>
        <source>{card} ({points})</source>
        <translation>{card} ({points})</translation>
    </message>
    <message>
        <source>{dice} and the bonus die ({face})</source>
        <translation>{dice} und den Bonuswürfel ({face})</translation>
    </message>
    <message>
        <source>{name} adds {added}, now {faces} {place}</source>
        <translation>{name} legt {added} dazu, jetzt {faces} {place}</translation>
    </message>
    <message>
        <source>{name} begins, {count} stacks of {height} cards are laid out</source>
        <translation>{name} beginnt, {count} Stapel mit je {height} Karten liegen aus</translation>
    </message>
    <message>
        <source>{name} ends the turn</source>
        <translation>{name} beendet den Zug</translation>
    </message>
    <message>
        <source>{name} keeps {dice}</source>
        <translation>{name} behält {dice}</translation>
    </message>
    <message>
        <source>{name} keeps {kept} and rolls {dice}</source>
        <translation>{name} behält {kept} und würfelt {dice}</translation>
    </message>
    <message>
        <source>{name} placed nothing.</source>
        <translation>{name} hat nichts abgelegt.</translation>
    </message>
    <message>
        <source>{name} placed {groups}.</source>
        <translation>{name} hat {groups} gelegt.</translation>
    </message>
    <message>
        <source>{name} places nothing and ends the turn</source>
        <translation>{name} legt nichts ab und beendet den Zug</translation>
    </message>
    <message>
        <source>{name} places {faces} {place}</source>
        <translation>{name} legt {faces} {place}</translation>
    </message>
    <message>
        <source>{name} places {faces} {place} and beats {owner}’s {beaten}</source>
        <translation>{name} legt {faces} {place} und schlägt {beaten} von {owner}</translation>
    </message>
    <message>
        <source>{name} releases {dice}</source>
        <translation>{name} gibt {dice} frei</translation>
    </message>
    <message>
        <source>{name} rolls all dice again: {dice}</source>
        <translation>{name} würfelt alle Würfel neu: {dice}</translation>
    </message>
    <message>
        <source>{name} rolls the bonus die for the last time: {points}</source>
        <translation>{name} würfelt zum Schluss den Bonuswürfel: {points}</translation>
    </message>
    <message>
        <source>{name} rolls {dice}</source>
        <translation>{name} würfelt {dice}</translation>
    </message>
    <message>
        <source>{name} takes {faces} back {place}</source>
        <translation>{name} nimmt {faces} {place} zurück</translation>
    </message>
    <message>
        <source>{name} takes {faces} back {place}, where {owner}’s {beaten} lies again</source>
        <translation>{name} nimmt {faces} {place} zurück, dort liegt wieder {beaten} von {owner}</translation>
    </message>
    <message>
        <source>{name} turns {old} to {new} with the bonus die</source>
        <translation>{name} dreht {old} mit dem Bonuswürfel auf {new}</translation>
    </message>
    <message>
        <source>{name} wins: {claims}</source>
        <translation>{name} gewinnt: {claims}</translation>
    </message>
</context>
<context>
    <name>OrderTray</name>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n Wurf</numerusform>
            <numerusform>%n Würfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) given up</source>
        <translation>
            <numerusform>%n Wurf verfällt</numerusform>
            <numerusform>%n Würfe verfallen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s) left</source>
        <translation>
            <numerusform>noch %n Wurf</numerusform>
            <numerusform>noch %n Würfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n target lights up/targets light up</source>
        <translation>
            <numerusform>%n Ziel leuchtet</numerusform>
            <numerusform>%n Ziele leuchten</numerusform>
        </translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Bonus die: {value}</source>
        <translation>Bonuswürfel: {value}</translation>
    </message>
    <message>
        <source>Bonus die: {value}, kept</source>
        <translation>Bonuswürfel: {value}, behalten</translation>
    </message>
    <message>
        <source>Die {number}: {value}</source>
        <translation>Würfel {number}: {value}</translation>
    </message>
    <message>
        <source>Die {number}: {value}, kept</source>
        <translation>Würfel {number}: {value}, behalten</translation>
    </message>
    <message>
        <source>Die {number}: {value}, lies on {target}</source>
        <translation>Würfel {number}: {value}, liegt auf {target}</translation>
    </message>
    <message>
        <source>Die {number}: {value}, selected</source>
        <translation>Würfel {number}: {value}, gewählt</translation>
    </message>
    <message>
        <source>Now place dice</source>
        <translation>Jetzt ablegen</translation>
    </message>
    <message>
        <source>Roll {roll} of {rolls}</source>
        <translation>Wurf {roll} von {rolls}</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>lies on {place}</source>
        <translation>liegt auf {place}</translation>
    </message>
    <message>
        <source>no roll left</source>
        <translation>kein Wurf mehr</translation>
    </message>
    <message>
        <source>no target lights up</source>
        <translation>kein Ziel leuchtet</translation>
    </message>
    <message>
        <source>set</source>
        <translation>Gleiche</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>Straße</translation>
    </message>
    <message numerus="yes">
        <source>with %n die/dice</source>
        <translation>
            <numerusform>mit %n Würfel</numerusform>
            <numerusform>mit %n Würfeln</numerusform>
        </translation>
    </message>
    <message>
        <source>{dice} selected</source>
        <translation>{dice} gewählt</translation>
    </message>
</context>
<context>
    <name>OwnRules</name>
    <message>
        <source>Check the disk, then try again.</source>
        <translation>Prüfe den Datenträger, dann versuch es nochmal.</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Regeln exportieren</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Regeln importieren</translation>
    </message>
    <message>
        <source>Rules (*{suffix})</source>
        <translation>Regeln (*{suffix})</translation>
    </message>
    <message>
        <source>Some of your rules cannot be read</source>
        <translation>Einige deiner Regeln lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>The files stay as they are.</source>
        <translation>Die Dateien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Their values are still here: save them anew.</source>
        <translation>Ihre Werte sind noch da: Speichere sie neu.</translation>
    </message>
    <message>
        <source>These rules cannot be used</source>
        <translation>Diese Regeln lassen sich nicht verwenden</translation>
    </message>
    <message>
        <source>Your rules could not be deleted</source>
        <translation>Deine Regeln ließen sich nicht löschen</translation>
    </message>
    <message>
        <source>Your rules could not be saved</source>
        <translation>Deine Regeln ließen sich nicht speichern</translation>
    </message>
    <message>
        <source>Your rules could not be taken back</source>
        <translation>Deine Regeln ließen sich nicht zurückholen</translation>
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
    <message>
        <source>{name}’s turn · {progress}</source>
        <translation>{name} ist dran · {progress}</translation>
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
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
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
    <message>
        <source>{points} points</source>
        <translation>{points} Punkte</translation>
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
    <message numerus="yes">
        <source>{count} of %n strike/strikes</source>
        <translation>
            <numerusform>{count} von %n Strich</numerusform>
            <numerusform>{count} von %n Strichen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: points hidden, {status}</source>
        <translation>{name}: Punkte verborgen, {status}</translation>
    </message>
    <message>
        <source>{name}: {points}, {status}</source>
        <translation>{name}: {points}, {status}</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>A game against the clock is played in one go, so it cannot be duplicated.</source>
        <translation>Eine Partie gegen die Uhr wird am Stück gespielt und lässt sich nicht duplizieren.</translation>
    </message>
    <message>
        <source>Field {field}: it is missing.</source>
        <translation>Feld {field}: Es fehlt.</translation>
    </message>
    <message>
        <source>Field {field}: no game can be played with this value.</source>
        <translation>Feld {field}: Mit diesem Wert lässt sich nicht spielen.</translation>
    </message>
    <message>
        <source>Field {field}: the name needs 1 to {most} characters.</source>
        <translation>Feld {field}: Der Name braucht 1 bis {most} Zeichen.</translation>
    </message>
    <message>
        <source>Field {field}: this value is not possible.</source>
        <translation>Feld {field}: Dieser Wert ist nicht möglich.</translation>
    </message>
    <message>
        <source>Field {field}: this version does not know it.</source>
        <translation>Feld {field}: Diese Version kennt es nicht.</translation>
    </message>
    <message>
        <source>Line {line}, place {column}: from here on something is missing.</source>
        <translation>Zeile {line}, Stelle {column}: Ab hier fehlt etwas.</translation>
    </message>
    <message>
        <source>Line {line}, place {column}: what stands here does not fit.</source>
        <translation>Zeile {line}, Stelle {column}: Was hier steht, passt nicht.</translation>
    </message>
    <message>
        <source>Line {line}, place {column}: “{found}” does not fit here.</source>
        <translation>Zeile {line}, Stelle {column}: „{found}“ passt hier nicht.</translation>
    </message>
    <message>
        <source>Line {line}: this is not readable as text. Save the file as UTF-8 without a BOM.</source>
        <translation>Zeile {line}: Das ist nicht als Text lesbar. Speichere die Datei als UTF-8 ohne BOM.</translation>
    </message>
    <message>
        <source>Saving failed. Check the disk, then go on.</source>
        <translation>Das Speichern ist misslungen. Prüfe den Datenträger, dann geht es weiter.</translation>
    </message>
    <message>
        <source>Some settings could not be read and are back to their defaults.</source>
        <translation>Einige Einstellungen waren nicht lesbar und stehen wieder auf ihrem Standard.</translation>
    </message>
    <message>
        <source>The best results come from a newer version of the app. They stay as they are. Update the app.</source>
        <translation>Die Bestenliste stammt aus einer neueren Version der App. Sie bleibt unverändert. Aktualisiere die App.</translation>
    </message>
    <message>
        <source>The best results could not be read. The file was put aside, and new ones are kept.</source>
        <translation>Die Bestenliste war nicht lesbar. Die alte Datei liegt daneben. Neue Ergebnisse kommen hinzu.</translation>
    </message>
    <message>
        <source>The disk is full, so moves can no longer be saved. Free some space, then go on.</source>
        <translation>Der Datenträger ist voll, Züge lassen sich nicht mehr speichern. Schaffe Platz, dann geht es weiter.</translation>
    </message>
    <message>
        <source>The disk is full, so the settings could not be saved. They hold until you quit.</source>
        <translation>Der Datenträger ist voll, darum ließen sich die Einstellungen nicht speichern. Sie gelten, bis du beendest.</translation>
    </message>
    <message>
        <source>The settings are those of a newer version. They stay as they are. Changes hold until you quit.</source>
        <translation>Die Einstellungen stammen aus einer neueren Version der App. Sie bleiben unverändert. Änderungen gelten bis zum Beenden.</translation>
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
        <source>These rules are for a game that this version does not know.</source>
        <translation>Diese Regeln sind für ein Spiel, das diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>These rules come from a newer version of the app. Update the app for them.</source>
        <translation>Diese Regeln stammen aus einer neueren Version der App. Aktualisiere die App dafür.</translation>
    </message>
    <message>
        <source>This file cannot be read. See whether it is still there.</source>
        <translation>Diese Datei lässt sich nicht lesen. Sieh nach, ob sie noch da ist.</translation>
    </message>
    <message>
        <source>This file comes from a newer version of the app. It is left as it is. Update the app for it.</source>
        <translation>Diese Datei stammt aus einer neueren Version der App. Sie bleibt unverändert. Aktualisiere die App dafür.</translation>
    </message>
    <message>
        <source>This file does not belong in the folder. Import it instead.</source>
        <translation>Diese Datei gehört nicht in den Ordner. Importiere sie stattdessen.</translation>
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
        <source>This file holds no rules of this app.</source>
        <translation>In dieser Datei stehen keine Regeln dieser App.</translation>
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
        <source>This file is damaged: something stands there twice, or a number is not usable.</source>
        <translation>Diese Datei ist beschädigt: Etwas steht doppelt darin, oder eine Zahl ist nicht brauchbar.</translation>
    </message>
    <message>
        <source>This file is nested too deeply for rules.</source>
        <translation>Diese Datei ist für Regeln zu tief verschachtelt.</translation>
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
        <source>This file is too large for rules.</source>
        <translation>Diese Datei ist zu groß für Regeln.</translation>
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
        <source>This session is already in your list.</source>
        <translation>Diese Sitzung ist schon in deiner Liste.</translation>
    </message>
    <message>
        <source>This session is already open in another window. Close it there first.</source>
        <translation>Diese Sitzung ist schon in einem anderen Fenster offen. Schließe sie dort zuerst.</translation>
    </message>
    <message>
        <source>This session is too long to save more. Duplicate it and play on in the copy.</source>
        <translation>Diese Sitzung ist zu lang, um mehr zu speichern. Dupliziere sie und spiel in der Kopie weiter.</translation>
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
    <name>Prompts</name>
    <message>
        <source>Dice are rolling</source>
        <translation>Die Würfel rollen</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>{name} ist dran.</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Einen Moment</translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>Die Würfel rollen.</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <translation>{name} spielt</translation>
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
        <translation>Geschafft, noch {time} übrig</translation>
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
    <name>Race</name>
    <message>
        <source>After a Farkle: {needed}</source>
        <translation>Nach einem Farkle: {needed}</translation>
    </message>
    <message>
        <source>All six are used, but {points} is not enough for {needed}.</source>
        <translation>Alle sechs verwertet, aber {points} reichen nicht für {needed}.</translation>
    </message>
    <message>
        <source>All {points} points are gone</source>
        <translation>Alle {points} Punkte sind weg</translation>
    </message>
    <message>
        <source>At least {needed} a turn</source>
        <translation>Mindestens {needed} je Zug</translation>
    </message>
    <message>
        <source>Bar of {needed} reached</source>
        <translation>Latte {needed} erreicht</translation>
    </message>
    <message>
        <source>Bar {needed}</source>
        <translation>Latte {needed}</translation>
    </message>
    <message>
        <source>Close the race</source>
        <translation>Rennen schließen</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>Every strike costs {points} points.</source>
        <translation>Jeder Strich kostet {points} Punkte.</translation>
    </message>
    <message>
        <source>Every strike sets the score to 0.</source>
        <translation>Jeder Strich setzt die Punkte auf 0.</translation>
    </message>
    <message>
        <source>Every turn needs at least {needed} points to be collected.</source>
        <translation>Ab {needed} Punkten in einem Zug darfst du einsammeln.</translation>
    </message>
    <message>
        <source>Farkle!</source>
        <translation>Farkle!</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>Fixed bar: {needed}</source>
        <translation>Feste Latte: {needed}</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Last throws:</source>
        <translation>Nachwurf:</translation>
    </message>
    <message>
        <source>Level {points}</source>
        <translation>Gleichstand {points}</translation>
    </message>
    <message>
        <source>Minimum {needed}</source>
        <translation>Minimum {needed}</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>No die scores.</source>
        <translation>Kein Würfel zählt.</translation>
    </message>
    <message>
        <source>No die scores. No points are lost.</source>
        <translation>Kein Würfel zählt. Es sind keine Punkte verloren.</translation>
    </message>
    <message>
        <source>No die scores. {points} are lost.</source>
        <translation>Kein Würfel zählt. {points} sind verloren.</translation>
    </message>
    <message>
        <source>No minimum</source>
        <translation>Kein Minimum</translation>
    </message>
    <message>
        <source>Not enough</source>
        <translation>Zu wenig</translation>
    </message>
    <message>
        <source>Opening {needed}</source>
        <translation>Einstieg {needed}</translation>
    </message>
    <message>
        <source>Player before: {points} + {step}</source>
        <translation>Vorgänger: {points} + {step}</translation>
    </message>
    <message>
        <source>Points in this turn</source>
        <translation>Punkte in diesem Zug</translation>
    </message>
    <message>
        <source>Race to {target}</source>
        <translation>Rennen bis {target}</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>Start: {needed}</source>
        <translation>Start: {needed}</translation>
    </message>
    <message>
        <source>Still to play: {names}.</source>
        <translation>Noch {names}.</translation>
    </message>
    <message>
        <source>Strike {count}</source>
        <translation>{count}. Strich</translation>
    </message>
    <message>
        <source>That costs {points} points</source>
        <translation>Das kostet {points} Punkte</translation>
    </message>
    <message>
        <source>That was the last turn.</source>
        <translation>Das war der letzte Zug.</translation>
    </message>
    <message>
        <source>The bar</source>
        <translation>Die Latte</translation>
    </message>
    <message>
        <source>The bar: to collect, your turn needs at least {needed} points.</source>
        <translation>Die Latte: Ab {needed} Punkten in deinem Zug darfst du einsammeln.</translation>
    </message>
    <message>
        <source>The bar: to collect, your turn needs at least {needed} points. It lies {step} above what the turn before collected; a missed turn puts it back.</source>
        <translation>Die Latte: Ab {needed} Punkten in deinem Zug darfst du einsammeln. Sie liegt {step} über dem, was der Zug davor einbrachte. Ein verpasster Zug setzt sie zurück.</translation>
    </message>
    <message>
        <source>The next turn</source>
        <translation>Der nächste Zug</translation>
    </message>
    <message>
        <source>The score stays 0</source>
        <translation>Der Punktestand bleibt 0</translation>
    </message>
    <message>
        <source>Then {names}.</source>
        <translation>Danach {names}.</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>To open: {needed}</source>
        <translation>Zum Einstieg: {needed}</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>With a tie you share the win.</source>
        <translation>Bei Gleichstand teilt ihr den Sieg.</translation>
    </message>
    <message>
        <source>You are in the game with your first {needed} points in one turn.</source>
        <translation>Du bist im Spiel, sobald du in einem Zug {needed} Punkte hast.</translation>
    </message>
    <message>
        <source>You may collect any points.</source>
        <translation>Du darfst jede Punktzahl einsammeln.</translation>
    </message>
    <message>
        <source>Your last turn: {points} + {step}</source>
        <translation>Letzter Zug: {points} + {step}</translation>
    </message>
    <message>
        <source>back to {bar}</source>
        <translation>zurück auf {bar}</translation>
    </message>
    <message>
        <source>has no turn any more</source>
        <translation>hat keinen Zug mehr</translation>
    </message>
    <message>
        <source>is playing</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>of {total} in a row</source>
        <translation>von {total} hintereinander</translation>
    </message>
    <message>
        <source>stays at {bar}</source>
        <translation>bleibt bei {bar}</translation>
    </message>
    <message>
        <source>{count} in a row cost {points} points.</source>
        <translation>{count} hintereinander kosten {points} Punkte.</translation>
    </message>
    <message>
        <source>{count} in a row set the score to 0.</source>
        <translation>{count} hintereinander setzen die Punkte auf 0.</translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n strike/strikes</source>
        <translation>
            <numerusform>{count} von %n Strich</numerusform>
            <numerusform>{count} von %n Strichen</numerusform>
        </translation>
    </message>
    <message>
        <source>{missing} to go to the bar of {needed}</source>
        <translation>Noch {missing} bis zur Latte {needed}</translation>
    </message>
    <message>
        <source>{missing} to go to the minimum of {needed}</source>
        <translation>Noch {missing} bis zum Minimum {needed}</translation>
    </message>
    <message>
        <source>{missing} to go to the opening of {needed}</source>
        <translation>Noch {missing} bis zum Einstieg {needed}</translation>
    </message>
    <message>
        <source>{names} have {points}.</source>
        <translation>{names} haben {points}.</translation>
    </message>
    <message>
        <source>{names} share the win with {points}.</source>
        <translation>{names} teilen sich den Sieg mit {points}.</translation>
    </message>
    <message>
        <source>{name} draws level with {points} and leads with more.</source>
        <translation>{name} zieht mit {points} gleich, mit mehr vorbei.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n strike/strikes.</source>
        <translation>
            <numerusform>{name} hat %n Strich.</numerusform>
            <numerusform>{name} hat %n Striche.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has no strike.</source>
        <translation>{name} hat keinen Strich.</translation>
    </message>
    <message>
        <source>{name} has {points}.</source>
        <translation>{name} hat {points}.</translation>
    </message>
    <message>
        <source>{name} may collect any points.</source>
        <translation>{name} darf jede Punktzahl einsammeln.</translation>
    </message>
    <message>
        <source>{name} needs this much to collect.</source>
        <translation>So viel braucht {name}, um einzusammeln.</translation>
    </message>
    <message>
        <source>{name} takes the lead with {points}.</source>
        <translation>{name} zieht mit {points} vorbei.</translation>
    </message>
    <message>
        <source>{name} wins with {points}.</source>
        <translation>{name} gewinnt mit {points}.</translation>
    </message>
    <message>
        <source>{name}: {points} of {target} points</source>
        <translation>{name}: {points} von {target} Punkten</translation>
    </message>
    <message>
        <source>{needed} reached</source>
        <translation>{needed} erreicht</translation>
    </message>
    <message>
        <source>{points} more in this turn</source>
        <translation>in diesem Zug noch {points}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} Punkte</translation>
    </message>
    <message>
        <source>{points} points in this turn</source>
        <translation>{points} Punkte in diesem Zug</translation>
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
    <message>
        <source>{die}, secured</source>
        <translation>{die}, gesichert</translation>
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
        <source>Alone at the table, you cannot give up.</source>
        <translation>Allein am Tisch kannst du nicht aufgeben.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>That is the wrong number of dice.</source>
        <translation>Das ist nicht die richtige Zahl Würfel.</translation>
    </message>
    <message>
        <source>The computer’s turn cannot be undone.</source>
        <translation>Der Zug des Computers lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>There is no such seat at this table.</source>
        <translation>Diesen Platz gibt es hier nicht.</translation>
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
        <source>This match was undone too often. Play on.</source>
        <translation>Diese Partie wurde zu oft zurückgenommen. Spiel weiter.</translation>
    </message>
    <message>
        <source>This player gave up already.</source>
        <translation>Wer aufgegeben hat, kann das nicht noch einmal.</translation>
    </message>
    <message>
        <source>Undo was switched off for this game.</source>
        <translation>Zurücknehmen ist in dieser Partie ausgeschaltet.</translation>
    </message>
    <message>
        <source>Who decides can only change between two turns.</source>
        <translation>Wer entscheidet, kann nur zwischen zwei Zügen wechseln.</translation>
    </message>
</context>
<context>
    <name>RenameSession</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Leave it empty to call the session after its game.</source>
        <translation>Lass das Feld leer, dann heißt die Sitzung wie ihr Spiel.</translation>
    </message>
    <message>
        <source>Name of the session</source>
        <translation>Name der Sitzung</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename session</source>
        <translation>Sitzung umbenennen</translation>
    </message>
    <message>
        <source>There is a character in it that no name can have.</source>
        <translation>Darin ist ein Zeichen, das in keinem Namen stehen kann.</translation>
    </message>
</context>
<context>
    <name>Resign</name>
    <message>
        <source>Only {name} is left</source>
        <translation>Nur {name} ist noch dabei</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>hat aufgegeben</translation>
    </message>
    <message>
        <source>giving up</source>
        <translation>das Aufgeben</translation>
    </message>
    <message>
        <source>{name} gave up.</source>
        <translation>{name} hat aufgegeben.</translation>
    </message>
    <message>
        <source>{name} gives up</source>
        <translation>{name} gibt auf</translation>
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
        <source>Everyone else gave up</source>
        <translation>Alle anderen haben aufgegeben</translation>
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
        <source>With help: it counts in no statistics.</source>
        <translation>Mit Hilfe: Das zählt in keiner Statistik.</translation>
    </message>
    <message>
        <source>With help: it goes into no best list.</source>
        <translation>Mit Hilfe: Das kommt in keine Bestenliste.</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Deine Punkte</translation>
    </message>
    <message>
        <source>{name} gave up</source>
        <translation>{name} hat aufgegeben</translation>
    </message>
    <message>
        <source>{name} gave up, {total}.</source>
        <translation>{name} hat aufgegeben, {total}.</translation>
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
        <source>Counting the points</source>
        <translation>Jetzt wird gezählt</translation>
    </message>
    <message>
        <source>Exported as {name}.</source>
        <translation>Exportiert als {name}.</translation>
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
        <source>How it was counted</source>
        <translation>So wurde gezählt</translation>
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
        <source>Replay the game</source>
        <translation>Partie nachspielen</translation>
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
        <source>whoever presses first starts</source>
        <translation>wer zuerst drückt, beginnt</translation>
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
        <source>(house rule)</source>
        <translation>(Hausregel)</translation>
    </message>
    <message>
        <source>A box whose condition the roll doesn’t meet takes 0. That is called a sacrifice.</source>
        <translation>Ein Feld, dessen Bedingung der Wurf nicht erfüllt, bekommt 0. Das heißt opfern.</translation>
    </message>
    <message>
        <source>A straight may have other dice beside it: 1 2 3 3 4 is a small straight too.</source>
        <translation>Neben einer Straße dürfen andere Würfel liegen: Auch 1 2 3 3 4 ist eine Kleine Straße.</translation>
    </message>
    <message>
        <source>A tie for first place is a shared victory; all winners are named.</source>
        <translation>Gleichstand auf dem ersten Platz ist ein geteilter Sieg; alle Sieger werden genannt.</translation>
    </message>
    <message>
        <source>After any roll you may choose a box and press “Confirm turn”. Before the first roll you can’t.</source>
        <translation>Nach jedem Wurf darfst du ein Feld wählen und „Zug bestätigen“ drücken. Vor dem ersten Wurf geht das nicht.</translation>
    </message>
    <message>
        <source>After the third roll</source>
        <translation>Nach dem dritten Wurf</translation>
    </message>
    <message>
        <source>As soon as your upper boxes hold {target} points or more together, you get {bonus} points, once.</source>
        <translation>Sobald deine oberen Felder zusammen {target} Punkte oder mehr haben, bekommst du einmal {bonus} Punkte.</translation>
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
        <source>Extra points for fives of a kind don’t count towards the {target}.</source>
        <translation>Extrapunkte für Fünflinge zählen nicht zu den {target}.</translation>
    </message>
    <message>
        <source>Extra points for fives of a kind don’t count towards the {target}. What stands in the box does, so the 20 of a joker in Fours help.</source>
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
        <translation>Perfektes Spiel allein bringt im Schnitt {average} Punkte.</translation>
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
        <translation>Am Tisch sitzen {least} bis {most} Menschen oder Computer.</translation>
    </message>
    <message>
        <source>“House rule” marks what this app decides where people play in different ways.</source>
        <translation>„Hausregel“ steht bei dem, was diese App festlegt, wo man verschieden spielt.</translation>
    </message>
</context>
<context>
    <name>RulesetEditor</name>
    <message numerus="yes">
        <source>%n die/dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Grundlage</translation>
    </message>
    <message>
        <source>By the number of dice that you roll.</source>
        <translation>Je nachdem, mit wie vielen Würfeln du würfelst.</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Wähle einen anderen Namen</translation>
    </message>
    <message>
        <source>Correct the values first</source>
        <translation>Berichtige erst die Werte</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Different from {ruleset}</source>
        <translation>Anders als {ruleset}</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Everything is saved.</source>
        <translation>Alles ist gespeichert.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Give these rules a name, then you can save them.</source>
        <translation>Gib den Regeln einen Namen, dann kannst du sie speichern.</translation>
    </message>
    <message>
        <source>How often a roll is a Farkle</source>
        <translation>So oft ist ein Wurf ein Farkle</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Ohne Speichern gehen?</translation>
    </message>
    <message>
        <source>Less: {label}</source>
        <translation>Weniger: {label}</translation>
    </message>
    <message>
        <source>More: {label}</source>
        <translation>Mehr: {label}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name and preview</source>
        <translation>Name und Vorschau</translation>
    </message>
    <message>
        <source>New rules</source>
        <translation>Neue Regeln</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>Noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Nichts geändert</translation>
    </message>
    <message>
        <source>Nothing so far. Change a value.</source>
        <translation>Noch nichts. Ändere einen Wert.</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>Mit diesen Regeln spielen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>Set aside together from one roll.</source>
        <translation>Zusammen aus einem Wurf beiseitegelegt.</translation>
    </message>
    <message>
        <source>Take back all changes</source>
        <translation>Alle Änderungen zurücknehmen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>What you have not changed comes from these rules.</source>
        <translation>Was du nicht änderst, kommt aus diesen Regeln.</translation>
    </message>
    <message>
        <source>You already have rules of this name. Choose another one.</source>
        <translation>Du hast schon Regeln mit diesem Namen. Wähle einen anderen.</translation>
    </message>
    <message>
        <source>Your changes are not saved yet. Running games keep their rules.</source>
        <translation>Noch nicht gespeichert. Laufende Partien behalten ihre Regeln.</translation>
    </message>
    <message>
        <source>Your changes to these rules are not saved yet.</source>
        <translation>Deine Änderungen an diesen Regeln sind noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>does not score</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>for example House rules</source>
        <translation>zum Beispiel Hausregeln</translation>
    </message>
    <message>
        <source>under 1%</source>
        <translation>unter 1 %</translation>
    </message>
    <message>
        <source>{label}: back to {value}</source>
        <translation>{label}: zurück auf {value}</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} Punkte</translation>
    </message>
    <message>
        <source>{ruleset}: {value}</source>
        <translation>{ruleset}: {value}</translation>
    </message>
    <message>
        <source>“{name}” is deleted. Its values are still here.</source>
        <translation>„{name}“ ist gelöscht. Die Werte stehen noch hier.</translation>
    </message>
</context>
<context>
    <name>RulesetWords</name>
    <message>
        <source>1 2 3 4 5 6 in one roll. 0: it does not score.</source>
        <translation>1 2 3 4 5 6 in einem Wurf. 0: Sie zählt nicht.</translation>
    </message>
    <message>
        <source>A single {face}</source>
        <translation>Eine {face}</translation>
    </message>
    <message>
        <source>A turn needs this many points at the start. 0: no bar.</source>
        <translation>So viele Punkte braucht ein Zug am Anfang. 0: keine Latte.</translation>
    </message>
    <message>
        <source>After the target is reached</source>
        <translation>Wenn das Ziel erreicht ist</translation>
    </message>
    <message>
        <source>All six used</source>
        <translation>Alle sechs verwertet</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Back to 0</source>
        <translation>Auf 0</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Latte</translation>
    </message>
    <message>
        <source>Bar at the start</source>
        <translation>Latte am Anfang</translation>
    </message>
    <message>
        <source>Choose a name of at most {count} ordinary characters.</source>
        <translation>Wähle einen Namen aus höchstens {count} gewöhnlichen Zeichen.</translation>
    </message>
    <message>
        <source>Combinations of six dice</source>
        <translation>Kombinationen aus sechs Würfeln</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Verdoppelt</translation>
    </message>
    <message>
        <source>Each collection needs this many points. 0: no minimum.</source>
        <translation>So viele Punkte braucht jedes Einsammeln. 0: beliebig wenige.</translation>
    </message>
    <message>
        <source>Each further equal die brings the points of the triple again.</source>
        <translation>Jeder weitere bringt die Punkte des Drillings noch einmal.</translation>
    </message>
    <message>
        <source>Each further equal die doubles the points of the triple.</source>
        <translation>Jeder weitere verdoppelt die Punkte des Drillings.</translation>
    </message>
    <message>
        <source>Every collection</source>
        <translation>Jedes Einsammeln</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Everyone else has one more turn.</source>
        <translation>Alle anderen haben noch einen Zug.</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Zusatz</translation>
    </message>
    <message>
        <source>First collection</source>
        <translation>Erstes Einsammeln</translation>
    </message>
    <message>
        <source>Five equal</source>
        <translation>Fünf Gleiche</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>Format of the file</source>
        <translation>Format der Datei</translation>
    </message>
    <message>
        <source>Four equal</source>
        <translation>Vier Gleiche</translation>
    </message>
    <message>
        <source>Four equal and a pair</source>
        <translation>Vier Gleiche und ein Paar</translation>
    </message>
    <message>
        <source>Four, five and six equal dice</source>
        <translation>Vier, fünf und sechs Gleiche</translation>
    </message>
    <message>
        <source>Further equal dice</source>
        <translation>Jeder weitere Gleiche</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>It costs a number of points.</source>
        <translation>Das kostet eine Anzahl Punkte.</translation>
    </message>
    <message>
        <source>Last throws</source>
        <translation>Nachwurf</translation>
    </message>
    <message>
        <source>Minus points</source>
        <translation>Minuspunkte</translation>
    </message>
    <message>
        <source>Missed turns cost nothing and are not counted.</source>
        <translation>Verpasste Züge kosten nichts und werden nicht gezählt.</translation>
    </message>
    <message>
        <source>Must</source>
        <translation>Pflicht</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Nothing scores: every roll would be a Farkle. Give some points.</source>
        <translation>Nichts zählt: Jeder Wurf wäre ein Farkle. Vergib irgendwo Punkte.</translation>
    </message>
    <message>
        <source>On top of what both triples bring.</source>
        <translation>Zusätzlich zu dem, was beide Drillinge bringen.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Nochmal</translation>
    </message>
    <message>
        <source>Only all six dice together score, and then they must be rolled again: nobody could collect.</source>
        <translation>Nur alle sechs Würfel zusammen zählen, und dann muss jeder weiterwürfeln: Niemand könnte je einsammeln.</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Points of two triples</source>
        <translation>Punkte für zwei Drillinge</translation>
    </message>
    <message>
        <source>Reaching this many points starts the last turns.</source>
        <translation>Wer so viele Punkte erreicht, leitet den Nachwurf ein.</translation>
    </message>
    <message>
        <source>Rolling on with all six</source>
        <translation>Weiterwürfeln mit allen sechs</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Single dice</source>
        <translation>Einzelne Würfel</translation>
    </message>
    <message>
        <source>Six equal</source>
        <translation>Sechs Gleiche</translation>
    </message>
    <message>
        <source>Step of the bar</source>
        <translation>Schritt der Latte</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation>Striche</translation>
    </message>
    <message>
        <source>Strikes in a row</source>
        <translation>Striche hintereinander</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Target and start</source>
        <translation>Ziel und Einstieg</translation>
    </message>
    <message>
        <source>The bar rises</source>
        <translation>Latte steigt</translation>
    </message>
    <message>
        <source>The bar rises above the {limit} points that a turn can bring, and one missed turn already costs points: the game may never end. Allow two strikes or rolling on.</source>
        <translation>Die Latte steigt über die {limit} Punkte, die ein Zug bringen kann, und schon ein verpasster Zug kostet Punkte: Die Partie endet vielleicht nie. Erlaube zwei Striche oder das Weiterwürfeln mit allen sechs.</translation>
    </message>
    <message>
        <source>The game ends at once.</source>
        <translation>Die Partie endet sofort.</translation>
    </message>
    <message>
        <source>The next player needs this many points more than were just collected.</source>
        <translation>So viel mehr als eben eingesammelt braucht der Nächste.</translation>
    </message>
    <message>
        <source>The round is played to its end.</source>
        <translation>Die Runde wird zu Ende gespielt.</translation>
    </message>
    <message>
        <source>The score can fall below 0.</source>
        <translation>Der Punktestand kann unter 0 fallen.</translation>
    </message>
    <message>
        <source>The whole score falls to 0.</source>
        <translation>Der ganze Punktestand fällt auf 0.</translation>
    </message>
    <message>
        <source>They count as three pairs, too.</source>
        <translation>Sie zählen auch als drei Paare.</translation>
    </message>
    <message>
        <source>They count as two triples, no more.</source>
        <translation>Sie zählen einzeln, mehr nicht.</translation>
    </message>
    <message>
        <source>They have points of their own, whatever their face is.</source>
        <translation>Sie haben eigene Punkte, egal, welche Augen sie zeigen.</translation>
    </message>
    <message>
        <source>This many missed turns in a row are punished. 0: never.</source>
        <translation>So viele verpasste Züge hintereinander werden bestraft. 0: nie.</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Three different pairs. 0: they do not score.</source>
        <translation>Drei verschiedene Paare. 0: Sie zählen nicht.</translation>
    </message>
    <message>
        <source>Three equal dice</source>
        <translation>Drei Gleiche</translation>
    </message>
    <message>
        <source>Three pairs</source>
        <translation>Drei Paare</translation>
    </message>
    <message>
        <source>Three {face}s</source>
        <translation>Drei {face}</translation>
    </message>
    <message>
        <source>Two triples</source>
        <translation>Zwei Drillinge</translation>
    </message>
    <message>
        <source>Two triples of one roll bring points on top of both.</source>
        <translation>Zwei Drillinge aus einem Wurf bringen Punkte zusätzlich zu beiden.</translation>
    </message>
    <message>
        <source>Two triples of one roll have points of their own.</source>
        <translation>Zwei Drillinge aus einem Wurf haben eigene Punkte.</translation>
    </message>
    <message>
        <source>Values of the dice</source>
        <translation>Augen und Kombinationen</translation>
    </message>
    <message>
        <source>Version of the rules</source>
        <translation>Fassung der Regeln</translation>
    </message>
    <message>
        <source>What one die brings that you set aside. 0: it does not score.</source>
        <translation>So viel bringt ein einzelner Würfel. 0: Er zählt nicht.</translation>
    </message>
    <message>
        <source>What three dice of a face from one roll bring. 0: they are no combination.</source>
        <translation>So viel bringen drei Gleiche aus einem Wurf. 0: Sie zählen nicht.</translation>
    </message>
    <message>
        <source>Whatever their faces are.</source>
        <translation>Egal, welche Augen sie zeigen.</translation>
    </message>
    <message>
        <source>Whoever collects sets the bar for the next player. A missed turn puts it back.</source>
        <translation>Wer einsammelt, legt die Latte für den Nächsten. Ein verpasster Zug setzt sie zurück.</translation>
    </message>
    <message>
        <source>Whoever has used all six has to collect.</source>
        <translation>Wer alle sechs verwertet hat, muss einsammeln.</translation>
    </message>
    <message>
        <source>Whoever has used all six may roll them again or collect.</source>
        <translation>Wer alle sechs verwertet hat, darf sie nochmal würfeln oder einsammeln.</translation>
    </message>
    <message>
        <source>Whoever has used all six must roll them again.</source>
        <translation>Wer alle sechs verwertet hat, muss sie nochmal würfeln.</translation>
    </message>
    <message>
        <source>You need this many points to collect for the first time. 0: no minimum.</source>
        <translation>So viele Punkte brauchst du, um das erste Mal einzusammeln. 0: beliebig wenige.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no bar</source>
        <translation>keine Latte</translation>
    </message>
    <message>
        <source>no strikes</source>
        <translation>keine Striche</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>{label} {number}</source>
        <translation>{label} {number}</translation>
    </message>
    <message>
        <source>{label}: choose a number from {low} to {high}.</source>
        <translation>{label}: Wähle eine Zahl von {low} bis {high}.</translation>
    </message>
    <message>
        <source>{label}: name a number above 0 or choose another penalty.</source>
        <translation>{label}: Nenne eine Zahl über 0 oder wähle eine andere Strafe.</translation>
    </message>
    <message>
        <source>{label}: no points</source>
        <translation>{label}: keine Punkte</translation>
    </message>
    <message>
        <source>{label}: no turn can bring more than {limit} points. Ask for less or allow rolling on.</source>
        <translation>{label}: Kein Zug bringt mehr als {limit} Punkte. Verlange weniger oder erlaube das Weiterwürfeln.</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
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
    <name>SessionActions</name>
    <message>
        <source>All sessions</source>
        <translation>Alle Sitzungen</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>Choose another folder …</source>
        <translation>Anderen Ordner wählen …</translation>
    </message>
    <message>
        <source>Chosen session</source>
        <translation>Gewählte Sitzung</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Deleted sessions stay in the trash for 30 days, then they are gone.</source>
        <translation>Gelöschte Sitzungen bleiben 30 Tage im Papierkorb, dann sind sie weg.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Last begun first</source>
        <translation>Zuletzt begonnene zuerst</translation>
    </message>
    <message>
        <source>Last played first</source>
        <translation>Zuletzt gespielte zuerst</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Längste zuerst</translation>
    </message>
    <message>
        <source>Look through</source>
        <translation>Durchsehen</translation>
    </message>
    <message>
        <source>Open file …</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Restore backup …</source>
        <translation>Sicherung zurückholen …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Take back the deletion</source>
        <translation>Löschen rückgängig machen</translation>
    </message>
    <message>
        <source>Write backup …</source>
        <translation>Sicherung schreiben …</translation>
    </message>
    <message>
        <source>You play on where the file lies. It does not come into the list.</source>
        <translation>Du spielst in der Datei weiter, wo sie liegt. Sie kommt nicht in die Liste.</translation>
    </message>
</context>
<context>
    <name>SessionNotice</name>
    <message numerus="yes">
        <source>%n session/sessions imported.</source>
        <translation>
            <numerusform>%n Sitzung importiert.</numerusform>
            <numerusform>%n Sitzungen importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>“{name}” is a session of its own.</source>
        <translation>„{name}“ ist eine eigene Sitzung.</translation>
    </message>
    <message>
        <source>“{name}” is back.</source>
        <translation>„{name}“ ist wieder da.</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>„{name}“ ist gelöscht.</translation>
    </message>
    <message>
        <source>“{name}” is imported.</source>
        <translation>„{name}“ ist importiert.</translation>
    </message>
    <message>
        <source>“{name}” is written.</source>
        <translation>„{name}“ ist geschrieben.</translation>
    </message>
</context>
<context>
    <name>SessionPages</name>
    <message>
        <source>Importing</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>It is no longer in the trash, or the disk cannot be written to.</source>
        <translation>Sie liegt nicht mehr im Papierkorb, oder der Datenträger ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>Not everything was imported</source>
        <translation>Nicht alles wurde importiert</translation>
    </message>
    <message>
        <source>Nothing was changed. Check the folder of your sessions.</source>
        <translation>Nichts wurde geändert. Prüfe den Ordner deiner Sitzungen.</translation>
    </message>
    <message>
        <source>The folder of your sessions cannot be read. Check the disk.</source>
        <translation>Der Ordner deiner Sitzungen ist nicht lesbar. Prüfe den Datenträger.</translation>
    </message>
    <message>
        <source>The folder of your sessions does not answer. The list comes when it does.</source>
        <translation>Der Ordner deiner Sitzungen antwortet nicht. Die Liste kommt, sobald er antwortet.</translation>
    </message>
    <message>
        <source>This session cannot be deleted</source>
        <translation>Diese Sitzung lässt sich nicht löschen</translation>
    </message>
    <message>
        <source>This session cannot be duplicated</source>
        <translation>Diese Sitzung lässt sich nicht duplizieren</translation>
    </message>
    <message>
        <source>This session cannot be exported</source>
        <translation>Diese Sitzung lässt sich nicht exportieren</translation>
    </message>
    <message>
        <source>This session cannot be renamed</source>
        <translation>Diese Sitzung lässt sich nicht umbenennen</translation>
    </message>
    <message>
        <source>This session cannot be taken back</source>
        <translation>Diese Sitzung lässt sich nicht zurückholen</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (Kopie)</translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message numerus="yes">
        <source>%n file/files still to be read.</source>
        <translation>
            <numerusform>%n Datei wird noch gelesen.</numerusform>
            <numerusform>%n Dateien werden noch gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move/moves before it can be used.</source>
        <translation>
            <numerusform>%n Zug davor ist brauchbar.</numerusform>
            <numerusform>%n Züge davor sind brauchbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session/sessions.</source>
        <translation>
            <numerusform>%n Sitzung.</numerusform>
            <numerusform>%n Sitzungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>Alle {count}</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Spiel auswählen</translation>
    </message>
    <message>
        <source>Choose another folder …</source>
        <translation>Anderen Ordner wählen …</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Copies of the files that you choose come into the list.</source>
        <translation>Kopien der gewählten Dateien kommen in die Liste.</translation>
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
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Empty the search field</source>
        <translation>Suchfeld leeren</translation>
    </message>
    <message>
        <source>Every move is saved at once.</source>
        <translation>Jeder Zug wird sofort gespeichert.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export session</source>
        <translation>Sitzung exportieren</translation>
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
        <source>Game or name</source>
        <translation>Spiel oder Name</translation>
    </message>
    <message>
        <source>Here you see the session that you choose.</source>
        <translation>Hier siehst du die Sitzung, die du auswählst.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Import sessions</source>
        <translation>Sitzungen importieren</translation>
    </message>
    <message>
        <source>It is long and is being read.</source>
        <translation>Sie ist lang und wird gelesen.</translation>
    </message>
    <message>
        <source>Look through</source>
        <translation>Durchsehen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More for all sessions</source>
        <translation>Mehr zu allen Sitzungen</translation>
    </message>
    <message>
        <source>No session of this kind.</source>
        <translation>Keine Sitzung dieser Art.</translation>
    </message>
    <message>
        <source>No session with “{words}”.</source>
        <translation>Keine Sitzung mit „{words}“.</translation>
    </message>
    <message>
        <source>No session yet. Start a game and it will be here.</source>
        <translation>Noch keine Sitzung. Starte ein Spiel, dann steht es hier.</translation>
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
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Play on a copy</source>
        <translation>Kopie spielen</translation>
    </message>
    <message>
        <source>Played for {length}</source>
        <translation>Spielzeit: {length}</translation>
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
        <source>Sessions (*{suffix})</source>
        <translation>Sitzungen (*{suffix})</translation>
    </message>
    <message>
        <source>Sessions and rules (*.dicegame *.dicerules)</source>
        <translation>Sitzungen und Regeln (*.dicegame *.dicerules)</translation>
    </message>
    <message>
        <source>Show all sessions</source>
        <translation>Alle Sitzungen zeigen</translation>
    </message>
    <message>
        <source>Standard rules: {rules}</source>
        <translation>Standardregeln: {rules}</translation>
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
        <source>Which ones</source>
        <translation>Welche</translation>
    </message>
    <message>
        <source>Win: {names}, {score}</source>
        <translation>Sieg: {names}, {score}</translation>
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
        <source>open, {name}’s turn</source>
        <translation>offen, {name} ist dran</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>{game} · {players}</source>
        <translation>{game} · {players}</translation>
    </message>
    <message>
        <source>{game}, {progress}</source>
        <translation>{game}, {progress}</translation>
    </message>
    <message>
        <source>{game}, {ruleset}</source>
        <translation>{game}, {ruleset}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} Std. {minutes} Min.</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} Min.</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>{when} · {length}</source>
        <translation>{when} · {length}</translation>
    </message>
    <message>
        <source>“{words}” is found in sessions of another kind only.</source>
        <translation>„{words}“ kommt nur in Sitzungen anderer Art vor.</translation>
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
        <source>Ask before costly moves</source>
        <translation>Vor teuren Zügen nachfragen</translation>
    </message>
    <message>
        <source>Before 0 points, or an end with dice that still fit.</source>
        <translation>Vor 0 Punkten oder einem Zugende mit Würfeln, die noch passen.</translation>
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
        <source>Choose another …</source>
        <translation>Anderen wählen …</translation>
    </message>
    <message>
        <source>Chosen at the start, with --data-dir.</source>
        <translation>Beim Start mit --data-dir gewählt.</translation>
    </message>
    <message>
        <source>Clear mistakes</source>
        <translation>Deutliche Fehler</translation>
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
        <source>Data folder</source>
        <translation>Datenordner</translation>
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
        <source>Digits</source>
        <translation>Ziffern</translation>
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
        <source>Large mistakes</source>
        <translation>Grobe Fehler</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Leave the table to choose another.</source>
        <translation>Verlasse den Tisch, um einen anderen zu wählen.</translation>
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
        <source>Play sounds</source>
        <translation>Töne abspielen</translation>
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
        <source>Small mistakes</source>
        <translation>Kleine Fehler</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
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
        <source>The part that plays sounds is not installed.</source>
        <translation>Was Töne abspielt, ist nicht installiert.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nussbaum</translation>
    </message>
    <message>
        <source>Warns you before choices that cost more than {points} or {percent}% of the chance to win. Games with help are marked.</source>
        <translation>Warnt dich vor Zügen, die mehr als {points} oder {percent} % der Siegchance kosten. Partien mit Hilfe werden markiert.</translation>
    </message>
    <message>
        <source>Warns you before choices that cost much. Games with help are marked.</source>
        <translation>Warnt dich vor Zügen, die viel kosten. Partien mit Hilfe werden markiert.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message numerus="yes">
        <source>%n open box/boxes.</source>
        <translation>
            <numerusform>Noch %n Feld offen.</numerusform>
            <numerusform>Noch %n Felder offen.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a turn that ended with five equal dice, each further one brings {extra} extra.</source>
        <translation>Nach einem Zug, der mit fünf gleichen Würfeln geendet hat, bringt jeder weitere Fünfling {extra} extra.</translation>
    </message>
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
        <source>Once {box} holds {points} points, each further five of a kind brings {extra} extra.</source>
        <translation>Stehen bei {box} {points} Punkte, bringt jeder weitere Fünfling {extra} extra.</translation>
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
        <source>The bonus of {bonus} is safe.</source>
        <translation>Der Bonus von {bonus} ist sicher.</translation>
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
        <source>With {target} points, three of each face, the upper part gets its bonus. {rest}</source>
        <translation>Ab {target} Punkten, drei von jeder Zahl, gibt es oben den Bonus. {rest}</translation>
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
    <message>
        <source>{points} to go in the upper part for the bonus of {bonus}.</source>
        <translation>Oben noch {points} bis zum Bonus von {bonus}.</translation>
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
    <name>SheetHints</name>
    <message>
        <source>Chances: {chances}.</source>
        <translation>Chancen: {chances}.</translation>
    </message>
    <message>
        <source>Chances: {chances}; {box} gets {points} points on average.</source>
        <translation>Chancen: {chances}; {box} bekommt im Schnitt {points} Punkte.</translation>
    </message>
    <message>
        <source>Enter {box}: {points} and {extra} extra.</source>
        <translation>Trage {box} ein: {points} und {extra} extra.</translation>
    </message>
    <message>
        <source>Enter {box}: {points}.</source>
        <translation>Trage {box} ein: {points}.</translation>
    </message>
    <message>
        <source>In the long run every other entry costs at least {points} points more.</source>
        <translation>Auf Dauer kostet jeder andere Eintrag mindestens {points} Punkte mehr.</translation>
    </message>
    <message>
        <source>Keep {kept} and roll {dice}.</source>
        <translation>Behalte {kept} und würfle mit {dice}.</translation>
    </message>
    <message>
        <source>Nothing but {box} is open.</source>
        <translation>Offen ist nur noch {box}.</translation>
    </message>
    <message>
        <source>Roll all five dice.</source>
        <translation>Würfle mit allen fünf Würfeln.</translation>
    </message>
    <message>
        <source>Roll {dice} again.</source>
        <translation>Würfle nochmal mit {dice}.</translation>
    </message>
    <message>
        <source>Sacrifice {box}.</source>
        <translation>Opfere {box}.</translation>
    </message>
    <message>
        <source>Sacrificing {box} costs least: a turn for it alone brings {points} points on average.</source>
        <translation>{box} zu opfern kostet am wenigsten: Ein Zug nur dafür bringt im Schnitt {points} Punkte.</translation>
    </message>
    <message>
        <source>Safe: {boxes}; in addition {chances}.</source>
        <translation>Sicher: {boxes}; dazu {chances}.</translation>
    </message>
    <message>
        <source>Safe: {boxes}; it can still become more.</source>
        <translation>Sicher: {boxes}; es kann noch mehr werden.</translation>
    </message>
    <message>
        <source>Secure {kept} and roll {dice}.</source>
        <translation>Sichere {kept} und würfle mit {dice}.</translation>
    </message>
    <message>
        <source>Still open: {boxes}.</source>
        <translation>Noch offen: {boxes}.</translation>
    </message>
    <message>
        <source>That brings {points} points in {box} on average.</source>
        <translation>Das bringt für {box} im Schnitt {points} Punkte.</translation>
    </message>
    <message>
        <source>That is {points}; a turn played for it alone brings {mean} on average.</source>
        <translation>Das sind {points}, ein Zug nur dafür bringt im Schnitt {mean}.</translation>
    </message>
    <message>
        <source>That puts the bonus of {bonus} out of reach.</source>
        <translation>Damit ist der Bonus von {bonus} nicht mehr erreichbar.</translation>
    </message>
    <message>
        <source>The joker may go nowhere else.</source>
        <translation>Der Joker darf nirgendwo sonst hin.</translation>
    </message>
    <message>
        <source>The loss against an average turn is least here: {points} points.</source>
        <translation>Der Verlust gegenüber einem Zug nur dafür ist hier am kleinsten: {points} Punkte.</translation>
    </message>
    <message>
        <source>There are {points} extra.</source>
        <translation>Dazu kommen {points} extra.</translation>
    </message>
    <message>
        <source>With that the bonus of {bonus} is reached.</source>
        <translation>Damit ist der Bonus von {bonus} erreicht.</translation>
    </message>
    <message>
        <source>You enter {box} with {points}.</source>
        <translation>Du trägst {box} mit {points} ein.</translation>
    </message>
    <message>
        <source>You keep {kept} and roll {dice}.</source>
        <translation>Du behältst {kept} und würfelst mit {dice}.</translation>
    </message>
    <message>
        <source>You need {points} more for the bonus then; open for it: {boxes}.</source>
        <translation>Bis zum Bonus dann noch {points}, offen dafür: {boxes}.</translation>
    </message>
    <message>
        <source>You roll {dice}.</source>
        <translation>Du würfelst mit {dice}.</translation>
    </message>
    <message>
        <source>You sacrifice {box}.</source>
        <translation>Du opferst {box}.</translation>
    </message>
    <message>
        <source>You secure {kept} and roll {dice}.</source>
        <translation>Du sicherst {kept} und würfelst mit {dice}.</translation>
    </message>
    <message>
        <source>a further five of a kind</source>
        <translation>einen weiteren Fünfling</translation>
    </message>
    <message>
        <source>enter {box} with {points}</source>
        <translation>{box} mit {points} eintragen</translation>
    </message>
    <message>
        <source>keep {kept}</source>
        <translation>{kept} behalten</translation>
    </message>
    <message>
        <source>roll {dice}</source>
        <translation>mit {dice} würfeln</translation>
    </message>
    <message>
        <source>sacrifice {box}</source>
        <translation>{box} opfern</translation>
    </message>
    <message>
        <source>secure {kept}</source>
        <translation>{kept} sichern</translation>
    </message>
    <message>
        <source>{box} ({points} or more)</source>
        <translation>{box} (ab {points})</translation>
    </message>
    <message>
        <source>{box} can’t bring more than {points}.</source>
        <translation>Mehr als {points} gibt es für {box} nicht.</translation>
    </message>
    <message>
        <source>{points} points in the end on average</source>
        <translation>im Schnitt {points} Punkte am Ende</translation>
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
        <source>All sheets</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Don’t enter</source>
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
        <source>{name}, it’s your turn.</source>
        <translation>{name}, du bist dran.</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist dran</translation>
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
        <source>{name}’s time is up, with {points}</source>
        <translation>Die Zeit von {name} ist um: {points}</translation>
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
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Choose in a group, a list, a menu</source>
        <translation>In Gruppe, Liste oder Menü wählen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close what lies on top, else go back</source>
        <translation>Schließen, was oben liegt, sonst zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Go back to the one before</source>
        <translation>Zurück zum vorigen</translation>
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
        <source>Press what has the frame</source>
        <translation>Drücken, was den Rahmen hat</translation>
    </message>
    <message>
        <source>Shift+Tab</source>
        <translation>Umschalt+Tab</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Leertaste, Eingabe</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
</context>
<context>
    <name>StartHint</name>
    <message>
        <source>Tap the cup to roll.</source>
        <translation>Tippe den Becher an, um zu würfeln.</translation>
    </message>
    <message>
        <source>Tap the cup, or press Space.</source>
        <translation>Tippe den Becher an (Leertaste).</translation>
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
        <source>Don’t undo</source>
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
    <name>TableKeys</name>
    <message>
        <source>Only a first game goes step by step.</source>
        <translation>Schritt für Schritt geht nur eine erste Partie.</translation>
    </message>
    <message>
        <source>{name}: you have it in view.</source>
        <translation>{name}: Das siehst du schon.</translation>
    </message>
</context>
<context>
    <name>TenThousand</name>
    <message>
        <source>All six are used: you cannot roll on.</source>
        <translation>Alle sechs sind verwertet: Du kannst nicht weiterwürfeln.</translation>
    </message>
    <message>
        <source>All six are used: you must roll on.</source>
        <translation>Alle sechs sind verwertet: Du musst weiterwürfeln.</translation>
    </message>
    <message>
        <source>Five {face}s</source>
        <translation>Fünf {face}</translation>
    </message>
    <message>
        <source>Four and a pair</source>
        <translation>Vierling und Paar</translation>
    </message>
    <message>
        <source>Four {face}s</source>
        <translation>Vier {face}</translation>
    </message>
    <message>
        <source>Last throws</source>
        <translation>Nachwurf</translation>
    </message>
    <message>
        <source>Nobody has rolled the dice.</source>
        <translation>Es hat niemand gewürfelt.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Würfle zuerst.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Set aside at least one scoring combination.</source>
        <translation>Lege mindestens eine Wertung beiseite.</translation>
    </message>
    <message>
        <source>Six {face}s</source>
        <translation>Sechs {face}</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Straße</translation>
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
        <source>These dice score nothing together.</source>
        <translation>Diese Würfel zählen zusammen nichts.</translation>
    </message>
    <message>
        <source>This die is not set aside.</source>
        <translation>Dieser Würfel liegt nicht beiseite.</translation>
    </message>
    <message>
        <source>This die is set aside already.</source>
        <translation>Dieser Würfel liegt schon beiseite.</translation>
    </message>
    <message>
        <source>This die scores nothing in this roll.</source>
        <translation>Dieser Würfel zählt in diesem Wurf nichts.</translation>
    </message>
    <message>
        <source>This turn is missed and brings no points.</source>
        <translation>Dieser Zug ist verpasst und bringt keine Punkte.</translation>
    </message>
    <message>
        <source>Three pairs</source>
        <translation>Drei Paare</translation>
    </message>
    <message>
        <source>Three {face}s</source>
        <translation>Drei {face}</translation>
    </message>
    <message>
        <source>Two triples</source>
        <translation>Zwei Drillinge</translation>
    </message>
    <message>
        <source>Wait until the dice are at rest.</source>
        <translation>Warte, bis die Würfel liegen.</translation>
    </message>
    <message>
        <source>You can still play on in this turn.</source>
        <translation>In diesem Zug kannst du noch weiterspielen.</translation>
    </message>
    <message>
        <source>Your points are not enough to collect yet.</source>
        <translation>Zum Einsammeln reichen deine Punkte noch nicht.</translation>
    </message>
    <message>
        <source>{dice} do not count. You can roll on with them.</source>
        <translation>{dice} zählen nicht. Du kannst mit ihnen weiterwürfeln.</translation>
    </message>
    <message>
        <source>{die} does not count. You can roll on with it.</source>
        <translation>{die} zählt nicht. Du kannst mit diesem Würfel weiterwürfeln.</translation>
    </message>
    <message>
        <source>{points} in this turn</source>
        <translation>{points} in diesem Zug</translation>
    </message>
</context>
<context>
    <name>TenThousandHints</name>
    <message>
        <source>All six are used, and {points} are too few: you need {needed}.</source>
        <translation>Alle sechs sind verwertet, und {points} reichen nicht: Du brauchst {needed}.</translation>
    </message>
    <message>
        <source>All six are used, rolling on isn’t allowed.</source>
        <translation>Alle sechs sind verwertet, weiterwürfeln geht nicht.</translation>
    </message>
    <message>
        <source>All six are used: you must roll on.</source>
        <translation>Alle sechs sind verwertet: Du musst weiterwürfeln.</translation>
    </message>
    <message>
        <source>Collect {points}.</source>
        <translation>Sammle {points} ein.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Beende den Zug.</translation>
    </message>
    <message>
        <source>No die of this roll scores.</source>
        <translation>Kein Würfel dieses Wurfs zählt.</translation>
    </message>
    <message>
        <source>Roll {dice}.</source>
        <translation>Würfle mit {dice}.</translation>
    </message>
    <message>
        <source>Set only {faces} aside and collect {points}.</source>
        <translation>Lege nur {faces} beiseite und sammle {points} ein.</translation>
    </message>
    <message>
        <source>Set only {faces} aside and roll {dice}.</source>
        <translation>Lege nur {faces} beiseite und würfle mit {dice}.</translation>
    </message>
    <message>
        <source>Set {faces} aside and collect {points}.</source>
        <translation>Lege {faces} beiseite und sammle {points} ein.</translation>
    </message>
    <message>
        <source>Set {faces} aside and roll {dice}.</source>
        <translation>Lege {faces} beiseite und würfle mit {dice}.</translation>
    </message>
    <message>
        <source>To collect you need {points} in this turn.</source>
        <translation>Zum Einsammeln brauchst du in diesem Zug {points}.</translation>
    </message>
    <message>
        <source>To draw level you would still lack {points}.</source>
        <translation>Zum Gleichstand fehlen dann noch {points}.</translation>
    </message>
    <message>
        <source>With that you draw level in the last throws.</source>
        <translation>Damit ziehst du im Nachwurf gleich.</translation>
    </message>
    <message>
        <source>With that you lead the last throws by {points}.</source>
        <translation>Damit führst du im Nachwurf, Vorsprung: {points}.</translation>
    </message>
    <message>
        <source>With that you reach the target of {target}.</source>
        <translation>Damit erreichst du das Ziel von {target}.</translation>
    </message>
    <message>
        <source>With that you share the win.</source>
        <translation>Damit teilst du dir den Sieg.</translation>
    </message>
    <message>
        <source>With that you win.</source>
        <translation>Damit gewinnst du.</translation>
    </message>
    <message>
        <source>With {dice} the chance of a Farkle is {chance}</source>
        <translation>Mit {dice} droht zu {chance} ein Farkle</translation>
    </message>
    <message>
        <source>With {faces} it is {points} more, and as many dice are left.</source>
        <translation>Mit {faces} sind es {points} mehr, und es bleiben gleich viele Würfel.</translation>
    </message>
    <message>
        <source>You end the turn.</source>
        <translation>Du beendest den Zug.</translation>
    </message>
    <message>
        <source>You roll {dice}.</source>
        <translation>Du würfelst mit {dice}.</translation>
    </message>
    <message>
        <source>You set {faces} aside and collect {points}.</source>
        <translation>Du legst {faces} beiseite und sammelst {points} ein.</translation>
    </message>
    <message>
        <source>You set {faces} aside and roll {dice}.</source>
        <translation>Du legst {faces} beiseite und würfelst mit {dice}.</translation>
    </message>
    <message>
        <source>collect {points}</source>
        <translation>{points} einsammeln</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>den Zug beenden</translation>
    </message>
    <message>
        <source>roll {dice}</source>
        <translation>mit {dice} würfeln</translation>
    </message>
    <message>
        <source>set {faces} aside, collect {points}</source>
        <translation>{faces} beiseitelegen, {points} einsammeln</translation>
    </message>
    <message>
        <source>set {faces} aside, roll {dice}</source>
        <translation>{faces} beiseitelegen, mit {dice} würfeln</translation>
    </message>
    <message>
        <source>{points} points this turn on average</source>
        <translation>im Schnitt {points} Punkte in diesem Zug</translation>
    </message>
    <message>
        <source>{risk}, and strike {count} would cost {points}.</source>
        <translation>{risk}, und Strich {count} würde {points} kosten.</translation>
    </message>
    <message>
        <source>{risk}, and you need {points} more to collect.</source>
        <translation>{risk}, und zum Einsammeln fehlen noch {points}.</translation>
    </message>
    <message>
        <source>{risk}, and you need {points} more to draw level.</source>
        <translation>{risk}, und zum Gleichstand fehlen noch {points}.</translation>
    </message>
    <message>
        <source>{risk}, at stake: {points}.</source>
        <translation>{risk}, auf dem Spiel: {points}.</translation>
    </message>
    <message>
        <source>{risk}, which would cost {points}.</source>
        <translation>{risk}, das würde {points} kosten.</translation>
    </message>
    <message>
        <source>{risk}, with {dice} it would be {chance}.</source>
        <translation>{risk}, mit {dice} wären es {chance}.</translation>
    </message>
</context>
<context>
    <name>TenThousandResult</name>
    <message>
        <source>eight times</source>
        <translation>achtmal</translation>
    </message>
    <message>
        <source>eleven times</source>
        <translation>elfmal</translation>
    </message>
    <message>
        <source>five times</source>
        <translation>fünfmal</translation>
    </message>
    <message>
        <source>four times</source>
        <translation>viermal</translation>
    </message>
    <message>
        <source>nine times</source>
        <translation>neunmal</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>seven times</source>
        <translation>siebenmal</translation>
    </message>
    <message>
        <source>six times</source>
        <translation>sechsmal</translation>
    </message>
    <message>
        <source>ten times</source>
        <translation>zehnmal</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>dreimal</translation>
    </message>
    <message>
        <source>twelve times</source>
        <translation>zwölfmal</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>zweimal</translation>
    </message>
    <message>
        <source>{count} times</source>
        <translation>{count}-mal</translation>
    </message>
    <message>
        <source>{name} draws level in the last turn: {points}.</source>
        <translation>{name} gleicht im letzten Zug aus: {points}.</translation>
    </message>
    <message>
        <source>{name} has the best turn, in round {round}: {points}.</source>
        <translation>{name} hat den besten Zug, in Runde {round}: {points}.</translation>
    </message>
    <message>
        <source>{name} loses all {points} in round {round} by strikes in a row.</source>
        <translation>{name} verliert in Runde {round} durch Striche alle {points}.</translation>
    </message>
    <message>
        <source>{name} loses {points} to a Farkle in round {round}.</source>
        <translation>{name} verliert in Runde {round} durch einen Farkle {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} rolls %n Farkle/Farkles.</source>
        <translation>
            <numerusform>{name} würfelt %n Farkle.</numerusform>
            <numerusform>{name} würfelt %n Farkles.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} rolls the most Farkles: {number}.</source>
        <translation>{name} hat die meisten Farkles: {number}.</translation>
    </message>
    <message>
        <source>{name} takes the lead in the last turn: {points}.</source>
        <translation>{name} zieht im letzten Zug vorbei: {points}.</translation>
    </message>
    <message>
        <source>{name} uses all six dice {times}.</source>
        <translation>{name} verwertet {times} alle sechs Würfel.</translation>
    </message>
    <message>
        <source>{name} wins narrowly, by {points}.</source>
        <translation>{name} gewinnt knapp: {points} Vorsprung.</translation>
    </message>
</context>
<context>
    <name>TenThousandRules</name>
    <message numerus="yes">
        <source>%n strike/strikes in a row cost you {points}. Your score may fall below 0.</source>
        <translation>
            <numerusform>Schon %n Strich kostet dich {points}. Deine Punktzahl darf unter 0 sinken.</numerusform>
            <numerusform>%n Striche hintereinander kosten dich {points}. Deine Punktzahl darf unter 0 sinken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strike/strikes in a row set your whole score to 0.</source>
        <translation>
            <numerusform>Schon %n Strich setzt deine ganze Punktzahl auf 0.</numerusform>
            <numerusform>%n Striche hintereinander setzen deine ganze Punktzahl auf 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Farkle then still costs all points of the turn.</source>
        <translation>Ein Farkle kostet auch dann alle Punkte des Zuges.</translation>
    </message>
    <message>
        <source>A game keeps the rules that it started with, whatever you change.</source>
        <translation>Eine Partie behält die Regeln, mit denen sie begonnen hat, was auch immer du änderst.</translation>
    </message>
    <message>
        <source>A roll in which nothing scores is a Farkle: all points of the turn are lost, and the next player’s turn begins.</source>
        <translation>Ein Wurf, in dem nichts zählt, ist ein Farkle: Alle Punkte des Zuges sind verloren, und der Nächste ist dran.</translation>
    </message>
    <message>
        <source>A tie for first place is a shared victory; all winners are named.</source>
        <translation>Gleichstand auf dem ersten Platz ist ein geteilter Sieg; alle Sieger werden genannt.</translation>
    </message>
    <message>
        <source>A turn is missed when it ends with a Farkle, or when all six dice are used for too few points.</source>
        <translation>Ein Zug ist verpasst, wenn er mit einem Farkle endet oder wenn alle sechs Würfel für zu wenige Punkte verwertet sind.</translation>
    </message>
    <message>
        <source>A turn is missed when it ends with a Farkle.</source>
        <translation>Ein Zug ist verpasst, wenn er mit einem Farkle endet.</translation>
    </message>
    <message>
        <source>A turn that you collect clears your strikes.</source>
        <translation>Ein Zug, den du einsammelst, löscht deine Striche.</translation>
    </message>
    <message>
        <source>After a missed turn the bar for the next player is back at {bar}.</source>
        <translation>Nach einem verpassten Zug liegt die Latte für den Nächsten wieder bei {bar}.</translation>
    </message>
    <message>
        <source>After a missed turn there is no bar for the next player.</source>
        <translation>Nach einem verpassten Zug gibt es für den Nächsten keine Latte.</translation>
    </message>
    <message>
        <source>After a turn that was collected, the bar for the next player lies at what that turn brought.</source>
        <translation>Nach einem eingesammelten Zug liegt die Latte für den Nächsten bei dem, was dieser Zug gebracht hat.</translation>
    </message>
    <message>
        <source>After a turn that was collected, the bar for the next player lies {points} higher than what that turn brought. It may thus fall as well.</source>
        <translation>Nach einem eingesammelten Zug liegt die Latte für den Nächsten {points} höher, als dieser Zug gebracht hat. Sie kann also auch sinken.</translation>
    </message>
    <message>
        <source>After each roll you decide: collect what you have, or risk it for more. The more dice lie aside, the fewer you roll and the sooner nothing scores. Then the turn brings nothing.</source>
        <translation>Nach jedem Wurf entscheidest du: Sammle ein, was du hast, oder setze es für mehr aufs Spiel. Je mehr Würfel beiseiteliegen, desto weniger wirfst du und desto eher zählt nichts. Dann bringt der Zug nichts.</translation>
    </message>
    <message>
        <source>After that you have no strikes again.</source>
        <translation>Danach hast du wieder keinen Strich.</translation>
    </message>
    <message>
        <source>All of this holds in the last throws too.</source>
        <translation>Das alles gilt auch im Nachwurf.</translation>
    </message>
    <message>
        <source>All six used</source>
        <translation>Alle sechs verwertet</translation>
    </message>
    <message>
        <source>At the start there is no bar.</source>
        <translation>Am Anfang gibt es keine Latte.</translation>
    </message>
    <message>
        <source>Chance of a Farkle</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>Gilt als</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice in the roll</source>
        <translation>Würfel im Wurf</translation>
    </message>
    <message>
        <source>Each die must be in one of them. A die that is in none can’t be set aside, and the app says why.</source>
        <translation>Jeder Würfel muss zu einer davon gehören. Einer, der zu keiner gehört, lässt sich nicht beiseitelegen, und die App sagt, warum.</translation>
    </message>
    <message>
        <source>Every missed turn is a strike.</source>
        <translation>Jeder verpasste Zug ist ein Strich.</translation>
    </message>
    <message>
        <source>Every turn that you collect brings at least {points}.</source>
        <translation>Jeder Zug, den du einsammelst, bringt mindestens {points}.</translation>
    </message>
    <message>
        <source>Exactly</source>
        <translation>Genau</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Five equal</source>
        <translation>Fünfling</translation>
    </message>
    <message>
        <source>Four equal</source>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>Four equal dice and a pair count as three pairs too.</source>
        <translation>Vier Gleiche und ein Paar gelten auch als drei Paare.</translation>
    </message>
    <message>
        <source>From every roll, set at least one die or combination aside that scores. Which one is your choice; you needn’t take everything.</source>
        <translation>Lege aus jedem Wurf mindestens einen Würfel oder eine Kombination beiseite, die zählt. Welche, ist deine Wahl; du musst nicht alles nehmen.</translation>
    </message>
    <message>
        <source>How likely a Farkle is</source>
        <translation>Farkle-Chancen</translation>
    </message>
    <message>
        <source>How much you need to collect</source>
        <translation>Wie viel du zum Einsammeln brauchst</translation>
    </message>
    <message>
        <source>If that is less than you need, put some of the dice back and roll them. If every choice that scores uses up all six, the turn is missed.</source>
        <translation>Reicht das nicht, lege Würfel zurück und würfle mit ihnen weiter. Braucht jede Wahl, die zählt, alle sechs auf, ist der Zug verpasst.</translation>
    </message>
    <message>
        <source>If the last one of a round reaches the target, the game ends at once. So it does when you play alone.</source>
        <translation>Erreicht der Letzte einer Runde das Ziel, endet die Partie sofort. So auch, wenn du allein spielst.</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kurz gesagt</translation>
    </message>
    <message>
        <source>Of {seats} players, seat {seat} reaches {target}.</source>
        <translation>Von {seats} Spielern erreicht Platz {seat} die {target}.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Roll all six dice.</source>
        <translation>Würfle mit allen sechs Würfeln.</translation>
    </message>
    <message>
        <source>Seats {seats} have one turn each, then the game is over.</source>
        <translation>Die Plätze {seats} haben je einen Zug, dann ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Beiseitegelegt</translation>
    </message>
    <message>
        <source>Several combinations in one roll add up. They count within one roll only, never together with dice from earlier rolls. Whatever isn’t listed brings nothing.</source>
        <translation>Mehrere Kombinationen in einem Wurf zählen zusammen. Sie gelten nur innerhalb eines Wurfs, nie mit Würfeln aus früheren Würfen. Was hier nicht steht, bringt nichts.</translation>
    </message>
    <message>
        <source>Single die</source>
        <translation>Einzelner Würfel</translation>
    </message>
    <message>
        <source>Situation</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Six equal</source>
        <translation>Sechsling</translation>
    </message>
    <message>
        <source>Straight: 1 2 3 4 5 6</source>
        <translation>Straße: 1 2 3 4 5 6</translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation>Striche</translation>
    </message>
    <message>
        <source>Tap the dice one after the other if you like: all that you set aside from one roll is scored together.</source>
        <translation>Tippe die Würfel gern nacheinander an: Was du aus einem Wurf beiseitelegst, wird zusammen gewertet.</translation>
    </message>
    <message>
        <source>The app divides the dice that you set aside from a roll into the combinations that bring the most together.</source>
        <translation>Die App teilt die Würfel, die du aus einem Wurf beiseitelegst, so in Kombinationen auf, dass sie zusammen am meisten bringen.</translation>
    </message>
    <message>
        <source>The bar for you is {bar}.</source>
        <translation>Für dich liegt die Latte bei {bar}.</translation>
    </message>
    <message>
        <source>The bar is {needed}, your turn has {points}.</source>
        <translation>Die Latte liegt bei {needed}, dein Zug hat {points}.</translation>
    </message>
    <message>
        <source>The bar lies at {bar}, for everyone and in every turn.</source>
        <translation>Die Latte liegt bei {bar}, für alle und in jedem Zug.</translation>
    </message>
    <message>
        <source>The bar starts at {bar}: that is what your turn must bring.</source>
        <translation>Die Latte beginnt bei {bar}: So viel muss dein Zug bringen.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The faces of three pairs are all different: four equal dice and a pair are no three pairs.</source>
        <translation>Drei Paare haben verschiedene Augenzahlen: Vier Gleiche und ein Paar sind keine drei Paare.</translation>
    </message>
    <message>
        <source>The game is over at once.</source>
        <translation>Die Partie ist sofort zu Ende.</translation>
    </message>
    <message>
        <source>The highest score wins, even if somebody else was the first to reach the target.</source>
        <translation>Die höchste Punktzahl gewinnt, auch wenn jemand anders das Ziel zuerst erreicht hat.</translation>
    </message>
    <message>
        <source>The highest score wins.</source>
        <translation>Die höchste Punktzahl gewinnt.</translation>
    </message>
    <message>
        <source>The next bar is {bar}.</source>
        <translation>Die nächste Latte liegt bei {bar}.</translation>
    </message>
    <message>
        <source>The player before you collected {points}.</source>
        <translation>Wer vor dir dran war, hat {points} eingesammelt.</translation>
    </message>
    <message>
        <source>The rulesets</source>
        <translation>Die Regelwerke</translation>
    </message>
    <message>
        <source>The target is reached as soon as somebody has {target} or more written down.</source>
        <translation>Das Ziel ist erreicht, sobald bei jemandem {target} oder mehr geschrieben stehen.</translation>
    </message>
    <message>
        <source>Then collect, which writes the points down and ends your turn, or roll the remaining dice.</source>
        <translation>Dann sammle ein – die Punkte werden geschrieben, und dein Zug endet – oder würfle mit den übrigen Würfeln weiter.</translation>
    </message>
    <message>
        <source>Then come the last throws: everyone else has one more turn, once. Whoever overtakes doesn’t start them again.</source>
        <translation>Dann kommt der Nachwurf: Alle anderen haben noch einen Zug, einmal. Wer dabei überholt, löst ihn nicht von neuem aus.</translation>
    </message>
    <message>
        <source>Then come the last throws: only those who haven’t had their turn in this round yet play on. A round goes in the order of the seats from the player who started.</source>
        <translation>Dann kommt der Nachwurf: Nur wer in dieser Runde noch nicht dran war, spielt weiter. Eine Runde geht in der Reihenfolge der Plätze von dem aus, der angefangen hat.</translation>
    </message>
    <message>
        <source>Then the game ends at once. There are no last throws.</source>
        <translation>Dann endet die Partie sofort. Einen Nachwurf gibt es nicht.</translation>
    </message>
    <message>
        <source>There are no strikes: a missed turn brings nothing, that is all.</source>
        <translation>Striche gibt es nicht: Ein verpasster Zug bringt nichts, das ist alles.</translation>
    </message>
    <message>
        <source>There is no bar then.</source>
        <translation>Danach gibt es keine Latte.</translation>
    </message>
    <message>
        <source>Three pairs</source>
        <translation>Drei Paare</translation>
    </message>
    <message>
        <source>To get started you need at least {points} in one turn. That holds until you have collected once, and again after your score was set to 0.</source>
        <translation>Zum Einstieg brauchst du mindestens {points} in einem Zug. Das gilt, bis du einmal eingesammelt hast, und wieder, nachdem deine Punktzahl auf 0 gesetzt wurde.</translation>
    </message>
    <message>
        <source>To get started you need at least {points} in one turn. That holds until you have collected once.</source>
        <translation>Zum Einstieg brauchst du mindestens {points} in einem Zug. Das gilt, bis du einmal eingesammelt hast.</translation>
    </message>
    <message>
        <source>To get started you need {needed}, your turn has {points}.</source>
        <translation>Zum Einstieg brauchst du {needed}, dein Zug hat {points}.</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>Two triples</source>
        <translation>Zwei Drillinge</translation>
    </message>
    <message>
        <source>Two triples are of different faces; six equal dice are not.</source>
        <translation>Zwei Drillinge haben verschiedene Augenzahlen; sechs gleiche Würfel sind keine.</translation>
    </message>
    <message>
        <source>Until you roll on or collect, you may put the dice of this roll back.</source>
        <translation>Bis du weiterwürfelst oder einsammelst, darfst du Würfel dieses Wurfs zurücklegen.</translation>
    </message>
    <message>
        <source>Up to {most} people or computers sit at the table. Alone you can practise.</source>
        <translation>Am Tisch sitzen bis zu {most} Menschen oder Computer. Allein kannst du üben.</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was folgt</translation>
    </message>
    <message>
        <source>What lies aside together</source>
        <translation>Gemeinsam beiseitegelegt</translation>
    </message>
    <message>
        <source>What scores</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>When all six dice lie aside and score, there is no further roll: you collect.</source>
        <translation>Liegen alle sechs Würfel beiseite und zählen, gibt es keinen weiteren Wurf: Du sammelst ein.</translation>
    </message>
    <message>
        <source>When all six dice lie aside and score, you may roll all six again and carry your points on, as often as it happens. You may also collect.</source>
        <translation>Liegen alle sechs Würfel beiseite und zählen, darfst du mit allen sechs weiterwürfeln und nimmst die Punkte mit, so oft es gelingt. Du darfst auch einsammeln.</translation>
    </message>
    <message>
        <source>When all six dice lie aside and score, you must roll all six again and carry your points on. You can’t collect then, not even if you would reach the target.</source>
        <translation>Liegen alle sechs Würfel beiseite und zählen, musst du mit allen sechs weiterwürfeln und nimmst die Punkte mit. Einsammeln kannst du dann nicht, auch nicht, wenn du das Ziel erreichen würdest.</translation>
    </message>
    <message>
        <source>When you play alone, the game ends at once.</source>
        <translation>Spielst du allein, endet die Partie sofort.</translation>
    </message>
    <message>
        <source>When you play alone, your own last turn sets the bar.</source>
        <translation>Spielst du allein, bestimmt dein eigener letzter Zug die Latte.</translation>
    </message>
    <message>
        <source>Where several of these hold, you need the largest of them.</source>
        <translation>Gilt davon mehreres, entscheidet die größte Zahl.</translation>
    </message>
    <message>
        <source>With fewer points you can’t collect: the button is disabled and says how many are missing. You roll on, for stopping short would bring nothing.</source>
        <translation>Mit weniger Punkten kannst du nicht einsammeln: Der Knopf ist gesperrt und sagt, wie viel fehlt. Du würfelst weiter, denn vorzeitig aufzuhören brächte nichts.</translation>
    </message>
    <message>
        <source>You can copy a ruleset, change its values, and name, save, share and delete what is your own. Rules by which a game could never end can’t be saved.</source>
        <translation>Du kannst ein Regelwerk kopieren und seine Werte ändern. Dein eigenes kannst du benennen, speichern, teilen und löschen. Regeln, nach denen eine Partie nie enden könnte, lassen sich nicht speichern.</translation>
    </message>
    <message>
        <source>You can’t collect: {missing} are missing.</source>
        <translation>Du kannst nicht einsammeln: {missing} fehlen.</translation>
    </message>
    <message>
        <source>You have {points} and miss your turn; it is strike {number}.</source>
        <translation>Du hast {points} und verpasst deinen Zug; es ist der {number}. Strich.</translation>
    </message>
    <message>
        <source>You have {points} left and no strikes.</source>
        <translation>Dir bleiben {points} und kein Strich.</translation>
    </message>
    <message>
        <source>You may collect any points. There is no bar.</source>
        <translation>Du darfst beliebig wenige Punkte einsammeln. Es gibt keine Latte.</translation>
    </message>
    <message>
        <source>You need {needed}, your turn has {points}.</source>
        <translation>Du brauchst {needed}, dein Zug hat {points}.</translation>
    </message>
    <message>
        <source>You play with six dice and collect points, up to {target}. The players take turns in the order of their seats.</source>
        <translation>Du spielst mit sechs Würfeln und sammelst Punkte, bis {target}. Reihum hat jeder einen Zug, in der Reihenfolge der Plätze.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>both triples</source>
        <translation>beide Drillinge</translation>
    </message>
    <message>
        <source>both triples + {points}</source>
        <translation>beide Drillinge + {points}</translation>
    </message>
    <message>
        <source>face × {number}</source>
        <translation>Augenzahl × {number}</translation>
    </message>
    <message>
        <source>not allowed, left over: {dice}</source>
        <translation>nicht erlaubt, übrig: {dice}</translation>
    </message>
    <message>
        <source>not allowed, nothing scores</source>
        <translation>nicht erlaubt, nichts zählt</translation>
    </message>
    <message>
        <source>triple × {number}</source>
        <translation>Drilling × {number}</translation>
    </message>
    <message>
        <source>{dice} bring {points}: {parts}.</source>
        <translation>{dice} bringen {points}: {parts}.</translation>
    </message>
    <message>
        <source>{dice} can’t lie aside together; {rest} alone bring {points}.</source>
        <translation>{dice} dürfen nicht zusammen beiseiteliegen; {rest} allein bringen {points}.</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{rule}, so {dice} = {points}</source>
        <translation>{rule}, also {dice} = {points}</translation>
    </message>
</context>
<context>
    <name>TenThousandTable</name>
    <message numerus="yes">
        <source>%n die is free/dice are free</source>
        <translation>
            <numerusform>%n Würfel ist noch frei</numerusform>
            <numerusform>%n Würfel sind noch frei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die is left/dice are left</source>
        <translation>
            <numerusform>%n Würfel bleibt</numerusform>
            <numerusform>%n Würfel bleiben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die/dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>6 dice</source>
        <translation>6 Würfel</translation>
    </message>
    <message>
        <source>All six are used, but {missing} are missing. Put dice back and roll on.</source>
        <translation>Alle sechs verwertet, aber {missing} fehlen. Lege Würfel zurück und würfle weiter.</translation>
    </message>
    <message>
        <source>All six dice are used.</source>
        <translation>Alle sechs verwertet.</translation>
    </message>
    <message>
        <source>All six dice are used. Collect, or roll all six again.</source>
        <translation>Alle sechs verwertet. Sammle ein oder würfle alle sechs nochmal.</translation>
    </message>
    <message>
        <source>All six dice are used. You may roll all six again.</source>
        <translation>Alle sechs verwertet. Du darfst alle sechs nochmal würfeln.</translation>
    </message>
    <message>
        <source>All six dice are used: roll all six again.</source>
        <translation>Alle sechs verwertet: Würfle alle sechs nochmal.</translation>
    </message>
    <message>
        <source>All that scores is set aside already.</source>
        <translation>Alles, was zählt, liegt schon beiseite.</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Einsammeln</translation>
    </message>
    <message>
        <source>Collect, go on</source>
        <translation>Einsammeln, weiter</translation>
    </message>
    <message>
        <source>Collect, or roll on and risk {points}.</source>
        <translation>Sammle ein oder würfle weiter und riskiere {points}.</translation>
    </message>
    <message>
        <source>Dice: {keys}</source>
        <translation>Würfel: {keys}</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>On to {name}</source>
        <translation>Weiter zu {name}</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Roll on</source>
        <translation>Weiterwürfeln</translation>
    </message>
    <message>
        <source>Roll on, or put dice back.</source>
        <translation>Weiterwürfeln oder eine Auswahl zurücklegen.</translation>
    </message>
    <message>
        <source>Roll {number} in this turn</source>
        <translation>{number}. Wurf in diesem Zug</translation>
    </message>
    <message>
        <source>Roll, roll on (R always works)</source>
        <translation>Würfeln, weiterwürfeln (R geht immer)</translation>
    </message>
    <message>
        <source>Roll. With {points} points in one turn you may collect.</source>
        <translation>Würfle. Ab {points} Punkten in einem Zug darfst du einsammeln.</translation>
    </message>
    <message>
        <source>Roll. You may collect any points.</source>
        <translation>Würfle. Du darfst jede Punktzahl einsammeln.</translation>
    </message>
    <message>
        <source>Set a die aside, put it back</source>
        <translation>Einen Würfel beiseitelegen oder zurücklegen</translation>
    </message>
    <message>
        <source>Set aside at least one scoring combination</source>
        <translation>Lege mindestens eine Wertung beiseite</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Take all</source>
        <translation>Alles nehmen</translation>
    </message>
    <message>
        <source>Take all that scores</source>
        <translation>Alles nehmen, was zählt</translation>
    </message>
    <message>
        <source>Take {faces} too (+{gain}), collect, or roll on.</source>
        <translation>Nimm {faces} dazu (+{gain}), sammle ein oder würfle weiter.</translation>
    </message>
    <message>
        <source>Take {faces} too (+{gain}), or roll on.</source>
        <translation>Nimm {faces} dazu (+{gain}) oder würfle weiter.</translation>
    </message>
    <message>
        <source>Tap what you want to take.</source>
        <translation>Tippe an, was du nehmen willst.</translation>
    </message>
    <message>
        <source>That was the last turn.</source>
        <translation>Das war der letzte Zug.</translation>
    </message>
    <message>
        <source>These dice score nothing together.</source>
        <translation>Diese Würfel zählen zusammen nichts.</translation>
    </message>
    <message>
        <source>This turn is over.</source>
        <translation>Dieser Zug ist vorbei.</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Total {points}, {dice}</source>
        <translation>Summe {points}, {dice}</translation>
    </message>
    <message>
        <source>Your turn, {name}</source>
        <translation>{name}, du bist dran</translation>
    </message>
    <message>
        <source>after all six you must roll on</source>
        <translation>nach allen sechs musst du weiterwürfeln</translation>
    </message>
    <message>
        <source>all 6 dice</source>
        <translation>alle 6 Würfel</translation>
    </message>
    <message>
        <source>all dice of this roll</source>
        <translation>alle Würfel dieses Wurfs</translation>
    </message>
    <message>
        <source>all six used</source>
        <translation>alle sechs verwertet</translation>
    </message>
    <message>
        <source>all six used for too little</source>
        <translation>alle sechs verwertet, aber zu wenig</translation>
    </message>
    <message>
        <source>from {needed} on, {missing} to go</source>
        <translation>erst ab {needed}, noch {missing}</translation>
    </message>
    <message>
        <source>no die is left</source>
        <translation>kein Würfel ist übrig</translation>
    </message>
    <message>
        <source>no die scores</source>
        <translation>kein Würfel zählt</translation>
    </message>
    <message>
        <source>not with these dice</source>
        <translation>nicht mit diesen Würfeln</translation>
    </message>
    <message>
        <source>set something aside first</source>
        <translation>lege zuerst etwas beiseite</translation>
    </message>
    <message>
        <source>what scores nothing</source>
        <translation>was nicht zählt</translation>
    </message>
    <message>
        <source>{dice}, Farkle {chance}</source>
        <translation>{dice}, Farkle {chance}</translation>
    </message>
    <message>
        <source>{missing}, then you can collect.</source>
        <translation>{missing}, dann kannst du einsammeln.</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <translation>Als Nächstes ist {name} dran.</translation>
    </message>
    <message>
        <source>{name}, it’s your turn.</source>
        <translation>{name}, du bist dran.</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist dran</translation>
    </message>
</context>
<context>
    <name>TenThousandTurns</name>
    <message numerus="yes">
        <source>%n strike/strikes in a row</source>
        <translation>
            <numerusform>Ein Strich</numerusform>
            <numerusform>%n Striche hintereinander</numerusform>
        </translation>
    </message>
    <message>
        <source>All six used: {name} takes {points} along</source>
        <translation>Alle sechs verwertet: {name} nimmt {points} mit</translation>
    </message>
    <message>
        <source>That was strike {count}: all {points} are gone.</source>
        <translation>Das war Strich {count}: Alle {points} sind weg.</translation>
    </message>
    <message>
        <source>That was strike {count}: it cost {points}.</source>
        <translation>Das war Strich {count}: Er kostet {points}.</translation>
    </message>
    <message>
        <source>The bar is at {bar} now.</source>
        <translation>Die Latte liegt jetzt bei {bar}.</translation>
    </message>
    <message>
        <source>The bar is back at {bar}.</source>
        <translation>Die Latte liegt wieder bei {bar}.</translation>
    </message>
    <message>
        <source>The bar stays at {bar}.</source>
        <translation>Die Latte bleibt bei {bar}.</translation>
    </message>
    <message>
        <source>The target of {target} is open again</source>
        <translation>Das Ziel {target} ist wieder offen</translation>
    </message>
    <message>
        <source>There is no bar now.</source>
        <translation>Jetzt gibt es keine Latte.</translation>
    </message>
    <message>
        <source>This is your last turn.</source>
        <translation>Das ist dein letzter Zug.</translation>
    </message>
    <message>
        <source>You need at least {needed}.</source>
        <translation>Du brauchst mindestens {needed}.</translation>
    </message>
    <message>
        <source>last Farkle</source>
        <translation>zuletzt Farkle</translation>
    </message>
    <message>
        <source>last not enough</source>
        <translation>zuletzt zu wenig</translation>
    </message>
    <message>
        <source>last {points}</source>
        <translation>zuletzt {points}</translation>
    </message>
    <message>
        <source>putting {faces} back</source>
        <translation>das Zurücklegen von {faces}</translation>
    </message>
    <message>
        <source>setting {faces} aside</source>
        <translation>das Beiseitelegen von {faces}</translation>
    </message>
    <message>
        <source>the Farkle</source>
        <translation>den Farkle</translation>
    </message>
    <message>
        <source>the collected {points}</source>
        <translation>die eingesammelten {points}</translation>
    </message>
    <message>
        <source>the missed turn</source>
        <translation>den verpassten Zug</translation>
    </message>
    <message>
        <source>the roll {faces}</source>
        <translation>den Wurf {faces}</translation>
    </message>
    <message>
        <source>{name} collected {points} and reached the target with {total}.</source>
        <translation>{name} hat {points} eingesammelt und mit {total} das Ziel erreicht.</translation>
    </message>
    <message>
        <source>{name} collected {points}.</source>
        <translation>{name} hat {points} eingesammelt.</translation>
    </message>
    <message>
        <source>{name} comes away with nothing</source>
        <translation>{name} geht leer aus</translation>
    </message>
    <message>
        <source>{name} did not get the {needed} and lost {points}.</source>
        <translation>{name} hat {needed} nicht geschafft und {points} verloren.</translation>
    </message>
    <message>
        <source>{name} gets strike {count} of {total}</source>
        <translation>{name} bekommt Strich {count} von {total}</translation>
    </message>
    <message>
        <source>{name} is in the game</source>
        <translation>{name} ist im Spiel</translation>
    </message>
    <message>
        <source>{name} puts {faces} back</source>
        <translation>{name} legt {faces} zurück</translation>
    </message>
    <message>
        <source>{name} reaches the target of {target}</source>
        <translation>{name} erreicht das Ziel {target}</translation>
    </message>
    <message>
        <source>{name} reaches the target of {target}. Last throws for {names}</source>
        <translation>{name} erreicht das Ziel {target}. Nachwurf für {names}</translation>
    </message>
    <message>
        <source>{name} rolled a Farkle and lost {points}.</source>
        <translation>{name} hat einen Farkle gewürfelt und {points} verloren.</translation>
    </message>
    <message>
        <source>{name} rolled a Farkle.</source>
        <translation>{name} hat einen Farkle gewürfelt.</translation>
    </message>
    <message>
        <source>{name} rolls {faces}</source>
        <translation>{name} würfelt {faces}</translation>
    </message>
    <message>
        <source>{name} sets {aside} aside ({points}) and rolls {faces}</source>
        <translation>{name} legt {aside} beiseite ({points}) und würfelt {faces}</translation>
    </message>
    <message>
        <source>{name} sets {aside} aside ({points}) and rolls {faces} with all six</source>
        <translation>{name} legt {aside} beiseite ({points}) und würfelt mit allen sechs {faces}</translation>
    </message>
    <message>
        <source>{name} sets {aside} aside ({value}) and collects {points}</source>
        <translation>{name} legt {aside} beiseite ({value}) und sammelt {points} ein</translation>
    </message>
    <message>
        <source>{name} sets {aside} aside and collects {points}</source>
        <translation>{name} legt {aside} beiseite und sammelt {points} ein</translation>
    </message>
    <message>
        <source>{name} sets {faces} aside, together {points}</source>
        <translation>{name} legt {faces} beiseite, zusammen {points}</translation>
    </message>
    <message>
        <source>{name} sets {faces} aside, which does not score yet</source>
        <translation>{name} legt {faces} beiseite, das zählt so noch nicht</translation>
    </message>
    <message>
        <source>{name} sets {faces} aside: {points}</source>
        <translation>{name} legt {faces} beiseite: {points}</translation>
    </message>
    <message>
        <source>{roll}: Farkle</source>
        <translation>{roll}: Farkle</translation>
    </message>
    <message>
        <source>{roll}: Farkle, {points} lost</source>
        <translation>{roll}: Farkle, {points} verloren</translation>
    </message>
    <message>
        <source>{roll}: {points} are not enough for {needed}</source>
        <translation>{roll}: {points} reichen nicht für {needed}</translation>
    </message>
    <message>
        <source>{strikes}: {name} loses all {points}</source>
        <translation>{strikes}: {name} verliert alle {points}</translation>
    </message>
    <message>
        <source>{strikes}: {name} loses {points}</source>
        <translation>{strikes}: {name} verliert {points}</translation>
    </message>
    <message>
        <source>{strikes}: {name} stays at 0</source>
        <translation>{strikes}: {name} bleibt bei 0</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Play anyway</source>
        <translation>Trotzdem spielen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Nochmal überlegen</translation>
    </message>
    <message>
        <source>Think again?</source>
        <translation>Nochmal überlegen?</translation>
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
        <source>A {face}</source>
        <translation>Eine {face}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
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
        <translation>Bisher eingegeben: {faces}, noch {left}</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keiner</translation>
    </message>
</context>
<context>
    <name>Viewer</name>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Looking through</source>
        <translation>Durchsehen</translation>
    </message>
    <message>
        <source>You see it up to the last good move, and can play on from there.</source>
        <translation>Du siehst sie bis zum letzten guten Zug und kannst von dort weiterspielen.</translation>
    </message>
    <message>
        <source>not against the clock</source>
        <translation>nicht gegen die Uhr</translation>
    </message>
    <message>
        <source>the game is over here</source>
        <translation>die Partie ist hier zu Ende</translation>
    </message>
</context>
<context>
    <name>ViewerBar</name>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos 1</translation>
    </message>
    <message>
        <source>Left, Up, Backspace</source>
        <translation>Links, Auf, Rücktaste</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Right, Down, Space</source>
        <translation>Rechts, Ab, Leertaste</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>in a copy</source>
        <translation>in einer Kopie</translation>
    </message>
</context>
<context>
    <name>Viewing</name>
    <message>
        <source>Copy from turn {turn}</source>
        <translation>Kopie ab Zug {turn}</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>Die Partie beginnt</translation>
    </message>
    <message>
        <source>The players change their colours</source>
        <translation>Die Mitspieler wechseln ihre Farben</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Zug {turn} von {turns}</translation>
    </message>
    <message>
        <source>{title} (copy from turn {turn})</source>
        <translation>{title} (Kopie ab Zug {turn})</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>One moment …</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>Es wird angehalten …</translation>
    </message>
    <message>
        <source>{percent} done.</source>
        <translation>{percent} erledigt.</translation>
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
        <source>Four dice games: alone, together or against the computer</source>
        <translation>Vier Würfelspiele: allein, zusammen oder gegen den Computer</translation>
    </message>
    <message>
        <source>Leave without them</source>
        <translation>Ohne sie verlassen</translation>
    </message>
    <message>
        <source>Looking through</source>
        <translation>Durchsehen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Save a copy as …</source>
        <translation>Kopie speichern unter …</translation>
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
        <source>The best results could not be saved. They hold until you quit.</source>
        <translation>Die besten Ergebnisse ließen sich nicht speichern. Sie gelten, bis du beendest.</translation>
    </message>
    <message>
        <source>The disk does not answer yet</source>
        <translation>Der Datenträger antwortet noch nicht</translation>
    </message>
    <message>
        <source>The folder of your sessions does not answer. The list comes when it does.</source>
        <translation>Der Ordner deiner Sitzungen antwortet nicht. Die Liste kommt, sobald er antwortet.</translation>
    </message>
    <message>
        <source>The last moves are not saved</source>
        <translation>Die letzten Züge sind nicht gespeichert</translation>
    </message>
    <message>
        <source>They could not be written to the disk. Save the whole game as a copy in another place.</source>
        <translation>Sie ließen sich nicht schreiben. Speichere die ganze Partie als Kopie an einem anderen Ort.</translation>
    </message>
    <message>
        <source>This session cannot be exported</source>
        <translation>Diese Sitzung lässt sich nicht exportieren</translation>
    </message>
    <message>
        <source>This session cannot be opened</source>
        <translation>Diese Sitzung lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Typing dice in</source>
        <translation>Würfel eintippen</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
</context>
<context>
    <name>WonCards</name>
    <message numerus="yes">
        <source>%n card/cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack/stacks are down to the last card.</source>
        <translation>
            <numerusform>Bei %n Stapel liegt die letzte Karte offen.</numerusform>
            <numerusform>Bei %n Stapeln liegt die letzte Karte offen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stack/stacks have only one card left.</source>
        <translation>
            <numerusform>%n Stapel hat nur noch eine Karte.</numerusform>
            <numerusform>%n Stapel haben nur noch eine Karte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bonus die: {points}.</source>
        <translation>Bonuswürfel: {points}.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards + colour bonus</source>
        <translation>Karten + Farbbonus</translation>
    </message>
    <message>
        <source>Close the won cards</source>
        <translation>Gewonnene Karten schließen</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>End in sight</source>
        <translation>Ende in Sicht</translation>
    </message>
    <message>
        <source>Next black card: {points}.</source>
        <translation>Nächste schwarze Karte: {points}.</translation>
    </message>
    <message>
        <source>Next blue card: {points}.</source>
        <translation>Nächste blaue Karte: {points}.</translation>
    </message>
    <message>
        <source>Next red card: {points}.</source>
        <translation>Nächste rote Karte: {points}.</translation>
    </message>
    <message>
        <source>Next yellow card: {points}.</source>
        <translation>Nächste gelbe Karte: {points}.</translation>
    </message>
    <message>
        <source>One stack is empty. The game ends with the second: {last}</source>
        <translation>Ein Stapel ist leer. Mit dem zweiten endet die Partie: {last}</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>Punkte am Ende</translation>
    </message>
    <message>
        <source>Show cards</source>
        <translation>Karten ansehen</translation>
    </message>
    <message>
        <source>The game ends when two stacks are empty.</source>
        <translation>Die Partie endet, wenn zwei Stapel leer sind.</translation>
    </message>
    <message>
        <source>The joker counts as {color}.</source>
        <translation>Der Joker zählt für {color}.</translation>
    </message>
    <message>
        <source>Whoever wins it ends the game.</source>
        <translation>Wer sie gewinnt, beendet die Partie.</translation>
    </message>
    <message>
        <source>Whoever wins one of them ends the game.</source>
        <translation>Wer eine davon gewinnt, beendet die Partie.</translation>
    </message>
    <message>
        <source>Won cards</source>
        <translation>Gewonnene Karten</translation>
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
        <source>next {points}</source>
        <translation>nächste {points}</translation>
    </message>
    <message>
        <source>no bonus yet</source>
        <translation>noch kein Bonus</translation>
    </message>
    <message>
        <source>won: {counts}</source>
        <translation>gewonnen: {counts}</translation>
    </message>
    <message>
        <source>{cards} are the last cards of their stacks.</source>
        <translation>{cards} sind die letzten Karten ihrer Stapel.</translation>
    </message>
    <message>
        <source>{cards}: {points}.</source>
        <translation>{cards}: {points}.</translation>
    </message>
    <message>
        <source>{card} is the last card of its stack.</source>
        <translation>{card} ist die letzte Karte ihres Stapels.</translation>
    </message>
    <message>
        <source>{color_and_cards}, bonus {points}</source>
        <translation>{color_and_cards}, Bonus {points}</translation>
    </message>
    <message>
        <source>{color}: {cards}</source>
        <translation>{color}: {cards}</translation>
    </message>
    <message>
        <source>{color}: {cards} with the joker</source>
        <translation>{color}: {cards} mit Joker</translation>
    </message>
    <message>
        <source>{name} rolls the bonus die: {face}</source>
        <translation>{name} würfelt den Bonuswürfel: {face}</translation>
    </message>
    <message>
        <source>{name} {cards}</source>
        <translation>{name} {cards}</translation>
    </message>
    <message>
        <source>{name}: points are told at the end.</source>
        <translation>{name}: Die Punkte kommen am Ende.</translation>
    </message>
    <message>
        <source>{name}: the joker counts as {color}.</source>
        <translation>{name}: Der Joker zählt für {color}.</translation>
    </message>
    <message>
        <source>{name}: {total}, {cards} from cards, {bonus} from colour bonuses.</source>
        <translation>{name}: {total}, davon {cards} mit Karten und {bonus} als Farbbonus.</translation>
    </message>
    <message>
        <source>“{card}” in black</source>
        <translation>„{card}“ in Schwarz</translation>
    </message>
    <message>
        <source>“{card}” in blue</source>
        <translation>„{card}“ in Blau</translation>
    </message>
    <message>
        <source>“{card}” in red</source>
        <translation>„{card}“ in Rot</translation>
    </message>
    <message>
        <source>“{card}” in yellow</source>
        <translation>„{card}“ in Gelb</translation>
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
        <source>{name} has the most in the lower part: {points}.</source>
        <translation>{name} holt unten am meisten: {points}.</translation>
    </message>
    <message>
        <source>{name} has the most in the upper part: {points}.</source>
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
