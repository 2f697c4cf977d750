"""How an empty or older PostgreSQL database becomes one of today."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import psycopg

from bot.store.connection import WrongFile

#: one file with everything up to a number, from then on one for each file of SQLite
MIGRATIONS = Path(__file__).parent / "migrations" / "postgres"
#: keeps two processes that start at once from doing it twice
_LOCK = "SELECT pg_advisory_xact_lock(-1, 0)"
_FORMS = "CREATE TABLE IF NOT EXISTS forms (form BIGINT PRIMARY KEY, since TIMESTAMPTZ NOT NULL DEFAULT now())"


def migrate(connection: psycopg.Connection[Any]) -> None:
    """Run the numbered migrations that this database has not seen yet, all of them or none."""
    known = {int(file.name.split("_")[0]): file for file in sorted(MIGRATIONS.glob("*.sql"))}
    with connection.transaction():
        connection.execute(_LOCK)
        connection.execute(_FORMS)
        [row] = connection.execute("SELECT coalesce(max(form), 0) FROM forms").fetchall()
        version = int(row[0])
        if version > max(known):
            raise WrongFile("newer", file="PostgreSQL", form=version, known=max(known))
        for number, file in known.items():
            if number > version:
                connection.execute(file.read_text("utf-8").encode())
                connection.execute("INSERT INTO forms (form) VALUES (%s)", (number,))
