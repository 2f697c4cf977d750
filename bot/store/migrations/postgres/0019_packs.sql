-- Positions of long ago, many in one: their rows in `positions` stay, with an empty `state` and `told`.
CREATE TABLE packs (
    match BIGINT NOT NULL REFERENCES matches (id),
    first BIGINT NOT NULL,  -- positions it holds, from
    last BIGINT NOT NULL,  -- to
    form BIGINT NOT NULL,  -- how it is written, for ever; see packs.py
    content BYTEA NOT NULL,
    PRIMARY KEY (match, first)
);
-- it is as small as it gets
ALTER TABLE packs ALTER COLUMN content SET STORAGE EXTERNAL;
