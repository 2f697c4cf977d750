## People who come and go

button-substitute = Take the Seat
button-return = I’m Back
option-pace = Pace
option-no-hints = The table is told about every hint.
option-expert-hints = Hints also ask an expert for the best move and its chance to win.
option-chances-shown = The board shows everyone’s chance to win, judged from what everyone can see.
pace-live = live
pace-daily = daily
pace-relaxed = relaxed
pace-none = no deadline
pace-about = time to answer
    .live = 30 minutes to answer
    .daily = a day to answer
    .relaxed = three days to answer
    .none = take as long as you like
post-limit = time’s up { $when }
post-grace = grace period ends { $when }
post-paused = ⏸️ clocks stopped
nudge-ping = { $name }, it’s your turn in { $match }.
nudge-remind = { $name }, { $match } is waiting for you.
nudge-deadline = { $name }, time’s up in { $match }. Answer before the grace period ends or the caretaker decides.
nudge-next = { $name }, you’re next in { $match }.
nudge-cleared = ✅ { $match }: answered
nudge-moved = ⬇️ { $match }: asked again below
notice-absent = { $seat } { $user } hasn’t answered, so the caretaker decides (absence { $count } of { $most }).
notice-back = { $seat } { $user } is back.
notice-substitute = { $seat } { $user } is filling in for { $name }, who can come back at any time.
notice-substitute-former = { $seat } { $user } takes the seat of a former player.
notice-paused = The table is taking a break. The clocks are stopped until someone presses “Resume”.
notice-pictures-tall = The board in this thread is now tall.
notice-pictures-wide = The board in this thread is now wide.
notice-resting = Everyone is away. The match waits until someone comes back or takes a seat.
notice-resumed = { $user } restarted the clocks.
notice-vacation = { $user } is away from { $since } to { $until }; their clocks are stopped.
notice-vacation-over = { $user } is back from vacation.
vacancy-open = { $name } has been away for a while, and a house player is holding the seat. Want to take it?
vacancy-former = { $name } has left for good. A house player holds the seat. Who would like to take it?
substituted-former = The seat is yours until the end of the match. Nobody comes back to it.
vacancy-closed = { $name }’s seat is filled.
ballot-pause = { $name } asks for a break: the clocks would stop. More than half must agree.
ballot-tall = { $name } asks for a tall board in this thread, for phones. More than half must agree.
ballot-wide = { $name } asks for a wide board in this thread. More than half must agree.
resumed = The clocks are running again.
substituted = The seat is yours until its owner comes back; the result counts for them. “{ button-hand }” shows you everything.
back-again = Welcome back! The seat is yours again.
vacation-noted = Noted. From { $since } to { $until } your clocks are stopped, and I won’t remind you.
vacation-cut = Welcome back! Your clocks are running again.
vacation-left = { $days ->
    [one] 1 day
   *[other] { $days } days
  } of vacation left in { NUMBER($year, useGrouping: 0) }.
settings-change = Choose from the lists, or type what you want after /settings.
settings-language = Language: { $value }
settings-notices = When it’s your turn: { $value }
notices-usual = ping in the thread, reminders by direct message
notices-thread = everything in the thread
notices-dm = direct message instead of a ping
notices-both = ping in the thread and direct message
settings-remind = { $none ->
    [yes] No reminders
   *[no] { $hours ->
        [one] A reminder every hour
       *[other] A reminder every { $hours } hours
      }
  }
settings-quiet = Quiet hours: { $value }
settings-no-quiet = none
settings-next = Tell me when I’m next: { $value }
settings-pictures = Pictures for you: { $value }
waiting-since = asked { $when }
span = { $since } – { $until }
refusal-not-paused = The clocks are already running.
refusal-paused-already = The clocks are already stopped. “Resume” under the question restarts them.
refusal-pictures-already = The board already looks like that. /settings changes the pictures only you see.
refusal-seat-not-free = This seat is no longer free.
refusal-nothing-to-come-back-to = Nobody is filling in for you in this match.
refusal-vacation-twice = You already have a vacation at that time. /vacation show lists it.
refusal-vacation-too-long = You have { $days ->
    [one] 1 day
   *[other] { $days } days
  } of vacation left this year, out of { $most }.
refusal-no-vacation = You have no vacation planned.
refusal-no-such-zone = There’s no time zone “{ $zone }”. Choose one from the list, such as Europe/Berlin.
refusal-zone-first = Choose your time zone too, so I know when it’s night for you.
refusal-quiet-form = “{ $typed }” isn’t a time range. Try 22:00-07:30, or “off”.
command-game-pause = Ask the table for a break: the clocks stop
    .called = pause
command-lobby-pictures = Wide or tall board in the thread: the host’s choice, later a vote
    .called = pictures
    .shown = wide or tall
command-game-resume = Restart the table’s clocks
    .called = resume
command-game-return = Take your seat back after being away
    .called = return
command-vacation = Days when your clocks don’t run
    .called = vacation
command-vacation-start = Go on vacation: your clocks stop in every match
    .called = start
    .days = how many days
    .later = starting in how many days (default: now)
command-vacation-end = Come back early, or cancel a planned vacation
    .called = end
command-vacation-show = Your vacations, and the days left this year
    .called = show

## Seats that are offered

button-accept-seat = Accept the Seat
button-decline-seat = Decline the Seat
offer-open = { $user }, { $giver } offers you seat { $seat } in this match. The offer ends { $until }.
offer-means = Nothing changes until you accept. The result counts for you if you take more than half of the seat’s actions.
offer-accepted = { $user } accepted seat { $seat }.
offer-declined = { $user } declined seat { $seat }.
offer-withdrawn = Seat { $seat } is no longer offered to { $user }.
offer-lapsed = The offer of seat { $seat } to { $user } has expired.
offered = I asked { $user } in the thread. Nothing changes until they accept. To withdraw the offer, press “Decline the Seat” or use /seat decline.
offer-taken = The seat is yours. “{ button-hand }” shows you everything.
offer-refused = Declined. I won’t ask you again in this match.
offer-taken-back = Offer withdrawn.
refusal-offer-not-yours = This seat wasn’t offered to you.
refusal-offer-over = This offer is no longer open.
refusal-offer-twice = { $user } has already been asked and hasn’t answered yet.
refusal-offer-declined = { $user } declined a seat in this match and won’t be asked again.
command-seat-accept = Accept the seat you’re offered
    .called = accept
command-seat-decline = Decline the seat you’re offered, or withdraw your offer
    .called = decline
