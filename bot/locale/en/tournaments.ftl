## Tournaments

command-tournament = Tournaments: several rounds of one game, everyone plays in each
    .called = tournament
command-tournament-new = Open a tournament
    .called = new
    .game = which game
    .rounds = how many matches everyone plays
    .seats = most players at a table
    .language = the tables’ language
    .pace = how long the table waits for an answer
    .hints = ask for hints without the table being told
    .pictures = wide or tall board in the thread
command-tournament-join = Join the tournament, or come back to it
    .called = join
command-tournament-leave = Leave the tournament; once it has started, after this round
    .called = leave
command-tournament-start = Start the first round (host)
    .called = start
command-tournament-table = Show the standings
    .called = table
command-tournament-end = End the tournament early (host and admins)
    .called = end
tournament-name = { $game } tournament #{ NUMBER($number, useGrouping: 0) }
tournament-plan = { $rounds ->
    [one] One round, at tables of at most { $seats }.
   *[other] { $rounds } rounds; everyone plays in each, at tables of at most { $seats }.
  }
tournament-entered = **Joined so far: { $count } (at most { $most })**
tournament-tables = { $count ->
    [one] That makes one table of { $sizes }.
   *[other] That makes { $count } tables: { $sizes }.
  }
tournament-open = { $host } is the host. Press Join to take part; the host starts the first round.
tournament-commitment = Fair drawing of the tables: { $commitment }
tournament-secret = The secret of the drawing was { $secret }; its commitment was { $commitment }.
tournament-running = Playing round { $round } of { $rounds }.
tournament-over = { $rounds ->
    [one] The round is over.
   *[other] All { $rounds } rounds are over.
  }
tournament-closed = The tournament was ended early.
tournament-never-begun = The tournament was closed before it started.
tournament-row = **{ NUMBER($points, maximumFractionDigits: 2) }** · { $form }%
tournament-scoring = Score = share of opponents beaten, ties half. Tiebreak: points against the table’s average.
tournament-won = { $count ->
    [0] Nobody wins the tournament.
    [one] { $names } wins the tournament!
   *[other] { $names } win the tournament together!
  }
tournament-opened = The { $name } is open.
tournament-joined = You’ve joined the { $name }.
tournament-left = You’ve left the { $name }.
tournament-leaving = You’re leaving the { $name } after this round. Please finish your match; the next rounds go on without you. Changed your mind? Use /tournament join.
tournament-begins = The { $name } starts.
tournament-ended = The { $name } is over. Running matches go on, but no longer count for it.
lobby-tournament = Tournament #{ NUMBER($number, useGrouping: 0) }, round { $round }
lobby-again = Same players again: { $names }. The match starts by itself as soon as everyone is here.
refusal-no-tournament = This server has no tournament. Open one with /tournament new.
refusal-tournament-over = This tournament is over.
refusal-tournament-begun = This tournament has already started.
refusal-tournament-full = The tournament is full: at most { $most } can take part.
refusal-not-joined-tournament = You’re not in this tournament.
refusal-tournament-too-few = You need at least { $least } people; { $count } { $count ->
    [one] has
   *[other] have
  } joined.
refusal-tournament-uneven = { $count } can’t be split into tables of { $least } to { $most }. One more or one fewer would work.
