"""The pictures of a game are found and checked: in the project, and in installed packages."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import renderers
from bot.board_text import board_text
from engine.core import catalogue
from engine.core.discovery import Discovery
from engine.core.problem import Problem, problem, problem_in
from engine.core.words import LANGUAGES
from renderers import registry
from renderers.game_pictures import WORDS, GamePictures, Moment, faults
from renderers.reading import Reader

COMUNI = registry.find("comuni")
#: a package that brings pictures of its own: those of Comuni under another name
OTHER_PACKAGE = """
from renderers.comuni.pictures import PICTURES as COMUNI
from renderers.game_pictures import GamePictures
PICTURES = {value}
"""


class Silent(Reader[Any, Any]):
    """Says nothing."""


def is_not(part: str, kind: str, wanted: str) -> Problem:
    return problem_in(WORDS, "pictures-part", part=part, kind=kind, wanted=wanted)


def takes(part: str, given: str) -> Problem:
    return problem_in(WORDS, "pictures-takes", part=part, given=given)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"board": "board.png"}, is_not("board", "str", "Callable")),
        ({"hand": None}, is_not("hand", "NoneType", "Callable")),
        ({"hand": lambda view: view}, takes("hand", "view, lang, names")),
        ({"closeup": COMUNI.hand}, takes("closeup", "view, seat, lang, names")),
        ({"liveries": 4}, is_not("liveries", "int", "Callable")),
        ({"reader": COMUNI}, is_not("reader", "GamePictures", "type[Reader]")),
        (
            {"reader": Silent},
            problem_in(
                WORDS,
                "pictures-reader",
                reader="Silent",
                missing="before, common, essential, hand, headline, now, sheets, side",
            ),
        ),
        ({"moments": ["battle"]}, is_not("moments", "list", "Mapping")),
        ({"moments": {"battle": COMUNI.hand}}, is_not("moments['battle']", "function", "Moment")),
        ({"legend": "pieces"}, is_not("legend", "str", "Legend")),
        ({"choice": COMUNI.board}, is_not("choice", "function", "ChoicePictures")),
        ({"home": "here"}, is_not("home", "str", "Path")),
    ],
)
def test_what_is_wrong_with_pictures_is_one_sentence(wrong: dict[str, Any], told: Problem) -> None:
    assert list(faults(replace(COMUNI, **wrong))) == [told]
    assert all(told.told(lang) for lang in LANGUAGES)


def test_missing_words_are_a_sentence_in_each_language(tmp_path: Path) -> None:
    storm = {**COMUNI.moments, "storm": Moment(COMUNI.moments["battle"].drawn, bool)}
    assert list(faults(replace(COMUNI, moments=storm))) == [
        problem_in(WORDS, "pictures-no-message", file=f"locale/{lang}.ftl", message="moment-storm")
        for lang in LANGUAGES
    ]
    shutil.copytree(COMUNI.home / "locale", tmp_path / "locale")
    (tmp_path / "locale" / "fr.ftl").unlink()
    assert list(faults(replace(COMUNI, home=tmp_path))) == [
        problem_in(WORDS, "pictures-no-words", file="locale/fr.ftl")
    ]


def installed(site: Path, **packages: str) -> None:
    """Packages as pip would put them there, each with an entry point for the game of its name."""
    for name, value in packages.items():
        (site / f"{name}_package.py").write_text(OTHER_PACKAGE.format(value=value))
        about = site / f"{name}_package-1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-package\nVersion: 1\n")
        (about / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{name} = {name}_package:PICTURES\n")


def test_pictures_of_an_installed_package_are_found_and_broken_ones_left_out_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed(
        tmp_path,
        whole="COMUNI",
        misspelt="GamePictures(**{**vars(COMUNI), 'bord': COMUNI.board})",
        lacking="GamePictures(**{name: part for name, part in vars(COMUNI).items() if name != 'board'})",
        wrong="'a picture'",
        half="GamePictures(**{**vars(COMUNI), 'hand': None, 'liveries': None})",
        shafausa="COMUNI",
    )
    monkeypatch.syspath_prepend(tmp_path)
    found = Discovery(registry.GROUP, renderers, "pictures:PICTURES", registry.checked)
    assert {"whole", *registry.games()} <= set(found.names)
    assert found.find("whole") is COMUNI
    assert found.find("shafausa").reader is not COMUNI.reader
    broken = {name: found.broken[name] for name in ("misspelt", "lacking", "wrong", "half", "shafausa")}
    assert not set(broken) & set(found.names) - {"shafausa"}
    assert "'bord'" in str(broken["misspelt"])
    assert "'board'" in str(broken["lacking"])
    assert problem_in(WORDS, "pictures-none", kind="str") in dict(broken["wrong"].facts).values()
    assert str(is_not("hand", "NoneType", "Callable")) in str(broken["half"])
    assert problem("found-twice") in dict(broken["shafausa"].facts).values()


def test_a_part_that_is_missing_or_misspelt_is_named() -> None:
    parts = dict(vars(COMUNI))
    del parts["closeup"]
    with pytest.raises(TypeError, match="'closeup'"):
        GamePictures(**parts)
    with pytest.raises(TypeError, match="'close_up'"):
        GamePictures(**vars(COMUNI), close_up=COMUNI.closeup)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_pictures_says_so_where_its_board_would_be(lang: str) -> None:
    game, _ = catalogue.find("comuni").start(2, "unseen")
    view: Any = game.view()
    assert board_text(type(view)("chess", 2, *(getattr(view, name) for name in view.__struct_fields__[2:])), lang, [])
