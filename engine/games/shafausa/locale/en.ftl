## Shafausa in English

title = Shafausa
tagline = Mines, a stock exchange and eight peoples of Helvetia

## Options

option-mode = Which rules do you play?
    .title = Rules
    .family = FAMILY: fixed prices, no auction
    .geek = GEEK: auction, stock exchange, POWER cards
    .colonial = COLONIAL: GEEK from an empty land
option-peoples = Who plays which people?
    .title = Peoples
    .drawn = drawn at random
    .chosen = first come, first served
option-compensation = FAMILY: 1 CHF more for each later place in the first turn order.
    .title = Compensation
    .yes = 1 CHF for each later place
    .no = no compensation
option-round_limit = The game ends after round 25 at the latest.
    .title = Round Limit
    .yes = 25 rounds at most
    .no = no limit

## Seats

seat-gineva = Gineva
seat-grisa = Grisa
seat-zugriga = Zugriga
seat-shafausa = Shafausa
seat-sanagal = Sanagal
seat-luserna = Luserna
seat-primitiva = Primitiva
seat-tessina = Tessina
seat-seat1 = Seat 1
seat-seat2 = Seat 2
seat-seat3 = Seat 3
seat-seat4 = Seat 4
seat-seat5 = Seat 5
seat-seat6 = Seat 6

## Names

name-wood = wood
name-stone = stone
name-iron = iron
name-coal = coal
name-copper = copper
name-silver = silver
name-gold = gold
name-sale = sale price
name-purchase = purchase price
name-family = FAMILY
name-geek = GEEK
name-colonial = COLONIAL
name-gineva = Gineva
name-grisa = Grisa
name-zugriga = Zugriga
name-shafausa = Shafausa
name-sanagal = Sanagal
name-luserna = Luserna
name-primitiva = Primitiva
name-tessina = Tessina
folk-gineva = the diplomats of Gineva
folk-grisa = the ogres of Grisa
folk-zugriga = the vampires of Zugriga
folk-shafausa = the dwarves of Shafausa
folk-sanagal = the wizards of Sanagal
folk-luserna = the elves of Luserna
folk-primitiva = the halberdiers of Primitiva
folk-tessina = the vigilantes of Tessina
name-inn = Inn
name-ironworks = Ironworks
name-quarry = Quarry
name-sawmill = Sawmill
name-kiln = Charcoal Kiln
name-loft = Loft
name-builders_house = Builders’ House
name-booster_shop = Booster Shop
name-miners_guild = Miners’ Guild
name-trading_post = Trading Post
name-market_hall = Market Hall
name-engineers_office = Engineer’s Office
name-embassies = Embassies
name-second_signature = Second Signature
name-peace_prize = Peace Prize
name-brute_strength = Brute Strength
name-hard_bargain = Hard Bargain
name-hoard = Hoard
name-interest = Interest
name-insider_trading = Insider Trading
name-old_fortune = Old Fortune
name-forced_labour = Forced Labour
name-deep_galleries = Deep Galleries
name-master_miners = Master Miners
name-tax_rebate = Tax Rebate
name-transmutation = Transmutation
name-arcane_library = Arcane Library
name-guardians = Guardians of the Forest
name-harmony = Harmony
name-green_towns = Green Towns
name-privilege = Privilege
name-conscription = Conscription
name-oath = Oath of the First Cantons
name-pass_toll = Pass Toll
name-night_shift = Night Shift
name-night_watch = Night Watch

resource = { $resource ->
    [wood] { name-wood }
    [stone] { name-stone }
    [iron] { name-iron }
    [coal] { name-coal }
    [copper] { name-copper }
    [silver] { name-silver }
   *[gold] { name-gold }
  }
amount = { $count } { $resource ->
    [wood] wood
    [stone] stone
    [iron] iron
    [coal] coal
    [copper] copper
    [silver] silver
   *[gold] gold
  }
nothing = nothing
people = { $people ->
    [gineva] { folk-gineva }
    [grisa] { folk-grisa }
    [zugriga] { folk-zugriga }
    [shafausa] { folk-shafausa }
    [sanagal] { folk-sanagal }
    [luserna] { folk-luserna }
    [primitiva] { folk-primitiva }
   *[tessina] { folk-tessina }
  }
building = { $building ->
    [inn] { name-inn }
    [ironworks] { name-ironworks }
    [quarry] { name-quarry }
    [sawmill] { name-sawmill }
    [kiln] { name-kiln }
    [loft] { name-loft }
    [builders_house] { name-builders_house }
    [booster_shop] { name-booster_shop }
    [miners_guild] { name-miners_guild }
    [trading_post] { name-trading_post }
    [market_hall] { name-market_hall }
   *[engineers_office] { name-engineers_office }
  }
a-building = { $building ->
    [inn] an { name-inn }
    [ironworks] an { name-ironworks }
    [engineers_office] an { name-engineers_office }
   *[other] a { building }
  }
power = { $power ->
    [embassies] { name-embassies }
    [second_signature] { name-second_signature }
    [peace_prize] { name-peace_prize }
    [brute_strength] { name-brute_strength }
    [hard_bargain] { name-hard_bargain }
    [hoard] { name-hoard }
    [interest] { name-interest }
    [insider_trading] { name-insider_trading }
    [old_fortune] { name-old_fortune }
    [forced_labour] { name-forced_labour }
    [deep_galleries] { name-deep_galleries }
    [master_miners] { name-master_miners }
    [tax_rebate] { name-tax_rebate }
    [transmutation] { name-transmutation }
    [arcane_library] { name-arcane_library }
    [guardians] { name-guardians }
    [harmony] { name-harmony }
    [green_towns] { name-green_towns }
    [privilege] { name-privilege }
    [conscription] { name-conscription }
    [oath] { name-oath }
    [pass_toll] { name-pass_toll }
    [night_shift] { name-night_shift }
   *[night_watch] { name-night_watch }
  }
a-mine = { $resource ->
    [iron] an iron mine
   *[other] a { resource } mine
  }
mine = { $resource ->
   *[other] { resource } mine
  }
of-resource = { $resource ->
   *[other] of { resource }
  }
the-resource = { $resource ->
   *[other] of { resource }
  }
market = { $market ->
    [sale] sale price
   *[purchase] purchase price
  }
phase = { $phase ->
    [peoples] Peoples
    [draft] Initial phase
    [extraction] Extraction
    [order] Turn order
    [buying] Buying
    [management] Management
    [administration] Administration
    [speculation] Speculation
   *[scoring] Final scoring
  }
thing = { $thing ->
    [mine] This mine
    [miner] The next miner
    [city] This city
    [building] Constructing this building
   *[speculation] This speculation
  }
warehouses = { $count } { $count ->
    [one] warehouse
   *[other] warehouses
  }
# money in brackets, after what was paid for
paid = { $chf ->
    [0] { "" }
   *[other] { " " }({ $chf } CHF)
  }
paid-each = { $chf ->
    [0] { "" }
   *[other] { " " }({ $chf } CHF each)
  }

## What buildings do

effect-inn = { $chf } CHF at each extraction
effect-ironworks = { $amount } iron more at each extraction
effect-quarry = up to { $max_mines } stone mines yield 1 more
effect-sawmill = up to { $max_mines } wood mines yield 1 more
effect-kiln = { $amount } coal more at each extraction
effect-loft = stores { $amount } resources
effect-builders_house = mines and cities cost { $chf } CHF less
effect-booster_shop = { $amount } mine more than your miners allow
effect-miners_guild = a miner costs { $chf } CHF less, at least 1
effect-trading_post = the first { $max_per_round } resources you sell each round bring { $chf } CHF more each
effect-market_hall = the first { $max_per_round } resources you buy each round cost { $chf } CHF less each
effect-engineers_office = mines and cities cost { $chf } CHF less

## What POWER cards do

effect-embassies = at each extraction { $chf } CHF for each city after the first
effect-second_signature = buildings cost { $price_discount } CHF less, and you may buy or discard a second one
effect-peace_prize = final scoring: 1 point for each full city
effect-brute_strength = cities cost { $chf } CHF less
effect-hard_bargain = the first { $max_per_round } resources you sell in a management phase bring { $chf } CHF more each
effect-hoard = final scoring: 1 point for every { $every } resources, at most { $max }
effect-interest = end of the administration: 1 CHF for every { $per_chf } CHF you hold, at most { $max }
effect-insider_trading = a second speculation right after the first, { $discount } CHF cheaper
effect-old_fortune = final scoring: 1 point for every { $per_chf } CHF
effect-forced_labour = at each extraction you may pay { $cost_chf } CHF for { $amount } more from a wood, stone or iron mine
effect-deep_galleries = { $amount } mine more than your miners allow
effect-master_miners = final scoring: 1 point for every { $every } mines, at most { $max }
effect-tax_rebate = a speculation costs { $chf } CHF less
effect-transmutation = once per management phase 1 wood becomes stone, 1 stone iron or 1 iron coal
effect-arcane_library = final scoring: 1 point for every { $every } buildings, at most { $max }
effect-guardians = with a wood mine { $amount } wood more at each extraction
effect-harmony = construct buildings with 1 wood instead of 1 iron
effect-green_towns = final scoring: 1 point for each kind of mine after the first, at most { $max }
effect-privilege = you pay { $chf } CHF less for your bid
effect-conscription = once per management phase a miner costs at most { $chf } CHF
effect-oath = final scoring: 1 point for every { $every } miners, at most { $max }
effect-pass_toll = at each extraction { $other } CHF, or { $last } if you’re last in turn order
effect-night_shift = up to { $amount } warehouses a round, each { $discount } CHF cheaper
effect-night_watch = final scoring: 1 point for every { $every } warehouses, at most { $max }

## Events

event-game-began = { $mode ->
    [family] FAMILY
    [geek] GEEK
   *[colonial] COLONIAL
  }: the boards are dealt. Turn order: { $order }.
event-people-chosen = { $seat } leads { people }.
event-tile-taken = { $seat } takes set-up tile { $value }.
event-settled = { $seat } settles with { $chf } CHF{ $miners ->
    [0] { "" }
    [one] , 1 miner
   *[other] , { $miners } miners
  }{ $warehouses ->
    [0] { "" }
    [one] , 1 warehouse
   *[other] , { $warehouses } warehouses
  }{ $cities ->
    [0] { "" }
    [one] , 1 city
   *[other] , { $cities } cities
  }{ $buildings ->
    [none] { "" }
   *[other] . Buildings: { $buildings }
  }.
event-order-set = Turn order: { $order }.
event-round-began = Round { $round }.
event-extracted = { $seat } extracts { $goods }{ $chf ->
    [0] .
   *[other] { " " }and receives { $chf } CHF.
  }
extraction = Extraction: { $realms }.
extracted-by = { $seat } { $goods }{ $chf ->
    [0] { "" }
   *[other] { " " }(plus { $chf } CHF)
  }
event-labour-declined = { $seat } doesn’t use Forced Labour.
event-labour-forced = { $seat } pays { $chf } CHF for 1 more { resource }.
event-bid-made = { $seat } bids { $chf } CHF.
bids-made = Bids: { $bids }.
bid-of = { $seat } { $chf } CHF
auction-left = { $chf ->
    [0] { $seat } passes and pays nothing.
   *[other] { $seat } passes and pays { $chf } CHF.
  }
auction-left-together = { $seats } pass and pay nothing.
event-place-taken = { $order ->
    [none] { $chf ->
        [0] { $seat } takes place { $place } and pays nothing.
       *[other] { $seat } takes place { $place } and pays { $chf } CHF.
      }
   *[other] { $chf ->
        [0] { $seat } passes and pays nothing. Order so far: { $order }.
       *[other] { $seat } passes and pays { $chf } CHF. Order so far: { $order }.
      }
  }
event-building-purchased = { $seat } buys { a-building } for { $chf } CHF.
event-building-discarded = { $seat } pays { $chf } CHF and puts { a-building } back into the bag.
event-purchase-declined = { $seat } buys nothing{ $more ->
    [yes] { " " }more
   *[no] { "" }
  }.
event-warehouses-built = { $seat } builds { warehouses } for { $chf } CHF and now has { $warehouses }.
event-resource-sold = { $seat } sells { amount } for { $chf } CHF.
event-resource-bought = { $seat } buys { amount } for { $chf } CHF.
event-mine-built = { $seat } builds { a-mine } in city { $city }{ paid }.
mines-built = { $seat } builds { $count } { $count ->
    [one] { mine }
   *[other] { mine }s
  } in city { $city }{ paid-each }.
event-mine-missed = There was no mine tile left for { $seat }’s { resource } mine: the tiles went in turn order. Nothing is paid for it, and { $seat } may plan again.
event-miner-added = { $seat } adds a miner{ paid }.
event-city-built = { $seat } builds city { $city }{ paid }.
event-building-constructed = { $seat } constructs { a-building } in city { $city } with 1 { $paid ->
    [wood] wood
   *[iron] iron
  }.
event-office-replaced = { $seat }’s Builders’ House takes the place of the Engineer’s Office.
event-resource-transmuted = { $seat } turns 1 { resource } into 1 { $into ->
    [stone] stone
    [iron] iron
   *[coal] coal
  }.
event-power-revealed = { $seat } plays the POWER card { $card ->
    [embassies] { name-embassies }
    [second_signature] { name-second_signature }
    [peace_prize] { name-peace_prize }
    [brute_strength] { name-brute_strength }
    [hard_bargain] { name-hard_bargain }
    [hoard] { name-hoard }
    [interest] { name-interest }
    [insider_trading] { name-insider_trading }
    [old_fortune] { name-old_fortune }
    [forced_labour] { name-forced_labour }
    [deep_galleries] { name-deep_galleries }
    [master_miners] { name-master_miners }
    [tax_rebate] { name-tax_rebate }
    [transmutation] { name-transmutation }
    [arcane_library] { name-arcane_library }
    [guardians] { name-guardians }
    [harmony] { name-harmony }
    [green_towns] { name-green_towns }
    [privilege] { name-privilege }
    [conscription] { name-conscription }
    [oath] { name-oath }
    [pass_toll] { name-pass_toll }
    [night_shift] { name-night_shift }
   *[night_watch] { name-night_watch }
  }.
event-plan-committed = { $seat } is done planning.
plans-committed = { $count ->
    [one] { $seats } is done planning.
   *[other] { $seats } are done planning.
  }
event-plan-reopened = { $seat } goes on planning.
event-order-called = { $seat } asks for turn order: from now on players finish one after another.
event-plan-carried-out = { $seat } ends the management phase with { $chf } CHF.
plans-carried-out = The management phase ends for { $left }.
money-of = { $seat } ({ $chf } CHF)
event-excess-sold = { $seat } can’t store everything and sells { $goods } for { $chf } CHF.
event-upkeep-paid = { $seat } pays { $chf } CHF for the buildings in reserve.
event-building-returned = { $seat } doesn’t pay for { a-building }; the building goes back into the bag.
event-interest-declined = { $seat } reveals no card.
event-interest-paid = { $seat } receives { $chf } CHF of interest.
event-ladder-filled = On offer: { $available ->
    [none] nothing
   *[other] { $available }
  }.{ $future ->
    [none] { "" }
   *[other] { " " }To come: { $future }.
  }
event-price-fell = { $resource ->
    [wood] Wood
    [stone] Stone
    [iron] Iron
    [coal] Coal
    [copper] Copper
    [silver] Silver
   *[gold] Gold
  } was sold: its sale price falls to { $price }.
prices-fell = The sale price of what was sold falls: { $prices }.
price-of = { resource } { $price }
event-speculation-declined = { $seat } leaves the prices alone.
event-price-fixed = { $seat } fixes the { market } of { resource }{ paid }.
event-price-moved = { $seat } moves the { market } of { resource } to { $price }{ paid }.
event-resource-fixed = { $seat } fixes both prices of { resource }{ paid }.
event-resource-varied = { $seat } moves { resource } to { $sale } for sale and { $purchase } for purchase{ paid }.
event-cities-filled = All cities of { $seat } are built and full: the game ends.
event-warehouses-filled = All warehouses of { $seat } are built and full: the game ends.
ends-reached = All cities of { $seats } and all warehouses of { $storing } are built and full: the game ends.
event-rounds-over = Round { $round } was the last one.
event-scored = { $seat }: { $cities } for cities{ $warehouses ->
    [0] { "" }
   *[other] , { $warehouses } for warehouses
  }, { $miners } for miners, { $buildings } for buildings, { $mines } for mines{ $bonuses ->
    [0] { "" }
   *[other] , { $bonuses } for bonuses
  }{ $power ->
    [0] { "" }
   *[other] , { $power } for the POWER card
  }, { $money } for { $chf } CHF: { $total } points.
event-game-won = { $seats_count ->
    [one] { $seats } wins with { $total } points.
   *[other] { $seats } share the win with { $total } points each.
  }
tie-broken = { $count ->
    [one] Equal in points; the money decides: { $money }.
   *[other] Equal in points and, at the top, in money: { $money }.
  }

## Questions

question-peoples = Choose your people
question-draft = Take a set-up tile
question-first-cards = Reveal a POWER card for the extraction right away?
question-forced-labour = Forced Labour: pay for one more resource?
question-bid-or-pass = Bid for the turn order, or pass and take a place
question-placement = All others are out of the auction: take a place
question-buy-building = { $mode ->
    [family] Buy a building, or nothing
   *[other] Buy or discard a building, build warehouses
  }
question-management = Plan your management, then press Done
question-storage = You can’t store everything: what do you sell?
question-upkeep = Pay for the buildings in your reserve
question-ask-for-interest = Reveal Interest now?
question-speculation = { $second ->
    [yes] Insider Trading: your second speculation
   *[no] Speculate on the stock exchange
  }

## Actions

action-choose-people = Choose the people you play.
    .title = Choose a People
    .name = people
    .people = which people
action-take-tile = Take a set-up tile.
    .title = Take a Tile
    .name = tile
    .value = the number on the tile
action-decline = Nothing, or nothing more: don’t buy, pay, reveal or speculate.
    .title = Nothing More
    .title-first-cards = Keep My Cards Hidden
    .title-forced-labour = Pay Nothing
    .title-buy-building = Buy Nothing More
    .title-ask-for-interest = Keep It Hidden
    .title-speculation = Leave Prices Alone
    .name = nothing
action-reveal = Reveal a POWER card; while you manage, as a step of your plan.
    .title = Reveal a Card
    .tab = Card
    .name = reveal
    .card = which POWER card
action-force-labour = Forced Labour: pay for one more resource.
    .title = Force Labour
    .name = labour
    .resource = from which mine
action-bid = Raise the bid for the turn order by 1 CHF.
    .title = Bid
    .name = bid
    .chf = the next bid
action-take-place = Leave the auction, pay your last bid and take a place in the turn order.
    .title = Take a Place
    .title-bid-or-pass = Pass
    .name = place
    .place = which place, 1 is first
action-purchase = Buy a building on offer for your reserve.
    .title = Buy a Building
    .name = purchase
    .building = which building
action-discard = Pay for a building on offer and put it back into the bag.
    .title = Discard a Building
    .name = discard
    .building = which building
action-build-warehouses = Build the next warehouses of your row.
    .title = Build Warehouses
    .name = warehouses
    .count = how many
action-sell = Sell resources to the bank; while you manage, as a step of your plan.
    .title = Sell Resources
    .tab = Sell
    .name = sell
    .resource = which resource
    .count = how many
action-buy = Buy resources from the bank; while you manage, as a step of your plan.
    .title = Buy Resources
    .tab = Buy
    .name = buy
    .resource = which resource
    .count = how many
action-build-mine = Plan a mine.
    .title = Build a Mine
    .tab = Mine
    .name = mine
    .resource = which mine
    .city = in which city
    .buy = buy what’s missing from the bank
action-add-miner = Plan one more miner.
    .title = Add a Miner
    .name = miner
    .conscript = at the price of the Conscription card
action-build-city = Plan your next city.
    .title = Build a City
    .tab = City
    .name = city
    .city = its number
    .buy = buy what’s missing from the bank
action-construct = Plan to construct a building of your reserve.
    .title = Construct a Building
    .tab = Building
    .name = construct
    .building = which building
    .city = in which city
    .buy = buy what’s missing from the bank
    .with_wood = Harmony: pay with wood instead of iron
action-transmute = Transmutation: plan to turn a resource into the next one.
    .title = Transmute
    .name = transmute
    .resource = which resource
action-take-back = Take a step of your plan back.
    .title = Take a Step Back
    .name = back
    .step = which step
action-commit = Commit your plan: you’re done.
    .title = Done
    .name = done
action-reopen = Open your plan again: you aren’t done after all.
    .title = Not Done Yet
    .name = reopen
action-call-order = Ask for turn order: from now on players finish one after another.
    .title = Turn Order, Please
    .name = order
action-sell-excess = Choose what to sell because it can’t be stored.
    .title = Sell Excess
    .name = excess
    .wood = how much wood
    .stone = how much stone
    .iron = how much iron
    .coal = how much coal
    .copper = how much copper
    .silver = how much silver
    .gold = how much gold
action-pay-upkeep = Pay for the buildings in your reserve, oldest first, while your money lasts.
    .title = Pay for the Reserve
    .name = pay
action-give-up = Put a building of your reserve back into the bag instead of paying for it.
    .title = Give Up a Building
    .name = give-up
    .building = which building
action-speculate = Fix or move the sale price, the purchase price or both prices of a resource.
    .title = Speculate
    .name = speculate
    .resource = which resource
    .sale = what happens to the sale price
    .purchase = what happens to the purchase price

## Standing orders

order-hidden-cards = Keep your POWER cards hidden when you’re asked for a card of the extraction or for Interest.
    .title = Keep Cards Hidden
order-use-forced-labour = { $pay ->
    [yes] Forced Labour: always pay for one more of the resource with the highest sale price.
   *[no] Forced Labour: never pay.
  }
    .title = Forced Labour
    .pay = whether you pay
order-bid-up-to = { $chf ->
    [0] Turn order: don’t bid
   *[other] Turn order: bid up to { $chf } CHF
  }; { $then ->
    [first] then pass and take the first place
    [last] then pass and take the last place there is
   *[ask] after that you’re asked
  }.
    .title = Bid for the Turn Order
    .offer = Bid up to…
    .offered = up to { $chf } CHF
    .chf = your highest bid in CHF
    .then = what you do beyond that
    .then-first = pass and take the first place
    .then-last = pass and take the last place there is
    .then-ask = ask me
order-buy-nothing = Buy nothing{ $asked_from ->
    [none] { "" }
   *[other] { " " }as long as you have less than { $asked_from } CHF
  }{ $unless ->
    [none] { "" }
   *[other] , unless you can buy this: { wanted-building }
  }.
    .title = Buy Nothing
    .asked_from = from how many CHF on you’re asked
    .asked_from-none = no matter how many
    .unless = the building you would like
    .unless-none = none
wanted-building = { $unless ->
    [inn] { name-inn }
    [ironworks] { name-ironworks }
    [quarry] { name-quarry }
    [sawmill] { name-sawmill }
    [kiln] { name-kiln }
    [loft] { name-loft }
    [builders_house] { name-builders_house }
    [booster_shop] { name-booster_shop }
    [miners_guild] { name-miners_guild }
    [trading_post] { name-trading_post }
   *[market_hall] { name-market_hall }
  }
order-one-purchase = Buy nothing more in a round { $after ->
    [anything] once you have bought or discarded a building or built warehouses
   *[building] once you have bought or discarded a building
  }.
    .title = One Purchase per Round
    .after = what’s enough for a round
    .after-anything = a building or warehouses
    .after-building = a building
order-sell-surplus = Of what you can’t store, sell { $what ->
    [cheapest] what has the lowest sale price
   *[commonest] what you have most of
  }.
    .title = Sell the Surplus
    .what = what you sell
    .what-cheapest = what has the lowest sale price
    .what-commonest = what you have most of
order-pay-for-reserve = Pay for all buildings in your reserve{ $up_to ->
    [none] { "" }
   *[other] { " " }as long as that costs at most { $up_to } CHF
  }. If you can’t afford them all, the order ends.
    .title = Pay for the Reserve
    .up_to = how many CHF at most
    .up_to-none = no limit
disarmed-upkeep-short = Your reserve costs { $price } CHF and you have { $have }: choose what you keep.
order-pass-speculation = Leave the stock exchange alone{ $asked_from ->
    [none] { "" }
   *[other] { " " }as long as you have less than { $asked_from } CHF
  }; for a second speculation you’re asked.
    .title = Don’t Speculate
    .asked_from = from how many CHF on you’re asked
    .asked_from-none = no matter how many

## Refusals

refusal-compensation-in-family = The compensation for later places belongs to FAMILY; the other rules have an auction.
refusal-people-taken = Someone already plays { people }. Choose another people.
refusal-people-first = First everyone chooses a people.
refusal-tile-taken = Tile { $value } isn’t on the table. Take one that is.
refusal-tile-building = You already have a tile with { building }. Take another one.
refusal-no-powers = FAMILY is played without POWER cards.
refusal-power-not-yours = { power } belongs to another people.
refusal-power-used = You already play { power }; your other cards are out of the game.
refusal-power-planned = You’ve already put a POWER card into your plan.
refusal-power-timing = { power } works only in { $moment ->
    [extraction] the extraction
    [auction] the auction, when you bid, pass or take your place
    [buying] your turn to buy
    [management] the management phase
    [administration] the management phase and the administration
    [speculation] your turn to speculate
   *[scoring] the final scoring, where it’s revealed by itself
  }.
refusal-needs-power = For that you must play { power }.
refusal-power-once = { power } works only once in a management phase.
refusal-no-forced-labour = Forced Labour works in one of your wood, stone or iron mines; you have none for { resource }.
refusal-bid-step = The next bid is { $price } CHF: bid it or pass.
refusal-bid-cash = You hold { $have } CHF and can’t bid { $price }. You must pass.
refusal-insert-range = Choose a place from 1 to { $places }.
refusal-office-not-for-sale = The Engineer’s Office is a privilege and can’t be bought.
refusal-not-available = { building } isn’t on offer this round.
refusal-already-owned = You already own { building } and can’t buy a second one.
refusal-one-purchase = You may buy or discard { $most } { $most ->
    [one] building
   *[other] buildings
  } in a round.
refusal-building-too-dear = { building } costs you { $price } CHF; you hold { $have }.
refusal-no-discard = In FAMILY buildings can’t be discarded.
refusal-warehouse-all = You’ve built all { $every } warehouses.
refusal-warehouses-left = You can build only { $left } more { $left ->
    [one] warehouse
   *[other] warehouses
  }.
refusal-warehouse-limit = You may build up to { $most } { $most ->
    [one] warehouse
   *[other] warehouses
  } in a round and have built { $built }.
refusal-warehouses-too-dear = For { warehouses } you need { $price } CHF; you hold { $have }.
refusal-none-to-sell = You hold { $have } { resource } and can’t sell more.
refusal-purchase-too-dear = For { amount } you need { $price } CHF; you hold { $have }.
refusal-trade-in-management = You can trade with the bank only in the management phase.
refusal-trade-too-early = You can trade with the bank from the first round on.
refusal-trade-in-plan = In the management phase, trades are part of your plan. Press Not Done Yet, then plan them.
refusal-no-storage = You can store { $room } more { $room ->
    [one] resource
   *[other] resources
  } and can’t buy more than that now.
refusal-no-slot = There’s no free place in your built cities. Build a city first.
refusal-city-full = There’s no free place in city { $city }. City { $free } has one.
refusal-no-material = { thing } needs { $need } { resource } and you hold { $have }. The bank would sell you what’s missing for { $price } CHF.
refusal-no-cash = { thing } costs { $price } CHF; you hold { $have }.
refusal-no-mine-tiles = There are no mine tiles left.
refusal-mine-limit = You have { mines-have } and { miners-have }, enough for { $limit }. Add a miner first.
refusal-miners-max = You can’t have more miners than { $most }.
refusal-city-all = You’ve built all your cities ({ $cities }).
refusal-city-order = Your next city is number { $city }.
refusal-city-mines = City { $city } brings { $mines } { $mines ->
    [one] mine
   *[other] mines
  }; you need { $need } { $need ->
    [one] miner
   *[other] miners
  }.
refusal-not-in-reserve = { building } isn’t in your reserve.
refusal-replaces-office = The Builders’ House takes the place of the Engineer’s Office in city { $city }.
refusal-no-transmutation = Only wood, stone and iron can be transmuted, not { resource }.
refusal-none-to-transmute = You hold no { resource } to transmute.
refusal-plan-empty = Your plan is empty.
refusal-no-such-step = Your plan has { $steps } { $steps ->
    [one] step
   *[other] steps
  }; there’s no step { $step }.
refusal-step-needed = Later steps of your plan need step { $step }. Take them back first.
refusal-order-called = Turn order has already been called.
refusal-not-done = Your plan is still open: just go on.
refusal-done-is-final = Turn order has been called, so you can’t reopen your plan.
refusal-keep-count = You can keep { $keep } { $keep ->
    [one] resource
   *[other] resources
  }; choose exactly { $count } to sell.
refusal-no-speculation = Say what happens to the sale price, to the purchase price or to both.
refusal-both-must-move = If you move both prices, each moves by exactly one notch; if you fix both, neither moves.
refusal-crossed = The { market } of { resource } is already fixed for this round.
refusal-ladder-end = The { market } of { resource } stands at { $price } and must stay between { $least } and { $most }.
refusal-price-gap = The purchase price of { resource } must stay above its sale price; it would be { $purchase } against { $sale }.

## What can be chosen

choice-people = { people } ({ $chf } CHF, { miners-have }, { mines-have })
choice-people-cards = { people }: { $cards }
choice-tile = { $value } – { $built ->
    [none] { "" }
   *[other] { $built },{ " " }
  }{ tile-content }
choice-labour = { resource }: the bank pays { $sale } CHF
choice-chf = { $chf } CHF
choice-place = place { $place }{ $before ->
    [none] { $after ->
        [none] , the only one so far
       *[other] , before { $after }
      }
   *[other] { $after ->
        [none] , after { $before }
       *[other] , between { $before } and { $after }
      }
  }
choice-building = { $name }, { $chf } CHF: { $effect }
choice-for = { $count } for { $chf } CHF
choice-sell = { resource }: { $count } in stock, { $chf } CHF each
choice-buy = { resource }: { $chf } CHF each
choice-mine = { resource }: { $chf } CHF + { $goods }
choice-city = city { $city }
choice-material = { $wood ->
    [yes] with 1 wood (Harmony)
   *[no] with 1 iron
  }
choice-miner = { $conscript ->
    [yes] { $chf } CHF with Conscription
   *[no] { $chf } CHF
  }
choice-transmute = 1 { resource } into 1 { $into }
choice-entry = { $work ->
    [sell] sell { amount }
    [buy] buy { amount }
    [mine] { mine } in city { $city }
    [city] build city { $city }
    [construct] { $built } in city { $city }
    [transmute] transmute 1 { resource }
    [power] reveal { $card }
   *[miner] one more miner
  }
# a step with what is bought for it
choice-bought = { $step } (buying { $goods })
choice-step = { $number }. { $step }
choice-last = the last press: { $step }
choice-quote = { resource }: sale { $sale }, purchase { $purchase }
choice-notches = { market }: { $way ->
    [none] left alone
    [fix] fixed
    [up] { $count } up
   *[down] { $count } down
  }
choice-excess = { resource }: sell { $count } of { $held } ({ $chf } CHF each)
choice-surplus = { $sold } for { $chf } CHF, keeping { $kept }

## The numbers that matter

hint-held = You have { $chf } CHF; in stock: { $stock }.
hint-bid = You have { $chf } CHF. Passing costs { $price } CHF, the next bid is { $next } CHF. Others still in the auction: { $others }.
hint-place = You have { $chf } CHF and pay { $price } CHF for your place.
hint-labour = You have { $chf } CHF; it costs { $price } CHF. What the bank pays: { $prices } CHF.
hint-warehouse = next warehouse
hint-purchase = { $name } costs { $chf } CHF and leaves { $left } CHF; { $points ->
    [one] 1 point
   *[other] { $points } points
  } at the end. Constructed later with { $goods } in a free place; until then { $upkeep } CHF a round.
hint-discard = { $name } goes back into the bag: nobody can buy it this round. It costs { $chf } CHF and leaves { $left } CHF.
hint-cards = { $cards }.
hint-buying = You have { $chf } CHF.{ $prices ->
    [none] {""}
   *[other] {" "}Prices: { $prices } CHF.
  }{ $upkeep ->
    [0] {""}
   *[other] {" "}Your reserve costs { $upkeep } CHF this round already.
  }
hint-step = { $gain ->
    [yes] This brings { $chf } CHF; then you have { $left } CHF.
   *[no] This costs { $chf } CHF and leaves { $left } CHF.
  }
hint-room = Mines: { $mines } of { $limit } possible; free places: { $slots }; resources: { $held } with room for { $capacity }.
hint-storage = Resources: { $held }, room for { $capacity }. Sell { $count }.
hint-proceeds = That brings { $chf } CHF.
hint-sale-prices = What the bank pays: { $prices } CHF.
hint-upkeep = Buildings in reserve: { $count }; due: { $price } CHF; you have { $chf } CHF.
hint-interest = You have { $chf } CHF; Interest would pay { $interest } CHF now.
hint-speculate = This costs { $price } CHF and leaves { $left } CHF.
hint-speculation = CHF for one price: fix { $fix }, one notch { $small }, two notches { $big }; for both prices: fix { $both }, move { $vary }.

## Guide

guide-peoples = { $mode ->
    [family] Each people has a board of its own: other money, other mines and other cities. No people is stronger than the others.
    [geek] Each people has a board of its own: other money, other mines and other cities. It also brings three POWER cards, of which you’ll use one. No people is stronger than the others, so take one whose cards you like.
   *[colonial] All boards are alike. Each people brings three POWER cards, of which you’ll use one. No people is stronger than the others, so take one whose cards you like.
  }
guide-draft = Three tiles make your start: money, miners, warehouses, a building or a city. You get everything after the third. The smaller the sum of your first two tiles, the earlier your turn when the third is chosen and in the first round.
guide-first-cards = You may play one POWER card in the whole game; the other two then leave it. A card for the extraction works in every round from now on, but cards for the final scoring count only if no other was played. Nothing is lost by waiting.
guide-forced-labour = Your POWER card lets one of your simple mines yield more, for money. It’s worth it if you need the resource as material or the bank pays more for it than you pay here. Look at the stock exchange.
guide-bid-or-pass = The turn order decides who buys buildings first and who moves prices last. If you pass, you pay your last bid and take any place among the players who are out. Is there a building that you want and others want too? If not, a free place is fine.
guide-placement = All others are out, so you choose freely, before, after or between them. Early means first choice of the buildings; late means that you see what the others buy and how they move the prices.
guide-buy-building = A building has an effect for the rest of the game and brings points at its end, but it needs iron, a free place and a management phase to be constructed. { $mode ->
    [family] If you can’t afford it, you may sell resources right now: the prices never change.
   *[other] Warehouses store resources and are points, too. Nothing can be sold now, so look at your money first.
  }
guide-management = This is your turn: sell, buy, build and hire, in any order, unseen by the others, until you commit. Mines bring resources every round, and each needs a miner and a place. Early on, what yields most for its price is best; later on, points count.
guide-storage = What you can’t store must be sold now, at the price on the exchange{ $mode ->
    [family] {""}
   *[other] , which then falls
  }. Keep materials for your next mine, city or building, since buying them back costs more than you get here.
guide-upkeep = Buildings that are bought but not yet constructed cost a little in every round. What you don’t pay for goes back into the bag, and its price is lost. Plan to construct them soon: they need iron and a free place.
guide-ask-for-interest = Your hidden card Interest could pay at once and at the end of every further round, depending on your money. But a player uses only one POWER card in a game, so you would do without the other two.
guide-speculation = For a few CHF you may move a price or hold it fast until the phase is over. Raise what you’ll sell, lower what you must buy, and think about who else gains. Count what your mines will bring; without much to sell, keep your money.

## Reasons of an experienced player

what-it-does = { $building ->
    [inn] { effect-inn }
    [ironworks] { effect-ironworks }
    [quarry] { effect-quarry }
    [sawmill] { effect-sawmill }
    [kiln] { effect-kiln }
    [loft] { effect-loft }
    [builders_house] { effect-builders_house }
    [booster_shop] { effect-booster_shop }
    [miners_guild] { effect-miners_guild }
    [trading_post] { effect-trading_post }
    [market_hall] { effect-market_hall }
   *[engineers_office] { effect-engineers_office }
  }
what-card-does = { $power ->
    [embassies] { effect-embassies }
    [forced_labour] { effect-forced_labour }
    [guardians] { effect-guardians }
    [hard_bargain] { effect-hard_bargain }
   *[pass_toll] { effect-pass_toll }
  }
some-points = { $points } { $points ->
    [one] point
   *[other] points
  }
tile-content = { $money } CHF{ $miners ->
    [0] { "" }
    [one] , 1 miner
   *[other] , { $miners } miners
  }{ $warehouses ->
    [0] { "" }
    [one] , 1 warehouse
   *[other] , { $warehouses } warehouses
  }{ $cities ->
    [0] { "" }
    [one] , 1 city
   *[other] , { $cities } cities
  }
the-aim = { $aim ->
    [build-mine] a mine
    [add-miner] a miner
    [build-city] the next city
   *[construct] a building of your reserve
  }
why-only = There’s only one thing to do.
why-people = With { people } you begin with { $chf } CHF, { miners-have } and { mines-have }. All peoples are about equally strong; this one is as good as any.
why-people-rich = No people that’s left starts richer than { people }: { $chf } CHF, with { miners-have } and { mines-have }. That pays for your first mines.
why-people-miners = No people that’s left starts with more miners than { people }: { $miners }, with { $chf } CHF and { mines-have }. Each mine needs a miner, so you can dig sooner.
why-people-colonial = All boards are alike in this game, so { people } differ from the others only in their POWER cards. None is stronger.
why-tile-building = Tile { $value } brings { building }, already constructed: { what-it-does }, and { some-points } at the end. With it: { tile-content }.
why-tile-cities = Tile { $value } brings { tile-content }. A city means free places for mines and buildings from the first round on.
why-tile-miners = Tile { $value } brings { tile-content }. Each mine needs a miner, and miners are points at the end.
why-tile-warehouses = Tile { $value } brings { tile-content }. Warehouses are points at the end and keep your resources until you need them.
why-tile-money = Tile { $value } brings { tile-content }. Money is never wrong: it becomes whatever you lack in the first round.
why-card-now = { power }: { what-card-does }. Played now it works from the first extraction on, but your other two cards leave the game.
why-card-later = Keep your cards hidden. You can play one for the extraction at any time, and soon you’ll know better which of the three suits your game.
why-card-plan = { power }: { what-card-does }. Played early it works in every management phase to come, but your other two cards leave the game.
why-labour = 1 { resource } for { $price } of your { $have } CHF is cheap: the bank pays { $sale } CHF for it and asks { $purchase }.
why-labour-spared = If you have no use for more resources, keep your { $have } CHF and save { $price }.
why-bid-building = Of all buildings on offer { building } is worth most to you. A bid of { $following } of your { $have } CHF may secure it; so far you would pay { $price }.
why-bid = Being first may be worth a small bid: { $following } of your { $have } CHF; so far you would pay { $price }.
why-pass-first = A bid of { $following } of your { $have } CHF is more than you should spend on being first. You pay { $price } and take place { $place } of those who are out; players who still bid may yet go before you.
why-pass-broke = With { $have } CHF you can’t bid { $following }. You pay { $price } and take place { $place } of those who are out; players who still bid may yet go before you.
why-pass-cheap = You may also leave for { $price } CHF instead of bidding { $following } of your { $have } CHF, and take place { $place } of those who are out; players who still bid may yet go before you.
why-pass-last = Place { $place } for { $price } of your { $have } CHF instead of bidding { $following }: you choose late, but you see what the others buy and how they move the prices.
why-place-first = You pay your bid of { $price } CHF in any case, and the first has the choice of all buildings on offer ({ $count }).
why-place-last = For your { $price } CHF you may also come last: perhaps enough is left of the buildings on offer ({ $count }), and you see how the others move the prices.
why-purchase = { building } for { $price } of your { $have } CHF: { what-it-does }, and { some-points } at the end. Of what you could buy, it brings you most beyond its price.
why-warehouses = { warehouses } for { $price } of your { $have } CHF: { some-points } at the end, and you can store { $space } resources from one round to the next.
why-buy-later = You may also buy nothing more and keep your { $have } CHF for mines and miners; the next extraction brings about { $income } CHF if you sell it all.
why-buy-mines = Your next extraction is worth only { $income } CHF. As long as you earn so little, your { $have } CHF do more as mines than as a building.
why-buy-nothing = Nothing on offer would bring you more than it costs. Your { $have } CHF and the { $income } CHF of the next extraction do more in the management.
why-buy-enough = You have bought your building for this round, and nothing else here is worth its price. Keep { $have } CHF for the management; the next extraction is worth { $income }.
why-mine = With all that must be bought for it, { a-mine } costs { $money } of your { $have } CHF. It yields 1 { resource } in every round to come, for which the bank pays { $sale } CHF, and { some-points } at the end.
why-miner-needed = All your miners are busy: { miners-have } in { mines-have }. One more for { $money } of your { $have } CHF makes room for the next mine and is a point; { $most } is the most.
why-miner = A miner costs { $money } of your { $have } CHF and is a point at the end. You have { miners-have } (at most { $most }) and { mines-have }.
why-city = City { $city } costs { $money } of your { $have } CHF, with what you must buy for it. It’s a point and brings { $free } free places{ $mines ->
    [0] { "" }
    [one] { " " }and 1 mine that works at once
   *[other] { " " }and { $mines } mines that work at once
  }.
why-construct = { building } lies in your reserve and costs you money there. { $money ->
    [0] Constructed, it brings you this
   *[other] Constructed for { $money } of your { $have } CHF
  }: { what-it-does }, and { some-points } at the end.
why-sell-for = Selling { amount } brings you { $chf } CHF. You have { $have } and need { $money } for { the-aim }, a good use of your money; what it takes as material stays in stock.
why-sell-keep = Selling { amount } brings you { $chf } CHF. You have { $have }: { $money } for { the-aim }, and { $kept } should be left for the next buying phase, in which nothing can be sold.
why-commit-save = Save this time: { the-aim } is the best use of your money and costs { $money } CHF. You have { $have }, and the next extraction is worth about { $income }.
why-commit-keep = Keep your { $have } CHF: in the next buying phase nothing can be sold, so { $kept } CHF should be left for a building. The next extraction is worth about { $income }.
why-commit-done = Nothing more within your reach is worth its price now. You keep { $have } CHF, and the next extraction is worth about { $income }.
why-commit-now = You may also stop here: { $have } CHF stay with you, and the next extraction is worth about { $income }.
why-excess-metals = You can store { $space } of your resources ({ $held }). Copper, silver and gold are only good for selling, so they go first and bring { $chf } CHF; materials stay.
why-excess-plenty = You can store { $space } of your resources ({ $held }). Sell what you have most of, for { $chf } CHF, and keep some of every material: buying it back costs more.
why-excess-money = You can store { $space } of your resources ({ $held }). If you need money most, sell the most expensive for { $chf } CHF.
why-upkeep = Paying { $price } of your { $have } CHF keeps { $count } { $count ->
    [one] building
   *[other] buildings
  } for which you’ve already paid much more. Construct soon.
why-upkeep-short = Your reserve ({ $count }) costs { $price } CHF and you have { $have }. The oldest buildings are kept as far as the money lasts; the others are lost.
why-give-up = You can’t pay { $price } CHF for your reserve ({ $count }) with { $have } CHF. If one has to go, { building } is the one you’ll miss least.
why-interest = With { $have } CHF the card pays you { $pays } CHF at once and something after every round, perhaps { $rounds } more. That’s more than a card for the scoring brings.
why-interest-now = With { $have } CHF the card pays you { $pays } CHF at once, and then after perhaps { $rounds } more rounds. A good choice if you can’t make much of your other cards.
why-interest-later = The card would pay { $pays } CHF on your { $have } CHF now, with perhaps { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  } to come. Your cards for later would leave the game.
why-raise-sale = You’ll have about { amount } to sell. For { $price } of your { $have } CHF the bank will pay { $after } CHF instead of { $before } for each.
why-lower-purchase = For { $price } of your { $have } CHF { resource } will cost { $after } CHF instead of { $before }: you’ll need it to build.
why-exchange-late = The game is nearly over, and you’ll hardly sell anything more. Keep your { $have } CHF.
why-exchange-alone = You have too little to sell: no price you could move would bring you what it costs.{ $have ->
    [0] { "" }
   *[other] { " " }Keep your { $have } CHF.
  }
why-exchange-save = You may also leave the exchange alone and keep your { $have } CHF: the others gain by a better price as well.
miners-have = { $miners } { $miners ->
    [one] miner
   *[other] miners
  }
mines-have = { $mines } { $mines ->
    [one] mine
   *[other] mines
  }

## What the options of the commands are called

field-called-people = people
field-called-value = value
field-called-card = card
field-called-resource = resource
field-called-chf = chf
field-called-place = place
field-called-building = building
field-called-count = count
field-called-city = city
field-called-buy = buy
field-called-conscript = conscript
field-called-with_wood = with_wood
field-called-step = step
field-called-wood = wood
field-called-stone = stone
field-called-iron = iron
field-called-coal = coal
field-called-copper = copper
field-called-silver = silver
field-called-gold = gold
field-called-sale = sale
field-called-purchase = purchase

## What is wrong with an owner’s component file

component-warehouses = warehouses, prices: { $prices } instead of { $right }
component-miners = miners: there must be a price for each miner from 5 to { $most }
component-tiles = colonial_tiles: { $tiles } different values instead of { $right }
component-tiles-each = colonial_tiles: { $tiles } is too few for { $players } players to take three each
component-speculation = speculation: no price for { $missing }
component-resources = resources, mines: there must be all seven, from wood to gold
component-sale-start = resources: the sale price of { $resource } starts off its ladder
component-purchase-start = resources: the purchase price of { $resource } starts off its ladder
component-price-order = resources: the purchase price of { $resource } must be above its sale price
component-gap = resources: a gap of { $gap } would let people earn money by buying and selling
component-kinds = buildings: there must be the eleven kinds, in the order of the rules
component-building-tiles = buildings: { $tiles } in all instead of { $right }
component-copies = buildings: copies in play must be given for 2 to 6 players, at most { $most }
component-boards-show = buildings: { $boards } boards show { $kind }, too many with { $players } players
component-offices = buildings: { $boards } boards show the Engineer’s Office, there are { $right }
component-peoples = peoples: there must be all eight
component-cities = { $board }, cities: { $cities } instead of { $right }
component-slots = { $board }: more is printed in city { $city } than its { $slots } slots hold
component-start-mines = { $board }, mines at the start: { $mines }, but miners: { $miners }
component-power-cards = power_cards: { $people } has { $cards } instead of { $right }
component-power-scoring = power_cards: { $people } needs exactly one card for the scoring
component-power-moment = power_cards: { $card } works at no known moment: { $moment }
