## Flandern 1302 in English

title = Flandern 1302
tagline = Guilds, churches and building sites in six cities of Flanders

## Options

option-guilds = Who plays which guild?
    .title = Guilds
    .chosen = chosen in seat order
    .dealt = dealt at random
option-first_player = Who is the first player?
    .title = First Player
    .random = drawn by lot
    .first = the first seat
    .second = the second seat
    .third = the third seat
    .fourth = the fourth seat

## Seats

seat-first = First Seat
seat-second = Second Seat
seat-third = Third Seat
seat-fourth = Fourth Seat
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
seat-red = Red

## Pieces

name-blue = Blue
name-yellow = Yellow
name-green = Green
name-red = Red
name-grey = Grey
name-church = Church
name-row = Row
name-wedge = Wedge
name-yard = Yard
name-brugge = Brugge
name-gent = Gent
name-ieper = Ieper
name-leuven = Leuven
name-utrecht = Utrecht
name-luik = Luik
name-building-site = Building Site
name-take-back = Take Back
name-influence = Influence
name-cathedral = Cathedral
name-guild-master = Guild Master

trade = { $guild ->
    [blue] Dyers
    [yellow] Weavers
    [green] Fullers
    [red] Cloth-cutters
   *[grey] Armourers
  }
city = { $city ->
    [brugge] Brugge
    [gent] Gent
    [ieper] Ieper
    [leuven] Leuven
    [utrecht] Utrecht
   *[luik] Luik
  }
card = { $card ->
    [brugge] Brugge
    [gent] Gent
    [ieper] Ieper
    [leuven] Leuven
    [utrecht] Utrecht
    [luik] Luik
    [building-site] Building Site
    [influence] Influence
    [cathedral] Cathedral
    [guild-master] Guild Master
   *[take-back] Take Back
  }
of-arms = { $arms ->
    [blue] blue
    [yellow] yellow
    [green] green
    [red] red
    [grey] grey
   *[church] church
  }
shape = { $shape ->
    [row] Row
    [wedge] Wedge
   *[yard] Yard
  }
a-shape = { $shape ->
    [row] a Row
    [wedge] a Wedge
   *[yard] a Yard
  }
quarter = { of-arms } { shape }{ $masters ->
    [0] { "" }
    [one] { " " }with 1 master
   *[other] { " " }with { $masters } masters
  }
special-quarter = church quarter { $special }
centre-of-arms = { $arms ->
    [blue] blue
    [yellow] yellow
    [green] green
    [red] red
    [grey] grey
   *[church] church
  }
centre-quarter = { centre-of-arms } centre

phase = { $phase ->
    [guilds] Taking guilds
    [choice] Choosing cards
    [actions] Actions
    [golden] The golden card
    [scoring] Scoring
   *[over] The end
  }

why-impossible = { $obstacle ->
    [no-pawn] no pawn is left
   *[no-move] nothing can be done with it
  }

## Events

event-guild-taken = { $seat } plays { $guild }.
event-influenced-taken = { $seat } will also score for { $guild }.
event-city-left-out = { $city } stays empty in this game.
event-game-began = The centres of { $cities } are laid. { $first } begins.
event-round-began = Round { $round }: { $first } is first player. { $left ->
    [0] No golden card is left in the deck.
    [one] 1 golden card is left in the deck.
   *[other] { $left } golden cards are left in the deck.
  }
event-golden-removed = { $seat } draws the golden card of { $card }, which has been scored; it leaves the game.
event-golden-seen = Your golden card: { $card }.
event-deck-empty = There is no golden card this round.
event-card-shown = { $seat } plays { $card }{ $influence ->
    [0] { "" }
    [one] { " " }with 1 influence card
   *[other] { " " }with { $influence } influence cards
  }.
event-order-fixed = Order of play: { $order }.
event-quarter-built = { $seat } builds in { $city }: { $quarter } on { $plot }.
event-site-begun = { $seat } starts a site in { $city }: { $quarter } on { $plot }. { $left ->
    [0] No site pawn is left.
    [one] 1 site pawn is left.
   *[other] { $left } site pawns are left.
  }
event-suburb-opened = Quarter { $special } opens new plots outside the wall of { $city }: { $plots }.
event-site-finished = { $seat } finishes a site in { $city }: { $quarter } on { $plot }.
event-cards-taken-back = { $seat } takes back: { $cards }.
event-card-impossible = { $seat }’s card { $card } cannot be carried out, { why-impossible }; it counts as played.
event-influence-impossible = The influence card { $card } cannot be carried out, { why-impossible }; { $seat } loses this action.
event-golden-turned = { $seat } turns up the golden card: { $card }.
event-golden-impossible = { $seat }’s golden card { $card } cannot be carried out, { why-impossible }.
event-cathedral-placed = { $seat } puts a cathedral on { $plot } in { $city }.
event-master-placed = { $seat } puts a guild master in { $city }: { $quarter } on { $plot }.
event-influence-gained = { $seat } takes the influence card into hand and now has { $count }.
event-plots-covered = Nothing can be built there any more in { $city }: { $plots } covered.
event-city-scored = { $city } is scored. { $guild_quarters } guild { $guild_quarters ->
    [one] quarter
   *[other] quarters
  }, { $churches } { $churches ->
    [one] church
   *[other] churches
  }, { $cathedrals } with cathedral: value { $value }.
event-guild-ranked = { $city }, place { $place }: { $guild } with { $quarters } { $quarters ->
    [one] quarter
   *[other] quarters
  } and { $masters } { $masters ->
    [one] master
   *[other] masters
  }, { $points } { $points ->
    [one] point
   *[other] points
  } (now { $score }).
event-turn-began = Turn { $round }: { $seat }.
event-card-played = { $seat } plays { $card }.
event-influence-turned = { $seat } turns up an influence card: { $card } for { $guild }. { $left ->
    [0] The influence deck is used up.
    [one] 1 card is left.
   *[other] { $left } cards are left.
  }
event-influence-removed = The influence card { $card } of { $guild } leaves the game: that city has been scored.
event-deck-reshuffled = The { $cards } discarded influence cards are shuffled into a new deck.
event-end-reached = { $ending ->
    [plots] All plots are built or covered but one at most.
    [deck] The golden deck is used up.
    [influenced-only] Only influenced guilds could still build.
   *[idle] Nothing has been built or finished for eight turns.
  } The game ends; the open cities are scored.
event-influence-bonus = { $seat } has the most influence cards in hand ({ $cards }) and gets { $points } points.
event-grey-scored = Grey, which is nobody’s guild, has { $points } { $points ->
    [one] point
   *[other] points
  }.
event-scored = { $seat }: { $guild } in the cities, { $bonus } for influence: { $total } points.
event-scored-together = { $seat }: { $guild } with the own guild, { $influenced } with the influenced one: { $total } points.
event-game-won = { $count ->
    [one] { $winners } wins with { $total } points.
   *[other] { $winners } share the win with { $total } points each.
  }

## Questions

question-guild = Take a guild
question-influenced = Take one of the two influenced guilds: its points will be added to yours
question-choice = Choose an action card, and influence cards if you want to come first
question-city-card = { $city }: build a quarter or finish a site ({ $arms })
question-building-site = Start a building site in any open city ({ $arms })
question-cathedral = Put a cathedral on a church quarter
question-guild-master = Put a guild master on a quarter of your own or a grey one
question-first-action = Play a card of your own, or turn up the influence card first
question-own-action = Play a card of your own

## Actions

action-take-guild = Take a guild that nobody has yet.
    .title = Take a Guild
    .name = guild
    .guild = which guild
action-take-influenced = Take an influenced guild; the other player gets the other one.
    .title = Take an Influenced Guild
    .name = influenced
    .guild = which guild
action-choose = Choose one action card and any number of influence cards, in secret.
    .title = Choose Cards
    .name = choose
    .card = the action card
    .influence = how many influence cards with it
action-build = Lay a quarter on a plot.
    .title = Build
    .name = build
    .quarter = which quarter
    .plot = on which plot, such as L7
action-finish = Take the pawn off a building site.
    .title = Finish a Site
    .name = finish
    .plot = on which plot, such as L7
action-place-cathedral = Put a cathedral on a church quarter that has none.
    .title = Place the Cathedral
    .name = cathedral
    .plot = on which plot, such as L7
action-place-master = Put a guild master on a quarter of your own or a grey one.
    .title = Place the Guild Master
    .name = master
    .plot = on which plot, such as L7
action-pass = Do nothing. Whoever can act must act.
    .title = Pass
    .name = pass
action-play = Play an action card of your own.
    .title = Play a Card
    .name = play
    .card = which card
action-turn-up = Turn up the next influence card.
    .title = Turn Up the Influence Card
    .name = turn-up

## Refusals

refusal-sealed = The cards are on the table.
refusal-not-your-decision = It is { $seats }’s turn.
refusal-not-your-turn = It is { $seats }’s turn; you are number { $number } in this round.
refusal-no-such-first-player = There are only { $players } seats at this table. Choose one of them as first player, or draw lots.
refusal-no-player-guild = Nobody can play that guild. You can still take { $free }.
refusal-guild-taken = That guild is taken. You can still take { $free }.
refusal-not-influenced = The influenced guilds are { $free }. Take one of them.
refusal-one-action-card = Choose exactly one action card: a city, Building Site or Take Back. Influence cards are extra.
refusal-card-played = You have already played { card }. Take Back returns your played cards.
refusal-city-not-in-play = { city } is not in play in this game.
refusal-city-scored = { city } has been scored; nothing happens there any more.
refusal-few-influence-cards = You hold { $have ->
    [0] no influence card
    [one] only 1 influence card
   *[other] only { $have } influence cards
  }.
refusal-no-influence-cards = Two players play without influence cards in hand.
refusal-no-such-plot = There is no plot { $plot }. A plot is a city’s letter and a number, such as L7.
refusal-suburb-closed = { $plot } lies outside the wall and is not open. A special church quarter would open it.
refusal-double-plot = { $plot } belongs to the double quarter on { $wedge }. Name { $wedge }.
refusal-nothing-there = There is no quarter on { $plot }.
refusal-another-city = Your card is { city }; you may only act there.
refusal-no-such-quarter = There is no quarter { $quarter } to be built. Quarters are called blue-row-2, grey-yard-0, church-wedge or church-A.
refusal-arms-not-allowed = With this card you may only build { $allowed }.
refusal-plot-built = { $plot } is already built.
refusal-plot-covered = { $plot } is covered and cannot be built.
refusal-church-in-suburb = { $plot } lies outside the wall; no church quarter goes there.
refusal-wrong-shape = Plot { $plot } is a { $ground ->
    [row] Row
    [wedge] Wedge
   *[yard] Yard
  }; that quarter is { a-shape }.
refusal-special-needs = Quarter { $special } needs a free { shape } at the wall, and { $plot } is none.
refusal-special-needs-both = Quarter D needs the Wedge and the Yard of one wall side, both free; name the Wedge. { $plot } does not do.
refusal-one-special = The wall side of { $plot } has a special quarter already.
refusal-special-built = Quarter { $special } has been built already; there is only one.
refusal-masters-built = There is no { of-arms } { shape } with { $masters } { $masters ->
    [one] master
   *[other] masters
  } left; you can still have one with { $others }.
refusal-stock-empty = There is no { of-arms } { shape } left.
refusal-long-side = A long side of the new quarter must border something built. Plot { $plot } needs one of { $near }.
refusal-equal-arms = { $arms ->
    [blue] Blue
    [yellow] Yellow
    [green] Green
    [red] Red
    [grey] Grey
   *[church] Church
  } already stands next to { $plot } (on { $near }); equal arms may not touch.
refusal-no-site-pawn = All { $pawns } building-site pawns are in use.
refusal-finished-already = The quarter on { $plot } is finished; there is no pawn to take off.
refusal-foreign-site = Only { $guild ->
    [blue] Blue
    [yellow] Yellow
    [green] Green
   *[red] Red
  } can finish that site.
refusal-site-not-allowed = With this card you may only finish sites of { $allowed }.
refusal-site-card-starts = That card only starts sites; a city card finishes one.
refusal-must-act = You must act: { $count } legal { $count ->
    [one] move
   *[other] moves
  }, for example on { $example }.
refusal-must-play = You must act: { $count ->
    [one] there is 1 card in your hand
   *[other] there are { $count } cards in your hand
  }.
refusal-cathedral-needs-church = A cathedral needs a church quarter without one; { $plot } does not do.
refusal-master-needs-own = Masters go on your own or a grey quarter; { $plot } is neither.
