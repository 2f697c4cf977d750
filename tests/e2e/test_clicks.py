"""Clicks in any number, order and age: each is carried out once, or answered with a reason."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from bot import pictures
from bot.concurrency_limit import AT_ONCE, LONG_LINE, SHORT_PATIENCE, ConcurrencyLimit
from bot.messages import control_ids
from bot.messages.control_ids import ControlId
from bot.messages.forms import said
from engine.core import catalogue
from engine.core.action import Offer, simplest
from sandbox import Channel, Person, Sandbox
from sandbox.components import walk
from sandbox.interactions import Callback, Interaction
from sandbox.world import Message
from tests.e2e.players import PATIENCE, ByButtons, BySlash, Eyes, answered, click, live, play, play_blind, result, wish
from tests.e2e.posts import check_posts
from tests.e2e.stage import Stage, staged
from tests.sentences import says


async def test_a_storm_of_clicks_is_carried_out_once_each_or_answered_with_a_reason(tmp_path: Path) -> None:
    """5 people click 80 times each at the same time, some clicks delivered twice, some late, some long stale."""
    chance = random.Random(5)
    async with staged(tmp_path) as stage:
        sandbox, people = stage.sandbox, stage.people(5)
        thread = await stage.begin(people, sandbox.channel("game-room"))
        eyes = Eyes(stage.settings.paravent_database)
        await play_blind(people, thread, eyes, most=10)
        await eyes.all_sent()
        await sandbox.quiet()
        message = (await live(people[0], thread)).message
        before = eyes.n
        clicks: list[tuple[Person, Interaction]] = []
        for _ in range(80):
            for person in chance.sample(people, len(people)):
                if chance.random() < 0.25:
                    sandbox.faults.duplicate_next(chance.randint(1, 2))
                if chance.random() < 0.25:
                    sandbox.faults.delay_next(chance.random() * 0.3)
                clicks.append((person, click(sandbox, person, message, any_control(eyes, person, chance), None)))
            await asyncio.sleep(0.03)
        assert len(clicks) == 400
        texts = [await answered(sandbox, person, interaction) for person, interaction in clicks]
        assert all(texts), "every click has an answer that can be read"
        waits = sorted((interaction.answered_at or 0) - interaction.made_at for _, interaction in clicks)
        print(f"acknowledged after {waits[200]:.3f} s (median), {waits[396]:.3f} s (99 %)")  # noqa: T201
        await eyes.all_sent()
        await sandbox.quiet()
        assert eyes.rows("SELECT * FROM incidents") == []
        done = eyes.rows("SELECT n, interaction FROM positions WHERE n > ? ORDER BY n", before)
        assert len({row["interaction"] for row in done}) == len(done)
        assert {row["interaction"] for row in done} <= {str(interaction.id) for _, interaction in clicks}
        assert done, "some clicks must have had an effect"
        # the line of play that counts, played again, leads to the same position
        now = eyes.now()
        title = catalogue.find(now.match.game)
        again, _ = title.start(len(people), now.game.dice.seed)
        for seat, written in eyes.line():
            again.submit(seat, again.read(written))
        assert again.save() == now.game.save()
        await check_posts(stage.settings.paravent_database, people[0], thread)
        # and the match goes on
        await play([ByButtons(person, thread, eyes) for person in people], most=5)


def any_control(eyes: Eyes, person: Person, chance: random.Random) -> str:
    """Some button this person could have on the screen: for the present question, an old one, or someone else's."""
    now = eyes.now()
    seat = eyes.seat_of(person)
    view = now.game.view_of(chance.choice([seat, seat, now.game.asked[0]]))
    options = [option for option in view.options() if not isinstance(option, Offer)] + [
        simplest(option) for option in view.options() if isinstance(option, Offer)
    ]
    draw = chance.random()
    if not options or draw < 0.2:
        return str(ControlId(chance.choice(["move", "hand", "board", "undo"]), now.match.id))
    question = now.game.question if draw < 0.8 else chance.randint(1, now.game.question)
    return str(ControlId("do", now.match.id, question, now.match.era, said(chance.choice(options))))


def every_control(sandbox: Sandbox) -> list[tuple[Message, str, list[str] | None, frozenset[int]]]:
    """Every button and select ever shown, with the message it stood on and who could see it."""
    found: dict[tuple[int, str], tuple[Message, str, list[str] | None, frozenset[int]]] = {}
    for shown in sandbox.traffic.log:
        if shown.event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            continue
        data = shown.data
        message = sandbox.world.message(int(data["channel_id"]), int(data["id"]))
        if message is None:
            continue
        for _, component in walk(data.get("components") or []):
            custom_id = component.get("custom_id")
            if custom_id:
                values = [option["value"] for option in component["options"]] if component.get("options") else None
                found[message.id, custom_id] = (message, custom_id, values, shown.audience)
    return list(found.values())


@pytest.mark.long
async def test_every_button_of_a_finished_match_is_answered_after_a_restart_and_changes_nothing(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        sandbox, people = stage.sandbox, stage.people(2)
        thread = await stage.begin(people, sandbox.channel("game-room"), seats=2)
        eyes = Eyes(stage.settings.paravent_database)
        await vote_down(stage, people, thread)
        await play([ByButtons(people[0], thread, eyes), BySlash(people[1], thread, eyes, blind=True)])
        await result(people[0], thread, eyes)
        await sandbox.quiet()
        before = state_of(eyes)
        await stage.drop_curtain()
        await stage.raise_curtain()
        by_id = {person.id: person for person in people}
        controls = every_control(sandbox)
        verbs = {ident.verb for _, custom_id, _, _ in controls if (ident := control_ids.read(custom_id))}
        assert {"join", "leave", "start", "options", "move", "hand", "board", "undo", "rules", "do", "pick"} <= verbs
        assert {"tab", "ask", "rematch", "agree", "refuse"} <= verbs
        for batch in range(0, len(controls), 20):
            pressed = []
            for message, custom_id, values, audience in controls[batch : batch + 20]:
                person = next(by_id[user] for user in by_id if user in audience)
                pressed.append((person, click(sandbox, person, message, custom_id, values and values[:1])))
            for person, interaction in pressed:
                assert await answered(sandbox, person, interaction)
        assert eyes.rows("SELECT * FROM incidents") == []
        assert state_of(eyes) == before
        print(f"{len(controls)} controls pressed again")  # noqa: T201


async def vote_down(stage: Stage, people: list[Person], thread: Channel) -> None:
    """A vote that fails, so that its buttons have been posted too."""
    await people[0].slash(thread, "game end")
    ballot = await people[1].wait_for(thread, lambda seen: any(button.label == "Refuse" for button in seen.buttons))
    await people[1].press(ballot, "Refuse")


def state_of(eyes: Eyes) -> list[Any]:
    """All that counts of the first match."""
    tables = {
        "matches": "id = 1",
        "players": "match = 1",
        "positions": "match = 1",
        "results": "match = 1",
        "ballots": "match = 1",
        "votes": "ballot IN (SELECT id FROM ballots WHERE match = 1)",
    }
    return [eyes.rows(f"SELECT * FROM {table} WHERE {which}") for table, which in tables.items()]


async def test_a_click_delivered_twice_is_one_action_and_answered_once(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = stage.people(2)
        thread = await stage.begin(people, stage.sandbox.channel("game-room"), seats=2)
        eyes = Eyes(stage.settings.paravent_database)
        for _ in range(6):
            now = eyes.now()
            [seat] = now.game.asked
            person = next(one for one in people if eyes.seat_of(one) == seat)
            action = wish(now, seat)
            custom_id = str(ControlId("do", 1, now.game.question, 0, said(action)))
            stage.sandbox.faults.duplicate_next(3)
            message = (await live(person, thread)).message
            await answered(stage.sandbox, person, click(stage.sandbox, person, message, custom_id, None))
            await stage.sandbox.quiet()
            assert eyes.n == now.match.n + 1


async def test_commands_delivered_twice_have_one_effect(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = stage.people(2)
        room, faults = stage.sandbox.channel("game-room"), stage.sandbox.faults
        eyes = Eyes(stage.settings.paravent_database)
        faults.duplicate_next(2)
        lobby = await stage.lobby(ada, room, seats=2)
        await stage.sandbox.quiet()
        assert len(eyes.rows("SELECT * FROM matches")) == 1
        faults.duplicate_next(2)
        await bruno.press(lobby, "Join")
        await stage.sandbox.quiet()
        await eyes.all_sent()
        faults.duplicate_next(2)
        await ada.press(ada.again(lobby), "Start")
        thread = await ada.wait_for_thread()
        await eyes.all_sent()
        await play_blind((ada, bruno), thread, eyes, most=8)
        for command, options, steps in (("skip", {}, 1), ("rewind", {"actions": 3}, 1), ("refresh", {}, 0)):
            before, posts = eyes.n, len(eyes.rows("SELECT 1 FROM outbox WHERE kind = 'turn'"))
            question = eyes.now().game.question
            faults.duplicate_next(2)
            asked = await ada.slash(thread, f"table {command}", **options)
            if command != "refresh":
                faults.duplicate_next(2)
                await ada.press(asked.message)
            if command == "rewind":
                faults.duplicate_next(2)
                await bruno.slash(thread, "vote", answer="yes")
            await stage.sandbox.quiet()
            await eyes.all_sent()
            assert eyes.n == before + steps, command
            # below a vote the question is asked once more
            most = 2 if command == "rewind" else 1
            assert len(eyes.rows("SELECT 1 FROM outbox WHERE kind = 'turn'")) <= posts + most, command
            assert command != "skip" or eyes.now().game.question == question + 1
        assert eyes.rows("SELECT * FROM incidents") == []
        faults.duplicate_next(2)
        await ada.slash(thread, "game end")
        faults.duplicate_next(2)
        ballot = await bruno.wait_for(thread, lambda seen: any(button.label == "Agree" for button in seen.buttons))
        await bruno.press(ballot, "Agree")
        await stage.sandbox.quiet()
        assert eyes.status == "closed"
        assert eyes.rows("SELECT * FROM incidents") == []


async def every_place_taken(stage: Stage) -> ConcurrencyLimit:
    """As many as the bot answers at once are being answered."""
    assert stage.bot is not None
    limit = stage.services.limit
    for _ in range(AT_ONCE):
        await limit.acquire()
    return limit


async def test_whoever_finds_others_waiting_is_acknowledged_at_once_and_answered_in_turn(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, room = stage.people(1)[0], stage.sandbox.channel("game-room")
        limit = await every_place_taken(stage)
        waiting = await ada.slash(room, "waiting", wait=False)
        await waiting.acknowledged()
        assert waiting.answer is Callback.DEFERRED_MESSAGE
        limit.release()
        await waiting.complete()
        assert says(waiting.text, "waiting-none")
        # its place is free again
        await asyncio.wait_for(limit.acquire(), PATIENCE)


async def test_whoever_comes_behind_a_long_line_is_told_before_those_in_it(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, room = stage.people(1)[0], stage.sandbox.channel("game-room")
        limit = await every_place_taken(stage)
        assert limit.patience == SHORT_PATIENCE
        line = [asyncio.create_task(limit.acquire()) for _ in range(LONG_LINE)]
        await asyncio.sleep(0)
        assert limit.patience == 0.0
        last = await ada.slash(room, "waiting", wait=False)
        await last.acknowledged()
        assert last.answer is Callback.DEFERRED_MESSAGE
        for _ in range(AT_ONCE + LONG_LINE):
            limit.release()
        await asyncio.gather(*line)
        await last.complete()
        assert limit.patience is None


async def test_what_takes_long_keeps_nobody_waiting(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, room = stage.people(1)[0], stage.sandbox.channel("game-room")
        thread = await stage.begin(stage.people(2), room, seats=2)
        assert stage.bot is not None
        limit, free = stage.services.limit, []
        draw = stage.services.pictures.draw

        async def drawn(kind: str, *args: Any, **more: Any) -> Any:
            # panels by direct message and the public board of the start have their own time
            if kind == "board" and more.get("patience") == pictures.PATIENCE:
                free.append(limit._value)
            return await draw(kind, *args, **more)

        stage.services.pictures.draw = drawn  # type: ignore[method-assign]
        await ada.slash(thread, "game board")
        assert free == [AT_ONCE]
