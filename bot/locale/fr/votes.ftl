## Votes

ballot-undo = { $name } voudrait annuler { $count } { $count ->
    [one] action
   *[other] actions
  }. Tout le monde est d’accord ?
ballot-end = { $name } voudrait mettre fin à la partie. Tout le monde est d’accord ?
ballot-agreed = Accepté.
ballot-refused = Refusé.
ballot-withdrawn = Retiré.
ballot-lapsed = Le vote est caduc : la partie a continué, ou elle est terminée.
vote-open = Votre voix est notée. On attend les autres.
vote-agreed = Le vote est clos : accepté.
vote-refused = Le vote est clos : refusé.
vote-undecided = Votre voix est retirée. Vous pouvez encore voter.
vote-withdrawn = Le vote est retiré.
vote-withdraw = retirer
sure-end = Mettre fin à { $name } maintenant, sans résultat ? Tout ce qui était caché sera montré, et personne ne pourra revenir en arrière.
sure-end-tournament = { $name } : y mettre fin maintenant, sans vainqueur ? Les parties en cours continuent, mais ne compteront plus pour le tournoi. Personne ne pourra revenir en arrière.
kept = Rien n’a été modifié.
sure-replace = Proposer à { $user } la place de { $name } dans { $match } ? Une fois acceptée, elle est cédée pour de bon, avec tout ce qui se trouve derrière son paravent.
