## The board

round = Round
seat = Seat { $number }
sale = Sale
purchase = Purchase
sold = SOLD
available = On offer
future = To come
order = Turn order
auction = Auction
choosing = chooses a people
peoples-left = Peoples to choose from
tiles = Set-up tiles
power-hidden = Three POWER cards
headline-asked = { $people }: { $question }
headline-all = { $question }
headline-over = { $count ->
    [one] { $people } wins with { $points } points
   *[other] { $people } win with { $points } points
  }
waiting-for = Awaited: { $who }
asks-peoples = Choose a people
asks-draft = take a set-up tile
asks-first-cards = Reveal a POWER card?
asks-forced-labour = forced labour?
asks-bid-or-pass = bid or pass
asks-placement = take a place
asks-buy-building = buy a building
asks-management = Plan and commit
asks-storage = Too much to store
asks-upkeep = Pay for the reserve
asks-ask-for-interest = reveal Interest?
asks-speculation = speculate
