-- Finished matches looked at again: numbers of seats and actions, the same for everybody who asks.
CREATE TABLE reviews (
    match INTEGER NOT NULL PRIMARY KEY REFERENCES matches (id),
    n INTEGER NOT NULL,         -- the position with which the match had ended
    form INTEGER NOT NULL,      -- how it is written; one of another form is made anew
    content BLOB NOT NULL
) STRICT;
