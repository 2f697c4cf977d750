## Refusals

refusal-too-fast = Slow down a little, please. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
  }.
refusal-control-unknown = This button is out of date. Use the match’s latest message.
refusal-not-seated = You’re not playing in this match.
refusal-match-not-running = That match isn’t running. /game list shows the ones that are.
refusal-match-dealing = The match is still being set up and waits for the start post in its thread. If that doesn’t come, the bot may not be allowed to write there. An admin can try again with /table refresh.
refusal-match-over = The match is over. To play it again, use /game rematch.
refusal-match-newer = This match was played on by a newer version of the bot, which this version can’t read. Nothing is lost: it goes on as soon as the newer version runs again.
refusal-game-missing = Game not installed here right now: { $game }. Nothing is lost: its matches rest, and go on once it’s back.
refusal-match-not-over = The match isn’t over yet.
refusal-no-match-here = Which match? Use this in a match’s thread; /waiting lists the matches that wait for you.
refusal-nothing-to-undo = There’s nothing to undo yet.
refusal-nothing-of-yours-to-undo = You have nothing to undo.
refusal-ballot-closed = This vote is over.
refusal-not-voted = You haven’t voted yet.
refusal-rewind-too-far = { $most ->
    [0] There’s nothing to undo yet.
    [one] You can undo at most 1 action.
   *[other] You can undo at most { $most } actions.
  }
refusal-no-such-seat = There’s no such player in this match. Pick one of the suggestions.
refusal-seated-already = They’re already playing in this match.
refusal-replace-own-only = You can only offer your own seat. Admins can offer any seat with /table replace.
refusal-replace-substitute = You’re filling in for someone. Only the seat’s owner can offer it.
refusal-no-bots = A bot can’t play. Add house players in the lobby instead.
refusal-lobby-closed = This lobby is closed. /play opens a new one.
refusal-leave-running = The match has started. You can offer your seat with /game replace, stop your clocks for a few days with /vacation start, or ask everyone to end the match with /game end.
refusal-lobby-full = All { $wanted } seats are taken. /game list shows other lobbies, and /play opens one.
refusal-joined-already = You’ve already joined.
refusal-not-joined = You’re not in this lobby. Press “{ button-join }” to take a seat.
refusal-host-only = Only the host can do that.
refusal-no-house-player = This lobby has no house player.
refusal-only-house-players = Leave at least one seat for people.
refusal-too-few = You need at least { $least } players; { $count } { $count ->
    [one] is
   *[other] are
  } here. House players can fill the empty seats (Options).
refusal-no-such-option = “{ $option }” is an option of { $owner }; { $game } doesn’t have it.
refusal-lobby-too-small = { $count ->
    [one] 1 seat is already taken.
   *[other] { $count } seats are already taken.
  }
refusal-tournament-table = The tournament sets this table’s options.
refusal-admins-only = Only people who manage this server can do that.
refusal-rules-unknown = The rules don’t mention “{ $term }”. Try another word, or /rules for the contents.
refusal-no-room = I can’t play here: in this channel I’m missing { $missing }. Someone who manages this server can allow it.
permission-view-channel = “View Channel”
permission-send-messages = “Send Messages”
permission-send-in-threads = “Send Messages in Threads”
permission-attach-files = “Attach Files”
refusal-no-such-setting = You can’t choose “{ $typed }” here. Pick one of the suggestions.
