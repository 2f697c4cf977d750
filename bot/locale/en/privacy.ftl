## Privacy

privacy-title = **What I keep about you**
privacy-kept = Your Discord number, the name you play under, your settings, and what you do in matches: actions, drafts, orders, votes, results, ratings, tournaments. I don’t read what people write to each other.
privacy-why = Why: so that a match can go on for weeks, can be checked by everyone, and can be looked back on.
privacy-long = How long: until you ask me to forget you. Discord keeps what’s in the channels, and the person who runs me may keep backups for a while.
privacy-exported = Here’s everything I keep about you. Only you can see this message; save the file.
privacy-nothing = I keep nothing about you.
privacy-too-large = Your data doesn’t fit into a message. Ask the person who runs this bot for it; your number is { $id }.
button-export-me = Export My Data
button-forget-me = Forget Me
button-forget-sure = Forget Everything
sure-forget = **Forget everything about you?** Nothing has happened yet. This can’t be undone:
forget-own = Your name, settings, notices, drafts and standing orders are deleted, and your ratings and statistics with them.
forget-seats = In { $count ->
    [one] 1 running match
   *[other] { $count } running matches
  } a house player takes your seat at once, and the table is asked for a substitute.
forget-ended = { $count ->
    [one] 1 running match ends
   *[other] { $count } running matches end
  } without a result, because nobody else plays there.
forget-lobbies = You leave { $count ->
    [one] 1 lobby
   *[other] { $count } lobbies
  }. The next in line becomes the host; a lobby without anyone closes.
forget-tournaments = You leave { $count ->
    [one] 1 tournament
   *[other] { $count } tournaments
  }.
forget-finished = In { $count ->
    [one] 1 finished match
   *[other] { $count } finished matches
  } you become “a former player”. What was played stays, so that its record can still be checked.
forget-stays = What’s in Discord’s channels and in your direct messages stays there.
forget-back = You can play again at any time, as a newcomer.
forgotten = Done. I know nothing about you any more.
