"""How long a table waits for the picture of a move, and what the process takes that draws it.

The wait is counted from the words of the move on the page to its picture in the same message; how long the words took
is another matter. Moves come one by one, with a silence before each: a run of quick steps is drawn once, later.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bot.app import render_pool_of
from bot.store import Connection, matches, positions
from bot.store.positions import Position
from engine.core import catalogue
from engine.core.dice import Dice
from engine.core.house import levels
from engine.core.seat import Seat
from engine.core.words import LANGUAGES
from renderers import registry
from sandbox import Channel
from sandbox.news import Notice
from tests.e2e.stage import Stage
from tests.rush import resident

#: seconds between two moves, longer than the pause after which steps are drawn together
SILENCE = 3.0
#: seconds in which a picture must come, however busy the machine
LONGEST_PICTURE = 300.0
#: rookies' steps before a board is drawn: by then most kinds of pieces lie on it
STEPS = 60


class Change(NamedTuple):
    """A message of a thread was posted or changed."""

    at: float
    message: int
    files: frozenset[int]


async def picture_waits(stage: Stage, thread: Channel, moves: int) -> list[float]:
    """Seconds from the words of each move to its picture."""
    changes: list[Change] = []

    def listen(notice: Notice) -> None:
        if notice.channel_id == thread.id and notice.event in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            files = frozenset(one.id for one in notice.files)
            changes.append(Change(time.perf_counter(), int(notice.data["id"]), files))

    people, news = stage.people(2), stage.sandbox.realm.news
    deaf = news.listen(listen)
    waits: list[float] = []
    try:
        # a painter that has just begun is no part of this
        await news.until(lambda: _files(stage, thread) or None, LONGEST_PICTURE, "the first picture")
        while len(waits) < moves:
            await stage.sandbox.quiet(0.2)
            known = _files(stage, thread)
            changes.clear()
            await stage.play_on(thread, people, actions=1)
            position = await stage.services.store.read(partial(_newest, thread=thread.id))
            if position is None:
                break
            if position.silent:
                continue  # sealed: nobody is told of it
            drawn = await news.until(partial(_drawn, changes, known), LONGEST_PICTURE, "the picture of a move")
            words = next(change for change in changes if change.message == drawn.message)
            waits.append(drawn.at - words.at)
            await asyncio.sleep(SILENCE)
    finally:
        deaf()
    return waits


def _newest(db: Connection, thread: int) -> Position | None:
    """The last step of a thread's match, as long as it runs."""
    match = matches.in_channel(db, thread)
    return positions.at(db, match.id, match.n) if match and match.status == "running" else None


def _drawn(changes: list[Change], known: frozenset[int]) -> Change | None:
    """The first change that brought a new picture."""
    return next((change for change in changes if change.files - known), None)


def _files(stage: Stage, thread: Channel) -> frozenset[int]:
    """The pictures that stand in a thread."""
    messages = stage.sandbox.world.messages.get(thread.id, {})
    return frozenset(one.id for message in messages.values() for one in message.attachments)


def children() -> set[int]:
    """The processes that this one has started."""
    found: set[int] = set()
    for thread in Path("/proc/self/task").iterdir():
        found |= {int(number) for number in (thread / "children").read_text("ascii").split()}
    return found - {os.getpid()}


def painter_memory() -> tuple[float, float]:
    """MiB of a painter when it is warm, and when it has drawn a match of each game in every language.

    It is what is resident, also what it shares with other processes: the most that it can cost. A process that is
    spawned imports the program of its parent again; that of the bot holds next to nothing, but a bench holds the whole
    bot, so the parent of this painter is a program without a file.
    """
    program = f"import asyncio; from {__name__} import measured; print(*asyncio.run(measured()))"
    told = subprocess.run([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, check=True).stdout
    warm, after = map(float, told.split())
    return warm, after


async def measured() -> tuple[float, float]:
    """The same, of a painter that this process starts."""
    before = children()
    async with render_pool_of(1) as pool:
        painters = children() - before
        warm = max(map(resident, painters))
        for game in registry.games():
            title, pictures = catalogue.find(game), registry.find(game)
            players = max(title.seats)
            played, _ = title.start(players, "painted")
            rookie = levels(game)["rookie"]
            for step in range(STEPS):
                if played.over:
                    break
                seat = played.asked[0]
                played.submit(seat, rookie(played.view_of(seat), Dice(f"painted {step}")))
            public, own = played.view(), played.view_of(played.asked[0] if played.asked else Seat(0))
            names = [f"Guest {number}" for number in range(players)]
            for lang in LANGUAGES:
                for kind in ("board", *(["portrait"] if pictures.portrait else []), *pictures.held(public, None)):
                    await pool.picture(kind, public, lang, names=names)
                for number in range(players):
                    await pool.picture("closeup", public, lang, names=names, seat=number)
                await pool.picture("hand", own, lang, names=names)
        return warm, max(map(resident, painters))
