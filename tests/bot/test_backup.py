"""A backup is whole, made while the bot runs, and put back only where none does."""

# nobody else runs in these loops while a test looks at its files
# ruff: noqa: ASYNC230, ASYNC240

from __future__ import annotations

import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot import process_identity
from bot.console import backup as console
from bot.console.command_line import main
from bot.store import Store, WrongFile, leases, people
from bot.store.file import MIGRATIONS, newest_form
from tests.postgres import Server
from tests.sentences import says

Captured = pytest.CaptureFixture[str]


pytestmark = pytest.mark.usefixtures("operator")


def word_in(file: Path | str) -> str | None:
    """What a store remembers."""
    with closing(sqlite3.connect(file)) as db:
        row = db.execute("SELECT value FROM memory WHERE key = 'word'").fetchone()
    return str(row[0]) if row else None


async def remembering(file: Path | str, word: str) -> Store:
    """An open store that remembers a word."""
    store = await Store.open(file)
    await store.write(lambda db: people.remember(db, "word", word))
    return store


def names() -> list[str]:
    """The files that are here, without those that SQLite puts beside one it has only read."""
    return sorted(file.name for file in Path().iterdir() if not file.name.endswith(("-wal", "-shm")))


def permissions(file: Path | str) -> int:
    return stat.S_IMODE(Path(file).stat().st_mode)


async def test_a_store_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    store = await remembering(tmp_path / "paravent.sqlite3", "one")
    assert [permissions(file) for file in sorted(tmp_path.iterdir())] == [0o600] * 3, "with its side files"
    await store.close()


async def test_a_backup_is_made_while_the_store_is_open(capsys: Captured) -> None:
    store = await remembering("paravent.sqlite3", "one")
    assert main(["backup", "copy.sqlite3"]) == 0
    assert says(capsys.readouterr().out, "backup-done", file="copy.sqlite3")
    await store.write(lambda db: people.remember(db, "word", "two"))
    await store.close()
    assert word_in("copy.sqlite3") == "one"
    assert permissions("copy.sqlite3") == 0o600
    assert names() == ["copy.sqlite3", "paravent.sqlite3"]


async def test_a_backup_overwrites_nothing(capsys: Captured) -> None:
    await (await remembering("paravent.sqlite3", "one")).close()
    Path("copy.sqlite3").write_text("dear")
    assert main(["backup", "copy.sqlite3"]) == 2
    assert says(capsys.readouterr().err, "backup-exists")
    assert Path("copy.sqlite3").read_text() == "dear"


async def test_what_cannot_be_backed_up_is_told(capsys: Captured) -> None:
    assert main(["backup", "copy.sqlite3"]) == 2
    assert says(capsys.readouterr().err, "backup-nothing")
    Path("paravent.sqlite3").write_bytes(b"no database" * 1000)
    assert main(["backup", "copy.sqlite3"]) == 2
    assert "can’t be read" in capsys.readouterr().err
    Path("paravent.sqlite3").unlink()
    await (await remembering("paravent.sqlite3", "one")).close()
    assert main(["backup", "nowhere/copy.sqlite3"]) == 2
    assert says(capsys.readouterr().err, "backup-disk")
    assert names() == ["paravent.sqlite3"]


async def test_a_damaged_page_is_found_before_the_copy_gets_its_name(capsys: Captured) -> None:
    await (await remembering("paravent.sqlite3", "one")).close()
    with Path("paravent.sqlite3").open("rb+") as file:
        file.seek(4096 * 3)
        file.write(b"\xff" * 4096)
    assert main(["backup", "copy.sqlite3"]) == 2
    assert says(capsys.readouterr().err, "backup-damaged")
    assert not Path("copy.sqlite3").exists()


async def test_a_backup_is_put_back_and_the_present_store_is_kept(capsys: Captured) -> None:
    store = await remembering("paravent.sqlite3", "one")
    await store.write(lambda db: leases.take(db, "upkeep", str(process_identity.own()), 60))
    assert main(["backup", "copy.sqlite3"]) == 0
    await store.write(lambda db: people.remember(db, "word", "two"))
    await store.write(lambda db: leases.seize(db, "upkeep", "somebody", -60))
    await store.close()
    assert main(["restore", "copy.sqlite3"]) == 0
    assert permissions("paravent.sqlite3") == 0o600
    assert not list(Path().glob("*-wal")), "nothing of the earlier store is read into this one"
    [kept] = Path().glob("paravent.sqlite3.before-*")
    assert word_in(kept) == "two"
    assert word_in("paravent.sqlite3") == "one"
    assert str(kept) in capsys.readouterr().out
    store = await Store.open("paravent.sqlite3")
    assert await store.read(leases.held) == [], "nobody works on it yet"
    await store.close()


async def test_nothing_is_put_back_while_a_bot_works_on_the_store(capsys: Captured) -> None:
    store = await remembering("paravent.sqlite3", "one")
    assert main(["backup", "copy.sqlite3"]) == 0
    await store.write(lambda db: people.remember(db, "word", "two"))
    await store.write(lambda db: leases.take(db, "upkeep", str(process_identity.own()), 60))
    await store.close()
    assert main(["restore", "copy.sqlite3"]) == 2
    assert says(capsys.readouterr().err, "restore-running")
    assert word_in("paravent.sqlite3") == "two"
    assert names() == ["copy.sqlite3", "paravent.sqlite3"]


async def test_what_is_not_a_backup_is_not_put_back(capsys: Captured) -> None:
    await (await remembering("paravent.sqlite3", "one")).close()
    sqlite3.connect("other.sqlite3").execute("CREATE TABLE cakes (id)").connection.close()
    Path("text").write_bytes(b"no database" * 1000)
    for name, said in (
        ("other.sqlite3", "isn’t a Paravent store"),
        ("text", "can’t be read"),
        ("none", "doesn’t exist"),
    ):
        assert main(["restore", name]) == 2
        assert said in capsys.readouterr().err
    assert word_in("paravent.sqlite3") == "one"


async def test_a_store_that_is_damaged_can_be_replaced() -> None:
    await (await remembering("paravent.sqlite3", "one")).close()
    assert main(["backup", "copy.sqlite3"]) == 0
    Path("paravent.sqlite3").write_bytes(b"no database" * 1000)
    assert main(["restore", "copy.sqlite3"]) == 0
    assert word_in("paravent.sqlite3") == "one"
    [kept] = [name for name in names() if name.startswith("paravent.sqlite3.before-")]
    assert Path(kept).read_bytes().startswith(b"no database")


# -- before a migration ------------------------------------------------------------------------------------------------


def older(file: Path, form: int) -> None:
    """A store as an earlier version left it."""
    with closing(sqlite3.connect(file)) as db:
        for script in sorted(MIGRATIONS.glob("*.sql")):
            number = int(script.name.split("_")[0])
            if number <= form:
                db.executescript(f"{script.read_text('utf-8')}\nPRAGMA user_version = {number};")


async def test_a_copy_is_made_before_a_migration_and_only_then(tmp_path: Path) -> None:
    file = tmp_path / "paravent.sqlite3"
    older(file, newest_form() - 1)
    await (await Store.open(file)).close()
    await (await Store.open(file)).close()
    copy = tmp_path / f"paravent.sqlite3.form-{newest_form() - 1}"
    assert sorted(tmp_path.iterdir()) == [file, copy]
    assert permissions(copy) == 0o600
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("PRAGMA user_version").fetchone()[0] == newest_form() - 1


async def test_without_a_copy_nothing_is_migrated(tmp_path: Path) -> None:
    file = tmp_path / "paravent.sqlite3"
    older(file, newest_form() - 1)
    # a folder stands where the copy would be made
    (tmp_path / f"paravent.sqlite3.form-{newest_form() - 1}").mkdir()
    with pytest.raises(WrongFile, match="no copy could be made"):
        await Store.open(file)
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("PRAGMA user_version").fetchone()[0] == newest_form() - 1


# -- PostgreSQL --------------------------------------------------------------------------------------------------------


async def test_postgresql_is_backed_up_with_its_own_program(
    postgres_server: Server, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    if not shutil.which("pg_dump"):
        pytest.skip("pg_dump is not installed (Debian: apt-get install postgresql-client)")
    address = postgres_server.database()
    await (await remembering(address, "one")).close()
    monkeypatch.setenv("PARAVENT_DATABASE", address)
    assert main(["backup", "copy.dump"]) == 0, capsys.readouterr().err
    assert permissions("copy.dump") == 0o600
    assert main(["backup", "copy.dump"]) == 2
    assert says(capsys.readouterr().err, "backup-exists")
    assert main(["restore", "copy.dump"]) == 2
    assert "pg_restore --dbname=ADDRESS copy.dump" in capsys.readouterr().err


def test_without_its_program_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setenv("PARAVENT_DATABASE", "postgresql://nowhere/paravent")
    monkeypatch.setattr(console.shutil, "which", lambda _: None)
    assert main(["backup", "copy.dump"]) == 2
    assert "postgresql-client" in capsys.readouterr().err
