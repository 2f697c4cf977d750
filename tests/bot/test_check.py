"""`paravent check` tells of everything that would trouble the bot, and what to do about it."""

from __future__ import annotations

import os
import shutil
import sqlite3
from pathlib import Path
from time import time

import pytest

from bot.console import check, words
from bot.console.command_line import main
from bot.store import Store
from tests.sentences import says

Captured = pytest.CaptureFixture[str]
#: the form of a token, of nobody
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GxxxxX.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"


@pytest.fixture(autouse=True)
async def _installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A bot that is set up as it should be."""
    monkeypatch.chdir(tmp_path)
    for name in os.environ:
        if name.startswith(("DISCORD", "PARAVENT")):
            monkeypatch.delenv(name)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    words.operator_language.cache_clear()
    await (await Store.open(tmp_path / "paravent.sqlite3")).close()


def problems(capsys: Captured) -> list[str]:
    """What `paravent check` finds wrong; its exit code says the same."""
    code = main(["check"])
    lines = capsys.readouterr().out.splitlines()
    found = [line.removeprefix("PROBLEM").strip() for line in lines if not line.startswith("OK ")]
    assert code == (1 if found else 0)
    return found


def test_where_all_is_well_every_line_says_so(capsys: Captured) -> None:
    assert main(["check"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 8
    assert all(line.startswith("OK ") for line in lines)
    assert "123456789012345678" in lines[1]
    assert TOKEN not in "".join(lines)


def test_a_store_that_is_not_there_yet_is_no_problem(capsys: Captured) -> None:
    Path("paravent.sqlite3").unlink()
    assert problems(capsys) == []
    assert not Path("paravent.sqlite3").exists()


def test_misspelt_and_unknown_settings_are_named(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setenv("PARAVENT_LOBBY_HOUR", "5")
    Path(".env").write_text("PARAVENT_CAKES=yes\nPARAVENT_PAINTERS=1\nDISCORD_WEBHOOK=other\n")
    [unknown, misspelt] = problems(capsys)
    assert "there’s no PARAVENT_CAKES" in unknown
    assert "there’s no PARAVENT_LOBBY_HOUR. Did you mean PARAVENT_LOBBY_HOURS?" in misspelt


def test_wrong_values_are_told_and_the_rest_is_still_looked_at(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setenv("PARAVENT_PAINTERS", "many")
    monkeypatch.delenv("DISCORD_TOKEN")
    [token, painters] = problems(capsys)
    assert says(token, "setting-missing", name="DISCORD_TOKEN")
    assert painters.startswith("PARAVENT_PAINTERS")


@pytest.mark.parametrize("token", [f"Bot {TOKEN}", f"'{TOKEN}'", "secret", TOKEN.replace("MTIz", "abcd")])
def test_what_is_no_token_is_told_and_not_shown(token: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    [found] = problems(capsys)
    assert "DISCORD_TOKEN doesn’t look like" in found
    assert token not in found


def test_a_file_that_is_no_store_is_told(capsys: Captured) -> None:
    Path("paravent.sqlite3").write_bytes(b"no database" * 1000)
    [found] = problems(capsys)
    assert "can’t be read properly" in found


def test_a_store_that_others_can_read_is_told(capsys: Captured) -> None:
    Path("paravent.sqlite3").chmod(0o644)
    [found] = problems(capsys)
    assert "chmod 600 paravent.sqlite3" in found


def test_a_clock_that_is_behind_is_told(capsys: Captured) -> None:
    os.utime("paravent.sqlite3", (time() + 7200, time() + 7200))
    [found] = problems(capsys)
    assert found.startswith("Clock:")


def test_a_full_disk_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setattr(check, "FREE", shutil.disk_usage(".").total)
    [found] = problems(capsys)
    assert found.startswith("Disk: only")


def test_an_old_library_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setattr(check, "OLDEST", (sqlite3.sqlite_version_info[0] + 1, 0, 0))
    [found] = problems(capsys)
    assert found.startswith("SQLite:")


def test_a_missing_font_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path) -> None:
    from renderers import lettering

    monkeypatch.setattr(lettering, "FONTS", tmp_path)
    lettering.font.cache_clear()
    try:
        [found] = problems(capsys)
    finally:
        lettering.font.cache_clear()
    assert "Cinzel-Bold.ttf" in found


def test_a_server_that_does_not_answer_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, tmp_path: Path
) -> None:
    pytest.importorskip("psycopg")
    monkeypatch.setenv("PARAVENT_DATABASE", f"postgresql://somebody:password@/paravent?host={tmp_path}")
    [found] = problems(capsys)
    assert "PostgreSQL doesn’t answer" in found
    assert "password" not in found
