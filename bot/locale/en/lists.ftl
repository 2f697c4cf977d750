## Lists

list-empty = No lobby is open and no match is running here. /game new opens a lobby.
and-more = … and { $count } more
status-lobby = waiting for players
status-dealing = being set up
status-running = running
status-over = finished
status-closed = closed
waiting-none = No match is waiting for you.
waiting-title = { $count ->
    [one] One match is waiting for you:
   *[other] { $count } matches are waiting for you:
  }
export-whole = The record of { $name }. Verify it with `python -m engine verify`.
export-only = The record of { $name }. The rules have been corrected since it began: it can be read, but not recomputed.
export-partial = { $name } so far, as far as you may know it.
board-other = another picture
rules-chapter = Another chapter
