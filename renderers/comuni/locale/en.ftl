## Names

attacker-A = Venezia
attacker-B = France
attacker-C = The Pope
attacker-D = The Emperor
against-A = Venezia
against-B = France
against-C = the Pope
against-D = the Emperor
master-economy = Treasurer
master-military = Captain
master-culture = Architect
master-religion = Bishop
phase-projects = Projects
phase-refill = Refill
phase-build = Building
phase-masters = Guild masters
phase-repair = Repair
phase-invasion = Invasion
phase-scoring = Final scoring

## The board

round = Round
cards-left = { $count ->
    [one] card left
   *[other] cards left
  }
last-round = { $turns ->
    [0] last round over
    [one] last round: 1 turn
   *[other] last round: { $turns } turns
  }
headline-ready = { $ready } of { $players } ready
headline-over = { $comune } wins with { $points } { $points ->
    [one] point
   *[other] points
  }
asks-projects = bid, claim or collect income
asks-displaced = outbid – take the envoy back or move it?
asks-free-choice = choose a resource
asks-build-step = build or finish
asks-hand-limit = keep two cards
asks-repair = repair plunder?
asks-all-commitment = Armies against { $attacker }!

## Behind the screen

screen-title = Behind the screen of { $name }
screen-title-plain = Behind your screen
resource-gold = { $count ->
    [one] Gold
   *[other] Gold
  }
resource-army = { $count ->
    [one] Army
   *[other] Armies
  }
resource-pilgrim = { $count ->
    [one] Pilgrim
   *[other] Pilgrims
  }
resource-craftsman = { $count ->
    [one] Craftsman
   *[other] Craftsmen
  }
hand-cards = { $count ->
    [0] Project cards
    [one] 1 project card
   *[other] { $count } project cards
  }
hand-empty = No cards in hand
tiles = Tiles
plunder-tiles = { $count ->
    [one] plunder tile
   *[other] plunder tiles
  }
no-heroes = No hero tiles yet
next-income = Income now
sealed-order = Sealed: { $alliance } for the alliance, { $city } for the walls

## An invasion

battle-title-A = Venezia attacks
battle-title-B = France attacks
battle-title-C = The Pope attacks
battle-title-D = The Emperor attacks
battle-under = Base strength { $strength }
alliance = Alliance
alliance-none = Nobody sent an army.
col-attack = Attack
col-alliance = For the alliance
col-rest = Left after the alliance
col-city = On the walls
col-defence = Defence
col-outcome = Outcome
held = held

## The score sheet

sheet-track = Score track
sheet-masters = Guild masters
sheet-majorities = Most resources
sheet-heroes = Hero tiles
sheet-lowest-building = Lowest building
sheet-plunder = Plunder tiles
sheet-total = Total
sheet-stock = Stock

## A comune

category-economy = Economy
category-military = Military
category-culture = Culture
category-religion = Religion
active = active
inactive = inactive
points = { $count ->
    [one] point
   *[other] points
  }
income = income
wall = City wall
armies-fit = armies

## The board in words

text-card = { $id } level { $level } { $categories }
text-cubes = { $count } { $name }
text-cube-gold = { $count ->
    [one] gold
   *[other] gold
  }
text-cube-army = { $count ->
    [one] army
   *[other] armies
  }
text-cube-pilgrim = { $count ->
    [one] pilgrim
   *[other] pilgrims
  }
text-cube-craftsman = { $count ->
    [one] craftsman
   *[other] craftsmen
  }
text-cube-any = { $count ->
    [one] of your choice
   *[other] of your choice
  }
text-now = Round { $round }, phase: { $phase }. It’s { $turn }’s turn.
text-leader = Alliance leader: { $who }.
text-works = Built in this phase: { $buildings } on buildings, { $walls } on walls.
text-column = Column { $number }: { $cards }.
text-column-bonus = Column { $number } (with a resource of your choice): { $cards }.
text-no-cards = no cards
text-room = Empty places: { $count }.
text-envoy = Envoy of { $who } with { $gold }.
text-pile = Pile { $pile }: { $count ->
    [one] 1 card left
   *[other] { $count } cards left
  }.
text-invader = { $pile }: { $name }, strength { $strength }, hero tiles: { $heroes }.
text-gone = gone
text-nobody = nobody
text-none = none
text-master = { $master }: { $who }
text-masters = Guild masters – { $list }.
text-supply = Left in the supply: { $list }.
text-supply-gone = None left: { $list }.
text-rest = Bonus walls: { $walls }. Discarded cards: { $discarded }.
text-comune = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
text-has = Envoys at home: { $envoys }, cards in hand: { $cards }.
text-siege = { $name } attacks with { $attack }; with { $armies ->
    [0] no wall
    [one] an army on its wall card
   *[other] an army on each of its { $armies } wall cards
  } its defence is { $defence }.
text-plundered = Has plunder tiles.
text-active = Active: { $list }.
text-building = { $category } height { $height } ({ $cards })
text-buildings = Buildings: { $list }.
text-walls = Wall sections: { $list }.
text-battle = Last invasion – { $title }: base strength { $base }, alliance { $alliance }, led by { $leader }.
text-forces = { $who }: attack { $attack }, { $alliance } for the alliance, { $residual } left; { $city } on the walls, defence { $defence }, plunder { $plunder }.
text-paid = Paid with { $list }.
text-hero = Hero tile { $value }.
text-sheet = { $who }: total { $total } – { $list }. Stock: { $stock }.
text-hand = Behind the screen of { $who }:
text-stock = Stock: { $list }.
text-cards = Project cards: { $list }.
text-tiles = Plunder tiles: { $plunder }. Hero tiles: { $heroes }.
text-income = Income now: { $list }.
alt-title = Comuni board.
alt-round = Round { $round }.
alt-points = Points: { $list }.
alt-threat = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
  } in pile { $pile } before { $name } (strength { $strength }).
alt-siege = { $comune }: attack { $attack }, { $armies ->
    [0] no walls, defence { $defence }
   *[other] defence { $defence } with an army on each wall card
  }.
alt-envoy = Column { $number }: { $comune }, { $gold }.
alt-town = { $comune } has { $list }.

## Pictures one can ask for

moment-battle = The last invasion

## Pieces and signs

pieces-title = The pieces of Comuni
pieces-resources = Resources
pieces-categories = Categories and guild masters
pieces-cards = Project cards
pieces-town = Buildings and walls
pieces-comuni = Comuni
pieces-threat = Invaders
piece-any = A resource of your choice
piece-none-left = None left in the supply
piece-inactive = Activation card face down: inactive
piece-master = { $master } (guild master)
piece-card = Special card: level { $level }, { $category }
piece-card-two = General card: one of two categories
piece-card-every = General card: any category
piece-card-hand = Cards in hand, discards
piece-room = Empty place for a card
piece-bonus = Column with a resource of your choice
piece-building = { $category }, height { $height }
piece-wall = Section of the wall, 2 cards
piece-envoy = Envoy with gold on a column
piece-envoys-home = Envoys: 2 at home, 1 out
piece-niche = Column without an envoy
piece-points = Points
piece-leader = Alliance leader
piece-pile = Pile of { $name }
piece-strength = Strength of an attack
piece-turn = Red frame: it’s this comune’s turn
portrait-threat = { $name }, strength { $strength } · cards left in the pile: { $count }
siege = Attack { $attack } · { $armies ->
    [0] no walls, defence { $defence }
   *[other] defence { $defence } with full walls
  }
