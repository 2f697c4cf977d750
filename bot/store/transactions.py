"""Several works at once: in one commit, each with a savepoint of its own, or in one look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store.connection import Outcome, Work
from bot.store.sqlite_connection import SqliteConnection


def commit_together(db: SqliteConnection, works: Sequence[Work[Any]]) -> list[Outcome]:
    """Several works in one commit; one that raises leaves no trace and does not touch the others."""
    db.execute("BEGIN IMMEDIATE")
    try:
        if len(works) == 1:
            # the transaction is its own: SQLite need not keep every page as it was before this work
            outcomes = [_outcome(db, works[0])]
            kept = outcomes[0][1] is None
        else:
            outcomes, kept = [_beside_others(db, work) for work in works], True
        db.execute("COMMIT" if kept else "ROLLBACK")
    except BaseException:
        # also if the disk does not take the commit: the next transaction must find none open
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return outcomes


def look_together(db: SqliteConnection, works: Sequence[Work[Any]]) -> list[Outcome]:
    """Several works that look at the same moment."""
    db.execute("BEGIN")
    try:
        return [_outcome(db, work) for work in works]
    finally:
        db.execute("ROLLBACK")


def _beside_others(db: SqliteConnection, work: Work[Any]) -> Outcome:
    db.execute("SAVEPOINT work")
    outcome = _outcome(db, work)
    if outcome[1] is not None:
        db.execute("ROLLBACK TO work")
    db.execute("RELEASE work")
    return outcome


def _outcome(db: SqliteConnection, work: Work[Any]) -> Outcome:
    try:
        return work(db), None
    except Exception as error:
        return None, error
