## Shafausa en français

title = Shafausa
tagline = Des mines, une bourse et huit peuples d’Helvétia

## Options

option-mode = Quelles règles jouez-vous ?
    .title = Règles
    .family = FAMILY : prix fixes, sans enchères
    .geek = GEEK : enchères, bourse, cartes POUVOIR
    .colonial = COLONIAL : GEEK dans un monde à bâtir
option-peoples = Qui joue quel peuple ?
    .title = Peuples
    .drawn = tirés au hasard
    .chosen = premier arrivé, premier servi
option-compensation = FAMILY : 1 CHF de plus par rang dans le premier ordre du tour.
    .title = Compensation
    .yes = 1 CHF par rang
    .no = sans compensation
option-round_limit = La partie s’arrête au plus tard après le tour 25.
    .title = Limite de tours
    .yes = 25 tours au plus
    .no = sans limite

## Places

seat-gineva = Gineva
seat-grisa = Grisa
seat-zugriga = Zugriga
seat-shafausa = Shafausa
seat-sanagal = Sanagal
seat-luserna = Luserna
seat-primitiva = Primitiva
seat-tessina = Tessina
seat-seat1 = Place 1
seat-seat2 = Place 2
seat-seat3 = Place 3
seat-seat4 = Place 4
seat-seat5 = Place 5
seat-seat6 = Place 6

## Noms

name-wood = bois
name-stone = pierre
name-iron = fer
name-coal = charbon
name-copper = cuivre
name-silver = argent
name-gold = or
name-sale = prix de vente
name-purchase = prix d’achat
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
folk-gineva = les diplomates de Gineva
folk-grisa = les ogres de Grisa
folk-zugriga = les vampires de Zugriga
folk-shafausa = les nains de Shafausa
folk-sanagal = les magiciens de Sanagal
folk-luserna = les elfes de Luserna
folk-primitiva = les hallebardiers de Primitiva
folk-tessina = les justiciers de Tessina
name-inn = Auberge
name-ironworks = Ferronnerie
name-quarry = Boucharde
name-sawmill = Scierie
name-kiln = Charbonnière
name-loft = Grenier
name-builders_house = Maison des Bâtisseurs
name-booster_shop = Boutique de Booster
name-miners_guild = Guilde des Mineurs
name-trading_post = Comptoir
name-market_hall = Halle
name-engineers_office = Bureau d’Ingénieur
name-embassies = Ambassades
name-second_signature = Seconde signature
name-peace_prize = Prix de la paix
name-brute_strength = Force brute
name-hard_bargain = Marchandage
name-hoard = Trésor
name-interest = Intérêts
name-insider_trading = Délit d’initié
name-old_fortune = Vieille fortune
name-forced_labour = Travaux forcés
name-deep_galleries = Galeries profondes
name-master_miners = Maîtres mineurs
name-tax_rebate = Rabais fiscal
name-transmutation = Transmutation
name-arcane_library = Bibliothèque des arcanes
name-guardians = Gardiens de la forêt
name-harmony = Harmonie
name-green_towns = Villes vertes
name-privilege = Privilège
name-conscription = Conscription
name-oath = Serment des premiers cantons
name-pass_toll = Péage du col
name-night_shift = Équipe de nuit
name-night_watch = Garde de nuit

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
    [wood] bois
    [stone] { $count ->
        [one] pierre
       *[other] pierres
      }
    [iron] { $count ->
        [one] fer
       *[other] fers
      }
    [coal] { $count ->
        [one] charbon
       *[other] charbons
      }
    [copper] { $count ->
        [one] cuivre
       *[other] cuivres
      }
    [silver] argent
   *[gold] or
  }
nothing = rien
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
   *[other] une { mine }
  }
mine = { $resource ->
   *[other] mine { of-resource }
  }
of-resource = { $resource ->
    [wood] de bois
    [stone] de pierre
    [iron] de fer
    [coal] de charbon
    [copper] de cuivre
    [silver] d’argent
   *[gold] d’or
  }
the-resource = { $resource ->
    [wood] du bois
    [stone] de la pierre
    [iron] du fer
    [coal] du charbon
    [copper] du cuivre
    [silver] de l’argent
   *[gold] de l’or
  }
market = { $market ->
    [sale] prix de vente
   *[purchase] prix d’achat
  }
phase = { $phase ->
    [peoples] Peuples
    [draft] Phase initiale
    [extraction] Extraction
    [order] Ordre du tour
    [buying] Achat
    [management] Gestion
    [administration] Administration
    [speculation] Spéculation
   *[scoring] Décompte final
  }
thing = { $thing ->
    [mine] Cette mine
    [miner] Le prochain mineur
    [city] Cette ville
    [building] La construction de ce bâtiment
   *[speculation] Cette spéculation
  }
warehouses = { $count } { $count ->
    [one] entrepôt
   *[other] entrepôts
  }
# l’argent entre parenthèses, après ce qui a été payé
paid = { $chf ->
    [0] { "" }
   *[other] { " " }({ $chf } CHF)
  }

## Ce que font les bâtiments

effect-inn = { $chf } CHF à chaque extraction
effect-ironworks = { $amount } fer de plus à chaque extraction
effect-quarry = jusqu’à { $max_mines } mines de pierre produisent 1 de plus
effect-sawmill = jusqu’à { $max_mines } mines de bois produisent 1 de plus
effect-kiln = { $amount } charbon de plus à chaque extraction
effect-loft = stocke { $amount } ressources
effect-builders_house = les mines et les villes coûtent { $chf } CHF de moins
effect-booster_shop = { $amount } mine de plus que ne le permettent vos mineurs
effect-miners_guild = un mineur coûte { $chf } CHF de moins, au moins 1
effect-trading_post = les { $max_per_round } premières ressources vendues à chaque tour rapportent { $chf } CHF de plus chacune
effect-market_hall = les { $max_per_round } premières ressources achetées à chaque tour coûtent { $chf } CHF de moins chacune
effect-engineers_office = les mines et les villes coûtent { $chf } CHF de moins

## Ce que font les cartes POUVOIR

effect-embassies = à chaque extraction, { $chf } CHF par ville après la première
effect-second_signature = les bâtiments coûtent { $price_discount } CHF de moins, et vous pouvez en acheter ou défausser un second
effect-peace_prize = décompte final : 1 point par ville remplie
effect-brute_strength = les villes coûtent { $chf } CHF de moins
effect-hard_bargain = les { $max_per_round } premières ressources vendues dans une phase de gestion rapportent { $chf } CHF de plus chacune
effect-hoard = décompte final : 1 point par lot de { $every } ressources, { $max } au plus
effect-interest = à la fin de l’administration, 1 CHF par tranche de { $per_chf } CHF, { $max } au plus
effect-insider_trading = une seconde spéculation juste après la première, { $discount } CHF moins chère
effect-old_fortune = décompte final : 1 point par tranche de { $per_chf } CHF
effect-forced_labour = à chaque extraction, vous pouvez payer { $cost_chf } CHF pour { $amount } de plus d’une mine de bois, de pierre ou de fer
effect-deep_galleries = { $amount } mine de plus que ne le permettent vos mineurs
effect-master_miners = décompte final : 1 point par lot de { $every } mines, { $max } au plus
effect-tax_rebate = une spéculation coûte { $chf } CHF de moins
effect-transmutation = une fois par phase de gestion, 1 bois devient pierre, 1 pierre devient fer ou 1 fer devient charbon
effect-arcane_library = décompte final : 1 point par lot de { $every } bâtiments, { $max } au plus
effect-guardians = avec une mine de bois, { $amount } bois de plus à chaque extraction
effect-harmony = les bâtiments se construisent avec 1 bois au lieu de 1 fer
effect-green_towns = décompte final : 1 point par sorte de mine après la première, { $max } au plus
effect-privilege = vous payez votre mise { $chf } CHF de moins
effect-conscription = une fois par phase de gestion, un mineur coûte au plus { $chf } CHF
effect-oath = décompte final : 1 point par lot de { $every } mineurs, { $max } au plus
effect-pass_toll = à chaque extraction, { $other } CHF, ou { $last } si vous êtes dernier dans l’ordre du tour
effect-night_shift = jusqu’à { $amount } entrepôts par tour, chacun { $discount } CHF moins cher
effect-night_watch = décompte final : 1 point par lot de { $every } entrepôts, { $max } au plus

## Événements

event-game-began = { $mode ->
    [family] FAMILY
    [geek] GEEK
   *[colonial] COLONIAL
  } : les plateaux sont distribués. Ordre du tour : { $order }.
event-people-chosen = { $seat } mène { people }.
event-tile-taken = { $seat } prend la tuile de mise en place { $value }.
event-settled = { $seat } s’installe avec { $chf } CHF{ $miners ->
    [0] { "" }
    [one] , 1 mineur
   *[other] , { $miners } mineurs
  }{ $warehouses ->
    [0] { "" }
    [one] , 1 entrepôt
   *[other] , { $warehouses } entrepôts
  }{ $cities ->
    [0] { "" }
    [one] , 1 ville
   *[other] , { $cities } villes
  }{ $buildings ->
    [none] { "" }
   *[other] . Bâtiments : { $buildings }
  }.
event-order-set = Ordre du tour : { $order }.
event-round-began = Tour { $round }.
event-extracted = Extraction, { $seat } : { $goods }{ $chf ->
    [0] .
   *[other] , { $chf } CHF.
  }
event-labour-forced = { $seat } paie { $chf } CHF pour 1 { resource } de plus.
event-bid-made = { $seat } mise { $chf } CHF.
event-place-taken = { $seat } prend la place { $place } et paie { $chf } CHF.
event-building-purchased = { $seat } achète un bâtiment pour { $chf } CHF : { building }.
event-building-discarded = { $seat } paie { $chf } CHF pour remettre un bâtiment dans le sac : { building }.
event-warehouses-built = { $seat } construit { warehouses } pour { $chf } CHF et en a maintenant { $warehouses }.
event-resource-sold = { $seat } vend { amount } pour { $chf } CHF.
event-resource-bought = { $seat } achète { amount } pour { $chf } CHF.
event-mine-built = { $seat } construit { a-mine } dans la ville { $city }{ paid }.
event-mine-missed = Il ne restait plus de tuile pour la mine { of-resource } de { $seat } : les tuiles sont allées dans l’ordre du tour. Rien n’est payé, et { $seat } peut refaire son plan.
event-miner-added = { $seat } ajoute un mineur{ paid }.
event-city-built = { $seat } construit la ville { $city }{ paid }.
event-building-constructed = { $seat } construit dans la ville { $city } avec 1 { $paid ->
    [wood] bois
   *[iron] fer
  } : { building }.
event-office-replaced = La Maison des Bâtisseurs de { $seat } écrase le Bureau d’Ingénieur.
event-resource-transmuted = { $seat } change 1 { resource } en 1 { $into ->
    [stone] pierre
    [iron] fer
   *[coal] charbon
  }.
event-power-revealed = { $seat } joue la carte POUVOIR { $card ->
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
event-plan-committed = { $seat } a terminé.
event-plan-reopened = { $seat } n’a finalement pas terminé.
event-order-called = { $seat } demande l’ordre du tour : désormais, chacun termine à son tour.
event-plan-carried-out = { $seat } achève la gestion avec { $chf } CHF.
event-excess-sold = { $seat } ne peut pas tout stocker et vend { $goods } pour { $chf } CHF.
event-upkeep-paid = { $seat } paie { $chf } CHF pour les bâtiments en réserve.
event-building-returned = { $seat } ne paie pas pour un bâtiment, qui retourne dans le sac : { building }.
event-interest-paid = { $seat } touche { $chf } CHF d’intérêts.
event-ladder-filled = Disponibles : { $available ->
    [none] rien
   *[other] { $available }
  }.{ $future ->
    [none] { "" }
   *[other] { " " }À venir : { $future }.
  }
event-price-fell = { $resource ->
    [wood] Du bois a été vendu
    [stone] De la pierre a été vendue
    [iron] Du fer a été vendu
    [coal] Du charbon a été vendu
    [copper] Du cuivre a été vendu
    [silver] De l’argent a été vendu
   *[gold] De l’or a été vendu
  } : le prix de vente passe à { $price }.
event-price-fixed = { $seat } bloque le { market } { the-resource }{ paid }.
event-price-moved = { $seat } fait passer le { market } { the-resource } à { $price }{ paid }.
event-resource-fixed = { $seat } bloque les deux prix { the-resource }{ paid }.
event-resource-varied = { $seat } fait passer les prix { the-resource } à { $sale } pour la vente et { $purchase } pour l’achat{ paid }.
event-cities-filled = Toutes les villes de { $seat } sont construites et remplies : la partie prend fin.
event-warehouses-filled = Tous les entrepôts de { $seat } sont construits et remplis : la partie prend fin.
event-rounds-over = Le tour { $round } était le dernier.
event-scored = { $seat } : { $cities } pour les villes, { $warehouses } pour les entrepôts, { $miners } pour les mineurs, { $buildings } pour les bâtiments, { $mines } pour les mines, { $bonuses } de bonus, { $power } pour la carte POUVOIR, { $money } pour { $chf } CHF : { $total } points.
event-game-won = Victoire avec { $total } points : { $seats }.

## Questions

question-peoples = Choisissez votre peuple
question-draft = Prenez une tuile de mise en place
question-first-cards = Révélez-vous dès maintenant une carte POUVOIR d’extraction ?
question-forced-labour = Travaux forcés : payez-vous pour une ressource de plus ?
question-bid-or-pass = Misez pour l’ordre du tour, ou passez et prenez une place
question-placement = Vous êtes le dernier de l’enchère : prenez une place
question-buy-building = Achetez ou défaussez un bâtiment, construisez des entrepôts
question-management = Préparez votre gestion, puis validez
question-storage = Vous ne pouvez pas tout stocker : que vendez-vous ?
question-upkeep = Payez pour les bâtiments de votre réserve
question-ask-for-interest = Révélez-vous maintenant les Intérêts ?
question-speculation = { $second ->
    [yes] Délit d’initié : votre seconde spéculation
   *[no] Spéculez à la bourse
  }

## Actions

action-choose-people = Choisir le peuple que vous jouez.
    .title = Choisir
    .name = peuple
    .people = quel peuple
action-take-tile = Prendre une tuile de mise en place.
    .title = Prendre une tuile
    .name = tuile
    .value = le chiffre de la tuile
action-decline = Rien, ou rien de plus : ne pas acheter, payer, révéler ni spéculer.
    .title = Rien de plus
    .name = rien
action-reveal = Révéler une carte POUVOIR ; en gestion, comme étape de votre plan.
    .title = Révéler une carte
    .name = révéler
    .card = quelle carte POUVOIR
action-force-labour = Travaux forcés : payer pour une ressource de plus.
    .title = Travaux forcés
    .name = travaux
    .resource = de quelle mine
action-bid = Miser 1 CHF de plus pour l’ordre du tour.
    .title = Miser
    .name = miser
    .chf = la prochaine mise
action-take-place = Quitter l’enchère, payer votre dernière mise et prendre une place dans l’ordre du tour.
    .title = Prendre place
    .name = place
    .place = quelle place, 1 est la première
action-purchase = Acheter un bâtiment disponible pour votre réserve.
    .title = Acheter un bâtiment
    .name = bâtiment
    .building = quel bâtiment
action-discard = Payer un bâtiment disponible et le remettre dans le sac.
    .title = Défausser un bâtiment
    .name = défausser
    .building = quel bâtiment
action-build-warehouses = Construire les entrepôts suivants de votre ligne.
    .title = Entrepôts
    .name = entrepôts
    .count = combien
action-sell = Vendre des ressources à la banque ; en gestion, comme étape de votre plan.
    .title = Vendre
    .name = vendre
    .resource = quelle ressource
    .count = combien
action-buy = Acheter des ressources à la banque ; en gestion, comme étape de votre plan.
    .title = Acheter
    .name = acheter
    .resource = quelle ressource
    .count = combien
action-build-mine = Prévoir une mine.
    .title = Mine
    .name = mine
    .resource = quelle mine
    .city = dans quelle ville ; 0 pour la première qui a un emplacement libre
    .buy = acheter à la banque ce qui manque
action-add-miner = Prévoir un mineur de plus.
    .title = Mineur
    .name = mineur
    .conscript = au prix de la carte Conscription
action-build-city = Prévoir votre prochaine ville.
    .title = Ville
    .name = ville
    .city = son numéro
    .buy = acheter à la banque ce qui manque
action-construct = Prévoir la construction d’un bâtiment de votre réserve.
    .title = Construire
    .name = construire
    .building = quel bâtiment
    .city = dans quelle ville ; 0 pour la première qui a un emplacement libre
    .buy = acheter à la banque ce qui manque
    .with_wood = Harmonie : payer avec du bois au lieu de fer
action-transmute = Transmutation : prévoir de changer une ressource en la suivante.
    .title = Transmuter
    .name = transmuter
    .resource = quelle ressource
action-take-back = Reprendre une étape de votre plan.
    .title = Reprendre
    .name = reprendre
    .step = quelle étape ; 0 pour la dernière
action-commit = Valider votre plan : vous avez terminé.
    .title = Terminé
    .name = terminé
action-reopen = Finalement, vous n’avez pas terminé.
    .title = Pas encore terminé
    .name = rouvrir
action-call-order = Demander l’ordre du tour : désormais, chacun termine à son tour.
    .title = Ordre du tour, svp
    .name = ordre
action-sell-excess = Choisir ce que vous vendez faute de place pour le stocker.
    .title = Vendre l’excédent
    .name = excédent
    .wood = combien de bois
    .stone = combien de pierre
    .iron = combien de fer
    .coal = combien de charbon
    .copper = combien de cuivre
    .silver = combien d’argent
    .gold = combien d’or
action-pay-upkeep = Payer pour les bâtiments de votre réserve, du plus ancien au plus récent.
    .title = Payer
    .name = payer
action-give-up = Remettre un bâtiment de votre réserve dans le sac au lieu de payer.
    .title = Renoncer
    .name = renoncer
    .building = quel bâtiment
action-speculate = Bloquer ou déplacer le prix de vente, le prix d’achat ou les deux d’une ressource.
    .title = Spéculer
    .name = spéculer
    .resource = quelle ressource
    .sale = crans pour le prix de vente ; 0 le bloque
    .purchase = crans pour le prix d’achat ; 0 le bloque

## Refus

refusal-compensation-in-family = La compensation par rang appartient aux règles FAMILY ; les autres ont une enchère.
refusal-people-taken = Quelqu’un joue déjà { people }. Choisissez un autre peuple.
refusal-people-first = Chacun choisit d’abord son peuple.
refusal-tile-taken = La tuile { $value } n’est pas sur la table. Prenez-en une qui y est.
refusal-tile-building = Vous avez déjà une tuile avec ce bâtiment : { building }. Prenez-en une autre.
refusal-no-powers = FAMILY se joue sans cartes POUVOIR.
refusal-power-not-yours = La carte { power } appartient à un autre peuple.
refusal-power-used = Vous jouez déjà la carte { power } ; vos autres cartes ont quitté la partie.
refusal-power-planned = Votre plan contient déjà une carte POUVOIR.
refusal-power-timing = La carte { power } ne sert que { $moment ->
    [extraction] dans l’extraction
    [auction] dans l’enchère, quand vous misez, passez ou prenez votre place
    [buying] à votre tour d’achat
    [management] dans la phase de gestion
    [administration] dans la gestion et l’administration
    [speculation] à votre tour de spéculation
   *[scoring] au décompte final, où elle se révèle d’elle-même
  }.
refusal-needs-power = Pour cela, vous devez jouer la carte { power }.
refusal-power-once = La carte { power } ne sert qu’une fois par phase de gestion.
refusal-no-forced-labour = Les Travaux forcés se font dans une de vos mines de bois, de pierre ou de fer ; vous n’avez pas de mine { of-resource } pour cela.
refusal-bid-step = La prochaine mise est de { $price } CHF : misez-la ou passez.
refusal-bid-cash = Vous avez { $have } CHF et ne pouvez pas en miser { $price }. Vous devez passer.
refusal-insert-range = Choisissez une place de 1 à { $places }.
refusal-office-not-for-sale = Le Bureau d’Ingénieur est un privilège et ne s’achète pas.
refusal-not-available = Ce bâtiment n’est pas disponible ce tour-ci : { building }.
refusal-already-owned = Vous possédez déjà ce bâtiment et ne pouvez pas en acheter un second : { building }.
refusal-one-purchase = Vous pouvez acheter ou défausser { $most } { $most ->
    [one] bâtiment
   *[other] bâtiments
  } par tour.
refusal-building-too-dear = Ce bâtiment ({ building }) vous coûte { $price } CHF ; vous en avez { $have }.
refusal-no-discard = Dans FAMILY, on ne défausse pas de bâtiments.
refusal-warehouse-all = Vos { $every } entrepôts sont tous construits.
refusal-warehouses-left = Vous ne pouvez plus construire que { $left } { $left ->
    [one] entrepôt
   *[other] entrepôts
  }.
refusal-warehouse-limit = Vous pouvez construire { $most } entrepôts par tour et en avez construit { $built }.
refusal-warehouses-too-dear = Pour { warehouses }, il faut { $price } CHF ; vous en avez { $have }.
refusal-none-to-sell = Vous avez { $have } { resource } et ne pouvez pas en vendre davantage.
refusal-purchase-too-dear = Pour { amount }, il faut { $price } CHF ; vous en avez { $have }.
refusal-trade-in-management = On ne commerce avec la banque que dans la phase de gestion.
refusal-trade-too-early = On commerce avec la banque à partir du premier tour.
refusal-trade-in-plan = En phase de gestion, les échanges font partie de votre plan ; dites que vous n’avez pas terminé et prévoyez-les.
refusal-no-storage = Vous pouvez encore stocker { $room } { $room ->
    [one] ressource
   *[other] ressources
  } et ne pouvez pas en acheter davantage maintenant.
refusal-no-slot = Il n’y a pas d’emplacement libre dans vos villes construites. Construisez d’abord une ville.
refusal-city-full = Il n’y a pas d’emplacement libre dans la ville { $city }. Il y en a un dans la ville { $free }.
refusal-no-material = { thing } demande { $need } { resource } et vous en avez { $have }. La banque vous vendrait ce qui manque pour { $price } CHF.
refusal-no-cash = { thing } coûte { $price } CHF ; vous en avez { $have }.
refusal-no-mine-tiles = Il n’y a plus de tuiles de mine.
refusal-mine-limit = Vous avez { $mines } mines et { $miners } mineurs, qui en permettent { $limit }. Ajoutez d’abord un mineur.
refusal-miners-max = { $most } mineurs, c’est le maximum.
refusal-city-all = Vos { $cities } villes sont toutes construites.
refusal-city-order = Votre prochaine ville est la numéro { $city }.
refusal-city-mines = La ville { $city } apporte { $mines } { $mines ->
    [one] mine
   *[other] mines
  } ; il vous faut { $need } mineurs.
refusal-not-in-reserve = Ce bâtiment n’est pas dans votre réserve : { building }.
refusal-replaces-office = La Maison des Bâtisseurs écrase le Bureau d’Ingénieur dans la ville { $city }.
refusal-no-transmutation = Seuls le bois, la pierre et le fer se transmutent, pas ceci : { resource }.
refusal-none-to-transmute = Vous n’avez rien à transmuter de cette sorte : { resource }.
refusal-plan-empty = Votre plan est vide.
refusal-no-such-step = Votre plan a { $steps } { $steps ->
    [one] étape
   *[other] étapes
  } ; il n’y a pas d’étape { $step }.
refusal-step-needed = Des étapes suivantes de votre plan ont besoin de l’étape { $step }. Reprenez-les d’abord.
refusal-order-called = L’ordre du tour a déjà été demandé.
refusal-not-done = Vous n’avez pas validé de plan à rouvrir.
refusal-done-is-final = L’ordre du tour a été demandé : qui a terminé a terminé.
refusal-keep-count = Vous pouvez garder { $keep } { $keep ->
    [one] ressource
   *[other] ressources
  } ; choisissez-en exactement { $count } à vendre.
refusal-no-speculation = Dites ce que devient le prix de vente, le prix d’achat ou les deux.
refusal-both-must-move = Si vous déplacez les deux prix, chacun bouge d’exactement un cran ; si vous les bloquez, aucun ne bouge.
refusal-crossed = Le { market } { the-resource } est déjà bloqué pour ce tour.
refusal-ladder-end = Le { market } { the-resource } est à { $price } et doit rester entre { $least } et { $most }.
refusal-price-gap = Le prix d’achat { the-resource } doit rester au-dessus du prix de vente ; ce serait { $purchase } contre { $sale }.
