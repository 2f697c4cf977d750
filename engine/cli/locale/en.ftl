## python -m engine

about = The rules of the games, without Discord.
wrong-call = { $problem }. See { $program } --help.
left-out = A game is left out: { $why }
numbers-impossible = { $file }: the game can’t be played with these numbers: { $why }.

## What several commands share

help-game = name of the game
help-players = number of players (default: { $default })
help-seed = secret that determines all chance (default: { $default })
help-house = who plays (default: { $default })
help-option = an option of the game; can be repeated
help-data = your own copy of the component data
help-games = how many games (default: { $default })
game-broken = This game can’t be played: { $why }
game-unknown = There’s no game “{ $name }”. There are: { $games }.
option-form = An option looks like name=value, not like “{ $typed }”.
option-unknown = { $game } has no option “{ $name }”. It has: { $options }.
option-none = { $game } has no options, so it has no “{ $name }”.
option-wrong = Option { $name }: { $why }.
data-wrong = { $file } can’t be used as component data: { $why }
file-unreadable = Can’t read { $file }: { $why }.
file-unwritable = Can’t write { $file }: { $why }.
players-wrong = { $game } is for { $least } to { $most } players, not { $players }.
house-unknown = There’s no house player “{ $name }”. There are: { $levels }.
house-count = --house names { $named }, but the number of players is { $players }.
games-few = --games must be at least 1.

## play

play-about = let house players play a game and print the ledger
play-lang = language of the ledger (default: { $default })
play-record = write the record: text if FILE ends in .txt, JSON otherwise

## verify

verify-about = recompute a record and compare
verify-record = a file written by play --record or exported by the bot
verify-data = the component data the game was played with, if it wasn’t the bundled one
verify-hash = what was posted when the lobby opened
verify-start-post = the message ID of the start post
verify-joined = what someone was told on joining; can be repeated
verify-lang = language of the result (default: { $default })

## soak

soak-about = let house players play many games and count
soak-pieces = Seed { $seed }, action { $action }: the pieces { $before } became { $after }.

## pace

pace-about = count how often people are asked in a match
pace-title = { $game }, players: { $players }, games: { $games }. Orders at every seat:

## questions

questions-about = count a player’s questions in a match, kind by kind
questions-title = { $game }, players: { $players }, games: { $games }, played by: { $house }. Per player and game:
questions-asked = asked
questions-answers = answers
questions-single = one way
questions-idle = declined

## docs, check and bench

docs-about = print a game’s actions, questions and rulings
check-about = say what’s missing or misspelt in games
check-games = names of games (default: all)
check-fine = nothing is missing.
bench-about = measure the rules
bench-games = which games (default: all)
bench-peers = interpreter that has catanatron, chess and open_spiel, for ratios
bench-check = exit with 1 if a row misses its target
bench-no-peers = The peers couldn’t be measured: { $why }
bench-no-catanatron = The peers couldn’t be measured: catanatron isn’t installed there.

## new

new-about = write a small working game to start from
new-name = its name: lower-case letters, digits and underscores
new-to = where its folder goes (default: here)
new-name-wrong = A name has lower-case letters, digits and underscores; “{ $name }” isn’t one.
new-name-taken = There’s already a game “{ $name }”.
new-exists = { $folder } already exists.
new-done = { $folder } is written. Next:

## python -m renderers

pictures-about = Pictures of a record, a page with every picture, and the bench.
pictures-of = a picture of { $game }
pictures-record = the record of a match, text or JSON
pictures-at = after which action (default: the last)
pictures-since = mark what has changed since this action
pictures-seat = public, or the number of a seat, from 1
pictures-kind = { $kinds }, or a moment of the game (default for a seat: its hand)
pictures-names = the players’ names, by seat
pictures-out = the file to write; - for the terminal
pictures-gallery = a page with every picture of every game
pictures-folder = the folder to write
pictures-bench = how fast pictures are made
pictures-review = a match reviewed, from the numbers of python -m engine review
pictures-numbers = those numbers, as JSON
pictures-players = number of players (default: as many as the game takes)
pictures-other-game = { $file } is a record of { $game }, not of { $wanted }
pictures-no-seat = there’s no seat { $seat }; the match has { $players } players
pictures-no-action = --{ $option } { $number }: the record has actions 0 to { $last }
pictures-seat-form = --seat { $seat }: use public or the number of a seat, from 1
pictures-no-kind = --kind { $kind }: at this action there are { $kinds }
pictures-needs-seat = --kind { $kind } needs the number of a seat
pictures-none = --kind { $kind }: { $game } has no such picture
pictures-progress = { $done } of { $frames } frames

## arena

arena-about = let house players compete and count who wins
arena-budget = playouts of an expert’s decision (default: the game’s)
arena-few = --games, --cores and --budget must be at least 1.
results-file = keep each game in FILE, and play only those that aren’t in it yet
results-cores = processes (default: { $default })

## balance

balance-about = let equally strong house players play, and count how often each start wins
balance-judge = who plays on every seat (default: { $default }); a regular is quicker
balance-title = { $game }, players: { $players }, games: { $games }, seed { $seed }, judge: { $judge }
balance-fair = 1 is a fair share; * is below { $least } or above { $most }. The second share is the one that the points of all games let expect.

## review

review-about = show how the chances changed in a finished match, and which moves decided it
review-out = the file to write: .html, .png, or .json for the numbers alone
review-budget = playouts of the whole review (default: { $default })
review-form = { $file }: the name must end in one of { $forms }.
review-few = --budget must be at least 1.
review-unfinished = { $file }: this match isn’t finished.
