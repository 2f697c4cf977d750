"""A store as it is after years: many matches that are over, their positions packed, beside a few that run.

One match is played for a while, ended and packed; the others are copies of its rows, which takes a moment for
thousands. Each copy has players of its own, as many as a large community has.
"""

from __future__ import annotations

import time
from functools import partial

from bot.clock import Clock
from bot.match import ratings
from bot.position_packer import PositionPacker
from bot.store import Connection, Store

#: people who have played the matches that are over
COMMUNITY = 20_000
FIRST_PERSON = 1_000_000
#: copies that are written in one transaction
TOGETHER = 5_000
#: tables with rows of a match that is over, and how the columns of a copy differ
_OWN = {"match": "copy.number"}
_PEOPLE = {
    "person": f"CASE WHEN person IS NULL THEN NULL ELSE {FIRST_PERSON} + (copy.number * 2 + seat) % {COMMUNITY} END"
}
_COPIED: dict[str, dict[str, str]] = {
    "matches": {"id": "copy.number", "thread": "copy.number", "lobby": "copy.number"},
    "players": {**_OWN, **_PEOPLE, "id": "NULL"},
    "positions": {
        **_OWN,
        **_PEOPLE,
        "interaction": "CASE WHEN interaction IS NULL THEN NULL ELSE copy.number || '-' || n END",
    },
    "packs": _OWN,
    "outbox": {**_OWN, "id": "NULL", "after": "NULL"},
    "results": {**_OWN, **_PEOPLE},
    "ratings": {**_OWN, **_PEOPLE, "id": "NULL"},
}


def _end(db: Connection, match: int) -> None:
    """A match is over, and was long ago."""
    long_ago = time.time() - 90 * 86400
    db.execute("UPDATE matches SET status = 'over', started = ?, ended = ? WHERE id = ?", (long_ago, long_ago, match))
    db.execute("UPDATE outbox SET state = 'sent', message = id, due = 0 WHERE match = ?", (match,))
    db.execute("DELETE FROM waits WHERE match = ?", (match,))
    db.execute("DELETE FROM live WHERE match = ?", (match,))
    for seat in (0, 1):
        db.execute("INSERT INTO results VALUES (?, ?, ?, NULL, ?, ?)", (match, seat, FIRST_PERSON + seat, 40, seat))
    # a store without ratings is of the first version: it gets them once, when it is opened by a later one
    ratings.rate_older(db)


def _copy(db: Connection, match: int, first: int, count: int) -> None:
    """So many copies of a match, numbered from the first."""
    numbers = f"WITH RECURSIVE copy(number) AS (SELECT {first} UNION ALL SELECT number + 1 FROM copy LIMIT {count})"
    for table, others in _COPIED.items():
        names = [row["name"] for row in db.execute(f"SELECT name FROM pragma_table_info('{table}')")]
        values = ", ".join(others.get(name, name) for name in names)
        key = "id" if table == "matches" else "match"
        db.execute(
            f"INSERT INTO {table} ({', '.join(names)}) {numbers} SELECT {values} FROM {table}, copy WHERE {key} = ?",
            (match,),
        )


async def template(store: Store, match: int) -> None:
    """Make a match that has begun one of long ago: it is over, and packed."""
    await store.write(partial(_end, match=match))
    await PositionPacker(store, Clock()).sweep()
    packed = await store.read(lambda db: db.execute("SELECT count(*) FROM packs WHERE match = ?", (match,)).fetchone())
    assert packed[0], "the match is not packed"


async def fill(store: Store, match: int, size: int) -> None:
    """Copies of a match that is over until there are so many matches in the store."""
    [(highest, present)] = await store.read(lambda db: db.execute("SELECT max(id), count(*) FROM matches").fetchall())
    while present < size:
        count = min(TOGETHER, size - present)
        await store.write(partial(_copy, match=match, first=highest + 1, count=count), 60.0)
        highest, present = highest + count, present + count
