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

year-of = Jahr von { $years }
court = Der Hof
court-caller = { $city } ruft auf
court-taken = Bedient:
call-costs = Ein Aufruf kostet
wheat-per-farmer = Weizen je Bauer · Gebete
blessings = Segen
forgotten = Vergessen
headline-asked = { $city }: { $question }
headline-ready = { $ready } von { $players } bereit
over-won = { $cities } gewinnt
over-shared = { $cities } teilen sich den Sieg
over-nobody = Alle verlieren
over-deck = Niemand hat in sieben Jahren die Prüfung der Götter bestanden.
over-all-forgotten = Kein König ist übrig.
ending-challenge = Die Prüfung der Götter ist bestanden.
ending-shared = Nichts trennt die Könige.
ending-last-king = Der letzte lebende König.
ending-nobody = Niemand hat die Prüfung der Götter bestanden.
asks-first-king = den ersten König der Könige ernennen
asks-calling = Hof einberufen oder passen?
asks-taking = Würfel nehmen, Einwohner einsetzen
asks-buying = Würfel kaufen oder verzichten?
asks-recovery = gebrauchten Helden zurücknehmen?
asks-sabotaging = { $count ->
    [one] { $town } sabotieren
   *[other] { $town } { $count } Mal sabotieren
  }
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
