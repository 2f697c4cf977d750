## Das Brett

round = Runde
seat = Platz { $number }
sale = Verkauf
purchase = Kauf
sold = VERKAUFT
available = Im Angebot
future = Demnächst
# on a narrow tile; a soft hyphen where the word may break
tile-kiln = Köhlerei
order = Reihenfolge
auction = Gebote
choosing = wählt ein Volk
peoples-left = Völker zur Wahl
tiles = Aufbauplättchen
power-hidden = Drei POWER-Karten
headline-over = { $count ->
    [one] { $people } gewinnt mit { $points } Punkten
   *[other] { $people } gewinnen mit { $points } Punkten
  }
waiting-for = Noch am Zug: { $who }
in-order = Reihenfolge verlangt
asks-peoples = ein Volk wählen
asks-draft = ein Plättchen nehmen
asks-first-cards = eine POWER-Karte aufdecken?
asks-forced-labour = für Zwangsarbeit zahlen?
asks-bid-or-pass = bieten oder passen
asks-placement = einen Platz nehmen
asks-buy-building = ein Gebäude kaufen
asks-management = planen und bestätigen
asks-storage = zu viel für die Lager
asks-upkeep = für den Vorrat zahlen
asks-ask-for-interest = die Zinsen aufdecken?
asks-speculation = spekulieren

## Einzelne Blätter

extraction-title = Förderung
extraction-under = Was Minen, Gebäude und POWER-Karten bringen
auction-title = Versteigerung der Reihenfolge
highest-bid = höchstes Gebot
passed = nimmt Platz { $place }
passed-bid = { $chf ->
    [0] ohne Gebot
   *[other] letztes Gebot { $chf } CHF
  }
new-order = Neue Reihenfolge
prices-title = Die Börse
prices-under = Die Preise zu Beginn jeder Runde und jetzt
now = jetzt
legend-purchase = was die Bank verlangt, wenn du kaufst
legend-sale = was die Bank zahlt, wenn du verkaufst
legend-axis = Unter jeder Kurve: die Änderung beider Preise seit Runde 1
buildings-title = Die Gebäude
buildings-under = Ein Bau kostet 1 Eisen, eine Runde im Vorrat { $chf } CHF
col-price = Preis
col-points = Punkte
col-future = Demnächst
col-bag = Im Beutel
col-owners = Besitzer
sheet-title = Schlusswertung
sheet-cities = Städte
sheet-warehouses = Lager
sheet-miners = Bergleute
sheet-buildings = Gebäude
sheet-mines = Minen
sheet-all-kinds = 10 oder 11 Gebäudearten
sheet-all-warehouses = Alle Lager gebaut
sheet-filled = Alle Lager gefüllt
sheet-full-cities = Alle Städte voll
sheet-most-miners = Alle Bergleute
sheet-power = POWER-Karte
sheet-money = Geld
sheet-total = Summe
sheet-chf = CHF mit Rohstoffen

## Ein Volk von nahem

miners = Bergleute
warehouses = Lager
mines-of = { $mines } von { $limit } Minen
stored-of = Rohstoffe: { $held }, Platz für { $capacity }
reserve = Vorrat

## Der eigene Plan

plan-of = Der Plan von { $name }
plan-plain = Dein Plan
plan-title = Plan
plan-balance = Saldo
plan-start = am Anfang
plan-earlier = { $count ->
    [one] nach 1 früheren Schritt
   *[other] nach { $count } früheren Schritten
  }
plan-empty = Noch ist nichts geplant.
plan-later = Geplant wird in der Bewirtschaftung.
plan-sell = { $what } verkaufen
plan-buy = { $what } kaufen
plan-miner = ein Bergmann mehr
plan-city = Stadt { $city } bauen
plan-construct = { $what } in Stadt { $city }
plan-transmute = { $what } verwandeln
plan-power = { $what } aufdecken
after-plan = Nach dem Plan
before-plan = Wie es steht
afford = Das reicht noch für
next-extraction = Nächste Förderung
afford-nothing = nur noch für Handel

## Das Brett in Worten

text-none = nichts
text-now = Runde { $round } ({ $mode }), Phase: { $phase }.
text-order = Reihenfolge: { $list }.
text-done = Fertig: { $list }.
text-in-order = Die Reihenfolge wurde verlangt: Es wird nacheinander abgeschlossen.
text-quote = { $resource }: Die Bank zahlt { $sale } CHF und verlangt { $purchase } CHF.
text-quote-sold = In dieser Runde verkauft.
text-quote-sale = Der Verkaufspreis ist fest.
text-quote-purchase = Der Kaufpreis ist fest.
text-available = Im Angebot: { $list }.
text-future = Demnächst: { $list }.
text-priced = { $building } für { $chf } CHF
text-does = { $building }: { $effect }.
text-bag = Im Beutel: { $list }.
text-returned = Auf dem Weg zurück in den Beutel: { $list }.
text-mine-tiles = Übrige Minenplättchen: { $count }.
text-offices = Ingenieurbüros aus dem Spiel: { $count }.
text-peoples-left = Völker, die niemand spielt: { $list }.
text-tiles-left = Aufbauplättchen auf dem Tisch: { $list }.
text-tile-chf = { $count } CHF
text-tile-miners = { $count ->
    [one] 1 Bergmann
   *[other] { $count } Bergleute
  }
text-tile-warehouses = { $count ->
    [one] 1 Lager
   *[other] { $count } Lager
  }
text-tile-cities = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
  }
text-auction = Versteigerung der Reihenfolge: Das höchste Gebot ist { $chf } CHF.
text-bid = { $who }: { $chf ->
    [0] noch kein Gebot
   *[other] bietet { $chf } CHF
  }.
text-bid-left = { $who } ist ausgestiegen, letztes Gebot { $chf } CHF.
text-new-order = Neue Reihenfolge bisher: { $list }.
text-realm = { $who }: { $chf } CHF, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
text-stock = Rohstoffe: { $list }.
text-holds = Bergleute: { $miners }; Minen: { $mines } von { $limit }; Lager: { $warehouses }; gelagert: { $held }, Platz für { $capacity }.
text-miner = ein Bergmann
text-city-number = Stadt { $city }
text-city = Stadt { $city }: { $list }; { $free ->
    [0] voll
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
  }.
text-city-asleep = Stadt { $city } ist nicht gebaut; aufgedruckt: { $list }; { $free ->
    [0] voll
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
  }.
text-city-closed = Stadt { $city } wird nicht gebraucht.
text-reserve = Vorrat: { $list }.
text-power = POWER-Karte { $card }: { $effect }.
text-power-hidden = POWER-Karte noch geheim, eine von diesen: { $list }.
text-cards = Deine POWER-Karten, von denen du eine spielst: { $list }.
text-power-spent = Die POWER-Karte ist in dieser Phase verbraucht.
text-tiles-taken = Aufbauplättchen: { $list }.
text-this-round = In dieser Runde: { $sold } verkauft, { $bought } gekauft; Gebäude: { $purchases }, Lager: { $warehouses }.
text-extraction = Eine Förderung bringt jetzt:
text-yields = { $who }: { $list }; { $chf } CHF.
text-history = Preise zu Beginn der Runde { $round } (Verkauf/Kauf): { $list }.
text-sheet = { $who }: { $total } Punkte – { $list }. Geld mit Rohstoffen: { $chf } CHF.
text-plan = Plan:
text-step = { $number }. { $what }: { $chf } CHF, danach { $after } CHF
text-balance = Saldo: vorher { $before } CHF, nachher { $after } CHF; dann im Bestand: { $list }.
text-afford = Noch bezahlbar: { $list }.
text-afford-buying = Wenn die Bank verkauft, was fehlt, auch: { $list }.
text-idle = { $who }: { $chf } CHF; Bestand: { $list }.
alt-title = Spielplan von Shafausa.
alt-round = Runde { $round }.
alt-points = Punkte: { $list }.
alt-prices = Verkaufs- und Kaufpreise: { $list }.
alt-realm = { $people }: { $chf } CHF, { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
  }, { $mines ->
    [one] 1 Mine
   *[other] { $mines } Minen
  }, { $buildings ->
    [one] 1 Gebäude
   *[other] { $buildings } Gebäude
  }, { $held ->
    [one] 1 Rohstoff
   *[other] { $held } Rohstoffe
  }.
alt-moves = { $resource }: Verkauf { $sale }, Kauf { $purchase }.

## Pictures one can ask for

moment-extraction = Die Förderung
moment-auction = Die Versteigerung
moment-buildings = Die Gebäude
moment-prices = Preise im Lauf der Runden

## Teile und Zeichen

pieces-title = Die Teile von Shafausa
pieces-resources = Rohstoffe und Minen
pieces-buildings = Gebäude
pieces-peoples = Völker
pieces-cities = Städte, Bergleute, Lager
pieces-exchange = Börse, Versteigerung, Karten
piece-chf = Geld in CHF
piece-miner = Bergmann
piece-warehouse = Lager
piece-no-warehouse = Noch nicht gebaut
piece-city = Gebaute Stadt
piece-unbuilt-city = Noch nicht gebaute Stadt
piece-slot = Freier Platz in einer Stadt
piece-asleep = Schläft, bis die Stadt gebaut ist
piece-full-city = Volle Stadt
piece-shaft = Minen eines Volks
piece-bag = Beutel mit Gebäuden
piece-sale = Verkaufspreis: die Bank zahlt ihn
piece-purchase = Kaufpreis: du zahlst ihn
piece-crossed = Diese Runde für alle gesperrt
piece-rise = Preis gestiegen
piece-fall = Preis gefallen
piece-power = POWER-Karte, verdeckt
piece-power-shown = POWER-Karte im Einsatz
piece-tile = Aufbauplättchen
piece-people-seat = Platz mit dem Zeichen seines Volks
piece-seat = Platz ohne Volk
told-people = { $people }: { $list }.
