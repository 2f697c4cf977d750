## Lobby

lobby-free = a free seat
lobby-open = { $host } is the host. Join in; then the host starts the match.
lobby-started = The match has begun in the thread below.
lobby-closed = This lobby is closed.
lobby-commitment = Fair shuffle: { $commitment }
lobby-opened = { $name } is open for players.
lobby-joined = You have joined { $name }.
lobby-left = You have left { $name }.
lobby-begun = { $name } begins.
lobby-closed-now = The lobby is closed.
options-seats = { $seats } seats
options-text = { $count } of { $seats } seats { $count ->
    [one] is
   *[other] are
  } taken. House players can fill the others.
