"""Two processes on PostgreSQL: which of them did something secret, what it was, and by whom, nobody else can tell.

Before the secret action the two worlds differ in nothing but chance, so what is shown from then on is compared: every
post, edit and answer, in the order of its channel.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from bot.match.standing_orders import OrderPace
from engine.core import catalogue
from engine.core.action import Action
from engine.core.orders import Order
from engine.core.seat import Seat
from sandbox import Channel, Person
from tests.e2e.arming import answered, arm_by_panel, occasion
from tests.e2e.fleet import Fleet, Nursery, fleet
from tests.e2e.players import AnyGame, ByButtons, ByMail, BySlash, Eyes, Player
from tests.e2e.stage import choose_notices
from tests.e2e.test_secrecy import Chance, chances, look_everywhere, on_panels
from tests.e2e.twins import UNHURRIED, arrange, begin, seating, stream
from tests.postgres import Server

pytestmark = pytest.mark.long


def on_both_panels(game: str) -> Chance:
    """A position in which someone has two secret actions that a panel offers."""
    for found in chances(game).values():
        if all(on_panels(found.position, found.seat, one) for one in (found.here, found.there)):
            return found
    raise AssertionError(f"{game}: no secret action by buttons")


#: per game and reader
World: TypeAlias = dict[str, dict[str, list[bytes]]]
#: seconds that an order lets pass here
PACE = (1.0, 3.0)


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


async def set_up(run: Fleet, position: AnyGame, seat: Seat, number: int) -> Table:
    """A position on the table of a new match; every other one on the other process's server."""
    people = run.sandbox.people[: position.players]
    room = run.sandbox.channel("game-room", run.sandbox.guilds[number % 2])
    options = position.variant.model_dump(exclude_defaults=True)
    thread, eyes = await begin(run, people, room, number=number, game=position.name, seats=len(people), **options)
    arrange(eyes, position)
    await people[0].slash(thread, "table refresh")
    await settled(run, eyes)
    return Table(thread, eyes, people, seat, seating(people)[seat])


async def settled(run: Fleet, eyes: Eyes) -> None:
    await eyes.all_sent()
    await run.sandbox.quiet()


@asynccontextmanager
async def two_processes(folder: Path, address: str, nursery: Nursery, **settings: str) -> AsyncIterator[Fleet]:
    """Both at work, and everyone is told by direct message, too."""
    async with fleet(folder, address, nursery=nursery, patience=UNHURRIED, **settings) as run:
        for shards in ("0/2", "1/2"):
            await run.start(shards, forked=True)
        await run.until("SELECT 1 FROM memory WHERE key = 'commands'")
        with Eyes(address).db() as db:
            choose_notices(db, run.sandbox.people, "both")
        yield run
        assert run.rows("SELECT * FROM incidents") == [], run.log()


async def shown_to_others(run: Fleet, table: Table, act: Callable[[], Awaitable[object]]) -> dict[str, list[bytes]]:
    """What everyone else sees from the moment of a secret action."""
    spectator = run.sandbox.people[5]
    readers = [person for person in (*table.people, spectator) if person.id != table.person.id]
    before = {person.name: len(person.shown()) for person in readers}
    await act()
    await settled(run, table.eyes)
    # everyone sees what is posted; another player and a spectator ask for everything, too
    curious = (readers[0], spectator)
    for person in curious:
        await look_everywhere(person, table.thread)
    await settled(run, table.eyes)
    shown = {person.name: stream(person, before[person.name]) for person in readers}
    assert all(shown[person.name] for person in curious)
    return shown


async def world(
    folder: Path, address: str, nursery: Nursery, found: Sequence[Chance], acts: Sequence[tuple[Action, type[Player]]]
) -> World:
    """One secret action in each match, by the thread or by direct message; what everyone else saw from then on."""
    seen: World = {}
    async with two_processes(folder, address, nursery) as run:
        for number, (chance, (action, style)) in enumerate(zip(found, acts, strict=True), 1):
            table = await set_up(run, chance.position, chance.seat, number)
            player = style(table.person, table.thread, table.eyes)
            seen[chance.position.name] = await shown_to_others(run, table, partial(player.act, action))
            assert table.eyes.line() == [(table.secretive, action.written())]
    return seen


def compare(one: World, two: World) -> None:
    assert one.keys() == two.keys()
    for game in one:
        assert one[game].keys() == two[game].keys()
        for name in one[game]:
            assert one[game][name] == two[game][name], f"{game}: {name} could tell the worlds apart"


async def test_nobody_else_can_tell_which_process_carried_out_which_secret_action(
    tmp_path: Path, postgres_server: Server, nursery: Nursery
) -> None:
    found = [on_both_panels(game) for game in catalogue.names()]
    ways: tuple[type[Player], ...] = (ByButtons, ByMail)
    # what is pressed in a thread comes to its server's process, a direct message always to the first
    here = [(one.here, ways[number // 2 % 2]) for number, one in enumerate(found)]
    there = [(one.there, ways[1 - number // 2 % 2]) for number, one in enumerate(found)]
    one, two = [await world(tmp_path, postgres_server.prepared(), nursery, found, acts) for acts in (here, there)]
    compare(one, two)


async def answered_at_its_moment(table: Table, order: Order) -> None:
    """Arm an order, and wait until it has answered: not before its time, and without anyone looking around."""
    await arm_by_panel(table.person, table.thread, order)
    by_order = "SELECT at FROM positions WHERE match = ? AND interaction LIKE 'order-%'"
    await table.eyes.until(lambda: table.eyes.rows(by_order, table.eyes.number), "the order's answer")
    [armed] = table.eyes.rows("SELECT changed FROM orders WHERE match = ?", table.eyes.number)
    [key] = table.eyes.rows("SELECT value FROM memory WHERE key = 'order-pace'")
    [answer] = table.eyes.rows(by_order, table.eyes.number)
    pause = OrderPace(*PACE).pause(key["value"], table.eyes.number, 0, table.secretive)
    assert answer["at"] >= armed["changed"] + pause


async def test_an_order_answers_at_its_moment_whichever_process_was_told_of_it_and_looks_like_its_person(
    tmp_path: Path, postgres_server: Server, nursery: Nursery
) -> None:
    # one on each server; that orders of every game look like their person is held in one process
    found = [occasion(game, answered) for game in ("comuni", "shafausa")]
    worlds: list[World] = []
    for is_ordered in (True, False):
        seen: World = {}
        pace = ",".join(map(str, PACE))
        async with two_processes(tmp_path, postgres_server.prepared(), nursery, PARAVENT_ORDER_PACE=pace) as run:
            for number, one in enumerate(found, 1):
                table = await set_up(run, one.game, one.seat, number)
                assert one.action is not None
                player = BySlash(table.person, table.thread, table.eyes, blind=True)
                by_order, by_hand = partial(answered_at_its_moment, table, one.order), partial(player.act, one.action)
                seen[one.game.name] = await shown_to_others(run, table, by_order if is_ordered else by_hand)
                assert table.eyes.line() == [(table.secretive, one.action.written())]
        worlds.append(seen)
    compare(*worlds)
