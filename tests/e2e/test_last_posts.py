"""The end of a match as it reads in the thread: what happened last, then the result, each once."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.icons import unmarked
from bot.match.play import told_of
from bot.wording import game_words
from engine.core import catalogue
from sandbox.components import texts
from tests.e2e.endings import finish
from tests.e2e.posts import posted
from tests.e2e.stage import staged


@pytest.mark.parametrize("game", catalogue.names())
async def test_the_score_sheet_stands_in_the_last_post_only(tmp_path: Path, game: str) -> None:
    async with staged(tmp_path) as stage:
        people, room = stage.people(3), stage.sandbox.channel("game-room")
        thread = await stage.begin(people, room, seats=3, game=game)
        eyes = await finish(stage, 1, people, thread)
        await eyes.all_sent()
        *_, last, end = posted(people[0], thread)
        now = eyes.now()
        assert end.text.startswith("## 🏁"), "the winner comes first"
        assert "🏁" not in last.text
        told = [one.event for one in told_of(catalogue.find(game), now.position) if one.event.sheet]
        assert bool(told) == (game != "alba_longa"), "Alba Longa announces no lines of its sheet"
        words = game_words(now.match, now.players, "en", now.game.data)
        assert not [event for event in told if unmarked(words.event(event)) in last.text]
        points = now.game.standing() or []
        assert all(end.text.count(f"**{total}**") == points.count(total) for total in points)


@pytest.mark.usefixtures("patient_pictures")
async def test_the_picture_of_the_score_sheet_is_posted_once(tmp_path: Path) -> None:
    async with staged(tmp_path, paravent_painters=1) as stage:
        people, room = stage.people(2), stage.sandbox.channel("game-room")
        thread = await stage.begin(people, room, seats=2)
        eyes = await finish(stage, 1, people, thread)
        await eyes.until(lambda: not eyes.rows("SELECT 1 FROM outbox WHERE state = 'due'"), "the pictures")
        *before, end = posted(people[0], thread)
        assert [file.filename.partition("-")[0] for file in end.files][:2] == ["sheet", "scores.png"]
        assert not [file for seen in before for file in seen.files if file.filename.startswith("sheet")]
        assert (end.files[0].description or "").count("Lowest building") == len(people)
        assert "Lowest building" not in "\n".join(texts(end.components)), "what is drawn is not written once more"
