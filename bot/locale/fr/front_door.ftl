## La porte d’entrée

command-play = Commencez ici : les jeux, ce qui se passe, vos parties
    .called = jouer
command-help = Comment jouer, en quelques lignes
    .called = aide
button-play = Jeux
button-waiting = Mes parties
button-settings = Réglages
button-help = Aide
button-new-game = Nouvelle partie
button-more-games = Plus de jeux
front-title = À quoi jouons-nous ?
front-about = Chaque partie a son fil. Votre main reste à vous, et des joueurs automatiques occupent les places libres.
front-going-on = En ce moment ici
front-nothing = Rien pour l’instant. Appuyez sur « { button-new-game } » et ouvrez la première table.
front-more = … et { $count } de plus dans /partie liste
front-elsewhere = Les parties s’ouvrent dans les salons d’un serveur : utilisez-y /jouer.
front-picture = Le plateau de { $game } au milieu d’une partie
game-players = { $least }–{ $most }
game-minutes = { $least }–{ $most } min
weight-light = facile à apprendre
weight-medium = moyen
weight-heavy = exigeant
lobby-seats = { $count ->
    [one] { $count } place prise sur { $seats }
   *[other] { $count } places prises sur { $seats }
  }
help-title = Comment ça marche
help-play = **/jouer** montre les jeux. « { button-new-game } » ouvre une salle d’attente dans le salon.
help-lobby = Les autres appuient sur « { button-join } ». L’hôte ajoute des joueurs automatiques sous « { button-options } », puis appuie sur « { button-start } ».
help-move = Dans le fil de la partie, « { button-move } » ouvre votre question. Personne d’autre ne la voit.
help-look = « { button-hand } », « { button-board } », « { button-rules } » et « { button-hint } » sont là quand vous en avez besoin. Votre première partie explique chaque question.
help-undo = « { button-undo } » annule votre coup tant que rien de nouveau n’a été révélé.
help-waiting = **/attente** liste les parties qui vous attendent. **/réglages** règle votre langue, vos rappels et vos heures calmes.
help-manage = **/confidentialité** dit ce que je garde sur vous. Ceux qui gèrent le serveur ont **/table serveur**.
waiting-others = Vos autres parties
settings-choose-language = Langue
settings-choose-notices = Quand c’est à vous
settings-choose-remind = Rappels
settings-choose-zone = Fuseau horaire
settings-choose-quiet = Heures calmes
button-next-notice = Avis « bientôt à vous »
    .on = Me prévenir juste avant mon tour
    .off = Ne plus me prévenir à l’avance
button-first = Première partie
first-title = Première fois ici ?
first-about = « { button-first } » ouvre aussitôt une table : { $game } avec vous et deux joueurs automatiques. Personne ne vous attend, et chaque question est expliquée.
first-begun = Votre première partie a commencé. Appuyez sur « { button-move } » pour votre première question ; la partie se déroule dans son fil.
command-game-first = Apprendre en jouant : une partie courte contre des joueurs automatiques
    .called = première
welcome-title = Bonjour ! Jouons.
welcome-about = J’anime des jeux de société ici : chaque partie dans son fil, sur plusieurs jours ou en une soirée, avec des joueurs automatiques aux places libres. Appuyez sur « { button-play } », ou tapez /jouer dans n’importe quel salon.
welcome-manage = Ceux qui gèrent le serveur choisissent les salons et les jeux avec /table serveur.
mention-answer = Appuyez sur « { button-play } », ou tapez /jouer : les jeux, ce qui se passe ici et vos parties.
refusal-server-only = Les parties s’ouvrent sur un serveur qui m’a invité. Utilisez-y /jouer.
first-dealing = Votre première partie se met en place. Appuyez dans un instant sur « { button-move } » ; la partie se déroule dans son fil.
