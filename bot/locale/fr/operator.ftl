
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
operator-metrics-package = PARAVENT_METRICS demande un paquet supplémentaire : pip install paravent[metrics]
