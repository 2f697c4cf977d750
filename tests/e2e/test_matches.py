"""Whole matches, from the lobby to the score sheet."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from engine.core import catalogue
from sandbox import Channel, Person
from tests.e2e.beginnings import begun
from tests.e2e.players import ByButtons, ByMail, BySlash, Eyes, Player, play, play_blind, result
from tests.e2e.stage import staged

pytestmark = pytest.mark.long

P = TypeVar("P", bound=Player)


async def play_to_the_end(folder: Path, style: Callable[[Person, Channel, Eyes], P]) -> list[P]:
    """Four people play a whole match in the same way; how they played it."""
    async with staged(folder) as stage:
        people, thread, eyes = await begun(stage, 4)
        players = [style(person, thread, eyes) for person in people]
        await play(players)
        await result(people[0], thread, eyes)
        return players


@pytest.mark.usefixtures("both_stores")
async def test_a_whole_match_by_buttons_only(tmp_path: Path) -> None:
    await play_to_the_end(tmp_path, ByButtons)


async def test_a_whole_match_by_slash_commands_only(tmp_path: Path) -> None:
    players = await play_to_the_end(tmp_path, BySlash)
    assert any(player.suggested for player in players)


async def test_a_whole_match_in_direct_messages_only(tmp_path: Path) -> None:
    await play_to_the_end(tmp_path, ByMail)


async def test_a_whole_match_with_closed_direct_messages_and_every_answer_dropped(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, room = stage.people(4), stage.sandbox.channel("game-room")
        for person in people:
            person.close_dms()
        thread = await stage.begin(people, room)
        eyes = Eyes(stage.settings.paravent_database)
        stage.sandbox.faults.drop("POST", "/interactions/*/callback", times=1_000_000)
        await play_blind(people, thread, eyes)
        await result(people[0], thread, eyes)
        ephemeral = [seen for person in people for seen in person.sees(thread) if seen.ephemeral]
        assert not ephemeral
        assert not any(person.dms for person in people)


async def test_one_person_against_house_players_on_every_other_seat(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, room = stage.sandbox.person("Ada"), stage.sandbox.channel("game-room")
        thread = await stage.begin([ada], room, house=3, level="regular")
        eyes = Eyes(stage.settings.paravent_database)
        await play([ByButtons(ada, thread, eyes)])
        await result(ada, thread, eyes)
        assert len([seat for seat, _ in eyes.line() if seat != eyes.seat_of(ada)]) > 50


@pytest.mark.parametrize("game", [game for game in catalogue.names() if game != "comuni"])
async def test_every_other_game_is_played_to_the_end_by_buttons_commands_and_direct_messages(
    tmp_path: Path, game: str
) -> None:
    async with staged(tmp_path) as stage:
        count = min(3, catalogue.find(game).seats[-1])
        people, thread, eyes = await begun(stage, count, game=game)
        styles = (ByButtons, BySlash, ByMail)
        await play([style(person, thread, eyes) for style, person in zip(styles, people, strict=False)])
        await result(people[0], thread, eyes)
        assert eyes.rows("SELECT * FROM incidents") == []


async def test_the_sharded_client_plays_too(tmp_path: Path) -> None:
    async with staged(tmp_path, paravent_sharded=True) as stage:
        people, thread, eyes = await begun(stage)
        await play([ByButtons(person, thread, eyes) for person in people], most=12)
        assert eyes.n == 12
