## Votes

ballot-undo = { $name } would like to take back { $count } { $count ->
    [one] action
   *[other] actions
  }. Does everybody agree?
ballot-end = { $name } would like to end the match. Does everybody agree?
ballot-agreed = Agreed.
ballot-refused = Refused.
ballot-lapsed = The vote is void: the match has gone on, or is over.
vote-open = Your vote is noted. The others are asked.
vote-agreed = The vote is over: agreed.
vote-refused = The vote is over: refused.
sure-end = End { $name } now, without a result? Everything hidden is shown then, and nobody can take that back.
sure-end-tournament = End the { $name } now, without a winner? Matches that are running go on, but no longer count for it. Nobody can take that back.
kept = Everything stays as it is.
sure-replace = Offer { $user } the seat of { $name } in { $match }? If { $user } accepts, it is given for good, with everything behind its screen.
