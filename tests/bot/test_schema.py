"""The page about the store is true: every table and column stands on it, as the migrations make them."""

from __future__ import annotations

from bot.store.file import migrate
from bot.store.schema import PAGE, page
from bot.store.sqlite_connection import connect


def test_the_page_is_what_the_migrations_make() -> None:
    assert PAGE.read_text("utf-8") == page(), "run `python -m bot.store.schema`"


def test_every_table_is_explained_and_every_column_stands_there() -> None:
    text, db = page(), connect(":memory:")
    migrate(db)
    for (table,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
        section = text.split(f"\n## {table}\n\n")[1].split("\n## ")[0]
        assert not section.startswith("\n"), f"{table} has no sentence of its own"
        for row in db.execute(f"PRAGMA table_info({table})").fetchall():
            assert f"\n| {row['name']} |" in section


def test_comments_come_from_every_kind_of_migration() -> None:
    text = page()
    assert "| era | integer, default 0 | newest position that was taken back to: older questions are stale |" in text
    assert "| gone | integer, or NULL | the last round played; NULL: all of them |" in text
    assert "| before | integer, or NULL | who had the seat before it was accepted |" in text
    assert "| target | integer | position it would lead to |" in text
    assert "_again" not in text
