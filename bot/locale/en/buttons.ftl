## Buttons

button-move = Your Move
button-hand = Your Hand
button-board = Board
button-undo = Undo
button-rules = Rules
button-refresh = Refresh
button-back = Back
button-more = More
button-join = Join
button-leave = Leave
button-start = Start
button-options = Options
button-agree = Agree
button-refuse = Refuse
button-withdraw = Withdraw
button-resume = Resume
button-rematch = Rematch
button-add-house = Add House Player: { $level }
button-drop-house = Remove House Player
button-exactly = Other…
button-end-match = End the Match
button-end-tournament = End the Tournament
button-give-seat = Offer the Seat
button-change = Change
