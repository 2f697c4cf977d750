## Common

yes = yes
no = no
match-name = { $game } #{ NUMBER($number, useGrouping: 0) }
house-name = { $level } { $number }
language-auto = as in Discord
language-en = English
language-fr = French
language-de = German
incident = Something went wrong here, and nothing was changed. Please try again. Incident number: { NUMBER($number, useGrouping: 0) }
unknown-control = That is no longer in use. Please go to the newest message of the match.
stale = That question has been answered already. Here is the one that counts now.
done = Done.
done-already = That has been done already.
done-sealed = Your answer is sealed. You may change it until the last one is in.

## Buttons

button-move = Your Move
button-hand = Your Hand
button-board = Board
button-undo = Undo
button-rules = Rules
button-refresh = Refresh
button-back = Back
button-join = Join
button-leave = Leave
button-start = Start
button-options = Options
button-agree = Agree
button-refuse = Refuse
button-rematch = Rematch
button-add-house = Add House Player: { $level }
button-drop-house = Remove House Player

## Panels

panel-not-asked = There is nothing for you to decide now. Waiting for { $names }.
panel-over = The match is over.
panel-sealed = Nobody sees your answer before everybody has answered.
panel-sealed-changed = Your sealed answer: { $answer }. You may change it until the last one is in.
panel-sure = You cannot take this back without asking the table.

## Lobby

lobby-free = a free seat
lobby-open = { $host } is the host. Join in; then the host starts the match.
lobby-started = The match has begun in the thread below.
lobby-closed = This lobby is closed.
lobby-commitment = Fair shuffle: { $commitment }
lobby-opened = { $name } is open for players.
lobby-joined = You have joined { $name }.
lobby-left = You have left { $name }.
lobby-begun = { $name } begins.
lobby-closed-now = The lobby is closed.
options-text = { $count } of { $seats } seats { $count ->
    [one] is
   *[other] are
  } taken. House players can fill the others.

## Posts

post-asked = { $name }, it is your turn
post-round = round { $round }
post-next = next: { $name }
post-ready = { $ready } of { $count } ready
post-over = { $count ->
    [0] Nobody wins.
    [one] { $names } wins!
   *[other] { $names } win!
  }
news-undo = { $name } takes a step back.
news-rewind = The match goes back.
notice-ended-early = The match has ended without a result.
notice-rewind = { $user } (admin) takes back { $count } { $count ->
    [one] action
   *[other] actions
  }.
notice-skip = { $user } (admin) lets the caretaker decide this question.
notice-admin-end = { $user } (admin) ends the match.
notice-replaced = { $seat } { $user } takes the seat of { $name }.
end-title = { $name }: the result
end-secret = The secret of the shuffle was { $secret }; its commitment { $commitment } stands in the lobby. The attached record can be verified with `python -m engine verify`.

## Votes

ballot-undo = { $name } would like to take back { $count } { $count ->
    [one] action
   *[other] actions
  }. Does everybody agree?
ballot-end = { $name } would like to end the match. Does everybody agree?
ballot-agreed = Agreed.
ballot-refused = Refused.
ballot-lapsed = The match has gone on; the vote is void.
vote-open = Your vote is noted. The others are asked.
vote-agreed = Everybody agrees.
vote-refused = The vote is over: refused.
undo-done = Taken back.
undo-asked = You can no longer take that back on your own. The table is asked.

## Lists

list-empty = No lobby is open and no match is running here. /game new opens a lobby.
status-lobby = waiting for players
status-running = running
status-over = finished
status-closed = closed
waiting-none = No match is waiting for you.
waiting-title = { $count ->
    [one] One match is waiting for you:
   *[other] { $count } matches are waiting for you:
  }
settings-now = Language: { $language }. Secrets also by direct message: { $dm }.
export-whole = The record of { $name }. Verify it with `python -m engine verify`.
export-partial = { $name } so far, as far as you may know it.
replaced = { $name } has the seat now.
board-other = another picture
rules-chapter = Another chapter

## Refusals

refusal-too-fast = One moment, please: that was a lot at once. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
  }.
refusal-not-seated = You do not play in this match.
refusal-match-not-running = No such match is running.
refusal-match-over = The match is over.
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
refusal-replace-own-only = You can only give away your own seat. Admins can replace anybody with /table replace.
refusal-no-bots = A bot cannot play. House players are added in the lobby.
refusal-lobby-closed = This lobby is closed.
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
refusal-no-such-option = { $game } has no option “{ $option }”.
refusal-admins-only = Only people who manage this server can do that.
refusal-rules-unknown = The rules do not mention “{ $term }”.
refusal-wrong-value = That does not fit here: { $what }

## Commands

command-game = Open, join and follow matches
command-game-new = Open a lobby for a new match
    .game = which game
    .seats = how many seats
    .house = how many of them for house players
    .level = how well the house players play
    .language = language of the table
command-game-join = Join the lobby of this channel
command-game-leave = Leave the lobby of this channel
command-game-start = Start the match from this channel’s lobby
command-game-list = Open lobbies and running matches of this server
command-game-info = What is played here, by whom and with which options
command-game-end = End the match, if everybody agrees; or close your lobby
command-game-rematch = Play the same game again
command-game-undo = Take your last step back, or ask the table
command-game-log = What has happened so far
command-game-text = The board in words
command-game-move = The question you are asked, with everything to answer it
command-game-hand = What lies behind your screen
command-game-board = The board as it is now
command-game-replace = Give your seat to somebody else
    .player = whose seat
    .user = who takes it
command-game-export = The record of a match as a file
    .match = number of the match (otherwise the one of this thread)
command-settings = Your language, and whether secrets also come by direct message
    .language = language in which the bot speaks to you
    .dm = secrets also by direct message
command-waiting = Every match that is waiting for you
command-rules = Look something up in the rules
    .term = what you are looking for
    .game = of which game
command-table = For people who manage this server
command-table-rewind = Take actions back, whatever has been shown since
    .actions = how many
command-table-skip = Let the caretaker decide the present question
command-table-end = End the match of this thread without a result
command-table-refresh = Post the question and the board again
command-table-replace = Give a seat to somebody else
    .player = whose seat
    .user = who takes it
