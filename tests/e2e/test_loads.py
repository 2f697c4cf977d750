"""A game is loaded once for what someone does: loading is the most that an answer costs."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import pytest

from bot.messages.control_ids import ControlId
from bot.messages.forms import said
from bot.requests import Request
from bot.store import Connection, Store
from engine.core.game import Game
from tests.e2e.players import ByButtons, BySlash, Eyes, answered, click, live, wish
from tests.e2e.stage import staged

#: what the running task does for someone; empty in the bot's own tasks
FOR_SOMEBODY: ContextVar[str] = ContextVar("FOR_SOMEBODY", default="")


class Loads:
    """Counts the games that are loaded in transactions for people."""

    def __init__(self) -> None:
        #: of each transaction of a request: the request and how many games were loaded
        self.seen: list[tuple[str, int]] = []
        #: of requests, outside every transaction: a panel tries its buttons on branches
        self.outside = 0
        self._here = threading.local()

    def of_last(self) -> list[int]:
        """How many each transaction of the last request loaded, where any did."""
        last = self.seen[-1][0]
        return [count for request, count in self.seen if request == last and count]

    def counting(self, work: Callable[[Connection], Any]) -> Callable[[Connection], Any]:
        request = FOR_SOMEBODY.get()
        if not request:
            return work

        def counted(db: Connection) -> Any:
            self._here.count = 0
            try:
                return work(db)
            finally:
                self.seen.append((request, self._here.count))
                del self._here.count

        return counted

    def loaded(self) -> None:
        if hasattr(self._here, "count"):
            self._here.count += 1
        elif FOR_SOMEBODY.get():
            self.outside += 1


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> Loads:
    counter = Loads()
    load, write, read, begin = Game.load.__func__, Store.write, Store.read, Request.__init__  # type: ignore[attr-defined]

    def loading(cls: type[Game[Any, Any, Any]], save: bytes, data: Any = None) -> Any:
        counter.loaded()
        return load(cls, save, data)

    def beginning(request: Request, services: Any, interaction: Any, *args: Any, **more: Any) -> None:
        FOR_SOMEBODY.set(str(interaction.id))
        begin(request, services, interaction, *args, **more)

    monkeypatch.setattr(Game, "load", classmethod(loading))
    monkeypatch.setattr(
        Store, "write", lambda db, work, *args, **more: write(db, counter.counting(work), *args, **more)
    )
    monkeypatch.setattr(Store, "read", lambda db, work, *args: read(db, counter.counting(work), *args))
    monkeypatch.setattr(Request, "__init__", beginning)
    return counter


async def test_an_action_loads_its_game_once_by_button_and_by_command(tmp_path: Path, loads: Loads) -> None:
    async with staged(tmp_path) as stage:
        people = stage.people(2)
        thread = await stage.begin(people, stage.sandbox.channel("game-room"), seats=2)
        eyes = Eyes(stage.settings.paravent_database)
        by_user = {person.id: person for person in people}
        for way in (ByButtons, BySlash):
            now = eyes.now()
            seat = now.game.asked[0]
            person = by_user[now.players[seat].user or 0]
            loads.seen.clear()
            await way(person, thread, eyes).act(wish(now, seat))
            assert eyes.n > now.match.n
            each: dict[str, list[int]] = {request: [] for request, _ in loads.seen}
            for request, count in loads.seen:
                each[request] += [count] if count else []
            # the press itself, and each look on the way to it: opened panels, suggestions
            assert set(map(tuple, each.values())) <= {(), (1,)}, each
            assert (1,) in map(tuple, each.values())
        assert not loads.outside


async def test_a_press_on_an_answered_question_and_a_refused_action_load_their_game_once(
    tmp_path: Path, loads: Loads
) -> None:
    async with staged(tmp_path) as stage:
        people = stage.people(2)
        thread = await stage.begin(people, stage.sandbox.channel("game-room"), seats=2)
        eyes = Eyes(stage.settings.paravent_database)
        now = eyes.now()
        seat = now.game.asked[0]
        person = next(one for one in people if one.id == now.players[seat].user)
        action = wish(now, seat)
        await BySlash(person, thread, eyes, blind=True).act(action)
        await eyes.all_sent()
        message = (await live(person, thread)).message
        old = str(ControlId("do", now.match.id, now.game.question, now.match.era, said(action)))
        anything = str(ControlId("do", now.match.id, arg=said(action)))
        for custom_id in (old, anything):
            loads.seen.clear()
            await answered(stage.sandbox, person, click(stage.sandbox, person, message, custom_id, None))
            assert loads.of_last() == [1]
        assert eyes.n == now.match.n + 1


async def test_an_action_is_one_hop_to_the_store_by_command_and_two_by_button(tmp_path: Path, loads: Loads) -> None:
    async with staged(tmp_path) as stage:
        people = stage.people(2)
        thread = await stage.begin(people, stage.sandbox.channel("game-room"), seats=2)
        eyes = Eyes(stage.settings.paravent_database)
        by_user = {person.id: person for person in people}
        for hops in (1, 2):
            await eyes.all_sent()
            now = eyes.now()
            seat = now.game.asked[0]
            person, action = by_user[now.players[seat].user or 0], wish(now, seat)
            loads.seen.clear()
            if hops == 1:
                await BySlash(person, thread, eyes, blind=True).act(action)
            else:
                # whether someone may see the match is looked up together with how they want to be answered
                message = (await live(person, thread)).message
                control = str(ControlId("do", now.match.id, now.game.question, now.match.era, said(action)))
                await answered(stage.sandbox, person, click(stage.sandbox, person, message, control, None))
            assert eyes.n == now.match.n + 1
            last = loads.seen[-1][0]
            assert len([one for one, _ in loads.seen if one == last]) == hops
