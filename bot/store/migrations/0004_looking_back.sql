-- Looking back: where something belongs in the history of a match.

ALTER TABLE positions ADD COLUMN round INTEGER;     -- as people count them, 0: none; NULL: not written down yet
ALTER TABLE outbox ADD COLUMN n INTEGER;            -- newest position of the match when the row was written
