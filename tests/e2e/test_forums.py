"""Lobbies in forum channels: each is a post of its own, with the tag of its game, and the match is played there."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox import Channel, Person, Sandbox
from sandbox.world import ChannelKind
from tests.e2e.players import Eyes, is_live
from tests.e2e.stage import Stage, staged, startable


async def opened(stage: Stage, person: Person, forum: Channel, **options: object) -> Channel:
    """A lobby opened from another post of the forum; the post it becomes."""
    world = stage.sandbox.world
    [first] = [each for each in world.threads_of(forum) if each.thread and each.thread.owner_id != world.bot_id]
    await person.slash(first, "game new", **options)
    await Eyes(stage.settings.paravent_database).all_sent()
    return max(world.threads_of(forum), key=lambda each: each.id)


def own_posts(sandbox: Sandbox, forum: Channel) -> list[Channel]:
    world = sandbox.world
    return [each for each in world.threads_of(forum) if each.thread and each.thread.owner_id == world.bot_id]


@pytest.mark.parametrize("tags", [("News", "Flandern 1302"), ("News",), ()])
async def test_a_lobby_in_a_forum_is_a_post_with_the_tag_of_its_game(tmp_path: Path, tags: tuple[str, ...]) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = stage.people(2)
        forum = stage.sandbox.add_forum("tables", tags)
        await ada.slash(stage.sandbox.channel("game-room"), "settings", language="en")
        post = await opened(stage, ada, forum, game="flandern1302", seats=2)
        assert post.thread is not None
        named = {each.id: each.name for each in forum.tags}
        assert [named[each] for each in post.thread.tags] == [tag for tag in tags if tag != "News"]
        lobby = await ada.wait_for(post, lambda seen: any(button.label == "Join" for button in seen.buttons))
        assert lobby.id == post.id, "the card is the first message of the post"
        await bruno.press(lobby, "Join")
        await ada.wait_for(post, lambda seen: seen.id == lobby.id and startable(seen))
        begun = await ada.press(lobby, "Start")
        assert f"/{post.id})" in begun.text
        live = await stage.live(ada, post)
        assert is_live(live)
        assert own_posts(stage.sandbox, forum) == [post], "it is played there, and nowhere else"
        assert post.kind is ChannelKind.PUBLIC_THREAD
        assert "Your Move" in [button.label for button in live.buttons]
        await Eyes(stage.settings.paravent_database).all_sent()


async def test_a_forum_that_wants_a_tag_gets_one_and_a_lost_answer_opens_no_second_post(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        [ada] = stage.people(1)
        forum = stage.sandbox.add_forum("tables", ("News", "Tables"), tag_required=True)
        stage.sandbox.faults.lose_answer("POST", f"/channels/{forum.id}/threads", times=1)
        stage.sandbox.faults.fail("POST", "/channels/*/messages", status=503, times=2)
        post = await opened(stage, ada, forum, game="flandern1302", seats=2)
        assert own_posts(stage.sandbox, forum) == [post]
        assert post.thread is not None
        assert len(post.thread.tags) == 1
        # a bot that is killed before it has noted the post finds it again
        eyes = Eyes(stage.settings.paravent_database)
        await stage.drop_curtain()
        eyes.change("UPDATE matches SET channel = ?, thread = NULL, lobby = NULL", forum.id)
        eyes.change("UPDATE outbox SET state = 'due', message = NULL WHERE kind IN ('forum', 'lobby')")
        await stage.raise_curtain()
        await eyes.all_sent()
        assert own_posts(stage.sandbox, forum) == [post]
        assert eyes.rows("SELECT channel, thread, lobby FROM matches") == [
            {"channel": post.id, "thread": post.id, "lobby": post.id}
        ]
