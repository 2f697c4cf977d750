"""What a package index and a release say of the project is true, and said once."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest
from packaging.specifiers import SpecifierSet

from tools.release import obstacles

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
#: where the version stands, and where earlier ones are told of
VERSIONED = {"pyproject.toml", "CHANGELOG.md"}
SETTINGS = '[project]\nversion = "1.2.3"\nurls = {{ Repository = "{address}" }}\n'
FINE = ("v1.2.3", SETTINGS.format(address="https://paravent.test"), "# Changelog\n\n## 1.2.3 - 2026-11-20\n\n- news\n")


def test_the_version_is_stated_once() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    stated = re.compile(rf"paravent\D{{0,9}}{re.escape(PROJECT['version'])}|__version__")
    texts = (".py", ".md", ".toml", ".yaml", ".yml", ".sh", "Dockerfile", "Makefile")
    files = [name for name in listed.splitlines() if name.endswith(texts) and name not in VERSIONED]
    assert len(files) > 500
    own = Path(__file__).relative_to(ROOT).as_posix()
    found = [name for name in files if name != own and stated.search((ROOT / name).read_text("utf-8"))]
    assert not found


def test_every_font_comes_with_its_licence() -> None:
    fonts = ROOT / "renderers" / "fonts"
    families = {file.name.partition("-")[0] for file in fonts.iterdir() if file.suffix in (".ttf", ".otf")}
    named = {file for pattern in PROJECT["license-files"] for file in ROOT.glob(pattern)}
    assert {fonts / f"{family}-OFL.txt" for family in families} < named
    assert ROOT / "LICENSE" in named


def test_the_versions_of_python_are_those_that_are_allowed() -> None:
    named = [one.rpartition(" ")[2] for one in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", one)]
    assert named == sorted(named, key=lambda one: int(one[2:]))
    assert all(one in SpecifierSet(PROJECT["requires-python"]) for one in named)
    before = f"3.{int(named[0][2:]) - 1}"
    assert before not in SpecifierSet(PROJECT["requires-python"])


def test_nothing_stands_in_the_way_of_a_release_that_is_prepared() -> None:
    assert list(obstacles(*FINE)) == []


@pytest.mark.parametrize(
    ("part", "wrong", "told"),
    [
        (0, "", "The tag is not given"),
        (0, "v1.2.4", "it has to be v1.2.3"),
        (0, "1.2.3", "it has to be v1.2.3"),
        (1, SETTINGS.format(address="https://example.org/paravent"), "set the project's own"),
        (2, "# Changelog\n", "does not begin with a heading for 1.2.3"),
        (2, "# Changelog\n\n## 1.2.2 - 2026-11-20\n", "does not begin with a heading for 1.2.3"),
        (2, "# Changelog\n\n## 1.2.3 - unreleased\n", "has no date"),
    ],
)
def test_what_was_forgotten_stands_in_the_way_of_a_release(part: int, wrong: str, told: str) -> None:
    given = [wrong if number == part else text for number, text in enumerate(FINE)]
    [found] = obstacles(*given)
    assert told in found
