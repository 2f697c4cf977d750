"""What people had begun on an earlier version besides playing goes on: votes, seats, lobbies, tournaments, orders."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core import catalogue
from engine.core.words import words_for
from sandbox import Person
from tests.chance import known_chance
from tests.e2e.endings import finish
from tests.formats import kept
from tests.formats.revival import Control, Server, revived
from tests.laws.tables import OURS

__all__ = ["known_chance"]

VERSIONS = pytest.mark.parametrize("version", kept.servers(), ids=lambda folder: folder.name)


def control(server: Server, verb: str, match: int | None = None) -> Control:
    """The newest control of a verb, as it stood."""
    fits = [one for one in server.controls if one.ident.verb == verb and match in (None, one.ident.match)]
    return fits[-1]


async def press(server: Server, person: Person, verb: str, match: int | None = None) -> str:
    return await server.answer(person, control(server, verb, match))


def running(game: str) -> str:
    return f"game = '{game}' AND wanted = 3 AND status = 'running'"


@VERSIONS
async def test_votes_that_were_open_are_answered_by_their_old_buttons(version: Path, tmp_path: Path) -> None:
    async with revived(version, tmp_path) as server:
        eyes = server.eyes
        votes = {row["kind"]: row["match"] for row in eyes.rows("SELECT * FROM ballots WHERE outcome = 'open'")}
        assert set(votes) == {"pause", "end"}
        await server.settle()
        eyes.number = votes["pause"]
        caller, *others = server.seated()
        ballot = "SELECT outcome FROM ballots WHERE kind = ?"
        for person in (caller, *others):
            if eyes.rows(ballot, "pause") == [{"outcome": "open"}]:
                await press(server, person, "agree", votes["pause"])
        assert eyes.rows(ballot, "pause") == [{"outcome": "agreed"}]
        stopped = "SELECT match FROM pauses WHERE until IS NULL"
        assert eyes.rows(stopped) == [{"match": votes["pause"]}]
        await others[0].slash(server.thread(), "game resume")
        assert eyes.rows(stopped) == []
        eyes.number = votes["end"]
        for person in server.seated():
            if eyes.rows(ballot, "end") == [{"outcome": "open"}]:
                await press(server, person, "refuse", votes["end"])
        assert eyes.rows(ballot, "end") == [{"outcome": "refused"}]
        assert eyes.status == "running"


@VERSIONS
async def test_a_lobby_is_joined_and_started_by_its_old_buttons(version: Path, tmp_path: Path) -> None:
    async with revived(version, tmp_path) as server:
        eyes = server.eyes
        number = server.match("status = 'lobby'")
        await server.settle()
        host, _ = server.seated()
        known = {person.id for person in server.seated()}
        newcomer = next(person for person in server.sandbox.people if person.id not in known)
        await press(server, newcomer, "join", number)
        await server.settle()
        await press(server, host, "start", number)
        await eyes.until(lambda: eyes.status == "running", "the match")
        await server.settle()
        assert newcomer.id in {person.id for person in server.seated()}
        people, thread = server.seated(), server.thread()
        await finish(server.stage, number, people, thread)
        await eyes.until(lambda: eyes.status == "over", "the end")


@VERSIONS
async def test_a_tournament_goes_on_to_its_next_round(version: Path, tmp_path: Path) -> None:
    async with revived(version, tmp_path) as server:
        eyes = server.eyes
        await server.settle()
        for row in eyes.rows("SELECT id FROM matches WHERE tournament = 1 AND round = 1"):
            server.match("id = ?", row["id"])
            await finish(server.stage, row["id"], server.seated(), server.thread())
        second = "SELECT id FROM matches WHERE tournament = 1 AND round = 2 AND status = 'running'"
        await eyes.until(lambda: len(eyes.rows(second)) == 2, "the next round")
        await server.settle()


@VERSIONS
async def test_whoever_comes_back_takes_the_held_seat_by_the_old_button(version: Path, tmp_path: Path) -> None:
    async with revived(version, tmp_path) as server:
        eyes = server.eyes
        [held] = eyes.rows("SELECT match, person FROM players WHERE held IS NOT NULL")
        eyes.number = held["match"]
        await press(server, server.person(held["person"]), "return", held["match"])
        assert eyes.rows("SELECT 1 FROM players WHERE held IS NOT NULL") == []


@VERSIONS
async def test_a_mentor_still_watches(version: Path, tmp_path: Path) -> None:
    async with revived(version, tmp_path) as server:
        [consent] = server.eyes.rows("SELECT match, mentor, player FROM mentors")
        server.eyes.number = consent["match"]
        watched = await server.person(consent["mentor"]).slash(server.thread(), "mentor watch")
        assert watched.ephemeral
        assert server.person(consent["player"]).name in watched.text


@VERSIONS
@pytest.mark.parametrize("game", OURS)
async def test_armed_orders_are_still_in_force(version: Path, game: str, tmp_path: Path) -> None:
    async with revived(version, tmp_path) as server:
        number = server.match(running(game))
        rows = server.eyes.rows("SELECT word, person, place FROM orders WHERE match = ? ORDER BY place", number)
        assert len(rows) == 2
        owner = server.person(rows[0]["person"])
        shown = (await owner.slash(server.thread(), "orders show")).text
        orders = catalogue.find(game).kinds().orders
        for row in rows:
            assert words_for(game, "en").order_title(orders[row["word"]]) in shown
