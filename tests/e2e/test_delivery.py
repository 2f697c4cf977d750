"""What is sent arrives once, in order, and shows the newest state, whatever happens on the way."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import bot.match.post_schedule
from bot.delivery import Transport
from bot.messages.message import Message
from bot.messages.parts import Picture
from bot.pictures import Pictures
from bot.store import Connection, outbox
from bot.store.outbox import Look
from sandbox import Channel, Person
from tests.e2e.players import ByButtons, BySlash, Eyes, live, play
from tests.e2e.posts import check_posts, posted
from tests.e2e.stage import Stage, staged


def eyes_of(stage: Stage) -> Eyes:
    return Eyes(stage.settings.paravent_database)


async def begun(stage: Stage) -> tuple[list[Person], Channel]:
    """Two people who play, and the thread of their match."""
    people = stage.people(2)
    return people, await stage.begin(people, stage.sandbox.channel("game-room"))


async def act(stage: Stage, thread: Channel, people: list[Person], count: int) -> None:
    """This many actions, typed."""
    await play([BySlash(person, thread, eyes_of(stage), blind=True) for person in people], most=count)


@pytest.mark.usefixtures("both_stores")
async def test_what_happens_while_a_post_is_under_way_is_told_by_an_edit(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread = await begun(stage)
        await eyes_of(stage).all_sent()
        for _ in range(6):
            stage.sandbox.faults.slow("POST", f"/channels/{thread.id}/messages", seconds=0.3)
            stage.sandbox.faults.slow("PATCH", f"/channels/{thread.id}/messages/*", seconds=0.2)
            await act(stage, thread, people, 4)
            await eyes_of(stage).all_sent()
            await check_posts(stage.settings.paravent_database, people[0], thread)


@pytest.mark.usefixtures("both_stores")
async def test_everybody_who_joins_while_the_lobby_is_being_edited_is_shown(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, room = stage.people(4), stage.sandbox.channel("game-room")
        lobby = await stage.lobby(people[0], room)
        stage.sandbox.faults.slow("PATCH", f"/channels/{room.id}/messages/*", seconds=0.3, times=2)
        for person in people[1:]:
            await person.press(people[0].again(lobby), "Join")
            await asyncio.sleep(0.05)
        await eyes_of(stage).all_sent()
        assert all(person.mention in people[0].again(lobby).text for person in people)


async def test_a_ledger_that_fails_neither_spins_nor_holds_up_direct_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged(tmp_path) as stage:
        people, thread = await begun(stage)
        await eyes_of(stage).all_sent()
        looks, plain = 0, outbox.look

        def counted(db: Connection, seen: int, now: float) -> Look:
            nonlocal looks
            looks += 1
            return plain(db, seen, now)

        fault = stage.sandbox.faults.fail("POST", f"/channels/{thread.id}/messages", status=503, times=2)
        mail = [len(person.dms) for person in people]
        while eyes_of(stage).rows("SELECT 1 FROM outbox WHERE kind = 'turn' AND state = 'due'") == []:
            await act(stage, thread, people, 1)
        await stage.sandbox.until(lambda: fault.hits >= 1, "the first failure")
        await stage.sandbox.until(lambda: [len(person.dms) for person in people] != mail, "a direct message")
        monkeypatch.setattr(outbox, "look", counted)
        await eyes_of(stage).all_sent()
        # once for whatever was sent, and once for the second try; a loop that spins looks hundreds of times
        assert looks < 40, "the outbox is looked at again and again"
        assert fault.hits == 2
        await check_posts(stage.settings.paravent_database, people[0], thread)


async def test_a_thread_that_has_fallen_asleep_is_woken(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread = await begun(stage)
        await act(stage, thread, people, 3)
        await eyes_of(stage).all_sent()
        stage.sandbox.clock.advance(8 * 24 * 3600)
        assert thread.thread is not None
        assert thread.thread.archived
        await act(stage, thread, people, 8)
        await eyes_of(stage).all_sent()
        assert not thread.thread.archived
        await check_posts(stage.settings.paravent_database, people[0], thread)


async def test_a_form_that_discord_refuses_does_not_stop_the_match(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread = await begun(stage)
        await eyes_of(stage).all_sent()
        refused = stage.sandbox.faults.refuse(
            "POST", f"/channels/{thread.id}/messages", status=400, code=50035, message="Invalid Form Body"
        )
        await act(stage, thread, people, 12)
        await eyes_of(stage).all_sent()
        assert refused.hits == 1
        assert eyes_of(stage).rows("SELECT 1 FROM outbox WHERE state = 'sent' AND kind = 'turn'")


@pytest.mark.usefixtures("both_stores")
async def test_rows_left_by_an_earlier_process_are_sent_after_the_start(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread = await begun(stage)
        await eyes_of(stage).all_sent()
        fault = stage.sandbox.faults.drop("POST", f"/channels/{thread.id}/messages", times=1000)
        await act(stage, thread, people, 6)
        await stage.sandbox.until(lambda: fault.hits >= 1, "a failure")
        await stage.drop_curtain()
        assert eyes_of(stage).rows("SELECT 1 FROM outbox WHERE state = 'due' AND kind = 'turn'")
        fault.times = 0
        await stage.raise_curtain()
        await eyes_of(stage).all_sent()
        await check_posts(stage.settings.paravent_database, people[0], thread)


@pytest.mark.usefixtures("both_stores")
async def test_a_shutdown_in_the_moment_of_a_wake_up_still_ends(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        for _ in range(3):
            assert stage.bot is not None
            await asyncio.sleep(0.05)
            stage.services.delivery.wake()
            async with asyncio.timeout(60):
                await stage.drop_curtain()
            await stage.raise_curtain()


@pytest.mark.usefixtures("both_stores")
async def test_a_lost_answer_to_a_post_does_not_double_it(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread = await begun(stage)
        lost = stage.sandbox.faults.lose_answer("POST", "/channels/*/messages", times=6)
        await act(stage, thread, people, 12)
        await eyes_of(stage).all_sent(40)
        assert lost.hits == 6
        await check_posts(stage.settings.paravent_database, people[0], thread)
        for person in people:
            mail = eyes_of(stage).rows(
                "SELECT state, payload ->> 'obsolete' AS gone FROM outbox "
                "WHERE kind = 'mail' AND CAST(payload ->> 'user' AS BIGINT) = ?",
                person.id,
            )
            # what was answered before the second try is put away
            assert (
                sum(row["state"] == "sent" and row["gone"] in (None, 0, "false") for row in mail)
                <= len(person.dms)
                <= len(mail)
            )


@pytest.mark.usefixtures("both_stores")
async def test_one_ping_per_wait_and_it_names_the_match_and_the_question(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, room = stage.people(3), stage.sandbox.channel("game-room")
        thread = await stage.begin(people, room)
        eyes = eyes_of(stage)
        waits = {person.id: 0 for person in people}
        awaited: set[int] = set()
        for _ in range(40):
            now = eyes.now()
            asked = {now.players[seat].user for seat in now.game.asked}
            for user in asked - awaited:
                assert user is not None
                waits[user] += 1
            awaited = {user for user in asked if user is not None}
            await play([ByButtons(person, thread, eyes) for person in people], most=1)
            await eyes.all_sent()
        now = eyes.now()
        last = {now.players[seat].user for seat in now.game.asked} - awaited
        for person in people:
            pings = person.pinged_in(thread)
            assert len(pings) == waits[person.id] + (person.id in last)
            assert all("Comuni #1" in seen.text or not seen.buttons for seen in pings)
        assert [seen for seen in posted(people[0], thread) if any(b.label == "Your Move" for b in seen.buttons)] == [
            posted(people[0], thread)[-1]
        ], "only the newest message is to be acted on"


async def test_a_picture_that_takes_long_holds_up_no_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    began = asyncio.Event()
    go_on = asyncio.Event()

    async def slowly(self: Pictures, kind: str, view: Any, *rest: Any, **more: Any) -> Picture | None:
        if more.get("patience") is not None:
            return None  # a direct message goes without a picture that isn't there in time
        began.set()
        await go_on.wait()
        return Picture(f"{kind}-{view.question}.png", "the board", b"\x89PNG\r\n\x1a\n")

    monkeypatch.setattr(Pictures, "draw", slowly)
    monkeypatch.setattr(bot.match.post_schedule, "PICTURE_PAUSE", 0.1)
    async with staged(tmp_path) as stage:
        people, thread = await begun(stage)
        async with asyncio.timeout(60):
            await began.wait()
        for _ in range(5):
            await act(stage, thread, people, 1)
            await eyes_of(stage).all_sent()
            await check_posts(stage.settings.paravent_database, people[0], thread)
        go_on.set()
        left = "SELECT 1 FROM outbox WHERE state = 'due'"
        await eyes_of(stage).until(lambda: not eyes_of(stage).rows(left), "the pictures")
        await check_posts(stage.settings.paravent_database, people[0], thread)
        now = posted(people[0], thread)[-1]
        assert now.files[0].filename == f"board-{eyes_of(stage).now().game.question}.png"
        assert now.files[0].description == "the board"


@pytest.mark.usefixtures("patient_pictures")
async def test_the_board_is_drawn_with_an_alt_text_and_survives_edits(tmp_path: Path) -> None:
    async with staged(tmp_path, paravent_painters=1) as stage:
        people, thread = await begun(stage)
        left = "SELECT 1 FROM outbox WHERE state = 'due'"
        for _ in range(2):
            await eyes_of(stage).until(lambda: not eyes_of(stage).rows(left), "the pictures")
            now = posted(people[0], thread)[-1]
            assert now.files[0].data.startswith(b"\x89PNG")
            assert now.files[0].description
            await act(stage, thread, people, 3)
        hand = await people[0].press(await live(people[0], thread), "Your Hand")
        assert hand.ephemeral
        assert hand.message.files[0].data.startswith(b"\x89PNG")


async def test_clocks_that_stop_while_the_post_is_being_changed_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An edit under way says what was so when it was written; the same position told anew is another edit."""
    plain, under_way, go_on = Transport.edit, asyncio.Event(), asyncio.Event()

    async def slowly(self: Transport, channel: int, message: int, content: Message, *, bare: bool = False) -> None:
        under_way.set()
        await go_on.wait()
        await plain(self, channel, message, content, bare=bare)

    async with staged(tmp_path) as stage:
        ada, eyes = stage.people(1)[0], eyes_of(stage)
        thread = await stage.begin([ada], stage.sandbox.channel("game-room"), seats=2, house=1)
        await eyes.until(lambda: eyes.seat_of(ada) in eyes.now().game.asked, "the house player")
        await eyes.all_sent()
        monkeypatch.setattr(Transport, "edit", slowly)
        await ada.slash(thread, "game pause")
        async with asyncio.timeout(60):
            await under_way.wait()
        await ada.slash(thread, "game resume")
        go_on.set()
        await eyes.all_sent()
        assert "clocks stopped" not in (await live(ada, thread)).text
        await check_posts(stage.settings.paravent_database, ada, thread)
