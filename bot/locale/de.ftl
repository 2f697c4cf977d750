## Allgemeines

yes = ja
no = nein
match-name = { $game } #{ NUMBER($number, useGrouping: 0) }
house-name = { $level } { $number }
language-auto = wie in Discord
language-en = Englisch
language-fr = Französisch
language-de = Deutsch
incident = Hier ist etwas schiefgegangen; geändert wurde nichts. Bitte versuche es noch einmal. Nummer des Vorfalls: { NUMBER($number, useGrouping: 0) }
unknown-control = Das gilt nicht mehr. Bitte nimm die neueste Nachricht der Partie.
stale = Diese Frage ist schon beantwortet. Jetzt gilt die folgende.
done = Erledigt.
done-already = Das ist schon erledigt.
done-sealed = Deine Antwort ist versiegelt. Du kannst sie ändern, bis alle geantwortet haben.

## Knöpfe

button-move = Dein Zug
button-hand = Deine Hand
button-board = Spielplan
button-undo = Zurücknehmen
button-rules = Regeln
button-refresh = Aktualisieren
button-back = Zurück
button-join = Mitspielen
button-leave = Verlassen
button-start = Starten
button-options = Optionen
button-agree = Zustimmen
button-refuse = Ablehnen
button-rematch = Revanche
button-add-house = Hausspieler hinzufügen: { $level }
button-drop-house = Hausspieler entfernen

## Fragen

panel-not-asked = Du hast jetzt nichts zu entscheiden. Gewartet wird auf { $names }.
panel-over = Die Partie ist zu Ende.
panel-sealed = Niemand sieht deine Antwort, bevor alle geantwortet haben.
panel-sealed-changed = Deine versiegelte Antwort: { $answer }. Du kannst sie ändern, bis alle geantwortet haben.
panel-sure = Das kannst du nicht zurücknehmen, ohne die anderen zu fragen.

## Lobby

lobby-free = freier Platz
lobby-open = Host: { $host }. Spiel mit; danach startet der Host die Partie.
lobby-started = Die Partie hat im Thread darunter begonnen.
lobby-closed = Diese Lobby ist geschlossen.
lobby-commitment = Faires Mischen: { $commitment }
lobby-opened = { $name } ist offen für Mitspieler.
lobby-joined = Du bist bei { $name } dabei.
lobby-left = Du hast { $name } verlassen.
lobby-begun = { $name } beginnt.
lobby-closed-now = Die Lobby ist geschlossen.
options-text = { $count } von { $seats } Plätzen { $count ->
    [one] ist
   *[other] sind
  } besetzt. Hausspieler können die übrigen füllen.

## Nachrichten

post-asked = { $name }, du bist dran
post-round = Runde { $round }
post-next = danach: { $name }
post-ready = { $ready } von { $count } bereit
post-over = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
  }
news-undo = { $name } nimmt einen Schritt zurück.
news-rewind = Die Partie springt auf einen früheren Stand zurück.
notice-ended-early = Die Partie ist ohne Ergebnis beendet.
notice-rewind = { $user } (Admin) nimmt { $count } { $count ->
    [one] Aktion
   *[other] Aktionen
  } zurück.
notice-skip = { $user } (Admin) lässt den Verwalter diese Frage entscheiden.
notice-admin-end = { $user } (Admin) beendet die Partie.
notice-replaced = { $seat } { $user } übernimmt den Platz von { $name }.
end-title = { $name }: das Ergebnis
end-secret = Das Geheimnis des Mischens war { $secret }; sein Prüfwert { $commitment } steht in der Lobby. Die angehängte Aufzeichnung lässt sich mit `python -m engine verify` prüfen.

## Abstimmungen

ballot-undo = { $name } möchte { $count } { $count ->
    [one] Aktion
   *[other] Aktionen
  } zurücknehmen. Sind alle einverstanden?
ballot-end = { $name } möchte die Partie beenden. Sind alle einverstanden?
ballot-agreed = Angenommen.
ballot-refused = Abgelehnt.
ballot-lapsed = Die Partie ist weitergegangen; die Abstimmung ist hinfällig.
vote-open = Deine Stimme zählt. Die anderen werden gefragt.
vote-agreed = Alle sind einverstanden.
vote-refused = Die Abstimmung ist vorbei: abgelehnt.
undo-done = Zurückgenommen.
undo-asked = Das kannst du nicht mehr allein zurücknehmen. Die anderen werden gefragt.

## Listen

list-empty = Hier ist keine Lobby offen, und es läuft keine Partie. /game new eröffnet eine Lobby.
status-lobby = wartet auf Mitspieler
status-running = läuft
status-over = beendet
status-closed = geschlossen
waiting-none = Keine Partie wartet auf dich.
waiting-title = { $count ->
    [one] Eine Partie wartet auf dich:
   *[other] { $count } Partien warten auf dich:
  }
settings-now = Sprache: { $language }. Geheimes auch als Direktnachricht: { $dm }.
export-whole = Die Aufzeichnung von { $name }. Sie lässt sich mit `python -m engine verify` prüfen.
export-partial = { $name } bis jetzt, soweit du es wissen darfst.
replaced = Der Platz gehört jetzt { $name }.
board-other = ein anderes Bild
rules-chapter = Anderes Kapitel

## Ablehnungen

refusal-too-fast = Einen Augenblick, bitte: Das war viel auf einmal. Versuche es in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
  } noch einmal.
refusal-not-seated = Du spielst in dieser Partie nicht mit.
refusal-match-not-running = Diese Partie läuft nicht.
refusal-match-over = Die Partie ist zu Ende.
refusal-match-not-over = Die Partie ist noch nicht zu Ende.
refusal-no-match-here = Welche Partie? Verwende das im Thread einer Partie.
refusal-nothing-to-undo = Es ist noch nichts geschehen.
refusal-nothing-of-yours-to-undo = Du hast nichts getan, was sich zurücknehmen ließe.
refusal-ballot-closed = Diese Abstimmung ist vorbei.
refusal-rewind-too-far = { $most ->
    [0] Es gibt noch nichts zurückzunehmen.
    [one] Höchstens 1 Aktion lässt sich zurücknehmen.
   *[other] Höchstens { $most } Aktionen lassen sich zurücknehmen.
  }
refusal-no-such-seat = Diesen Spieler gibt es in dieser Partie nicht.
refusal-seated-already = Diese Person spielt hier schon mit.
refusal-replace-own-only = Du kannst nur deinen eigenen Platz abgeben. Admins können mit /table replace alle ersetzen.
refusal-no-bots = Ein Bot kann nicht mitspielen. Hausspieler kommen in der Lobby dazu.
refusal-lobby-closed = Diese Lobby ist geschlossen.
refusal-lobby-full = Alle { $wanted } Plätze sind besetzt.
refusal-joined-already = Du bist schon dabei.
refusal-not-joined = Du bist nicht in dieser Lobby.
refusal-host-only = Das kann nur der Host.
refusal-no-house-player = In dieser Lobby ist kein Hausspieler.
refusal-only-house-players = Mindestens ein Platz muss für Menschen bleiben.
refusal-too-few = Es braucht mindestens { $least } Spieler; { $count } { $count ->
    [one] ist
   *[other] sind
  } hier. Hausspieler können leere Plätze füllen (Optionen).
refusal-no-such-option = { $game } hat keine Option „{ $option }“.
refusal-admins-only = Das kann nur, wer diesen Server verwaltet.
refusal-rules-unknown = In den Regeln kommt „{ $term }“ nicht vor.
refusal-wrong-value = Das passt hier nicht: { $what }

## Befehle

command-game = Partien eröffnen, mitspielen, zuschauen
command-game-new = Eine Lobby für eine neue Partie eröffnen
    .game = welches Spiel
    .seats = wie viele Plätze
    .house = wie viele davon für Hausspieler
    .level = wie gut die Hausspieler spielen
    .language = Sprache am Tisch
command-game-join = In der Lobby dieses Kanals mitspielen
command-game-leave = Die Lobby dieses Kanals verlassen
command-game-start = Die Partie aus der Lobby dieses Kanals starten
command-game-list = Offene Lobbys und laufende Partien auf diesem Server
command-game-info = Was hier gespielt wird, von wem und mit welchen Optionen
command-game-end = Die Partie beenden, wenn alle zustimmen, oder deine Lobby schließen
command-game-rematch = Dasselbe Spiel noch einmal
command-game-undo = Deinen letzten Schritt zurücknehmen oder die anderen fragen
command-game-log = Was bisher geschehen ist
command-game-text = Der Spielplan in Worten
command-game-move = Deine aktuelle Frage, mit allem, um sie zu beantworten
command-game-hand = Was hinter deinem Sichtschirm liegt
command-game-board = Der Spielplan, wie er jetzt ist
command-game-replace = Deinen Platz jemand anderem geben
    .player = wessen Platz
    .user = wer ihn übernimmt
command-game-export = Die Aufzeichnung einer Partie als Datei
    .match = Nummer der Partie (sonst die dieses Threads)
command-settings = Deine Sprache, und ob Geheimes auch als Direktnachricht kommt
    .language = Sprache, in der der Bot mit dir spricht
    .dm = Geheimes auch als Direktnachricht
command-waiting = Alle Partien, die auf dich warten
command-rules = Etwas in den Regeln nachschlagen
    .term = was du suchst
    .game = in welchem Spiel
command-table = Für alle, die diesen Server verwalten
command-table-rewind = Aktionen zurücknehmen, was auch immer seither zu sehen war
    .actions = wie viele
command-table-skip = Den Verwalter die aktuelle Frage entscheiden lassen
command-table-end = Die Partie dieses Threads ohne Ergebnis beenden
command-table-refresh = Die Frage und den Spielplan neu schicken
command-table-replace = Einen Platz jemand anderem geben
    .player = wessen Platz
    .user = wer ihn übernimmt
