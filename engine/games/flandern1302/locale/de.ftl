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
the-quarter = { $special ->
    [none] { $shape ->
        [none] { centre-quarter }
       *[other] { quarter }
      }
   *[other] { special-quarter }
  }

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
event-round-began = Startspieler ist { $first }. { $left ->
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
cards-shown = { $seats } spielen { $card }{ $influence ->
    [0] { "" }
    [one] { " " }mit je 1 Einflusskarte
   *[other] { " " }mit je { $influence } Einflusskarten
  }.
event-order-fixed = Reihenfolge: { $order }.
event-quarter-built = { $seat } baut in { $city }: { $quarter } auf { $plot }.
event-site-begun = { $seat } beginnt eine Baustelle in { $city }: { $quarter } auf { $plot }. { $left ->
    [0] Es ist keine Baustellenfigur mehr da.
    [one] Es ist noch 1 Baustellenfigur da.
   *[other] Es sind noch { $left } Baustellenfiguren da.
  }
event-suburb-opened = Viertel { $special } öffnet neues Bauland vor der Mauer von { $city }: { $plots }.
event-site-finished = { $seat } stellt eine Baustelle in { $city } fertig: { $quarter } auf { $plot }.
event-cards-taken-back = { $seat } nimmt auf: { $cards }.
event-nothing-taken-back = { $seat } hat keine gespielte Karte aufzunehmen.
event-card-impossible = { $seat } kann die Karte { $card } nicht ausführen, denn { why-impossible }; sie gilt als gespielt.
event-influence-impossible = { $seat } kann die Einflusskarte { $card } nicht ausführen, denn { why-impossible }; die Aktion verfällt.
event-golden-turned = { $seat } deckt die goldene Karte „{ $card }“ auf.
event-golden-impossible = { $seat } kann die goldene Karte „{ $card }“ nicht ausführen, denn { why-impossible }.
event-cathedral-placed = { $seat } setzt einen Dom auf { $plot } in { $city }.
event-master-placed = { $seat } setzt einen Zunftmeister auf { $plot } in { $city } ({ $quarter }).
event-influence-gained = { $seat } nimmt die Einflusskarte auf die Hand und hat nun { $count }.
event-plots-covered = In { $city } wird abgedeckt, worauf niemand mehr bauen kann: { $plots }.
event-city-scored = { $city } wird gewertet. Wert { $value }: { $guild_quarters } Zunftviertel{ $churches ->
    [0] { "" }
    [one] , 1 Kirche
   *[other] , { $churches } Kirchen
  }{ $cathedrals ->
    [0] { "" }
   *[other] , { $cathedrals } mit Dom
  }.
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
guild-rank = { $place }. { $guild } mit { $quarters } { $quarters ->
    [one] Stadtviertel
   *[other] Stadtvierteln
  } und { $masters } { $masters ->
    [one] Meister
   *[other] Meistern
  }, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } (jetzt { $score })
event-turn-began = { $seat } beginnt Zug { $round }.
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
influence-bonuses = { $seats } haben die meisten Einflusskarten auf der Hand (je { $cards }) und bekommen je { $points } Punkte.
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
question-choice = Wähle eine Aktionskarte, mit oder ohne Einfluss
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
    .influence = Einflusskarten dazu
action-build = Ein Stadtviertel auf einen Bauplatz legen.
    .title = Viertel bauen
    .title-building-site = Baustelle beginnen
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

## Automatiken

order-favourite-guild = Nimm { $guild ->
    [blue] Blau
    [yellow] Gelb
    [green] Grün
   *[red] Rot
  }, wenn es frei ist; sonst { $otherwise ->
    [first] die erste freie Zunft
   *[ask] wirst du gefragt
  }.
    .title = Lieblingszunft
    .guild = die Zunft, die du gern hättest
    .otherwise = wenn sie schon jemand hat
    .otherwise-ask = frag mich
    .otherwise-first = die erste freie Zunft nehmen
order-play-card = Spiele { planned-card }, sobald du die Karte auf der Hand hast{ $influence ->
    [0] { "" }
    [one] { " " }(zu dritt oder viert zusammen mit 1 Einflusskarte)
   *[other] { " " }(zu dritt oder viert zusammen mit { $influence } Einflusskarten)
  }. Lässt sie sich dann nicht ausführen, endet die Automatik.
    .title = Karte spielen
    .card = welche Karte
    .influence = Einflusskarten dazu
planned-card = { $card ->
    [brugge] { name-brugge }
    [gent] { name-gent }
    [ieper] { name-ieper }
    [leuven] { name-leuven }
    [utrecht] { name-utrecht }
    [luik] { name-luik }
   *[building-site] { name-building-site }
  }
disarmed-card-impossible = { planned-card } lässt sich zurzeit nicht ausführen; die Karte bleibt auf deiner Hand.
disarmed-few-influence-cards = Die Automatik spielt { $influence } { $influence ->
    [one] Einflusskarte
   *[other] Einflusskarten
  }, und du hast { $have }.
order-take-cards-back = Spiele „Karten aufnehmen“, sobald du { $left ->
    [0] keine andere Aktionskarte
    [one] höchstens 1 andere Aktionskarte
   *[other] höchstens { $left } andere Aktionskarten
  } hältst, außer wenn deine goldene Karte sie ohnehin aufnimmt.
    .title = Karten aufnehmen
    .left = wie viele andere Aktionskarten du höchstens hältst
order-influence-first = Decke die Einflusskarte auf, bevor du eine eigene Karte spielst (zu zweit).
    .title = Zuerst die Einflusskarte
order-finish-sites = { $whose ->
    [own] Wann immer eine Karte es erlaubt, stelle eine eigene Baustelle fertig; von mehreren die mit den meisten Zunftmeistern.
   *[any] Wann immer eine Karte es erlaubt, stelle eine Baustelle fertig; von mehreren die mit den meisten Zunftmeistern.
  }
    .title = Baustellen fertigstellen
    .whose = welche Baustellen
    .whose-own = die der eigenen Zunft
    .whose-any = alle, die die Karte erlaubt

## Ablehnungen

refusal-sealed = Zu spät zum Ändern: Die Karten sind aufgedeckt.
refusal-not-your-decision = Am Zug: { $seats }.
refusal-not-your-turn = Am Zug: { $seats }; du bist in dieser Runde Nummer { $number }.
refusal-no-such-first-player = An diesem Tisch gibt es nur { $players } Plätze. Wähle einen davon als Startspieler, oder lose aus.
refusal-no-player-guild = Diese Zunft kann niemand spielen. Du kannst noch nehmen: { $free }.
refusal-guild-taken = Diese Zunft ist vergeben. Du kannst noch nehmen: { $free }.
refusal-not-influenced = Nimm eine der beeinflussten Zünfte: { $free }.
refusal-one-action-card = Wähle genau eine Aktionskarte: eine Stadt, Baustelle oder „Karten aufnehmen“. Einflusskarten kommen dazu.
refusal-card-played = { card } hast du schon gespielt. Mit „Karten aufnehmen“ bekommst du gespielte Karten zurück.
refusal-city-not-in-play = { city } ist in diesem Spiel nicht dabei.
refusal-city-scored = { city } ist gewertet, dort geschieht nichts mehr. Wähle eine andere Stadt.
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
refusal-special-needs-both = Viertel D braucht den Keil und den Hof einer Mauerseite, beide frei; nenne den Keil. { $plot } passt nicht.
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
refusal-site-not-allowed = Mit dieser Karte darfst du nur Baustellen mit diesen Wappen fertigstellen: { $allowed }.
refusal-site-card-starts = Diese Karte beginnt nur Baustellen; eine Stadtkarte stellt eine fertig.
refusal-must-act = Solange du handeln kannst, darfst du nicht passen: { $count } { $count ->
    [one] möglicher Zug
   *[other] mögliche Züge
  }, zum Beispiel auf { $example }.
refusal-must-play = Solange du Karten hast, darfst du nicht passen: { $count ->
    [one] Du hast noch 1 Karte
   *[other] Du hast noch { $count } Karten
  }.
refusal-cathedral-needs-church = Ein Dom braucht ein Kirchenviertel ohne Dom; { $plot } ist keines.
refusal-master-needs-own = Zunftmeister kommen auf ein eigenes oder graues Stadtviertel; { $plot } ist keines von beiden.

## Die Zahlen, auf die es ankommt

label-city = { $city } · Wert { $value } · freie Plätze: { $free }
of-masters = { $masters ->
    [0] { "" }
   *[other] { " " }({ $masters })
  }
button-build = { $special ->
    [none] { $plot } { $arms }{ of-masters }
   *[other] { $plot } Kirche { $special }
  }
button-finish = { $special ->
    [none] { $plot } fertigstellen · { $arms }{ of-masters }
   *[other] { $plot } fertigstellen · Kirche { $special }
  }
label-laid = { $plot } · { $city }, { $quarter }
hint-nobody = niemand
hint-rank = { $guild } { $quarters } ({ $masters })
hint-city = { $city }: freie Bauplätze { $free }, Wert { $value }. Stadtviertel (Meister): { $ranks }.
hint-city-then = Danach ist { $city } { $value } wert. Stadtviertel (Meister): { $ranks }.
hint-free = Freie Bauplätze: { $cities }.
hint-sites = { $chosen ->
    [yes] Baustellenfiguren im Vorrat danach: { $sites }.
   *[no] Baustellenfiguren im Vorrat: { $sites }.
  }
hint-standing = { $city } { $value } ({ $place ->
    [none] –
   *[other] { $place }
  })
hint-golden = Wert jeder Stadt (dein Platz dort): { $cities }.
hint-choice = Einfluss: { $others }; bei Gleichstand bist du Nummer { $place }.
hint-deck = Einflusskarten im Stapel: { $cards }.

## Anleitung

guide-guild = Die Zunft ist deine Farbe für das ganze Spiel: Ihre Stadtviertel bringen dir Punkte und dürfen einander nicht berühren. Alle Zünfte haben die gleichen Karten und Stadtviertel; schau auf die Stadt, in der deine mit ihrem Zentrum beginnt. Für das erste Spiel ist jede recht.
guide-influenced = Zu zweit spielen zwei weitere Zünfte mit, gelenkt von einem gemeinsamen Stapel Einflusskarten. Die Punkte der Zunft, die du nimmst, zählen zu deinen, die der anderen bekommt dein Gegner. Schau, wo ihre Zentren liegen und ob sie deiner eigenen Zunft im Weg sind.
guide-choice = Deine Karte bestimmt, was du tust: in ihrer Stadt bauen, irgendwo eine Baustelle beginnen oder gespielte Karten aufnehmen. Alle decken zugleich auf. Suche eine Stadt, in der du Erster oder Zweiter werden kannst. Einfluss lässt dich früher handeln; wer am Ende am meisten davon hat, bekommt Punkte.
guide-city-card = Eine volle Stadt wird gewertet: Zuerst zählen fertige Stadtviertel, dann Meister; der Erste bekommt den Wert der Stadt, der Zweite die Hälfte. Kirchenviertel erhöhen den Wert. Gleiche Wappen berühren sich nie, jedes Viertel sperrt also auch Plätze. Schau, wo du stehst und wo andere noch Platz brauchen.
guide-building-site = Eine Baustelle besetzt sofort einen Bauplatz in einer beliebigen Stadt, zählt aber erst, wenn deine Stadtkarte sie fertigstellt. Gut, wo dir sonst bald jemand zuvorkommt und du die Stadtkarte noch hast. Wird die Stadt vorher gewertet, ist die Baustelle nichts wert.
guide-cathedral = Ein Dom macht ein Kirchenviertel wertvoller und damit die ganze Stadt, für alle, die dort vorne liegen. Suche die Stadt, in der du Erster bist oder wirst, nicht eine, in der andere vorne sind.
guide-guild-master = Haben Zünfte in einer Stadt gleich viele Stadtviertel, entscheiden die Meister. Einer mehr kann dich an jemandem vorbeibringen und deine Punkte dort verdoppeln. Auf Grau stärkt er Grau, das niemand spielt, gegen die anderen. Suche Städte, in denen es knapp ist.
guide-first-action = Jeder Zug hat zwei Teile in beliebiger Reihenfolge: eine eigene Karte und die Einflusskarte, die für eine beeinflusste Zunft baut. Die eigene zuerst nimmt einen Bauplatz, bevor sich etwas ändert; die Einflusskarte zuerst zeigt dir, was sie bringt, bevor du entscheidest.
guide-own-action = Die Einflusskarte ist ausgeführt, jetzt handelst du selbst. Eine Stadtkarte baut dort, Baustelle besetzt irgendwo einen Bauplatz, „Karten aufnehmen“ holt Gespieltes zurück. Schaue auf Städte, in denen deine Zunft noch aufsteigen kann, und auf Karten, die du bald wieder brauchst.

## Ratschläge

# Stadtviertel und Meister einer Zunft, nach mit
force = { $quarters } { $quarters ->
    [one] Stadtviertel
   *[other] Stadtvierteln
  }{ $masters ->
    [0] { "" }
    [one] { " " }und 1 Meister
   *[other] { " " }und { $masters } Meistern
  }
would-be = { $influenced ->
    [yes] stünde deine beeinflusste Zunft
   *[no] stündest du
  } mit { force } { $place ->
    [1] auf dem ersten Platz
   *[other] auf Platz { $place }
  }
scored-now = jetzt gewertet, brächte das { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
acts-first = { $influence ->
    [0] { "" }
    [one] { " " }Mit der Einflusskarte bist du vor allen an der Reihe, die keine spielen.
   *[other] { " " }Mit { $influence } Einflusskarten bist du vor allen an der Reihe, die weniger spielen.
  }
why-guild = Alle Zünfte haben die gleichen Karten und Stadtviertel. Diese hat ihr Zentrum in { city }: ein erstes Stadtviertel, bevor jemand gebaut hat.
why-influenced = Beide Zünfte sind vorerst gleich viel wert. Diese hat ihr Zentrum in { city }; ihre Punkte zählen zu deinen.
more-room = { $room ->
    [0] Danach hat die Zunft dort keinen Platz mehr.
    [one] Danach hat die Zunft dort noch 1 möglichen Bauplatz.
   *[other] Danach hat die Zunft dort noch { $room } mögliche Bauplätze.
  }
why-build-lead = In { city } { would-be }; { scored-now }. { more-room }
why-build-own = In { city } { would-be }; { scored-now }. { more-room }
why-finish-own = Nur fertige Stadtviertel zählen. In { city } { would-be }; { scored-now }.
why-finish-common = Ist dieses Stadtviertel fertig, zählt es: Der Wert von { city } ist dann { $value }. Alles in allem ist dir das etwa { $gain } { $gain ->
    [one] Punkt
   *[other] Punkte
  } wert.
why-common-own = { $arms ->
    [church] Ein Kirchenviertel
    [grey] Ein graues Stadtviertel
   *[other] Dieses Stadtviertel
  } bringt den Wert von { city } auf { $value }, und deine Zunft kann davon profitieren: Alles in allem ist dir das etwa { $gain } { $gain ->
    [one] Punkt
   *[other] Punkte
  } wert.
why-common-block = { $arms ->
    [church] Ein Kirchenviertel
    [grey] Ein graues Stadtviertel
   *[other] Dieses Stadtviertel
  } ist den anderen in { city } im Weg: Es kostet sie etwa { $loss } { $loss ->
    [one] Punkt, den sie erhoffen konnten
   *[other] Punkte, die sie erhoffen konnten
  }, und dich weniger.
why-build-suburb = Dieses Kirchenviertel öffnet { $plots ->
    [one] einen neuen Bauplatz
   *[other] { $plots } neue Bauplätze
  } vor der Mauer von { city }: mehr Platz, und der Wert ist schon { $value }. Alles in allem ist dir das etwa { $gain } { $gain ->
    [one] Punkt
   *[other] Punkte
  } wert.
why-build-double = Dieses Kirchenviertel füllt zwei Bauplätze auf einmal: { city } wird früher voll und gewertet, der Wert ist jetzt { $value }. Alles in allem ist dir das etwa { $gain } { $gain ->
    [one] Punkt
   *[other] Punkte
  } wert.
why-site-own = Eine Baustelle besetzt den Bauplatz in { city } sofort, eine Stadtkarte stellt sie später fertig. Dann { would-be }; { scored-now }.
why-site-common = Eine Baustelle zählt erst, wenn sie fertig ist, besetzt aber den Bauplatz in { city } sofort: Alles in allem ist dir das etwa { $gain } { $gain ->
    [one] Punkt
   *[other] Punkte
  } wert.
why-cathedral-own = Ein Dom hebt den Wert von { city } von { $before } auf { $value }. Dort { would-be }; { scored-now }.
why-cathedral = Ein Dom hebt den Wert von { city } von { $before } auf { $value }. Fertig hast du dort noch nichts, aber gute Aussichten.
why-master-own = Bei gleich vielen Stadtvierteln entscheiden die Meister. In { city } { would-be }; { scored-now }.
why-master-grey = Grau spielt niemand: Ein stärkeres Grau in { city } hält die anderen zurück. Alles in allem ist dir das etwa { $gain } { $gain ->
    [one] Punkt
   *[other] Punkte
  } wert.
why-on-site = Das Stadtviertel in { city } ist noch eine Baustelle, also zählt das erst, wenn sie fertig ist. Trotzdem ist es dir etwa { $gain } { $gain ->
    [one] Punkt
   *[other] Punkte
  } wert.
why-least-harm = Du musst handeln, obwohl dir hier kaum etwas nützt. Dieser Zug in { city } kostet dich am wenigsten.
why-card-own = In { city } kannst du ein eigenes Stadtviertel bauen. Dort { would-be }; { scored-now }.{ acts-first }
why-card-finish = In { city } kannst du deine Baustelle fertigstellen, und nur fertige Stadtviertel zählen. Dort { would-be }; { scored-now }.{ acts-first }
why-card-common = In { city } kannst du ein graues Stadtviertel oder ein Kirchenviertel bauen oder fertigstellen. Das verschiebt dort Wert und Platz und ist dir etwa { $gain } { $gain ->
    [one] Punkt
   *[other] Punkte
  } wert.{ acts-first }
why-card-site = Mit Baustelle besetzt du einen Bauplatz in einer beliebigen Stadt, am besten in { city }, und behältst deine Stadtkarten. Wäre sie fertig, { would-be }; { scored-now }.{ acts-first }
cards-back = { $cards ->
    [one] Deine gespielte Karte kommt zurück.
   *[other] Deine { $cards } gespielten Karten kommen zurück.
  }
why-card-back = { cards-back } { $cards ->
    [one] Sie
   *[other] Die beste davon
  } brächte dir beim nächsten Mal etwa { $gain } { $gain ->
    [one] Punkt
   *[other] Punkte
  }, viel mehr als alles, was du noch hast.{ acts-first }
why-card-back-idle = Nichts auf deiner Hand nützt dir jetzt. { cards-back }{ acts-first }
why-card-back-all = { cards-back } Beim nächsten Mal hast du wieder die Wahl unter allen deinen Städten.{ acts-first }
why-card-back-only = „Karten aufnehmen“ ist die einzige Karte auf deiner Hand. { $cards ->
    [0] Die nächsten kommen mit ihr zurück.
    [one] Deine gespielte Karte kommt zurück.
   *[other] Alle { $cards } gespielten Karten kommen zurück.
  }{ acts-first }
why-card-little = Keine deiner Karten nützt dir gerade viel; diese kostet dich am wenigsten.{ acts-first }
why-turn-up = Du siehst die Einflusskarte zuerst und wählst deine eigene, wenn du weißt, was gebaut ist. { $left ->
    [one] Eine Karte ist
   *[other] { $left } Karten sind
  } noch im Stapel.
why-turn-up-first = Von dir aus würdest du nur Karten aufnehmen. Schau also zuerst die Einflusskarte an: Sie kann ändern, was sich lohnt. { $left ->
    [one] Eine Karte ist
   *[other] { $left } Karten sind
  } noch im Stapel.

## Namen der Befehlsoptionen

field-called-guild = zunft
field-called-card = karte
field-called-influence = einfluss
field-called-quarter = stadtviertel
field-called-plot = bauplatz

## Was an einer Datei mit Spieldaten nicht stimmt

component-quarters = quarters: { $arms } hat { $count } mit seinem Zentrum statt { $right }
component-church-quarters = quarters: church hat { $count } mit seinem Zentrum statt { $right }
component-silver-sum = silver_cards_per_guild: Die Karten ergeben zusammen nicht { $right }
component-silver-cards = silver_cards_per_guild: Es muss eine Karte je Stadt, eine Baustelle und ein Karten aufnehmen geben
component-golden-sum = golden_cards: { $cards } in den Stapeln statt { $right }
component-golden-city = golden_cards, Stadtkarte { $card }: { $cards } statt 1
component-golden-pawns = golden_cards, { $card }: { $cards } in den Stapeln, aber nur { $pawns } aus Holz
component-centres = cities: Jedes Wappen muss genau ein Zentrum haben
component-codes = cities: Jede Stadt braucht einen eigenen Buchstaben, groß geschrieben
component-plots = geometry: Die Bauplätze müssen von 0 bis { $last } nummeriert sein, in dieser Reihenfolge
component-shapes = geometry, Bauplätze der Form { $shape }: { $count } statt 4
component-wall-side = geometry: Die Mauerseite { $side } muss einen wedge und einen yard haben
component-places = scoring: Es muss Punkte für die Plätze 3, 4 und 5 geben
component-touches = geometry: Der Bauplatz { $plot }{ $suburb ->
    [none] {""}
   *[other] , geöffnet von { $suburb },
  } berührt nach seinem Vieleck { $found }, nach der Liste { $listed }
component-long-sides = geometry: Der Bauplatz { $plot }{ $suburb ->
    [none] {""}
   *[other] , geöffnet von { $suburb },
  } hat nach seinem Vieleck lange Seiten zu { $found }, nach der Liste zu { $listed }
component-cities = cities: Alle sechs müssen da sein, jede einmal
component-shelves = quarters: mehr als { $most } Sorten desselben Wappens und derselben Form
