-- A role that people take to be called when players are wanted.
ALTER TABLE server_rules ADD COLUMN role BIGINT;    -- NULL: the server has none
