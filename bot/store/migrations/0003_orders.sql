-- Standing orders: what somebody has settled beforehand. They belong to a user on a seat and are nobody else's business.
CREATE TABLE orders (
    id      INTEGER PRIMARY KEY,
    match   INTEGER NOT NULL REFERENCES matches (id),
    seat    INTEGER NOT NULL,
    user    INTEGER NOT NULL,
    word    TEXT NOT NULL,                  -- which order of the game
    written TEXT NOT NULL,                  -- JSON of the order as it was last armed
    draft   TEXT NOT NULL,                  -- JSON of what is chosen in the panel
    edition INTEGER NOT NULL DEFAULT 0,     -- counts the choices: an older panel does not arm what it does not show
    place   INTEGER,                        -- the first in force is asked first; NULL: not in force
    changed REAL NOT NULL,                  -- when it was armed or disarmed last
    reason  TEXT,                           -- JSON: why it was put out of force; NULL: by its owner, or never armed
    seen    INTEGER NOT NULL DEFAULT 1,     -- 0: the owner has not read the reason yet
    UNIQUE (match, seat, user, word)
) STRICT;
CREATE INDEX orders_in_force ON orders (match, place) WHERE place IS NOT NULL;

-- Actions that an order has carried out.
CREATE TABLE obeyed (
    match INTEGER NOT NULL,
    n     INTEGER NOT NULL,
    by    INTEGER NOT NULL REFERENCES orders (id),
    PRIMARY KEY (match, n),
    FOREIGN KEY (match, n) REFERENCES positions (match, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX obeyed_by ON obeyed (by);

-- From this follows how long an order lets pass; unlike a match's secret it is never posted.
INSERT INTO memory VALUES ('order-pace', lower(hex(randomblob(16))));

-- What is sent to everybody must not tell how much is sent to one person: nonces are drawn, not counted.
ALTER TABLE outbox ADD COLUMN nonce TEXT;
