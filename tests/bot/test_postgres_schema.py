"""Both databases have the same tables, and every change of one is a change of the other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.store.file import MIGRATIONS, migrate
from bot.store.sqlite_connection import connect
from tests.postgres import Server

#: what a kind of SQLite is in PostgreSQL
KINDS = {
    "INTEGER": {"bigint"},
    "REAL": {"double precision"},
    # what is looked into is JSON there
    "TEXT": {"text", "json"},
    "BLOB": {"bytea"},
}
#: how PostgreSQL knows its own form; a file of SQLite has a number for it
OWN = "forms"


def numbers(folder: Path) -> list[int]:
    return [int(file.name.partition("_")[0]) for file in sorted(folder.glob("*.sql"))]


def test_from_the_first_file_on_there_is_a_pair_for_every_number() -> None:
    there = numbers(MIGRATIONS / "postgres")
    assert there == [number for number in numbers(MIGRATIONS) if number >= there[0]]


def columns(address: str) -> dict[tuple[str, str], tuple[str, bool, str | None]]:
    import psycopg

    with psycopg.connect(address) as connection:
        rows = connection.execute(
            "SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns "
            "WHERE table_schema = 'public'"
        ).fetchall()
    return {(table, column): (kind, no == "NO", default) for table, column, kind, no, default in rows if table != OWN}


def plain(default: str | None) -> str | None:
    """A default as both write it."""
    return default and re.sub(r"::\w+( \w+)*$", "", default)


def indexes(address: str) -> dict[str, set[tuple[str, ...]]]:
    """The unique keys of every table."""
    import psycopg

    with psycopg.connect(address) as connection:
        rows = connection.execute(
            "SELECT c.conrelid::regclass::text, "
            "array(SELECT attname::text FROM unnest(c.conkey) WITH ORDINALITY AS k (n, o) JOIN pg_attribute "
            "ON attrelid = c.conrelid AND attnum = k.n ORDER BY k.o) FROM pg_constraint AS c "
            "WHERE c.contype IN ('p', 'u') AND connamespace = 'public'::regnamespace"
        ).fetchall()
    found: dict[str, set[tuple[str, ...]]] = {}
    for table, names in rows:
        found.setdefault(table, set()).add(tuple(names))
    return found


def test_both_have_the_same_tables_and_columns(postgres_address: str) -> None:
    db, there = connect(":memory:"), columns(postgres_address)
    migrate(db)
    here = set()
    for (table,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
        for row in db.execute(f"PRAGMA table_info({table})").fetchall():
            place = (table, row["name"])
            here.add(place)
            assert place in there, f"{place} is missing in PostgreSQL"
            kind, needed, default = there[place]
            assert kind in KINDS[row["type"]], place
            assert needed == bool(row["notnull"] or row["pk"]), place
            assert plain(default) == row["dflt_value"], place
    assert here == there.keys()
    db.close()


def test_both_have_the_same_unique_keys(postgres_address: str) -> None:
    db, there = connect(":memory:"), indexes(postgres_address)
    migrate(db)
    for (table,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
        rows = db.execute(f"PRAGMA table_info({table})").fetchall()
        here = {tuple(row["name"] for row in sorted(rows, key=lambda row: row["pk"]) if row["pk"])}
        for index in db.execute(f"PRAGMA index_list({table})").fetchall():
            if index["origin"] == "u":
                here.add(tuple(row["name"] for row in db.execute(f"PRAGMA index_info({index['name']})")))
        assert here == there[table], table
    db.close()


def test_both_find_rows_by_the_same_indexes(postgres_address: str) -> None:
    import psycopg

    db = connect(":memory:")
    migrate(db)
    here = {name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")}
    db.close()
    with psycopg.connect(postgres_address) as connection:
        there = {name for (name,) in connection.execute("SELECT indexname FROM pg_indexes WHERE schemaname = 'public'")}
    assert here <= there


@pytest.mark.parametrize("times", [2])
def test_a_database_that_is_opened_twice_is_not_migrated_twice(postgres_server: Server, times: int) -> None:
    import psycopg

    from bot.store.postgres_schema import migrate as migrate_there

    address = postgres_server.database()
    for _ in range(times):
        with psycopg.connect(address) as connection:
            migrate_there(connection)


def test_a_database_of_a_newer_version_is_left_alone(postgres_server: Server) -> None:
    import psycopg

    from bot.store.connection import WrongFile
    from bot.store.postgres_schema import migrate as migrate_there

    with psycopg.connect(postgres_server.database()) as connection:
        migrate_there(connection)
        connection.execute("INSERT INTO forms (form) VALUES (999)")
        with pytest.raises(WrongFile, match="newer version"):
            migrate_there(connection)
