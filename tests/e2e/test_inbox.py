"""Direct messages: one for each wait, which shows the question of now as long as it lasts, and is struck out then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.transport import Transport
from bot.match.play import MatchState
from bot.messages import control_ids
from bot.store import outbox
from bot.store.posts import PanelChange
from engine.core.seat import Seat
from sandbox import Person, Seen
from tests.e2e.beginnings import begun
from tests.e2e.endings import finish
from tests.e2e.players import Eyes, answered, click, controls, end_match, play_blind, through_panel, wish
from tests.e2e.stage import staged
from tests.e2e.test_absence import Table, table
from tests.e2e.times import HOUR, MINUTE, Postboxes, settled
from tests.sentences import says

SETTLED = "-# ✅ Comuni #1: answered"


def questions(seen: Seen) -> set[tuple[int, int]]:
    """The questions that the controls of a message belong to."""
    found = [ident for ident, _ in controls(seen)]
    found += [ident for select in seen.selects if (ident := control_ids.read(select.custom_id))]
    return {(ident.question, ident.era) for ident in found if ident.verb in ("do", "ask", "tab", "pick", "move")}


def live(person: Person) -> list[Seen]:
    """The direct messages on which something can be done."""
    return [seen for seen in person.dms if seen.buttons or seen.selects]


def check(here: Table, sparing: Person | None = None) -> None:
    """Players who are asked have one message, with the current question; the others none to act on."""
    now = here.eyes.now()
    asked = {now.players[seat].user for seat in now.game.asked}
    for person in here.people:
        shown = live(person)
        if person.id in asked:
            [panel] = shown
            assert questions(panel) == {(now.game.question, now.match.era)}
        elif person is not sparing:
            assert not shown, person.name


def after_absence(now: MatchState) -> MatchState:
    """How it would stand if the caretaker decided for the seat that is asked."""
    seat, question = now.game.asked[0], now.game.question
    game = type(now.game).load(now.game.save(), now.game.data)
    while not game.over and game.question == question and seat in game.asked:
        view = game.view_of(Seat(seat))
        assert view.step is not None
        game.submit(Seat(seat), view.step.absent(view), question)
    return now._replace(game=game)


async def test_each_wait_has_one_direct_message_that_follows_what_is_asked(tmp_path: Path) -> None:
    async with table(tmp_path, pace="none") as here:
        waits = {person.id: 0 for person in here.people}
        before: set[int | None] = set()
        for _ in range(40):
            now = here.eyes.now()
            asked = {now.players[seat].user for seat in now.game.asked}
            for user in asked - before:
                waits[user or 0] += 1
            before = asked
            check(here)
            # a badge that was counted once stays true: nothing is taken away again
            assert {person.id: len(person.dms) for person in here.people} == waits
            await here.play()
        texts = [seen.text for person in here.people for seen in person.dms if not seen.buttons]
        assert set(texts) == {SETTLED}


async def test_the_direct_message_follows_when_the_caretaker_decides_and_asks_the_same_seat(tmp_path: Path) -> None:
    async with table(tmp_path, pace="live") as here:
        for _ in range(80):
            now = here.eyes.now()
            after = after_absence(now).game
            if len(now.game.asked) == 1 and list(after.asked) == list(now.game.asked):
                break
            await here.play()
        lazy, [panel] = here.asked, live(here.asked)
        await here.later(31 * MINUTE)
        await here.later(11 * MINUTE)
        assert here.eyes.now().game.question == after.question
        assert here.asked is lazy
        assert live(lazy)[-1].id == panel.id, "it is changed, not sent again"
        check(here)


@asynccontextmanager
async def change_on_its_way(here: Table, panel: Seen, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """A change of a direct message has been composed, and arrives when all of this is done."""
    sent, go_on, edit = asyncio.Event(), asyncio.Event(), Transport.edit

    async def held_up(self: Transport, *what: Any, **how: Any) -> None:
        # the first one on its way is slow
        if not sent.is_set():
            sent.set()
            await go_on.wait()
        await edit(self, *what, **how)

    [row] = here.eyes.rows("SELECT id FROM outbox WHERE message = ?", panel.id)
    monkeypatch.setattr(Transport, "edit", held_up)
    services, change = here.stage.services, PanelChange(row=row["id"])
    await services.store.write(lambda db: outbox.add(db, here.eyes.number, change))
    services.stir(here.eyes.number)
    async with asyncio.timeout(60):
        await sent.wait()
    yield
    go_on.set()
    await settled(here.stage, here.eyes)


async def test_a_change_on_its_way_does_not_bring_back_what_was_answered_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(tmp_path, pace="none") as here:
        for _ in range(80):
            now = here.eyes.now()
            action = wish(now, now.game.asked[0])
            after = type(now.game).load(now.game.save(), now.game.data)
            after.submit(now.game.asked[0], action)
            if list(after.asked) == list(now.game.asked):
                break
            await here.play()
        person, [panel] = here.asked, live(here.asked)
        async with change_on_its_way(here, panel, monkeypatch):
            await through_panel(person, panel, action)
        assert here.asked is person
        check(here)


async def test_a_change_on_its_way_leaves_nothing_to_press_when_the_match_is_ended_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(tmp_path, pace="none") as here:
        [panel] = live(here.asked)
        async with change_on_its_way(here, panel, monkeypatch):
            await end_match(here.people[0], here.thread)
        assert [live(person) for person in here.people] == [[], [], []]
        assert here.eyes.rows("SELECT attempts FROM outbox WHERE attempts > 0") == []


@pytest.mark.parametrize("pressed_at_once", [True, False])
async def test_an_answer_sealed_on_a_direct_message_is_shown_in_it_however_early_it_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pressed_at_once: bool
) -> None:
    there, go_on, send = asyncio.Event(), asyncio.Event(), Transport.send
    async with staged(tmp_path) as stage:
        people, eyes = stage.people(3), Eyes(stage.settings.paravent_database)
        person = people[0]

        async def held_up(self: Transport, *what: Any, **how: Any) -> int:
            message = await send(self, *what, **how)
            if message in [seen.id for seen in person.dms]:
                # it can be seen and pressed; who sent it does not know of it yet
                there.set()
                await go_on.wait()
            return message

        monkeypatch.setattr(Transport, "send", held_up)
        room = stage.sandbox.channel("game-room")
        await stage.begin(people, room, game="flandern1302", seats=3, guilds="dealt")
        async with asyncio.timeout(60):
            await there.wait()
        if not pressed_at_once:
            go_on.set()
            await settled(stage, eyes)
        now, seat, [panel] = eyes.now(), eyes.seat_of(person), live(person)
        await through_panel(person, panel, wish(now, seat))
        assert eyes.now().game.answers.keys() == {seat}
        go_on.set()
        await settled(stage, eyes)
        assert "🔒" in person.again(panel).text
        assert len(person.dms) == 1


async def test_a_step_taken_back_brings_the_question_back_to_the_message_where_it_was(tmp_path: Path) -> None:
    async with table(tmp_path, pace="none") as here:
        person, [panel], n = here.asked, live(here.asked), here.eyes.now().game.asked
        await here.play()
        for _ in range(10):
            if here.eyes.now().game.asked != n:
                break
            await here.play()
        assert person.again(panel).text == SETTLED
        await person.slash(here.thread, "game undo")
        await settled(here.stage, here.eyes)
        assert here.asked is person
        check(here)
        assert [seen.id for seen in live(person)] == [panel.id]
        assert len(person.dms) == 1


async def answered_by_mail(here: Table) -> tuple[Person, Seen]:
    """The player who was asked has done all of it on the direct message, and this message."""
    person, [panel], asked = here.asked, live(here.asked), here.eyes.now().game.asked
    while here.eyes.now().game.asked == asked:
        now = here.eyes.now()
        await through_panel(person, person.again(panel), wish(now, now.game.asked[0]))
    await settled(here.stage, here.eyes)
    return person, panel


async def test_a_step_taken_back_on_the_message_itself_brings_no_second_one(tmp_path: Path) -> None:
    async with table(tmp_path, pace="none") as here:
        person, panel = await answered_by_mail(here)
        assert "othing for you to decide right now" in person.again(panel).text
        await person.press(person.again(panel), "Undo")
        await settled(here.stage, here.eyes)
        assert says(person.again(panel).text, "undo-done")
        check(here)
        assert [seen.id for seen in person.dms] == [panel.id]


async def test_a_panel_left_standing_goes_when_the_next_question_comes(tmp_path: Path) -> None:
    async with table(tmp_path, pace="none") as here:
        person, panel = await answered_by_mail(here)
        check(here, person)
        for _ in range(60):
            if here.asked is person:
                break
            await here.play()
        assert here.asked is person
        assert person.again(panel).text == SETTLED
        check(here)


async def test_nothing_is_left_to_press_when_a_match_is_over(tmp_path: Path) -> None:
    async with table(tmp_path, pace="none") as here:
        person, [panel], asked = here.asked, live(here.asked), here.eyes.now().game.asked
        while here.eyes.now().game.asked == asked:
            now = here.eyes.now()
            await through_panel(person, person.again(panel), wish(now, now.game.asked[0]))
        await finish(here.stage, here.eyes.number, here.people, here.thread)
        await here.eyes.all_sent()
        assert [live(person) for person in here.people] == [[], [], []]


async def test_nothing_is_left_to_press_when_a_match_is_ended_early(tmp_path: Path) -> None:
    async with table(tmp_path, pace="none") as here:
        await end_match(here.people[0], here.thread)
        await settled(here.stage, here.eyes)
        assert [live(person) for person in here.people] == [[], [], []]


async def test_a_reminder_brings_the_question_along_and_takes_the_place_of_the_panel(tmp_path: Path) -> None:
    async with table(tmp_path, pace="daily") as here:
        lazy, [panel] = here.asked, live(here.asked)
        assert await here.later(10.5 * HOUR) == [(lazy.name, "mail")]
        [reminder] = live(lazy)
        assert says(reminder.text, "nudge-remind")
        assert says(lazy.again(panel).text, "nudge-moved")
        check(here)
        # step by step: what falls due at once is sent at once, or not, as the bot finds the time
        assert await here.later(10 * HOUR) == [(lazy.name, "mail")]
        check(here)
        [reminder] = live(lazy)
        # the deadline is told to the table; the question stays where it is
        assert await here.later(4 * HOUR) == [(lazy.name, "thread")]
        assert live(lazy)[0].id == reminder.id
        check(here)
        now = here.eyes.now()
        await through_panel(lazy, live(lazy)[0], wish(now, now.game.asked[0]))
        await settled(here.stage, here.eyes)
        assert here.eyes.n > now.match.n


async def test_in_the_morning_one_message_has_the_ping_and_the_question(tmp_path: Path) -> None:
    async with table(tmp_path, pace="daily") as here:
        await here.play(most=1)
        sleeper = here.others[-1]
        begins = datetime.fromtimestamp(here.stage.sandbox.clock.now(), UTC) - timedelta(minutes=30)
        quiet = f"{begins:%H:%M}-{begins + timedelta(hours=8):%H:%M}"
        await sleeper.slash(here.thread, "settings", zone="UTC", quiet=quiet)
        for _ in range(60):
            if here.asked is sleeper:
                break
            await here.play()
        assert here.asked is sleeper
        count = len(sleeper.dms)
        here.boxes.empty()
        assert await here.later(8 * HOUR) == [(sleeper.name, "mail")]
        assert len(sleeper.dms) == count + 1
        assert says(live(sleeper)[0].text, "nudge-ping")
        check(here)


async def test_an_old_panel_shows_the_question_of_now_whatever_is_pressed_on_it(tmp_path: Path) -> None:
    async with table(tmp_path, pace="none") as here:
        person, [old] = here.asked, live(here.asked)
        pressed = next(text for ident, text in controls(old) if ident.verb in ("do", "ask", "tab"))
        await here.play()
        before = here.eyes.n
        again = click(here.stage.sandbox, person, person.again(old).message, pressed, None)
        assert says(await answered(here.stage.sandbox, person, again), "stale")
        assert here.eyes.n == before


async def test_who_has_chosen_nothing_is_pinged_in_the_thread_and_nowhere_else(tmp_path: Path) -> None:
    async with staged(tmp_path, notices="usual") as stage:
        people, thread, eyes = await begun(stage, 3)
        boxes = Postboxes(people, thread)
        await play_blind(people, thread, eyes, most=12)
        await settled(stage, eyes)
        assert not any(person.dms for person in people)
        assert {notice.where for notice in [*boxes.notices, *boxes.empty()]} == {"thread"}


async def test_who_wants_direct_messages_instead_is_not_pinged_in_the_thread(tmp_path: Path) -> None:
    async with staged(tmp_path, notices="dm") as stage:
        people, thread, eyes = await begun(stage, 3)
        await settled(stage, eyes)
        boxes = Postboxes(people, thread)
        await play_blind(people, thread, eyes, most=12)
        await settled(stage, eyes)
        told = [*boxes.notices, *boxes.empty()]
        assert {notice.where for notice in told} == {"mail"}
        assert len(told) >= 2
        now = eyes.now()
        asked = {now.players[seat].user for seat in now.game.asked}
        for person in people:
            assert bool(live(person)) is (person.id in asked)


async def test_closed_direct_messages_bring_the_ping_to_the_thread(tmp_path: Path) -> None:
    async with staged(tmp_path, notices="dm") as stage:
        for person in stage.people(2):
            person.close_dms()
        people, thread, eyes = await begun(stage, 2)
        await settled(stage, eyes)
        asked = {eyes.now().players[seat].user for seat in eyes.now().game.asked}
        told = Postboxes(people, thread).notices
        assert {notice.person for notice in told} == {person.name for person in people if person.id in asked}
        assert all(notice.where == "thread" and says(notice.text, "nudge-ping") for notice in told)


async def test_what_was_chosen_while_there_was_only_yes_and_no_means_the_same(tmp_path: Path) -> None:
    async with staged(tmp_path, notices="usual") as stage:
        ada, bruno = stage.people(2)
        eyes = Eyes(stage.settings.paravent_database)
        eyes.change("INSERT INTO settings (person, dm) VALUES (?, 1)", ada.id)
        eyes.change("INSERT INTO settings (person, dm) VALUES (?, 0)", bruno.id)
        room = stage.sandbox.channel("game-room")
        assert says((await ada.slash(room, "settings")).text, "notices-both")
        assert says((await bruno.slash(room, "settings", language="en")).text, "notices-thread")


@pytest.mark.usefixtures("patient_pictures")
async def test_a_direct_message_has_the_way_to_the_thread_what_happened_and_the_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.posts.panel_message.PATIENCE", 240.0)
    async with staged(tmp_path, paravent_painters=1) as stage:
        people, eyes = stage.people(2), Eyes(stage.settings.paravent_database)
        for person in people:
            await person.slash(stage.sandbox.channel("game-room"), "settings", language="en", notices="dm")
        thread = await stage.begin(people, stage.sandbox.channel("game-room"), game="comuni", seats=2)
        here = Table(stage, people, thread, eyes, Postboxes(people, thread))
        before = here.asked
        while here.asked is before:
            await here.play()
        await settled(stage, eyes)
        [panel] = live(here.asked)
        assert says(panel.text, "nudge-ping", name=f"<@{here.asked.id}>")
        assert f"/{thread.id})" in panel.text, "the way to the thread, whose newest message is the question"
        acted = eyes.now().players[next(p.seat for p in eyes.now().players if p.user == before.id) or 0]
        assert acted.sign in panel.text, "what the other one did"
        assert len(panel.files) == 1, "the board"
        assert here.boxes.empty()[-1].where == "mail"
