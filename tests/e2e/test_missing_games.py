"""A game that people play is no longer installed: they are told, nobody is hurried, and it goes on when it is back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.installed_games import WORDS, problem_in
from engine.core import catalogue
from tests.e2e.beginnings import begun
from tests.e2e.players import play_blind
from tests.e2e.posts import check_posts
from tests.e2e.stage import staged
from tests.e2e.times import DAY
from tests.sentences import says

GAME = "goofspiel"
DUE = "SELECT 1 FROM outbox WHERE state = 'due' AND due <= ?"


@contextmanager
def without(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if its package had been removed."""
    with monkeypatch.context() as patch:
        patch.setattr(catalogue._GAMES, "_left_out", {GAME: problem_in(WORDS, "game-no-pictures")})
        vars(catalogue._GAMES).pop("_names", None)
        yield
    vars(catalogue._GAMES).pop("_names", None)


@pytest.fixture(autouse=True)
def _installed() -> None:
    assert GAME in catalogue.names()


async def test_a_match_rests_while_its_game_is_missing_and_goes_on_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, game=GAME, actions=3, pace="daily")
        stands, question = eyes.n, await people[0].slash(thread, "game board")
        assert question.text
        await stage.drop_curtain()
        eyes.change("INSERT INTO outbox (match, kind, payload) VALUES (1, 'lobby', '{}')")
        with without(monkeypatch):
            await stage.raise_curtain()
            for command in ("game board", "game since", "table skip"):
                refused = await people[0].slash(thread, command)
                assert says(refused.text, "refusal-game-missing", game="goofspiel"), command
            listed = await people[0].slash(thread, "game list")
            assert "goofspiel" in listed.text
            for _ in range(20):
                stage.let_pass(DAY)
                stage.services.delivery.wake()
                await eyes.until(lambda: not eyes.rows(DUE, stage.sandbox.clock.now()), "posts that are put off")
            assert eyes.n == stands, "nobody was decided for"
            assert eyes.rows("SELECT 1 FROM waits WHERE grace IS NOT NULL") == []
            assert eyes.rows("SELECT 1 FROM outbox WHERE kind = 'lobby' AND state = 'due'"), "kept for later"
            assert eyes.rows("SELECT 1 FROM incidents") == []
            await stage.drop_curtain()
        await stage.raise_curtain()
        assert eyes.rows("SELECT 1 FROM pauses WHERE until IS NULL") == []
        stage.let_pass(DAY / 24)
        stage.services.delivery.wake()
        await eyes.all_sent()
        assert eyes.rows("SELECT 1 FROM waits WHERE grace IS NOT NULL") == [], "the time does not count"
        await play_blind(people, thread, eyes, most=3)
        await eyes.all_sent()
        assert eyes.n > stands
        await check_posts(stage.settings.paravent_database, people[0], thread)
        assert eyes.rows("SELECT 1 FROM incidents") == []


async def test_the_bot_starts_with_components_of_a_game_that_is_missing(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        _, thread, eyes = await begun(stage)
        await stage.drop_curtain()
        eyes.change("INSERT INTO components (digest, game, raw) VALUES ('0', 'vanished', x'7b7d')")
        await stage.raise_curtain()
        board = await stage.people(1)[0].slash(thread, "game board")
        assert board.text
