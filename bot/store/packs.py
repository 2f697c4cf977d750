"""Positions of long ago, many in one: little changes from one to the next, so together they take little room.

A position is written whole, and read whole by the actions that follow. Once it is old, it is packed with its
neighbours: its row keeps who did what and when, and gives its state and its events to the pack.
"""

from __future__ import annotations

import lzma
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from bot.store.connection import Connection

#: positions in a pack, and bytes of their states, at most: reading one of them means reading all of them
MOST, LARGEST = 64, 1 << 20
#: the newest positions of a running match, which stay whole: they are what actions, undo and messages read
FRESH = 32
#: matches that are looked through at once for something to pack
SLICE = 500

#: how packs are written: MessagePack of `PackedPositions`, compressed with xz
XZ = 1
_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 3, "dict_size": LARGEST}]


class DamagedPack(ValueError):
    """A pack that cannot be read, or does not hold what it should."""


class PackedPositions(msgspec.Struct, frozen=True, array_like=True):
    """What a pack holds of each of its positions."""

    states: list[bytes]
    told: list[bytes]


class Unpacked(NamedTuple):
    """What a row of a packed position does not hold itself."""

    state: bytes
    told: bytes


class Bundle(NamedTuple):
    """Positions of a match that can be packed, from the first one on."""

    match: int
    first: int
    held: PackedPositions

    @property
    def last(self) -> int:
        """The number of the last one."""
        return self.first + len(self.held.states) - 1


class PackLook(NamedTuple):
    """What was found in some matches."""

    #: those in which there is something to pack
    due: list[int]
    #: the last one that was looked at; None: there are no more
    after: int | None


def written(held: PackedPositions) -> bytes:
    """A pack in the newest form; it is read once to make sure that nothing is lost."""
    content = lzma.compress(msgspec.msgpack.encode(held), check=lzma.CHECK_CRC32, filters=_FILTERS)
    if read(XZ, content) != held:
        raise DamagedPack("a pack does not hold what was put into it")
    return content


# stepping through a match reads the same pack again and again
@lru_cache(maxsize=4)
def read(form: int, content: bytes) -> PackedPositions:
    """The positions in a pack of any form."""
    if form != XZ:
        raise DamagedPack(f"form {form}")
    try:
        return msgspec.msgpack.decode(lzma.decompress(content), type=PackedPositions)
    except (lzma.LZMAError, msgspec.MsgspecError):
        # what it says may be a secret
        raise DamagedPack("not what was written") from None


def unpacked(db: Connection, match: int, numbers: Sequence[int]) -> dict[int, Unpacked]:
    """What packs hold of these positions of a match."""
    wanted = set(numbers)
    rows = db.execute(
        "SELECT first, form, content FROM packs WHERE match = ? AND first <= ? AND last >= ?",
        (match, max(wanted), min(wanted)),
    )
    found = {}
    for first, form, content in rows:
        held = read(form, content)
        for n, (state, told) in enumerate(zip(held.states, held.told, strict=True), first):
            if n in wanted:
                found[n] = Unpacked(state, told)
    return found


#: a match, and the last of its positions that is packed
_PACKED = (
    "SELECT id, n, status, started, "
    "(SELECT last FROM packs WHERE match = matches.id ORDER BY first DESC LIMIT 1) AS packed FROM matches"
)


def look(db: Connection, after: int) -> PackLook:
    """Some matches with numbers above one, and in which of them there is something to pack."""
    rows = db.execute(f"{_PACKED} WHERE id > ? ORDER BY id LIMIT ?", (after, SLICE)).fetchall()
    return PackLook([row["id"] for row in rows if _is_due(row)], rows[-1]["id"] if len(rows) == SLICE else None)


def _is_due(match: Mapping[str, Any]) -> bool:
    left = match["n"] + 1 - _first(match)
    # one that has ended is read rarely: all of it is packed
    least = FRESH + MOST if match["status"] == "running" else 1
    return match["started"] is not None and bool(left >= least)


def _first(match: Mapping[str, Any]) -> int:
    """The first position of a match that is not packed."""
    return 0 if match["packed"] is None else int(match["packed"]) + 1


def gathered(db: Connection, match: int) -> Bundle | None:
    """The next positions of a match to be packed; None: there are none, or they are too new."""
    row = db.execute(f"{_PACKED} WHERE id = ?", (match,)).fetchone()
    if not row or not _is_due(row):
        return None
    first, size = _first(row), 0
    rows = db.execute(
        "SELECT n, state, told FROM positions WHERE match = ? AND n BETWEEN ? AND ? ORDER BY n",
        (match, first, first + MOST - 1),
    )
    held = PackedPositions([], [])
    for n, (number, state, told) in enumerate(rows, first):
        size += len(state)
        if number != n or not state or (size > LARGEST and held.states):
            break
        held.states.append(state)
        held.told.append(told.encode())
    return Bundle(match, first, held) if held.states else None


def keep(db: Connection, bundle: Bundle, content: bytes) -> None:
    """Put a pack in the place of what its positions hold; all of it, or nothing."""
    added = db.execute(
        "INSERT INTO packs (match, first, last, form, content) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (bundle.match, bundle.first, bundle.last, XZ, content),
    ).rowcount
    if added:
        db.execute(
            "UPDATE positions SET state = ?, told = '' WHERE match = ? AND n BETWEEN ? AND ?",
            (b"", bundle.match, bundle.first, bundle.last),
        )
