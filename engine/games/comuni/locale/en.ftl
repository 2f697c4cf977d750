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
       *[other] { " " }for { $pilgrims } pilgrims
      }
    [one] { $pilgrims ->
        [0] { " " }for 1 craftsman
       *[other] { " " }for 1 craftsman and { $pilgrims } pilgrims
      }
   *[other] { $pilgrims ->
        [0] { " " }for { $craftsmen } craftsmen
       *[other] { " " }for { $craftsmen } craftsmen and { $pilgrims } pilgrims
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
event-bid-placed = { $gold ->
    [0] { $seat } places an envoy without gold in column { $column }.
   *[other] { $seat } bids { $gold } gold for column { $column }{ $from_pilgrims ->
        [0] .
       *[other] , { $from_pilgrims } of it made from pilgrims.
      }
  }
event-envoy-displaced = { $seat } is out-bid in column { $column }.
event-envoy-withdrawn = { $seat } takes the envoy back{ $gold ->
    [0] { "" }
   *[other] { " " }with { $gold } gold
  }.
event-envoy-moved = { $seat } pays a pilgrim and moves the envoy { $gold ->
    [0] without gold
   *[other] with { $gold } gold
  } to column { $column }.
event-projects-claimed = { $seat } claims from col. { $columns }: { $cards }{ $gold ->
    [0] .
   *[other] { "" }, and pays { $gold } gold.
  }
event-income-collected = { income }{ $lost ->
    [0] .
    [one] ; 1 cube was lacking in the supply.
   *[other] ; { $lost } cubes were lacking in the supply.
  }
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
event-column-filled = New in column { $column }: { $cards }. { $left ->
    [0] The pile is used up.
    [one] 1 card is left in the pile.
   *[other] { $left } cards are left in the pile.
  }
event-pile-opened = Pile { $pile } is opened: { $left } cards.
event-supply-ran-out = The last { kind-of-cube } is taken from the supply.
event-building-founded = { $seat } founds { a-building } with { $card }{ works-cost }. Score: { $score }.
event-floor-added = { $seat } adds floor { $height } to { a-building } with { $card }{ works-cost }. Score: { $score }.
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
event-invasion-began = Invasion! { invader } attacks with base strength { $base }. Attack on the comuni, in turn order: { $attacks }.
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
event-alliance-gathered = { $armies ->
    [0] Nobody stands in the alliance.
    [one] The alliance is 1 army strong.
   *[other] The alliance is { $armies } armies strong.
  }
event-city-held = { $residual ->
    [0] The attack does not reach { $seat }.
   *[other] { $seat } holds out: defence { $defence } against { $residual }.
  }
event-city-plundered = { $seat } is plundered: defence { $defence } against { $residual }, { $tiles } plunder { $tiles ->
    [one] tile
   *[other] tiles
  }.
event-hero-named = { $seat } is a hero of the alliance and receives a hero tile worth { $value }.
event-no-heroes = Nobody becomes a hero; the tiles leave the game.
event-last-round-began = The last project is drawn. Everybody has one more turn, { $seat } last; then the Emperor comes.
event-scored = { $seat }: score track { $track }, guild masters { $masters }, majorities { $majorities }, heroes { $heroes }, plunder { $plunder }, lowest building { $lowest_building }; total { $total }.
event-game-won = { $seat } wins with { $total } { $total ->
    [one] point
   *[other] points
  }.

## Questions

question-projects = Bid for a column, claim your projects or collect your income
question-free-choice = Choose a cube from the supply{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } to choose)
  }
question-displaced = Your envoy { $gold ->
    [0] without gold
   *[other] with { $gold } gold
  } was out-bid in column { $column }: take it back, or move it for a pilgrim
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

## Values to choose from

label-column = Column { $column }{ $bonus ->
    [yes] { " " }(+1 cube)
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
label-mend = { $tiles ->
    [0] nothing
    [one] 1 tile for { pilgrims }
   *[other] { $tiles } tiles for { pilgrims }
  }
label-give = 2 { $give ->
    [gold] gold
   *[pilgrim] pilgrims
  } (you have { $have })

## Refusals

refusal-envoys-out = All three of your envoys are out. You must claim your projects.
refusal-own-column = Your envoy already stands there; a bid cannot be raised.
refusal-bid-too-low = { $seat } offers { gold } there. You need at least { $least }.
refusal-bid-too-dear = That bid needs { gold }. You have { $have }, and your pilgrims could make { $more } more.
refusal-pilgrims-beyond-bid = You bid { gold }; pilgrims cannot make more of it than that.
refusal-pilgrims-short = That takes { $need } pilgrims; you have { $have }.
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
refusal-too-many-pilgrims = { $need ->
    [0] This step needs no craftsman, so no pilgrims can stand in.
    [one] This step needs 1 craftsman; pilgrims cannot stand in for more.
   *[other] This step needs { $need } craftsmen; pilgrims cannot stand in for more.
  }
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
refusal-armies-too-dear = Those armies cost more than you have. You send { $armies } and have { $have } { $have ->
    [one] army
   *[other] armies
  }; with gold and pilgrims you could pay for { $most } in all.
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

## The numbers that matter

hint-commitment = ⚔️ { $attack } attack you. With { $city } { $city ->
    [one] army
   *[other] armies
  } your walls hold { $defence }. { $missing ->
    [0] That is enough, even if nobody else sends anything.
   *[other] It is enough if the others send at least { $missing } to the alliance.
  }
hint-build-step = { $building ->
    [0] { $wall ->
        [0] Further steps are free.
       *[other] A further wall step costs { $wall } craftsman; a building step is free.
      }
   *[other] { $wall ->
        [0] A further building step costs { $building } craftsman; a wall step is free.
       *[other] A further step costs { $building } craftsman.
      }
  }
