
## Für die Person, die den Bot betreibt

operator-file-taken = { $file } wird schon von einem anderen Paravent benutzt: Prozess { $pid } auf { $machine }. Beende zuerst diesen, oder nenne eine andere Datei in PARAVENT_DATABASE.
operator-file-waiting = { $file } wurde eben noch von einem Paravent benutzt, den diese Maschine nicht sehen kann. Ich warte höchstens { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  }, bis die Datei frei wird.
operator-file-lost = Ein anderer Paravent hat { $file } übernommen, nachdem dieser die Datei eine Weile nicht angerührt hatte. Dieser hört auf.
operator-sharding-required = Discord verlangt bei so vielen Servern Shards. Setze PARAVENT_SHARDED=true, oder PARAVENT_SHARDS für jeden Prozess (etwa 0-1/2).
operator-shard-unknown = Discord kennt die Shards nicht, die in PARAVENT_SHARDS stehen. Prüfe sie: Sie zählen ab 0, und alle Prozesse müssen sich über ihre Anzahl einig sein.
operator-metrics-address = PARAVENT_METRICS: { $address } lässt sich nicht benutzen: { $error }. Nenne eine andere Adresse oder einen anderen Port.
operator-metrics-package = PARAVENT_METRICS braucht ein weiteres Paket: pip install paravent[metrics]

## Einstellungen

setting-missing = { $name } ist nicht gesetzt. Setze es in der Umgebung oder in einer Datei .env.
setting-string-too-short = { $name } ist leer. Setze es in der Umgebung oder in einer Datei .env.
setting-log-level = { $name } muss DEBUG, INFO, WARNING oder ERROR sein.
setting-log-format = { $name } muss text oder json sein.
setting-shards = { $name } nennt die Shards dieses Prozesses und wie viele es insgesamt sind, etwa 0-3/8 oder 2/8. Gezählt wird ab 0.
setting-metrics = { $name } muss eine Adresse dieses Rechners mit Port sein, etwa { $example }.
setting-sentry = { $name } muss die Adresse sein, die Sentry für ein Projekt anzeigt, etwa { $example }.
setting-folder = { $name }: Es gibt keinen Ordner { $folder }.
setting-order-pace = { $name } muss die kürzeste und die längste Zeit in Sekunden sein, etwa 25,240; höchstens eine Stunde.
setting-bool-parsing = { $name } muss true oder false sein.
setting-int-parsing = { $name } muss eine ganze Zahl sein.
setting-int-from-float = { $name } muss eine ganze Zahl sein.
setting-float-parsing = { $name } muss eine Zahl sein.
setting-greater-than = { $name } muss größer als { $gt } sein.
setting-greater-than-equal = { $name } muss mindestens { $ge } sein.
setting-less-than-equal = { $name } darf höchstens { $le } sein.
setting-address = { $name } muss eine Adresse sein. { $why }.
setting-other = { $name }: { $why }.
