## Regarder en arrière

button-since = Résumé
button-earlier = Plus tôt
button-later = Plus tard
button-replay = Revoir
button-export = Exporter
button-film = Film
button-review = Analyse
command-game-since = Ce qui s’est passé depuis votre dernier tour, et le plateau avec les changements marqués
    .called = depuis
command-game-replay = Revoir une partie pas à pas depuis la mise en place
    .called = revoir
    .match = numéro de la partie (par défaut : ce fil)
command-game-at = Montrer n’importe quelle position d’une partie
    .called = position
    .position = numéro de la position ; 0 est la mise en place
    .match = numéro de la partie (par défaut : ce fil)
since-your-turn = Depuis votre dernier tour
since-beginning = Depuis le début
since-last-actions = Ce qui s’est passé en dernier
since-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
  }
since-taken-back = { $count ->
    [one] { $count } action annulée n’est pas racontée
   *[other] { $count } actions annulées ne sont pas racontées
  }
since-acted-last = Personne d’autre n’a agi depuis vous. Voici ce qui précède.
since-nothing = Il ne s’est rien passé que vous puissiez voir.
since-earlier = { $count ->
    [one] … et { $count } action plus tôt
   *[other] … et { $count } actions plus tôt
  }
since-board = Ce qui a changé depuis est marqué sur le plateau.
replay-position = Position { $place } sur { $last }
replay-set-up = La partie est mise en place.
replay-silent = { $name } a décidé ; rien n’a été montré.
replay-secretly = { $name } en secret : { $answer }
replay-look = vue de quelle place
replay-everybody = comme tout le monde l’a vue
replay-eyes = comme { $name } l’a vue
refusal-match-not-begun = Cette partie n’a pas commencé.
refusal-match-unknown = Il n’y a pas de partie n° { NUMBER($number, useGrouping: 0) } sur ce serveur.
refusal-no-such-position = Cette partie a les positions 0 à { $last } ; 0 est la mise en place.
refusal-replay-hidden = Tant que la partie n’est pas terminée, vous ne pouvez la revoir que de votre place.
film-begun = Création du film : { $count ->
    [one] { $count } image
   *[other] { $count } images
  }. Cela peut durer une minute ou deux.
film-progress = Image { $done } sur { $count }…
film-failed = Le film n’a pas pu être créé. Veuillez réessayer plus tard.
film-too-large = Le film est trop volumineux pour Discord.
film-too-long = La création du film a dépassé le temps que Discord accorde. Veuillez réessayer à un moment plus calme.
film-alt = Le plateau de { $name } depuis la mise en place, en { $count ->
    [one] { $count } image
   *[other] { $count } images
  }. À la fin :
scores-title = { $name } : les points manche par manche
command-game-film = Une partie en image animée
    .called = film
    .match = numéro de la partie (par défaut : ce fil)
command-game-scores = D’où viennent les points d’une partie terminée, manche par manche
    .called = points
    .match = numéro de la partie (par défaut : ce fil)
review-of = { $name } : la partie analysée
review-progress = Analyse de la partie : { $percent } %. Cela prend une minute environ.
review-later = L’analyse dépasse le temps que Discord accorde à une réponse. Demandez-la de nouveau dans quelques minutes : elle continue entre-temps.
review-failed = La partie n’a pas pu être analysée. Veuillez réessayer plus tard.
command-review = Qui allait gagner à quel moment, et les coups qui ont décidé une partie terminée
    .called = analyse
    .match = numéro de la partie (par défaut : ce fil)
refusal-review-not-over = Seule une partie jouée jusqu’au bout peut être analysée.
refusal-review-impossible = Cette partie ne peut pas être analysée : elle ne peut plus être recalculée.
refusal-no-film = Il n’y a pas d’images de cette partie, donc pas de film. /partie revoir la montre en mots.
refusal-film-being-drawn = Votre film est en cours de création. Veuillez patienter.
