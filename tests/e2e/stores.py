"""The same end-to-end test over both databases: one that asks for `both_stores` is run on a file and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.store import Connection
from bot.store.sqlite_connection import connect
from bot.store.store import is_postgres

#: the addresses of databases that stand for a test's file
_PLACES: dict[Path, str] = {}
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
    if not is_postgres(place):
        file = connect(place, timeout=10)
        try:
            yield file
        finally:
            file.close()
        return
    import psycopg

    from bot.store.postgres_connection import PostgresConnection, speak
    from bot.store.postgres_pipeline import PostgresPipeline

    with psycopg.connect(str(place), autocommit=True) as connection:
        speak(connection)
        with PostgresPipeline(connection) as pipeline:
            yield PostgresConnection(pipeline)


@pytest.fixture(params=STORES)
def both_stores(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[None]:
    """Run a test on a file, and once more on PostgreSQL."""
    if request.param == "sqlite":
        yield
        return
    with kept_in(tmp_path, request.getfixturevalue("postgres_server").prepared()):
        yield
