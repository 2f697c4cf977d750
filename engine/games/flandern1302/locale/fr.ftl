## Flandern 1302 en français

title = Flandern 1302
tagline = Corporations, églises et chantiers dans six villes de Flandre

## Options

option-guilds = Qui joue quelle corporation ?
    .title = Corporations
    .chosen = choisies dans l’ordre des places
    .dealt = tirées au sort
option-first_player = Qui est le premier joueur ?
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
the-quarter = { $special ->
    [none] { $shape ->
        [none] { centre-quarter }
       *[other] { quarter }
      }
   *[other] { special-quarter }
  }

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
event-game-began = Les centres-villes sont posés : { $cities }. { $first } commence.
event-round-began = { $first } est premier joueur. { $left ->
    [0] Il ne reste aucune carte dorée dans la pile.
    [one] Il reste 1 carte dorée dans la pile.
   *[other] Il reste { $left } cartes dorées dans la pile.
  }
event-golden-removed = { $seat } tire la carte dorée d’une ville déjà décomptée ({ $card }) ; elle est retirée du jeu.
event-golden-seen = Votre carte dorée : { $card }.
event-deck-empty = Il n’y a pas de carte dorée dans cette manche.
event-card-shown = { $seat } joue { $card }{ $influence ->
    [0] { "" }
    [one] { " " }avec 1 carte d’influence
   *[other] { " " }avec { $influence } cartes d’influence
  }.
cards-shown = { $seats } jouent { $card }{ $influence ->
    [0] { "" }
    [one] { " " }avec 1 carte d’influence chacun
   *[other] { " " }avec { $influence } cartes d’influence chacun
  }.
event-order-fixed = Ordre des actions : { $order }.
event-quarter-built = { $seat } construit à { $city } : { $quarter } en { $plot }.
event-site-begun = { $seat } ouvre un chantier à { $city } : { $quarter } en { $plot }. { $left ->
    [0] Il ne reste aucun pion de chantier.
    [one] Il reste 1 pion de chantier.
   *[other] Il reste { $left } pions de chantier.
  }
event-suburb-opened = Le quartier { $special } ouvre du terrain hors les murs à { $city } : { $plots }.
event-site-finished = { $seat } termine un chantier à { $city } : { $quarter } en { $plot }.
event-cards-taken-back = { $seat } reprend { $cards }.
event-nothing-taken-back = { $seat } n’a aucune carte jouée à reprendre en mains.
event-card-impossible = { $seat } ne peut pas exécuter la carte { $card }, car { why-impossible } ; elle est considérée comme jouée.
event-influence-impossible = { $seat } ne peut pas exécuter la carte sous influence { $card }, car { why-impossible } ; l’action est perdue.
event-golden-turned = { $seat } découvre la carte dorée « { $card } ».
event-golden-impossible = { $seat } ne peut pas exécuter la carte dorée « { $card } », car { why-impossible }.
event-cathedral-placed = { $seat } construit une cathédrale en { $plot } à { $city }.
event-master-placed = { $seat } place un maître de corporation en { $plot } à { $city } ({ $quarter }).
event-influence-gained = { $seat } prend la carte d’influence en main et en a maintenant { $count }.
event-plots-covered = On recouvre à { $city } le terrain où plus rien ne peut être construit : { $plots }.
event-city-scored = On décompte { $city }. Valeur { $value } : { $guild_quarters } { $guild_quarters ->
    [one] quartier
   *[other] quartiers
  } de corporations{ $churches ->
    [0] { "" }
    [one] , 1 église
   *[other] , { $churches } églises
  }{ $cathedrals ->
    [0] { "" }
   *[other] , { $cathedrals } avec cathédrale
  }.
event-guild-ranked = { $city }, place { $place } : { $guild } avec { $quarters } { $quarters ->
    [one] quartier
   *[other] quartiers
  } et { $masters } { $masters ->
    [one] maître
   *[other] maîtres
  }, { $points } { $points ->
    [one] point
   *[other] points
  } (total { $score }).
guild-rank = { $place }. { $guild } avec { $quarters } { $quarters ->
    [one] quartier
   *[other] quartiers
  } et { $masters } { $masters ->
    [one] maître
   *[other] maîtres
  }, { $points } { $points ->
    [one] point
   *[other] points
  } (total { $score })
event-turn-began = { $seat } commence le tour { $round }.
event-card-played = { $seat } joue { $card }.
event-influence-turned = { $seat } découvre une carte sous influence : { $card } pour { $guild }. { $left ->
    [0] La pile est épuisée.
    [one] Il reste 1 carte.
   *[other] Il reste { $left } cartes.
  }
event-influence-removed = La carte sous influence { $card } de { $guild } est retirée du jeu : cette ville est décomptée.
event-deck-reshuffled = Les cartes sous influence défaussées ({ $cards }) sont battues et forment une nouvelle pile.
event-end-reached = { $ending ->
    [plots] Il ne reste plus qu’un terrain libre au maximum.
    [deck] La pile des cartes dorées est épuisée.
    [influenced-only] Seules les corporations sous influence pourraient encore construire.
   *[idle] Rien n’a été construit ni terminé depuis huit tours.
  } La partie se termine ; on décompte les villes ouvertes.
event-influence-bonus = { $seat } a le plus de cartes d’influence en main ({ $cards }) et obtient { $points } points.
influence-bonuses = { $seats } ont le plus de cartes d’influence en main ({ $cards } chacun) et obtiennent { $points } points chacun.
event-grey-scored = Gris, qui n’est à personne, a { $points } { $points ->
    [one] point
   *[other] points
  }.
event-scored = { $seat } : { $guild } dans les villes, { $bonus } pour l’influence, soit { $total } points.
event-scored-together = { $seat } : { $guild } avec sa corporation, { $influenced } avec la corporation sous influence, soit { $total } points.
event-game-won = { $count ->
    [one] { $winners } gagne avec { $total } points.
   *[other] { $winners } se partagent la victoire avec { $total } points chacun.
  }

## Questions

question-guild = Prenez une corporation
question-influenced = Prenez l’une des deux corporations sous influence : ses points s’ajouteront aux vôtres
question-choice = Choisissez une carte d’action, avec ou sans influence
question-city-card = { $city } : construisez un quartier ou terminez un chantier ({ $arms })
question-building-site = Ouvrez un chantier dans n’importe quelle ville ouverte ({ $arms })
question-cathedral = Construisez une cathédrale dans un quartier d’Église
question-guild-master = Placez un maître de corporation sur un quartier à vous ou un quartier gris
question-first-action = Jouez une de vos cartes, ou découvrez d’abord la carte sous influence
question-own-action = Jouez une de vos cartes

## Actions

action-take-guild = Prendre une corporation encore libre.
    .title = Prendre une corporation
    .name = corporation
    .guild = quelle corporation
action-take-influenced = Prendre une corporation sous influence ; l’autre joueur reçoit l’autre.
    .title = Prendre une corporation sous influence
    .name = sous-influence
    .guild = quelle corporation
action-choose = Choisir en secret une carte d’action et autant de cartes d’influence que vous voulez.
    .title = Choisir les cartes
    .name = choisir
    .card = la carte d’action
    .influence = cartes d’influence avec elle
action-build = Poser un quartier sur un terrain.
    .title = Construire un quartier
    .title-building-site = Ouvrir un chantier
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
action-pass = Ne rien faire. Si vous pouvez agir, vous le devez.
    .title = Passer
    .name = passer
action-play = Jouer une de vos cartes d’action.
    .title = Jouer une carte
    .name = jouer
    .card = quelle carte
action-turn-up = Découvrir la prochaine carte sous influence.
    .title = Découvrir la carte sous influence
    .name = découvrir

## Consignes

order-favourite-guild = Prendre { $guild ->
    [blue] le bleu
    [yellow] le jaune
    [green] le vert
   *[red] le rouge
  } s’il est libre ; sinon { $otherwise ->
    [first] la première corporation qui l’est
   *[ask] on vous demande
  }.
    .title = Corporation préférée
    .guild = la corporation que vous aimeriez
    .otherwise = si quelqu’un l’a déjà
    .otherwise-ask = me demander
    .otherwise-first = prendre la première corporation libre
order-play-card = Jouer { planned-card } dès que la carte est en main{ $influence ->
    [0] { "" }
    [one] { " " }(à trois ou quatre joueurs, avec 1 carte d’influence)
   *[other] { " " }(à trois ou quatre joueurs, avec { $influence } cartes d’influence)
  }. Si elle est alors impossible à exécuter, la consigne prend fin.
    .title = Jouer une carte
    .card = quelle carte
    .influence = cartes d’influence avec elle
planned-card = { $card ->
    [brugge] { name-brugge }
    [gent] { name-gent }
    [ieper] { name-ieper }
    [leuven] { name-leuven }
    [utrecht] { name-utrecht }
    [luik] { name-luik }
   *[building-site] { name-building-site }
  }
disarmed-card-impossible = La carte { planned-card } est impossible à exécuter pour l’instant ; elle reste dans votre main.
disarmed-few-influence-cards = La consigne joue { $influence } { $influence ->
    [one] carte
   *[other] cartes
  } d’influence et vous en avez { $have }.
order-take-cards-back = Jouer « Prendre en mains » dès que vous tenez { $left ->
    [0] cette seule carte d’action
    [one] au plus 1 autre carte d’action
   *[other] au plus { $left } autres cartes d’action
  }, sauf si votre carte dorée les reprend de toute façon.
    .title = Reprendre les cartes
    .left = combien d’autres cartes d’action vous tenez au plus
order-influence-first = Découvrir la carte sous influence avant de jouer une de vos cartes (à deux joueurs).
    .title = Carte sous influence d’abord
order-finish-sites = { $whose ->
    [own] Dès qu’une carte permet de terminer un de vos chantiers, le terminer ; s’il y en a plusieurs, celui qui a le plus de maîtres.
   *[any] Dès qu’une carte permet de terminer un chantier, le terminer ; s’il y en a plusieurs, celui qui a le plus de maîtres.
  }
    .title = Terminer les chantiers
    .whose = quels chantiers
    .whose-own = ceux de votre corporation
    .whose-any = tous ceux que la carte permet

## Refus

refusal-sealed = Trop tard pour changer : les cartes sont révélées.
refusal-not-your-decision = C’est à { $seats } de jouer.
refusal-not-your-turn = C’est à { $seats } de jouer ; vous êtes numéro { $number } dans cette manche.
refusal-no-such-first-player = Il n’y a que { $players } places à cette table. Choisissez l’une d’elles pour le premier joueur, ou le tirage au sort.
refusal-no-player-guild = Personne ne peut jouer cette corporation. Vous pouvez encore prendre { $free }.
refusal-guild-taken = Cette corporation est prise. Vous pouvez encore prendre { $free }.
refusal-not-influenced = Prenez l’une des corporations sous influence : { $free }.
refusal-one-action-card = Choisissez exactement une carte d’action : une ville, Chantier ou « Prendre en mains ». Les cartes d’influence s’y ajoutent.
refusal-card-played = Vous avez déjà joué { card }. « Prendre en mains » vous rend vos cartes jouées.
refusal-city-not-in-play = { city } n’est pas en jeu dans cette partie.
refusal-city-scored = { city } est décomptée, et il ne s’y passe plus rien. Choisissez une autre ville.
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
refusal-another-city = Votre carte est { city } : vous ne pouvez agir que là.
refusal-no-such-quarter = Il n’y a pas de quartier { $quarter } à construire. Les quartiers s’appellent blue-row-2, grey-yard-0, church-wedge ou church-A.
refusal-arms-not-allowed = Avec cette carte, vous ne pouvez construire que { $allowed }.
refusal-plot-built = { $plot } est déjà construit.
refusal-plot-covered = { $plot } est recouvert et ne peut plus être construit.
refusal-church-in-suburb = { $plot } se trouve hors les murs ; aucun quartier d’Église n’y va.
refusal-wrong-shape = Le terrain { $plot } est une { $ground ->
    [row] Rangée
    [wedge] Pointe
   *[yard] Cour
  } ; ce quartier est { a-shape }.
refusal-special-needs = Le quartier { $special } demande une { shape } libre contre le mur, et { $plot } n’en est pas une.
refusal-special-needs-both = Le quartier D demande la Pointe et la Cour d’un même côté du mur, libres toutes deux ; nommez la Pointe. { $plot } ne convient pas.
refusal-one-special = Le côté du mur de { $plot } a déjà un quartier à format spécial.
refusal-special-built = Le quartier { $special } est déjà construit ; il n’y en a qu’un.
refusal-masters-built = Il ne reste pas de { shape } { of-arms } à { $masters } { $masters ->
    [one] maître
   *[other] maîtres
  } ; vous en avez encore à { $others }.
refusal-stock-empty = Il ne reste pas de { shape } { of-arms }.
refusal-long-side = Un côté long du nouveau quartier doit border quelque chose de construit. Le terrain { $plot } demande l’un de { $near }.
refusal-equal-arms = { $arms ->
    [blue] Bleu
    [yellow] Jaune
    [green] Vert
    [red] Rouge
    [grey] Gris
   *[church] L’Église
  } se trouve déjà à côté de { $plot } (en { $near }) ; les mêmes armes ne doivent pas se toucher.
refusal-no-site-pawn = Les { $pawns } pions de chantier sont tous en jeu.
refusal-finished-already = Le quartier en { $plot } est terminé ; il n’y a pas de pion à retirer.
refusal-foreign-site = Seul { $guild ->
    [blue] Bleu
    [yellow] Jaune
    [green] Vert
   *[red] Rouge
  } peut terminer ce chantier.
refusal-site-not-allowed = Avec cette carte, vous ne pouvez terminer que les chantiers de ces armes : { $allowed }.
refusal-site-card-starts = Cette carte ouvre seulement des chantiers ; une carte de ville en termine un.
refusal-must-act = Vous ne pouvez pas passer tant que vous pouvez agir : { $count } { $count ->
    [one] coup possible
   *[other] coups possibles
  }, par exemple en { $example }.
refusal-must-play = Vous ne pouvez pas passer tant que vous avez des cartes : { $count ->
    [one] il vous en reste 1
   *[other] il vous en reste { $count }
  }.
refusal-cathedral-needs-church = Une cathédrale demande un quartier d’Église qui n’en a pas ; { $plot } ne convient pas.
refusal-master-needs-own = Un maître va sur un quartier à vous ou un quartier gris ; { $plot } n’est ni l’un ni l’autre.

## Les nombres qui comptent

label-city = { $city } · valeur { $value } · terrains libres : { $free }
of-masters = { $masters ->
    [0] { "" }
   *[other] { " " }({ $masters })
  }
button-build = { $special ->
    [none] { $plot } { $arms }{ of-masters }
   *[other] { $plot } Église { $special }
  }
button-finish = { $special ->
    [none] Terminer { $plot } · { $arms }{ of-masters }
   *[other] Terminer { $plot } · Église { $special }
  }
label-laid = { $plot } · { $city }, { $quarter }
hint-nobody = personne
hint-rank = { $guild } { $quarters } ({ $masters })
hint-city = { $city } : terrains libres { $free }, valeur { $value }. Quartiers (maîtres) : { $ranks }.
hint-city-then = Ensuite, { $city } vaut { $value }. Quartiers (maîtres) : { $ranks }.
hint-free = Terrains libres : { $cities }.
hint-sites = { $chosen ->
    [yes] Pions de chantier restant ensuite : { $sites }.
   *[no] Pions de chantier restants : { $sites }.
  }
hint-standing = { $city } { $value } ({ $place ->
    [none] –
   *[other] { $place }
  })
hint-golden = Valeur de chaque ville (votre place) : { $cities }.
hint-choice = Influence : { $others } ; à égalité, vous êtes n° { $place }.
hint-deck = Cartes sous influence dans la pile : { $cards }.

## Guide

guide-guild = La corporation est votre couleur pour toute la partie : ses quartiers vous rapportent des points, et ils ne peuvent pas se toucher. Toutes ont les mêmes cartes et quartiers ; regardez la ville où la vôtre commence avec son centre. Pour une première partie, toutes conviennent.
guide-influenced = À deux, deux autres corporations participent, menées par une pile commune de cartes sous influence. Les points de celle que vous prenez s’ajoutent aux vôtres, ceux de l’autre vont à l’adversaire. Voyez où sont leurs centres et s’ils gênent votre corporation.
guide-choice = Votre carte décide de ce que vous ferez : construire dans sa ville, ouvrir un chantier n’importe où, ou reprendre vos cartes jouées. Tous révèlent ensemble. Cherchez une ville où vous pouvez être premier ou deuxième. L’influence fait agir plus tôt ; le plus de ces cartes en main à la fin vaut des points.
guide-city-card = Une ville pleine est décomptée : les corporations sont classées par quartiers terminés, puis par maîtres ; la première reçoit la valeur de la ville, la deuxième la moitié. Les quartiers d’Église augmentent cette valeur. Les mêmes armes ne se touchent jamais : chaque quartier ferme aussi des terrains.
guide-building-site = Un chantier occupe dès maintenant un terrain dans n’importe quelle ville, mais il ne compte qu’une fois terminé par votre carte de cette ville. C’est bien là où un autre prendrait bientôt le terrain et où vous avez encore la carte. Si la ville est décomptée avant, le chantier ne vaut rien.
guide-cathedral = Une cathédrale augmente la valeur d’un quartier d’Église, donc de toute la ville, pour qui y est bien classé. Cherchez la ville où vous êtes premier, ou le serez, plutôt qu’une ville où les autres sont devant.
guide-guild-master = À égalité de quartiers dans une ville, les maîtres décident du classement. Un de plus peut vous faire passer devant quelqu’un et doubler vos points. Sur un quartier gris, il renforce les gris, que personne ne joue, contre les autres. Cherchez les luttes serrées.
guide-first-action = Chaque tour a deux parties, dans l’ordre que vous voulez : une de vos cartes, et la carte sous influence, qui construit pour une autre corporation. Votre carte d’abord prend un terrain avant tout changement ; l’autre d’abord vous montre ce qu’elle apporte avant votre choix.
guide-own-action = La carte sous influence est exécutée : à vous d’agir. Une carte de ville y construit, Chantier prend un terrain n’importe où, « Prendre en mains » rend vos cartes jouées. Regardez les villes où votre corporation peut encore monter et les cartes dont vous aurez bientôt besoin.

## Conseils

# les quartiers et les maîtres d’une corporation
force = { $quarters } { $quarters ->
    [one] quartier
   *[other] quartiers
  }{ $masters ->
    [0] { "" }
    [one] { " " }et 1 maître
   *[other] { " " }et { $masters } maîtres
  }
would-be = { $influenced ->
    [yes] votre corporation sous influence serait
   *[no] vous seriez
  } { $place ->
    [1] à la première place
   *[other] à la place { $place }
  } avec { force }
scored-now = au décompte actuel, cela ferait { $points } { $points ->
    [one] point
   *[other] points
  }
acts-first = { $influence ->
    [0] { "" }
    [one] { " " }Avec la carte d’influence, vous agissez avant ceux qui n’en jouent pas.
   *[other] { " " }Avec { $influence } cartes d’influence, vous agissez avant ceux qui en jouent moins.
  }
why-guild = Toutes les corporations ont les mêmes cartes et les mêmes quartiers. Celle-ci a son centre-ville à { city } : un premier quartier, avant toute construction.
why-influenced = Les deux corporations se valent pour l’instant. Celle-ci a son centre-ville à { city } ; ses points s’ajouteront aux vôtres.
more-room = { $room ->
    [0] Ensuite, la corporation n’y a plus de place.
    [one] Ensuite, la corporation y a encore 1 terrain possible.
   *[other] Ensuite, la corporation y a encore { $room } terrains possibles.
  }
why-build-lead = À { city }, { would-be } ; { scored-now }. { more-room }
why-build-own = À { city }, { would-be } ; { scored-now }. { more-room }
why-finish-own = Seuls les quartiers terminés comptent. À { city }, { would-be } ; { scored-now }.
why-finish-common = Une fois terminé, ce quartier compte : à { city }, la valeur passe à { $value }. Au total, cela vaut environ { $gain } { $gain ->
    [one] point
   *[other] points
  } pour vous.
why-common-own = { $arms ->
    [church] Un quartier d’Église
    [grey] Un quartier gris
   *[other] Ce quartier
  } porte la valeur à { $value } à { city }, et votre corporation peut en profiter : au total, cela vaut environ { $gain } { $gain ->
    [one] point
   *[other] points
  } pour vous.
why-common-block = { $arms ->
    [church] Un quartier d’Église
    [grey] Un quartier gris
   *[other] Ce quartier
  } gêne les autres à { city } : ils y perdent environ { $loss } { $loss ->
    [one] point espéré
   *[other] points espérés
  }, et vous moins.
why-build-suburb = Ce quartier d’Église ouvre { $plots ->
    [one] un nouveau terrain
   *[other] { $plots } nouveaux terrains
  } hors les murs à { city } : plus de place, et une valeur de { $value } déjà. Au total, cela vaut environ { $gain } { $gain ->
    [one] point
   *[other] points
  } pour vous.
why-build-double = Ce quartier d’Église remplit deux terrains d’un coup à { city } : la ville, de valeur { $value } désormais, sera plus vite pleine et décomptée. Au total, cela vaut environ { $gain } { $gain ->
    [one] point
   *[other] points
  } pour vous.
why-site-own = Un chantier prend aussitôt le terrain à { city }, et une carte de ville le terminera plus tard. Alors { would-be } ; { scored-now }.
why-site-common = Un chantier ne compte qu’une fois terminé, mais il prend aussitôt le terrain à { city } : au total environ { $gain } { $gain ->
    [one] point
   *[other] points
  } pour vous.
why-cathedral-own = Avec une cathédrale à { city }, la valeur passe de { $before } à { $value }. Au classement, { would-be } ; { scored-now }.
why-cathedral = Avec une cathédrale à { city }, la valeur passe de { $before } à { $value }. Vous n’y avez encore rien de terminé, mais de bonnes perspectives.
why-master-own = À égalité de quartiers, les maîtres décident. À { city }, { would-be } ; { scored-now }.
why-master-grey = Personne ne joue les gris : plus forts à { city }, ils retiennent les autres. Au total, cela vaut environ { $gain } { $gain ->
    [one] point
   *[other] points
  } pour vous.
why-on-site = Le quartier à { city } est encore un chantier : cela ne comptera qu’une fois terminé. Cela vaut tout de même environ { $gain } { $gain ->
    [one] point
   *[other] points
  } pour vous.
why-least-harm = Vous devez agir, bien que presque rien ne vous serve ici. Ce coup à { city } vous coûte le moins.
why-card-own = À { city }, vous pouvez construire un quartier à vous : { would-be } ; { scored-now }.{ acts-first }
why-card-finish = À { city }, vous pouvez terminer votre chantier, et seuls les quartiers terminés comptent : { would-be } ; { scored-now }.{ acts-first }
why-card-common = À { city }, vous pouvez construire ou terminer un quartier gris ou d’Église. Cela y change la valeur et la place, soit environ { $gain } { $gain ->
    [one] point
   *[other] points
  } pour vous.{ acts-first }
why-card-site = Avec Chantier, vous prenez un terrain dans n’importe quelle ville, au mieux à { city }, et gardez vos cartes de ville. Une fois le chantier terminé, { would-be } ; { scored-now }.{ acts-first }
cards-back = { $cards ->
    [one] La carte que vous avez jouée revient en main.
   *[other] Les { $cards } cartes que vous avez jouées reviennent en main.
  }
why-card-back = { cards-back } { $cards ->
    [one] Elle
   *[other] La meilleure
  } rapporterait ensuite environ { $gain } { $gain ->
    [one] point
   *[other] points
  }, bien plus que tout ce que vous avez encore.{ acts-first }
why-card-back-idle = Rien de ce que vous avez en main ne vous sert maintenant. { cards-back }{ acts-first }
why-card-back-all = { cards-back } La prochaine fois, vous pourrez de nouveau choisir parmi toutes vos villes.{ acts-first }
why-card-back-only = « Prendre en mains » est la seule carte qui vous reste. { $cards ->
    [0] Les suivantes reviendront avec elle.
    [one] Votre carte jouée revient.
   *[other] Vos { $cards } cartes jouées reviennent.
  }{ acts-first }
why-card-little = Aucune de vos cartes ne vous sert beaucoup en ce moment ; celle-ci vous coûte le moins.{ acts-first }
why-turn-up = Vous voyez d’abord la carte sous influence et choisissez la vôtre en sachant ce qui a été construit. Il reste { $left } { $left ->
    [one] carte
   *[other] cartes
  } dans la pile.
why-turn-up-first = De vous-même, vous ne feriez que reprendre vos cartes. Regardez donc d’abord la carte sous influence : elle peut changer ce qui vaut la peine. Il reste { $left } { $left ->
    [one] carte
   *[other] cartes
  } dans la pile.

## Noms des options des commandes

field-called-guild = corporation
field-called-card = carte
field-called-influence = influence
field-called-quarter = quartier
field-called-plot = terrain

## Ce qui ne va pas dans un fichier de matériel

component-quarters = quarters : { $arms } en a { $count } avec son centre au lieu de { $right }
component-church-quarters = quarters : church en a { $count } avec son centre au lieu de { $right }
component-silver-sum = silver_cards_per_guild : la somme des cartes n’est pas { $right }
component-silver-cards = silver_cards_per_guild : il faut une carte par ville, un Chantier et un Prendre en mains
component-golden-sum = golden_cards : { $cards } dans les piles au lieu de { $right }
component-golden-city = golden_cards, carte de ville { $card } : { $cards } au lieu de 1
component-golden-pawns = golden_cards, { $card } : { $cards } dans les piles, mais seulement { $pawns } en bois
component-centres = cities : chaque blason doit avoir exactement un centre
component-codes = cities : chaque ville a besoin d’un code à elle, une lettre majuscule
component-plots = geometry : les terrains doivent être numérotés de 0 à { $last }, dans cet ordre
component-shapes = geometry, terrains de forme { $shape } : { $count } au lieu de 4
component-wall-side = geometry : le côté { $side } du mur doit avoir un wedge et un yard
component-places = scoring : il faut des points pour les places 3, 4 et 5
component-touches = geometry : le terrain { $plot }{ $suburb ->
    [none] {""}
   *[other] , ouvert par { $suburb },
  } touche { $found } selon son polygone, { $listed } selon la liste
component-long-sides = geometry : le terrain { $plot }{ $suburb ->
    [none] {""}
   *[other] , ouvert par { $suburb },
  } a ses longs côtés sur { $found } selon son polygone, sur { $listed } selon la liste
component-cities = cities : il faut les six, une fois chacune
component-shelves = quarters : plus de { $most } sortes d’un même blason et d’une même forme
