-- A step that nobody but its own seat can notice must not be counted by others either.

ALTER TABLE positions ADD COLUMN silent INTEGER NOT NULL DEFAULT 0;  -- everybody sees the same as before
ALTER TABLE positions ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;    -- positions before it that were not silent
UPDATE positions SET silent = 1 FROM positions AS before
    WHERE before.match = positions.match AND before.n = positions.n - 1
    AND positions.kind = 'action' AND positions.secret AND positions.told NOT LIKE '%"to":null%'
    AND positions.question = before.question AND positions.asked = before.asked;
UPDATE positions SET seen = counted.seen FROM (
    SELECT match, n, sum(NOT silent) OVER (PARTITION BY match ORDER BY n) - 1 AS seen FROM positions
) AS counted WHERE counted.match = positions.match AND counted.n = positions.n;

-- An era is named by that number too: it stands in the ids of controls.
UPDATE matches SET era = (SELECT seen FROM positions WHERE match = matches.id AND n = era) WHERE era > 0;
UPDATE hints SET era = (SELECT seen FROM positions WHERE match = hints.match AND n = era) WHERE era > 0;
