## Tournaments

command-tournament = Tournaments: several rounds of one game, everybody playing in each
command-tournament-new = Open a tournament
    .game = which game
    .rounds = how many matches everybody plays
    .seats = how many at a table at most
    .language = language of the tables
    .pace = how long the table waits for an answer
    .hints = whether hints may be asked for without telling the table
command-tournament-join = Enter the tournament, or come back to it
command-tournament-leave = Leave the tournament; once it has begun, after this round
command-tournament-start = Start the first round (host)
command-tournament-table = The table of results
command-tournament-end = End the tournament early (host and admins)
tournament-name = { $game } tournament #{ NUMBER($number, useGrouping: 0) }
tournament-plan = { $rounds ->
    [one] One round, at tables of at most { $seats }.
   *[other] { $rounds } rounds; everybody plays in each, at tables of at most { $seats }.
  }
tournament-entered = **{ $count } of at most { $most } have entered:**
tournament-tables = { $count ->
    [one] With so many there is one table of { $sizes }.
   *[other] With so many there are { $count } tables: { $sizes }.
  }
tournament-open = { $host } is the host. Join in; then the host starts the first round.
tournament-commitment = Fair drawing of the tables: { $commitment }
tournament-secret = The secret of the drawing was { $secret }; its commitment was { $commitment }.
tournament-running = Round { $round } of { $rounds } is being played.
tournament-over = { $rounds ->
    [one] The round is played.
   *[other] All { $rounds } rounds are played.
  }
tournament-closed = The tournament was ended early.
tournament-never-begun = The tournament was closed before it began.
tournament-row = **{ NUMBER($points, maximumFractionDigits: 2) }** · { $form }%
tournament-scoring = A match is worth the share of the others one has beaten at the table, equals counting half (1: won alone, 0: last). Between equals the points decide, compared with the table’s average (100%).
tournament-won = { $count ->
    [0] Nobody wins the tournament.
    [one] { $names } wins the tournament!
   *[other] { $names } win the tournament together!
  }
tournament-opened = The { $name } is open.
tournament-joined = You take part in the { $name }.
tournament-left = You have left the { $name }.
tournament-leaving = You leave the { $name }: the match of this round is played to its end, the next rounds are drawn without you. /tournament join takes that back.
tournament-begins = The { $name } begins.
tournament-ended = The { $name } is over. Matches that are running go on, but no longer count for it.
lobby-tournament = Tournament #{ NUMBER($number, useGrouping: 0) }, round { $round }
lobby-again = The same people again: { $names }. As soon as everybody is here, the match begins by itself.
refusal-no-tournament = There is no tournament on this server. /tournament new opens one.
refusal-tournament-over = This tournament is over.
refusal-tournament-begun = This tournament has begun already.
refusal-tournament-full = At most { $most } people can take part.
refusal-not-joined-tournament = You do not take part in this tournament.
refusal-tournament-too-few = At least { $least } people are needed; { $count } { $count ->
    [one] has
   *[other] have
  } entered.
refusal-tournament-uneven = { $count } people cannot be seated at tables of { $least } to { $most }. Let one more join, or one leave.
