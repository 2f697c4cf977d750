"""A refused action is told to the person alone: why, what can be done instead, and the button to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.messages import control_ids
from bot.messages.forms import kinds
from engine.core.words import words_for
from sandbox import Channel, Person, Seen
from tests.e2e.players import Eyes
from tests.e2e.posts import posted
from tests.e2e.stage import Stage, staged
from tests.sentences import says


def ways_on(seen: Seen) -> list[str]:
    """What the buttons below a refusal lead to."""
    return [read.verb for button in seen.buttons if (read := control_ids.read(button.custom_id or "")) is not None]


async def two_at_table(stage: Stage, **options: str) -> tuple[Person, Person, Channel, Eyes]:
    """The person who is asked first, one who isn't, and their match."""
    people = stage.people(2)
    thread = await stage.begin(people, stage.sandbox.channel("game-room"), **options)
    eyes = Eyes(stage.settings.paravent_database)
    asked, other = sorted(people, key=lambda one: eyes.seat_of(one) not in eyes.now().game.asked)
    return asked, other, thread, eyes


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
async def test_an_answer_to_another_question_says_what_is_asked_and_leads_to_it(tmp_path: Path, lang: str) -> None:
    async with staged(tmp_path) as stage:
        asked, other, thread, eyes = await two_at_table(stage)
        await asked.slash(thread, "settings", language=lang)
        await eyes.all_sent()
        game, public = eyes.now().game, [(seen.id, seen.text) for seen in posted(other, thread)]
        words, before = words_for("comuni", lang), eyes.n
        assert game.step is not None
        answer = await asked.slash(thread, "comuni commit", alliance=1, city=0)
        title, question = words.say("action-commit", attribute="title"), words.question(game.step)
        assert says(answer.text, "refusal-another-question", lang, action=title, question=question)
        assert says(answer.text, "possible-now", lang)
        for action in kinds(game.view_of(eyes.seat_of(asked)).options()):
            assert words.action(action, game.step) in answer.text
        # nothing has happened, and nobody else has noticed
        assert answer.ephemeral
        assert eyes.n == before
        assert [(seen.id, seen.text) for seen in posted(other, thread)] == public
        # the button opens the panel with the question, where the refusal was
        assert ways_on(answer.message) == ["move"]
        panel = await asked.press(answer.message, 0)
        assert question in panel.text
        assert panel.message.id == answer.message.id


async def test_a_refused_command_leads_to_the_panel_and_one_out_of_turn_does_not(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        asked, other, thread, _ = await two_at_table(stage)
        why = words_for("comuni", "en").say("refusal-nothing-to-claim")
        refused = await asked.slash(thread, "comuni claim")
        assert why in refused.text
        assert ways_on(refused.message) == ["move"]
        assert not says(refused.text, "possible-now"), "it was asked, only not with these numbers"
        await other.slash(thread, "settings", language="en")
        early = await other.slash(thread, "comuni claim")
        assert says(early.text, "refusal-not-your-decision")
        assert ways_on(early.message) == []
        stranger = await stage.sandbox.people[5].slash(thread, "comuni claim")
        assert ways_on(stranger.message) == [], "a spectator has no panel"


async def test_what_fits_no_option_is_told_with_the_name_that_the_reader_sees(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        asked, _, thread, eyes = await two_at_table(stage, game="flandern1302")
        await asked.slash(thread, "settings", language="fr")
        named = words_for("flandern1302", "fr").say("field-called-plot")
        before = eyes.n
        refused = await asked.slash(thread, "flandern1302 build", quarter="blue-row-2", plot="Liège 7")
        assert says(refused.text, "refusal-wrong-value", "fr", field=named)
        assert "Liège" not in refused.text, "what was typed may be a secret"
        assert eyes.n == before
