"""An empty database, of either kind: what the store promises holds on both."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from bot.console import words
from bot.store import Connection
from bot.store.file import prepare_writer
from bot.store.sqlite_connection import connect
from tests.postgres import Server

STORES = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def postgres_address(postgres_server: Server) -> str:
    """A database with all tables, for tests that leave no trace in it."""
    import psycopg

    from bot.store.postgres_schema import migrate

    address = postgres_server.database()
    with psycopg.connect(address) as connection:
        migrate(connection)
    return address


def _in_memory() -> Iterator[Connection]:
    connection = connect(":memory:")
    prepare_writer(connection)
    yield connection
    connection.close()


def _taken_back(address: str) -> Iterator[Connection]:
    """A transaction that is taken back in the end; in it, everything is empty and counts from 1."""
    import psycopg

    from bot.store.postgres_connection import PostgresConnection, speak
    from bot.store.postgres_pipeline import PostgresPipeline

    with psycopg.connect(address, autocommit=True) as connection:
        speak(connection)
        # what a test did wrong on purpose is told once more in the end
        with suppress(psycopg.Error), PostgresPipeline(connection) as pipeline:
            db = PostgresConnection(pipeline)
            db.execute("BEGIN")
            found = db.execute("SELECT relname FROM pg_stat_user_tables WHERE relname <> 'forms'").fetchall()
            db.execute(f"TRUNCATE {', '.join(name for (name,) in found)} RESTART IDENTITY CASCADE")
            yield db


@pytest.fixture(params=STORES)
def db(request: pytest.FixtureRequest) -> Iterator[Connection]:
    """A connection in an empty database."""
    if request.param == "sqlite":
        yield from _in_memory()
    else:
        yield from _taken_back(request.getfixturevalue("postgres_address"))


@pytest.fixture
def operator(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An operator who speaks English, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("PARAVENT_DATABASE", raising=False)
    words.operator_language.cache_clear()
