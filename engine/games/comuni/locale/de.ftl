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

# Ressourcen ohne Nullen, als Aufzählung: alle, oder was auf eine schon genannte Art folgt
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

event-game-began = { $comuni } nehmen Platz; offene Projektkarten: { $cards }.
event-turn-began = Runde { $round }: { $seat } ist am Zug.
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
event-envoy-moved = { $seat } versetzt den Gesandten { $gold ->
    [0] ohne Gold
   *[other] mit { $gold } Gold
  } für einen Pilger in Spalte { $column }.
event-projects-claimed = { $seat } fordert { $cards } aus { $columns_count ->
    [one] Spalte { $columns }
   *[other] den Spalten { $columns }
  }{ $gold ->
    [0] { "" }
   *[other] { " " }für { $gold } Gold
  } ein.
event-income-collected = { income }{ $lost ->
    [0] { "" }
    [one] { " " }(1 weitere Ressource fehlte im Vorrat)
   *[other] { " " }({ $lost } weitere Ressourcen fehlten im Vorrat)
  }.
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
cubes-taken = { $seat } wählt { cubes }.
event-column-filled = Neu in Spalte { $column }: { $cards }. { cards-left }
columns-filled = Neu in { $columns }. { cards-left }
column-filled = Spalte { $column }: { $cards }
cards-left = { $left ->
    [0] Der Stapel ist aufgebraucht.
    [one] 1 Karte bleibt im Stapel.
   *[other] { $left } Karten bleiben im Stapel.
  }
event-pile-opened = Stapel { $pile } beginnt: { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
  }.
event-supply-ran-out = Im Vorrat ist { kind-of-cube } mehr.
event-building-founded = { $seat } baut { a-building } mit { $card }{ works-cost } (Punktestand { $score }).
event-floor-added = { $seat } baut { a-building } mit { $card }{ works-cost } auf { floors-high } aus (Punktestand { $score }).
event-wall-laid = { $seat } errichtet einen neuen Mauerabschnitt{ works-cost }.
event-wall-raised = { $seat } stockt{ works-cost } einen Mauerabschnitt auf Höhe { $height } auf.
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
event-invasion-began = Invasion! { invader } greift mit Basisstärke { $base } an: { $attacks }.
attack-on = { $attack } gegen { $seat }
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
no-forces = { $count ->
    [one] { $seats } schickt keine Armeen.
   *[other] { $seats } schicken keine Armeen.
  }
event-alliance-gathered = { $armies ->
    [0] Niemand steht im Bündnis.
    [one] Das Bündnis zählt 1 Armee.
   *[other] Das Bündnis zählt { $armies } Armeen.
  }
event-city-held = { $residual ->
    [0] Der Angriff erreicht { $seat } nicht.
   *[other] { $seat } hält stand (Verteidigung { $defence } gegen { $residual }).
  }
event-city-plundered = { $seat } wird geplündert (Verteidigung { $defence } gegen { $residual }) und nimmt { $tiles } Plünderungsplättchen.
event-hero-named = { $seat } zeichnet sich im Bündnis aus und erhält ein Heldenplättchen mit Wert { $value }.
heroes-named = Helden des Bündnisses, mit je einem Plättchen vom Wert { $value }: { $seats }.
event-no-heroes = Diesmal gibt es keine Helden; die Plättchen werden abgelegt.
event-last-round-began = Die letzte Projektkarte ist gezogen. Alle haben noch einen Zug, { $seat } zuletzt; dann kommt der Kaiser.
event-scored = { $seat }: Wertungsleiste { $track }, Zunftmeister { $masters }, Mehrheiten { $majorities }, Helden { $heroes }, Plünderung { $plunder }, kleinstes Gebäude { $lowest_building }; zusammen { $total }.
event-game-won = { $seat } gewinnt mit { $total } { $total ->
    [one] Punkt
   *[other] Punkten
  }.
tie-broken = { $count ->
    [one] { $seats } hat auch { $total } Punkte, aber eine höhere Nummer der comune.
   *[other] { $seats } haben auch { $total } Punkte, aber eine höhere Nummer der comune.
  }

## Fragen

question-projects = Biete, fordere Projekte ein oder hole deine Erträge
question-free-choice = Wähle eine Ressource aus dem Vorrat{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } zu wählen)
  }
question-displaced = Dein Gesandter { $gold ->
    [0] ohne Gold
   *[other] mit { $gold } Gold
  } wurde in Spalte { $column } überboten: Nimm ihn zurück oder versetze ihn für einen Pilger
question-build-step = Baue oder beende das Bauen
question-hand-limit = Behalte zwei Karten, lege die anderen ab
question-commitment = { invader } greift an: Schicke deine Armeen
question-repair = Behebe Plünderungsschäden

## Aktionen

action-bid = Ein Gebot für eine Projektspalte abgeben und einen Gesandten hineinstellen.
    .title = Bieten
    .name = bieten
    .column = welche Spalte
    .gold = Gold, das beim Gesandten liegt
    .from_pilgrims = wie viel davon aus je 2 Pilgern stammt
action-claim = Alle Karten aller Spalten nehmen, in denen deine Gesandten stehen.
    .title = Projekte einfordern
    .name = einfordern
action-collect = Deine Erträge einholen.
    .title = Erträge einholen
    .tab = Erträge
    .name = erträge
    .cube = die Ressource deiner Wahl (sonst wirst du gefragt)
action-take = Eine Ressource aus dem Vorrat wählen.
    .title = Ressource nehmen
    .name = nehmen
    .resource = welche Ressource
action-withdraw = Deinen überbotenen Gesandten samt Gold zurücknehmen.
    .title = Gesandten zurücknehmen
    .name = zurücknehmen
action-move = Für 1 Pilger deinen überbotenen Gesandten samt Gold versetzen.
    .title = Gesandten versetzen
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
    .mend = Plünderungsplättchen, die du zugleich entfernst (sonst wirst du gefragt)
action-keep = Zwei Karten behalten und die anderen ablegen.
    .title = Zwei Karten behalten
    .name = behalten
    .first = erste Karte, die du behältst
    .second = zweite Karte, die du behältst
action-mend = Plünderungsplättchen entfernen: 1 für 1 Pilger, 2 für 3 Pilger.
    .title = Schäden beheben
    .name = beheben
    .tiles = wie viele Plättchen
action-commit = Heimlich Armeen ins Bündnis und auf deine Mauern schicken.
    .title = Armeen schicken
    .title-nothing = Keine Armeen schicken
    .name = armeen
    .alliance = Armeen fürs Bündnis
    .city = Armeen für deine Mauern
    .by_gold = davon für je 2 Gold
    .by_pilgrims = davon für je 2 Pilger
action-exchange = 2 Pilger gegen 1 Gold, Armee oder Handwerker tauschen, oder 2 Gold gegen 1 Armee.
    .title = Tauschen
    .name = tauschen
    .give = zwei Ressourcen welcher Art
    .receive = gegen eine Ressource welcher Art

## Werte zur Auswahl

label-column = Spalte { $column }{ $bonus ->
    [yes] { " " }(+1 Ressource)
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
# a bid on a button: the column and the gold for it
bid-for = { $from_pilgrims ->
    [0] { $column }: { $gold }
   *[other] { $column }: { $gold } (Pilger)
  }
collect-with = Erträge und { $cube }
collect-later = Erträge, dann eine Ressource nach Wahl
move-to = Auf Spalte { $column }
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
entry-cost = { $craftsman ->
    [0] kostenlos
   *[other] { craftsmen }
  }
entry-add-floor = { label-kind }, Stockwerk { $height } · +{ $height } · { entry-cost } · { $card }
entry-found = { label-kind }, neues Gebäude · +1 · { entry-cost } · { $card }
entry-raise-wall = Mauerabschnitt { $section }, Höhe { $height } · { entry-cost } · { $card }
entry-lay-wall = Neuer Mauerabschnitt · { entry-cost } · { $card }
commit-one-way = { $alliance ->
    [0] { $city ->
        [0] { action-commit.title-nothing }
       *[other] { $city } für deine Mauern
      }
   *[other] { $alliance } fürs Bündnis
  }
commit-split = { $alliance } fürs Bündnis, { $city } für deine Mauern
commit-gold = dafür { $gold } Gold
commit-pilgrims = dafür { pilgrims }
label-mend = { $tiles ->
    [0] nichts
    [one] 1 Plättchen für { pilgrims }
   *[other] { $tiles } Plättchen für { pilgrims }
  }
label-mend-as-well = { $tiles ->
    [none] { label-later }
    [0] nichts beheben
    [one] 1 Plättchen für { pilgrims } entfernen
   *[other] { $tiles } Plättchen für { pilgrims } entfernen
  }
label-later = später entscheiden
label-cube = { $resource ->
    [none] { label-later }
   *[other] { one-cube }
  }
label-give = 2 { $give ->
    [gold] Gold
   *[pilgrim] Pilger
  } (du hast { $have })

## Automatiken

order-when-out-bid = { $reaction ->
    [withdraw] Wenn du überboten wirst, nimm den Gesandten samt Gold zurück.
   *[move] Wenn du überboten wirst, versetze den Gesandten samt Gold für 1 Pilger in die freie Spalte mit den meisten Karten{ $keep ->
        [0] { "" }
       *[other] , falls dir danach { $keep } Pilger bleiben
      }. { $otherwise ->
        [withdraw] Geht das nicht, nimm ihn zurück.
       *[ask] Geht das nicht, wirst du gefragt.
      }
  }
    .title = Wenn überboten
    .reaction = was mit dem Gesandten geschieht
    .reaction-withdraw = zurücknehmen
    .reaction-move = für 1 Pilger in eine freie Spalte versetzen
    .keep = Pilger, die dir nach dem Versetzen bleiben müssen
    .otherwise = wenn er nicht versetzt werden kann
    .otherwise-withdraw = zurücknehmen
    .otherwise-ask = frag mich
order-take-cube = Wähle { $first ->
    [gold] Gold
    [army] eine Armee
    [pilgrim] einen Pilger
   *[craftsman] einen Handwerker
  }{ $until ->
    [none] { "" }
   *[other] , solange du weniger als { $until } hast
  }; sonst { $then ->
    [gold] Gold
    [army] eine Armee
    [pilgrim] einen Pilger
    [craftsman] einen Handwerker
   *[none] wirst du gefragt
  }.
    .title = Ressourcen nach Wahl
    .first = welche Ressource du zuerst willst
    .until = wie viele davon genug sind
    .until-none = nie genug
    .then = welche Ressource danach
    .then-none = frag mich
order-finish-building = Beende das Bauen, { $after ->
    [one-step] sobald du einmal gebaut hast
   *[free-steps] sobald jeder weitere Schritt einen Handwerker kostet
  }, außer wenn du noch mehr als zwei Karten hältst.
    .title = Bauen beenden
    .after = wann du aufhörst
    .after-one-step = nach einem Schritt
    .after-free-steps = wenn jeder weitere Schritt einen Handwerker kostet
order-keep-cards = Behalte die zwei Karten { $best ->
    [level] der höchsten Stufe
   *[kinds] mit den meisten Gebäudearten
  }.
    .title = Karten behalten
    .best = welche Karten die besten sind
    .best-level = die der höchsten Stufe
    .best-kinds = die mit den meisten Arten
order-mend-whenever = Entferne in jedem Zug { $tiles ->
    [one] 1 Plünderungsplättchen
   *[other] bis zu { $tiles } Plünderungsplättchen
  }, soweit deine Pilger reichen{ $keep ->
    [0] { "" }
   *[other] { " " }und { $keep } Pilger übrig bleiben
  }; sonst nichts.
    .title = Schäden beheben
    .tiles = wie viele Plättchen höchstens
    .keep = Pilger, die dir bleiben müssen
order-hold-the-walls = { $alliance ->
    [0] Schicke gerade so viele Armeen auf deine Mauern, dass sie ohne Hilfe standhalten
    [one] Schicke 1 Armee ins Bündnis und gerade so viele auf deine Mauern, dass sie ohne weitere Hilfe standhalten
   *[other] Schicke { $alliance } Armeen ins Bündnis und gerade so viele auf deine Mauern, dass sie ohne weitere Hilfe standhalten
  }; bezahle nur mit Armeen. Hast du zu wenige, { $failing ->
    [all] schicke alle auf deine Mauern
    [none] schicke keine
   *[ask] wirst du gefragt
  }.
    .title = Mauern halten
    .alliance = Armeen fürs Bündnis
    .failing = wenn du zu wenige Armeen hast
    .failing-ask = frag mich
    .failing-all = alle auf die Mauern
    .failing-none = keine schicken

## Ablehnungen

refusal-sealed = Deine Aufteilung ist versiegelt: Diese Schlacht ist vorbei.
refusal-nothing-to-mend = Du hast keine Plünderungsschäden.
refusal-no-cube-to-choose = Deine Erträge bringen keine einzelne Ressource deiner Wahl.
refusal-envoys-out = Deine drei Gesandten sind alle unterwegs. Du musst deine Projekte einfordern.
refusal-own-column = Dein Gesandter steht schon dort; ein Gebot kann nicht erhöht werden.
refusal-bid-too-low = { $seat } bietet dort { gold }. Du brauchst mindestens { $least }.
refusal-bid-too-dear = Dieses Gebot braucht { gold }. Du hast { $have }, und deine Pilger könnten { $more } dazu beitragen.
refusal-pilgrims-beyond-bid = Du bietest { gold }; mehr können deine Pilger dazu nicht beitragen.
refusal-pilgrims-short = Dazu braucht es { $need } Pilger; du hast { $have }.
refusal-gold-short = Im Vorrat ist nicht genug Gold: Deine Pilger könnten { $more } beitragen.
refusal-column-unused = Spalte { $column } wird bei { $players } Spielern nicht verwendet.
refusal-column-empty = In Spalte { $column } liegen keine Projekte mehr.
refusal-nothing-to-claim = Keiner deiner Gesandten steht auf dem Spielplan, also gibt es nichts einzufordern.
refusal-claim-takes-all = Du kannst nichts liegen lassen: Beim Einfordern nimmst du jede Karte jeder Spalte, die du besetzt.
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
refusal-too-high = Höher als vier geht nicht: Das hier ist fertig.
refusal-level-too-low = Stockwerk { $floor } braucht Stufe { $floor }. Diese Karte hat Stufe { $level }: { $missing ->
    [one] 1 Handwerker fehlt
   *[other] { $missing } Handwerker fehlen
  }, du kannst { $have } aufbringen.
refusal-further-action = Eine weitere Bauaktion kostet 1 Handwerker oder ersatzweise 2 Pilger, und die hast du nicht.
refusal-too-many-pilgrims = { $need ->
    [0] Dieser Schritt braucht keinen Handwerker, also kann auch kein Pilger einspringen.
   *[other] Dieser Schritt braucht { $need } Handwerker; für mehr können Pilger nicht einspringen.
  }
refusal-craftsmen-short = Dieser Schritt braucht { $need } Handwerker, und du hast { $have }. Je zwei Pilger können für einen einspringen: Sag, für wie viele.
refusal-keep-two = Du darfst zwei Karten behalten. Wähle { $count } zum Ablegen.
refusal-keep-two-different = Wähle zwei verschiedene Karten, die du behältst.
refusal-one-repair = Einmal pro Zug: 1 Pilger entfernt 1 Plünderungsplättchen, 3 Pilger entfernen 2. Du hast { $tiles } Plünderungsplättchen und { $have } Pilger.
refusal-armies-too-dear = Du hast { $armies } { $armies ->
    [one] Armee
   *[other] Armeen
  } gewählt und kannst { $most ->
    [0] keine
    [one] nur eine
   *[other] nur { $most }
  } bezahlen. Du hast { $have } { $have ->
    [one] Armee
   *[other] Armeen
  }; 2 Gold oder 2 Pilger bezahlen eine weitere.
refusal-armies-unpaid = Du hast { $armies } { $armies ->
    [one] Armee
   *[other] Armeen
  } gewählt; vorrätig hast du { $have }. Bezahle die übrigen mit je 2 Gold oder 2 Pilgern: Insgesamt kannst du { $most } bezahlen.
refusal-overpaid-armies = Du schickst { $armies } { $armies ->
    [one] Armee
   *[other] Armeen
  }; mehr kannst du nicht bezahlen.
refusal-no-exchange-into-pilgrims = Nichts lässt sich in Pilger tauschen. Tauschen kannst du 2 Pilger gegen 1 Gold, Armee oder Handwerker, oder 2 Gold gegen 1 Armee.
refusal-no-such-exchange = Diesen Tausch gibt es nicht. Tauschen kannst du 2 Pilger gegen 1 Gold, Armee oder Handwerker, oder 2 Gold gegen 1 Armee.
refusal-exchange-too-dear = Ein Tausch braucht 2 { $give ->
    [gold] Gold
    [army] Armeen
    [pilgrim] Pilger
   *[craftsman] Handwerker
  }; du hast { $have }.
refusal-exchange-reserved = { $reserved } { $give ->
    [gold] Gold
   *[pilgrim] Pilger
  } stecken in deiner versiegelten Aufteilung. Ändere zuerst diese.
refusal-exchange-in-scoring = Zum Tauschen ist es zu spät: Die Schlusswertung hat begonnen.

## Die Zahlen, auf die es ankommt

legend-bids = Spalte: Mindestgebot in Gold
hint-claim = Einfordern: { $cards } aus { $count ->
    [one] Spalte { $columns }
   *[other] den Spalten { $columns }
  }{ $gold ->
    [0] .
   *[other] , gegen { $gold } Gold, das dort liegt.
  }
hint-commitment = ⚔️ { invader } greift { $comune } mit { $attack } an · Verteidigung { $defence } mit { $city } { $city ->
    [one] Armee
   *[other] Armeen
  }. { $missing ->
    [0] Das reicht, auch wenn sonst niemand etwas schickt.
   *[other] Das reicht, wenn die anderen mindestens { $missing } ins Bündnis schicken.
  }
hint-commitment-unpaid = ⚔️ { invader } greift { $comune } mit { $attack } an · Verteidigung { $defence } mit { $city } { $city ->
    [one] Armee
   *[other] Armeen
  }.
hint-commitment-others = Die anderen: { $list }.
regret-finish = { $free ->
    [building] Ein Gebäudeschritt ist noch kostenlos.
    [wall] Ein Mauerschritt ist noch kostenlos.
   *[both] Ein Gebäudeschritt und ein Mauerschritt sind noch kostenlos.
  }

## Anleitung

guide-projects = Du tust eines von drei Dingen. Mit Karten baust du: Ein Gesandter besetzt eine ganze Spalte, in einem späteren Zug forderst du sie ein. Erträge bringen die Ressourcen, mit denen du alles bezahlst. Achte auf Spalten, die zu deinen Gebäuden passen, und auf die Gesandten, die du noch hast.
guide-free-choice = Gold gewinnt Spalten, Armeen wehren Angreifer ab, Handwerker heben Karten auf höhere Stockwerke; ein Pilger behebt Schäden oder rettet einen überbotenen Gesandten, und zwei ersetzen jede andere Ressource. Was brauchst du, bevor der Stapel ausgeht und der nächste Angreifer kommt?
guide-displaced = Jemand hat mehr geboten. Du verlierst nichts: Gesandter und Gold kommen heim und sind in deinem nächsten Zug wieder frei. Für einen Pilger zieht der Gesandte sofort weiter, in eine freie Spalte oder eine mit weniger Gold. Ist dir eine andere Spalte diesen Pilger wert?
guide-build-step = Aus Karten werden Stockwerke oder, verdeckt, Mauern. Ein Stockwerk bringt sofort seine Höhe an Punkten; Mauern helfen nur gegen Angreifer. Ein Gebäudeschritt und ein Mauerschritt sind kostenlos, weitere kosten einen Handwerker. Vergleiche die Stufen: Auch eine zu niedrige Karte kostet Handwerker.
guide-hand-limit = Mehr als zwei Karten bleiben nicht auf der Hand, und was du ablegst, kommt nie zurück. Schau, was auf deinen Gebäuden als Nächstes passt: Solche Karten sind am meisten wert. Hohe Stufen helfen dir später.
guide-commitment = Alle entscheiden heimlich, dann wird aufgedeckt. Armeen im Bündnis schwächen den Angriff auf alle, und wer am meisten schickt, gewinnt ein Heldenplättchen; Armeen auf deinen Mauern helfen nur dir. Jeder Punkt, der fehlt, kostet dich am Ende einen. Je weiter du führst, desto härter trifft es dich.
guide-repair = Jedes Plünderungsplättchen kostet dich am Ende einen Punkt. Einmal pro Zug entfernen Pilger eins oder zwei, das zweite zum doppelten Preis. Überlege, wozu du die Pilger sonst brauchst und wie viele Züge noch kommen.

## Ratschläge

# etwa so viele Punkte, auch nach wert
about-points = etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
# was eine Spalte bringt
column-brings = { $cards ->
    [one] 1 Karte{ $floors ->
        [0] { "" }
       *[other] { " " }(sie passt auf eines deiner Gebäude)
      }
   *[other] { $cards } Karten{ $floors ->
        [0] { "" }
        [one] { " " }(1 davon passt auf eines deiner Gebäude)
       *[other] { " " }({ $floors } davon passen auf deine Gebäude)
      }
  }{ $bonus ->
    [yes] { " " }und eine Ressource deiner Wahl
   *[no] { "" }
  }
why-bid-free = Spalte { $column } ist frei: { column-brings }, dir { about-points } wert. { $gold ->
    [0] Sie kostet dich kein Gold.
   *[other] Mit { gold } bist du schwerer zu überbieten.
  }
why-bid-over = In Spalte { $column } bietet { $seat } { $offer ->
    [0] kein Gold
   *[other] nur { $offer } Gold
  }. Mit { gold } verdrängst du den Gesandten dort: { column-brings }, dir { about-points } wert.
claimed-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }, dir { about-points } wert, { $gold ->
    [0] ohne Gold zu zahlen
   *[other] für ein Gebot von { gold }
  }
why-claim = Deine Gesandten halten { claimed-cards }. Nimm alles, bevor dich jemand überbietet; bauen kannst du damit noch in diesem Zug.
why-claim-must = Alle deine Gesandten sind unterwegs, also kannst du nur einfordern. Das bringt { claimed-cards }.
why-collect = Deine Erträge: { $cubes ->
    [one] 1 Ressource
   *[other] { $cubes } Ressourcen
  }, davon { $built } von deinen Gebäuden. Danach bringen diese nichts, bis du weiterbaust: Hole Erträge ein, wenn sie am höchsten sind.
why-collect-base = Keines deiner Gebäude bringt gerade etwas, die Erträge sind also { $cubes ->
    [one] nur 1 Ressource
   *[other] nur { $cubes } Ressourcen
  }; aber Gebote, Handwerker und Armeen wollen bezahlt sein.
why-collect-peril = { invader } greift als Nächstes an, und bei deinen Mauern und Armeen fehlen rund { $short } Punkte. Deine Erträge: { $cubes ->
    [one] 1 Ressource
   *[other] { $cubes } Ressourcen
  }; auch zwei Gold oder zwei Pilger bezahlen eine Armee.
why-take-army-peril = { invader } greift als Nächstes an, und bei deinen Mauern und Armeen fehlen rund { $short } Punkte. { $army ->
    [0] Du hast noch keine Armee.
   *[other] Du hast { armies }; eine mehr hilft.
  }
why-take-army = { $army ->
    [0] Du hast keine Armee.
   *[other] Du hast { armies }.
  } Auf deinen Mauern halten Armeen Plünderer ab, im Bündnis können sie dir ein Heldenplättchen bringen.
why-take-gold = { $gold ->
    [0] Du hast kein Gold.
   *[other] Du hast { gold }.
  } Gold gewinnt Spalten, und bei einer Invasion bezahlen zwei Gold eine Armee.
why-take-pilgrim = { $pilgrim ->
    [0] Du hast keinen Pilger.
   *[other] Du hast { pilgrims }.
  } Einer schickt einen überbotenen Gesandten weiter oder entfernt ein Plünderungsplättchen, und zwei ersetzen jede andere Ressource.
why-take-craftsman = { $craftsman ->
    [0] Du hast keinen Handwerker.
   *[other] Du hast { craftsmen }.
  } Jeder ersetzt eine Stufe, die einer Karte fehlt, oder bezahlt eine weitere Bauaktion.
why-move-free = Spalte { $column } ist frei und dir { about-points } wert. Für einen Pilger steht dein Gesandter sofort dort{ $gold ->
    [0] { "" }
   *[other] , samt { gold }
  }.
why-move-over = Spalte { $column } ist dir { about-points } wert, und { $seat } bietet dort { $offer ->
    [0] nichts
   *[other] nur { $offer } Gold
  }. Für einen Pilger verdrängt dein Gesandter mit { gold } den anderen.
why-withdraw = Du sparst den Pilger, und in deinem nächsten Zug kann der Gesandte wieder bieten{ $gold ->
    [0] { "" }
   *[other] ; sein Gold ({ $gold }) bekommst du zurück
  }.
why-withdraw-must = Ohne Pilger kann der Gesandte nicht weiterziehen. Er kommt{ $gold ->
    [0] { "" }
   *[other] { " " }mit { gold }
  } heim und kann in deinem nächsten Zug wieder bieten.
why-floor = { points-at-once }{ works-cost }: Du baust { a-building } auf { floors-high } aus, und das höchste seiner Art bringt bei den nächsten Erträgen eine Ressource je Stockwerk.
why-floor-master = { points-at-once }{ works-cost }: Du baust { a-building } auf { floors-high } aus und gewinnst { master } für dich, am Ende { $master_points } Punkte wert und eine Ressource bei allen Erträgen.
why-floor-master-from = { points-at-once }{ works-cost }: Du baust { a-building } auf { floors-high } aus und nimmst { $seat } { master } ab, am Ende { $master_points } Punkte wert und eine Ressource bei allen Erträgen.
why-found-new = Von dieser Art hast du noch kein Gebäude: sofort 1 Punkt{ works-cost }, eine Ressource mehr bei den nächsten Erträgen und ein Schritt zu allen vier Arten, die am Ende noch einmal zählen.
why-found = { points-at-once }{ works-cost }: Du baust { a-building }, auf das spätere Karten passen, und seine Art bringt wieder Erträge.
why-wall = Mit einer Mauerkarte auf Höhe { $height }{ works-cost } zählt eine deiner Armeen { $strength } statt 1, bei jeder Invasion; { $invasions ->
    [one] eine kommt
   *[other] { $invasions } kommen
  } noch.
why-wall-peril = Gegen den nächsten Angreifer fehlen deinen Mauern und Armeen rund { $short } Punkte. Mit einer Mauerkarte auf Höhe { $height }{ works-cost } zählt eine Armee { $strength } statt 1, und { $invasions ->
    [one] eine Invasion kommt
   *[other] { $invasions } Invasionen kommen
  } noch.
why-finish-wait = Auf einem höheren Stockwerk bringt eine Karte mehr, Warten kann sich also lohnen. { $over ->
    [0] Alle deine Karten bleiben auf der Hand.
    [one] Zwei Karten bleiben auf der Hand, eine musst du ablegen.
   *[other] Zwei Karten bleiben auf der Hand, { $over } musst du ablegen.
  }
why-finish-dear = Ein weiterer Gebäudeschritt kostet einen Handwerker, und { $craftsman ->
    [0] du hast keinen
   *[other] du hast { craftsmen }
  }. Karten und Handwerker, die du jetzt sparst, bauen im nächsten Zug höhere Stockwerke.
why-finish-last = Was du noch bauen könntest, kostet mehr, als es bringt. In der Schlusswertung gibt es für jede Ressource Punkte, wenn du am meisten von ihr hast.
why-keep-useful = Diese beiden sind dir am meisten wert, zusammen { about-points }{ $floors ->
    [0] .
    [one] : Eine passt als nächstes Stockwerk auf ein Gebäude von dir.
   *[other] : Beide passen als nächste Stockwerke auf Gebäude von dir.
  }
why-keep-high = Diese beiden haben die höchsten Stufen, { $first_level } und { $second_level }: Auf hohen Stockwerken sparen sie dir später Handwerker.
why-defence-enough = Du wirst mit { $attack } angegriffen. { $city ->
    [0] Ohne Armee
    [one] Mit 1 Armee
   *[other] Mit { $city } Armeen
  } hast du Verteidigung { $defence }: Das reicht, auch wenn niemand etwas ins Bündnis schickt.
why-defence-hero = Du wirst mit { $attack } angegriffen. { $alliance } im Bündnis und { $defence } auf deinen Mauern reichen auch ohne die anderen, und das Bündnis kann dir ein Heldenplättchen bringen: { $hero } Punkte für die meisten Armeen, { $second } für die zweitmeisten.
why-defence-alliance = Du wirst mit { $attack } angegriffen; { $alliance } im Bündnis und { $defence } auf deinen Mauern lassen { $missing } übrig; so viel könnten die anderen wohl schicken. Wer die meisten Armeen im Bündnis hat, gewinnt ein Heldenplättchen mit Wert { $hero }, wenn er nicht geplündert wird.
why-defence-others = Du wirst mit { $attack } angegriffen, und { $city ->
    [0] ohne Armee
    [one] mit 1 Armee
   *[other] mit { $city } Armeen
  } hast du Verteidigung { $defence }. Was fehlt, nämlich { $missing }, könnten die anderen wohl ins Bündnis schicken; wenn nicht, kostet dich jeder fehlende Punkt am Ende einen.
why-defence-hopeless = Du wirst mit { $attack } angegriffen; auch so fehlt dir noch zu viel ({ $missing }), mehr als die anderen wohl schicken. Aber jeder Punkt Verteidigung erspart dir ein Plünderungsplättchen und damit einen Punkt.
why-defence-spared = Du wirst mit { $attack } angegriffen. Ohne Armeen verlierst du höchstens { $missing } Punkte durch Plünderung, je nach Hilfe des Bündnisses, behältst aber alle deine Ressourcen.
why-mend-one = Das erste Plättchen ist billig: Ein Pilger erspart dir am Ende einen Punkt. Du hast { $plunder } Plünderungsplättchen und { pilgrims }.
why-mend-two = { $price } deiner { pilgrims } entfernen auf einmal { $tiles } deiner { $plunder } Plünderungsplättchen: Das zweite ist teurer, erspart dir aber auch einen Punkt.
why-mend-two-late = Das Spiel ist fast vorbei, deine { pilgrims } nützen sonst kaum noch etwas: { $price } davon entfernen { $tiles } von deinen { $plunder } Plünderungsplättchen.
why-mend-none = Du hast { pilgrims }, und auch anderswo sind sie nützlich: Einer schickt einen überbotenen Gesandten weiter, zwei ersetzen jede andere Ressource. { $plunder ->
    [one] Dein Plättchen kostet dich einen Punkt
   *[other] Deine { $plunder } Plättchen kosten dich Punkte
  }, aber erst am Ende.
pilgrims-paid = { $pilgrims } Pilger
floors-high = { $height } { $height ->
    [one] Stockwerk
   *[other] Stockwerke
  }
points-at-once = Sofort { $height } { $height ->
    [one] Punkt
   *[other] Punkte
  }

## Namen der Befehlsoptionen

field-called-column = spalte
field-called-cube = ressource_nach_wahl
field-called-mend = beheben
field-called-gold = gold
field-called-from_pilgrims = durch_pilger
field-called-resource = ressource
field-called-card = karte
field-called-category = gebäudeart
field-called-building = gebäude
field-called-section = mauerabschnitt
field-called-first = erste
field-called-second = zweite
field-called-tiles = plättchen
field-called-alliance = bündnis
field-called-city = mauern
field-called-by_gold = mit_gold_bezahlt
field-called-by_pilgrims = mit_pilgern_bezahlt
field-called-give = geben
field-called-receive = erhalten

## Was an einer Datei mit Spieldaten nicht stimmt

component-cards = project_cards: { $cards } verschiedene statt { $right }
component-cubes = resources: insgesamt { $cubes } statt { $right }
component-bonus-walls = bonus_wall_cards: { $cards } statt { $right }
component-numbers = comuni: Die Nummern müssen 1 bis 5 sein, in dieser Reihenfolge
component-names = comuni: Die Namen müssen { $names } sein, in dieser Reihenfolge
component-income = comuni: { $name } kann kein Einkommen von { $income } haben
component-start = comuni: { $name } kann nicht mit weniger als nichts beginnen
component-start-cubes = comuni: Es gibt nicht genug { $resource } für den Start aller fünf
component-level = project_cards: { $card } hat Stufe { $level } statt 1 bis 4
component-categories = project_cards: { $card } braucht eine bis vier verschiedene Arten
component-for-players = project_cards: { $card } ist für { $players } Spieler markiert statt für 2 bis 5
component-pile = project_cards: { $card } gehört zum Stapel { $pile } statt zu A, B, C oder D
component-invasions = invasions: Es muss je eine für A, B, C und D geben
component-hero-tiles = invasions: { $pile } braucht Heldenplättchen mit zwei verschiedenen Werten
component-columns = columns: Es müssen sieben sein, von 1 bis 7
component-column-players = columns: 1 bis 4 sind für 2 Spieler, und eine mehr für jeden weiteren
component-column-cards = columns: { $column } hat { $cards } statt 1 bis 3
component-column-bonus = columns: { $column } stimmt nicht, die Spalten mit nur einer Karte sind die mit Bonus
component-marker = Stapel { $pile } bei { $players } Spielern: { $left } übrig, der Marker sagt { $marked }
component-twice = project_cards: Es gibt mehr als eine { $card }
