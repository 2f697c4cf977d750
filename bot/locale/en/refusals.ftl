## Refusals

refusal-too-fast = One moment, please: that was a lot at once. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
  }.
refusal-control-unknown = That is no longer in use. Please go to the newest message of the match.
refusal-not-seated = You do not play in this match.
refusal-match-not-running = No such match is running.
refusal-match-dealing = The match is being set up: that waits for the start post in its thread. If it does not come, perhaps the bot may not write there; an admin can try again with /table refresh.
refusal-match-over = The match is over.
refusal-match-newer = This match was played on by a newer version of the bot, and this version cannot read it. Nothing is lost: it goes on as soon as the newer version runs again.
refusal-game-missing = Game not installed here right now: { $game }. Nothing is lost: its matches rest, and go on once it’s back.
refusal-match-not-over = The match is not over yet.
refusal-no-match-here = Which match? Use this in the thread of a match.
refusal-nothing-to-undo = Nothing has been done yet.
refusal-nothing-of-yours-to-undo = You have not done anything that could be taken back.
refusal-ballot-closed = This vote is over.
refusal-rewind-too-far = { $most ->
    [0] There is nothing to take back yet.
    [one] At most 1 action can be taken back.
   *[other] At most { $most } actions can be taken back.
  }
refusal-no-such-seat = There is no such player in this match.
refusal-seated-already = That person is already playing in this match.
refusal-replace-own-only = You can only offer your own seat. Admins can offer any with /table replace.
refusal-replace-substitute = You are sitting in for somebody. Only the one whose seat it is can give it away.
refusal-no-bots = A bot cannot play. House players are added in the lobby.
refusal-lobby-closed = This lobby is closed.
refusal-leave-running = The match has begun. /game replace offers your seat to somebody else, /vacation start stops your clocks for some days, and /game end asks everybody to end the match.
refusal-lobby-full = All { $wanted } seats are taken.
refusal-joined-already = You have joined already.
refusal-not-joined = You are not in this lobby.
refusal-host-only = Only the host can do that.
refusal-no-house-player = There is no house player in this lobby.
refusal-only-house-players = At least one seat must be left for people.
refusal-too-few = At least { $least } players are needed; { $count } { $count ->
    [one] is
   *[other] are
  } here. House players can fill empty seats (Options).
refusal-no-such-option = “{ $option }” is an option of { $owner }; { $game } does not have it.
refusal-lobby-too-small = { $count ->
    [one] { $count } seat is taken already.
   *[other] { $count } seats are taken already.
  }
refusal-tournament-table = The tournament decides the options of this table.
refusal-admins-only = Only people who manage this server can do that.
refusal-rules-unknown = The rules do not mention “{ $term }”.
refusal-wrong-value = That does not fit here: { $what }
refusal-no-room = I cannot play here: in this channel I am missing { $missing }. Somebody who manages this server can allow it.
permission-view-channel = “View Channel”
permission-send-messages = “Send Messages”
permission-send-in-threads = “Send Messages in Threads”
permission-attach-files = “Attach Files”
refusal-no-such-setting = “{ $typed }” cannot be chosen here. Take one of the suggestions.
