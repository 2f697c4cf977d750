"""Keeps a whole server of the present version: its store, what stands in Discord, and every control people could press.

`python -m tests.formats.keep FOLDER` plays some matches into the middle and writes them there. A release keeps one
such folder for ever; later versions must go on from it. Nothing in an existing folder is ever written again.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import sqlite3
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import discord

from engine.core import catalogue
from sandbox import Channel, Person, Sandbox, Seen
from sandbox import interactions as sandbox_interactions
from sandbox.components import walk
from tests.e2e.arming import arm_by_panel
from tests.e2e.endings import finish
from tests.e2e.players import BySlash, Eyes, live, wish
from tests.e2e.stage import PATIENT, Stage
from tests.e2e.times import later
from tests.laws.tables import OURS

#: every match is left in the middle: after some actions, as soon as some have sealed an answer and others not
SEATS, LEAST_ACTIONS, MOST_ACTIONS = 3, 24, 60


class Keeper:
    """Plays on a stage and remembers every control that was ever shown to anyone."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.eyes = Eyes(stage.settings.paravent_database)
        self.controls: dict[tuple[int, str], dict[str, Any]] = {}

    def note(self) -> None:
        """Remember what stands on every message now."""
        world = self.stage.sandbox.world
        for log in world.messages.values():
            for message in log.values():
                for _, part in walk(message.components):
                    ident = part.get("custom_id")
                    if ident:
                        self.controls[message.id, ident] = {
                            "id": ident,
                            "type": part["type"],
                            "label": part.get("label") or part.get("placeholder") or "",
                            "values": [option["value"] for option in part.get("options", ())],
                            "disabled": bool(part.get("disabled")),
                            "channel": message.channel_id,
                            "message": message.id,
                            "owner": message.owner_id,
                        }

    async def settle(self) -> None:
        """Wait until everything is sent, and note it."""
        await self.eyes.all_sent()
        await self.stage.sandbox.quiet()
        self.note()

    async def begin(self, people: list[Person], room: Channel, **options: Any) -> Channel:
        """A new match of these people."""
        known = {thread.id for thread in self.stage.sandbox.world.channels.values()}
        lobby = await self.stage.lobby(people[0], room, seats=len(people), **options)
        self.note()
        await people[0].press(lobby, "Options")
        self.note()
        for person in people[1:]:
            await person.press(person.again(lobby), "Join")
            await self.eyes.all_sent()
        await people[0].press(people[0].again(lobby), "Start")
        self.eyes.number = self.eyes.rows("SELECT max(id) AS id FROM matches")[0]["id"]
        await self.eyes.until(lambda: self.eyes.status == "running", "the match")
        await self.settle()
        [thread] = [
            one for one in self.stage.sandbox.world.channels.values() if one.id not in known and one.kind.is_thread
        ]
        return thread

    async def play(self, people: list[Person], thread: Channel) -> None:
        """Rookies play into the middle of a match, to a question that some have answered unseen where there is one."""
        by_user = {person.id: person for person in people}
        for done in range(MOST_ACTIONS):
            now = self.eyes.now()
            assert now.game.step is not None, "the match has ended before it could be kept"
            seats = [seat for seat in now.game.asked if now.players[seat].user in by_user]
            if not seats:
                await asyncio.sleep(0.02)
                continue
            if done >= LEAST_ACTIONS and now.game.answers:
                break
            seat = seats[0]
            person = by_user[now.players[seat].user or 0]
            await BySlash(person, thread, self.eyes, blind=True).act(wish(now, seat))
        await self.settle()

    async def look_around(self, person: Person, thread: Channel) -> None:
        """Open the private panels, so that their controls are known."""
        question = await live(person, thread)
        for button in question.buttons:
            if button.custom_id and not button.disabled and button.label not in ("Undo",):
                await person.press(person.again(question), button.label)
                self.note()
        for command in ("game log", "game replay", "game since", "game board", "game hand", "game move"):
            if command in person.commands_in(thread):
                await person.slash(thread, command)
                self.note()


async def _server(stage: Stage) -> Keeper:
    keeper = Keeper(stage)
    people, room = stage.sandbox.people, stage.sandbox.channel("game-room")
    for person, lang in zip(people, ("en", "fr", "de", "en", "en", "en"), strict=False):
        await person.slash(room, "settings", language=lang)
    # a seat that a house player holds, and whose player may come back
    deserted = await keeper.begin(people[:2], room, game="comuni", pace="live")
    for _ in range(6):
        await later(stage, keeper.eyes, 3 * 3600.0)
    await keeper.settle()
    del deserted
    # a match that is over, and one that was ended early
    over = await keeper.begin(people[:2], room, game="flandern1302")
    await finish(stage, keeper.eyes.number, people[:2], over)
    await keeper.settle()
    early = await keeper.begin(people[2:4], room, game="shafausa")
    asked = await people[0].slash(early, "table end")
    keeper.note()
    await people[0].press(asked.message)
    await keeper.settle()
    # every game in the middle, secret answers pending, orders armed
    for game in OURS:
        seated = people[:SEATS]
        thread = await keeper.begin(seated, room, game=game)
        await keeper.play(seated, thread)
        for person in seated[:2]:
            await keeper.look_around(person, thread)
        for order in catalogue.kit(game).plausible[:2]:
            await arm_by_panel(seated[0], thread, order)
            keeper.note()
        if game == "alba_longa":
            await seated[0].slash(thread, "mentor invite", user=people[4])
            await people[4].slash(thread, "mentor watch")
        if game == "comuni":
            await people[0].slash(thread, "game pause")
        if game == "flandern1302":
            await people[0].slash(thread, "game end")
        if game == "shafausa":
            voter = _latest(keeper, seated)
            await voter.slash(thread, "game undo")
        await keeper.settle()
    # a lobby with people in it, tournaments before and in play
    lobby = await stage.lobby(people[0], room, game="alba_longa", seats=3)
    await people[1].press(people[1].again(lobby), "Join")
    for start in (False, True):
        await people[0].slash(room, "tournament new", game="comuni", rounds=2, seats=2, language="en")
        posted: Seen = await people[0].wait_for(
            room, lambda seen: not seen.ephemeral and "tournament #" in seen.text and bool(seen.buttons)
        )
        for person in people[1:4]:
            await person.press(person.again(posted), "Join")
        await keeper.settle()
        if start:
            await people[0].press(people[0].again(posted), "Start")
        else:
            await people[0].slash(room, "tournament end")
            keeper.note()
        await keeper.settle()
    await people[3].slash(room, "vacation begin", days=3) if "vacation begin" in people[3].commands_in(room) else None
    await keeper.settle()
    # and something that has happened and is not told yet
    keeper.eyes.number = _match_of(keeper, "comuni", 3)
    stage.sandbox.faults.fail("POST", "*/channels/*/messages", status=503, times=1000)
    stage.sandbox.faults.fail("PATCH", "*/channels/*/messages/*", status=503, times=1000)
    now = keeper.eyes.now()
    thread = stage.sandbox.world.channels[now.match.thread or 0]
    by_user = {person.id: person for person in people}
    seat = now.game.asked[0]
    await BySlash(by_user[now.players[seat].user or 0], thread, keeper.eyes, blind=True).act(wish(now, seat))
    return keeper


def _latest(keeper: Keeper, people: list[Person]) -> Person:
    seat, _ = keeper.eyes.line()[-2]
    user = keeper.eyes.now().players[seat].user
    return next(person for person in people if person.id == user)


def _match_of(keeper: Keeper, game: str, wanted: int) -> int:
    rows = keeper.eyes.rows(
        "SELECT id FROM matches WHERE game = ? AND wanted = ? AND status = 'running' ORDER BY id", game, wanted
    )
    return int(rows[0]["id"])


async def keep(folder: Path) -> None:
    """Play, stop, and write everything down."""
    sandbox_interactions.ANSWER_SECONDS = PATIENT
    discord.utils.setup_logging(level=40)
    with TemporaryDirectory() as scratch:
        state = Path(scratch) / "world.json"
        async with Sandbox(paced=False, state=state) as sandbox:
            stage = Stage(sandbox, Path(scratch), notices="both")
            await stage.raise_curtain()
            try:
                keeper = await _server(stage)
            finally:
                await stage.drop_curtain()
            keeper.note()
        store = Path(scratch) / "kept.sqlite3"
        with sqlite3.connect(stage.settings.paravent_database) as source, sqlite3.connect(store) as target:
            source.backup(target)
            target.execute("VACUUM")
        (folder / "store.sqlite3.xz").write_bytes(lzma.compress(store.read_bytes(), preset=9))
        (folder / "world.json.xz").write_bytes(lzma.compress(state.read_bytes(), preset=9))
        rows = [json.dumps(one) for one in keeper.controls.values()]
        (folder / "controls.json.xz").write_bytes(
            lzma.compress(("[\n" + ",\n".join(rows) + "\n]\n").encode(), preset=9)
        )


if __name__ == "__main__":
    Path(sys.argv[1]).mkdir(parents=True)
    asyncio.run(keep(Path(sys.argv[1])))
