-- People who come and go: pace, absence, pauses, vacations.

ALTER TABLE matches ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';
ALTER TABLE matches ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;      -- 0: a hint is told in the ledger

ALTER TABLE players ADD COLUMN held TEXT;                             -- level of the house player that holds the seat
ALTER TABLE players ADD COLUMN owner INTEGER;                         -- whose seat it is while a substitute sits there
ALTER TABLE players ADD COLUMN owner_name TEXT;
ALTER TABLE players ADD COLUMN owner_lang TEXT;
ALTER TABLE players ADD COLUMN strikes INTEGER NOT NULL DEFAULT 0;    -- questions decided since the user last acted

ALTER TABLE settings ADD COLUMN remind REAL;                          -- hours between reminders; NULL: the default, 0: none
ALTER TABLE settings ADD COLUMN zone TEXT;                            -- time zone of the quiet hours
ALTER TABLE settings ADD COLUMN quiet_from INTEGER;                   -- minutes after midnight, NULL: no quiet hours
ALTER TABLE settings ADD COLUMN quiet_to INTEGER;
ALTER TABLE settings ADD COLUMN next INTEGER NOT NULL DEFAULT 0;      -- a notice when I am next

-- A seat that is awaited, from the moment it is its user's move, and what has been done about it.
CREATE TABLE waits (
    match     INTEGER NOT NULL REFERENCES matches (id),
    seat      INTEGER NOT NULL,
    user      INTEGER NOT NULL,
    since     REAL NOT NULL,
    pinged    INTEGER NOT NULL,             -- 0: the ping is kept back until the quiet hours are over
    reminders INTEGER NOT NULL DEFAULT 0,   -- how many were sent
    grace     REAL,                         -- when the deadline passed
    due       REAL,                         -- when something is to be done next; NULL: never
    mark      INTEGER NOT NULL,             -- newest row of the outbox when it began: what was sent about it is newer
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX waits_due ON waits (due) WHERE due IS NOT NULL;
CREATE INDEX waits_by_user ON waits (user);

-- The clocks of a match stand still, by a vote of the table.
CREATE TABLE pauses (
    match INTEGER NOT NULL REFERENCES matches (id),
    since REAL NOT NULL,
    until REAL,                             -- NULL: still
    PRIMARY KEY (match, since)
) STRICT, WITHOUT ROWID;

-- A user is away and the clocks stand still for him in every match.
CREATE TABLE vacations (
    id    INTEGER PRIMARY KEY,
    user  INTEGER NOT NULL,
    since REAL NOT NULL,
    until REAL NOT NULL
) STRICT;
CREATE INDEX vacations_by_user ON vacations (user);

-- Votes may be about anything.
CREATE TABLE new_ballots (
    id      INTEGER PRIMARY KEY,
    match   INTEGER NOT NULL REFERENCES matches (id),
    kind    TEXT NOT NULL,
    n       INTEGER NOT NULL,
    target  INTEGER NOT NULL,
    caller  INTEGER NOT NULL,
    outcome TEXT NOT NULL DEFAULT 'open' CHECK (outcome IN ('open', 'agreed', 'refused', 'lapsed'))
) STRICT;
INSERT INTO new_ballots SELECT * FROM ballots;
CREATE TABLE new_votes (
    ballot INTEGER NOT NULL REFERENCES new_ballots (id),
    user   INTEGER NOT NULL,
    agrees INTEGER NOT NULL,
    PRIMARY KEY (ballot, user)
) STRICT, WITHOUT ROWID;
INSERT INTO new_votes SELECT * FROM votes;
DROP TABLE votes;
DROP TABLE ballots;
ALTER TABLE new_ballots RENAME TO ballots;
ALTER TABLE new_votes RENAME TO votes;
