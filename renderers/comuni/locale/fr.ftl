## Noms

attacker-A = Venezia
attacker-B = La France
attacker-C = Le pape
attacker-D = L’empereur
against-A = Venezia
against-B = la France
against-C = le pape
against-D = l’empereur
master-economy = Trésorier
master-military = Capitaine
master-culture = Architecte
master-religion = Évêque
phase-projects = Projets
phase-refill = Remplissage
phase-build = Construction
phase-masters = Maîtres de corporation
phase-repair = Réparations
phase-invasion = Invasion
phase-scoring = Décompte final

## Le plateau

round = Manche
cards-left = { $count ->
    [one] carte restante
   *[other] cartes restantes
  }
last-round = { $turns ->
    [0] dernière manche terminée
    [one] dernière manche : encore 1 joueur
   *[other] dernière manche : encore { $turns } joueurs
  }
headline-ready = Réponses : { $ready }/{ $players }
headline-over = { $comune } gagne avec { $points } { $points ->
    [one] point
   *[other] points
  }
asks-projects = offrir, réclamer ou percevoir les revenus
asks-displaced = envoyé délogé – le récupérer ou le déplacer ?
asks-free-choice = choisir une ressource
asks-build-step = construire ou terminer
asks-hand-limit = garder deux cartes
asks-repair = réparer les dommages ?
asks-all-commitment = Aux armes contre { $attacker } !

## Derrière le paravent

screen-title = { $name }, derrière le paravent
screen-title-plain = Derrière votre paravent
resource-gold = { $count ->
    [one] Sac d’or
   *[other] Sacs d’or
  }
resource-army = { $count ->
    [one] Armée
   *[other] Armées
  }
resource-pilgrim = { $count ->
    [one] Pèlerin
   *[other] Pèlerins
  }
resource-craftsman = { $count ->
    [one] Artisan
   *[other] Artisans
  }
hand-cards = { $count ->
    [0] Cartes de projet
    [one] 1 carte de projet
   *[other] { $count } cartes de projet
  }
hand-empty = Aucune carte en main
tiles = Tuiles
plunder-tiles = { $count ->
    [one] tuile de pillage
   *[other] tuiles de pillage
  }
no-heroes = Pas encore de tuile de héros
next-income = Revenus actuels
sealed-order = Scellé : { $alliance } pour l’alliance, { $city } pour les remparts

## Une invasion

battle-title-A = Venezia attaque
battle-title-B = La France attaque
battle-title-C = Le pape attaque
battle-title-D = L’empereur attaque
battle-under = Puissance de base { $strength }
alliance = Alliance
alliance-none = Personne n’a envoyé d’armée.
col-attack = Attaque
col-alliance = Pour l’alliance
col-rest = Reste après l’alliance
col-city = Sur les remparts
col-defence = Défense
col-outcome = Issue
held = tenue

## La feuille de score

sheet-track = Compteur de points
sheet-masters = Maîtres de corporation
sheet-majorities = Majorités de ressources
sheet-heroes = Tuiles de héros
sheet-lowest-building = Bâtiment le plus petit
sheet-plunder = Tuiles de pillage
sheet-total = Total
sheet-stock = Stock

## Une comune

category-economy = Économie
category-military = Militaire
category-culture = Culture
category-religion = Religion
active = active
inactive = inactive
points = { $count ->
    [one] point
   *[other] points
  }
income = revenus
wall = Remparts
armies-fit = armées

## Le plateau en mots

text-card = { $id } niveau { $level } { $categories }
text-cubes = { $count } { $name }
text-cube-gold = { $count ->
    [one] sac d’or
   *[other] sacs d’or
  }
text-cube-army = { $count ->
    [one] armée
   *[other] armées
  }
text-cube-pilgrim = { $count ->
    [one] pèlerin
   *[other] pèlerins
  }
text-cube-craftsman = { $count ->
    [one] artisan
   *[other] artisans
  }
text-cube-any = { $count ->
    [one] au choix
   *[other] au choix
  }
text-now = Manche { $round }, phase : { $phase }. C’est à { $turn } de jouer.
text-leader = Chef d’alliance : { $who }.
text-works = Construit dans cette phase : bâtiments { $buildings }, remparts { $walls }.
text-column = Colonne { $number } : { $cards }.
text-column-bonus = Colonne { $number } (avec une ressource au choix) : { $cards }.
text-no-cards = aucune carte
text-room = Cases vides : { $count }.
text-envoy = Envoyé de { $who } avec { $gold }.
text-pile = Pile { $pile } : { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
  }.
text-invader = { $pile } : { $name }, puissance { $strength }, tuiles de héros : { $heroes }.
text-gone = parties
text-nobody = personne
text-none = rien
text-master = { $master } : { $who }
text-masters = Maîtres de corporation – { $list }.
text-supply = Dans le stock général : { $list }.
text-supply-gone = Épuisé : { $list }.
text-rest = Remparts « bonus » : { $walls }. Cartes défaussées : { $discarded }.
text-comune = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
text-has = Envoyés en stock : { $envoys }, cartes en main : { $cards }.
text-siege = { $name } attaque avec { $attack } ; { $armies ->
    [0] sans remparts
    [one] avec une armée sur sa carte de rempart
   *[other] avec une armée sur chacune de ses { $armies } cartes de rempart
  }, sa défense vaut { $defence }.
text-plundered = Possède des tuiles de pillage.
text-active = Catégories actives : { $list }.
text-building = { $category }, hauteur { $height } ({ $cards })
text-buildings = Bâtiments : { $list }.
text-walls = Sections de remparts : { $list }.
text-battle = Dernière invasion – { $title } : puissance de base { $base }, alliance { $alliance }, chef d’alliance { $leader }.
text-forces = { $who } : attaque { $attack }, { $alliance } pour l’alliance, reste { $residual } ; { $city } sur les remparts, défense { $defence }, pillage { $plunder }.
text-paid = Payé avec { $list }.
text-hero = Tuile de héros { $value }.
text-sheet = { $who } : total { $total } – { $list }. Stock : { $stock }.
text-hand = { $who }, derrière le paravent :
text-stock = Stock : { $list }.
text-cards = Cartes de projet : { $list }.
text-tiles = Tuiles de pillage : { $plunder }. Tuiles de héros : { $heroes }.
text-income = Revenus actuels : { $list }.
alt-title = Plateau de Comuni.
alt-round = Manche { $round }.
alt-points = Points : { $list }.
alt-threat = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
  } dans la pile { $pile } avant l’attaque : { $name } (puissance { $strength }).
alt-siege = { $comune } : attaque { $attack }, { $armies ->
    [0] sans remparts, défense { $defence }
   *[other] défense { $defence } avec une armée sur chaque carte de remparts
  }.
alt-envoy = Colonne { $number } : { $comune }, { $gold }.
alt-town = { $comune } : { $list }.

## Pictures one can ask for

moment-battle = La dernière invasion

## Pièces et signes

pieces-title = Les pièces de Comuni
pieces-resources = Ressources
pieces-categories = Catégories et maîtres de corporation
pieces-cards = Cartes de projet
pieces-town = Bâtiments et remparts
pieces-comuni = Comuni
pieces-threat = Envahisseurs
piece-any = Une ressource au choix
piece-none-left = Épuisé dans le stock général
piece-inactive = Carte d’activation face cachée : inactive
piece-master = { $master } (maître de corporation)
piece-card = Carte spéciale : niveau { $level }, { $category }
piece-card-two = Carte générale : une catégorie sur deux
piece-card-every = Carte générale : toute catégorie
piece-card-hand = Cartes en main, défausse
piece-room = Place libre pour une carte
piece-bonus = Colonne avec une ressource au choix
piece-building = { $category }, hauteur { $height }
piece-wall = Section de remparts, 2 cartes
piece-envoy = Envoyé avec de l’or sur une colonne
piece-envoys-home = Envoyés : 2 chez eux, 1 parti
piece-niche = Colonne sans envoyé
piece-points = Points
piece-leader = Chef d’alliance
piece-pile = Pile : { $name }
piece-strength = Puissance d’une attaque
piece-turn = Cadre rouge : c’est le tour de cette comune
portrait-threat = { $name }, puissance { $strength } · cartes dans la pile : { $count }
siege = Attaque { $attack } · { $armies ->
    [0] sans remparts, défense { $defence }
   *[other] défense { $defence } avec remparts pleins
  }
