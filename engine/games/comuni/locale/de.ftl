## Comuni auf Deutsch

title = Comuni
tagline = Gesandte, Gebäude, Mauern und vier Angreifer im mittelalterlichen Italien

## Plätze

seat-lucca = Lucca
seat-firenze = Firenze
seat-siena = Siena
seat-bologna = Bologna
seat-milano = Milano

## Spielmaterial

name-gold = Gold
name-army = Armeen
name-pilgrim = Pilger
name-craftsman = Handwerker
name-economy = Wirtschaft
name-military = Militär
name-culture = Kultur
name-religion = Religion

gold = { $gold } Gold
armies = { $army } { $army ->
    [one] Armee
   *[other] Armeen
  }
pilgrims = { $pilgrim } Pilger
craftsmen = { $craftsman } Handwerker
one-cube = { $resource ->
    [gold] 1 Gold
    [army] 1 Armee
    [pilgrim] 1 Pilger
   *[craftsman] 1 Handwerker
  }
kind-of-cube = { $resource ->
    [gold] kein Gold
    [army] keine Armee
    [pilgrim] kein Pilger
   *[craftsman] kein Handwerker
  }
# im Akkusativ
a-building = { $category ->
    [economy] ein wirtschaftliches Gebäude
    [military] ein militärisches Gebäude
    [culture] ein kulturelles Gebäude
   *[religion] ein religiöses Gebäude
  }
# im Akkusativ
master = { $category ->
    [economy] den Schatzmeister
    [military] den Hauptmann
    [culture] den Architekten
   *[religion] den Bischof
  }
invader = { $pile ->
    [A] Venezia
    [B] Frankreich
    [C] Der Papst
   *[D] Der Kaiser
  }
card = { $id } (Stufe { $level }, { $symbols })

# Steine ohne Nullen, als Aufzählung: alle, oder was auf eine schon genannte Art folgt
cubes = { $gold ->
    [0] { $army ->
        [0] { $pilgrim ->
            [0] { craftsmen }
           *[other] { pilgrims }{ then-craftsmen }
          }
       *[other] { armies }{ then-pilgrims }
      }
   *[other] { gold }{ then-armies }
  }
then-armies = { $army ->
    [0] { then-pilgrims }
   *[other] { $pilgrim ->
        [0] { $craftsman ->
            [0] { " " }und { armies }
           *[other] , { armies } und { craftsmen }
          }
       *[other] , { armies }{ then-pilgrims }
      }
  }
then-pilgrims = { $pilgrim ->
    [0] { then-craftsmen }
   *[other] { $craftsman ->
        [0] { " " }und { pilgrims }
       *[other] , { pilgrims } und { craftsmen }
      }
  }
then-craftsmen = { $craftsman ->
    [0] { "" }
   *[other] { " " }und { craftsmen }
  }

# was ein Bauschritt gekostet hat
works-cost = { $craftsmen ->
    [0] { $pilgrims ->
        [0] { "" }
       *[other] { " " }für { $pilgrims } Pilger
      }
   *[other] { $pilgrims ->
        [0] { " " }für { $craftsmen } Handwerker
       *[other] { " " }für { $craftsmen } Handwerker und { $pilgrims } Pilger
      }
  }

phase = { $phase ->
    [projects] Projekt
    [refill] Projektkarten auffüllen
    [build] Bauen
    [masters] Zunftmeister
    [repair] Plünderungsschäden beheben
    [invasion] Invasion
   *[scoring] Schlusswertung
  }

## Ereignisse

event-game-began = { $comuni } nehmen Platz; { $cards } Projektkarten liegen offen aus.
event-turn-began = Runde { $round }: { $seat }.
event-bid-placed = { $gold ->
    [0] { $seat } stellt einen Gesandten ohne Gold in Spalte { $column }.
   *[other] { $seat } bietet { gold } für Spalte { $column }{ $from_pilgrims ->
        [0] .
       *[other] , davon { $from_pilgrims } aus Pilgern.
      }
  }
event-envoy-displaced = { $seat } wird in Spalte { $column } überboten.
event-envoy-withdrawn = { $seat } nimmt den Gesandten{ $gold ->
    [0] { "" }
   *[other] { " " }mit { $gold } Gold
  } zurück.
event-envoy-moved = { $seat } setzt einen Pilger ein und versetzt den Gesandten { $gold ->
    [0] ohne Gold
   *[other] mit { $gold } Gold
  } in Spalte { $column }.
event-projects-claimed = { $seat } fordert aus Spalte { $columns } ein: { $cards }{ $gold ->
    [0] .
   *[other] { "" }, und zahlt { $gold } Gold.
  }
event-income-collected = { income }{ $lost ->
    [0] .
    [one] ; 1 Stein fehlt im Vorrat.
   *[other] ; { $lost } Steine fehlen im Vorrat.
  }
income = { $gold ->
    [0] { $army ->
        [0] { $pilgrim ->
            [0] { $craftsman ->
                [0] { $seat } holt die Erträge ein
               *[other] { $seat } erhält als Ertrag { cubes }
              }
           *[other] { $seat } erhält als Ertrag { cubes }
          }
       *[other] { $seat } erhält als Ertrag { cubes }
      }
   *[other] { $seat } erhält als Ertrag { cubes }
  }
event-cube-taken = { $seat } wählt { one-cube }.
event-column-filled = Neu in Spalte { $column }: { $cards }. { $left ->
    [0] Der Stapel ist aufgebraucht.
    [one] 1 Karte bleibt im Stapel.
   *[other] { $left } Karten bleiben im Stapel.
  }
event-pile-opened = Stapel { $pile } beginnt: { $left } Karten.
event-supply-ran-out = Im Vorrat ist { kind-of-cube } mehr.
event-building-founded = { $seat } baut { a-building } mit { $card }{ works-cost }. Punkte: { $score }.
event-floor-added = { $seat } baut { a-building } auf { $height } Stockwerke aus, mit { $card }{ works-cost }. Punkte: { $score }.
event-wall-laid = { $seat } errichtet einen neuen Mauerabschnitt{ works-cost }.
event-wall-raised = { $seat } stockt{ works-cost } einen Mauerabschnitt auf Stufe { $height } auf.
event-bonus-wall-given = { $seat } erhält eine Bonus-Mauerkarte.
event-cards-discarded = { $seat } legt { $count } { $count ->
    [one] Karte
   *[other] Karten
  } ab.
event-master-taken = { $holder ->
    [none] { $seat } gewinnt { master } für sich.
   *[other] { $seat } nimmt { $holder } { master } ab.
  }
event-mended = { $seat } entfernt { $tiles } Plünderungsplättchen für { $pilgrims } Pilger.
event-exchanged = { $seat } tauscht { $give ->
    [gold] 2 Gold
   *[pilgrim] 2 Pilger
  } gegen { $receive ->
    [gold] 1 Gold
    [army] 1 Armee
   *[craftsman] 1 Handwerker
  }.
event-invasion-began = Invasion! { invader } greift mit Basisstärke { $base } an. Angriff auf die comuni, in Zugreihenfolge: { $attacks }.
event-forces-revealed = { $alliance ->
    [0] { $city ->
        [0] { $seat } schickt keine Armeen.
        [one] { $seat } schickt 1 Armee auf die Mauern{ paid-with }.
       *[other] { $seat } schickt { $city } Armeen auf die Mauern{ paid-with }.
      }
    [one] { $city ->
        [0] { $seat } schickt 1 Armee ins Bündnis{ paid-with }.
       *[other] { $seat } schickt 1 Armee ins Bündnis und { $city } auf die Mauern{ paid-with }.
      }
   *[other] { $city ->
        [0] { $seat } schickt { $alliance } Armeen ins Bündnis{ paid-with }.
       *[other] { $seat } schickt { $alliance } Armeen ins Bündnis und { $city } auf die Mauern{ paid-with }.
      }
  }
paid-with = { $by_gold ->
    [0] { $by_pilgrims ->
        [0] { "" }
       *[other] { " " }({ $by_pilgrims } mit Pilgern bezahlt)
      }
   *[other] { $by_pilgrims ->
        [0] { " " }({ $by_gold } mit Gold bezahlt)
       *[other] { " " }({ $by_gold } mit Gold, { $by_pilgrims } mit Pilgern bezahlt)
      }
  }
event-alliance-gathered = { $armies ->
    [0] Niemand steht im Bündnis.
    [one] Das Bündnis zählt 1 Armee.
   *[other] Das Bündnis zählt { $armies } Armeen.
  }
event-city-held = { $residual ->
    [0] Der Angriff erreicht { $seat } nicht.
   *[other] { $seat } hält stand: Verteidigung { $defence } gegen { $residual }.
  }
event-city-plundered = { $seat } wird geplündert: Verteidigung { $defence } gegen { $residual }, { $tiles } Plünderungsplättchen.
event-hero-named = { $seat } zeichnet sich im Bündnis aus und erhält ein Heldenplättchen mit Wert { $value }.
event-no-heroes = Diesmal gibt es keine Helden; die Plättchen werden abgelegt.
event-last-round-began = Die letzte Projektkarte ist gezogen. Alle haben noch einen Zug, { $seat } zuletzt; dann kommt der Kaiser.
event-scored = { $seat }: Wertungsleiste { $track }, Zunftmeister { $masters }, Mehrheiten { $majorities }, Helden { $heroes }, Plünderung { $plunder }, kleinstes Gebäude { $lowest_building }; zusammen { $total }.
event-game-won = { $seat } gewinnt mit { $total } { $total ->
    [one] Punkt
   *[other] Punkten
  }.

## Fragen

question-projects = Biete auf eine Spalte, fordere deine Projekte ein oder hole deine Erträge ein
question-free-choice = Wähle einen Stein aus dem Vorrat{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } zu wählen)
  }
question-displaced = Dein Gesandter { $gold ->
    [0] ohne Gold
   *[other] mit { $gold } Gold
  } wurde in Spalte { $column } überboten: Nimm ihn zurück oder versetze ihn für einen Pilger
question-build-step = Baue oder beende das Bauen
question-hand-limit = Behalte zwei Karten, lege die anderen ab
question-commitment = { invader } greift an: Wie viele Armeen ins Bündnis, wie viele auf deine Mauern?
question-repair = Behebe Plünderungsschäden

## Aktionen

action-bid = Ein Gebot für eine Projektspalte abgeben und einen Gesandten hineinstellen.
    .title = Bieten
    .name = bieten
    .column = welche Spalte
    .gold = Gold, das beim Gesandten liegt
    .from_pilgrims = wie viele dieser Gold aus je 2 Pilgern sind
action-claim = Alle Karten aller Spalten nehmen, in denen deine Gesandten stehen.
    .title = Einfordern
    .name = einfordern
action-collect = Deine Erträge einholen.
    .title = Erträge einholen
    .name = erträge
action-take = Einen Stein aus dem Vorrat wählen.
    .title = Nehmen
    .name = nehmen
    .resource = welchen Stein
action-withdraw = Deinen überbotenen Gesandten samt Gold zurücknehmen.
    .title = Zurücknehmen
    .name = zurücknehmen
action-move = Für 1 Pilger deinen überbotenen Gesandten samt Gold versetzen.
    .title = Versetzen
    .name = versetzen
    .column = in welche Spalte
action-found = Mit einer beliebigen Karte ein neues Gebäude bauen.
    .title = Gebäude bauen
    .name = bauen
    .card = welche Karte
    .category = als welche Gebäudeart
    .from_pilgrims = für wie viele Handwerker je 2 Pilger einspringen
action-add-floor = Eines deiner Gebäude um ein Stockwerk ausbauen.
    .title = Gebäude ausbauen
    .name = ausbauen
    .card = welche Karte
    .building = welches Gebäude
    .from_pilgrims = für wie viele Handwerker je 2 Pilger einspringen
action-lay-wall = Mit einer beliebigen Karte verdeckt einen neuen Mauerabschnitt errichten.
    .title = Mauer errichten
    .name = mauer
    .card = welche Karte
    .from_pilgrims = für wie viele Handwerker je 2 Pilger einspringen
action-raise-wall = Einen Mauerabschnitt mit einer beliebigen Karte verdeckt aufstocken.
    .title = Mauer aufstocken
    .name = aufstocken
    .card = welche Karte
    .section = welchen Mauerabschnitt
    .from_pilgrims = für wie viele Handwerker je 2 Pilger einspringen
action-finish = Das Bauen beenden.
    .title = Bauen beenden
    .name = fertig
action-keep = Zwei Karten behalten und die anderen ablegen.
    .title = Behalten
    .name = behalten
    .first = erste Karte, die du behältst
    .second = zweite Karte, die du behältst
action-mend = Plünderungsplättchen entfernen: 1 für 1 Pilger, 2 für 3 Pilger.
    .title = Schäden beheben
    .name = beheben
    .tiles = wie viele Plättchen
action-commit = Heimlich Armeen ins Bündnis und auf deine Mauern schicken.
    .title = Armeen schicken
    .name = armeen
    .alliance = Armeen fürs Bündnis
    .city = Armeen für deine Mauern
    .by_gold = wie viele davon mit je 2 Gold bezahlt werden
    .by_pilgrims = wie viele davon mit je 2 Pilgern bezahlt werden
action-exchange = 2 Pilger gegen 1 Gold, Armee oder Handwerker tauschen, oder 2 Gold gegen 1 Armee.
    .title = Tauschen
    .name = tauschen
    .give = zwei Steine welcher Art
    .receive = gegen einen Stein welcher Art

## Werte zur Auswahl

label-column = Spalte { $column }{ $bonus ->
    [yes] { " " }(+1 Stein)
   *[no] { "" }
  }
label-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }: { $cards }
# eine Karte in einer Spalte: Kultur 2
label-card = { $kinds } { $level }
label-any-kind = beliebig
label-envoy = { $gold ->
    [0] { $name } ohne Gold
   *[other] { $name } bietet { $gold } Gold
  }
label-kind = { $category ->
    [economy] Wirtschaft
    [military] Militär
    [culture] Kultur
   *[religion] Religion
  }
label-building = { label-kind }, { $height ->
    [one] 1 Stockwerk
   *[other] { $height } Stockwerke
  } → { $next }
label-found = { label-kind } · { $height ->
    [0] noch keins
    [one] dein höchstes hat 1 Stockwerk
   *[other] dein höchstes hat { $height } Stockwerke
  }
label-section = Abschnitt { $section }, Höhe { $height } → { $next }
label-mend = { $tiles ->
    [0] nichts
    [one] 1 Plättchen für { pilgrims }
   *[other] { $tiles } Plättchen für { pilgrims }
  }
label-give = 2 { $give ->
    [gold] Gold
   *[pilgrim] Pilger
  } (du hast { $have })

## Ablehnungen

refusal-envoys-out = Alle drei Gesandten von dir sind unterwegs. Du musst deine Projekte einfordern.
refusal-own-column = Dein Gesandter steht schon dort; ein Gebot kann nicht erhöht werden.
refusal-bid-too-low = { $seat } bietet dort { gold }. Du brauchst mindestens { $least }.
refusal-bid-too-dear = Dieses Gebot braucht { gold }. Du hast { $have }, und deine Pilger könnten { $more } dazu beitragen.
refusal-pilgrims-beyond-bid = Du bietest { gold }; mehr können deine Pilger dazu nicht beitragen.
refusal-pilgrims-short = Dazu braucht es { $need } Pilger; du hast { $have }.
refusal-gold-short = Im Vorrat ist nicht genug Gold: Deine Pilger könnten { $more } beitragen.
refusal-column-unused = Spalte { $column } wird zu { $players } Spielern nicht verwendet.
refusal-column-empty = In Spalte { $column } liegen keine Projekte mehr.
refusal-nothing-to-claim = Keiner deiner Gesandten steht auf dem Spielplan, also gibt es nichts einzufordern.
refusal-claim-takes-all = Beim Einfordern nimmst du jede Karte jeder Spalte, die du besetzt.
refusal-supply-empty = Im Vorrat ist { kind-of-cube } mehr.
refusal-own-envoy-there = Dort hast du schon einen Gesandten.
refusal-move-too-low = Du darfst nur einen Gesandten mit weniger als { $gold } Gold verdrängen.
refusal-move-needs-pilgrim = Das Versetzen kostet 1 Pilger, und du hast keinen. Du kannst den Gesandten zurücknehmen.
refusal-gold-unchanged = Das Gold wird unverändert mitgenommen.
refusal-card-not-held = Du hast die Karte { $card } nicht auf der Hand.
refusal-wrong-category = Diese Karte passt nicht zu { $category ->
    [economy] Wirtschaft
    [military] Militär
    [culture] Kultur
   *[religion] Religion
  }; sie zeigt { $symbols }.
refusal-no-such-building = Du hast kein Gebäude Nummer { $building }.
refusal-no-such-section = Du hast keinen Mauerabschnitt Nummer { $section }.
refusal-too-high = Nichts kann höher als vier Stockwerke sein.
refusal-level-too-low = Stockwerk { $floor } braucht Stufe { $floor }. Diese Karte hat Stufe { $level }: { $missing ->
    [one] 1 Handwerker fehlt
   *[other] { $missing } Handwerker fehlen
  }, du kannst { $have } aufbringen.
refusal-further-action = Eine weitere Bauaktion kostet 1 Handwerker.
refusal-too-many-pilgrims = { $need ->
    [0] Dieser Schritt braucht keinen Handwerker, also kann auch kein Pilger einspringen.
   *[other] Dieser Schritt braucht { $need } Handwerker; für mehr können Pilger nicht einspringen.
  }
refusal-craftsmen-short = Dieser Schritt braucht { $need } Handwerker, und du hast { $have }. Je zwei Pilger können für einen einspringen: Sag, für wie viele.
refusal-keep-two = Du darfst zwei Karten behalten. Wähle { $count } zum Ablegen.
refusal-keep-two-different = Nenne zwei verschiedene Karten, die du behältst.
refusal-one-repair = Einmal pro Zug: 1 Pilger entfernt 1 Plünderungsplättchen, 3 Pilger entfernen 2. Du hast { $tiles } Plünderungsplättchen und { $have } Pilger.
refusal-armies-too-dear = Diese Armeen kosten mehr, als du hast. Du schickst { $armies } und hast { $have } { $have ->
    [one] Armee
   *[other] Armeen
  }; mit Gold und Pilgern könntest du insgesamt { $most } bezahlen.
refusal-overpaid-armies = Du schickst { $armies } { $armies ->
    [one] Armee
   *[other] Armeen
  }; mehr kannst du nicht bezahlen.
refusal-no-exchange-into-pilgrims = Nichts lässt sich in Pilger tauschen.
refusal-no-such-exchange = Tauschen kannst du nur 2 Pilger gegen 1 Gold, Armee oder Handwerker und 2 Gold gegen 1 Armee.
refusal-exchange-too-dear = Ein Tausch braucht 2 { $give ->
    [gold] Gold
    [army] Armeen
    [pilgrim] Pilger
   *[craftsman] Handwerker
  }; du hast { $have }.
refusal-exchange-reserved = { $reserved } { $give ->
    [gold] Gold
   *[pilgrim] Pilger
  } stecken in deinem versiegelten Befehl. Ändere zuerst den Befehl.
refusal-exchange-in-scoring = Während der Schlusswertung wird nicht getauscht.

## Die Zahlen, auf die es ankommt

hint-commitment = ⚔️ Du wirst mit { $attack } angegriffen. Mit { $city } { $city ->
    [one] Armee
   *[other] Armeen
  } halten deine Mauern { $defence }. { $missing ->
    [0] Das reicht, auch wenn sonst niemand etwas schickt.
   *[other] Das reicht, wenn die anderen mindestens { $missing } ins Bündnis schicken.
  }
hint-build-step = { $building ->
    [0] { $wall ->
        [0] Weitere Schritte sind kostenlos.
       *[other] Ein weiterer Mauerschritt kostet { $wall } Handwerker; ein Gebäudeschritt ist kostenlos.
      }
   *[other] { $wall ->
        [0] Ein weiterer Gebäudeschritt kostet { $building } Handwerker; ein Mauerschritt ist kostenlos.
       *[other] Ein weiterer Schritt kostet { $building } Handwerker.
      }
  }
