"""What an operator reads and writes: settings, `.env.example`, the README, what is installed."""

from __future__ import annotations

import os
import re
import sqlite3
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import discord
import pytest

from bot import command_registry
from bot.settings import Settings, WrongSettings, read
from bot.shards import group
from bot.store import Store, WrongFile
from engine.core.words import LANGUAGES
from tests import deployment
from tests.sentences import says

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "engine", "renderers", "sandbox")


@pytest.fixture(autouse=True)
def _nothing_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Neither the environment nor the folder of this machine counts."""
    for name in os.environ:
        if name.startswith(("DISCORD_", "PARAVENT_")):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "token")


def example() -> dict[str, str]:
    """Every setting that `.env.example` names, with the value it shows."""
    lines = (ROOT / ".env.example").read_text("utf-8").splitlines()
    return dict(re.findall(r"^#?([A-Z_]+)=(.*)$", "\n".join(lines), re.MULTILINE))


def test_the_example_names_every_setting_and_no_other() -> None:
    assert {name.lower() for name in example()} == set(Settings.model_fields)


def test_the_values_of_the_example_are_the_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    defaults = Settings(_env_file=None)  # type: ignore[call-arg]
    for name, value in example().items():
        if name != "DISCORD_TOKEN":
            monkeypatch.setenv(name, value)
    assert Settings(_env_file=None) == defaults  # type: ignore[call-arg]


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("DISCORD_TOKEN", "", "setting-missing"),
        ("PARAVENT_LOG_LEVEL", "loud", "setting-log-level"),
        ("PARAVENT_LOG_FORMAT", "xml", "setting-log-format"),
        ("PARAVENT_DATABASE", "nowhere/paravent.sqlite3", "setting-folder"),
        ("PARAVENT_HEARTBEAT", "nowhere/heartbeat", "setting-folder"),
        ("PARAVENT_DATA", "nowhere", "setting-folder"),
        ("PARAVENT_LOBBY_HOURS", "0", "setting-greater-than"),
        ("PARAVENT_TOURNAMENT_HOURS", "-1", "setting-greater-than"),
        ("PARAVENT_TOURNAMENT_HOURS", "long", "setting-float-parsing"),
        ("PARAVENT_PAINTERS", "9", "setting-less-than-equal"),
        ("PARAVENT_PAINTERS", "-1", "setting-greater-than-equal"),
        ("PARAVENT_PAINTERS", "many", "setting-int-parsing"),
        ("PARAVENT_SHARDED", "perhaps", "setting-bool-parsing"),
        *(
            ("PARAVENT_SHARDS", nonsense, "setting-shards")
            for nonsense in ("8", "0-8/8", "8/8", "3-2/8", "-1/8", "a/b", "0-3", "0/0", "0,1/8", "0-3/99999")
        ),
        ("PARAVENT_METRICS", "here", "setting-metrics"),
        ("PARAVENT_SENTRY_DSN", "https://sentry.example", "setting-sentry"),
        ("PARAVENT_ORDER_PACE", "9,3", "setting-order-pace"),
        ("DISCORD_API", "discord", "setting-address"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_setting_is_named_with_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, lang: str, name: str, value: str, key: str
) -> None:
    monkeypatch.setenv("LANG", f"{lang}.UTF-8")
    monkeypatch.setenv(name, value)
    with pytest.raises(WrongSettings) as wrong:
        read()
    assert says(str(wrong.value), key, lang, name=name), wrong.value
    assert len(str(wrong.value).splitlines()) == 1


async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    file = tmp_path / "paravent.sqlite3"
    file.write_text("not a database, although it is long enough to be looked at" * 20)
    with pytest.raises(WrongFile, match=r"paravent.sqlite3 can’t be used as the database"):
        await Store.open(file)
    with pytest.raises(WrongFile, match=r"nowhere.* can’t be used as the database"):
        await Store.open(tmp_path / "nowhere" / "paravent.sqlite3")


async def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "paravent.sqlite3"
    await (await Store.open(file)).close()
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA user_version = 9999")
    connection.close()
    with pytest.raises(WrongFile, match=r"paravent.sqlite3 was written by a newer version"):
        await Store.open(file)


# -- the README --------------------------------------------------------------------------------------------------------


def readme() -> str:
    return (ROOT / "README.md").read_text("utf-8")


def commands() -> set[str]:
    """Every slash command there is, in English."""
    found = set()
    for payload in command_registry.payloads():
        subcommands = [option["name"] for option in payload.get("options", ()) if option["type"] == 1]
        found |= {f"/{payload['name']} {name}" for name in subcommands} or {f"/{payload['name']}"}
    return found


def test_every_command_the_readme_names_exists() -> None:
    known = commands()
    named = set(re.findall(r"`(/[a-z][^`]*)`", readme()))
    assert len(named) > 15
    for one in named:
        group, *rest = one.split()
        # a command, perhaps with options; a subcommand; or a whole group
        whole_group = not rest and any(name.startswith(f"{group} ") for name in known)
        assert group in known or f"{group} {rest[0] if rest else ''}" in known or whole_group, one


def test_the_invitation_asks_for_the_permissions_that_the_readme_names() -> None:
    text = re.sub(r"\s+", " ", readme())
    [(names, number)] = re.findall(r"these permissions: (.*?) \(`.*?permissions=(\d+)`\)", text)
    flags = {name.lower().replace("channels", "channel").replace(" ", "_"): True for name in names.split(", ")}
    assert discord.Permissions(**flags).value == int(number)


# -- what is installed -------------------------------------------------------------------------------------------------


def test_everything_beside_the_code_is_installed_with_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["*"]
    files = [file for package in PACKAGES for file in (ROOT / package).rglob("*") if file.is_file()]
    beside = [file for file in files if file.suffix != ".py" and "__pycache__" not in file.parts]
    assert len({file.suffix for file in beside}) > 5
    left_out = [str(file.relative_to(ROOT)) for file in beside if not any(fnmatch(file.name, one) for one in patterns)]
    assert left_out == []


def test_the_processes_of_the_scaled_deployment_share_all_shards_out() -> None:
    text = (ROOT / "compose.scale.yaml").read_text("utf-8")
    groups = [group(written) for written in re.findall(r"PARAVENT_SHARDS: (\S+)", text)]
    assert sorted(number for each in groups for number in each.ids) == list(range(groups[0].total))
    assert len({each.total for each in groups}) == 1


def test_the_picture_of_the_deployment_is_what_is_drawn() -> None:
    assert deployment.PICTURE.read_text("utf-8") == deployment.picture(), "run `python -m tests.deployment`"
