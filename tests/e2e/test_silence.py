"""Twin worlds: how often someone thinks again in secret, and when, makes no difference to anything others are shown.

Numbers count too: of positions, of pages, of frames, in the ids of controls, in exports; and so do clocks and votes.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.store import matches, positions, waits
from bot.store.file import MIGRATIONS
from engine.core import catalogue
from engine.core.action import Action
from engine.core.seat import Seat
from engine.core.step import Sealed
from sandbox import Channel, Person
from tests.e2e.players import AnyGame, ByButtons, Eyes, live, rewind
from tests.e2e.stage import Stage, staged
from tests.e2e.test_secrecy import accepted, look_everywhere, seats_for, secrets_of
from tests.e2e.twins import UNHURRIED, arrange, begin, make_alike, script, seating, stream

GAMES = catalogue.names()
#: between two readers: nobody is told to wait
PATIENCE = 3 * 60.0


@pytest.fixture(autouse=True)
def alike(monkeypatch: pytest.MonkeyPatch) -> None:
    make_alike(monkeypatch)


class Chance(NamedTuple):
    """A position in which someone may do things that nobody else notices, before and after another has answered."""

    position: AnyGame
    secretive: Seat
    #: answers meanwhile, and takes it back
    other: Seat
    answer: Action
    #: what the secretive one does in both worlds, then in one of them only; and there after the other's answer
    first: list[Action]
    more: list[Action]
    later: list[Action]


def is_silent(game: AnyGame, seat: Seat, action: Action) -> bool:
    face = game.face()
    played = type(game).load(game.save(), game.data)
    told = played.submit(seat, action).told
    return played.face() == face and all(one.to is not None for one in told)


def silent_steps(game: AnyGame, seat: Seat, count: int) -> list[Action]:
    """Different steps, one after the other, that nobody else can notice."""
    game = type(game).load(game.save(), game.data)
    found: list[Action] = []
    for action in secrets_of(game, seat, most=60):
        if len(found) < count and accepted(game, seat, action) and is_silent(game, seat, action):
            game.submit(seat, action)
            found.append(action)
    return found if len(found) == count else []


def chance(game: str) -> Chance:
    """The first position of a match in which someone may think again."""
    for seat, _, before in script(game, seats_for(game)):
        others = [one for one in before.asked if one != seat]
        if len(others) < 2 or before.step is None:
            continue
        answer = before.step.absent(before.view_of(others[0]))
        if not isinstance(before.step, Sealed):
            if steps := silent_steps(before, seat, 4):
                return Chance(before, seat, others[0], answer, [], steps[:3], steps[3:])
        elif len(answers := secrets_of(before, seat, most=20)) > 2:
            return Chance(before, seat, others[0], answer, answers[:1], answers[1:3], answers[:1])
    raise AssertionError(f"{game}: nobody can think again")


class World(NamedTuple):
    """A match arranged in a position, and everyone by seat."""

    stage: Stage
    eyes: Eyes
    thread: Channel
    seated: list[Person]
    spectator: Person

    async def settled(self) -> None:
        await self.eyes.all_sent()
        await self.stage.sandbox.quiet()

    async def act(self, seat: Seat, action: Action) -> None:
        await ByButtons(self.seated[seat], self.thread, self.eyes).act(action)
        await self.settled()

    async def undo(self, seat: Seat) -> str:
        """Press the button under the live question; what is answered."""
        person = self.seated[seat]
        answer = await person.press(await live(person, self.thread), "Undo")
        await self.settled()
        return answer.text

    def readers(self, secretive: Seat) -> list[Person]:
        return [person for person in [*self.seated, self.spectator] if person is not self.seated[secretive]]


@asynccontextmanager
async def arranged(folder: Path, found: Chance) -> AsyncIterator[World]:
    folder.mkdir()  # noqa: ASYNC240 - a test
    async with staged(folder, deadline=UNHURRIED) as stage:
        people, room = stage.people(found.position.players), stage.sandbox.channel("game-room")
        thread, eyes = await begin(stage, people, room, game=found.position.name, seats=len(people), pace="daily")
        arrange(eyes, found.position)
        for person in stage.sandbox.people:
            eyes.change("UPDATE settings SET lang = 'en' WHERE person = ?", person.id)
        await people[0].slash(thread, "table refresh")
        world = World(stage, eyes, thread, seating(people), stage.sandbox.people[5])
        await world.settled()
        yield world


async def second_thoughts(folder: Path, found: Chance, *, many: bool) -> dict[str, list[bytes]]:
    """Everything the others are shown of a match in which someone thinks again, or does not."""
    async with arranged(folder, found) as world:
        admin = world.stage.sandbox.people[0]
        for action in found.first:
            await world.act(found.secretive, action)
        if many:
            for action in found.more:
                await world.act(found.secretive, action)
            assert "Undone" in await world.undo(found.secretive)
        await world.act(found.other, found.answer)
        if many:
            for action in found.later:
                await world.act(found.secretive, action)
        assert "Undone" in await world.undo(found.other), "free, as nobody else has been seen to act"
        kept = [action.written() for action in [*found.first, *found.more[:-1], *found.later]]
        expected = kept if many else [action.written() for action in found.first]
        assert [written for seat, written in world.eyes.line() if seat == found.secretive] == expected
        await world.act(found.other, found.answer)
        for person in world.readers(found.secretive):
            await look_everywhere(person, world.thread)
            world.stage.let_pass(PATIENCE)
        await rewind(admin, world.thread, actions=1)
        await world.settled()
        for person in world.seated:
            if person is not admin:
                await person.slash(world.thread, "vote", answer="yes")
                await world.settled()
        for person in world.readers(found.secretive):
            await look_everywhere(person, world.thread)
            world.stage.let_pass(PATIENCE)
        await world.settled()
        return {person.name: stream(person) for person in world.readers(found.secretive)}


@pytest.mark.parametrize("game", GAMES)
async def test_nobody_can_count_how_often_somebody_thinks_again(tmp_path: Path, game: str) -> None:
    found = chance(game)
    here = await second_thoughts(tmp_path / "here", found, many=False)
    there = await second_thoughts(tmp_path / "there", found, many=True)
    assert here.keys() == there.keys()
    for name in here:
        assert here[name] == there[name], f"{name} could tell how often somebody has thought again"


async def test_a_silent_step_moves_no_clock_and_edits_nothing(tmp_path: Path) -> None:
    found = chance("shafausa")
    async with arranged(tmp_path / "here", found) as world:
        stage, eyes = world.stage, world.eyes
        question = await live(world.spectator, world.thread)
        sent = "SELECT * FROM outbox WHERE kind <> 'picture' OR state <> 'void'"
        stage.let_pass(60)
        await eyes.until(lambda: not eyes.rows("SELECT 1 FROM outbox WHERE state = 'due'"), "pictures")
        rows, clocks = eyes.rows(sent), eyes.look(waits.of_match, eyes.number)
        shown = len(world.spectator.shown())
        for action in found.more:
            stage.let_pass(3600)
            await world.act(found.secretive, action)
        assert eyes.n == len(found.more)
        assert eyes.rows(sent) == rows
        assert eyes.look(waits.of_match, eyes.number) == clocks
        assert world.spectator.again(question).text == question.text
        assert len(world.spectator.shown()) == shown
        # nor when the question is posted once more
        await stage.sandbox.people[0].slash(world.thread, "table refresh")
        await world.settled()
        assert eyes.look(waits.of_match, eyes.number) == clocks


async def test_a_vote_goes_on_while_somebody_thinks_in_secret(tmp_path: Path) -> None:
    found = chance("shafausa")
    async with arranged(tmp_path / "here", found) as world:
        eyes = world.eyes
        await world.seated[0].slash(world.thread, "game end")
        await world.act(found.secretive, found.more[0])
        assert [row["outcome"] for row in eyes.rows("SELECT outcome FROM ballots")] == ["open"]
        ballot = await world.seated[1].wait_for(world.thread, lambda seen: bool(seen.buttons) and "end" in seen.text)
        for person in world.seated[1:]:
            await person.press(ballot, "Agree")
        assert eyes.status == "closed"


async def test_the_own_silent_steps_are_found_where_they_were_taken(tmp_path: Path) -> None:
    found = chance("shafausa")
    async with arranged(tmp_path / "here", found) as world:
        for action in found.more:
            await world.act(found.secretive, action)
        mine, other = world.seated[found.secretive], world.seated[found.other]
        own = (await mine.slash(world.thread, "game at", position=0)).message
        own = (await mine.choose(own, str(found.secretive))).message
        assert own.text.count("secretly") == len(found.more)
        assert "positions 0 to 0" in (await other.slash(world.thread, "game at", position=1)).text
        exported = [(await one.slash(world.thread, "game export")).message.files[0].data for one in (mine, other)]
        assert [len(json.loads(raw)["moves"]) for raw in exported] == [len(found.more), 0]


def test_positions_of_an_older_store_are_numbered_as_everybody_saw_them(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "old.sqlite3")
    db.row_factory = sqlite3.Row
    files = sorted(MIGRATIONS.glob("*.sql"))
    for file in files[:6]:
        db.executescript(file.read_text("utf-8"))
    db.execute(
        "INSERT INTO matches (id, game, variant, lang, wanted, status, host, channel, secret, data, n, created, era) "
        "VALUES (1, 'shafausa', '{}', 'en', 2, 'running', 1, 1, '', '', 6, 0, 5)"
    )
    public, whisper = '[{"to":null,"event":{}}]', '[{"to":1,"event":{}}]'
    rows = [("start", 0, public), ("action", 1, "[]"), ("action", 1, whisper), ("action", 1, public)]
    rows += [("action", 1, "[]"), ("undo", 0, "[]"), ("action", 1, "[]")]
    for n, (kind, secret, told) in enumerate(rows):
        db.execute(
            "INSERT INTO positions (match, n, follows, kind, secret, told, state, question, asked, at) "
            "VALUES (1, ?, ?, ?, ?, ?, x'', 1, '[0, 1]', 0)",
            (n, 3 if kind == "undo" else n - 1 if n else None, kind, secret, told),
        )
    db.executescript(files[6].read_text("utf-8"))
    found = positions.places(db, 1, 6)
    assert [place.numbers for place in found] == [[0, 1, 2], [3, 6]]
    assert positions.seen_at(db, 1, 6) == 2
    for file in files[7:]:
        db.executescript(file.read_text("utf-8"))
    found_match = matches.find(db, 1)
    assert found_match is not None
    assert found_match.era == 2
