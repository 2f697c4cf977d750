"""The chance of every match is the same in every run of a test, so that a failure can be seen again.

`PARAVENT_CHANCE=something` shuffles anew: `make soak` does.
"""

from __future__ import annotations

import os
import re
from hashlib import blake2b
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

import bot.match.dealing
import bot.match.lobby
from bot.match.play import Cause, Library, MatchState
from bot.store import Connection, matches
from bot.store.matches import Match

#: what counts as the id of every start post; with this one every secret action is taken in some match that tests play
START_POST = 2005


@pytest.fixture(autouse=True)
def known_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Secrets follow from the test's name; what people and the start post add is no moment, but known beforehand."""
    # the same on every database
    test = re.sub(r"(\[|-)(sqlite|postgres)(?=-|\])", r"\1", request.node.name).replace("[]", "")
    name, drawn = f"{test} {os.environ.get('PARAVENT_CHANCE', '')}", count()
    start = bot.match.lobby.start

    def token_hex(size: int) -> str:
        return blake2b(f"{name} {next(drawn)}".encode(), digest_size=size).hexdigest()

    def begin(db: Connection, library: Library, cause: Cause, number: int) -> Match:
        for order, player in enumerate(matches.players(db, number)):
            if player.entropy[0].isdigit():  # the id of an interaction; a test may have put something else there
                db.execute("UPDATE players SET entropy = ? WHERE id = ?", (f"joined {order}", player.id))
        return start(db, library, cause, number)

    chance: Any = SimpleNamespace(token_hex=token_hex)
    monkeypatch.setattr(bot.match.lobby, "secrets", chance)
    monkeypatch.setattr(bot.match.lobby, "start", begin)
    known_start_post(monkeypatch)


def known_start_post(patch: pytest.MonkeyPatch) -> None:
    """What the start post adds to the shuffle is known beforehand."""
    deal = bot.match.dealing.deal

    def dealt(db: Connection, library: Library, cause: Cause, number: int, start_post: int) -> MatchState | None:
        return deal(db, library, cause, number, START_POST)

    patch.setattr(bot.match.dealing, "deal", dealt)
