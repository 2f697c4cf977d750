-- What only one process may do at a time, and which one does it now. Moments are the database's own: the clocks of
-- several machines need not agree.
CREATE TABLE leases (
    role   TEXT NOT NULL PRIMARY KEY,  -- what is done
    holder TEXT NOT NULL,              -- the process that does it
    epoch  INTEGER NOT NULL,           -- one more with every new holder: works of an earlier one are refused
    since  REAL NOT NULL,              -- from when on this holder does it
    until  REAL NOT NULL               -- when anybody may take it, unless it is prolonged before
) STRICT;
