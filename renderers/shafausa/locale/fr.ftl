## Le plateau

round = Manche
seat = Place { $number }
sale = Vente
purchase = Achat
sold = VENDU
available = Disponibles
future = À venir
# on a narrow tile; a soft hyphen where the word may break
tile-kiln = Charbon­nière
order = Ordre du tour
auction = Enchère
choosing = choisit un peuple
peoples-left = Peuples au choix
tiles = Tuiles de mise en place
power-hidden = Trois cartes POUVOIR
headline-over = { $count ->
    [one] { $people } gagne avec { $points } points
   *[other] { $people } gagnent avec { $points } points
  }
waiting-for = On attend { $who }
in-order = l’ordre du tour est demandé
asks-peoples = choisir un peuple
asks-draft = prendre une tuile
asks-first-cards = révéler une carte POUVOIR ?
asks-forced-labour = travaux forcés ?
asks-bid-or-pass = miser ou passer
asks-placement = prendre une place
asks-buy-building = acheter un bâtiment
asks-management = préparer et valider la gestion
asks-storage = trop de ressources à stocker
asks-upkeep = payer pour la réserve
asks-ask-for-interest = révéler les Intérêts ?
asks-speculation = spéculer

## Feuilles à part

extraction-title = Extraction
extraction-under = Ce que rapportent mines, bâtiments et cartes POUVOIR
auction-title = Enchère pour l’ordre du tour
highest-bid = plus forte mise
passed = prend la place { $place }
passed-bid = { $chf ->
    [0] sans rien miser
   *[other] dernière mise { $chf } CHF
  }
new-order = Nouvel ordre du tour
prices-title = La bourse
prices-under = Les prix au début de chaque manche, et maintenant
now = maintenant
legend-purchase = ce que la banque demande quand vous achetez
legend-sale = ce que la banque paie quand vous vendez
legend-axis = Sous chaque courbe : la variation des deux prix depuis la manche 1
buildings-title = Les bâtiments
buildings-under = Construire coûte 1 fer ; une manche en réserve coûte { $chf } CHF
col-price = Prix
col-points = Points
col-future = À venir
col-bag = Dans le sac
col-owners = Propriétaires
sheet-title = Décompte final
sheet-cities = Villes
sheet-warehouses = Entrepôts
sheet-miners = Mineurs
sheet-buildings = Bâtiments
sheet-mines = Mines
sheet-all-kinds = 10 ou 11 sortes de bâtiments
sheet-all-warehouses = Tous les entrepôts construits
sheet-filled = Tous les entrepôts remplis
sheet-full-cities = Toutes les villes remplies
sheet-most-miners = Tous les mineurs
sheet-power = Carte POUVOIR
sheet-money = Argent
sheet-total = Total
sheet-chf = CHF avec les ressources

## Un peuple de près

miners = Mineurs
warehouses = Entrepôts
mines-of = Mines : { $mines } sur { $limit }
stored-of = Ressources : { $held } pour { $capacity } places
reserve = Réserve

## Le plan

plan-of = { $name }, son plan
plan-plain = Votre plan
plan-title = Plan
plan-balance = solde
plan-start = au départ
plan-earlier = { $count ->
    [one] après 1 étape
   *[other] après { $count } étapes
  }
plan-empty = Rien n’est encore prévu.
plan-later = Les plans se font dans la phase de gestion.
plan-sell = vendre { $what }
plan-buy = acheter { $what }
plan-miner = un mineur de plus
plan-city = construire la ville { $city }
plan-construct = { $what }, ville { $city }
plan-transmute = transmuter { $what }
plan-power = révéler { $what }
after-plan = Après le plan
before-plan = État actuel
afford = Encore à votre portée
next-extraction = Prochaine extraction
afford-nothing = rien d’autre que du commerce

## Le plateau en mots

text-none = rien
text-now = Manche { $round } ({ $mode }), phase : { $phase }.
text-order = Ordre du tour : { $list }.
text-done = Ont terminé : { $list }.
text-in-order = L’ordre du tour a été demandé : chacun termine à son tour.
text-quote = { $resource } : la banque paie { $sale } CHF et demande { $purchase } CHF.
text-quote-sold = Vendu dans cette manche.
text-quote-sale = Le prix de vente est bloqué.
text-quote-purchase = Le prix d’achat est bloqué.
text-available = Disponibles : { $list }.
text-future = À venir : { $list }.
text-priced = { $building } pour { $chf } CHF
text-does = { $building } : { $effect }.
text-bag = Dans le sac : { $list }.
text-returned = De retour vers le sac : { $list }.
text-mine-tiles = Tuiles de mine restantes : { $count }.
text-offices = Bureaux d’Ingénieur hors jeu : { $count }.
text-peoples-left = Peuples que personne ne joue : { $list }.
text-tiles-left = Tuiles de mise en place sur la table : { $list }.
text-tile-chf = { $count } CHF
text-tile-miners = { $count ->
    [one] 1 mineur
   *[other] { $count } mineurs
  }
text-tile-warehouses = { $count ->
    [one] 1 entrepôt
   *[other] { $count } entrepôts
  }
text-tile-cities = { $count ->
    [one] 1 ville
   *[other] { $count } villes
  }
text-auction = Enchère pour l’ordre du tour : la plus forte mise est de { $chf } CHF.
text-bid = { $who } : { $chf ->
    [0] aucune mise
   *[other] mise { $chf } CHF
  }.
text-bid-left = { $who } a quitté l’enchère, dernière mise { $chf } CHF.
text-new-order = Nouvel ordre du tour jusqu’ici : { $list }.
text-realm = { $who } : { $chf } CHF, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
text-stock = Ressources : { $list }.
text-holds = Mineurs : { $miners } ; mines : { $mines } sur { $limit } ; entrepôts : { $warehouses } ; stock : { $held } pour { $capacity } places.
text-miner = un mineur
text-city-number = ville { $city }
text-city = Ville { $city } : { $list } ; { $free ->
    [0] remplie
    [one] 1 emplacement libre
   *[other] { $free } emplacements libres
  }.
text-city-asleep = La ville { $city } n’est pas construite ; imprimé : { $list } ; { $free ->
    [0] remplie
    [one] 1 emplacement libre
   *[other] { $free } emplacements libres
  }.
text-city-closed = La ville { $city } ne sert pas.
text-reserve = Réserve : { $list }.
text-power = Carte POUVOIR { $card } : { $effect }.
text-power-hidden = Carte POUVOIR encore secrète, une de celles-ci : { $list }.
text-cards = Vos cartes POUVOIR, dont vous jouerez une : { $list }.
text-power-spent = La carte POUVOIR a servi dans cette phase.
text-tiles-taken = Tuiles de mise en place : { $list }.
text-this-round = Cette manche : ressources vendues { $sold }, achetées { $bought } ; bâtiments { $purchases }, entrepôts { $warehouses }.
text-extraction = Une extraction rapporte maintenant :
text-yields = { $who } : { $list } ; { $chf } CHF.
text-history = Prix au début de la manche { $round } (vente/achat) : { $list }.
text-sheet = { $who } : { $total } points – { $list }. Argent avec les ressources : { $chf } CHF.
text-plan = Plan :
text-step = { $number }. { $what } : { $chf } CHF, puis { $after } CHF
text-balance = Solde : { $before } CHF avant, { $after } CHF après ; ensuite en stock : { $list }.
text-afford = Encore à votre portée : { $list }.
text-afford-buying = Si la banque vend ce qui manque, aussi : { $list }.
text-idle = { $who } : { $chf } CHF ; en stock : { $list }.
alt-title = Plateau de Shafausa.
alt-round = Manche { $round }.
alt-points = Points : { $list }.
alt-prices = Prix de vente et d’achat : { $list }.
alt-realm = { $people } : { $chf } CHF, { $cities ->
    [one] 1 ville
   *[other] { $cities } villes
  }, { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
  }, { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
  }, { $held ->
    [one] { $held } ressource
   *[other] { $held } ressources
  }.
alt-moves = { $resource } : vente { $sale }, achat { $purchase }.

## Pictures one can ask for

moment-extraction = L’extraction
moment-auction = L’enchère
moment-buildings = Les bâtiments
moment-prices = Les prix au fil des manches

## Pièces et signes

pieces-title = Les pièces de Shafausa
pieces-resources = Ressources et mines
pieces-buildings = Bâtiments
pieces-peoples = Peuples
pieces-cities = Villes, mineurs, entrepôts
pieces-exchange = Bourse, enchère, cartes
piece-chf = Argent en CHF
piece-miner = Mineur
piece-warehouse = Entrepôt
piece-no-warehouse = Pas encore construit
piece-city = Ville construite
piece-unbuilt-city = Ville pas encore construite
piece-slot = Emplacement libre
piece-asleep = Endormi : ville à construire
piece-full-city = Ville remplie
piece-shaft = Mines d’un peuple
piece-bag = Sac de bâtiments
piece-sale = Prix de vente : la banque le paie
piece-purchase = Prix d’achat : vous le payez
piece-crossed = Plus personne n’y touche dans cette manche
piece-rise = Prix en hausse
piece-fall = Prix en baisse
piece-power = Carte POUVOIR cachée
piece-power-shown = Carte POUVOIR en jeu
piece-tile = Tuile de mise en place
piece-people-seat = Place et signe de son peuple
piece-seat = Place sans peuple
told-people = { $people } : { $list }.
