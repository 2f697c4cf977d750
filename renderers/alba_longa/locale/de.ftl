## Namen

town-alba-longa = Alba Longa
town-roma = Rom
town-veii = Veji
town-velitrae = Velitrae
town-reate = Reate
town-assisi = Assisi
job-soldiers = Soldaten
job-merchants = Händler
job-workers = Arbeiter
job-priests = Priester
job-farmers = Bauern
place-soldiers = Kaserne
place-merchants = Markt
place-workers = Steinbruch
place-priests = Tempel
place-farmers = Gut
place-village = Häuser
climate-dry = Trocken
climate-moderate = Gemäßigt
climate-wet = Feucht
season-growing = Wachstumszeit
season-harvest = Erntezeit
phase-naming = Erster König der Könige
phase-slaves = Sklavenverkauf
phase-housing = Freie Häuser
phase-court = Der Hof
phase-soldiers = Soldaten
phase-market = Markt
phase-quarry = Steinbruch
phase-temple = Tempel
phase-farm = Ernte
phase-blessings = Segen der Götter
phase-return = Heimkehr
phase-year-end = Jahresende
phase-over = Spielende
king-of-kings = König der Könige

## Der Spielplan

year-of = von { $years } Jahren
court = Der Hof
court-caller = { $city } beruft ein
court-taken = Genommen von:
call-costs = Einberufen kostet
wheat-per-farmer = Weizen je Bauer · Gebete
blessings = Segen
forgotten = Vergessen
headline-in-turn = Der Reihe nach, noch { $players }
headline-ready = { $ready } von { $players } bereit
over-won = { $cities } gewinnt
over-shared = { $cities } teilen sich den Sieg
over-nobody = Alle verlieren
over-deck = Niemand hat in sieben Jahren die Prüfung der Götter bestanden.
over-all-forgotten = Kein König ist übrig.
tie-peasants = die meisten Einwohner unter denen am Ziel
tie-wealth = am meisten Weizen und Silber unter denen am Ziel
ending-challenge = Die Prüfung der Götter ist bestanden.
ending-shared = Nichts trennt die Könige.
ending-last-king = Der letzte lebende König.
ending-nobody = Niemand hat die Prüfung der Götter bestanden.
asks-first-king = den ersten König der Könige ernennen
asks-calling = Hof einberufen oder passen?
asks-taking = Würfel nehmen, Einwohner einsetzen
asks-buying = Würfel kaufen oder verzichten?
asks-recovery = gebrauchten Helden zurücknehmen?
asks-sabotaging = { $town } sabotieren
asks-plundering = Assisi plündern
asks-stocking = Beute nach Assisi legen
asks-succession = nächsten König der Könige ernennen
asks-all-slave-sale = Einwohner als Sklaven verkaufen?
asks-all-free-peasants = Freie Einwohner gehen zur Arbeit
asks-all-targets = Welche Städte werden angegriffen?
asks-all-heroes = Welche Helden ziehen aus?
asks-all-improving = Gebete für die Ernte?
asks-all-invoking = Der Segen der Götter?
asks-all-growth = Neue Einwohner?

## Was nur ein König sieht

screen-title = Hinter dem Sichtschirm von { $name }
screen-title-plain = Hinter deinem Sichtschirm
heroes = Helden
hero-counts = { $active } aktiv, { $used } gebraucht
city-cards = Stadtkarten
no-city-cards = Keine Stadt zum Angreifen
sealed-attack = Versiegelt: Angriff auf { $town }
sealed-hero = Versiegelt: Held { $hero }
sealed-sell = { $peasants ->
    [0] Versiegelt: kein Verkauf
    [one] Versiegelt: 1 Einwohner verkaufen
   *[other] Versiegelt: { $peasants } Einwohner verkaufen
  }
sealed-grow = { $peasants ->
    [0] Versiegelt: keine neuen Einwohner
    [one] Versiegelt: 1 neuer Einwohner
   *[other] Versiegelt: { $peasants } neue Einwohner
  }
sealed-settle = Versiegelt: freie Einwohner – { $jobs }
sealed-yes = Versiegelt: Gebete ausgeben
sealed-no = Versiegelt: Gebete behalten

## Eine Stadt

name-and-rank = { $name } – { $rank }
forgotten-long = Das Volk ist fortgezogen; die Stadt ist vergessen.
brings-barracks = Stärke { $strength }, dazu ein Held
brings-market = Bank: { $silver } Silber, dann ein Stand
brings-quarry = { $monuments ->
    [0] noch nichts zu bauen
    [one] baut 1 Monument
   *[other] baut { $monuments } Monumente
  }
brings-temple = { $priests ->
    [0] niemand betet
    [one] 1 Priester betet
   *[other] { $priests } Priester beten
  }
brings-farm = { $low } Weizen, mit Gebeten { $high }
farm-asleep = arbeitet in der Erntezeit
brings-village = { $free ->
    [0] keiner ohne Würfel
    [one] 1 ohne Würfel
   *[other] { $free } ohne Würfel
  }
fields = Felder
granary = Kornspeicher

## Schlachten

battle-title = { $count ->
    [one] Eine Stadt angegriffen
   *[other] { $count } Städte angegriffen
  }
battle-under = Jahr { $year } · { $season }
attack = Angriff
defence = Verteidigung
held = Die Stadt hält stand
sabotages = { $count ->
    [one] 1 Sabotage
   *[other] { $count } Sabotagen
  }
plunderings = { $count ->
    [one] 1 Plünderung
   *[other] { $count } Plünderungen
  }
success = Erfolg { $success }

## Ernte

harvest-title = Ernte im Jahr { $year }
harvest-under = { $climate ->
    [dry] Ein trockenes Jahr
    [moderate] Ein gemäßigtes Jahr
   *[wet] Ein feuchtes Jahr
  }
col-prayers = Gebete
col-wheat = Geernteter Weizen
col-most-farmers = Meiste Bauern
wheat-each = Weizen je Bauer
blessing = Segen
next-year = Nächstes Jahr

## Das Schlussblatt

sheet-monuments = Monumente
sheet-peasants = Einwohner
sheet-wheat = Weizen
sheet-silver = Silber
sheet-goal = Ziel: { $goal }
sheet-met = Prüfung
sheet-points = { $points }/{ $most }

## Der Spielplan in Worten

blessing-wheat3 = 3 Weizen
blessing-silver2 = 2 Silber
blessing-monument1 = 1 Monument
text-count = { $name } { $count }
text-times = { $name } × { $count }
text-none = keine
text-now = Jahr { $year } von { $years } · { $season } · { $phase }. König der Könige: { $king }.
text-price = Eine Einberufung kostet { $price } Silber.
text-caller = Beruft den Hof ein: { $who }.
text-dice = Übrige Würfel: { $list }.
text-takers = Würfel dieser Einberufung genommen von: { $list }.
text-stalls = Silber auf den Ständen: { $list }.
text-climate = Klima: { $climate }. Weizen je Bauer { $farmer }, verbessert { $improved }, liegend { $lying }.
text-prayers = Verbessern kostet { $prayers } { $prayers ->
    [one] Gebet
   *[other] Gebete
  }.
text-following = Nächstes Jahr: { $climate }.
text-past-year = Jahr { $year }: { $climate } ({ $prayers } { $prayers ->
    [one] Gebet
   *[other] Gebete
  })
text-past = Gewendete Klimakarten: { $list }.
text-blessings = Aufgedeckte Segen: { $list }.
text-blessings-left = Segen im Stapel – { $list }.
text-assisi = Assisi: Verteidiger { $defenders }; Beute: 1 Silber × { $silver }, 2 Weizen × { $wheat }, Gefangene { $captive }.
text-assisi-attacked = Assisi wurde in dieser Jahreszeit angegriffen.
text-captives = Gefangene { $count }
text-lying = liegend { $count }
text-city = { $who }: { $monuments } von { $goal } Monumenten, { $peasants } von { $wanted } Einwohnern, Bevölkerungsscheibe auf { $population }.
text-forgotten = Die Stadt ist vergessen.
text-goods = Silber { $silver }, Weizen { $wheat }, Verehrung { $worship }.
text-heroes = Helden: { $active } aktiv, { $used } gebraucht.
text-housing = In den Häusern: { $housing }, davon ohne Würfel: { $free }.
text-disc = Häuserscheibe auf { $disc }.
text-work = Bei der Arbeit: { $list }.
text-out = In dieser Jahreszeit nicht mehr am Hof.
text-abstains = Kauft bis zur nächsten eigenen Einberufung keine Würfel.
text-wish = Würfel, die der König kaufen würde: { $list }.
text-wished = { $pips ->
    [1] { $job } (alle)
   *[other] { $job } (ab { $pips })
  }
text-away = Passt bei der nächsten eigenen Einberufung.
text-sale = Verkauft zu Beginn der nächsten Jahreszeit Einwohner: { $peasants }.
text-piety = Hat das Zeichen der Frömmigkeit.
text-improved = Hat diese Ernte verbessert.
text-target = Angriff auf { $town }.
text-hero = Gesandter Held: { $hero }.
text-attacker = { $who } mit { $soldiers } Soldaten und Held { $hero }
text-defenders = { $soldiers } Verteidiger
text-defence = { $soldiers } { $soldiers ->
    [one] Soldat
   *[other] Soldaten
  } und Held { $hero }
text-battle = Angriff auf { $town }: { $attackers }. Verteidigung: { $defence }. Erfolg { $success }, Sabotagen { $sabotages }.
text-harvest = { $who }: Bauern stehend { $standing }, liegend { $lying }, Weizen { $wheat }.
text-harvest-improved = Mit Gebeten verbessert.
text-most-farmers = Meiste Bauern: { $wheat } Weizen mehr.
text-sheet = { $who }: Monumente { $monuments }, Einwohner { $peasants }, Weizen { $wheat }, Silber { $silver }, { $points } Punkte.
text-met = Prüfung bestanden.
text-hand = Hinter dem Sichtschirm von { $who }:
text-own-heroes = Aktive Helden: { $active }. Gebrauchte Helden: { $used }.
text-own-cities = Stadtkarten: { $list }.
alt-title = Spielplan von Alba Longa.
alt-time = Jahr { $year } · { $season } · { $climate }. König der Könige: { $king }.
alt-city = { $city }: Monumente { $monuments }, Einwohner { $peasants }, Silber { $silver }, Weizen { $wheat }, Verehrung { $worship }.
alt-forgotten = { $city } ist vergessen.

## Bilder auf Wunsch

moment-battle = Die letzte Schlacht
moment-harvest = Die Ernte

## Kurven: man spricht von Jahren

plot-scores = Die Punkte nach jedem Jahr
plot-round = Jahr
plot-scores-alt = { $rounds ->
    [0] Schritte jedes Königs zum Ziel, von der ersten Aktion bis zur letzten.
    [one] Schritte jedes Königs zum Ziel in einem Jahr.
   *[other] Schritte jedes Königs zum Ziel in { $rounds } Jahren.
}
plot-lead = { $count ->
    [one] Nach Jahr { $round } führt { $name }.
   *[other] Nach Jahr { $round } führen { $name } gemeinsam.
}

## Teile und Zeichen

pieces-title = Die Teile von Alba Longa
pieces-cities = Städte
pieces-people = Einwohner und Häuser
pieces-places = Orte der Arbeit
pieces-court = Hof und Markt
pieces-goods = Güter, Helden, Monumente
pieces-sky = Klima und Götter
piece-free-peasant = Einwohner
piece-lying = Einwohner, liegend
piece-captive = Gefangener
piece-home = Einwohner zu Hause
piece-free-home = Freier Einwohner zu Hause
piece-empty-home = Leeres Haus
piece-empty-free-home = Leeres freies Feld
piece-population = Bevölkerungsscheibe
piece-housing = Häuserscheibe
piece-forgotten = Vergessene Stadt
piece-place = { $place }: { $job }
piece-asleep = Gut, ruht in der Wachstumszeit
piece-piety = Zeichen der Frömmigkeit
piece-die = Würfel: { $job }
piece-no-die = Würfel schon genommen
piece-closed = Nicht mehr am Hof
piece-abstaining = Kauft vorerst keine Würfel
piece-stall = Reichster Stand
piece-poor-stall = Marktstand
piece-hero = Held mit Wert
piece-used-hero = Held, gebraucht
piece-monument = Monument in einer Stadt
piece-foundation = Noch nicht gebaut
piece-assisi = Assisi, die Festung
piece-climate = { $climate ->
    [dry] Trockenes Jahr
    [moderate] Gemäßigtes Jahr
   *[wet] Feuchtes Jahr
  }
piece-blessing = Segen: { $gift }
piece-change = Gewonnen oder verloren
