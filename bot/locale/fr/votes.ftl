## Votes

ballot-undo = { $name } voudrait annuler { $count } { $count ->
    [one] action
   *[other] actions
  }. Tout le monde est d’accord ?
ballot-end = { $name } voudrait mettre fin à la partie. Tout le monde est d’accord ?
ballot-agreed = Accepté.
ballot-refused = Refusé.
ballot-lapsed = Le vote est caduc : la partie a continué, ou elle est terminée.
vote-open = Votre voix est notée. On demande aux autres.
vote-agreed = Tout le monde est d’accord.
vote-refused = Le vote est clos : refusé.
undo-done = C’est annulé.
undo-asked = Vous ne pouvez plus annuler cela sans l’accord de la table. On le lui demande.
