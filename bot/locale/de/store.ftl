## What is wrong with the store

store-newer = { $file } wurde von einer neueren Version von Paravent geschrieben: Das Schema ist { $form }, diese Version kennt Schemata bis { $known }.
store-no-copy = { $file } wurde nicht aktualisiert, weil vorher keine Kopie möglich war: { $error }.
store-sqlite = Paravent braucht SQLite { $needed } oder neuer; dieses Python hat { $found }.
store-unusable = { $file } taugt nicht als Datenbank: { $error }.
store-nothing = { $file } gibt es nicht.
store-postgres-package = PostgreSQL braucht ein weiteres Paket: pip install paravent[postgres]
store-copy-differs = Die Kopie von { $table } weicht vom Original ab; nichts wurde behalten.
store-copy-row = Eine Zeile von { $table } passt dort nicht hinein ({ $error }); nichts wurde behalten.
store-copy-not-empty = Das Ziel ist nicht leer: In { $table } stehen Zeilen. Nichts wurde kopiert.

## What keeps the bot from serving people

ready-unconnected = noch nicht verbunden
ready-shards = verbundene Shards: { $connected } von { $shards }
ready-store = die Datenbank ist nicht lesbar

## A game of an installed package that can’t be played

game-left-out = ein Spiel bleibt außen vor: { $why }
game-command-taken = es gibt schon einen Befehl dieses Namens.
game-no-pictures = es hat keine Bilder.
game-named = { $game }: { $why }
