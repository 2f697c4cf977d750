## Mentors

button-watch = Watch the Seat
mentor-invitation = { $name } invites you to watch their seat in { $match }: you’ll see what’s behind their screen. The table is told when you start and when it ends. /mentor end stops it. Please keep what you see between the two of you.
mentor-invited = { $user } can now watch your seat, with the button in their direct messages or with /mentor watch. The table is told as soon as they do. /mentor end stops it at any time.
mentor-watching = You’re watching { $name }’s seat.
mentor-not-asked = Nothing to decide here right now. Waiting for { $names }.
mentor-options = Possible now: { $actions }.
mentor-ended = Mentoring in { $name } has ended.
notice-mentor = { $user } is watching the seat of { $seat } { $player }, who agreed to it.
notice-mentor-ends = { $user } is no longer watching the seat of { $seat } { $player }.
refusal-mentor-none = You have no invitation to watch a seat here. Ask a player to use /mentor invite.
refusal-mentor-bot = A bot can’t be a mentor.
refusal-mentor-plays = They play in this match, so they can’t watch another seat.
refusal-mentor-already = They can already watch your seat.
refusal-mentor-most = A seat can have at most { $most } mentors. Use /mentor end to make room.
refusal-seen-elsewhere = They’ve already seen another seat’s secrets in this match.
refusal-mentor-held = A house player is holding your seat. Take it back first with /game return.
command-mentor = Let someone watch your seat and advise you
command-mentor-invite = Invite someone who isn’t playing to watch your seat
    .user = who may watch
command-mentor-watch = Watch the seat you’re invited to
    .match = match number (default: this thread)
command-mentor-end = Stop the mentoring, as player or as mentor
    .user = only with this person
    .match = match number (default: this thread)
