-- A match from lobby to score sheet. Nothing is ever deleted.
CREATE TABLE matches (
    id       INTEGER PRIMARY KEY,
    game     TEXT NOT NULL,
    variant  TEXT NOT NULL,               -- JSON
    lang     TEXT NOT NULL,               -- the table's language
    wanted   INTEGER NOT NULL,            -- seats
    status   TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'closed')),
    host     INTEGER NOT NULL,
    guild    INTEGER,
    channel  INTEGER NOT NULL,
    lobby    INTEGER,                     -- message of the lobby
    thread   INTEGER,                     -- thread of the match, same id as the lobby message
    secret   TEXT NOT NULL,               -- from which all chance follows; posted at the end
    data     TEXT NOT NULL,               -- digest of the component data
    n        INTEGER NOT NULL DEFAULT 0,  -- number of the newest position
    created  REAL NOT NULL,
    started  REAL,
    ended    REAL,
    rematch  INTEGER REFERENCES matches (id),
    era      INTEGER NOT NULL DEFAULT 0   -- newest position that was taken back to: older questions are stale
) STRICT;
CREATE INDEX matches_by_thread ON matches (thread);
CREATE INDEX matches_by_status ON matches (status, created);

-- Who plays: a user, or a house player of some level. Seats are given when the match starts.
CREATE TABLE players (
    id      INTEGER PRIMARY KEY,
    match   INTEGER NOT NULL REFERENCES matches (id),
    user    INTEGER,
    house   TEXT,
    name    TEXT NOT NULL,
    lang    TEXT NOT NULL,
    entropy TEXT NOT NULL,                -- public: the id of the interaction that joined
    seat    INTEGER,
    sign    TEXT,                         -- colour emoji of the seat, its signature everywhere
    UNIQUE (match, user)
) STRICT;
CREATE INDEX players_by_user ON players (user);

-- Every position that ever was. `follows` is the position before it on the line of play that counts.
CREATE TABLE positions (
    match       INTEGER NOT NULL REFERENCES matches (id),
    n           INTEGER NOT NULL,
    follows     INTEGER,
    kind        TEXT NOT NULL CHECK (kind IN ('start', 'action', 'undo', 'rewind')),
    seat        INTEGER,
    user        INTEGER,
    written     TEXT,                     -- JSON of the action
    secret      INTEGER NOT NULL DEFAULT 0,
    reversible  INTEGER NOT NULL DEFAULT 0,
    told        TEXT NOT NULL,            -- JSON of the events
    state       BLOB NOT NULL,
    question    INTEGER NOT NULL,
    asked       TEXT NOT NULL,            -- JSON list of seats
    interaction TEXT UNIQUE,              -- a double click is one action
    at          REAL NOT NULL,
    PRIMARY KEY (match, n)
) STRICT, WITHOUT ROWID;

-- Half-made choices in a panel, kept before any reply.
CREATE TABLE drafts (
    match    INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    question INTEGER NOT NULL,
    draft    TEXT NOT NULL,               -- JSON
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

-- What is still to be sent, in order for each match.
CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY,
    match    INTEGER REFERENCES matches (id),
    kind     TEXT NOT NULL,
    payload  TEXT NOT NULL,               -- JSON
    state    TEXT NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'sent', 'void')),
    message  INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0,
    due      REAL NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX outbox_due ON outbox (state, match, id) WHERE state = 'due';
CREATE INDEX outbox_by_match ON outbox (match, kind, id);

-- The message with the question that counts now.
CREATE TABLE live (
    match   INTEGER PRIMARY KEY REFERENCES matches (id),
    post    INTEGER NOT NULL REFERENCES outbox (id),
    first   INTEGER NOT NULL,             -- positions it tells, from
    last    INTEGER NOT NULL,             -- to
    pinged  TEXT NOT NULL                 -- JSON list of seats that have been pinged and are still awaited
) STRICT;

-- A question to the whole table: undo, or end the match.
CREATE TABLE ballots (
    id      INTEGER PRIMARY KEY,
    match   INTEGER NOT NULL REFERENCES matches (id),
    kind    TEXT NOT NULL CHECK (kind IN ('undo', 'end')),
    n       INTEGER NOT NULL,             -- position it was called in; it lapses with the next
    target  INTEGER NOT NULL,             -- position it would lead to
    caller  INTEGER NOT NULL,
    outcome TEXT NOT NULL DEFAULT 'open' CHECK (outcome IN ('open', 'agreed', 'refused', 'lapsed'))
) STRICT;
CREATE TABLE votes (
    ballot INTEGER NOT NULL REFERENCES ballots (id),
    user   INTEGER NOT NULL,
    agrees INTEGER NOT NULL,
    PRIMARY KEY (ballot, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
    user INTEGER PRIMARY KEY,
    lang TEXT,                            -- NULL: the client's
    dm   INTEGER NOT NULL DEFAULT 1       -- secrets also by direct message
) STRICT;

CREATE TABLE results (
    match  INTEGER NOT NULL REFERENCES matches (id),
    seat   INTEGER NOT NULL,
    user   INTEGER,
    house  TEXT,
    points INTEGER NOT NULL,
    won    INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

-- Interactions that changed something besides a position: joining, leaving, starting, voting.
CREATE TABLE done (
    interaction TEXT PRIMARY KEY,
    at          REAL NOT NULL
) STRICT, WITHOUT ROWID;

-- What the bot must remember of itself, such as the digest of the commands it registered.
CREATE TABLE memory (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Owners' component data that matches are played with.
CREATE TABLE components (
    digest TEXT PRIMARY KEY,
    game   TEXT NOT NULL,
    raw    BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE incidents (
    id    INTEGER PRIMARY KEY,
    match INTEGER,
    at    REAL NOT NULL,
    what  TEXT NOT NULL
) STRICT;
