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

year-of = year of { $years }
court = The court
court-caller = { $city } calls
court-taken = Served:
call-costs = A call costs
wheat-per-farmer = Wheat per farmer · prayers
blessings = Blessings
forgotten = Forgotten
headline-asked = { $city }: { $question }
headline-ready = { $ready } of { $players } ready
over-won = { $cities } wins
over-shared = { $cities } share the victory
over-nobody = Everybody loses
over-deck = Nobody met the challenge of the gods in seven years.
over-all-forgotten = No King is left.
ending-challenge = The challenge of the gods is met.
ending-shared = Nothing parts the Kings.
ending-last-king = The last King alive.
ending-nobody = Nobody met the challenge of the gods.
asks-first-king = name the first King of Kings
asks-calling = call the court or pass?
asks-taking = take a die, send peasants to work
asks-buying = buy a die or decline?
asks-recovery = take a used hero back?
asks-sabotaging = { $count ->
    [one] sabotage { $town }
   *[other] sabotage { $town } { $count } times
  }
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
