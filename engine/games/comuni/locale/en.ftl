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
building-kind = { $category ->
    [economy] economic
    [military] military
    [culture] cultural
   *[religion] religious
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
    [C] the Pope
   *[D] the Emperor
  }
card = { $id } (level { $level }, { $symbols })

# what a build step cost, in brackets
works-cost = { $craftsmen ->
    [0] { $pilgrims ->
        [0] { "" }
       *[other] { " " }({ $pilgrims } pilgrims)
      }
    [one] { $pilgrims ->
        [0] { " " }(1 craftsman)
       *[other] { " " }(1 craftsman, { $pilgrims } pilgrims)
      }
   *[other] { $pilgrims ->
        [0] { " " }({ $craftsmen } craftsmen)
       *[other] { " " }({ $craftsmen } craftsmen, { $pilgrims } pilgrims)
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
event-turn-began = Round { $round }: { $seat }.
event-bid-placed = { $seat } bids { $gold } gold for column { $column }{ $from_pilgrims ->
    [0] { "" }
   *[other] , { $from_pilgrims } of it made from pilgrims
  }.
event-envoy-displaced = { $seat } is out-bid in column { $column }.
event-envoy-withdrawn = { $seat } takes the envoy back{ $gold ->
    [0] { "" }
   *[other] { " " }with { $gold } gold
  }.
event-envoy-moved = { $seat } pays a pilgrim and moves the envoy with { $gold } gold to column { $column }.
event-projects-claimed = { $seat } claims { $columns ->
   *[other] column { $columns }
  }: { $cards }. { $gold } gold goes to the supply.
event-income-collected = { $seat } collects { $gold } gold, { armies }, { pilgrims } and { craftsmen }{ $lost ->
    [0] .
    [one] ; 1 cube was lacking in the supply.
   *[other] ; { $lost } cubes were lacking in the supply.
  }
event-cube-taken = { $seat } chooses { one-cube }.
event-column-filled = New in column { $column }: { $cards }. { $left ->
    [0] The pile is used up.
    [one] 1 card is left in the pile.
   *[other] { $left } cards are left in the pile.
  }
event-pile-opened = Pile { $pile } is opened: { $left } cards.
event-supply-ran-out = The supply has no { kind-of-cube } left.
event-building-founded = { $seat } founds a { building-kind } building with { $card }{ works-cost }. Score: { $score }.
event-floor-added = { $seat } adds floor { $height } to a { building-kind } building with { $card }{ works-cost }. Score: { $score }.
event-wall-laid = { $seat } lays a new wall section{ works-cost }.
event-wall-raised = { $seat } raises a wall section to height { $height }{ works-cost }.
event-bonus-wall-given = { $seat } receives a bonus wall card.
event-cards-discarded = { $seat } discards { $count } { $count ->
    [one] card
   *[other] cards
  }.
event-master-taken = { $holder ->
    [none] { $seat } wins over { master }.
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
event-invasion-began = Invasion! { invader } attacks with { $base }. Attack on each comune: { $attacks }.
event-forces-revealed = { $seat } sends { $alliance } { $alliance ->
    [one] army
   *[other] armies
  } to the alliance and { $city } to the walls{ $by_gold ->
    [0] { "" }
   *[other] , { $by_gold } of them paid with gold
  }{ $by_pilgrims ->
    [0] { "" }
   *[other] , { $by_pilgrims } paid with pilgrims
  }.
event-alliance-gathered = The alliance stands with { $armies } { $armies ->
    [one] army
   *[other] armies
  }.
event-city-held = { $seat } holds out: { $defence } against { $residual }.
event-city-plundered = { $seat } is plundered: { $defence } against { $residual }, { $tiles } plunder { $tiles ->
    [one] tile
   *[other] tiles
  }.
event-hero-named = { $seat } is a hero of the alliance and receives a hero tile worth { $value }.
event-no-heroes = Nobody becomes a hero; the tiles leave the game.
event-last-round-began = The last project is drawn. Everybody has one more turn, { $seat } last; then the Emperor comes.
event-scored = { $seat }: { $track } on the track, { $masters } for guild masters, { $majorities } for majorities, { $heroes } for heroes, { $plunder } for plunder, { $lowest_building } for the lowest building: { $total } points.
event-game-won = { $seat } wins with { $total } points.

## Questions

question-projects = Bid for a column, claim your projects or collect your income
question-free-choice = Choose a cube from the supply{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } to choose)
  }
question-displaced = Your envoy with { $gold } gold was out-bid in column { $column }: take it back, or move it for a pilgrim
question-build-step = Build, or finish building
question-hand-limit = Keep two cards, discard the others
question-commitment = { invader } attacks: how many armies for the alliance, how many for your walls?
question-repair = Repair plunder

## Actions

action-bid = Offer gold for a project column by placing an envoy in it.
    .title = Bid
    .name = bid
    .column = which column
    .gold = gold placed with the envoy
    .from_pilgrims = how many of these gold are made from 2 pilgrims each
action-claim = Take all cards of all columns where your envoys stand.
    .title = Claim
    .name = claim
action-collect = Collect your income.
    .title = Collect Income
    .name = collect
action-take = Choose a cube from the supply.
    .title = Take
    .name = take
    .resource = which cube
action-withdraw = Take your out-bid envoy and its gold back.
    .title = Take Back
    .name = withdraw
action-move = Pay 1 pilgrim and move your out-bid envoy with its gold.
    .title = Move
    .name = move
    .column = to which column
action-found = Found a new building with any one card.
    .title = Found a Building
    .name = found
    .card = which card
    .category = as which kind of building
    .from_pilgrims = how many craftsmen are replaced by 2 pilgrims each
action-add-floor = Add a floor to one of your buildings.
    .title = Add a Floor
    .name = floor
    .card = which card
    .building = on which building
    .from_pilgrims = how many craftsmen are replaced by 2 pilgrims each
action-lay-wall = Lay a new wall section with any card, face down.
    .title = Lay a Wall
    .name = wall
    .card = which card
    .from_pilgrims = how many craftsmen are replaced by 2 pilgrims each
action-raise-wall = Raise a wall section with any card, face down.
    .title = Raise a Wall
    .name = raise
    .card = which card
    .section = which section
    .from_pilgrims = how many craftsmen are replaced by 2 pilgrims each
action-finish = Finish building.
    .title = Finish Building
    .name = finish
action-keep = Keep two cards and discard the others.
    .title = Keep
    .name = keep
    .first = first card to keep
    .second = second card to keep
action-mend = Remove plunder: 1 tile for 1 pilgrim, 2 tiles for 3.
    .title = Repair
    .name = mend
    .tiles = how many tiles
action-commit = Send armies to the alliance and to your walls, in secret.
    .title = Commit Armies
    .name = commit
    .alliance = armies for the alliance
    .city = armies for your walls
    .by_gold = how many of them are paid with 2 gold each
    .by_pilgrims = how many of them are paid with 2 pilgrims each
action-exchange = Exchange 2 pilgrims for 1 gold, army or craftsman, or 2 gold for 1 army.
    .title = Exchange
    .name = exchange
    .give = two of which cube
    .receive = for one of which cube

## Refusals

refusal-envoys-out = All three of your envoys are out. You must claim your projects.
refusal-own-column = Your envoy already stands there; a bid cannot be raised.
refusal-bid-too-low = { $seat } offers { $gold } gold there. You need at least { $least }.
refusal-bid-too-dear = That bid needs { $gold } gold. You have { $have }, and your pilgrims could make { $more } more.
refusal-pilgrims-beyond-bid = You bid { $gold } gold; pilgrims cannot make more of it than that.
refusal-gold-short = There are not enough gold cubes in the supply: your pilgrims could make { $more }.
refusal-column-unused = Column { $column } is not used with { $players } players.
refusal-column-empty = There are no projects left in column { $column }.
refusal-nothing-to-claim = None of your envoys is on the board, so there is nothing to claim.
refusal-claim-takes-all = A claim takes every card of every column you hold.
refusal-supply-empty = There is no { kind-of-cube } left in the supply.
refusal-own-envoy-there = You already have an envoy there.
refusal-move-too-low = You may only displace an envoy with less than { $gold } gold.
refusal-move-needs-pilgrim = Moving the envoy costs 1 pilgrim, and you have none. You can take it back.
refusal-gold-unchanged = The gold moves unchanged.
refusal-card-not-held = You do not hold card { $card }.
refusal-wrong-category = This card cannot be used for { $category ->
    [economy] economy
    [military] military
    [culture] culture
   *[religion] religion
  }; it shows { $symbols }.
refusal-no-such-building = You have no building number { $building }.
refusal-no-such-section = You have no wall section number { $section }.
refusal-too-high = Nothing can be higher than four.
refusal-level-too-low = Floor { $floor } needs level { $floor }. This card is level { $level }: { $missing } { $missing ->
    [one] craftsman
   *[other] craftsmen
  } missing, you can provide { $have }.
refusal-further-action = A further build action costs 1 craftsman.
refusal-too-many-pilgrims = This step needs { $need } { $need ->
    [one] craftsman
   *[other] craftsmen
  }; pilgrims cannot stand in for more.
refusal-craftsmen-short = This step needs { $need } { $need ->
    [one] craftsman
   *[other] craftsmen
  } and you have { $have }. Two pilgrims can stand in for each: say for how many.
refusal-keep-two = You may keep two cards. Choose { $count } to discard.
refusal-keep-two-different = Name two different cards to keep.
refusal-one-repair = One repair per turn: 1 pilgrim removes 1, 3 pilgrims remove 2. You have { $tiles } plunder { $tiles ->
    [one] tile
   *[other] tiles
  } and { $have } { $have ->
    [one] pilgrim
   *[other] pilgrims
  }.
refusal-armies-too-dear = Those armies cost more than you have: { $armies } are sent, you have { $have } { $have ->
    [one] army
   *[other] armies
  } and could pay for { $most } in all.
refusal-overpaid-armies = You send { $armies } { $armies ->
    [one] army
   *[other] armies
  }; you cannot pay for more than that.
refusal-no-exchange-into-pilgrims = Nothing can be turned into pilgrims.
refusal-no-such-exchange = Only 2 pilgrims for 1 gold, army or craftsman, and 2 gold for 1 army can be exchanged.
refusal-exchange-too-dear = An exchange takes 2 { $give ->
    [gold] gold
    [army] armies
    [pilgrim] pilgrims
   *[craftsman] craftsmen
  }; you have { $have }.
refusal-exchange-reserved = { $reserved } { $give ->
    [gold] gold
   *[pilgrim] pilgrims
  } are in your sealed order. Change the order first.
refusal-exchange-in-scoring = No exchanges in the final scoring.
