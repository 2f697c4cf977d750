"""A first match: from an empty channel to the first own move in a few presses."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.delivery import Answer
from bot.messages.control_ids import ControlId
from bot.wording import bot_words
from engine.core.words import words_for
from sandbox import Person, Seen
from tests.e2e.players import Eyes, controls
from tests.e2e.stage import staged

#: what a newcomer does at most: /play, First Match, Your Move, and the move
MOST_PRESSES = 4
#: the languages of Ada, Bruno and Chloé
SPOKEN = ("en", "de", "fr")


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers come whole, never in two steps."""
    monkeypatch.setattr(Answer, "PATIENCE", 60.0)


async def pressed(person: Person, seen: Seen, verb: str, presses: list[str]) -> Seen:
    """Press the first button of a kind, and count it."""
    presses.append(verb)
    return (await person.click(seen, next(text for ident, text in controls(seen) if ident.verb == verb))).message


@pytest.mark.parametrize(("who", "lang"), list(enumerate(SPOKEN)))
async def test_from_an_empty_channel_to_the_first_own_move_in_four_presses(tmp_path: Path, who: int, lang: str) -> None:
    async with staged(tmp_path) as stage:
        person, room = stage.people(3)[who], stage.sandbox.channel("general")
        eyes, bot = Eyes(stage.database), bot_words(lang)
        presses = ["/play"]
        front = (await person.slash(room, "play")).message
        assert bot.say("first-title") in front.text
        begun = await pressed(person, front, "first", presses)
        assert bot.say("first-begun") in begun.text
        panel = await pressed(person, begun, "move", presses)
        now = eyes.now()
        assert now.game.step is not None
        assert words_for(now.match.game, lang).guide(now.game.step) in panel.text, "every question is explained"
        await pressed(person, panel, "do", presses)
        assert len(presses) <= MOST_PRESSES
        mine = eyes.seat_of(person)
        assert mine in [seat for seat, _ in eyes.line()]
        assert now.match.lang == lang
        assert now.match.pace == "none", "no clock runs"
        assert sum(1 for player in now.players if player.house) == len(now.players) - 1
        assert eyes.rows("SELECT 1 FROM incidents") == []


async def test_first_match_is_one_match_however_often_discord_tells_of_the_press(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, room = stage.people(1)[0], stage.sandbox.channel("general")
        eyes = Eyes(stage.database)
        await ada.slash(room, "game first")
        assert eyes.rows("SELECT count(*) AS count FROM matches") == [{"count": 1}]
        front = (await ada.slash(room, "play")).message
        assert bot_words("en").say("first-title") not in front.text, "only newcomers are told about it"
        assert str(ControlId("first", 0)) in [button.custom_id for button in front.buttons]


async def test_where_the_shortest_game_is_not_offered_the_next_one_is_played(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, room = stage.people(1)[0], stage.sandbox.channel("general")
        await ada.slash(room, "table game", game="goofspiel", offered=False)
        begun = await ada.slash(room, "game first")
        assert "Flandern 1302 #1" in begun.text
        assert Eyes(stage.database).status == "running"
