title = Goofspiel
tagline = Des carreaux aux enchères secrètes, en dix minutes

## Options
option-cards = Combien de cartes chacun joue
    .title = Cartes
    .ten = dix chacun, trois inconnues
    .all = les treize
option-ties = Ce que deviennent les carreaux quand la plus haute carte a été jouée plusieurs fois
    .title = Égalités
    .carry = ils restent en jeu
    .discard = personne ne les prend

## Seats
seat-spades = Pique
seat-hearts = Cœur
seat-clubs = Trèfle
seat-stars = Étoile
seat-moons = Lune
seat-suns = Soleil

## What players do and are asked
action-bid = Jouer une carte face cachée.
    .title = Miser
    .name = miser
    .card = carte
question-bidding = Quelle carte misez-vous ?
guide-bidding = Chacun joue une carte face cachée. La plus haute remporte les carreaux en jeu ; si plusieurs l’ont jouée, personne ne les prend. Chaque carte ne se joue qu’une fois : gardez les hautes cartes pour les carreaux qui valent cher.
label-card = carte { $card }
hint-bidding = { $left ->
    [0] { $worth } points sont en jeu, au dernier tour.
    [one] { $worth } points sont en jeu. Encore un tour ; le meilleur carreau possible vaut { $best }.
   *[other] { $worth } points sont en jeu. Encore { $left } tours ; le meilleur carreau possible vaut { $best }.
  }

## What happens
event-dealt = Vos cartes : { $cards }.
event-diamond-turned = Tour { $round } : le carreau { $rank } est retourné, { $worth } en jeu.
event-card-shown = { $seat } joue { $card }.
event-stake-won = { $seat } remporte { $worth } et en a maintenant { $points }.
event-tied = { $carried ->
    [yes] Plusieurs ont joué { $card } : les carreaux restent en jeu.
   *[no] Plusieurs ont joué { $card } : personne ne prend les carreaux.
  }
event-scored = { $seat } : { $points }.
refusal-not-in-hand = Vous n’avez pas la carte { $card }.

## Hints
why-fair = La carte { $card } est dans votre main au rang que { $worth } occupe parmi les carreaux à venir.
why-enough = Personne ne peut avoir une carte entre { $card } et { $fair } : la plus basse suffit.
why-higher = Beaucoup joueront autour de { $fair } ; avec { $card }, vous passez juste au-dessus.
why-lowest = Vous laissez { $worth } aux autres et gardez vos meilleures cartes.
why-sure = Personne ne peut avoir plus haut que { $card } : { $worth } points sont à vous.

## Standing orders
order-last-card = Jouer ma dernière carte sans me demander.
    .title = Dernière carte
order-lowest-for = Jouer ma plus basse carte tant qu’il y a au plus { $worth } en jeu.
    .title = La plus basse pour peu
    .worth = en jeu, au plus

## Pictures
asks-all-bidding = Tous misent en secret
ready = { $ready } sur { $players } ont répondu
over = { $count ->
    [one] { $sides } gagne avec { $points }
   *[other] { $sides } se partagent la victoire avec { $points }
  }
round = Tour
of-rounds = sur { $rounds }
at-stake = En jeu
diamonds = Les carreaux
hand-title = Vos cartes
hand-sealed = Scellée : carte { $card }
hand-left = { $count ->
    [one] encore une carte
   *[other] encore { $count } cartes
  }
last-bid = dernière mise
won = Victoire
wins = gagne
pieces-title = Cartes et signes
pieces-suits = Les couleurs, une par joueur
pieces-diamonds = Les carreaux
piece-stake = en jeu
piece-unturned = pas encore retourné
piece-taken = remporté, avec la couleur du vainqueur
piece-discarded = écarté après une égalité
piece-played = carte déjà jouée
piece-court = 11, 12 et 13 portent une couronne
alt-title = Goofspiel.
text-now = Tour { $round } sur { $rounds }. En jeu : { $stake }. Pas encore retournés : { $unturned }. Écartés : { $discarded }.
text-seat = { $who } : { $points } points, carreaux : { $won } ; cartes jouées : { $played }.
text-trick = Tour { $round }, pour { $stake } : { $bids }.
text-hand = Vos cartes : { $cards }.
text-none = aucune
text-sheet = { $who } : { $points } points avec { $won }.
