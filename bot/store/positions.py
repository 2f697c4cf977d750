"""Every position a match went through, and the line of play that counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from bot.store import Connection, packs
from bot.store.rows import columns_of, json_text, marks


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """A position and what led to it."""

    match: int
    n: int
    follows: int | None
    kind: str
    seat: int | None
    user: int | None
    written: dict[str, Any] | None
    secret: bool
    reversible: bool
    told: bytes
    state: bytes
    question: int
    asked: list[int]
    interaction: str | None
    at: float
    #: nobody but their own seat can notice it
    silent: bool = False
    #: its number as everyone counts: silent ones have none of their own
    seen: int = 0


#: what is read of a position, as `position_of` expects it
COLUMNS = columns_of(Position, "positions")
_SELECT = f"SELECT {COLUMNS} FROM positions WHERE"


def _positions(db: Connection, found: Iterable[Any]) -> list[Position]:
    """Positions of one match; an empty state stands in a pack."""
    rows = [dict(zip(Position.__struct_fields__, row, strict=True)) for row in found]
    away = [row["n"] for row in rows if not row["state"]]
    packed = packs.unpacked(db, rows[0]["match"], away) if away else {}
    return [_position(row, packed.get(row["n"])) for row in rows]


def position_of(db: Connection, values: Sequence[Any]) -> Position:
    """The position that a row of these columns holds."""
    return _positions(db, [values])[0]


def _position(row: dict[str, Any], packed: packs.Unpacked | None) -> Position:
    row.update(
        written=msgspec.json.decode(row["written"]) if row["written"] else None,
        secret=bool(row["secret"]),
        reversible=bool(row["reversible"]),
        told=packed.told if packed else row["told"].encode(),
        state=packed.state if packed else row["state"],
        asked=msgspec.json.decode(row["asked"]),
        silent=bool(row["silent"]),
    )
    return Position(**row)


def append(db: Connection, position: Position, before: Position | None, in_round: int | None = None) -> Position:
    """A new position after the newest, in a round (0: the game has none; None: unknown); it becomes the match's newest.

    It comes back with the number that everyone knows it by.
    """
    assert position.n == (before.n + 1 if before else 0)
    position = replace(position, seen=(before.seen if before else -1) + (not position.silent))
    db.execute(
        "INSERT INTO positions (match, n, follows, kind, seat, person, written, secret, reversible, told, state, "
        "question, asked, interaction, at, silent, seen, round) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            position.match,
            position.n,
            position.follows,
            position.kind,
            position.seat,
            position.user,
            json_text(position.written) if position.written is not None else None,
            position.secret,
            position.reversible,
            position.told.decode(),
            position.state,
            position.question,
            json_text(position.asked),
            position.interaction,
            position.at,
            position.silent,
            position.seen,
            in_round,
        ),
    )
    db.execute("UPDATE matches SET n = ? WHERE id = ?", (position.n, position.match))
    return position


def seen_at(db: Connection, match: int, n: int) -> int:
    """The number of a position as everyone counts."""
    [(seen,)] = db.execute("SELECT seen FROM positions WHERE match = ? AND n = ?", (match, n)).fetchall()
    return int(seen)


#: where the newest position of a match stands
_NEWEST = "FROM matches JOIN positions ON positions.match = matches.id AND positions.n = matches.n WHERE matches.id = ?"


def newest_question(db: Connection, match: int) -> int:
    """The number of the question that a match puts now."""
    [(question,)] = db.execute(f"SELECT question {_NEWEST}", (match,)).fetchall()
    return int(question)


def newest(db: Connection, match: int) -> Position:
    """The newest position of a match."""
    found = _positions(db, db.execute(f"SELECT {COLUMNS} {_NEWEST}", (match,)))
    assert found, f"match {match} has no position"
    return found[0]


def at(db: Connection, match: int, n: int) -> Position:
    """The position of that number."""
    found = _positions(db, db.execute(f"{_SELECT} match = ? AND n = ?", (match, n)))
    assert found, f"match {match} has no position {n}"
    return found[0]


def between(db: Connection, match: int, first: int, last: int) -> list[Position]:
    """Positions in the order they arose."""
    rows = db.execute(f"{_SELECT} match = ? AND n BETWEEN ? AND ? ORDER BY n", (match, first, last))
    return _positions(db, rows)


def several(db: Connection, match: int, numbers: Sequence[int]) -> list[Position]:
    """The positions of these numbers."""
    if not numbers:
        return []
    condition = f"match = ? AND n IN ({marks(numbers)})"
    rows = db.execute(f"{_SELECT} {condition} ORDER BY n", (match, *numbers))
    return _positions(db, rows)


def rounds(db: Connection, match: int) -> dict[int, int | None]:
    """The round of every position, 0 where there is none; None where it is not written down."""
    rows = db.execute("SELECT n, round FROM positions WHERE match = ?", (match,))
    return {row["n"]: row["round"] for row in rows}


def actors(db: Connection, match: int) -> dict[int, tuple[int | None, int | None]]:
    """Seat and user of every action ever taken, also of those taken back; 0 for what nobody did in person."""
    rows = db.execute(
        "SELECT n, seat, person, interaction FROM positions WHERE match = ? AND kind = 'action'", (match,)
    )
    return {row["n"]: (row["seat"], 0 if by_order(row["interaction"]) else row["person"]) for row in rows}


def by_order(interaction: str | None) -> bool:
    """Whether a standing order acted, while its owner was elsewhere."""
    return (interaction or "").startswith("order-")


def by_house(interaction: str | None) -> bool:
    """Whether a house player acted, on its own seat or on one that it holds for someone away."""
    return (interaction or "").startswith("house-")


def last_step(db: Connection, newest: Position) -> Position | None:
    """The last action that everyone has seen, on the line of play that leads to a position."""
    here: Position | None = newest
    while here is not None and (here.kind != "action" or here.silent):
        here = None if here.follows is None else at(db, here.match, here.follows)
    return here


def of_interaction(db: Connection, interaction: str) -> Position | None:
    """The position an interaction led to, if it has been carried out already."""
    found = _positions(db, db.execute(f"{_SELECT} interaction = ?", (interaction,)))
    return found[0] if found else None


def line(db: Connection, match: int, n: int) -> list[int]:
    """Numbers of the positions on the line of play that leads to n, the set-up first, undone ones left out."""
    return [one for place in places(db, match, n) for one in place.numbers]


def counted(db: Connection, match: int, n: int, since: int) -> set[int]:
    """The positions from one on that lie on the line of play that leads to n."""
    rows = db.execute("SELECT n, follows FROM positions WHERE match = ? AND n BETWEEN ? AND ?", (match, since, n))
    follows: dict[int, int | None] = dict(map(tuple, rows))
    found: set[int] = set()
    here: int | None = n
    while here is not None and here >= since:
        found.add(here)
        here = follows[here]
    return found


def taken_back(db: Connection, step_back: Position) -> list[Position]:
    """The actions everyone has seen that no longer count since a step back."""
    assert step_back.follows is not None
    undone = sorted(counted(db, step_back.match, step_back.n - 1, step_back.follows + 1))
    found = several(db, step_back.match, undone)
    return [one for one in found if one.kind == "action" and not one.silent]


class VisiblePosition(NamedTuple):
    """What everyone sees at one time: the position it began with, then the silent ones after it."""

    numbers: list[int]
    seen: int

    @property
    def first(self) -> int:
        """The position it began with."""
        return self.numbers[0]

    @property
    def last(self) -> int:
        """The newest position: to everyone the same as the first."""
        return self.numbers[-1]


def places(db: Connection, match: int, n: int) -> list[VisiblePosition]:
    """The line of play that leads to n as everyone can count it: silent steps have no number of their own."""
    rows = db.execute("SELECT n, follows, kind, silent, seen FROM positions WHERE match = ? AND n <= ?", (match, n))
    steps = {row["n"]: row for row in rows}
    found: list[int] = []
    here: int | None = n
    while here is not None:
        if steps[here]["kind"] in ("start", "action"):
            found.append(here)
        here = steps[here]["follows"]
    made: list[VisiblePosition] = []
    for one in reversed(found):
        if steps[one]["silent"]:
            made[-1].numbers.append(one)
        else:
            made.append(VisiblePosition([one], steps[one]["seen"]))
    return made


def silent_ones(db: Connection, match: int) -> set[int]:
    """The positions that nobody but their own seat can notice."""
    return {row["n"] for row in db.execute("SELECT n FROM positions WHERE match = ? AND silent = 1", (match,))}


def acted(db: Connection, match: int, seat: int) -> dict[int, int]:
    """How many actions of a seat each user took, those that were taken back included; 0 stands for house players."""
    rows = db.execute(
        "SELECT coalesce(person, 0) AS person, count(*) AS actions FROM positions "
        "WHERE match = ? AND seat = ? GROUP BY 1",
        (match, seat),
    )
    return {row["person"]: row["actions"] for row in rows}
