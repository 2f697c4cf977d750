-- What people who manage a server allow there; without a row, everything.
CREATE TABLE server_rules (
    guild INTEGER PRIMARY KEY,
    channels TEXT NOT NULL,     -- JSON list of channels in which lobbies may be opened; empty: in all
    games_off TEXT NOT NULL,    -- JSON list of games that are not offered
    most INTEGER                -- matches that may run at once; NULL: no limit
) STRICT;
