-- Everybody's chance to win, as those who watch can tell: only where a table wants it.
ALTER TABLE matches ADD COLUMN chances BIGINT NOT NULL DEFAULT 0;  -- 1: the board shows them
ALTER TABLE tournaments ADD COLUMN chances BIGINT NOT NULL DEFAULT 0;  -- 1: the boards of its matches show them
-- Chances to win as those who watch can tell, counted once in each round.
CREATE TABLE public_chances (
    match BIGINT NOT NULL PRIMARY KEY REFERENCES matches (id),
    n BIGINT NOT NULL,  -- the position they were counted in
    era BIGINT NOT NULL,  -- those of an earlier era are not shown
    round BIGINT NOT NULL,  -- counted once in each round
    content BYTEA NOT NULL
);
