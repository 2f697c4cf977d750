## Flandern 1302 auf Deutsch

title = Flandern 1302
tagline = Zünfte, Kirchen und Baustellen in sechs Städten Flanderns

## Optionen

option-guilds = Wer spielt welche Zunft?
    .title = Zünfte
    .chosen = in Sitzreihenfolge gewählt
    .dealt = zugelost
option-first_player = Wer ist Startspieler?
    .title = Startspieler
    .random = ausgelost
    .first = der erste Platz
    .second = der zweite Platz
    .third = der dritte Platz
    .fourth = der vierte Platz

## Plätze

seat-first = Erster Platz
seat-second = Zweiter Platz
seat-third = Dritter Platz
seat-fourth = Vierter Platz
seat-blue = Blau
seat-yellow = Gelb
seat-green = Grün
seat-red = Rot

## Material

name-blue = Blau
name-yellow = Gelb
name-green = Grün
name-red = Rot
name-grey = Grau
name-church = Kirche
name-row = Zeile
name-wedge = Keil
name-yard = Hof
name-brugge = Brügge
name-gent = Gent
name-ieper = Ypern
name-leuven = Löwen
name-utrecht = Utrecht
name-luik = Lüttich
name-building-site = Baustelle
name-take-back = Karten aufnehmen
name-influence = Einfluss
name-cathedral = Dom
name-guild-master = Zunftmeister

trade = { $guild ->
    [blue] Färber
    [yellow] Weber
    [green] Walker
    [red] Tuchscherer
   *[grey] Waffenschmiede
  }
city = { $city ->
    [brugge] Brügge
    [gent] Gent
    [ieper] Ypern
    [leuven] Löwen
    [utrecht] Utrecht
   *[luik] Lüttich
  }
card = { $card ->
    [brugge] Brügge
    [gent] Gent
    [ieper] Ypern
    [leuven] Löwen
    [utrecht] Utrecht
    [luik] Lüttich
    [building-site] Baustelle
    [influence] Einfluss
    [cathedral] Dom
    [guild-master] Zunftmeister
   *[take-back] Karten aufnehmen
  }
of-arms = { $arms ->
    [blue] in Blau
    [yellow] in Gelb
    [green] in Grün
    [red] in Rot
    [grey] in Grau
   *[church] der Kirche
  }
shape = { $shape ->
    [row] Zeile
    [wedge] Keil
   *[yard] Hof
  }
a-shape = { $shape ->
    [row] eine Zeile
    [wedge] ein Keil
   *[yard] ein Hof
  }
quarter = { shape } { of-arms }{ $masters ->
    [0] { "" }
    [one] { " " }mit 1 Meister
   *[other] { " " }mit { $masters } Meistern
  }
special-quarter = Kirchenviertel { $special }
centre-of-arms = { $arms ->
    [blue] in Blau
    [yellow] in Gelb
    [green] in Grün
    [red] in Rot
    [grey] in Grau
   *[church] der Kirche
  }
centre-quarter = Zentrum { centre-of-arms }

phase = { $phase ->
    [guilds] Wahl der Zünfte
    [choice] Kartenwahl
    [actions] Aktionen
    [golden] Die goldene Karte
    [scoring] Wertung
   *[over] Spielende
  }

why-impossible = { $obstacle ->
    [no-pawn] es ist keine Figur mehr da
   *[no-move] damit ist nichts möglich
  }

## Ereignisse

event-guild-taken = { $seat } spielt { $guild }.
event-influenced-taken = { $seat } punktet auch mit { $guild }.
event-city-left-out = { $city } bleibt in diesem Spiel leer.
event-game-began = Die Stadtzentren von { $cities } liegen. { $first } beginnt.
event-round-began = Runde { $round }: Startspieler ist { $first }. { $left ->
    [0] Im Stapel liegt keine goldene Karte mehr.
    [one] Im Stapel liegt noch 1 goldene Karte.
   *[other] Im Stapel liegen noch { $left } goldene Karten.
  }
event-golden-removed = { $seat } zieht die goldene Karte einer gewerteten Stadt ({ $card }); sie kommt aus dem Spiel.
event-golden-seen = Deine goldene Karte: { $card }.
event-deck-empty = In dieser Runde gibt es keine goldene Karte.
event-card-shown = { $seat } spielt { $card }{ $influence ->
    [0] { "" }
    [one] { " " }mit 1 Einflusskarte
   *[other] { " " }mit { $influence } Einflusskarten
  }.
event-order-fixed = Reihenfolge: { $order }.
event-quarter-built = { $seat } baut in { $city }: { $quarter } auf { $plot }.
event-site-begun = { $seat } beginnt eine Baustelle in { $city }: { $quarter } auf { $plot }. { $left ->
    [0] Es ist keine Baustellenfigur mehr da.
    [one] Es ist noch 1 Baustellenfigur da.
   *[other] Es sind noch { $left } Baustellenfiguren da.
  }
event-suburb-opened = Viertel { $special } öffnet neue Bauplätze vor der Mauer von { $city }: { $plots }.
event-site-finished = { $seat } stellt eine Baustelle in { $city } fertig: { $quarter } auf { $plot }.
event-cards-taken-back = { $seat } nimmt auf: { $cards }.
event-card-impossible = Die Karte { $card } von { $seat } lässt sich nicht ausführen, { why-impossible }; sie gilt als gespielt.
event-influence-impossible = Die Einflusskarte { $card } lässt sich nicht ausführen, { why-impossible }; die Aktion von { $seat } verfällt.
event-golden-turned = { $seat } deckt die goldene Karte auf: { $card }.
event-golden-impossible = Die goldene Karte { $card } von { $seat } lässt sich nicht ausführen, { why-impossible }.
event-cathedral-placed = { $seat } setzt einen Dom auf { $plot } in { $city }.
event-master-placed = { $seat } setzt einen Zunftmeister in { $city }: { $quarter } auf { $plot }.
event-influence-gained = { $seat } nimmt die Einflusskarte auf die Hand und hat nun { $count }.
event-plots-covered = Dort kann in { $city } nichts mehr gebaut werden: { $plots } abgedeckt.
event-city-scored = { $city } wird gewertet. { $guild_quarters } Zunftviertel, { $churches } { $churches ->
    [one] Kirche
   *[other] Kirchen
  }, { $cathedrals } mit Dom: Wert { $value }.
event-guild-ranked = { $city }, Platz { $place }: { $guild } mit { $quarters } { $quarters ->
    [one] Stadtviertel
   *[other] Stadtvierteln
  } und { $masters } { $masters ->
    [one] Meister
   *[other] Meistern
  }, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } (jetzt { $score }).
event-turn-began = Zug { $round }: { $seat }.
event-card-played = { $seat } spielt { $card }.
event-influence-turned = { $seat } deckt eine Einflusskarte auf: { $card } für { $guild }. { $left ->
    [0] Der Stapel ist aufgebraucht.
    [one] 1 Karte ist noch da.
   *[other] { $left } Karten sind noch da.
  }
event-influence-removed = Die Einflusskarte { $card } von { $guild } kommt aus dem Spiel: Diese Stadt ist gewertet.
event-deck-reshuffled = Die { $cards } abgelegten Einflusskarten werden zum neuen Stapel gemischt.
event-end-reached = { $ending ->
    [plots] Höchstens ein Bauplatz ist noch frei.
    [deck] Der Stapel der goldenen Karten ist aufgebraucht.
    [influenced-only] Nur noch beeinflusste Zünfte könnten bauen.
   *[idle] Seit acht Zügen wurde nichts gebaut oder fertiggestellt.
  } Das Spiel endet; die offenen Städte werden gewertet.
event-influence-bonus = { $seat } hat die meisten Einflusskarten auf der Hand ({ $cards }) und bekommt { $points } Punkte.
event-grey-scored = Grau, das niemandem gehört, hat { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }.
event-scored = { $seat }: { $guild } in den Städten, { $bonus } für Einfluss: { $total } Punkte.
event-scored-together = { $seat }: { $guild } mit der eigenen Zunft, { $influenced } mit der beeinflussten: { $total } Punkte.
event-game-won = { $count ->
    [one] { $winners } gewinnt mit { $total } Punkten.
   *[other] { $winners } teilen sich den Sieg mit je { $total } Punkten.
  }

## Fragen

question-guild = Nimm dir eine Zunft
question-influenced = Nimm dir eine der beiden beeinflussten Zünfte: Ihre Punkte zählen zu deinen
question-choice = Wähle eine Aktionskarte, und Einflusskarten, wenn du früher drankommen willst
question-city-card = { $city }: Baue ein Stadtviertel oder stelle eine Baustelle fertig ({ $arms })
question-building-site = Beginne eine Baustelle in einer beliebigen offenen Stadt ({ $arms })
question-cathedral = Setze einen Dom auf ein Kirchenviertel
question-guild-master = Setze einen Zunftmeister auf ein eigenes oder graues Stadtviertel
question-first-action = Spiele eine eigene Karte, oder decke zuerst die Einflusskarte auf
question-own-action = Spiele eine eigene Karte

## Aktionen

action-take-guild = Eine Zunft nehmen, die noch frei ist.
    .title = Zunft nehmen
    .name = zunft
    .guild = welche Zunft
action-take-influenced = Eine beeinflusste Zunft nehmen; der andere Spieler bekommt die andere.
    .title = Beeinflusste Zunft nehmen
    .name = beeinflusst
    .guild = welche Zunft
action-choose = Geheim eine Aktionskarte und beliebig viele Einflusskarten wählen.
    .title = Karten wählen
    .name = wählen
    .card = die Aktionskarte
    .influence = wie viele Einflusskarten dazu
action-build = Ein Stadtviertel auf einen Bauplatz legen.
    .title = Bauen
    .name = bauen
    .quarter = welches Stadtviertel
    .plot = auf welchen Bauplatz, etwa L7
action-finish = Die Figur von einer Baustelle nehmen.
    .title = Baustelle fertigstellen
    .name = fertigstellen
    .plot = auf welchem Bauplatz, etwa L7
action-place-cathedral = Einen Dom auf ein Kirchenviertel setzen, das noch keinen hat.
    .title = Dom setzen
    .name = dom
    .plot = auf welchen Bauplatz, etwa L7
action-place-master = Einen Zunftmeister auf ein eigenes oder graues Stadtviertel setzen.
    .title = Zunftmeister setzen
    .name = meister
    .plot = auf welchen Bauplatz, etwa L7
action-pass = Nichts tun. Wer etwas tun kann, muss es tun.
    .title = Passen
    .name = passen
action-play = Eine eigene Aktionskarte spielen.
    .title = Karte spielen
    .name = spielen
    .card = welche Karte
action-turn-up = Die nächste Einflusskarte aufdecken.
    .title = Einflusskarte aufdecken
    .name = aufdecken

## Ablehnungen

refusal-sealed = Die Karten liegen auf dem Tisch.
refusal-not-your-decision = { $seats } ist am Zug.
refusal-not-your-turn = { $seats } ist am Zug; du bist in dieser Runde Nummer { $number }.
refusal-no-such-first-player = An diesem Tisch gibt es nur { $players } Plätze. Wähle einen davon als Startspieler, oder lose aus.
refusal-no-player-guild = Diese Zunft kann niemand spielen. Du kannst noch nehmen: { $free }.
refusal-guild-taken = Diese Zunft ist vergeben. Du kannst noch nehmen: { $free }.
refusal-not-influenced = Die beeinflussten Zünfte sind { $free }. Nimm eine davon.
refusal-one-action-card = Wähle genau eine Aktionskarte: eine Stadt, Baustelle oder Karten aufnehmen. Einflusskarten kommen dazu.
refusal-card-played = { card } hast du schon gespielt. Mit Karten aufnehmen bekommst du gespielte Karten zurück.
refusal-city-not-in-play = { city } ist in diesem Spiel nicht dabei.
refusal-city-scored = { city } ist gewertet; dort geschieht nichts mehr.
refusal-few-influence-cards = Du hast { $have ->
    [0] keine Einflusskarte
    [one] nur 1 Einflusskarte
   *[other] nur { $have } Einflusskarten
  }.
refusal-no-influence-cards = Zu zweit spielt man ohne Einflusskarten auf der Hand.
refusal-no-such-plot = Einen Bauplatz { $plot } gibt es nicht. Ein Bauplatz ist der Buchstabe einer Stadt und eine Zahl, etwa L7.
refusal-suburb-closed = { $plot } liegt vor der Mauer und ist nicht offen. Ein besonderes Kirchenviertel würde ihn öffnen.
refusal-double-plot = { $plot } gehört zum doppelten Viertel auf { $wedge }. Nenne { $wedge }.
refusal-nothing-there = Auf { $plot } liegt kein Stadtviertel.
refusal-another-city = Deine Karte ist { city }; du darfst nur dort handeln.
refusal-no-such-quarter = Ein Stadtviertel { $quarter } gibt es nicht zu bauen. Stadtviertel heißen blue-row-2, grey-yard-0, church-wedge oder church-A.
refusal-arms-not-allowed = Mit dieser Karte darfst du nur { $allowed } bauen.
refusal-plot-built = { $plot } ist schon bebaut.
refusal-plot-covered = { $plot } ist abgedeckt und kann nicht bebaut werden.
refusal-church-in-suburb = { $plot } liegt vor der Mauer; dorthin kommt kein Kirchenviertel.
refusal-wrong-shape = Auf den Bauplatz { $plot } passt { $ground ->
    [row] eine Zeile
    [wedge] ein Keil
   *[yard] ein Hof
  }; dieses Stadtviertel ist { a-shape }.
refusal-special-needs = Viertel { $special } braucht einen freien { shape } an der Mauer, und { $plot } ist keiner.
refusal-special-needs-both = Viertel D braucht den Keil und den Hof einer Mauerseite, beide frei; nenne den Keil. { $plot } geht nicht.
refusal-one-special = Die Mauerseite von { $plot } hat schon ein besonderes Viertel.
refusal-special-built = Viertel { $special } ist schon gebaut; es gibt nur eines.
refusal-masters-built = { shape } { of-arms } mit { $masters } { $masters ->
    [one] Meister
   *[other] Meistern
  } ist nicht mehr da; es gibt noch welche mit { $others }.
refusal-stock-empty = { shape } { of-arms } ist nicht mehr da.
refusal-long-side = Eine lange Seite des neuen Viertels muss an etwas Gebautes grenzen. Bauplatz { $plot } braucht eines von { $near }.
refusal-equal-arms = { $arms ->
    [blue] Blau
    [yellow] Gelb
    [green] Grün
    [red] Rot
    [grey] Grau
   *[church] Die Kirche
  } steht schon neben { $plot } (auf { $near }); gleiche Wappen dürfen sich nicht berühren.
refusal-no-site-pawn = Alle { $pawns } Baustellenfiguren sind im Einsatz.
refusal-finished-already = Das Viertel auf { $plot } ist fertig; dort steht keine Figur.
refusal-foreign-site = Nur { $guild ->
    [blue] Blau
    [yellow] Gelb
    [green] Grün
   *[red] Rot
  } kann diese Baustelle fertigstellen.
refusal-site-not-allowed = Mit dieser Karte darfst du nur Baustellen von { $allowed } fertigstellen.
refusal-site-card-starts = Diese Karte beginnt nur Baustellen; eine Stadtkarte stellt eine fertig.
refusal-must-act = Du musst handeln: { $count } { $count ->
    [one] möglicher Zug
   *[other] mögliche Züge
  }, zum Beispiel auf { $example }.
refusal-must-play = Du musst handeln: { $count ->
    [one] Du hast 1 Karte auf der Hand
   *[other] Du hast { $count } Karten auf der Hand
  }.
refusal-cathedral-needs-church = Ein Dom braucht ein Kirchenviertel ohne Dom; { $plot } ist keines.
refusal-master-needs-own = Zunftmeister kommen auf ein eigenes oder graues Stadtviertel; { $plot } ist keines von beiden.
