-- `user` is a word of SQL's own: on other databases it would silently mean whoever is logged in.
ALTER TABLE players RENAME COLUMN user TO person;
ALTER TABLE positions RENAME COLUMN user TO person;
ALTER TABLE votes RENAME COLUMN user TO person;
ALTER TABLE settings RENAME COLUMN user TO person;
ALTER TABLE results RENAME COLUMN user TO person;
ALTER TABLE waits RENAME COLUMN user TO person;
ALTER TABLE vacations RENAME COLUMN user TO person;
ALTER TABLE orders RENAME COLUMN user TO person;
ALTER TABLE ratings RENAME COLUMN user TO person;
ALTER TABLE entrants RENAME COLUMN user TO person;
ALTER TABLE guides RENAME COLUMN user TO person;
ALTER TABLE hints RENAME COLUMN user TO person;
ALTER TABLE sat RENAME COLUMN user TO person;
