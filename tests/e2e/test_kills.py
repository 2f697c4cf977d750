"""The bot as a real process, killed without warning at any moment of a match: nothing is lost, nothing is doubled.

`PARAVENT_KILLS` says how often; `make soak` asks for 1,000.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.match.play import match_state
from bot.messages.control_ids import ControlId
from bot.messages.forms import said
from bot.store import orders, positions
from engine.core import catalogue
from engine.core.orders import decide
from engine.core.record import verify
from engine.core.seat import Seat
from engine.core.step import Sealed
from sandbox import Channel, Person, Sandbox, interactions
from sandbox.faults import Fault, FaultKind
from sandbox.interactions import InteractionKind
from tests.e2e.players import AnyGame, Eyes, printed, wish
from tests.e2e.posts import check_posts, posted, told_positions
from tests.e2e.stores import stored_at
from tests.e2e.twins import entropy, script, seating

pytestmark = pytest.mark.long

KILLS = int(os.environ.get("PARAVENT_KILLS", "100"))
#: kills in one match
PER_MATCH = 100
#: answers of orders during which the bot is threatened
ORDERED = 12
ROOT = Path(__file__).parents[2]
SECONDS = 120.0
#: after so long nobody waits any more for the answer of a bot that was killed
GIVEN_UP = 9.0


class Theatre:
    """A sandbox with a bot in a process of its own, which can be killed and started again."""

    def __init__(self, sandbox: Sandbox, folder: Path, nursery: Process, environment: dict[str, str]) -> None:
        self.sandbox = sandbox
        self.file = stored_at(folder)
        self.folder = folder
        self._nursery = nursery
        self._environment = environment
        self._command: Process | None = None
        self.pid = 0
        self.kills = 0

    async def start(self) -> None:
        """Start the bot and wait until it listens; it may be killed while it starts, too."""
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        while not self.pid:
            self._nursery.stdin.write(b"\n")
            self.pid = int(await asyncio.wait_for(self._nursery.stdout.readline(), SECONDS))
            await self.sandbox.until(
                lambda: self.sandbox._gateway.connected or not self.pid, "the bot to connect", seconds=SECONDS
            )
            if not self.pid:
                await self.gone()

    async def start_by_command(self) -> None:
        """The same, the way an operator does it."""
        command = (sys.executable, "-W", "ignore", "-m", "bot")
        self._command = await asyncio.create_subprocess_exec(
            *command, cwd=self.folder, env=self._environment, stdout=asyncio.subprocess.DEVNULL
        )
        self.pid = self._command.pid
        await self.sandbox.bot_ready(seconds=SECONDS)

    def kill(self) -> None:
        """kill -9, at once."""
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            self.pid = 0
            self.kills += 1
            self.sandbox.realm.news.stir()

    async def gone(self) -> None:
        """Wait until the killed bot's connection is gone."""
        if self._command and self.pid == 0:
            await self._command.wait()
            self._command = None
        await self.sandbox.until(lambda: not self.sandbox._gateway.connected, "the end of the bot", seconds=SECONDS)

    async def revive(self) -> bool:
        """Start the bot again if it was killed; whether it was."""
        if self.pid:
            return False
        await self.gone()
        await self.start()
        return True


@asynccontextmanager
async def theatre(folder: Path, **more: str) -> AsyncIterator[Theatre]:
    """A sandbox, and a nursery of bots beside it."""
    monkeyed = pytest.MonkeyPatch()
    monkeyed.setattr(interactions, "ANSWER_SECONDS", GIVEN_UP)
    async with Sandbox(paced=False) as sandbox:
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("PARAVENT", "DISCORD"))},
            **sandbox.environment,
            "PYTHONPATH": str(ROOT),
            "PARAVENT_DATABASE": str(stored_at(folder)),
            "PARAVENT_PAINTERS": "0",
            **more,
        }
        command = (sys.executable, "-W", "ignore", "-m", "tests.e2e.nursery", str(folder / "bot.log"))
        nursery = await asyncio.create_subprocess_exec(*command, cwd=folder, env=environment, stdin=PIPE, stdout=PIPE)
        stage = Theatre(sandbox, folder, nursery, environment)
        try:
            yield stage
        finally:
            stage.kill()
            nursery.kill()
            await nursery.wait()
            if stage._command:
                await stage._command.wait()
            monkeyed.undo()
        assert sandbox.complaints == [], "\n".join(sandbox.complaints)


class Fate:
    """Decides when the bot dies: at a request on the wire, before or after its effect, or some time after a press."""

    def __init__(self, stage: Theatre, chance: random.Random) -> None:
        self._stage = stage
        self._chance = chance
        self._countdown: int | None = None
        self._took_effect = False
        self._plain = stage.sandbox.faults.next_for
        stage.sandbox.faults.next_for = self._next_for  # type: ignore[method-assign]
        self.ways: dict[str, int] = {}

    def threaten(self) -> None:
        """The bot will die soon."""
        if self._chance.random() < 0.65:
            self._countdown = self._chance.choice([0, 0, 0, 1, 1, 2, 3])
            self._took_effect = self._chance.random() < 0.5
        else:
            asyncio.get_running_loop().call_later(self._chance.random() * 0.04, self._strike, "by the clock")

    async def relent(self, eyes: Eyes) -> None:
        """No more: the bot lives, and sends what it has to."""
        self._countdown = None
        await asyncio.sleep(0.05)
        await self._stage.revive()
        await eyes.all_sent()
        await self._stage.sandbox.quiet()

    def _strike(self, way: str) -> None:
        if self._stage.pid:
            self.ways[way] = self.ways.get(way, 0) + 1
            self._stage.kill()

    def _next_for(self, method: str, path: str) -> Fault | None:
        if self._countdown is None:
            return self._plain(method, path)
        self._countdown -= 1
        if self._countdown >= 0:
            return self._plain(method, path)
        self._countdown = None
        route = "answer" if "/interactions/" in path else "edit" if method == "PATCH" else "post"
        self._strike(f"{'after' if self._took_effect else 'before'} the effect of an {route}")
        # either the request never arrived, or only its answer is lost
        kind = FaultKind.LOSE_ANSWER if self._took_effect else FaultKind.DROP
        return Fault(kind, method, self._any, 1)

    @property
    def _any(self) -> Any:
        return None


async def begin(stage: Theatre, people: list[Person], room: Channel, secret: str) -> tuple[Channel, Eyes]:
    """A match whose shuffle is known beforehand."""
    await people[0].slash(room, "game new", game="comuni", language="en", seats=len(people))
    eyes = Eyes(stage.file)
    await eyes.all_sent()
    lobby = next(seen for seen in people[0].sees(room) if any(button.label == "Join" for button in seen.buttons))
    for person in people[1:]:
        await person.press(people[0].again(lobby), "Join")
        await eyes.all_sent()
    eyes.change("UPDATE matches SET secret = ?", secret)
    for number, added in enumerate(entropy(len(people)), 1):
        eyes.change("UPDATE players SET entropy = ? WHERE id = ?", added, number)
    await people[0].press(people[0].again(lobby), "Start")
    await eyes.all_sent()
    return await people[0].wait_for_thread(), eyes


def press(stage: Theatre, person: Person, thread: Channel, eyes: Eyes, question: int, action: Any) -> None:
    """Press the button of a panel that carries out this action on this question."""
    message = posted(person, thread)[-1].message
    custom_id = str(ControlId("do", eyes.number, question, 0, said(action)))
    data = {"custom_id": custom_id, "component_type": 2}
    stage.sandbox.interactions.start(InteractionKind.COMPONENT, person.user, thread, data, message=message)


async def perform(stage: Theatre, thread: Channel, eyes: Eyes, person: Person, before: AnyGame, action: Any) -> None:
    """Someone presses until it has taken effect; after each death the bot is started again."""
    n = eyes.n
    while True:
        if await stage.revive() and eyes.n > n:
            return
        press(stage, person, thread, eyes, before.question, action)
        try:
            async with asyncio.timeout(3):
                while stage.pid:
                    written = eyes.written()
                    if eyes.n != n:
                        break
                    await eyes.change_since(written, lambda: stage.pid)
        except TimeoutError:
            continue
        if stage.pid:
            return


@pytest.mark.parametrize("number", range((KILLS + PER_MATCH - 1) // PER_MATCH))
async def test_a_match_survives_kills_at_random_points(tmp_path: Path, number: int) -> None:
    chance = random.Random(number)
    kills = min(PER_MATCH, KILLS - number * PER_MATCH)
    secret = f"killed {number}"
    async with theatre(tmp_path) as stage:
        await stage.start_by_command()
        people, room = stage.sandbox.people[:4], stage.sandbox.channel("game-room")
        thread, eyes = await begin(stage, people, room, secret)
        start_post = eyes.now().match.start_post or 0
        seated = seating(people, secret, start_post)
        moves = script("comuni", len(people), secret=secret, start_post=start_post)
        reveals = {
            place
            for place, (_, _, before) in enumerate(moves)
            if isinstance(before.step, Sealed) and len(before.asked) == 1
        }
        # some threats come to nothing because the bot is dead already
        threats = min(len(moves), int(1.4 * kills)) - len(reveals)
        doomed = reveals | set(chance.sample(range(len(moves)), max(0, threats)))
        fate = Fate(stage, chance)
        for place, (seat, action, before) in enumerate(moves):
            if place in doomed and stage.kills < kills:
                fate.threaten()
            await perform(stage, thread, eyes, seated[seat], before, action)
        await fate.relent(eyes)
        await check_match(stage, thread, eyes, people[0], moves)
        print(f"{stage.kills} kills in {len(moves)} actions: {fate.ways}")  # noqa: T201
        assert stage.kills >= 0.9 * kills


async def check_match(
    stage: Theatre, thread: Channel, eyes: Eyes, reader: Person, moves: list[tuple[Seat, Any, AnyGame]]
) -> None:
    """Every action once, the same final state, rated once, all announcements, no post twice, a record that verifies."""
    assert eyes.line() == [(seat, action.written()) for seat, action, _ in moves]
    assert eyes.n == len(moves)
    seat, action, before = moves[-1]
    undisturbed = type(before).load(before.save())
    undisturbed.submit(seat, action)
    assert eyes.now().game.save() == undisturbed.save()
    assert eyes.rows("SELECT * FROM incidents") == []
    rated = eyes.rows("SELECT seat, person FROM ratings ORDER BY id")
    assert [row["seat"] for row in rated] == list(range(len(eyes.now().players)))
    await check_posts(stage.file, reader, thread)
    assert eyes.look(told_positions, eyes.number) == list(range(len(moves) + 1)), "every action is told once"
    for person in stage.sandbox.people:
        rows = eyes.rows(
            "SELECT state, payload ->> 'obsolete' AS gone FROM outbox "
            "WHERE kind = 'mail' AND CAST(payload ->> 'user' AS BIGINT) = ?",
            person.id,
        )
        standing = [row for row in rows if row["state"] == "sent" and row["gone"] in (None, 0, "false")]
        assert len(standing) <= len(person.dms) <= len(rows)
    sheet = posted(reader, thread)[-1]
    assert verify(sheet.files[-1].data).save() == undisturbed.save()


@pytest.mark.parametrize("number", range(max(1, KILLS // 200)))
async def test_an_order_answers_once_whenever_the_bot_is_killed(tmp_path: Path, number: int) -> None:
    chance, secret = random.Random(number), f"ordered {number}"
    async with theatre(tmp_path, PARAVENT_ORDER_PACE="0,0.05") as stage:
        await stage.start_by_command()
        people, room = stage.sandbox.people[:2], stage.sandbox.channel("game-room")
        thread, eyes = await begin(stage, people, room, secret)
        seated, armed = seating(people, secret, eyes.now().match.start_post or 0), catalogue.kit("comuni").plausible
        with eyes.db() as db:
            for seat, order in product((0, 1), armed):
                orders.arm(db, eyes.number, seat, seated[seat].id, order.written(), 0.0)
        fate, ordered = Fate(stage, chance), 0

        def answering(game: AnyGame) -> list[Seat]:
            return [seat for seat in game.asked if decide(armed, game.view_of(seat))]

        # while the bot is slow to die, orders may answer to the end of the match
        while ordered < ORDERED and (now := eyes.now()).game.asked:
            await stage.revive()
            if not answering(now.game):
                seat = now.game.asked[0]
                await perform(stage, thread, eyes, seated[seat], now.game, wish(now, seat))
                continue
            # it dies while an order answers, or just before or after
            fate.threaten()
            ordered += 1
            while True:
                written = eyes.written()
                if eyes.n != now.match.n:
                    break
                await stage.revive()
                await eyes.change_since(written, lambda: stage.pid)
        await fate.relent(eyes)
        # what stands in the thread is compared when no order has anything left to answer
        await eyes.until(lambda: not answering(eyes.now().game), "the last answer of an order")
        await eyes.all_sent()
        await stage.sandbox.quiet()
        assert stage.kills > 3
        done = eyes.rows("SELECT n, seat, question FROM positions WHERE interaction LIKE 'order-%'")
        assert len(done) >= ordered
        assert len(done) == len(eyes.rows("SELECT 1 FROM obeyed"))
        # every answer is the one the order gives to the position before it
        for row in done:
            before = eyes.look(match_state, printed, eyes.number, row["n"] - 1)
            found = decide(armed, before.game.view_of(row["seat"]))
            assert found is not None
            assert found[1].written() == eyes.look(positions.at, eyes.number, row["n"]).written
        await check_posts(stage.file, people[0], thread)
        assert eyes.rows("SELECT * FROM incidents") == []
