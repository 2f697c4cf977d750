"""An empty database, of either kind: what the store promises holds on both."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from bot.console import words
from bot.store import Connection
from tests.chance import known_chance
from tests.postgres import Server
from tests.prepared_store import in_memory

__all__ = ["known_chance"]
STORES = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def postgres_address(postgres_server: Server) -> str:
    """A database with all tables, for tests that leave no trace in it."""
    return postgres_server.prepared()


def _in_memory() -> Iterator[Connection]:
    connection = in_memory()
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
            # whatever else a test did is gone with its transaction; numbers that were given are not
            db.execute("SELECT setval(sequencename::regclass, start_value, false) FROM pg_sequences").fetchall()
            yield db
            db.execute("ROLLBACK")


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
