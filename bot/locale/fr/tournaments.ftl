## Tournois

command-tournament = Tournois : plusieurs rondes d’un jeu, tout le monde joue à chacune
    .called = tournoi
command-tournament-new = Ouvrir un tournoi
    .called = créer
    .game = quel jeu
    .rounds = combien de parties chacun joue
    .seats = combien de personnes au plus par table
    .language = langue des tables
    .pace = combien de temps la table attend une réponse
    .hints = demander conseil sans que la table l’apprenne
    .pictures = plateau large ou haut dans le fil
command-tournament-join = Participer au tournoi, ou y revenir
    .called = rejoindre
command-tournament-leave = Quitter le tournoi ; s’il a commencé, après cette ronde
    .called = quitter
command-tournament-start = Lancer la première ronde (hôte)
    .called = commencer
command-tournament-table = Le tableau des résultats
    .called = tableau
command-tournament-end = Mettre fin au tournoi (hôte et admins)
    .called = terminer
tournament-name = Tournoi { $game } #{ NUMBER($number, useGrouping: 0) }
tournament-plan = { $rounds ->
    [one] Une ronde, à des tables de { $seats } au plus.
   *[other] { $rounds } rondes ; tout le monde joue à chacune, à des tables de { $seats } au plus.
  }
tournament-entered = **{ $count ->
    [one] { $count } personne inscrite
   *[other] { $count } personnes inscrites
  } sur { $most } au plus :**
tournament-tables = { $count ->
    [one] Cela donne une table de { $sizes }.
   *[other] Cela donne { $count } tables : { $sizes }.
  }
tournament-open = Hôte : { $host }. Inscrivez-vous ; l’hôte lancera ensuite la première ronde.
tournament-commitment = Tirage équitable des tables : { $commitment }
tournament-secret = Le secret du tirage était { $secret } ; son empreinte était { $commitment }.
tournament-running = Ronde en cours : { $round } sur { $rounds }.
tournament-over = { $rounds ->
    [one] La ronde est jouée.
   *[other] Les { $rounds } rondes sont jouées.
  }
tournament-closed = Le tournoi a été arrêté avant la fin.
tournament-never-begun = Le tournoi a été fermé avant d’avoir commencé.
tournament-row = **{ NUMBER($points, maximumFractionDigits: 2) }** · { $form } %
tournament-scoring = Score = part des adversaires devancés, les ex æquo pour moitié. Départage : les points comparés à la moyenne de la table.
tournament-won = { $count ->
    [0] Personne ne gagne le tournoi.
    [one] { $names } gagne le tournoi !
   *[other] { $names } gagnent le tournoi ensemble !
  }
tournament-opened = On peut maintenant s’inscrire : { $name }.
tournament-joined = Vous participez : { $name }.
tournament-left = Vous ne participez plus : { $name }.
tournament-leaving = Vous quittez : { $name }. La partie de cette ronde se joue jusqu’au bout, les suivantes sont tirées au sort sans vous. /tournoi rejoindre annule ce départ.
tournament-begins = { $name } : c’est parti.
tournament-ended = { $name } : terminé. Les parties en cours continuent, mais ne comptent plus pour le tournoi.
lobby-tournament = Tournoi #{ NUMBER($number, useGrouping: 0) }, ronde { $round }
lobby-again = Les mêmes encore une fois : { $names }. Dès que tout le monde est là, la partie commence d’elle-même.
refusal-no-tournament = Il n’y a pas de tournoi sur ce serveur. /tournoi créer en ouvre un.
refusal-tournament-over = Ce tournoi est terminé.
refusal-tournament-begun = Ce tournoi a déjà commencé.
refusal-tournament-full = Le tournoi est complet : { $most } participants au plus.
refusal-not-joined-tournament = Vous ne participez pas à ce tournoi.
refusal-tournament-too-few = Il faut au moins { $least } personnes ; { $count ->
    [one] { $count } est inscrite
   *[other] { $count } sont inscrites
  }.
refusal-tournament-uneven = À { $count }, on ne peut pas former de tables de { $least } à { $most }. Il faudrait une personne de plus ou de moins.
