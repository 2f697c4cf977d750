## Posts

post-asked = { $name }, it is your turn
post-next = next: { $name }
post-ready = { $ready } of { $count } ready
post-over = { $count ->
    [0] Nobody wins.
    [one] { $names } wins!
   *[other] { $names } win!
  }
news-undo = { $count ->
    [0] { $name } takes a step back.
    [one] { $name } takes a step back, and 1 later step goes with it.
   *[other] { $name } takes a step back, and { $count } later steps go with it.
  }
news-rewind = The match goes back.
notice-rewind = { $user } (admin) takes back { $count } { $count ->
    [one] action
   *[other] actions
  }.
notice-skip = { $user } (admin) lets the caretaker decide this question.
notice-never-dealt = { $user } has ended the match before it was set up.
notice-refresh = { $user } (admin) has everything posted again.
notice-replaced = { $seat } { $user } takes the seat of { $name }.
end-early-title = { $name }: ended early
end-early-table = The table has agreed to end the match.
end-early-admin = { $user } (admin) has ended the match.
end-early-points = It has no result and is not rated. The points so far:
end-early-broken = Its position can no longer be read, so neither points nor hands can be shown.
end-early-hidden = **Behind the screens**
end-early-sealed = Sealed answer: { $answer }
end-title = { $name }: the result
end-secret = The secret of the shuffle was { $secret }; { $commitment } and { $start } bind it.
end-secret-early-scheme = The secret of the shuffle was { $secret }; its commitment { $commitment } stands in the lobby.
end-record = { $attached ->
    [yes] The attached record
   *[no] The record (/game export)
  } can be verified with `python -m engine verify FILE --commitment HASH --start ID`.
end-record-early-scheme = { $attached ->
    [yes] The attached record
   *[no] The record (/game export)
  } can be verified with `python -m engine verify`.
end-record-only = The rules have been corrected since the match began: { $attached ->
    [yes] the attached record
   *[no] the record (/game export)
  } can be read, but not recomputed.
