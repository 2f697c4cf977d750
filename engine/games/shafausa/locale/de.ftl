## Shafausa auf Deutsch

title = Shafausa
tagline = Minen, eine Börse und acht Völker Helvetias

## Optionen

option-mode = Nach welchen Regeln spielt ihr?
    .title = Regeln
    .family = FAMILY: feste Preise, keine Versteigerung
    .geek = GEEK: Versteigerung, Börse, POWER-Karten
    .colonial = COLONIAL: GEEK in einem leeren Land
option-peoples = Wer spielt welches Volk?
    .title = Völker
    .drawn = ausgelost
    .chosen = wer zuerst kommt, wählt zuerst
option-compensation = FAMILY: 1 CHF mehr für jeden späteren Platz der ersten Reihenfolge.
    .title = Ausgleich
    .yes = 1 CHF je späterem Platz
    .no = kein Ausgleich
option-round_limit = Das Spiel endet spätestens nach Runde 25.
    .title = Rundengrenze
    .yes = höchstens 25 Runden
    .no = keine Grenze

## Plätze

seat-gineva = Gineva
seat-grisa = Grisa
seat-zugriga = Zugriga
seat-shafausa = Shafausa
seat-sanagal = Sanagal
seat-luserna = Luserna
seat-primitiva = Primitiva
seat-tessina = Tessina
seat-seat1 = Platz 1
seat-seat2 = Platz 2
seat-seat3 = Platz 3
seat-seat4 = Platz 4
seat-seat5 = Platz 5
seat-seat6 = Platz 6

## Namen

name-wood = Holz
name-stone = Stein
name-iron = Eisen
name-coal = Kohle
name-copper = Kupfer
name-silver = Silber
name-gold = Gold
name-sale = Verkaufspreis
name-purchase = Kaufpreis
name-family = FAMILY
name-geek = GEEK
name-colonial = COLONIAL
name-gineva = Gineva
name-grisa = Grisa
name-zugriga = Zugriga
name-shafausa = Shafausa
name-sanagal = Sanagal
name-luserna = Luserna
name-primitiva = Primitiva
name-tessina = Tessina
folk-gineva = die Diplomaten von Gineva
folk-grisa = die Oger von Grisa
folk-zugriga = die Vampire von Zugriga
folk-shafausa = die Zwerge von Shafausa
folk-sanagal = die Zauberer von Sanagal
folk-luserna = die Elfen von Luserna
folk-primitiva = die Hellebardiere von Primitiva
folk-tessina = die Rächer von Tessina
name-inn = Herberge
name-ironworks = Eisenhütte
name-quarry = Steinbruch
name-sawmill = Sägewerk
name-kiln = Köhlerei
name-loft = Speicher
name-builders_house = Haus der Baumeister
name-booster_shop = Booster-Laden
name-miners_guild = Gilde der Bergleute
name-trading_post = Kontor
name-market_hall = Markthalle
name-engineers_office = Ingenieurbüro
name-embassies = Botschaften
name-second_signature = Zweite Unterschrift
name-peace_prize = Friedenspreis
name-brute_strength = Rohe Kraft
name-hard_bargain = Harter Handel
name-hoard = Hort
name-interest = Zinsen
name-insider_trading = Insiderhandel
name-old_fortune = Altes Vermögen
name-forced_labour = Zwangsarbeit
name-deep_galleries = Tiefe Stollen
name-master_miners = Meister des Bergbaus
name-tax_rebate = Steuernachlass
name-transmutation = Transmutation
name-arcane_library = Arkane Bibliothek
name-guardians = Hüter des Waldes
name-harmony = Harmonie
name-green_towns = Grüne Städte
name-privilege = Privileg
name-conscription = Aushebung
name-oath = Eid der Urkantone
name-pass_toll = Passzoll
name-night_shift = Nachtschicht
name-night_watch = Nachtwache

resource = { $resource ->
    [wood] { name-wood }
    [stone] { name-stone }
    [iron] { name-iron }
    [coal] { name-coal }
    [copper] { name-copper }
    [silver] { name-silver }
   *[gold] { name-gold }
  }
amount = { $count } { $resource ->
    [wood] Holz
    [stone] Stein
    [iron] Eisen
    [coal] Kohle
    [copper] Kupfer
    [silver] Silber
   *[gold] Gold
  }
nothing = nichts
people = { $people ->
    [gineva] { folk-gineva }
    [grisa] { folk-grisa }
    [zugriga] { folk-zugriga }
    [shafausa] { folk-shafausa }
    [sanagal] { folk-sanagal }
    [luserna] { folk-luserna }
    [primitiva] { folk-primitiva }
   *[tessina] { folk-tessina }
  }
building = { $building ->
    [inn] { name-inn }
    [ironworks] { name-ironworks }
    [quarry] { name-quarry }
    [sawmill] { name-sawmill }
    [kiln] { name-kiln }
    [loft] { name-loft }
    [builders_house] { name-builders_house }
    [booster_shop] { name-booster_shop }
    [miners_guild] { name-miners_guild }
    [trading_post] { name-trading_post }
    [market_hall] { name-market_hall }
   *[engineers_office] { name-engineers_office }
  }
a-building = { $building ->
    [quarry] einen { name-quarry }
    [loft] einen { name-loft }
    [booster_shop] einen { name-booster_shop }
    [sawmill] ein { name-sawmill }
    [builders_house] ein { name-builders_house }
    [trading_post] ein { name-trading_post }
    [engineers_office] ein { name-engineers_office }
   *[other] eine { building }
  }
power = { $power ->
    [embassies] { name-embassies }
    [second_signature] { name-second_signature }
    [peace_prize] { name-peace_prize }
    [brute_strength] { name-brute_strength }
    [hard_bargain] { name-hard_bargain }
    [hoard] { name-hoard }
    [interest] { name-interest }
    [insider_trading] { name-insider_trading }
    [old_fortune] { name-old_fortune }
    [forced_labour] { name-forced_labour }
    [deep_galleries] { name-deep_galleries }
    [master_miners] { name-master_miners }
    [tax_rebate] { name-tax_rebate }
    [transmutation] { name-transmutation }
    [arcane_library] { name-arcane_library }
    [guardians] { name-guardians }
    [harmony] { name-harmony }
    [green_towns] { name-green_towns }
    [privilege] { name-privilege }
    [conscription] { name-conscription }
    [oath] { name-oath }
    [pass_toll] { name-pass_toll }
    [night_shift] { name-night_shift }
   *[night_watch] { name-night_watch }
  }
a-mine = { $resource ->
   *[other] eine { mine }
  }
mine = { $resource ->
    [wood] Holzmine
    [stone] Steinmine
    [iron] Eisenmine
    [coal] Kohlemine
    [copper] Kupfermine
    [silver] Silbermine
   *[gold] Goldmine
  }
of-resource = { $resource ->
   *[other] von { resource }
  }
the-resource = { $resource ->
   *[other] von { resource }
  }
market = { $market ->
    [sale] Verkaufspreis
   *[purchase] Kaufpreis
  }
phase = { $phase ->
    [peoples] Völker
    [draft] Anfangsphase
    [extraction] Förderung
    [order] Reihenfolge
    [buying] Einkauf
    [management] Bewirtschaftung
    [administration] Verwaltung
    [speculation] Spekulation
   *[scoring] Schlusswertung
  }
thing = { $thing ->
    [mine] Diese Mine
    [miner] Der nächste Bergmann
    [city] Diese Stadt
    [building] Der Bau dieses Gebäudes
   *[speculation] Diese Spekulation
  }
warehouses = { $count } { $count ->
    [one] Lager
   *[other] Lager
  }
# Geld in Klammern, hinter dem, was bezahlt wurde
paid = { $chf ->
    [0] { "" }
   *[other] { " " }({ $chf } CHF)
  }
paid-each = { $chf ->
    [0] { "" }
   *[other] { " " }(je { $chf } CHF)
  }

## Was Gebäude bewirken

effect-inn = { $chf } CHF bei jeder Förderung
effect-ironworks = { $amount } Eisen mehr bei jeder Förderung
effect-quarry = bis zu { $max_mines } Steinminen liefern 1 mehr
effect-sawmill = bis zu { $max_mines } Holzminen liefern 1 mehr
effect-kiln = { $amount } Kohle mehr bei jeder Förderung
effect-loft = lagert { $amount } Rohstoffe
effect-builders_house = Minen und Städte kosten { $chf } CHF weniger
effect-booster_shop = { $amount } Mine mehr, als deine Bergleute erlauben
effect-miners_guild = ein Bergmann kostet { $chf } CHF weniger, mindestens 1
effect-trading_post = die ersten { $max_per_round } Rohstoffe, die du in einer Runde verkaufst, bringen je { $chf } CHF mehr
effect-market_hall = die ersten { $max_per_round } Rohstoffe, die du in einer Runde kaufst, kosten je { $chf } CHF weniger
effect-engineers_office = Minen und Städte kosten { $chf } CHF weniger

## Was POWER-Karten bewirken

effect-embassies = bei jeder Förderung { $chf } CHF für jede Stadt nach der ersten
effect-second_signature = Gebäude kosten { $price_discount } CHF weniger, und du darfst ein zweites kaufen oder abwerfen
effect-peace_prize = Schlusswertung: 1 Punkt je voller Stadt
effect-brute_strength = Städte kosten { $chf } CHF weniger
effect-hard_bargain = die ersten { $max_per_round } Verkäufe jeder Bewirtschaftung bringen je { $chf } CHF mehr
effect-hoard = Schlusswertung: 1 Punkt je { $every } Rohstoffe, höchstens { $max }
effect-interest = am Ende der Verwaltung 1 CHF je volle { $per_chf } CHF, höchstens { $max }
effect-insider_trading = gleich nach der ersten eine zweite Spekulation, um { $discount } CHF billiger
effect-old_fortune = Schlusswertung: 1 Punkt je { $per_chf } CHF
effect-forced_labour = je Förderung auf Wunsch { $amount } mehr aus einer Holz-, Stein- oder Eisenmine für { $cost_chf } CHF
effect-deep_galleries = { $amount } Mine mehr, als deine Bergleute erlauben
effect-master_miners = Schlusswertung: 1 Punkt je { $every } Minen, höchstens { $max }
effect-tax_rebate = eine Spekulation kostet { $chf } CHF weniger
effect-transmutation = einmal je Bewirtschaftung 1 Holz zu Stein, 1 Stein zu Eisen oder 1 Eisen zu Kohle
effect-arcane_library = Schlusswertung: 1 Punkt je { $every } Gebäude, höchstens { $max }
effect-guardians = mit einer Holzmine { $amount } Holz mehr bei jeder Förderung
effect-harmony = Gebäude werden mit 1 Holz statt 1 Eisen gebaut
effect-green_towns = Schlusswertung: 1 Punkt je Art von Mine nach der ersten, höchstens { $max }
effect-privilege = du zahlst { $chf } CHF weniger für dein Gebot
effect-conscription = einmal je Bewirtschaftung kostet ein Bergmann höchstens { $chf } CHF
effect-oath = Schlusswertung: 1 Punkt je { $every } Bergleute, höchstens { $max }
effect-pass_toll = bei jeder Förderung { $other } CHF, oder { $last }, wenn du am Ende der Reihenfolge stehst
effect-night_shift = bis zu { $amount } Lager in einer Runde, jedes { $discount } CHF billiger
effect-night_watch = Schlusswertung: 1 Punkt je { $every } Lager, höchstens { $max }

## Ereignisse

event-game-began = { $mode ->
    [family] FAMILY
    [geek] GEEK
   *[colonial] COLONIAL
  }: Die Tafeln sind verteilt. Reihenfolge: { $order }.
event-people-chosen = { $seat } führt { people }.
event-tile-taken = { $seat } nimmt das Aufbauplättchen { $value }.
event-settled = { $seat } siedelt mit { $chf } CHF{ $miners ->
    [0] { "" }
    [one] , 1 Bergmann
   *[other] , { $miners } Bergleuten
  }{ $warehouses ->
    [0] { "" }
    [one] , 1 Lager
   *[other] , { $warehouses } Lagern
  }{ $cities ->
    [0] { "" }
    [one] , 1 Stadt
   *[other] , { $cities } Städten
  }{ $buildings ->
    [none] { "" }
   *[other] . Gebäude: { $buildings }
  }.
event-order-set = Reihenfolge: { $order }.
event-round-began = Runde { $round }.
event-extracted = { $seat } fördert { $goods }{ $chf ->
    [0] .
   *[other] { " " }und erhält { $chf } CHF.
  }
extraction = Förderung: { $realms }.
extracted-by = { $seat } { $goods }{ $chf ->
    [0] { "" }
   *[other] { " " }(dazu { $chf } CHF)
  }
event-labour-declined = { $seat } verzichtet auf Zwangsarbeit.
event-labour-forced = { $seat } zahlt { $chf } CHF für 1 { resource } mehr.
event-bid-made = { $seat } bietet { $chf } CHF.
bids-made = Gebote: { $bids }.
bid-of = { $seat } { $chf } CHF
auction-left = { $chf ->
    [0] { $seat } passt und zahlt nichts.
   *[other] { $seat } passt und zahlt { $chf } CHF.
  }
auction-left-together = { $seats } passen und zahlen nichts.
event-place-taken = { $order ->
    [none] { $chf ->
        [0] { $seat } nimmt Platz { $place } und zahlt nichts.
       *[other] { $seat } nimmt Platz { $place } und zahlt { $chf } CHF.
      }
   *[other] { $chf ->
        [0] { $seat } passt und zahlt nichts. Reihenfolge bisher: { $order }.
       *[other] { $seat } passt und zahlt { $chf } CHF. Reihenfolge bisher: { $order }.
      }
  }
event-building-purchased = { $seat } kauft { a-building } für { $chf } CHF.
event-building-discarded = { $seat } zahlt { $chf } CHF und legt { a-building } in den Beutel zurück.
event-purchase-declined = { $seat } kauft nichts{ $more ->
    [yes] { " " }mehr
   *[no] { "" }
  }.
event-warehouses-built = { $seat } baut { warehouses } für { $chf } CHF und hat jetzt { $warehouses }.
event-resource-sold = { $seat } verkauft { amount } für { $chf } CHF.
event-resource-bought = { $seat } kauft { amount } für { $chf } CHF.
event-mine-built = { $seat } baut { a-mine } in Stadt { $city }{ paid }.
mines-built = { $seat } baut { $count } { $count ->
    [one] { mine }
   *[other] { mine }n
  } in Stadt { $city }{ paid-each }.
event-mine-missed = Für eine { mine } von { $seat } war kein Plättchen mehr da: Sie gingen der Reihe nach weg. Nichts wird dafür bezahlt, und { $seat } darf neu planen.
event-miner-added = { $seat } stellt einen Bergmann ein{ paid }.
event-city-built = { $seat } baut Stadt { $city }{ paid }.
event-building-constructed = { $seat } baut { a-building } in Stadt { $city } mit 1 { $paid ->
    [wood] Holz
   *[iron] Eisen
  }.
event-office-replaced = Das Haus der Baumeister von { $seat } ersetzt das Ingenieurbüro.
event-resource-transmuted = { $seat } verwandelt 1 { resource } in 1 { $into ->
    [stone] Stein
    [iron] Eisen
   *[coal] Kohle
  }.
event-power-revealed = { $seat } spielt die POWER-Karte { $card ->
    [embassies] { name-embassies }
    [second_signature] { name-second_signature }
    [peace_prize] { name-peace_prize }
    [brute_strength] { name-brute_strength }
    [hard_bargain] { name-hard_bargain }
    [hoard] { name-hoard }
    [interest] { name-interest }
    [insider_trading] { name-insider_trading }
    [old_fortune] { name-old_fortune }
    [forced_labour] { name-forced_labour }
    [deep_galleries] { name-deep_galleries }
    [master_miners] { name-master_miners }
    [tax_rebate] { name-tax_rebate }
    [transmutation] { name-transmutation }
    [arcane_library] { name-arcane_library }
    [guardians] { name-guardians }
    [harmony] { name-harmony }
    [green_towns] { name-green_towns }
    [privilege] { name-privilege }
    [conscription] { name-conscription }
    [oath] { name-oath }
    [pass_toll] { name-pass_toll }
    [night_shift] { name-night_shift }
   *[night_watch] { name-night_watch }
  }.
event-plan-committed = { $seat } hat fertig geplant.
plans-committed = { $count ->
    [one] { $seats } hat fertig geplant.
   *[other] { $seats } haben fertig geplant.
  }
event-plan-reopened = { $seat } plant weiter.
event-order-called = { $seat } verlangt die Reihenfolge: Ab jetzt wird nacheinander abgeschlossen.
event-plan-carried-out = { $seat } beendet die Bewirtschaftung mit { $chf } CHF.
plans-carried-out = Die Bewirtschaftung endet für { $left }.
money-of = { $seat } ({ $chf } CHF)
event-excess-sold = { $seat } kann nicht alles lagern und verkauft { $goods } für { $chf } CHF.
event-upkeep-paid = { $seat } zahlt { $chf } CHF für die Gebäude im Vorrat.
event-building-returned = { $seat } zahlt nicht für { a-building }; das Gebäude kommt in den Beutel zurück.
event-interest-declined = { $seat } deckt keine Karte auf.
event-interest-paid = { $seat } erhält { $chf } CHF Zinsen.
event-ladder-filled = Im Angebot: { $available ->
    [none] nichts
   *[other] { $available }
  }.{ $future ->
    [none] { "" }
   *[other] { " " }Demnächst: { $future }.
  }
event-price-fell = { $resource ->
    [wood] Holz
    [stone] Stein
    [iron] Eisen
    [coal] Kohle
    [copper] Kupfer
    [silver] Silber
   *[gold] Gold
  } wurde verkauft: Der Verkaufspreis fällt auf { $price }.
prices-fell = Die Verkaufspreise des Verkauften fallen: { $prices }.
price-of = { resource } { $price }
event-speculation-declined = { $seat } lässt die Preise, wie sie sind.
event-price-fixed = { $seat } hält den { market } von { resource } fest{ paid }.
event-price-moved = { $seat } setzt den { market } von { resource } auf { $price }{ paid }.
event-resource-fixed = { $seat } hält beide Preise von { resource } fest{ paid }.
event-resource-varied = { $seat } setzt { resource } auf { $sale } im Verkauf und { $purchase } im Kauf{ paid }.
event-cities-filled = Alle Städte von { $seat } sind gebaut und voll: Das Spiel endet.
event-warehouses-filled = Alle Lager von { $seat } sind gebaut und voll: Das Spiel endet.
ends-reached = Alle Städte von { $seats } und alle Lager von { $storing } sind gebaut und voll: Das Spiel endet.
event-rounds-over = Runde { $round } war die letzte.
event-scored = { $seat }: { $cities } für Städte{ $warehouses ->
    [0] { "" }
   *[other] , { $warehouses } für Lager
  }, { $miners } für Bergleute, { $buildings } für Gebäude, { $mines } für Minen{ $bonuses ->
    [0] { "" }
   *[other] , { $bonuses } an Boni
  }{ $power ->
    [0] { "" }
   *[other] , { $power } für die POWER-Karte
  }, { $money } für { $chf } CHF: { $total } Punkte.
event-game-won = { $seats_count ->
    [one] { $seats } gewinnt mit { $total } Punkten.
   *[other] { $seats } teilen sich den Sieg mit je { $total } Punkten.
  }
tie-broken = { $count ->
    [one] Gleichstand nach Punkten; das Geld entscheidet: { $money }.
   *[other] Gleichstand nach Punkten und an der Spitze auch nach Geld: { $money }.
  }

## Fragen

question-peoples = Wähle dein Volk
question-draft = Nimm ein Aufbauplättchen
question-first-cards = Deckst du gleich eine POWER-Karte für die Förderung auf?
question-forced-labour = Zwangsarbeit: Zahlst du für einen Rohstoff mehr?
question-bid-or-pass = Biete um die Reihenfolge, oder passe und nimm einen Platz
question-placement = Alle anderen sind ausgestiegen: Nimm einen Platz
question-buy-building = { $mode ->
    [family] Kaufe ein Gebäude oder nichts
   *[other] Kaufe ein Gebäude oder wirf eines ab, baue Lager
  }
question-management = Plane deine Bewirtschaftung, dann drücke Fertig
question-storage = Du kannst nicht alles lagern: Was verkaufst du?
question-upkeep = Zahle für die Gebäude in deinem Vorrat
question-ask-for-interest = Deckst du jetzt die Zinsen auf?
question-speculation = { $second ->
    [yes] Insiderhandel: deine zweite Spekulation
   *[no] Spekuliere an der Börse
  }

## Aktionen

action-choose-people = Das Volk wählen, das du spielst.
    .title = Volk wählen
    .name = volk
    .people = welches Volk
action-take-tile = Ein Aufbauplättchen nehmen.
    .title = Plättchen nehmen
    .name = plättchen
    .value = die Zahl auf dem Plättchen
action-decline = Nichts oder nichts mehr: nicht kaufen, zahlen, aufdecken oder spekulieren.
    .title = Nichts mehr
    .title-first-cards = Karten verdeckt lassen
    .title-forced-labour = Nichts zahlen
    .title-buy-building = Nichts mehr kaufen
    .title-ask-for-interest = Verdeckt lassen
    .title-speculation = Preise belassen
    .name = nichts
action-reveal = Eine POWER-Karte aufdecken; beim Bewirtschaften als Schritt deines Plans.
    .title = Karte aufdecken
    .tab = Karte
    .name = aufdecken
    .card = welche POWER-Karte
action-force-labour = Zwangsarbeit: für einen Rohstoff mehr zahlen.
    .title = Zwangsarbeit
    .name = zwangsarbeit
    .resource = aus welcher Mine
action-bid = 1 CHF mehr um die Reihenfolge bieten.
    .title = Bieten
    .name = bieten
    .chf = das nächste Gebot
action-take-place = Die Versteigerung verlassen, dein letztes Gebot zahlen und einen Platz nehmen.
    .title = Platz nehmen
    .title-bid-or-pass = Passen
    .name = platz
    .place = welcher Platz, 1 ist der erste
action-purchase = Ein angebotenes Gebäude für deinen Vorrat kaufen.
    .title = Gebäude kaufen
    .name = gebäude
    .building = welches Gebäude
action-discard = Ein angebotenes Gebäude bezahlen und in den Beutel zurücklegen.
    .title = Gebäude abwerfen
    .name = abwerfen
    .building = welches Gebäude
action-build-warehouses = Die nächsten Lager deiner Reihe bauen.
    .title = Lager bauen
    .name = lager
    .count = wie viele
action-sell = Rohstoffe an die Bank verkaufen; beim Bewirtschaften als Schritt deines Plans.
    .title = Rohstoffe verkaufen
    .tab = Verkaufen
    .name = verkaufen
    .resource = welcher Rohstoff
    .count = wie viele
action-buy = Rohstoffe von der Bank kaufen; beim Bewirtschaften als Schritt deines Plans.
    .title = Rohstoffe kaufen
    .tab = Kaufen
    .name = kaufen
    .resource = welcher Rohstoff
    .count = wie viele
action-build-mine = Eine Mine planen.
    .title = Mine bauen
    .tab = Mine
    .name = mine
    .resource = welche Mine
    .city = in welcher Stadt
    .buy = von der Bank kaufen, was fehlt
action-add-miner = Einen weiteren Bergmann planen.
    .title = Bergmann einstellen
    .name = bergmann
    .conscript = zum Preis der Karte Aushebung
action-build-city = Deine nächste Stadt planen.
    .title = Stadt bauen
    .tab = Stadt
    .name = stadt
    .city = ihre Nummer
    .buy = von der Bank kaufen, was fehlt
action-construct = Den Bau eines Gebäudes aus deinem Vorrat planen.
    .title = Gebäude bauen
    .tab = Gebäude
    .name = bauen
    .building = welches Gebäude
    .city = in welcher Stadt
    .buy = von der Bank kaufen, was fehlt
    .with_wood = Harmonie: mit Holz statt Eisen zahlen
action-transmute = Transmutation: planen, einen Rohstoff in den nächsten zu verwandeln.
    .title = Verwandeln
    .name = verwandeln
    .resource = welcher Rohstoff
action-take-back = Einen Schritt deines Plans zurücknehmen.
    .title = Schritt zurücknehmen
    .name = zurück
    .step = welcher Schritt
action-commit = Deinen Plan bestätigen: Du bist fertig.
    .title = Fertig
    .name = fertig
action-reopen = Deinen Plan wieder öffnen: Du bist doch noch nicht fertig.
    .title = Doch nicht fertig
    .name = weiter
action-call-order = Die Reihenfolge verlangen: Ab jetzt wird nacheinander abgeschlossen.
    .title = Der Reihe nach, bitte
    .name = reihenfolge
action-sell-excess = Wählen, was du verkaufst, weil es nicht gelagert werden kann.
    .title = Überschuss verkaufen
    .name = überschuss
    .wood = wie viel Holz
    .stone = wie viel Stein
    .iron = wie viel Eisen
    .coal = wie viel Kohle
    .copper = wie viel Kupfer
    .silver = wie viel Silber
    .gold = wie viel Gold
action-pay-upkeep = Für die Gebäude in deinem Vorrat zahlen, das älteste zuerst, solange dein Geld reicht.
    .title = Für den Vorrat zahlen
    .name = zahlen
action-give-up = Ein Gebäude deines Vorrats in den Beutel zurücklegen, statt dafür zu zahlen.
    .title = Gebäude aufgeben
    .name = aufgeben
    .building = welches Gebäude
action-speculate = Den Verkaufspreis, den Kaufpreis oder beide Preise eines Rohstoffs festhalten oder bewegen.
    .title = Spekulieren
    .name = spekulieren
    .resource = welcher Rohstoff
    .sale = was mit dem Verkaufspreis geschieht
    .purchase = was mit dem Kaufpreis geschieht

## Automatiken

order-hidden-cards = Lass deine POWER-Karten verdeckt, wenn du nach einer Karte für die Förderung oder nach den Zinsen gefragt wirst.
    .title = Karten verdeckt lassen
order-use-forced-labour = { $pay ->
    [yes] Zwangsarbeit: Zahle immer für einen weiteren Rohstoff, den mit dem höchsten Verkaufspreis.
   *[no] Zwangsarbeit: Zahle nie.
  }
    .title = Zwangsarbeit
    .pay = ob du zahlst
order-bid-up-to = { $chf ->
    [0] Reihenfolge: Biete nicht
   *[other] Reihenfolge: Biete bis { $chf } CHF
  }; { $then ->
    [first] dann passe und nimm den ersten Platz
    [last] dann passe und nimm den letzten Platz, den es gibt
   *[ask] danach wirst du gefragt
  }.
    .title = Um die Reihenfolge bieten
    .offer = Bieten bis …
    .offered = bis { $chf } CHF
    .chf = dein höchstes Gebot in CHF
    .then = was du darüber hinaus tust
    .then-first = passen und den ersten Platz nehmen
    .then-last = passen und den letzten Platz nehmen, den es gibt
    .then-ask = frag mich
order-buy-nothing = Kaufe nichts{ $asked_from ->
    [none] { "" }
   *[other] , solange du weniger als { $asked_from } CHF hast
  }{ $unless ->
    [none] { "" }
   *[other] , außer wenn du dies kaufen kannst: { wanted-building }
  }.
    .title = Nichts kaufen
    .asked_from = ab wie vielen CHF du gefragt wirst
    .asked_from-none = egal wie viele
    .unless = das Gebäude, das du gern hättest
    .unless-none = keines
wanted-building = { $unless ->
    [inn] { name-inn }
    [ironworks] { name-ironworks }
    [quarry] { name-quarry }
    [sawmill] { name-sawmill }
    [kiln] { name-kiln }
    [loft] { name-loft }
    [builders_house] { name-builders_house }
    [booster_shop] { name-booster_shop }
    [miners_guild] { name-miners_guild }
    [trading_post] { name-trading_post }
   *[market_hall] { name-market_hall }
  }
order-one-purchase = Kaufe in einer Runde nichts mehr, { $after ->
    [anything] sobald du ein Gebäude gekauft oder abgeworfen oder Lager gebaut hast
   *[building] sobald du ein Gebäude gekauft oder abgeworfen hast
  }.
    .title = Ein Kauf pro Runde
    .after = was für eine Runde genügt
    .after-anything = ein Gebäude oder Lager
    .after-building = ein Gebäude
order-sell-surplus = Von dem, was du nicht lagern kannst, verkaufe { $what ->
    [cheapest] das mit dem niedrigsten Verkaufspreis
   *[commonest] das, wovon du am meisten hast
  }.
    .title = Überschuss verkaufen
    .what = was du verkaufst
    .what-cheapest = das mit dem niedrigsten Verkaufspreis
    .what-commonest = das, wovon du am meisten hast
order-pay-for-reserve = Zahle für alle Gebäude in deinem Vorrat{ $up_to ->
    [none] { "" }
   *[other] , solange das höchstens { $up_to } CHF kostet
  }. Reicht dein Geld nicht für alle, endet die Automatik.
    .title = Für den Vorrat zahlen
    .up_to = wie viele CHF höchstens
    .up_to-none = ohne Grenze
disarmed-upkeep-short = Dein Vorrat kostet { $price } CHF, und du hast { $have }: Wähle, was du behältst.
order-pass-speculation = Lass die Börse in Ruhe{ $asked_from ->
    [none] { "" }
   *[other] , solange du weniger als { $asked_from } CHF hast
  }; vor einer zweiten Spekulation wirst du gefragt.
    .title = Nicht spekulieren
    .asked_from = ab wie vielen CHF du gefragt wirst
    .asked_from-none = egal wie viele

## Ablehnungen

refusal-compensation-in-family = Der Ausgleich für spätere Plätze gehört zu FAMILY; die anderen Regeln haben eine Versteigerung.
refusal-people-taken = Jemand spielt schon { people }. Wähle ein anderes Volk.
refusal-people-first = Zuerst wählen alle ihr Volk.
refusal-tile-taken = Das Plättchen { $value } liegt nicht auf dem Tisch. Nimm eines, das dort liegt.
refusal-tile-building = Du hast schon ein Plättchen mit diesem Gebäude: { building }. Nimm ein anderes.
refusal-no-powers = FAMILY spielt man ohne POWER-Karten.
refusal-power-not-yours = Die Karte { power } gehört einem anderen Volk.
refusal-power-used = Du spielst schon die Karte { power }; deine anderen Karten sind aus dem Spiel.
refusal-power-planned = In deinem Plan ist schon eine POWER-Karte.
refusal-power-timing = Die Karte { power } wirkt nur { $moment ->
    [extraction] in der Förderung
    [auction] in der Versteigerung, wenn du bietest, passt oder deinen Platz nimmst
    [buying] wenn du mit dem Einkauf an der Reihe bist
    [management] in der Bewirtschaftung
    [administration] in der Bewirtschaftung und der Verwaltung
    [speculation] wenn du mit der Spekulation an der Reihe bist
   *[scoring] in der Schlusswertung, wo sie von selbst aufgedeckt wird
  }.
refusal-needs-power = Dafür musst du die Karte { power } spielen.
refusal-power-once = Die Karte { power } wirkt nur einmal je Bewirtschaftung.
refusal-no-forced-labour = Zwangsarbeit geht in einer deiner Holz-, Stein- oder Eisenminen; eine { mine } hast du dafür nicht.
refusal-bid-step = Das nächste Gebot ist { $price } CHF: Biete es oder passe.
refusal-bid-cash = Du hast { $have } CHF und kannst nicht { $price } bieten. Du musst passen.
refusal-insert-range = Wähle einen Platz von 1 bis { $places }.
refusal-office-not-for-sale = Das Ingenieurbüro ist ein Privileg und kann nicht gekauft werden.
refusal-not-available = Dieses Gebäude ist in dieser Runde nicht im Angebot: { building }.
refusal-already-owned = Du besitzt dieses Gebäude schon und kannst kein zweites kaufen: { building }.
refusal-one-purchase = Du darfst in einer Runde { $most } { $most ->
    [one] Gebäude
   *[other] Gebäude
  } kaufen oder abwerfen.
refusal-building-too-dear = Dieses Gebäude ({ building }) kostet dich { $price } CHF; du hast { $have }.
refusal-no-discard = In FAMILY werden keine Gebäude abgeworfen.
refusal-warehouse-all = Du hast schon alle { $every } Lager gebaut.
refusal-warehouses-left = Du kannst nur noch { $left } { $left ->
    [one] Lager
   *[other] Lager
  } bauen.
refusal-warehouse-limit = Du darfst in einer Runde { $most } Lager bauen und hast { $built } gebaut.
refusal-warehouses-too-dear = Für { warehouses } brauchst du { $price } CHF; du hast { $have }.
refusal-none-to-sell = Du hast { $have } { resource } und kannst nicht mehr verkaufen.
refusal-purchase-too-dear = Für { amount } brauchst du { $price } CHF; du hast { $have }.
refusal-trade-in-management = Mit der Bank handelst du nur in der Bewirtschaftung.
refusal-trade-too-early = Mit der Bank handelst du ab der ersten Runde.
refusal-trade-in-plan = In der Bewirtschaftung gehört der Handel in deinen Plan. Drücke Doch nicht fertig und plane ihn.
refusal-no-storage = Du kannst noch { $room } { $room ->
    [one] Rohstoff
   *[other] Rohstoffe
  } lagern und jetzt nicht mehr als das kaufen.
refusal-no-slot = In deinen gebauten Städten ist kein Platz frei. Baue zuerst eine Stadt.
refusal-city-full = In Stadt { $city } ist kein Platz frei. In Stadt { $free } ist einer.
refusal-no-material = { thing } braucht { $need } { resource }, und du hast { $have }. Die Bank würde dir das Fehlende für { $price } CHF verkaufen.
refusal-no-cash = { thing } kostet { $price } CHF; du hast { $have }.
refusal-no-mine-tiles = Es gibt keine Minenplättchen mehr.
refusal-mine-limit = Du hast { mines-have } und { miners-have }; das reicht für { $limit }. Stelle zuerst einen Bergmann ein.
refusal-miners-max = Mehr Bergleute kannst du nicht haben (höchstens { $most }).
refusal-city-all = Du hast alle deine Städte gebaut ({ $cities }).
refusal-city-order = Deine nächste Stadt ist die Nummer { $city }.
refusal-city-mines = Stadt { $city } bringt { $mines } { $mines ->
    [one] Mine
   *[other] Minen
  }; du brauchst { $need } { $need ->
    [one] Bergmann
   *[other] Bergleute
  }.
refusal-not-in-reserve = Dieses Gebäude ist nicht in deinem Vorrat: { building }.
refusal-replaces-office = Das Haus der Baumeister ersetzt das Ingenieurbüro in Stadt { $city }.
refusal-no-transmutation = Nur Holz, Stein und Eisen lassen sich verwandeln, nicht { resource }.
refusal-none-to-transmute = Zum Verwandeln brauchst du { resource }, und du hast nichts davon.
refusal-plan-empty = Dein Plan ist leer.
refusal-no-such-step = Dein Plan hat { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
  }; einen Schritt { $step } gibt es nicht.
refusal-step-needed = Spätere Schritte deines Plans brauchen Schritt { $step }. Nimm sie zuerst zurück.
refusal-order-called = Die Reihenfolge ist schon verlangt.
refusal-not-done = Dein Plan ist noch offen: Mach einfach weiter.
refusal-done-is-final = Die Reihenfolge ist verlangt: Einen bestätigten Plan öffnet nichts mehr.
refusal-keep-count = Du kannst { $keep } { $keep ->
    [one] Rohstoff
   *[other] Rohstoffe
  } behalten; wähle genau { $count } zum Verkauf.
refusal-no-speculation = Sag, was mit dem Verkaufspreis, dem Kaufpreis oder beiden geschieht.
refusal-both-must-move = Bewegst du beide Preise, so jeden um genau eine Stufe; hältst du beide fest, bewegt sich keiner.
refusal-crossed = Der { market } von { resource } steht für diese Runde schon fest.
refusal-ladder-end = Der { market } von { resource } steht bei { $price } und muss zwischen { $least } und { $most } bleiben.
refusal-price-gap = Der Kaufpreis von { resource } muss über dem Verkaufspreis bleiben; er wäre { $purchase } gegen { $sale }.

## Was zur Wahl steht

choice-people = { people } ({ $chf } CHF, { miners-have }, { mines-have })
choice-people-cards = { people }: { $cards }
choice-tile = { $value } – { $built ->
    [none] { "" }
   *[other] { $built },{ " " }
  }{ tile-content }
choice-labour = { resource }: die Bank zahlt { $sale } CHF
choice-chf = { $chf } CHF
choice-place = Platz { $place }{ $before ->
    [none] { $after ->
        [none] , bisher der einzige
       *[other] , vor { $after }
      }
   *[other] { $after ->
        [none] , hinter { $before }
       *[other] , zwischen { $before } und { $after }
      }
  }
choice-building = { $name }, { $chf } CHF: { $effect }
choice-for = { $count } für { $chf } CHF
choice-sell = { resource }: { $count } vorhanden, je { $chf } CHF
choice-buy = { resource }: je { $chf } CHF
choice-mine = { resource }: { $chf } CHF + { $goods }
choice-city = Stadt { $city }
choice-material = { $wood ->
    [yes] mit 1 Holz (Harmonie)
   *[no] mit 1 Eisen
  }
choice-miner = { $conscript ->
    [yes] { $chf } CHF durch die Aushebung
   *[no] { $chf } CHF
  }
choice-transmute = 1 { resource } in 1 { $into }
choice-entry = { $work ->
    [sell] { amount } verkaufen
    [buy] { amount } kaufen
    [mine] { mine } in Stadt { $city }
    [city] Stadt { $city } bauen
    [construct] { $built } in Stadt { $city }
    [transmute] 1 { resource } verwandeln
    [power] { $card } aufdecken
   *[miner] ein Bergmann mehr
  }
# ein Schritt mit dem, was dafür gekauft wird
choice-bought = { $step } (dazu { $goods } kaufen)
choice-step = { $number }. { $step }
choice-last = zuletzt hinzugefügt: { $step }
choice-quote = { resource }: Verkauf { $sale }, Kauf { $purchase }
choice-notches = { market }: { $way ->
    [none] unverändert
    [fix] festgehalten
    [up] { $count } höher
   *[down] { $count } tiefer
  }
choice-excess = { resource }: { $count } von { $held } verkaufen (je { $chf } CHF)
choice-surplus = { $sold } für { $chf } CHF; es bleiben: { $kept }

## Die Zahlen, auf die es ankommt

hint-held = Du hast { $chf } CHF; Bestand: { $stock }.
hint-bid = Du hast { $chf } CHF. Passen kostet { $price } CHF, das nächste Gebot ist { $next } CHF. Andere noch in der Versteigerung: { $others }.
hint-place = Du hast { $chf } CHF und zahlst { $price } CHF für deinen Platz.
hint-labour = Du hast { $chf } CHF; es kostet { $price } CHF. Die Bank zahlt: { $prices } CHF.
hint-warehouse = nächstes Lager
hint-purchase = { $name } kostet { $chf } CHF, Rest: { $left } CHF; am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }. Gebaut wird später mit { $goods } auf einem freien Platz, bis dahin kostet es { $upkeep } CHF je Runde.
hint-discard = { $name } geht zurück in den Beutel: In dieser Runde kann es niemand mehr kaufen. Kostet { $chf } CHF, Rest: { $left } CHF.
hint-cards = { $cards }.
hint-buying = Du hast { $chf } CHF.{ $prices ->
    [none] {""}
   *[other] {" "}Preise: { $prices } CHF.
  }{ $upkeep ->
    [0] {""}
   *[other] {" "}Dein Vorrat kostet in dieser Runde schon { $upkeep } CHF.
  }
hint-step = { $gain ->
    [yes] Das bringt { $chf } CHF; dann hast du { $left } CHF.
   *[no] Das kostet { $chf } CHF; danach hast du { $left } CHF.
  }
hint-room = Minen: { $mines } von { $limit } möglichen; freie Plätze: { $slots }; Rohstoffe: { $held } bei Platz für { $capacity }.
hint-storage = Rohstoffe: { $held }, Platz für { $capacity }. Verkaufe { $count }.
hint-proceeds = Das bringt { $chf } CHF.
hint-sale-prices = Die Bank zahlt: { $prices } CHF.
hint-upkeep = Gebäude im Vorrat: { $count }; fällig: { $price } CHF; du hast { $chf } CHF.
hint-interest = Du hast { $chf } CHF; die Zinsen brächten jetzt { $interest } CHF.
hint-speculate = Das kostet { $price } CHF; danach hast du { $left } CHF.
hint-speculation = CHF für einen Preis: festhalten { $fix }, eine Stufe { $small }, zwei Stufen { $big }; für beide Preise: festhalten { $both }, bewegen { $vary }.

## Wegweiser

guide-peoples = { $mode ->
    [family] Jedes Volk hat seine eigene Tafel: anderes Geld, andere Minen, andere Städte. Kein Volk ist stärker als die anderen.
    [geek] Jedes Volk hat seine eigene Tafel: anderes Geld, andere Minen, andere Städte. Es bringt auch drei POWER-Karten mit, von denen du eine nutzen wirst. Kein Volk ist stärker als die anderen, also nimm eines, dessen Karten dir gefallen.
   *[colonial] Alle Tafeln sind gleich. Jedes Volk bringt drei POWER-Karten mit, von denen du eine nutzen wirst. Kein Volk ist stärker als die anderen, also nimm eines, dessen Karten dir gefallen.
  }
guide-draft = Drei Plättchen sind dein Anfang: Geld, Bergleute, Lager, ein Gebäude oder eine Stadt. Nach dem dritten bekommst du alles. Je kleiner die Summe deiner ersten beiden, desto früher bist du beim dritten und in der ersten Runde an der Reihe.
guide-first-cards = Im ganzen Spiel spielst du eine POWER-Karte; die beiden anderen scheiden dann aus. Eine Karte für die Förderung wirkt von jetzt an in jeder Runde, aber eine Karte für die Schlusswertung zählt nur, wenn du keine andere gespielt hast. Warten kostet nichts.
guide-forced-labour = Deine POWER-Karte lässt eine deiner einfachen Minen für Geld mehr liefern. Das lohnt sich, wenn du den Rohstoff zum Bauen brauchst oder die Bank mehr dafür zahlt als du hier. Schau auf die Börse.
guide-bid-or-pass = Die Reihenfolge bestimmt, wer zuerst Gebäude kauft und wer zuletzt die Preise bewegt. Wenn du passt, zahlst du dein letztes Gebot und nimmst einen beliebigen Platz unter denen, die schon draußen sind. Gibt es ein Gebäude, das du willst und andere auch? Wenn nicht, genügt ein kostenloser Platz.
guide-placement = Alle anderen sind draußen, du wählst also frei, vor, hinter oder zwischen ihnen. Früh heißt: die erste Wahl unter den Gebäuden. Spät heißt: Du siehst, was die anderen kaufen und wie sie die Preise bewegen.
guide-buy-building = Ein Gebäude wirkt bis zum Ende des Spiels und bringt dann Punkte, aber es braucht Eisen, einen freien Platz und eine Bewirtschaftung, um gebaut zu werden. { $mode ->
    [family] Reicht dein Geld nicht, darfst du gleich jetzt Rohstoffe verkaufen: Die Preise ändern sich nie.
   *[other] Lager bewahren Rohstoffe auf und sind auch Punkte. Jetzt kannst du nichts verkaufen, schau also zuerst auf dein Geld.
  }
guide-management = Das ist dein Zug: verkaufen, kaufen, bauen, einstellen, in beliebiger Folge und ungesehen, bis du bestätigst. Minen liefern jede Runde; jede braucht einen Bergmann und einen Platz. Am Anfang ist am besten, was für seinen Preis am meisten bringt; später zählen Punkte.
guide-storage = Was du nicht lagern kannst, wird jetzt zum Preis der Börse verkauft{ $mode ->
    [family] {""}
   *[other] , der dann fällt
  }. Behalte, was du für deine nächste Mine, Stadt oder dein nächstes Gebäude brauchst: Zurückkaufen kostet mehr, als du hier bekommst.
guide-upkeep = Gebäude, die gekauft und noch nicht gebaut sind, kosten in jeder Runde ein wenig. Wofür du nicht zahlst, das kommt in den Beutel zurück, und sein Preis ist verloren. Denke daran, bald zu bauen: Es braucht Eisen und einen freien Platz.
guide-ask-for-interest = Deine verdeckte Karte Zinsen könnte sofort und am Ende jeder weiteren Runde zahlen, je nach deinem Geld. Aber jeder nutzt nur eine POWER-Karte im Spiel, du würdest also auf die beiden anderen verzichten.
guide-speculation = Für ein paar CHF darfst du einen Preis bewegen oder bis zum Ende der Phase festhalten. Erhöhe, was du verkaufen wirst, senke, was du kaufen musst, und bedenke, wem es noch nützt. Zähle, was deine Minen bringen; hast du wenig zu verkaufen, behalte dein Geld.

## Gründe eines erfahrenen Spielers

what-it-does = { $building ->
    [inn] { effect-inn }
    [ironworks] { effect-ironworks }
    [quarry] { effect-quarry }
    [sawmill] { effect-sawmill }
    [kiln] { effect-kiln }
    [loft] { effect-loft }
    [builders_house] { effect-builders_house }
    [booster_shop] { effect-booster_shop }
    [miners_guild] { effect-miners_guild }
    [trading_post] { effect-trading_post }
    [market_hall] { effect-market_hall }
   *[engineers_office] { effect-engineers_office }
  }
what-card-does = { $power ->
    [embassies] { effect-embassies }
    [forced_labour] { effect-forced_labour }
    [guardians] { effect-guardians }
    [hard_bargain] { effect-hard_bargain }
   *[pass_toll] { effect-pass_toll }
  }
some-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
tile-content = { $money } CHF{ $miners ->
    [0] { "" }
    [one] , 1 Bergmann
   *[other] , { $miners } Bergleute
  }{ $warehouses ->
    [0] { "" }
    [one] , 1 Lager
   *[other] , { $warehouses } Lager
  }{ $cities ->
    [0] { "" }
    [one] , 1 Stadt
   *[other] , { $cities } Städte
  }
the-aim = { $aim ->
    [build-mine] eine Mine
    [add-miner] ein Bergmann
    [build-city] die nächste Stadt
   *[construct] ein Gebäude aus deinem Vorrat
  }
why-only = Es gibt nur eines zu tun.
why-people = Du führst { people } und beginnst so: { $chf } CHF, { miners-have }, { mines-have }. Alle Völker sind etwa gleich stark; dieses ist so gut wie jedes andere.
why-people-rich = Kein Volk, das noch frei ist, beginnt reicher als { people }: { $chf } CHF, dazu { miners-have } und { mines-have }. Das bezahlt deine ersten Minen.
why-people-miners = Kein Volk, das noch frei ist, beginnt mit mehr Bergleuten als { people }: { $miners }, dazu { $chf } CHF und { mines-have }. Jede Mine braucht einen Bergmann, du kannst also früher graben.
why-people-colonial = Alle Tafeln sind in diesem Spiel gleich, und { people } unterscheiden sich von den anderen nur durch ihre POWER-Karten. Kein Volk ist stärker.
why-tile-building = Plättchen { $value } bringt ein fertiges Gebäude, { building }: { what-it-does }, und am Ende { some-points }. Dazu: { tile-content }.
why-tile-cities = Plättchen { $value } bringt { tile-content }. Eine Stadt heißt: freie Plätze für Minen und Gebäude von der ersten Runde an.
why-tile-miners = Plättchen { $value } bringt { tile-content }. Jede Mine braucht einen Bergmann, und Bergleute sind am Ende Punkte.
why-tile-warehouses = Plättchen { $value } bringt { tile-content }. Lager sind am Ende Punkte und bewahren deine Rohstoffe auf, bis du sie brauchst.
why-tile-money = Plättchen { $value } bringt { tile-content }. Geld ist nie falsch: Es wird zu dem, was dir in der ersten Runde fehlt.
why-card-now = { power }: { what-card-does }. Jetzt gespielt, wirkt die Karte von der ersten Förderung an, aber deine beiden anderen scheiden aus.
why-card-later = Halte deine Karten verdeckt. Eine für die Förderung kannst du jederzeit spielen, und bald weißt du besser, welche der drei zu deinem Spiel passt.
why-card-plan = { power }: { what-card-does }. Früh gespielt, wirkt die Karte in jeder Bewirtschaftung, die noch kommt, aber deine beiden anderen scheiden aus.
why-labour = 1 { resource } für { $price } von deinen { $have } CHF ist billig: Die Bank zahlt dafür { $sale } CHF und verlangt { $purchase }.
why-labour-spared = Wenn du keine weiteren Rohstoffe brauchst, behalte deine { $have } CHF und spare { $price } CHF.
why-bid-building = Von allen angebotenen Gebäuden ist dir eines am meisten wert: { building }. Ein Gebot von { $following } von deinen { $have } CHF kann es dir sichern; bis jetzt würdest du { $price } CHF zahlen.
why-bid = Der erste Platz kann ein kleines Gebot wert sein: { $following } von deinen { $have } CHF; bis jetzt würdest du { $price } CHF zahlen.
why-pass-first = { $following } von deinen { $have } CHF zu bieten ist zu viel für den ersten Platz. Du zahlst { $price } CHF und nimmst Platz { $place } unter denen, die draußen sind; wer noch bietet, kann sich vor dich setzen.
why-pass-broke = Mit { $have } CHF kannst du nicht { $following } CHF bieten. Du zahlst { $price } CHF und nimmst Platz { $place } unter denen, die draußen sind; wer noch bietet, kann sich vor dich setzen.
why-pass-cheap = Du kannst auch für { $price } CHF aussteigen, statt { $following } von deinen { $have } CHF zu bieten, und Platz { $place } unter denen nehmen, die draußen sind; wer noch bietet, kann sich vor dich setzen.
why-pass-last = Platz { $place } für { $price } von deinen { $have } CHF, statt { $following } zu bieten: Du wählst spät, siehst aber, was die anderen kaufen und wie sie die Preise bewegen.
why-place-first = Dein Gebot von { $price } CHF zahlst du ohnehin, und wer vorn ist, hat die Wahl unter allen angebotenen Gebäuden ({ $count }).
why-place-last = Für deine { $price } CHF kannst du auch ans Ende gehen: Vielleicht bleibt von den angebotenen Gebäuden ({ $count }) genug übrig, und du siehst, wie die anderen die Preise bewegen.
why-purchase = { building } für { $price } von deinen { $have } CHF: { what-it-does }, und am Ende { some-points }. Von allem, was du kaufen kannst, bringt dir das am meisten über seinen Preis hinaus.
why-warehouses = { warehouses } für { $price } von deinen { $have } CHF: am Ende { some-points }, und du kannst { $space } Rohstoffe von einer Runde zur nächsten lagern.
why-buy-later = Du kannst auch nichts mehr kaufen und deine { $have } CHF für Minen und Bergleute behalten; die nächste Förderung ist etwa { $income } CHF wert, wenn du alles verkaufst.
why-buy-mines = Deine nächste Förderung ist nur { $income } CHF wert. Solange du so wenig verdienst, bringen dir deine { $have } CHF in Minen mehr als in einem Gebäude.
why-buy-nothing = Nichts im Angebot brächte dir mehr, als es kostet. Deine { $have } CHF und die { $income } CHF der nächsten Förderung leisten in der Bewirtschaftung mehr.
why-buy-enough = Dein Gebäude für diese Runde hast du gekauft, und nichts anderes ist hier seinen Preis wert. Behalte { $have } CHF für die Bewirtschaftung; die nächste Förderung ist { $income } wert.
why-mine = Die { mine } kostet { $money } von deinen { $have } CHF, mit allem, was du dafür kaufen musst. Sie liefert in jeder kommenden Runde 1 { resource }; die Bank zahlt dafür { $sale } CHF. Dazu am Ende { some-points }.
why-miner-needed = Alle deine Bergleute arbeiten schon (Bergleute: { $miners }, Minen: { $mines }). Einer mehr für { $money } von deinen { $have } CHF macht die nächste Mine möglich und ist ein Punkt; mehr als { $most } gibt es nicht.
why-miner = Ein Bergmann kostet { $money } von deinen { $have } CHF und ist am Ende ein Punkt. Du hast { miners-have } (höchstens { $most }) und { mines-have }.
why-city = Stadt { $city } kostet { $money } von deinen { $have } CHF, mit allem, was du dafür kaufen musst. Sie ist ein Punkt und bringt { $free } { $free ->
    [one] freien Platz
   *[other] freie Plätze
  }{ $mines ->
    [0] { "" }
    [one] { " " }und 1 Mine, die sofort liefert
   *[other] { " " }und { $mines } Minen, die sofort liefern
  }.
why-construct = Ein Gebäude in deinem Vorrat, { building }, kostet dich dort Geld. { $money ->
    [0] Gebaut bringt es dir dies
   *[other] Für { $money } von deinen { $have } CHF gebaut
  }: { what-it-does }, und am Ende { some-points }.
why-sell-for = { amount } zu verkaufen bringt { $chf } CHF. Du hast { $have } und brauchst { $money } für etwas, was sein Geld wert ist: { the-aim }. Das Material dafür bleibt dir.
why-sell-keep = { amount } zu verkaufen bringt { $chf } CHF. Du hast { $have }: { $money } für { $aim ->
    [build-mine] eine Mine
    [add-miner] einen Bergmann
    [build-city] die nächste Stadt
   *[construct] ein Gebäude aus deinem Vorrat
  }, und { $kept } sollten für den nächsten Einkauf bleiben, in dem sich nichts verkaufen lässt.
why-commit-save = Spare diesmal: Das Beste für dein Geld wäre { the-aim } für { $money } CHF. Du hast { $have }, und die nächste Förderung ist etwa { $income } wert.
why-commit-keep = Behalte deine { $have } CHF: Im nächsten Einkauf lässt sich nichts verkaufen, darum sollten { $kept } CHF für ein Gebäude bleiben. Die nächste Förderung ist etwa { $income } wert.
why-commit-done = Nichts mehr, was du erreichen kannst, ist jetzt seinen Preis wert. Du behältst { $have } CHF, und die nächste Förderung ist etwa { $income } wert.
why-commit-now = Du kannst auch hier aufhören: { $have } CHF bleiben dir, und die nächste Förderung ist etwa { $income } wert.
why-excess-metals = Du kannst { $space } von { $held } Rohstoffen lagern. Kupfer, Silber und Gold taugen nur zum Verkauf; sie gehen zuerst und bringen { $chf } CHF. Das Material bleibt.
why-excess-plenty = Du kannst { $space } von { $held } Rohstoffen lagern. Verkaufe, wovon du am meisten hast, für { $chf } CHF, und behalte von jedem Material etwas: Zurückkaufen kostet mehr.
why-excess-money = Du kannst { $space } von { $held } Rohstoffen lagern. Wenn du vor allem Geld brauchst, verkaufe die teuersten für { $chf } CHF.
why-upkeep = Mit { $price } von deinen { $have } CHF behältst du { $count } Gebäude, { $count ->
    [one] für das
   *[other] für die
  } du schon viel mehr bezahlt hast. Baue bald.
why-upkeep-short = Für deine { $count } Gebäude müsstest du { $price } CHF zahlen und hast { $have }. Die ältesten behältst du, soweit das Geld reicht; die anderen sind verloren.
why-give-up = Mit { $have } CHF kannst du nicht { $price } CHF für { $count } Gebäude zahlen. Wenn eines gehen muss, fehlt dir dieses am wenigsten: { building }.
why-interest = Bei { $have } CHF zahlt dir die Karte sofort { $pays } CHF und nach jeder Runde etwas, vielleicht noch { $rounds } Mal. Das ist mehr, als eine Karte für die Schlusswertung bringt.
why-interest-now = Bei { $have } CHF zahlt dir die Karte sofort { $pays } CHF und dann nach vielleicht { $rounds } weiteren Runden. Eine gute Wahl, wenn du mit deinen anderen Karten wenig anfangen kannst.
why-interest-later = Die Karte würde auf deine { $have } CHF jetzt { $pays } CHF zahlen, und vielleicht { $rounds ->
    [one] kommt noch 1 Runde
   *[other] kommen noch { $rounds } Runden
  }. Deine Karten für später würden ausscheiden.
why-raise-sale = Du wirst etwa { amount } zu verkaufen haben. Für { $price } von deinen { $have } CHF zahlt die Bank für jedes Stück { $after } statt { $before } CHF.
why-lower-purchase = Für { $price } von deinen { $have } CHF kostet { resource } nur noch { $after } statt { $before } CHF: Du wirst etwas davon zum Bauen brauchen.
why-exchange-late = Das Spiel ist fast vorbei, und du wirst kaum noch etwas verkaufen. Behalte deine { $have } CHF.
why-exchange-alone = Du hast zu wenig zu verkaufen: Kein Preis, den du bewegen könntest, brächte so viel ein, wie es kostet.{ $have ->
    [0] { "" }
   *[other] { " " }Behalte deine { $have } CHF.
  }
why-exchange-save = Du kannst auch die Börse in Ruhe lassen und deine { $have } CHF behalten: Ein besserer Preis nützt auch den anderen.
miners-have = { $miners } { $miners ->
    [one] Bergmann
   *[other] Bergleute
  }
mines-have = { $mines } { $mines ->
    [one] Mine
   *[other] Minen
  }

## Namen der Befehlsoptionen

field-called-people = volk
field-called-value = zahl
field-called-card = karte
field-called-resource = rohstoff
field-called-chf = chf
field-called-place = platz
field-called-building = gebäude
field-called-count = anzahl
field-called-city = stadt
field-called-buy = kaufen
field-called-conscript = aushebung
field-called-with_wood = mit_holz
field-called-step = schritt
field-called-wood = holz
field-called-stone = stein
field-called-iron = eisen
field-called-coal = kohle
field-called-copper = kupfer
field-called-silver = silber
field-called-gold = gold
field-called-sale = verkauf
field-called-purchase = kauf

## Was an einer Datei mit Spieldaten nicht stimmt

component-warehouses = warehouses, Preise: { $prices } statt { $right }
component-miners = miners: Es muss für jeden Bergmann von 5 bis { $most } einen Preis geben
component-tiles = colonial_tiles: { $tiles } verschiedene Werte statt { $right }
component-tiles-each = colonial_tiles: { $tiles } sind zu wenig, damit { $players } Spieler je drei nehmen
component-speculation = speculation: kein Preis für { $missing }
component-resources = resources, mines: Es müssen alle sieben da sein, von Holz bis Gold
component-sale-start = resources: Der Verkaufspreis von { $resource } beginnt außerhalb seiner Leiter
component-purchase-start = resources: Der Kaufpreis von { $resource } beginnt außerhalb seiner Leiter
component-price-order = resources: Der Kaufpreis von { $resource } muss über seinem Verkaufspreis liegen
component-gap = resources: Bei einem Abstand von { $gap } könnte man durch Kaufen und Verkaufen Geld verdienen
component-kinds = buildings: Es müssen die elf Sorten da sein, in der Reihenfolge der Regeln
component-building-tiles = buildings: insgesamt { $tiles } statt { $right }
component-copies = buildings: Für 2 bis 6 Spieler muss angegeben sein, wie viele im Spiel sind, höchstens { $most }
component-boards-show = buildings: { $boards } Tafeln zeigen { $kind }, zu viele bei { $players } Spielern
component-offices = buildings: { $boards } Tafeln zeigen das Ingenieurbüro, es gibt { $right }
component-peoples = peoples: Es müssen alle acht da sein
component-cities = { $board }, Städte: { $cities } statt { $right }
component-slots = { $board }: In Stadt { $city } ist mehr aufgedruckt, als ihre { $slots } Plätze fassen
component-start-mines = { $board }, Minen am Anfang: { $mines }, aber Bergleute: { $miners }
component-power-cards = power_cards: { $people } hat { $cards } statt { $right }
component-power-scoring = power_cards: { $people } braucht genau eine Karte für die Wertung
component-power-moment = power_cards: { $card } wirkt zu keinem bekannten Zeitpunkt: { $moment }
