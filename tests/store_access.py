"""What tests do to the store that the bot never does: all their own SQL, so that a changed table hurts one file."""

from __future__ import annotations

import json

from bot.store import Connection

#: a version that no engine of today knows
LATER = 99


def made_by_later_version(db: Connection, match: int, what: str) -> None:
    """The newest position of a match as a later version would have written it: of other `rules`, or another `shape`."""
    [(n, state)] = db.execute(
        "SELECT n, state FROM positions WHERE match = ? ORDER BY n DESC LIMIT 1", (match,)
    ).fetchall()
    raw = json.dumps({**json.loads(state), what: LATER}, separators=(",", ":")).encode()
    db.execute("UPDATE positions SET state = ? WHERE match = ? AND n = ?", (raw, match, n))


def nothing_is_counted(db: Connection) -> None:
    """What people do to reach others is not counted, in PostgreSQL: one person does it as often as a test wants."""
    db.execute("CREATE RULE uncounted AS ON INSERT TO outreach DO INSTEAD NOTHING")
