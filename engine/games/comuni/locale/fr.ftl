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
       *[other] { " " }pour { $pilgrims } pèlerins
      }
    [one] { $pilgrims ->
        [0] { " " }pour 1 artisan
       *[other] { " " }pour 1 artisan et { $pilgrims } pèlerins
      }
   *[other] { $pilgrims ->
        [0] { " " }pour { $craftsmen } artisans
       *[other] { " " }pour { $craftsmen } artisans et { $pilgrims } pèlerins
      }
  }

phase = { $phase ->
    [projects] Projets
    [refill] Nouvelles cartes de projet
    [build] Construction
    [masters] Maîtres de corporation
    [repair] Réparation
    [invasion] Invasion
   *[scoring] Évaluation finale
  }

## Événements

event-game-began = { $comuni } prennent place ; { $cards } cartes de projet sont visibles.
event-turn-began = Tour { $round } : { $seat }.
event-bid-placed = { $gold ->
    [0] { $seat } place un envoyé sans or dans la colonne { $column }.
   *[other] { $seat } offre { gold } pour la colonne { $column }{ $from_pilgrims ->
        [0] .
       *[other] , dont { $from_pilgrims } à partir de pèlerins.
      }
  }
event-envoy-displaced = Une offre plus élevée déloge { $seat } de la colonne { $column }.
event-envoy-withdrawn = { $seat } récupère son envoyé{ $gold ->
    [0] { "" }
    [one] { " " }et 1 sac d’or
   *[other] { " " }et { $gold } sacs d’or
  }.
event-envoy-moved = { $seat } utilise un pèlerin et déplace son envoyé { $gold ->
    [0] sans or
    [one] avec 1 sac d’or
   *[other] avec { $gold } sacs d’or
  } dans la colonne { $column }.
event-projects-claimed = { $seat } réclame (col. { $columns }) : { $cards }{ $gold ->
    [0] .
    [one] { "" }, et paie 1 sac d’or.
   *[other] { "" }, et paie { $gold } sacs d’or.
  }
event-income-collected = { income }{ $lost ->
    [0] .
    [one]  ; 1 ressource manque au stock général.
   *[other]  ; { $lost } ressources manquent au stock général.
  }
income = { $gold ->
    [0] { $army ->
        [0] { $pilgrim ->
            [0] { $craftsman ->
                [0] { $seat } fait rentrer ses gains
               *[other] { $seat } fait rentrer { cubes }
              }
           *[other] { $seat } fait rentrer { cubes }
          }
       *[other] { $seat } fait rentrer { cubes }
      }
   *[other] { $seat } fait rentrer { cubes }
  }
event-cube-taken = { $seat } choisit { one-cube }.
event-column-filled = Nouveau dans la colonne { $column } : { $cards }. { $left ->
    [0] La pile est épuisée.
    [one] Il reste 1 carte dans la pile.
   *[other] Il reste { $left } cartes dans la pile.
  }
event-pile-opened = On entame la pile { $pile } : { $left } cartes.
event-supply-ran-out = Il n’y a plus { kind-of-cube } dans le stock général.
event-building-founded = { $seat } construit { a-building } avec { $card }{ works-cost }. Score : { $score }.
event-floor-added = { $seat } agrandit { a-building }, désormais à { $height } étages, avec { $card }{ works-cost }. Score : { $score }.
event-wall-laid = { $seat } construit une nouvelle partie de remparts{ works-cost }.
event-wall-raised = { $seat } surélève une partie de remparts à { $height } étages{ works-cost }.
event-bonus-wall-given = { $seat } reçoit une carte de remparts « bonus ».
event-cards-discarded = { $seat } écarte { $count } { $count ->
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
event-invasion-began = Invasion ! { invader } attaque avec une puissance de base de { $base }. Attaque contre chaque comune, dans l’ordre du tour : { $attacks }.
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
event-alliance-gathered = { $armies ->
    [0] Personne ne soutient l’alliance.
    [one] L’alliance compte 1 armée.
   *[other] L’alliance compte { $armies } armées.
  }
event-city-held = { $residual ->
    [0] L’attaque n’atteint pas { $seat }.
   *[other] { $seat } résiste : défense { $defence } contre { $residual }.
  }
event-city-plundered = { $seat } subit un pillage : défense { $defence } contre { $residual }, { $tiles } { $tiles ->
    [one] tuile
   *[other] tuiles
  } de pillage.
event-hero-named = { $seat } se distingue dans l’alliance et reçoit une tuile de héros de valeur { $value }.
event-no-heroes = Pas de héros cette fois ; les tuiles sont défaussées.
event-last-round-began = La dernière carte de projet est piochée. Chacun joue encore un tour, { $seat } en dernier ; puis vient l’empereur.
event-scored = { $seat } : compteur de points { $track }, maîtres de corporation { $masters }, majorités { $majorities }, héros { $heroes }, pillage { $plunder }, plus petit bâtiment { $lowest_building } ; total { $total }.
event-game-won = { $seat } gagne avec { $total } { $total ->
    [one] point
   *[other] points
  }.

## Questions

question-projects = Faites une offre, réclamez vos projets ou faites rentrer vos gains
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
question-hand-limit = Gardez deux cartes, écartez les autres
question-commitment = { invader } attaque : combien d’armées pour l’alliance, combien sur vos remparts ?
question-repair = Réparez les dommages du pillage

## Actions

action-bid = Faire une offre pour une colonne de projet en y plaçant un envoyé.
    .title = Faire une offre
    .name = offre
    .column = quelle colonne
    .gold = sacs d’or placés avec l’envoyé
    .from_pilgrims = combien de ces sacs d’or valent 2 pèlerins chacun
action-claim = Prendre toutes les cartes de toutes les colonnes où se trouvent vos envoyés.
    .title = Réclamer
    .name = réclamer
action-collect = Faire rentrer vos gains.
    .title = Faire rentrer les gains
    .name = gains
action-take = Choisir une ressource du stock général.
    .title = Prendre
    .name = prendre
    .resource = quelle ressource
action-withdraw = Récupérer votre envoyé délogé et son or.
    .title = Récupérer
    .name = récupérer
action-move = Payer 1 pèlerin et déplacer votre envoyé délogé avec son or.
    .title = Déplacer
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
action-lay-wall = Construire une nouvelle partie de remparts avec n’importe quelle carte, face cachée.
    .title = Construire un rempart
    .name = rempart
    .card = quelle carte
    .from_pilgrims = combien d’artisans sont remplacés par 2 pèlerins chacun
action-raise-wall = Surélever une partie de remparts avec n’importe quelle carte, face cachée.
    .title = Surélever un rempart
    .name = surélever
    .card = quelle carte
    .section = quelle partie de remparts
    .from_pilgrims = combien d’artisans sont remplacés par 2 pèlerins chacun
action-finish = Terminer la construction.
    .title = Terminer la construction
    .name = terminer
action-keep = Garder deux cartes et écarter les autres.
    .title = Garder
    .name = garder
    .first = première carte à garder
    .second = seconde carte à garder
action-mend = Éliminer des tuiles de pillage : 1 pour 1 pèlerin, 2 pour 3 pèlerins.
    .title = Réparer
    .name = réparer
    .tiles = combien de tuiles
action-commit = Envoyer en secret des armées à l’alliance et sur vos remparts.
    .title = Envoyer des armées
    .name = armées
    .alliance = armées pour l’alliance
    .city = armées pour vos remparts
    .by_gold = combien d’entre elles sont payées 2 sacs d’or chacune
    .by_pilgrims = combien d’entre elles sont payées 2 pèlerins chacune
action-exchange = Échanger 2 pèlerins contre 1 or, armée ou artisan, ou 2 sacs d’or contre 1 armée.
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
label-section = Partie { $section }, hauteur { $height } → { $next }
label-mend = { $tiles ->
    [0] rien
    [one] 1 tuile pour { pilgrims }
   *[other] { $tiles } tuiles pour { pilgrims }
  }
label-give = 2 { $give ->
    [gold] sacs d’or
   *[pilgrim] pèlerins
  } (vous en avez { $have })

## Refus

refusal-envoys-out = Vos trois envoyés sont sur le plateau. Vous devez réclamer vos projets.
refusal-own-column = Votre envoyé s’y trouve déjà ; une offre ne peut pas être augmentée.
refusal-bid-too-low = { $seat } y offre { gold }. Il vous en faut au moins { $least }.
refusal-bid-too-dear = Cette offre demande { gold }. Vous en avez { $have }, et vos pèlerins pourraient en fournir { $more } de plus.
refusal-pilgrims-beyond-bid = Votre offre est de { gold } ; les pèlerins ne peuvent pas en fournir davantage.
refusal-pilgrims-short = Il y faut { $need } pèlerins ; vous en avez { $have }.
refusal-gold-short = Il n’y a pas assez d’or dans le stock général : vos pèlerins pourraient en fournir { $more }.
refusal-column-unused = La colonne { $column } n’est pas utilisée à { $players } joueurs.
refusal-column-empty = Il n’y a plus de projets dans la colonne { $column }.
refusal-nothing-to-claim = Aucun de vos envoyés n’est sur le plateau : il n’y a rien à réclamer.
refusal-claim-takes-all = On réclame toutes les cartes de toutes les colonnes que l’on occupe.
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
refusal-no-such-section = Vous n’avez pas de partie de remparts numéro { $section }.
refusal-too-high = Rien ne peut dépasser quatre étages.
refusal-level-too-low = L’étage { $floor } demande le niveau { $floor }. Cette carte est de niveau { $level } : il manque { $missing } { $missing ->
    [one] artisan
   *[other] artisans
  }, vous pouvez en fournir { $have }.
refusal-further-action = Une action de construction supplémentaire coûte 1 artisan.
refusal-too-many-pilgrims = { $need ->
    [0] Cette étape ne demande pas d’artisan, donc pas de pèlerins non plus.
    [one] Cette étape demande 1 artisan ; les pèlerins ne peuvent pas en remplacer davantage.
   *[other] Cette étape demande { $need } artisans ; les pèlerins ne peuvent pas en remplacer davantage.
  }
refusal-craftsmen-short = Cette étape demande { $need } { $need ->
    [one] artisan
   *[other] artisans
  } et vous en avez { $have }. Deux pèlerins peuvent en remplacer un : dites combien.
refusal-keep-two = Vous pouvez garder deux cartes. Choisissez-en { $count } à écarter.
refusal-keep-two-different = Nommez deux cartes différentes à garder.
refusal-one-repair = Une seule réparation par tour : 1 pèlerin élimine 1 tuile, 3 pèlerins en éliminent 2. Vous avez { $tiles } { $tiles ->
    [one] tuile
   *[other] tuiles
  } de pillage et { $have } { $have ->
    [one] pèlerin
   *[other] pèlerins
  }.
refusal-armies-too-dear = Ces armées coûtent plus que ce que vous avez. Vous en envoyez { $armies } et vous avez { $have } { $have ->
    [one] armée
   *[other] armées
  } ; avec l’or et les pèlerins, vous pourriez en payer { $most } en tout.
refusal-overpaid-armies = Vous envoyez { $armies } { $armies ->
    [one] armée
   *[other] armées
  } ; vous ne pouvez pas en payer davantage.
refusal-no-exchange-into-pilgrims = Rien ne peut être échangé contre des pèlerins.
refusal-no-such-exchange = On peut seulement échanger 2 pèlerins contre 1 or, armée ou artisan, et 2 sacs d’or contre 1 armée.
refusal-exchange-too-dear = Un échange demande 2 { $give ->
    [gold] sacs d’or
    [army] armées
    [pilgrim] pèlerins
   *[craftsman] artisans
  } ; vous en avez { $have }.
refusal-exchange-reserved = Votre ordre scellé contient { $reserved } { $give ->
    [gold] sacs d’or
   *[pilgrim] pèlerins
  }. Modifiez d’abord cet ordre.
refusal-exchange-in-scoring = Pas d’échanges pendant l’évaluation finale.

## Les chiffres qui comptent

hint-commitment = ⚔️ Vous êtes attaqué avec une force de { $attack }. Avec { $city } { $city ->
    [one] armée
   *[other] armées
  }, vos remparts tiennent { $defence }. { $missing ->
    [0] Cela suffit, même si personne d’autre n’envoie rien.
   *[other] Cela suffit si les autres envoient au moins { $missing } à l’alliance.
  }
hint-build-step = { $building ->
    [0] { $wall ->
        [0] Les étapes suivantes sont gratuites.
       *[other] Une étape de rempart de plus coûte { $wall } artisan ; une étape de bâtiment est gratuite.
      }
   *[other] { $wall ->
        [0] Une étape de bâtiment de plus coûte { $building } artisan ; une étape de rempart est gratuite.
       *[other] Une étape de plus coûte { $building } artisan.
      }
  }
