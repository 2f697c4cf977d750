-- Somebody has taken back what was shown, with nobody else to ask: the match is not rated.

ALTER TABLE matches ADD COLUMN rated INTEGER NOT NULL DEFAULT 1;
