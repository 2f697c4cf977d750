## What is wrong with the store

store-newer = { $file } was written by a newer version of Paravent: its schema is { $form }, and this version knows schemas up to { $known }.
store-no-copy = { $file } wasn’t upgraded, because no copy could be made first: { $error }.
store-sqlite = Paravent needs SQLite { $needed } or newer; this Python has { $found }.
store-unusable = { $file } can’t be used as the database: { $error }.
store-nothing = { $file } doesn’t exist.
store-postgres-package = PostgreSQL needs another package: pip install paravent[postgres]
store-copy-differs = The copy of { $table } differs from the original; nothing was kept.
store-copy-row = A row of { $table } doesn’t fit there ({ $error }); nothing was kept.
store-copy-not-empty = The target isn’t empty: there are rows in { $table }. Nothing was copied.

## What keeps the bot from serving people

ready-unconnected = not connected yet
ready-shards = shards connected: { $connected } of { $shards }
ready-store = the store can’t be read

## A game of an installed package that can’t be played

game-left-out = a game is left out: { $why }
game-command-taken = there’s already a command of this name.
game-no-pictures = it has no pictures.
game-named = { $game }: { $why }
