"""Two processes, kill -9 of either, of PostgreSQL itself, and a failover to its standby: nothing is lost or doubled.

`make soak-scale` does it for long: PARAVENT_SCALE_BOTS and PARAVENT_SCALE_SERVERS say how often each is killed,
PARAVENT_SCALE_MATCHES how many matches are played during the failover, PARAVENT_CHANCE when it happens.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

import psycopg
import pytest

from bot.match import records
from bot.messages.control_ids import ControlId
from bot.messages.forms import said
from bot.store import matches
from engine.core.record import verify
from sandbox import Channel, Person
from sandbox.interactions import Interaction, InteractionKind
from sandbox.people import Exchange
from tests import postgres
from tests.e2e.fleet import Bot, Fleet, fleet
from tests.e2e.players import Eyes, wish
from tests.e2e.posts import check_posts, posted
from tests.e2e.twins import UNHURRIED
from tests.postgres import Server
from tests.store_access import nothing_is_counted

pytestmark = pytest.mark.long

R = TypeVar("R")
BOTS = int(os.environ.get("PARAVENT_SCALE_BOTS", "3"))
SERVERS = int(os.environ.get("PARAVENT_SCALE_SERVERS", "2"))
MATCHES = int(os.environ.get("PARAVENT_SCALE_MATCHES", "2"))
CHANCE = os.environ.get("PARAVENT_CHANCE", "0")
#: progress is shown where more than this many are killed
WATCHED = 10
#: seconds in which a press is answered, or else is made again; and between an answer and the next press
PRESSED, AGAIN = 10.0, 0.1


@pytest.fixture(autouse=True)
def unhurried_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compared in the end is waited for, also on a busy machine."""
    monkeypatch.setattr("bot.store.postgres_database.LOOK", UNHURRIED)


@pytest.fixture
def server(postgres_server: Server) -> Iterator[Server]:
    """A server of the test's own, which keeps what it has committed; in a soak, on the disk itself."""
    # after a crash everything is brought to the disk at once, instead of file by file
    on_disk = {"fsync": "on", "synchronous_commit": "on", "recovery_init_sync_method": "syncfs"}
    with postgres.server(**(on_disk if max(BOTS, SERVERS) > WATCHED else postgres.KEEPING)) as made:
        yield made


@dataclass
class Board:
    """A match, and what was done in it so far."""

    eyes: Eyes
    thread: Channel
    done: list[tuple[int, dict[str, Any]]] = field(default_factory=list)


class Storm:
    """Matches that go on while processes and servers die."""

    def __init__(self, run: Fleet, bots: list[Bot], boards: list[Board], people: list[Person]) -> None:
        self.run = run
        self.bots = bots
        self.boards = boards
        self.people = people
        self.chance = random.Random(CHANCE)
        self.over: list[Board] = []

    async def renew(self) -> None:
        """Another match in the place of each that is over."""
        for place, board in enumerate(self.boards):
            if (await patiently(board.eyes.now)).match.status != "running":
                self.over.append(board)
                self.boards[place] = await begin(self.run, rooms(self.run)[place % 2], self.people)

    async def act(self, board: Board) -> None:
        """The player who is asked presses until it takes effect: each press names its question, so it is done once."""
        now = await patiently(board.eyes.now)
        if now.match.status != "running":
            return
        seat, n = now.game.asked[0], now.match.n
        action = wish(now, seat)
        person = next(one for one in self.people if one.id == now.players[seat].user)
        custom_id = str(ControlId("do", board.eyes.number, now.game.question, now.match.era, said(action)))
        while True:
            message = posted(person, board.thread)[-1].message
            data = {"custom_id": custom_id, "component_type": 2}
            pressed = self.run.sandbox.interactions.start(
                InteractionKind.COMPONENT, person.user, board.thread, data, message=message
            )
            await self._answered(pressed)
            if await patiently(lambda: board.eyes.n) > n:
                break
            await asyncio.sleep(AGAIN)
        board.done.append((int(seat), action.written()))

    async def _answered(self, pressed: Interaction) -> None:
        """Wait until the bot has answered, with whatever; or it has been killed, and another one is there."""
        before = self.run.connected
        with suppress(TimeoutError):
            await self.run.sandbox.until(
                lambda: pressed.is_over or self.run.connected > before, "an answer", seconds=PRESSED
            )

    async def during(self, disaster: Callable[[], Awaitable[None]]) -> None:
        """One action of every match while something dies, at some moment of it."""

        async def strike() -> None:
            await asyncio.sleep(self.chance.random() * 0.3)
            await disaster()

        await asyncio.gather(strike(), *(self.act(board) for board in self.boards))

    async def kill_bot(self) -> None:
        """kill -9 of either process, and another one in its place."""
        place = self.chance.randrange(len(self.bots))
        victim = self.bots[place]
        await self.run.kill(victim)
        self.bots[place] = await self.run.start(victim.shards, forked=True)

    async def check(self) -> None:
        """Every action once and in order, no incident, every post once and true, a record that verifies."""
        await self.run.all_sent()
        await self.run.sandbox.quiet()
        assert self.run.rows("SELECT * FROM incidents") == [], self.run.log()
        for board in (*self.boards, *self.over):
            assert board.eyes.line() == board.done
            assert board.eyes.n == len(board.done)
            await check_posts(self.run.address, self.people[0], board.thread, board.eyes.number)
            with board.eyes.db() as db:
                raw = records.whole(db, matches.get(db, board.eyes.number))
            assert verify(raw).save() == board.eyes.now().game.save()


async def patiently(look: Callable[[], R]) -> R:
    """What the store says, as soon as there is a server to ask."""
    async with asyncio.timeout(120):
        while True:
            try:
                return look()
            except (psycopg.OperationalError, psycopg.InterfaceError):
                await asyncio.sleep(0.05)


class Progress:
    """Says how far a long run is, where someone watches."""

    def __init__(self, what: str, of: int) -> None:
        self._what = what
        self._of = of
        self._done = 0
        self._began = monotonic()

    def step(self) -> None:
        """One more."""
        self._done += 1
        each = (monotonic() - self._began) / self._done
        if max(BOTS, SERVERS) > WATCHED:
            line = f"{self._what}: {self._done} of {self._of}, {each:.2f} s each (PARAVENT_CHANCE={CHANCE})"
            end = "\n" if self._done == self._of else ""
            print(f"\r{line}", end=end, file=sys.__stderr__, flush=True)


async def begin(run: Fleet, room: Channel, people: list[Person]) -> Board:
    """A match of two people; where a busy bot asks for it, they press again."""

    async def insist(does: Callable[[], Awaitable[Exchange]], sql: str, number: int) -> None:
        while not run.rows(sql, number):
            await does()

    newer = "SELECT id FROM matches WHERE id > ?"
    known = max((int(str(row["id"])) for row in run.rows(newer, 0)), default=0)
    await insist(lambda: people[0].slash(room, "game new", game="comuni", language="en", seats=2), newer, known)
    number = int(str(run.rows(newer, known)[0]["id"]))
    eyes = Eyes(run.address, number)
    await run.until("SELECT 1 FROM matches WHERE id = ? AND lobby IS NOT NULL", number)
    lobby = eyes.look(matches.get, number).lobby
    [card] = [seen for seen in people[0].sees(room) if seen.id == lobby]
    await insist(lambda: people[1].press(card, "Join"), "SELECT 1 FROM players WHERE match = ? OFFSET 1", number)
    await people[0].wait_for(
        room, lambda seen: seen.id == lobby and any(one.label == "Start" and not one.disabled for one in seen.buttons)
    )
    start = next(one.custom_id for one in people[0].again(card).buttons if one.label == "Start")
    assert start is not None
    begun = "SELECT 1 FROM matches WHERE id = ? AND status <> 'lobby'"
    await insist(lambda: people[0].click(card, start), begun, number)
    await run.until("SELECT 1 FROM waits WHERE match = ?", number)
    await run.until("SELECT 1 FROM outbox WHERE match = ? AND kind = 'turn' AND state = 'sent'", number)
    return Board(eyes, run.sandbox.world.channels[eyes.look(matches.get, number).thread or 0])


def rooms(run: Fleet) -> list[Channel]:
    """Where matches are opened: on the servers of both processes."""
    return [run.sandbox.channel("game-room", guild) for guild in run.sandbox.guilds]


async def storm(run: Fleet, count: int) -> Storm:
    """Two processes, and matches on the servers of both."""
    bots = [await run.start(shards, forked=True) for shards in ("0/2", "1/2")]
    await run.until("SELECT 1 FROM memory WHERE key = 'commands'")
    # two people open all matches: what they do to reach others would be too much
    Eyes(run.address).look(nothing_is_counted)
    people = run.sandbox.people[:2]
    boards = [await begin(run, rooms(run)[number % 2], people) for number in range(count)]
    return Storm(run, bots, boards, people)


async def test_nothing_is_lost_or_doubled_when_processes_and_the_server_are_killed(
    tmp_path: Path, server: Server
) -> None:
    async def kill_server() -> None:
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)

    async with fleet(tmp_path, server.database()) as run:
        play = await storm(run, 2)
        for what, times, disaster in (("processes", BOTS, play.kill_bot), ("servers", SERVERS, kill_server)):
            progress = Progress(f"{what} killed", times)
            for _ in range(times):
                await play.renew()
                await play.during(disaster)
                progress.step()
        await play.check()


async def test_the_standby_has_every_action_that_was_answered(tmp_path: Path, server: Server) -> None:
    with postgres.with_standby(server) as other:
        address = server.database().replace(f"host={server.folder}", f"host={server.folder},{other.folder}")

        async def fail_over() -> None:
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(other.promote)

        async with fleet(tmp_path, address) as run:
            play = await storm(run, MATCHES)
            await asyncio.gather(*(play.act(board) for board in play.boards))
            await play.during(fail_over)
            await asyncio.gather(*(play.act(board) for board in play.boards))
            await play.check()
