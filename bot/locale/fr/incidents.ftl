## Ce qui a échoué, pour les personnes qui gèrent le serveur

incidents-title = Ce qui a échoué sur ce serveur
incidents-line = **n° { NUMBER($number, useGrouping: 0) }** · { $when } · { $match }
incidents-explained = Chacun de ces échecs a été signalé à quelqu’un avec son numéro ; rien n’a été modifié. Si cela se reproduit, donnez le numéro à la personne qui fait tourner le bot.
incidents-none = Aucun échec n’a été noté dans les parties de ce serveur.
incidents-no-more = Il n’y en a pas d’autres.
