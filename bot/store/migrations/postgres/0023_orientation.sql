-- Wide or tall pictures: what people want for themselves, and a table for its thread.
ALTER TABLE settings ADD COLUMN pictures TEXT NOT NULL DEFAULT 'wide';  -- wide or tall: pictures that one person alone sees
ALTER TABLE matches ADD COLUMN pictures TEXT NOT NULL DEFAULT 'wide';  -- wide or tall: the board in the thread
ALTER TABLE tournaments ADD COLUMN pictures TEXT NOT NULL DEFAULT 'wide';  -- wide or tall: the boards of its matches
