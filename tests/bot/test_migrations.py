"""A database of an earlier version is brought up to date when it is opened, and its matches go on."""

from __future__ import annotations

import json
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from bot.match import lobby, play, records, seats
from bot.match.components import Components
from bot.match.lobby import Guest, Invitation, Place
from bot.match.play import Cause
from bot.store import Connection, Store, matches, outbox
from bot.store.file import MIGRATIONS, migrate
from bot.store.sqlite_connection import connect
from engine.core import catalogue
from engine.core.dice import Dice, commitment, seed_of, short_commitment
from engine.core.house import levels
from engine.core.record import Posted, from_bytes, verify
from tests.dealt import ADA, AT, begin, begun

#: the migrations by their numbers
FORMS = {int(file.name.partition("_")[0]): file for file in sorted(MIGRATIONS.glob("*.sql"))}


def act(db: Connection, library: Components, number: int, at: float) -> int:
    """Someone's action, as a rookie would; the number of the position."""
    now = play.match_state(db, library, number)
    seat = now.game.asked[0]
    action = levels("comuni")["rookie"](now.game.view_of(seat), Dice(str(now.match.n)))
    user = now.players[seat].user
    assert user is not None
    return seats.act(db, library, Cause(f"act {at}", user, at), number, action.written(), None).match.n


def as_it_was(new: Path, old: Path, version: int) -> None:
    """What a database would hold if it had been written by the migrations up to one."""
    db = sqlite3.connect(old)
    for number, file in FORMS.items():
        if number <= version:
            db.executescript(file.read_text("utf-8"))
    db.execute("ATTACH ? AS new", (str(new),))
    for (table,) in db.execute("SELECT name FROM main.sqlite_schema WHERE type = 'table'").fetchall():
        if table == "memory":
            continue  # what later migrations remember
        known = [row[1] for row in db.execute(f"PRAGMA main.table_info({table})")]
        called = {old: "person" if old == "user" else old for old in known}
        kept = {row[1] for row in db.execute(f"PRAGMA new.table_info({table})")}
        pairs = [(old, now) for old, now in called.items() if now in kept]
        olds, news = (", ".join(names) for names in zip(*pairs, strict=True))
        db.execute(f"INSERT OR IGNORE INTO main.{table} ({olds}) SELECT {news} FROM new.{table}")
    db.execute(f"PRAGMA user_version = {version}")
    db.commit()
    db.close()


@pytest.mark.parametrize("version", list(FORMS)[:-1])
async def test_a_match_of_an_older_database_goes_on(tmp_path: Path, version: int) -> None:
    library = Components()
    new, old = tmp_path / "new.sqlite3", tmp_path / "old.sqlite3"
    store = await Store.open(new)
    number = await store.write(partial(begun, library=library))
    for step in range(5):
        await store.write(partial(act, library=library, number=number, at=AT + step))
    before = await store.read(lambda db: play.match_state(db, library, number))
    await store.close()
    as_it_was(new, old, version)
    store = await Store.open(old)
    after = await store.read(lambda db: play.match_state(db, library, number))
    assert after.game.save() == before.game.save()
    assert [player.user for player in after.players] == [player.user for player in before.players]
    assert await store.write(partial(act, library=library, number=number, at=AT + 99)) == before.match.n + 1
    latest = await store.read(lambda db: db.execute("PRAGMA user_version").fetchone()[0])
    assert latest == max(FORMS)
    assert after.match.rules == before.match.rules == catalogue.find("comuni").newest_rules
    await store.close()


async def test_a_database_that_is_opened_twice_is_not_migrated_twice(tmp_path: Path) -> None:
    for _ in range(2):
        store = await Store.open(tmp_path / "one.sqlite3")
        await store.close()


def test_migrations_are_numbered_one_after_the_other() -> None:
    numbers = [int(file.name.partition("_")[0]) for file in sorted(MIGRATIONS.glob("*.sql"))]
    assert numbers == list(range(1, len(numbers) + 1))


#: the last form without start posts
WITHOUT_START_POSTS = 11


def begun_without_start_post(db: Connection, library: Components) -> int:
    """A match as it was dealt before there were start posts: from the secret and what people added."""
    number = begun(db, library)
    match, players = matches.get(db, number), matches.players(db, number)
    seed = seed_of(match.secret, [player.entropy for player in sorted(players, key=lambda player: player.id)])
    game, _ = catalogue.find("comuni").start(2, seed)
    db.execute(
        "UPDATE positions SET state = ?, asked = ?, question = ? WHERE match = ? AND n = 0",
        (game.save(), json.dumps(game.asked), game.question, number),
    )
    return number


async def test_a_match_begun_without_a_start_post_keeps_its_scheme(tmp_path: Path) -> None:
    library = Components()
    new, old = tmp_path / "new.sqlite3", tmp_path / "old.sqlite3"
    store = await Store.open(new)
    number = await store.write(partial(begun_without_start_post, library=library))
    await store.close()
    as_it_was(new, old, WITHOUT_START_POSTS)
    store = await Store.open(old)
    for step in range(5):
        await store.write(partial(act, library=library, number=number, at=AT + step))
    match = await store.read(lambda db: matches.get(db, number))
    assert match.start_post is None
    raw = await store.read(lambda db: records.whole(db, match))
    assert from_bytes(raw).commitment == short_commitment(match.secret)
    assert from_bytes(raw).start_post is None
    verify(raw)
    await store.close()


async def test_a_lobby_opened_without_a_commitment_post_gets_one_and_begins(tmp_path: Path) -> None:
    library = Components()
    new, old = tmp_path / "new.sqlite3", tmp_path / "old.sqlite3"
    store = await Store.open(new)
    cause, invitation = Cause("open", ADA, AT), Invitation("comuni", {}, "en", 2, ("rookie",), "printed")
    opened = await store.write(lambda db: lobby.open_lobby(db, cause, invitation, Place(1, 1), Guest(ADA, "Ada", "en")))
    await store.write(lambda db: db.execute("DELETE FROM outbox"))
    await store.close()
    as_it_was(new, old, WITHOUT_START_POSTS)
    store = await Store.open(old)
    rows = await store.read(lambda db: [row["kind"] for row in db.execute("SELECT kind FROM outbox ORDER BY id")])
    assert rows == ["pledge", "lobby"]
    await store.write(lambda db: begin(db, library, Cause("start", ADA, AT), opened.id))
    match = await store.read(lambda db: matches.get(db, opened.id))
    assert match.secret == opened.secret
    raw = await store.read(lambda db: records.whole(db, match))
    verify(raw, None, Posted(commitment(opened.secret), str(match.start_post), ["open"]))
    await store.close()


def test_pictures_that_wait_for_their_message_name_it_after_the_upgrade() -> None:
    """They were due at a moment that never comes; those whose message was sent meanwhile are looked at again."""
    db = connect(":memory:")
    for number, file in enumerate(sorted(MIGRATIONS.glob("*.sql"))[:13], 1):
        db.executescript(f"{file.read_text('utf-8')}\nPRAGMA user_version = {number};")
    rows = [
        (1, "turn", '{"first": 1, "last": 1, "ping": []}', "due", 0.0),
        (2, "picture", '{"post": 1, "n": 1}', "due", 1e12),
        (3, "turn", '{"first": 2, "last": 2, "ping": []}', "sent", 0.0),
        (4, "picture", '{"post": 3, "n": 2}', "due", 1e12),
        (5, "picture", '{"post": 3, "n": 2}', "void", 1e12),
        (6, "mail", '{"user": 1, "seat": 0}', "due", 77.0),
    ]
    db.executemany("INSERT INTO outbox (id, kind, payload, state, due) VALUES (?, ?, ?, ?, ?)", rows)
    migrate(db)
    waiting, released, letter = (outbox.get(db, row) for row in (2, 4, 6))
    assert waiting.after == 1
    assert (released.after, released.due) == (None, outbox.LONG_AGO)
    assert (letter.after, letter.due) == (None, 77.0)
    outbox.sent(db, outbox.get(db, 1), 5)
    assert (outbox.get(db, 2).after, outbox.get(db, 2).due) == (None, outbox.LONG_AGO)
    db.close()
