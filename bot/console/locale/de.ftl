console-usage = Aufruf:
console-command = BEFEHL
console-arguments = Argumente
console-options = Optionen
console-help = zeigt diese Seite
console-about = Große Brettspiele in Discord-Kanälen, in Ruhe und fair.
console-more = { $program } BEFEHL --help sagt mehr über einen Befehl.
console-wrong-call =
    So lässt sich das nicht aufrufen. Der Aufruf lautet: { $usage }
    Siehe { $program } --help.
console-misspelt = Den Befehl „{ $name }“ gibt es nicht. Meinst du „{ $near }“?
console-unknown = Den Befehl „{ $name }“ gibt es nicht. Es gibt: { $commands }.

console-play = spiel gleich hier: der Bot mit einem eingebauten Discord im Browser, ohne Token und ohne Internet
console-run = lässt den Bot auf Discord laufen
console-health = endet mit 0, wenn ein laufender Bot mit Discord verbunden ist (PARAVENT_HEARTBEAT)
console-copy-store = bringt die Daten eines angehaltenen Bots in eine andere, leere Datenbank
console-engine = die Regeln ohne Discord: play, verify, soak und mehr

play-option-folder = wo Leute, Nachrichten und Partien bleiben (sonst: .play)
play-option-port = Port auf 127.0.0.1 (sonst: der letzte oder ein freier)
play-option-users = als wie viele Leute du handeln kannst
play-option-open = öffnet die Seite im Browser
play-needs = Das eingebaute Discord braucht weitere Pakete: { $command }
play-folder = { $folder } taugt nicht als Ordner: { $error }.

run-token = Discord nimmt das Token nicht an. Prüf DISCORD_TOKEN.

health-alive = Der Bot läuft.
health-unset = { $setting } ist nicht gesetzt. Nenn dort eine Datei, für den laufenden Bot und für diese Prüfung.
health-missing = { $file } gibt es nicht: Der Bot war noch nicht mit Discord verbunden.
health-old =
    { $file } ist { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } alt: Der Bot ist nicht mit Discord verbunden.

copy-from = eine Datei oder postgresql://…
copy-to = ebenso; sie muss leer sein
copy-progress = { $table }: { $rows } von { $total }
copy-done =
    { $rows ->
        [one] Eine Zeile
       *[other] { $rows } Zeilen
    } aus { $tables } Tabellen kopiert, gezählt und verglichen.
