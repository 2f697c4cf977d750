"""Mentors: someone who does not play watches one seat, as long as its player consents, and the table knows it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from bot.board_text import hand_text
from bot.match.seats import hold
from bot.messages.control_ids import ControlId
from bot.wording import plain_names
from sandbox import Channel, Person, Seen
from tests.e2e.players import ByButtons, Eyes, answered, click, controls, give_seat, play
from tests.e2e.posts import check_posts, posted
from tests.e2e.stage import Stage, staged
from tests.e2e.twins import arrange, script
from tests.sentences import saying, says

GAME = "alba_longa"
NONE = "You have no invitation"


class Table(NamedTuple):
    """A match of Ada and Bruno, and people who do not play."""

    stage: Stage
    thread: Channel
    eyes: Eyes
    ada: Person
    bruno: Person
    chloe: Person
    dieter: Person

    def hand_text(self, person: Person) -> str:
        """What lies behind someone's screen, in words."""
        now = self.eyes.now()
        view = now.game.view_of(self.eyes.seat_of(person))
        return hand_text(view, "en", plain_names(now.players, "en"))

    async def notices(self) -> list[str]:
        """The lines about mentors in the thread."""
        await self.eyes.all_sent()
        lines = [line for seen in posted(self.bruno, self.thread) for line in seen.text.splitlines()]
        return [line for line in lines if "watching the seat of" in line]

    async def invite(self, mentor: Person | None = None) -> str:
        """Ada lets someone watch."""
        return (await self.ada.slash(self.thread, "mentor invite", user=mentor or self.chloe)).text

    async def watch(self, person: Person | None = None) -> Seen:
        """Someone looks."""
        return (await (person or self.chloe).slash(self.thread, "mentor watch")).message

    async def watched_seat_goes_to(self, heir: Person) -> None:
        """Chloé watches Ada's seat until Ada gives it away."""
        await self.invite()
        seen = await self.watch()
        await give_seat(self.ada, self.thread, player=str(self.eyes.seat_of(self.ada)), user=heir)
        assert NONE in (await self.chloe.press(seen, "Refresh")).text


@asynccontextmanager
async def table(folder: Path) -> AsyncIterator[Table]:
    async with staged(folder) as stage:
        people = stage.people(4)
        thread = await stage.begin(people[:2], stage.sandbox.channel("game-room"), game=GAME, seats=2)
        eyes = Eyes(stage.settings.paravent_database)
        for person in stage.sandbox.people:
            eyes.change("UPDATE settings SET lang = 'en' WHERE person = ?", person.id)
        yield Table(stage, thread, eyes, *people)


async def test_a_mentor_is_invited_by_direct_message_and_watches_by_its_button(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        await here.invite()
        content = await here.chloe.wait_for(here.chloe.dm, saying("mentor-invitation"))
        assert await here.notices() == []
        seen = (await here.chloe.press(content, "Watch the Seat")).message
        assert here.hand_text(here.ada) in seen.text
        assert here.hand_text(here.bruno) not in seen.text
        [notice] = await here.notices()
        assert here.chloe.mention in notice
        assert here.ada.mention in notice
        await check_posts(here.stage.settings.paravent_database, here.bruno, here.thread)


async def test_with_closed_direct_messages_the_command_finds_the_seat(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        here.chloe.close_dms()
        await here.invite()
        exchange = await here.chloe.slash(here.stage.sandbox.channel("game-room"), "mentor watch", match=1)
        assert exchange.ephemeral
        assert here.hand_text(here.ada) in exchange.text


async def test_a_mentor_can_press_nothing_but_refresh(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        await here.invite()
        seen = await here.watch()
        assert [ident.verb for ident, _ in controls(seen)] == ["watch"]
        assert not seen.selects
        before = here.eyes.n
        now = here.eyes.now()
        for verb in ("move", "hand", "hint", "undo"):
            forged = str(ControlId(verb, 1, now.game.question, now.match.era))
            pressed = click(here.stage.sandbox, here.chloe, seen.message, forged, None)
            assert says(await answered(here.stage.sandbox, here.chloe, pressed), "refusal-not-seated")
        assert here.eyes.n == before


async def test_refreshing_shows_the_seat_as_it_is_now(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        await here.invite()
        seen = await here.watch()
        while here.hand_text(here.ada) in seen.text:
            await play([ByButtons(person, here.thread, here.eyes) for person in (here.ada, here.bruno)], most=5)
        again = await here.chloe.press(seen, "Refresh")
        assert here.hand_text(here.ada) in again.text
        assert len(await here.notices()) == 1


async def test_a_consent_withdrawn_between_opening_and_refreshing_shows_nothing_more(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        await here.invite()
        seen = await here.watch()
        await here.ada.slash(here.thread, "mentor end")
        await play([ByButtons(person, here.thread, here.eyes) for person in (here.ada, here.bruno)], most=8)
        shown = len(here.chloe.shown())
        again = await here.chloe.press(seen, "Refresh")
        assert NONE in again.text
        assert NONE in (await here.watch()).text
        assert not any(here.hand_text(here.ada).encode() in each.bytes for each in here.chloe.shown()[shown:])
        # what the message showed before is gone too
        assert here.chloe.again(seen).text == again.text
        told = await here.notices()
        assert len(told) == 2
        assert says(told[1], "notice-mentor-ends")


async def test_the_mentor_can_end_it_too(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        await here.invite()
        seen = await here.watch()
        await here.chloe.slash(here.thread, "mentor end")
        assert NONE in (await here.chloe.press(seen, "Refresh")).text
        assert len(await here.notices()) == 2
        assert NONE in (await here.chloe.slash(here.thread, "mentor end")).text


async def test_an_invitation_nobody_accepted_ends_without_a_word_to_the_table(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        await here.invite()
        await here.ada.slash(here.thread, "mentor end")
        assert NONE in (await here.watch()).text
        assert await here.notices() == []


async def test_with_another_user_on_the_seat_the_consent_is_gone(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        await here.watched_seat_goes_to(here.dieter)
        _, ended = await here.notices()
        assert says(ended, "notice-mentor-ends", user=here.chloe.mention)
        assert here.ada.mention in ended


async def test_while_the_house_holds_the_seat_nobody_watches(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        await here.invite()
        seen = await here.watch()
        now = here.eyes.now()
        with here.eyes.db() as db:
            hold(db, now, here.eyes.seat_of(here.ada), here.stage.sandbox.clock.now())
        assert NONE in (await here.chloe.press(seen, "Refresh")).text
        # back on the seat, Ada must consent anew
        await here.ada.slash(here.thread, "game return")
        assert NONE in (await here.watch()).text


async def test_a_mentor_who_takes_the_seat_watches_no_more(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        await here.watched_seat_goes_to(here.chloe)
        assert len(await here.notices()) == 2
        stranger = await here.bruno.slash(here.thread, "mentor invite", user=here.chloe)
        assert "play in this match" in stranger.text


async def test_whoever_has_watched_a_seat_takes_no_other(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        await here.invite()
        await here.watch()
        await here.ada.slash(here.thread, "mentor end")
        seat = here.eyes.seat_of(here.bruno)
        refused = await here.bruno.slash(here.thread, "game replace", player=str(seat), user=here.chloe)
        assert says(refused.text, "refusal-seen-elsewhere")
        assert here.eyes.seat_of(here.bruno) == seat
        with here.eyes.db() as db:
            hold(db, here.eyes.now(), seat, here.stage.sandbox.clock.now())
        call = await here.ada.wait_for(here.thread, saying("vacancy-open"))
        assert says((await here.chloe.press(call, "Take the Seat")).text, "refusal-seen-elsewhere")


async def test_whoever_has_sat_at_a_seat_neither_takes_nor_watches_another(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        first, second = here.eyes.seat_of(here.ada), here.eyes.seat_of(here.bruno)
        await give_seat(here.ada, here.thread, player=str(first), user=here.dieter)
        refused = await here.bruno.slash(here.thread, "game replace", player=str(second), user=here.ada)
        assert says(refused.text, "refusal-seen-elsewhere")
        refused = await here.bruno.slash(here.thread, "mentor invite", user=here.ada)
        assert says(refused.text, "refusal-seen-elsewhere")
        # one's own seat again, that is another thing
        await give_seat(here.dieter, here.thread, player=str(first), user=here.ada)
        assert here.eyes.seat_of(here.ada) == first


async def test_when_the_match_is_over_every_old_button_refuses(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        await here.invite()
        seen = await here.watch()
        *_, (_seat, _action, last) = script(GAME, 2)
        arrange(here.eyes, last)
        await play([ByButtons(person, here.thread, here.eyes) for person in (here.ada, here.bruno)])
        assert here.eyes.status == "over"
        assert "The match is over" in (await here.chloe.press(seen, "Refresh")).text
        assert "The match is over" in (await here.watch()).text
        assert here.eyes.rows("SELECT 1 FROM mentors WHERE until IS NULL") == []


async def test_who_may_be_a_mentor(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        assert "play in this match" in await here.invite(here.bruno)
        assert "play in this match" in await here.invite(here.ada)
        assert says(await here.invite(), "mentor-invited")
        assert says(await here.invite(), "refusal-mentor-already")
        stranger = await here.dieter.slash(here.thread, "mentor invite", user=here.chloe)
        assert says(stranger.text, "refusal-not-seated")


async def test_two_mentors_at_most_watch_a_seat(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        eve = here.stage.sandbox.people[4]
        await here.invite(here.chloe)
        await here.invite(here.dieter)
        assert says(await here.invite(eve), "refusal-mentor-most", most=2)
        await here.ada.slash(here.thread, "mentor end", user=here.dieter)
        assert says(await here.invite(eve), "mentor-invited")
        assert here.hand_text(here.ada) in (await here.watch()).text
        assert NONE in (await here.watch(here.dieter)).text


async def test_whoever_has_watched_one_seat_cannot_watch_another_of_the_match(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        await here.invite()
        await here.bruno.slash(here.thread, "mentor invite", user=here.chloe)
        # the newest invitation counts, and makes the other void
        assert here.hand_text(here.bruno) in (await here.watch()).text
        await here.bruno.slash(here.thread, "mentor end")
        assert NONE in (await here.watch()).text
        assert says(await here.invite(), "refusal-seen-elsewhere")


async def test_a_consent_survives_a_restart(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        await here.invite()
        seen = await here.watch()
        await here.stage.drop_curtain()
        await here.stage.raise_curtain()
        assert here.hand_text(here.ada) in (await here.chloe.press(seen, "Refresh")).text
