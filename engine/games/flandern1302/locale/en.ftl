## Flandern 1302 in English

title = Flandern 1302
tagline = Guilds, churches and building sites in six cities of Flanders

## Options

option-guilds = Who plays which guild?
    .title = Guilds
    .chosen = chosen in seat order
    .dealt = dealt at random
option-first_player = Who’s the first player?
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
the-quarter = { $special ->
    [none] { $shape ->
        [none] { centre-quarter }
       *[other] { quarter }
      }
   *[other] { special-quarter }
  }

phase = { $phase ->
    [guilds] Taking guilds
    [choice] Choosing cards
    [actions] Actions
    [golden] The golden card
    [scoring] Scoring
   *[over] The end
  }

why-impossible = { $obstacle ->
    [no-pawn] no site pawn is left
   *[no-move] nothing can be done with it
  }

## Events

event-guild-taken = { $seat } plays { $guild }.
event-influenced-taken = { $seat } will also score for { $guild }.
event-city-left-out = { $city } stays empty in this game.
event-game-began = The centres of { $cities } are laid. { $first } begins.
event-round-began = { $first } is first player. { $left ->
    [0] No golden card is left in the deck.
    [one] 1 golden card is left in the deck.
   *[other] { $left } golden cards are left in the deck.
  }
event-golden-removed = { $seat } draws the golden card of { $card }, which has been scored; it leaves the game.
event-golden-seen = Your golden card: { $card }.
event-deck-empty = There’s no golden card this round.
event-card-shown = { $seat } plays { $card }{ $influence ->
    [0] { "" }
    [one] { " " }with 1 influence card
   *[other] { " " }with { $influence } influence cards
  }.
cards-shown = { $seats } play { $card }{ $influence ->
    [0] { "" }
    [one] { " " }with 1 influence card each
   *[other] { " " }with { $influence } influence cards each
  }.
event-order-fixed = Order of play: { $order }.
event-quarter-built = { $seat } builds in { $city }: { $quarter } on { $plot }.
event-site-begun = { $seat } starts a site in { $city }: { $quarter } on { $plot }. { $left ->
    [0] No site pawn is left.
    [one] 1 site pawn is left.
   *[other] { $left } site pawns are left.
  }
event-suburb-opened = Quarter { $special } opens new ground outside the wall of { $city }: { $plots }.
event-site-finished = { $seat } finishes a site in { $city }: { $quarter } on { $plot }.
event-cards-taken-back = { $seat } takes back { $cards }.
event-nothing-taken-back = { $seat } has no played cards to take back.
event-card-impossible = { $seat } can’t carry out the card { $card }: { why-impossible }. It counts as played.
event-influence-impossible = { $seat } can’t carry out the influence card { $card }: { why-impossible }. The action is lost.
event-golden-turned = { $seat } turns up the golden card “{ $card }”.
event-golden-impossible = { $seat } can’t carry out the golden card “{ $card }”: { why-impossible }.
event-cathedral-placed = { $seat } puts a cathedral on { $plot } in { $city }.
event-master-placed = { $seat } puts a guild master on { $plot } in { $city } ({ $quarter }).
event-influence-gained = { $seat } takes the influence card into hand and now has { $count }.
event-plots-covered = Covered in { $city }, because nothing can be built there any more: { $plots }.
event-city-scored = { $city } is scored. Value { $value }: { $guild_quarters } guild { $guild_quarters ->
    [one] quarter
   *[other] quarters
  }{ $churches ->
    [0] { "" }
    [one] , 1 church
   *[other] , { $churches } churches
  }{ $cathedrals ->
    [0] { "" }
   *[other] , { $cathedrals } with a cathedral
  }.
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
guild-rank = { $place }. { $guild } with { $quarters } { $quarters ->
    [one] quarter
   *[other] quarters
  } and { $masters } { $masters ->
    [one] master
   *[other] masters
  }, { $points } { $points ->
    [one] point
   *[other] points
  } (now { $score })
event-turn-began = { $seat } begins turn { $round }.
event-card-played = { $seat } plays { $card }.
event-influence-turned = { $seat } turns up an influence card: { $card } for { $guild }. { $left ->
    [0] The influence deck is used up.
    [one] 1 card is left.
   *[other] { $left } cards are left.
  }
event-influence-removed = The influence card { $card } of { $guild } leaves the game: that city has been scored.
event-deck-reshuffled = The { $cards } discarded influence cards are shuffled into a new deck.
event-end-reached = { $ending ->
    [plots] At most one plot is still free.
    [deck] The golden deck is used up.
    [influenced-only] Only influenced guilds could still build.
   *[idle] Nothing has been built or finished for eight turns.
  } The game ends; the open cities are scored.
event-influence-bonus = { $seat } has the most influence cards in hand ({ $cards }) and gets { $points } points.
influence-bonuses = { $seats } have the most influence cards in hand ({ $cards } each) and get { $points } points each.
event-grey-scored = Grey, which is nobody’s guild, has { $points } { $points ->
    [one] point
   *[other] points
  }.
event-scored = { $seat }: { $guild } in the cities, { $bonus } for influence: { $total } points.
event-scored-together = { $seat }: { $guild } with their own guild, { $influenced } with the influenced one: { $total } points.
event-game-won = { $count ->
    [one] { $winners } wins with { $total } points.
   *[other] { $winners } share the win with { $total } points each.
  }

## Questions

question-guild = Take a guild
question-influenced = Take one of the two influenced guilds: its points are added to yours
question-choice = Choose an action card, with or without influence
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
    .influence = influence cards with it
action-build = Lay a quarter on a plot.
    .title = Build a Quarter
    .title-building-site = Start a Site
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
action-pass = Do nothing. If you can act, you must.
    .title = Pass
    .name = pass
action-play = Play an action card of your own.
    .title = Play a Card
    .name = play
    .card = which card
action-turn-up = Turn up the next influence card.
    .title = Turn Up the Influence Card
    .name = turn-up

## Standing orders

order-favourite-guild = Take { $guild ->
    [blue] Blue
    [yellow] Yellow
    [green] Green
   *[red] Red
  } if it’s free; otherwise { $otherwise ->
    [first] the first guild that is
   *[ask] you’re asked
  }.
    .title = Favourite Guild
    .guild = the guild you would like
    .otherwise = if someone has it already
    .otherwise-ask = ask me
    .otherwise-first = take the first guild that’s free
order-play-card = Play { planned-card } as soon as it’s in your hand{ $influence ->
    [0] { "" }
    [one] { " " }(with three or four players: and 1 influence card)
   *[other] { " " }(with three or four players: and { $influence } influence cards)
  }. If it couldn’t be carried out now, the order ends.
    .title = Play a Card
    .card = which card
    .influence = influence cards with it
planned-card = { $card ->
    [brugge] { name-brugge }
    [gent] { name-gent }
    [ieper] { name-ieper }
    [leuven] { name-leuven }
    [utrecht] { name-utrecht }
    [luik] { name-luik }
   *[building-site] { name-building-site }
  }
disarmed-card-impossible = { planned-card } couldn’t be carried out as things stand, so it stays in your hand.
disarmed-few-influence-cards = The order plays { $influence } influence { $influence ->
    [one] card
   *[other] cards
  } and you have { $have }.
order-take-cards-back = Play Take Back as soon as you hold { $left ->
    [0] no other action card
    [one] no more than 1 other action card
   *[other] no more than { $left } other action cards
  }, unless your golden card takes them back anyway.
    .title = Take Cards Back
    .left = how many other action cards you hold at most
order-influence-first = Turn up the influence card before you play a card of your own (two players).
    .title = Influence Card First
order-finish-sites = { $whose ->
    [own] Whenever a card lets you finish a site of your own, finish it; of several, the one with the most guild masters.
   *[any] Whenever a card lets you finish a site, finish it; of several, the one with the most guild masters.
  }
    .title = Finish Sites
    .whose = which sites
    .whose-own = those of your own guild
    .whose-any = any that the card allows

## Refusals

refusal-sealed = Too late to change: the cards have been revealed.
refusal-not-your-decision = It’s { $seats }’s turn.
refusal-not-your-turn = It’s { $seats }’s turn; you’re number { $number } in this round.
refusal-no-such-first-player = There are only { $players } seats at this table. Choose one of them as first player, or draw lots.
refusal-no-player-guild = Nobody can play that guild. You can still take { $free }.
refusal-guild-taken = That guild is taken. You can still take { $free }.
refusal-not-influenced = Take one of the influenced guilds: { $free }.
refusal-one-action-card = Choose exactly one action card: a city, Building Site or Take Back. Influence cards are extra.
refusal-card-played = You’ve already played { card }. Take Back returns your played cards.
refusal-city-not-in-play = { city } isn’t in play in this game.
refusal-city-scored = { city } has been scored, so nothing more happens there. Choose another city.
refusal-few-influence-cards = You hold { $have ->
    [0] no influence card
    [one] only 1 influence card
   *[other] only { $have } influence cards
  }.
refusal-no-influence-cards = With two players nobody holds influence cards.
refusal-no-such-plot = There’s no plot { $plot }. A plot is a city’s letter and a number, such as L7.
refusal-suburb-closed = { $plot } lies outside the wall and isn’t open. A special church quarter would open it.
refusal-double-plot = { $plot } belongs to the double quarter on { $wedge }. Name { $wedge }.
refusal-nothing-there = There’s no quarter on { $plot }.
refusal-another-city = Your card is { city }, so you can only act there.
refusal-no-such-quarter = There’s no quarter called { $quarter }. Names look like blue-row-2, grey-yard-0, church-wedge or church-A.
refusal-arms-not-allowed = With this card you may only build { $allowed }.
refusal-plot-built = { $plot } has already been built on.
refusal-plot-covered = { $plot } is covered, so nothing can be built there.
refusal-church-in-suburb = { $plot } lies outside the wall; no church quarter goes there.
refusal-wrong-shape = Plot { $plot } is a { $ground ->
    [row] Row
    [wedge] Wedge
   *[yard] Yard
  }; that quarter is { a-shape }.
refusal-special-needs = Quarter { $special } needs a free { shape } at the wall, and { $plot } isn’t one.
refusal-special-needs-both = Quarter D needs the Wedge and the Yard of one wall side, both free; name the Wedge. { $plot } won’t do.
refusal-one-special = The wall side of { $plot } already has a special quarter.
refusal-special-built = Quarter { $special } has already been built, and there’s only one.
refusal-masters-built = There’s no { of-arms } { shape } with { $masters } { $masters ->
    [one] master
   *[other] masters
  } left; you can still have one with { $others }.
refusal-stock-empty = There’s no { of-arms } { shape } left.
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
refusal-finished-already = The quarter on { $plot } is finished; there’s no pawn to take off.
refusal-foreign-site = Only { $guild ->
    [blue] Blue
    [yellow] Yellow
    [green] Green
   *[red] Red
  } can finish that site.
refusal-site-not-allowed = With this card you may only finish sites of { $allowed }.
refusal-site-card-starts = That card only starts sites; a city card finishes one.
refusal-must-act = You can’t pass while you can act: you have { $count } legal { $count ->
    [one] move
   *[other] moves
  }, for example on { $example }.
refusal-must-play = You can’t pass while you hold cards: you have { $count ->
    [one] 1 card
   *[other] { $count } cards
  } to play.
refusal-cathedral-needs-church = A cathedral needs a church quarter without one; { $plot } won’t do.
refusal-master-needs-own = Masters go on your own or a grey quarter; { $plot } is neither.

## The numbers that matter

label-city = { $city } · value { $value } · free plots: { $free }
of-masters = { $masters ->
    [0] { "" }
   *[other] { " " }({ $masters })
  }
button-build = { $special ->
    [none] { $plot } { $arms }{ of-masters }
   *[other] { $plot } Church { $special }
  }
button-finish = { $special ->
    [none] Finish { $plot } · { $arms }{ of-masters }
   *[other] Finish { $plot } · Church { $special }
  }
label-laid = { $plot } · { $city }, { $quarter }
hint-nobody = nobody
hint-rank = { $guild } { $quarters } ({ $masters })
hint-city = { $city }: free plots { $free }, value { $value }. Quarters (masters): { $ranks }.
hint-city-then = Then { $city } is worth { $value }. Quarters (masters): { $ranks }.
hint-free = Free plots: { $cities }.
hint-sites = { $chosen ->
    [yes] Site pawns left then: { $sites }.
   *[no] Site pawns left: { $sites }.
  }
hint-standing = { $city } { $value } ({ $place ->
    [none] –
   *[other] { $place }
  })
hint-golden = Value of each city (your place there): { $cities }.
hint-choice = Influence cards: { $others }; in a tie you’re number { $place }.
hint-deck = Influence cards in the deck: { $cards }.

## Guide

guide-guild = The guild is your colour for the whole game: its quarters bring you points, and no two of them may touch. All guilds have the same cards and quarters; look at the city where yours begins with its centre. For a first game any of them will do.
guide-influenced = With two players two more guilds take part, moved by a common deck of influence cards. What the one you take scores is added to your points, the other one’s go to your opponent. Look where their centres lie and whether they get in the way of your own guild.
guide-choice = Your card decides what you do this round: build in its city, start a site anywhere, or take your played cards back. Everyone reveals at once. Look for a city where your guild can come first or second. Influence cards let you act earlier; the player who keeps the most to the end gets points for them.
guide-city-card = A full city is scored: guilds are ranked by finished quarters, then by masters; the first gets the value of the city, the second half. Church quarters raise that value. Equal arms never touch, so each quarter also closes plots. Look where you stand, and where the others still need room.
guide-building-site = A site takes a plot in any city now, but counts only when one of your city cards has finished it. Good where someone else would soon take the plot, and where you still hold the city card. If the city scores first, the site is worth nothing.
guide-cathedral = A cathedral makes a church quarter worth more, and with it the whole city, for the guilds that rank high there. Look for the city where you’re first, or will be, rather than one where the others are ahead.
guide-guild-master = Guilds with the same number of quarters in a city are ranked by their masters. One more can lift you past someone and so double your points there. On a grey quarter it strengthens grey, which nobody plays, against the others. Look for close races.
guide-first-action = Each turn has two parts, in the order you like: a card of your own, and the influence card, which builds for an influenced guild. Your own first takes a plot before anything changes; the influence card first shows you what it brings before you decide.
guide-own-action = The influence card is done, now you act for yourself. A city card builds there, Building Site takes a plot anywhere, Take Back returns what you’ve played. Look at the cities where your guild can still move up, and at the cards you’ll want again soon.

## Advice

# a guild's quarters and masters
force = { $quarters } { $quarters ->
    [one] quarter
   *[other] quarters
  }{ $masters ->
    [0] { "" }
    [one] { " " }and 1 master
   *[other] { " " }and { $masters } masters
  }
would-be = { $influenced ->
    [yes] your influenced guild would be
   *[no] you would be
  } { $place ->
    [1] in first place
   *[other] in place { $place }
  } with { force }
scored-now = scored now, that would bring { $points } { $points ->
    [one] point
   *[other] points
  }
acts-first = { $influence ->
    [0] { "" }
    [one] { " " }With the influence card you act before those who play none.
   *[other] { " " }With { $influence } influence cards you act before those who play fewer.
  }
why-guild = All guilds have the same cards and quarters. This one has its centre in { city }: a first quarter there, before anyone has built.
why-influenced = Both guilds are equally good for now. This one has its centre in { city }; what it scores will be added to your points.
more-room = { $room ->
    [0] After that there’s no room left for the guild there.
    [one] After that there’s room for the guild on 1 more plot there.
   *[other] After that there’s room for the guild on { $room } more plots there.
  }
why-build-lead = In { city } { would-be }; { scored-now }. { more-room }
why-build-own = In { city } { would-be }; { scored-now }. { more-room }
why-finish-own = Only finished quarters count. In { city } { would-be }; { scored-now }.
why-finish-common = Once it’s finished, this quarter counts: the value of { city } is then { $value }. All in all that’s worth about { $gain } { $gain ->
    [one] point
   *[other] points
  } to you.
why-common-own = { $arms ->
    [church] A church quarter
    [grey] A grey quarter
   *[other] This quarter
  } brings the value of { city } to { $value }, and your guild can profit from it: all in all that’s worth about { $gain } { $gain ->
    [one] point
   *[other] points
  } to you.
why-common-block = { $arms ->
    [church] A church quarter
    [grey] A grey quarter
   *[other] This quarter
  } gets in the others’ way in { city }: it costs them about { $loss } { $loss ->
    [one] point
   *[other] points
  } that they could hope for, and you less.
why-build-suburb = This church quarter opens { $plots ->
    [one] a new plot
   *[other] { $plots } new plots
  } outside the wall of { city }: more room, and a value of { $value } already. All in all that’s worth about { $gain } { $gain ->
    [one] point
   *[other] points
  } to you.
why-build-double = This church quarter fills two plots at once: { city } will be full and scored sooner, at a value of { $value } by now. All in all that’s worth about { $gain } { $gain ->
    [one] point
   *[other] points
  } to you.
why-site-own = A site takes the plot in { city } at once, and a later city card finishes it. Then { would-be }; { scored-now }.
why-site-common = A site counts only when it’s finished, but it takes the plot in { city } at once: all in all worth about { $gain } { $gain ->
    [one] point
   *[other] points
  } to you.
why-cathedral-own = A cathedral lifts the value of { city } from { $before } to { $value }. There { would-be }; { scored-now }.
why-cathedral = A cathedral lifts the value of { city } from { $before } to { $value }. You have nothing finished there yet, but good prospects.
why-master-own = Masters decide between guilds with the same number of quarters. In { city } { would-be }; { scored-now }.
why-master-grey = Nobody plays grey, so a stronger grey in { city } holds the others back: all in all worth about { $gain } { $gain ->
    [one] point
   *[other] points
  } to you.
why-on-site = The quarter in { city } is still a site, so this counts only when it’s finished. Even so it’s worth about { $gain } { $gain ->
    [one] point
   *[other] points
  } to you.
why-least-harm = You must act, though hardly anything here helps you. This move in { city } costs you least.
why-card-own = { city } lets you build a quarter of your own. There { would-be }; { scored-now }.{ acts-first }
why-card-finish = { city } lets you finish your site, and only finished quarters count. There { would-be }; { scored-now }.{ acts-first }
why-card-common = { city } lets you build or finish a grey or church quarter. That shifts value and room there, worth about { $gain } { $gain ->
    [one] point
   *[other] points
  } to you.{ acts-first }
why-card-site = Building Site lets you take a plot in any city, best of all in { city }, and keeps your city cards for later. With that site finished, { would-be }; { scored-now }.{ acts-first }
cards-back = { $cards ->
    [one] The card you’ve played comes back.
   *[other] The { $cards } cards you’ve played come back.
  }
why-card-back = { cards-back } { $cards ->
    [one] It
   *[other] The best of them
  } would bring you about { $gain } { $gain ->
    [one] point
   *[other] points
  } next time, much more than anything you still hold.{ acts-first }
why-card-back-idle = Nothing that you hold helps you now. { cards-back }{ acts-first }
why-card-back-all = { cards-back } Next time you can choose among all your cities again.{ acts-first }
why-card-back-only = Take Back is the only card left in your hand. { $cards ->
    [0] The next ones will come back with it.
    [one] Your played card comes back.
   *[other] All { $cards } played cards come back.
  }{ acts-first }
why-card-little = None of your cards helps you much at the moment; this one costs you least.{ acts-first }
why-turn-up = You see the influence card first and choose your own card when you know what it has built. { $left ->
    [one] One card is
   *[other] { $left } cards are
  } left in the deck.
why-turn-up-first = On your own you would only take cards back. So look at the influence card first: it may change what’s worth doing. { $left ->
    [one] One card is
   *[other] { $left } cards are
  } left in the deck.

## What the options of the commands are called

field-called-guild = guild
field-called-card = card
field-called-influence = influence
field-called-quarter = quarter
field-called-plot = plot

## What is wrong with an owner’s component file

component-quarters = quarters: { $arms } has { $count } with its centre instead of { $right }
component-church-quarters = quarters: church has { $count } with its centre instead of { $right }
component-silver-sum = silver_cards_per_guild: the cards don’t add up to { $right }
component-silver-cards = silver_cards_per_guild: there must be a card per city, one Building Site and one Take Back
component-golden-sum = golden_cards: { $cards } in the piles instead of { $right }
component-golden-city = golden_cards, city card { $card }: { $cards } instead of 1
component-golden-pawns = golden_cards, { $card }: { $cards } in the piles, but only { $pawns } made of wood
component-centres = cities: each arms must have exactly one centre
component-codes = cities: each city needs a code of its own, one capital letter
component-plots = geometry: the plots must be numbered 0 to { $last }, in this order
component-shapes = geometry, plots of the shape { $shape }: { $count } instead of 4
component-wall-side = geometry: the wall side { $side } must have one wedge and one yard
component-places = scoring: there must be points for the places 3, 4 and 5
component-touches = geometry: plot { $plot }{ $suburb ->
    [none] {""}
   *[other] {" "}opened by { $suburb }
  } touches { $found } by its polygon, { $listed } by the list
component-long-sides = geometry: plot { $plot }{ $suburb ->
    [none] {""}
   *[other] {" "}opened by { $suburb }
  } has long sides on { $found } by its polygon, on { $listed } by the list
component-cities = cities: all six must be there, each once
component-shelves = quarters: more than { $most } kinds of one arms and shape
