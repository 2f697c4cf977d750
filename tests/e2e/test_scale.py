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
from typing import Any, TypeVar

import psycopg
import pytest

from bot.match import records
from bot.messages.control_ids import ControlId
from bot.messages.forms import said
from bot.store import matches
from engine.core.record import verify
from sandbox import Channel, Person
from sandbox.interactions import InteractionKind
from tests import postgres
from tests.e2e.fleet import Bot, Fleet, fleet
from tests.e2e.players import Eyes, wish
from tests.e2e.posts import check_posts, posted
from tests.postgres import Server

R = TypeVar("R")
BOTS = int(os.environ.get("PARAVENT_SCALE_BOTS", "3"))
SERVERS = int(os.environ.get("PARAVENT_SCALE_SERVERS", "2"))
MATCHES = int(os.environ.get("PARAVENT_SCALE_MATCHES", "2"))
CHANCE = os.environ.get("PARAVENT_CHANCE", "0")
#: seconds in which an action that was pressed takes effect, before it is pressed again
PRESSED = 4.0


@pytest.fixture
def server(postgres_server: Server) -> Iterator[Server]:
    """A server of the test's own, which has on the disk what it has committed."""
    with postgres.server(fsync="on", synchronous_commit="on") as made:
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
                number = len(self.boards) + len(self.over)
                self.boards[place] = await begin(self.run, rooms(self.run)[number % 2], self.people, number)

    async def act(self, board: Board) -> None:
        """Whoever is asked presses until it has taken effect: each press names its question, so it is done once."""
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
            self.run.sandbox.interactions.start(
                InteractionKind.COMPONENT, person.user, board.thread, data, message=message
            )
            with suppress(TimeoutError):
                async with asyncio.timeout(PRESSED):
                    while await patiently(lambda: board.eyes.n) == n:  # noqa: ASYNC110 - the store is another process's
                        await asyncio.sleep(0.02)
            if await patiently(lambda: board.eyes.n) > n:
                break
        board.done.append((int(seat), action.written()))

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
        self.bots[place] = await self.run.start(victim.shards)

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


def tell(what: str, done: int, of: int) -> None:
    """Progress, where somebody watches a long run."""
    if BOTS > 10:
        print(f"\r{what}: {done} of {of} (PARAVENT_CHANCE={CHANCE})", end="", file=sys.__stderr__, flush=True)


async def begin(run: Fleet, room: Channel, people: list[Person], number: int) -> Board:
    """A match of two people."""
    await people[0].slash(room, "game new", game="comuni", language="en", seats=2)
    eyes = Eyes(run.address, number)
    await run.until("SELECT 1 FROM matches WHERE id = ? AND lobby IS NOT NULL", number)
    lobby = eyes.look(matches.get, number).lobby
    [card] = [seen for seen in people[0].sees(room) if seen.id == lobby]
    await people[1].press(card, "Join")
    await people[0].wait_for(
        room, lambda seen: seen.id == lobby and any(one.label == "Start" and not one.disabled for one in seen.buttons)
    )
    await people[0].press(people[0].again(card), "Start")
    await run.until("SELECT 1 FROM waits WHERE match = ?", number)
    await run.until("SELECT 1 FROM outbox WHERE match = ? AND kind = 'turn' AND state = 'sent'", number)
    return Board(eyes, run.sandbox.world.channels[eyes.look(matches.get, number).thread or 0])


def rooms(run: Fleet) -> list[Channel]:
    """Where matches are opened: on the servers of both processes."""
    return [run.sandbox.channel("game-room", guild) for guild in run.sandbox.guilds]


async def storm(run: Fleet, count: int) -> Storm:
    """Two processes, and matches on the servers of both."""
    bots = [await run.start("0/2"), await run.start("1/2")]
    await run.until("SELECT 1 FROM memory WHERE key = 'commands'")
    people = run.sandbox.people[:2]
    boards = [await begin(run, rooms(run)[number % 2], people, number) for number in range(1, count + 1)]
    return Storm(run, bots, boards, people)


async def test_nothing_is_lost_or_doubled_when_processes_and_the_server_are_killed(
    tmp_path: Path, server: Server
) -> None:
    async def kill_server() -> None:
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)

    async with fleet(tmp_path, server.database()) as run:
        play = await storm(run, 2)
        for number in range(BOTS):
            await play.renew()
            await play.during(play.kill_bot)
            tell("processes killed", number + 1, BOTS)
        for number in range(SERVERS):
            await play.renew()
            await play.during(kill_server)
            tell("servers killed", number + 1, SERVERS)
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
