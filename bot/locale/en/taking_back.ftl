## Taking steps back

undo-done = Taken back.
undo-more = Taken back, together with { $count ->
    [one] 1 step of a house player
   *[other] { $count } steps of house players
  } after it.
undo-asked = You cannot take that back on your own. The table is asked.
sure-undo = This needs the table’s vote: { $count ->
    [one] 1 player
   *[other] { $count } players
  } will be asked. It would take back:
sure-undo-alone = Something new has been shown since, or others have acted, and there is nobody else to ask. You may take it back all the same: { $rated ->
    [yes] the table is told, and the match is not rated from then on
   *[no] the table is told
  }. It would take back:
button-ask-table = Ask the Table
button-take-back = Take Back
sure-rewind = Take back { $count ->
    [one] 1 action
   *[other] { $count } actions
  } in { $match }, whatever has been shown since? The table is told. It would take back:
sure-rewind-vote = You have played or watched in { $match }, so this needs the table’s vote: { $count ->
    [one] 1 player
   *[other] { $count } players
  } will be asked. It would take back:
sure-rewind-alone = You have played or watched in { $match }, and there is nobody else to ask. You may go back all the same: { $rated ->
    [yes] the table is told, and the match is not rated from then on
   *[no] the table is told
  }. It would take back:
rewind-asked = You have played or watched in this match, so the table is asked.
sure-skip = Let the caretaker decide the present question of { $match } for { $names }? It does no more than the rules force.
button-skip = Let the Caretaker Decide
ballot-rewind = { $name } (admin) would like to take back { $count } { $count ->
    [one] action
   *[other] actions
  }. Does everybody agree?
notice-unrated = { $user } takes back what had been shown, with nobody else to ask: the match is not rated.
end-unrated = Not rated: what had been shown was taken back.
refusal-gone-on = The match has gone on meanwhile. Please begin again.
refusal-nobody-to-ask = Nobody else is here to agree; in a tournament, nothing that has been shown is taken back without that.
