-- The deal waits for the start post, whose id joins the mix: a match that is being dealt is neither a lobby nor running.

CREATE TABLE matches_again (
    id         INTEGER PRIMARY KEY,
    game       TEXT NOT NULL,
    variant    TEXT NOT NULL,               -- JSON
    lang       TEXT NOT NULL,               -- the table's language
    wanted     INTEGER NOT NULL,            -- seats
    status     TEXT NOT NULL CHECK (status IN ('lobby', 'dealing', 'running', 'over', 'closed')),
    host       INTEGER NOT NULL,
    guild      INTEGER,
    channel    INTEGER NOT NULL,
    lobby      INTEGER,                     -- message of the lobby
    thread     INTEGER,                     -- thread of the match, same id as the lobby message
    secret     TEXT NOT NULL,               -- from which all chance follows; posted at the end
    data       TEXT NOT NULL,               -- digest of the component data
    n          INTEGER NOT NULL DEFAULT 0,  -- number of the newest position
    created    REAL NOT NULL,
    started    REAL,                        -- when it was dealt
    ended      REAL,
    rematch    INTEGER REFERENCES matches (id),
    era        INTEGER NOT NULL DEFAULT 0,  -- newest position that was taken back to: older questions are stale
    pace       TEXT NOT NULL DEFAULT 'none',
    hints      INTEGER NOT NULL DEFAULT 1,  -- 0: a hint is told in the ledger
    tournament INTEGER REFERENCES tournaments (id),
    round      INTEGER,                     -- of the tournament
    rated      INTEGER NOT NULL DEFAULT 1,  -- 0: somebody has taken back what was shown, with nobody else to ask
    pledge     INTEGER,                     -- message with the commitment, never changed
    pledged_in INTEGER,                     -- the channel or thread in which it stands
    start_post INTEGER                      -- message whose id was mixed in; NULL after the deal: by the first scheme
) STRICT;
INSERT INTO matches_again SELECT
    id, game, variant, lang, wanted, status, host, guild, channel, lobby, thread, secret, data, n, created, started,
    ended, rematch, era, pace, hints, tournament, round, rated, NULL, NULL, NULL FROM matches;
DROP TABLE matches;
ALTER TABLE matches_again RENAME TO matches;
CREATE INDEX matches_by_thread ON matches (thread);
CREATE INDEX matches_by_status ON matches (status, created);
CREATE INDEX matches_by_tournament ON matches (tournament, round) WHERE tournament IS NOT NULL;
CREATE INDEX matches_by_rematch ON matches (rematch) WHERE rematch IS NOT NULL;

-- Lobbies that stand open are dealt the new way: their secret is committed to once more, with all 256 bits.
INSERT INTO outbox (match, kind, payload) SELECT id, 'pledge', '{}' FROM matches WHERE status = 'lobby';
INSERT INTO outbox (match, kind, payload) SELECT id, 'lobby', '{}' FROM matches WHERE status = 'lobby';
