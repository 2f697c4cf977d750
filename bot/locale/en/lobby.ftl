## Lobby

lobby-free = a free seat
lobby-open = { $host } is the host. Join in; then the host starts the match.
lobby-started = The match has begun.
lobby-running = { $match } is being played.
lobby-ended = The match was ended early and has no result.
lobby-over = Everything about it: { $match }.
lobby-closed = This lobby is closed.
lobby-commitment = Fair shuffle: { $commitment }
lobby-dealing = The match begins in the thread below: it is set up as soon as the start post stands there.
lobby-fair = Fair shuffle: [commitment]({ $link })
lobby-contribution = Your contribution to the shuffle: { $contribution }. The start post must list it.
pledge-title = { $name }: the commitment
pledge-about = This hash (SHA-256) fixes the secret of the shuffle before the match begins. The secret is posted at the end.
start-title = { $name }: the shuffle
start-about = All chance follows from the secret behind the { $commitment }, these contributions and the ID of this message, which only Discord can give.
start-again = An earlier attempt got no answer, or its post was deleted: only this one counts.
word-commitment = commitment
word-start-post = start post
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
