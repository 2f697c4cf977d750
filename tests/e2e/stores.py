"""The same end-to-end test over both databases: one that asks for `both_stores` is run on a file and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.store import Connection
from bot.store.sqlite_connection import SqliteConnection, connect
from bot.store.store import is_postgres

#: the addresses of databases that stand for a test's file
_PLACES: dict[Path, str] = {}
#: those of a server that nobody kills
_STEADY: set[str] = set()
STORES = ("sqlite", "postgres")


def stored_at(folder: Path) -> Path | str:
    """Where the bot of a test keeps everything."""
    file = folder / "paravent.sqlite3"
    return _PLACES.get(file, file)


@contextmanager
def kept_in(folder: Path, address: str) -> Iterator[None]:
    """Let the bots of a test keep everything in a database."""
    file = folder / "paravent.sqlite3"
    _PLACES[file] = address
    try:
        yield
    finally:
        del _PLACES[file]


def place_of(place: Path | str) -> Path | str:
    """A file, or the address of the database that stands for it."""
    return _PLACES.get(place, place) if isinstance(place, Path) else place


@contextmanager
def opened(place: Path | str) -> Iterator[Connection]:
    """A store, for a test to look into."""
    place = place_of(place)
    kept = _KEPT.get(place)
    if kept is None or kept.is_taken:
        with closing(_line_to(place)) as line, _spoken_over(line) as connection:
            yield connection
        return
    with kept.taken() as line, _spoken_over(line) as connection:
        yield connection


class _KeptLine:
    """A connection that is kept for the next look: opening one takes longer than most looks do."""

    def __init__(self, place: Path | str) -> None:
        self._place = place
        self._line: Any = None
        self._file = 0
        #: whoever looks while another does, wants a connection of their own
        self.is_taken = False

    @contextmanager
    def taken(self) -> Iterator[Any]:
        """The connection, a new one if the file is another by now, or after something went wrong."""
        file = self._place.stat().st_ino if isinstance(self._place, Path) else 0
        if self._line is None or file != self._file:
            self.hang_up()
            self._line, self._file = _line_to(self._place), file
        self.is_taken = True
        try:
            yield self._line
        except BaseException:
            self.hang_up()
            raise
        finally:
            self.is_taken = False

    def hang_up(self) -> None:
        """End it; the next look begins another."""
        line, self._line = self._line, None
        if line is not None:
            line.close()


#: the stores on which a bot runs in the process of the tests
_KEPT: dict[Path | str, _KeptLine] = {}


def keep_line(place: Path | str) -> None:
    """From now on tests look into a store over one connection; not where what happens to connections is the test."""
    if isinstance(place, Path) or place in _STEADY:
        _KEPT.setdefault(place, _KeptLine(place))


def hang_up(place: Path | str) -> None:
    """Nobody but the bot has the store open any more: what its end does to a file is done."""
    if kept := _KEPT.pop(place, None):
        kept.hang_up()


def _line_to(place: Path | str) -> Any:
    if not is_postgres(place):
        return connect(place, timeout=10)
    import psycopg

    from bot.store.postgres_connection import speak

    line = psycopg.connect(str(place), autocommit=True)
    speak(line)
    return line


@contextmanager
def _spoken_over(line: Any) -> Iterator[Connection]:
    if isinstance(line, SqliteConnection):
        yield line
        assert not line.in_transaction, "whoever begins a transaction ends it"
        return
    from bot.store.postgres_connection import PostgresConnection
    from bot.store.postgres_pipeline import PostgresPipeline

    with PostgresPipeline(line) as pipeline:
        yield PostgresConnection(pipeline)


@pytest.fixture(params=STORES)
def both_stores(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[None]:
    """Run a test on a file, and once more on PostgreSQL."""
    if request.param == "sqlite":
        yield
        return
    address = request.getfixturevalue("postgres_server").prepared()
    _STEADY.add(address)
    try:
        with kept_in(tmp_path, address):
            yield
    finally:
        hang_up(address)
        _STEADY.remove(address)
