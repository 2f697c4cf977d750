-- Somebody leaves a tournament that is going on: what was played counts, the later rounds are drawn without.

ALTER TABLE entrants ADD COLUMN gone INTEGER;       -- the last round played; NULL: all of them
