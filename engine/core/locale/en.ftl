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

refusal-players = { $game } is for { $least } to { $most } players, not { $players }.
refusal-game-over = The game is over.
refusal-stale-question = Already answered. Here’s the current question.
refusal-not-your-decision = It’s not your turn. Waiting for { $seats }.
refusal-another-question = “{ $action }” isn’t possible now. You’re being asked: “{ $question }”.
refusal-sealed = Your answer is sealed.
refusal-wrong-value = That doesn’t fit the option “{ $field }”. Choose one of its suggestions.

## Standing orders every game may know

order-only-choice = Answer for you when the rules leave only one answer.
    .title = Only One Answer

## House players

house-rookie = Rookie
house-regular = Regular
house-expert = Expert
house-absent = Caretaker

## Documents of `python -m engine docs`

docs-players = { $least } to { $most } players.
docs-options = Options
docs-no-options = There are no options.
docs-actions = Actions
docs-questions = Questions
docs-rulings = Rulings
docs-secret = secret
docs-sealed = sealed: everyone answers in secret, then all is revealed
docs-liberty = whenever you’re asked something

## The ledger

ledger-title = { $game }, { $players } players
ledger-then = { $before }; { $then }
ledger-result = Result
ledger-unfinished = Valid so far ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
  }); the game isn’t finished.
ledger-nobody = Nobody wins.
ledger-winner = { $names } { $count ->
    [one] wins
   *[other] win
  }.

## Advice

why-only = There’s nothing else you can do here.
hint-count = { $name } { $count }
verify-commitment = The commitment matches the post.
verify-no-commitment = Not checked: the commitment. The post before the start post must say { $value }; compare with --commitment.
verify-start = The start post matches.
verify-no-start = Not checked: the start post. Its message ID must be { $value }; compare with --start.
verify-contributions = { $checked ->
    [yes] The contributions you named were used.
   *[no] Not checked: the contributions. The start post must list these; compare one with --contribution.
  } In order of joining:
verify-early-scheme = Dealt without a start post, by the earlier scheme: the operator could have tried contributions until they liked the deal.
component-unreadable = not a component file of { $game }: { $why }
