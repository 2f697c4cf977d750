## Revenir en arrière

undo-done = C’est annulé.
undo-more = C’est annulé, avec { $count ->
    [one] { $count } coup d’un joueur automatique, joué
   *[other] { $count } coups de joueurs automatiques, joués
  } ensuite.
undo-asked = Vous ne pouvez pas annuler cela sans l’accord de la table. On le lui demande.
sure-undo = Il faut l’accord de la table : { $count ->
    [one] { $count } joueur sera consulté
   *[other] { $count } joueurs seront consultés
  }. Seraient annulés :
sure-undo-alone = Du nouveau a été montré depuis, ou d’autres ont joué, et il n’y a personne d’autre à consulter. Vous pouvez l’annuler quand même ; { $rated ->
    [yes] la table en sera informée, et la partie ne comptera plus pour le classement
   *[no] la table en sera informée
  }. Seraient annulés :
button-ask-table = Demander à la table
button-take-back = Annuler ces actions
sure-rewind = Annuler { $count ->
    [one] { $count } action
   *[other] { $count } actions
  } dans { $match }, quoi qu’on ait vu depuis ? La table en sera informée. Seraient annulés :
sure-rewind-vote = Vous avez joué ou observé dans { $match } : il faut l’accord de la table. { $count ->
    [one] { $count } joueur sera consulté
   *[other] { $count } joueurs seront consultés
  }. Seraient annulés :
sure-rewind-alone = Vous avez joué ou observé dans { $match }, et il n’y a personne d’autre à consulter. Vous pouvez revenir en arrière quand même ; { $rated ->
    [yes] la table en sera informée, et la partie ne comptera plus pour le classement
   *[no] la table en sera informée
  }. Seraient annulés :
rewind-asked = Vous avez joué ou observé dans cette partie : on demande l’accord de la table.
sure-skip = Laisser l’intendant répondre pour { $names } à la question en cours de { $match } ? Il ne fera que ce que les règles imposent.
button-skip = Laisser décider l’intendant
ballot-rewind = { $name } (admin) voudrait annuler { $count } { $count ->
    [one] action
   *[other] actions
  }. Tout le monde est d’accord ?
notice-unrated = { $user } annule ce qui avait été montré, sans personne d’autre à consulter : la partie ne compte pas pour le classement.
end-unrated = Hors classement : ce qui avait été montré a été annulé.
refusal-gone-on = La partie a continué entre-temps. Veuillez recommencer.
refusal-nobody-to-ask = Personne d’autre n’est là pour donner son accord ; en tournoi, rien de ce qui a été montré n’est annulé sans cela.
