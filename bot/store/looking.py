"""A look into a store from outside, beside a running bot: nothing is changed, nor brought to another form."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.store.backup import looking_into_file
from bot.store.connection import Connection, StoreAway, WrongFile
from bot.store.store import is_postgres


@contextmanager
def looking(place: Path | str) -> Iterator[Connection]:
    """One moment of a store; `WrongFile`, `BackupRefused` or `StoreAway` if it cannot be read."""
    if not is_postgres(place):
        with looking_into_file(Path(place)) as file:
            yield file
        return
    try:
        import psycopg

        from bot.store.postgres_connection import PostgresConnection, speak
        from bot.store.postgres_pipeline import PostgresPipeline
    except ImportError:
        raise WrongFile("postgres-package") from None
    try:
        with psycopg.connect(str(place), autocommit=True, connect_timeout=10) as connection:
            speak(connection)
            connection.execute("SET default_transaction_read_only = on")
            with PostgresPipeline(connection) as pipeline:
                yield PostgresConnection(pipeline)
    except psycopg.Error as error:
        raise StoreAway(" ".join(str(error).split())) from None
