## Comuni en français

title = Comuni
tagline = Envoyés, bâtiments, remparts et quatre envahisseurs dans l’Italie médiévale

## Places

seat-lucca = Lucca
seat-firenze = Firenze
seat-siena = Siena
seat-bologna = Bologna
seat-milano = Milano

## Matériel

name-gold = or
name-army = armées
name-pilgrim = pèlerins
name-craftsman = artisans
name-economy = économie
name-military = militaire
name-culture = culture
name-religion = religion

gold = { $gold } { $gold ->
    [one] sac d’or
   *[other] sacs d’or
  }
armies = { $army } { $army ->
    [one] armée
   *[other] armées
  }
pilgrims = { $pilgrim } { $pilgrim ->
    [one] pèlerin
   *[other] pèlerins
  }
craftsmen = { $craftsman } { $craftsman ->
    [one] artisan
   *[other] artisans
  }
one-cube = { $resource ->
    [gold] 1 sac d’or
    [army] 1 armée
    [pilgrim] 1 pèlerin
   *[craftsman] 1 artisan
  }
# après plus : plus d’or, plus de pèlerins
kind-of-cube = { $resource ->
    [gold] d’or
    [army] d’armées
    [pilgrim] de pèlerins
   *[craftsman] d’artisans
  }
# complément : construire un bâtiment économique
a-building = { $category ->
    [economy] un bâtiment économique
    [military] un bâtiment militaire
    [culture] un bâtiment culturel
   *[religion] un bâtiment religieux
  }
master = { $category ->
    [economy] le Trésorier
    [military] le Capitaine
    [culture] l’Architecte
   *[religion] l’Évêque
  }
invader = { $pile ->
    [A] Venezia
    [B] La France
    [C] Le pape
   *[D] L’empereur
  }
card = { $id } (niveau { $level }, { $symbols })

# des cubes sans les zéros, en liste : tous, ou ce qui suit une sorte déjà nommée
cubes = { $gold ->
    [0] { $army ->
        [0] { $pilgrim ->
            [0] { craftsmen }
           *[other] { pilgrims }{ then-craftsmen }
          }
       *[other] { armies }{ then-pilgrims }
      }
   *[other] { gold }{ then-armies }
  }
then-armies = { $army ->
    [0] { then-pilgrims }
   *[other] { $pilgrim ->
        [0] { $craftsman ->
            [0] { " " }et { armies }
           *[other] , { armies } et { craftsmen }
          }
       *[other] , { armies }{ then-pilgrims }
      }
  }
then-pilgrims = { $pilgrim ->
    [0] { then-craftsmen }
   *[other] { $craftsman ->
        [0] { " " }et { pilgrims }
       *[other] , { pilgrims } et { craftsmen }
      }
  }
then-craftsmen = { $craftsman ->
    [0] { "" }
   *[other] { " " }et { craftsmen }
  }

# ce qu’a coûté une construction
works-cost = { $craftsmen ->
    [0] { $pilgrims ->
        [0] { "" }
       *[other] { " " }pour { pilgrims-paid }
      }
    [one] { $pilgrims ->
        [0] { " " }pour 1 artisan
       *[other] { " " }pour 1 artisan et { pilgrims-paid }
      }
   *[other] { $pilgrims ->
        [0] { " " }pour { $craftsmen } artisans
       *[other] { " " }pour { $craftsmen } artisans et { pilgrims-paid }
      }
  }

phase = { $phase ->
    [projects] Projets
    [refill] Remplissage
    [build] Construction
    [masters] Maîtres de corporation
    [repair] Réparation
    [invasion] Invasion
   *[scoring] Décompte final
  }

## Événements

event-game-began = { $comuni } prennent place ; cartes de projet visibles : { $cards }.
event-turn-began = Manche { $round } : tour de { $seat }.
event-bid-placed = { $gold ->
    [0] { $seat } place un envoyé sans or dans la colonne { $column }.
   *[other] { $seat } offre { gold } pour la colonne { $column }{ $from_pilgrims ->
        [0] .
       *[other] , dont { $from_pilgrims } à partir de pèlerins.
      }
  }
event-envoy-displaced = { $seat } perd la colonne { $column }.
event-envoy-withdrawn = { $seat } récupère son envoyé{ $gold ->
    [0] { "" }
    [one] { " " }avec 1 sac d’or
   *[other] { " " }avec { $gold } sacs d’or
  }.
event-envoy-moved = { $seat } déplace son envoyé { $gold ->
    [0] sans or
    [one] avec 1 sac d’or
   *[other] avec { $gold } sacs d’or
  } dans la colonne { $column } contre un pèlerin.
event-projects-claimed = { $seat } réclame { $cards } { $columns_count ->
    [one] dans la colonne { $columns }
   *[other] dans les colonnes { $columns }
  }{ $gold ->
    [0] { "" }
    [one] { " " }pour 1 sac d’or
   *[other] { " " }pour { $gold } sacs d’or
  }.
event-income-collected = { income }{ $lost ->
    [0] { "" }
    [one] { " " }(1 ressource de plus manquait au stock général)
   *[other] { " " }({ $lost } ressources de plus manquaient au stock général)
  }.
income = { $gold ->
    [0] { $army ->
        [0] { $pilgrim ->
            [0] { $craftsman ->
                [0] { $seat } perçoit ses revenus
               *[other] { $seat } fait rentrer { cubes }
              }
           *[other] { $seat } fait rentrer { cubes }
          }
       *[other] { $seat } fait rentrer { cubes }
      }
   *[other] { $seat } fait rentrer { cubes }
  }
event-cube-taken = { $seat } choisit { one-cube }.
cubes-taken = { $seat } choisit { cubes }.
event-column-filled = Nouveau dans la colonne { $column } : { $cards }. { cards-left }
columns-filled = Nouveau : { $columns }. { cards-left }
column-filled = colonne { $column }, { $cards }
cards-left = { $left ->
    [0] La pile est épuisée.
    [one] Il reste 1 carte dans la pile.
   *[other] Il reste { $left } cartes dans la pile.
  }
event-pile-opened = On entame la pile { $pile } : { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
  }.
event-supply-ran-out = Il n’y a plus { kind-of-cube } dans le stock général.
event-building-founded = { $seat } construit { a-building } avec { $card }{ works-cost } (score { $score }).
event-floor-added = { $seat } porte { a-building } à { floors-high } avec { $card }{ works-cost } (score { $score }).
event-wall-laid = { $seat } construit une nouvelle section de remparts{ works-cost }.
event-wall-raised = { $seat } surélève une section de remparts à hauteur { $height }{ works-cost }.
event-bonus-wall-given = { $seat } reçoit une carte de remparts « bonus ».
event-cards-discarded = { $seat } défausse { $count } { $count ->
    [one] carte
   *[other] cartes
  }.
event-master-taken = { $holder ->
    [none] { $seat } s’attache { master }.
   *[other] { $seat } prend { master } à { $holder }.
  }
event-mended = { $seat } élimine { $tiles } { $tiles ->
    [one] tuile
   *[other] tuiles
  } de pillage pour { $pilgrims } { $pilgrims ->
    [one] pèlerin
   *[other] pèlerins
  }.
event-exchanged = { $seat } échange { $give ->
    [gold] 2 sacs d’or
   *[pilgrim] 2 pèlerins
  } contre { $receive ->
    [gold] 1 sac d’or
    [army] 1 armée
   *[craftsman] 1 artisan
  }.
event-invasion-began = Invasion ! { invader } attaque avec une puissance de base de { $base } : { $attacks }.
attack-on = { $attack } contre { $seat }
event-forces-revealed = { $alliance ->
    [0] { $city ->
        [0] { $seat } n’envoie aucune armée.
        [one] { $seat } envoie 1 armée sur les remparts{ paid-with }.
       *[other] { $seat } envoie { $city } armées sur les remparts{ paid-with }.
      }
    [one] { $city ->
        [0] { $seat } envoie 1 armée à l’alliance{ paid-with }.
       *[other] { $seat } envoie 1 armée à l’alliance et { $city } sur les remparts{ paid-with }.
      }
   *[other] { $city ->
        [0] { $seat } envoie { $alliance } armées à l’alliance{ paid-with }.
       *[other] { $seat } envoie { $alliance } armées à l’alliance et { $city } sur les remparts{ paid-with }.
      }
  }
paid-with = { $by_gold ->
    [0] { $by_pilgrims ->
        [0] { "" }
       *[other] { " " }(dont { $by_pilgrims } en pèlerins)
      }
   *[other] { $by_pilgrims ->
        [0] { " " }(dont { $by_gold } en or)
       *[other] { " " }(dont { $by_gold } en or et { $by_pilgrims } en pèlerins)
      }
  }
no-forces = { $count ->
    [one] { $seats } n’envoie aucune armée.
   *[other] { $seats } n’envoient aucune armée.
  }
event-alliance-gathered = { $armies ->
    [0] Personne ne soutient l’alliance.
    [one] L’alliance compte 1 armée.
   *[other] L’alliance compte { $armies } armées.
  }
event-city-held = { $residual ->
    [0] L’attaque s’éteint avant d’atteindre { $seat }.
   *[other] { $seat } résiste (défense { $defence } contre { $residual }).
  }
event-city-plundered = { $seat } subit un pillage (défense { $defence } contre { $residual }) et prend { $tiles } { $tiles ->
    [one] tuile
   *[other] tuiles
  } de pillage.
event-hero-named = { $seat } se distingue dans l’alliance et reçoit une tuile de héros de valeur { $value }.
heroes-named = Héros de l’alliance, avec une tuile de valeur { $value } chacun : { $seats }.
event-no-heroes = Pas de héros cette fois ; les tuiles sont défaussées.
event-last-round-began = La dernière carte de projet est piochée. Chacun joue encore un tour, { $seat } en dernier ; puis vient l’empereur.
event-scored = { $seat } : compteur de points { $track }, maîtres de corporation { $masters }, majorités { $majorities }, héros { $heroes }, pillage { $plunder }, plus petit bâtiment { $lowest_building } ; total { $total }.
event-game-won = { $seat } gagne avec { $total } { $total ->
    [one] point
   *[other] points
  }.
tie-broken = { $count ->
    [one] { $seats } a aussi { $total } points, mais un numéro de comune plus élevé.
   *[other] { $seats } ont aussi { $total } points, mais un numéro de comune plus élevé.
  }

## Questions

question-projects = Offre, projets ou revenus : à vous de choisir
question-free-choice = Choisissez une ressource du stock général{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } à choisir)
  }
question-displaced = Votre envoyé { $gold ->
    [0] sans or
    [one] avec 1 sac d’or
   *[other] avec { $gold } sacs d’or
  } est délogé de la colonne { $column } : récupérez-le, ou déplacez-le pour un pèlerin
question-build-step = Construisez, ou terminez la construction
question-hand-limit = Gardez deux cartes, défaussez les autres
question-commitment = { invader } attaque : envoyez vos armées
question-repair = Réparez les dommages du pillage

## Actions

action-bid = Faire une offre pour une colonne de projet en y plaçant un envoyé.
    .title = Faire une offre
    .name = offre
    .column = quelle colonne
    .gold = sacs d’or placés avec l’envoyé
    .from_pilgrims = combien de ces sacs d’or valent 2 pèlerins chacun
action-claim = Prendre toutes les cartes de toutes les colonnes où se trouvent vos envoyés.
    .title = Réclamer les projets
    .name = réclamer
action-collect = Percevoir vos revenus.
    .title = Percevoir les revenus
    .tab = Revenus
    .name = revenus
    .cube = la ressource de votre choix (sinon on vous la demande)
action-take = Choisir une ressource du stock général.
    .title = Prendre une ressource
    .name = prendre
    .resource = quelle ressource
action-withdraw = Récupérer votre envoyé délogé et son or.
    .title = Récupérer l’envoyé
    .name = récupérer
action-move = Payer 1 pèlerin et déplacer votre envoyé délogé avec son or.
    .title = Déplacer l’envoyé
    .name = déplacer
    .column = vers quelle colonne
action-found = Construire un nouveau bâtiment avec n’importe quelle carte.
    .title = Construire un bâtiment
    .name = construire
    .card = quelle carte
    .category = de quelle catégorie
    .from_pilgrims = combien d’artisans sont remplacés par 2 pèlerins chacun
action-add-floor = Ajouter un étage à l’un de vos bâtiments.
    .title = Ajouter un étage
    .name = étage
    .card = quelle carte
    .building = sur quel bâtiment
    .from_pilgrims = combien d’artisans sont remplacés par 2 pèlerins chacun
action-lay-wall = Construire une nouvelle section de remparts avec n’importe quelle carte, face cachée.
    .title = Construire un rempart
    .name = rempart
    .card = quelle carte
    .from_pilgrims = combien d’artisans sont remplacés par 2 pèlerins chacun
action-raise-wall = Surélever une section de remparts avec n’importe quelle carte, face cachée.
    .title = Surélever un rempart
    .name = surélever
    .card = quelle carte
    .section = quelle section de remparts
    .from_pilgrims = combien d’artisans sont remplacés par 2 pèlerins chacun
action-finish = Terminer la construction.
    .title = Terminer la construction
    .name = terminer
    .mend = marqueurs de pillage réparés en même temps (sinon on vous le demande)
action-keep = Garder deux cartes et défausser les autres.
    .title = Garder deux cartes
    .name = garder
    .first = première carte à garder
    .second = seconde carte à garder
action-mend = Éliminer des tuiles de pillage : 1 pour 1 pèlerin, 2 pour 3 pèlerins.
    .title = Réparer
    .name = réparer
    .tiles = combien de tuiles
action-commit = Envoyer en secret des armées à l’alliance et sur vos remparts.
    .title = Envoyer des armées
    .title-nothing = N’envoyer aucune armée
    .name = armées
    .alliance = armées pour l’alliance
    .city = armées pour vos remparts
    .by_gold = dont à 2 sacs d’or chacune
    .by_pilgrims = dont à 2 pèlerins chacune
action-exchange = Échanger 2 pèlerins contre 1 sac d’or, armée ou artisan, ou 2 sacs d’or contre 1 armée.
    .title = Échanger
    .name = échanger
    .give = deux ressources de quelle sorte
    .receive = contre une ressource de quelle sorte

## Valeurs à choisir

label-column = Colonne { $column }{ $bonus ->
    [yes] { " " }(+1 ressource)
   *[no] { "" }
  }
label-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  } : { $cards }
# une carte dans une colonne : culture 2
label-card = { $kinds } { $level }
label-any-kind = au choix
label-envoy = { $gold ->
    [0] { $name } sans or
    [one] { $name } offre 1 sac d’or
   *[other] { $name } offre { $gold } sacs d’or
  }
# a bid on a button: the column and the gold for it
bid-for = { $from_pilgrims ->
    [0] { $column } : { $gold }
   *[other] { $column } : { $gold } (pèlerins)
  }
collect-with = Revenus et { $cube }
collect-later = Revenus, puis une ressource au choix
move-to = Vers la { $column }
label-kind = { $category ->
    [economy] Économie
    [military] Militaire
    [culture] Culture
   *[religion] Religion
  }
label-building = { label-kind }, { $height ->
    [one] 1 étage
   *[other] { $height } étages
  } → { $next }
label-found = { label-kind } · { $height ->
    [0] encore aucun
    [one] le plus haut a 1 étage
   *[other] le plus haut a { $height } étages
  }
label-section = Section { $section }, hauteur { $height } → { $next }
entry-cost = { $craftsman ->
    [0] gratuit
   *[other] { craftsmen }
  }
entry-add-floor = { label-kind }, étage { $height } · +{ $height } · { entry-cost } · { $card }
entry-found = { label-kind }, nouveau bâtiment · +1 · { entry-cost } · { $card }
entry-raise-wall = Section de remparts { $section }, hauteur { $height } · { entry-cost } · { $card }
entry-lay-wall = Nouvelle section de remparts · { entry-cost } · { $card }
commit-one-way = { $alliance ->
    [0] { $city ->
        [0] { action-commit.title-nothing }
       *[other] { $city } pour vos remparts
      }
   *[other] { $alliance } pour l’alliance
  }
commit-split = { $alliance } pour l’alliance, { $city } pour vos remparts
commit-gold = au prix de { gold }
commit-pilgrims = au prix de { pilgrims }
label-mend = { $tiles ->
    [0] rien
    [one] 1 tuile pour { pilgrims }
   *[other] { $tiles } tuiles pour { pilgrims }
  }
label-mend-as-well = { $tiles ->
    [none] { label-later }
    [0] ne rien réparer
    [one] réparer 1 tuile pour { pilgrims }
   *[other] réparer { $tiles } tuiles pour { pilgrims }
  }
label-later = décider plus tard
label-cube = { $resource ->
    [none] { label-later }
   *[other] { one-cube }
  }
label-give = 2 { $give ->
    [gold] sacs d’or
   *[pilgrim] pèlerins
  } (vous en avez { $have })

## Consignes

order-when-out-bid = { $reaction ->
    [withdraw] Quand votre envoyé est délogé, le récupérer avec son or.
   *[move] Quand votre envoyé est délogé, payer 1 pèlerin et le déplacer avec son or vers la colonne libre qui a le plus de cartes{ $keep ->
        [0] { "" }
        [one] { " " }s’il vous reste 1 pèlerin
       *[other] { " " }s’il vous reste { $keep } pèlerins
      }. { $otherwise ->
        [withdraw] Si c’est impossible, le récupérer.
       *[ask] Si c’est impossible, on vous demande.
      }
  }
    .title = Envoyé délogé
    .reaction = ce que devient l’envoyé
    .reaction-withdraw = le récupérer
    .reaction-move = le déplacer vers une colonne libre pour 1 pèlerin
    .keep = pèlerins qui doivent vous rester après un déplacement
    .otherwise = s’il ne peut pas être déplacé
    .otherwise-withdraw = le récupérer
    .otherwise-ask = me demander
order-take-cube = Choisir { $first ->
    [gold] de l’or
    [army] une armée
    [pilgrim] un pèlerin
   *[craftsman] un artisan
  }{ $until ->
    [none] { "" }
   *[other] { " " }tant que vous en avez moins de { $until }
  } ; sinon, { $then ->
    [gold] de l’or
    [army] une armée
    [pilgrim] un pèlerin
    [craftsman] un artisan
   *[none] on vous demande
  }.
    .title = Ressources au choix
    .first = quelle ressource vous voulez d’abord
    .until = combien suffisent
    .until-none = jamais assez
    .then = quelle ressource ensuite
    .then-none = me demander
order-finish-building = Terminer la construction { $after ->
    [one-step] après une étape
   *[free-steps] dès que toute étape de plus coûte un artisan
  }, sauf si vous tenez encore plus de deux cartes.
    .title = Terminer la construction
    .after = quand vous terminez
    .after-one-step = après une étape
    .after-free-steps = quand toute étape de plus coûte un artisan
order-keep-cards = Garder les deux cartes { $best ->
    [level] du plus haut niveau
   *[kinds] qui montrent le plus de sortes de bâtiments
  }.
    .title = Garder les cartes
    .best = quelles cartes sont les meilleures
    .best-level = celles du plus haut niveau
    .best-kinds = celles qui montrent le plus de sortes
order-mend-whenever = Réparer { $tiles ->
    [one] 1 tuile de pillage
   *[other] jusqu’à { $tiles } tuiles de pillage
  } à chaque tour, selon vos pèlerins{ $keep ->
    [0] { "" }
    [one] { " " }et en gardant 1 pèlerin
   *[other] { " " }et en gardant { $keep } pèlerins
  } ; sinon rien.
    .title = Réparer
    .tiles = combien de tuiles au plus
    .keep = pèlerins qui doivent vous rester
order-hold-the-walls = { $alliance ->
    [0] Envoyer sur vos remparts le moins d’armées qui tiennent sans aucune aide
    [one] Envoyer 1 armée à l’alliance et sur vos remparts le moins d’armées qui tiennent alors sans autre aide
   *[other] Envoyer { $alliance } armées à l’alliance et sur vos remparts le moins d’armées qui tiennent alors sans autre aide
  } ; payer en armées seulement. Si vous en avez trop peu, { $failing ->
    [all] les envoyer toutes sur vos remparts
    [none] n’en envoyer aucune
   *[ask] on vous demande
  }.
    .title = Tenir les remparts
    .alliance = armées pour l’alliance
    .failing = si vous avez trop peu d’armées
    .failing-ask = me demander
    .failing-all = toutes sur les remparts
    .failing-none = aucune

## Refus

refusal-sealed = Votre répartition est scellée : cette bataille est finie.
refusal-nothing-to-mend = Vous n’avez rien à réparer.
refusal-no-cube-to-choose = Vos revenus ne comptent pas une seule ressource au choix.
refusal-envoys-out = Vos trois envoyés sont sur le plateau. Vous devez réclamer vos projets.
refusal-own-column = Votre envoyé s’y trouve déjà ; une offre ne peut pas être augmentée.
refusal-bid-too-low = { $seat } y offre { gold }. Il vous en faut au moins { $least }.
refusal-bid-too-dear = Cette offre demande { gold }. Vous en avez { $have }, et vos pèlerins pourraient en fournir { $more } de plus.
refusal-pilgrims-beyond-bid = Votre offre est de { gold } ; les pèlerins ne peuvent pas en fournir davantage.
refusal-pilgrims-short = Il faut { $need } { $need ->
    [one] pèlerin
   *[other] pèlerins
  } ; vous en avez { $have }.
refusal-gold-short = Il n’y a pas assez d’or dans le stock général : vos pèlerins pourraient en fournir { $more }.
refusal-column-unused = La colonne { $column } n’est pas utilisée à { $players } joueurs.
refusal-column-empty = Il n’y a plus de projets dans la colonne { $column }.
refusal-nothing-to-claim = Aucun de vos envoyés n’est sur le plateau : il n’y a rien à réclamer.
refusal-claim-takes-all = Impossible de laisser des cartes : on réclame toutes celles de toutes les colonnes que l’on occupe.
refusal-supply-empty = Il n’y a plus { kind-of-cube } dans le stock général.
refusal-own-envoy-there = Vous y avez déjà un envoyé.
refusal-move-too-low = Vous ne pouvez déloger qu’un envoyé dont l’offre est inférieure à { $gold }.
refusal-move-needs-pilgrim = Déplacer l’envoyé coûte 1 pèlerin, et vous n’en avez pas. Vous pouvez le récupérer.
refusal-gold-unchanged = L’or se déplace sans changer.
refusal-card-not-held = Vous n’avez pas la carte { $card } en main.
refusal-wrong-category = Cette carte ne convient pas { $category ->
    [economy] à l’économie
    [military] au domaine militaire
    [culture] à la culture
   *[religion] à la religion
  } ; elle montre : { $symbols }.
refusal-no-such-building = Vous n’avez pas de bâtiment numéro { $building }.
refusal-no-such-section = Vous n’avez pas de section de remparts numéro { $section }.
refusal-too-high = Rien ne peut dépasser quatre étages : c’est déjà terminé.
refusal-level-too-low = L’étage { $floor } demande le niveau { $floor }. Cette carte est de niveau { $level } : il manque { $missing } { $missing ->
    [one] artisan
   *[other] artisans
  }, vous pouvez en fournir { $have }.
refusal-further-action = Une action de construction de plus coûte 1 artisan, ou 2 pèlerins à sa place, et vous ne les avez pas.
refusal-too-many-pilgrims = { $need ->
    [0] Cette étape ne demande pas d’artisan, donc pas de pèlerins non plus.
    [one] Cette étape demande 1 artisan ; les pèlerins ne peuvent pas en remplacer davantage.
   *[other] Cette étape demande { $need } artisans ; les pèlerins ne peuvent pas en remplacer davantage.
  }
refusal-craftsmen-short = Cette étape demande { $need } { $need ->
    [one] artisan
   *[other] artisans
  } et vous en avez { $have }. Deux pèlerins peuvent en remplacer un : dites pour combien.
refusal-keep-two = Vous pouvez garder deux cartes. Choisissez-en { $count } à défausser.
refusal-keep-two-different = Choisissez deux cartes différentes à garder.
refusal-one-repair = Une seule réparation par tour : 1 pèlerin élimine 1 tuile, 3 pèlerins en éliminent 2. Vous avez { $tiles } { $tiles ->
    [one] tuile
   *[other] tuiles
  } de pillage et { $have } { $have ->
    [one] pèlerin
   *[other] pèlerins
  }.
refusal-armies-too-dear = Vous avez choisi { $armies } { $armies ->
    [one] armée
   *[other] armées
  } et vous { $most ->
    [0] ne pouvez en payer aucune
    [one] ne pouvez en payer qu’une
   *[other] ne pouvez en payer que { $most }
  }. Vous avez { $have } { $have ->
    [one] armée
   *[other] armées
  } ; 2 sacs d’or ou 2 pèlerins en paient une de plus.
refusal-armies-unpaid = Vous avez choisi { $armies } { $armies ->
    [one] armée
   *[other] armées
  } et vous en avez { $have }. Payez les autres 2 sacs d’or ou 2 pèlerins chacune : vous pouvez en payer { $most } en tout.
refusal-overpaid-armies = Vous envoyez { $armies } { $armies ->
    [one] armée
   *[other] armées
  } ; vous ne pouvez pas en payer davantage.
refusal-no-exchange-into-pilgrims = Rien ne s’échange contre des pèlerins. Vous pouvez échanger 2 pèlerins contre 1 sac d’or, armée ou artisan, ou 2 sacs d’or contre 1 armée.
refusal-no-such-exchange = Cet échange n’existe pas. Vous pouvez échanger 2 pèlerins contre 1 sac d’or, armée ou artisan, ou 2 sacs d’or contre 1 armée.
refusal-exchange-too-dear = Un échange demande 2 { $give ->
    [gold] sacs d’or
    [army] armées
    [pilgrim] pèlerins
   *[craftsman] artisans
  } ; vous en avez { $have }.
refusal-exchange-reserved = Votre répartition scellée contient { $reserved } { $give ->
    [gold] sacs d’or
   *[pilgrim] pèlerins
  }. Modifiez-la d’abord.
refusal-exchange-in-scoring = Il est trop tard pour échanger : le décompte final a commencé.

## Les chiffres qui comptent

legend-bids = Colonne : mise minimale en or
hint-claim = Réclamer : { $cards }, { $count ->
    [one] de la colonne { $columns }
   *[other] des colonnes { $columns }
  }{ $gold ->
    [0] .
    [one] , contre le sac d’or posé là.
   *[other] , contre les { $gold } sacs d’or posés là.
  }
hint-commitment = ⚔️ { invader } attaque { $comune } avec { $attack } · défense { $defence } avec { $city } { $city ->
    [one] armée
   *[other] armées
  }. { $missing ->
    [0] Cela suffit, même si personne d’autre n’envoie rien.
   *[other] Cela suffit si les autres envoient au moins { $missing } à l’alliance.
  }
hint-commitment-unpaid = ⚔️ { invader } attaque { $comune } avec { $attack } · défense { $defence } avec { $city } { $city ->
    [one] armée
   *[other] armées
  }.
hint-commitment-others = Les autres : { $list }.
regret-finish = { $free ->
    [building] Une étape de bâtiment est encore gratuite.
    [wall] Une étape de rempart est encore gratuite.
   *[both] Une étape de bâtiment et une étape de rempart sont encore gratuites.
  }

## Guide

guide-projects = Faites une chose sur trois. Les cartes servent à construire : un envoyé réserve toute une colonne, et vous la réclamez lors d’un prochain tour. Les revenus apportent de quoi payer. Regardez les colonnes qui conviennent à vos bâtiments et les envoyés qui vous restent.
guide-free-choice = L’or gagne les colonnes, les armées repoussent les envahisseurs, les artisans élèvent les cartes ; un pèlerin répare ou sauve un envoyé délogé, et deux remplacent toute autre ressource. De quoi aurez-vous besoin avant que la pile s’épuise et que vienne l’envahisseur ?
guide-displaced = Quelqu’un a offert plus que vous. Vous ne perdez rien : l’envoyé et son or reviennent et resservent dès votre prochain tour. Contre un pèlerin, l’envoyé repart aussitôt vers une colonne libre ou avec moins d’or. Demandez-vous si une autre colonne vaut ce pèlerin.
guide-build-step = Vos cartes deviennent des étages ou, face cachée, des remparts. Un étage rapporte sa hauteur tout de suite ; un rempart n’aide que contre les envahisseurs. Un bâtiment et un rempart sont gratuits, la suite coûte un artisan. Comparez les niveaux : une carte trop basse demande aussi des artisans.
guide-hand-limit = Vous ne gardez pas plus de deux cartes en main, et une carte défaussée ne revient jamais. Regardez ce qui peut suivre sur vos bâtiments : une telle carte vaut le plus. Les niveaux élevés serviront plus tard.
guide-commitment = Tous décident en secret, puis tout est révélé. Les armées de l’alliance affaiblissent l’attaque pour tous, et qui en envoie le plus gagne une tuile de héros ; celles de vos remparts n’aident que vous. Chaque point manquant en coûte un à la fin. Plus vous menez, plus l’attaque est forte.
guide-repair = Chaque tuile de pillage vous retire un point à la fin. Une fois par tour, des pèlerins en éliminent une ou deux, la seconde au double du prix. Voyez à quoi d’autre vos pèlerins doivent servir, et combien de tours il reste.

## Conseils

# environ tant de points
about-points = environ { $points } { $points ->
    [one] point
   *[other] points
  }
# ce qu’apporte une colonne
column-brings = { $cards ->
    [one] 1 carte{ $floors ->
        [0] { "" }
       *[other] { " " }qui convient à un de vos bâtiments
      }
   *[other] { $cards } cartes{ $floors ->
        [0] { "" }
        [one] , dont 1 convient à un de vos bâtiments
       *[other] , dont { $floors } conviennent à vos bâtiments
      }
  }{ $bonus ->
    [yes] { " " }et une ressource au choix
   *[no] { "" }
  }
why-bid-free = La colonne { $column } est libre : { column-brings }, soit { about-points } pour vous. { $gold ->
    [0] Elle ne vous coûte pas d’or.
   *[other] Avec { gold }, il sera plus difficile de vous déloger.
  }
why-bid-over = Dans la colonne { $column }, { $seat } { $offer ->
    [0] n’offre pas d’or
    [one] n’offre qu’un sac d’or
   *[other] n’offre que { $offer } sacs d’or
  }. Avec { gold }, vous délogez cet envoyé et tenez { column-brings }, soit { about-points } pour vous.
claimed-cards = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
  }, soit { about-points } pour vous, { $gold ->
    [0] sans payer d’or
   *[other] pour une offre de { gold }
  }
why-claim = Vos envoyés tiennent { claimed-cards }. Prenez tout avant qu’on ne vous déloge ; vous pourrez construire dès ce tour.
why-claim-must = Tous vos envoyés sont sur le plateau : vous ne pouvez que réclamer. Cela rapporte { claimed-cards }.
why-collect = Vos revenus : { $cubes ->
    [one] { $cubes } ressource
   *[other] { $cubes } ressources
  }, dont { $built } grâce à vos bâtiments. Ensuite ceux-ci ne rapportent plus rien avant une nouvelle construction : encaissez quand ils sont au plus haut.
why-collect-base = Aucun de vos bâtiments ne rapporte rien en ce moment : les revenus ne sont que de { $cubes ->
    [one] 1 ressource
   *[other] { $cubes } ressources
  } ; mais il faut bien payer offres, artisans et armées.
why-collect-peril = { invader } attaque ensuite, et il manque environ { $short } à vos remparts et armées. Vos revenus : { $cubes ->
    [one] 1 ressource
   *[other] { $cubes } ressources
  } ; deux sacs d’or ou deux pèlerins peuvent aussi payer une armée.
why-take-army-peril = { invader } attaque ensuite, et il manque environ { $short } à vos remparts et armées. { $army ->
    [0] Vous n’avez encore aucune armée.
   *[other] Vous avez { armies } ; une de plus vous aidera.
  }
why-take-army = { $army ->
    [0] Vous n’avez aucune armée.
   *[other] Vous avez { armies }.
  } Sur vos remparts, les armées écartent le pillage ; dans l’alliance, elles peuvent vous valoir une tuile de héros.
why-take-gold = { $gold ->
    [0] Vous n’avez pas d’or.
   *[other] Vous avez { gold }.
  } L’or gagne les colonnes, et lors d’une invasion deux sacs paient une armée.
why-take-pilgrim = { $pilgrim ->
    [0] Vous n’avez aucun pèlerin.
   *[other] Vous avez { pilgrims }.
  } Un pèlerin fait repartir un envoyé délogé ou répare une tuile de pillage, et deux remplacent toute autre ressource.
why-take-craftsman = { $craftsman ->
    [0] Vous n’avez aucun artisan.
   *[other] Vous avez { craftsmen }.
  } Chaque artisan remplace un niveau qui manque à une carte, ou paie une action de construction de plus.
why-move-free = La colonne { $column } est libre et vaut { about-points } pour vous. Contre un pèlerin, votre envoyé s’y place aussitôt{ $gold ->
    [0] { "" }
   *[other] , avec { gold }
  }.
why-move-over = La colonne { $column } vaut { about-points } pour vous, et { $seat } { $offer ->
    [0] n’y offre rien
    [one] n’y offre qu’un sac d’or
   *[other] n’y offre que { $offer } sacs d’or
  }. Contre un pèlerin, votre envoyé avec { gold } déloge l’autre.
why-withdraw = Vous gardez le pèlerin, et à votre prochain tour l’envoyé pourra faire une nouvelle offre{ $gold ->
    [0] { "" }
   *[other] ; vous récupérez { gold }
  }.
why-withdraw-must = Sans pèlerin, l’envoyé ne peut pas repartir. Il revient{ $gold ->
    [0] { "" }
   *[other] { " " }avec { gold }
  } et pourra faire une nouvelle offre à votre prochain tour.
why-floor = { points-at-once }{ works-cost } : vous élevez { a-building } à { floors-high }, et le plus haut de sa catégorie donne une ressource par étage aux prochains revenus.
why-floor-master = { points-at-once }{ works-cost } : vous élevez { a-building } à { floors-high } et vous attachez { master }, qui vaut { $master_points } points à la fin et une ressource à chaque fois que vous percevez vos revenus.
why-floor-master-from = { points-at-once }{ works-cost } : vous élevez { a-building } à { floors-high } et prenez à { $seat } { master }, qui vaut { $master_points } points à la fin et une ressource à chaque fois que vous percevez vos revenus.
why-found-new = Vous n’avez encore aucun bâtiment de cette catégorie : 1 point tout de suite{ works-cost }, une ressource de plus aux prochains revenus, et un pas vers les quatre catégories, qui rapportent encore à la fin.
why-found = { points-at-once }{ works-cost } : vous construisez { a-building }, où vos prochaines cartes trouveront place, et sa catégorie redonne des revenus.
why-wall = Une carte de remparts à hauteur { $height }{ works-cost } fait valoir { $strength } au lieu de 1 à une de vos armées, lors de chaque invasion ; il en reste { $invasions }.
why-wall-peril = Il manque environ { $short } à vos remparts et armées face au prochain envahisseur. Une carte de remparts à hauteur { $height }{ works-cost } fait valoir { $strength } au lieu de 1 à une armée, et il reste { $invasions ->
    [one] une invasion
   *[other] { $invasions } invasions
  }.
why-finish-wait = Une carte rapporte plus à un étage plus élevé : attendre peut être payant. { $over ->
    [0] Toutes vos cartes restent en main.
    [one] Deux cartes restent en main, il faut en défausser une.
   *[other] Deux cartes restent en main, il faut en défausser { $over }.
  }
why-finish-dear = Une construction de plus demande un artisan, et { $craftsman ->
    [0] vous n’en avez pas
   *[other] vous avez { craftsmen }
  }. Les cartes et les artisans gardés maintenant élèveront vos bâtiments au prochain tour.
why-finish-last = Ce que vous pourriez encore construire coûte plus que cela ne rapporte. Au décompte final, la majorité de chaque ressource vaut des points.
why-keep-useful = Ces deux cartes valent le plus pour vous, { about-points } ensemble{ $floors ->
    [0] .
    [one]  : l’une peut être le prochain étage d’un de vos bâtiments.
   *[other]  : les deux peuvent être les prochains étages de vos bâtiments.
  }
why-keep-high = Ces deux cartes ont les niveaux les plus élevés, { $first_level } et { $second_level } : aux étages supérieurs, elles vous épargneront des artisans.
why-defence-enough = L’attaque contre vous est de { $attack }. { $city ->
    [0] Sans armée
    [one] Avec 1 armée
   *[other] Avec { $city } armées
  }, votre défense vaut { $defence } : cela suffit, même si personne n’envoie rien à l’alliance.
why-defence-hero = L’attaque contre vous est de { $attack }. { $alliance } pour l’alliance et { $defence } sur vos remparts suffisent même sans les autres, et l’alliance peut vous valoir une tuile de héros : { $hero } points pour le plus d’armées, { $second } pour le second.
why-defence-alliance = L’attaque contre vous est de { $attack } ; avec { $alliance } pour l’alliance et { $defence } sur vos remparts, il manque { $missing }, que les autres enverront peut-être. Qui a le plus d’armées dans l’alliance gagne une tuile de héros de { $hero } points, à condition de ne pas être pillé.
why-defence-others = L’attaque contre vous est de { $attack }, et { $city ->
    [0] sans armée
    [one] avec 1 armée
   *[other] avec { $city } armées
  } votre défense vaut { $defence }. Ce qui manque, soit { $missing }, les autres l’enverront peut-être à l’alliance ; sinon, chaque point manquant vous en coûte un à la fin.
why-defence-hopeless = L’attaque contre vous est de { $attack } ; avec cette répartition, il manque encore { $missing }, plus que les autres n’enverront sans doute. Mais chaque point de défense vous épargne une tuile de pillage, donc un point.
why-defence-spared = L’attaque contre vous est de { $attack }. Sans armées, vous perdez au plus { $missing } points par le pillage, selon l’aide de l’alliance, mais vous gardez toutes vos ressources.
why-mend-one = La première tuile n’est pas chère : un pèlerin vous épargne un point à la fin. Vous avez { $plunder } { $plunder ->
    [one] tuile
   *[other] tuiles
  } et { pilgrims }.
why-mend-two = { $price } de vos { pilgrims } éliminent d’un coup { $tiles } de vos tuiles de pillage ({ $plunder }) : la seconde coûte plus, mais elle vous épargne aussi un point.
why-mend-two-late = La partie s’achève : vos pèlerins ne serviront plus guère, et vous avez { pilgrims }. Il en faut { $price } pour éliminer { $tiles } de vos tuiles de pillage ({ $plunder }).
why-mend-none = Vous avez { pilgrims }, et il en faut aussi ailleurs : un fait repartir un envoyé délogé, deux remplacent toute autre ressource. { $plunder ->
    [one] Votre tuile ne retire un point
   *[other] Vos { $plunder } tuiles ne retirent des points
  } qu’à la fin.
pilgrims-paid = { $pilgrims } { $pilgrims ->
    [one] pèlerin
   *[other] pèlerins
  }
floors-high = { $height } { $height ->
    [one] étage
   *[other] étages
  }
points-at-once = { $height } { $height ->
    [one] point
   *[other] points
  } tout de suite

## Noms des options des commandes

field-called-column = colonne
field-called-cube = ressource_au_choix
field-called-mend = réparer
field-called-gold = or
field-called-from_pilgrims = par_pèlerins
field-called-resource = ressource
field-called-card = carte
field-called-category = catégorie
field-called-building = bâtiment
field-called-section = section
field-called-first = première
field-called-second = seconde
field-called-tiles = tuiles
field-called-alliance = alliance
field-called-city = remparts
field-called-by_gold = payées_en_or
field-called-by_pilgrims = payées_en_pèlerins
field-called-give = donner
field-called-receive = recevoir

## Ce qui ne va pas dans un fichier de matériel

component-cards = project_cards : { $cards } différentes au lieu de { $right }
component-cubes = resources : { $cubes } en tout au lieu de { $right }
component-bonus-walls = bonus_wall_cards : { $cards } au lieu de { $right }
component-numbers = comuni : les numéros doivent aller de 1 à 5, dans cet ordre
component-names = comuni : les noms doivent être { $names }, dans cet ordre
component-income = comuni : { $name } ne peut pas avoir un revenu de { $income }
component-start = comuni : { $name } ne peut pas commencer avec moins que rien
component-start-cubes = comuni : il n’y a pas assez de { $resource } pour le départ des cinq
component-level = project_cards : { $card } a le niveau { $level } au lieu de 1 à 4
component-categories = project_cards : { $card } a besoin d’une à quatre catégories différentes
component-for-players = project_cards : { $card } est marquée pour { $players } joueurs au lieu de 2 à 5
component-pile = project_cards : { $card } appartient à la pile { $pile } au lieu de A, B, C ou D
component-invasions = invasions : il en faut une pour chacune des piles A, B, C et D
component-hero-tiles = invasions : { $pile } a besoin de tuiles de héros de deux valeurs différentes
component-columns = columns : il en faut sept, numérotées de 1 à 7
component-column-players = columns : 1 à 4 servent à 2 joueurs, et une de plus par joueur supplémentaire
component-column-cards = columns : { $column } en contient { $cards } au lieu de 1 à 3
component-column-bonus = columns : { $column } est fausse, les colonnes à une seule carte sont celles à bonus
component-marker = pile { $pile } à { $players } joueurs : il en reste { $left }, le marqueur dit { $marked }
component-twice = project_cards : il y a plus d’une { $card }
