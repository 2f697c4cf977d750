## Statistics, ratings, the leaderboard

command-stats = What you, or somebody else, have played so far: results, points, rating
    .user = whose statistics (otherwise your own)
    .game = of which game
command-leaderboard = Who leads on this server
    .game = in which game
button-page-before = Previous Page
button-page-after = Next Page
career-everywhere = on all servers
career-here = on this server
career-all = All games
career-choose = another game
career-rating = Rating **{ NUMBER($number, useGrouping: 0) }** ± { NUMBER($margin, useGrouping: 0) } ({ $change } by the last match)
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
leaders-order = The order goes by the rating less its uncertainty (±). Whoever has played fewer than five matches is provisional. A seat counts for whoever began with it, until somebody who was given it for good has taken more than half of its actions; substitutes and house players only keep it warm. Matches and wins are those of this server.
leaders-not-yet = You have not finished a match of { $game } here yet.
refusal-no-results = There is no finished match of that person on this server.
refusal-no-results-yours = You have not finished a match yet.
refusal-no-results-here = No match has been finished on this server yet.
refusal-no-results-game = There is no finished match of { $game } to tell of.
refusal-career-own-only = Here you can only look at your own statistics. Ask for somebody else’s on a server.
refusal-leaders-server-only = A leaderboard belongs to a server.
