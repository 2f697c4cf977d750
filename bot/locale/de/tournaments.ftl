## Turniere

command-tournament = Turniere: mehrere Runden eines Spiels, in jeder spielen alle
command-tournament-new = Ein Turnier eröffnen
    .game = welches Spiel
    .rounds = wie viele Partien jeder spielt
    .seats = wie viele höchstens an einem Tisch
    .language = Sprache der Tische
    .pace = wie lange die Runde auf eine Antwort wartet
    .hints = ob man um Tipps bitten darf, ohne dass die Runde es erfährt
command-tournament-join = Am Turnier teilnehmen oder dazu zurückkommen
command-tournament-leave = Das Turnier verlassen; hat es begonnen, nach dieser Runde
command-tournament-start = Die erste Runde starten (Host)
command-tournament-table = Die Tabelle
command-tournament-end = Das Turnier vorzeitig beenden (Host und Admins)
tournament-name = { $game }-Turnier #{ NUMBER($number, useGrouping: 0) }
tournament-plan = { $rounds ->
    [one] Eine Runde, an Tischen zu höchstens { $seats }.
   *[other] { $rounds } Runden; in jeder spielen alle, an Tischen zu höchstens { $seats }.
  }
tournament-entered = **{ $count } von höchstens { $most } sind angemeldet:**
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
tournament-scoring = Eine Partie zählt so viel wie der Anteil der anderen am Tisch, die man hinter sich lässt, Gleichstand zur Hälfte: 1 für den alleinigen Sieg, 0 für den letzten Platz. Bei Gleichstand entscheiden die Punkte, verglichen mit dem Schnitt des Tisches (100 %).
tournament-won = { $count ->
    [0] Niemand gewinnt das Turnier.
    [one] { $names } gewinnt das Turnier!
   *[other] { $names } gewinnen das Turnier gemeinsam!
  }
tournament-opened = Das { $name } ist eröffnet.
tournament-joined = Du bist beim { $name } dabei.
tournament-left = Du bist beim { $name } nicht mehr dabei.
tournament-leaving = Du verlässt das { $name }: Die Partie dieser Runde wird zu Ende gespielt, die nächsten Runden werden ohne dich ausgelost. /tournament join macht das rückgängig.
tournament-begins = Das { $name } beginnt.
tournament-ended = Das { $name } ist beendet. Laufende Partien gehen weiter, zählen aber nicht mehr dafür.
lobby-tournament = Turnier #{ NUMBER($number, useGrouping: 0) }, Runde { $round }
lobby-again = Dieselben noch einmal: { $names }. Sobald alle da sind, beginnt die Partie von selbst.
refusal-no-tournament = Auf diesem Server gibt es kein Turnier. /tournament new eröffnet eines.
refusal-tournament-over = Dieses Turnier ist beendet.
refusal-tournament-begun = Dieses Turnier hat schon begonnen.
refusal-tournament-full = Höchstens { $most } Personen können teilnehmen.
refusal-not-joined-tournament = Du nimmst an diesem Turnier nicht teil.
refusal-tournament-too-few = Mindestens { $least } Personen sind nötig; { $count } { $count ->
    [one] ist
   *[other] sind
  } angemeldet.
refusal-tournament-uneven = { $count } Personen lassen sich nicht auf Tische zu { $least } bis { $most } verteilen. Eine mehr oder eine weniger würde helfen.
