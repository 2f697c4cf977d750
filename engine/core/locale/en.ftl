## Lists

list-last = { $before } and { $last }
labelled = { $what }: { $value }
unfolds = { $what }…
unfolded = ▾ { $what }
yes = yes
no = no

## Rounds, as people speak of them

round-now = round { $round }
round-title = Round { $round }
round-column = Round

## Refusals every game knows

refusal-players = { $game } is for { $least } to { $most } players, not for { $players }.
refusal-game-over = The game is over.
refusal-stale-question = That question has been answered already. Here is the one that counts now.
refusal-not-your-decision = It is { $seats }’s decision now.
refusal-another-question = That is not what you are asked now. The question is “{ $question }”.
refusal-sealed = Your order is sealed.

## Standing orders every game may know

order-only-choice = Give the answer for you wherever the rules leave you only one.
    .title = Only One Answer

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
ledger-unfinished = The record is true as far as it goes: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  }, and the game is not over.
ledger-nobody = Nobody wins.
ledger-winner = { $names } { $count ->
    [one] wins
   *[other] win
  }.

## Advice

why-only = There is nothing else to do here.
hint-count = { $name } { $count }
verify-commitment = The commitment is the one that was posted.
verify-no-commitment = Not checked: the commitment. It must be { $value } in the post that came before the start post; --commitment compares it.
verify-start = The start post is the one that was posted.
verify-no-start = Not checked: the start post. Its message ID must be { $value }; --start compares it.
verify-contributions = { $checked ->
    [yes] The contributions you named were mixed in.
   *[no] Not checked: the contributions. The start post must list these; --contribution compares one.
  } In the order of joining:
verify-early-scheme = Dealt without a start post, by the earlier scheme: whoever ran the bot could have tried contributions until the deal suited.
