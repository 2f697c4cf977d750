"""The deal is bound by posts that everyone can read, and waits for the start post, whatever happens meanwhile."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.match import records
from bot.store import matches
from engine.core.dice import commitment
from engine.core.record import Posted, from_bytes, verify
from sandbox import Channel, Person, Seen
from sandbox.faults import Fault, FaultKind
from sandbox.messages import NONCE_SECONDS
from tests.e2e.beginnings import gathered
from tests.e2e.players import Eyes
from tests.e2e.posts import posted
from tests.e2e.stage import Stage, staged
from tests.e2e.test_kills import Theatre, theatre
from tests.e2e.test_results import played_out, tournament
from tests.sentences import says

#: requests after a press on Start, from its answer to the first question
REQUESTS = 6


@pytest.fixture
def known_chance() -> None:
    """Here everything is mixed as it is outside of tests."""


def is_start_post(seen: Seen) -> bool:
    return "🎴" in seen.text and not seen.ephemeral


def is_pledge(seen: Seen) -> bool:
    return "🔒" in seen.text and not seen.ephemeral


async def invited(stage: Stage) -> tuple[Person, Channel, Eyes, Seen]:
    """A lobby for one person and a house player: its host, where it stands, the store, the lobby."""
    [host] = stage.people(1)
    room = stage.sandbox.channel("game-room")
    return host, room, Eyes(stage.settings.paravent_database), await stage.lobby(host, room, seats=2, house=1)


def check(eyes: Eyes, reader: Person, room: Channel, thread: Channel) -> Seen:
    """What was posted binds the deal: a record agrees with it. The start post."""
    match = eyes.look(matches.get, eyes.number)
    name = f"#{eyes.number}:"
    [start] = [seen for seen in posted(reader, thread) if is_start_post(seen)]
    [pledge] = [one for where in (room, thread) for one in posted(reader, where) if is_pledge(one) and name in one.text]
    assert match.start_post == start.id
    assert pledge.id < start.id
    assert pledge.message.edited_at is None
    assert start.message.edited_at is None
    assert pledge.id == match.pledge
    [hashed] = re.findall(r"[0-9a-f]{64}", pledge.text)
    assert hashed == commitment(match.secret)
    assert match.secret not in pledge.text + start.text
    listed = re.findall(r"`(.+?)`", start.text)
    raw = eyes.look(records.whole, match)
    assert from_bytes(raw).entropy == listed
    verify(raw, None, Posted(hashed, str(start.id), listed))
    return start


async def test_what_was_posted_binds_the_deal_and_everybody_sees_the_own_contribution(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = stage.people(2)
        room = stage.sandbox.channel("game-room")
        eyes = Eyes(stage.settings.paravent_database)
        opened = await ada.slash(room, "game new", game="comuni", language="en", seats=3, house=1)
        await eyes.all_sent()
        pledge, lobby = posted(ada, room)[-2:]
        assert is_pledge(pledge), "before the lobby, and so before anybody can join"
        assert f"/{room.id}/{pledge.id})" in lobby.text
        joined = await bruno.press(lobby, "Join")
        await eyes.all_sent()
        await ada.press(ada.again(lobby), "Start")
        thread = await ada.wait_for_thread()
        await eyes.all_sent()
        start = check(eyes, ada, room, thread)
        for answer in (opened, joined):
            [mine] = re.findall(r"`(\d+)`", answer.text)
            assert f"`{mine}`" in start.text
        assert posted(ada, thread)[0].id == start.id
        assert start.pings == []


async def started_in_vain(stage: Stage, host: Person, lobby: Seen, eyes: Eyes) -> tuple[Channel, Fault]:
    """The thread of a match whose start post Discord refuses, and what refuses it."""
    fault = stage.sandbox.faults.refuse("POST", f"/channels/{lobby.id}/messages", status=403, code=50013, times=99)
    await host.press(host.again(lobby), "Start")
    thread = await host.wait_for_thread()
    await eyes.until(lambda: eyes.rows("SELECT 1 FROM outbox WHERE kind = 'start' AND attempts > 0"), "a refusal")
    return thread, fault


async def test_a_start_post_that_cannot_be_sent_holds_the_deal_up_and_people_are_told(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno, room, lobby, eyes = await gathered(stage)
        thread, fault = await started_in_vain(stage, ada, lobby, eyes)
        assert eyes.status == "dealing"
        assert eyes.rows("SELECT 1 FROM positions") == []
        assert says(ada.again(lobby).text, "lobby-dealing")
        for command in ("game move", "game hand", "game log", "game undo"):
            assert says((await ada.slash(thread, command)).text, "refusal-match-dealing"), command
        assert says((await bruno.slash(thread, "game start")).text, "refusal-match-dealing", "de")
        assert says((await ada.slash(room, "game list")).text, "status-dealing")
        await stage.drop_curtain()
        await stage.raise_curtain()
        assert eyes.status == "dealing"
        fault.times = 0
        stage.let_pass(301)
        await stage.live(ada, thread)
        await eyes.all_sent()
        assert "earlier attempt" not in check(eyes, ada, room, thread).text, "it was refused: there was no other post"
        assert says(ada.again(lobby).text, "lobby-running")


async def test_a_match_can_be_called_off_before_the_deal_and_everybody_is_told(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno, _, lobby, eyes = await gathered(stage)
        thread, fault = await started_in_vain(stage, ada, lobby, eyes)
        await bruno.slash(thread, "game end")
        assert eyes.status == "dealing", "only the host"
        await ada.slash(thread, "game end")
        assert eyes.status == "closed"
        # a start post that is just on its way would still be taken
        await stage.sandbox.quiet()
        fault.times = 0
        stage.let_pass(301)
        await eyes.all_sent()
        [told] = posted(bruno, thread)
        assert says(told.text, "notice-never-dealt", user=ada.mention)
        assert eyes.rows("SELECT 1 FROM positions") == []


async def test_a_rematch_that_begins_by_itself_is_bound_too(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno, room, sheet, eyes = await played_out(stage)
        match = eyes.look(matches.get, 1)
        assert f"/{match.pledge})" in sheet.text
        assert f"/{match.start_post})" in sheet.text
        verify(sheet.files[-1].data, None, Posted(commitment(match.secret), str(match.start_post)))
        answers = [await person.press(sheet, "Rematch") for person in (ada, bruno)]
        await eyes.all_sent()
        again = Eyes(eyes.file, 2)
        new = stage.sandbox.world.channels[again.look(matches.get, 2).thread or 0]
        start = check(again, ada, room, new)
        for answer in answers:
            [mine] = re.findall(r"`(\d+)`", answer.text)
            assert f"`{mine}`" in start.text


async def test_the_matches_of_a_tournament_are_bound_in_their_threads(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = stage.people(4)
        room = stage.sandbox.channel("game-room")
        eyes = Eyes(stage.settings.paravent_database)
        opened = await tournament(stage, people, room, seats=2)
        await people[0].press(people[0].again(opened), "Start")
        await eyes.until(lambda: len(eyes.rows("SELECT 1 FROM matches WHERE status = 'running'")) == 2, "both matches")
        await eyes.all_sent()
        for number in (1, 2):
            one = Eyes(eyes.file, number)
            thread = stage.sandbox.world.channels[one.look(matches.get, number).thread or 0]
            check(one, people[0], room, thread)
            assert [is_pledge(seen) for seen in posted(people[0], thread)][:2] == [True, False]
            seated = one.rows("SELECT person FROM players WHERE match = ? ORDER BY seat", number)
            entered = one.rows(
                "SELECT person FROM tables JOIN entrants ON entrants.id = entrant WHERE match = ? ORDER BY seat", number
            )
            assert seated == entered, "a seat counts for whoever has drawn it"


async def test_where_there_are_no_threads_the_posts_stand_in_the_channel(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, room, eyes, lobby = await invited(stage)
        stage.sandbox.faults.refuse("POST", f"/channels/{room.id}/messages/*/threads", status=403, code=50013)
        stage.sandbox.faults.lose_answer("POST", f"/channels/{room.id}/messages")
        await ada.press(lobby, "Start")
        await stage.live(ada, room)
        await eyes.all_sent()
        match = eyes.look(matches.get, 1)
        assert match.thread is None
        assert match.start_post in [seen.id for seen in posted(ada, room) if is_start_post(seen)]


async def opened(stage: Theatre, ada: Person, room: Channel, number: int) -> tuple[Eyes, Seen]:
    """Another lobby, whose host can start at once."""
    eyes = Eyes(stage.file, number)
    # nobody opens this many, and is not stopped here
    eyes.change("DELETE FROM outreach")
    await ada.slash(room, "game new", game="comuni", language="en", seats=2, house=1)
    await eyes.all_sent()
    return eyes, next(seen for seen in reversed(ada.sees(room)) if any(one.label == "Start" for one in seen.buttons))


async def revived(stage: Theatre, eyes: Eyes) -> None:
    """The bot is started again, and all is sent."""
    if not stage.pid:
        await stage.gone()
        await stage.start()
    await eyes.all_sent()


def doom(stage: Theatre, countdown: int, kind: FaultKind, path: str = "") -> None:
    """The bot dies at a request, before or after its effect."""
    plain = stage.sandbox.faults.next_for

    def next_for(method: str, where: str) -> Fault | None:
        nonlocal countdown
        countdown -= method == "POST" and where.endswith(path) if path else 1
        if countdown >= 0:
            return plain(method, where)
        stage.sandbox.faults.next_for = plain  # type: ignore[method-assign]
        stage.kill()
        return Fault(kind, method, re.compile(""), 1)

    stage.sandbox.faults.next_for = next_for  # type: ignore[method-assign]


async def test_a_start_survives_a_kill_at_every_request(tmp_path: Path) -> None:
    async with theatre(tmp_path) as stage:
        await stage.start_by_command()
        ada, room = stage.sandbox.people[0], stage.sandbox.channel("game-room")
        number = 0
        for kind in (FaultKind.DROP, FaultKind.LOSE_ANSWER):
            for countdown in range(REQUESTS):
                number += 1
                eyes, lobby = await opened(stage, ada, room, number)
                doom(stage, countdown, kind)
                await ada.press(lobby, "Start", wait=False)
                await stage.sandbox.until(lambda: not stage.pid, "the kill", seconds=60)
                # so late that Discord has forgotten the nonce
                stage.sandbox.clock.advance(NONCE_SECONDS + 1)
                await revived(stage, eyes)
                if eyes.status == "lobby":
                    await ada.press(ada.again(lobby), "Start")
                await eyes.until(lambda: eyes.status == "running", "the deal")  # noqa: B023
                await eyes.all_sent()
                thread = stage.sandbox.world.channels[eyes.look(matches.get, number).thread or 0]
                check(eyes, ada, room, thread)
                kinds = ["start" if is_start_post(seen) else "turn" for seen in posted(ada, thread)]
                assert kinds[0] == "start", (kind, countdown)


async def test_a_start_post_that_is_deleted_before_the_deal_is_told_of(tmp_path: Path) -> None:
    async with theatre(tmp_path) as stage:
        await stage.start_by_command()
        ada, room = stage.sandbox.people[0], stage.sandbox.channel("game-room")
        eyes, lobby = await opened(stage, ada, room, 1)
        doom(stage, 0, FaultKind.LOSE_ANSWER, f"/channels/{lobby.id}/messages")
        await ada.press(lobby, "Start", wait=False)
        await stage.sandbox.until(lambda: not stage.pid, "the kill", seconds=60)
        thread = stage.sandbox.world.channels[lobby.id]
        await stage.sandbox.until(lambda: bool(posted(ada, thread)), "the start post", seconds=60)
        [lost] = posted(ada, thread)
        assert is_start_post(lost)
        stage.sandbox._messages.delete(lost.message)
        await revived(stage, eyes)
        await eyes.until(lambda: eyes.status == "running", "the deal")
        await eyes.all_sent()
        start = check(eyes, ada, room, thread)
        assert start.id != lost.id
        assert says(start.text, "start-again")


async def test_a_refresh_posts_again_what_lost_its_thread(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, room, eyes, lobby = await invited(stage)
        stage.sandbox.faults.refuse("POST", f"/channels/{lobby.id}/messages", status=404, code=10003)
        await ada.press(lobby, "Start")
        await eyes.until(lambda: eyes.rows("SELECT 1 FROM outbox WHERE kind = 'start' AND state = 'void'"), "no thread")
        assert eyes.status == "dealing"
        await ada.slash(stage.sandbox.world.channels[lobby.id], "table refresh")
        await eyes.until(lambda: eyes.status == "running", "the deal")
        await eyes.all_sent()
        check(eyes, ada, room, stage.sandbox.world.channels[lobby.id])
