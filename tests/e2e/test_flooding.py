"""Someone who floods a server is stopped by a sentence, and nobody else is."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.match.outreach import BY_PERSON, FROM_ONE
from bot.wording import refusal
from engine.core.illegal import Illegal
from tests.e2e.endings import finish
from tests.e2e.players import Eyes
from tests.e2e.stage import staged
from tests.e2e.stores import both_stores

__all__ = ["both_stores"]

VOTES = BY_PERSON["vote"]
LOBBIES = BY_PERSON["lobby"][0]


def told(key: str, lang: str = "en", **facts: object) -> str:
    """What is said when it is too much, up to the moment from which on it is possible again."""
    return refusal(Illegal(f"outreach-{key}", when="<t:", **facts), None, lang).partition("<t:")[0] + "<t:"


@pytest.mark.usefixtures("both_stores")
async def test_a_hundred_lobbies_at_once_are_ten_and_possible_again_later(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        [ada, bruno], room = stage.people(2), stage.sandbox.channel("game-room")
        said = []
        for _ in range(20):
            asked = [await ada.slash(room, "game new", game="comuni", language="en", wait=False) for _ in range(5)]
            said += [(await exchange.complete()).text for exchange in asked]
        # on a busy machine a few may be told to try again
        opened = [text for text in said if "Comuni #" in text]
        assert len(opened) == LOBBIES.most
        refused = {text for text in said if "⚠️" in text}
        assert refused
        assert all(told("lobby", most=10) in text for text in refused)
        eyes = Eyes(stage.settings.paravent_database)
        await eyes.all_sent()
        assert len(eyes.rows("SELECT id FROM matches")) == LOBBIES.most
        # nobody else is stopped
        assert "#11" in (await bruno.slash(room, "game new", game="comuni", language="en")).text
        # a new start forgets nothing
        await stage.drop_curtain()
        await stage.raise_curtain()
        assert "⚠️" in (await ada.slash(room, "game new", game="comuni", language="en")).text
        await ada.slash(room, "settings", language="fr")
        assert told("lobby", "fr", most=10) in (await ada.slash(room, "game new", game="comuni")).text
        await ada.slash(room, "settings", language="de")
        assert told("lobby", "de", most=10) in (await ada.slash(room, "game new", game="comuni")).text
        stage.let_pass(LOBBIES.seconds)
        await ada.slash(room, "settings", language="en")
        assert "⚠️" not in (await ada.slash(room, "game new", game="comuni", language="en")).text


async def test_a_stranger_hears_a_few_invitations_of_one_person_at_most(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = stage.people(2)
        stranger = stage.sandbox.people[4]
        thread = await stage.begin(people, stage.sandbox.channel("game-room"), seats=2)
        said = []
        for _ in range(25):
            said.append((await people[0].slash(thread, "mentor invite", user=stranger)).text)
            await people[0].slash(thread, "mentor end", user=stranger)
        assert sum("⚠️" not in text for text in said) == FROM_ONE.most
        assert told("pair", user=f"<@{stranger.id}>", most=3) in said[-1]
        eyes = Eyes(stage.settings.paravent_database)
        await eyes.all_sent()
        assert len(eyes.rows("SELECT id FROM mentors")) == FROM_ONE.most
        # the same person is not asked to take a seat either
        sure = await people[0].slash(thread, "game replace", user=stranger)
        assert "⚠️" in (await people[0].press(sure.message, 0)).text
        assert eyes.rows("SELECT id FROM offers") == []


async def test_a_table_is_asked_a_few_times_at_most(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = stage.people(2)
        thread = await stage.begin(people, stage.sandbox.channel("game-room"), seats=2)
        eyes = Eyes(stage.settings.paravent_database)
        for _ in range(VOTES[0].most):
            assert "⚠️" not in (await people[0].slash(thread, "game pause")).text
            assert "⚠️" not in (await people[1].slash(thread, "vote", answer="no")).text
        refused = (await people[0].slash(thread, "game pause")).text
        assert told("vote", most=5) in refused
        assert len(eyes.rows("SELECT id FROM ballots")) == VOTES[0].most
        # people who have not asked may ask
        assert "⚠️" not in (await people[1].slash(thread, "game pause")).text


async def test_a_rematch_counts_as_a_lobby(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, room = stage.people(2), stage.sandbox.channel("game-room")
        thread = await stage.begin(people, room, seats=2)
        await finish(stage, 1, people, thread)
        for _ in range(LOBBIES.most - 1):
            await people[0].slash(room, "game new", game="comuni", language="en")
        assert told("lobby", most=10) in (await people[0].slash(thread, "game rematch")).text
        assert "⚠️" not in (await people[1].slash(thread, "game rematch")).text
        # the second to come joins: that is no new lobby
        assert "⚠️" not in (await people[0].slash(thread, "game rematch")).text
