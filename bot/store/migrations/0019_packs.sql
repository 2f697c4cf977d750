-- Positions of long ago, many in one: their rows in `positions` stay, with an empty `state` and `told`.
CREATE TABLE packs (
    match INTEGER NOT NULL REFERENCES matches (id),
    first INTEGER NOT NULL,     -- positions it holds, from
    last INTEGER NOT NULL,      -- to
    form INTEGER NOT NULL,      -- how it is written, for ever; see packs.py
    content BLOB NOT NULL,
    PRIMARY KEY (match, first)
) STRICT;
