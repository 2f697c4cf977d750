"""Several works at once: in one commit, each with a savepoint of its own, or in one look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store.connection import Outcome, Work
from bot.store.sqlite_connection import SqliteConnection


def commit_together(db: SqliteConnection, works: Sequence[Work[Any]]) -> list[Outcome]:
    """Several works in one commit; one that raises leaves no trace and does not touch the others."""
    outcomes: list[Outcome] = []
    db.execute("BEGIN IMMEDIATE")
    try:
        for work in works:
            db.execute("SAVEPOINT work")
            try:
                outcomes.append((work(db), None))
            except Exception as error:
                db.execute("ROLLBACK TO work")
                outcomes.append((None, error))
            db.execute("RELEASE work")
        db.execute("COMMIT")
    except BaseException:
        # also if the disk does not take the commit: the next transaction must find none open
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return outcomes


def look_together(db: SqliteConnection, works: Sequence[Work[Any]]) -> list[Outcome]:
    """Several works that look at the same moment."""
    outcomes: list[Outcome] = []
    db.execute("BEGIN")
    try:
        for work in works:
            try:
                outcomes.append((work(db), None))
            except Exception as error:
                outcomes.append((None, error))
    finally:
        db.execute("ROLLBACK")
    return outcomes
