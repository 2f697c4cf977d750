"""Twin worlds: whether someone has standing orders makes no difference to anything the others are shown, or when."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.store.people import Notices
from engine.core import catalogue
from sandbox import Person
from tests.e2e.arming import LATER, Occasion, Scene, answered, arm_by_panel, occasion, scene
from tests.e2e.players import BySlash, live
from tests.e2e.stage import staged
from tests.e2e.twins import UNHURRIED, make_alike, stream

GAMES = catalogue.names()
#: what is done before the order's time, and at it
Cause: TypeAlias = Callable[[Scene], Awaitable[object]]
#: what everyone else has been shown, at three moments
Shown: TypeAlias = list[dict[str, list[bytes]]]


@pytest.fixture(autouse=True)
def same_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """The shuffle's secret is the same in both worlds, and so is its commitment in the lobby."""
    make_alike(monkeypatch)


async def nothing(_: Scene) -> None:
    """Nobody does anything."""


async def arm(world: Scene) -> None:
    """The order is armed."""
    await arm_by_panel(world.person, world.thread, world.one.order)


async def by_hand(world: Scene) -> None:
    """The person answers."""
    assert world.one.action is not None
    await BySlash(world.person, world.thread, world.eyes, blind=True).act(world.one.action)


async def look_everywhere(person: Person, world: Scene) -> None:
    """Ask for everything that can be asked for."""
    message = await live(person, world.thread)
    for button in ("Your Move", "Your Hand", "Board", "Rules", "Orders"):
        await person.press(message, button)
    for command in ("log", "text", "export", "info", "list"):
        await person.slash(world.thread, f"game {command}")
    for command in ("waiting", "orders show"):
        await person.slash(world.thread, command)


async def shown_in(
    folder: Path, one: Occasion, before: Cause, then: Cause, notices: Notices = "both"
) -> tuple[Shown, Scene]:
    """What the others are shown just before the order's time, just after it, and when they look around later."""
    async with staged(folder, deadline=UNHURRIED, notices=notices) as stage:
        world = await scene(stage, one)
        spectator = stage.sandbox.people[5]
        others = [person for person in [*world.seated, spectator] if person is not world.person]
        await before(world)
        await world.settled()
        found = []
        armed = world.eyes.rows("SELECT changed FROM orders WHERE place IS NOT NULL")
        due = world.due(since=armed[0]["changed"] if armed else None)
        await world.later(due - stage.sandbox.clock.now() - 5)
        found.append({person.name: stream(person) for person in others})
        await world.later(6)
        await then(world)
        await world.settled()
        found.append({person.name: stream(person) for person in others})
        await world.later()
        for person in others:
            await look_everywhere(person, world)
        await world.settled()
        found.append({person.name: stream(person) for person in others})
        return found, world


def worlds(folder: Path) -> tuple[Path, Path]:
    """A folder for each."""
    here, there = folder / "here", folder / "there"
    here.mkdir()
    there.mkdir()
    return here, there


def compare(here: Shown, there: Shown) -> None:
    for moment, (one, two) in enumerate(zip(here, there, strict=True)):
        assert one.keys() == two.keys()
        for name in one:
            assert one[name] == two[name], f"{name} could tell the worlds apart at moment {moment}"


async def compare_with_none_armed(folder: Path, one: Occasion, then: Cause) -> Scene:
    """Nobody can tell a world with the order armed from one without it; the world with the order."""
    here, there = worlds(folder)
    armed, world = await shown_in(here, one, arm, then)
    without, _ = await shown_in(there, one, nothing, then)
    compare(armed, without)
    return world


@pytest.mark.parametrize("game", GAMES)
async def test_an_order_that_answers_looks_like_its_person_answering_then(tmp_path: Path, game: str) -> None:
    one = occasion(game, answered)
    here, there = worlds(tmp_path)
    ordered, world = await shown_in(here, one, arm, nothing)
    assert len(world.by_order()) == 1, "the order has answered"
    manual, world = await shown_in(there, one, nothing, by_hand)
    assert world.by_order() == []
    assert ordered[0] != ordered[1], "the answer is seen"
    compare(ordered, manual)


@pytest.mark.parametrize("game", GAMES)
async def test_an_order_that_does_not_apply_leaves_no_trace(tmp_path: Path, game: str) -> None:
    one = occasion(game, lambda one: one.action is None and one.disarm is None)
    world = await compare_with_none_armed(tmp_path, one, nothing)
    assert world.eyes.rows("SELECT 1 FROM orders WHERE place IS NOT NULL")


async def test_an_order_that_ends_itself_leaves_no_trace_either(tmp_path: Path) -> None:
    one = occasion("flandern1302", lambda one: one.disarm is not None)
    world = await compare_with_none_armed(tmp_path, one, act_later)
    assert world.eyes.rows("SELECT 1 FROM outbox WHERE kind = 'word'")


async def act_later(world: Scene) -> None:
    """The person answers at last, so that something is posted after what was private."""
    await world.later(LATER)
    view = world.eyes.now().game.view_of(world.one.seat)
    assert view.step is not None
    await BySlash(world.person, world.thread, world.eyes, blind=True).act(view.step.absent(view))
    await world.settled()
    # a post after what was private must not tell that there was anything
    await world.stage.sandbox.people[0].slash(world.thread, "table refresh")


@pytest.mark.parametrize(("before", "then"), [(arm, nothing), (nothing, by_hand)], ids=["by order", "by hand"])
async def test_an_answer_ends_an_absence_whoever_gave_it(tmp_path: Path, before: Cause, then: Cause) -> None:
    async def absent_once(world: Scene) -> None:
        world.eyes.change("UPDATE players SET strikes = 1 WHERE person = ?", world.person.id)
        await before(world)

    _, world = await shown_in(tmp_path, occasion("comuni", answered), absent_once, then)
    [player] = world.eyes.rows("SELECT strikes FROM players WHERE person = ?", world.person.id)
    assert player["strikes"] == 0, "the next absence is told with its number, and that must not tell who answered"


async def tell_by_mail(world: Scene) -> None:
    """The person is told by direct message alone, and the question is put anew."""
    await world.person.slash(world.thread, "settings", notices="dm")
    await world.settled()


async def test_no_private_notice_is_sent_for_what_an_order_answers_and_the_thread_is_the_same(tmp_path: Path) -> None:
    one = occasion(GAMES[0], answered)

    async def armed(world: Scene) -> None:
        await tell_by_mail(world)
        await arm(world)
        await world.stage.sandbox.people[0].slash(world.thread, "table refresh")
        await world.settled()

    async def unarmed(world: Scene) -> None:
        await tell_by_mail(world)
        await world.stage.sandbox.people[0].slash(world.thread, "table refresh")
        await world.settled()

    here, there = worlds(tmp_path)
    ordered, world = await shown_in(here, one, armed, nothing, "thread")
    assert len(world.by_order()) == 1
    asked, answered_by = mails(world)
    assert asked == [], "nobody is asked for what an order answers"
    assert len(answered_by) == 1, "what it did is told to its owner"
    manual, world = await shown_in(there, one, unarmed, by_hand, "thread")
    asked, answered_by = mails(world)
    assert len(asked) == 1
    assert answered_by == []
    compare(ordered, manual)


def mails(world: Scene) -> tuple[list[str], list[str]]:
    """What was sent to the person: questions, and what orders did."""
    bodies = [row["kind"] for row in world.eyes.rows("SELECT kind FROM outbox WHERE state = 'sent'")]
    return [kind for kind in bodies if kind == "mail"], [kind for kind in bodies if kind == "obeyed"]
