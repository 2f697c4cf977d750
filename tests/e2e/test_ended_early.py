"""A match that is ended before its end: nothing stays hidden, nothing can be changed any more, nothing is rated."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any

import pytest

from bot.board_text import hand_text
from bot.messages import control_ids
from bot.wording import plain_names
from engine.core.record import from_bytes, verify
from engine.core.seat import Seat
from engine.core.words import words_for
from engine.games.comuni.invasion import Commitment
from sandbox import Channel, Person, Seen
from tests.e2e.beginnings import begun, play_until
from tests.e2e.players import (
    Eyes,
    answered,
    click,
    controls,
    end_match,
    is_live,
    newest,
    play_blind,
    rewind,
)
from tests.e2e.posts import check_posts, posted
from tests.e2e.stage import staged
from tests.sentences import says


async def to_half_sealed(people: list[Person], thread: Channel, eyes: Eyes) -> None:
    """Play until one of two has sealed an answer."""
    await play_until(
        people, thread, eyes, lambda now: isinstance(now.game.step, Commitment) and len(now.game.asked) == 1
    )
    await eyes.all_sent()


async def end_by_consent(people: list[Person], thread: Channel, eyes: Eyes) -> None:
    await people[0].slash(thread, "game end")
    is_ballot = any_button("Agree")
    for person in people[1:]:
        await person.press(await person.wait_for(thread, is_ballot), "Agree")
    await eyes.all_sent()
    assert eyes.status == "closed"


def any_button(label: str) -> Any:
    return lambda seen: any(button.label == label for button in seen.buttons)


def final(person: Person, thread: Channel) -> Seen:
    """The last post of a match."""
    return posted(person, thread)[-1]


@pytest.mark.parametrize("by", ["table", "admin"])
async def test_one_final_post_says_who_ended_it_and_hides_nothing(tmp_path: Path, by: str) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage)
        await to_half_sealed(people, thread, eyes)
        now = eyes.now()
        spectator = stage.sandbox.people[5]
        assert not spectator.could_read(now.match.secret)
        if by == "table":
            await end_by_consent(people, thread, eyes)
        else:
            await end_match(people[0], thread)
            await eyes.all_sent()
        last = final(spectator, thread)
        assert ("The table agreed" if by == "table" else f"{people[0].mention} (admin) ended") in last.text
        assert [seen.id for seen in posted(spectator, thread) if says(seen.text, "end-early-title")] == [last.id]
        assert now.match.secret in last.text
        names = plain_names(now.players, "en")
        for seat, points in enumerate(now.game.tally() or []):
            assert f"**{points}**" in last.text
            assert hand_text(now.game.view_of(Seat(seat)), "en", names) in last.text
        [sealed] = [view.answer for seat in (0, 1) if (view := now.game.view_of(Seat(seat))).answer is not None]
        assert f"Sealed answer: **{words_for('comuni', 'en').action(sealed)}**" in last.text
        assert {button.label for button in last.buttons} == {"Rematch", "Replay"}
        await check_posts(stage.settings.paravent_database, spectator, thread)


async def test_an_admin_ends_a_match_in_two_steps_and_may_think_again(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        (ada, bruno), thread, eyes = await begun(stage, actions=2)
        asked = await ada.slash(thread, "table end")
        assert asked.ephemeral
        assert "Comuni #1" in asked.text
        assert says((await ada.press(asked.message, "Back")).text, "kept")
        asked = await ada.slash(thread, "table end")
        assert eyes.status == "running", "nothing has happened yet"
        # who does not manage the server has no second step either
        pressed = click(stage.sandbox, bruno, asked.message.message, asked.message.buttons[0].custom_id or "", None)
        assert "⚠️" in await answered(stage.sandbox, bruno, pressed)
        assert eyes.status == "running"
        await ada.press(asked.message, "End the Match")
        await eyes.all_sent()
        assert eyes.status == "closed"
        # told once, in the last post
        assert len([seen for seen in posted(bruno, thread) if ada.mention in seen.text and "admin" in seen.text]) == 1
        assert "over" in (await ada.slash(thread, "table end")).text


async def test_whoever_plays_with_the_house_alone_is_asked_before_the_match_ends(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada = stage.sandbox.person("Ada")
        thread = await stage.begin([ada], stage.sandbox.channel("game-room"), seats=2, house=1)
        eyes = Eyes(stage.settings.paravent_database)
        asked = await ada.slash(thread, "game end")
        assert "⚠️" not in asked.text
        assert eyes.status == "running", "nothing has happened yet"
        await ada.press(asked.message, "End the Match")
        assert eyes.status == "closed"


async def test_the_attached_record_verifies_and_says_that_it_is_unfinished(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=9)
        now = eyes.now()
        await end_match(people[0], thread)
        await eyes.all_sent()
        [file] = final(people[1], thread).files
        assert from_bytes(file.data).unfinished
        assert verify(file.data).save() == now.position.state
        record = tmp_path / "record.json"
        record.write_bytes(file.data)
        command = (sys.executable, "-W", "ignore", "-m", "engine", "verify", str(record))
        checked = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=PIPE)
        said, complaint = await checked.communicate()
        assert checked.returncode == 0, complaint
        assert b"9 actions" in said
        whole = (await stage.sandbox.people[5].slash(thread, "game export")).message.files[0].data
        assert whole == file.data


def everything(eyes: Eyes) -> list[list[dict[str, Any]]]:
    """All that could change, except pictures: they come when they come."""
    tables = ("matches", "positions", "players", "outbox WHERE kind <> 'picture'")
    return [eyes.rows(f"SELECT * FROM {table}") for table in tables]


async def test_after_the_secrets_are_shown_nothing_can_be_changed_and_everything_looked_at(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage)
        await to_half_sealed(people, thread, eyes)
        ada = people[0]
        question = newest(ada, thread, is_live)
        assert question is not None
        panels = [(await person.press(question, "Your Move")).message for person in people]
        await ada.slash(thread, "game pause")
        await ada.slash(thread, "game end")
        await end_match(ada, thread)
        await eyes.all_sent()
        before = everything(eyes)
        for person, panel in zip(people, panels, strict=True):
            for _, custom_id in controls(panel):
                pressed = click(stage.sandbox, person, panel.message, custom_id, None)
                assert await answered(stage.sandbox, person, pressed)
        for text, options in {"undo": {}, "end": {}, "pause": {}, "move": {}}.items():
            assert "⚠️" in (await people[1].slash(thread, f"game {text}", **options)).text
        for command, given in {"rewind": {"actions": 1}, "skip": {}, "end": {}}.items():
            assert "⚠️" in (await ada.slash(thread, f"table {command}", **given)).text
        assert "⚠️" in (await ada.slash(thread, "table replace", player="0", user=stage.sandbox.people[4])).text
        assert not any(any_button("Agree")(seen) for seen in posted(ada, thread)), "no vote is left open"
        assert everything(eyes) == before
        stage.let_pass(60)
        for look in ("board", "hand", "text", "log", "info", "scores", "replay"):
            assert "⚠️" not in (await people[1].slash(thread, f"game {look}")).text, look
        assert eyes.rows("SELECT 1 FROM results UNION ALL SELECT 1 FROM ratings") == []
        assert eyes.rows("SELECT * FROM incidents") == []


async def test_the_final_post_is_made_once_although_the_bot_is_stopped_before_it_is_sent(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=5)
        failing = stage.sandbox.faults.fail("POST", "/channels/*/messages", status=503, times=60)
        await end_match(people[0], thread)
        await stage.drop_curtain()
        assert eyes.rows("SELECT 1 FROM outbox WHERE kind = 'end' AND state = 'due'")
        failing.times = 0
        await stage.raise_curtain()
        await eyes.all_sent()
        await check_posts(stage.settings.paravent_database, people[0], thread)
        assert len([seen for seen in posted(people[0], thread) if says(seen.text, "end-early-title")]) == 1
        await people[0].slash(thread, "table refresh")
        await eyes.all_sent()
        assert len([seen for seen in posted(people[0], thread) if says(seen.text, "end-early-title")]) == 2


async def test_the_thread_of_an_ended_match_falls_asleep_and_its_buttons_still_answer(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=2)
        await end_match(people[0], thread)
        await eyes.all_sent()
        last = final(people[1], thread)
        stage.let_pass(25 * 3600)
        asleep = stage.sandbox.world.channels[thread.id].thread
        assert asleep is not None
        assert asleep.archived
        rematch = next(button for button in last.buttons if control_ids.read(button.custom_id or "").verb == "rematch")  # type: ignore[union-attr]
        pressed = click(stage.sandbox, people[1], last.message, rematch.custom_id or "", None)
        assert "⚠️" not in await answered(stage.sandbox, people[1], pressed)
        assert len(eyes.rows("SELECT 1 FROM matches")) == 2


async def test_a_match_whose_position_cannot_be_read_can_be_taken_back_and_ended(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=8)
        ada, bruno = people
        secret = eyes.now().match.secret
        eyes.change("UPDATE positions SET state = ? WHERE n = 8", b"{}")
        told = await bruno.slash(thread, "game move")
        assert eyes.rows("SELECT match FROM incidents"), told.text
        assert not (await bruno.slash(thread, "waiting")).failed
        await rewind(ada, thread, bruno, actions=1)
        await play_blind(people, thread, eyes, most=2)
        await eyes.all_sent()
        assert newest(ada, thread, is_live) is not None

        eyes.change("UPDATE positions SET state = ?", b"{}")
        await end_match(ada, thread)
        await eyes.all_sent()
        assert eyes.status == "closed"
        last = final(bruno, thread)
        assert says(last.text, "end-early-broken")
        assert secret in last.text
        assert verify(last.files[0].data)


async def test_if_a_rule_was_corrected_meanwhile_the_record_is_told_to_be_for_reading_only(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=8)
        # as if what was done then were refused today
        eyes.change('UPDATE positions SET written = \'{"do": "mend", "tiles": 2}\' WHERE n = 3')
        await end_match(people[0], thread)
        await eyes.all_sent()
        last = final(people[1], thread)
        assert "not recompute it" in last.text
        told = json.loads(last.files[0].data)
        assert told["secret"] == eyes.rows("SELECT secret FROM matches")[0]["secret"]
        assert len(told["moves"]) == 8
        exported = await people[0].slash(thread, "game export")
        assert "not recompute it" in exported.text
        assert exported.message.files[0].data == last.files[0].data
        assert eyes.rows("SELECT 1 FROM incidents") == []
