console-usage = Aufruf:
console-command = BEFEHL
console-arguments = Argumente
console-options = Optionen
console-help = zeigt diese Seite
console-about = Große Brettspiele in Discord-Kanälen, in Ruhe und fair.
console-more = { $program } BEFEHL --help sagt mehr über einen Befehl.
console-wrong-call =
    So lässt sich dieser Befehl nicht aufrufen. Aufruf: { $usage }
    Siehe { $program } --help.
console-misspelt = Den Befehl „{ $name }“ gibt es nicht. Meinst du „{ $near }“?
console-unknown = Den Befehl „{ $name }“ gibt es nicht. Es gibt: { $commands }.

console-play = startet den Bot gleich hier, mit einem eingebauten Discord im Browser, ohne Token und ohne Internet
console-run = lässt den Bot auf Discord laufen
console-health = endet mit 0, wenn ein laufender Bot mit Discord verbunden ist (PARAVENT_HEARTBEAT)
console-copy-store = kopiert die Daten eines angehaltenen Bots in eine andere, leere Datenbank
console-engine = die Regeln ohne Discord: play, verify, soak und mehr

play-option-folder = Ordner für Leute, Nachrichten und Partien (Vorgabe: .play)
play-option-port = Port auf 127.0.0.1 (Vorgabe: der letzte oder ein freier)
play-option-users = als wie viele Leute du handeln kannst
play-option-open = öffnet die Seite im Browser
play-needs = Das eingebaute Discord braucht weitere Pakete: { $command }
play-folder = { $folder } taugt nicht als Ordner: { $error }.

run-token = Discord nimmt das Token nicht an. Prüfe DISCORD_TOKEN.
run-sentry = PARAVENT_SENTRY_DSN braucht ein weiteres Paket: { $command }

health-alive = Der Bot läuft.
health-unset = { $setting } ist nicht gesetzt. Nenne dort eine Datei, für den laufenden Bot und für diese Prüfung.
health-missing = { $file } gibt es nicht: Der Bot war noch nicht mit Discord verbunden.
health-old =
    { $file } ist { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } alt: Der Bot ist nicht mit Discord verbunden.

copy-from = eine Datei oder postgresql://…
copy-to = eine Datei oder postgresql://…; sie muss leer sein
copy-progress = { $table }: { $rows } von { $total }
copy-done =
    Tabellen kopiert, gezählt und verglichen: { $tables }, mit { $rows ->
        [one] 1 Zeile
       *[other] { $rows } Zeilen
    }.

console-export-user = schreibt alles über eine Person auf, für sie selbst, auch während der Bot läuft
person-id = die Discord-ID der Person
person-unknown = Über { $id } ist nichts aufbewahrt.
export-user-file = die neue Datei (Vorgabe: Ausgabe auf dem Bildschirm)
export-user-done = { $file } enthält alles über diese Person. Gib es sonst niemandem.
console-forget-user = entfernt alles über eine Person; was gespielt wurde, bleibt unter „Ex-Spieler“
forget-user-yes = fragt nicht nach einer Bestätigung
forget-user-plan = Das entfernt alles über { $id } und lässt sich nicht zurücknehmen:
forget-user-own = Name, Einstellungen, Hinweise, Entwürfe, Automatik, Wertungen und Statistiken werden gelöscht.
forget-user-seats = Laufende Partien, in denen ein Hausspieler den Platz übernimmt und der Tisch Ersatz sucht: { $count }
forget-user-ended = Laufende Partien, die ohne Ergebnis enden, weil sonst niemand mitspielt: { $count }
forget-user-lobbies = Lobbys, die verlassen werden: { $count }
forget-user-tournaments = Turniere, die verlassen werden: { $count }
forget-user-finished = Beendete Partien, in denen die Person zu „Ex-Spieler“ wird: { $count }
forget-user-sure = Gib zum Fortfahren die ID noch einmal ein:
forget-user-kept = Nichts wurde geändert.
forget-user-running = { $why } Oder lass die Person /datenschutz benutzen.
forget-user-done = { $id } ist vergessen. Frühere Sicherungen kennen diese Person noch; Nachrichten bleiben in Discord.

console-backup = kopiert die Daten in eine neue Datei, auch während der Bot läuft, und prüft die Kopie
console-restore = setzt eine Sicherung an die Stelle der Daten eines angehaltenen Bots; die jetzigen bleiben erhalten
backup-file = die neue Datei; es darf sie noch nicht geben
restore-file = eine Datei von paravent backup
backup-done = Gesichert in { $file } ({ $kilobytes } KB) und geprüft.
backup-exists = { $file } gibt es schon, und nichts wird überschrieben. Nenne eine andere Datei.
backup-nothing = { $file } gibt es nicht.
backup-foreign = { $file } ist keine Datenbank von Paravent.
backup-newer = { $file } stammt von einer neueren Version von Paravent. Installiere zuerst diese.
backup-damaged = { $file } lässt sich nicht richtig lesen: { $error }.
backup-disk = { $file } lässt sich nicht schreiben: { $error }.
backup-no-pg-dump = pg_dump und pg_restore sind hier nicht installiert (Debian: apt-get install postgresql-client). Ohne sie kannst du die Daten aus PostgreSQL bei angehaltenem Bot in eine Datei kopieren: paravent copy-store.
backup-program = { $program } sagt: { $error }
restore-done = { $file } enthält jetzt die Daten.
restore-kept = { $file } enthält jetzt die Daten. Die vorigen sind in { $kept }.
restore-running = Ein Bot arbeitet mit { $file } (Prozess { $pid }). Halte ihn zuerst an.
restore-postgres = Eine Sicherung von PostgreSQL kommt mit dessen eigenem Programm in eine neue, leere Datenbank: pg_restore --dbname=ADRESSE { $file }. Nenne dann diese in PARAVENT_DATABASE.

console-check = prüft Einstellungen, Token, Datenbank, Speicherplatz, Schriften und Uhr
check-ok = OK
check-problem = PROBLEM
check-settings = Einstellungen: Alle werden verstanden.
check-misspelt = Einstellungen: { $name } kennt Paravent nicht. Meinst du { $near }?
check-unknown = Einstellungen: { $name } kennt Paravent nicht. Entferne es; .env.example nennt alle Einstellungen.
check-token = Token: Es hat die Form eines Bot-Tokens, für die Anwendung { $application }.
check-token-elsewhere = Token: nicht geprüft. Der Bot ist auf eine Adresse eingestellt, die nicht die von Discord ist und jedes Token annimmt.
check-token-form = Token: DISCORD_TOKEN hat nicht die Form eines Bot-Tokens. Kopiere es noch einmal aus dem Entwicklerportal (Bot, Reset Token), ohne Anführungszeichen und ohne das Wort Bot.
check-file = Datenbank: { $file } lässt sich lesen, und SQLite hat nichts daran auszusetzen.
check-file-new = Datenbank: { $file } wird angelegt.
check-folder = Datenbank: In { $folder } lässt sich nicht schreiben. Gib den Ordner dem Nutzer, der den Bot laufen lässt.
check-open-to-others = Datenbank: Andere auf dieser Maschine können { $file } lesen, mit Handkarten und Namen der Leute. Rufe auf: chmod 600 { $file }
check-free = Platz: { $free } MB sind in { $folder } frei.
check-full = Platz: Nur { $free } MB frei in { $folder }. Schaffe Platz: Es braucht { $wanted } MB, auch für eine Kopie vor einem Update.
check-no-psycopg = Datenbank: PostgreSQL braucht ein weiteres Paket: { $command }
check-postgres = Datenbank: PostgreSQL { $version } antwortet.
check-postgres-away = Datenbank: PostgreSQL antwortet nicht. Prüfe PARAVENT_DATABASE und ob es läuft. Es sagt: { $error }
check-sqlite = SQLite: Version { $version }.
check-old-sqlite = SQLite: Version { $version } ist zu alt; nötig ist { $oldest } oder neuer. Installiere ein neueres Python.
check-fonts = Schriften: Alle sind brauchbar.
check-font-missing = Schriften: { $file } ist unbrauchbar. Installiere Paravent noch einmal.
check-clock-fine = Uhr: Sie geht nicht nach.
check-clock = Uhr: { $file } wurde in der Zukunft geschrieben ({ $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } voraus), also geht die Uhr dieser Maschine nach. Stelle sie über das Netz (NTP): Fristen hängen davon ab.
check-zones = Zeitzonen: gefunden.
check-no-zones = Zeitzonen: Ihre Liste fehlt. Rufe auf: pip install tzdata
check-metrics = Messwerte: { $address } ist frei.
check-metrics-in-use = Messwerte: { $address } ist schon belegt, vielleicht vom laufenden Bot.
check-metrics-address = Messwerte: { $address } lässt sich nicht benutzen: { $error }. Nenne in PARAVENT_METRICS eine andere Adresse.
check-no-prometheus = Messwerte: Sie brauchen ein weiteres Paket: { $command }

console-incidents = listet Vorfälle auf (Fehler, deren Nummer jemandem genannt wurde), oder zeigt einen
incidents-number = zeigt diesen, und wo im Code er passiert ist
incidents-of-match = nur die dieser Partie
incidents-most = wie viele (Vorgabe: 20)
incidents-match = Partie { $number }
incidents-no-match = keine Partie
incidents-none = Es gibt keine Vorfälle.
incidents-unknown = Es gibt keinen Vorfall { $number }.
