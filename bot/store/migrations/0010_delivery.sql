-- However much has been sent and played, what is needed now is found at once.

-- What is still to be sent: by number, by match, by time.
DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox (match, id) WHERE state = 'due';
CREATE INDEX outbox_new ON outbox (id) WHERE state = 'due';
CREATE INDEX outbox_timed ON outbox (due) WHERE state = 'due' AND due > 0;

CREATE INDEX ballots_open ON ballots (match, kind) WHERE outcome = 'open';
CREATE INDEX results_by_user ON results (user);
