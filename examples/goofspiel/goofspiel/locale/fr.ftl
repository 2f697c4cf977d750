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
    [0] En jeu : { $worth }, à la dernière manche.
    [one] En jeu : { $worth }. Encore une manche ; le meilleur carreau possible vaut { $best }.
   *[other] En jeu : { $worth }. Encore { $left } manches ; le meilleur carreau possible vaut { $best }.
  }

## What happens
event-dealt = Vos cartes : { $cards }.
event-diamond-turned = Manche { $round } : carreau { $rank }, { $worth } en jeu.
event-card-shown = { $seat } joue { $card }.
event-stake-won = { $seat } remporte { $worth } et en a maintenant { $points }.
event-tied = { $carried ->
    [yes] La carte { $card } a été jouée plusieurs fois : les carreaux restent en jeu.
   *[no] La carte { $card } a été jouée plusieurs fois : personne ne prend les carreaux.
  }
event-scored = { $seat } : { $points }.
refusal-not-in-hand = Vous n’avez pas la carte { $card }.

## Hints
why-fair = La carte { $card } tient dans votre main le rang de { $worth } parmi les carreaux à venir.
why-enough = Personne ne peut avoir une carte entre { $card } et { $fair } : la plus basse suffit.
why-higher = Beaucoup joueront autour de { $fair } ; avec { $card }, vous passez juste au-dessus.
why-lowest = Vous laissez { $worth } aux autres et gardez vos meilleures cartes.
why-sure = Personne ne peut avoir plus haut que { $card } : { $worth ->
    [one] le point est à vous.
   *[other] les { $worth } points sont à vous.
  }

## Standing orders
order-last-card = Jouer ma dernière carte sans me demander.
    .title = Jouer la dernière carte
order-lowest-for = Jouer ma plus basse carte tant qu’il y a au plus { $worth } en jeu.
    .title = Jouer bas pour peu
    .worth = en jeu, au plus

## Pictures
asks-all-bidding = Tous misent en secret
ready = Réponses : { $ready } sur { $players }
over = { $count ->
    [one] { $sides } gagne avec { $points }
   *[other] { $sides } se partagent la victoire avec { $points }
  }
round = Manche
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
piece-discarded = défaussé après une égalité
piece-played = carte déjà jouée
piece-court = 11, 12 et 13 portent une couronne
alt-title = Goofspiel.
text-now = Manche { $round } sur { $rounds }. En jeu : { $stake }. Pas encore retournés : { $unturned }. Défaussés : { $discarded }.
text-seat = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, carreaux : { $won } ; cartes jouées : { $played }.
text-trick = Manche { $round }, pour { $stake } : { $bids }.
text-hand = Vos cartes : { $cards }.
text-none = aucune
text-sheet = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } avec { $won }.

## What the options of the commands are called

field-called-card = carte
