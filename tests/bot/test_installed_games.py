"""A game of an installed package that cannot be played on Discord is told in the log and left out."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

import engine.games
from bot import installed_games
from bot.command_registry import own_names
from bot.wording import WORDS, operator_words
from engine.core import catalogue
from engine.core.discovery import Discovery
from engine.core.flaws import checked
from engine.core.problem import Problem, problem, problem_in
from tests.core.installed import install

TOY = """\
from pathlib import Path
from tests.core.toy_kit import toy_kit
KIT = toy_kit(Path(__file__).parent / "toy")
"""
OURS = catalogue.names()
NO_PICTURES = problem_in(WORDS, "game-no-pictures")


def left_out(why: Problem) -> str:
    return operator_words().say("game-left-out", why=str(why))


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(catalogue, "_GAMES", Discovery(catalogue.GROUP, engine.games, "kit:KIT", checked))
    return tmp_path


def test_a_game_without_pictures_is_left_out_and_the_others_stay(site: Path, caplog: pytest.LogCaptureFixture) -> None:
    install(site, "toy-game", {"toy_game_a.py": TOY}, {catalogue.GROUP: {"toy": "toy_game_a:KIT"}})
    assert "toy" in catalogue.names()
    with caplog.at_level(logging.WARNING):
        installed_games.admit()
    assert catalogue.names() == OURS
    assert caplog.messages == [left_out(problem_in(WORDS, "game-named", game="toy", why=NO_PICTURES))]
    with pytest.raises(KeyError):
        catalogue.find("toy")


def test_a_game_that_raises_when_it_is_imported_is_left_out(site: Path, caplog: pytest.LogCaptureFixture) -> None:
    install(site, "toy-game", {"toy_game_b.py": "1 / 0"}, {catalogue.GROUP: {"toy": "toy_game_b:KIT"}})
    with caplog.at_level(logging.WARNING):
        installed_games.admit()
    assert catalogue.names() == OURS
    why = problem("found-unloadable", place="toy_game_b:KIT", error="ZeroDivisionError: division by zero")
    assert caplog.messages == [left_out(problem("found-in-package", game="toy", package="toy-game", why=why))]


def test_a_game_that_is_called_like_a_command_of_the_bot_is_left_out(
    site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.command_registry.own_names", lambda: frozenset({"toy"}))
    install(site, "toy-game", {"toy_game_c.py": TOY}, {catalogue.GROUP: {"toy": "toy_game_c:KIT"}})
    installed_games.admit()
    assert catalogue.broken() == {
        "toy": problem_in(WORDS, "game-named", game="toy", why=problem_in(WORDS, "game-command-taken"))
    }


def test_the_names_of_the_bots_own_commands_are_known() -> None:
    assert {"game", "waiting", "rules", "orders"} <= own_names()
    assert not own_names() & set(OURS)
