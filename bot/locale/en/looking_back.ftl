## Looking back

button-since = Since My Turn
button-earlier = Earlier
button-later = Later
button-replay = Replay
button-export = Export
button-film = Film
command-game-since = What happened since your last turn, and the board with the changes marked
command-game-replay = Step through a match from its set-up on
    .match = number of the match (otherwise the one of this thread)
command-game-at = Any position of a match
    .position = number of the position; 0 is the set-up
    .match = number of the match (otherwise the one of this thread)
since-your-turn = Since your last turn
since-beginning = Since the beginning
since-last-actions = What happened last
since-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
  }
since-taken-back = { $count ->
    [one] 1 action taken back is left out
   *[other] { $count } actions taken back are left out
  }
since-acted-last = Nobody else has acted since you did. This is what came before.
since-nothing = Nothing has happened that you could see.
since-earlier = { $count ->
    [one] … and 1 action earlier
   *[other] … and { $count } actions earlier
  }
since-board = What has changed since then is marked on the board.
replay-position = Position { $place } of { $last }
replay-set-up = The match is set up.
replay-silent = { $name } has decided; nothing was shown.
replay-secretly = { $name } secretly: { $answer }
replay-look = through whose eyes
replay-everybody = as everybody saw it
replay-eyes = as { $name } saw it
refusal-match-not-begun = That match has not begun.
refusal-match-unknown = There is no match #{ NUMBER($number, useGrouping: 0) } on this server.
refusal-no-such-position = This match has positions 0 to { $last }; 0 is the set-up.
refusal-replay-hidden = While the match is not finished, you can look through your own eyes only.
film-begun = The film is being drawn: { $count ->
    [one] 1 picture
   *[other] { $count } pictures
  }. This can take a minute or two.
film-progress = Drawing { $done } of { $count }…
film-failed = The film could not be drawn. Please try again later.
film-too-large = The film has become too large for Discord.
film-too-long = The film was not finished in the time that Discord allows. Please try again when less is going on.
film-alt = The board of { $name } from the set-up on, in { $count ->
    [one] 1 picture
   *[other] { $count } pictures
  }. At the end:
scores-title = { $name }: points over the rounds
command-game-film = A match as an animated picture
    .match = number of the match (otherwise the one of this thread)
command-game-scores = How the points of a finished match came, round by round
    .match = number of the match (otherwise the one of this thread)
refusal-no-film = There are no pictures of this match, so there is no film of it. /game replay shows it in words.
refusal-film-being-drawn = Your film is being drawn. Please wait until it is there.
