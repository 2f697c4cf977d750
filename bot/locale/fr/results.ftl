## Statistiques, cotes, classement

command-stats = Vos résultats, points et cote, ou ceux de quelqu’un d’autre
    .called = statistiques
    .user = de qui (par défaut : les vôtres)
    .game = pour quel jeu
command-leaderboard = Qui est en tête sur ce serveur
    .called = classement
    .game = pour quel jeu
button-page-before = Page précédente
button-page-after = Page suivante
career-everywhere = sur tous les serveurs
career-here = sur ce serveur
career-all = Tous les jeux
career-choose = un autre jeu
career-rating = Cote **{ NUMBER($number, useGrouping: 0) }** ± { NUMBER($margin, useGrouping: 0) } ({ $change } à la dernière partie)
career-provisional = provisoire
career-record = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
  }, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
  } : { $share } % (le hasard en donnerait { $chance } %)
career-players = À { $players } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
  }, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
  } · points : { NUMBER($mean, maximumFractionDigits: 1) } en moyenne, { $best } au mieux, { $worst } au pire
career-last = { $count ->
    [one] La dernière partie
   *[other] Les { $count } dernières parties
  }
career-line = place { $place } sur { $players } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
leaders-title = { $game } : le classement
leaders-row = **{ NUMBER($number, useGrouping: 0) }** ± { NUMBER($margin, useGrouping: 0) } · { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
  } · { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
  }
leaders-order = Classement : cote moins incertitude (±). Moins de cinq parties : provisoire. Une place compte pour la personne qui l’a commencée, sauf si celle à qui elle a été cédée a joué plus de la moitié de ses actions ; remplaçants et joueurs automatiques ne font que la garder. Parties et victoires sont celles de ce serveur.
leaders-not-yet = Vous n’avez encore terminé aucune partie de { $game } ici.
refusal-no-results = Cette personne n’a terminé aucune partie sur ce serveur.
refusal-no-results-yours = Vous n’avez encore terminé aucune partie.
refusal-no-results-here = Aucune partie n’a encore été terminée sur ce serveur.
refusal-no-results-game = Il n’y a aucune partie terminée de { $game } à montrer.
refusal-career-own-only = Ici, vous ne pouvez voir que vos propres statistiques. Demandez celles des autres sur un serveur.
refusal-leaders-server-only = Un classement est propre à un serveur.
