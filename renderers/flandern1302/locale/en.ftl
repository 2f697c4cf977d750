## Names

letter-blue = B
letter-yellow = Y
letter-green = G
letter-red = R
letter-grey = N
guild-blue = Blue
guild-yellow = Yellow
guild-green = Green
guild-red = Red
guild-grey = Grey
guild-church = Church
city-brugge = Brugge
city-gent = Gent
city-ieper = Ieper
city-leuven = Leuven
city-utrecht = Utrecht
city-luik = Luik
card-brugge = Brugge
card-gent = Gent
card-ieper = Ieper
card-leuven = Leuven
card-utrecht = Utrecht
card-luik = Luik
card-building-site = Building Site
card-take-back = Take Back
card-influence = Influence
card-cathedral = Cathedral
card-guild-master = Guild Master
phase-guilds = Taking guilds
phase-choice = Choosing cards
phase-actions = Actions
phase-golden = The golden card
phase-scoring = Scoring
phase-over = The end

## The board

round = Round
turn = Turn
seat = Seat { $number }
no-guild = No guild taken yet
not-in-play = Not in play in this game
plays-along = Scores for { $guild }
headline-asked = { $guild }: { $question }
headline-ready = { $ready } of { $players } ready
headline-over = { $count ->
    [one] { $guilds } wins with { $points } points
   *[other] { $guilds } share the win with { $points } points
  }
asks-guild = take a guild
asks-influenced = take an influenced guild
asks-city-card = build or finish a site in { $city }
asks-city-card-for = build in { $city } for { $guild }
asks-building-site = start a building site
asks-building-site-for = start a site for { $guild }
asks-cathedral = place the cathedral
asks-guild-master = place the guild master
asks-first-action = play a card or turn up influence
asks-own-action = play a card
asks-all-choice = Everybody chooses cards in secret
