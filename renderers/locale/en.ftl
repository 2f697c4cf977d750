## Words every game's pictures use

list-last = { $before } and { $last }

## What is asked, and of whom

headline-asked = { $side }: { $question }
text-who = { $side } ({ $name })
text-waiting = Waiting for { $who }.

## Pictures one can ask for

no-board = This game has no board to show.
picture-board = The board
picture-portrait = The board for a phone
picture-closeup = In front of { $name }
moment-sheet = Score sheet

## Plots

plot-scores = Points after each round
plot-scored = Points scored in play, and the final scoring
plot-end = Final
plot-round = Round
plot-actions = Actions
plot-rating = Rating after each match; the band shows the uncertainty
plot-start = Start
plot-place = { $place } of { $players }
plot-started = It was { $value } before.
plot-placed = { $count ->
    [one] Place: { $places }.
   *[other] Places: { $places }.
}
plot-matches = { $count ->
    [one] Match
   *[other] Matches
}
plot-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
plot-whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
plot-day = { DATETIME($day, dateStyle: "medium") }
plot-scores-alt = { $rounds ->
    [0] Points of every player from the first action to the last.
    [one] Points of every player over one round.
   *[other] Points of every player over { $rounds } rounds.
}
plot-final = At the end: { $points }.
plot-before = Before the final scoring: { $points }.
plot-of = { $name } { $points }
plot-lead = { $count ->
    [one] After round { $round }, { $name } leads.
   *[other] After round { $round }, { $name } lead together.
}
plot-rating-alt = Rating over { $count ->
    [one] 1 match
   *[other] { $count } matches
  }: from { $first } to { $value }, plus or minus { $sigma }.
plot-rating-alt-one = Rating after one match: { $value }, plus or minus { $sigma }.
plot-best = Highest { $value }, after match { $match }.
plot-lowest = Lowest { $value }, after match { $match }.
plot-day-alt = Played on { $first }.
plot-days-alt = Played from { $first } to { $last }.
plot-chances = Chance to win; the band shows the uncertainty
plot-percent = { $share }%
plot-chances-alt = Chance to win of every player, counted at { $stations } points of the match.
plot-chance-of = { $name }: { $first }% at the start, between { $low }% and { $high }%, { $last }% at the end.
plot-chance-lead = From action { $number }, { $name } has the best chance.
chances-bar = Chance to win
chances-line = Chance to win, judged from what everyone can see: { $chances }.

## Pieces and signs

pieces-line = { $title }: { $list }.
pieces-marks = Marks
piece-new = Changed since the last picture
piece-awaited = Still to answer
piece-sealed = Answer sealed

## What is wrong with a game’s pictures

pictures-none = its pictures are a GamePictures; this is of type { $kind }.
pictures-unusable = the pictures of { $game } can’t be used: { $why }
pictures-part = `{ $part }` is of type { $kind }, not { $wanted }.
pictures-takes = `{ $part }` must take ({ $given }).
pictures-reader = the reader { $reader } doesn’t say: { $missing }.
pictures-no-words = there’s no { $file } beside the pictures.
pictures-no-message = { $file } has no { $message }.

## Tall pictures

portrait-offer = On offer
portrait-rivals = The others
portrait-seats = At the table
