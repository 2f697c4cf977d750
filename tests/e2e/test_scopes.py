"""On PostgreSQL nobody waits for what happens elsewhere: while one lobby is held up, all others go on."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.delivery import Answer
from bot.requests import transactions
from bot.store import Connection, Store
from sandbox import Person
from tests.e2e.players import Eyes, end_match, give_seat, live
from tests.e2e.stage import Stage, staged
from tests.e2e.stores import kept_in
from tests.postgres import Server

#: seconds after which someone gives up who waits for a work of another process; shorter than any test waits
SOON, LATE = 3.0, 60.0


@asynccontextmanager
async def held_up(address: str, match: int) -> AsyncIterator[None]:
    """Another process is in the middle of a work about a match."""
    inside, go_on = threading.Event(), threading.Event()

    def slow(db: Connection) -> None:
        db.now()  # an answer: what was sent before it is done
        inside.set()
        while not go_on.wait(5):
            db.now()  # a transaction that is silent for long is cut off

    store = await Store.open(address)
    work = asyncio.create_task(store.write(slow, 600, match=match))
    try:
        await asyncio.to_thread(inside.wait, 60)
        yield
        assert not work.done(), "it has been open all the time"
    finally:
        go_on.set()
        await work
        await store.close()


async def everything_of_a_match(stage: Stage, eyes: Eyes, people: list[Person]) -> None:
    """What people do about a match besides playing: from its lobby to its end."""
    ada, bruno, chloe, dieter = people
    room = stage.sandbox.channel("game-room")
    await ada.slash(room, "game new", game="comuni", language="en", seats=3)
    await eyes.until(lambda: eyes.rows("SELECT lobby FROM matches WHERE id = 2 AND lobby IS NOT NULL"), "a lobby")
    [row] = eyes.rows("SELECT lobby FROM matches WHERE id = 2")
    card = next(seen for seen in ada.sees(room) if seen.id == row["lobby"])
    await bruno.press(card, "Join")
    await chloe.press(card, "Join")
    await chloe.press(card, "Leave")
    options = (await ada.press(card, "Options")).message
    await ada.choose(options, "2", select=next(one.custom_id for one in options.selects if "seats" in one.custom_id))
    await eyes.all_sent()
    await ada.press(ada.again(card), "Start")
    thread = await ada.wait_for_thread("#2")
    await live(ada, thread)
    await ada.slash(thread, "mentor invite", user=dieter.user)
    await ada.slash(thread, "guide", shown=False)
    await bruno.slash(thread, "settings", language="fr")
    await bruno.slash(thread, "settings", language="en")
    await bruno.slash(thread, "vacation start", days=1, later=3)
    await bruno.slash(thread, "vacation end")
    await dieter.slash(room, "settings", language="de")
    await ada.slash(thread, "game pause")
    await bruno.slash(thread, "vote", answer="no")
    await give_seat(bruno, thread, user=chloe.user)
    await ada.slash(thread, "table refresh")
    await end_match(ada, thread)
    assert eyes.rows("SELECT status FROM matches WHERE id = 2") == [{"status": "closed"}]
    assert eyes.rows("SELECT outcome FROM ballots") == [{"outcome": "refused"}]
    assert eyes.rows("SELECT outcome FROM offers") == [{"outcome": "accepted"}]
    assert len(eyes.rows("SELECT 1 FROM mentors")) == 1
    assert len(eyes.rows("SELECT 1 FROM guides")) == 1
    assert eyes.rows("SELECT lang FROM settings WHERE lang IS NOT NULL ORDER BY lang") == [
        {"lang": "de"},
        {"lang": "en"},
    ]
    assert eyes.rows("SELECT kind FROM outreach WHERE kind = 'vacation'") == [{"kind": "vacation"}] * 2


async def test_while_one_lobby_is_held_up_everything_elsewhere_goes_on(
    tmp_path: Path, postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Answer, "PATIENCE", LATE)
    monkeypatch.setattr(transactions, "PATIENCE", SOON)
    address = postgres_server.prepared()
    with kept_in(tmp_path, address):
        async with staged(tmp_path) as stage:
            people, room, eyes = stage.people(4), stage.sandbox.channel("game-room"), Eyes(address)
            first = await stage.lobby(people[0], room, seats=2)
            await eyes.all_sent()
            async with held_up(address, 1):
                await people[1].press(first, "Join")
                assert len(eyes.rows("SELECT 1 FROM players")) == 1, "the same lobby is waited for, in vain"
                # everything else is waited for until it is done
                monkeypatch.setattr(transactions, "PATIENCE", LATE)
                await everything_of_a_match(stage, eyes, people)
                await people[0].slash(room, "tournament new", game="comuni", language="en", rounds=1, seats=2)
                await people[1].slash(room, "tournament join")
                await people[1].slash(room, "tournament leave")
                await eyes.until(
                    lambda: eyes.rows("SELECT 1 FROM tournaments WHERE message IS NOT NULL"), "its message"
                )
                assert len(eyes.rows("SELECT 1 FROM entrants")) == 1
            await people[1].press(people[0].again(first), "Join")
            assert len(eyes.rows("SELECT 1 FROM players WHERE match = 1")) == 2
