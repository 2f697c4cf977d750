"""A rush hour at the wire: many matches, one action a second in each, the bot in a process of its own.

What is measured is what people feel: how long until Discord has the bot's first answer. The actions are thought up
beforehand from a copy of each match, so that the measuring process has little else to do than be Discord.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from bot.match.components import Components
from bot.store import Connection, Store
from engine.core import catalogue
from engine.core.dice import Dice
from engine.core.house import levels
from engine.core.words import words_for
from sandbox import Channel, Person, Sandbox, interactions
from sandbox.interactions import Callback
from sandbox.people import Exchange
from sandbox.world import ChannelKind

ROOKIE = levels("comuni")["rookie"]
#: seconds to send what is left when the rush is over
DRAIN = 20.0
#: seconds after the rush in which everyone should have read an answer
LONGEST_ANSWER = 120.0
#: seconds between two looks at the bot's memory
MEMORY_LOOK = 10.0
#: seconds between two looks whether everyone has been answered
LOOK = 0.25
#: seconds in which Discord wants a first sign
ANSWER_SECONDS = 3.0


class Rush(NamedTuple):
    """What came of it."""

    waits: list[float]
    unanswered: int
    #: until the person read what came of it
    answers: list[float]
    #: seconds the last action came too late: the measuring process could not keep up
    behind: float
    #: resident memory of the bot in MiB, before and after
    memory: tuple[float, float]
    #: the same meanwhile, from time to time
    course: list[float]
    #: processor seconds of the bot for each second, and for each action
    busy: float
    cost: float
    #: rows still to be sent when the rush was over, and a while later
    left: int
    unsent: int


class Board(NamedTuple):
    """A match and a copy of it to think on."""

    channel: Channel
    game: Any
    seats: list[Person]


def name_of(word: str) -> str:
    """The subcommand of an action."""
    return words_for("comuni", "en").say(f"action-{word}", attribute="name")


def resident(pid: int) -> float:
    """Memory of a process in MiB."""
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def worked(pid: int) -> float:
    """Processor seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _place(db: Connection, numbers: list[int], channels: list[Channel], guild: int | None) -> None:
    for number, channel in zip(numbers, channels, strict=True):
        db.execute(
            "UPDATE matches SET thread = ?, guild = ?, channel = ? WHERE id = ?",
            (channel.id, guild, channel.id, number),
        )


async def _boards(sandbox: Sandbox, file: Path, seed: Any, count: int) -> list[Board]:
    """Running two-player matches, each in a channel of its own."""
    room, people = sandbox.channel("game-room"), sandbox.people[:2]
    channels = []
    for number in range(count):
        channel = Channel(room.id + number + 1, ChannelKind.TEXT, f"match-{number}", room.guild_id, room.parent_id)
        sandbox.world.channels[channel.id] = channel
        channels.append(channel)
    store = await Store.open(file)
    library = Components()
    numbers = await store.write(partial(seed, library=library, count=count, users=[person.id for person in people]))
    await store.write(partial(_place, numbers=numbers, channels=channels, guild=room.guild_id))
    by_id = {person.id: person for person in people}
    boards = []
    title = catalogue.find("comuni")
    for number, channel in zip(numbers, channels, strict=True):
        rows = await store.read(
            lambda db, number=number: (  # type: ignore[misc]
                db.execute("SELECT state FROM positions WHERE match = ?", (number,)).fetchone(),
                db.execute("SELECT person FROM players WHERE match = ? ORDER BY seat", (number,)).fetchall(),
            )
        )
        boards.append(Board(channel, title.load(rows[0]["state"]), [by_id[row["person"]] for row in rows[1]]))
    await store.close()
    return boards


class Start(NamedTuple):
    """What it takes until the bot is ready."""

    seconds: float
    #: processor seconds, and resident memory in MiB
    cost: float
    memory: float


@asynccontextmanager
async def _running(sandbox: Sandbox, file: Path) -> AsyncIterator[int]:
    """The bot in a process of its own, ready; its process number."""
    environment = {
        **os.environ,
        **sandbox.environment,
        "PARAVENT_DATABASE": str(file),
        "PARAVENT_PAINTERS": "0",
        "PARAVENT_LOG_LEVEL": "ERROR",
    }
    bot = await asyncio.create_subprocess_exec(sys.executable, "-W", "ignore", "-m", "bot", env=environment)
    try:
        await sandbox.bot_ready(seconds=300)
        yield bot.pid
    finally:
        bot.send_signal(signal.SIGTERM)
        await bot.wait()


async def started(file: Path) -> Start:
    """Start the bot on a store, and stop it again."""
    async with Sandbox(paced=False) as sandbox:
        begun = time.perf_counter()
        async with _running(sandbox, file) as pid:
            return Start(time.perf_counter() - begun, worked(pid), resident(pid))


async def rush(seed: Any, matches: int, rate: float, seconds: int) -> Rush:
    """This many actions a second, spread evenly over the matches."""
    interactions.ANSWER_SECONDS = ANSWER_SECONDS
    interactions.REMEMBERED = int(rate * seconds) + 1
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "paravent.sqlite3"
        async with Sandbox(paced=False) as sandbox:
            boards = await _boards(sandbox, file, seed, matches)
            async with _running(sandbox, file) as pid:
                await asyncio.sleep(3)  # words are read in the background
                with _undisturbed():
                    return await _rushed(sandbox, pid, file, boards, rate, seconds)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Nothing is looked through for garbage meanwhile: the one who measures keeps thousands of open interactions, and
    every look at them would be half a second in which Discord answers nobody.
    """
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def _rushed(sandbox: Sandbox, pid: int, file: Path, boards: list[Board], rate: float, seconds: int) -> Rush:
    memory, work = resident(pid), worked(pid)
    exchanges: list[Exchange] = []
    course: list[float] = []
    begun, behind = time.perf_counter(), 0.0
    for tick in range(int(rate * seconds)):
        due = begun + tick / rate
        if time.perf_counter() - begun >= MEMORY_LOOK * (len(course) + 1):
            course.append(resident(pid))
        behind = max(behind, time.perf_counter() - due)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        board = boards[tick % len(boards)]
        if board.game.over:
            continue
        seat = board.game.asked[0]
        action = ROOKIE(board.game.view_of(seat), Dice(str(tick)))
        board.game.submit(seat, action)
        fields = {key: value for key, value in action.written().items() if key != "do"}
        name = f"comuni {name_of(action.word)}"
        exchanges.append(await board.seats[seat].slash(board.channel, name, wait=False, **fields))
    for _ in range(int(LONGEST_ANSWER / LOOK)):
        if all(one.failed or answered(one) for one in exchanges):
            break
        await asyncio.sleep(LOOK)
    spent = time.perf_counter() - begun
    worked_for, left = worked(pid) - work, await _unsent(file)
    await asyncio.sleep(DRAIN if left else 0)
    after, cost = resident(pid), worked_for / max(1, len(exchanges))
    acts = [one.interaction for one in exchanges]
    waits = [(one.answered_at or one.made_at + ANSWER_SECONDS) - one.made_at for one in acts]
    found = [(when - one.interaction.made_at) for one in exchanges if (when := answered(one)) is not None]
    lost, busy, unsent = sum(one.failed for one in exchanges), worked_for / spent, await _unsent(file)
    return Rush(waits, lost, found, behind, (memory, after), course, busy, cost, left, unsent)


def answered(exchange: Exchange) -> float | None:
    """When the person read what came of the act; None if that is still to come, or never will."""
    act = exchange.interaction
    return act.resolved_at if act.answer is Callback.DEFERRED_MESSAGE else act.answered_at


async def _unsent(file: Path) -> int:
    store = await Store.open(file)
    [(count,)] = await store.read(
        lambda db: db.execute("SELECT count(*) FROM outbox WHERE state = 'due' AND kind <> 'picture'").fetchall()
    )
    await store.close()
    return int(count)
