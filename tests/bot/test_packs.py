"""Positions of long ago are packed: everything can be read as before, wherever the packing was broken off."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.clock import Clock
from bot.match import play, records, rewinding
from bot.match.components import Components
from bot.match.play import Cause
from bot.position_packer import PositionPacker
from bot.store import Connection, Store, matches, packs, positions
from bot.store.connection import LockKind, Rows
from bot.store.copying import copy
from bot.store.packs import FRESH, MOST, DamagedPack, PackedPositions
from bot.store.positions import Position
from engine.core.record import verify
from tests.bench import seed_matches
from tests.bot.conftest import STORES
from tests.bot.test_migrations import act
from tests.dealt import ADA, AT, begun

LIBRARY = Components()


@pytest.fixture(params=STORES)
def address(tmp_path: Path, request: pytest.FixtureRequest) -> Path | str:
    if request.param == "sqlite":
        return tmp_path / "one.sqlite3"
    return str(request.getfixturevalue("postgres_server").prepared())


@pytest.fixture
async def store(address: Path | str) -> AsyncIterator[Store]:
    opened = await Store.open(address)
    yield opened
    await opened.close()


async def played(store: Store, actions: int) -> int:
    """A running match with this many actions; its number."""
    number = await store.write(partial(begun, library=LIBRARY))
    for step in range(actions):
        await store.write(partial(act, library=LIBRARY, number=number, at=AT + step))
    return number


async def everything(store: Store, match: int) -> list[Position]:
    return await store.read(lambda db: positions.between(db, match, 0, 1000))


async def whole(store: Store, match: int) -> list[int]:
    """The positions that are not packed."""

    def look(db: Connection) -> list[int]:
        return [
            row["n"]
            for row in db.execute("SELECT n, state FROM positions WHERE match = ? ORDER BY n", (match,))
            if row["state"]
        ]

    return await store.read(look)


async def pack_all(store: Store) -> None:
    await PositionPacker(store, Clock()).sweep()


async def test_a_running_match_keeps_its_newest_positions_whole_and_reads_the_rest_as_before(store: Store) -> None:
    match = await played(store, FRESH + MOST - 2)
    await pack_all(store)
    assert len(await whole(store, match)) == FRESH + MOST - 1
    await store.write(partial(act, library=LIBRARY, number=match, at=AT + 1000))
    before = await everything(store, match)
    await pack_all(store)
    assert await whole(store, match) == list(range(MOST, MOST + FRESH))
    assert await everything(store, match) == before
    for position in before:
        assert await store.read(lambda db, n=position.n: positions.at(db, match, n)) == position  # type: ignore[misc]
    assert await store.read(lambda db: positions.of_interaction(db, before[5].interaction or "")) == before[5]
    assert await store.read(lambda db: positions.several(db, match, [3, MOST - 1, MOST])) == [
        before[3],
        before[MOST - 1],
        before[MOST],
    ]


async def test_a_match_goes_on_from_packed_positions_and_its_record_is_whole(store: Store) -> None:
    match = await played(store, FRESH + MOST)
    await pack_all(store)

    def back(db: Connection) -> None:
        now = play.match_state(db, LIBRARY, match)
        rewinding.back_to(db, LIBRARY, now, Cause("back", ADA, AT + 2000), 7, "rewind")

    await store.write(back)
    await store.write(partial(act, library=LIBRARY, number=match, at=AT + 3000))
    now = await store.read(lambda db: play.match_state(db, LIBRARY, match))
    assert verify(await store.read(lambda db: records.whole(db, now.match))).save() == now.position.state


async def test_a_match_that_has_ended_is_packed_to_its_last_position(store: Store) -> None:
    match = await played(store, 5)
    before = await everything(store, match)
    await store.write(lambda db: matches.change(db, match, status="closed", ended=AT + 99))
    await pack_all(store)
    assert await whole(store, match) == []
    assert await everything(store, match) == before
    assert await store.read(lambda db: positions.newest(db, match)) == before[-1]


async def test_what_was_packed_is_not_packed_again(store: Store) -> None:
    match = await played(store, 3)
    await store.write(lambda db: matches.change(db, match, status="closed", ended=AT + 99))
    bundle = await store.read(partial(packs.gathered, match=match))
    assert bundle is not None
    await pack_all(store)
    before = await everything(store, match)
    empty = packs.written(PackedPositions([b"?"] * 4, [b"?"] * 4))
    await store.write(partial(packs.keep, bundle=bundle, content=empty))
    assert await everything(store, match) == before
    assert await store.read(partial(packs.gathered, match=match)) is None


class CutOff(Exception):
    """The process is gone."""


class Dying:
    """A connection of a process that is killed after some statements."""

    def __init__(self, db: Connection, statements: int) -> None:
        self._db = db
        self._left = statements

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Rows:
        if not self._left:
            raise CutOff
        self._left -= 1
        return self._db.execute(sql, values)

    def insert(self, sql: str, values: Sequence[Any] = (), /) -> int:
        return self._db.insert(sql, values)

    def foresee(self, *looks: Callable[[Connection], object]) -> None:
        self._db.foresee(*looks)

    def now(self) -> float:
        return self._db.now()

    def lock(self, kind: LockKind, key: int | str, /) -> None:
        self._db.lock(kind, key)


@pytest.mark.parametrize("statements", [0, 1, 2])
async def test_packing_that_is_broken_off_leaves_everything_as_it_was(store: Store, statements: int) -> None:
    match = await played(store, 6)
    await store.write(lambda db: matches.change(db, match, status="closed", ended=AT + 99))
    before = await everything(store, match)
    bundle = await store.read(partial(packs.gathered, match=match))
    assert bundle is not None
    content = packs.written(bundle.held)

    def dying(db: Connection) -> None:
        packs.keep(Dying(db, statements), bundle, content)
        raise CutOff

    with pytest.raises(CutOff):
        await store.write(dying)
    assert await whole(store, match) == [one.n for one in before]
    assert await store.read(lambda db: db.execute("SELECT * FROM packs").fetchall()) == []
    await pack_all(store)
    assert await whole(store, match) == []
    assert await everything(store, match) == before


async def test_a_pack_is_bounded_in_bytes(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await played(store, 8)
    await store.write(lambda db: matches.change(db, match, status="closed", ended=AT + 99))
    before = await everything(store, match)
    monkeypatch.setattr(packs, "LARGEST", 2 * len(before[0].state) + 100)
    await pack_all(store)
    rows = await store.read(
        lambda db: [tuple(row) for row in db.execute("SELECT first, last FROM packs ORDER BY first")]
    )
    assert len(rows) > 3
    assert [first for first, _ in rows[1:]] == [last + 1 for _, last in rows[:-1]]
    assert await everything(store, match) == before


async def test_more_matches_than_one_look_takes_are_all_packed(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "SLICE", 2)
    found = []
    for number in range(5):
        found += await store.write(partial(seed_matches, library=LIBRARY, count=1, users=[1, 2], thread=number))
    for match in found:
        await store.write(partial(matches.change, match=match, status="closed", ended=AT))
    await pack_all(store)
    for match in found:
        assert await whole(store, match) == []


async def test_packed_positions_are_brought_into_another_database(tmp_path: Path, postgres_server: Any) -> None:
    file, there = tmp_path / "one.sqlite3", postgres_server.database()
    old = await Store.open(file)
    match = await played(old, 6)
    await old.write(lambda db: matches.change(db, match, status="closed", ended=AT + 99))
    await pack_all(old)
    before = await everything(old, match)
    await old.close()
    assert copy(file, there, lambda progress: None)["packs"] == 1
    new = await Store.open(there)
    assert await everything(new, match) == before
    await new.close()


@pytest.mark.parametrize("content", [b"", b"\xfd7zXZ", packs.written(PackedPositions([b"{}"], [b"[]"]))[:-9]])
def test_a_damaged_pack_is_noticed(content: bytes) -> None:
    with pytest.raises(DamagedPack):
        packs.read(packs.XZ, content)


def test_a_pack_of_an_unknown_form_is_refused() -> None:
    with pytest.raises(DamagedPack):
        packs.read(99, packs.written(PackedPositions([b"{}"], [b"[]"])))
