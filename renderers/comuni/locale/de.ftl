## Namen

attacker-A = Venezia
attacker-B = Frankreich
attacker-C = Der Papst
attacker-D = Der Kaiser
against-A = Venezia
against-B = Frankreich
against-C = den Papst
against-D = den Kaiser
master-economy = Schatzmeister
master-military = Hauptmann
master-culture = Architekt
master-religion = Bischof
phase-projects = Projekte
phase-refill = Karten auffüllen
phase-build = Bauen
phase-masters = Zunftmeister
phase-repair = Plünderungsschäden
phase-invasion = Invasion
phase-scoring = Schlusswertung

## Der Spielplan

round = Runde
cards-left = { $count ->
    [one] Karte übrig
   *[other] Karten übrig
  }
last-round = { $turns ->
    [0] letzte Runde vorbei
    [one] letzte Runde: noch 1 Zug
   *[other] letzte Runde: noch { $turns } Züge
  }
headline-ready = { $ready } von { $players } bereit
headline-over = { $comune } gewinnt mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
  }
asks-projects = bieten, einfordern oder Erträge einholen
asks-displaced = überboten – Gesandten zurücknehmen oder versetzen?
asks-free-choice = eine Ressource wählen
asks-build-step = bauen oder beenden
asks-hand-limit = zwei Karten behalten
asks-repair = Plünderungsschäden beheben?
asks-all-commitment = Armeen gegen { $attacker }!

## Hinter dem Sichtschirm

screen-title = Hinter dem Sichtschirm von { $name }
screen-title-plain = Hinter deinem Sichtschirm
resource-gold = { $count ->
    [one] Gold
   *[other] Gold
  }
resource-army = { $count ->
    [one] Armee
   *[other] Armeen
  }
resource-pilgrim = { $count ->
    [one] Pilger
   *[other] Pilger
  }
resource-craftsman = { $count ->
    [one] Handwerker
   *[other] Handwerker
  }
hand-cards = { $count ->
    [0] Projektkarten
    [one] 1 Projektkarte
   *[other] { $count } Projektkarten
  }
hand-empty = Keine Karten auf der Hand
tiles = Plättchen
plunder-tiles = { $count ->
    [one] Plünderungsplättchen
   *[other] Plünderungsplättchen
  }
no-heroes = Noch kein Heldenplättchen
next-income = Erträge derzeit
sealed-order = Versiegelt: { $alliance } fürs Bündnis, { $city } für die Mauern

## Eine Invasion

battle-title-A = Venezia greift an
battle-title-B = Frankreich greift an
battle-title-C = Der Papst greift an
battle-title-D = Der Kaiser greift an
battle-under = Basisstärke { $strength }
alliance = Bündnis
alliance-none = Niemand hat eine Armee geschickt.
col-attack = Angriff
col-alliance = Für das Bündnis
col-rest = Rest nach dem Bündnis
col-city = Auf den Mauern
col-defence = Verteidigung
col-outcome = Ergebnis
held = gehalten

## Das Wertungsblatt

sheet-track = Wertungsleiste
sheet-masters = Zunftmeister
sheet-majorities = Meiste Ressourcen
sheet-heroes = Heldenplättchen
sheet-lowest-building = Kleinstes Gebäude
sheet-plunder = Plünderungsplättchen
sheet-total = Summe
sheet-stock = Vorrat

## Eine Comune

category-economy = Wirtschaft
category-military = Militär
category-culture = Kultur
category-religion = Religion
active = aktiv
inactive = inaktiv
points = { $count ->
    [one] Punkt
   *[other] Punkte
  }
income = Ertrag
wall = Stadtmauer
armies-fit = Armeen

## Der Spielplan in Worten

text-card = { $id } Stufe { $level } { $categories }
text-cubes = { $count } { $name }
text-cube-gold = { $count ->
    [one] Gold
   *[other] Gold
  }
text-cube-army = { $count ->
    [one] Armee
   *[other] Armeen
  }
text-cube-pilgrim = { $count ->
    [one] Pilger
   *[other] Pilger
  }
text-cube-craftsman = { $count ->
    [one] Handwerker
   *[other] Handwerker
  }
text-cube-any = { $count ->
    [one] nach Wahl
   *[other] nach Wahl
  }
text-now = Runde { $round }, Phase: { $phase }. Am Zug ist { $turn }.
text-leader = Bündnisführer: { $who }.
text-works = In dieser Bauphase: Gebäude { $buildings }, Mauern { $walls }.
text-column = Spalte { $number }: { $cards }.
text-column-bonus = Spalte { $number } (mit einer Ressource nach Wahl): { $cards }.
text-no-cards = keine Karten
text-room = Leere Plätze: { $count }.
text-envoy = Gesandter von { $who } mit { $gold }.
text-pile = Stapel { $pile }: { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
  }.
text-invader = { $pile }: { $name }, Stärke { $strength }, Heldenplättchen: { $heroes }.
text-gone = vergeben
text-nobody = niemand
text-none = keine
text-master = { $master }: { $who }
text-masters = Zunftmeister – { $list }.
text-supply = Im allgemeinen Vorrat: { $list }.
text-supply-gone = Aufgebraucht: { $list }.
text-rest = Bonus-Mauerkarten: { $walls }. Abgelegte Karten: { $discarded }.
text-comune = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
text-has = Gesandte im Vorrat: { $envoys }, Karten auf der Hand: { $cards }.
text-siege = { $name } greift mit { $attack } an; { $armies ->
    [0] ohne Mauer
    [one] mit einer Armee auf der Mauerkarte
   *[other] mit einer Armee auf jeder der { $armies } Mauerkarten
  } ist die Verteidigung { $defence }.
text-plundered = Hat Plünderungsplättchen.
text-active = Aktiv: { $list }.
text-building = { $category }, Höhe { $height } ({ $cards })
text-buildings = Gebäude: { $list }.
text-walls = Mauerabschnitte: { $list }.
text-battle = Letzte Invasion – { $title }: Basisstärke { $base }, Bündnis { $alliance }, Bündnisführer { $leader }.
text-forces = { $who }: Angriff { $attack }, { $alliance } fürs Bündnis, Rest { $residual }; { $city } auf den Mauern, Verteidigung { $defence }, Plünderung { $plunder }.
text-paid = Bezahlt: { $list }.
text-hero = Heldenplättchen { $value }.
text-sheet = { $who }: Summe { $total } – { $list }. Vorrat: { $stock }.
text-hand = Hinter dem Sichtschirm von { $who }:
text-stock = Vorrat: { $list }.
text-cards = Projektkarten: { $list }.
text-tiles = Plünderungsplättchen: { $plunder }. Heldenplättchen: { $heroes }.
text-income = Erträge derzeit: { $list }.
alt-title = Spielplan von Comuni.
alt-round = Runde { $round }.
alt-points = Punkte: { $list }.
alt-threat = Noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } im Stapel { $pile }, dann greift an: { $name } (Stärke { $strength }).
alt-siege = { $comune }: Angriff { $attack }, { $armies ->
    [0] keine Mauern, Verteidigung { $defence }
   *[other] Verteidigung { $defence } mit einer Armee auf jeder Mauerkarte
  }.
alt-envoy = Spalte { $number }: { $comune }, { $gold }.
alt-town = { $comune }: { $list }.

## Pictures one can ask for

moment-battle = Die letzte Invasion

## Teile und Zeichen

pieces-title = Die Teile von Comuni
pieces-resources = Ressourcen
pieces-categories = Gebäudearten und Zunftmeister
pieces-cards = Projektkarten
pieces-town = Gebäude und Mauern
pieces-comuni = Comuni
pieces-threat = Angreifer
piece-any = Eine Ressource deiner Wahl
piece-none-left = Im Vorrat aufgebraucht
piece-inactive = Aktivierungskarte verdeckt: inaktiv
piece-master = { $master } (Zunftmeister)
piece-card = Spezielle Karte: Stufe { $level }, { $category }
piece-card-two = Allgemeine Karte: eine von zwei Gebäudearten
piece-card-every = Allgemeine Karte: jede Gebäudeart
piece-card-hand = Handkarten, Ablage
piece-room = Freier Platz für eine Karte
piece-bonus = Spalte mit einer Ressource deiner Wahl
piece-building = { $category }, Höhe { $height }
piece-wall = Mauerabschnitt, 2 Karten
piece-envoy = Gesandter mit Gold in einer Spalte
piece-envoys-home = Gesandte: 2 im Vorrat, 1 unterwegs
piece-niche = Spalte ohne Gesandten
piece-points = Punkte
piece-leader = Bündnisführer
piece-pile = Stapel: { $name }
piece-strength = Stärke eines Angriffs
piece-turn = Roter Rahmen: diese Comune ist am Zug
portrait-threat = { $name }, Stärke { $strength } · Karten im Stapel: { $count }
siege = Angriff { $attack } · { $armies ->
    [0] keine Mauern, Verteidigung { $defence }
   *[other] Verteidigung { $defence } bei vollen Mauern
  }
