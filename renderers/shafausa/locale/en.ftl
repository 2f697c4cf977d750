## The board

round = Round
seat = Seat { $number }
sale = Sell
purchase = Buy
sold = SOLD
available = On offer
future = To come
# on a narrow tile; a soft hyphen where the word may break
tile-kiln = Charcoal Kiln
order = Turn order
auction = Auction
choosing = chooses a people
peoples-left = Peoples to choose from
tiles = Set-up tiles
power-hidden = Three POWER cards
headline-over = { $count ->
    [one] { $people } wins with { $points } points
   *[other] { $people } win with { $points } points
  }
waiting-for = Waiting for { $who }
in-order = turn order was called
asks-peoples = choose a people
asks-draft = take a set-up tile
asks-first-cards = reveal a POWER card?
asks-forced-labour = forced labour?
asks-bid-or-pass = bid or pass
asks-placement = take a place
asks-buy-building = buy a building
asks-management = plan and commit
asks-storage = too much to store
asks-upkeep = pay for the reserve
asks-ask-for-interest = reveal Interest?
asks-speculation = speculate

## Single sheets

extraction-title = Extraction
extraction-under = What mines, buildings and POWER cards yield
auction-title = Auction for the turn order
highest-bid = highest bid
passed = takes place { $place }
passed-bid = { $chf ->
    [0] for nothing
   *[other] last bid { $chf } CHF
  }
new-order = New turn order
prices-title = The stock exchange
prices-under = Prices at the beginning of each round, and now
now = now
legend-purchase = what the bank asks when you buy
legend-sale = what the bank pays when you sell
legend-axis = Below each chart: the change of both prices since round 1
buildings-title = The buildings
buildings-under = Constructing one costs 1 iron; a round in reserve costs { $chf } CHF
col-price = Price
col-points = Points
col-future = To come
col-bag = In the bag
col-owners = Owners
sheet-title = Final scoring
sheet-cities = Cities
sheet-warehouses = Warehouses
sheet-miners = Miners
sheet-buildings = Buildings
sheet-mines = Mines
sheet-all-kinds = 10 or 11 kinds of buildings
sheet-all-warehouses = All warehouses built
sheet-filled = All warehouses filled
sheet-full-cities = All cities full
sheet-most-miners = All miners
sheet-power = POWER card
sheet-money = Money
sheet-total = Total
sheet-chf = CHF with resources

## A people, large

miners = Miners
warehouses = Warehouses
mines-of = { $mines } of { $limit } mines
stored-of = Resources: { $held }, room for { $capacity }
reserve = Reserve

## A reader’s own plan

plan-of = The plan of { $name }
plan-plain = Your plan
plan-title = Plan
plan-balance = balance
plan-start = at the beginning
plan-earlier = { $count ->
    [one] after 1 earlier step
   *[other] after { $count } earlier steps
  }
plan-empty = Nothing is planned yet.
plan-later = Plans are made in the management phase.
plan-sell = sell { $what }
plan-buy = buy { $what }
plan-miner = one more miner
plan-city = build city { $city }
plan-construct = { $what } in city { $city }
plan-transmute = transmute { $what }
plan-power = reveal { $what }
after-plan = After the plan
before-plan = As it stands
afford = You can still afford
next-extraction = Next extraction
afford-nothing = nothing but trades

## The board in words

text-none = none
text-now = Round { $round } ({ $mode }), phase: { $phase }.
text-order = Turn order: { $list }.
text-done = Done: { $list }.
text-in-order = Turn order was called: players finish one after another.
text-quote = { $resource }: the bank pays { $sale } CHF and asks { $purchase } CHF.
text-quote-sold = Sold this round.
text-quote-sale = The sale price is fixed.
text-quote-purchase = The purchase price is fixed.
text-available = On offer: { $list }.
text-future = To come: { $list }.
text-priced = { $building } for { $chf } CHF
text-does = { $building }: { $effect }.
text-bag = In the bag: { $list }.
text-returned = On the way back into the bag: { $list }.
text-mine-tiles = Mine tiles left: { $count }.
text-offices = Engineer’s Offices out of the game: { $count }.
text-peoples-left = Peoples nobody plays: { $list }.
text-tiles-left = Set-up tiles on the table: { $list }.
text-tile-chf = { $count } CHF
text-tile-miners = { $count ->
    [one] 1 miner
   *[other] { $count } miners
  }
text-tile-warehouses = { $count ->
    [one] 1 warehouse
   *[other] { $count } warehouses
  }
text-tile-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
  }
text-auction = Auction for the turn order: the highest bid is { $chf } CHF.
text-bid = { $who }: { $chf ->
    [0] no bid yet
   *[other] bid { $chf } CHF
  }.
text-bid-left = { $who } has left the auction, last bid { $chf } CHF.
text-new-order = New turn order so far: { $list }.
text-realm = { $who }: { $chf } CHF, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
text-stock = Resources: { $list }.
text-holds = Miners: { $miners }; mines: { $mines } of { $limit }; warehouses: { $warehouses }; stored: { $held }, room for { $capacity }.
text-miner = a miner
text-city-number = city { $city }
text-city = City { $city }: { $list }; { $free ->
    [0] full
    [one] 1 free place
   *[other] { $free } free places
  }.
text-city-asleep = City { $city } isn’t built; printed: { $list }; { $free ->
    [0] full
    [one] 1 free place
   *[other] { $free } free places
  }.
text-city-closed = City { $city } isn’t used.
text-reserve = Reserve: { $list }.
text-power = POWER card { $card }: { $effect }.
text-power-hidden = POWER card still secret, one of { $list }.
text-cards = Your POWER cards, of which you play one: { $list }.
text-power-spent = The POWER card is used up for this phase.
text-tiles-taken = Set-up tiles: { $list }.
text-this-round = This round: { $sold } sold, { $bought } bought; buildings: { $purchases }, warehouses: { $warehouses }.
text-extraction = An extraction now brings:
text-yields = { $who }: { $list }; { $chf } CHF.
text-history = Prices at the beginning of round { $round } (sale/purchase): { $list }.
text-sheet = { $who }: { $total } points – { $list }. Money with resources: { $chf } CHF.
text-plan = Plan:
text-step = { $number }. { $what }: { $chf } CHF, then { $after } CHF
text-balance = Balance: { $before } CHF before, { $after } CHF after; then in stock: { $list }.
text-afford = Can still be afforded: { $list }.
text-afford-buying = And if the bank sells what’s missing: { $list }.
text-idle = { $who }: { $chf } CHF; in stock: { $list }.
alt-title = Shafausa board.
alt-round = Round { $round }.
alt-points = Points: { $list }.
alt-prices = Sale and purchase prices: { $list }.
alt-realm = { $people }: { $chf } CHF, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
  }, { $mines ->
    [one] 1 mine
   *[other] { $mines } mines
  }, { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
  }, { $held ->
    [one] 1 resource
   *[other] { $held } resources
  }.
alt-moves = { $resource }: sale { $sale }, purchase { $purchase }.

## Pictures one can ask for

moment-extraction = Extraction
moment-auction = The auction
moment-buildings = The buildings
moment-prices = Prices over the rounds

## Pieces and signs

pieces-title = The pieces of Shafausa
pieces-resources = Resources and mines
pieces-buildings = Buildings
pieces-peoples = Peoples
pieces-cities = Cities, miners, warehouses
pieces-exchange = Exchange, auction, cards
piece-chf = Money in CHF
piece-miner = Miner
piece-warehouse = Warehouse
piece-no-warehouse = Not built yet
piece-city = Built city
piece-unbuilt-city = City not built yet
piece-slot = Free place in a city
piece-asleep = Asleep until its city is built
piece-full-city = Full city
piece-shaft = Mines of a people
piece-bag = Bag of buildings
piece-sale = Sale price: the bank pays it
piece-purchase = Purchase price: you pay it
piece-crossed = Nobody may touch it this round
piece-rise = Price rose
piece-fall = Price fell
piece-power = POWER card, hidden
piece-power-shown = POWER card in use
piece-tile = Set-up tile
piece-people-seat = Seat with the sign of its people
piece-seat = Seat without a people
told-people = { $people }: { $list }.
