## What managers allow on their server

server-title = What people can open on this server
server-channels = { $all ->
    [yes] Lobbies: in every channel
   *[no] Lobbies: in { $channels }
  }
server-games = { $all ->
    [yes] Games: all
   *[no] Games: { $games }
  }
server-matches = { $most ->
    [0] Matches at once: no limit (now { $running })
   *[other] Matches at once: at most { $most } (now { $running })
  }
server-choose-channel = Allow or close a channel
server-channel-choice = channel
    .only = Allow lobbies here only
    .too = Allow lobbies here too
    .off = Allowed now. Choose it to close it
server-choose-game = Offer a game, or stop offering it
server-game-choice = game
    .off = Offered now. Choose it to stop offering it
    .on = Not offered. Choose it to offer it
server-choose-most = Matches at once
server-no-limit = No limit
server-at-most = { $most ->
    [one] At most 1 match at once
   *[other] At most { $most } matches at once
  }
button-all-channels = Every Channel
button-all-games = All Games
refusal-server-channel = You can’t open a lobby in this channel. Try { $channels }.
refusal-server-channel-closed = You can’t open a lobby in this channel. Ask the people who manage this server where they are.
refusal-server-game = { $game } isn’t offered on this server. You can play { $games }.
refusal-server-full = { $most ->
    [one] On this server, 1 match runs at a time. The next one can begin when it has ended.
   *[other] On this server, { $most } matches run at a time at most. The next one can begin when one of them has ended.
  }
refusal-server-last-game = At least one game has to be offered.
refusal-server-channels-most = At most { $most } channels can be listed. Close one first, or allow every channel.
refusal-server-no-channel = That isn’t a text channel of this server that you can read.
command-table-server = Choose what people can open on this server
    .called = server
command-table-channel = Allow lobbies in a channel, or close it (no channel: allow all)
    .called = channel
    .channel = which channel (default: every channel)
    .allowed = no: take it off the list (default: yes)
command-table-game = Offer a game on this server, or stop offering it (no game: offer all)
    .called = game
    .game = which game (default: all)
    .offered = no: stop offering it (default: yes)
command-table-limit = Limit how many matches run at once on this server
    .called = limit
    .matches = how many at most (default: no limit)
