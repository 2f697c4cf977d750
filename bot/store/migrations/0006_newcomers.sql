-- Newcomers and those who help them: guides in the panel, hints at tables without hints, mentors.

-- Whether somebody wants the guide of a game; without a row it is shown until the first match is finished.
CREATE TABLE guides (
    user  INTEGER NOT NULL,
    game  TEXT NOT NULL,
    shown INTEGER NOT NULL,
    PRIMARY KEY (user, game)
) STRICT, WITHOUT ROWID;

-- A hint taken at a table that plays without hints, told in its ledger: once for each question.
CREATE TABLE hints (
    match    INTEGER NOT NULL REFERENCES matches (id),
    seat     INTEGER NOT NULL,
    question INTEGER NOT NULL,
    era      INTEGER NOT NULL,
    user     INTEGER NOT NULL,
    at       REAL NOT NULL,
    PRIMARY KEY (match, seat, question, era)
) STRICT, WITHOUT ROWID;

-- A player's consent that somebody who does not play watches the own seat. Ended, never deleted.
CREATE TABLE mentors (
    id      INTEGER PRIMARY KEY,
    match   INTEGER NOT NULL REFERENCES matches (id),
    seat    INTEGER NOT NULL,
    player  INTEGER NOT NULL,               -- the user who consents
    mentor  INTEGER NOT NULL,               -- the user who may watch
    invited REAL NOT NULL,
    since   REAL,                           -- when the mentor first watched: accepted, and told in the ledger
    until   REAL                            -- when the consent ended; NULL: not yet
) STRICT;
CREATE INDEX mentors_open ON mentors (match) WHERE until IS NULL;
CREATE INDEX mentors_by_mentor ON mentors (mentor, match);
