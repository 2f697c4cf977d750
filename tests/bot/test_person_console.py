"""An operator answers a person who asks for their data."""

from __future__ import annotations

import asyncio
import json
import stat
from io import StringIO
from pathlib import Path

import pytest

from bot.console.command_line import main
from bot.store import Store
from bot.tenancy import UPKEEP, Tenancy
from tests.bot.known_person import EVA, EVAS_NAME, arrange, traces
from tests.e2e.stores import opened
from tests.postgres import Server
from tests.sentences import says

Captured = pytest.CaptureFixture[str]
NOBODY = "999999999999999999"


pytestmark = pytest.mark.usefixtures("operator")


async def arranged(place: Path | str) -> None:
    """A store that knows her."""
    await (await Store.open(place)).close()
    with opened(place) as db:
        db.execute("BEGIN")
        arrange(db)
        db.execute("COMMIT")


@pytest.fixture(params=("sqlite", "postgres"))
async def place(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path | str:
    """A store of either kind that knows her, and is the one of the settings."""
    where: Path | str = tmp_path / "paravent.sqlite3"
    if request.param == "postgres":
        server: Server = request.getfixturevalue("postgres_server")
        where = server.prepared()
    await arranged(where)
    monkeypatch.setenv("PARAVENT_DATABASE", str(where))
    return where


def test_everything_about_somebody_is_written_into_a_file(place: Path | str, capsys: Captured) -> None:
    assert main(["export-user", str(EVA), "-o", "eva.json"]) == 0
    assert says(capsys.readouterr().out, "export-user-done")
    found = json.loads(Path("eva.json").read_bytes())
    assert found["person"] == {"id": str(EVA), "names": [EVAS_NAME]}
    assert stat.S_IMODE(Path("eva.json").stat().st_mode) == 0o600
    assert main(["export-user", str(EVA), "-o", "eva.json"]) == 2
    assert "already exists" in capsys.readouterr().err


def test_without_a_file_it_is_written_to_the_screen(
    place: Path | str, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert main(["export-user", str(EVA)]) == 0
    assert json.loads(capfdbinary.readouterr().out)["person"]["id"] == str(EVA)


def test_of_somebody_unknown_there_is_nothing(place: Path | str, capsys: Captured) -> None:
    assert main(["export-user", NOBODY]) == 1
    assert says(capsys.readouterr().err, "person-unknown", id=NOBODY)


def test_a_store_that_does_not_exist_is_not_made(capsys: Captured) -> None:
    assert main(["export-user", NOBODY]) == 2
    assert "doesn’t exist" in capsys.readouterr().err
    assert not list(Path().iterdir())


def kept(place: Path | str) -> list[tuple[str, str, str]]:
    with opened(place) as db:
        return traces(db)


def test_somebody_is_forgotten_after_typing_the_number_once_more(
    place: Path | str, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    for answer in ("", "yes", NOBODY):
        monkeypatch.setattr("sys.stdin", StringIO(f"{answer}\n"))
        assert main(["forget-user", str(EVA)]) == 2
        assert says(capsys.readouterr().err, "forget-user-kept")
    assert kept(place)
    monkeypatch.setattr("sys.stdin", StringIO(f"{EVA}\n"))
    assert main(["forget-user", str(EVA)]) == 0
    said = capsys.readouterr().out
    assert says(said, "forget-user-plan")
    assert says(said, "forget-user-lobbies", count=2)
    assert says(said, "forget-user-done", id=EVA)
    assert kept(place) == []
    assert main(["forget-user", str(EVA), "--yes"]) == 1
    assert says(capsys.readouterr().err, "person-unknown", id=EVA)


async def test_a_file_on_which_a_bot_works_is_left_alone(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "paravent.sqlite3"
    await arranged(file)
    store = await Store.open(file)
    tenancy = Tenancy(store)
    await tenancy.demand(UPKEEP, str(file))
    try:
        assert await asyncio.to_thread(main, ["forget-user", str(EVA), "--yes"]) == 2
        assert "/privacy" in capsys.readouterr().err
        assert kept(file)
        # to look is no harm
        assert await asyncio.to_thread(main, ["export-user", str(EVA), "-o", "eva.json"]) == 0
    finally:
        await tenancy.give_all_up()
        await store.close()
    assert await asyncio.to_thread(main, ["forget-user", str(EVA), "--yes"]) == 0
    assert kept(file) == []
