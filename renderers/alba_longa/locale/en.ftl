## Names

town-alba-longa = Alba Longa
town-roma = Roma
town-veii = Veii
town-velitrae = Velitrae
town-reate = Reate
town-assisi = Assisi
job-soldiers = Soldiers
job-merchants = Merchants
job-workers = Workers
job-priests = Priests
job-farmers = Farmers
place-soldiers = Barracks
place-merchants = Market
place-workers = Quarry
place-priests = Temple
place-farmers = Farm
place-village = Housing
climate-dry = Dry
climate-moderate = Moderate
climate-wet = Wet
season-growing = Growing season
season-harvest = Harvest season
phase-naming = First King of Kings
phase-slaves = Slave sale
phase-housing = Free housing
phase-court = The court
phase-soldiers = Soldiers
phase-market = Market
phase-quarry = Quarry
phase-temple = Temple
phase-farm = Harvest
phase-blessings = Blessings
phase-return = Return
phase-year-end = End of the year
phase-over = Game over
king-of-kings = King of Kings

## The board

year-of = of { $years } years
court = The court
court-caller = { $city } calls
court-taken = Taken by:
call-costs = A call costs
wheat-per-farmer = Wheat per farmer · prayers
blessings = Blessings
forgotten = Forgotten
headline-in-turn = In turn order, { $players } to come
headline-ready = { $ready } of { $players } ready
over-won = { $cities } wins
over-shared = { $cities } share the victory
over-nobody = Everyone loses
over-deck = Nobody met the challenge of the gods in seven years.
over-all-forgotten = No King is left.
tie-peasants = most peasants of those at the goal
tie-wealth = most wheat and silver of those at the goal
ending-challenge = The challenge of the gods is met.
ending-shared = Nothing separates the Kings.
ending-last-king = The last King alive.
ending-nobody = Nobody met the challenge of the gods.
asks-first-king = name the first King of Kings
asks-calling = call the court or pass?
asks-taking = take a die, send peasants to work
asks-buying = buy a die or decline?
asks-recovery = take a used hero back?
asks-sabotaging = sabotage { $town }
asks-plundering = plunder Assisi
asks-stocking = add loot to Assisi
asks-succession = name the next King of Kings
asks-all-slave-sale = Sell peasants as slaves?
asks-all-free-peasants = Free peasants go to work
asks-all-targets = Which city is attacked?
asks-all-heroes = Which heroes are sent?
asks-all-improving = Prayers for the harvest?
asks-all-invoking = The blessing of the gods?
asks-all-growth = New peasants?

## What only one King sees

screen-title = Behind the screen of { $name }
screen-title-plain = Behind your screen
heroes = Heroes
hero-counts = { $active } active, { $used } used
city-cards = City cards
no-city-cards = No city to attack
sealed-attack = Sealed: attack on { $town }
sealed-hero = Sealed: hero { $hero }
sealed-sell = { $peasants ->
    [0] Sealed: no sale
    [one] Sealed: sell 1 peasant
   *[other] Sealed: sell { $peasants } peasants
  }
sealed-grow = { $peasants ->
    [0] Sealed: no new peasants
    [one] Sealed: 1 new peasant
   *[other] Sealed: { $peasants } new peasants
  }
sealed-settle = Sealed: free peasants – { $jobs }
sealed-yes = Sealed: spend the prayers
sealed-no = Sealed: keep the prayers

## A city

name-and-rank = { $name } – { $rank }
forgotten-long = The people have left; the city is forgotten.
brings-barracks = strength { $strength }, plus a hero
brings-market = bank: { $silver } silver, then a stall
brings-quarry = { $monuments ->
    [0] nothing to build yet
    [one] builds 1 monument
   *[other] builds { $monuments } monuments
  }
brings-temple = { $priests ->
    [0] nobody prays
    [one] 1 priest prays
   *[other] { $priests } priests pray
  }
brings-farm = { $low } wheat, { $high } with prayers
farm-asleep = works in the harvest season
brings-village = { $free ->
    [0] none without a die
    [one] 1 without a die
   *[other] { $free } without a die
  }
fields = Fields
granary = Granary

## Battles

battle-title = { $count ->
    [one] One city attacked
   *[other] { $count } cities attacked
  }
battle-under = Year { $year } · { $season }
attack = Attack
defence = Defence
held = The city holds out
sabotages = { $count ->
    [one] 1 sabotage
   *[other] { $count } sabotages
  }
plunderings = { $count ->
    [one] 1 plundering
   *[other] { $count } plunderings
  }
success = Success { $success }

## Harvest

harvest-title = Harvest of year { $year }
harvest-under = { $climate ->
    [dry] A dry year
    [moderate] A moderate year
   *[wet] A wet year
  }
col-prayers = Prayers
col-wheat = Wheat brought in
col-most-farmers = Most farmers
wheat-each = Wheat per farmer
blessing = Blessing
next-year = Next year

## The final sheet

sheet-monuments = Monuments
sheet-peasants = Peasants
sheet-wheat = Wheat
sheet-silver = Silver
sheet-goal = goal: { $goal }
sheet-met = Challenge
sheet-points = { $points }/{ $most }

## The board in words

blessing-wheat3 = 3 wheat
blessing-silver2 = 2 silver
blessing-monument1 = 1 monument
text-count = { $name } { $count }
text-times = { $name } × { $count }
text-none = none
text-now = Year { $year } of { $years } · { $season } · { $phase }. King of Kings: { $king }.
text-price = A call costs { $price } silver.
text-caller = Calling the court: { $who }.
text-dice = Dice left: { $list }.
text-takers = Dice of this call taken by: { $list }.
text-stalls = Silver on the stalls: { $list }.
text-climate = Climate: { $climate }. Wheat per farmer { $farmer }, improved { $improved }, lying { $lying }.
text-prayers = Improving costs { $prayers } prayers.
text-following = Next year: { $climate }.
text-past-year = year { $year }: { $climate } ({ $prayers } prayers)
text-past = Climate cards turned: { $list }.
text-blessings = Blessings turned: { $list }.
text-blessings-left = Blessings in the pile – { $list }.
text-assisi = Assisi: defenders { $defenders }; loot: 1 silver × { $silver }, 2 wheat × { $wheat }, captives { $captive }.
text-assisi-attacked = Assisi was attacked this season.
text-captives = captives { $count }
text-lying = lying { $count }
text-city = { $who }: { $monuments } of { $goal } monuments, { $peasants } of { $wanted } peasants, population marker on { $population }.
text-forgotten = The city is forgotten.
text-goods = Silver { $silver }, wheat { $wheat }, worship { $worship }.
text-heroes = Heroes: { $active } active, { $used } used.
text-housing = In housing: { $housing }, of these without a die: { $free }.
text-disc = Housing disc on { $disc }.
text-work = At work: { $list }.
text-out = Out of the court this season.
text-abstains = Buys no dice until their own next call.
text-wish = Dice they would buy: { $list }.
text-wished = { $pips ->
    [1] { $job } (all)
   *[other] { $job } (from { $pips })
  }
text-away = Will pass their next call.
text-sale = Will sell peasants when the next season begins: { $peasants }.
text-piety = Holds the mark of piety.
text-improved = Improved this harvest.
text-target = Attacks { $town }.
text-hero = Hero sent: { $hero }.
text-attacker = { $who } with { $soldiers } { $soldiers ->
    [one] soldier
   *[other] soldiers
  } and hero { $hero }
text-defenders = { $soldiers } defenders
text-defence = { $soldiers } { $soldiers ->
    [one] soldier
   *[other] soldiers
  } and hero { $hero }
text-battle = Attack on { $town }: { $attackers }. Defence: { $defence }. Success { $success }, sabotages { $sabotages }.
text-harvest = { $who }: farmers standing { $standing }, lying { $lying }, wheat { $wheat }.
text-harvest-improved = Improved with prayers.
text-most-farmers = Most farmers: { $wheat } wheat more.
text-sheet = { $who }: monuments { $monuments }, peasants { $peasants }, wheat { $wheat }, silver { $silver }, { $points } points.
text-met = Challenge met.
text-hand = Behind the screen of { $who }:
text-own-heroes = Active heroes: { $active }. Used heroes: { $used }.
text-own-cities = City cards: { $list }.
alt-title = Alba Longa board.
alt-time = Year { $year } · { $season } · { $climate }. King of Kings: { $king }.
alt-city = { $city }: monuments { $monuments }, peasants { $peasants }, silver { $silver }, wheat { $wheat }, worship { $worship }.
alt-forgotten = { $city } is forgotten.

## Pictures one can ask for

moment-battle = The last battle
moment-harvest = The harvest

## Plots: people speak of years

plot-scores = Points after each year
plot-round = Year
plot-scores-alt = { $rounds ->
    [0] Steps of every King towards the goal, from the first action to the last.
    [one] Steps of every King towards the goal over one year.
   *[other] Steps of every King towards the goal over { $rounds } years.
}
plot-lead = { $count ->
    [one] After year { $round }, { $name } leads.
   *[other] After year { $round }, { $name } lead together.
}

## Pieces and signs

pieces-title = The pieces of Alba Longa
pieces-cities = Cities
pieces-people = People and housing
pieces-places = Places of work
pieces-court = Court and market
pieces-goods = Goods, heroes, monuments
pieces-sky = Climate and gods
piece-free-peasant = Peasant
piece-lying = Peasant lying down
piece-captive = Captive
piece-home = Someone at home
piece-free-home = Free peasant at home
piece-empty-home = Empty house
piece-empty-free-home = Empty free space
piece-population = Population marker
piece-housing = Housing disc
piece-forgotten = Forgotten city
piece-place = { $place }: { $job }
piece-asleep = Farm, asleep in the growing season
piece-piety = Mark of piety
piece-die = Die: { $job }
piece-no-die = Die already taken
piece-closed = Out of the court
piece-abstaining = Buys no dice for now
piece-stall = Richest stall
piece-poor-stall = Market stall
piece-hero = Hero with value
piece-used-hero = Hero, used
piece-monument = Monument in a city
piece-foundation = Not built yet
piece-assisi = Assisi, the fortress
piece-climate = { $climate ->
    [dry] Dry year
    [moderate] Moderate year
   *[wet] Wet year
  }
piece-blessing = Blessing: { $gift }
piece-change = Won or lost
