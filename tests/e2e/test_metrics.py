"""The numbers about a running bot: read while many people press, true, and silent about everything hidden."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import bot.match.lobby
from bot.cooldown import Cooldown
from bot.delivery import Answer
from bot.listen_address import ListenAddress
from bot.metrics import Readings
from bot.metrics_endpoint import watched
from bot.requests import receiving
from bot.wording import operator_words
from engine.core import catalogue
from engine.core.action import Action
from engine.core.seat import Seat
from tests.e2e.arming import arm_by_panel, occasion, scene
from tests.e2e.players import AnyGame, BySlash, Eyes, live
from tests.e2e.stage import Stage, staged
from tests.e2e.test_secrecy import accepted, chances, first_sealed, look_everywhere, seats_for
from tests.e2e.twins import SECRET, arrange, begin, script, seating
from tests.scraping import Samples, asked, free_address, scrape, steady, value

GAMES = catalogue.names()
UNHURRIED = 60.0


@asynccontextmanager
async def watched_stage(folder: Path, **more: Any) -> AsyncIterator[tuple[Stage, ListenAddress]]:
    """A running bot whose numbers can be read."""
    up: list[Stage] = []

    async def readings() -> Readings | None:
        return await up[0].bot.readings() if up and up[0].bot else None

    address = free_address()
    async with watched(address, readings) as metrics, staged(folder, metrics=metrics, **more) as stage:
        up.append(stage)
        yield stage, address


# -- what is counted ---------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("both_stores")
async def test_the_numbers_are_true_and_can_be_read_while_many_people_press(tmp_path: Path) -> None:
    async with watched_stage(tmp_path) as (stage, address):
        people, room = stage.people(3), stage.sandbox.channel("game-room")
        thread = await stage.begin(people, room, game="comuni", seats=4, house=1, hints=True)
        eyes = Eyes(stage.settings.paravent_database)
        await eyes.all_sent()
        before = await scrape(address)
        pages: list[Samples] = []
        pressing = True

        async def keep_reading() -> None:
            while pressing:
                pages.append(await scrape(address))

        reading = asyncio.create_task(keep_reading())
        message = await live(people[0], thread)
        for _ in range(5):
            presses = [person.press(message, button) for person in people for button in ("Your Move", "Board", "Rules")]
            await asyncio.gather(*presses)
        await stage.play_on(thread, people, actions=6)
        await stage.sandbox.people[5].slash(thread, "game scores", match=999)
        await eyes.all_sent()
        pressing = False
        await reading
        after = await scrape(address)

        def grown(name: str, **labels: str) -> float:
            return value(after, name, **labels) - value(before, name, **labels)

        assert len(pages) > 3, "it was read meanwhile"
        counts = [value(page, "paravent_interactions_total") for page in pages]
        assert counts == sorted(counts)
        assert grown("paravent_interactions_total", kind="press", outcome="answered") == 45
        assert grown("paravent_interactions_total", kind="command") == 7
        assert grown("paravent_interactions_total", outcome="refused") == 1
        assert grown("paravent_refusals_total", key="match-unknown") == 1
        assert grown("paravent_acknowledgement_seconds_count") == 52
        assert grown("paravent_answer_seconds_count", kind="press") == 45
        assert grown("paravent_commit_seconds_count") >= 6
        assert value(after, "paravent_house_thinking_seconds_count", game="comuni") > 0
        sent = eyes.rows("SELECT 1 FROM outbox WHERE kind = 'turn' AND state = 'sent'")
        assert 0 < value(after, "paravent_pings_total", post="turn") <= 3 * len(sent)
        assert value(after, "paravent_ready") == value(after, "paravent_shards_connected") == 1
        assert value(after, "paravent_outbox_rows", lane="log") == 0
        assert value(after, "paravent_invalid_requests_limit") == 500
        assert value(after, "process_resident_memory_bytes") > 1e7
        assert value(after, "paravent_incidents_total") == 0


async def test_a_failure_is_counted_once_and_so_is_what_waits_for_a_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with watched_stage(tmp_path) as (stage, address):
        [ada, ben], room = stage.people(2), stage.sandbox.channel("game-room")
        thread = await stage.begin([ada, ben], room, game="comuni", seats=2)
        eyes = Eyes(stage.settings.paravent_database)
        await eyes.all_sent()

        def broken(*_: object) -> None:
            raise RuntimeError

        with monkeypatch.context() as patch:
            patch.setattr(receiving, "refusal", broken)
            await ada.slash(thread, "table rewind", actions=99)
        found = await scrape(address)
        assert value(found, "paravent_incidents_total") == 1
        assert value(found, "paravent_interactions_total", outcome="incident") == 1
        # a post that is due and one that has failed
        for attempts in (0, 2):
            eyes.change(
                "INSERT INTO outbox (match, kind, payload, nonce, due, attempts) VALUES (NULL, 'podium', ?, ?, ?, ?)",
                '{"tournament": 7}',
                f"nonce {attempts}",
                0.0 if attempts == 0 else stage.sandbox.clock.now() + 9000,
                attempts,
            )
        found = await scrape(address)
        assert value(found, "paravent_outbox_rows", lane="log", state="due") == 1
        stage.let_pass(400)
        later = await scrape(address)
        assert value(later, "paravent_outbox_rows", lane="log", state="failed") == 1
        assert value(later, "paravent_outbox_oldest_seconds", lane="log", state="failed") >= 400
        eyes.change("DELETE FROM outbox WHERE match IS NULL")


async def test_a_supervisor_is_told_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address = free_address()

    async def nobody() -> None:
        return None

    async with watched(address, nobody):
        assert await asked(address, "/healthz") == (200, "alive\n")
        assert await asked(address, "/readyz") == (503, operator_words().say("ready-unconnected") + "\n")
        assert value(await scrape(address), "paravent_ready") == 0
    async with watched_stage(tmp_path) as (stage, address):
        assert await asked(address, "/readyz") == (200, "ready\n")
        with monkeypatch.context() as patch:
            patch.setattr(stage.services.store, "read", _never)
            patch.setattr("bot.outbox_watch.PATIENCE", 0.1)
            assert await asked(address, "/readyz") == (503, operator_words().say("ready-store") + "\n")
            found = await scrape(address)
            assert value(found, "paravent_store_reachable") == value(found, "paravent_ready") == 0
            assert value(found, "paravent_shards_connected") == 1
        for shard in stage.app.presence.connected:
            await stage.app.disconnected(shard)
        assert await asked(address, "/readyz") == (
            503,
            operator_words().say("ready-shards", connected=0, shards=1) + "\n",
        )
        assert await asked(address, "/healthz") == (200, "alive\n")


async def _never(*_: object) -> None:
    await asyncio.Event().wait()


# -- two worlds --------------------------------------------------------------------------------------------------------


@pytest.fixture
def twins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds have the same shuffle, and differ in no time that anyone takes."""
    monkeypatch.setattr(bot.match.lobby, "secrets", SimpleNamespace(token_hex=lambda size: SECRET))
    monkeypatch.setattr(Answer, "PATIENCE", UNHURRIED)
    monkeypatch.setattr(Cooldown, "wait", lambda cooldown, user, now, times=1: 0.0)


def compare(here: Samples, there: Samples) -> None:
    """Nothing but times and memory may differ."""
    one, two = steady(here), steady(there)
    assert sum(one.values()) > 50, "something was counted"
    differing = {key: (one.get(key), two.get(key)) for key in {*one, *two} if one.get(key) != two.get(key)}
    assert not differing


async def nothing_due(eyes: Eyes) -> None:
    """Wait for the pictures, too: one that is due is a number, and only a question of when one looks."""
    await eyes.until(lambda: not eyes.rows("SELECT 1 FROM outbox WHERE state = 'due'"), "every picture")


async def at_position(
    folder: Path, position: AnyGame, act: Callable[[Any, Any, Eyes], Awaitable[object]], seat: Seat
) -> Samples:
    """The numbers after someone has acted in an arranged position, and everyone has looked around."""
    async with watched_stage(folder, deadline=UNHURRIED) as (stage, address):
        people, room = stage.people(position.players), stage.sandbox.channel("game-room")
        options = position.variant.model_dump(exclude_defaults=True)
        thread, eyes = await begin(stage, people, room, game=position.name, seats=len(people), **options)
        arrange(eyes, position)
        await people[0].slash(thread, "table refresh")
        await eyes.all_sent()
        await stage.sandbox.quiet()
        await act(seating(people)[seat], thread, eyes)
        await eyes.all_sent()
        for person in (*people, stage.sandbox.people[5]):
            await look_everywhere(person, thread)
        await eyes.all_sent()
        await nothing_due(eyes)
        await stage.sandbox.quiet()
        return await scrape(address)


def worlds(folder: Path) -> tuple[Path, Path]:
    here, there = folder / "here", folder / "there"
    here.mkdir()
    there.mkdir()
    return here, there


@pytest.mark.usefixtures("twins")
@pytest.mark.parametrize("game", GAMES)
async def test_what_somebody_has_chosen_in_secret_changes_no_number(tmp_path: Path, game: str) -> None:
    position, seat, *actions = next(iter(chances(game).values()))

    def taking(action: Action) -> Callable[[Any, Any, Eyes], Awaitable[object]]:
        return lambda person, thread, eyes: BySlash(person, thread, eyes, blind=True).act(action)

    found = [
        await at_position(folder, position, taking(action), seat)
        for folder, action in zip(worlds(tmp_path), actions, strict=True)
    ]
    compare(*found)


@pytest.mark.usefixtures("twins")
async def test_whether_a_hand_allows_it_changes_no_number(tmp_path: Path) -> None:
    place, seat, answers = first_sealed("comuni")
    position = script("comuni", seats_for("comuni"))[place][2]
    wished = [type(answers[0]).model_validate(fields) for fields in beyond(position, seat, answers[0])]
    refused = next(action for action in wished if not accepted(position, seat, action))

    def twice(first: Action) -> Callable[[Any, Any, Eyes], Awaitable[object]]:
        async def act(person: Any, thread: Any, eyes: Eyes) -> None:
            for action in (first, answers[1]):
                given = {key: number for key, number in action.written().items() if key != "do"}
                exchange = await person.slash(thread, f"comuni {action.word}", **given)
                assert ("⚠️" in exchange.text) == (action is refused)

        return act

    here, there = worlds(tmp_path)
    compare(
        await at_position(here, position, twice(answers[0]), seat),
        await at_position(there, position, twice(refused), seat),
    )


def beyond(game: AnyGame, seat: Seat, answer: Action) -> list[dict[str, Any]]:
    """Answers of the same kind with more than a hand holds."""
    found = []
    for name, number in answer.written().items():
        if isinstance(number, int) and not isinstance(number, bool):
            found += [{**_fields(answer), name: number + more} for more in range(1, 12)]
    return found


def _fields(action: Action) -> dict[str, Any]:
    return {name: getattr(action, name) for name in type(action).model_fields}


@pytest.mark.usefixtures("twins")
@pytest.mark.parametrize("ends", [False, True], ids=["an order that waits", "an order that ends itself"])
async def test_whether_somebody_has_an_order_changes_no_number(tmp_path: Path, ends: bool) -> None:
    def fits(one: Any) -> bool:
        return one.disarm is not None if ends else one.action is None and one.disarm is None

    one = occasion("flandern1302", fits)
    found = []
    for folder, has_order in zip(worlds(tmp_path), (True, False), strict=True):
        async with watched_stage(folder, deadline=UNHURRIED) as (stage, address):
            world = await scene(stage, one)
            if not has_order:
                # the same presses, and nothing comes of them
                stage.services.orders.look = lambda number: None  # type: ignore[method-assign]
            await arm_by_panel(world.person, world.thread, one.order)
            if not has_order:
                world.eyes.change("DELETE FROM orders")
            await world.settled()
            await world.later()
            for person in world.seated:
                await look_everywhere(person, world.thread)
            await world.settled()
            if has_order:
                words = world.eyes.rows("SELECT 1 FROM outbox WHERE kind = 'word'")
                assert bool(words) == ends
            await nothing_due(world.eyes)
            found.append(await scrape(address))
    compare(*found)


async def test_a_house_player_is_timed_once_for_each_question_however_much_it_plans(tmp_path: Path) -> None:
    async with watched_stage(tmp_path) as (stage, address):
        ada, room = stage.people(1)[0], stage.sandbox.channel("game-room")
        thread = await stage.begin([ada], room, game="shafausa", seats=2, house=1)
        eyes = Eyes(stage.settings.paravent_database)
        await stage.play_on(thread, [ada], actions=30, until="management")
        await eyes.until(lambda: eyes.now().game.asked == (eyes.seat_of(ada),), "the house player's plan")
        acts = eyes.rows("SELECT seat, question, silent FROM positions WHERE person = 0 ORDER BY n")
        # what it buys in one question is bought at once
        seen = len({act["question"] for act in acts if not act["silent"]})
        assert any(act["silent"] for act in acts), "steps that nobody sees"
        found = await scrape(address)
        assert value(found, "paravent_house_thinking_seconds_count", game="shafausa") == seen
        # the time itself is no mark of the position either
        total = value(found, "paravent_house_thinking_seconds_sum", game="shafausa")
        assert total % 0.25 == 0
