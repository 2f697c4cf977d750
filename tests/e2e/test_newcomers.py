"""Newcomers: the guide in the panel, hints with their reasons, and the rules with their pieces."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.board_text import pieces_text
from bot.cooldown import SECONDS
from bot.delivery import Answer
from bot.match import house_players
from bot.messages import control_ids
from bot.messages.message import shortened
from bot.messages.rulebook import chapters
from engine.core import catalogue
from engine.core.words import words_for
from renderers import registry
from renderers.legend import PAGES
from sandbox import Channel, Person, Seen
from sandbox.people import Exchange
from tests.e2e.players import ByButtons, Eyes, controls, live, look_at, play
from tests.e2e.posts import check_posts, posted
from tests.e2e.stage import Stage, staged
from tests.sentences import says

GAME = "alba_longa"
WELCOME = "Only you can see this message"
#: seconds to answer: a test looks at the whole answer, also while the worker is starting
UNHURRIED = 60.0


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers come whole, never in two steps."""
    monkeypatch.setattr(Answer, "PATIENCE", UNHURRIED)


class Table(NamedTuple):
    """A match of two people."""

    stage: Stage
    thread: Channel
    eyes: Eyes
    people: list[Person]

    @property
    def asked(self) -> Person:
        """Who is asked now."""
        now = self.eyes.now()
        return next(person for person in self.people if self.eyes.seat_of(person) == now.game.asked[0])

    async def panel(self, person: Person) -> Seen:
        """Press "Your Move"."""
        return (await person.press(await live(person, self.thread), "Your Move")).message

    async def play(self, most: int | None = None) -> None:
        """Go on."""
        await play([ByButtons(person, self.thread, self.eyes) for person in self.people], most=most)

    def guide(self) -> str:
        """What a newcomer reads about the question that is put now."""
        now = self.eyes.now()
        assert now.game.step is not None
        names = [f"{player.sign} {player.name}" for player in now.players]
        return words_for(now.match.game, "en", names, now.game.data).guide(now.game.step)

    async def notices(self) -> list[str]:
        """The lines about hints in the thread."""
        await self.eyes.all_sent()
        return [seen.text for seen in posted(self.people[0], self.thread) if "hint" in seen.text]


@asynccontextmanager
async def table(folder: Path, game: str = GAME) -> AsyncIterator[Table]:
    async with staged(folder, deadline=UNHURRIED) as stage:
        people, eyes = stage.people(2), Eyes(stage.settings.paravent_database)
        for person in people:
            eyes.change("UPDATE settings SET lang = 'en' WHERE person = ?", person.id)
        thread = await stage.begin(people, stage.sandbox.channel("game-room"), game=game, seats=2)
        yield Table(stage, thread, eyes, people)


def moves(hint: Seen) -> list[str]:
    """The custom ids of the buttons that fill a move in."""
    return [text for ident, text in controls(hint) if ident.verb == "fill"]


def whole(exchange: Exchange) -> str:
    """An answer and what follows it."""
    return "\n".join([exchange.text, *(more.text for more in exchange.followups)])


# -- the guide ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", catalogue.names())
async def test_the_panel_of_a_first_match_explains_the_question_and_before_the_first_answer_how_it_works(
    tmp_path: Path, game: str
) -> None:
    async with table(tmp_path, game) as here:
        person = here.asked
        panel = await here.panel(person)
        assert f"-# 💡 {here.guide()}" in panel.text
        assert WELCOME in panel.text
        while here.asked is person:
            await here.play(1)
        while here.asked is not person:
            await here.play(1)
        panel = await here.panel(person)
        assert f"-# 💡 {here.guide()}" in panel.text
        assert WELCOME not in panel.text


async def test_the_guide_comes_with_the_panel_by_direct_message_too(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        content = await here.asked.wait_for(here.asked.dm, here.guide())
        assert WELCOME in content.text


async def test_whoever_has_finished_a_match_of_the_game_is_not_guided_unless_wanted(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        person = here.asked
        here.eyes.change(
            "INSERT INTO matches (game, variant, lang, wanted, status, host, channel, secret, data, created) "
            "SELECT game, variant, lang, wanted, 'over', host, channel, secret, data, created FROM matches WHERE id = 1"
        )
        here.eyes.change("INSERT INTO results VALUES (2, 0, ?, NULL, 10, 1)", person.id)
        panel = await here.panel(person)
        assert "💡" not in panel.text.replace("💡 Hint", "")
        assert here.guide() not in panel.text
        shown = await look_at(person, panel, "Show Guide")
        assert here.guide() in shown.text
        assert WELCOME not in shown.text


async def test_a_hidden_guide_stays_hidden_also_after_a_restart(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        person = here.asked
        panel = await here.panel(person)
        hidden = await look_at(person, panel, "Hide Guide")
        assert here.guide() not in hidden.text
        await here.stage.drop_curtain()
        await here.stage.raise_curtain()
        panel = await here.panel(person)
        assert here.guide() not in panel.text
        assert here.guide() in (await look_at(person, panel, "Show Guide")).text


# -- hints -------------------------------------------------------------------------------------------------------------


async def test_a_hint_explains_moves_and_its_button_fills_one_in_without_carrying_it_out(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        for _ in range(25):
            person, before = here.asked, here.eyes.n
            hint = (await person.press(await here.panel(person), "Hint")).message
            assert 1 <= len(moves(hint)) <= 3
            for move in moves(hint):
                ident = control_ids.read(move)
                assert ident is not None
                filled = (await person.press(person.again(hint), move)).message
                # the move is one press away, and that press is the person's
                assert ident.arg in [found.arg for found, _ in controls(filled) if found.verb == "do"]
                hint = (await person.slash(here.thread, "hint")).message
            assert here.eyes.n == before
            await here.play(1)
            here.stage.let_pass(SECONDS)
        assert await here.notices() == []
        assert here.eyes.rows("SELECT * FROM incidents") == []


async def test_asking_twice_gives_the_same_hint_and_shows_nobody_else_anything(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        await here.play(6)
        await here.eyes.all_sent()
        await here.stage.sandbox.quiet()
        other = next(person for person in here.people if person is not here.asked)
        shown = len(other.shown())
        first = await here.asked.slash(here.thread, "hint")
        second = await here.asked.slash(here.thread, "hint")
        await here.stage.sandbox.quiet()
        assert len(other.shown()) == shown
        assert first.ephemeral
        assert first.text == second.text
        assert moves(first.message) == moves(second.message)


async def test_where_the_table_wants_it_a_hint_asks_an_expert_for_the_chances(tmp_path: Path) -> None:
    async with table(tmp_path, "goofspiel") as here:
        here.eyes.change("UPDATE matches SET hints = 2")
        person = here.asked
        thinking = await person.slash(here.thread, "hint")
        if not says(thinking.text, "hint-expert"):
            assert says(thinking.text, "hint-thinking")
        shown = await person.wait_for(here.thread, lambda seen: says(seen.text, "hint-expert"), seconds=UNHURRIED)
        assert shown.ephemeral
        assert says(shown.text, "hint-next") or says(shown.text, "hint-next-close")
        assert "%" in shown.text
        assert moves(shown)
        here.stage.let_pass(SECONDS)
        again = await person.slash(here.thread, "hint")
        await person.wait_for(here.thread, lambda seen: seen.id == again.message.id and seen.text == shown.text)
        assert await here.notices() == []


async def test_whoever_is_not_asked_gets_a_sentence_instead_of_a_hint(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        other = next(person for person in here.people if person is not here.asked)
        assert says((await other.slash(here.thread, "hint")).text, "refusal-hint-not-asked")
        stranger = here.stage.sandbox.people[3]
        assert says((await stranger.slash(here.thread, "hint")).text, "refusal-not-seated", "de")


async def test_a_hint_that_is_not_thought_up_in_time_is_a_sentence_and_nobody_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(tmp_path) as here:
        here.eyes.change("UPDATE matches SET hints = 0")
        monkeypatch.setattr(house_players, "LONGEST_THOUGHT", 0.0)
        warned = (await here.asked.slash(here.thread, "hint")).message
        slow = await here.asked.press(warned)
        assert says(slow.text, "refusal-hint-too-slow")
        assert await here.notices() == []
        assert here.eyes.rows("SELECT * FROM incidents") == []


async def test_the_button_of_an_old_hint_shows_the_question_that_counts_now(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        person = here.asked
        hint = (await person.slash(here.thread, "hint")).message
        await here.play(1)
        before = here.eyes.n
        answer = await person.press(hint, moves(hint)[0])
        assert says(answer.text, "stale")
        assert here.eyes.n == before


async def test_at_a_table_without_hints_taking_one_is_told_once_for_each_question(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        here.eyes.change("UPDATE matches SET hints = 0")
        person = here.asked
        warning = await person.press(await here.panel(person), "Hint")
        assert says(warning.text, "hint-forbidden")
        assert moves(warning.message) == []
        assert await here.notices() == []
        hint = await person.press(warning.message, "Take the Hint")
        assert moves(hint.message)
        [notice] = await here.notices()
        assert person.mention in notice
        again = await person.slash(here.thread, "hint")
        assert moves(again.message)
        assert len(await here.notices()) == 1
        while here.asked is not person or here.eyes.n == 0:
            await here.play(1)
        assert says((await person.slash(here.thread, "hint")).text, "hint-forbidden")
        await here.eyes.all_sent()
        await check_posts(here.stage.settings.paravent_database, person, here.thread)


class Unavailable:
    """House players that cannot be reached."""

    def __init__(self, houses: Any) -> None:
        self._houses = houses

    def __getattr__(self, name: str) -> Any:
        return getattr(self._houses, name)

    async def advise(self, *_: Any) -> Any:
        raise ConnectionError("no worker")


async def test_a_house_that_fails_costs_nothing_but_a_sentence_and_an_incident(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        here.eyes.change("UPDATE matches SET hints = 0")
        here.stage.replace_services(houses=Unavailable(here.stage.services.houses))
        person = here.asked
        panel = await here.panel(person)
        warning = (await person.press(panel, "Hint")).message
        failed = await person.press(warning, "Take the Hint")
        assert says(whole(failed), "incident")
        assert len(here.eyes.rows("SELECT * FROM incidents")) == 1
        # a table is not told of a hint that nobody got
        assert await here.notices() == []
        await here.play(2)


async def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    async with table(tmp_path) as here:
        person = here.asked
        first = await person.slash(here.thread, "hint")
        os.kill(await here.stage.services.houses._pool.run(os.getpid), signal.SIGKILL)
        assert (await person.slash(here.thread, "hint")).text == first.text


# -- the rules ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", catalogue.names())
async def test_the_rules_have_a_legend_of_the_pieces_also_without_pictures(tmp_path: Path, game: str) -> None:
    async with staged(tmp_path) as stage:
        ada, room = stage.sandbox.person("Ada"), stage.sandbox.channel("game-room")
        legend = await ada.slash(room, "rules", term="pieces", game=game)
        assert shortened(pieces_text(game, "en"), 3500) in legend.text
        first = await ada.choose(legend.message, "0")
        assert (await ada.choose(first.message, "pieces")).text == legend.text
        offered = await ada.suggestions(room, "rules", "term", "pie", game=game)
        assert offered[0].value == "pieces"


@pytest.mark.usefixtures("patient_pictures")
async def test_the_first_chapter_and_the_pieces_are_drawn(tmp_path: Path) -> None:
    async with staged(tmp_path, deadline=UNHURRIED, paravent_painters=1) as stage:
        assert stage.bot is not None
        assert stage.app.render_pool is not None
        await stage.app.render_pool.open()
        ada, room = stage.sandbox.person("Ada"), stage.sandbox.channel("game-room")
        drawn = await ada.slash(room, "rules", term="pieces", game=GAME)
        sheet = drawn.message.files
        assert [one.description for one in sheet] == [registry.find(GAME).pieces_alt("en", page) for page in PAGES]
        first = await ada.choose(drawn.message, "0")
        assert [file.filename for file in first.message.files] == [one.filename for one in sheet]
        assert not (await ada.choose(first.message, "1")).message.files


@pytest.mark.usefixtures("patient_pictures")
async def test_the_chapter_of_the_first_turn_shows_the_match_it_tells_of(tmp_path: Path) -> None:
    async with staged(tmp_path, deadline=UNHURRIED, paravent_painters=1) as stage:
        assert stage.app.render_pool is not None
        await stage.app.render_pool.open()
        ada, room = stage.sandbox.person("Ada"), stage.sandbox.channel("game-room")
        number, chapter = next((n, one) for n, one in enumerate(chapters(GAME, "en")) if one.shown)
        page = await ada.slash(room, "rules", term=str(number), game=GAME)
        assert len(page.message.files) == len(chapter.shown)
        assert all(file.description for file in page.message.files)
