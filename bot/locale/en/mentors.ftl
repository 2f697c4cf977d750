## Mentors

button-watch = Watch
mentor-invitation = { $name } invites you to watch: in { $match } you may see what lies behind that screen. The table is told when you begin and when it ends; /mentor end ends it. Please keep what you see between the two of you.
mentor-invited = { $user } may watch your seat now, with the button of a direct message or with /mentor watch. The table is told as soon as that happens. /mentor end ends it at any time.
mentor-watching = You are watching the seat of { $name }.
mentor-not-asked = There is nothing to decide here now. Waiting for { $names }.
mentor-options = Possible now: { $actions }.
mentor-ended = Done. The consent in { $name } is ended: nothing more is shown by it.
notice-mentor = { $user } watches the seat of { $seat } { $player }, with consent.
notice-mentor-ends = { $user } no longer watches the seat of { $seat } { $player }.
refusal-mentor-none = No invitation allows you to watch a seat here now.
refusal-mentor-bot = A bot cannot be a mentor.
refusal-mentor-plays = That person plays in this match and cannot watch another seat.
refusal-mentor-already = That person may watch your seat already.
refusal-mentor-most = At most { $most } mentors can watch a seat. /mentor end makes room.
refusal-seen-elsewhere = That person has already seen another seat of this match from behind its screen and can neither take nor watch this one.
refusal-mentor-held = The house is holding your seat at the moment. Take it back first.
command-mentor = Let somebody watch your seat and advise you
command-mentor-invite = Let somebody who does not play watch your seat
    .user = who may watch
command-mentor-watch = The seat you may watch, as it is now
    .match = number of the match (otherwise the one of this thread)
command-mentor-end = End the watching, whichever side you are on
    .user = only with this person
    .match = number of the match (otherwise the one of this thread)
