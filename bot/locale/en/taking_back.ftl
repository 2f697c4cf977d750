## Taking steps back

undo-done = Undone.
undo-more = Undone, together with { $count ->
    [one] 1 later step of a house player
   *[other] { $count } later steps of house players
  }.
undo-asked = You can’t undo that on your own, so I asked the table.
sure-undo = The table has to vote on this: { $count ->
    [one] 1 player
   *[other] { $count } players
  } will be asked. It would undo:
sure-undo-alone = Something new has been shown since, or others have acted, and there’s nobody else to ask. You can undo it anyway: { $rated ->
    [yes] the table is told, and the match is no longer rated
   *[no] the table is told
  }. It would undo:
button-ask-table = Ask the Table
button-take-back = Undo These Actions
sure-rewind = Undo { $count ->
    [one] 1 action
   *[other] { $count } actions
  } in { $match }, whatever has been shown since? The table is told. It would undo:
sure-rewind-vote = You’ve played or watched in { $match }, so the table has to vote on this: { $count ->
    [one] 1 player
   *[other] { $count } players
  } will be asked. It would undo:
sure-rewind-alone = You’ve played or watched in { $match }, and there’s nobody else to ask. You can go back anyway: { $rated ->
    [yes] the table is told, and the match is no longer rated
   *[no] the table is told
  }. It would undo:
rewind-asked = You’ve played or watched in this match, so I asked the table.
sure-skip = Let the caretaker answer the current question of { $match } for { $names }? It only does what the rules require.
button-skip = Let the Caretaker Decide
ballot-rewind = { $name } (admin) wants to undo { $count } { $count ->
    [one] action
   *[other] actions
  }. Does everyone agree?
notice-unrated = { $user } undid something that had been shown, with nobody else to ask. The match isn’t rated.
end-unrated = Not rated: something that had been shown was undone.
refusal-gone-on = The match has moved on in the meantime. Please start again.
refusal-nobody-to-ask = There’s nobody else to ask. In a tournament, nothing that has been shown can be undone without a vote.
