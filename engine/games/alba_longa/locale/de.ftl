## Alba Longa auf Deutsch

title = Alba Longa
tagline = Könige im alten Latium rufen den Hof ein, bauen Monumente und ernähren ihr Volk

## Plätze

seat-alba-longa = Alba Longa
seat-roma = Rom
seat-veii = Veji
seat-velitrae = Velitrae
seat-reate = Reate

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
event-king-named = { $seat } gibt die Karte König der Könige an { $king }.
event-year-began = Jahr { $year } ist { climate-is }.
event-season-began = { $season ->
    [growing] Die Wachstumszeit beginnt
   *[harvest] Die Erntezeit beginnt
  }. König der Könige: { $king }.
event-slaves-sold = { $seat } verkauft { $peasants } Einwohner für { $silver } Silber.
event-no-slaves-sold = Niemand verkauft Einwohner.
event-free-settled = { $seat } schickt freie Einwohner zur Arbeit: { $jobs }.
event-lap-began = Runde { $lap } des Hofes: { $price ->
    [0] Einberufen kostet nichts
   *[other] Einberufen kostet { $price } Silber
  }.
event-court-called = { $seat } ruft den Hof ein{ $stall ->
    [none] { "" }
   *[other] { " " }und legt { $price } Silber auf Stand { $stall }
  }. Würfel: Soldaten { $black }, Händler { $grey }, Arbeiter { $white }, Priester { $brown }.
event-call-passed = { $seat } passt und verlässt den Hof für diese Jahreszeit.
event-forced-out = { $seat } hat { $silver } Silber, kann { $price } für den Hof nicht bezahlen und verlässt ihn für diese Jahreszeit.
event-die-taken = { $seat } nimmt { the-die }: { sent }.
event-die-bought = { $seat } kauft { the-die } an Stand { $stall }: { sent }.
event-purchase-declined = { $seat } kauft nichts{ $until_call ->
    [yes] { " " }bis zum nächsten eigenen Aufruf
   *[no] { "" }
  }.
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
    [yes] { " " }(bleibt liegen)
   *[no] { "" }
  }{ $captured ->
    [yes] { " " }und macht einen Gefangenen
   *[no] { "" }
  }{ $wheat ->
    [0] { "" }
   *[other] { " " }und nimmt { $wheat } Weizen
  }.
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
event-stall-emptied = Stand { $stall } ist der reichste: Seine { $silver } Silber gehen an die Bank.
event-market-paid = { $seat } bekommt { $bank } Silber von der Bank{ $stall ->
    [none] { "" }
   *[other] { " " }und { $silver } von Stand { $stall }
  }.
event-monuments-built = { $seat } baut { $built } { $built ->
    [one] Monument
   *[other] Monumente
  } und hat { $monuments }.
event-housing-improved = { $seat } hat die meisten Arbeiter: Die Häuserscheibe rückt auf { $disc }.
event-worship-risen = { $seat }: { $priests } { $priests ->
    [one] Priester hebt
   *[other] Priester heben
  } die Verehrung auf { $worship }.
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
event-blessed = { $seat } bezahlt { $cost } Verehrung { $nothing ->
    [yes] umsonst: Alle Monumente stehen schon.
   *[no] und bekommt { the-blessing }.
  }
event-fed = { $seat } ernährt { $fed } Einwohner{ $left ->
    [0] { "" }
    [one] ; 1 verlässt die Stadt
   *[other] ; { $left } verlassen die Stadt
  }. Weizen übrig: { $wheat }.
event-forgotten = { $seat } hat gar keinen Weizen. Das Volk zieht fort, und der König ist vergessen.
event-grown = { $seat } wächst um { $born } auf { $peasants } Einwohner. Weizen übrig: { $wheat }.
event-challenge-met = { $seat } hat die Prüfung der Götter bestanden: { $monuments } Monumente, { $peasants } Einwohner, { $wealth } Weizen und Silber.
event-game-won = { $seat } gewinnt.
event-victory-shared = { $seats } teilen sich den Sieg.
event-last-king-won = { $seat } ist der letzte lebende König und gewinnt.
event-deck-exhausted = Das letzte Jahr ist vorbei, und niemand hat die Prüfung der Götter bestanden. Alle verlieren.
event-all-forgotten = Kein König ist übrig. Alle verlieren.

## Fragen

question-first-king = Wer soll der erste König der Könige sein?
question-slave-sale = Verkaufst du Einwohner als Sklaven?
question-free-peasants = Wo arbeiten deine freien Einwohner?
question-calling = Ruf den Hof ein, oder passe und verlass ihn für diese Jahreszeit
question-taking = Nimm einen Würfel und schick Einwohner zur Arbeit
question-buying = Kauf einen übrigen Würfel für 1 Silber, oder verzichte
question-recovery = Dein Heer ist das größte: Nimmst du einen gebrauchten Helden zurück?
question-targets = Welche Stadt greifen deine Soldaten an?
question-heroes = Welchen Helden schickst du?
question-sabotaging = Wo sabotierst du { $town }?
question-plundering = Was nimmst du aus Assisi?
question-stocking = Was legst du zur Beute von Assisi?
question-improving = Gibst du { $prayers } Gebete aus, um deine Ernte zu verbessern?
question-invoking = Bezahlst du für den Segen der Götter?
question-succession = Wer soll der nächste König der Könige sein?
question-growth = Um wie viele Einwohner wächst deine Stadt?

## Aktionen

action-appoint = Gib die Karte König der Könige einem König.
    .title = Ernennen
    .name = ernennen
    .city = den König welcher Stadt
action-sell = Verkauf 1 Einwohner für 1 Silber oder 3 für 2, einmal zu Beginn einer Jahreszeit.
    .title = Sklaven verkaufen
    .name = verkaufen
    .peasants = wie viele: 0, 1 oder 3
action-settle = Schick Einwohner aus freien Häusern zur Arbeit; die anderen bleiben daheim.
    .title = Freie Einwohner einsetzen
    .name = einsetzen
    .first = der erste freie Einwohner
    .second = der zweite freie Einwohner
    .third = der dritte freie Einwohner
action-call = Ruf den Hof ein: Leg den Preis auf einen Stand und würfle.
    .title = Hof einberufen
    .name = einberufen
    .stall = der Stand, der das Silber bekommt; ohne Angabe der ärmste
action-pass = Passe bei deinem eigenen Aufruf und verlass den Hof für diese Jahreszeit.
    .title = Passen
    .name = passen
action-take = Nimm einen deiner Würfel und schick Einwohner zur Arbeit.
    .title = Würfel nehmen
    .name = nehmen
    .die = welchen Würfel
    .peasants = wie viele Einwohner; ohne Angabe so viele wie möglich
    .farm = stattdessen auf das Gut (Erntezeit)
action-buy = Kauf einen übrigen Würfel für 1 Silber und schick Einwohner zu seiner Arbeit.
    .title = Würfel kaufen
    .name = kaufen
    .die = welchen Würfel
    .peasants = wie viele Einwohner; ohne Angabe so viele wie möglich
    .stall = der Stand, der das Silber bekommt; ohne Angabe der ärmste
action-decline = Kauf bei diesem Aufruf keinen Würfel, oder keinen bis zu deinem nächsten eigenen.
    .title = Verzichten
    .name = verzichten
    .until_call = und auf alle Würfel bis zu deinem nächsten Aufruf
action-recover = Nimm einen deiner gebrauchten Helden zurück, oder keinen.
    .title = Held zurücknehmen
    .name = zuruecknehmen
    .hero = welchen gebrauchten Helden; leer für keinen
action-attack = Wähl geheim die Stadt, die deine Soldaten angreifen.
    .title = Angreifen
    .name = angreifen
    .city = welche Stadt
action-send = Wähl geheim den Helden, der für dich kämpft.
    .title = Held schicken
    .name = held
    .hero = welchen deiner aktiven Helden
action-sabotage = Sag, wo du die geschlagene Stadt sabotierst.
    .title = Sabotieren
    .name = sabotieren
    .place = an welchem Ort
action-plunder = Nimm etwas aus Assisi; ein Gefangener arbeitet sofort.
    .title = Plündern
    .name = pluendern
    .loot = was du nimmst
    .job = die Arbeit eines Gefangenen
action-stock = Leg etwas zur Beute von Assisi.
    .title = Beute dazulegen
    .name = beute
    .loot = was du dazulegst
action-improve = Gib Gebete aus, damit jeder stehende Bauer 1 Weizen mehr bringt.
    .title = Ernte verbessern
    .name = verbessern
action-invoke = Bezahl mit Verehrung, um den Segen der Götter zu bekommen.
    .title = Um den Segen bitten
    .name = segen
action-spare = Behalt deine Gebete.
    .title = Gebete behalten
    .name = behalten
action-grow = Kauf neue Einwohner mit übrigem Weizen.
    .title = Wachsen
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
    [none] so viele wie möglich
   *[other] { $peasants }
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
label-until-call = { $until_call ->
    [yes] bis zu deinem nächsten Aufruf
   *[no] diesmal
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
label-no-job = keine Arbeit

## Daueraufträge

order-never_sell = Verkaufe nie Einwohner.
    .title = Nie verkaufen
order-decline = Verzichte auf Würfel, die zu kaufen sind.
    .title = Auf Käufe verzichten
order-unless_die = Verzichte, außer wenn dieser Würfel übrig ist …
    .title = Außer diesem Würfel
order-unless_pips = … und mindestens diese Zahl zeigt.
    .title = Zeigt mindestens
order-pass_from = Passe beim eigenen Aufruf, sobald er so viel kostet.
    .title = Passen ab diesem Preis
order-always_improve = Verbessere immer die Ernte.
    .title = Immer verbessern
order-blessing = Was bei einem Segen geschieht.
    .title = Segen
order-grow_most = Wachse immer, so weit der Weizen reicht.
    .title = Möglichst viel wachsen

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
    .auto = je nach Zahl der Könige
    .with = mit Assisi
    .without = ohne Assisi
option-last_king = Was geschieht, wenn nur ein König übrig ist.
    .title = Der letzte König
    .wins = gewinnt sofort
    .plays-on = spielt weiter

## Ablehnungen

refusal-one-sale = Ein Verkauf je Jahreszeit, zu ihrem Beginn: 1 Einwohner für 1 Silber oder 3 für 2 Silber, nicht { $peasants }.
refusal-somebody-must-stay = Jemand muss in deiner Stadt bleiben: Sie hat { $have } Einwohner.
refusal-farmers-in-harvest = Bauern arbeiten nur in der Erntezeit.
refusal-no-free-peasants = Keiner deiner Einwohner wohnt auf einem freien Feld (12, 16 oder 20).
refusal-few-free-peasants = { $free } deiner Einwohner { $free ->
    [one] wohnt auf einem freien Feld: Nenn nur die erste Arbeit
   *[other] wohnen auf freien Feldern: Nenn nur die ersten { $free } Arbeiten
  }.
refusal-no-housing = Du hast keine Einwohner mehr in den Häusern.
refusal-call-too-dear = Den Hof einzuberufen kostet jetzt { $price } Silber, und du hast { $have }. Du musst passen.
refusal-out-of-court = Du hast bei deinem eigenen Aufruf gepasst und bist bis zur nächsten Jahreszeit nicht mehr am Hof.
refusal-abstaining = Du hast auf alle Würfel bis zu deinem nächsten eigenen Aufruf verzichtet.
refusal-no-silver = Ein Würfel kostet { $price } Silber, und du hast keines.
refusal-one-die-per-call = Du darfst je Aufruf einen Würfel kaufen, und nur beim Aufruf eines anderen Königs.
refusal-one-stall = Der ganze Preis geht auf einen Stand.
refusal-free-call = Dieser Aufruf kostet nichts; kein Stand bekommt Silber.
refusal-stall-closed = Mit { $kings } Königen sind nur die Stände { stalls-open } offen.
refusal-die-gone = Dieser Würfel ist weg. Noch da: { $dice }.
refusal-wrong-number = Beweg zwischen 1 und { $most } Einwohner mit diesem Würfel: Er zeigt { $pips }, und { $housing } sind in den Häusern.
refusal-wrong-job = Jeder Würfel hat seine Arbeit: schwarz für Soldaten, grau für Händler, weiß für Arbeiter, braun für Priester. Nur in der Erntezeit kann dein eigener Würfel Einwohner stattdessen auf das Gut schicken.
refusal-bought-die-farm = Ein gekaufter Würfel schickt Einwohner zu seiner eigenen Arbeit. Nur der Würfel dessen, der den Hof einberuft, kann sie auf das Gut schicken.
refusal-hero-not-used = Held { $hero } liegt nicht in deinem gebrauchten Stapel. Dort liegen: { $heroes }.
refusal-no-city-card = Du hast keine Karte für { city }. Du kannst { $towns } angreifen.
refusal-no-soldiers = Du hast keine Soldaten, also greifst du niemanden an.
refusal-must-attack = Deine Soldaten müssen irgendwo angreifen. Sie verteidigen dich trotzdem.
refusal-hero-rests = Held { $hero } ruht in deinem gebrauchten Stapel. Deine aktiven Helden sind { $heroes }.
refusal-no-sabotage-of-soldiers = Soldaten kann man nicht sabotieren. Wähl den Markt, den Steinbruch, den Tempel oder das Gut.
refusal-nobody-to-sabotage = Niemand { at-place } kann noch sabotiert werden. Du kannst wählen: { $places }.
refusal-assisi-has-none = Das hat Assisi nicht ({ $loot ->
    [silver] Silber
    [wheat] Weizen
   *[captive] Gefangene
  }).
refusal-assisi-full-of = Davon kann Assisi nicht mehr aufnehmen ({ $loot ->
    [silver] Silber
    [wheat] Weizen
   *[captive] Gefangene
  }): höchstens { $most } von jeder Art.
refusal-captive-needs-job = Sag, was der Gefangene tut: { $jobs }.
refusal-captive-cannot = Gefangene können diese Arbeit nicht tun ({ $job ->
    [soldiers] Soldaten
    [merchants] Händler
    [workers] Arbeiter
    [priests] Priester
   *[farmers] Bauern
  }). Sie können { $jobs } sein.
refusal-no-job-for-goods = Nur ein Gefangener bekommt eine Arbeit.
refusal-few-prayers = Dieses Jahr verlangt { $cost } { $cost ->
    [one] Gebet
   *[other] Gebete
  }, und du hast { $have }.
refusal-blessing-without-improving = Nur Städte, die ihre Ernte verbessert haben, können um einen Segen bitten.
refusal-blessing-too-dear = Ein Segen kostet dich { $cost } Verehrung, und du hast { $have }.
refusal-growth-too-dear = Mit { $wheat } Weizen kannst du höchstens { $most } neue Einwohner bekommen.
refusal-another-king = Gib die Karte einem anderen König: { $towns }.
refusal-no-such-king = { city } hat keinen König, der die Karte nehmen könnte. Wähl { $towns }.
refusal-forgotten = Deine Stadt ist vergessen; du bist aus dem Spiel.
refusal-assisi-with-five = Assisi ist die Rückseite von Reate, das { $players } Könige brauchen. Es ist für 2 bis 4 Könige.
refusal-two-without-assisi = Zwei Könige spielen immer mit Assisi.
