title = Goofspiel
tagline = Sealed bids for diamonds, in ten minutes

## Options
option-cards = How many cards everyone plays with
    .title = Cards
    .ten = ten each, three unknown
    .all = all thirteen
option-ties = What happens to the diamonds when the highest card is played twice
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
guide-bidding = Everyone plays one card face down. The highest card wins the diamonds at stake; if two players share it, nobody wins them. Each card is played once, so save high cards for high diamonds.
label-card = card { $card }
hint-bidding = { $left ->
    [0] At stake: { $worth }, in the last round.
    [one] At stake: { $worth }. One more round; the best diamond left is { $best }.
   *[other] At stake: { $worth }. { $left } more rounds; the best diamond left is { $best }.
  }

## What happens
event-dealt = Your cards: { $cards }.
event-diamond-turned = Round { $round }: diamond { $rank }, { $worth } at stake.
event-card-shown = { $seat } plays { $card }.
event-stake-won = { $seat } wins { $worth } and now has { $points }.
event-tied = { $carried ->
    [yes] Card { $card } was played more than once: the diamonds stay at stake.
   *[no] Card { $card } was played more than once: nobody gets the diamonds.
  }
event-scored = { $seat }: { $points }.
refusal-not-in-hand = You don’t have card { $card }.

## Hints
why-fair = Card { $card } ranks in your hand where { $worth } ranks among the diamonds left.
why-enough = Nobody can have a card between { $card } and { $fair }, so the lower one does the same job.
why-higher = Many will play about { $fair }; with { $card } you’re just above them.
why-lowest = You give up { $worth } and keep your better cards.
why-sure = Nobody can have a card above { $card }, so { $worth ->
    [one] the point is
   *[other] the { $worth } points are
  } yours.

## Standing orders
order-last-card = Play my last card without asking me.
    .title = Play the Last Card
order-lowest-for = Play my lowest card while at most { $worth } is at stake.
    .title = Play Low for Little
    .worth = at stake, at most

## Pictures
asks-all-bidding = Everyone bids in secret
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
text-seat = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, diamonds: { $won }; cards played: { $played }.
text-trick = Round { $round }, for { $stake }: { $bids }.
text-hand = Your cards: { $cards }.
text-none = none
text-sheet = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } from { $won }.

## What the options of the commands are called

field-called-card = card
