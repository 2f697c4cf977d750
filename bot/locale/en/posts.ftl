## Posts

post-asked = { $name }, it’s your turn
post-next = next: { $name }
post-ready = { $ready } of { $count } ready
post-over = { $count ->
    [0] Nobody wins.
    [one] { $names } wins!
   *[other] { $names } win!
  }
news-undo = { $count ->
    [0] { $name } undoes a step.
    [one] { $name } undoes a step, along with 1 later step.
   *[other] { $name } undoes a step, along with { $count } later steps.
  }
news-rewind = The match goes back to an earlier position.
notice-rewind = { $user } (admin) undoes { $count } { $count ->
    [one] action
   *[other] actions
  }.
notice-skip = { $user } (admin) lets the caretaker decide this question.
notice-never-dealt = { $user } ended the match before it was set up.
notice-refresh = { $user } (admin) posts everything again.
notice-replaced = { $seat } { $user } takes over { $name }’s seat.
end-early-title = { $name }: ended early
end-early-table = The table agreed to end the match.
end-early-admin = { $user } (admin) ended the match.
end-early-points = It has no result and isn’t rated. The points so far:
end-early-broken = Its position can no longer be read, so I can’t show points or hands.
end-early-hidden = **Behind the screens**
end-early-sealed = Sealed answer: { $answer }
end-rating = rating { $number } ({ $change })
end-title = { $name }: the result
end-secret = The secret of the shuffle was { $secret }; { $commitment } and { $start } bind it.
end-secret-early-scheme = The secret of the shuffle was { $secret }; its commitment { $commitment } is in the lobby.
end-record = { $attached ->
    [yes] The attached record
   *[no] The record (/game export)
  } can be verified with `python -m engine verify FILE --commitment HASH --start ID`.
end-record-early-scheme = { $attached ->
    [yes] The attached record
   *[no] The record (/game export)
  } can be verified with `python -m engine verify`.
end-record-only = The rules have been corrected since the match started: { $attached ->
    [yes] you can read the attached record
   *[no] you can read the record (/game export)
  }, but not recompute it.
