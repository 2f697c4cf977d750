## Lists

list-empty = No open lobby and no running match here. Open a lobby with /play.
and-more = … and { $count } more
status-lobby = waiting for players
status-dealing = setting up
status-running = running
status-over = finished
status-closed = closed
waiting-none = No match is waiting for you.
waiting-title = { $count ->
    [one] One match is waiting for you:
   *[other] { $count } matches are waiting for you:
  }
export-whole = The record of { $name }. To verify it, run `python -m engine verify`.
export-only = The record of { $name }. The rules have been corrected since the match started, so you can read it but not recompute it.
export-partial = { $name } so far, with what you’re allowed to know.
board-other = another picture
rules-chapter = Another chapter
rules-chapters = Chapters { $first } to { $last }
rules-contents = Contents
button-contents = Contents
button-chapter-before = Previous Chapter
button-chapter-after = Next Chapter
