## Looking back

button-since = Since My Turn
button-earlier = Earlier
button-later = Later
button-replay = Replay
button-export = Export
button-film = Film
button-review = Review
command-game-since = What happened since your last turn, with the changes marked on the board
    .called = since
command-game-replay = Step through a match from the start
    .called = replay
    .match = match number (default: this thread)
command-game-at = Show any position of a match
    .called = at
    .position = position number; 0 is the setup
    .match = match number (default: this thread)
since-your-turn = Since your last turn
since-beginning = Since the start
since-last-actions = What happened last
since-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
  }
since-taken-back = { $count ->
    [one] 1 undone action left out
   *[other] { $count } undone actions left out
  }
since-acted-last = Nobody has acted since you did. Here’s what came before.
since-nothing = Nothing happened that you can see.
since-earlier = { $count ->
    [one] … and 1 earlier action
   *[other] … and { $count } earlier actions
  }
since-board = The changes since then are marked on the board.
replay-position = Position { $place } of { $last }
replay-set-up = The match is set up.
replay-silent = { $name } decided; nothing was shown.
replay-secretly = { $name } secretly: { $answer }
replay-look = whose view
replay-everybody = what everyone saw
replay-eyes = what { $name } saw
refusal-match-not-begun = That match hasn’t started yet.
refusal-match-unknown = There’s no match #{ NUMBER($number, useGrouping: 0) } on this server.
refusal-no-such-position = This match has positions 0 to { $last }; 0 is the setup.
refusal-replay-hidden = Until the match is over, you can only see your own view.
film-begun = Drawing the film: { $count ->
    [one] 1 picture
   *[other] { $count } pictures
  }. This can take a minute or two.
film-progress = Drawing { $done } of { $count }…
film-failed = The film couldn’t be drawn. Please try again later.
film-too-large = The film is too large for Discord.
film-too-long = The film took longer than Discord allows. Please try again when it’s quieter.
film-alt = The board of { $name } from the start, in { $count ->
    [one] 1 picture
   *[other] { $count } pictures
  }. At the end:
scores-title = { $name }: points by round
command-game-film = A match as an animated picture
    .called = film
    .match = match number (default: this thread)
command-game-scores = How the points of a finished match came in, round by round
    .called = scores
    .match = match number (default: this thread)
review-of = { $name }: match review
review-progress = Reviewing the match: { $percent }%. This takes about a minute.
review-later = This takes longer than Discord waits for an answer. Ask again in a few minutes; the review goes on meanwhile.
review-failed = The review failed. Please try again later.
command-review = Who was likely to win when, and the moves that decided a finished match
    .called = review
    .match = match number (default: this thread)
refusal-review-not-over = Only a match that was played to its end can be reviewed.
refusal-review-impossible = This match can’t be reviewed: it can’t be recomputed any more.
refusal-no-film = This match has no pictures, so it has no film. /game replay shows it in words.
refusal-film-being-drawn = Your film is still being drawn. Please wait for it.
