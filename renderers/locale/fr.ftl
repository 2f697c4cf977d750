## Words every game's pictures use

list-last = { $before } et { $last }

## La question, et à qui

headline-asked = { $side } : { $question }
text-who = { $side } ({ $name })
text-waiting = On attend encore : { $who }.

## Pictures one can ask for

no-board = Ce jeu n’a pas de plateau à montrer.
picture-board = Le plateau
picture-portrait = Le plateau pour un téléphone
picture-closeup = Devant { $name }
moment-sheet = Feuille de score

## Courbes

plot-scores = Les points après chaque manche
plot-scored = Points marqués en jeu, puis le décompte final
plot-end = Final
plot-round = Manche
plot-actions = Actions
plot-rating = Cote après chaque partie ; la bande montre son incertitude
plot-start = Départ
plot-place = { $place }/{ $players }
plot-started = Elle était à { $value } avant.
plot-placed = { $count ->
    [one] Place : { $places }.
   *[other] Places : { $places }.
}
plot-matches = { $count ->
    [one] Partie
   *[other] Parties
}
plot-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
plot-whole = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
plot-day = { DATETIME($day, dateStyle: "medium") }
plot-scores-alt = { $rounds ->
    [0] Points de chacun de la première action à la dernière.
    [one] Points de chacun sur une manche.
   *[other] Points de chacun sur { $rounds } manches.
}
plot-final = À la fin : { $points }.
plot-before = Avant le décompte final : { $points }.
plot-of = { $name } { $points }
plot-lead = { $count ->
    [one] Après la manche { $round }, { $name } mène.
   *[other] Après la manche { $round }, { $name } mènent ensemble.
}
plot-rating-alt = Cote sur { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  } : de { $first } à { $value }, à { $sigma } près.
plot-rating-alt-one = Cote après une partie : { $value }, à { $sigma } près.
plot-best = Le plus haut : { $value }, après la partie { $match }.
plot-lowest = Le plus bas : { $value }, après la partie { $match }.
plot-day-alt = Jouée le { $first }.
plot-days-alt = Jouées du { $first } au { $last }.
plot-chances = Chances de victoire ; la bande montre l’incertitude
plot-percent = { $share } %
plot-chances-alt = Chances de victoire de chacun, comptées à { $stations } moments de la partie.
plot-chance-of = { $name } : { $first } % au début, entre { $low } % et { $high } %, { $last } % à la fin.
plot-chance-lead = À partir de l’action { $number }, { $name } a les meilleures chances.
chances-bar = Chances de victoire
chances-line = Chances de victoire, d’après ce que tout le monde voit : { $chances }.

## Pièces et signes

pieces-line = { $title } : { $list }.
pieces-marks = Marques
piece-new = Changé depuis la dernière image
piece-awaited = On l’attend
piece-sealed = Réponse scellée

## What is wrong with a game’s pictures

pictures-none = ses images sont un GamePictures ; ceci est du type { $kind }.
pictures-unusable = les images de { $game } ne peuvent pas être utilisées : { $why }
pictures-part = `{ $part }` est du type { $kind }, pas { $wanted }.
pictures-takes = `{ $part }` doit accepter ({ $given }).
pictures-reader = le lecteur { $reader } ne dit pas : { $missing }.
pictures-no-words = il n’y a pas de { $file } à côté des images.
pictures-no-message = { $file } n’a pas de { $message }.

## Tall pictures

portrait-offer = À prendre
portrait-rivals = Les autres
portrait-seats = À la table
