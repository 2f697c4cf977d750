-- Everybody's chance to win, as those who watch can tell: only where a table wants it.
ALTER TABLE matches ADD COLUMN chances INTEGER NOT NULL DEFAULT 0;  -- 1: the board shows them
ALTER TABLE tournaments ADD COLUMN chances INTEGER NOT NULL DEFAULT 0;  -- 1: the boards of its matches show them
-- Chances to win as those who watch can tell, counted once in each round.
CREATE TABLE public_chances (
    match INTEGER NOT NULL PRIMARY KEY REFERENCES matches (id),
    n INTEGER NOT NULL,  -- the position they were counted in
    era INTEGER NOT NULL,  -- those of an earlier era are not shown
    round INTEGER NOT NULL,  -- counted once in each round
    content BLOB NOT NULL
) STRICT;
