-- Who has sat where and does no more: such a user knows what lay behind that screen, and takes no other seat.
CREATE TABLE sat (
    match INTEGER NOT NULL REFERENCES matches (id),
    user  INTEGER NOT NULL,
    seat  INTEGER NOT NULL,
    PRIMARY KEY (match, user, seat)
) STRICT, WITHOUT ROWID;
