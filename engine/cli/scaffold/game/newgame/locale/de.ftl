title = New Game
tagline = Geheime Gebote um Preise

## Options

option-trade = Ob der Sieger einen Preis weglegen und eine Karte ziehen darf
    .title = Tausch
    .yes = ein Preis für eine Karte
    .no = nur Preise

## Seats, as records and pictures call them

seat-seat1 = Erster
seat-seat2 = Zweiter
seat-seat3 = Dritter
seat-seat4 = Vierter
seat-seat5 = Fünfter

## What players do

action-bid = Eine Karte verdeckt ausspielen.
    .title = Bieten
    .name = bieten
    .card = Karte
action-keep = Den Preis behalten.
    .title = Preis behalten
    .name = behalten
action-trade = Den Preis weglegen und eine Karte ziehen.
    .title = Karte ziehen
    .name = tauschen

## What they are asked, and why

question-bidding = Welche Karte bietest du?
guide-bidding = Alle spielen eine Karte verdeckt aus. Die höchste gewinnt den Preis; jede ausgespielte Karte ist weg. Hebe dir die besten Karten also für die besten Preise auf.
question-reward = Behältst du den Preis?
guide-reward = Preise sind Punkte. Ein kleiner ist dir vielleicht weniger wert als eine weitere Karte für eine spätere Runde.
label-card = Karte { $card }
hint-bidding = { $count ->
    [0] Preis { $prize }; es ist der letzte.
   *[other] Preis { $prize }; noch zu vergeben: { $count }, der beste davon { $best }.
  }

## What happens

event-prize-turned = Runde { $round }: Der Preis ist { $prize } wert.
event-revealed = { $seat } gewinnt den Preis von { $prize } mit Karte { $card }.
event-kept = { $seat } behält den Preis: { $prize } mehr.
event-traded = { $seat } legt den Preis von { $prize } weg und zieht eine Karte.
event-drawn = Du ziehst Karte { $card }.
event-scored = { $seat }: { $points }.

## Refusals

refusal-not-your-card = Karte { $card } hast du nicht.
refusal-no-trade = Es gibt keine Karte zu ziehen oder keine Runde mehr, sie auszuspielen.

## Hints

why-matching = Karte { $card } steht in deiner Hand an der Stelle, an der der Preis von { $prize } unter den kommenden steht.
why-saving = Mit Karte { $card } verlierst du wenig und sparst die anderen.
why-points = Ein Preis von { $prize } ist mehr wert als eine weitere Karte.
why-card = Eine Karte für eine spätere Runde kann mehr wert sein als { $prize }.

## Standing orders

order-lowest-for = Für einen Preis bis { $up_to } meine niedrigste Karte bieten.
    .title = Für kleine Preise niedrig bieten
    .up_to = bis zu diesem Preis
order-keep-prizes = Jeden Preis behalten, den ich gewinne.
    .title = Jeden Preis behalten

## Pictures

asks-bidding = Alle bieten geheim
asks-reward = { $name } entscheidet über den Preis
over = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
  }
board-round = Runde { $round }
board-prize = Preis
board-to-come = Noch zu vergeben
board-pile = Verdeckte Karten: { $count }
board-bid = Letztes Gebot
board-points = Punkte
hand-title = Deine Karten
hand-sealed = Du hast Karte { $card } versiegelt.
moment-sheet = Wertung
text-round = Runde { $round }. Preis: { $prize }. Noch zu vergeben: { $to_come }. Verdeckte Karten: { $pile }.
text-seat = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, Preise { $prizes }, letztes Gebot { $bid }.
text-hand = Deine Karten: { $cards }.
text-none = keine

## What the options of the commands are called

field-called-card = karte
