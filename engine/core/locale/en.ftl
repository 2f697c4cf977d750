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
refusal-another-question = “{ $action }” isn’t possible now. You’re being asked: “{ $question }”
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
verify-seated = Seats weren’t all drawn by lot: it was a rematch, and people kept theirs.
verify-contributions = { $checked ->
    [yes] The contributions you named were used.
   *[no] Not checked: the contributions. The start post must list these; compare one with --contribution.
  } In order of joining:
verify-early-scheme = Dealt without a start post, by the earlier scheme: the operator could have tried contributions until they liked the deal.
component-unreadable = not a component file of { $game }: { $why }
component-none = { $game } has no component data.

## What is wrong with a game’s kit

kit-none = a game is a Kit; this is of type { $kind }.
kit-name-wrong = a name has lower-case letters, digits and underscores; “{ $name }” isn’t one.
kit-name-differs = the title page calls the game “{ $title }”, but it was found as “{ $name }”.
kit-no-question = there’s no question in { $module }: the title page belongs in `__init__.py` of the package.
kit-no-unseen = no one can imagine what’s hidden: the kit has no `unseen`, which draws it from what a seat sees.
kit-no-foresight = experts can’t think ahead: the kit has no `foresight`, which says what a position is worth.
kit-foresight-level = experts think with the house player “{ $level }”, and there’s no such house player.
kit-no-level = there’s no house player “{ $level }”.
kit-level-unknown = there’s a house player “{ $level }”; the levels are { $levels }.
kit-unanswered = { $part ->
    [advice] the advice
   *[house] the house player “{ $level }”
  } has nothing for the question { $question }.
kit-answers-nothing = { $part ->
    [advice] the advice
   *[house] the house player “{ $level }”
  } has something for { $what }, which isn’t a question of this game.
kit-label-key = a label is found by an action and a field, not by { $key }.
kit-label-field = the panel has a label for the field “{ $field }” of { $action }; its fields: { $fields }.
kit-implied-field = the panel implies the field “{ $field }” of { $action }; its fields: { $fields }.
kit-panel-action = the panel has { $part ->
    [label] a label
    [summary] a summary
    [button] a button
   *[appearance] an appearance
  } for { $action }, { $why ->
    [unknown] which isn’t an action of this game
   *[unasked] which no question takes
  }.
kit-panel-question = the panel has { $part ->
    [numbers] numbers
    [shortcuts] shortcuts
    [legends] a legend for the buttons
    [outright] actions done outright
   *[about-the-table] a word about the table
  } for { $what }, which isn’t a question of this game.
kit-no-summary = the panel lists { $action } as a whole and has no summary for it.
kit-no-button = the panel has { $action } done outright and has no words for its buttons.
kit-order-missing = the order { $order } isn’t in the kit.
kit-order-question = the order { $order } answers { $what }, which isn’t a question of this game.
kit-order-foreign = the kit has the order { $order }, which isn’t one of this game.
kit-order-plausible = a plausible order is of the kind { $order }, which isn’t in the kit.
kit-order-value = a value of the order { $order } has no words: { $missing }.
kit-no-words = there are no words in the language { $lang }: { $file } is missing.
kit-no-rulebook = there’s no rulebook in the language { $lang }: { $file } is missing.
kit-no-tag = { $module }: { $kind ->
    [step] the step
    [event] the event
    [action] the action
   *[order] the order
  } { $name } has no tag; give the class tag=….
kit-same-tag = { $module }: { $kind ->
    [step] the steps
    [event] the events
    [action] the actions
   *[order] the orders
  } { $first } and { $second } have the same tag, “{ $tag }”.
kit-message-missing = the message { $message } is missing in the language { $lang }.
kit-message-variables = the message { $message } doesn’t use the same variables in { $first } and { $lang }: { $variables }.
kit-message-twice = the message { $message } is in { $file } twice.
kit-words-unreadable = { $file } can’t be read from here on: { $line }
kit-actions-room = number of actions: { $count }; there’s room for { $room }.
kit-orders-room = number of orders: { $count }; there’s room for { $room }.
kit-fields-room = { $action } has { $count ->
    [one] 1 field
   *[other] { $count } fields
  }, and there’s room for { $room }.
kit-values-room = { $field } has { $count ->
    [one] 1 value
   *[other] { $count } values
  }, and there’s room for { $room }.
kit-fields-order = { $action } has a required field after an optional one.
kit-text-room = { $message } has { $count ->
    [one] 1 character
   *[other] { $count } characters
  } in the language { $lang }, and there’s room for { $room }.

## Games of installed packages

found-in-package = { $game }, from the package { $package }: { $why }
found-twice = there’s already a game of this name.
found-unloadable = can’t load { $place }: { $error }

## What is wrong with a record

record-header = header: { $why }
record-other-data = it was played with other component data. Name the file with --data.
record-scheme = the scheme doesn’t go with the start post.
record-commitment = the commitment doesn’t match the secret.
record-newer = played by rules { $rules } in shape { $shape }; this version knows { $game } up to rules { $newest } and shape { $latest }.
record-no-game = there’s no game “{ $game }”.
record-refused-setup = this set-up isn’t possible.
record-other-setup = the secret leads to another set-up.
record-no-seat = action { $number } isn’t possible: there’s no seat { $seat }.
record-refused = action { $number } isn’t possible.
record-impossible = action { $number } isn’t possible: { $why }
record-other-position = action { $number } leads to another position than the record says.
record-field-form = “{ $typed }” doesn’t look like name=value.
record-none = this isn’t a record: { $why }
record-none-missing = this isn’t a record: “{ $what }” is missing.
record-line = the line of action { $number } can’t be read: { $line }
record-posted-commitment = the commitment is { $value }, not the one that was posted.
record-no-start-post = this match was dealt without a start post.
record-posted-start = the start post is { $value }, not the one that was posted.
record-seated = the seats { $value } don’t give every player a seat.
record-contribution = the contribution { $value } isn’t among those that were used.
record-other-line = { $line ->
    [0] after the last line: not as it was recorded.
   *[other] line { $line }: not as it was recorded.
  }
record-over = { $over ->
    [yes] the game is over
   *[no] the game isn’t over
  } after action { $actions }.

## What is wrong with data, a save or a playout

data-why = { $why }
data-too-deep = it’s nested too deeply.
data-unknown = { $name } is missing, or unknown.
data-other-form = part of it has another form.
data-no-action = { $game } has no action “{ $action }”.
save-shapeless = not a save: it doesn’t begin with its shape.
save-none = not a save of { $game }: { $why }
save-other-game = a save of { $game }, not of { $wanted }.
save-newer-rules = { $game }: played by rules { $rules }; this version knows them up to { $newest }.
save-newer-shape = { $game }: saved in shape { $shape } by a later version; this one knows shapes up to { $latest }.
save-not-raised = a save of { $game } in shape { $shape } can’t be upgraded: { $why }
save-no-way-back = { $game }: this version writes shape { $latest } and can’t recompute the checks of shape { $shape }.
playout-endless = { $game }, players: { $players }, seed { $seed }: no end. Actions: { $actions }.

## A match looked at again

review-title = { $game }: match review
review-share = { $share }%
review-between = { $share }% ({ $low }–{ $high }%)
review-head = { $round ->
    [none] Action { $number }
   *[other] { $round } · action { $number }
  }
review-change = { $whose }’s chance to win went from { $before } to { $after }.
review-better = Better: { $move }. { $seat } could have had { $hoped } instead of { $made }.
review-perhaps = Perhaps better: { $move }. { $seat } could have had { $hoped } instead of { $made }, but that’s within the margin of error.
review-fine = No better move found: { $tried } were tried, and this one stays at { $made }.
review-only = No better move found: nothing else was worth trying.
review-quiet = No move changed the chances: nobody had a choice.
review-how = Regular house players played on { $playouts } times from what the players could see then. The true chance lies between the numbers in brackets 95 times out of 100.
