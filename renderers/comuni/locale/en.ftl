## Names

attacker-A = Venezia
attacker-B = France
attacker-C = The Pope
attacker-D = The Emperor
against-A = Venezia
against-B = France
against-C = the Pope
against-D = the Emperor
master-economy = Treasurer
master-military = Captain
master-culture = Architect
master-religion = Bishop
phase-projects = Projects
phase-refill = Refill
phase-build = Building
phase-masters = Guild masters
phase-repair = Repair
phase-invasion = Invasion
phase-scoring = Final scoring

## The board

round = Round
cards-left = { $count ->
    [one] card left
   *[other] cards left
  }
last-round = { $turns ->
    [0] last round over
    [one] last round: 1 turn
   *[other] last round: { $turns } turns
  }
headline-asked = { $comune }: { $question }
headline-ready = { $ready } of { $players } ready
headline-over = { $comune } wins with { $points } { $points ->
    [one] point
   *[other] points
  }
asks-projects = bid, claim or collect income
asks-displaced = out-bid – go home or move on?
asks-free-choice = choose a resource
asks-build-step = build or finish
asks-hand-limit = keep two cards
asks-repair = repair the plunder?
asks-all-commitment = Armies against { $attacker }!
