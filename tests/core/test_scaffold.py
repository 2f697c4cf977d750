"""`python -m engine new` writes a game that installs, plays, and passes its own tests and the laws at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.cli.words import say

ROOT = Path(__file__).parents[2]
#: for a machine that has much else to do
PATIENCE = 900


def run(*arguments: str, at: Path, site: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Python with an installed game, as a person would call it; the laws in their smallest form."""
    path = os.pathsep.join([str(ROOT), *([str(site)] if site else [])])
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=at,
        env={**os.environ, "PYTHONPATH": path, "PARAVENT_QUICK": "1"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the new game, and beside it where it is installed."""
    folder = tmp_path_factory.mktemp("new")
    done = run("-m", "engine", "new", "sea_harbour", "--to", str(folder), at=ROOT)
    assert done.returncode == 0, done.stderr
    pip = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation")
    done = run(*pip, "--target", str(folder / "site"), str(folder / "paravent-sea_harbour"), at=folder)
    assert done.returncode == 0, done.stderr
    return folder


def test_the_new_game_is_called_as_one_wished(home: Path) -> None:
    written = (file for file in (home / "paravent-sea_harbour").rglob("*") if "build" not in file.parts)
    files = [file for file in written if file.suffix in (".py", ".md", ".toml", ".ftl")]
    assert 15 < len(files) <= 25
    assert not [file for file in files if "newgame" in file.read_text("utf-8").casefold().replace(" ", "")]
    assert "class SeaHarbour(" in (home / "paravent-sea_harbour" / "sea_harbour" / "__init__.py").read_text("utf-8")
    assert "title = Sea Harbour\n" in (home / "paravent-sea_harbour" / "sea_harbour" / "locale" / "fr.ftl").read_text(
        "utf-8"
    )


def test_nothing_is_missing_in_it_and_it_plays(home: Path) -> None:
    done = run("-m", "engine", "check", "sea_harbour", at=home, site=home / "site")
    assert (done.stdout, done.stderr) == ("sea_harbour: nothing is missing.\n", "")
    played = run("-m", "engine", "play", "sea_harbour", "--players", "3", "--lang", "de", at=home, site=home / "site")
    assert played.returncode == 0, played.stderr
    assert "Runde 8" in played.stdout


@pytest.mark.long
def test_its_own_tests_and_the_laws_pass_at_once(home: Path) -> None:
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", at=home / "paravent-sea_harbour", site=home / "site")
    assert done.returncode == 0, done.stdout[-6000:]
    assert "6 passed" in done.stdout, "the laws are asked, not skipped"


@pytest.mark.long
def test_people_play_it_by_buttons_in_the_sandbox(home: Path) -> None:
    match = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/e2e/test_games.py")
    path = os.pathsep.join([str(ROOT), str(home / "site")])
    env = {**os.environ, "PYTHONPATH": path, "PARAVENT_QUICK": "1", "PARAVENT_GAMES": "sea_harbour"}
    done = subprocess.run(
        [sys.executable, *match], cwd=ROOT, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stdout[-6000:]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Sea-Harbour", f"{say('new-name-wrong', name='Sea-Harbour')}\n"),
        ("comuni", f"{say('new-name-taken', name='comuni')}\n"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused_in_a_sentence(tmp_path: Path, name: str, sentence: str) -> None:
    done = run("-m", "engine", "new", name, "--to", str(tmp_path), at=ROOT)
    assert (done.returncode, done.stderr) == (2, sentence)
    assert not list(tmp_path.iterdir())


def test_the_example_stays_small_enough_to_be_read() -> None:
    example = ROOT / "examples" / "goofspiel"
    kinds = ("*.py", "*.ftl", "*.md", "*.toml", "*.txt")
    files = {file for kind in kinds for file in example.rglob(kind) if ".egg-info" not in str(file)}
    lines = {file.name: len(file.read_text("utf-8").splitlines()) for file in files if file.suffix == ".py"}
    whole = sum(len(file.read_text("utf-8").splitlines()) for file in files)
    assert len(files) <= 25
    assert whole <= 1_500
    assert lines["rounds.py"] + lines["pieces.py"] <= 200, "the rules and their pieces"
