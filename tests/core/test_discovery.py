"""What games bring is found in the project and in installed packages; one that is broken is told, and left out."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from engine.core.discovery import BrokenKit, Discovery
from engine.core.problem import Problem, problem
from tests.core.installed import install

GROUP = "paravent.tests"
NO_TEXT = problem("kit-none", kind="int")


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setattr(sys, "modules", dict(sys.modules))
    return folder


@pytest.fixture
def project(tmp_path: Path, site: Path) -> ModuleType:
    """A package `parts` with one part in a folder, and a folder without."""
    home = site / "parts"
    for file, text in {"__init__.py": "", "own/__init__.py": "", "own/kit.py": "KIT = 'own'", "bare/x.py": ""}.items():
        (home / file).parent.mkdir(parents=True, exist_ok=True)
        (home / file).write_text(text)
    module = __import__("parts")
    assert isinstance(module, ModuleType)
    return module


def text(name: str, value: Any) -> str:
    if not isinstance(value, str):
        raise BrokenKit(NO_TEXT)
    return value


def left_out(game: str, why: Problem) -> Problem:
    return problem("found-in-package", game=game, package="stranger", why=why)


def found(project: ModuleType) -> Discovery[str]:
    return Discovery(GROUP, project, "kit:KIT", text)


def test_a_folder_of_the_project_with_the_part_is_found(project: ModuleType) -> None:
    assert found(project).names == ("own",)
    assert found(project).find("own") == "own"


def test_an_installed_package_brings_a_part_by_its_entry_point(site: Path, project: ModuleType) -> None:
    install(site, "stranger", {"stranger/__init__.py": "KIT = 'from afar'"}, {GROUP: {"strange": "stranger:KIT"}})
    assert found(project).names == ("own", "strange")
    assert found(project).find("strange") == "from afar"
    assert not found(project).broken


def test_a_name_that_nobody_brings_is_a_key_error(project: ModuleType) -> None:
    with pytest.raises(KeyError):
        found(project).find("nothing")


def test_an_entry_point_that_raises_is_told_in_one_sentence_and_left_out(site: Path, project: ModuleType) -> None:
    install(site, "stranger", {"stranger.py": "raise OSError('no luck')"}, {GROUP: {"strange": "stranger:KIT"}})
    assert found(project).names == ("own",)
    assert dict(found(project).broken) == {
        "strange": left_out("strange", problem("found-unloadable", place="stranger:KIT", error="OSError: no luck"))
    }


def test_an_entry_point_that_leads_nowhere_is_left_out(site: Path, project: ModuleType) -> None:
    install(site, "stranger", {"stranger.py": ""}, {GROUP: {"a": "stranger:KIT", "b": "nowhere:KIT"}})
    assert found(project).names == ("own",)
    assert set(found(project).broken) == {"a", "b"}


def test_what_the_check_refuses_is_left_out_with_its_sentence(site: Path, project: ModuleType) -> None:
    install(site, "stranger", {"stranger.py": "KIT = 7"}, {GROUP: {"strange": "stranger:KIT"}})
    assert dict(found(project).broken) == {"strange": left_out("strange", NO_TEXT)}


def test_nobody_takes_the_name_of_another_game(site: Path, project: ModuleType) -> None:
    for package in ("first", "second"):
        install(site, package, {f"{package}.py": f"KIT = {package!r}"}, {GROUP: {"twice": f"{package}:KIT"}})
    install(site, "third", {"third.py": "KIT = 'third'"}, {GROUP: {"own": "third:KIT"}})
    assert found(project).find("own") == "own"
    assert found(project).find("twice") == "first"
    assert set(found(project).broken) == {"own", "twice"}


def test_a_broken_part_of_the_project_raises(project: ModuleType) -> None:
    [home] = project.__path__
    (Path(home) / "own" / "kit.py").write_text("KIT = 7")
    with pytest.raises(BrokenKit) as raised:
        found(project).find("own")
    assert raised.value.problem == NO_TEXT
