## Turniere

command-tournament = Turniere: mehrere Runden eines Spiels, in jeder spielen alle
    .called = turnier
command-tournament-new = Ein Turnier eröffnen
    .called = neu
    .game = welches Spiel
    .rounds = wie viele Partien jeder spielt
    .seats = wie viele höchstens an einem Tisch
    .language = Sprache der Tische
    .pace = wie lange der Tisch auf eine Antwort wartet
    .hints = um Tipps bitten, ohne dass der Tisch es erfährt
    .pictures = breiter oder hoher Spielplan im Thread
command-tournament-join = Am Turnier teilnehmen oder dazu zurückkommen
    .called = mitmachen
command-tournament-leave = Das Turnier verlassen; hat es begonnen, nach dieser Runde
    .called = verlassen
command-tournament-start = Die erste Runde starten (Host)
    .called = starten
command-tournament-table = Die Tabelle
    .called = tabelle
command-tournament-end = Das Turnier vorzeitig beenden (Host und Admins)
    .called = beenden
tournament-name = { $game }-Turnier #{ NUMBER($number, useGrouping: 0) }
tournament-plan = { $rounds ->
    [one] Eine Runde, an Tischen zu höchstens { $seats }.
   *[other] { $rounds } Runden; in jeder spielen alle, an Tischen zu höchstens { $seats }.
  }
tournament-entered = **Angemeldet: { $count } (höchstens { $most })**
tournament-tables = { $count ->
    [one] Das ergibt einen Tisch zu { $sizes }.
   *[other] Das ergibt { $count } Tische: { $sizes }.
  }
tournament-open = Host: { $host }. Mach mit; danach startet der Host die erste Runde.
tournament-commitment = Faire Auslosung der Tische: { $commitment }
tournament-secret = Das Geheimnis der Auslosung war { $secret }, sein Prüfwert { $commitment }.
tournament-running = Runde { $round } von { $rounds } wird gespielt.
tournament-over = { $rounds ->
    [one] Die Runde ist gespielt.
   *[other] Alle { $rounds } Runden sind gespielt.
  }
tournament-closed = Das Turnier wurde vorzeitig beendet.
tournament-never-begun = Das Turnier wurde geschlossen, bevor es begann.
tournament-row = **{ NUMBER($points, maximumFractionDigits: 2) }** · { $form } %
tournament-scoring = Turnierpunkte = Anteil der geschlagenen Gegner, Gleichstand zählt halb. Bei Gleichstand: Punkte im Vergleich zum Schnitt des Tisches.
tournament-won = { $count ->
    [0] Niemand gewinnt das Turnier.
    [one] { $names } gewinnt das Turnier!
   *[other] { $names } gewinnen das Turnier gemeinsam!
  }
tournament-opened = Das { $name } ist eröffnet.
tournament-joined = Du bist beim { $name } dabei.
tournament-left = Du bist beim { $name } nicht mehr dabei.
tournament-leaving = Du verlässt das { $name }: Die Partie dieser Runde wird zu Ende gespielt, die nächsten Runden werden ohne dich ausgelost. /turnier mitmachen macht das rückgängig.
tournament-begins = Das { $name } beginnt.
tournament-ended = Das { $name } ist beendet. Laufende Partien gehen weiter, zählen aber nicht mehr dafür.
lobby-tournament = Turnier #{ NUMBER($number, useGrouping: 0) }, Runde { $round }
lobby-again = Dieselben noch einmal: { $names }. Sobald alle da sind, beginnt die Partie von selbst.
refusal-no-tournament = Auf diesem Server gibt es kein Turnier. /turnier neu eröffnet eines.
refusal-tournament-over = Dieses Turnier ist beendet.
refusal-tournament-begun = Dieses Turnier hat schon begonnen.
refusal-tournament-full = Das Turnier ist voll: Höchstens { $most } können teilnehmen.
refusal-not-joined-tournament = Du nimmst an diesem Turnier nicht teil.
refusal-tournament-too-few = Mindestens { $least } Personen sind nötig; { $count } { $count ->
    [one] ist
   *[other] sind
  } angemeldet.
refusal-tournament-uneven = Zu { $count } lassen sich keine Tische zu { $least } bis { $most } bilden. Eine Person mehr oder weniger würde helfen.
