"""A finished match is looked at again: in the background, kept for the next who asks, in the language of each."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandbox.people
from bot.commands import reviews
from bot.wording import bot_words
from sandbox import Seen
from tests.e2e.stage import staged
from tests.e2e.test_looking_back import begun, go_on
from tests.sentences import says


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are waited for, however busy the machine is."""
    monkeypatch.setattr(reviews, "LONG_PATIENCE", UNHURRIED)
    monkeypatch.setattr(sandbox.people, "PATIENCE", UNHURRIED)


#: seconds that a painter may need on a busy machine
UNHURRIED = 100.0


def is_review(seen: Seen) -> bool:
    return any(file.filename == "chances.png" for file in seen.files)


@pytest.mark.usefixtures("patient_pictures")
async def test_a_match_is_reviewed_once_for_all_who_ask(tmp_path: Path) -> None:
    async with staged(tmp_path, paravent_painters=1, paravent_review_playouts=10, deadline=UNHURRIED) as stage:
        (ada, bruno), thread, eyes = await begun(stage, "goofspiel")
        assert says((await ada.slash(thread, "review")).text, "refusal-review-not-over")
        go_on(eyes)
        asked = await ada.slash(thread, "review")
        assert says(asked.text, "review-progress")
        found = await ada.wait_for(thread, is_review, seconds=UNHURRIED)
        assert found.ephemeral
        assert [file.filename.split("-")[0] for file in found.files] == ["chances.png", "board", "board", "board"]
        kept = eyes.rows("SELECT n, content FROM reviews")
        assert len(kept) == 1
        # another person reads the same numbers in another language, at once
        eyes.change("UPDATE settings SET lang = 'de' WHERE person = ?", bruno.id)
        again = await bruno.slash(thread, "review")
        assert is_review(again.message)
        assert bot_words("de").say("review-of", name="x").split("x")[1] in again.text
        assert eyes.rows("SELECT n, content FROM reviews") == kept
        # if the bot stops meanwhile, that is said, and the next time it begins anew
        eyes.change("DELETE FROM reviews")
        stage.let_pass(60)
        broken_off = await ada.slash(thread, "review")
        assert says(broken_off.text, "review-progress")
        await stage.drop_curtain()
        assert says(ada.again(broken_off.message).text, "review-failed")
        assert not eyes.rows("SELECT n FROM reviews")
