-- Servers that have removed the bot: nothing is sent there, and their clocks stand still until it is back.
CREATE TABLE asleep (
    guild INTEGER PRIMARY KEY,
    since REAL NOT NULL         -- from when on nobody there could answer
) STRICT;
