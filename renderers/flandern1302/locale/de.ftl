## Namen

guild-blue = Blau
guild-yellow = Gelb
guild-green = Grün
guild-red = Rot
guild-grey = Grau
guild-church = Kirche
city-brugge = Brügge
city-gent = Gent
city-ieper = Ypern
city-leuven = Löwen
city-utrecht = Utrecht
city-luik = Lüttich
card-brugge = Brügge
card-gent = Gent
card-ieper = Ypern
card-leuven = Löwen
card-utrecht = Utrecht
card-luik = Lüttich
card-building-site = Baustelle
card-take-back = Karten aufnehmen
card-influence = Einfluss
card-cathedral = Dom
card-guild-master = Zunftmeister
phase-guilds = Wahl der Zünfte
phase-choice = Kartenwahl
phase-actions = Aktionen
phase-golden = Die goldene Karte
phase-scoring = Wertung
phase-over = Spielende

## Der Plan

round = Runde
turn = Zug
seat = Platz { $number }
no-guild = Noch keine Zunft
not-in-play = In dieser Partie nicht im Spiel
plays-along = Zählt für { $guild }
headline-ready = { $ready } von { $players } bereit
headline-over = { $count ->
    [one] { $guilds } gewinnt mit { $points } Punkten
   *[other] { $guilds } teilen sich den Sieg mit { $points } Punkten
  }
asks-guild = eine Zunft nehmen
asks-influenced = eine beeinflusste Zunft nehmen
asks-city-card = bauen oder fertigstellen in { $city }
asks-city-card-for = in { $city } bauen für { $guild }
asks-building-site = eine Baustelle beginnen
asks-building-site-for = Baustelle beginnen für { $guild }
asks-cathedral = den Dom setzen
asks-guild-master = den Zunftmeister setzen
asks-first-action = Karte spielen oder Einfluss aufdecken
asks-own-action = eine Karte spielen
asks-all-choice = Alle wählen verdeckt ihre Karten

## Zünfte und Stadtviertel

trade-blue = Färber
trade-yellow = Weber
trade-green = Walker
trade-red = Tuchscherer
trade-grey = Waffenschmiede
shape-row = Zeilen
shape-wedge = Keile
shape-yard = Höfe
of-arms = { $arms ->
    [blue] in Blau
    [yellow] in Gelb
    [green] in Grün
    [red] in Rot
    [grey] in Grau
   *[church] der Kirche
  }
quarter = { $shape ->
    [row] Zeile
    [wedge] Keil
   *[yard] Hof
  } { of-arms }{ $masters ->
    [0] { "" }
    [one] { " " }mit 1 Meister
   *[other] { " " }mit { $masters } Meistern
  }
quarter-special = Kirchenviertel { $special }
quarter-centre = Zentrum { of-arms }

## Was vor einem Spieler liegt

holding-title = { $guild } – { $trade }
holding-cards = { $count ->
    [0] Keine Aktionskarte auf der Hand
    [one] 1 Aktionskarte auf der Hand
   *[other] { $count } Aktionskarten auf der Hand
  }
holding-none-played = Es liegt keine Karte offen aus.
holding-spent = Gespielt
holding-gained = Erhalten
holding-stock = Stadtviertel von { $guild }
holding-influenced = Beeinflusste Zunft: { $guild }
holding-cities = In den Städten
screen-under = Was dir gehört
screen-golden = Goldene Karte
screen-no-golden = Du hast in dieser Runde keine goldene Karte gesehen.
screen-no-golden-two = Zu zweit spielt man ohne goldene Karten.
sealed-choice = Versiegelt: { $card }, { $influence ->
    [0] keine Einflusskarte
    [one] 1 Einflusskarte
   *[other] { $influence } Einflusskarten
  }

## Das Aufdecken

reveal-title = Die Karten sind aufgedeckt
reveal-first = Runde { $round } – Startspieler: { $guild }

## Eine Stadt

closeup-scored = Gewertet: Wert { $value }
closeup-so-far = Wert bisher: { $value }
closeup-value = Wert der Stadt
closeup-quarters = { $count ->
    [one] Zunftviertel
   *[other] Zunftviertel
  }
closeup-churches = { $count ->
    [one] Kirche
   *[other] Kirchen
  }
closeup-cathedrals = { $count ->
    [one] Dom
   *[other] Dome
  }
closeup-sum = Wert
closeup-ranking = Rangfolge
closeup-nobody = Keine Zunft hat ein fertiges Viertel.

## Die Schlusswertung

sheet-influence = Einfluss
sheet-total = Summe

## Einen Bauplatz wählen

choosing-build = Bauen
choosing-site = Baustelle
choosing-finish = Baustelle fertigstellen
choosing-place-cathedral = Dom
choosing-place-master = Zunftmeister
choosing-card = Aktionskarte
choosing-quarter = Welches Stadtviertel? Die hellen Bauplätze sind möglich
choosing-plot = Auf welchem Bauplatz?
choosing-sure = So sähe es dann aus
choosing-quarters = Mögliche Stadtviertel
choosing-now = So steht es jetzt
choosing-after = Danach
choosing-in = { $city } – { $title }
told-quarter = Stadtviertel: { $quarter }.
told-quarters = Mögliche Stadtviertel: { $list }.
told-plot = Bauplatz: { $plot }.
told-plots = Mögliche Bauplätze: { $list }.
told-rank = { $guild } { $points }
told-now = { $city } ist { $value } wert und hat { $free ->
    [one] 1 freien Bauplatz
   *[other] { $free } freie Bauplätze
  }. Punkte: { $list }.
told-after = { $city } wäre dann { $value } wert und hätte { $free ->
    [one] 1 freien Bauplatz
   *[other] { $free } freie Bauplätze
  }. Punkte: { $list }.

## Der Plan in Worten

text-none = keine
text-nothing = nichts
text-counted = { $count } × { $card }
text-bearing = { $card } von { $guild }
text-now = Runde { $round }, Phase: { $phase }. Startspieler: { $first }.
text-now-two = Zug { $round }, Phase: { $phase }. Am Zug ist { $first }.
text-chosen = { $place }. { $who }: { $card }, { $influence ->
    [0] keine Einflusskarte
    [one] 1 Einflusskarte
   *[other] { $influence } Einflusskarten
  }.
text-free-guilds = Zünfte, die niemand spielt: { $list }.
text-arms = Im Spiel: { $list }.
text-on-plot = { $plot } { $quarter }
text-site = Baustelle
text-pawns = { $count ->
    [one] 1 gesetzter Zunftmeister
   *[other] { $count } gesetzte Zunftmeister
  }
text-not-in-play = { $city } ist nicht im Spiel.
text-city = { $city } ({ $code }): Wert bisher { $value } – Zunftviertel { $quarters }, Kirchen { $churches }, Dome { $cathedrals }.
text-city-scored = { $city } ({ $code }), gewertet: Wert { $value } – Zunftviertel { $quarters }, Kirchen { $churches }, Dome { $cathedrals }.
text-rank = { $place }. { $guild }: Viertel { $quarters }, Meister { $masters }, Punkte { $points }
text-ranks = Rangfolge: { $list }.
text-built = Gebaut: { $list }.
text-free = Freie Bauplätze: { $count } ({ $list }).
text-covered = Abgedeckt: { $list }.
text-no-guild = { $who } hat noch keine Zunft.
text-player = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
text-influenced = Beeinflusste Zunft: { $guild }, Punkte: { $points }.
text-hand = Aktionskarten auf der Hand: { $list }.
text-row = Gespielt, offen: { $list }.
text-influence = Einflusskarten auf der Hand: { $have }, gespielt: { $spent }, erhalten: { $gained }.
text-shape = { $shape ->
    [row] Zeile
    [wedge] Keil
   *[yard] Hof
  } { $counts }
text-stock-by-masters = Stadtviertel im Vorrat, { $guild }, mit 0/1/2 Meistern: { $list }.
text-stock = Stadtviertel im Vorrat, { $guild }: { $list }.
text-grey = Grau, niemandes Zunft: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
text-pieces = Im Vorrat: Baustellenfiguren { $sites }, Dome { $cathedrals }, Zunftmeister { $masters }.
text-deck = Einflussstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }. Züge in Folge ohne Bau: { $idle }.
text-turned = Aufgedeckt: { $card }.
text-discards = Abgelegt: { $list }.
text-removed = Aus dem Spiel: { $list }.
text-golden-deck = Goldener Stapel: noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }.
text-golden-drawn = Eine goldene Karte liegt verdeckt vor { $who }.
text-golden = Goldene Karte dieser Runde: { $card }.
text-silver-removed = Silberne Karten aus dem Spiel: { $count }.
text-sheet = { $who }: Summe { $total } – Städte { $guild }, Einfluss { $second }.
text-sheet-two = { $who }: Summe { $total } – eigene Zunft { $guild }, beeinflusste Zunft { $second }.
text-own = Die Hand von { $who }:
text-own-golden = Goldene Karte, die sonst niemand gesehen hat: { $card }.
alt-title = Spielplan von Flandern 1302.
alt-round = Runde { $round }.
alt-points = Punkte: { $list }.
alt-city = { $city }: Wert { $value }, freie Bauplätze { $free }, vorn: { $guild }.
alt-city-scored = { $city }: gewertet, Wert { $value }, Erster: { $guild }.

## Pictures one can ask for

moment-reveal = Die aufgedeckten Karten
moment-scored-brugge = Wertung von Brügge
moment-scored-gent = Wertung von Gent
moment-scored-ieper = Wertung von Ypern
moment-scored-leuven = Wertung von Löwen
moment-scored-utrecht = Wertung von Utrecht
moment-scored-luik = Wertung von Lüttich

## Teile und Zeichen

pieces-title = Die Teile von Flandern 1302
pieces-guilds = Zünfte und Kirche
pieces-quarters = Viertel
pieces-town = In einer Stadt
pieces-pawns = Figuren und Zeichen
pieces-cards = Karten
piece-free = Freier Bauplatz mit Nummer
piece-site = Baustelle
piece-covered = Abgedeckt: hier baut niemand mehr
piece-centre = Zentrum
piece-scored = Gewertete Stadt
piece-printed-master = Aufgedruckter Zunftmeister
piece-placed-master = Gesetzter Zunftmeister
piece-site-pawn = Baustellenfigur
piece-lead = Startspieler
piece-value = Wert einer Stadt
piece-house = Fertige Viertel
piece-lot = Freie Bauplätze
piece-points = Punkte
piece-played = Offen ausgespielt
piece-gone = Aus dem Spiel
piece-golden = Goldene Karte
piece-golden-back = Goldene Karte, verdeckt
piece-choosable = Wählbarer Bauplatz
piece-result = Ergebnis einer gewerteten Stadt
piece-winner = Sieger
