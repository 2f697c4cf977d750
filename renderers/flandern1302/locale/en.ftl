## Names

guild-blue = Blue
guild-yellow = Yellow
guild-green = Green
guild-red = Red
guild-grey = Grey
guild-church = Church
city-brugge = Brugge
city-gent = Gent
city-ieper = Ieper
city-leuven = Leuven
city-utrecht = Utrecht
city-luik = Luik
card-brugge = Brugge
card-gent = Gent
card-ieper = Ieper
card-leuven = Leuven
card-utrecht = Utrecht
card-luik = Luik
card-building-site = Building Site
card-take-back = Take Back
card-influence = Influence
card-cathedral = Cathedral
card-guild-master = Guild Master
phase-guilds = Taking guilds
phase-choice = Choosing cards
phase-actions = Actions
phase-golden = The golden card
phase-scoring = Scoring
phase-over = The end

## The board

round = Round
turn = Turn
seat = Seat { $number }
no-guild = No guild taken yet
not-in-play = Not in play in this game
plays-along = Scores for { $guild }
headline-ready = { $ready } of { $players } ready
headline-over = { $count ->
    [one] { $guilds } wins with { $points } points
   *[other] { $guilds } share the win with { $points } points
  }
asks-guild = take a guild
asks-influenced = take an influenced guild
asks-city-card = build or finish a site in { $city }
asks-city-card-for = build in { $city } for { $guild }
asks-building-site = start a building site
asks-building-site-for = start a site for { $guild }
asks-cathedral = place the cathedral
asks-guild-master = place the guild master
asks-first-action = play a card or turn up influence
asks-own-action = play a card
asks-all-choice = Everyone chooses cards in secret

## Guilds and quarters

trade-blue = Dyers
trade-yellow = Weavers
trade-green = Fullers
trade-red = Cloth-cutters
trade-grey = Armourers
shape-row = Rows
shape-wedge = Wedges
shape-yard = Yards
of-arms = { $arms ->
    [blue] blue
    [yellow] yellow
    [green] green
    [red] red
    [grey] grey
   *[church] church
  }
quarter = { of-arms } { $shape ->
    [row] Row
    [wedge] Wedge
   *[yard] Yard
  }{ $masters ->
    [0] { "" }
    [one] { " " }with 1 master
   *[other] { " " }with { $masters } masters
  }
quarter-special = church quarter { $special }
quarter-centre = { of-arms } centre

## What lies before a seat

holding-title = { $guild } – { $trade }
holding-cards = { $count ->
    [0] No action card in hand
    [one] 1 action card in hand
   *[other] { $count } action cards in hand
  }
holding-none-played = No card lies face up.
holding-spent = Used
holding-gained = Gained
holding-stock = Quarters of { $guild }
holding-influenced = Influenced guild: { $guild }
holding-cities = In the cities
screen-under = What you have
screen-golden = Golden card
screen-no-golden = You haven’t seen a golden card this round.
screen-no-golden-two = Two players play without golden cards.
sealed-choice = Sealed: { $card }, { $influence ->
    [0] no influence card
    [one] 1 influence card
   *[other] { $influence } influence cards
  }

## The reveal

reveal-title = The cards are revealed
reveal-first = Round { $round } – first player: { $guild }

## A city

closeup-scored = Scored: value { $value }
closeup-so-far = Value so far: { $value }
closeup-value = Value of the city
closeup-quarters = { $count ->
    [one] guild quarter
   *[other] guild quarters
  }
closeup-churches = { $count ->
    [one] church
   *[other] churches
  }
closeup-cathedrals = { $count ->
    [one] cathedral
   *[other] cathedrals
  }
closeup-sum = Value
closeup-ranking = Ranking
closeup-nobody = No guild has a finished quarter.

## The final sheet

sheet-influence = Influence
sheet-total = Total

## Choosing a plot

choosing-build = Build
choosing-site = Building site
choosing-finish = Finish a site
choosing-place-cathedral = Cathedral
choosing-place-master = Guild master
choosing-card = Action card
choosing-quarter = Which quarter? The lit plots are possible
choosing-plot = On which plot?
choosing-sure = This is how it would be
choosing-quarters = Possible quarters
choosing-now = As it stands
choosing-after = After that
choosing-in = { $city } – { $title }
told-quarter = Quarter: { $quarter }.
told-quarters = Possible quarters: { $list }.
told-plot = Plot: { $plot }.
told-plots = Possible plots: { $list }.
told-rank = { $guild } { $points }
told-now = { $city } is worth { $value } and has { $free ->
    [one] 1 free plot
   *[other] { $free } free plots
  }. Points: { $list }.
told-after = { $city } would then be worth { $value }, with { $free } free { $free ->
    [one] plot
   *[other] plots
  }. Points: { $list }.

## The board in words

text-none = none
text-nothing = nothing
text-counted = { $count } × { $card }
text-bearing = { $card } of { $guild }
text-now = Round { $round }, phase: { $phase }. First player: { $first }.
text-now-two = Turn { $round }, phase: { $phase }. It’s { $first }’s turn.
text-chosen = { $place }. { $who }: { $card }, { $influence ->
    [0] no influence card
    [one] 1 influence card
   *[other] { $influence } influence cards
  }.
text-free-guilds = Guilds nobody plays: { $list }.
text-arms = In play: { $list }.
text-on-plot = { $plot } { $quarter }
text-site = building site
text-pawns = { $count ->
    [one] 1 placed guild master
   *[other] { $count } placed guild masters
  }
text-not-in-play = { $city } isn’t in play.
text-city = { $city } ({ $code }): value so far { $value } – guild quarters { $quarters }, churches { $churches }, cathedrals { $cathedrals }.
text-city-scored = { $city } ({ $code }), scored: value { $value } – guild quarters { $quarters }, churches { $churches }, cathedrals { $cathedrals }.
text-rank = { $place }. { $guild }: quarters { $quarters }, masters { $masters }, points { $points }
text-ranks = Ranking: { $list }.
text-built = Built: { $list }.
text-free = Free plots: { $count } ({ $list }).
text-covered = Covered: { $list }.
text-no-guild = { $who } has no guild yet.
text-player = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
text-influenced = Influenced guild: { $guild }, points: { $points }.
text-hand = Action cards in hand: { $list }.
text-row = Played, face up: { $list }.
text-influence = Influence cards in hand: { $have }, used: { $spent }, gained: { $gained }.
text-shape = { $shape ->
    [row] Row
    [wedge] Wedge
   *[yard] Yard
  } { $counts }
text-stock-by-masters = Quarters left, { $guild }, with 0/1/2 masters: { $list }.
text-stock = Quarters left, { $guild }: { $list }.
text-grey = Grey, nobody’s guild: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
text-pieces = Left in stock: site pawns { $sites }, cathedrals { $cathedrals }, guild masters { $masters }.
text-deck = Influence deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }. Turns in a row without building: { $idle }.
text-turned = Turned up: { $card }.
text-discards = Discarded: { $list }.
text-removed = Out of the game: { $list }.
text-golden-deck = Golden deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
  } left.
text-golden-drawn = A golden card lies face down before { $who }.
text-golden = Golden card of this round: { $card }.
text-silver-removed = Silver cards out of the game: { $count }.
text-sheet = { $who }: total { $total } – cities { $guild }, influence { $second }.
text-sheet-two = { $who }: total { $total } – own guild { $guild }, influenced guild { $second }.
text-own = The hand of { $who }:
text-own-golden = Golden card that nobody else has seen: { $card }.
alt-title = Board of Flandern 1302.
alt-round = Round { $round }.
alt-points = Points: { $list }.
alt-city = { $city }: value { $value }, free plots { $free }, ahead: { $guild }.
alt-city-scored = { $city }: scored, value { $value }, first: { $guild }.

## Pictures one can ask for

moment-reveal = The cards revealed
moment-scored-brugge = Brugge scored
moment-scored-gent = Gent scored
moment-scored-ieper = Ieper scored
moment-scored-leuven = Leuven scored
moment-scored-utrecht = Utrecht scored
moment-scored-luik = Luik scored

## Pieces and signs

pieces-title = The pieces of Flandern 1302
pieces-guilds = Guilds and the church
pieces-quarters = Quarters
pieces-town = In a city
pieces-pawns = Pawns and signs
pieces-cards = Cards
piece-free = Free plot with its number
piece-site = Building site
piece-covered = Covered: nothing can be built here
piece-centre = Centre
piece-scored = City that has been scored
piece-printed-master = Printed guild master
piece-placed-master = Placed guild master
piece-site-pawn = Building-site pawn
piece-lead = First player
piece-value = Value of a city
piece-house = Finished quarters
piece-lot = Free plots
piece-points = Points
piece-played = Played, face up
piece-gone = Out of the game
piece-golden = Golden card
piece-golden-back = Golden card, face down
piece-choosable = Plot that can be chosen
piece-result = Result of a scored city
piece-winner = Winner
