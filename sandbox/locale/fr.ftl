## python -m sandbox

about = Un Discord intégré avec une page et, si vous voulez, un bot lancé à côté.
help-port = port sur 127.0.0.1 (par défaut : le dernier de --state, ou un port libre)
help-state = garder personnes, salons, messages et adresse dans ce fichier
help-users = nombre de personnes
help-servers = nombre de serveurs
help-shards = nombre de shards entre lesquels les serveurs sont répartis
help-each = lancer le bot une fois par shard, avec sa part (comme 0/2) dans cette variable d’environnement
help-name = le nom du bot
help-open = ouvrir la page dans un navigateur
help-command = le bot à lancer, avec ses arguments
port-taken = Le port { $port } est pris : les onglets ouverts restent muets. Utilisez la nouvelle adresse.
open = Ouvrir   { $address }
stop = Arrêter  Ctrl-C
stopped = Arrêté.
process = Processus { $number } du bot : { $part }
bot-ended = Le bot s’est terminé avec le code { $code } ; le bac à sable reste ouvert. Arrêtez-le avec Ctrl-C.
cannot-start = Le bac à sable ne démarre pas : { $why }
