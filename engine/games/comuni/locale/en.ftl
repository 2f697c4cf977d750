## Comuni in English

title = Comuni
tagline = Envoys, buildings, walls and four invaders in medieval Italy

## Seats

seat-lucca = Lucca
seat-firenze = Firenze
seat-siena = Siena
seat-bologna = Bologna
seat-milano = Milano

## Pieces

name-gold = gold
name-army = armies
name-pilgrim = pilgrims
name-craftsman = craftsmen
name-economy = economy
name-military = military
name-culture = culture
name-religion = religion

gold = { $gold } gold
armies = { $army } { $army ->
    [one] army
   *[other] armies
  }
pilgrims = { $pilgrim } { $pilgrim ->
    [one] pilgrim
   *[other] pilgrims
  }
craftsmen = { $craftsman } { $craftsman ->
    [one] craftsman
   *[other] craftsmen
  }
one-cube = { $resource ->
    [gold] 1 gold
    [army] 1 army
    [pilgrim] 1 pilgrim
   *[craftsman] 1 craftsman
  }
kind-of-cube = { $resource ->
    [gold] gold
    [army] army
    [pilgrim] pilgrim
   *[craftsman] craftsman
  }
a-building = { $category ->
    [economy] an economic building
    [military] a military building
    [culture] a cultural building
   *[religion] a religious building
  }
master = { $category ->
    [economy] the Treasurer
    [military] the Captain
    [culture] the Architect
   *[religion] the Bishop
  }
invader = { $pile ->
    [A] Venezia
    [B] France
    [C] The Pope
   *[D] The Emperor
  }
card = { $id } (level { $level }, { $symbols })

# cubes other than none, as a list: all of them, or what follows a kind already named
cubes = { $gold ->
    [0] { $army ->
        [0] { $pilgrim ->
            [0] { craftsmen }
           *[other] { pilgrims }{ then-craftsmen }
          }
       *[other] { armies }{ then-pilgrims }
      }
   *[other] { gold }{ then-armies }
  }
then-armies = { $army ->
    [0] { then-pilgrims }
   *[other] { $pilgrim ->
        [0] { $craftsman ->
            [0] { " " }and { armies }
           *[other] , { armies } and { craftsmen }
          }
       *[other] , { armies }{ then-pilgrims }
      }
  }
then-pilgrims = { $pilgrim ->
    [0] { then-craftsmen }
   *[other] { $craftsman ->
        [0] { " " }and { pilgrims }
       *[other] , { pilgrims } and { craftsmen }
      }
  }
then-craftsmen = { $craftsman ->
    [0] { "" }
   *[other] { " " }and { craftsmen }
  }

# what a build step cost
works-cost = { $craftsmen ->
    [0] { $pilgrims ->
        [0] { "" }
       *[other] { " " }for { pilgrims-paid }
      }
    [one] { $pilgrims ->
        [0] { " " }for 1 craftsman
       *[other] { " " }for 1 craftsman and { pilgrims-paid }
      }
   *[other] { $pilgrims ->
        [0] { " " }for { $craftsmen } craftsmen
       *[other] { " " }for { $craftsmen } craftsmen and { pilgrims-paid }
      }
  }

phase = { $phase ->
    [projects] Projects
    [refill] Refill
    [build] Build
    [masters] Guild masters
    [repair] Repair
    [invasion] Invasion
   *[scoring] Final scoring
  }

## Events

event-game-began = { $comuni } take their seats; { $cards } projects lie open.
event-turn-began = Round { $round }: { $seat }’s turn.
event-bid-placed = { $gold ->
    [0] { $seat } places an envoy without gold in column { $column }.
   *[other] { $seat } bids { $gold } gold for column { $column }{ $from_pilgrims ->
        [0] .
       *[other] , { $from_pilgrims } of it made from pilgrims.
      }
  }
event-envoy-displaced = { $seat } is outbid in column { $column }.
event-envoy-withdrawn = { $seat } takes the envoy back{ $gold ->
    [0] { "" }
   *[other] { " " }with { $gold } gold
  }.
event-envoy-moved = { $seat } moves the envoy { $gold ->
    [0] without gold
   *[other] with { $gold } gold
  } to column { $column } for a pilgrim.
event-projects-claimed = { $seat } claims { $cards } from { $columns_count ->
    [one] column { $columns }
   *[other] columns { $columns }
  }{ $gold ->
    [0] { "" }
   *[other] { " " }for { $gold } gold
  }.
event-income-collected = { income }{ $lost ->
    [0] { "" }
    [one] { " " }(1 more resource wasn’t in the supply)
   *[other] { " " }({ $lost } more resources weren’t in the supply)
  }.
income = { $gold ->
    [0] { $army ->
        [0] { $pilgrim ->
            [0] { $craftsman ->
                [0] { $seat } collects the income
               *[other] { $seat } collects { cubes }
              }
           *[other] { $seat } collects { cubes }
          }
       *[other] { $seat } collects { cubes }
      }
   *[other] { $seat } collects { cubes }
  }
event-cube-taken = { $seat } chooses { one-cube }.
cubes-taken = { $seat } chooses { cubes }.
event-column-filled = New in column { $column }: { $cards }. { cards-left }
columns-filled = New in { $columns }. { cards-left }
column-filled = column { $column }: { $cards }
cards-left = { $left ->
    [0] The pile is used up.
    [one] 1 card is left in the pile.
   *[other] { $left } cards are left in the pile.
  }
event-pile-opened = Pile { $pile } is opened: { $left ->
    [one] 1 card
   *[other] { $left } cards
  }.
event-supply-ran-out = The last { kind-of-cube } is taken from the supply.
event-building-founded = { $seat } founds { a-building } with { $card }{ works-cost } (score { $score }).
event-floor-added = { $seat } adds floor { $height } to { a-building } with { $card }{ works-cost } (score { $score }).
event-wall-laid = { $seat } lays a new wall section{ works-cost }.
event-wall-raised = { $seat } raises a wall section to height { $height }{ works-cost }.
event-bonus-wall-given = { $seat } receives a bonus wall card.
event-cards-discarded = { $seat } discards { $count } { $count ->
    [one] card
   *[other] cards
  }.
event-master-taken = { $holder ->
    [none] { $seat } gains { master }.
   *[other] { $seat } takes { master } from { $holder }.
  }
event-mended = { $seat } repairs { $tiles } plunder { $tiles ->
    [one] tile
   *[other] tiles
  } for { $pilgrims } { $pilgrims ->
    [one] pilgrim
   *[other] pilgrims
  }.
event-exchanged = { $seat } exchanges { $give ->
    [gold] 2 gold
   *[pilgrim] 2 pilgrims
  } for { $receive ->
    [gold] 1 gold
    [army] 1 army
   *[craftsman] 1 craftsman
  }.
event-invasion-began = Invasion! { invader } attacks with base strength { $base }: { $attacks }.
attack-on = { $attack } on { $seat }
event-forces-revealed = { $alliance ->
    [0] { $city ->
        [0] { $seat } sends no armies.
        [one] { $seat } sends 1 army to the walls{ paid-with }.
       *[other] { $seat } sends { $city } armies to the walls{ paid-with }.
      }
    [one] { $city ->
        [0] { $seat } sends 1 army to the alliance{ paid-with }.
       *[other] { $seat } sends 1 army to the alliance and { $city } to the walls{ paid-with }.
      }
   *[other] { $city ->
        [0] { $seat } sends { $alliance } armies to the alliance{ paid-with }.
       *[other] { $seat } sends { $alliance } armies to the alliance and { $city } to the walls{ paid-with }.
      }
  }
paid-with = { $by_gold ->
    [0] { $by_pilgrims ->
        [0] { "" }
       *[other] { " " }({ $by_pilgrims } paid with pilgrims)
      }
   *[other] { $by_pilgrims ->
        [0] { " " }({ $by_gold } paid with gold)
       *[other] { " " }({ $by_gold } paid with gold, { $by_pilgrims } with pilgrims)
      }
  }
no-forces = { $count ->
    [one] { $seats } sends no armies.
   *[other] { $seats } send no armies.
  }
event-alliance-gathered = { $armies ->
    [0] Nobody stands in the alliance.
    [one] The alliance is 1 army strong.
   *[other] The alliance is { $armies } armies strong.
  }
event-city-held = { $residual ->
    [0] The attack stops short of { $seat }.
   *[other] { $seat } holds out (defence { $defence } against { $residual }).
  }
event-city-plundered = { $seat } is plundered (defence { $defence } against { $residual }) and takes { $tiles } plunder { $tiles ->
    [one] tile
   *[other] tiles
  }.
event-hero-named = { $seat } is a hero of the alliance and receives a hero tile worth { $value }.
heroes-named = Heroes of the alliance, with a tile worth { $value } each: { $seats }.
event-no-heroes = Nobody becomes a hero; the tiles leave the game.
event-last-round-began = The last project is drawn. Everyone has one more turn, { $seat } last; then the Emperor comes.
event-scored = { $seat }: score track { $track }, guild masters { $masters }, majorities { $majorities }, heroes { $heroes }, plunder { $plunder }, lowest building { $lowest_building }; total { $total }.
event-game-won = { $seat } wins with { $total } { $total ->
    [one] point
   *[other] points
  }.
tie-broken = { $count ->
    [one] { $seats } has { $total } points too, but a higher comune number.
   *[other] { $seats } have { $total } points too, but a higher comune number.
  }

## Questions

question-projects = Bid, claim projects or collect income
question-free-choice = Choose a resource from the supply{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } to choose)
  }
question-displaced = Your envoy { $gold ->
    [0] without gold
   *[other] with { $gold } gold
  } was outbid in column { $column }: take it back, or move it for a pilgrim
question-build-step = Build, or finish building
question-hand-limit = Keep two cards, discard the others
question-commitment = { invader } attacks: send your armies
question-repair = Repair plunder

## Actions

action-bid = Offer gold for a project column by placing an envoy in it.
    .title = Bid
    .name = bid
    .column = which column
    .gold = gold placed with the envoy
    .from_pilgrims = how much of it to pay with 2 pilgrims each
action-claim = Take all cards in the columns where your envoys stand.
    .title = Claim Projects
    .name = claim
action-collect = Collect your income.
    .title = Collect Income
    .tab = Income
    .name = collect
    .cube = the resource of your choice (default: you’re asked)
action-take = Choose a resource from the supply.
    .title = Take a Resource
    .name = take
    .resource = which resource
action-withdraw = Take your outbid envoy and its gold back.
    .title = Take Envoy Back
    .name = withdraw
action-move = Pay 1 pilgrim and move your outbid envoy with its gold.
    .title = Move Envoy
    .name = move
    .column = to which column
action-found = Found a new building with any card.
    .title = Found a Building
    .name = found
    .card = which card
    .category = which kind of building
    .from_pilgrims = how many craftsmen to replace with 2 pilgrims each
action-add-floor = Add a floor to one of your buildings.
    .title = Add a Floor
    .name = floor
    .card = which card
    .building = on which building
    .from_pilgrims = how many craftsmen to replace with 2 pilgrims each
action-lay-wall = Lay a new wall section with any card, face down.
    .title = Lay a Wall
    .name = wall
    .card = which card
    .from_pilgrims = how many craftsmen to replace with 2 pilgrims each
action-raise-wall = Raise a wall section with any card, face down.
    .title = Raise a Wall
    .name = raise
    .card = which card
    .section = which section
    .from_pilgrims = how many craftsmen to replace with 2 pilgrims each
action-finish = Finish building.
    .title = Finish Building
    .name = finish
    .mend = plunder tiles you repair at the same time (default: you’re asked)
action-keep = Keep two cards and discard the others.
    .title = Keep Two Cards
    .name = keep
    .first = first card to keep
    .second = second card to keep
action-mend = Remove plunder: 1 tile for 1 pilgrim, 2 tiles for 3.
    .title = Repair
    .name = repair
    .tiles = how many tiles
action-commit = Send armies to the alliance and to your walls, in secret.
    .title = Send Armies
    .title-nothing = Send No Armies
    .name = commit
    .alliance = armies for the alliance
    .city = armies for your walls
    .by_gold = paid with 2 gold each
    .by_pilgrims = paid with 2 pilgrims each
action-exchange = Exchange 2 pilgrims for 1 gold, army or craftsman, or 2 gold for 1 army.
    .title = Exchange
    .name = exchange
    .give = the resource you give two of
    .receive = the resource you get one of

## Values to choose from

label-column = Column { $column }{ $bonus ->
    [yes] { " " }(+1 resource)
   *[no] { "" }
  }
label-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }: { $cards }
# a card in a column: culture 2
label-card = { $kinds } { $level }
label-any-kind = any kind
label-envoy = { $gold ->
    [0] { $name } without gold
   *[other] { $name } offers { $gold } gold
  }
# a bid on a button: the column and the gold for it
bid-for = { $from_pilgrims ->
    [0] { $column }: { $gold }
   *[other] { $column }: { $gold } (pilgrims)
  }
collect-with = Income and { $cube }
collect-later = Income, then a resource of your choice
move-to = Move to { $column }
label-kind = { $category ->
    [economy] Economy
    [military] Military
    [culture] Culture
   *[religion] Religion
  }
label-building = { label-kind }, { $height ->
    [one] 1 floor
   *[other] { $height } floors
  } → { $next }
label-found = { label-kind } · { $height ->
    [0] none yet
    [one] your tallest has 1 floor
   *[other] your tallest has { $height } floors
  }
label-section = Section { $section }, height { $height } → { $next }
entry-cost = { $craftsman ->
    [0] free
   *[other] { craftsmen }
  }
entry-add-floor = { label-kind } floor { $height } · +{ $height } · { entry-cost } · { $card }
entry-found = New { label-kind } building · +1 · { entry-cost } · { $card }
entry-raise-wall = Wall section { $section }, height { $height } · { entry-cost } · { $card }
entry-lay-wall = New wall section · { entry-cost } · { $card }
commit-one-way = { $alliance ->
    [0] { $city ->
        [0] { action-commit.title-nothing }
       *[other] { $city } for your walls
      }
   *[other] { $alliance } for the alliance
  }
commit-split = { $alliance } for the alliance, { $city } for your walls
commit-gold = { $gold } gold spent
commit-pilgrims = { pilgrims } spent
label-mend = { $tiles ->
    [0] nothing
    [one] 1 tile for { pilgrims }
   *[other] { $tiles } tiles for { pilgrims }
  }
label-mend-as-well = { $tiles ->
    [none] { label-later }
    [0] repair nothing
    [one] repair 1 tile for { pilgrims }
   *[other] repair { $tiles } tiles for { pilgrims }
  }
label-later = decide later
label-cube = { $resource ->
    [none] { label-later }
   *[other] { one-cube }
  }
label-give = 2 { $give ->
    [gold] gold
   *[pilgrim] pilgrims
  } (you have { $have })

## Standing orders

order-when-out-bid = { $reaction ->
    [withdraw] When you’re outbid, take the envoy and its gold back.
   *[move] When you’re outbid, pay 1 pilgrim and move the envoy with its gold to the free column with the most cards{ $keep ->
        [0] { "" }
        [one] { " " }if you have 1 pilgrim left
       *[other] { " " }if you have { $keep } pilgrims left
      }. { $otherwise ->
        [withdraw] If that’s impossible, take it back.
       *[ask] If that’s impossible, you’re asked.
      }
  }
    .title = When Outbid
    .reaction = what happens to the envoy
    .reaction-withdraw = take it back
    .reaction-move = move it to a free column for 1 pilgrim
    .keep = pilgrims to keep after a move
    .otherwise = if it can’t be moved
    .otherwise-withdraw = take it back
    .otherwise-ask = ask me
order-take-cube = Choose { $first ->
    [gold] gold
    [army] an army
    [pilgrim] a pilgrim
   *[craftsman] a craftsman
  }{ $until ->
    [none] { "" }
   *[other] { " " }as long as you have fewer than { $until }
  }; otherwise { $then ->
    [gold] gold
    [army] an army
    [pilgrim] a pilgrim
    [craftsman] a craftsman
   *[none] you’re asked
  }.
    .title = Choose Free Resources
    .first = which resource you want first
    .until = how many of these are enough
    .until-none = never enough
    .then = which resource after that
    .then-none = ask me
order-finish-building = Finish building { $after ->
    [one-step] after one step
   *[free-steps] as soon as any further step costs a craftsman
  }, unless you still hold more than two cards.
    .title = Finish Building
    .after = when you finish
    .after-one-step = after one step
    .after-free-steps = when any further step costs a craftsman
order-keep-cards = Keep the two cards { $best ->
    [level] of the highest level
   *[kinds] that show the most kinds of buildings
  }.
    .title = Keep Cards
    .best = which cards are best
    .best-level = those of the highest level
    .best-kinds = those that show the most kinds
order-mend-whenever = Repair { $tiles ->
    [one] 1 plunder tile
   *[other] up to { $tiles } plunder tiles
  } each turn if you can afford it{ $keep ->
    [0] { "" }
    [one] { " " }with 1 pilgrim left over
   *[other] { " " }with { $keep } pilgrims left over
  }; otherwise nothing.
    .title = Repair
    .tiles = how many tiles at most
    .keep = pilgrims to keep
order-hold-the-walls = { $alliance ->
    [0] Send just enough armies to your walls to hold without any help
    [one] Send 1 army to the alliance and just enough to your walls to hold without more help
   *[other] Send { $alliance } armies to the alliance and just enough to your walls to hold without more help
  }; pay with armies only. If you have too few, { $failing ->
    [all] send all of them to your walls
    [none] send none
   *[ask] you’re asked
  }.
    .title = Hold the Walls
    .alliance = armies for the alliance
    .failing = if you have too few armies
    .failing-ask = ask me
    .failing-all = all to the walls
    .failing-none = send none

## Refusals

refusal-sealed = Your split is sealed: that battle is over.
refusal-nothing-to-mend = There’s nothing for you to repair.
refusal-no-cube-to-choose = Your income brings no single resource of your choice.
refusal-envoys-out = All three of your envoys are out, so you have to claim your projects.
refusal-own-column = Your envoy is already there, and you can’t raise a bid.
refusal-bid-too-low = { $seat } offers { gold } there. Bid at least { $least }.
refusal-bid-too-dear = That bid needs { gold }. You have { $have }, and your pilgrims could make { $more } more.
refusal-pilgrims-beyond-bid = You’re bidding { gold }, so pilgrims can’t make more than that.
refusal-pilgrims-short = That takes { $need } { $need ->
    [one] pilgrim
   *[other] pilgrims
  }; you have { $have }.
refusal-gold-short = The supply doesn’t have that much gold: your pilgrims can make { $more } at most.
refusal-column-unused = Column { $column } isn’t used with { $players } players.
refusal-column-empty = There are no projects left in column { $column }.
refusal-nothing-to-claim = None of your envoys is on the board, so there’s nothing to claim.
refusal-claim-takes-all = You can’t leave cards behind: a claim takes every card of every column you hold.
refusal-supply-empty = There’s no { kind-of-cube } left in the supply.
refusal-own-envoy-there = You already have an envoy there.
refusal-move-too-low = You may only displace an envoy with less than { $gold } gold.
refusal-move-needs-pilgrim = Moving the envoy costs 1 pilgrim, and you have none. You can take it back.
refusal-gold-unchanged = The envoy takes its gold along, no more and no less.
refusal-card-not-held = You don’t hold card { $card }.
refusal-wrong-category = This card can’t be used for { $category ->
    [economy] economy
    [military] military
    [culture] culture
   *[religion] religion
  }; it shows { $symbols }.
refusal-no-such-building = You have no building number { $building }.
refusal-no-such-section = You have no wall section number { $section }.
refusal-too-high = Nothing can go higher than four: this one is finished.
refusal-level-too-low = Floor { $floor } needs level { $floor }, and this card is level { $level }. The difference costs { $missing } { $missing ->
    [one] craftsman
   *[other] craftsmen
  }; you can pay { $have }.
refusal-further-action = Another build action costs 1 craftsman, or 2 pilgrims instead, and you don’t have them.
refusal-too-many-pilgrims = { $need ->
    [0] This step needs no craftsman, so no pilgrims can stand in.
    [one] This step needs 1 craftsman; pilgrims can’t stand in for more.
   *[other] This step needs { $need } craftsmen; pilgrims can’t stand in for more.
  }
refusal-craftsmen-short = This step needs { $need } { $need ->
    [one] craftsman
   *[other] craftsmen
  } and you have { $have }. Two pilgrims can stand in for each: say for how many.
refusal-keep-two = You may keep two cards. Choose { $count } to discard.
refusal-keep-two-different = Choose two different cards to keep.
refusal-one-repair = One repair per turn: 1 pilgrim removes 1, 3 pilgrims remove 2. You have { $tiles } plunder { $tiles ->
    [one] tile
   *[other] tiles
  } and { $have } { $have ->
    [one] pilgrim
   *[other] pilgrims
  }.
refusal-armies-too-dear = You chose { $armies } { $armies ->
    [one] army
   *[other] armies
  } and can pay for { $most ->
    [0] none
   *[other] only { $most }
  }. You have { $have } { $have ->
    [one] army
   *[other] armies
  }; 2 gold or 2 pilgrims pay for one more.
refusal-armies-unpaid = You chose { $armies } { $armies ->
    [one] army
   *[other] armies
  } and have { $have }. Pay for the others with 2 gold or 2 pilgrims each: you can afford { $most } in all.
refusal-overpaid-armies = You send { $armies } { $armies ->
    [one] army
   *[other] armies
  }; you can’t pay for more than that.
refusal-no-exchange-into-pilgrims = Nothing can be turned into pilgrims. You can swap 2 pilgrims for 1 gold, army or craftsman, or 2 gold for 1 army.
refusal-no-such-exchange = There’s no such exchange. You can swap 2 pilgrims for 1 gold, army or craftsman, or 2 gold for 1 army.
refusal-exchange-too-dear = An exchange takes 2 { $give ->
    [gold] gold
    [army] armies
    [pilgrim] pilgrims
   *[craftsman] craftsmen
  }; you have { $have }.
refusal-exchange-reserved = { $reserved } { $give ->
    [gold] gold
   *[pilgrim] pilgrims
  } are in your sealed split. Change it first.
refusal-exchange-in-scoring = It’s too late to exchange: the final scoring has begun.

## The numbers that matter

legend-bids = Column: minimum bid in gold
hint-claim = Claim: { $cards } from { $count ->
    [one] column { $columns }
   *[other] columns { $columns }
  }{ $gold ->
    [0] .
   *[other] , for { $gold } gold placed there.
  }
hint-commitment = ⚔️ { invader } attacks { $comune } with { $attack } · defence { $defence } with { $city } { $city ->
    [one] army
   *[other] armies
  }. { $missing ->
    [0] That’s enough, even if nobody else sends anything.
   *[other] It’s enough if the others send at least { $missing } to the alliance.
  }
hint-commitment-unpaid = ⚔️ { invader } attacks { $comune } with { $attack } · defence { $defence } with { $city } { $city ->
    [one] army
   *[other] armies
  }.
hint-commitment-others = The others: { $list }.
regret-finish = { $free ->
    [building] A building step is still free.
    [wall] A wall step is still free.
   *[both] A building step and a wall step are still free.
  }

## Guide

guide-projects = Do one of three things. Cards are what you build with: an envoy reserves a whole column, and a claim in a later turn takes it. Collecting brings the resources that pay for everything. Look for columns that suit your buildings, and count the envoys you still have at home.
guide-free-choice = Gold wins columns, armies fend off invaders, craftsmen lift cards to higher floors; a pilgrim repairs or saves an outbid envoy, and two replace any other resource. What will you need before the pile runs out and the next invader comes?
guide-displaced = Someone offered more than you. You lose nothing: envoy and gold come home and are free again next turn. For a pilgrim the envoy moves on at once, to a free column or one with less gold on it. Is another column worth that pilgrim to you?
guide-build-step = Your cards become floors or, face down, walls. A floor scores its height at once, so tall buildings pay; walls only help against invaders. One building step and one wall step are free, further ones take a craftsman. Compare levels: a card too low for its floor takes craftsmen as well.
guide-hand-limit = No more than two cards stay in your hand, and a discard never comes back. Look at what comes next on your buildings: a card that fits there is worth most. High levels are good to have later.
guide-commitment = Everyone decides in secret, then everything is shown. Armies in the alliance weaken the attack on everyone, and the player who sends the most earns a hero tile; armies on your walls help only you. Each point you fall short costs you one at the end. The further you lead, the harder you’re hit.
guide-repair = Each plunder tile costs you a point at the end. Once a turn, pilgrims remove one or two of them, the second at twice the price. Think about what else you need pilgrims for, and how many turns are left.

## Advice

# about this number of points
about-points = about { $points } { $points ->
    [one] point
   *[other] points
  }
# what a column brings
column-brings = { $cards ->
    [one] 1 card{ $floors ->
        [0] { "" }
       *[other] { " " }that fits one of your buildings
      }
   *[other] { $cards } cards{ $floors ->
        [0] { "" }
        [one] , 1 of which fits one of your buildings
       *[other] , { $floors } of which fit your buildings
      }
  }{ $bonus ->
    [yes] { " " }and a resource of your choice
   *[no] { "" }
  }
why-bid-free = Column { $column } is free: { column-brings }, worth { about-points } to you. { $gold ->
    [0] It costs you no gold.
   *[other] With { gold } on it you’re harder to outbid.
  }
why-bid-over = In column { $column } { $seat } offers { $offer ->
    [0] no gold
   *[other] only { $offer } gold
  }. With { gold } you drive that envoy out and hold { column-brings }, worth { about-points } to you.
claimed-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, worth { about-points } to you, { $gold ->
    [0] without paying any gold
   *[other] for the { gold } you have offered
  }
why-claim = Your envoys hold { claimed-cards }. Take everything before someone outbids you; you can build with it this turn.
why-claim-must = All your envoys are out, so claiming is all you can do. It brings { claimed-cards }.
why-collect = Your income: { $cubes ->
    [one] 1 resource
   *[other] { $cubes } resources
  }, { $built } from your buildings. After that they yield nothing until you build on them, so collect when they’re tallest.
why-collect-base = None of your buildings yields anything now, so collecting brings { $cubes ->
    [one] only 1 resource
   *[other] only { $cubes } resources
  }; but bids, craftsmen and armies must be paid for.
why-collect-peril = { invader } attacks next, and your walls and armies are about { $short } short. Collecting brings { $cubes ->
    [one] 1 resource
   *[other] { $cubes } resources
  }: two gold or two pilgrims can also pay for an army.
why-take-army-peril = { invader } attacks next, and your walls and armies are about { $short } short. { $army ->
    [0] You have no army yet.
   *[other] You have { armies }; one more helps.
  }
why-take-army = { $army ->
    [0] You have no army.
   *[other] You have { armies }.
  } Armies on your walls keep plunder away, in the alliance they can earn you a hero tile.
why-take-gold = { $gold ->
    [0] You have no gold.
   *[other] You have { gold }.
  } Gold wins columns, and in an invasion two of it pay for an army.
why-take-pilgrim = { $pilgrim ->
    [0] You have no pilgrim.
   *[other] You have { pilgrims }.
  } One lets an outbid envoy move on or repairs a plunder tile, and two replace any other resource.
why-take-craftsman = { $craftsman ->
    [0] You have no craftsman.
   *[other] You have { craftsmen }.
  } Each makes up for a level that a card lacks, or pays for another build action.
why-move-free = Column { $column } is free and worth { about-points } to you. For one pilgrim your envoy stands there at once{ $gold ->
    [0] { "" }
   *[other] , with its { gold }
  }.
why-move-over = Column { $column } is worth { about-points } to you, and { $seat } offers { $offer ->
    [0] nothing
   *[other] only { $offer } gold
  } there. For one pilgrim your envoy with its { gold } drives the other one out.
why-withdraw = You save the pilgrim, and in your next turn the envoy can bid again{ $gold ->
    [0] { "" }
   *[other] ; its { gold } comes back to you
  }.
why-withdraw-must = Without a pilgrim the envoy can’t move on. It comes home{ $gold ->
    [0] { "" }
   *[other] { " " }with its { gold }
  } and can bid again in your next turn.
why-floor = { points-at-once }{ works-cost }: you raise { a-building } to { floors-high }, and the tallest of its kind yields a resource for each floor with your next income.
why-floor-master = { points-at-once }{ works-cost }: you raise { a-building } to { floors-high } and gain { master }, worth { $master_points } points at the end and a resource with every income.
why-floor-master-from = { points-at-once }{ works-cost }: you raise { a-building } to { floors-high } and take { master } from { $seat }, worth { $master_points } points at the end and a resource with every income.
why-found-new = You have no building of this kind yet: 1 point at once{ works-cost }, one more resource with your next income, and a step towards all four kinds, which score again at the end.
why-found = { points-at-once }{ works-cost }: you found { a-building } where later cards can go, and its kind yields income again.
why-wall = A wall card at height { $height }{ works-cost } lets one of your armies count { $strength } instead of 1 in every invasion; { $invasions ->
    [one] one is
   *[other] { $invasions } are
  } still to come.
why-wall-peril = Against the next invader your walls and armies are about { $short } short. A wall card at height { $height }{ works-cost } lets one army count { $strength } instead of 1, and { $invasions ->
    [one] one invasion is
   *[other] { $invasions } invasions are
  } still to come.
why-finish-wait = A card scores more on a higher floor, so it can pay to wait. { $over ->
    [0] All your cards stay in your hand.
    [one] Two cards stay in your hand, one must be discarded.
   *[other] Two cards stay in your hand, { $over } must be discarded.
  }
why-finish-dear = Another building step takes a craftsman, and { $craftsman ->
    [0] you have none
   *[other] you have { craftsmen }
  }. What you save now, cards and craftsmen, builds higher floors in your next turn.
why-finish-last = What you could still build costs more than it brings. In the final scoring, the player with the most resources of a kind scores for it.
why-keep-useful = These two are worth most to you, { about-points } together{ $floors ->
    [0] .
    [one] : one of them fits a building of yours as its next floor.
   *[other] : both fit buildings of yours as their next floors.
  }
why-keep-high = These two have the highest levels, { $first_level } and { $second_level }: on high floors they save you craftsmen later.
why-defence-enough = The attack on you is { $attack }. Your walls with { $city ->
    [0] no army
    [one] 1 army
   *[other] { $city } armies
  } hold { $defence }: enough, even if nobody sends anything to the alliance.
why-defence-hero = The attack on you is { $attack }. { $alliance } for the alliance and { $defence } on your walls are enough even without the others, and the alliance may earn you a hero tile: { $hero } points for the most armies, { $second } for the second most.
why-defence-alliance = The attack on you is { $attack }; { $alliance } for the alliance and { $defence } on your walls leave { $missing }, which the others may well send. The player with the most armies in the alliance earns a hero tile of { $hero } points, if they aren’t plundered.
why-defence-others = The attack on you is { $attack }, and { $city ->
    [0] without armies your walls hold
    [one] with 1 army your walls hold
   *[other] with { $city } armies your walls hold
  } { $defence }. The others may well send the missing { $missing } to the alliance; if not, each missing point costs you one at the end.
why-defence-hopeless = The attack on you is { $attack }, and even with this you’re { $missing } short, more than the others are likely to send. Still, each point of defence saves you a plunder tile, and so a point.
why-defence-spared = The attack on you is { $attack }. Without armies, plunder costs you up to { $missing } points, less if the alliance helps; but you keep all your resources.
why-mend-one = The first tile is cheap: one pilgrim saves you a point at the end. You have { $plunder } { $plunder ->
    [one] tile
   *[other] tiles
  } and { pilgrims }.
why-mend-two = { $price } of your { pilgrims } remove { $tiles } of your plunder tiles ({ $plunder }) at once: the second costs more, but it saves you a point as well.
why-mend-two-late = The game is nearly over, so there’s little else to do with { pilgrims }: { $price } of them remove { $tiles } of your plunder tiles ({ $plunder }).
why-mend-none = You have { pilgrims }, and there are other uses: one lets an outbid envoy move on, two replace any other resource. { $plunder ->
    [one] Your tile costs you a point
   *[other] Your { $plunder } tiles cost you points
  } only at the end.
pilgrims-paid = { $pilgrims } { $pilgrims ->
    [one] pilgrim
   *[other] pilgrims
  }
floors-high = { $height } { $height ->
    [one] floor
   *[other] floors
  }
points-at-once = { $height } { $height ->
    [one] point
   *[other] points
  } at once

## What the options of the commands are called

field-called-column = column
field-called-cube = cube
field-called-mend = mend
field-called-gold = gold
field-called-from_pilgrims = from_pilgrims
field-called-resource = resource
field-called-card = card
field-called-category = category
field-called-building = building
field-called-section = section
field-called-first = first
field-called-second = second
field-called-tiles = tiles
field-called-alliance = alliance
field-called-city = city
field-called-by_gold = by_gold
field-called-by_pilgrims = by_pilgrims
field-called-give = give
field-called-receive = receive

## What is wrong with an owner’s component file

component-cards = project_cards: { $cards } different ones instead of { $right }
component-cubes = resources: { $cubes } in all instead of { $right }
component-bonus-walls = bonus_wall_cards: { $cards } instead of { $right }
component-numbers = comuni: the numbers must be 1 to 5, in this order
component-names = comuni: the names must be { $names }, in this order
component-income = comuni: { $name } can’t have an income of { $income }
component-start = comuni: { $name } can’t start with less than nothing
component-start-cubes = comuni: there isn’t enough { $resource } for all five to start
component-level = project_cards: { $card } has level { $level } instead of 1 to 4
component-categories = project_cards: { $card } needs one to four different categories
component-for-players = project_cards: { $card } is marked for { $players } players instead of 2 to 5
component-pile = project_cards: { $card } belongs to pile { $pile } instead of A, B, C or D
component-invasions = invasions: there must be one each for A, B, C and D
component-hero-tiles = invasions: { $pile } needs hero tiles of two different values
component-columns = columns: there must be seven, numbered 1 to 7
component-column-players = columns: 1 to 4 are used by 2 players, and one more by each further player
component-column-cards = columns: { $column } holds { $cards } instead of 1 to 3
component-column-bonus = columns: { $column } is wrong, the columns of a single card are those with a bonus
component-marker = pile { $pile } with { $players } players: { $left } left in it, the marker says { $marked }
component-twice = project_cards: there’s more than one { $card }
