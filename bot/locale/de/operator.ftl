
## Für die Person, die den Bot betreibt

operator-file-taken = { $file } wird schon von einem anderen Paravent benutzt: Prozess { $pid } auf { $machine }. Beende zuerst diesen, oder nenne eine andere Datei in PARAVENT_DATABASE.
operator-file-waiting = { $file } wurde eben noch von einem Paravent benutzt, den diese Maschine nicht sehen kann. Ich warte höchstens { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  }, bis die Datei frei wird.
operator-file-lost = Ein anderer Paravent hat { $file } übernommen, nachdem dieser die Datei eine Weile nicht angerührt hatte. Dieser hört auf.
operator-sharding-required = Discord verlangt bei so vielen Servern Shards. Setze PARAVENT_SHARDED=true, oder PARAVENT_SHARDS für jeden Prozess (etwa 0-1/2).
operator-shard-unknown = Discord kennt die Shards nicht, die in PARAVENT_SHARDS stehen. Prüfe sie: Sie zählen ab 0, und alle Prozesse müssen sich über ihre Anzahl einig sein.
operator-metrics-address = PARAVENT_METRICS: An { $address } lässt sich nichts anbieten: { $error }. Nenne eine andere Adresse oder einen anderen Port.
operator-metrics-package = PARAVENT_METRICS braucht ein weiteres Paket: pip install paravent[metrics]
