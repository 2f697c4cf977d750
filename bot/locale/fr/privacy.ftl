## Vie privée

privacy-title = **Ce que je garde sur vous**
privacy-kept = Votre numéro Discord, le nom sous lequel vous jouez, vos réglages et ce que vous faites dans les parties : actions, brouillons, consignes, votes, résultats, cotes, tournois. Je ne lis pas ce que les gens s’écrivent.
privacy-why = Pourquoi : pour qu’une partie puisse durer des semaines, être vérifiée par tous et être relue.
privacy-long = Combien de temps : jusqu’à ce que vous vous fassiez oublier. Ce qui est dans les salons est gardé par Discord, et la personne qui me fait tourner peut garder des sauvegardes un certain temps.
privacy-exported = Voici tout ce que je garde sur vous. Personne d’autre ne voit ce message ; enregistrez le fichier.
privacy-nothing = Je ne garde rien sur vous.
privacy-too-large = Vos données ne tiennent pas dans un message. Demandez-les à la personne qui fait tourner ce bot ; votre numéro est { $id }.
button-export-me = Exporter mes données
button-forget-me = M’oublier
button-forget-sure = Tout oublier
sure-forget = **Oublier tout ce qui vous concerne ?** Rien n’est encore fait. Impossible de revenir en arrière :
forget-own = Votre nom, vos réglages, avis, brouillons et consignes sont effacés, et vos cotes et statistiques avec eux.
forget-seats = Dans { $count ->
    [one] 1 partie en cours
   *[other] { $count } parties en cours
  }, un joueur automatique prend aussitôt votre place, et la table cherche un remplaçant.
forget-ended = { $count ->
    [one] 1 partie en cours se termine
   *[other] { $count } parties en cours se terminent
  } sans résultat, car personne d’autre n’y joue.
forget-lobbies = Vous quittez { $count ->
    [one] 1 salle d’attente
   *[other] { $count } salles d’attente
  }. La personne suivante devient l’hôte ; s’il n’y a personne, la salle ferme.
forget-tournaments = Vous quittez { $count ->
    [one] 1 tournoi
   *[other] { $count } tournois
  }.
forget-finished = Dans { $count ->
    [one] 1 partie terminée
   *[other] { $count } parties terminées
  }, vous devenez « joueur parti ». Ce qui a été joué reste, pour que l’enregistrement puisse être vérifié.
forget-stays = Ce qui est dans les salons de Discord et dans vos messages privés y reste.
forget-back = Vous pourrez rejouer à tout moment, en repartant de zéro.
forgotten = C’est fait. Je ne sais plus rien de vous.
