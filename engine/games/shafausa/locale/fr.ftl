## Shafausa en français

title = Shafausa
tagline = Des mines, une bourse et huit peuples d’Helvétia

## Options

option-mode = Quelles règles jouez-vous ?
    .title = Règles
    .family = FAMILY : prix fixes, sans enchères
    .geek = GEEK : enchères, bourse, cartes POUVOIR
    .colonial = COLONIAL : GEEK dans un monde à construire
option-peoples = Qui joue quel peuple ?
    .title = Peuples
    .drawn = tirés au hasard
    .chosen = premier arrivé, premier servi
option-compensation = FAMILY : 1 CHF de plus par rang dans le premier ordre du tour.
    .title = Compensation
    .yes = 1 CHF par rang
    .no = sans compensation
option-round_limit = La partie s’arrête au plus tard après la manche 25.
    .title = Limite de manches
    .yes = 25 manches au plus
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
a-building = { $building ->
    [loft] un { name-loft }
    [trading_post] un { name-trading_post }
    [engineers_office] un { name-engineers_office }
   *[other] une { building }
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
paid-each = { $chf ->
    [0] { "" }
   *[other] { " " }({ $chf } CHF chacune)
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
effect-trading_post = les { $max_per_round } premières ressources vendues par manche rapportent { $chf } CHF de plus chacune
effect-market_hall = les { $max_per_round } premières ressources achetées par manche coûtent { $chf } CHF de moins chacune
effect-engineers_office = les mines et les villes coûtent { $chf } CHF de moins

## Ce que font les cartes POUVOIR

effect-embassies = à chaque extraction, { $chf } CHF par ville après la première
effect-second_signature = les bâtiments coûtent { $price_discount } CHF de moins ; achetez-en ou défaussez-en un second
effect-peace_prize = décompte final : 1 point par ville remplie
effect-brute_strength = les villes coûtent { $chf } CHF de moins
effect-hard_bargain = les { $max_per_round } premières ressources vendues en gestion rapportent { $chf } CHF de plus chacune
effect-hoard = décompte final : 1 point par lot de { $every } ressources, { $max } au plus
effect-interest = à la fin de l’administration, 1 CHF par tranche de { $per_chf } CHF, { $max } au plus
effect-insider_trading = une seconde spéculation juste après la première, { $discount } CHF moins chère
effect-old_fortune = décompte final : 1 point par tranche de { $per_chf } CHF
effect-forced_labour = par extraction, { $amount } de plus d’une mine de bois, pierre ou fer si vous payez { $cost_chf } CHF
effect-deep_galleries = { $amount } mine de plus que ne le permettent vos mineurs
effect-master_miners = décompte final : 1 point par lot de { $every } mines, { $max } au plus
effect-tax_rebate = une spéculation coûte { $chf } CHF de moins
effect-transmutation = une fois par gestion, 1 bois devient pierre, 1 pierre fer ou 1 fer charbon
effect-arcane_library = décompte final : 1 point par lot de { $every } bâtiments, { $max } au plus
effect-guardians = avec une mine de bois, { $amount } bois de plus à chaque extraction
effect-harmony = les bâtiments se construisent avec 1 bois au lieu de 1 fer
effect-green_towns = décompte final : 1 point par sorte de mine après la première, { $max } au plus
effect-privilege = vous payez votre mise { $chf } CHF de moins
effect-conscription = une fois par phase de gestion, un mineur coûte au plus { $chf } CHF
effect-oath = décompte final : 1 point par lot de { $every } mineurs, { $max } au plus
effect-pass_toll = à chaque extraction, { $other } CHF, ou { $last } si vous avez la dernière place du tour
effect-night_shift = jusqu’à { $amount } entrepôts par manche, chacun { $discount } CHF moins cher
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
event-round-began = Manche { $round }.
event-extracted = Extraction, { $seat } : { $goods }{ $chf ->
    [0] .
   *[other] , { $chf } CHF.
  }
extraction = Extraction : { $realms }.
extracted-by = { $seat } { $goods }{ $chf ->
    [0] { "" }
   *[other] { " " }(plus { $chf } CHF)
  }
event-labour-declined = { $seat } renonce aux Travaux forcés.
event-labour-forced = { $seat } paie { $chf } CHF pour 1 { resource } de plus.
event-bid-made = { $seat } mise { $chf } CHF.
bids-made = Mises : { $bids }.
bid-of = { $seat } { $chf } CHF
auction-left = { $chf ->
    [0] { $seat } passe et ne paie rien.
   *[other] { $seat } passe et paie { $chf } CHF.
  }
auction-left-together = { $seats } passent et ne paient rien.
event-place-taken = { $order ->
    [none] { $chf ->
        [0] { $seat } prend la place { $place } et ne paie rien.
       *[other] { $seat } prend la place { $place } et paie { $chf } CHF.
      }
   *[other] { $chf ->
        [0] { $seat } passe et ne paie rien. Ordre jusqu’ici : { $order }.
       *[other] { $seat } passe et paie { $chf } CHF. Ordre jusqu’ici : { $order }.
      }
  }
event-building-purchased = { $seat } achète { a-building } pour { $chf } CHF.
event-building-discarded = { $seat } paie { $chf } CHF pour remettre { a-building } dans le sac.
event-purchase-declined = { $seat } n’achète rien{ $more ->
    [yes] { " " }de plus
   *[no] { "" }
  }.
event-warehouses-built = { $seat } construit { warehouses } pour { $chf } CHF et en a maintenant { $warehouses }.
event-resource-sold = { $seat } vend { amount } pour { $chf } CHF.
event-resource-bought = { $seat } achète { amount } pour { $chf } CHF.
event-mine-built = { $seat } construit { a-mine } dans la ville { $city }{ paid }.
mines-built = { $seat } construit { $count } { $count ->
    [one] mine
   *[other] mines
  } { of-resource } dans la ville { $city }{ paid-each }.
event-mine-missed = Il ne restait plus de tuile pour la mine { of-resource } de { $seat } : les tuiles sont allées dans l’ordre du tour. Rien n’est payé, et { $seat } peut refaire son plan.
event-miner-added = { $seat } ajoute un mineur{ paid }.
event-city-built = { $seat } construit la ville { $city }{ paid }.
event-building-constructed = { $seat } construit { a-building } dans la ville { $city } avec 1 { $paid ->
    [wood] bois
   *[iron] fer
  }.
event-office-replaced = La Maison des Bâtisseurs de { $seat } remplace le Bureau d’Ingénieur.
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
event-plan-committed = { $seat } a terminé son plan.
plans-committed = { $count ->
    [one] { $seats } a terminé son plan.
   *[other] { $seats } ont terminé leurs plans.
  }
event-plan-reopened = { $seat } reprend son plan.
event-order-called = { $seat } demande l’ordre du tour : désormais, chacun termine à son tour.
event-plan-carried-out = { $seat } achève la gestion avec { $chf } CHF.
plans-carried-out = La gestion s’achève pour { $left }.
money-of = { $seat } ({ $chf } CHF)
event-excess-sold = { $seat } ne peut pas tout stocker et vend { $goods } pour { $chf } CHF.
event-upkeep-paid = { $seat } paie { $chf } CHF pour les bâtiments en réserve.
event-building-returned = { $seat } ne paie pas pour { a-building } ; le bâtiment retourne dans le sac.
event-interest-declined = { $seat } ne révèle pas de carte.
event-interest-paid = { $seat } touche { $chf } CHF d’intérêts.
event-ladder-filled = Disponibles : { $available ->
    [none] aucun
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
prices-fell = Le prix de vente de ce qui a été vendu baisse : { $prices }.
price-of = { resource } { $price }
event-speculation-declined = { $seat } laisse les prix tels quels.
event-price-fixed = { $seat } bloque le { market } { the-resource }{ paid }.
event-price-moved = { $seat } fait passer le { market } { the-resource } à { $price }{ paid }.
event-resource-fixed = { $seat } bloque les deux prix { the-resource }{ paid }.
event-resource-varied = { $seat } fait passer les prix { the-resource } à { $sale } pour la vente et { $purchase } pour l’achat{ paid }.
event-cities-filled = Toutes les villes de { $seat } sont construites et remplies : la partie prend fin.
event-warehouses-filled = Tous les entrepôts de { $seat } sont construits et remplis : la partie prend fin.
ends-reached = Toutes les villes de { $seats } et tous les entrepôts de { $storing } sont construits et remplis : la partie prend fin.
event-rounds-over = La manche { $round } était la dernière.
event-scored = { $seat } : { $cities } pour les villes{ $warehouses ->
    [0] { "" }
   *[other] , { $warehouses } pour les entrepôts
  }, { $miners } pour les mineurs, { $buildings } pour les bâtiments, { $mines } pour les mines{ $bonuses ->
    [0] { "" }
   *[other] , { $bonuses } de bonus
  }{ $power ->
    [0] { "" }
   *[other] , { $power } pour la carte POUVOIR
  }, { $money } pour { $chf } CHF : { $total } points.
event-game-won = { $seats_count ->
    [one] { $seats } gagne avec { $total } points.
   *[other] { $seats } se partagent la victoire avec { $total } points chacun.
  }
tie-broken = { $count ->
    [one] Égalité aux points ; l’argent décide : { $money }.
   *[other] Égalité aux points et, en tête, en argent : { $money }.
  }

## Questions

question-peoples = Choisissez votre peuple
question-draft = Prenez une tuile de mise en place
question-first-cards = Révéler dès maintenant une carte POUVOIR d’extraction ?
question-forced-labour = Travaux forcés : payer pour une ressource de plus ?
question-bid-or-pass = Misez pour l’ordre du tour, ou passez et prenez une place
question-placement = Tous les autres sont sortis de l’enchère : prenez une place
question-buy-building = { $mode ->
    [family] Achetez un bâtiment, ou rien
   *[other] Achetez ou défaussez un bâtiment, construisez des entrepôts
  }
question-management = Préparez votre gestion, puis appuyez sur Terminé
question-storage = Vous ne pouvez pas tout stocker : que vendez-vous ?
question-upkeep = Payez pour les bâtiments de votre réserve
question-ask-for-interest = Révéler maintenant les Intérêts ?
question-speculation = { $second ->
    [yes] Délit d’initié : votre seconde spéculation
   *[no] Spéculez à la bourse
  }

## Actions

action-choose-people = Choisir le peuple que vous jouez.
    .title = Choisir un peuple
    .name = peuple
    .people = quel peuple
action-take-tile = Prendre une tuile de mise en place.
    .title = Prendre une tuile
    .name = tuile
    .value = le numéro de la tuile
action-decline = Rien, ou rien de plus : ne pas acheter, payer, révéler ni spéculer.
    .title = Rien de plus
    .title-first-cards = Garder mes cartes
    .title-forced-labour = Ne rien payer
    .title-buy-building = Ne plus rien acheter
    .title-ask-for-interest = La garder cachée
    .title-speculation = Laisser les prix
    .name = rien
action-reveal = Révéler une carte POUVOIR ; en gestion, comme étape de votre plan.
    .title = Révéler une carte
    .tab = Carte
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
    .title = Prendre une place
    .title-bid-or-pass = Passer
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
    .title = Construire des entrepôts
    .name = entrepôts
    .count = combien
action-sell = Vendre des ressources à la banque ; en gestion, comme étape de votre plan.
    .title = Vendre des ressources
    .tab = Vendre
    .name = vendre
    .resource = quelle ressource
    .count = combien
action-buy = Acheter des ressources à la banque ; en gestion, comme étape de votre plan.
    .title = Acheter des ressources
    .tab = Acheter
    .name = acheter
    .resource = quelle ressource
    .count = combien
action-build-mine = Prévoir une mine.
    .title = Construire une mine
    .tab = Mine
    .name = mine
    .resource = quelle mine
    .city = dans quelle ville
    .buy = acheter à la banque ce qui manque
action-add-miner = Prévoir un mineur de plus.
    .title = Ajouter un mineur
    .name = mineur
    .conscript = au prix de la carte Conscription
action-build-city = Prévoir votre prochaine ville.
    .title = Construire une ville
    .tab = Ville
    .name = ville
    .city = son numéro
    .buy = acheter à la banque ce qui manque
action-construct = Prévoir la construction d’un bâtiment de votre réserve.
    .title = Construire un bâtiment
    .tab = Bâtiment
    .name = construire
    .building = quel bâtiment
    .city = dans quelle ville
    .buy = acheter à la banque ce qui manque
    .with_wood = Harmonie : payer avec du bois au lieu de fer
action-transmute = Transmutation : prévoir de changer une ressource en la suivante.
    .title = Transmuter
    .name = transmuter
    .resource = quelle ressource
action-take-back = Reprendre une étape de votre plan.
    .title = Reprendre une étape
    .name = reprendre
    .step = quelle étape
action-commit = Valider votre plan : vous avez terminé.
    .title = Terminé
    .name = terminé
action-reopen = Rouvrir votre plan : finalement, vous n’avez pas terminé.
    .title = Pas encore terminé
    .name = rouvrir
action-call-order = Demander l’ordre du tour : désormais, chacun termine à son tour.
    .title = Ordre du tour, s’il vous plaît
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
    .title = Payer pour la réserve
    .name = payer
action-give-up = Remettre un bâtiment de votre réserve dans le sac au lieu de payer.
    .title = Renoncer à un bâtiment
    .name = renoncer
    .building = quel bâtiment
action-speculate = Bloquer ou déplacer le prix de vente, le prix d’achat ou les deux d’une ressource.
    .title = Spéculer
    .name = spéculer
    .resource = quelle ressource
    .sale = ce que devient le prix de vente
    .purchase = ce que devient le prix d’achat

## Consignes

order-hidden-cards = Garder vos cartes POUVOIR cachées quand on vous demande une carte d’extraction ou les Intérêts.
    .title = Garder les cartes cachées
order-use-forced-labour = { $pay ->
    [yes] Travaux forcés : toujours payer pour une ressource de plus, celle dont le prix de vente est le plus haut.
   *[no] Travaux forcés : ne jamais payer.
  }
    .title = Travaux forcés
    .pay = si vous payez
order-bid-up-to = { $chf ->
    [0] Ordre du tour : ne pas miser
   *[other] Ordre du tour : miser jusqu’à { $chf } CHF
  } ; { $then ->
    [first] ensuite passer et prendre la première place
    [last] ensuite passer et prendre la dernière place possible
   *[ask] ensuite, la question vous est posée
  }.
    .title = Miser pour l’ordre du tour
    .offer = Miser jusqu’à…
    .offered = jusqu’à { $chf } CHF
    .chf = votre mise la plus haute, en CHF
    .then = ce que vous faites au-delà
    .then-first = passer et prendre la première place
    .then-last = passer et prendre la dernière place possible
    .then-ask = me poser la question
order-buy-nothing = Ne rien acheter{ $asked_from ->
    [none] { "" }
   *[other] { " " }tant que vous avez moins de { $asked_from } CHF
  }{ $unless ->
    [none] { "" }
   *[other] , sauf si vous pouvez acheter ceci : { wanted-building }
  }.
    .title = Ne rien acheter
    .asked_from = à partir de combien de CHF la question vous est posée
    .asked_from-none = peu importe combien
    .unless = le bâtiment que vous aimeriez
    .unless-none = aucun
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
order-one-purchase = Ne plus rien acheter dans une manche { $after ->
    [anything] une fois que vous avez acheté ou défaussé un bâtiment ou construit des entrepôts
   *[building] une fois que vous avez acheté ou défaussé un bâtiment
  }.
    .title = Un achat par manche
    .after = ce qui suffit pour une manche
    .after-anything = un bâtiment ou des entrepôts
    .after-building = un bâtiment
order-sell-surplus = De ce que vous ne pouvez pas stocker, vendre { $what ->
    [cheapest] ce dont le prix de vente est le plus bas
   *[commonest] ce que vous avez en plus grand nombre
  }.
    .title = Vendre le surplus
    .what = ce que vous vendez
    .what-cheapest = ce dont le prix de vente est le plus bas
    .what-commonest = ce que vous avez en plus grand nombre
order-pay-for-reserve = Payer pour tous les bâtiments de votre réserve{ $up_to ->
    [none] { "" }
   *[other] { " " }tant que cela coûte au plus { $up_to } CHF
  }. Si votre argent ne suffit pas pour tous, la consigne prend fin.
    .title = Payer pour la réserve
    .up_to = combien de CHF au plus
    .up_to-none = sans limite
disarmed-upkeep-short = Votre réserve coûte { $price } CHF et vous en avez { $have } : choisissez ce que vous gardez.
order-pass-speculation = Ne pas toucher à la bourse{ $asked_from ->
    [none] { "" }
   *[other] { " " }tant que vous avez moins de { $asked_from } CHF
  } ; pour une seconde spéculation, la question vous est posée.
    .title = Ne pas spéculer
    .asked_from = à partir de combien de CHF la question vous est posée
    .asked_from-none = peu importe combien

## Refus

refusal-compensation-in-family = La compensation par rang appartient aux règles FAMILY ; les autres ont une enchère.
refusal-people-taken = Quelqu’un joue déjà { people }. Choisissez un autre peuple.
refusal-people-first = Chacun choisit d’abord son peuple.
refusal-tile-taken = La tuile { $value } n’est pas sur la table. Prenez-en une qui y est.
refusal-tile-building = Vous avez déjà une tuile avec ce bâtiment : { building }. Prenez-en une autre.
refusal-no-powers = FAMILY se joue sans cartes POUVOIR.
refusal-power-not-yours = La carte { power } appartient à un autre peuple.
refusal-power-used = Vous jouez déjà la carte { power } ; vos autres cartes ont quitté la partie.
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
refusal-no-forced-labour = Les Travaux forcés se font dans une de vos mines de bois, de pierre ou de fer ; vous n’avez pas de mine { of-resource } pour cela.
refusal-bid-step = La prochaine mise est de { $price } CHF : misez-la ou passez.
refusal-bid-cash = Vous avez { $have } CHF et ne pouvez pas en miser { $price }. Vous devez passer.
refusal-insert-range = Choisissez une place de 1 à { $places }.
refusal-office-not-for-sale = Le Bureau d’Ingénieur est un privilège et ne s’achète pas.
refusal-not-available = Ce bâtiment n’est pas disponible dans cette manche : { building }.
refusal-already-owned = Vous possédez déjà ce bâtiment et ne pouvez pas en acheter un second : { building }.
refusal-one-purchase = Vous pouvez acheter ou défausser { $most } { $most ->
    [one] bâtiment
   *[other] bâtiments
  } par manche.
refusal-building-too-dear = Ce bâtiment ({ building }) vous coûte { $price } CHF ; vous en avez { $have }.
refusal-no-discard = Dans FAMILY, on ne défausse pas de bâtiments.
refusal-warehouse-all = Vos { $every } entrepôts sont tous construits.
refusal-warehouses-left = Il ne vous reste à construire { $left ->
    [0] aucun entrepôt
    [one] qu’un entrepôt
   *[other] que { $left } entrepôts
  }.
refusal-warehouse-limit = Vous pouvez construire jusqu’à { $most } { $most ->
    [one] entrepôt
   *[other] entrepôts
  } par manche et en avez construit { $built }.
refusal-warehouses-too-dear = Pour { warehouses }, il faut { $price } CHF ; vous en avez { $have }.
refusal-none-to-sell = Vous avez { $have } { $resource ->
    [wood] bois
    [stone] { $have ->
        [one] pierre
       *[other] pierres
      }
    [iron] { $have ->
        [one] fer
       *[other] fers
      }
    [coal] { $have ->
        [one] charbon
       *[other] charbons
      }
    [copper] { $have ->
        [one] cuivre
       *[other] cuivres
      }
    [silver] argent
   *[gold] or
  } et ne pouvez pas en vendre davantage.
refusal-purchase-too-dear = Pour { amount }, il faut { $price } CHF ; vous en avez { $have }.
refusal-trade-in-management = On ne commerce avec la banque que dans la phase de gestion.
refusal-trade-too-early = On commerce avec la banque à partir de la première manche.
refusal-trade-in-plan = En phase de gestion, les échanges font partie de votre plan ; appuyez sur Pas encore terminé et prévoyez-les.
refusal-no-storage = Vous pouvez encore stocker { $room } { $room ->
    [one] ressource
   *[other] ressources
  } et ne pouvez pas en acheter davantage maintenant.
refusal-no-slot = Il n’y a pas d’emplacement libre dans vos villes construites. Construisez d’abord une ville.
refusal-city-full = Il n’y a pas d’emplacement libre dans la ville { $city }. Il y en a un dans la ville { $free }.
refusal-no-material = { thing } demande { $need } { $resource ->
    [wood] bois
    [stone] { $need ->
        [one] pierre
       *[other] pierres
      }
    [iron] { $need ->
        [one] fer
       *[other] fers
      }
    [coal] { $need ->
        [one] charbon
       *[other] charbons
      }
    [copper] { $need ->
        [one] cuivre
       *[other] cuivres
      }
    [silver] argent
   *[gold] or
  } et vous en avez { $have }. La banque vous vendrait ce qui manque pour { $price } CHF.
refusal-no-cash = { thing } coûte { $price } CHF ; vous en avez { $have }.
refusal-no-mine-tiles = Il n’y a plus de tuiles de mine.
refusal-mine-limit = Vous avez { mines-have } et { miners-have }, de quoi en tenir { $limit }. Ajoutez d’abord un mineur.
refusal-miners-max = Vous ne pouvez pas avoir plus de mineurs ({ $most } au plus).
refusal-city-all = Toutes vos villes ({ $cities }) sont construites.
refusal-city-order = Votre prochaine ville est la numéro { $city }.
refusal-city-mines = La ville { $city } apporte { $mines } { $mines ->
    [one] mine
   *[other] mines
  } ; il vous faut { $need } { $need ->
    [one] mineur
   *[other] mineurs
  }.
refusal-not-in-reserve = Ce bâtiment n’est pas dans votre réserve : { building }.
refusal-replaces-office = La Maison des Bâtisseurs remplace le Bureau d’Ingénieur dans la ville { $city }.
refusal-no-transmutation = Seuls le bois, la pierre et le fer se transmutent, pas ceci : { resource }.
refusal-none-to-transmute = Vous n’avez rien à transmuter de cette sorte : { resource }.
refusal-plan-empty = Votre plan est vide.
refusal-no-such-step = Votre plan a { $steps } { $steps ->
    [one] étape
   *[other] étapes
  } ; il n’y a pas d’étape { $step }.
refusal-step-needed = Des étapes suivantes de votre plan ont besoin de l’étape { $step }. Reprenez-les d’abord.
refusal-order-called = L’ordre du tour a déjà été demandé.
refusal-not-done = Votre plan est encore ouvert : continuez.
refusal-done-is-final = L’ordre du tour a été demandé : un plan validé ne se rouvre plus.
refusal-keep-count = Vous pouvez garder { $keep } { $keep ->
    [one] ressource
   *[other] ressources
  } ; choisissez-en exactement { $count } à vendre.
refusal-no-speculation = Dites ce que devient le prix de vente, le prix d’achat ou les deux.
refusal-both-must-move = Si vous déplacez les deux prix, chacun bouge d’exactement un cran ; si vous les bloquez, aucun ne bouge.
refusal-crossed = Le { market } { the-resource } est déjà bloqué pour cette manche.
refusal-ladder-end = Le { market } { the-resource } est à { $price } et doit rester entre { $least } et { $most }.
refusal-price-gap = Le prix d’achat { the-resource } doit rester au-dessus du prix de vente ; ce serait { $purchase } contre { $sale }.

## Ce que l’on peut choisir

choice-people = { people } ({ $chf } CHF, { miners-have }, { mines-have })
choice-people-cards = { people } : { $cards }
choice-tile = { $value } – { $built ->
    [none] { "" }
   *[other] { $built },{ " " }
  }{ tile-content }
choice-labour = { resource } : la banque paie { $sale } CHF
choice-chf = { $chf } CHF
choice-place = place { $place }{ $before ->
    [none] { $after ->
        [none] , la seule pour l’instant
       *[other] , devant { $after }
      }
   *[other] { $after ->
        [none] , derrière { $before }
       *[other] , entre { $before } et { $after }
      }
  }
choice-building = { $name }, { $chf } CHF : { $effect }
choice-for = { $count } pour { $chf } CHF
choice-sell = { resource } : { $count } en stock, { $chf } CHF pièce
choice-buy = { resource } : { $chf } CHF pièce
choice-mine = { resource } : { $chf } CHF + { $goods }
choice-city = ville { $city }
choice-material = { $wood ->
    [yes] avec 1 bois (Harmonie)
   *[no] avec 1 fer
  }
choice-miner = { $conscript ->
    [yes] { $chf } CHF par la Conscription
   *[no] { $chf } CHF
  }
choice-transmute = 1 { resource } en 1 { $into }
choice-entry = { $work ->
    [sell] vendre { amount }
    [buy] acheter { amount }
    [mine] { mine }, ville { $city }
    [city] construire la ville { $city }
    [construct] { $built }, ville { $city }
    [transmute] transmuter 1 { resource }
    [power] révéler { $card }
   *[miner] un mineur de plus
  }
# une étape avec ce qu’on achète pour elle
choice-bought = { $step } (en achetant { $goods })
choice-step = { $number }. { $step }
choice-last = le dernier ajout : { $step }
choice-quote = { resource } : vente { $sale }, achat { $purchase }
choice-notches = { market } : { $way ->
    [none] inchangé
    [fix] bloqué
    [up] { $count } de plus
   *[down] { $count } de moins
  }
choice-excess = { resource } : vendre { $count } sur { $held } ({ $chf } CHF pièce)
choice-surplus = { $sold } pour { $chf } CHF ; il reste { $kept }

## Les nombres qui comptent

hint-held = Vous avez { $chf } CHF ; en stock : { $stock }.
hint-bid = Vous avez { $chf } CHF. Passer coûte { $price } CHF, la prochaine mise est de { $next } CHF. Autres encore dans l’enchère : { $others }.
hint-place = Vous avez { $chf } CHF et payez { $price } CHF pour votre place.
hint-labour = Vous avez { $chf } CHF ; cela coûte { $price } CHF. La banque paie : { $prices } CHF.
hint-warehouse = prochain entrepôt
hint-purchase = { $name } coûte { $chf } CHF ; il en reste { $left }. À la fin, { $points ->
    [one] 1 point
   *[other] { $points } points
  }. À construire plus tard avec { $goods } sur un emplacement libre ; d’ici là, { $upkeep } CHF par manche.
hint-discard = { $name } retourne dans le sac : personne ne pourra l’acheter dans cette manche. Coût : { $chf } CHF, il reste { $left } CHF.
hint-cards = { $cards }.
hint-buying = Vous avez { $chf } CHF.{ $prices ->
    [none] {""}
   *[other] {" "}Prix : { $prices } CHF.
  }{ $upkeep ->
    [0] {""}
   *[other] {" "}Votre réserve coûte déjà { $upkeep } CHF pour cette manche.
  }
hint-step = { $gain ->
    [yes] Cela rapporte { $chf } CHF ; vous aurez { $left } CHF.
   *[no] Cela coûte { $chf } CHF ; il vous restera { $left } CHF.
  }
hint-room = Mines : { $mines } sur { $limit } possibles ; emplacements libres : { $slots } ; ressources : { $held } pour { $capacity } places.
hint-storage = Ressources : { $held } ; place dans vos entrepôts : { $capacity } ; à vendre : { $count }.
hint-proceeds = Cela rapporte { $chf } CHF.
hint-sale-prices = La banque paie : { $prices } CHF.
hint-upkeep = Bâtiments en réserve : { $count } ; à payer : { $price } CHF ; vous avez { $chf } CHF.
hint-interest = Vous avez { $chf } CHF ; les Intérêts rapporteraient { $interest } CHF maintenant.
hint-speculate = Cela coûte { $price } CHF ; il vous restera { $left } CHF.
hint-speculation = CHF pour un prix : bloquer { $fix }, un cran { $small }, deux crans { $big } ; pour les deux prix : bloquer { $both }, déplacer { $vary }.

## Guide

guide-peoples = { $mode ->
    [family] Chaque peuple a son plateau : un autre capital, d’autres mines, d’autres villes. Aucun peuple n’est plus fort que les autres.
    [geek] Chaque peuple a son plateau : un autre capital, d’autres mines, d’autres villes. Il apporte aussi trois cartes POUVOIR, dont vous utiliserez une. Aucun peuple n’est plus fort que les autres : prenez celui dont les cartes vous plaisent.
   *[colonial] Tous les plateaux sont pareils. Chaque peuple apporte trois cartes POUVOIR, dont vous utiliserez une. Aucun peuple n’est plus fort que les autres : prenez celui dont les cartes vous plaisent.
  }
guide-draft = Trois tuiles font votre départ : argent, mineurs, entrepôts, un bâtiment ou une ville. Vous recevez tout après la troisième. Plus la somme des deux premières est petite, plus vous jouez tôt pour la troisième et à la première manche.
guide-first-cards = Vous jouerez une seule carte POUVOIR dans la partie ; les deux autres la quittent alors. Une carte d’extraction sert dès maintenant à chaque manche, mais une carte de décompte final ne compte que si vous n’en avez joué aucune autre. Attendre ne coûte rien.
guide-forced-labour = Votre carte POUVOIR fait produire davantage une de vos mines simples, contre de l’argent. Cela vaut la peine si la ressource vous sert à construire, ou si la banque la paie plus que vous ne payez ici. Regardez la bourse.
guide-bid-or-pass = L’ordre du tour décide qui achète les bâtiments en premier et qui change les prix en dernier. Si vous passez, vous payez votre dernière mise et choisissez une place parmi ceux qui sont sortis. Voulez-vous un bâtiment que d’autres veulent aussi ? Sinon, une place gratuite suffit.
guide-placement = Tous les autres sont sortis : vous choisissez librement, avant, après ou entre eux. Tôt, vous avez le premier choix des bâtiments ; tard, vous voyez ce que les autres achètent et comment ils changent les prix.
guide-buy-building = Un bâtiment agit pour le reste de la partie et rapporte des points, mais il faut du fer, un emplacement et une phase de gestion pour le construire. { $mode ->
    [family] Si l’argent vous manque, vous pouvez vendre des ressources dès maintenant : les prix ne changent jamais.
   *[other] Les entrepôts stockent et valent aussi des points. Rien ne se vend maintenant : regardez votre argent.
  }
guide-management = C’est votre tour : vendre, acheter, construire, embaucher, dans n’importe quel ordre, à l’abri des regards, jusqu’à la validation. Une mine produit à chaque manche ; il lui faut un mineur et un emplacement. Au début, cherchez le meilleur rendement ; plus tard, les points.
guide-storage = Ce que vous ne pouvez pas stocker se vend maintenant, au prix de la bourse{ $mode ->
    [family] {""}
   *[other] , qui baisse ensuite
  }. Gardez de quoi faire votre prochaine mine, ville ou construction : racheter coûte plus que vous ne recevez ici.
guide-upkeep = Un bâtiment acheté et pas encore construit coûte un peu à chaque manche. Si vous ne payez pas, il retourne dans le sac et son prix est perdu. Pensez à le construire bientôt : il faut du fer et un emplacement.
guide-ask-for-interest = Votre carte cachée Intérêts pourrait payer tout de suite, puis à la fin de chaque manche, selon votre argent. Mais on n’utilise qu’une carte POUVOIR par partie : vous renonceriez aux deux autres.
guide-speculation = Pour quelques CHF, vous pouvez changer un prix ou le bloquer jusqu’à la fin de la phase. Faites monter ce que vous vendrez, baisser ce que vous achèterez, et voyez qui d’autre en profite. Sans grand-chose à vendre, gardez votre argent.

## Raisons d’un joueur expérimenté

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
  }
the-aim = { $aim ->
    [build-mine] une mine
    [add-miner] un mineur
    [build-city] la prochaine ville
   *[construct] un bâtiment de votre réserve
  }
why-only = Il n’y a qu’une chose à faire.
why-people = Avec { people }, vous commencez avec { $chf } CHF, { miners-have } et { mines-have }. Tous les peuples se valent à peu près ; celui-ci est aussi bon qu’un autre.
why-people-rich = Parmi ceux qui restent, nul ne commence plus riche que { people } : { $chf } CHF, avec { miners-have } et { mines-have }. De quoi payer vos premières mines.
why-people-miners = Parmi ceux qui restent, nul ne commence avec plus de mineurs que { people } : { $miners }, avec { $chf } CHF et { mines-have }. Chaque mine demande un mineur : vous creuserez plus tôt.
why-people-colonial = Tous les plateaux sont pareils dans cette partie : { people } ne diffèrent des autres que par leurs cartes POUVOIR. Aucun peuple n’est plus fort.
why-tile-building = La tuile { $value } apporte un bâtiment déjà construit, { building } : { what-it-does }, et { some-points } à la fin. Avec cela : { tile-content }.
why-tile-cities = La tuile { $value } apporte { tile-content }. Une ville, ce sont des emplacements libres pour des mines et des bâtiments dès la première manche.
why-tile-miners = La tuile { $value } apporte { tile-content }. Chaque mine demande un mineur, et les mineurs valent des points à la fin.
why-tile-warehouses = La tuile { $value } apporte { tile-content }. Les entrepôts valent des points à la fin et gardent vos ressources jusqu’à ce qu’elles servent.
why-tile-money = La tuile { $value } apporte { tile-content }. L’argent n’est jamais une erreur : il devient ce qui vous manque à la première manche.
why-card-now = { power } : { what-card-does }. Jouée maintenant, la carte sert dès la première extraction, mais vos deux autres quittent la partie.
why-card-later = Gardez vos cartes cachées. Une carte d’extraction peut se jouer à tout moment, et vous saurez bientôt mieux laquelle des trois convient à votre jeu.
why-card-plan = { power } : { what-card-does }. Jouée tôt, la carte sert à chaque phase de gestion à venir, mais vos deux autres quittent la partie.
why-labour = 1 { resource } pour { $price } CHF sur { $have }, ce n’est pas cher : la banque en donne { $sale } CHF et en demande { $purchase }.
why-labour-spared = Si vous n’avez pas l’emploi d’autres ressources, gardez vos { $have } CHF et économisez { $price } CHF.
why-bid-building = De tous les bâtiments disponibles, voici celui qui vaut le plus pour vous : { building }. Une mise de { $following } CHF sur { $have } peut vous l’assurer ; pour l’instant, vous paieriez { $price } CHF.
why-bid = La première place peut valoir une petite mise : { $following } CHF sur { $have } ; pour l’instant, vous paieriez { $price } CHF.
why-pass-first = Une mise de { $following } CHF sur { $have }, c’est trop pour la première place. Vous payez { $price } CHF et prenez la place { $place } de ceux qui sont sortis ; ceux qui misent encore pourront passer devant.
why-pass-broke = Avec { $have } CHF, vous ne pouvez pas miser { $following } CHF. Vous payez { $price } CHF et prenez la place { $place } de ceux qui sont sortis ; ceux qui misent encore pourront passer devant.
why-pass-cheap = Vous pouvez aussi sortir pour { $price } CHF, plutôt que d’en miser { $following } sur { $have }, et prendre la place { $place } de ceux qui sont sortis ; ceux qui misent encore pourront passer devant.
why-pass-last = La place { $place } pour { $price } CHF sur { $have } au lieu de miser { $following } CHF : vous choisissez tard, mais vous voyez ce que les autres achètent et comment ils changent les prix.
why-place-first = Vous payez votre mise de { $price } CHF de toute façon, et le premier a le choix de tous les bâtiments disponibles ({ $count }).
why-place-last = Pour vos { $price } CHF, vous pouvez aussi venir en dernier : il restera peut-être assez de bâtiments (disponibles : { $count }), et vous verrez comment les autres changent les prix.
why-purchase = { building } pour { $price } CHF sur { $have } : { what-it-does }, et { some-points } à la fin. De tout ce que vous pouvez acheter, c’est ce qui rapporte le plus au-delà de son prix.
why-warehouses = { warehouses } pour { $price } CHF sur { $have } : { some-points } à la fin, et vous pourrez stocker { $space } ressources d’une manche à l’autre.
why-buy-later = Vous pouvez aussi ne plus rien acheter et garder vos { $have } CHF pour des mines et des mineurs ; la prochaine extraction vaut environ { $income } CHF si vous vendez tout.
why-buy-mines = Votre prochaine extraction ne vaut que { $income } CHF. Tant que vous gagnez si peu, vos { $have } CHF servent mieux à des mines qu’à un bâtiment.
why-buy-nothing = Rien de ce qui est disponible ne vous rapporterait plus que son prix. Vos { $have } CHF et les { $income } CHF de la prochaine extraction serviront mieux en gestion.
why-buy-enough = Vous avez acheté votre bâtiment de cette manche, et rien d’autre ici ne vaut son prix. Gardez { $have } CHF pour la gestion ; la prochaine extraction en vaut { $income }.
why-mine = Avec ce qu’il faut acheter pour elle, { a-mine } coûte { $money } CHF sur { $have }. Elle donne 1 { resource } à chaque manche à venir, que la banque paie { $sale } CHF, et { some-points } à la fin.
why-miner-needed = Mineurs : { $miners }, mines : { $mines }, tous sont occupés. Un mineur de plus pour { $money } CHF sur { $have } permet la prochaine mine et vaut un point ; il y en a { $most } au plus.
why-miner = Un mineur coûte { $money } CHF sur { $have } et vaut un point à la fin. Vous avez { miners-have } ({ $most } au plus) et { mines-have }.
why-city = La ville { $city } coûte { $money } CHF sur { $have }, avec ce qu’il faut acheter pour elle. Elle vaut un point et apporte { $free } { $free ->
    [one] emplacement libre
   *[other] emplacements libres
  }{ $mines ->
    [0] { "" }
    [one] { " " }et 1 mine qui produit aussitôt
   *[other] { " " }et { $mines } mines qui produisent aussitôt
  }.
why-construct = Un bâtiment de votre réserve, { building }, vous y coûte de l’argent. { $money ->
    [0] Une fois construit
   *[other] Construit pour { $money } CHF sur { $have }
  } : { what-it-does }, et { some-points } à la fin.
why-sell-for = Vendre { amount } rapporte { $chf } CHF. Vous en avez { $have } et il en faut { $money } pour { the-aim }, un bon emploi de votre argent ; les matériaux nécessaires restent en stock.
why-sell-keep = Vendre { amount } rapporte { $chf } CHF. Vous en avez { $have } : { $money } pour { the-aim }, et il devrait en rester { $kept } pour la prochaine phase d’achat, où rien ne se vend.
why-commit-save = Épargnez cette fois : { the-aim } serait le meilleur emploi de votre argent et coûte { $money } CHF. Vous en avez { $have }, et la prochaine extraction en vaut environ { $income }.
why-commit-keep = Gardez vos { $have } CHF : à la prochaine phase d’achat, rien ne peut être vendu, et il devrait rester { $kept } CHF pour un bâtiment. La prochaine extraction en vaut environ { $income }.
why-commit-done = Plus rien à votre portée ne vaut son prix. Vous gardez { $have } CHF, et la prochaine extraction en vaut environ { $income }.
why-commit-now = Vous pouvez aussi vous arrêter là : il vous reste { $have } CHF, et la prochaine extraction en vaut environ { $income }.
why-excess-metals = Vous pouvez stocker { $space } ressources sur { $held }. Le cuivre, l’argent et l’or ne servent qu’à la vente : ils partent d’abord et rapportent { $chf } CHF ; les matériaux restent.
why-excess-plenty = Vous pouvez stocker { $space } ressources sur { $held }. Vendez ce que vous avez en nombre, pour { $chf } CHF, et gardez un peu de chaque matériau : racheter coûte plus cher.
why-excess-money = Vous pouvez stocker { $space } ressources sur { $held }. S’il vous faut surtout de l’argent, vendez les plus chères pour { $chf } CHF.
why-upkeep = Pour { $price } CHF sur { $have }, vous gardez { $count ->
    [one] { $count } bâtiment que vous avez payé bien plus cher. Construisez-le
   *[other] { $count } bâtiments que vous avez payés bien plus cher. Construisez-les
  } bientôt.
why-upkeep-short = Votre réserve ({ $count }) coûte { $price } CHF et vous en avez { $have }. Les bâtiments les plus anciens sont gardés tant que l’argent suffit ; les autres sont perdus.
why-give-up = Vous ne pouvez pas payer { $price } CHF pour votre réserve ({ $count }) avec { $have } CHF. S’il faut perdre un bâtiment, voici celui qui vous manquera le moins : { building }.
why-interest = Avec { $have } CHF, la carte vous paie { $pays } CHF tout de suite, et quelque chose après chaque manche ; il en reste peut-être { $rounds }. C’est plus que ne rapporte une carte de décompte.
why-interest-now = Avec { $have } CHF, la carte vous paie { $pays } CHF tout de suite, puis à la fin de chaque manche ; il en reste peut-être { $rounds }. Un bon choix si vos autres cartes vous servent peu.
why-interest-later = La carte paierait { $pays } CHF sur vos { $have } CHF, et il reste peut-être { $rounds } { $rounds ->
    [one] manche
   *[other] manches
  }. Vos cartes pour plus tard quitteraient la partie.
why-raise-sale = Vous aurez environ { amount } à vendre. Pour { $price } CHF sur { $have }, la banque paiera { $after } CHF au lieu de { $before } par ressource.
why-lower-purchase = Pour { $price } CHF sur { $have }, le prix d’achat { the-resource } passe de { $before } à { $after } CHF : il vous en faudra pour construire.
why-exchange-late = La partie touche à sa fin, et vous ne vendrez presque plus rien. Gardez vos { $have } CHF.
why-exchange-alone = Vous avez trop peu à vendre : aucun prix que vous pourriez changer ne rapporterait ce qu’il coûte.{ $have ->
    [0] { "" }
   *[other] { " " }Gardez vos { $have } CHF.
  }
why-exchange-save = Vous pouvez aussi laisser la bourse tranquille et garder vos { $have } CHF : un meilleur prix profite aussi aux autres.
miners-have = { $miners } { $miners ->
    [one] mineur
   *[other] mineurs
  }
mines-have = { $mines } { $mines ->
    [one] mine
   *[other] mines
  }

## Noms des options des commandes

field-called-people = peuple
field-called-value = numéro
field-called-card = carte
field-called-resource = ressource
field-called-chf = chf
field-called-place = place
field-called-building = bâtiment
field-called-count = nombre
field-called-city = ville
field-called-buy = acheter
field-called-conscript = conscription
field-called-with_wood = avec_bois
field-called-step = étape
field-called-wood = bois
field-called-stone = pierre
field-called-iron = fer
field-called-coal = charbon
field-called-copper = cuivre
field-called-silver = argent
field-called-gold = or
field-called-sale = vente
field-called-purchase = achat

## Ce qui ne va pas dans un fichier de matériel

component-warehouses = warehouses, prix : { $prices } au lieu de { $right }
component-miners = miners : il faut un prix pour chaque mineur de 5 à { $most }
component-tiles = colonial_tiles : nombre de valeurs différentes : { $tiles } au lieu de { $right }
component-tiles-each = colonial_tiles : { $tiles }, c’est trop peu pour que { $players } joueurs en prennent trois chacun
component-speculation = speculation : pas de prix pour { $missing }
component-resources = resources, mines : il faut les sept, du bois à l’or
component-sale-start = resources : le prix de vente de { $resource } commence hors de son échelle
component-purchase-start = resources : le prix d’achat de { $resource } commence hors de son échelle
component-price-order = resources : le prix d’achat de { $resource } doit dépasser son prix de vente
component-gap = resources : un écart de { $gap } permettrait de gagner de l’argent en achetant et en revendant
component-kinds = buildings : il faut les onze sortes, dans l’ordre des règles
component-building-tiles = buildings : { $tiles } en tout au lieu de { $right }
component-copies = buildings : il faut dire combien de copies sont en jeu de 2 à 6 joueurs, { $most } au plus
component-boards-show = buildings : { $boards } plateaux montrent { $kind }, c’est trop à { $players } joueurs
component-offices = buildings : { $boards } plateaux montrent le Bureau d’Ingénieur, il y en a { $right }
component-peoples = peoples : il faut les huit
component-cities = { $board }, villes : { $cities } au lieu de { $right }
component-slots = { $board } : la ville { $city } montre plus que ses { $slots } emplacements ne contiennent
component-start-mines = { $board }, mines au départ : { $mines }, mais mineurs : { $miners }
component-power-cards = power_cards : { $people } en a { $cards } au lieu de { $right }
component-power-scoring = power_cards : { $people } a besoin d’exactement une carte pour le décompte
component-power-moment = power_cards : { $card } n’agit à aucun moment connu : { $moment }
