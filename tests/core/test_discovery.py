"""What games bring is found in the project and in installed packages; one that is broken is told, and left out."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep
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


def test_threads_that_begin_at_different_ends_of_a_game_do_not_meet_halfway(site: Path, project: ModuleType) -> None:
    """A part of a game that is read by itself waits for the rest of it, which waits for that part."""
    ring = {
        "parts/ring/__init__.py": "from parts.ring import slow",
        "parts/ring/slow.py": "from time import sleep\nsleep(0.4)\nfrom parts.ring.words import WORD",
        "parts/ring/words.py": "from time import sleep\nsleep(0.4)\nfrom parts.ring import more\nWORD = 'ring'",
        "parts/ring/more.py": "",
        "parts/ring/kit.py": "from parts.ring.words import WORD as KIT",
        "drawn/__init__.py": "",
        "drawn/ring/__init__.py": "",
        "drawn/ring/pictures.py": "from parts.ring.words import WORD as PICTURES",
    }
    for file, written in ring.items():
        (site / file).parent.mkdir(parents=True, exist_ok=True)
        (site / file).write_text(written)
    kits, pictures = found(project), Discovery(GROUP, __import__("drawn"), "pictures:PICTURES", text)
    with ThreadPoolExecutor(2) as threads:
        whole = threads.submit(kits.find, "ring")
        sleep(0.15)
        assert (threads.submit(pictures.find, "ring").result(), whole.result()) == ("ring", "ring")


def test_a_game_that_asks_for_the_others_while_it_is_read_keeps_no_thread_waiting(
    site: Path, project: ModuleType
) -> None:
    (site / "parts" / "own" / "kit.py").write_text("from time import sleep\nsleep(0.4)\nKIT = 'own'")

    def among_others(name: str, value: Any) -> str:
        assert name in games.names
        return str(value)

    games = Discovery(GROUP, project, "kit:KIT", among_others)
    with ThreadPoolExecutor(2) as threads:
        one = threads.submit(games.find, "own")
        sleep(0.15)
        all_of_them = threads.submit(lambda: games.names)
        assert (one.result(), all_of_them.result()) == ("own", ("own",))


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
