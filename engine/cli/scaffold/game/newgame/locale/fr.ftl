title = New Game
tagline = Des mises secrètes pour des prix

## Options

option-trade = Si qui gagne un prix peut le mettre de côté et piocher une carte
    .title = Échange
    .yes = un prix contre une carte
    .no = rien que les prix

## Seats, as records and pictures call them

seat-seat1 = Premier
seat-seat2 = Deuxième
seat-seat3 = Troisième
seat-seat4 = Quatrième
seat-seat5 = Cinquième

## What players do

action-bid = Jouer une carte face cachée.
    .title = Miser
    .name = miser
    .card = carte
action-keep = Garder le prix.
    .title = Garder le prix
    .name = garder
action-trade = Mettre le prix de côté et piocher une carte.
    .title = Piocher une carte
    .name = échanger

## What they are asked, and why

question-bidding = Quelle carte misez-vous ?
guide-bidding = Chacun joue une carte face cachée. La plus haute gagne le prix ; toutes les cartes jouées sont perdues. Gardez donc vos meilleures cartes pour les meilleurs prix.
question-reward = Gardez-vous le prix ?
guide-reward = Les prix sont des points. Un petit prix vaut peut-être moins pour vous qu’une carte de plus pour une manche à venir.
label-card = Carte { $card }
hint-bidding = { $count ->
    [0] Prix { $prize } ; c’est le dernier.
   *[other] Prix { $prize } ; encore à venir : { $count }, le meilleur vaut { $best }.
  }

## What happens

event-prize-turned = Manche { $round } : le prix vaut { $prize }.
event-revealed = { $seat } gagne le prix de { $prize } avec la carte { $card }.
event-kept = { $seat } garde le prix : { $prize } de plus.
event-traded = { $seat } met le prix de { $prize } de côté et pioche une carte.
event-drawn = Vous piochez la carte { $card }.
event-scored = { $seat } : { $points }.

## Refusals

refusal-not-your-card = Vous n’avez pas la carte { $card }.
refusal-no-trade = Il n’y a plus de carte à piocher, ou plus de manche pour la jouer.

## Hints

why-matching = La carte { $card } tient dans votre main la place du prix de { $prize } parmi ceux à venir.
why-saving = Avec la carte { $card } vous perdez peu et gardez les autres.
why-points = Un prix de { $prize } vaut plus qu’une carte de plus.
why-card = Une carte pour une manche à venir peut valoir plus que { $prize }.

## Standing orders

order-lowest-for = Miser ma carte la plus basse pour un prix de { $up_to } ou moins.
    .title = La plus basse pour les petits prix
    .up_to = jusqu’à ce prix
order-keep-prizes = Garder chaque prix que je gagne.
    .title = Garder chaque prix

## Pictures

asks-bidding = Tout le monde mise en secret
asks-reward = { $name } décide du prix
over = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
  }
board-round = Manche { $round }
board-prize = Prix
board-to-come = À venir
board-pile = Cartes face cachée : { $count }
board-bid = Dernière mise
board-points = Points
hand-title = Vos cartes
hand-sealed = Vous avez scellé la carte { $card }.
moment-sheet = Feuille de score
text-round = Manche { $round }. Prix en jeu : { $prize }. À venir : { $to_come }. Cartes face cachée : { $pile }.
text-seat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, prix { $prizes }, dernière mise { $bid }.
text-hand = Vos cartes : { $cards }.
text-none = aucun

## What the options of the commands are called

field-called-card = carte
