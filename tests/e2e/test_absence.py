"""People who stay away, take a break, go on vacation, sleep, and come back: nobody has to manage it."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from bot.match.house_players import asked as house_asked
from bot.match.reminders import rests
from engine.core.words import words_for
from sandbox import Channel, Person, Seen
from tests.e2e.endings import finish
from tests.e2e.players import BySlash, Eyes, is_live, newest, printed, result, through_panel, what_waits, wish
from tests.e2e.stage import Stage, staged
from tests.e2e.times import DAY, HOUR, MINUTE, Postboxes, later, settled
from tests.sentences import saying, says


class Table(NamedTuple):
    """A match of some people, and what they are sent."""

    stage: Stage
    people: list[Person]
    thread: Channel
    eyes: Eyes
    boxes: Postboxes

    @property
    def asked(self) -> Person:
        """Who is asked."""
        now = self.eyes.now()
        user = now.players[now.game.asked[0]].user
        return next(person for person in self.people if person.id == user)

    @property
    def others(self) -> list[Person]:
        """Who is not."""
        asked = {self.eyes.now().players[seat].user for seat in self.eyes.now().game.asked}
        return [person for person in self.people if person.id not in asked]

    @property
    def live(self) -> Seen:
        """The live question."""
        seen = newest(self.people[0], self.thread, is_live)
        assert seen is not None
        return seen

    async def later(self, seconds: float) -> list[tuple[str, str]]:
        """Time passes; who was sent what where."""
        await later(self.stage, self.eyes, seconds)
        return [(notice.person, notice.where) for notice in self.boxes.empty()]

    async def play(self, *, most: int = 1, without: tuple[Person, ...] = ()) -> None:
        """People who are there play when asked, by commands."""
        by_user = {person.id: person for person in self.people}
        away = {person.id for person in without}
        for _ in range(most):
            now = self.eyes.now()
            if now.match.status != "running":
                return
            asked = [seat for seat in now.game.asked if now.players[seat].user not in away]
            if not asked:
                return
            seat = asked[0]
            person = by_user[now.players[seat].user or 0]
            await BySlash(person, self.thread, self.eyes, blind=True).act(wish(now, seat))
            await settled(self.stage, self.eyes)

    def seat(self, person: Person) -> Any:
        """The row of someone's seat."""
        return next(
            player for player in self.eyes.now().players if player.user == person.id or player.owner == person.id
        )


@asynccontextmanager
async def table(folder: Path, count: int = 3, **options: Any) -> AsyncIterator[Table]:
    """A match that has just begun."""
    async with staged(folder) as stage:
        people, eyes = stage.people(count), Eyes(stage.settings.paravent_database)
        for person in stage.sandbox.people:
            eyes.change("UPDATE settings SET lang = 'en' WHERE person = ?", person.id)
        thread = await stage.begin(people, stage.sandbox.channel("game-room"), seats=count, **options)
        await settled(stage, eyes)
        boxes = Postboxes(people, thread)
        yield Table(stage, people, thread, eyes, boxes)


async def test_the_chain_from_reminder_to_substitute_and_back(tmp_path: Path) -> None:
    async with table(tmp_path, pace="daily") as here:
        lazy, first = here.asked, here.eyes.now()
        [begun] = [notice for notice in here.boxes.notices if notice.person == lazy.name]
        assert begun.where == "thread"
        assert await here.later(9.9 * HOUR) == []
        assert await here.later(0.2 * HOUR) == [(lazy.name, "mail")]
        assert await here.later(10 * HOUR) == [(lazy.name, "mail")]
        # the deadline of a day: the table sees it, and how long the grace lasts
        assert await here.later(4 * HOUR) == [(lazy.name, "thread")]
        assert "grace period ends <t:" in here.live.text
        assert here.eyes.now().match.n == first.match.n
        await here.later(8 * HOUR)
        assert here.eyes.now().match.n > first.match.n
        await here.people[0].wait_for(here.thread, saying("notice-absent", count=1, most=3))
        # the same twice more, while the others play at once
        for strike in (2, 3):
            await here.play(most=60, without=(lazy,))
            assert here.asked is lazy
            await here.later(DAY)
            await here.later(8 * HOUR)
            await here.people[0].wait_for(here.thread, saying("notice-absent", count=strike, most=3))
        assert here.seat(lazy).held == "regular"
        call = await here.people[0].wait_for(here.thread, saying("vacancy-open"))
        # the house player goes on by itself
        await here.play(most=30, without=(lazy,))
        stranger = here.stage.sandbox.people[4]
        refused = await here.people[0].press(call, "Take the Seat")
        taken = await stranger.press(call, "Take the Seat")
        if here.people[0] is not lazy:
            assert says(refused.text, "refusal-seated-already")
        assert says(taken.text, "substituted")
        await settled(here.stage, here.eyes)
        assert (here.seat(lazy).user, here.seat(lazy).held) == (stranger.id, None)
        assert not here.people[0].again(call).buttons
        hand = await stranger.press(here.live, "Your Hand")
        assert hand.ephemeral
        assert says((await lazy.press(here.live, "Your Hand")).text, "refusal-not-seated")
        # and the one whose seat it is may come back at any time
        back = await lazy.slash(here.thread, "game return")
        assert says(back.text, "back-again")
        await settled(here.stage, here.eyes)
        assert (here.seat(lazy).user, here.seat(lazy).owner, here.seat(lazy).strikes) == (lazy.id, None, 0)
        assert says((await stranger.press(here.live, "Your Hand")).text, "refusal-not-seated")


@pytest.mark.long
async def test_two_of_five_desert_and_the_match_ends_without_an_admin(tmp_path: Path) -> None:
    async with table(tmp_path, count=5, pace="daily") as here:
        deserters = (here.people[1], here.people[3])
        days = 0
        while here.eyes.status == "running" and days < 60:
            await here.play(most=400, without=deserters)
            if here.eyes.status == "running":
                await here.later(DAY / 2)
                days += 1
        await result(here.people[0], here.thread, here.eyes)
        held = [player.user for player in here.eyes.now().players if player.held]
        assert set(held) == {person.id for person in deserters}
        assert not here.eyes.rows("SELECT 1 FROM outbox WHERE kind = 'notice' AND payload LIKE '%admin%'")


async def test_whoever_acts_in_the_grace_is_not_struck(tmp_path: Path) -> None:
    async with table(tmp_path, pace="daily") as here:
        lazy = here.asked
        await here.later(DAY + HOUR)
        assert says(here.live.text, "post-grace")
        await here.play()
        assert here.seat(lazy).strikes == 0
        assert "caretaker" not in "".join(seen.text for seen in lazy.sees(here.thread)[-2:])


async def test_a_held_seat_is_its_owners_again_with_the_first_own_action(tmp_path: Path) -> None:
    async with table(tmp_path, pace="live") as here:
        lazy = here.asked
        for _ in range(2):
            await here.play(most=60, without=(lazy,))
            await here.later(31 * MINUTE)
            await here.later(11 * MINUTE)
        assert here.seat(lazy).held
        back = await lazy.press(newest(lazy, here.thread, is_live) or here.live, "Your Move")
        assert back.ephemeral
        call = await lazy.wait_for(here.thread, lambda seen: any(one.label == "I’m Back" for one in seen.buttons))
        await lazy.press(call, "I’m Back")
        await settled(here.stage, here.eyes)
        assert here.seat(lazy).held is None
        again = await lazy.press(call, "I’m Back") if lazy.again(call).buttons else None
        assert again is None


async def test_a_notice_that_is_no_longer_true_is_struck_out(tmp_path: Path) -> None:
    async with table(tmp_path, pace="daily") as here:
        lazy = here.asked
        await here.later(10.5 * HOUR)
        reminder = lazy.dms[-1]
        assert says(reminder.text, "nudge-remind")
        await here.play()
        # within a minute of the virtual clock: it has not moved at all
        assert lazy.again(reminder).text == "-# ✅ Comuni #1: answered"
        assert not lazy.again(reminder).buttons


async def test_the_panel_one_has_acted_on_is_left_standing(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        person = here.asked
        [panel] = [seen for seen in person.dms if any(button.label == "More" for button in seen.buttons)]
        now = here.eyes.now()
        while here.eyes.now().game.asked == now.game.asked:
            acting = here.eyes.now()
            await through_panel(person, person.again(panel), wish(acting, acting.game.asked[0]))
        await settled(here.stage, here.eyes)
        assert ": answered" not in person.again(panel).text
        assert "othing for you to decide right now" in person.again(panel).text


async def test_nothing_is_sent_in_quiet_hours_and_the_ping_comes_in_the_morning(tmp_path: Path) -> None:
    async with table(tmp_path, pace="daily") as here:
        await here.play(most=1)
        sleeper = here.others[-1]
        now = here.stage.sandbox.clock.now()
        begins = datetime.fromtimestamp(now, UTC) - timedelta(minutes=30)
        ends = begins + timedelta(hours=8)
        quiet = f"{begins:%H:%M}-{ends:%H:%M}"
        answer = await sleeper.slash(here.thread, "settings", zone="UTC", quiet=quiet)
        assert f"{begins:%H:%M}" in answer.text
        here.boxes.empty()
        for _ in range(60):
            if here.asked is sleeper:
                break
            await here.play()
        assert here.asked is sleeper
        assert sleeper.name not in [notice.person for notice in here.boxes.empty()]
        # it is written there who is asked, without a sound
        assert sleeper.mention in here.live.text
        assert not [name for name, _ in await here.later(7 * HOUR) if name == sleeper.name]
        assert [name for name, _ in await here.later(HOUR)] == [sleeper.name]


async def test_a_pause_by_more_than_half_of_the_table_stops_the_clocks(tmp_path: Path) -> None:
    async with table(tmp_path, pace="daily") as here:
        lazy, (one, other) = here.asked, here.others
        assert says((await one.slash(here.thread, "game pause")).text, "vote-open")
        vote = await other.wait_for(here.thread, lambda seen: any(button.label == "Agree" for button in seen.buttons))
        await other.press(vote, "Agree")
        await settled(here.stage, here.eyes)
        assert says(here.live.text, "post-paused")
        here.boxes.empty()
        assert await here.later(10 * DAY) == []
        assert says((await one.slash(here.thread, "game pause")).text, "refusal-paused-already")
        await one.slash(here.thread, "game resume")
        await settled(here.stage, here.eyes)
        assert "time’s up <t:" in here.live.text
        assert await here.later(9 * HOUR) == []
        assert await here.later(1.5 * HOUR) == [(lazy.name, "mail")]
        assert says((await one.slash(here.thread, "game resume")).text, "refusal-not-paused")


async def test_a_vacation_stops_the_own_clock_only_and_has_an_end(tmp_path: Path) -> None:
    async with table(tmp_path, pace="daily") as here:
        away = here.asked
        assert says((await away.slash(here.thread, "vacation start", days=7)).text, "vacation-noted")
        await here.people[0].wait_for(here.thread, saying("notice-vacation"))
        here.boxes.empty()
        assert await here.later(6.9 * DAY) == []
        assert says((await away.slash(here.thread, "vacation start", days=3)).text, "refusal-vacation-twice")
        assert says((await away.slash(here.thread, "vacation show")).text, "vacation-left", days=23)
        too_long = await away.slash(here.thread, "vacation start", days=60, later=8)
        assert says(too_long.text, "refusal-vacation-too-long", most=30)
        assert await here.later(0.2 * DAY) == []
        # a day after the vacation the time is up, not a day after the question
        assert (away.name, "mail") in await here.later(0.5 * DAY)
        assert (away.name, "thread") in await here.later(0.5 * DAY)


async def test_who_is_next_is_told_if_wanted(tmp_path: Path) -> None:
    async with table(tmp_path, count=4, pace="none") as here:
        for person in here.people:
            await person.slash(here.thread, "settings", next=True)
        here.boxes.empty()
        before = {person.name: here.eyes.seat_of(person) for person in here.people}
        for _ in range(30):
            now = here.eyes.now()
            await here.play()
            after = here.eyes.now()
            if after.game.following() != now.game.following():
                break
        following = here.eyes.now().game.following()
        [name] = [name for name, seat in before.items() if seat == following]
        told = [notice for notice in here.boxes.empty() if says(notice.text, "nudge-next")]
        assert name in {notice.person for notice in told}
        assert len(told) == len({notice.person for notice in told}), "told once"


async def test_the_waiting_list_names_the_decision_and_the_deadline(tmp_path: Path) -> None:
    async with table(tmp_path, pace="daily") as here:
        person, now = here.asked, here.eyes.now()
        assert now.game.step is not None
        asked = words_for("comuni", "en").question(now.game.step)
        listed = await person.slash(here.thread, "waiting")
        assert (
            f"[Comuni #1](https://discord.com/channels/{now.match.guild}/{here.thread.id}/{here.live.id})"
            in listed.text
        )
        assert asked in listed.text
        assert "time’s up <t:" in listed.text
        assert "\n-# asked" in listed.text, "small print begins its line, or it is not small"
        # whichever server it is on
        here.eyes.change("UPDATE matches SET guild = 1")
        elsewhere = await person.slash(person.dm, "waiting")
        assert f"https://discord.com/channels/1/{here.thread.id}" in elsewhere.text
        assert asked in elsewhere.text
        panel = await person.press(elsewhere.message, "Comuni #1")
        assert asked in panel.text, "the question itself, without the way there"


async def test_a_seat_that_is_held_waits_for_nobody(tmp_path: Path) -> None:
    async with table(tmp_path, pace="live") as here:
        await held(here, *here.people)
        for person in here.people:
            assert "Comuni #1" not in what_waits((await person.slash(here.thread, "waiting")).text)


async def test_the_chain_goes_on_after_a_restart_and_an_outage_costs_nobody_time(tmp_path: Path) -> None:
    async with table(tmp_path, pace="daily") as here:
        lazy = here.asked
        await here.later(20.5 * HOUR)
        here.boxes.empty()
        await here.stage.drop_curtain()
        here.stage.let_pass(30 * HOUR)
        await here.stage.raise_curtain()
        await settled(here.stage, here.eyes)
        # thirty hours in which nobody could answer
        assert here.boxes.empty() == []
        assert here.seat(lazy).strikes == 0
        assert await here.later(4 * HOUR) == [(lazy.name, "thread")]


async def test_closed_direct_messages_bring_the_reminder_to_the_thread(tmp_path: Path) -> None:
    async with table(tmp_path, pace="daily") as here:
        lazy = here.asked
        lazy.close_dms()
        assert await here.later(10.5 * HOUR) == [(lazy.name, "thread")]
        await here.play()
        assert ": answered" in "".join(seen.text for seen in lazy.sees(here.thread))


async def test_wrong_settings_are_answered_with_a_sentence_and_keep_the_old_ones(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        person = here.people[0]
        assert says((await person.slash(here.thread, "settings", quiet="22-7")).text, "refusal-zone-first")
        assert says(
            (await person.slash(here.thread, "settings", zone="Moon/Base")).text,
            "refusal-no-such-zone",
            zone="Moon/Base",
        )
        assert "22:00-07:30" in (await person.slash(here.thread, "settings", zone="UTC", quiet="late")).text
        shown = await person.slash(here.thread, "settings", zone="Europe/Paris", quiet="22h30-7", remind=4)
        assert "22:30 \N{EN DASH} 07:00 (Europe/Paris)" in shown.text
        assert says(shown.text, "settings-remind", none="no", hours=4)
        offered = await person.suggestions(here.thread, "settings", "zone", "zur")
        assert "Europe/Zurich" in [choice.value for choice in offered]
        assert says((await person.slash(here.thread, "settings", quiet="off")).text, "settings-quiet", value="none")


async def held(here: Table, *people: Person) -> None:
    """These people stay away until house players hold their seats."""
    for _ in range(40):
        if all(here.seat(person).held for person in people):
            return
        await here.play(most=60, without=people)
        await here.later(31 * MINUTE)
        await here.later(11 * MINUTE)
    raise AssertionError("nobody holds the seats")


async def substituted(here: Table) -> tuple[Person, Person]:
    """Who has been away until a stranger took the seat, and this stranger."""
    owner, stranger = here.asked, here.stage.sandbox.people[4]
    await held(here, owner)
    call = await stranger.wait_for(here.thread, saying("vacancy-open"))
    await stranger.press(call, "Take the Seat")
    await settled(here.stage, here.eyes)
    return owner, stranger


async def test_a_substitute_who_stays_away_comes_back_to_the_seat_and_not_for_its_owner(tmp_path: Path) -> None:
    async with table(tmp_path, pace="live") as here:
        owner, stranger = await substituted(here)
        both = here._replace(people=[*here.people, stranger])
        await held(both, owner, stranger)
        assert both.seat(owner).user == stranger.id
        # acting means being back, and is for one's own seat
        await both.later(MINUTE)
        await stranger.slash(here.thread, "game return")
        await settled(here.stage, here.eyes)
        seat = both.seat(owner)
        assert (seat.user, seat.held, seat.owner) == (stranger.id, None, owner.id)
        assert (await stranger.press(here.live, "Your Hand")).ephemeral
        await owner.slash(here.thread, "game return")
        await settled(here.stage, here.eyes)
        assert (both.seat(owner).user, both.seat(owner).owner) == (owner.id, None)


async def test_a_seat_kept_warm_by_a_substitute_counts_for_its_owner(tmp_path: Path) -> None:
    async with table(tmp_path, pace="live") as here:
        owner, stranger = await substituted(here)
        people = [*here.people, stranger]
        await finish(here.stage, here.eyes.number, [one for one in people if one is not owner], here.thread)
        # nobody loses a rating by helping out, nor keeps one by staying away
        rated = {row["person"] for row in here.eyes.rows("SELECT person FROM ratings")}
        assert rated == {person.id for person in here.people}


async def test_a_match_that_everybody_has_left_rests_until_somebody_is_back(tmp_path: Path) -> None:
    async with table(tmp_path, pace="live") as here:
        await held(here, *here.people)
        await here.people[0].wait_for(here.thread, saying("notice-resting"))
        n = here.eyes.n
        assert here.eyes.look(house_asked, printed, here.eyes.number) is None
        now = here.eyes.now()
        assert not rests(replace(now.match, tournament=1), now.players), "the other tables of a round wait for its end"
        assert await here.later(10 * DAY) == []
        assert here.eyes.n == n
        assert here.eyes.status == "running"
        await here.stage.drop_curtain()
        await here.stage.raise_curtain()
        await settled(here.stage, here.eyes)
        assert here.eyes.n == n, "a restart does not wake it"
        await here.people[1].slash(here.thread, "game return")
        await settled(here.stage, here.eyes)
        await here.play(most=10)
        assert here.eyes.n > n + 10


async def test_after_an_outage_the_live_question_says_when_the_time_is_up_now(tmp_path: Path) -> None:
    async with table(tmp_path, pace="daily") as here:
        before = here.live.text
        await here.stage.drop_curtain()
        here.stage.let_pass(30 * HOUR)
        await here.stage.raise_curtain()
        await settled(here.stage, here.eyes)
        [was], [now] = (re.findall(r"time’s up <t:(\d+):R>", text) for text in (before, here.live.text))
        assert abs(int(now) - int(was) - 30 * HOUR) < MINUTE


async def test_no_clock_runs_while_discord_is_out_of_reach(tmp_path: Path) -> None:
    async with table(tmp_path, pace="live") as here:
        lazy = here.asked
        await here.later(20 * MINUTE)
        assert here.stage.bot is not None
        # as the library says it when the connection is lost, and when it is there again
        here.stage.bot.dispatch("disconnect")
        lost = here.stage.sandbox.clock.now() - 1
        beat = "SELECT 1 FROM memory WHERE key = 'beat' AND CAST(value AS REAL) > ?"
        await here.eyes.until(lambda: here.eyes.rows(beat, lost), "a last beat")
        here.stage.let_pass(5 * HOUR)
        # everything that is due would have been done when this is answered
        await here.others[0].slash(here.thread, "waiting")
        assert "grace" not in here.live.text
        here.stage.bot.dispatch("resumed")
        await here.eyes.until(lambda: here.eyes.rows("SELECT 1 FROM pauses"), "time given back")
        assert await here.later(MINUTE) == []
        assert (here.seat(lazy).strikes, "grace" in here.live.text) == (0, False)
        assert await here.later(10 * MINUTE) == [(lazy.name, "thread")]


async def test_a_shorter_interval_brings_one_reminder_and_not_all_that_would_have_been(tmp_path: Path) -> None:
    async with table(tmp_path, pace="none") as here:
        lazy = here.asked
        await lazy.slash(here.thread, "settings", remind=0)
        assert await here.later(2 * DAY) == []
        await lazy.slash(here.thread, "settings", remind=1)
        assert await here.later(MINUTE) == [(lazy.name, "mail")]
        assert await here.later(20 * MINUTE) == []


async def test_midnight_has_two_names_and_an_hour_sixty_minutes(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        person = here.people[0]
        shown = await person.slash(here.thread, "settings", zone="UTC", quiet="22-24")
        assert "22:00 \N{EN DASH} 00:00 (UTC)" in shown.text
        for wrong in ("22:75-7", "25-7", "0-24", "7-7"):
            assert "22:00-07:30" in (await person.slash(here.thread, "settings", quiet=wrong)).text
