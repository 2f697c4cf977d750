-- A seat is offered and accepted: nobody is seated, pinged or rated who has not agreed.
CREATE TABLE offers (
    id       INTEGER PRIMARY KEY,
    match    INTEGER NOT NULL REFERENCES matches (id),
    seat     INTEGER NOT NULL,
    giver    INTEGER NOT NULL,
    heir     INTEGER NOT NULL,
    made     REAL    NOT NULL,
    until    REAL    NOT NULL,
    outcome  TEXT    NOT NULL DEFAULT 'open',
    -- who had the seat before it was accepted
    before   INTEGER,
    house    TEXT
) STRICT;
CREATE INDEX offers_by_match ON offers (match, seat);
