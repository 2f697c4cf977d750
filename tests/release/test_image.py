"""The image: made from what is locked and tested, and run by someone who can write to the volume alone.

`make image-check` carries the Dockerfile out; this asks what can be known by reading.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.console.command_line import COMMANDS
from bot.settings import Settings
from tools.dockerfile import (
    ROOT,
    Instruction,
    WrongDockerfile,
    command,
    context,
    environment,
    filled_in,
    ignored,
    instructions,
    note,
    sources,
    stages,
)
from tools.image_check import BASE, Failed, bootstrap, copy, number_of

TEXT = (ROOT / "Dockerfile").read_text("utf-8")
STAGES = stages(TEXT)
LAST = STAGES[-1]
COMPOSED = {name: yaml.safe_load((ROOT / name).read_text("utf-8")) for name in ("compose.yaml", "compose.scale.yaml")}


def bots() -> list[Any]:
    """Every service that runs the bot."""
    found = [one for composed in COMPOSED.values() for one in composed["services"].values() if one.get("build") == "."]
    return [pytest.param(one, id=str(number)) for number, one in enumerate(found)]


def test_everything_that_is_copied_into_the_image_is_there_and_may_be() -> None:
    available = list(context())
    taken = [one.rest for stage in STAGES for one in stage.steps if one.name == "COPY" and "--from" not in one.rest]
    files = [source for rest in taken for source in sources(rest)[0]]
    assert {"pyproject.toml", "bot", "engine", "renderers", "sandbox"} <= set(files)
    for source in files:
        assert any(file == source or file.startswith(f"{source}/") for file in available), source


def test_no_secret_and_no_store_gets_into_an_image() -> None:
    patterns = (ROOT / ".dockerignore").read_text("utf-8").split()
    for path in (
        ".env",
        ".git/config",
        "paravent.sqlite3",
        "paravent.sqlite3-wal",
        ".play/sandbox.json",
        ".venv/bin/python",
    ):
        assert ignored(path, patterns), path
    assert not ignored("bot/store/store.py", patterns)


def test_the_image_installs_what_is_locked_and_nothing_else() -> None:
    installing = [one.rest for stage in STAGES for one in stage.steps if "pip install" in one.rest]
    assert len(installing) == 2
    assert "--require-hashes" in installing[0]
    assert "requirements/image.txt" in installing[0]
    assert "--no-deps --no-build-isolation" in installing[1]


def test_the_image_runs_as_a_user_of_its_own_on_a_base_that_is_named() -> None:
    assert note(LAST, "USER") not in ("", "root", "0")
    assert BASE.match(LAST.base)


def test_the_image_starts_and_asks_for_health_by_commands_that_there_are() -> None:
    assert command(LAST, "CMD") == ["paravent", "run"]
    assert command(LAST, "HEALTHCHECK") == ["paravent", "health"]
    assert {"run", "health"} <= set(COMMANDS)
    named = {name for name in environment(LAST.steps, {}) if name.startswith("PARAVENT")}
    assert {name.lower() for name in named} <= set(Settings.model_fields)


@pytest.mark.parametrize("service", bots())
def test_a_bot_of_a_composition_can_write_to_its_volume_and_its_tmp_alone(service: dict[str, Any]) -> None:
    assert service["read_only"] is True
    assert service["tmpfs"].startswith("/tmp:")
    assert service["cap_drop"] == ["ALL"]
    writable = ("/tmp/", "/data/")
    heartbeat = service.get("environment", {}).get(
        "PARAVENT_HEARTBEAT", environment(LAST.steps, {})["PARAVENT_HEARTBEAT"]
    )
    assert heartbeat.startswith(writable)


@pytest.mark.parametrize("name", COMPOSED)
def test_no_service_can_take_all_the_memory_of_a_machine(name: str) -> None:
    for service in COMPOSED[name]["services"].values():
        assert service["mem_limit"].endswith(("m", "g"))


# -- reading -----------------------------------------------------------------------------------------------------------


def test_a_dockerfile_is_read_as_it_is_meant(tmp_path: Path) -> None:
    text = '# a\nARG BASE=one:1\nFROM ${BASE} AS first\nENV A=1 B=$A-2\nRUN a \\\n  b\n\nFROM first\nCMD ["x", "y"]\n'
    assert instructions(text)[3] == Instruction("RUN", "a    b")
    first, last = stages(text)
    assert (first.name, first.base, last.name, last.base) == ("first", "one:1", "1", "first")
    assert environment(first.steps, {"A": "7"}) == {"A": "1", "B": "7-2"}
    assert filled_in("$A ${B} $C", {"A": "1", "B": "2"}) == "1 2 "
    assert command(last, "CMD") == ["x", "y"]
    with pytest.raises(WrongDockerfile):
        stages("FROM a\nONBUILD RUN x\n")


def test_what_is_ignored_is_ignored_with_all_that_is_in_it(tmp_path: Path) -> None:
    (tmp_path / ".dockerignore").write_text("tests\n**/cache\n*.db*\n", "utf-8")
    for name in ("tests/a.py", "bot/tests/b.py", "bot/cache/c", "x.db-wal", "bot/y.db", "z"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    assert set(context(tmp_path)) == {".dockerignore", "bot/tests/b.py", "bot/y.db", "z"}


# -- carrying out ------------------------------------------------------------------------------------------------------


def test_files_and_folders_are_copied_to_where_the_dockerfile_says(tmp_path: Path) -> None:
    copy("pyproject.toml LICENSE ./", tmp_path, "/src", {})
    copy("requirements/image.txt requirements/image.txt", tmp_path, "/src", {})
    copy("renderers/fonts fonts", tmp_path, "/src", {})
    copied = {file.relative_to(tmp_path / "src").as_posix() for file in tmp_path.rglob("*") if file.is_file()}
    assert {"pyproject.toml", "LICENSE", "requirements/image.txt", "fonts/Cinzel-OFL.txt"} <= copied
    copy("--from=before /src/fonts /opt/fonts", tmp_path / "next", "/", {"before": tmp_path})
    assert (tmp_path / "next" / "opt" / "fonts" / "Cinzel-OFL.txt").is_file()


@pytest.mark.parametrize("missing", ["tests tests", "no-such-file .", ".env .env"])
def test_what_an_engine_would_not_find_is_not_copied(missing: str, tmp_path: Path) -> None:
    with pytest.raises(Failed, match=r"is not there, or \.dockerignore keeps it away"):
        copy(missing, tmp_path, "/src", {})


def test_a_base_or_a_user_that_cannot_be_had_is_told(tmp_path: Path) -> None:
    with pytest.raises(Failed, match="names no Python and no Debian release"):
        bootstrap("python:latest", tmp_path / "base")
    (tmp_path / "etc").mkdir()
    (tmp_path / "etc" / "passwd").write_text("paravent:x:10001:10002::/data:/bin/sh\n", "utf-8")
    assert number_of(tmp_path, "paravent") == "10001:10002"
    with pytest.raises(Failed, match="no user somebody"):
        number_of(tmp_path, "somebody")
