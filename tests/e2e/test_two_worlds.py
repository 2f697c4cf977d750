"""Two processes on PostgreSQL: which of them did something secret, and what it was, nobody else can tell.

Before the secret action the two worlds differ in nothing but chance, so what is shown from then on is compared: every
post, edit and answer, in the order of its channel.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.core import catalogue
from engine.core.action import Action
from engine.core.seat import Seat
from sandbox import Channel, Person
from tests.e2e.fleet import Fleet, Nursery, fleet
from tests.e2e.players import ByButtons, ByMail, Eyes, Player
from tests.e2e.stage import choose_notices
from tests.e2e.test_secrecy import Chance, chances, look_everywhere, on_panels
from tests.e2e.twins import UNHURRIED, arrange, begin, seating, stream
from tests.postgres import Server


def on_both_panels(game: str) -> Chance:
    """A position in which somebody has two secret actions that a panel offers."""
    for found in chances(game).values():
        if all(on_panels(found.position, found.seat, one) for one in (found.here, found.there)):
            return found
    raise AssertionError(f"{game}: no secret action by buttons")


class Table(NamedTuple):
    """A match, and who is about to do something secret."""

    thread: Channel
    eyes: Eyes
    people: list[Person]
    secretive: Seat
    person: Person


@pytest.fixture
async def nursery(tmp_path: Path) -> AsyncIterator[Nursery]:
    opened = Nursery(tmp_path, "--alike")
    yield opened
    await opened.close()


async def set_up(run: Fleet, chance: Chance, number: int) -> Table:
    """The position of a chance on the table of a new match; every other one on the other process's server."""
    position = chance.position
    people = run.sandbox.people[: position.players]
    room = run.sandbox.channel("game-room", run.sandbox.guilds[number % 2])
    options = position.variant.model_dump(exclude_defaults=True)
    thread, eyes = await begin(run, people, room, number=number, game=position.name, seats=len(people), **options)
    arrange(eyes, position)
    await people[0].slash(thread, "table refresh")
    await settled(run, eyes)
    return Table(thread, eyes, people, chance.seat, seating(people)[chance.seat])


async def settled(run: Fleet, eyes: Eyes) -> None:
    await eyes.all_sent()
    await run.sandbox.quiet()


async def world(
    folder: Path, address: str, nursery: Nursery, found: Sequence[Chance], acts: Sequence[tuple[Action, type[Player]]]
) -> dict[str, list[bytes]]:
    """One secret action in each match, by the thread or by direct message; what everybody else saw from then on."""
    seen: dict[str, list[bytes]] = {}
    async with fleet(folder, address, nursery=nursery, patience=UNHURRIED) as run:
        for shards in ("0/2", "1/2"):
            await run.start(shards, forked=True)
        await run.until("SELECT 1 FROM memory WHERE key = 'commands'")
        with Eyes(address).db() as db:
            choose_notices(db, run.sandbox.people, "both")
        for number, (chance, (action, style)) in enumerate(zip(found, acts, strict=True), 1):
            table = await set_up(run, chance, number)
            spectator = run.sandbox.people[5]
            readers = [person for person in (*table.people, spectator) if person.id != table.person.id]
            before = {person.name: len(person.shown()) for person in readers}
            await style(table.person, table.thread, table.eyes).act(action)
            await settled(run, table.eyes)
            assert table.eyes.line() == [(table.secretive, action.written())]
            # everybody sees what is posted; another player and a spectator ask for everything, too
            curious = (readers[0], spectator)
            for person in curious:
                await look_everywhere(person, table.thread)
            await settled(run, table.eyes)
            for person in readers:
                shown = seen[f"{chance.position.name}: {person.name}"] = stream(person, before[person.name])
                assert shown or person not in curious
        assert run.rows("SELECT * FROM incidents") == [], run.log()
    return seen


async def test_nobody_else_can_tell_which_process_carried_out_which_secret_action(
    tmp_path: Path, postgres_server: Server, nursery: Nursery
) -> None:
    found = [on_both_panels(game) for game in catalogue.names()]
    ways: tuple[type[Player], ...] = (ByButtons, ByMail)
    # what is pressed in a thread comes to its server's process, a direct message always to the first
    here = [(one.here, ways[number // 2 % 2]) for number, one in enumerate(found)]
    there = [(one.there, ways[1 - number // 2 % 2]) for number, one in enumerate(found)]
    one, two = [await world(tmp_path, postgres_server.database(), nursery, found, acts) for acts in (here, there)]
    assert one.keys() == two.keys()
    for name in one:
        assert one[name] == two[name], f"{name} could tell the worlds apart"
