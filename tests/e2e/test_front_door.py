"""The front door: /play and /help, from an empty channel to a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import command_registry
from bot.command_payloads import action_commands
from bot.delivery import Answer
from bot.messages.control_ids import ControlId
from bot.messages.game_facts import facts
from bot.wording import bot_words, title
from engine.core import catalogue
from engine.core.words import words_for
from sandbox import Person, Seen
from sandbox.components import Kind, walk
from tests.e2e.players import Eyes
from tests.e2e.stage import staged
from tests.e2e.test_private_channels import begun, private

#: the languages of Ada, Bruno and Chloé
SPOKEN = ("en", "de", "fr")


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers come whole, never in two steps."""
    monkeypatch.setattr(Answer, "PATIENCE", 60.0)


def labels(seen: Seen) -> list[str]:
    return [button.label for button in seen.buttons]


async def test_every_game_is_a_card_with_its_facts_and_a_button_in_the_readers_language(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        room = stage.sandbox.channel("game-room")
        for person, lang in zip(stage.people(3), SPOKEN, strict=True):
            front = (await person.slash(room, "play")).message
            assert front.ephemeral
            for game in catalogue.names():
                assert title(game, lang) in front.text
                assert words_for(game, lang).say("tagline") in front.text
                assert facts(game, lang) in front.text
                assert str(ControlId("new", 0, arg=game)) in [button.custom_id for button in front.buttons]
            assert labels(front).count(bot_words(lang).say("button-new-game")) == len(catalogue.names())
            assert bot_words(lang).say("front-nothing") in front.text


async def test_the_cards_show_a_real_board_once_it_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.commands.front_door.PATIENCE", 600.0)
    monkeypatch.setattr("sandbox.people.PATIENCE", 600.0)
    async with staged(tmp_path, paravent_painters=1, deadline=600.0) as stage:
        ada, room = stage.people(1)[0], stage.sandbox.channel("game-room")
        front = (await ada.slash(room, "play")).message
        drawn = [each for _, each in walk(front.components) if each["type"] == Kind.THUMBNAIL]
        assert len(drawn) == len(front.files) == len(catalogue.names())
        assert all(file.data.startswith(b"\x89PNG") for file in front.files)
        assert {each["description"] for each in drawn} == {
            bot_words("en").say("front-picture", game=title(game, "en")) for game in catalogue.names()
        }


async def test_new_game_opens_a_lobby_of_that_game_that_shows_what_people_want_to_know(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        room = stage.sandbox.channel("game-room")
        for person, lang in zip(stage.people(3), SPOKEN, strict=True):
            bot = bot_words(lang)
            front = (await person.slash(room, "play")).message
            await person.click(front, str(ControlId("new", 0, arg="flandern1302")))
            join = bot.say("button-join")
            lobby = await person.wait_for(room, lambda seen, join=join: join in labels(seen))
            assert facts("flandern1302", lang) in lobby.text, "the table speaks the host's language"
            assert bot.say("button-rules") in labels(lobby)
            assert bot.say("rules-pieces") in labels(lobby)
            rules = await person.press(lobby, bot.say("button-rules"))
            assert rules.ephemeral
            assert title("flandern1302", lang) in rules.text
            options = (await person.press(lobby, bot.say("button-options"))).message
            known = set(catalogue.find("flandern1302").Variant.model_fields)
            foreign = {name for game in catalogue.names() for name in catalogue.find(game).Variant.model_fields} - known
            settled = {(select.custom_id or "").split("|")[-1] for select in options.selects}
            assert known <= settled
            assert not foreign & settled
        assert Eyes(stage.database).rows("SELECT 1 FROM incidents") == []


async def test_a_button_for_a_game_that_is_not_there_opens_nothing(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, room = stage.people(1)[0], stage.sandbox.channel("game-room")
        front = (await ada.slash(room, "play")).message
        front.message.components[0]["components"][2]["components"][0]["custom_id"] = str(ControlId("new", 0, arg="x"))
        assert "⚠️" in (await ada.click(front, str(ControlId("new", 0, arg="x")))).text
        assert Eyes(stage.database).rows("SELECT 1 FROM matches") == []


async def test_a_game_that_the_server_does_not_offer_has_no_card(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, room = stage.people(1)[0], stage.sandbox.channel("game-room")
        await ada.slash(room, "table game", game="comuni", offered=False)
        front = (await ada.slash(room, "play")).message
        assert title("comuni", "en") not in front.text
        assert title("shafausa", "en") in front.text


async def test_play_says_what_is_going_on_but_nothing_of_channels_one_cannot_read(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        room = stage.sandbox.channel("game-room")
        hidden = private(stage, stage.sandbox.person("Bruno"))
        ada, bruno, stranger, eyes = await begun(stage, hidden)
        for person, sees in ((ada, True), (bruno, True), (stranger, False)):
            said = (await person.slash(room, "play")).text
            assert ("Comuni #1" in said) is sees
        await stage.lobby(ada, room, game="shafausa", seats=3)
        said = (await stranger.slash(room, "play")).text
        assert "Shafausa #2" in said
        assert bot_words("en").say("lobby-seats", count=1, seats=3) in said
        assert eyes.rows("SELECT 1 FROM incidents") == []


async def test_in_direct_messages_games_can_be_read_about_and_none_is_opened(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada = stage.people(1)[0]
        front = (await ada.slash(ada.dm, "play")).message
        assert bot_words("en").say("front-elsewhere") in front.text
        assert bot_words("en").say("button-new-game") not in labels(front)
        assert labels(front).count("Rules") == len(catalogue.names())


async def walked(person: Person, seen: Seen, verb: str) -> Seen:
    """Press the button that leads to another room of the front door."""
    return (await person.click(seen, str(ControlId(verb, 0)))).message


async def test_games_matches_settings_and_help_lead_to_each_other_in_one_message(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, room = stage.people(1)[0], stage.sandbox.channel("game-room")
        bot = bot_words("en")
        helped = (await ada.slash(room, "help")).message
        assert bot.say("help-title") in helped.text
        front = await walked(ada, helped, "play")
        assert front.id == helped.id, "the same message, turned over"
        mine = await walked(ada, front, "waiting")
        assert bot.say("waiting-none") in mine.text
        settings = await walked(ada, mine, "settings")
        assert bot.say("settings-choose-language") in [select.placeholder for select in settings.selects]
        assert (await walked(ada, settings, "help")).text == helped.text
        assert Eyes(stage.database).rows("SELECT 1 FROM settings WHERE remind IS NOT NULL") == []


async def test_settings_are_changed_by_lists_and_survive_a_forged_value(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        bruno, room = stage.people(2)[1], stage.sandbox.channel("game-room")
        panel = (await bruno.slash(room, "settings")).message
        for name, value in (("language", "fr"), ("notices", "dm"), ("remind", "24"), ("zone", "Europe/Paris")):
            panel = (await bruno.choose(panel, value, select=str(ControlId("prefer", 0, arg=name)))).message
        panel = (await bruno.choose(panel, "22:00-07:00", select=str(ControlId("prefer", 0, arg="quiet")))).message
        panel = (await bruno.click(panel, str(ControlId("prefer", 0, arg="next=yes")))).message
        assert bot_words("fr").say("settings-notices", value=bot_words("fr").say("notices-dm")) in panel.text
        kept = "SELECT lang, remind, zone, quiet_from, quiet_to, next FROM settings WHERE person = ?"
        want = {"lang": "fr", "remind": 24, "zone": "Europe/Paris", "quiet_from": 1320, "quiet_to": 420, "next": 1}
        assert Eyes(stage.database).rows(kept, bruno.id) == [want]


def test_what_everybody_can_use_is_listed_before_the_games_own_commands() -> None:
    names = [payload["name"] for payload in command_registry.payloads()]
    assert names[:5] == ["play", "help", "waiting", "settings", "rules"]
    own = {action_commands(game)["name"] for game in catalogue.names()}
    assert set(names[-len(own) :]) == own


async def test_waiting_lists_the_matches_that_wait_for_others_too(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, room = stage.people(1)[0], stage.sandbox.channel("game-room")
        await stage.lobby(ada, room, game="shafausa", seats=3)
        said = (await ada.slash(room, "waiting")).text
        assert bot_words("en").say("waiting-none") in said
        assert bot_words("en").say("waiting-others") in said
        assert "Shafausa #1" in said
