"""A game is a folder with everything in it: rules, words in every language, records, tests; and it fits Discord."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from bot.installed_games import DISCORD
from engine.core import catalogue
from engine.core.complaints import complaints, messages, unreadable
from engine.core.game import home_of
from engine.core.house import levels
from engine.core.record import verify
from engine.core.words import LANGUAGES, words_for
from tests.laws.tables import ALONE, NAMES, OURS

ROOT = Path(__file__).parents[2]
GAMES = pytest.mark.parametrize("name", NAMES)
OUR_GAMES = pytest.mark.parametrize("name", OURS)
PARTS = ["pieces.py", "actions.py", "events.py", "setup.py", "scoring.py", "orders.py", "wording.py", "kit.py"]
PARTS += ["RULES.md"]
COMMAND_NAME = re.compile(r"[-_\w]{1,32}")


def folder(name: str) -> Path:
    return Path(home_of(catalogue.find(name))).parent


@OUR_GAMES
def test_every_game_is_complete(name: str) -> None:
    home = folder(name)
    for part in PARTS:
        assert (home / part).is_file(), f"{name} has no {part}"
    assert {"rookie", "regular", "expert"} <= set(levels(name))
    assert list((ROOT / "tests" / "games" / name).glob("test_*.py")), f"{name} has no tests of its chapters"
    assert list((ROOT / "tests" / "records" / name).glob("*.txt")), f"{name} has no golden record"


@OUR_GAMES
def test_every_player_count_has_a_golden_record(name: str) -> None:
    heads = [file.read_text().splitlines()[0] for file in (ROOT / "tests" / "records" / name).glob("*.txt")]
    counts = {int(head.rpartition("=")[2]) for head in heads}
    assert counts == set(catalogue.find(name).seats)


def kept(files: Iterable[Path]) -> list[Path]:
    """Those of the games that the laws run over."""
    return sorted(file for file in files if file.parent.name in NAMES)


@pytest.mark.parametrize("file", kept((ROOT / "tests" / "records").glob("*/*.txt")), ids=lambda file: file.stem)
def test_golden_records_replay(file: Path) -> None:
    assert verify(file.read_bytes()).over


@pytest.mark.parametrize("file", kept((ROOT / "tests" / "saves").glob("*/*.json")), ids=lambda file: file.stem)
def test_old_saves_load_and_can_be_played_on(file: Path) -> None:
    game = catalogue.find(file.parent.name).load(file.read_bytes())
    seat = game.asked[0]
    game.submit(seat, levels(game.name)["rookie"](game.view_of(seat), game.dice))


@OUR_GAMES
def test_every_game_has_an_old_save(name: str) -> None:
    assert list((ROOT / "tests" / "saves" / name).glob("*.json"))


# -- words -------------------------------------------------------------------------------------------------------------


#: each Fluent file in English
ENGLISH = sorted(
    file for pattern in ("*/**/locale/en.ftl", "*/**/locale/en/*.ftl") for file in ROOT.glob(pattern)
    if not ALONE and not file.relative_to(ROOT).parts[0].startswith(".")
)  # fmt: skip


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_message_exists_in_every_language_with_the_same_variables(file: Path) -> None:
    english = messages([file])
    for lang in LANGUAGES[1:]:
        same = file.with_name(f"{lang}.ftl") if file.stem == "en" else file.parents[1] / lang / file.name
        other = messages([same])
        assert not [*unreadable(file), *unreadable(same)]
        assert set(other) == set(english), f"{same}: {set(other) ^ set(english)}"
        for key, used in english.items():
            if ".name" not in key:
                assert other[key] == used, f"{same}: {key} uses {other[key]}, English uses {used}"


@GAMES
def test_every_part_of_a_game_is_there_has_its_words_and_fits_discord(name: str) -> None:
    assert complaints(catalogue.kit(name), DISCORD) == []


# -- Discord's limits --------------------------------------------------------------------------------------------------


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_commands_of_a_game_fit_discord(name: str, lang: str) -> None:
    words, actions = words_for(name, lang), catalogue.find(name).kinds().actions
    names = [words.say(f"action-{word}", attribute="name") for word in actions]
    assert len(set(names)) == len(names), f"two actions have the same command name: {names}"
    length = 0
    for word, action in actions.items():
        command = words.say(f"action-{word}", attribute="name")
        assert COMMAND_NAME.fullmatch(command), command
        assert command == command.lower()
        length += len(command) + len(words.say(f"action-{word}"))
        for field in action.model_fields:
            assert COMMAND_NAME.fullmatch(field)
            length += len(field) + len(words.say(f"action-{word}", attribute=field))
    assert length <= 8000
