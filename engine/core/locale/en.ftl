## Lists

list-last = { $before } and { $last }
labelled = { $what }: { $value }

## Refusals every game knows

refusal-players = { $game } is for { $least } to { $most } players, not for { $players }.
refusal-game-over = The game is over.
refusal-stale-question = That question has been answered already. Here is the one that counts now.
refusal-not-your-decision = It is { $seats }’s decision now.
refusal-another-question = That is not what you are asked now.
refusal-sealed = Your order is sealed.

## House players

house-rookie = Rookie
house-regular = Regular
house-absent = Caretaker

## Documents of `python -m engine docs`

docs-players = { $least } to { $most } players.
docs-options = Options
docs-no-options = There are no options.
docs-actions = Actions
docs-questions = Questions
docs-rulings = Rulings
docs-secret = secret
docs-sealed = sealed: all answer unseen, then all is revealed
docs-liberty = at any time you are asked something

## The ledger

ledger-title = { $game }, { $players } players
ledger-result = Result
ledger-nobody = Nobody wins.
ledger-winner = { $names } { $count ->
    [one] wins
   *[other] win
  }.
