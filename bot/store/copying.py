"""Brings everything from one store into another, empty one, and makes sure that it is the same there.

Tables are copied in the order in which they refer to each other, some rows at a time; then both sides are counted and
digested, table by table.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any, NamedTuple

from bot.store.connection import Connection, WrongFile
from bot.store.file import migrate, prepare_writer
from bot.store.snapshot import create_private
from bot.store.sqlite_connection import connect
from bot.store.store import is_postgres

#: rows that are brought over at once
BATCH = 500
#: what a new store remembers of itself before anything has happened; the copy replaces it
_OWN = "memory"


class CopiedTable(NamedTuple):
    """A table as both stores have it."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    #: columns of the key that are texts
    texts: frozenset[str]


class CopiedStore(NamedTuple):
    """A store that is read or written, and how it calls the order of bytes."""

    db: Connection
    collation: str


class CopyProgress(NamedTuple):
    """How far a copy is."""

    table: str
    rows: int
    of: int


def copy(source: Path | str, target: Path | str, tell: Callable[[CopyProgress], None]) -> dict[str, int]:
    """Copy everything; how many rows each table has. A target that is not empty is refused."""
    with _opened(source, is_source=True) as old, _opened(target, is_source=False) as new:
        tables = _tables()
        _check_empty(new.db, tables)
        new.db.execute(f"DELETE FROM {_OWN}")
        for table in tables:
            _copy_table(old, new.db, table, tell)
        if is_postgres(target):
            _count_on(new.db, tables)
        for table in tables:
            if digest(old, table) != digest(new, table):
                raise WrongFile("copy-differs", table=table.name)
        return {table.name: _count(new.db, table) for table in tables}


def digest(side: CopiedStore, table: CopiedTable) -> tuple[int, str]:
    """The number of rows, and a digest of all that stands in them; the same for the same rows of either database."""
    found, total = hashlib.blake2b(digest_size=16), 0
    for rows in _batches(side, table):
        total += len(rows)
        for row in rows:
            found.update(repr([_plain(value) for value in row]).encode())
    return total, found.hexdigest()


def _plain(value: Any) -> Any:
    return bytes(value) if isinstance(value, memoryview | bytearray) else value


def _tables() -> list[CopiedTable]:
    """Every table, those first that others refer to."""
    db = connect(":memory:")
    try:
        migrate(db)
        names = [row["name"] for row in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        before = {name: {row["table"] for row in db.execute(f"PRAGMA foreign_key_list({name})")} for name in names}
        order = TopologicalSorter({name: found - {name} for name, found in before.items()}).static_order()
        return [_table(db, name) for name in order]
    finally:
        db.close()


def _table(db: Connection, name: str) -> CopiedTable:
    rows = db.execute(f"PRAGMA table_info({name})").fetchall()
    key = [row["name"] for row in sorted(rows, key=lambda row: int(row["pk"])) if row["pk"]]
    texts = frozenset(row["name"] for row in rows if row["type"] == "TEXT")
    return CopiedTable(name, tuple(row["name"] for row in rows), tuple(key), texts)


def _batches(side: CopiedStore, table: CopiedTable) -> Iterator[Sequence[Any]]:
    """The rows in the order of their key, some at a time."""
    order = ", ".join(f'{one} COLLATE "{side.collation}"' if one in table.texts else one for one in table.key)
    places = [table.columns.index(name) for name in table.key]
    select, marks = f"SELECT {', '.join(table.columns)} FROM {table.name}", ", ".join("?" for _ in table.key)
    after = ""
    values: tuple[Any, ...] = ()
    while rows := side.db.execute(f"{select} {after} ORDER BY {order} LIMIT {BATCH}", values).fetchall():
        yield rows
        after, values = f"WHERE ({order}) > ({marks})", tuple(rows[-1][place] for place in places)


def _copy_table(old: CopiedStore, new: Connection, table: CopiedTable, tell: Callable[[CopyProgress], None]) -> None:
    total, done = _count(old.db, table), 0
    names, marks = ", ".join(table.columns), ", ".join("?" for _ in table.columns)
    for rows in _batches(old, table):
        try:
            for row in rows:
                new.execute(f"INSERT INTO {table.name} ({names}) VALUES ({marks})", tuple(row))
            # what is wrong with one of them is told here
            new.now()
        except Exception as error:
            # which value it is stays unsaid: it may be a secret
            raise WrongFile("copy-row", table=table.name, error=type(error).__name__) from None
        done += len(rows)
        tell(CopyProgress(table.name, done, total))


def _count(db: Connection, table: CopiedTable) -> int:
    [(rows,)] = db.execute(f"SELECT count(*) FROM {table.name}").fetchall()
    return int(rows)


def _check_empty(db: Connection, tables: Sequence[CopiedTable]) -> None:
    for table in tables:
        if table.name != _OWN and _count(db, table):
            raise WrongFile("copy-not-empty", table=table.name)


def _count_on(db: Connection, tables: Sequence[CopiedTable]) -> None:
    """The next ids follow those that were copied."""
    for table in tables:
        if table.key == ("id",):
            newest = f"(SELECT coalesce(max(id), 0) + 1 FROM {table.name})"
            db.execute(f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), {newest}, false)")


@contextmanager
def _opened(place: Path | str, *, is_source: bool) -> Iterator[CopiedStore]:
    """A store in one transaction: the whole copy is kept, or nothing of it."""
    if is_postgres(place):
        with _postgres(str(place)) as db:
            yield CopiedStore(db, "C")
        return
    if is_source and not Path(place).is_file():
        raise WrongFile("nothing", file=str(place))
    create_private(Path(place))
    file = connect(place)
    try:
        prepare_writer(file)
        # rows refer to rows of the same table that may come later
        file.execute("BEGIN IMMEDIATE")
        file.execute("PRAGMA defer_foreign_keys = ON")
        yield CopiedStore(file, "BINARY")
        file.execute("COMMIT")
    finally:
        file.close()


@contextmanager
def _postgres(address: str) -> Iterator[Connection]:
    try:
        import psycopg

        from bot.store.postgres_connection import PostgresConnection, speak
        from bot.store.postgres_pipeline import PostgresPipeline
        from bot.store.postgres_schema import migrate as migrate_there
    except ImportError:
        raise WrongFile("postgres-package") from None

    with psycopg.connect(address, autocommit=True) as connection:
        migrate_there(connection)
        speak(connection)
        with PostgresPipeline(connection) as pipeline:
            db = PostgresConnection(pipeline)
            db.execute("BEGIN")
            db.execute("SELECT pg_advisory_xact_lock(0, 0)")
            # rows refer to rows of the same table that may come later
            db.execute("SET CONSTRAINTS ALL DEFERRED")
            yield db
            db.execute("COMMIT")
