title = Goofspiel
tagline = Sealed bids for diamonds, in ten minutes

## Options
option-cards = How many cards everyone plays with
    .title = Cards
    .ten = ten each, three unknown
    .all = all thirteen
option-ties = What becomes of the diamonds when the highest card was played more than once
    .title = Ties
    .carry = they stay at stake
    .discard = nobody gets them

## Seats
seat-spades = Spades
seat-hearts = Hearts
seat-clubs = Clubs
seat-stars = Stars
seat-moons = Moons
seat-suns = Suns

## What players do and are asked
action-bid = Play a card face down.
    .title = Bid
    .name = bid
    .card = card
question-bidding = Which card do you bid?
guide-bidding = Everyone plays one card face down. The highest card wins the diamonds at stake; if several have played it, nobody does. Each card is played once, so save high cards for high diamonds.
label-card = card { $card }
hint-bidding = { $left ->
    [0] { $worth } points are at stake, in the last round.
    [one] { $worth } points are at stake. One more round; the best diamond that may come is { $best }.
   *[other] { $worth } points are at stake. { $left } more rounds; the best diamond that may come is { $best }.
  }

## What happens
event-dealt = Your cards: { $cards }.
event-diamond-turned = Round { $round }: diamond { $rank } is turned up, { $worth } at stake.
event-card-shown = { $seat } plays { $card }.
event-stake-won = { $seat } wins { $worth } and has { $points } now.
event-tied = { $carried ->
    [yes] Several have played { $card }: the diamonds stay at stake.
   *[no] Several have played { $card }: nobody gets the diamonds.
  }
event-scored = { $seat }: { $points }.
refusal-not-in-hand = Card { $card } is not in your hand.

## Hints
why-fair = Card { $card } stands in your hand where { $worth } stands among the diamonds to come.
why-enough = Nobody can have a card between { $card } and { $fair }: the lower one does as well.
why-higher = Many will play about { $fair }; with { $card } you are just above them.
why-lowest = You give { $worth } away and keep your better cards.
why-sure = Nobody can have a card higher than { $card }: { $worth } points are yours.

## Standing orders
order-last-card = Play my last card without asking me.
    .title = Last Card
order-lowest-for = Play my lowest card while at most { $worth } is at stake.
    .title = Lowest Card for Little
    .worth = at stake, at most

## Pictures
asks-all-bidding = All bid in secret
ready = { $ready } of { $players } ready
over = { $count ->
    [one] { $sides } won with { $points }
   *[other] { $sides } shared the win with { $points }
  }
round = Round
of-rounds = of { $rounds }
at-stake = At stake
diamonds = The diamonds
hand-title = Your cards
hand-sealed = Sealed: card { $card }
hand-left = { $count ->
    [one] one card left
   *[other] { $count } cards left
  }
last-bid = last bid
won = Won
wins = wins
pieces-title = Cards and signs
pieces-suits = Suits, one for each player
pieces-diamonds = Diamonds
piece-stake = at stake
piece-unturned = not turned up yet
piece-taken = won, with the suit of the winner
piece-discarded = discarded after a tie
piece-played = card already played
piece-court = 11, 12 and 13 wear a crown
alt-title = Goofspiel.
text-now = Round { $round } of { $rounds }. At stake: { $stake }. Not turned up yet: { $unturned }. Discarded: { $discarded }.
text-seat = { $who }: { $points } points, diamonds: { $won }; cards played: { $played }.
text-trick = Round { $round }, for { $stake }: { $bids }.
text-hand = Your cards: { $cards }.
text-none = none
text-sheet = { $who }: { $points } points from { $won }.
