
## Pour la personne qui fait tourner le bot

operator-file-taken = { $file } est déjà utilisé par un autre Paravent : processus { $pid } sur { $machine }. Arrêtez-le d’abord, ou indiquez un autre fichier dans PARAVENT_DATABASE.
operator-file-waiting = { $file } était utilisé à l’instant par un Paravent invisible depuis cette machine. On attend qu’il se libère, { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  } au plus.
operator-file-lost = Un autre Paravent a repris { $file }, auquel celui-ci n’avait plus touché depuis un moment. Celui-ci s’arrête.
operator-sharding-required = Discord exige des shards pour un bot présent sur autant de serveurs. Réglez PARAVENT_SHARDED=true, ou PARAVENT_SHARDS pour chaque processus (par exemple 0-1/2).
operator-shard-unknown = Discord ne connaît pas les shards indiqués dans PARAVENT_SHARDS. Vérifiez-les : on compte à partir de 0, et tous les processus doivent s’accorder sur leur nombre.
operator-metrics-address = PARAVENT_METRICS : impossible d’écouter sur { $address } : { $error }. Indiquez une autre adresse ou un autre port.
operator-metrics-package = PARAVENT_METRICS demande un autre paquet : pip install paravent[metrics]

## Réglages

setting-missing = { $name } n’est pas défini. Mettez-le dans l’environnement ou dans un fichier .env.
setting-string-too-short = { $name } est vide. Mettez-le dans l’environnement ou dans un fichier .env.
setting-log-level = { $name } doit être DEBUG, INFO, WARNING ou ERROR.
setting-log-format = { $name } doit être text ou json.
setting-shards = { $name } doit donner les shards de ce processus et leur nombre total, par exemple 0-3/8 ou 2/8. On compte à partir de 0.
setting-metrics = { $name } doit être une adresse de cette machine et un port, par exemple { $example }.
setting-sentry = { $name } doit être l’adresse que Sentry montre pour un projet, par exemple { $example }.
setting-folder = { $name } : il n’y a pas de dossier { $folder }.
setting-order-pace = { $name } doit donner le temps le plus court et le plus long en secondes, par exemple 25,240 ; une heure au plus.
setting-bool-parsing = { $name } doit être true ou false.
setting-int-parsing = { $name } doit être un nombre entier.
setting-int-from-float = { $name } doit être un nombre entier.
setting-float-parsing = { $name } doit être un nombre.
setting-greater-than = { $name } doit dépasser { $gt }.
setting-greater-than-equal = { $name } doit être au moins { $ge }.
setting-less-than-equal = { $name } doit être au plus { $le }.
setting-address = { $name } doit être une adresse. { $why }.
setting-other = { $name } : { $why }.
