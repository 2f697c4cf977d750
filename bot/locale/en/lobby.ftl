## Lobby

lobby-free = open seat
lobby-open = { $host } is the host. Press Join to take a seat; the host starts the match.
lobby-started = The match has started.
lobby-running = { $match } is running.
lobby-ended = The match was ended early and has no result.
lobby-over = See { $match } for everything about it.
lobby-closed = This lobby is closed.
lobby-commitment = Fair shuffle: { $commitment }
lobby-dealing = The match starts in the thread below as soon as the start post is there.
lobby-fair = Fair shuffle: [commitment]({ $link })
lobby-contribution = Your contribution to the shuffle: { $contribution }. The start post must list it.
pledge-title = { $name }: the commitment
pledge-about = This hash (SHA-256) locks in the secret of the shuffle before the match starts. The secret is posted at the end.
start-title = { $name }: the shuffle
start-about = All chance comes from the secret behind the { $commitment }, these contributions and the ID of this message, which only Discord can choose.
start-seats-kept = Everyone who played before keeps their seat and colour; the other seats are drawn by lot.
start-again = An earlier attempt failed, or its post was deleted. Only this one counts.
word-commitment = commitment
word-start-post = start post
lobby-opened = { $name } is open. Add house players under “{ button-options }” if you like, then press “{ button-start }”.
lobby-joined = You’ve joined { $name }.
lobby-left = You’ve left { $name }.
lobby-begun = { $name } starts.
lobby-closed-now = Lobby closed.
options-text = { $count } of { $seats } seats { $count ->
    [one] is
   *[other] are
  } taken. House players can fill the others.
option-seats = Seats
option-language = Table language
option-hints = Hints
    .yes = free
    .no = told to the table
    .expert = expert hints
option-chances = Chances to win
    .no = not shown
    .yes = shown on the board
option-pictures = Board in the thread
pictures-wide = wide, for a large screen
pictures-tall = tall, for a phone
