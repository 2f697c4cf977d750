"""Two worlds that differ in one player's secrets only, and everything the others were ever shown of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Protocol

import orjson
import pytest

import bot.match.lobby
import bot.requests.transactions
from bot.cooldown import Cooldown
from bot.delivery import Answer
from bot.store import matches
from engine.core import catalogue
from engine.core.dice import Dice, seed_of
from engine.core.house import levels, playout
from engine.core.seat import Seat
from sandbox import Channel, Person, Sandbox
from sandbox.traffic import Shown
from tests.chance import START_POST
from tests.e2e.players import AnyGame, Eyes
from tests.e2e.stage import lobby, startable

SECRET = "twin secret"
#: seconds to answer: one world must not be told apart because the machine was busier then
UNHURRIED = 60.0


class Running(Protocol):
    """A bot, in this process or in others, on a sandbox."""

    sandbox: Sandbox

    @property
    def database(self) -> Path | str:
        """Where it keeps everything."""


def make_alike(patch: pytest.MonkeyPatch) -> None:
    """Two worlds are not told apart by the shuffle's secret and its commitment, nor by how busy the machine is."""
    patch.setattr(bot.match.lobby, "secrets", SimpleNamespace(token_hex=lambda size: SECRET))
    patch.setattr(Answer, "PATIENCE", UNHURRIED)
    patch.setattr(bot.requests.transactions, "PATIENCE", UNHURRIED)
    # nor because someone has to wait a moment in the world that was faster
    patch.setattr(Cooldown, "wait", lambda cooldown, user, now, times=1: 0.0)


def entropy(count: int) -> list[str]:
    """What the players add to the shuffle, in the order they join."""
    return [f"entropy {number}" for number in range(count)]


def script(
    game: str, count: int, level: str = "rookie", secret: str = SECRET, start_post: int = START_POST, **options: Any
) -> list[tuple[Seat, Any, AnyGame]]:
    """A whole match as house players play it: who does what, and the position before it."""
    title = catalogue.find(game)
    played, _ = title.start(count, seed_of(secret, entropy(count), str(start_post)), title.Variant(**options))
    found = []
    before = title.load(played.save())
    for seat, action, _told in playout(played, [levels(game)[level]] * count, secret):
        found.append((seat, action, before))
        before = title.load(played.save())
    return found


async def begin(
    stage: Running, people: Sequence[Person], room: Channel, *, secret: str = SECRET, number: int = 1, **options: Any
) -> tuple[Channel, Eyes]:
    """A match whose shuffle is known beforehand; its people by seat are those of `seating`."""
    card = await lobby(people[0], room, **options)
    eyes = Eyes(stage.database, number)
    for person in people[1:]:
        await person.press(people[0].again(card), "Join")
        await eyes.all_sent()
    await people[0].wait_for(room, lambda seen: seen.id == card.id and startable(seen))
    eyes.change("UPDATE matches SET secret = ? WHERE id = ?", secret, eyes.number)
    for player, added in zip(eyes.look(matches.players, eyes.number), entropy(len(people)), strict=True):
        eyes.change("UPDATE players SET entropy = ? WHERE id = ?", added, player.id)
    await people[0].press(people[0].again(card), "Start")
    thread = await people[0].wait_for_thread(f"#{number}")
    await eyes.all_sent()
    await stage.sandbox.quiet()
    return thread, eyes


def seating(people: Sequence[Person], secret: str = SECRET, start_post: int = START_POST) -> list[Person]:
    """The people in the order of their seats, for a match begun by them with this secret."""
    return Dice(seed_of(secret, entropy(len(people)), str(start_post))).shuffle("seats", people)


def arrange(eyes: Eyes, game: AnyGame) -> None:
    """Put a position on the table of a match that has just begun."""
    eyes.change(
        "UPDATE positions SET state = ?, question = ?, asked = ? WHERE match = ? AND n = 0",
        game.save(),
        game.question,
        orjson.dumps(game.asked).decode(),
        eyes.number,
    )


class Watching(Protocol):
    """Someone to whom things are shown."""

    @property
    def id(self) -> int: ...

    def shown(self) -> Sequence[Shown]: ...


def stream(person: Watching, since: int = 0) -> list[bytes]:
    """All that was ever shown to a person, or since this much was; ids are numbered in the order they appear, times are
    left out.
    """
    known: dict[bytes, bytes] = {}

    def number(found: re.Match[bytes]) -> bytes:
        return known.setdefault(found[0], b"<id %d>" % len(known))

    def plain(shown: Shown) -> bytes:
        raw = shown.event.encode() + b" " + shown.bytes
        raw = re.sub(rb"\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)", b"<time>", raw)
        raw = re.sub(rb"<t:\d+:R>", b"<time>", raw)
        raw = re.sub(rb"hm=[\w-]+", b"<mark>", raw)
        raw = re.sub(rb'"nonce":"[0-9a-f]{16}"', b"<nonce>", raw)
        raw = re.sub(rb"127\.0\.0\.1:\d+", b"<host>", raw)
        return re.sub(rb"\d{17,20}", number, raw)

    def way(shown: Shown) -> tuple[int, bool]:
        return shown.channel_id or 0, shown.audience == {person.id}

    # direct messages, posts in the thread and answers that one person sees there go different ways, of which a busy
    # machine makes now this, now that one the faster: each has its own order
    return [plain(shown) for shown in sorted(person.shown()[since:], key=way)]
