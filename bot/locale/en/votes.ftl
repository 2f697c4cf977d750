## Votes

ballot-undo = { $name } wants to undo { $count } { $count ->
    [one] action
   *[other] actions
  }. Does everyone agree?
ballot-end = { $name } wants to end the match. Does everyone agree?
ballot-agreed = Agreed.
ballot-refused = Rejected.
ballot-withdrawn = Withdrawn.
ballot-lapsed = This vote no longer counts: the match has moved on, or is over.
vote-open = Your vote is in. Waiting for the others.
vote-agreed = The vote is over: agreed.
vote-refused = The vote is over: rejected.
vote-undecided = Your vote is withdrawn. You can still vote.
vote-withdrawn = The vote is withdrawn.
vote-withdraw = withdraw
sure-end = End { $name } now, without a result? Everything hidden will be shown, and this can’t be undone.
sure-end-tournament = End the { $name } now, without a winner? Running matches go on, but no longer count for it. This can’t be undone.
kept = Nothing was changed.
sure-replace = Offer { $user } { $name }’s seat in { $match }? If they accept, it’s theirs for good, with everything behind its screen.
