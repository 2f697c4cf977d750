-- What waits until another row is sent or put away names that row; it was due at a moment that never comes.

ALTER TABLE outbox ADD COLUMN after INTEGER REFERENCES outbox (id);  -- the row that has to be sent or put away before
CREATE INDEX outbox_after ON outbox (after) WHERE after IS NOT NULL;

-- Only pictures have waited, for the message they stand in.
UPDATE outbox SET after = payload ->> 'post'
    WHERE state = 'due' AND due = 1e12
    AND (SELECT state FROM outbox AS other WHERE other.id = outbox.payload ->> 'post') = 'due';
UPDATE outbox SET due = 1.0 WHERE state = 'due' AND due = 1e12;
