## Statistik, Wertung, Rangliste

command-stats = Deine Ergebnisse, Punkte und Wertung, oder die von jemand anderem
    .called = statistik
    .user = wessen Statistik (Standard: deine)
    .game = für welches Spiel
command-leaderboard = Wer auf diesem Server vorn liegt
    .called = rangliste
    .game = in welchem Spiel
button-page-before = Vorige Seite
button-page-after = Nächste Seite
career-everywhere = auf allen Servern
career-here = auf diesem Server
career-all = Alle Spiele
career-choose = ein anderes Spiel
career-rating = Wertung **{ NUMBER($number, useGrouping: 0) }** ± { NUMBER($margin, useGrouping: 0) } ({ $change } durch die letzte Partie)
career-provisional = vorläufig
career-record = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
  }, { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
  }: { $share } % (durch Zufall wären es { $chance } %)
career-players = Zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $players }
  }: { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
  }, { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
  } · Punkte: im Schnitt { NUMBER($mean, maximumFractionDigits: 1) }, bestes Ergebnis { $best }, schlechtestes { $worst }
career-last = { $count ->
    [one] Die letzte Partie
   *[other] Die letzten { $count } Partien
  }
career-line = Platz { $place } von { $players } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
leaders-title = { $game }: die Rangliste
leaders-row = **{ NUMBER($number, useGrouping: 0) }** ± { NUMBER($margin, useGrouping: 0) } · { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
  } · { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
  }
leaders-order = Rang: Wertung minus Unsicherheit (±). Unter fünf Partien: vorläufig. Ein Platz zählt für den, der ihn begonnen hat, außer jemand, dem er überlassen wurde, hat mehr als die Hälfte seiner Aktionen gespielt; Ersatz und Hausspieler halten ihn nur. Partien und Siege sind die auf diesem Server.
leaders-not-yet = Du hast hier noch keine Partie { $game } beendet.
refusal-no-results = Von dieser Person gibt es auf diesem Server keine beendete Partie.
refusal-no-results-yours = Du hast noch keine Partie beendet.
refusal-no-results-here = Auf diesem Server ist noch keine Partie beendet.
refusal-no-results-game = Von { $game } gibt es keine beendete Partie zu zeigen.
refusal-career-own-only = Hier kannst du nur deine eigene Statistik ansehen. Die von anderen gibt es auf einem Server.
refusal-leaders-server-only = Eine Rangliste gehört zu einem Server.
