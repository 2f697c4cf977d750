## Alba Longa auf Deutsch

title = Alba Longa
tagline = Könige im alten Latium berufen den Hof ein, bauen Monumente und ernähren ihr Volk

## Plätze

seat-alba-longa = Alba Longa
seat-roma = Rom
seat-veii = Veji
seat-velitrae = Velitrae
seat-reate = Reate

## Jahre statt Runden

round-now = Jahr { $round }
round-title = Jahr { $round }
round-column = Jahr

## Material

name-alba-longa = Alba Longa
name-roma = Rom
name-veii = Veji
name-velitrae = Velitrae
name-reate = Reate
name-assisi = Assisi
name-growing = Wachstumszeit
name-harvest = Erntezeit
name-soldiers = Soldaten
name-merchants = Händler
name-workers = Arbeiter
name-priests = Priester
name-farmers = Bauern
name-black = schwarz (Soldaten)
name-grey = grau (Händler)
name-white = weiß (Arbeiter)
name-brown = braun (Priester)
name-barracks = Kaserne
name-market = Markt
name-quarry = Steinbruch
name-temple = Tempel
name-farm = Gut
name-dry = trocken
name-moderate = gemäßigt
name-wet = feucht
name-wheat3 = 3 Weizen
name-silver2 = 2 Silber
name-monument1 = 1 Monument
name-silver = 1 Silber
name-wheat = 2 Weizen
name-captive = ein Gefangener

city = { $town ->
    [alba-longa] Alba Longa
    [roma] Rom
    [veii] Veji
    [velitrae] Velitrae
    [reate] Reate
   *[assisi] Assisi
  }
the-die = { $die ->
    [black] den schwarzen Würfel
    [grey] den grauen Würfel
    [white] den weißen Würfel
   *[brown] den braunen Würfel
  }
# wie viele Einwohner was tun: 3 Priester
sent = { $peasants } { $job ->
    [soldiers] { $peasants ->
        [one] Soldat
       *[other] Soldaten
      }
    [merchants] { $peasants ->
        [one] Händler
       *[other] Händler
      }
    [workers] { $peasants ->
        [one] Arbeiter
       *[other] Arbeiter
      }
    [priests] { $peasants ->
        [one] Priester
       *[other] Priester
      }
   *[farmers] { $peasants ->
        [one] Bauer
       *[other] Bauern
      }
  }
at-place = { $place ->
    [market] auf dem Markt
    [quarry] im Steinbruch
    [temple] im Tempel
   *[farm] auf dem Gut
  }
climate-is = { $climate ->
    [dry] trocken
    [moderate] gemäßigt
   *[wet] feucht
  }
the-loot = { $loot ->
    [silver] 1 Silber
    [wheat] 2 Weizen
   *[captive] einen Gefangenen
  }
the-blessing = { $blessing ->
    [wheat3] 3 Weizen
    [silver2] 2 Silber
   *[monument1] 1 Monument
  }
stalls-open = { $stalls ->
    [3] I bis III
    [4] I bis IV
    [5] I bis V
   *[6] I bis VI
  }
phase = { $phase ->
    [naming] Der erste König der Könige
    [slaves] Sklavenverkauf
    [housing] Freie Häuser
    [court] Der Hof
    [soldiers] Soldaten
    [market] Markt
    [quarry] Steinbruch
    [temple] Tempel
    [farm] Ernte
    [blessings] Segen der Götter
    [return] Heimkehr
    [year-end] Jahresende
   *[over] Das Spiel ist zu Ende
  }

## Ereignisse

event-game-began = { $kings } gründen ihre Städte; die Stände { stalls-open } sind offen. { $naming } bestimmt den ersten König der Könige.
began-and-kept = { $kings } gründen ihre Städte; die Stände { stalls-open } sind offen. { $naming } darf den ersten König der Könige bestimmen und behält die Karte.
event-king-kept = { $seat } behält die Karte König der Könige.
event-king-named = { $seat } gibt die Karte König der Könige an { $king }.
event-year-began = Jahr { $year } ist { climate-is }.
event-season-began = { $season ->
    [growing] Die Wachstumszeit beginnt
   *[harvest] Die Erntezeit beginnt
  }. König der Könige: { $king }.
event-slaves-sold = { $seat } verkauft { $peasants } Einwohner für { $silver } Silber.
event-no-slaves-sold = Niemand verkauft Einwohner.
event-sale-announced = { $peasants ->
    [0] { $seat } verkauft zu Beginn der nächsten Jahreszeit doch niemanden.
    [one] { $seat } verkauft zu Beginn der nächsten Jahreszeit 1 Einwohner.
   *[other] { $seat } verkauft zu Beginn der nächsten Jahreszeit { $peasants } Einwohner.
  }
event-order-called = { $seat } wünscht die Reihenfolge: Freie Einwohner werden jetzt nacheinander eingesetzt.
event-free-settled = { $seat } schickt freie Einwohner zur Arbeit: { $jobs }.
event-lap-began = Runde { $lap } des Hofes: { $price ->
    [0] Einberufen kostet nichts
   *[other] Einberufen kostet { $price } Silber
  }.
event-court-called = { $seat } beruft den Hof{ $stall ->
    [none] { "" }
   *[other] { " " }für { $price } Silber auf Stand { $stall }
  } ein (Würfel: Soldaten { $black }, Händler { $grey }, Arbeiter { $white }, Priester { $brown }).
event-call-passed = { $seat } passt und verlässt den Hof für diese Jahreszeit.
calls-passed = { $count ->
    [one] { $seats } passt und verlässt den Hof für diese Jahreszeit.
   *[other] { $seats } passen und verlassen den Hof für diese Jahreszeit.
  }
event-next-call-announced = { $away ->
    [yes] { $seat } passt bei der nächsten eigenen Einberufung.
   *[no] { $seat } beruft den Hof doch ein.
  }
event-forced-out = { $seat } hat { $silver } Silber, kann { $price } für den Hof nicht bezahlen und verlässt ihn für diese Jahreszeit.
event-die-taken = { $seat } nimmt { the-die } ({ sent }).
event-die-bought = { $seat } kauft { the-die } an Stand { $stall } ({ sent }).
event-purchase-declined = { $seat } kauft nichts{ $until_call ->
    [yes] { " " }bis zur nächsten eigenen Einberufung
   *[no] { "" }
  }.
purchases-declined = { $count ->
    [one] { $seats } kauft nichts bis zur nächsten eigenen Einberufung.
   *[other] { $seats } kaufen nichts bis zur nächsten eigenen Einberufung.
  }
event-court-closed = Der Hof ist geschlossen.
event-hero-recovered = { $seat } hat das größte Heer und nimmt einen gebrauchten Helden zurück.
event-hero-taken-back = Du hast Held { $hero } zurückgenommen.
event-target-shown = { $seat } greift { $town } mit { $soldiers } { $soldiers ->
    [one] Soldaten
   *[other] Soldaten
  } an.
event-at-peace = Niemand greift an.
event-hero-shown = { $seat } schickt Held { $hero }.
event-attack-failed = { $town } hält stand: { $attack } gegen { $defence }.
event-attack-succeeded = { $town } ist geschlagen: { $attack } gegen { $defence }, { $sabotages } { $sabotages ->
    [one] Sabotage
   *[other] Sabotagen
  } für einen Erfolg von { $success }.
event-sabotaged = { $seat } sabotiert { $town } { at-place }{ $lying ->
    [yes] { " " }(die Figur legt sich hin)
   *[no] { "" }
  }{ $captured ->
    [yes] { " " }und macht einen Gefangenen
   *[no] { "" }
  }{ $wheat ->
    [0] { "" }
   *[other] { " " }und nimmt { $wheat } Weizen
  }.
event-no-captive-left = Alle zehn Gefangenen des Spiels sind vergeben: { $seat } macht keinen.
event-nothing-left = In { $town } ist nichts mehr zu holen; { $lost } { $lost ->
    [one] Sabotage verfällt
   *[other] Sabotagen verfallen
  }.
event-assisi-plundered = { $seat } nimmt { the-loot } aus Assisi{ $job ->
    [none] { "" }
    [merchants] { " " }für den Markt
    [workers] { " " }für den Steinbruch
    [priests] { " " }für den Tempel
   *[farmers] { " " }für den Kornspeicher
  }.
event-assisi-fortified = Assisi hat jetzt { $defenders } Verteidiger.
event-assisi-stocked = { $seat } legt { the-loot } zur Beute von Assisi.
event-heroes-returned = { $seat } nimmt alle gebrauchten Helden zurück.
event-stall-emptied = Stand { $stall } ist der reichste: { $silver ->
    [one] Sein 1 Silber geht
   *[other] Seine { $silver } Silber gehen
  } an die Bank.
event-market-paid = { $bank ->
    [0] { $stall ->
        [none] { $seat } findet auf dem Markt nichts.
       *[other] { $seat } nimmt { $silver } Silber von Stand { $stall }.
      }
   *[other] { $seat } bekommt { $bank } Silber von der Bank{ $stall ->
        [none] { "" }
       *[other] { " " }und { $silver } von Stand { $stall }
      }.
  }
event-monuments-built = { $seat } baut { $built } { $built ->
    [one] Monument
   *[other] Monumente
  } und hat { $monuments }.
event-housing-improved = { $seat } hat die meisten Arbeiter: Die Häuserscheibe rückt auf { $disc }.
event-worship-risen = { $seat } hebt die Verehrung mit { $priests } { $priests ->
    [one] Priester
   *[other] Priestern
  } auf { $worship }.
event-piety-given = { $seat } bekommt das Zeichen der Frömmigkeit.
event-climate-turned = Das Jahr ist { climate-is } und verlangt { $prayers } { $prayers ->
    [one] Gebet
   *[other] Gebete
  }. { $following ->
    [none] Es ist das letzte Jahr.
    [dry] Das nächste Jahr wird trocken.
    [moderate] Das nächste Jahr wird gemäßigt.
   *[wet] Das nächste Jahr wird feucht.
  }
event-harvested = { $seat } erntet { $wheat } Weizen ({ $standing } { $standing ->
    [one] Bauer
   *[other] Bauern
  }{ $lying ->
    [0] { "" }
   *[other] , { $lying } liegend
  }{ $improved ->
    [yes] , verbessert
   *[no] { "" }
  }).
event-best-farmers = { $seat } hat die meisten Bauern: { $wheat } Weizen mehr.
event-blessing-turned = Der Segen der Götter: { the-blessing }.
event-nobody-blessed = Niemand hat dafür bezahlt.
event-blessed = { $seat } bezahlt { $cost } Verehrung { $nothing ->
    [yes] für nichts: Alle Monumente stehen schon.
   *[no] und bekommt { the-blessing }.
  }
blessed-together = { $seats } bezahlen je { $cost } Verehrung { $nothing ->
    [yes] für nichts: Alle Monumente stehen schon.
   *[no] und bekommen { the-blessing }.
  }
event-fed = { $seat } ernährt { $fed } Einwohner{ $left ->
    [0] { "" }
    [one] , 1 verlässt die Stadt
   *[other] , { $left } verlassen die Stadt
  } (Weizen übrig: { $wheat }).
fed-together = Ernährte Einwohner (übriger Weizen): { $cities }.
fed-there = { $seat } { $fed } ({ $wheat }{ $left ->
    [0] { "" }
    [one] ; 1 verlässt die Stadt
   *[other] ; { $left } verlassen die Stadt
  })
event-forgotten = { $seat } hat gar keinen Weizen. Das Volk zieht fort, und der König ist vergessen.
event-grown = { $seat } wächst um { $born } auf { $peasants } Einwohner (Weizen übrig: { $wheat }).
grown-together = Die Städte wachsen (übriger Weizen): { $cities }.
grown-there = { $seat } um { $born } auf { $peasants } ({ $wheat })
event-challenge-met = { $seat } hat die Prüfung der Götter bestanden: { $monuments } { $monuments ->
    [one] Monument
   *[other] Monumente
  }, { $peasants } Einwohner, { $wealth } Weizen und Silber.
event-game-won = { $seat } gewinnt.
tie-peasants = { $seat } gewinnt mit den meisten Einwohnern: { $peasants }.
tie-wealth = { $seats } haben die meisten Einwohner, { $peasants }; { $seat } gewinnt mit dem meisten Weizen und Silber: { $wealth }.
tie-stands = Sie sind gleich an Einwohnern sowie an Weizen und Silber.
event-victory-shared = { $seats } teilen sich den Sieg.
event-last-king-won = { $seat } ist der letzte lebende König und gewinnt.
event-deck-exhausted = Das letzte Jahr ist vorbei, und niemand hat die Prüfung der Götter bestanden. Alle verlieren.
event-all-forgotten = Kein König ist übrig. Alle verlieren.

## Fragen

question-first-king = Wer soll der erste König der Könige sein?
question-slave-sale = Verkaufst du Einwohner als Sklaven?
question-free-peasants = { $in_turn ->
    [yes] Der Reihe nach: Wo arbeiten deine freien Einwohner?
   *[no] Wo arbeiten deine freien Einwohner?
  }
question-calling = Berufe den Hof ein, oder passe und verlasse ihn für diese Jahreszeit
question-taking = Nimm einen Würfel und schicke Einwohner zur Arbeit
question-buying = Kaufe einen übrigen Würfel für 1 Silber, oder verzichte
question-recovery = Dein Heer ist das größte: Nimmst du einen gebrauchten Helden zurück?
question-targets = Welche Stadt greifen deine Soldaten an?
question-heroes = Welchen Helden schickst du?
question-sabotaging = Wo sabotierst du { $town }?
question-plundering = Was nimmst du aus Assisi?
question-stocking = Was legst du zur Beute von Assisi?
question-improving = Gibst du { $prayers } { $prayers ->
    [one] Gebet
   *[other] Gebete
  } aus, um deine Ernte zu verbessern?
question-invoking = Bezahlst du für den Segen der Götter?
question-succession = Wer soll der nächste König der Könige sein?
question-growth = Um wie viele Einwohner wächst deine Stadt?

## Aktionen

action-appoint = Die Karte König der Könige einem König geben.
    .title = König ernennen
    .name = ernennen
    .city = den König welcher Stadt
action-sell = 1 Einwohner für 1 Silber oder 3 für 2 verkaufen, einmal zu Beginn einer Jahreszeit.
    .title = Sklaven verkaufen
    .title-nothing = Niemanden verkaufen
    .name = verkaufen
    .peasants = wie viele: 0, 1 oder 3
action-sell-later = Sagen, dass du zu Beginn der nächsten Jahreszeit 1 oder 3 Einwohner verkaufst, oder doch niemanden.
    .title = Nächste Jahreszeit verkaufen
    .title-nothing = Doch niemanden verkaufen
    .name = später-verkaufen
    .peasants = wie viele: 0, 1 oder 3
action-settle = Einwohner aus freien Häusern zur Arbeit schicken; die anderen bleiben daheim.
    .title = Freie Einwohner einsetzen
    .title-nothing = Niemanden einsetzen
    .name = einsetzen
    .first = der erste freie Einwohner
    .second = der zweite freie Einwohner
    .third = der dritte freie Einwohner
action-call-order = Die Reihenfolge wünschen: Freie Einwohner werden dann König nach König eingesetzt.
    .title = Der Reihe nach, bitte
    .name = reihenfolge
action-call = Den Hof einberufen: den Preis auf einen Stand legen und würfeln.
    .title = Hof einberufen
    .name = einberufen
    .stall = der Stand, der das Silber bekommt; ohne Angabe der ärmste
action-pass = Bei deiner eigenen Einberufung passen und den Hof für diese Jahreszeit verlassen.
    .title = Passen
    .name = passen
action-stay-away = Sagen, dass du bei deiner nächsten Einberufung passt. Kostenlos geschieht sie sonst von selbst.
    .title = Nächstes Mal passen
    .name = fernbleiben
    .away = nächstes Mal passen, oder doch einberufen
action-take = Einen deiner Würfel nehmen und Einwohner zur Arbeit schicken.
    .title = Würfel nehmen
    .name = nehmen
    .die = welchen Würfel
    .peasants = wie viele Einwohner; ohne Angabe so viele wie möglich
    .farm = stattdessen auf das Gut (Erntezeit)
action-buy = Einen übrigen Würfel für 1 Silber kaufen und Einwohner zu seiner Arbeit schicken.
    .title = Würfel kaufen
    .name = kaufen
    .die = welchen Würfel
    .peasants = wie viele Einwohner; ohne Angabe so viele wie möglich
    .stall = der Stand, der das Silber bekommt; ohne Angabe der ärmste
action-decline = Bei dieser Einberufung keinen Würfel kaufen, oder keinen bis zu deiner nächsten eigenen.
    .title = Verzichten
    .name = verzichten
    .until_call = und auf alle Würfel bis zu deiner nächsten Einberufung
action-wish = Sagen, zu welchen Würfeln du in dieser Jahreszeit gefragt werden willst, und zu keinen anderen.
    .title = Gewünschte Würfel
    .name = wunsch
    .black = schwarze Würfel (Soldaten)
    .grey = graue Würfel (Händler)
    .white = weiße Würfel (Arbeiter)
    .brown = braune Würfel (Priester)
action-recover = Einen deiner gebrauchten Helden zurücknehmen, oder keinen.
    .title = Held zurücknehmen
    .title-nothing = Keinen Helden zurücknehmen
    .name = zurücknehmen
    .hero = welchen gebrauchten Helden; leer für keinen
action-attack = Geheim die Stadt wählen, die deine Soldaten angreifen.
    .title = Angreifen
    .name = angreifen
    .city = welche Stadt
action-send = Geheim den Helden wählen, der für dich kämpft.
    .title = Held schicken
    .name = held
    .hero = welchen deiner aktiven Helden
action-sabotage = Sagen, wo du die geschlagene Stadt sabotierst.
    .title = Sabotieren
    .name = sabotieren
    .place = an welchem Ort
action-plunder = Etwas aus Assisi nehmen; ein Gefangener arbeitet sofort.
    .title = Plündern
    .name = plündern
    .loot = was du nimmst
    .job = die Arbeit eines Gefangenen
action-stock = Etwas zur Beute von Assisi legen.
    .title = Beute dazulegen
    .name = beute
    .loot = was du dazulegst
action-improve = Gebete ausgeben, damit jeder stehende Bauer 1 Weizen mehr bringt.
    .title = Ernte verbessern
    .name = verbessern
action-invoke = Mit Verehrung bezahlen, um den Segen der Götter zu bekommen.
    .title = Um den Segen bitten
    .name = segen
action-spare = Deine Gebete behalten.
    .title = Gebete behalten
    .name = behalten
action-grow = Neue Einwohner mit übrigem Weizen kaufen.
    .title = Wachsen
    .title-nothing = Nicht wachsen
    .name = wachsen
    .peasants = wie viele neue Einwohner

## Werte zur Auswahl

label-die = { $die ->
    [black] schwarz, Soldaten: { $pips }
    [grey] grau, Händler: { $pips }
    [white] weiß, Arbeiter: { $pips }
   *[brown] braun, Priester: { $pips }
  }
label-peasants = { $peasants ->
    [none] so viele Einwohner wie möglich
   *[other] { $peasants } Einwohner
  }
label-farm = { $farm ->
    [yes] das Gut
   *[no] die Arbeit des Würfels
  }
label-stall = { $stall ->
    [none] der ärmste Stand
   *[other] { $stall } ({ $silver } Silber)
  }
label-call = { $price ->
    [0] kostenlos
   *[other] { $stall ->
        [none] { $price } Silber auf den ärmsten Stand
       *[other] { $price } Silber auf { $stall } (enthält { $silver })
      }
  }
label-city = Monumente { $monuments }/{ $goal } · Einwohner { $peasants }
label-until-call = { $until_call ->
    [yes] bis zu deiner nächsten Einberufung
   *[no] diesmal
  }
label-away = { $away ->
    [yes] passen
   *[no] doch einberufen
  }
label-wish = { $pips ->
    [1] jeder Würfel
    [5] nie
   *[other] ab { $pips }
  }
label-job = { $job ->
    [none] bleibt daheim
    [soldiers] Soldat
    [merchants] Händler
    [workers] Arbeiter
    [priests] Priester
   *[farmers] Bauer
  }
label-sale = { $peasants ->
    [0] niemanden
   *[other] { $peasants } für { $silver } Silber
  }
label-growth = { $peasants ->
    [0] gar nicht
   *[other] { $peasants } für { $wheat } Weizen
  }
label-hero = { $hero ->
    [none] keinen
   *[other] Held { $hero }
  }
label-captive = { $job ->
    [none] keine Arbeit
   *[other] { label-job }
  }
the-colour = { $die ->
    [black] Schwarz
    [grey] Grau
    [white] Weiß
   *[brown] Braun
  }
shortcut-settle = { $peasants ->
    [0] Daheim bleiben
   *[other] { sent }
  }
shortcut-take = { the-colour }: { sent }
shortcut-buy = { the-colour }: { sent } für { $price } Silber
shortcut-plunder = { $loot ->
    [captive] Gefangener: { label-job }
   *[other] { the-loot }
  }

## Optionen

option-job_well_done = Gute Arbeit: Mehrheiten bringen Helden, Häuser, Frömmigkeit und Weizen.
    .title = Gute Arbeit
    .yes = mit Guter Arbeit
    .no = ohne
option-spoils_of_war = Kriegsbeute: Wer nicht mehr Monumente hat als sein Opfer, nimmt gefangen, wen er sabotiert.
    .title = Kriegsbeute
    .yes = mit Kriegsbeute
    .no = ohne
option-assisi = Assisi: eine neutrale Stadt mit Beute. Zu zweit immer dabei, zu fünft nie.
    .title = Assisi
    .auto = nur zu zweit
    .with = mit Assisi
    .without = ohne Assisi
option-last_king = Was geschieht, wenn nur ein König übrig ist.
    .title = Der letzte König
    .wins = gewinnt sofort
    .plays-on = spielt weiter

## Automatiken

order-never-sell = Verkaufe nie Einwohner als Sklaven.
    .title = Nie verkaufen
order-send-to-work = Schicke alle deine freien Einwohner { $job ->
    [soldiers] in die Kaserne
    [merchants] auf den Markt
    [workers] in den Steinbruch
    [priests] in den Tempel
   *[farmers] auf das Gut; in der Wachstumszeit wirst du gefragt
  }.
    .title = Freie Einwohner
    .job = was deine freien Einwohner tun
order-call-court = Berufe den Hof ein, { $up_to ->
    [0] solange es nichts kostet
   *[other] solange es höchstens { $up_to } Silber kostet, gelegt auf den Stand mit dem wenigsten
  }.
    .title = Hof einberufen
    .up_to = der höchste Preis in Silber
order-pass-call = Passe bei deiner eigenen Einberufung, sobald sie { $from_price } Silber oder mehr kostet.
    .title = Bei der Einberufung passen
    .from_price = der Preis in Silber, ab dem du passt
order-take-die = Nimm aus deinem eigenen Wurf { order-die }, wenn er { $pips ->
    [4] 4
   *[other] { $pips } oder mehr
  } zeigt, mit so vielen Einwohnern wie möglich{ $farm ->
    [yes] ; in der Erntezeit gehen sie auf das Gut
   *[no] { "" }
  }.
    .title = Würfel nehmen
    .die = welchen Würfel
    .pips = wie viel er zeigen muss
    .farm = ob die Einwohner in der Erntezeit auf das Gut gehen
order-die = { $die ->
    [black] den schwarzen Würfel
    [grey] den grauen Würfel
    [white] den weißen Würfel
   *[brown] den braunen Würfel
  }
order-decline-dice = { $unless_die ->
    [none] Kaufe nie einen Würfel.
   *[other] Kaufe keinen Würfel, außer wenn { order-wanted-die } übrig ist und { $unless_pips ->
        [4] 4
       *[other] { $unless_pips } oder mehr
      } zeigt: { $then ->
        [buy] Kaufe ihn für 1 Silber, mit so vielen Einwohnern wie möglich
       *[ask] Dann wirst du gefragt
      }.
  }
    .title = Auf Würfel verzichten
    .unless_die = der Würfel, der dich reizen könnte
    .unless_die-none = keiner
    .unless_pips = wie viel er zeigen muss
    .then = was dann geschieht
    .then-ask = frag mich
    .then-buy = kauf ihn
order-wanted-die = { $unless_die ->
    [black] der schwarze Würfel
    [grey] der graue Würfel
    [white] der weiße Würfel
   *[brown] der braune Würfel
  }
order-keep-heroes = { $attacking ->
    [yes] Schicke immer den Helden 0, auch wenn du angreifst.
   *[no] Schicke den Helden 0, wenn du angegriffen wirst und selbst nicht angreifst.
  }
    .title = Helden schonen
    .attacking = ob der Held 0 auch geht, wenn du angreifst
order-sabotage-place = Sabotiere { $place ->
    [market] den Markt
    [quarry] den Steinbruch
    [temple] den Tempel
   *[farm] das Gut
  }, wann immer dort jemand steht.
    .title = Ort der Sabotage
    .place = wo du zuschlägst
order-always-improve = Verbessere immer die Ernte{ $up_to ->
    [none] { "" }
    [one] , solange es höchstens 1 Gebet braucht
   *[other] , solange es höchstens { $up_to } Gebete braucht
  }.
    .title = Immer verbessern
    .up_to = wie viele Gebete du höchstens ausgibst
    .up_to-none = ohne Grenze
order-settle-blessings = { $pay ->
    [yes] Bezahle immer für den Segen der Götter.
   *[no] Bezahle nie für den Segen der Götter.
  }
    .title = Segen
    .pay = ob du bezahlst
order-name-king = Gib die Karte König der Könige { $heir ->
    [left] dem nächsten lebenden König zu deiner Linken
   *[fewest-monuments] dem König mit den wenigsten Monumenten, bei Gleichstand dem nächsten zu deiner Linken
  }.
    .title = Nächster König der Könige
    .heir = wer die Karte bekommt
    .heir-left = der nächste König zu deiner Linken
    .heir-fewest-monuments = der König mit den wenigsten Monumenten
order-grow-most = Wachse um so viele Einwohner wie möglich{ $keep ->
    [0] { "" }
   *[other] { " " }und behalte { $keep } Weizen
  }.
    .title = Wachsen
    .keep = wie viel Weizen du behältst

## Ablehnungen

refusal-one-sale = { $peasants } kannst du nicht verkaufen. Es gibt einen Verkauf je Jahreszeit, zu ihrem Beginn: 1 Einwohner für 1 Silber oder 3 für 2.
refusal-sale-ahead = Einen Verkauf kündigst du an, bevor eine Jahreszeit beginnt; gefragt wird nur, wer kein Silber hat.
refusal-somebody-must-stay = Jemand muss in deiner Stadt bleiben: Sie hat { $have } Einwohner.
refusal-farmers-in-harvest = Bauern arbeiten nur in der Erntezeit.
refusal-order-called = Die Reihenfolge ist schon verlangt.
refusal-no-order-to-call = Sonst hat niemand freie Einwohner einzusetzen.
refusal-no-free-peasants = Keiner deiner Einwohner wohnt auf einem freien Feld (12, 16 oder 20).
refusal-few-free-peasants = { $free } deiner Einwohner { $free ->
    [one] wohnt auf einem freien Feld: Nenne nur die erste Arbeit
   *[other] wohnen auf freien Feldern: Nenne nur die ersten { $free } Arbeiten
  }.
refusal-no-housing = Du hast keine Einwohner mehr in den Häusern.
refusal-call-too-dear = Den Hof einzuberufen kostet jetzt { $price } Silber, und du hast { $have }. { $out ->
    [yes] Du bist bis zur nächsten Jahreszeit nicht mehr am Hof
   *[no] Du musst passen
  }.
refusal-out-of-court = Du hast bei deiner eigenen Einberufung gepasst und bist bis zur nächsten Jahreszeit nicht mehr am Hof.
refusal-abstaining = Du hast auf alle Würfel bis zu deiner nächsten eigenen Einberufung verzichtet.
refusal-unwanted-dice = Du hast gesagt, welche Würfel du kaufst, und von denen ist keiner übrig. Für die nächsten Einberufungen kannst du es ändern.
refusal-said-already = Das hast du schon gesagt.
refusal-no-dice-to-come = In dieser Jahreszeit kommen für dich keine Würfel mehr.
refusal-no-silver = Ein Würfel kostet { $price } Silber, und du hast keines.
refusal-one-die-per-call = { $kings ->
    [2] Bei deiner eigenen Einberufung würfelst du erst und nimmst einen Würfel; danach kannst du einen zweiten kaufen.
   *[other] Du darfst je Einberufung einen Würfel kaufen, und nur wenn ein anderer König einberuft.
  }
refusal-one-stall = Der ganze Preis geht auf einen Stand.
refusal-free-call = Diese Einberufung kostet nichts; kein Stand bekommt Silber.
refusal-stall-closed = Mit { $kings } Königen sind nur die Stände { stalls-open } offen.
refusal-die-gone = Dieser Würfel ist weg. Noch da: { $dice }.
refusal-wrong-number = Schicke mit diesem Würfel { $most ->
    [one] 1 Einwohner
   *[other] 1 bis { $most } Einwohner
  }: Er zeigt { $pips }, und in den Häusern hast du { $housing }.
refusal-wrong-job = Jeder Würfel hat seine Arbeit: schwarz für Soldaten, grau für Händler, weiß für Arbeiter, braun für Priester. Nur in der Erntezeit kann dein eigener Würfel Einwohner stattdessen auf das Gut schicken.
refusal-bought-die-farm = Ein gekaufter Würfel schickt Einwohner zu seiner eigenen Arbeit. Nur wer den Hof einberuft, kann sie mit seinem Würfel auf das Gut schicken.
refusal-hero-not-used = Held { $hero } liegt nicht in deinem gebrauchten Stapel. Dort liegen: { $heroes }.
refusal-no-city-card = Du hast keine Karte für { city }, nur für { $towns }.
refusal-no-soldiers = Du hast keine Soldaten, also greifst du niemanden an.
refusal-must-attack = Deine Soldaten müssen irgendwo angreifen. Sie verteidigen dich trotzdem.
refusal-hero-rests = Held { $hero } ruht in deinem gebrauchten Stapel. Deine aktiven Helden sind { $heroes }.
refusal-no-sabotage-of-soldiers = Soldaten kann man nicht sabotieren. Wähle den Markt, den Steinbruch, den Tempel oder das Gut.
refusal-nobody-to-sabotage = Niemand { at-place } kann noch sabotiert werden. Möglich bleibt: { $places }.
refusal-assisi-has-none = Davon hat Assisi nichts ({ $loot ->
    [silver] Silber
    [wheat] Weizen
   *[captive] Gefangene
  }).
refusal-assisi-full-of = Davon kann Assisi nicht mehr aufnehmen ({ $loot ->
    [silver] Silber
    [wheat] Weizen
   *[captive] Gefangene
  }): höchstens { $most } von jeder Art.
refusal-no-captive-left = Alle { $most } Gefangenen des Spiels sind vergeben.
refusal-captive-needs-job = Sag, was der Gefangene tut. Möglich: { $jobs }.
refusal-captive-cannot = Gefangene können diese Arbeit nicht tun ({ $job ->
    [soldiers] Soldaten
    [merchants] Händler
    [workers] Arbeiter
    [priests] Priester
   *[farmers] Bauern
  }). Möglich: { $jobs }.
refusal-no-job-for-goods = Nur ein Gefangener bekommt eine Arbeit.
refusal-few-prayers = Die Ernte zu verbessern kostet dieses Jahr { $cost } { $cost ->
    [one] Gebet
   *[other] Gebete
  }, und du hast { $have }. Du kannst sie behalten.
refusal-blessing-without-improving = Nur Städte, die ihre Ernte verbessert haben, können um einen Segen bitten.
refusal-blessing-too-dear = Ein Segen kostet dich { $cost } Verehrung, und du hast { $have }.
refusal-growth-too-dear = Mit { $wheat } Weizen kannst du höchstens { $most } { $most ->
    [one] neuen
   *[other] neue
  } Einwohner bekommen.
refusal-another-king = Gib die Karte einem anderen König: { $towns }.
refusal-no-such-king = { city } hat keinen König, der die Karte nehmen könnte. Möglich: { $towns }.
refusal-forgotten = Deine Stadt ist vergessen; du bist aus dem Spiel.
refusal-assisi-with-five = Assisi ist die Rückseite von Reate, das { $players } Könige brauchen. Es ist für 2 bis 4 Könige.
refusal-two-without-assisi = Zwei Könige spielen immer mit Assisi.

## Die Zahlen, auf die es ankommt

hint-times = { $name } × { $count }
hint-nobody = niemand
hint-slave-sale = Dein Silber: { $silver }. Deine Einwohner: { $peasants } (zum Sieg braucht es { $goal }). Weizen im Vorrat, um sie am Jahresende zu ernähren: { $wheat }.
hint-free-peasants = Ohne Würfel: { $free } von { $home } Einwohnern daheim. Silber für den Hof: { $silver }.
hint-calling = Dein Silber: { $silver }; Einwohner daheim: { $home }. Den Hof einzuberufen kostet { $price }{ $later ->
    [none] {"."}
   *[other] , der nächste Preis ist { $later }.
  }
hint-court = { $chosen ->
    [yes] Danach hast du { $silver } Silber; daheim: { $home }; bei der Arbeit: { $crews }.
   *[no] Du hast { $silver } Silber; daheim: { $home }; bei der Arbeit: { $crews }.
  }
hint-targets = Deine Soldaten: { $soldiers }. Soldaten dort, ohne Helden: { $defence }.
hint-attack = ⚔️ { city }, ohne Helden: Angriff { $attack } (davon deine: { $own }), Verteidigung { $defence }.
hint-defence = 🛡️ Deine Stadt, ohne Helden: Angriff { $attack }, Verteidigung { $own }.
hint-sabotaging = Treffen kannst du: { $places }. Monumente: { city } { $theirs }, du { $own }.
hint-loot = Assisi: 1 Silber × { $silver }, 2 Weizen × { $wheat }, Gefangene { $captive }.
hint-fed = Du hast { $wheat } Weizen im Vorrat; zu ernähren: { $peasants } Einwohner.
hint-hungry = ⚠️ { $leaving ->
    [one] 1 Einwohner verlässt
   *[other] { $leaving } Einwohner verlassen
  } die Stadt, wenn du nicht noch { $wheat } Weizen bekommst.
hint-forgotten = ⚠️ Ganz ohne Weizen am Jahresende scheidest du aus.
hint-improving = Deine Ernte bringt { $plain } Weizen, verbessert { $improved }.
hint-worship = Deine Gebete: { $worship }, oder { $left }, wenn du bezahlst.
hint-blessings = Noch im Stapel: { $rest }.
hint-growth = Weizen nach dem Ernähren: { $wheat }. Deine Einwohner: { $peasants }, deine Monumente: { $monuments }; zum Sieg braucht es { $goal } und { $wanted }.

## Wegweiser

guide-first-king = Der König der Könige ist in jeder Runde des Hofs der Erste, und Gleichstände entscheidet die Reihenfolge von ihm an. Die Karte wechselt nach jeder Jahreszeit, es ist also ein kleiner Vorteil zu Beginn. Du darfst dich selbst nennen.
guide-slave-sale = Einmal je Jahreszeit kannst du Einwohner zu Silber machen. Silber bezahlt Hof und Würfel; aber alle Arbeit tun Einwohner, und zum Sieg brauchst du viele. Schau auf dein Silber: Solange du etwas hast, lohnt sich ein Verkauf selten.
guide-free-peasants = Einwohner auf bestimmten Feldern der Häuserleiste gehen ohne Würfel zur Arbeit. Alle Könige wählen gleichzeitig, oder der Reihe nach, wenn einer es wünscht. Denke an das, was du nicht den Würfeln überlassen willst: den zweiten Arbeiter eines Paars, Weizen in der Erntezeit, eine Wache für deine Stadt.
guide-calling = Würfel bringen deine Einwohner zur Arbeit. Berufst du den Hof ein, wirfst du alle vier und wählst zuerst; die anderen dürfen kaufen, was übrig ist. Jede Runde wird teurer, und wenn du passt, bist du für diese Jahreszeit draußen. Sieh, wie viele noch zu Hause sind und was dein Silber erlaubt.
guide-taking = Der Würfel bestimmt die Arbeit und wie viele gehen dürfen; in der Erntezeit kann jeder auch Bauern schicken. Zwei Arbeiter bauen ein Monument, Bauern ernähren, Priester bringen Gebete, Händler Silber, Soldaten greifen an und verteidigen. Was fehlt dir am meisten?
guide-buying = Der Hof ist einberufen, und einen der übrigen Würfel kannst du haben, nur für seine eigene Arbeit. Behalte Leute für deine eigene Einberufung, vor allem künftige Bauern. Lockt dich nichts, verzichte bis zu deiner nächsten Einberufung; dann wirst du nicht mehr gefragt.
guide-recovery = Alle Helden außer Held 0 ruhen nach einem Kampf. Dein Heer ist größer als jedes andere, darum darf einer von ihnen gleich zurückkommen; niemand sieht, welcher. Seine Zahl zählt für deinen Angriff und deine Verteidigung.
guide-targets = Alle Könige mit Soldaten wählen geheim. Jedes Heer muss angreifen und bewacht doch seine Stadt; danach schickt jeder einen Helden. Je weiter du über der Verteidigung liegst, desto mehr Sabotagen gewinnst du. Vergleiche die Soldaten, und sieh, wer dem Ziel nahe ist.
guide-heroes = Wer wen angreift, ist bekannt, die Helden sind noch geheim. Deiner zählt für Angriff und Verteidigung. Alle außer Held 0 ruhen danach und kommen zurück, wenn nur noch Held 0 da ist. Zähle, wer gegen dich zieht und auf wen deine Soldaten treffen.
guide-sabotaging = Du hast gewonnen, und jede Sabotage hält eine Figur von der Arbeit ab: Silber, Monumente, Gebete und Ernte dieser Jahreszeit kommen erst noch. Suche die Stelle, an der eine Figur weniger am meisten schmerzt, etwa den zweiten von zwei Arbeitern.
guide-plundering = Deine Soldaten haben Assisi besiegt. Silber und Weizen bleiben dir; ein Gefangener arbeitet in dieser Jahreszeit für dich und geht dann. Was fehlt dir vor dem Jahresende: Nahrung, Münzen oder eine Hand mehr?
guide-stocking = Als König der Könige bestimmst du, was beim nächsten Überfall in Assisi liegt, ob du ihn machst oder ein anderer. Sind andere Heere stärker, gib wenig; willst du selbst hin, nimm, was du brauchst.
guide-improving = Die Klimakarte zeigt, wie viele Gebete die Götter wollen. Wer zahlt, erntet mit jedem stehenden Bauern mehr und darf danach um den Segen bitten. Gesparte Gebete bleiben fürs nächste Jahr. Zähle also deine Bauern.
guide-invoking = Du hast deine Ernte verbessert und noch Gebete übrig. Zahlst du, bekommst du, was die nächste Segenskarte zeigt: Weizen, Silber oder ein Monument. Sie wird erst danach aufgedeckt. Was du behältst, hilft einer späteren Ernte.
guide-succession = Du musst die Karte weitergeben. Wer sie bekommt, ist in der nächsten Jahreszeit der Erste am Hof und hat bei Gleichstand die Nase vorn. Es ist ein kleines Geschenk: Gib es einem, der nicht gefährlich ist, oder dem König vor dir; dann bist du der Zweite.
guide-growth = Alle haben gegessen, und der übrige Weizen kann neue Einwohner bringen; jeder weitere kostet mehr. Sie arbeiten nächstes Jahr und gehören zum Ziel, aber sie wollen dann auch essen.

## Gründe eines erfahrenen Spielers

the-job = { $job ->
    [soldiers] Soldaten
    [merchants] Händler
    [workers] Arbeiter
    [priests] Priester
   *[farmers] Bauern
  }
standing = { $monuments } { $monuments ->
    [one] Monument
   *[other] Monumente
  } und { $people } Einwohner
of-silver = { $silver ->
    [1] dein letztes Silber
   *[other] { $price } von deinen { $silver } Silber
  }
# was ein gekaufter Würfel kostet, hinter dem Grund
die-price = { $price ->
    [0] { "" }
   *[other] { " " }Der Würfel kostet { of-silver }.
  }
# Kriegsbeute, hinter dem Grund für eine Sabotage
captive-too = { $captured ->
    [yes] { " " }Und der Gefangene arbeitet für dich.
   *[no] { "" }
  }
why-only = Es gibt nur eines zu tun.
why-least = Keine Arbeit bringt dir im Augenblick viel; hier verlierst du am wenigsten.
why-workers = { sent } mehr: Mit { $total } im Steinbruch baust du in dieser Jahreszeit { $built } { $built ->
    [one] Monument
   *[other] Monumente
  }. Du hast { $monuments } von { $goal }.{ die-price }
why-workers-odd = Zwei Arbeiter bauen ein Monument, und du hast { $monuments } von { $goal }. { sent } mehr, { $total } im Steinbruch: Der letzte wartet auf einen Partner, den ein anderer Würfel bringen kann.{ die-price }
why-farmers-hungry = Ein Bauer bringt { $each } Weizen, und wer nicht satt wird, geht. { sent } mehr, und du kannst mit { $wheat } Weizen für { $people } Einwohner rechnen.{ die-price }
why-farmers-growth = { sent } mehr mit je { $each } Weizen, und du kannst mit { $wheat } Weizen rechnen. { $people } ernähren deine Leute, der Rest { $born ->
    [0] ist der Anfang einer wachsenden Stadt
    [one] bezahlt 1 neuen Einwohner
   *[other] bezahlt { $born } neue Einwohner
  }.{ die-price }
why-priests = { sent } mehr, und deine Verehrung steigt auf { $level }. Gebete verbessern die Ernte all deiner Bauern, und die Götter wollen bis zu { $dearest } davon.{ die-price }
why-priests-blessing = { sent } mehr, und deine Verehrung steigt auf { $level }. Das ist mehr als die { $dearest }, die eine Ernte kosten kann; ein Segen kostet weitere { $cost }.{ die-price }
why-merchants-first = Dein erster Händler verdient einen ganzen Stand: Ohne den reichsten, der verloren geht, liegen auf dem besten jetzt { $stall } Silber. Bei { $total } auf dem Markt gibt die Bank { $bank } dazu.{ die-price }
why-merchants = Bei { $total } Händlern zahlt dir die Bank { $bank } Silber, und wer die meisten hat, nimmt den besten Stand.{ die-price }
why-soldiers = { sent } mehr, zusammen { $total }. Soldaten bewachen die Arbeit deiner Leute und können die der anderen stören; das größte Heer gegen dich zählt { $rival }.{ die-price }
why-soldiers-alarm = { city } hat { standing } und ist dem Ziel näher als du. Jetzt heißt es stören. Soldaten: { $total } von dir, { $rival } im größten Heer gegen dich.{ die-price }
why-king-first = Nenne dich selbst: Wer die Karte hat, ist der Erste am Hof und hat bei Gleichstand die Nase vorn, und es kostet nichts.
why-sell-nobody = Ein Einwohner arbeitet Jahreszeit um Jahreszeit und ist mehr wert als eine Münze. Zum Sieg brauchst du { $goal } und hast { $people }.
why-sell-one = Du hast gar kein Silber. { $silver } Silber für einen Einwohner bezahlt einen Würfel, aber der Einwohner muss erst wieder nachwachsen.
why-settle-mixed = Verschiedene Arbeiten, jede dort, wo einer mehr am meisten hilft: { $jobs }. So geschieht für deine { $people } Einwohner von allem etwas.
why-call-free = Diese Einberufung ist kostenlos, du wählst als Erster aus vier Würfeln, und { $housing } { $housing ->
    [one] Einwohner ist
   *[other] Einwohner sind
  } noch zu Hause.
why-call = { $housing ->
    [one] 1 Einwohner hat
   *[other] { $housing } Einwohner haben
  } nichts zu tun, und mehr { the-job } würden dir am meisten helfen. Das ist { of-silver } wert.
why-call-dear = Nur wenn es sein muss: { $housing ->
    [one] 1 Einwohner hat
   *[other] { $housing } Einwohner haben
  } nichts zu tun, aber { of-silver } ist mehr, als ein Würfel wahrscheinlich bringt.
why-pass = Eine Einberufung würde { of-silver } kosten. Was du behältst, hast du in der nächsten Jahreszeit, wenn die erste Einberufung wieder kostenlos ist; so lange { $housing ->
    [one] bleibt { $housing } Einwohner
   *[other] bleiben { $housing } Einwohner
  } zu Hause.
why-decline = Behalte deine Münze: Du hast { $silver } Silber und { $housing } { $housing ->
    [one] Einwohner
   *[other] Einwohner
  } zu Hause. Vielleicht kommt ein besserer Würfel für { $price }, und deine eigene Einberufung braucht beides.
why-abstain = Was die Würfel auch zeigen, keiner ist dir jetzt { of-silver } wert. { $housing ->
    [one] 1 Einwohner zu Hause wartet
   *[other] { $housing } Einwohner zu Hause warten
  } auf deine eigene Einberufung.
why-abstain-farmers = { $housing ->
    [one] Den Einwohner zu Hause
   *[other] Die { $housing } Einwohner zu Hause
  } brauchst du als Bauern, und nur ein Würfel deiner eigenen Einberufung kann Bauern schicken. Behalte also auch dein Silber: Ein Würfel würde { of-silver } kosten.
why-recover = Held { $hero } ist der stärkste von denen, die ruhen, und seine Rückkehr kostet nichts.
why-recover-none = Außer Held 0 hast du nur noch Held { $hero }. Sobald er gekämpft hat, kommen alle anderen ohnehin zurück.
why-attack-leader = Von allen Rivalen ist { city } dem Ziel am nächsten: { standing }. Soldaten: { $defenders } dort, { $soldiers } von dir.
why-attack-weak = { city } ist schlecht bewacht, eine gute Aussicht auf Sabotagen. Soldaten: { $defenders } dort, { $soldiers } von dir. Die Stadt hat { standing }.
why-attack-strong = { city } hat { standing }. Soldaten: { $defenders } dort, { $soldiers } von dir, es braucht also einen guten Helden.
why-attack-assisi = Assisi hat { $items } Stück Beute hinter { $defenders } Verteidigern und keinen Helden; du kommst mit { $soldiers }. Was du dort nimmst, gehört dir.
why-hero-rest = Held 0 verbraucht sich nie. { $others ->
    [one] Dein anderer Held bleibt für einen Kampf, den er entscheiden kann
   *[other] Deine { $others } anderen Helden bleiben für einen Kampf, den sie entscheiden können
  }.
why-hero-defend = Du wirst angegriffen. Soldaten: { $against } gegen dich, { $soldiers } von dir. Mit Held { $hero } ist deine Verteidigung { $total }; die Helden der anderen kommen dazu.
why-hero-attack = Du greifst an. Soldaten: { $soldiers } von dir, { $defenders } in der Verteidigung. Mit Held { $hero } kommst du auf { $total }; ihren Helden kennst du nicht.
why-sabotage-pair = { city } hat { standing }. Verliert sie einen ihrer { $workers } Arbeiter, kostet sie das ein Monument.{ captive-too }
why-sabotage-odd = { city } hat { standing }. Ohne einen der Arbeiter (jetzt { $workers }) baut die Stadt kein Monument weniger.{ captive-too }
why-sabotage-farm = Ein Bauer weniger kostet { city } { $wheat } Weizen. Die Stadt hat { standing }, und wer nicht satt wird, geht.{ captive-too }
why-sabotage-temple = Ein Priester weniger: Die Verehrung von { city } wird 1 weniger als { $level }, vielleicht zu wenig, um die Ernte zu verbessern. Die Stadt hat { standing }.{ captive-too }
why-sabotage-temple-full = Ein Priester weniger ändert nichts: Die Verehrung von { city } wird trotzdem { $level }, dort endet die Leiste. Die Stadt hat { standing }.{ captive-too }
why-sabotage-market = Ein Händler weniger: { city } fällt vielleicht bei der Wahl der Stände zurück. Die Stadt hat { standing }.{ captive-too }
why-sabotage-market-last = Der einzige Händler von { city } fällt: nichts von der Bank und die letzte Wahl der Stände. Die Stadt hat { standing }.{ captive-too }
why-loot-silver = Du hast { $silver } Silber. Eine Münze bezahlt einen Würfel, heute oder in späteren Jahren. Im Speicher für { $people } Einwohner: { $wheat } Weizen.
why-loot-wheat = Zwei Weizen ernähren am Jahresende zwei Einwohner. Du hast { $people } Einwohner und { $wheat } Weizen im Speicher; Münzen kann man nicht essen.
why-stock-silver = Eine Münze nützt dem nächsten Plünderer am wenigsten: Sie ist weniger wert als Weizen oder ein Gefangener.
why-stock-wheat = Weizen ist mehr wert als eine Münze. Eine gute Wahl, wenn du ihn selbst holen willst.
why-stock-captive = Ein Gefangener hilft sofort, aber nur eine Jahreszeit lang. Eine gute Wahl, wenn dein eigenes Heer das stärkste ist.
why-improve = { $prayers } von deinen { $worship } Gebeten bringen deinen Bauern ({ $farmers }) { $more } Weizen mehr, und nur wer die Ernte verbessert, darf um den Segen bitten.
why-improve-blessing = { $prayers } von deinen { $worship } Gebeten bringen deinen Bauern ({ $farmers }) nur { $more } Weizen mehr. Aber für den Segen bleibt etwas ({ $left }); er kostet { $cost }.
why-improve-little = Nur wenn jedes Korn zählt: { $prayers } von deinen { $worship } Gebeten bringen deinen Bauern ({ $farmers }) { $more } Weizen mehr, und keinen Segen.
why-spare-few = Bei deinen Bauern ({ $farmers }) würden { $prayers } von deinen { $worship } Gebeten { $more } Weizen mehr bringen. Nächstes Jahr leisten sie vielleicht mehr.
why-spare-later = Du behältst alle { $worship } Gebete für ein anderes Jahr, verzichtest aber auf { $more } Weizen von deinen Bauern ({ $farmers }) für { $prayers } davon, und auf den Segen.
why-invoke = Für { $cost } Verehrung bekommst du den nächsten Segen. Karten, die noch niemand sah: Weizen { $wheat }, Silber { $silver }, Monument { $monuments }.
why-spare-blessing = Du behältst { $worship } Verehrung. Eine spätere Ernte zu verbessern kostet { $cheapest } bis { $dearest }, und deine Priester werden dann für andere Arbeit frei.
why-crown-last = { city } hat { standing }; keiner, den du nennen kannst, ist weiter vom Ziel. Dort schadet dir die Karte am wenigsten.
why-crown-neighbour = { city } kommt in der Reihenfolge direkt vor dir, du bist dann der Zweite am Hof. Aber die Stadt hat { standing }.
why-grow = Für { $wheat ->
    [1] deinen letzten Weizen
   *[other] { $price } von deinen { $wheat } Weizen
  } bekommst du { $born } { $born ->
    [one] neuen Einwohner
   *[other] neue Einwohner
  }. Dann hast du { $total }; zum Sieg braucht es { $goal }, und alle arbeiten.
why-grow-less = Einer weniger: Du hast { $total } Einwohner und behältst { $saved } Weizen, um sie nächstes Jahr zu ernähren.

## Namen der Befehlsoptionen

field-called-city = stadt
field-called-peasants = einwohner
field-called-first = erster
field-called-second = zweiter
field-called-third = dritter
field-called-stall = stand
field-called-die = würfel
field-called-farm = gut
field-called-until_call = alle_würfel
field-called-away = fernbleiben
field-called-black = schwarz
field-called-grey = grau
field-called-white = weiß
field-called-brown = braun
field-called-hero = held
field-called-place = ort
field-called-loot = beute
field-called-job = arbeit

## Was an einer Datei mit Spieldaten nicht stimmt

component-dice-faces = dice: Seiten { $faces } statt 1 bis 4, jede zweimal
component-heroes = setup: Helden { $heroes } statt 0 bis 4
component-start = setup: Ein König braucht einen Einwohner und kann nicht mit weniger als nichts beginnen
component-stalls = market_stalls: { $stalls } bei { $kings } Königen statt { $right }
component-prices = dice_cost_track: { $prices } muss mit 0 beginnen und darf nie fallen
component-buyer-price = dice_cost_track: Ein gekaufter Würfel kostet { $price } Silber statt 1
component-feeding = feeding: Ein Einwohner isst { $wheat } Weizen statt 1
component-sale = slave_sale: Angebote für { $offers } Einwohner statt 1 und 3
component-silver-spaces = merchant_track: Silber auf { $spaces }, aber das letzte Feld ist { $last }
component-climate-cards = climate, { $climate }: { $cards } statt { $right }
component-climate-counts = climate: Es müssen 3 Karten dry, 4 moderate und 3 wet sein
component-climate-prayers = climate, Gebete von { $card }: { $prayers }, aber die Leiste endet bei { $last }
component-climate-deck = climate: { $cards } im Stapel statt 1 + 3 + 3
component-harvest = climate: In einem Jahr { $climate } müssen liegende Bauern weniger und verbesserte mehr bringen
component-blessings = blessings: insgesamt { $cards } statt 4 für Weizen, 3 für Silber und 2 für Monumente
component-growth = growth: 1 bis 6 neue Einwohner müssen jedes Mal mehr Weizen kosten
component-combat-steps = combat: Ein Erfolg von 5 gibt 2 Sabotagen, 10 gibt 4 und 0 keine
component-combat-falls = combat: Ein größerer Erfolg kann nicht weniger Sabotagen geben
component-monuments = victory, Monumente: { $goal }, aber Fundamente: { $foundations }
component-loot = assisi: Die Beute ist silver, wheat2 und captive
