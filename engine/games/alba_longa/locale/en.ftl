## Alba Longa in English

title = Alba Longa
tagline = Kings of archaic Latium call the court, raise monuments and feed their people

## Seats

seat-alba-longa = Alba Longa
seat-roma = Roma
seat-veii = Veii
seat-velitrae = Velitrae
seat-reate = Reate

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
event-free-settled = { $seat } sends free peasants to work: { $jobs }.
event-lap-began = Lap { $lap } of the court: { $price ->
    [0] calling is free
   *[other] a call costs { $price } silver
  }.
event-court-called = { $seat } calls the court{ $stall ->
    [none] { "" }
   *[other] { " " }for { $price } silver on stall { $stall }
  }. Dice: soldiers { $black }, merchants { $grey }, workers { $white }, priests { $brown }.
event-call-passed = { $seat } passes and is out of the court for this season.
event-forced-out = { $seat } has { $silver } silver, cannot pay a call for { $price } and is out of the court for this season.
event-die-taken = { $seat } takes { the-die }: { sent }.
event-die-bought = { $seat } buys { the-die } on stall { $stall }: { sent }.
event-purchase-declined = { $seat } buys nothing{ $until_call ->
    [yes] { " " }until the own next call
   *[no] { "" }
  }.
event-court-closed = The court is closed.
event-hero-recovered = { $seat } has the largest army and takes a used hero back.
event-hero-taken-back = You took hero { $hero } back.
event-target-shown = { $seat } attacks { $town } with { $soldiers } { $soldiers ->
    [one] soldier
   *[other] soldiers
  }.
event-at-peace = Nobody attacks anybody.
event-hero-shown = { $seat } sends hero { $hero }.
event-attack-failed = { $town } holds out: { $attack } against { $defence }.
event-attack-succeeded = { $town } is beaten: { $attack } against { $defence }, { $sabotages } { $sabotages ->
    [one] sabotage
   *[other] sabotages
  } for a success of { $success }.
event-sabotaged = { $seat } sabotages { $town } { at-place }{ $lying ->
    [yes] { " " }(left lying)
   *[no] { "" }
  }{ $captured ->
    [yes] { " " }and takes a captive
   *[no] { "" }
  }{ $wheat ->
    [0] { "" }
   *[other] { " " }and takes { $wheat } wheat
  }.
event-nothing-left = There is nothing left in { $town }; { $lost } { $lost ->
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
event-market-paid = { $seat } earns { $bank } silver from the bank{ $stall ->
    [none] { "" }
   *[other] { " " }and { $silver } from stall { $stall }
  }.
event-monuments-built = { $seat } builds { $built } { $built ->
    [one] monument
   *[other] monuments
  } and has { $monuments }.
event-housing-improved = { $seat } has the most workers: the housing disc moves to { $disc }.
event-worship-risen = { $seat }: { $priests } { $priests ->
    [one] priest raises
   *[other] priests raise
  } the worship level to { $worship }.
event-piety-given = { $seat } receives the mark of piety.
event-climate-turned = The { climate-is } year asks for { $prayers } prayers. { $following ->
    [none] It is the last year.
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
event-blessed = { $seat } pays { $cost } worship { $nothing ->
    [yes] for nothing: all monuments stand already.
   *[no] and receives { the-blessing }.
  }
event-fed = { $seat } feeds { $fed } { $fed ->
    [one] peasant
   *[other] peasants
  }{ $left ->
    [0] { "" }
    [one] ; 1 leaves the city
   *[other] ; { $left } leave the city
  }. Wheat left: { $wheat }.
event-forgotten = { $seat } has no wheat at all. The people leave, and the King is forgotten.
event-grown = { $seat } grows by { $born } to { $peasants } { $peasants ->
    [one] peasant
   *[other] peasants
  }. Wheat left: { $wheat }.
event-challenge-met = { $seat } has met the challenge of the gods: { $monuments } monuments, { $peasants } peasants, { $wealth } wheat and silver.
event-game-won = { $seat } wins.
event-victory-shared = { $seats } share the victory.
event-last-king-won = { $seat } is the last King alive and wins.
event-deck-exhausted = The last year is over and nobody has met the challenge of the gods. Everybody loses.
event-all-forgotten = No King is left. Everybody loses.

## Questions

question-first-king = Who shall be the first King of Kings?
question-slave-sale = Do you sell peasants as slaves?
question-free-peasants = Where do your free peasants work?
question-calling = Call the court, or pass and be out for this season
question-taking = Take a die and send peasants to work
question-buying = Buy one of the dice left for 1 silver, or decline
question-recovery = Your army is the largest: take a used hero back?
question-targets = Which city do your soldiers attack?
question-heroes = Which hero do you send?
question-sabotaging = Where do you sabotage { $town }?
question-plundering = What do you take from Assisi?
question-stocking = What do you add to the loot of Assisi?
question-improving = Do you spend { $prayers } prayers to improve your harvest?
question-invoking = Do you pay for the blessing of the gods?
question-succession = Who shall be the next King of Kings?
question-growth = By how many peasants does your city grow?

## Actions

action-appoint = Give the King of Kings card to a King.
    .title = Appoint
    .name = appoint
    .city = the King of which city
action-sell = Sell 1 peasant for 1 silver or 3 for 2 silver, once at the beginning of a season.
    .title = Sell Slaves
    .name = sell
    .peasants = how many: 0, 1 or 3
action-settle = Send peasants from free housing spaces to work; the others stay at home.
    .title = Place Free Peasants
    .name = settle
    .first = the first free peasant
    .second = the second free peasant
    .third = the third free peasant
action-call = Call the court: pay the price on one stall and roll the dice.
    .title = Call the Court
    .name = call
    .stall = the stall that gets the silver; left out: the one with least
action-pass = Pass your own call and leave the court for this season.
    .title = Pass
    .name = pass
action-take = Take one of the dice you rolled and send peasants to work.
    .title = Take a Die
    .name = take
    .die = which die
    .peasants = how many peasants; left out: as many as possible
    .farm = to the farm instead (harvest season)
action-buy = Buy a die that is left for 1 silver and send peasants to its job.
    .title = Buy a Die
    .name = buy
    .die = which die
    .peasants = how many peasants; left out: as many as possible
    .stall = the stall that gets the silver; left out: the one with least
action-decline = Buy no die in this call, or none until your own next call.
    .title = Decline
    .name = decline
    .until_call = and all further dice until your own next call
action-recover = Take one of your used heroes back, or none.
    .title = Take a Hero Back
    .name = recover
    .hero = which used hero; leave it out for none
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
    [none] as many as possible
   *[other] { $peasants }
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
label-until-call = { $until_call ->
    [yes] until your next call
   *[no] this time
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
label-no-job = no job

## Standing orders

order-never_sell = Never sell peasants.
    .title = Never Sell
order-decline = Decline dice offered for sale.
    .title = Decline Purchases
order-unless_die = Decline, unless this die is left …
    .title = Unless This Die
order-unless_pips = … and shows at least this number.
    .title = Shows at Least
order-pass_from = Pass your own call as soon as it costs this much.
    .title = Pass From This Price
order-always_improve = Always improve the harvest.
    .title = Always Improve
order-blessing = What to do about blessings.
    .title = Blessings
order-grow_most = Always grow as much as your wheat allows.
    .title = Grow to the Maximum

## Options

option-job_well_done = Job Well Done: majorities at work earn heroes, housing, piety and wheat.
    .title = Job Well Done
    .yes = with Job Well Done
    .no = without
option-spoils_of_war = Spoils of War: Kings with no more monuments than their victim capture whom they sabotage.
    .title = Spoils of War
    .yes = with Spoils of War
    .no = without
option-assisi = Assisi: a neutral city with loot. Two Kings always play with it, five cannot.
    .title = Assisi
    .auto = as the number of Kings asks
    .with = with Assisi
    .without = without Assisi
option-last_king = What happens when only one King is left.
    .title = The Last King
    .wins = wins at once
    .plays-on = plays on

## Refusals

refusal-one-sale = There is one sale per season, at its beginning: 1 peasant for 1 silver or 3 for 2 silver, not { $peasants }.
refusal-somebody-must-stay = Somebody must stay in your city: it has { $have } { $have ->
    [one] peasant
   *[other] peasants
  }.
refusal-farmers-in-harvest = Farmers work only in the harvest season.
refusal-no-free-peasants = None of your peasants lives on a free space (12, 16 or 20).
refusal-few-free-peasants = { $free } of your peasants { $free ->
    [one] lives on a free space: name the first job only
   *[other] live on free spaces: name the first { $free } jobs only
  }.
refusal-no-housing = You have no peasants left in housing.
refusal-call-too-dear = A call costs { $price } silver now and you have { $have }. You must pass.
refusal-out-of-court = You passed your own call this season, so you are out of the court until next season.
refusal-abstaining = You declined all dice until your own next call.
refusal-no-silver = A die costs { $price } silver, and you have none.
refusal-one-die-per-call = You may buy one die per call, and only in another King’s call.
refusal-one-stall = The whole price goes on one stall.
refusal-free-call = This call is free; no stall gets any silver.
refusal-stall-closed = With { $kings } Kings only stalls { stalls-open } are open.
refusal-die-gone = That die is gone. Still there: { $dice }.
refusal-wrong-number = Move between 1 and { $most } peasants with this die: it shows { $pips }, and { $housing } are in housing.
refusal-wrong-job = Each die has its own job: black for soldiers, grey for merchants, white for workers, brown for priests. Only in the harvest season may your own die send peasants to the farm instead.
refusal-bought-die-farm = A bought die sends peasants to its own job. Only the caller’s own die can send them to the farm.
refusal-hero-not-used = Hero { $hero } is not in your used pile. There are: { $heroes }.
refusal-no-city-card = You have no card for { city }. You can attack { $towns }.
refusal-no-soldiers = You have no soldiers, so you attack nobody.
refusal-must-attack = Your soldiers must attack somewhere. They defend you all the same.
refusal-hero-rests = Hero { $hero } rests in your used pile. Your active heroes are { $heroes }.
refusal-no-sabotage-of-soldiers = Soldiers cannot be sabotaged. Choose the market, the quarry, the temple or the farm.
refusal-nobody-to-sabotage = Nobody { at-place } can be sabotaged any more. You can choose { $places }.
refusal-assisi-has-none = Assisi has none of that ({ $loot ->
    [silver] silver
    [wheat] wheat
   *[captive] captives
  }).
refusal-assisi-full-of = Assisi cannot hold more of that ({ $loot ->
    [silver] silver
    [wheat] wheat
   *[captive] captives
  }): at most { $most } of a kind.
refusal-captive-needs-job = Say what the captive does: { $jobs }.
refusal-captive-cannot = Captives cannot do that job ({ $job ->
    [soldiers] soldiers
    [merchants] merchants
    [workers] workers
    [priests] priests
   *[farmers] farmers
  }). They can be { $jobs }.
refusal-no-job-for-goods = Only a captive gets a job.
refusal-few-prayers = This year costs { $cost } prayers and you have { $have }.
refusal-blessing-without-improving = Only cities that improved their harvest can ask for a blessing.
refusal-blessing-too-dear = A blessing costs you { $cost } worship, and you have { $have }.
refusal-growth-too-dear = With { $wheat } wheat you can afford at most { $most } new { $most ->
    [one] peasant
   *[other] peasants
  }.
refusal-another-king = Pass the card to another King: { $towns }.
refusal-no-such-king = { city } has no King who could take the card. Choose { $towns }.
refusal-forgotten = Your city has been forgotten; you are out of the game.
refusal-assisi-with-five = Assisi lies on the back of Reate, which { $players } Kings need. It is for 2 to 4 Kings.
refusal-two-without-assisi = Two Kings always play with Assisi.
