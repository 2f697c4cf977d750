## People who come and go

button-substitute = Take the Seat
button-return = I Am Back
option-pace = Pace
option-no-hints = Hints are told to the table.
pace-live = live
pace-daily = daily
pace-relaxed = relaxed
pace-none = no deadline
pace-about = time for an answer
    .live = 30 minutes for an answer
    .daily = a day for an answer
    .relaxed = three days for an answer
    .none = as long as it takes
post-limit = time is up { $when }
post-grace = grace ends { $when }
post-paused = ⏸️ the clocks stand still
nudge-ping = { $name }, it is your turn in { $match }.
nudge-remind = { $name }, { $match } is waiting for you.
nudge-deadline = { $name }, your time in { $match } is up. If you do not answer before the grace ends, the caretaker decides.
nudge-next = { $name }, you are next in { $match }.
nudge-cleared = ✅ { $match }: settled
nudge-moved = ⬇️ { $match }: asked again further down
notice-absent = { $seat } { $user } stays away: the caretaker decides this question ({ $count } of { $most }).
notice-back = { $seat } { $user } is back.
notice-substitute = { $seat } { $user } sits in for { $name }, who may come back at any time.
notice-paused = The table takes a break: the clocks stand still until somebody uses /game resume.
notice-resting = Everybody is away. The match rests until somebody comes back or takes a seat.
notice-resumed = { $user } sets the clocks going again.
notice-vacation = { $user } is away from { $since } to { $until }; the clocks wait.
notice-vacation-over = { $user } is back from vacation.
vacancy-open = { $name } has been away for a long time. A house player holds the seat. Who would like to take it?
vacancy-closed = The seat of { $name } is taken care of.
ballot-pause = { $name } would like a break: the clocks would stand still. More than half must agree.
resumed = The clocks run again.
substituted = The seat is yours until its owner comes back; the result counts for the owner. “Your Hand” shows you everything.
back-again = Welcome back. The seat is yours again.
vacation-noted = Noted: from { $since } to { $until } no clock runs for you, and nothing reminds you.
vacation-cut = Welcome back. Your clocks run again.
vacation-left = { $days ->
    [one] 1 day
   *[other] { $days } days
  } of vacation left in { NUMBER($year, useGrouping: 0) }.
settings-change = To change one, choose its option of /settings, such as remind.
settings-language = Language: { $value }
settings-notices = Told that it’s your turn: { $value }
notices-usual = ping in the thread, reminders by direct message
notices-thread = everything in the thread
notices-dm = direct message instead of a ping
notices-both = ping in the thread and direct message
settings-remind = { $none ->
    [yes] No reminders
   *[no] Reminders every { $hours } hours
  }
settings-quiet = Quiet hours: { $value }
settings-no-quiet = none
settings-next = A notice when I am next: { $value }
waiting-since = asked { $when }
span = { $since } – { $until }
refusal-not-paused = The clocks are running.
refusal-paused-already = The clocks stand still already. /game resume sets them going.
refusal-seat-not-free = This seat is not free any more.
refusal-nothing-to-come-back-to = Nobody sits in for you in this match.
refusal-vacation-twice = You have planned a vacation for that time already. /vacation show lists it.
refusal-vacation-too-long = You have { $days ->
    [one] 1 day
   *[other] { $days } days
  } of vacation left, of { $most } a year.
refusal-no-vacation = You have not planned any vacation.
refusal-no-such-zone = There is no time zone “{ $zone }”. Choose one from the list, such as Europe/Berlin.
refusal-zone-first = Please choose your time zone too, so that I know when it is night for you.
refusal-quiet-form = “{ $typed }” is not a time of day from – to. Write it like 22:00-07:30, or “off”.
command-game-pause = Ask the table for a break: the clocks stand still
command-game-resume = Set the clocks of the table going again
command-game-return = Take your seat again after you were away
command-vacation = Days on which no clock runs for you
command-vacation-start = Go on vacation: your clocks stand still in all matches
    .days = for how many days
    .later = beginning in how many days (otherwise now)
command-vacation-end = Come back before the time, or cancel a planned vacation
command-vacation-show = Your vacations and the days left this year

## Seats that are offered

button-accept-seat = Accept the Seat
button-decline-seat = Decline
offer-open = { $user }, { $giver } offers you the seat { $seat } of this match. The offer ends { $until }.
offer-means = Nothing changes before you accept. The result counts for you if you take more than half of the seat’s actions.
offer-accepted = { $user } has accepted the seat { $seat }.
offer-declined = { $user } has declined the seat { $seat }.
offer-withdrawn = The offer of the seat { $seat } to { $user } was withdrawn.
offer-lapsed = The offer of the seat { $seat } to { $user } has lapsed.
offered = { $user } is asked in the thread. The seat stays as it is until the offer is accepted; “Decline” or /seat decline withdraws it.
offer-taken = The seat is yours. “Your Hand” shows you everything.
offer-refused = Declined. You will not be asked again in this match.
offer-taken-back = The offer is withdrawn.
refusal-offer-not-yours = This seat was not offered to you.
refusal-offer-over = This offer is over.
refusal-offer-twice = { $user } has been asked already and has not answered yet.
refusal-offer-declined = { $user } has declined a seat of this match and is not asked again.
command-seat-accept = Accept the seat that you are offered
command-seat-decline = Decline the seat that you are offered, or withdraw your offer
