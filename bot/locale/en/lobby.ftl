## Lobby

lobby-free = a free seat
lobby-open = { $host } is the host. Join in; then the host starts the match.
lobby-started = The match has begun.
lobby-running = { $match } is being played.
lobby-ended = The match was ended early and has no result.
lobby-over = Everything about it: { $match }.
lobby-closed = This lobby is closed.
lobby-commitment = Fair shuffle: { $commitment }
lobby-opened = { $name } is open for players.
lobby-joined = You have joined { $name }.
lobby-left = You have left { $name }.
lobby-begun = { $name } begins.
lobby-closed-now = The lobby is closed.
options-text = { $count } of { $seats } seats { $count ->
    [one] is
   *[other] are
  } taken. House players can fill the others.
option-seats = Seats
option-language = Language of the table
option-hints = Hints
    .yes = free
    .no = told to the table
