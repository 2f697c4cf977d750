## Vie privée

privacy-title = **Ce que je garde sur vous**
privacy-kept = Votre numéro Discord, le nom sous lequel vous jouez, vos réglages et ce que vous faites dans les parties : actions, brouillons, consignes, votes, résultats, classements, tournois. Je ne lis pas ce que les gens s’écrivent.
privacy-why = Pourquoi : pour qu’une partie puisse durer des semaines, être vérifiée par tous et être relue.
privacy-long = Combien de temps : jusqu’à ce que vous vous fassiez oublier. Ce qui est dans les salons est gardé par Discord, et la personne qui me fait tourner peut garder des sauvegardes un certain temps.
privacy-exported = Voici tout ce que je garde sur vous. Vous seul voyez ce message ; enregistrez le fichier.
privacy-nothing = Je ne garde rien sur vous.
privacy-too-large = Vos données ne tiennent pas dans un message. Demandez-les à la personne qui fait tourner ce bot ; votre numéro est { $id }.
button-export-me = Exporter mes données
