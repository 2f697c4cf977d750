"""What people have set for themselves, and small things the bot remembers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias, get_args

import msgspec

from bot.orientation import DEFAULT_ORIENTATION, Orientation
from bot.pace import DEFAULT_REMIND, Quiet
from bot.store import Connection
from bot.store.rows import column, marks

#: where a wait is told: as usual (a ping in the thread, reminders by direct message), all in the thread, by direct
#: message instead of the ping, or both at once
Notices: TypeAlias = Literal["thread", "both", "dm", "usual"]
#: their numbers in the store: what was chosen while there was only yes and no means the same as before
NOTICES: tuple[Notices, ...] = get_args(Notices)


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A user's own settings."""

    user: int
    #: None: the client's language
    lang: str | None = None
    notices: Notices = "usual"
    #: hours between reminders; None: the default, 0: none
    remind: float | None = None
    zone: str | None = None
    #: minutes after midnight
    quiet_from: int | None = None
    quiet_to: int | None = None
    #: a notice when I am next
    next: bool = False
    #: boards that this person alone sees
    pictures: Orientation = DEFAULT_ORIENTATION

    @property
    def dm(self) -> bool:
        """Whether anything may come by direct message."""
        return self.notices != "thread"

    @property
    def panels(self) -> bool:
        """Whether each question comes by direct message."""
        return self.notices in ("dm", "both")

    @property
    def hours(self) -> float:
        """Hours between reminders."""
        return DEFAULT_REMIND if self.remind is None else self.remind

    @property
    def quiet(self) -> Quiet | None:
        """When nothing is sent to this person."""
        if self.quiet_from is None or self.quiet_to is None:
            return None
        return Quiet(self.zone or "UTC", self.quiet_from, self.quiet_to)


#: what is read of a person, as `settings_of` expects it
COLUMNS = ("person", "lang", "dm", "remind", "zone", "quiet_from", "quiet_to", "next", "pictures")
_FIND = f"SELECT {', '.join(COLUMNS)} FROM settings WHERE person = ?"


def person(db: Connection, user: int) -> Person:
    """The settings of a user, or the defaults."""
    row = db.execute(_FIND, (user,)).fetchone()
    return Person(user=user) if row is None else settings_of(row)


def settings_of(values: Iterable[Any]) -> Person:
    """The settings that a row holds."""
    user, lang, dm, remind, zone, quiet_from, quiet_to, told_when_next, pictures = values
    return Person(
        user=user,
        lang=lang,
        notices=NOTICES[dm],
        remind=remind,
        zone=zone,
        quiet_from=quiet_from,
        quiet_to=quiet_to,
        next=bool(told_when_next),
        pictures=pictures,
    )


def spoken_by(db: Connection, user: int) -> str | None:
    """The language a user has chosen, or last played in; None if nothing is known."""
    row = db.execute("SELECT lang FROM players WHERE person = ? ORDER BY id DESC LIMIT 1", (user,)).fetchone()
    return person(db, user).lang or (row["lang"] if row else None)


def has_settings(db: Connection, user: int) -> bool:
    """Whether a user has ever set anything."""
    return db.execute("SELECT 1 FROM settings WHERE person = ?", (user,)).fetchone() is not None


def change_person(db: Connection, person: Person) -> None:
    """Keep a user's settings."""
    fields = msgspec.structs.asdict(person)
    fields["dm"] = NOTICES.index(fields.pop("notices"))
    names = [column(name) for name in fields]
    kept = ", ".join(f"{name} = excluded.{name}" for name in names if name != "person")
    db.execute(
        f"INSERT INTO settings ({', '.join(names)}) VALUES ({marks(names)}) ON CONFLICT (person) DO UPDATE SET {kept}",
        tuple(fields.values()),
    )


def first_time(db: Connection, interaction: str, at: float) -> bool:
    """Whether an interaction that changes something is new; the second time it is answered without effect."""
    cursor = db.execute("INSERT INTO done VALUES (?, ?) ON CONFLICT DO NOTHING", (interaction, at))
    return cursor.rowcount == 1


def remember(db: Connection, key: str, value: str) -> None:
    """Keep something for the next start."""
    db.execute("INSERT INTO memory VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", (key, value))


def recall(db: Connection, key: str) -> str | None:
    """What was kept."""
    row = db.execute("SELECT value FROM memory WHERE key = ?", (key,)).fetchone()
    return row["value"] if row else None


def recall_all(db: Connection, beginning: str) -> dict[str, str]:
    """What was kept under all keys of a beginning."""
    rows = db.execute("SELECT key, value FROM memory WHERE substr(key, 1, ?) = ?", (len(beginning), beginning))
    return {row["key"]: row["value"] for row in rows}


def forget(db: Connection, key: str) -> None:
    """Keep it no longer."""
    db.execute("DELETE FROM memory WHERE key = ?", (key,))
