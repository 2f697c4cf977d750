-- The version of a game's rules that a match is played by, known without reading a position.
ALTER TABLE matches ADD COLUMN rules INTEGER NOT NULL DEFAULT 1; -- set when it is dealt, for good
UPDATE matches SET rules = CAST(dealt.state AS TEXT) ->> 'rules' FROM positions AS dealt
    WHERE dealt.match = matches.id AND dealt.n = 0
    AND json_valid(CAST(dealt.state AS TEXT)) AND CAST(dealt.state AS TEXT) ->> 'rules' IS NOT NULL;
