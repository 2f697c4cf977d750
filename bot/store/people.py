"""What people have set for themselves, and small things the bot remembers."""

from __future__ import annotations

from typing import NamedTuple

from bot.store import Ledger


class Person(NamedTuple):
    """A user's own settings."""

    user: int
    #: None: the client's language
    lang: str | None
    #: secrets also by direct message
    dm: bool


def person(ledger: Ledger, user: int) -> Person:
    """The settings of a user, or the defaults."""
    row = ledger.execute("SELECT lang, dm FROM settings WHERE user = ?", (user,)).fetchone()
    return Person(user, row["lang"], bool(row["dm"])) if row else Person(user, None, True)


def change_person(ledger: Ledger, person: Person) -> None:
    """Keep a user's settings."""
    ledger.execute(
        "INSERT INTO settings (user, lang, dm) VALUES (?, ?, ?) "
        "ON CONFLICT (user) DO UPDATE SET lang = excluded.lang, dm = excluded.dm",
        person,
    )


def first_time(ledger: Ledger, interaction: str, at: float) -> bool:
    """Whether an interaction that changes something is new; the second time it is answered without effect."""
    cursor = ledger.execute("INSERT INTO done VALUES (?, ?) ON CONFLICT DO NOTHING", (interaction, at))
    return cursor.rowcount == 1


def remember(ledger: Ledger, key: str, value: str) -> None:
    """Keep something for the next start."""
    ledger.execute(
        "INSERT INTO memory VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", (key, value)
    )


def recall(ledger: Ledger, key: str) -> str | None:
    """What was kept."""
    row = ledger.execute("SELECT value FROM memory WHERE key = ?", (key,)).fetchone()
    return row["value"] if row else None


def incident(ledger: Ledger, match: int | None, what: str, at: float) -> int:
    """Note a failure; its number is told to the player. The text names places in the code, never a secret."""
    cursor = ledger.execute("INSERT INTO incidents (match, at, what) VALUES (?, ?, ?)", (match, at, what))
    assert cursor.lastrowid
    return cursor.lastrowid
