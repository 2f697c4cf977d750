-- What people did that reaches others, for a day: it is kept within limits, whatever process it was asked of.
CREATE TABLE outreach (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    person INTEGER NOT NULL,
    guild INTEGER,
    target INTEGER,             -- the person it was sent to; NULL: everybody who reads there
    match INTEGER REFERENCES matches (id),
    at REAL NOT NULL
) STRICT;
CREATE INDEX outreach_by_person ON outreach (person, kind, at);
CREATE INDEX outreach_on_server ON outreach (guild, kind, at);
CREATE INDEX outreach_to ON outreach (target, at);
CREATE INDEX outreach_at ON outreach (at);
