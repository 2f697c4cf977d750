## Salle d’attente (un salon est un canal de Discord)

lobby-free = place libre
lobby-open = Hôte : { $host }. Rejoignez la partie ; l’hôte la lancera ensuite.
lobby-started = La partie a commencé.
lobby-running = La partie est en cours : { $match }.
lobby-ended = La partie a été arrêtée avant la fin, sans résultat.
lobby-over = Tout le déroulement : { $match }.
lobby-closed = Cette salle d’attente est fermée.
lobby-commitment = Mélange équitable : { $commitment }
lobby-opened = On peut maintenant rejoindre { $name }.
lobby-joined = Vous participez à { $name }.
lobby-left = Vous avez quitté { $name }.
lobby-begun = { $name } commence.
lobby-closed-now = La salle d’attente est fermée.
options-text = { $count } { $count ->
    [one] place occupée
   *[other] places occupées
  } sur { $seats }. Des joueurs de la maison peuvent prendre les autres.
option-seats = Places
option-language = Langue de la table
option-hints = Conseils
    .yes = libres
    .no = annoncés à la table
