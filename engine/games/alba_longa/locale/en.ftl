## Alba Longa in English

title = Alba Longa
tagline = Kings of archaic Latium call the court, raise monuments and feed their people

## Seats

seat-alba-longa = Alba Longa
seat-roma = Roma
seat-veii = Veii
seat-velitrae = Velitrae
seat-reate = Reate

## Years instead of rounds

round-now = year { $round }
round-title = Year { $round }
round-column = Year

## Pieces

name-alba-longa = Alba Longa
name-roma = Roma
name-veii = Veii
name-velitrae = Velitrae
name-reate = Reate
name-assisi = Assisi
name-growing = growing season
name-harvest = harvest season
name-soldiers = soldiers
name-merchants = merchants
name-workers = workers
name-priests = priests
name-farmers = farmers
name-black = black (soldiers)
name-grey = grey (merchants)
name-white = white (workers)
name-brown = brown (priests)
name-barracks = barracks
name-market = market
name-quarry = quarry
name-temple = temple
name-farm = farm
name-dry = dry
name-moderate = moderate
name-wet = wet
name-wheat3 = 3 wheat
name-silver2 = 2 silver
name-monument1 = 1 monument
name-silver = 1 silver
name-wheat = 2 wheat
name-captive = a captive

city = { $town ->
    [alba-longa] Alba Longa
    [roma] Roma
    [veii] Veii
    [velitrae] Velitrae
    [reate] Reate
   *[assisi] Assisi
  }
the-die = { $die ->
    [black] the black die
    [grey] the grey die
    [white] the white die
   *[brown] the brown die
  }
# how many peasants do which job: 3 priests
sent = { $peasants } { $job ->
    [soldiers] { $peasants ->
        [one] soldier
       *[other] soldiers
      }
    [merchants] { $peasants ->
        [one] merchant
       *[other] merchants
      }
    [workers] { $peasants ->
        [one] worker
       *[other] workers
      }
    [priests] { $peasants ->
        [one] priest
       *[other] priests
      }
   *[farmers] { $peasants ->
        [one] farmer
       *[other] farmers
      }
  }
at-place = { $place ->
    [market] in the market
    [quarry] in the quarry
    [temple] in the temple
   *[farm] on the farm
  }
climate-is = { $climate ->
    [dry] dry
    [moderate] moderate
   *[wet] wet
  }
the-loot = { $loot ->
    [silver] 1 silver
    [wheat] 2 wheat
   *[captive] a captive
  }
the-blessing = { $blessing ->
    [wheat3] 3 wheat
    [silver2] 2 silver
   *[monument1] 1 monument
  }
stalls-open = { $stalls ->
    [3] I to III
    [4] I to IV
    [5] I to V
   *[6] I to VI
  }
phase = { $phase ->
    [naming] The first King of Kings
    [slaves] Slave sale
    [housing] Free housing
    [court] The court
    [soldiers] Soldiers
    [market] Market
    [quarry] Quarry
    [temple] Temple
    [farm] Harvest
    [blessings] Blessings of the gods
    [return] Return of the peasants
    [year-end] End of the year
   *[over] The game is over
  }

## Events

event-game-began = { $kings } found their cities; stalls { stalls-open } are open. { $naming } names the first King of Kings.
began-and-kept = { $kings } found their cities; stalls { stalls-open } are open. { $naming } may name the first King of Kings and keeps the card.
event-king-kept = { $seat } keeps the King of Kings card.
event-king-named = { $seat } gives the King of Kings card to { $king }.
event-year-began = Year { $year } is { climate-is }.
event-season-began = { $season ->
    [growing] The growing season begins
   *[harvest] The harvest season begins
  }. King of Kings: { $king }.
event-slaves-sold = { $seat } sells { $peasants } { $peasants ->
    [one] peasant
   *[other] peasants
  } for { $silver } silver.
event-no-slaves-sold = Nobody sells a peasant.
event-sale-announced = { $peasants ->
    [0] { $seat } will sell nobody after all when the next season begins.
    [one] { $seat } will sell 1 peasant when the next season begins.
   *[other] { $seat } will sell { $peasants } peasants when the next season begins.
  }
event-order-called = { $seat } wishes turn order: free peasants are now placed one King after the other.
event-free-settled = { $seat } sends free peasants to work: { $jobs }.
event-lap-began = Lap { $lap } of the court: { $price ->
    [0] calling is free
   *[other] a call costs { $price } silver
  }.
event-court-called = { $seat } calls the court{ $stall ->
    [none] { "" }
   *[other] { " " }for { $price } silver on stall { $stall }
  } (dice: soldiers { $black }, merchants { $grey }, workers { $white }, priests { $brown }).
event-call-passed = { $seat } passes and is out of the court for this season.
calls-passed = { $count ->
    [one] { $seats } passes and is out of the court for this season.
   *[other] { $seats } pass and are out of the court for this season.
  }
event-next-call-announced = { $away ->
    [yes] { $seat } will pass their next call.
   *[no] { $seat } will call after all.
  }
event-forced-out = { $seat } has { $silver } silver, can’t pay a call for { $price } and is out of the court for this season.
event-die-taken = { $seat } takes { the-die } ({ sent }).
event-die-bought = { $seat } buys { the-die } on stall { $stall } ({ sent }).
event-purchase-declined = { $seat } buys nothing{ $until_call ->
    [yes] { " " }until their own next call
   *[no] { "" }
  }.
purchases-declined = { $count ->
    [one] { $seats } buys nothing until their own next call.
   *[other] { $seats } buy nothing until their own next calls.
  }
event-court-closed = The court is closed.
event-hero-recovered = { $seat } has the largest army and takes a used hero back.
event-hero-taken-back = You took hero { $hero } back.
event-target-shown = { $seat } attacks { $town } with { $soldiers } { $soldiers ->
    [one] soldier
   *[other] soldiers
  }.
event-at-peace = Nobody attacks anyone.
event-hero-shown = { $seat } sends hero { $hero }.
event-attack-failed = { $town } holds out: { $attack } against { $defence }.
event-attack-succeeded = { $town } is beaten: { $attack } against { $defence }, { $sabotages } { $sabotages ->
    [one] sabotage
   *[other] sabotages
  } for a success of { $success }.
event-sabotaged = { $seat } sabotages { $town } { at-place }{ $lying ->
    [yes] { " " }(the figure lies down)
   *[no] { "" }
  }{ $captured ->
    [yes] { " " }and takes a captive
   *[no] { "" }
  }{ $wheat ->
    [0] { "" }
   *[other] { " " }and takes { $wheat } wheat
  }.
event-no-captive-left = All ten captives of the game are in use: { $seat } captures nobody.
event-nothing-left = There’s nothing left in { $town }; { $lost } { $lost ->
    [one] sabotage is
   *[other] sabotages are
  } lost.
event-assisi-plundered = { $seat } takes { the-loot } from Assisi{ $job ->
    [none] { "" }
    [merchants] { " " }for the market
    [workers] { " " }for the quarry
    [priests] { " " }for the temple
   *[farmers] { " " }for the granary
  }.
event-assisi-fortified = Assisi now has { $defenders } defenders.
event-assisi-stocked = { $seat } adds { the-loot } to the loot of Assisi.
event-heroes-returned = { $seat } takes all used heroes back.
event-stall-emptied = Stall { $stall } is the richest: its { $silver } silver goes to the bank.
event-market-paid = { $bank ->
    [0] { $stall ->
        [none] { $seat } finds nothing at the market.
       *[other] { $seat } takes { $silver } silver from stall { $stall }.
      }
   *[other] { $seat } earns { $bank } silver from the bank{ $stall ->
        [none] { "" }
       *[other] { " " }and { $silver } from stall { $stall }
      }.
  }
event-monuments-built = { $seat } builds { $built } { $built ->
    [one] monument
   *[other] monuments
  } and has { $monuments }.
event-housing-improved = { $seat } has the most workers: the housing disc moves to { $disc }.
event-worship-risen = { $seat } raises the worship level to { $worship } with { $priests } { $priests ->
    [one] priest
   *[other] priests
  }.
event-piety-given = { $seat } receives the mark of piety.
event-climate-turned = The { climate-is } year asks for { $prayers } prayers. { $following ->
    [none] It’s the last year.
    [dry] Next year will be dry.
    [moderate] Next year will be moderate.
   *[wet] Next year will be wet.
  }
event-harvested = { $seat } harvests { $wheat } wheat ({ $standing } { $standing ->
    [one] farmer
   *[other] farmers
  }{ $lying ->
    [0] { "" }
   *[other] , { $lying } lying
  }{ $improved ->
    [yes] , improved
   *[no] { "" }
  }).
event-best-farmers = { $seat } has the most farmers: { $wheat } wheat more.
event-blessing-turned = The blessing of the gods: { the-blessing }.
event-nobody-blessed = Nobody has paid for it.
event-blessed = { $seat } pays { $cost } worship { $nothing ->
    [yes] for nothing: all monuments stand already.
   *[no] and receives { the-blessing }.
  }
blessed-together = { $seats } pay { $cost } worship each { $nothing ->
    [yes] for nothing: all monuments stand already.
   *[no] and receive { the-blessing }.
  }
event-fed = { $seat } feeds { $fed } { $fed ->
    [one] peasant
   *[other] peasants
  }{ $left ->
    [0] { "" }
    [one] , 1 leaves the city
   *[other] , { $left } leave the city
  } (wheat left: { $wheat }).
fed-together = Peasants fed (wheat left): { $cities }.
fed-there = { $seat } { $fed } ({ $wheat }{ $left ->
    [0] { "" }
    [one] ; 1 leaves the city
   *[other] ; { $left } leave the city
  })
event-forgotten = { $seat } has no wheat at all. The people leave, and the King is forgotten.
event-grown = { $seat } grows by { $born } to { $peasants } { $peasants ->
    [one] peasant
   *[other] peasants
  } (wheat left: { $wheat }).
grown-together = The cities grow (wheat left): { $cities }.
grown-there = { $seat } by { $born } to { $peasants } ({ $wheat })
event-challenge-met = { $seat } has met the challenge of the gods: { $monuments ->
    [one] 1 monument
   *[other] { $monuments } monuments
  }, { $peasants ->
    [one] 1 peasant
   *[other] { $peasants } peasants
  }, { $wealth } wheat and silver.
event-game-won = { $seat } wins.
tie-peasants = { $seat } wins with the most peasants: { $peasants }.
tie-wealth = { $seats } have the most peasants, { $peasants }; { $seat } wins with the most wheat and silver: { $wealth }.
tie-stands = They’re equal in peasants, and in wheat and silver.
event-victory-shared = { $seats } share the victory.
event-last-king-won = { $seat } is the last King alive and wins.
event-deck-exhausted = The last year is over and nobody has met the challenge of the gods. Everyone loses.
event-all-forgotten = No King is left. Everyone loses.

## Questions

question-first-king = Who will be the first King of Kings?
question-slave-sale = Sell peasants as slaves?
question-free-peasants = { $in_turn ->
    [yes] In turn order: where do your free peasants work?
   *[no] Where do your free peasants work?
  }
question-calling = Call the court, or pass and be out for this season
question-taking = Take a die and send peasants to work
question-buying = Buy one of the dice left for 1 silver, or decline
question-recovery = Your army is the largest: take a used hero back?
question-targets = Which city do your soldiers attack?
question-heroes = Which hero do you send?
question-sabotaging = Where do you sabotage { $town }?
question-plundering = What do you take from Assisi?
question-stocking = What do you add to the loot of Assisi?
question-improving = Spend { $prayers } prayers to improve your harvest?
question-invoking = Pay for the blessing of the gods?
question-succession = Who will be the next King of Kings?
question-growth = How many peasants does your city grow by?

## Actions

action-appoint = Give the King of Kings card to a King.
    .title = Appoint a King
    .name = appoint
    .city = the King of which city
action-sell = Sell 1 peasant for 1 silver or 3 for 2 silver, once at the beginning of a season.
    .title = Sell Slaves
    .title-nothing = Sell Nobody
    .name = sell
    .peasants = how many: 0, 1 or 3
action-sell-later = Say that you’ll sell 1 or 3 peasants when the next season begins, or nobody after all.
    .title = Sell Slaves Next Season
    .title-nothing = Sell Nobody After All
    .name = sell-later
    .peasants = how many: 0, 1 or 3
action-settle = Send peasants from free housing spaces to work; the others stay at home.
    .title = Place Free Peasants
    .title-nothing = Place Nobody
    .name = settle
    .first = the first free peasant
    .second = the second free peasant
    .third = the third free peasant
action-call-order = Ask for turn order: Kings then place their free peasants one after another.
    .title = Turn Order, Please
    .name = order
action-call = Call the court: pay the price on one stall and roll the dice.
    .title = Call the Court
    .name = call
    .stall = the stall that gets the silver (default: the poorest stall)
action-pass = Pass your own call and leave the court for this season.
    .title = Pass
    .name = pass
action-stay-away = Say that you’ll pass your next call. A free call is made for you otherwise.
    .title = Pass My Next Call
    .name = stay-away
    .away = pass the next call, or call after all
action-take = Take one of the dice you rolled and send peasants to work.
    .title = Take a Die
    .name = take
    .die = which die
    .peasants = how many peasants (default: as many as possible)
    .farm = to the farm instead (harvest season)
action-buy = Buy a die that’s left for 1 silver and send peasants to its job.
    .title = Buy a Die
    .name = buy
    .die = which die
    .peasants = how many peasants (default: as many as possible)
    .stall = the stall that gets the silver (default: the poorest stall)
action-decline = Buy no die in this call, or none until your own next call.
    .title = Decline
    .name = decline
    .until_call = and all further dice until your own next call
action-wish = Say which dice you want to be asked about this season; nobody asks you about the others.
    .title = Dice I Would Buy
    .name = wish
    .black = black dice (soldiers)
    .grey = grey dice (merchants)
    .white = white dice (workers)
    .brown = brown dice (priests)
action-recover = Take one of your used heroes back, or none.
    .title = Take a Hero Back
    .title-nothing = Take No Hero Back
    .name = recover
    .hero = which used hero (default: none)
action-attack = Choose in secret the city your soldiers attack.
    .title = Attack
    .name = attack
    .city = which city
action-send = Choose in secret the hero who fights for you.
    .title = Send a Hero
    .name = hero
    .hero = which of your active heroes
action-sabotage = Say where you sabotage the beaten city.
    .title = Sabotage
    .name = sabotage
    .place = at which place
action-plunder = Take something from Assisi; a captive goes to work at once.
    .title = Plunder
    .name = plunder
    .loot = what you take
    .job = the job of a captive
action-stock = Add something to the loot of Assisi.
    .title = Add Loot
    .name = stock
    .loot = what you add
action-improve = Spend prayers so that each standing farmer brings 1 wheat more.
    .title = Improve the Harvest
    .name = improve
action-invoke = Pay worship to share in the blessing of the gods.
    .title = Ask for the Blessing
    .name = bless
action-spare = Keep your prayers.
    .title = Keep Your Prayers
    .name = spare
action-grow = Buy new peasants with spare wheat.
    .title = Grow
    .title-nothing = Don’t Grow
    .name = grow
    .peasants = how many new peasants

## Values to choose from

label-die = { $die ->
    [black] black, soldiers: { $pips }
    [grey] grey, merchants: { $pips }
    [white] white, workers: { $pips }
   *[brown] brown, priests: { $pips }
  }
label-peasants = { $peasants ->
    [none] as many peasants as possible
    [one] 1 peasant
   *[other] { $peasants } peasants
  }
label-farm = { $farm ->
    [yes] the farm
   *[no] the job of the die
  }
label-stall = { $stall ->
    [none] the poorest stall
   *[other] { $stall } ({ $silver } silver)
  }
label-call = { $price ->
    [0] free
   *[other] { $stall ->
        [none] { $price } silver on the poorest stall
       *[other] { $price } silver on { $stall } (holds { $silver })
      }
  }
label-city = monuments { $monuments }/{ $goal } · peasants { $peasants }
label-until-call = { $until_call ->
    [yes] until your next call
   *[no] this time
  }
label-away = { $away ->
    [yes] pass
   *[no] call after all
  }
label-wish = { $pips ->
    [1] every die
    [5] never
   *[other] from { $pips } up
  }
label-job = { $job ->
    [none] stays at home
    [soldiers] soldier
    [merchants] merchant
    [workers] worker
    [priests] priest
   *[farmers] farmer
  }
label-sale = { $peasants ->
    [0] nobody
   *[other] { $peasants } for { $silver } silver
  }
label-growth = { $peasants ->
    [0] not at all
   *[other] { $peasants } for { $wheat } wheat
  }
label-hero = { $hero ->
    [none] none
   *[other] hero { $hero }
  }
label-captive = { $job ->
    [none] no job
   *[other] { label-job }
  }
the-colour = { $die ->
    [black] Black
    [grey] Grey
    [white] White
   *[brown] Brown
  }
shortcut-settle = { $peasants ->
    [0] Stay at home
   *[other] { sent }
  }
shortcut-take = { the-colour }: { sent }
shortcut-buy = { the-colour }: { sent } for { $price } silver
shortcut-plunder = { $loot ->
    [captive] Captive: { label-job }
   *[other] { the-loot }
  }

## Options

option-job_well_done = Job Well Done: majorities at work earn heroes, housing, piety and wheat.
    .title = Job Well Done
    .yes = with Job Well Done
    .no = without
option-spoils_of_war = Spoils of War: Kings with no more monuments than their victim capture whom they sabotage.
    .title = Spoils of War
    .yes = with Spoils of War
    .no = without
option-assisi = Assisi: a neutral city with loot. Two Kings always play with it, five can’t.
    .title = Assisi
    .auto = only with two Kings
    .with = with Assisi
    .without = without Assisi
option-last_king = What happens when only one King is left.
    .title = The Last King
    .wins = wins at once
    .plays-on = plays on

## Standing orders

order-never-sell = Never sell peasants as slaves.
    .title = Never Sell
order-send-to-work = Send all your free peasants to { $job ->
    [soldiers] the barracks
    [merchants] the market
    [workers] the quarry
    [priests] the temple
   *[farmers] the farm; in the growing season you’re asked
  }.
    .title = Free Peasants
    .job = what your free peasants do
order-call-court = Call the court { $up_to ->
    [0] as long as it’s free
   *[other] as long as it costs at most { $up_to } silver, paid to the poorest stall
  }.
    .title = Call the Court
    .up_to = the highest price in silver
order-pass-call = Pass your own call as soon as it costs { $from_price } silver or more.
    .title = Pass Your Call
    .from_price = the price in silver from which you pass
order-take-die = Take the { order-die } from your own roll if it shows { $pips ->
    [4] 4
   *[other] { $pips } or more
  }, with as many peasants as possible{ $farm ->
    [yes] ; in the harvest season they go to the farm
   *[no] { "" }
  }.
    .title = Take a Die
    .die = which die
    .pips = how much it must show
    .farm = whether the peasants go to the farm in the harvest season
order-die = { $die ->
    [black] black die
    [grey] grey die
    [white] white die
   *[brown] brown die
  }
order-decline-dice = { $unless_die ->
    [none] Never buy a die.
   *[other] Buy no die, unless the { order-wanted-die } is left and shows { $unless_pips ->
        [4] 4
       *[other] { $unless_pips } or more
      }: { $then ->
        [buy] buy it for 1 silver, with as many peasants as possible
       *[ask] then you’re asked
      }.
  }
    .title = Decline Dice
    .unless_die = the die that might interest you
    .unless_die-none = none
    .unless_pips = how much it must show
    .then = what happens if it does
    .then-ask = ask me
    .then-buy = buy it
order-wanted-die = { $unless_die ->
    [black] black die
    [grey] grey die
    [white] white die
   *[brown] brown die
  }
order-keep-heroes = { $attacking ->
    [yes] Always send hero 0, also when you attack.
   *[no] Send hero 0 when you’re attacked and don’t attack yourself.
  }
    .title = Keep Your Heroes
    .attacking = whether hero 0 also goes when you attack
order-sabotage-place = Sabotage { $place ->
    [market] the market
    [quarry] the quarry
    [temple] the temple
   *[farm] the farm
  } whenever someone stands there.
    .title = Place to Sabotage
    .place = where you strike
order-always-improve = Always improve the harvest{ $up_to ->
    [none] { "" }
   *[other] { " " }as long as it takes at most { $up_to } prayers
  }.
    .title = Always Improve
    .up_to = the most prayers you spend
    .up_to-none = no limit
order-settle-blessings = { $pay ->
    [yes] Always pay for the blessing of the gods.
   *[no] Never pay for the blessing of the gods.
  }
    .title = Blessings
    .pay = whether you pay
order-name-king = Give the King of Kings card to { $heir ->
    [left] the next living King on your left
   *[fewest-monuments] the King with the fewest monuments (in a tie, the nearest on your left)
  }.
    .title = Next King of Kings
    .heir = who gets the card
    .heir-left = the next King on your left
    .heir-fewest-monuments = the King with the fewest monuments
order-grow-most = Grow by as many peasants as possible{ $keep ->
    [0] { "" }
   *[other] { " " }and keep { $keep } wheat
  }.
    .title = Grow
    .keep = how much wheat you keep

## Refusals

refusal-one-sale = You can’t sell { $peasants }. There’s one sale per season, at its start: 1 peasant for 1 silver, or 3 for 2.
refusal-sale-ahead = Say before a season begins that you’ll sell peasants; only Kings without silver are asked.
refusal-somebody-must-stay = Someone must stay in your city: it has { $have } { $have ->
    [one] peasant
   *[other] peasants
  }.
refusal-farmers-in-harvest = Farmers work only in the harvest season.
refusal-order-called = Turn order has already been called.
refusal-no-order-to-call = Nobody else has free peasants to place.
refusal-no-free-peasants = None of your peasants lives on a free space (12, 16 or 20).
refusal-few-free-peasants = { $free } of your peasants { $free ->
    [one] lives on a free space: name the first job only
   *[other] live on free spaces: name the first { $free } jobs only
  }.
refusal-no-housing = You have no peasants left in housing.
refusal-call-too-dear = A call costs { $price } silver now and you have { $have }. { $out ->
    [yes] You’re out of the court until next season
   *[no] You must pass
  }.
refusal-out-of-court = You passed your own call this season, so you’re out of the court until next season.
refusal-abstaining = You declined all dice until your own next call.
refusal-unwanted-dice = You said which dice you’d buy, and none of them is left. You can say otherwise for the calls to come.
refusal-said-already = You’ve said so already.
refusal-no-dice-to-come = There are no dice to come for you this season.
refusal-no-silver = A die costs { $price } silver, and you have none.
refusal-one-die-per-call = { $kings ->
    [2] In your own call you first roll and take a die; then you may buy a second one.
   *[other] You may buy one die per call, and only in another King’s call.
  }
refusal-one-stall = The whole price goes on one stall.
refusal-free-call = This call is free; no stall gets any silver.
refusal-stall-closed = With { $kings } Kings only stalls { stalls-open } are open.
refusal-die-gone = That die is gone. Still there: { $dice }.
refusal-wrong-number = Send { $most ->
    [one] 1 peasant
   *[other] 1 to { $most } peasants
  } with this die: it shows { $pips }, and you have { $housing } in housing.
refusal-wrong-job = Each die has its own job: black for soldiers, grey for merchants, white for workers, brown for priests. Only in the harvest season may your own die send peasants to the farm instead.
refusal-bought-die-farm = A bought die sends peasants to its own job. Only the caller’s own die can send them to the farm.
refusal-hero-not-used = Hero { $hero } isn’t in your used pile. There are: { $heroes }.
refusal-no-city-card = You have no card for { city }, only for { $towns }.
refusal-no-soldiers = You have no soldiers, so you attack nobody.
refusal-must-attack = Your soldiers must attack somewhere. They defend you all the same.
refusal-hero-rests = Hero { $hero } rests in your used pile. Your active heroes are { $heroes }.
refusal-no-sabotage-of-soldiers = Soldiers can’t be sabotaged. Choose the market, the quarry, the temple or the farm.
refusal-nobody-to-sabotage = Nobody { at-place } can be sabotaged any more. Still possible: { $places }.
refusal-assisi-has-none = Assisi has no { $loot ->
    [silver] silver
    [wheat] wheat
   *[captive] captives
  } to take.
refusal-assisi-full-of = Assisi can’t hold any more { $loot ->
    [silver] silver
    [wheat] wheat
   *[captive] captives
  }: { $most } of a kind is the most.
refusal-no-captive-left = All { $most } captives of the game are in use.
refusal-captive-needs-job = Say what the captive does. Possible: { $jobs }.
refusal-captive-cannot = Captives can’t do that job ({ $job ->
    [soldiers] soldiers
    [merchants] merchants
    [workers] workers
    [priests] priests
   *[farmers] farmers
  }). Possible: { $jobs }.
refusal-no-job-for-goods = Only a captive gets a job.
refusal-few-prayers = Improving the harvest costs { $cost } prayers this year, and you have { $have }. You can keep them for later.
refusal-blessing-without-improving = Only cities that improved their harvest this season can ask for a blessing.
refusal-blessing-too-dear = A blessing costs you { $cost } worship, and you have { $have }.
refusal-growth-too-dear = With { $wheat } wheat you can afford at most { $most } new { $most ->
    [one] peasant
   *[other] peasants
  }.
refusal-another-king = Pass the card to another King: { $towns }.
refusal-no-such-king = { city } has no King who could take the card. Possible: { $towns }.
refusal-forgotten = Your city has been forgotten; you’re out of the game.
refusal-assisi-with-five = Assisi lies on the back of Reate, which { $players } Kings need. It’s for 2 to 4 Kings.
refusal-two-without-assisi = Two Kings always play with Assisi.

## The numbers that matter

hint-times = { $name } × { $count }
hint-nobody = nobody
hint-slave-sale = Your silver: { $silver }. Your peasants: { $peasants } ({ $goal } are needed to win). Wheat in store to feed them at the end of the year: { $wheat }.
hint-free-peasants = Without a die: { $free } of { $home } peasants at home. Silver for the court: { $silver }.
hint-calling = Your silver: { $silver }; peasants at home: { $home }. This call costs { $price }{ $later ->
    [none] {"."}
   *[other] , the next price is { $later }.
  }
hint-court = { $chosen ->
    [yes] Then you have { $silver } silver; at home: { $home }; at work: { $crews }.
   *[no] You have { $silver } silver; at home: { $home }; at work: { $crews }.
  }
hint-targets = Your soldiers: { $soldiers }. Soldiers there, heroes not counted: { $defence }.
hint-attack = ⚔️ { city }, heroes not counted: attack { $attack } (yours: { $own }), defence { $defence }.
hint-defence = 🛡️ Your city, heroes not counted: attack { $attack }, defence { $own }.
hint-sabotaging = Who can be hit: { $places }. Monuments: { city } { $theirs }, you { $own }.
hint-loot = Assisi: 1 silver × { $silver }, 2 wheat × { $wheat }, captives { $captive }.
hint-fed = You have { $wheat } wheat in store; { $peasants } { $peasants ->
    [one] peasant wants
   *[other] peasants want
  } to be fed.
hint-hungry = ⚠️ { $leaving ->
    [one] 1 peasant
   *[other] { $leaving } peasants
  } will leave unless you get { $wheat } more wheat.
hint-forgotten = ⚠️ Without any wheat at the end of the year you’re out of the game.
hint-improving = Your harvest brings { $plain } wheat, improved { $improved }.
hint-worship = Your prayers: { $worship }, or { $left } if you pay.
hint-blessings = Still in the pile: { $rest }.
hint-growth = Wheat left after feeding: { $wheat }. Your peasants: { $peasants }, your monuments: { $monuments }; { $goal } and { $wanted } are needed to win.

## Guide

guide-first-king = The King of Kings is first in every lap of the court, and ties are broken in turn order, starting with that King. The card changes hands after each season, so this is a small advantage at the start. You may name yourself.
guide-slave-sale = Once per season peasants can be turned into silver. Silver pays for calls and dice at court; but peasants do all the work, and you need many of them to win. Look at your silver: as long as you have some, there’s seldom a reason to sell.
guide-free-peasants = Peasants on certain spaces of the housing track need no die to go to work. All Kings choose at the same time, or in turn order if one of them wishes it. Think of what you wouldn’t leave to the dice: the second worker of a pair, food in the harvest season, a guard for your city.
guide-calling = Dice bring your peasants to work. When you call, you roll all four and choose first; the others may buy what’s left. Every lap costs more, and if you pass you’re out for this season. Look at how many are still at home and what your silver allows.
guide-taking = The die sets the job and how many may go; in the harvest season any die may send farmers instead. Two workers build a monument, farmers feed your people, priests bring prayers, merchants silver, soldiers attack and defend. What do you lack most?
guide-buying = The court has been called, and you may have one of the dice that are left. It sends peasants to its own job only. Keep people at home for your own call, above all future farmers. If nothing tempts you, decline until your next call, and you aren’t asked again.
guide-recovery = All heroes but hero 0 must rest after a battle. Your army is larger than any other, so one of them may come back at once; nobody sees which. He will add his number to your attack and your defence.
guide-targets = All Kings with soldiers choose in secret. Every army must attack somewhere and guards its own city all the same; afterwards each side adds a hero. The more you have beyond the defenders, the more sabotages you win. Compare soldiers, and see who is close to the goal.
guide-heroes = Who attacks whom is known, the heroes are still secret. Your hero counts for your attack and for your defence. All but hero 0 must rest afterwards; they come back when only hero 0 is left. Count who marches against you and whom your soldiers will meet.
guide-sabotaging = You’ve won, and each sabotage stops one figure before its work is done: silver, monuments, prayers and the harvest of this season are still to come. Look for the place where losing one figure hurts most, such as the second of two workers.
guide-plundering = Your soldiers have beaten Assisi. Silver and wheat are yours to keep; a captive works in your city for this season and then leaves. What are you short of before the year ends: food, coins or one more hand?
guide-stocking = As King of Kings you decide what will lie in Assisi for the next raid, by you or by anyone else. If others have the stronger armies, leave little; if you plan to go there yourself, choose what you need.
guide-improving = The climate card shows how many prayers the gods want. If you pay, every standing farmer of yours harvests more, and you may ask for the blessing afterwards. Prayers you keep are still there next year, so count your farmers.
guide-invoking = You have improved your harvest and have prayers left. If you pay, you receive what the next blessing card shows: wheat, silver or a monument. It’s turned only afterwards. What you keep helps to improve a later harvest.
guide-succession = You must give the card away. Its next holder is first at court in the coming season and has the better of ties. It’s a small present: give it to someone who is no danger, or to the King just before you, so that you come second.
guide-growth = Everyone has eaten, and the wheat that’s left can bring new peasants; each further one costs more. They’ll work next year and are part of the goal, but they’ll want to eat then, too.

## Reasons of an experienced player

the-job = { $job ->
    [soldiers] soldiers
    [merchants] merchants
    [workers] workers
    [priests] priests
   *[farmers] farmers
  }
standing = { $monuments } { $monuments ->
    [one] monument
   *[other] monuments
  } and { $people } { $people ->
    [one] peasant
   *[other] peasants
  }
of-silver = { $silver ->
    [1] your last silver
   *[other] { $price } of your { $silver } silver
  }
# what a bought die costs, after the reason for it
die-price = { $price ->
    [0] { "" }
   *[other] { " " }The die costs { of-silver }.
  }
# Spoils of War, after the reason for a sabotage
captive-too = { $captured ->
    [yes] { " " }And the captive works for you.
   *[no] { "" }
  }
why-only = There’s only one thing to do.
why-least = No job brings you much at the moment; here you lose the least.
why-workers = { sent } more: with { $total } in the quarry you build { $built } { $built ->
    [one] monument
   *[other] monuments
  } this season. You have { $monuments } of { $goal }.{ die-price }
why-workers-odd = Two workers build a monument, and you have { $monuments } of { $goal }. { sent } more, { $total } in the quarry: the odd one needs a partner, and another die may bring one.{ die-price }
why-farmers-hungry = A farmer brings { $each } wheat, and hungry peasants leave. With { sent } more you can count on { $wheat } wheat for { $people } { $people ->
    [one] peasant
   *[other] peasants
  }.{ die-price }
why-farmers-growth = With { sent } more, at { $each } wheat each, you can count on { $wheat } wheat. { $people } feed your people, the rest { $born ->
    [0] is the beginning of a growing city
    [one] pays for 1 new peasant
   *[other] pays for { $born } new peasants
  }.{ die-price }
why-priests = With { sent } more your worship rises to { $level }. Prayers improve the harvest of all your farmers, and the gods want up to { $dearest } of them.{ die-price }
why-priests-blessing = With { sent } more your worship rises to { $level }. That’s beyond the { $dearest } a harvest can cost; a blessing takes { $cost } more.{ die-price }
why-merchants-first = Your first merchant earns a whole stall: beside the richest, which is lost, the best holds { $stall } silver now. With { $total } there, the bank adds { $bank }.{ die-price }
why-merchants = For your merchants ({ $total }) the bank pays you { $bank } silver, and the city with the most merchants takes the best stall.{ die-price }
why-soldiers = { sent } more, { $total } in all. Soldiers guard what your people do and can disturb what others do; the largest army against you has { $rival }.{ die-price }
why-soldiers-alarm = { city } has { standing } and is closer to the goal than you. Now is the time to disturb it. Soldiers: { $total } of yours, { $rival } in the largest army against you.{ die-price }
why-king-first = Name yourself: the holder of the card is first at court and wins ties, and it costs nothing.
why-sell-nobody = A peasant works season after season and is worth more than a coin. You need { $goal } to win and have { $people }.
why-sell-one = You have no silver at all. { $silver } silver for one peasant pays for a die at court, but the peasant must grow again.
why-settle-mixed = Different jobs, each where one more helps most: { $jobs }. That gets a bit of everything done for your people ({ $people }).
why-call-free = This call is free, the first choice of four dice is yours, and { $housing } of your peasants { $housing ->
    [one] is
   *[other] are
  } still at home.
why-call = { $housing ->
    [one] 1 of your peasants has
   *[other] { $housing } of your peasants have
  } nothing to do, and more { the-job } would help you most. That’s worth { of-silver }.
why-call-dear = Only if you must: { $housing ->
    [one] 1 of your peasants has
   *[other] { $housing } of your peasants have
  } nothing to do, but { of-silver } is more than a die is likely to bring.
why-pass = A call would cost { of-silver }. What you keep is there next season, when the first call is free again; { $housing } { $housing ->
    [one] peasant stays
   *[other] peasants stay
  } at home until then.
why-decline = Keep your coin: you have { $silver } silver and { $housing } { $housing ->
    [one] peasant
   *[other] peasants
  } at home. A better die may come for { $price }, and your own call needs both.
why-abstain = Whatever the dice show, none is worth { of-silver } to you now. { $housing ->
    [one] Your peasant at home waits
   *[other] Your { $housing } peasants at home wait
  } for your own call.
why-abstain-farmers = You need { $housing ->
    [one] your peasant at home as a farmer
   *[other] your { $housing } peasants at home as farmers
  }, and only a die of your own call can send farmers. So keep your silver as well: a die would cost { of-silver }.
why-recover = Hero { $hero } is the strongest of those who rest, and taking him back costs nothing.
why-recover-none = Beside hero 0 you have only hero { $hero } left. As soon as he has fought, all the others come back anyway.
why-attack-leader = Of all your rivals { city } is closest to the goal, with { standing }. Soldiers: { $defenders } there, { $soldiers } of yours.
why-attack-weak = { city } is badly guarded, a good chance of sabotages. Soldiers: { $defenders } there, { $soldiers } of yours. It has { standing }.
why-attack-strong = { city } has { standing }. Soldiers: { $defenders } there, { $soldiers } of yours, so it takes a good hero.
why-attack-assisi = Assisi has { $items } pieces of loot behind { $defenders } defenders and no hero; you come with { $soldiers }. What you take there is yours.
why-hero-rest = Hero 0 is never used up. { $others ->
    [one] Your other hero stays for a battle that he can decide
   *[other] Your { $others } other heroes stay for a battle that they can decide
  }.
why-hero-defend = You’re attacked. Soldiers: { $against } against you, { $soldiers } of yours. With hero { $hero } your defence is { $total }; the heroes of the others come on top.
why-hero-attack = You attack. Soldiers: { $soldiers } of yours, { $defenders } in defence. With hero { $hero } you come to { $total }; their hero is unknown.
why-sabotage-pair = { city } has { standing }. Losing one of its { $workers } workers costs it a monument.{ captive-too }
why-sabotage-odd = { city } has { standing }. Losing one of its workers ({ $workers } now) doesn’t cost it a monument.{ captive-too }
why-sabotage-farm = Losing one farmer costs { city } { $wheat } wheat. It has { standing }, and hungry peasants leave.{ captive-too }
why-sabotage-temple = Losing one priest leaves the worship of { city } 1 below { $level }, perhaps too low to improve its harvest. It has { standing }.{ captive-too }
why-sabotage-temple-full = Losing one priest changes nothing: the worship of { city } reaches { $level }, the end of the track, all the same. It has { standing }.{ captive-too }
why-sabotage-market = Losing one merchant may cost { city } its choice of stalls. It has { standing }.{ captive-too }
why-sabotage-market-last = The only merchant of { city } falls: no silver from the bank, and the last choice of stalls. It has { standing }.{ captive-too }
why-loot-silver = You have { $silver } silver. A coin pays for a die at court, now or in years to come. To feed your people ({ $people }) you have { $wheat } wheat.
why-loot-wheat = Two wheat feed two peasants at the end of the year. To feed your people ({ $people }) you have { $wheat } wheat; you can’t eat coins.
why-stock-silver = A coin is worth less than wheat or a captive, so it helps the next raider least.
why-stock-wheat = Wheat is worth more than a coin. It’s a good choice if you mean to fetch it yourself.
why-stock-captive = A captive helps at once, but for one season only. He is a good choice if your own army is the strongest.
why-improve = { $prayers } of your { $worship } prayers bring { $more } wheat more from { $farmers } { $farmers ->
    [one] farmer
   *[other] farmers
  }, and you must improve the harvest to ask for the blessing.
why-improve-blessing = { $prayers } of your { $worship } prayers bring only { $more } wheat more from { $farmers } { $farmers ->
    [one] farmer
   *[other] farmers
  }. But { $left } are left for the blessing, which costs { $cost }.
why-improve-little = Only if every grain counts: { $prayers } of your { $worship } prayers bring { $more } wheat more from { $farmers } { $farmers ->
    [one] farmer
   *[other] farmers
  }, and no blessing.
why-spare-few = With { $farmers } { $farmers ->
    [one] farmer
   *[other] farmers
  }, { $prayers } of your { $worship } prayers would bring { $more } wheat more. Next year they may do more for you.
why-spare-later = You keep all { $worship } prayers for another year, but give up { $more } wheat that your farmers ({ $farmers }) would bring for { $prayers } of them, and the blessing.
why-invoke = For { $cost } worship you share in the next blessing. Cards not yet seen: wheat { $wheat }, silver { $silver }, monument { $monuments }.
why-spare-blessing = You keep { $worship } worship. Improving a later harvest costs { $cheapest } to { $dearest }, and you’ll have priests to spare for other work.
why-crown-last = { city } has { standing }; nobody you can choose is farther from the goal. There the card does you least harm.
why-crown-neighbour = { city } comes just before you in turn order, so you’ll be second at court. But it has { standing }.
why-grow = For { $wheat ->
    [1] your last wheat
   *[other] { $price } of your { $wheat } wheat
  } you get { $born } new { $born ->
    [one] peasant
   *[other] peasants
  }. Then you have { $total }; { $goal } are needed to win, and all of them work.
why-grow-less = One fewer: you have { $total ->
    [one] 1 peasant
   *[other] { $total } peasants
  } and keep { $saved } wheat to feed them next year.

## What the options of the commands are called

field-called-city = city
field-called-peasants = peasants
field-called-first = first
field-called-second = second
field-called-third = third
field-called-stall = stall
field-called-die = die
field-called-farm = farm
field-called-until_call = until_call
field-called-away = away
field-called-black = black
field-called-grey = grey
field-called-white = white
field-called-brown = brown
field-called-hero = hero
field-called-place = place
field-called-loot = loot
field-called-job = job

## What is wrong with an owner’s component file

component-dice-faces = dice: faces { $faces } instead of 1 to 4, each twice
component-heroes = setup: heroes { $heroes } instead of 0 to 4
component-start = setup: a King needs a peasant and can’t start with less than nothing
component-stalls = market_stalls: { $stalls } with { $kings } Kings instead of { $right }
component-prices = dice_cost_track: { $prices } must start with 0 and never fall
component-buyer-price = dice_cost_track: a bought die costs { $price } silver instead of 1
component-feeding = feeding: a peasant eats { $wheat } wheat instead of 1
component-sale = slave_sale: offers for { $offers } peasants instead of 1 and 3
component-silver-spaces = merchant_track: silver on { $spaces }, but the last space is { $last }
component-climate-cards = climate, { $climate }: { $cards } instead of { $right }
component-climate-counts = climate: there must be 3 dry, 4 moderate and 3 wet cards
component-climate-prayers = climate, prayers of { $card }: { $prayers }, but the track ends at { $last }
component-climate-deck = climate: { $cards } in the deck instead of 1 + 3 + 3
component-harvest = climate: in a { $climate } year, lying farmers must yield less and improved ones more
component-blessings = blessings: { $cards } in all instead of 4 for wheat, 3 for silver and 2 for monuments
component-growth = growth: 1 to 6 new peasants must cost more wheat each time
component-combat-steps = combat: a success of 5 gives 2 sabotages, 10 gives 4 and 0 gives none
component-combat-falls = combat: a greater success can’t give fewer sabotages
component-monuments = victory, monuments: { $goal }, but foundations: { $foundations }
component-loot = assisi: loot is silver, wheat2 and captive
