title = Goofspiel
tagline = Verdeckte Gebote um Karos, in zehn Minuten

## Options
option-cards = Mit wie vielen Karten alle spielen
    .title = Karten
    .ten = zehn, drei unbekannt
    .all = alle dreizehn
option-ties = Was mit den Karos geschieht, wenn die höchste Karte mehrfach gespielt wurde
    .title = Gleichstand
    .carry = sie bleiben im Spiel
    .discard = niemand bekommt sie

## Seats
seat-spades = Pik
seat-hearts = Herz
seat-clubs = Kreuz
seat-stars = Stern
seat-moons = Mond
seat-suns = Sonne

## What players do and are asked
action-bid = Eine Karte verdeckt ausspielen.
    .title = Bieten
    .name = bieten
    .card = Karte
question-bidding = Welche Karte bietest du?
guide-bidding = Alle spielen eine Karte verdeckt aus. Die höchste gewinnt die Karos, um die es geht; haben mehrere sie gespielt, bekommt sie niemand. Jede Karte spielst du nur einmal: Hebe dir hohe Karten für hohe Karos auf.
label-card = Karte { $card }
hint-bidding = { $left ->
    [0] Einsatz: { $worth }, in der letzten Runde.
    [one] Einsatz: { $worth }. Noch eine Runde; das beste Karo, das kommen kann, ist { $best } wert.
   *[other] Einsatz: { $worth }. Noch { $left } Runden; das beste Karo, das kommen kann, ist { $best } wert.
  }

## What happens
event-dealt = Deine Karten: { $cards }.
event-diamond-turned = Runde { $round }: Karo { $rank } wird aufgedeckt, es geht um { $worth }.
event-card-shown = { $seat } spielt { $card }.
event-stake-won = { $seat } gewinnt { $worth } und hat jetzt { $points }.
event-tied = { $carried ->
    [yes] Karte { $card } wurde mehrfach gespielt: Die Karos bleiben im Spiel.
   *[no] Karte { $card } wurde mehrfach gespielt: Niemand bekommt die Karos.
  }
event-scored = { $seat }: { $points }.
refusal-not-in-hand = Karte { $card } hast du nicht auf der Hand.

## Hints
why-fair = Karte { $card } steht in deiner Hand an der Stelle, an der { $worth } unter den kommenden Karos steht.
why-enough = Zwischen { $card } und { $fair } kann niemand eine Karte haben: Die niedrigere tut es auch.
why-higher = Viele werden etwa { $fair } spielen; mit { $card } liegst du knapp darüber.
why-lowest = Du überlässt { $worth } den anderen und behältst deine besseren Karten.
why-sure = Niemand kann eine höhere Karte als { $card } haben: { $worth ->
    [one] Der Punkt ist dir sicher.
   *[other] Die { $worth } Punkte sind dir sicher.
  }

## Standing orders
order-last-card = Meine letzte Karte spielen, ohne mich zu fragen.
    .title = Letzte Karte spielen
order-lowest-for = Meine niedrigste Karte spielen, solange es um höchstens { $worth } geht.
    .title = Für wenig niedrig spielen
    .worth = höchstens

## Pictures
asks-all-bidding = Alle bieten verdeckt
ready = { $ready } von { $players } bereit
over = { $count ->
    [one] { $sides } gewinnt mit { $points }
   *[other] { $sides } teilen sich den Sieg mit { $points }
  }
round = Runde
of-rounds = von { $rounds }
at-stake = Es geht um
diamonds = Die Karos
hand-title = Deine Karten
hand-sealed = Versiegelt: Karte { $card }
hand-left = { $count ->
    [one] noch eine Karte
   *[other] noch { $count } Karten
  }
last-bid = letztes Gebot
won = Sieg
wins = gewinnt
pieces-title = Karten und Zeichen
pieces-suits = Farben, eine für jeden Spieler
pieces-diamonds = Karos
piece-stake = darum geht es
piece-unturned = noch nicht aufgedeckt
piece-taken = gewonnen, mit der Farbe des Siegers
piece-discarded = nach Gleichstand weggelegt
piece-played = schon gespielte Karte
piece-court = 11, 12 und 13 tragen eine Krone
alt-title = Goofspiel.
text-now = Runde { $round } von { $rounds }. Es geht um: { $stake }. Noch nicht aufgedeckt: { $unturned }. Weggelegt: { $discarded }.
text-seat = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, Karos: { $won }; gespielte Karten: { $played }.
text-trick = Runde { $round }, um { $stake }: { $bids }.
text-hand = Deine Karten: { $cards }.
text-none = keine
text-sheet = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } aus { $won }.

## What the options of the commands are called

field-called-card = karte
