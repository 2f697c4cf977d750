-- Servers that have removed the bot: nothing is sent there, and their clocks stand still until it is back.
CREATE TABLE asleep (
    guild BIGINT PRIMARY KEY,
    since DOUBLE PRECISION NOT NULL  -- from when on nobody there could answer
);
