-- Finished matches looked at again: numbers of seats and actions, the same for everybody who asks.
CREATE TABLE reviews (
    match BIGINT NOT NULL PRIMARY KEY REFERENCES matches (id),
    n BIGINT NOT NULL,  -- the position with which the match had ended
    form BIGINT NOT NULL,  -- how it is written; one of another form is made anew
    content BYTEA NOT NULL
);
