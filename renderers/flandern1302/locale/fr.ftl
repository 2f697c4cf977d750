## Noms

guild-blue = Bleu
guild-yellow = Jaune
guild-green = Vert
guild-red = Rouge
guild-grey = Gris
guild-church = Église
city-brugge = Bruges
city-gent = Gand
city-ieper = Ypres
city-leuven = Louvain
city-utrecht = Utrecht
city-luik = Liège
card-brugge = Bruges
card-gent = Gand
card-ieper = Ypres
card-leuven = Louvain
card-utrecht = Utrecht
card-luik = Liège
card-building-site = Chantier
card-take-back = Prendre en mains
card-influence = Influence
card-cathedral = Cathédrale
card-guild-master = Maître de corporation
phase-guilds = Choix des corporations
phase-choice = Choix des cartes
phase-actions = Actions
phase-golden = La carte dorée
phase-scoring = Décompte
phase-over = La fin

## Le plateau

round = Manche
turn = Tour
seat = Place { $number }
no-guild = Pas encore de corporation
not-in-play = Hors jeu dans cette partie
plays-along = Compte pour { $guild }
headline-ready = Réponses : { $ready } sur { $players }
headline-over = { $count ->
    [one] { $guilds } gagne avec { $points } points
   *[other] { $guilds } se partagent la victoire avec { $points } points
  }
asks-guild = prendre une corporation
asks-influenced = prendre une corporation sous influence
asks-city-card = construire ou terminer un chantier à { $city }
asks-city-card-for = construire à { $city } pour { $guild }
asks-building-site = ouvrir un chantier
asks-building-site-for = ouvrir un chantier pour { $guild }
asks-cathedral = construire la cathédrale
asks-guild-master = placer le maître de corporation
asks-first-action = jouer une carte ou découvrir l’influence
asks-own-action = jouer une carte
asks-all-choice = Tout le monde choisit ses cartes en secret

## Corporations et quartiers

trade-blue = Teinturiers
trade-yellow = Tisserands
trade-green = Foulons
trade-red = Coupeurs de toile
trade-grey = Armuriers
shape-row = Rangées
shape-wedge = Pointes
shape-yard = Cours
of-arms = { $arms ->
    [blue] bleue
    [yellow] jaune
    [green] verte
    [red] rouge
    [grey] grise
   *[church] d’Église
  }
quarter = { $shape ->
    [row] Rangée
    [wedge] Pointe
   *[yard] Cour
  } { of-arms }{ $masters ->
    [0] { "" }
    [one] { " " }à 1 maître
   *[other] { " " }à { $masters } maîtres
  }
quarter-special = quartier d’Église { $special }
quarter-centre = centre-ville { $arms ->
    [blue] bleu
    [yellow] jaune
    [green] vert
    [red] rouge
    [grey] gris
   *[church] d’Église
  }

## Devant un joueur

holding-title = { $guild } – { $trade }
holding-cards = { $count ->
    [0] Aucune carte d’action en main
    [one] 1 carte d’action en main
   *[other] { $count } cartes d’action en main
  }
holding-none-played = Aucune carte n’est posée face visible.
holding-spent = Jouées
holding-gained = Gagnées
holding-stock = Quartiers de { $guild }
holding-influenced = Sous influence : { $guild }
holding-cities = Dans les villes
screen-under = Ce que vous avez
screen-golden = Carte dorée
screen-no-golden = Vous n’avez pas vu de carte dorée dans cette manche.
screen-no-golden-two = À deux, on joue sans cartes dorées.
sealed-choice = Sous scellé : { $card }, { $influence ->
    [0] aucune carte d’influence
    [one] 1 carte d’influence
   *[other] { $influence } cartes d’influence
  }

## La révélation

reveal-title = Les cartes sont révélées
reveal-first = Manche { $round } – premier joueur : { $guild }

## Une ville

closeup-scored = Décompte : valeur { $value }
closeup-so-far = Valeur actuelle : { $value }
closeup-value = Valeur de la ville
closeup-quarters = { $count ->
    [one] quartier de corporation
   *[other] quartiers de corporation
  }
closeup-churches = { $count ->
    [one] église
   *[other] églises
  }
closeup-cathedrals = { $count ->
    [one] cathédrale
   *[other] cathédrales
  }
closeup-sum = Valeur
closeup-ranking = Classement
closeup-nobody = Aucune corporation n’a de quartier terminé.

## La feuille de score

sheet-influence = Influence
sheet-total = Total

## Choix d’un terrain

choosing-build = Construire
choosing-site = Chantier
choosing-finish = Terminer un chantier
choosing-place-cathedral = Cathédrale
choosing-place-master = Maître de corporation
choosing-card = Carte d’action
choosing-quarter = Quel quartier ? Les terrains éclairés sont possibles
choosing-plot = Sur quel terrain ?
choosing-sure = Voici ce que cela donnerait
choosing-quarters = Quartiers possibles
choosing-now = Situation actuelle
choosing-after = Ensuite
choosing-in = { $city } – { $title }
told-quarter = Quartier : { $quarter }.
told-quarters = Quartiers possibles : { $list }.
told-plot = Terrain : { $plot }.
told-plots = Terrains possibles : { $list }.
told-rank = { $guild } { $points }
told-now = { $city } vaut { $value } et a { $free ->
    [one] 1 terrain libre
   *[other] { $free } terrains libres
  }. Points : { $list }.
told-after = { $city } vaudrait alors { $value }, avec { $free } { $free ->
    [0] terrain libre
    [one] terrain libre
   *[other] terrains libres
  }. Points : { $list }.

## Le plateau en mots

text-none = rien
text-nothing = rien
text-counted = { $count } × { $card }
text-bearing = { $card } de { $guild }
text-now = Manche { $round }, phase : { $phase }. Premier joueur : { $first }.
text-now-two = Tour { $round }, phase : { $phase }. C’est le tour de { $first }.
text-chosen = { $place }. { $who } : { $card }, { $influence ->
    [0] aucune carte d’influence
    [one] 1 carte d’influence
   *[other] { $influence } cartes d’influence
  }.
text-free-guilds = Corporations que personne ne joue : { $list }.
text-arms = En jeu : { $list }.
text-on-plot = { $plot } { $quarter }
text-site = chantier
text-pawns = { $count ->
    [one] 1 maître placé
   *[other] { $count } maîtres placés
  }
text-not-in-play = { $city } : hors jeu.
text-city = { $city } ({ $code }) : valeur actuelle { $value } – quartiers de corporation { $quarters }, églises { $churches }, cathédrales { $cathedrals }.
text-city-scored = { $city } ({ $code }), décomptée : valeur { $value } – quartiers de corporation { $quarters }, églises { $churches }, cathédrales { $cathedrals }.
text-rank = { $place }. { $guild } : quartiers { $quarters }, maîtres { $masters }, points { $points }
text-ranks = Classement : { $list }.
text-built = Construit : { $list }.
text-free = Terrains libres : { $count } ({ $list }).
text-covered = Recouverts : { $list }.
text-no-guild = { $who } n’a pas encore de corporation.
text-player = { $who } : { $points ->
    [0] 0 point
    [one] 1 point
   *[other] { $points } points
  }.
text-influenced = Corporation sous influence : { $guild }, points : { $points }.
text-hand = Cartes d’action en main : { $list }.
text-row = Jouées, face visible : { $list }.
text-influence = Cartes d’influence en main : { $have }, jouées : { $spent }, gagnées : { $gained }.
text-shape = { $shape ->
    [row] Rangée
    [wedge] Pointe
   *[yard] Cour
  } { $counts }
text-stock-by-masters = Quartiers restants, { $guild }, à 0/1/2 maîtres : { $list }.
text-stock = Quartiers restants, { $guild } : { $list }.
text-grey = Gris, qui n’est à personne : { $points ->
    [0] 0 point
    [one] 1 point
   *[other] { $points } points
  }.
text-pieces = En réserve : pions de chantier { $sites }, cathédrales { $cathedrals }, maîtres de corporation { $masters }.
text-deck = Pile d’influence : { $count ->
    [0] 0 carte
    [one] 1 carte
   *[other] { $count } cartes
  }. Tours de suite sans construction : { $idle }.
text-turned = Découverte : { $card }.
text-discards = Défausse : { $list }.
text-removed = Retirées du jeu : { $list }.
text-golden-deck = Pile dorée : il reste { $count ->
    [0] 0 carte
    [one] 1 carte
   *[other] { $count } cartes
  }.
text-golden-drawn = Une carte dorée est posée face cachée devant { $who }.
text-golden = Carte dorée de cette manche : { $card }.
text-silver-removed = Cartes argentées retirées du jeu : { $count }.
text-sheet = { $who } : total { $total } – villes { $guild }, influence { $second }.
text-sheet-two = { $who } : total { $total } – sa corporation { $guild }, corporation sous influence { $second }.
text-own = La main de { $who } :
text-own-golden = Carte dorée que personne d’autre n’a vue : { $card }.
alt-title = Plateau de Flandern 1302.
alt-round = Manche { $round }.
alt-points = Points : { $list }.
alt-city = { $city } : valeur { $value }, terrains libres { $free }, en tête : { $guild }.
alt-city-scored = { $city } : décomptée, valeur { $value }, premier : { $guild }.

## Pictures one can ask for

moment-reveal = Les cartes révélées
moment-scored-brugge = Bruges décomptée
moment-scored-gent = Gand décomptée
moment-scored-ieper = Ypres décomptée
moment-scored-leuven = Louvain décomptée
moment-scored-utrecht = Utrecht décomptée
moment-scored-luik = Liège décomptée

## Pièces et signes

pieces-title = Les pièces de Flandern 1302
pieces-guilds = Corporations et Église
pieces-quarters = Quartiers
pieces-town = Dans une ville
pieces-pawns = Pions et signes
pieces-cards = Cartes
piece-free = Terrain libre, son numéro
piece-site = Chantier
piece-covered = Recouvert : plus rien à construire
piece-centre = Centre
piece-scored = Ville décomptée
piece-printed-master = Maître imprimé
piece-placed-master = Maître placé
piece-site-pawn = Pion de chantier
piece-lead = Premier joueur
piece-value = Valeur d’une ville
piece-house = Quartiers terminés
piece-lot = Terrains libres
piece-points = Points
piece-played = Jouée, face visible
piece-gone = Retirée du jeu
piece-golden = Carte dorée
piece-golden-back = Carte dorée, face cachée
piece-choosable = Terrain qu’on peut choisir
piece-result = Résultat d’une ville décomptée
piece-winner = Vainqueur
