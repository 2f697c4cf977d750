"""Lobbies that have filled and matches that have begun, up to where a test's own story starts."""

from __future__ import annotations

from collections.abc import Callable

from bot.match.play import MatchState
from sandbox import Channel, Person, Seen
from tests.e2e.players import Eyes, play_blind
from tests.e2e.stage import Stage

MOST_ACTIONS = 200


async def gathered(stage: Stage) -> tuple[Person, Person, Channel, Seen, Eyes]:
    """A lobby for two with both on their seats, in the game room; nobody has started the match yet."""
    ada, bruno = stage.people(2)
    room = stage.sandbox.channel("game-room")
    eyes = Eyes(stage.settings.paravent_database)
    lobby = await stage.lobby(ada, room, seats=2)
    await bruno.press(lobby, "Join")
    await eyes.all_sent()
    return ada, bruno, room, lobby, eyes


async def begun(
    stage: Stage, count: int = 2, actions: int = 0, **options: object
) -> tuple[list[Person], Channel, Eyes]:
    """A match of the first people of the sandbox in its thread, with some actions played and everything sent."""
    people = stage.people(count)
    thread = await stage.begin(people, stage.sandbox.channel("game-room"), seats=count, **options)
    eyes = Eyes(stage.settings.paravent_database)
    await play_blind(people, thread, eyes, most=actions)
    await eyes.all_sent()
    return people, thread, eyes


async def play_until(people: list[Person], thread: Channel, eyes: Eyes, stands: Callable[[MatchState], bool]) -> None:
    """People play until the match stands as wanted."""
    for _ in range(MOST_ACTIONS):
        if stands(eyes.now()):
            return
        await play_blind(people, thread, eyes, most=1)
    raise AssertionError("the match never came to stand as wanted")
