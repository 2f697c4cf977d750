"""From the invitation to the first question, and the lists in which matches are found."""

from __future__ import annotations

import json
import re
from pathlib import Path
from time import time

import pytest

from bot.match.lobby import close, close_stale
from bot.wording import bot_words
from engine.core import catalogue
from engine.core.illegal import Illegal
from engine.core.words import words_for
from sandbox import Channel, Person, Seen
from sandbox.invocation import NotPossible
from tests.e2e.beginnings import begun
from tests.e2e.endings import finish
from tests.e2e.players import BySlash, Eyes, end_match, newest, play
from tests.e2e.stage import staged, startable
from tests.sentences import says


def labels(seen: Seen) -> list[str]:
    return [button.label for button in seen.buttons]


async def test_people_join_and_leave_until_the_lobby_is_full(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno, chloe = stage.people(3)
        room = stage.sandbox.channel("game-room")
        eyes = Eyes(stage.settings.paravent_database)
        lobby = await stage.lobby(ada, room, seats=2)
        assert ada.mention in lobby.text
        assert not startable(lobby)
        joined = await bruno.press(lobby, "Join")
        assert joined.ephemeral
        await eyes.all_sent()
        lobby = ada.again(lobby)
        assert bruno.mention in lobby.text
        assert startable(lobby)
        with pytest.raises(LookupError):
            await chloe.press(lobby, "Join")  # the button is disabled
        refused = await chloe.slash(room, "game join")
        assert "2" in refused.text
        assert (await bruno.slash(room, "game join")).ephemeral
        assert not (await bruno.press(lobby, "Start")).failed
        assert eyes.status == "lobby", "only the host starts"
        await bruno.press(lobby, "Leave")
        await eyes.all_sent()
        assert bruno.mention not in ada.again(lobby).text
        assert not (await chloe.slash(room, "game leave")).failed
        await chloe.slash(room, "game join")
        await eyes.all_sent()
        assert chloe.mention in ada.again(lobby).text
        await ada.slash(room, "game start")
        thread = await ada.wait_for_thread()
        await stage.live(ada, thread)
        await eyes.all_sent()
        assert labels(ada.again(lobby)) == [], "a lobby that has begun has no buttons"
        assert thread.id == lobby.id


async def test_whoever_wants_to_leave_a_running_match_reads_what_can_be_done(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno, chloe = stage.people(3)
        thread = await stage.begin([ada, bruno], stage.sandbox.channel("game-room"), seats=2)
        commands = stage.sandbox.world.commands.values()
        # as Bruno's Discord names them
        known = {
            f"/{one['name_localizations']['de']} {two['name_localizations']['de']}"
            for one in commands
            for two in one.get("options", ())
            if one["name"] in ("game", "vacation")
        }
        said = (await bruno.slash(thread, "game leave")).text
        named = {f"/{group} {name}" for group, name in re.findall(r"/(\w+) (\w+)", said)}
        assert named == {"/partie abgeben", "/partie beenden", "/urlaub starten"}
        assert named <= known
        assert says((await chloe.slash(thread, "game leave")).text, "refusal-not-seated", "fr")
        assert len(Eyes(stage.settings.paravent_database).rows("SELECT * FROM players")) == 2


async def test_when_the_host_leaves_the_next_in_line_is_host_and_with_the_last_the_lobby_closes(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = stage.people(2)
        room = stage.sandbox.channel("game-room")
        eyes = Eyes(stage.settings.paravent_database)
        lobby = await stage.lobby(ada, room, seats=3, house=1)
        await bruno.press(lobby, "Join")
        await eyes.all_sent()
        await ada.press(ada.again(lobby), "Leave")
        await eyes.all_sent()
        assert eyes.rows("SELECT host FROM matches") == [{"host": bruno.id}]
        assert f"{bruno.mention} 👑" in ada.again(lobby).text
        await bruno.press(ada.again(lobby), "Leave")
        await eyes.all_sent()
        assert eyes.status == "closed"
        assert labels(ada.again(lobby)) == []


async def test_the_host_fills_seats_with_house_players_and_sends_them_away(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = stage.people(2)
        room = stage.sandbox.channel("game-room")
        eyes = Eyes(stage.settings.paravent_database)
        lobby = await stage.lobby(ada, room, seats=3)
        assert not (await bruno.press(lobby, "Options")).message.buttons, "only the host has options"
        options = await ada.press(lobby, "Options")
        add = next(label for label in labels(options.message) if label.startswith("Add House Player"))
        options = await ada.press(options.message, add)
        options = await ada.press(options.message, add)
        assert all(button.disabled for button in options.message.buttons if button.label.startswith("Add House"))
        await ada.press(options.message, "Remove House Player")
        await eyes.all_sent()
        assert len(eyes.rows("SELECT 1 FROM players WHERE house IS NOT NULL")) == 1
        assert startable(ada.again(lobby))


async def test_the_host_settles_everything_in_the_lobby(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno, chloe = stage.people(3)
        room = stage.sandbox.channel("game-room")
        eyes = Eyes(stage.settings.paravent_database)
        lobby = await stage.lobby(ada, room, game="alba_longa", seats=5)
        for person in (bruno, chloe):
            await person.press(lobby, "Join")
        options = (await ada.press(lobby, "Options")).message
        for select, value in (("Pace", "live"), ("Hints", "False"), ("Job Well Done", "True"), ("Seats", "4")):
            options = (await ada.choose(options, value, select=select)).message
            assert "⚠️" not in options.text
        options = (await ada.choose(options, "with", select="Assisi")).message
        options = (await ada.choose(options, "5", select="Seats")).message
        assert "⚠️" in options.text, "five Kings cannot play with Assisi"
        options = (await ada.choose(options, "2", select="Seats")).message
        assert says(options.text, "refusal-lobby-too-small", count=3)
        shown = {select.placeholder: one.label for select in options.selects for one in select.options if one.default}
        assert shown["Seats"] == "Seats: 4"
        await ada.choose(options, "de", select="Table language")
        await eyes.all_sent()
        [match] = eyes.rows("SELECT wanted, pace, hints, lang, variant FROM matches")
        assert match | {"variant": None} == {"wanted": 4, "pace": "live", "hints": 0, "lang": "de", "variant": None}
        assert json.loads(match["variant"]) | {"last_king": None} == {
            "job_well_done": True, "spoils_of_war": False, "assisi": "with", "last_king": None,
        }  # fmt: skip
        assert "Mitspielen" in labels(ada.again(lobby))


async def test_lobbies_nobody_starts_close_themselves(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = stage.people(2)
        room = stage.sandbox.channel("game-room")
        eyes = Eyes(stage.settings.paravent_database)
        lobby = await stage.lobby(ada, room)
        assert stage.bot is not None
        store = stage.services.store
        assert await store.write(lambda db: close_stale(db, time() - 60, time())) == []
        assert await store.write(lambda db: close_stale(db, time() + 1, time())) == [1]
        stage.services.delivery.wake()
        await eyes.all_sent()
        assert labels(ada.again(lobby)) == []
        assert not (await bruno.slash(room, "game join")).failed
        assert eyes.status == "closed"


@pytest.mark.parametrize("game", catalogue.names())
async def test_every_game_opens_and_starts_with_house_players_on_the_other_seats(tmp_path: Path, game: str) -> None:
    async with staged(tmp_path, paravent_house_pace=60.0) as stage:
        ada, room = stage.sandbox.person("Ada"), stage.sandbox.channel("game-room")
        least = catalogue.find(game).seats[0]
        thread = await stage.begin([ada], room, game=game, seats=least, house=least - 1)
        assert (await ada.press(await stage.live(ada, thread), "Your Move")).ephemeral
        assert Eyes(stage.settings.paravent_database).rows("SELECT * FROM incidents") == []


@pytest.mark.parametrize("game", [name for name in catalogue.names() if catalogue.find(name).Variant.model_fields])
async def test_every_option_of_a_game_can_be_given_when_a_lobby_is_opened(tmp_path: Path, game: str) -> None:
    async with staged(tmp_path) as stage:
        ada, room = stage.sandbox.person("Ada"), stage.sandbox.channel("game-room")
        eyes = Eyes(stage.settings.paravent_database)
        [command] = [each for each in stage.sandbox.world.commands.values() if each["name"] == "game"]
        [new] = [each for each in command["options"] if each["name"] == "new"]
        opened = 0
        for option in new["options"]:
            if option["name"] not in catalogue.find(game).Variant.model_fields:
                continue
            values = [True, False] if option["type"] == 5 else [choice["value"] for choice in option["choices"]]
            for value in values:
                exchange = await ada.slash(room, "game new", game=game, **{option["name"]: value})
                assert exchange.ephemeral
                assert "⚠️" not in exchange.text or "incident" not in exchange.text.casefold(), exchange.text
                opened += 1
        assert opened
        assert eyes.rows("SELECT * FROM incidents") == []
        assert eyes.rows("SELECT * FROM matches")


async def test_an_option_of_another_game_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, room = stage.sandbox.person("Ada"), stage.sandbox.channel("game-room")
        [command] = [each for each in stage.sandbox.world.commands.values() if each["name"] == "game"]
        [new] = [each for each in command["options"] if each["name"] == "new"]
        owners = {field: name for name in catalogue.names() for field in catalogue.find(name).Variant.model_fields}
        foreign = next(option for option in new["options"] if option["name"] in owners)
        value = True if foreign["type"] == 5 else foreign["choices"][0]["value"]
        refused = await ada.slash(room, "game new", game="comuni", **{foreign["name"]: value})
        assert refused.ephemeral
        owner = owners[foreign["name"]]
        named = words_for(owner, "en").say(f"option-{foreign['name']}", attribute="title")
        assert f"“{named}” is an option of {words_for(owner, 'en').say('title')}" in refused.text
        too_many = await ada.slash(room, "game new", game="comuni", seats=2, house=2)
        assert too_many.ephemeral
        eyes = Eyes(stage.settings.paravent_database)
        assert eyes.rows("SELECT * FROM matches") == []
        assert eyes.rows("SELECT * FROM incidents") == []


async def test_lists_infos_and_what_waits(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno, chloe, *_ = stage.sandbox.people
        room, other = stage.sandbox.channel("game-room"), stage.sandbox.channel("second-table")
        assert bot_words("en").say("list-empty") in (await ada.slash(room, "game list")).text
        assert (await chloe.slash(room, "waiting")).ephemeral
        first = await stage.begin([ada, bruno], room, seats=2)
        eyes = Eyes(stage.settings.paravent_database)
        await stage.lobby(chloe, other, seats=2)
        listed = (await chloe.slash(room, "game list")).text
        assert "Comuni #1" in listed
        assert "Comuni #2" in listed
        assert f"[Comuni #1](https://discord.com/channels/{stage.sandbox.guild.id}/{first.id})" in listed
        info = (await chloe.slash(first, "game info")).text
        assert all(person.name in info for person in (ada, bruno))
        asked = eyes.asked((ada, bruno))
        idle = ada if asked is bruno else bruno
        waiting = (await asked.slash(room, "waiting")).text
        assert f"https://discord.com/channels/{stage.sandbox.guild.id}/{first.id}" in waiting
        elsewhere = (await idle.slash(room, "waiting")).text
        assert bot_words("en" if idle is ada else "de").say("waiting-none") in elsewhere
        others = bot_words("en" if idle is ada else "de").say("waiting-others")
        assert str(first.id) in elsewhere.partition(others)[2], "what waits for others stands below"
        assert (await asked.slash(asked.dm, "waiting")).text == waiting, "also in direct messages"


async def test_the_oldest_wait_comes_first(tmp_path: Path) -> None:
    async with staged(tmp_path, paravent_house_pace=60.0) as stage:
        ada = stage.sandbox.person("Ada")
        rooms = [stage.sandbox.channel(name) for name in ("game-room", "second-table")]
        eyes = Eyes(stage.settings.paravent_database)
        for number, room in enumerate(rooms, 1):
            lobby = await stage.lobby(ada, room, seats=2, house=1)
            await ada.wait_for(room, lambda seen, lobby=lobby: seen.id == lobby.id and startable(seen))
            await ada.press(ada.again(lobby), "Start")
            await eyes.all_sent()
            game = Eyes(eyes.file, number).now().game
            # ada is asked in both
            eyes.change("UPDATE players SET seat = ? WHERE match = ? AND person IS NOT NULL", game.asked[0], number)
            eyes.change("UPDATE players SET seat = ? WHERE match = ? AND person IS NULL", 1 - game.asked[0], number)
        eyes.change("UPDATE positions SET at = at - 1000 WHERE match = 2")
        eyes.change("UPDATE waits SET since = since - 1000 WHERE match = 2")
        text = (await ada.slash(rooms[0], "waiting")).text
        assert text.index("#2") < text.index("#1")


async def test_settings_change_the_language_and_stop_direct_messages(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = stage.people(2)
        room = stage.sandbox.channel("game-room")
        assert "Deutsch" in (await bruno.slash(room, "settings", language="de")).text
        assert "English" in (await bruno.slash(room, "settings", language="en")).text
        await bruno.slash(room, "settings", notices="thread")
        thread = await stage.begin([ada, bruno], room, seats=2)
        eyes = Eyes(stage.settings.paravent_database)
        players = [BySlash(person, thread, eyes, blind=True) for person in (ada, bruno)]
        for person in (bruno, ada):
            # the panel of an answered question goes: look while each is asked
            while eyes.now().game.asked != (eyes.seat_of(person),):
                await play(players, most=1)
            await eyes.all_sent()
            assert bool(person.dms) is (person is ada)
        text = (await bruno.slash(thread, "game hand")).text
        await bruno.slash(room, "settings", language="auto")
        assert (await bruno.slash(thread, "game hand")).text != text, "as his client speaks: German"


async def test_rules_are_found_by_term_with_autocomplete_in_the_readers_language(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        room = stage.sandbox.channel("game-room")
        for person in stage.people(3):
            offered = await person.suggestions(room, "rules", "term", "", game="comuni")
            assert offered
            chapter = await person.slash(room, "rules", term=str(offered[1].value), game="comuni")
            assert chapter.ephemeral
            assert offered[1].name[:20] in chapter.text
            other = chapter.message.selects[0].options[2]
            turned = await person.choose(chapter.message, other.value)
            assert other.label[:20] in turned.text
        ada = stage.people(1)[0]
        found = await ada.suggestions(room, "rules", "term", "pilgrim", game="comuni")
        assert found
        assert "pilgrim" in (await ada.slash(room, "rules", term="pilgrim", game="comuni")).text.casefold()
        assert "zeppelin" in (await ada.slash(room, "rules", term="zeppelin", game="comuni")).text


async def test_admins_only(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = stage.people(2)
        thread = await stage.begin([ada, bruno], stage.sandbox.channel("game-room"), seats=2)
        assert "table skip" in ada.commands_in(thread)
        assert "table skip" not in bruno.commands_in(thread)
        with pytest.raises((NotPossible, LookupError)):
            await bruno.slash(thread, "table skip")


async def test_a_rematch_is_joined_by_whoever_presses_it(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = stage.people(2)
        room = stage.sandbox.channel("game-room")
        thread = await stage.begin([ada, bruno], room, seats=2)
        eyes = Eyes(stage.settings.paravent_database)
        assert not (await ada.slash(thread, "game rematch")).failed
        assert len(eyes.rows("SELECT 1 FROM matches")) == 1, "not before the end"
        await end_by_admin(ada, eyes, thread)
        joined = (await ada.slash(thread, "game rematch")).text
        assert f"/{room.id})" in joined, "the way to the new lobby"
        await eyes.all_sent()
        lobby = newest(bruno, room, lambda seen: "Comuni #2" in seen.text)
        assert lobby is not None
        assert says(lobby.text, "lobby-again")
        assert "the host starts" not in lobby.text
        for person in (bruno, bruno):
            await person.slash(thread, "game rematch")
        await eyes.all_sent()
        again = eyes.rows("SELECT id, rematch, status, variant FROM matches WHERE rematch = 1")
        assert [row["status"] for row in again] == ["running"], "everybody is there again"
        assert len(eyes.rows("SELECT 1 FROM players WHERE match = ?", again[0]["id"])) == 2


async def end_by_admin(ada: Person, eyes: Eyes, thread: Channel) -> None:
    await end_match(ada, thread)
    assert eyes.status == "closed"


async def test_a_match_that_has_begun_meanwhile_is_not_closed_as_a_lobby(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = stage.people(2)
        thread = await stage.begin([ada, bruno], stage.sandbox.channel("game-room"), seats=2)
        eyes = Eyes(stage.settings.paravent_database)
        assert stage.bot is not None
        with pytest.raises(Illegal, match="lobby-closed"):
            await stage.services.store.write(lambda db: close(db, 1, time()))
        assert eyes.status == "running"
        assert (await ada.slash(thread, "game move")).ephemeral


async def test_the_card_of_a_lobby_leads_to_the_match_and_then_shows_the_result(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage)
        room = stage.sandbox.channel("game-room")
        card = next(seen for seen in people[0].sees(room) if seen.id == thread.id)
        assert f"[Comuni #1](https://discord.com/channels/{eyes.now().match.guild}/{thread.id}) is running" in card.text
        await finish(stage, 1, people, thread)
        await eyes.all_sent()
        card = people[0].again(card)
        now = eyes.now()
        points, [winner] = now.game.standing() or [], now.game.winners()
        assert f"1. <@{now.players[winner].user}>: **{points[winner]}** 🏆" in card.text
        assert all(f"<@{player.user}>: **{points[player.seat or 0]}**" in card.text for player in now.players)
        assert "wins!" in card.text
        assert "is running" not in card.text
        assert len(people[0].sees(room)) == len({seen.id for seen in people[0].sees(room)})


async def test_the_card_of_a_match_ended_early_says_so(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage)
        room = stage.sandbox.channel("game-room")
        await end_match(people[0], thread)
        await eyes.all_sent()
        card = next(seen for seen in people[0].sees(room) if seen.id == thread.id)
        assert says(card.text, "lobby-ended")


async def test_a_closed_lobby_offers_no_seat(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        [ada], room = stage.people(1), stage.sandbox.channel("game-room")
        lobby = await stage.lobby(ada, room, seats=2)
        await ada.press(lobby, "Leave")
        await Eyes(stage.settings.paravent_database).all_sent()
        assert "closed" in ada.again(lobby).text
        assert "open seat" not in ada.again(lobby).text


async def test_a_result_whose_card_was_deleted_does_not_bring_it_back(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage)
        room = stage.sandbox.channel("game-room")
        stage.sandbox.world.messages[room.id].pop(thread.id)
        count = len(people[0].sees(room))
        await end_match(people[0], thread)
        await eyes.all_sent()
        assert len(people[0].sees(room)) == count


async def test_the_hosts_options_show_what_is_true_when_they_are_used(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = stage.people(2)
        room = stage.sandbox.channel("game-room")
        lobby = await stage.lobby(ada, room, seats=2)
        panel = (await ada.press(lobby, "Options")).message
        assert says(panel.text, "options-text", count=1, seats=2)
        await bruno.press(lobby, "Join")
        # the seat that was free is taken
        refused = await ada.press(panel, "Add House Player: Rookie")
        assert says(ada.again(panel).text, "refusal-lobby-full", wanted=2), refused.text
        assert says(ada.again(panel).text, "options-text", count=2, seats=2)
        await bruno.slash(room, "game leave")
        await ada.press(ada.again(panel), "Refresh")
        assert says(ada.again(panel).text, "options-text", count=1, seats=2)
        await ada.slash(room, "game leave")
        await ada.press(ada.again(panel), "Refresh")
        assert "closed" in ada.again(panel).text
        assert not ada.again(panel).buttons
