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
phase-projects = Projekt
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
headline-asked = { $comune }: { $question }
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
