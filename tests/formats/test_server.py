"""A server of an earlier version goes on after the upgrade: what was begun is ended, what was shown can be pressed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.core.record import verify
from tests.chance import known_chance
from tests.e2e.endings import finish
from tests.e2e.players import ByButtons, BySlash, play, result
from tests.e2e.posts import check_posts
from tests.formats import kept
from tests.formats.revival import Control, Server, revived, sayings
from tests.laws.tables import OURS

__all__ = ["known_chance"]

VERSIONS = pytest.mark.parametrize("version", kept.servers(), ids=lambda folder: folder.name)
#: the matches that were kept, each in the middle of something
MATCHES = {
    "deserted": "game = 'comuni' AND wanted = 2 AND pace = 'live'",
    "over": "status = 'over'",
    "ended early": "status = 'closed'",
    **{game: f"game = '{game}' AND wanted = 3 AND status = 'running'" for game in OURS},
    "lobby": "status = 'lobby'",
    "tournament": "tournament IS NOT NULL",
}
#: verbs of controls that change nothing but what someone sees, or has half chosen
LOOKS = (
    *("move", "menu", "tab", "pick", "ask", "replay", "since", "hand", "board", "rules", "log", "cut"),
    *("watch", "options", "orders", "order-open", "order-test", "keep"),
)
#: verbs that make another process think or draw: what they show is tested elsewhere
COSTLY = ("hint", "film", "review")
#: verbs whose number is a tournament's
OF_TOURNAMENTS = ("enter", "withdraw", "kickoff", "end-tournament")
#: what may end a match is pressed last
LAST = ("agree", "refuse", "end-match", "end-tournament")


@pytest.fixture
async def server(version: Path, which: str, tmp_path: Path) -> AsyncIterator[Server]:
    """A server that goes on, looking at one of its matches; all that was still to be sent has been sent."""
    async with revived(version, tmp_path) as found:
        found.match(MATCHES[which])
        await found.settle()
        yield found


def of_match(server: Server) -> list[Control]:
    """The controls of the match that is looked at; those of its tournament, and of the rules of its game, with it."""
    number = server.eyes.number
    [row] = server.eyes.rows("SELECT game, tournament FROM matches WHERE id = ?", number)
    found = []
    for control in server.controls:
        ident = control.ident
        if ident.verb in OF_TOURNAMENTS:
            mine = row["tournament"] is not None
        elif ident.match:
            mine = ident.match == number
        else:
            mine = ident.arg == row["game"]
        if mine:
            found.append(control)
    return found


def is_open(server: Server, control: Control) -> bool:
    """Whether a control belongs to the question that is asked now."""
    if server.eyes.status != "running":
        return False
    now = server.eyes.now()
    return (control.ident.question, control.ident.era) == (
        now.game.question,
        now.match.era,
    )


# -- what was not sent yet ---------------------------------------------------------------------------------------------


@VERSIONS
async def test_whatever_was_not_sent_is_sent_once_and_nothing_a_second_time(version: Path, tmp_path: Path) -> None:
    async with revived(version, tmp_path) as server:
        eyes, world = server.eyes, server.sandbox.world
        await server.settle()
        stood = server.stood
        now = {one: log[one] for log in world.messages.values() for one in log}
        public = {one for one, message in stood.items() if message.owner_id is None}
        assert public - set(now) == set(), "a post was taken away"
        rows = eyes.rows("SELECT * FROM outbox")
        # pictures are put away where nobody paints
        assert {row["state"] for row in rows if row["kind"] != "picture"} <= {"sent", "void"}
        assert {row["state"] for row in rows if row["id"] in server.unsent and row["kind"] != "picture"} == {"sent"}
        new = set(now) - public
        told = [row["message"] for row in rows if row["message"] in new]
        assert sorted(told) == sorted(new), "each new message is told of in one row"
        apart = "SELECT match FROM outbox WHERE kind IN ('nudge', 'vacancy', 'invitation')"
        for match in eyes.rows(f"SELECT id, thread FROM matches WHERE status = 'running' AND id NOT IN ({apart})"):
            thread = world.channels[match["thread"]]
            await check_posts(eyes.file, server.sandbox.people[0], thread, match["id"], before=public)
        # and all of that once, however often the bot is started
        everything = server.heard()
        await server.restart()
        await server.settle()
        assert server.heard() == everything


# -- what was shown ----------------------------------------------------------------------------------------------------


@VERSIONS
@pytest.mark.parametrize("which", MATCHES)
async def test_whoever_looks_around_by_old_controls_is_answered_and_changes_nothing(server: Server) -> None:
    """Controls of questions that are answered already say so."""
    before = server.snapshot()
    controls = of_match(server)
    assert controls
    await server.press_all(server.once(control for control in controls if control.ident.verb in LOOKS))
    assert server.snapshot() == before
    for control in server.once(control for control in controls if control.ident.verb == "do"):
        if not is_open(server, control):
            for person in server.audience(control):
                said = await server.answer(person, control)
                if server.eyes.status == "running" and person in server.seated():
                    assert any(sentence in said for sentence in sayings("stale")), said
    assert server.snapshot() == before


@VERSIONS
@pytest.mark.parametrize("which", MATCHES)
async def test_whatever_is_pressed_on_old_messages_is_answered(server: Server) -> None:
    """Everything that acts, one after the other: each press finds what those before it have left."""
    acting = [control for control in of_match(server) if control.ident.verb not in (*LOOKS, *COSTLY)]
    last = [control for control in acting if control.ident.verb in LAST]
    for control in [*server.once(each for each in acting if each not in last), *server.once(last)]:
        for person in server.audience(control):
            for value in control.values or (None,):
                await server.answer(person, control, value)
    await server.settle()


@VERSIONS
@pytest.mark.parametrize("which", [*OURS, "tournament"])
async def test_an_old_control_of_the_open_question_answers_that_question(server: Server) -> None:
    eyes = server.eyes
    stored = await server.stop()
    opened = [one for one in of_match(server) if one.ident.verb == "do" and is_open(server, one)]
    assert opened
    answers = 0
    for control in server.once(opened):
        for person in server.audience(control):
            await server.start(stored)
            n = eyes.n
            await server.answer(person, control)
            made = eyes.rows("SELECT * FROM positions WHERE match = ? AND n > ?", eyes.number, n)
            answers += len(made)
            if made:
                [row] = made
                assert (row["seat"], row["person"]) == (eyes.seat_of(person), person.id)
                assert server.said(row["written"]) == control.ident.arg
            await server.stop()
    await server.start(stored)
    assert answers


# -- what was begun ----------------------------------------------------------------------------------------------------


@pytest.mark.long
@VERSIONS
@pytest.mark.parametrize("which", OURS)
async def test_a_match_in_the_middle_is_played_to_its_end_and_its_record_verifies(server: Server) -> None:
    people, thread, eyes = server.seated(), server.thread(), server.eyes
    await play([ByButtons(person, thread, eyes) for person in people], most=3)
    await play([BySlash(person, thread, eyes, blind=True) for person in people], most=3)
    await finish(server.stage, eyes.number, people, thread)
    await result(people[0], thread, eyes)


@VERSIONS
@pytest.mark.parametrize("which", ["over", "ended early"])
async def test_the_record_of_a_match_that_was_over_still_verifies(version: Path, which: str, tmp_path: Path) -> None:
    async with revived(version, tmp_path) as server:
        server.match(MATCHES[which])
        exported = await server.seated()[0].slash(server.thread(), "game export")
        game = verify(exported.message.files[-1].data)
        if which == "over":
            assert game.save() == server.eyes.now().game.save()
