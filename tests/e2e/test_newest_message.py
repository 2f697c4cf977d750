"""The question that counts is always the newest message of its thread: what else is told stands in it or above it."""

from __future__ import annotations

from pathlib import Path

from sandbox import Seen
from tests.e2e.players import BySlash, answered, click, is_live, wish
from tests.e2e.posts import posted
from tests.e2e.stage import choose_notices
from tests.e2e.test_absence import Table, table
from tests.e2e.times import DAY, HOUR, later, settled
from tests.sentences import says


def newest_is_live(here: Table) -> Seen:
    """The newest message asks, and no other one does."""
    found = posted(here.people[0], here.thread)
    assert [seen.id for seen in found if is_live(seen)] == [found[-1].id]
    return found[-1]


async def test_a_pause_stands_in_the_question_with_a_button_to_end_it(tmp_path: Path) -> None:
    async with table(tmp_path, count=2, pace="daily") as here:
        before, caller = newest_is_live(here), here.people[0]
        here.boxes.empty()
        await caller.slash(here.thread, "game pause")
        await settled(here.stage, here.eyes)
        asked = newest_is_live(here)
        assert asked.id != before.id, "the vote stands above it"
        above = posted(caller, here.thread)[-2]
        assert says(above.text, "ballot-pause")
        assert not here.people[1].again(before).buttons
        other = here.people[1]
        assert [(notice.person, notice.where) for notice in here.boxes.empty()] == [(other.name, "thread")], "the voter"
        await other.press(above, "Agree")
        await settled(here.stage, here.eyes)
        paused = newest_is_live(here)
        late = next(button.custom_id or "" for button in paused.buttons if button.label == "Resume")
        assert paused.id == asked.id, "a notice needs no message of its own"
        assert says(paused.text, "notice-paused")
        await other.press(paused, "Resume")
        await settled(here.stage, here.eyes)
        running = newest_is_live(here)
        assert says(running.text, "notice-resumed")
        assert "Resume" not in [button.label for button in running.buttons]
        assert here.boxes.empty() == []
        # a press on a page that is behind is answered with a sentence
        held = click(here.stage.sandbox, other, paused.message, late, None)
        assert says(await answered(here.stage.sandbox, other, held), "refusal-not-paused")


async def test_a_vote_is_withdrawn_by_whoever_called_it_and_a_voice_by_whoever_gave_it(tmp_path: Path) -> None:
    async with table(tmp_path, count=3, pace="daily") as here:
        caller, other, third = here.people
        await caller.slash(here.thread, "game end")
        await settled(here.stage, here.eyes)
        vote = posted(caller, here.thread)[-2]
        agree = next(button.custom_id or "" for button in vote.buttons if button.label == "Agree")
        refused = await other.press(vote, "Withdraw")
        assert says(refused.text, "refusal-not-voted")
        await other.press(vote, "Agree")
        await settled(here.stage, here.eyes)
        assert f"✅ <@{other.id}>" in other.again(vote).text
        assert says((await other.press(vote, "Withdraw")).text, "vote-undecided")
        await settled(here.stage, here.eyes)
        assert f"⏳ <@{other.id}>" in other.again(vote).text
        await third.press(vote, "Agree")
        here.stage.sandbox.faults.duplicate_next(2)
        assert says((await caller.slash(here.thread, "vote", answer="withdraw")).text, "vote-withdrawn")
        await settled(here.stage, here.eyes)
        closed = other.again(vote)
        assert says(closed.text, "ballot-withdrawn")
        assert not closed.buttons
        late = click(here.stage.sandbox, other, vote.message, agree, None)
        assert says(await answered(here.stage.sandbox, other, late), "refusal-ballot-closed")
        assert here.eyes.now().match.status == "running"
        newest_is_live(here)
        # and it can be called once more
        await caller.slash(here.thread, "game end")
        assert len(here.eyes.rows("SELECT 1 FROM ballots WHERE outcome = 'open'")) == 1


async def test_reminders_in_the_thread_stand_above_the_question(tmp_path: Path) -> None:
    async with table(tmp_path, count=3, pace="daily") as here:
        await here.stage.services.store.write(lambda db: choose_notices(db, here.people, "thread"))
        lazy, first = here.asked, newest_is_live(here)
        here.boxes.empty()
        assert await here.later(10.1 * HOUR) == [(lazy.name, "thread")]
        second = newest_is_live(here)
        assert says(posted(lazy, here.thread)[-2].text, "nudge-remind")
        assert first.id != second.id
        assert await here.later(10 * HOUR) == [(lazy.name, "thread")]
        third = newest_is_live(here)
        # what was only moved down leaves nothing behind
        standing = [seen.id for seen in posted(lazy, here.thread)]
        assert first.id in standing
        assert second.id not in standing
        assert third.text == second.text
        await lazy.press(third, "Your Move")
        await here.later(DAY)
        newest_is_live(here)


async def test_a_seat_that_is_free_and_one_that_is_offered_are_told_above_the_question(tmp_path: Path) -> None:
    async with table(tmp_path, count=3, pace="daily") as here:
        giver, stranger = here.people[0], here.stage.sandbox.people[4]
        sure = await giver.slash(here.thread, "game replace", user=stranger)
        await giver.press(sure.message, 0)
        await settled(here.stage, here.eyes)
        offered = posted(giver, here.thread)[-2]
        assert says(offered.text, "offer-means")
        newest_is_live(here)
        lazy = here.asked
        for _ in range(3):
            await here.play(most=60, without=(lazy,))
            await here.later(DAY)
            newest_is_live(here)
            await here.later(8 * HOUR)
            newest_is_live(here)
        assert here.seat(lazy).held == "regular"
        assert any(says(seen.text, "vacancy-open") for seen in posted(giver, here.thread))


async def test_a_vote_called_while_a_question_is_still_under_way_costs_nobody_the_ping(tmp_path: Path) -> None:
    async with table(tmp_path, count=2, pace="daily") as here:
        here.boxes.empty()
        asked = here.asked
        # nothing can be posted in the thread until the vote has been called
        fault = here.stage.sandbox.faults.fail("POST", f"/channels/{here.thread.id}/messages", times=1000)
        while here.asked is asked:
            now = here.eyes.now()
            person = next(one for one in here.people if one.id == now.players[now.game.asked[0]].user)
            await BySlash(person, here.thread, here.eyes, blind=True).act(wish(now, now.game.asked[0]))
        await asked.slash(here.thread, "game pause")
        fault.times = 0
        await later(here.stage, here.eyes, 2 * HOUR)
        newest_is_live(here)
        told = [notice.text for notice in here.boxes.empty() if notice.person == here.asked.name]
        assert sum(says(text, "ballot-pause") for text in told) == 1, told
        assert len(told) == 2, "for the question, and for the vote"
