"""What people who manage a server can take away: messages, threads, channels, permissions. Nothing is lost by it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot import command_registry
from bot.delivery import loop, retries
from bot.messages.control_ids import ControlId
from sandbox import Channel, Seen, payloads
from sandbox.permissions import Permission
from sandbox.world import Overwrite
from tests.e2e.beginnings import begun, gathered
from tests.e2e.players import (
    ByButtons,
    BySlash,
    Eyes,
    answered,
    click,
    end_match,
    is_live,
    newest,
    play,
    play_blind,
)
from tests.e2e.posts import check_posts, posted
from tests.e2e.stage import Stage, staged
from tests.e2e.test_results import tournament

README = Path(__file__).parents[2] / "README.md"


def has(label: str, seen: Seen) -> bool:
    return any(button.label == label for button in seen.buttons)


def delete(stage: Stage, seen: Seen) -> None:
    stage.sandbox._messages.delete(seen.message)


def delete_channel(stage: Stage, channel: Channel) -> None:
    if channel.thread:
        stage.sandbox._threads.delete(channel)
    else:
        for thread in list(stage.sandbox.world.threads_of(channel)):
            stage.sandbox._threads.delete(thread)
        del stage.sandbox.world.channels[channel.id]
        stage.sandbox.world.messages.pop(channel.id, None)


def place_of(stage: Stage, eyes: Eyes) -> Channel:
    """Where the match is played now."""
    [row] = eyes.rows("SELECT coalesce(thread, channel) AS place FROM matches WHERE id = 1")
    return stage.sandbox.world.channels[row["place"]]


def deny(stage: Stage, channel: Channel, *permissions: Permission) -> Overwrite:
    denied = Overwrite(stage.sandbox.world.bot_id, 1, deny=sum(map(int, permissions)))
    channel.overwrites.append(denied)
    return denied


# -- who may take care -------------------------------------------------------------------------------------------------


async def test_whoever_manages_another_server_has_no_say_in_a_match(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, _, eyes = await begun(stage, actions=4)
        ada = people[0]
        room = stage.sandbox.channel("game-room")
        # Ada plays in one match only, and it is on another server than this one, which she manages
        eyes.change("UPDATE matches SET guild = 1, thread = 1, channel = 1")
        before = (
            eyes.rows("SELECT * FROM matches"),
            eyes.rows("SELECT * FROM positions"),
            eyes.rows("SELECT * FROM players"),
        )
        other = str(1 - eyes.seat_of(ada))
        for command, options in (
            ("table rewind", {"actions": 1}),
            ("table skip", {}),
            ("table end", {}),
            ("table refresh", {}),
            ("table replace", {"player": other, "user": stage.sandbox.people[4]}),
            ("game replace", {"player": other, "user": stage.sandbox.people[4]}),
            ("table end", {"match": 1}),
            ("table replace", {"player": other, "user": stage.sandbox.people[4], "match": 1}),
        ):
            assert "⚠️" in (await ada.slash(room, command, **options)).text, command
        after = (
            eyes.rows("SELECT * FROM matches"),
            eyes.rows("SELECT * FROM positions"),
            eyes.rows("SELECT * FROM players"),
        )
        assert before == after


# -- deleted messages, threads and channels ----------------------------------------------------------------------------


async def test_a_deleted_lobby_is_posted_again_when_somebody_joins_and_by_refresh(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno, chloe = stage.people(3)
        room = stage.sandbox.channel("game-room")
        eyes = Eyes(stage.settings.paravent_database)
        delete(stage, await stage.lobby(ada, room, seats=3))
        await bruno.slash(room, "game join")
        again = await ada.wait_for(room, lambda seen: has("Join", seen) and bruno.mention in seen.text)
        await eyes.all_sent()
        await ada.slash(room, "table refresh")
        await eyes.all_sent()
        lobbies = [seen for seen in posted(ada, room) if has("Join", seen)]
        assert [seen.id > again.id for seen in lobbies] == [True], "one lobby, further down"
        assert not (await chloe.press(lobbies[0], "Join")).failed
        await eyes.all_sent()
        assert chloe.mention in ada.again(lobbies[0]).text


async def test_a_lobby_deleted_before_the_start_is_no_obstacle_to_a_thread(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno, room, lobby, eyes = await gathered(stage)
        # deleted after the lobby says that the match has begun, before its thread is made
        slow = stage.sandbox.faults.slow("POST", "/channels/*/messages/*/threads", seconds=0)
        delete(stage, lobby)
        await ada.slash(room, "game start")
        await eyes.all_sent()
        assert slow.hits
        thread = place_of(stage, eyes)
        assert thread.thread is not None
        await play([ByButtons(person, thread, eyes) for person in (ada, bruno)], most=3)


async def test_a_deleted_thread_is_made_again_by_refresh_with_everything_that_counts(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, 2, actions=6)
        ada, bruno = people
        await ada.slash(thread, "game end")
        await eyes.all_sent()
        delete_channel(stage, thread)
        room, other = stage.sandbox.channel("game-room"), stage.sandbox.channel("general")
        # people who play in this match only can go on anywhere; what is posted meanwhile has no place
        assert 1 in {choice.value for choice in await ada.suggestions(other, "table refresh", "match", "")}
        assert "⚠️" not in (await ada.slash(other, "table refresh", match=1)).text
        await eyes.all_sent()
        again = place_of(stage, eyes)
        assert again.id != thread.id
        assert again.parent_id == room.id
        assert newest(bruno, again, is_live) is not None
        ballot = next(seen for seen in posted(bruno, again) if has("Agree", seen))
        await bruno.press(ballot, "Refuse")
        await play([ByButtons(person, again, eyes) for person in people], most=4)
        await eyes.all_sent()
        assert eyes.rows("SELECT 1 FROM incidents") == []


async def test_a_match_whose_channel_is_deleted_moves_to_where_it_is_asked_for(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, _, eyes = await begun(stage, 2, actions=6)
        other = stage.sandbox.channel("general")
        delete_channel(stage, stage.sandbox.channel("game-room"))
        await people[0].slash(other, "table refresh", match=1)
        await eyes.all_sent()
        again = place_of(stage, eyes)
        assert again.parent_id == other.id
        await play([ByButtons(person, again, eyes) for person in people], most=4)


async def test_a_deleted_question_comes_again_with_the_next_step_and_pings_nobody_twice(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, 2)
        for _ in range(60):
            question = newest(people[0], thread, is_live)
            assert question is not None
            delete(stage, question)
            asked = eyes.now().game.asked
            await play_blind(people, thread, eyes, most=1)
            await eyes.all_sent()
            again = newest(people[0], thread, is_live)
            assert again is not None
            if eyes.now().game.asked == asked:
                assert again.id > question.id
                assert again.pings == []
                await play([ByButtons(person, thread, eyes) for person in people], most=2)
                return
        raise AssertionError("nobody was asked twice in a row")


async def test_a_deleted_vote_comes_again_with_the_next_voice(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, 3, actions=3)
        await people[0].slash(thread, "game end")
        await eyes.all_sent()
        delete(stage, next(seen for seen in posted(people[0], thread) if has("Agree", seen)))
        await people[1].slash(thread, "game end")
        await eyes.all_sent()
        ballot = next(seen for seen in posted(people[2], thread) if has("Agree", seen))
        await people[2].press(ballot, "Agree")
        assert eyes.status == "closed"


async def test_a_deleted_table_of_a_tournament_comes_again(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = stage.people(2)
        room = stage.sandbox.channel("game-room")
        eyes = Eyes(stage.settings.paravent_database)
        shown = await tournament(stage, [ada], room)
        delete(stage, shown)
        pressed = click(stage.sandbox, bruno, shown.message, str(ControlId("enter", 1)), None)
        assert "⚠️" not in await answered(stage.sandbox, bruno, pressed)
        await eyes.all_sent()
        again = posted(ada, room)[-1]
        assert again.id > shown.id
        assert bruno.mention in again.text


# -- permissions -------------------------------------------------------------------------------------------------------


async def test_what_could_not_be_posted_without_permission_is_posted_when_it_is_given_back(
    tmp_path: Path,
) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=4)
        room = stage.sandbox.channel("game-room")
        denied = deny(stage, room, Permission.SEND_MESSAGES, Permission.SEND_MESSAGES_IN_THREADS)
        standing = len(posted(people[0], thread))
        await play_blind(people, thread, eyes, most=6)
        await eyes.until(lambda: eyes.rows("SELECT 1 FROM outbox WHERE attempts > 2"), "some refusals")
        assert len(posted(people[0], thread)) == standing
        denied.deny = 0
        # Discord tells of it, and nobody has to wait for the next try
        stage.sandbox.realm.tell("CHANNEL_UPDATE", channel_payload(stage, room), room)
        await eyes.all_sent()
        await check_posts(stage.settings.paravent_database, people[0], thread)


async def test_many_changes_on_a_server_are_no_reason_to_try_all_the_time(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=4)
        deny(stage, stage.sandbox.channel("game-room"), Permission.SEND_MESSAGES, Permission.SEND_MESSAGES_IN_THREADS)
        await people[0].slash(thread, "table refresh")
        waiting = "SELECT id, due FROM outbox WHERE state = 'due' AND attempts > 0"
        await eyes.until(lambda: eyes.rows(waiting), "a refusal")
        # as if it had failed for long
        eyes.change("UPDATE outbox SET attempts = 20, due = due + 300 WHERE attempts > 0")
        assert stage.bot is not None
        delivery, now, server = stage.services.delivery, stage.sandbox.clock.now(), stage.sandbox.guild.id
        delivery._hurried[server] = now
        before = eyes.rows(waiting)
        await delivery.hurry_on(1)
        assert eyes.rows(waiting) == before, "nothing has changed on this server"
        for _ in range(20):
            await delivery.hurry_on(server)
        [row] = eyes.rows(waiting)
        assert row["due"] == now + loop.HURRY_PAUSE, "not before the pause is over"


def channel_payload(stage: Stage, channel: Channel) -> dict[str, object]:
    return payloads.channel(stage.sandbox.world, channel)


async def test_a_locked_thread_gets_its_posts_once_it_is_open_again(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=4)
        limit_to_readme(stage)
        stage.sandbox._threads.update(thread, {"archived": True, "locked": True})
        await play_blind(people, thread, eyes, most=6)
        await eyes.until(lambda: eyes.rows("SELECT 1 FROM outbox WHERE attempts > 1"), "some refusals")
        stage.sandbox._threads.update(thread, {"archived": False, "locked": False})
        await eyes.all_sent()
        await check_posts(stage.settings.paravent_database, people[0], thread)


def limit_to_readme(stage: Stage) -> None:
    """The bot may do what the README's invitation asks for, and nothing more; everyone else as little as possible."""
    [number] = re.findall(r"permissions=(\d+)", README.read_text("utf-8"))
    guild = stage.sandbox.guild
    for role in guild.roles.values():
        if role.managed_by == stage.sandbox.world.bot_id:
            role.permissions = int(number)
        elif role.id == guild.id:
            role.permissions = int(Permission.VIEW_CHANNEL | Permission.USE_APPLICATION_COMMANDS)


async def test_the_permissions_of_the_invitation_are_enough_for_everything(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        limit_to_readme(stage)
        people, thread, eyes = await begun(stage, actions=8)
        stage.sandbox._threads.update(thread, {"archived": True})
        await play([ByButtons(person, thread, eyes) for person in people], most=2)
        await end_match(people[0], thread)
        await eyes.all_sent()
        assert not eyes.rows("SELECT 1 FROM outbox WHERE attempts > 0")
        assert eyes.rows("SELECT state FROM outbox WHERE kind = 'retire'") == [{"state": "sent"}]
        assert len(posted(people[1], thread)[-1].files) == 1


async def test_where_files_may_not_be_attached_the_end_is_told_in_words(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=4)
        stage.sandbox.faults.refuse("POST", f"/channels/{thread.id}/messages", status=403, code=50013, times=1)
        await end_match(people[0], thread)
        await eyes.all_sent()
        last = posted(people[0], thread)[-1]
        assert "ended early" in last.text
        assert not last.files
        assert "attached" not in last.text
        assert "/game export" in last.text


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        (Permission.SEND_MESSAGES, "Send Messages"),
        (Permission.SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
        (Permission.ATTACH_FILES, "Attach Files"),
        (Permission.VIEW_CHANNEL, "View Channel"),
    ],
)
async def test_nothing_is_opened_where_the_bot_cannot_post(tmp_path: Path, denied: Permission, named: str) -> None:
    async with staged(tmp_path) as stage:
        ada, room = stage.sandbox.person("Ada"), stage.sandbox.channel("game-room")
        deny(stage, room, denied)
        for command, options in (("game new", {}), ("tournament new", {"rounds": 1})):
            refused = await ada.slash(room, command, game="comuni", **options)
            assert f"“{named}”" in refused.text
        eyes = Eyes(stage.settings.paravent_database)
        assert eyes.rows("SELECT 1 FROM matches UNION ALL SELECT 1 FROM tournaments") == []


async def test_without_threads_a_match_is_played_in_the_channel_by_everybody_and_every_way(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno, chloe = stage.people(3)
        room, eyes = stage.sandbox.channel("game-room"), Eyes(stage.settings.paravent_database)
        deny(stage, room, Permission.CREATE_PUBLIC_THREADS)
        lobby = await stage.lobby(ada, room, seats=2)
        await bruno.press(lobby, "Join")
        await eyes.all_sent()
        await ada.press(ada.again(lobby), "Start")
        await eyes.all_sent()
        assert place_of(stage, eyes).id == room.id
        await play([ByButtons(person, room, eyes) for person in (ada, bruno)], most=3)
        await play([BySlash(person, room, eyes) for person in (ada, bruno)], most=3)
        # someone who does not play, and a second lobby in the same channel
        await chloe.slash(room, "game new", game="comuni", language="en", seats=2)
        await eyes.all_sent()
        for command in ("board", "text", "log", "info", "export"):
            assert "⚠️" not in (await chloe.slash(room, f"game {command}")).text, command
        assert "⚠️" not in (await ada.slash(room, "game join")).text
        assert len(eyes.rows("SELECT 1 FROM players WHERE match = 2")) == 2
        await end_match(ada, room)
        assert eyes.status == "closed"


# -- what Discord never takes ------------------------------------------------------------------------------------------


async def test_what_discord_keeps_refusing_is_given_up_and_the_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retries, "FIRST_PAUSE", 0.001)
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage)
        refused = stage.sandbox.faults.refuse(
            "POST", f"/channels/{thread.id}/messages", status=400, code=40005, times=loop.MOST_REFUSALS + 1
        )
        await people[0].slash(thread, "table refresh")
        await eyes.all_sent()
        assert refused.hits == loop.MOST_REFUSALS + 1
        await play_blind(people, thread, eyes, most=3)
        await eyes.all_sent()
        assert newest(people[0], thread, is_live) is not None


async def test_an_edit_that_comes_too_soon_is_made_a_little_later(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, actions=2)
        refused = stage.sandbox.faults.refuse(
            "PATCH", f"/channels/{thread.id}/messages/*", status=400, code=30046, times=3
        )
        await play_blind(people, thread, eyes, most=8)
        await eyes.until(lambda: refused.hits, "a refusal")
        for _ in range(4):
            stage.let_pass(4)
            await eyes.until(lambda: not _due(eyes, stage), "what is due now")
        await eyes.all_sent()
        await check_posts(stage.settings.paravent_database, people[0], thread)


def _due(eyes: Eyes, stage: Stage) -> list[dict[str, object]]:
    now = stage.sandbox.clock.now()
    return eyes.rows("SELECT 1 FROM outbox WHERE state = 'due' AND kind <> 'picture' AND due <= ?", now)


async def test_every_control_of_a_match_that_is_not_in_the_store_is_answered_with_a_sentence(tmp_path: Path) -> None:
    """As after a backup was put back that is older than some messages."""
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage)
        question = newest(people[0], thread, is_live)
        assert question is not None
        for verb in command_registry.CONTROLS:
            # what stands in its place where it is posted: a seat, vote, place, page, form or action; or nothing
            for arg in ("comuni.0",) if verb == "leaders" else ("0",) if verb in NUMBERED else ("",):
                ident, values = str(ControlId(verb, 999, 5, 0, arg)), ["0"] if verb in LISTS else None
                pressed = click(stage.sandbox, people[0], question.message, ident, values)
                assert await answered(stage.sandbox, people[0], pressed), verb
                stage.let_pass(10)
        assert eyes.rows("SELECT what FROM incidents") == []


#: controls that are lists
LISTS = ("settle", "pick", "order-pick")
#: controls that are never posted without a number
NUMBERED = ("agree", "refuse", "substitute", "cut", "career", "replay")
