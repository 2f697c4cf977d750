"""Reviews of finished matches, kept for the next who asks."""

from __future__ import annotations

from bot.store import Connection
from bot.store.matches import Match


def kept(db: Connection, match: Match, form: int) -> bytes | None:
    """The review of a match as it has ended, if there is one in this form."""
    row = db.execute(
        "SELECT content FROM reviews WHERE match = ? AND n = ? AND form = ?", (match.id, match.n, form)
    ).fetchone()
    return bytes(row["content"]) if row else None


def keep(db: Connection, match: Match, form: int, content: bytes) -> None:
    """Keep a review, instead of an earlier one."""
    db.execute(
        "INSERT INTO reviews (match, n, form, content) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (match) DO UPDATE SET n = excluded.n, form = excluded.form, content = excluded.content",
        (match.id, match.n, form, content),
    )
