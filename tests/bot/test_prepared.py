"""PostgreSQL reads and plans a statement once for a connection, and not for every press."""

from __future__ import annotations

from bot.store import Connection, Store, people
from tests.postgres import Server

LOOKED = "SELECT name FROM pg_prepared_statements WHERE statement LIKE '%FROM settings WHERE person = $1'"


def names(db: Connection) -> list[str]:
    """By which a connection knows the look for a person."""
    return [row["name"] for row in db.execute(LOOKED)]


async def test_what_is_prepared_once_stays_so_over_looks_and_works(postgres_server: Server) -> None:
    known: list[list[str]] = []
    store = await Store.open(postgres_server.prepared())
    try:
        for _ in range(3):
            await store.write(lambda db: [people.person(db, user) for user in range(3)], match=1)
            await store.read(lambda db: people.person(db, 1))
            known.append(await store.read(names))
    finally:
        await store.close()
    assert len(known[0]) == 1
    assert known == known[:1] * 3
