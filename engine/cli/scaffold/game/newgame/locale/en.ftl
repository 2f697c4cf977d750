title = New Game
tagline = Secret bids for prizes

## Options

option-trade = Whether the winner of a prize may put it aside and draw a card
    .title = Trade
    .yes = a prize for a card
    .no = prizes only

## Seats, as records and pictures call them

seat-seat1 = First
seat-seat2 = Second
seat-seat3 = Third
seat-seat4 = Fourth
seat-seat5 = Fifth

## What players do

action-bid = Play a card face down.
    .title = Bid
    .name = bid
    .card = card
action-keep = Keep the prize.
    .title = Keep the Prize
    .name = keep
action-trade = Put the prize aside and draw a card.
    .title = Draw a Card
    .name = trade

## What they are asked, and why

question-bidding = Which card do you bid?
guide-bidding = Everyone plays one card face down. The highest card wins the prize; every card played is gone. So save your best cards for the best prizes.
question-reward = Do you keep the prize?
guide-reward = Prizes are points. A small one may be worth less to you than another card for a later round.
label-card = Card { $card }
hint-bidding = { $count ->
    [0] Prize { $prize }; it’s the last one.
   *[other] Prize { $prize }; still to come: { $count }, the best of them { $best }.
  }

## What happens

event-prize-turned = Round { $round }: the prize is worth { $prize }.
event-revealed = { $seat } wins the prize of { $prize } with card { $card }.
event-kept = { $seat } keeps the prize: { $prize } more.
event-traded = { $seat } puts the prize of { $prize } aside and draws a card.
event-drawn = You draw card { $card }.
event-scored = { $seat }: { $points }.

## Refusals

refusal-not-your-card = You don’t have card { $card }.
refusal-no-trade = There’s no card to draw, or no round left to play it in.

## Hints

why-matching = Card { $card } ranks in your hand where the prize of { $prize } ranks among those left.
why-saving = With card { $card } you lose little and save the others.
why-points = A prize of { $prize } is worth more than another card.
why-card = A card for a later round may be worth more than { $prize }.

## Standing orders

order-lowest-for = Bid my lowest card for a prize of { $up_to } or less.
    .title = Lowest Card for Small Prizes
    .up_to = up to this prize
order-keep-prizes = Keep every prize that I win.
    .title = Keep Every Prize

## Pictures

asks-bidding = Everyone bids in secret
asks-reward = { $name } decides about the prize
over = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
board-round = Round { $round }
board-prize = Prize
board-to-come = To come
board-pile = Cards face down: { $count }
board-bid = Last bid
board-points = Points
hand-title = Your cards
hand-sealed = You’ve sealed card { $card }.
moment-sheet = Score sheet
text-round = Round { $round }. Prize on offer: { $prize }. To come: { $to_come }. Cards face down: { $pile }.
text-seat = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, prizes { $prizes }, last bid { $bid }.
text-hand = Your cards: { $cards }.
text-none = none

## What the options of the commands are called

field-called-card = card
