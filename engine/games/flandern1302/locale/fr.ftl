## Flandern 1302 en français

title = Flandern 1302
tagline = Corporations, églises et chantiers dans six villes de Flandre

## Options

option-guilds = Qui joue quelle corporation ?
    .title = Corporations
    .chosen = choisies dans l’ordre des places
    .dealt = tirées au sort
option-first_player = Qui est le premier joueur ?
    .title = Premier joueur
    .random = tiré au sort
    .first = la première place
    .second = la deuxième place
    .third = la troisième place
    .fourth = la quatrième place

## Places

seat-first = Première place
seat-second = Deuxième place
seat-third = Troisième place
seat-fourth = Quatrième place
seat-blue = Bleu
seat-yellow = Jaune
seat-green = Vert
seat-red = Rouge

## Matériel

name-blue = Bleu
name-yellow = Jaune
name-green = Vert
name-red = Rouge
name-grey = Gris
name-church = Église
name-row = Rangée
name-wedge = Pointe
name-yard = Cour
name-brugge = Bruges
name-gent = Gand
name-ieper = Ypres
name-leuven = Louvain
name-utrecht = Utrecht
name-luik = Liège
name-building-site = Chantier
name-take-back = Prendre en mains
name-influence = Influence
name-cathedral = Cathédrale
name-guild-master = Maître de corporation

trade = { $guild ->
    [blue] Teinturiers
    [yellow] Tisserands
    [green] Foulons
    [red] Coupeurs de toile
   *[grey] Armuriers
  }
city = { $city ->
    [brugge] Bruges
    [gent] Gand
    [ieper] Ypres
    [leuven] Louvain
    [utrecht] Utrecht
   *[luik] Liège
  }
card = { $card ->
    [brugge] Bruges
    [gent] Gand
    [ieper] Ypres
    [leuven] Louvain
    [utrecht] Utrecht
    [luik] Liège
    [building-site] Chantier
    [influence] Influence
    [cathedral] Cathédrale
    [guild-master] Maître de corporation
   *[take-back] Prendre en mains
  }
of-arms = { $arms ->
    [blue] bleue
    [yellow] jaune
    [green] verte
    [red] rouge
    [grey] grise
   *[church] d’Église
  }
shape = { $shape ->
    [row] Rangée
    [wedge] Pointe
   *[yard] Cour
  }
a-shape = { $shape ->
    [row] une Rangée
    [wedge] une Pointe
   *[yard] une Cour
  }
quarter = { shape } { of-arms }{ $masters ->
    [0] { "" }
    [one] { " " }à 1 maître
   *[other] { " " }à { $masters } maîtres
  }
special-quarter = quartier d’Église { $special }
centre-of-arms = { $arms ->
    [blue] bleu
    [yellow] jaune
    [green] vert
    [red] rouge
    [grey] gris
   *[church] d’Église
  }
centre-quarter = centre-ville { centre-of-arms }

phase = { $phase ->
    [guilds] Choix des corporations
    [choice] Choix des cartes
    [actions] Actions
    [golden] La carte dorée
    [scoring] Décompte
   *[over] La fin
  }

why-impossible = { $obstacle ->
    [no-pawn] il ne reste aucun pion
   *[no-move] aucune action n’est possible
  }

## Événements

event-guild-taken = { $seat } joue { $guild }.
event-influenced-taken = { $seat } marquera aussi les points de { $guild }.
event-city-left-out = { $city } reste vide dans cette partie.
event-game-began = Les centres-villes sont posés : { $cities }. { $first } commence.
event-round-began = Tour { $round } : { $first } est premier joueur. { $left ->
    [0] Il ne reste aucune carte dorée dans la pile.
    [one] Il reste 1 carte dorée dans la pile.
   *[other] Il reste { $left } cartes dorées dans la pile.
  }
event-golden-removed = { $seat } tire la carte dorée d’une ville déjà décomptée ({ $card }) ; elle est retirée du jeu.
event-golden-seen = Votre carte dorée : { $card }.
event-deck-empty = Il n’y a pas de carte dorée pour ce tour.
event-card-shown = { $seat } joue { $card }{ $influence ->
    [0] { "" }
    [one] { " " }avec 1 carte d’influence
   *[other] { " " }avec { $influence } cartes d’influence
  }.
event-order-fixed = Ordre des actions : { $order }.
event-quarter-built = { $seat } construit à { $city } : { $quarter } en { $plot }.
event-site-begun = { $seat } ouvre un chantier à { $city } : { $quarter } en { $plot }. { $left ->
    [0] Il ne reste aucun pion de chantier.
    [one] Il reste 1 pion de chantier.
   *[other] Il reste { $left } pions de chantier.
  }
event-suburb-opened = Le quartier { $special } ouvre de nouveaux terrains hors les murs à { $city } : { $plots }.
event-site-finished = { $seat } termine un chantier à { $city } : { $quarter } en { $plot }.
event-cards-taken-back = { $seat } reprend en mains : { $cards }.
event-card-impossible = { $seat } ne peut pas exécuter la carte { $card }, { why-impossible } ; elle est considérée comme jouée.
event-influence-impossible = La carte sous influence { $card } n’est pas réalisable, { why-impossible } ; { $seat } perd cette action.
event-golden-turned = { $seat } découvre la carte dorée : { $card }.
event-golden-impossible = { $seat } ne peut pas exécuter la carte dorée { $card }, { why-impossible }.
event-cathedral-placed = { $seat } construit une cathédrale en { $plot } à { $city }.
event-master-placed = { $seat } place un maître de corporation à { $city } : { $quarter } en { $plot }.
event-influence-gained = { $seat } prend la carte d’influence en main et en a maintenant { $count }.
event-plots-covered = On ne peut plus y construire à { $city } : { $plots }, recouvert.
event-city-scored = Décompte, { $city } : { $guild_quarters } { $guild_quarters ->
    [one] quartier
   *[other] quartiers
  } de corporations, { $churches } { $churches ->
    [one] église
   *[other] églises
  }, { $cathedrals } avec cathédrale ; valeur { $value }.
event-guild-ranked = { $city }, place { $place } : { $guild } avec { $quarters } { $quarters ->
    [one] quartier
   *[other] quartiers
  } et { $masters } { $masters ->
    [one] maître
   *[other] maîtres
  }, { $points } { $points ->
    [one] point
   *[other] points
  } (total { $score }).
event-turn-began = Tour { $round } : { $seat }.
event-card-played = { $seat } joue { $card }.
event-influence-turned = { $seat } découvre une carte sous influence : { $card } pour { $guild }. { $left ->
    [0] La pile est épuisée.
    [one] Il reste 1 carte.
   *[other] Il reste { $left } cartes.
  }
event-influence-removed = La carte sous influence { $card } de { $guild } est retirée du jeu : cette ville est décomptée.
event-deck-reshuffled = Les { $cards } cartes sous influence défaussées sont battues et forment une nouvelle pile.
event-end-reached = { $ending ->
    [plots] Il ne reste plus qu’un terrain libre au maximum.
    [deck] La pile des cartes dorées est épuisée.
    [influenced-only] Seules les corporations sous influence pourraient encore construire.
   *[idle] Rien n’a été construit ni terminé depuis huit tours.
  } La partie se termine ; on décompte les villes ouvertes.
event-influence-bonus = { $seat } a le plus de cartes d’influence en main ({ $cards }) et obtient { $points } points.
event-grey-scored = Gris, qui n’est à personne, a { $points } { $points ->
    [one] point
   *[other] points
  }.
event-scored = { $seat } : { $guild } dans les villes, { $bonus } pour l’influence, soit { $total } points.
event-scored-together = { $seat } : { $guild } avec sa corporation, { $influenced } avec la corporation sous influence, soit { $total } points.
event-game-won = { $count ->
    [one] { $winners } gagne avec { $total } points.
   *[other] { $winners } se partagent la victoire avec { $total } points chacun.
  }

## Questions

question-guild = Prenez une corporation
question-influenced = Prenez l’une des deux corporations sous influence : ses points s’ajouteront aux vôtres
question-choice = Choisissez une carte d’action, et des cartes d’influence si vous voulez passer devant
question-city-card = { $city } : construisez un quartier ou terminez un chantier ({ $arms })
question-building-site = Ouvrez un chantier dans une ville quelconque ({ $arms })
question-cathedral = Construisez une cathédrale dans un quartier d’Église
question-guild-master = Placez un maître de corporation sur un quartier à vous ou un quartier gris
question-first-action = Jouez une de vos cartes, ou découvrez d’abord la carte sous influence
question-own-action = Jouez une de vos cartes

## Actions

action-take-guild = Prendre une corporation encore libre.
    .title = Prendre une corporation
    .name = corporation
    .guild = quelle corporation
action-take-influenced = Prendre une corporation sous influence ; l’autre joueur reçoit l’autre.
    .title = Prendre une corporation sous influence
    .name = sous-influence
    .guild = quelle corporation
action-choose = Choisir en secret une carte d’action et autant de cartes d’influence que vous voulez.
    .title = Choisir les cartes
    .name = choisir
    .card = la carte d’action
    .influence = combien de cartes d’influence avec elle
action-build = Poser un quartier sur un terrain.
    .title = Construire
    .name = construire
    .quarter = quel quartier
    .plot = sur quel terrain, par exemple L7
action-finish = Retirer le pion d’un chantier.
    .title = Terminer un chantier
    .name = terminer
    .plot = sur quel terrain, par exemple L7
action-place-cathedral = Construire une cathédrale dans un quartier d’Église qui n’en a pas.
    .title = Construire la cathédrale
    .name = cathédrale
    .plot = sur quel terrain, par exemple L7
action-place-master = Placer un maître de corporation sur un quartier à vous ou un quartier gris.
    .title = Placer le maître
    .name = maître
    .plot = sur quel terrain, par exemple L7
action-pass = Ne rien faire. Qui peut agir doit agir.
    .title = Passer
    .name = passer
action-play = Jouer une de vos cartes d’action.
    .title = Jouer une carte
    .name = jouer
    .card = quelle carte
action-turn-up = Découvrir la prochaine carte sous influence.
    .title = Découvrir la carte sous influence
    .name = découvrir

## Refus

refusal-sealed = Les cartes sont sur la table.
refusal-not-your-decision = C’est à { $seats } de jouer.
refusal-not-your-turn = C’est à { $seats } de jouer ; vous êtes numéro { $number } dans ce tour.
refusal-no-such-first-player = Il n’y a que { $players } places à cette table. Choisissez l’une d’elles pour le premier joueur, ou le tirage au sort.
refusal-no-player-guild = Personne ne peut jouer cette corporation. Vous pouvez encore prendre { $free }.
refusal-guild-taken = Cette corporation est prise. Vous pouvez encore prendre { $free }.
refusal-not-influenced = Les corporations sous influence sont { $free }. Prenez l’une d’elles.
refusal-one-action-card = Choisissez exactement une carte d’action : une ville, Chantier ou Prendre en mains. Les cartes d’influence s’y ajoutent.
refusal-card-played = Vous avez déjà joué { card }. Prendre en mains vous rend vos cartes jouées.
refusal-city-not-in-play = { city } n’est pas en jeu dans cette partie.
refusal-city-scored = { city } est décomptée ; il ne s’y passe plus rien.
refusal-few-influence-cards = Vous { $have ->
    [0] n’avez aucune carte d’influence
    [one] n’avez qu’une carte d’influence
   *[other] n’avez que { $have } cartes d’influence
  }.
refusal-no-influence-cards = À deux, on joue sans cartes d’influence en main.
refusal-no-such-plot = Il n’y a pas de terrain { $plot }. Un terrain est la lettre d’une ville et un numéro, par exemple L7.
refusal-suburb-closed = { $plot } se trouve hors les murs et n’est pas ouvert. Un quartier d’Église à format spécial l’ouvrirait.
refusal-double-plot = { $plot } fait partie du quartier double en { $wedge }. Nommez { $wedge }.
refusal-nothing-there = Il n’y a pas de quartier en { $plot }.
refusal-another-city = Votre carte est { city } ; vous ne pouvez agir que là.
refusal-no-such-quarter = Il n’y a pas de quartier { $quarter } à construire. Les quartiers s’appellent blue-row-2, grey-yard-0, church-wedge ou church-A.
refusal-arms-not-allowed = Avec cette carte, vous ne pouvez construire que { $allowed }.
refusal-plot-built = { $plot } est déjà construit.
refusal-plot-covered = { $plot } est recouvert et ne peut plus être construit.
refusal-church-in-suburb = { $plot } se trouve hors les murs ; aucun quartier d’Église n’y va.
refusal-wrong-shape = Le terrain { $plot } est une { $ground ->
    [row] Rangée
    [wedge] Pointe
   *[yard] Cour
  } ; ce quartier est { a-shape }.
refusal-special-needs = Le quartier { $special } demande une { shape } libre contre le mur, et { $plot } n’en est pas une.
refusal-special-needs-both = Le quartier D demande la Pointe et la Cour d’un même côté du mur, libres toutes deux ; nommez la Pointe. { $plot } ne convient pas.
refusal-one-special = Le côté du mur de { $plot } a déjà un quartier à format spécial.
refusal-special-built = Le quartier { $special } est déjà construit ; il n’y en a qu’un.
refusal-masters-built = Il ne reste pas de { shape } { of-arms } à { $masters } { $masters ->
    [one] maître
   *[other] maîtres
  } ; vous en avez encore à { $others }.
refusal-stock-empty = Il ne reste pas de { shape } { of-arms }.
refusal-long-side = Un côté long du nouveau quartier doit border quelque chose de construit. Le terrain { $plot } demande l’un de { $near }.
refusal-equal-arms = { $arms ->
    [blue] Bleu
    [yellow] Jaune
    [green] Vert
    [red] Rouge
    [grey] Gris
   *[church] L’Église
  } se trouve déjà à côté de { $plot } (en { $near }) ; les mêmes armes ne doivent pas se toucher.
refusal-no-site-pawn = Les { $pawns } pions de chantier sont tous en jeu.
refusal-finished-already = Le quartier en { $plot } est terminé ; il n’y a pas de pion à retirer.
refusal-foreign-site = Seul { $guild ->
    [blue] Bleu
    [yellow] Jaune
    [green] Vert
   *[red] Rouge
  } peut terminer ce chantier.
refusal-site-not-allowed = Avec cette carte, vous ne pouvez terminer que les chantiers de ces armes : { $allowed }.
refusal-site-card-starts = Cette carte ouvre seulement des chantiers ; une carte de ville en termine un.
refusal-must-act = Vous devez agir : { $count } { $count ->
    [one] coup possible
   *[other] coups possibles
  }, par exemple en { $example }.
refusal-must-play = Vous devez agir : { $count ->
    [one] il y a 1 carte dans votre main
   *[other] il y a { $count } cartes dans votre main
  }.
refusal-cathedral-needs-church = Une cathédrale demande un quartier d’Église qui n’en a pas ; { $plot } ne convient pas.
refusal-master-needs-own = Un maître va sur un quartier à vous ou un quartier gris ; { $plot } n’est ni l’un ni l’autre.
