"""The store fails: another process holds the file, the disk is full, a number is too large for it.

Everyone reads a sentence in the time Discord allows; nothing was done then, and done again it works.
"""

from __future__ import annotations

import asyncio
import re
import resource
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from time import monotonic, process_time

import pytest

from bot import command_registry
from bot.messages import control_ids
from sandbox import Channel, Person
from sandbox.people import Exchange
from tests.e2e.players import Eyes, answered, click, controls, live, newest, play_blind
from tests.e2e.stage import Stage, staged


@pytest.fixture(autouse=True)
def patient_requests() -> None:
    """People wait for a store that fails as long as they always do."""


#: what Discord allows
SECONDS = 3.0
#: seconds between two looks at how busy the machine is
GLANCE = 0.02
SAYS_SO = re.compile("I can.t reach my data|Je n.ai pas accès|Ich komme gerade nicht")


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another process writes, and does not come to an end."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextmanager
def full(file: Path) -> Iterator[None]:
    """Files do not grow any more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


class BusyMachine:
    """How long other processes kept this one from running: neither what it did itself nor what it waited for."""

    def __init__(self) -> None:
        self.kept_waiting = 0.0

    async def watch(self) -> None:
        """Count how much later than asked one is woken, without what was computed meanwhile."""
        while True:
            at, done = monotonic(), process_time()
            await asyncio.sleep(GLANCE)
            self.kept_waiting += max(0.0, monotonic() - at - GLANCE - (process_time() - done))


CAUSES: dict[str, Callable[[Path], AbstractContextManager[None]]] = {"locked": locked, "full": full}


@asynccontextmanager
async def begun(folder: Path, **more: object) -> AsyncIterator[tuple[Stage, Person, Person, Channel, Eyes]]:
    async with staged(folder, **more) as stage:  # type: ignore[arg-type]
        ada, bruno = stage.people(2)
        thread = await stage.begin([ada, bruno], stage.sandbox.channel("game-room"), seats=2)
        eyes = Eyes(stage.settings.paravent_database)
        await play_blind((ada, bruno), thread, eyes, most=4)
        await eyes.all_sent()
        yield stage, ada, bruno, thread, eyes


async def in_time(exchange: Exchange) -> str:
    """What is read within the time Discord allows; a sign that something will come is not enough."""
    began, machine = monotonic(), BusyMachine()
    watching = asyncio.create_task(machine.watch())
    await exchange.complete()
    watching.cancel()
    assert monotonic() - began < SECONDS + machine.kept_waiting
    return "\n".join([exchange.message.text, *(seen.text for seen in exchange.followups)])


@pytest.mark.parametrize("cause", CAUSES)
async def test_a_command_is_answered_and_works_when_it_is_typed_again(tmp_path: Path, cause: str) -> None:
    async with begun(tmp_path) as (stage, ada, _, _, eyes):
        room = stage.sandbox.channel("game-room")
        with CAUSES[cause](eyes.file):
            said = await in_time(await ada.slash(room, "game new", game="comuni", wait=False))
        assert SAYS_SO.search(said)
        assert len(eyes.rows("SELECT * FROM matches")) == 1
        assert "Comuni #2" in (await ada.slash(room, "game new", game="comuni")).text
        assert len(eyes.rows("SELECT * FROM matches")) == 2


@pytest.mark.parametrize("where", ["thread", "direct message"])
@pytest.mark.parametrize("cause", CAUSES)
async def test_a_press_is_answered_and_works_when_it_is_done_again(tmp_path: Path, cause: str, where: str) -> None:
    async with begun(tmp_path) as (_, ada, bruno, thread, eyes):
        by_id = {person.id: person for person in (ada, bruno)}
        now = eyes.now()
        person = by_id[now.players[now.game.asked[0]].user or 0]
        if where == "thread":
            panel = (await person.press(await live(person, thread), "Your Move")).message
        else:
            found = newest(
                person, person.dm, lambda seen: any(ident.verb in ("do", "tab") for ident, _ in controls(seen))
            )
            assert found is not None
            panel = found
        doing = [text for ident, text in controls(panel) if ident.verb in ("do", "tab")]
        n, drafts = eyes.n, eyes.rows("SELECT * FROM drafts")
        with CAUSES[cause](eyes.file):
            # twice, as people do
            for _ in range(2):
                assert SAYS_SO.search(await in_time(await person.press(panel, doing[0], wait=False)))
        assert (eyes.n, eyes.rows("SELECT * FROM drafts")) == (n, drafts)
        assert not SAYS_SO.search((await person.press(panel, doing[0])).text)
        assert (eyes.n, eyes.rows("SELECT * FROM drafts")) != (n, drafts)
        assert eyes.n <= n + 1


async def test_everybody_of_a_crowd_is_answered_while_another_process_holds_the_file(tmp_path: Path) -> None:
    async with begun(tmp_path) as (stage, _, _, _, eyes):
        room = stage.sandbox.channel("game-room")
        with locked(eyes.file):
            crowd = [
                await person.slash(room, "game new", game="comuni", wait=False)
                for _ in range(3)
                for person in stage.sandbox.people
            ]
            said = await asyncio.gather(*(in_time(one) for one in crowd))
        assert all(SAYS_SO.search(one) for one in said)
        assert len(eyes.rows("SELECT * FROM matches")) == 1


async def test_a_file_that_is_held_for_a_moment_is_waited_for(tmp_path: Path) -> None:
    async with begun(tmp_path) as (stage, ada, _, _, eyes):
        with locked(eyes.file):
            asked = await ada.slash(stage.sandbox.channel("game-room"), "game new", game="comuni", wait=False)
            await asyncio.sleep(0.5)
        await asked.complete()
        assert "Comuni #2" in asked.text
        assert len(eyes.rows("SELECT * FROM matches")) == 2


async def test_where_nothing_can_be_read_the_answer_is_in_the_language_of_discord(tmp_path: Path) -> None:
    async with begun(tmp_path) as (stage, ada, _, thread, eyes):
        chloe = stage.sandbox.person("Chloé")
        assert chloe.user.locale == "fr"
        message = await live(ada, thread)
        eyes.change("ALTER TABLE settings RENAME TO gone")
        for person, begins in ((ada, "I can’t"), (chloe, "Je n")):
            asked = await person.slash(thread, "game log", wait=False)
            assert (await in_time(asked)).startswith(begins)
            pressed = await person.press(message, "Board", wait=False)
            assert (await in_time(pressed)).startswith(begins)
            [offered] = await person.suggestions(thread, "rules", "term", "co")
            assert offered.name.startswith(begins)
            # what a number is asked for gets no sentence: a number chosen by mistake would be taken at its word
            assert await person.suggestions(thread, "game at", "position", "1") == []
        eyes.change("ALTER TABLE gone RENAME TO settings")
        assert "Comuni #1" in (await ada.slash(thread, "game log")).text
        assert eyes.rows("SELECT * FROM incidents") == []


#: what ends or takes back something, rightly, whatever stands behind the number of the match
FINAL = {"end-match", "end-alone", "undo"}


@pytest.mark.parametrize("number", [2**63, 2**64, -(2**70), 10**60])
async def test_numbers_that_nothing_can_hold_are_answered_with_a_sentence(tmp_path: Path, number: int) -> None:
    async with begun(tmp_path) as (stage, ada, _, thread, eyes):
        sandbox, emma = stage.sandbox, stage.sandbox.person("Emma")
        message = sandbox.world.message(thread.id, (await live(ada, thread)).id)
        assert message is not None
        for verb in command_registry.CONTROLS:
            stage.let_pass(30)
            forms = [f"{number}|0.0|", f"1|{number}.{number}|", f"1|0.0|{number}", f"1|0.0|{number}>1"]
            for person, form in [(person, form) for form in forms for person in (ada, emma)]:
                if person is ada and verb in FINAL and form != forms[0]:
                    continue
                pressed = click(sandbox, person, message, f"{control_ids.MARK}|{verb}|{form}", None)
                assert await answered(sandbox, person, pressed), (verb, form)
        for command, option in (("game at", "match"), ("table replace", "match"), ("game at", "position")):
            await ada.suggestions(thread, command, option, str(number))
        assert await ada.suggestions(thread, "game at", "position", "", match=2**53) == []
        # a forged name of an action may be an incident; a number is none
        assert not any("Overflow" in row["what"] for row in eyes.rows("SELECT * FROM incidents"))
        assert eyes.status == "running"
