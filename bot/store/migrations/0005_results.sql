-- What came of finished matches: ratings, and tournaments.

-- How a match changed the rating of whoever sat there at the end. Nothing here is ever changed: the newest row counts.
CREATE TABLE ratings (
    id           INTEGER PRIMARY KEY,
    match        INTEGER NOT NULL REFERENCES matches (id),
    seat         INTEGER NOT NULL,
    game         TEXT NOT NULL,
    user         INTEGER,
    house        TEXT,                       -- level of a house player; each level has one rating per game
    place        INTEGER NOT NULL,           -- 1: best; equal places share the lower number
    mu_before    REAL NOT NULL,
    sigma_before REAL NOT NULL,
    mu           REAL NOT NULL,
    sigma        REAL NOT NULL,
    at           REAL NOT NULL,              -- when the match ended
    UNIQUE (match, seat),
    CHECK ((user IS NULL) <> (house IS NULL))
) STRICT;
CREATE INDEX ratings_by_user ON ratings (user, game, id);
CREATE INDEX ratings_by_house ON ratings (house, game, id) WHERE house IS NOT NULL;

CREATE TABLE tournaments (
    id       INTEGER PRIMARY KEY,
    game     TEXT NOT NULL,
    variant  TEXT NOT NULL,                  -- JSON
    lang     TEXT NOT NULL,
    seats    INTEGER NOT NULL,               -- at most so many at a table
    rounds   INTEGER NOT NULL,
    round    INTEGER NOT NULL DEFAULT 0,     -- the one being played; 0: people still join
    status   TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'closed')),
    host     INTEGER NOT NULL,
    guild    INTEGER,
    channel  INTEGER NOT NULL,
    message  INTEGER,                        -- where people join, later the table of results
    secret   TEXT NOT NULL,                  -- from which the drawing of tables follows; posted at the end
    data     TEXT NOT NULL,                  -- digest of the component data
    pace     TEXT NOT NULL,
    hints    INTEGER NOT NULL,
    opened   TEXT NOT NULL UNIQUE,           -- the interaction that opened it
    created  REAL NOT NULL,
    ended    REAL
) STRICT;
CREATE INDEX tournaments_by_channel ON tournaments (channel, id);

CREATE TABLE entrants (
    id         INTEGER PRIMARY KEY,
    tournament INTEGER NOT NULL REFERENCES tournaments (id),
    user       INTEGER NOT NULL,
    name       TEXT NOT NULL,
    locale     TEXT,
    entropy    TEXT NOT NULL,                -- public: the id of the interaction that joined
    UNIQUE (tournament, user)
) STRICT;

ALTER TABLE matches ADD COLUMN tournament INTEGER REFERENCES tournaments (id);
ALTER TABLE matches ADD COLUMN round INTEGER;                         -- of the tournament
CREATE INDEX matches_by_tournament ON matches (tournament, round) WHERE tournament IS NOT NULL;
CREATE INDEX matches_by_rematch ON matches (rematch) WHERE rematch IS NOT NULL;

-- For whom a seat of a tournament's match is played, whoever sits there in the end.
CREATE TABLE tables (
    match   INTEGER NOT NULL REFERENCES matches (id),
    seat    INTEGER NOT NULL,
    entrant INTEGER NOT NULL REFERENCES entrants (id),
    PRIMARY KEY (match, seat),
    UNIQUE (match, entrant)
) STRICT, WITHOUT ROWID;
