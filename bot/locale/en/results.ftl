## Statistics, ratings, the leaderboard

command-stats = Your results, points and rating, or someone else’s
    .called = stats
    .user = whose statistics (default: yours)
    .game = which game
command-leaderboard = Who’s leading on this server
    .called = leaderboard
    .game = which game
button-page-before = Previous Page
button-page-after = Next Page
career-everywhere = on all servers
career-here = on this server
career-all = All games
career-choose = another game
career-rating = Rating **{ NUMBER($number, useGrouping: 0) }** ± { NUMBER($margin, useGrouping: 0) } ({ $change } in the last match)
career-provisional = provisional
career-record = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
  }: { $share }% (by chance it would be { $chance }%)
career-players = { $players } players: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
  } · points: average { NUMBER($mean, maximumFractionDigits: 1) }, best { $best }, worst { $worst }
career-last = { $count ->
    [one] The last match
   *[other] The last { $count } matches
  }
career-line = place { $place } of { $players } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
leaders-title = { $game }: the leaderboard
leaders-row = **{ NUMBER($number, useGrouping: 0) }** ± { NUMBER($margin, useGrouping: 0) } · { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  } · { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
  }
leaders-order = Ranked by rating minus uncertainty (±). Under five matches: provisional. A seat counts for the person who started it, unless someone it was given to has taken more than half of its actions; substitutes and house players only hold it. Matches and wins are this server’s.
leaders-not-yet = You haven’t finished a match of { $game } here yet.
refusal-no-results = They haven’t finished a match on this server yet.
refusal-no-results-yours = You haven’t finished a match yet.
refusal-no-results-here = Nobody has finished a match on this server yet.
refusal-no-results-game = There’s no finished match of { $game } yet.
refusal-career-own-only = Here you can only see your own statistics. Use this on a server to see someone else’s.
refusal-leaders-server-only = Leaderboards belong to servers. Use this on one.
