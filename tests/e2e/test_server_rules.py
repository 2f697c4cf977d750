"""People who manage a server choose what can be opened there; a refusal says what can."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core import catalogue
from sandbox import Channel, Person, Seen
from tests.e2e.endings import finish
from tests.e2e.players import Eyes, answered, click
from tests.e2e.stage import Stage, staged
from tests.e2e.stores import both_stores
from tests.e2e.test_results import tournament
from tests.sentences import says

__all__ = ["both_stores"]


async def new(person: Person, room: Channel, game: str = "comuni") -> str:
    """Someone tries to open a lobby; the answer."""
    return (await person.slash(room, "game new", game=game, language="en")).text


async def panel(manager: Person, room: Channel) -> Seen:
    """What a manager sees."""
    answer = await manager.slash(room, "table server")
    assert answer.ephemeral
    return answer.message


def english(stage: Stage) -> list[Person]:
    """Ada, who manages the server, and Bruno; both read English."""
    eyes = Eyes(stage.settings.paravent_database)
    for person in stage.sandbox.people:
        eyes.change(
            "INSERT INTO settings (person, lang) VALUES (?, 'en') ON CONFLICT (person) DO UPDATE SET lang = 'en'",
            person.id,
        )
    return stage.people(2)


@pytest.mark.usefixtures("both_stores")
async def test_lobbies_are_opened_in_the_channels_that_managers_allow(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = english(stage)
        room, other = stage.sandbox.channel("game-room"), stage.sandbox.channel("general")
        seen = await panel(ada, room)
        assert says(seen.text, "server-channels", all="yes")
        chosen = await ada.choose(seen, f"{room.id} yes", select=0)
        assert says(chosen.text, "server-channels", channels=f"<#{room.id}>")
        assert f"Try <#{room.id}>." in await new(bruno, other)
        assert "⚠️" not in await new(bruno, room)
        # in French and German, too
        await bruno.slash(room, "settings", language="fr")
        assert f"Essayez <#{room.id}>." in await new(bruno, other)
        await bruno.slash(room, "settings", language="de")
        assert says(await new(bruno, other), "refusal-server-channel", "de", channels=f"<#{room.id}>")
        # it is kept, and can be taken back by button and by command
        await stage.drop_curtain()
        await stage.raise_curtain()
        again = await panel(ada, room)
        assert f"<#{room.id}>" in again.text
        cleared = await ada.press(again, "Every Channel")
        assert says(cleared.text, "server-channels", all="yes")
        assert "⚠️" not in await new(ada, other)
        await ada.slash(room, "table channel", channel=other)
        assert says(await new(ada, room), "refusal-server-channel", channels=f"<#{other.id}>")
        await ada.slash(room, "table channel", channel=other, allowed=False)
        assert "⚠️" not in await new(ada, room)


async def test_a_thread_belongs_to_its_channel_and_rematches_and_tournaments_obey(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = english(stage)
        ada, bruno = people
        room, other = stage.sandbox.channel("game-room"), stage.sandbox.channel("general")
        thread = await stage.begin(people, room, seats=2)
        await finish(stage, 1, people, thread)
        await ada.slash(room, "table channel", channel=room)
        assert "⚠️" not in await new(bruno, thread)
        await ada.slash(room, "table channel", channel=room, allowed=False)
        await ada.slash(room, "table channel", channel=other)
        assert says(await new(bruno, thread), "refusal-server-channel", channels=f"<#{other.id}>")
        assert says(
            (await bruno.slash(thread, "game rematch")).text, "refusal-server-channel", channels=f"<#{other.id}>"
        )
        refused = await bruno.slash(room, "tournament new", game="comuni", rounds=1, seats=2)
        assert says(refused.text, "refusal-server-channel", channels=f"<#{other.id}>")
        assert "⚠️" not in (await bruno.slash(other, "tournament new", game="comuni", rounds=1, seats=2)).text


async def test_games_are_offered_or_not(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = english(stage)
        room, games = stage.sandbox.channel("game-room"), catalogue.names()
        seen = await panel(ada, room)
        assert says(seen.text, "server-games", all="yes")
        select = next(
            place for place, one in enumerate(seen.selects) if any(o.value == "comuni no" for o in one.options)
        )
        chosen = await ada.choose(seen, "comuni no", select=select)
        assert "Comuni" not in chosen.text.split("Games:")[1].splitlines()[0]
        said = await new(bruno, room)
        assert "Comuni isn" in said
        assert "Flandern 1302" in said
        assert "⚠️" not in await new(bruno, room, "flandern1302")
        for game in games:
            answer = await ada.slash(room, "table game", game=game, offered=False)
        assert says(answer.text, "refusal-server-last-game")
        assert says((await ada.press(answer.message, "All Games")).text, "server-games", all="yes")
        assert "⚠️" not in await new(bruno, room)


async def test_no_more_matches_run_at_once_than_managers_allow(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = english(stage)
        ada, bruno = people
        room, eyes = stage.sandbox.channel("game-room"), Eyes(stage.settings.paravent_database)
        general = stage.sandbox.channel("general")
        waiting = await stage.lobby(bruno, general, seats=2, house=1)
        seen = await panel(ada, room)
        select = next(place for place, one in enumerate(seen.selects) if any(o.value == "500" for o in one.options))
        assert says((await ada.choose(seen, "1", select=select)).text, "server-matches", most=1, running=0)
        thread = await stage.begin(people, room, seats=2)
        assert says(await new(ada, room), "refusal-server-full", most=1)
        # a lobby that was open before is not started either, and is not lost
        refused = await bruno.press(bruno.again(waiting), "Start")
        assert says(refused.text, "refusal-server-full", most=1)
        await finish(stage, 2, people, thread)
        assert "⚠️" not in (await bruno.press(bruno.again(waiting), "Start")).text
        await eyes.until(lambda: eyes.rows("SELECT 1 FROM matches WHERE id = 1 AND status = 'running'"), "the match")
        # everyone of the finished match is there again: it begins when there is room
        await ada.slash(room, "table limit", matches=2)
        await ada.slash(thread, "game rematch")
        await ada.slash(room, "table limit", matches=1)
        assert "⚠️" not in (await bruno.slash(thread, "game rematch")).text
        assert eyes.rows("SELECT status FROM matches WHERE rematch = 2") == [{"status": "lobby"}]
        assert says((await ada.slash(room, "table limit")).text, "server-matches", most=0)


async def test_only_managers_of_this_server_have_a_say(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = english(stage)
        room, eyes = stage.sandbox.channel("game-room"), Eyes(stage.settings.paravent_database)
        seen = await panel(ada, room)
        # a control of her panel, forged on a message that he can see
        lobby = await stage.lobby(ada, room)
        message = stage.sandbox.world.messages[room.id][lobby.id]
        for ident in [one.custom_id for one in (*seen.selects, *seen.buttons)]:
            said = await answered(stage.sandbox, bruno, click(stage.sandbox, bruno, message, ident or "", ["1"]))
            assert says(said, "refusal-admins-only")
        assert not [command for command in bruno.commands_in(room) if command.startswith("table")]
        assert eyes.rows("SELECT * FROM server_rules") == []


async def test_a_tournament_that_was_begun_is_played_to_its_end(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = english(stage)
        room, eyes = stage.sandbox.channel("game-room"), Eyes(stage.settings.paravent_database)
        await tournament(stage, stage.people(4), room, seats=2)
        await people[0].slash(room, "table limit", matches=1)
        assert "⚠️" not in (await people[0].slash(room, "tournament start")).text
        await eyes.until(lambda: len(eyes.rows("SELECT 1 FROM matches WHERE status = 'running'")) == 2, "both tables")
