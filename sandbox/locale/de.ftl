## python -m sandbox

about = Ein eingebautes Discord mit einer Seite und auf Wunsch einem Bot daneben.
help-port = Port auf 127.0.0.1 (Vorgabe: der letzte von --state oder ein freier)
help-state = Personen, Kanäle, Nachrichten und Adresse in dieser Datei behalten
help-users = Anzahl der Personen
help-servers = Anzahl der Server
help-shards = Anzahl der Shards, auf die sich die Server verteilen
help-each = den Bot für jeden Shard einmal starten, mit seinem Teil (etwa 0/2) in dieser Umgebungsvariablen
help-name = der Name des Bots
help-open = die Seite im Browser öffnen
help-command = der Bot, der gestartet wird, mit seinen Argumenten
port-taken = Port { $port } ist belegt: offene Tabs bleiben stumm. Nimm die neue Adresse.
open = Öffnen   { $address }
stop = Beenden  Strg-C
stopped = Beendet.
process = Bot-Prozess { $number }: { $part }
bot-ended = Der Bot endete mit Code { $code }; die Sandbox läuft weiter. Beende sie mit Strg-C.
cannot-start = Die Sandbox kann nicht starten: { $why }
