"""Everyone's chance to win as those who watch can tell, counted once in each round."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from bot.store import Connection
from bot.store.matches import Match
from engine.core.chances import Chances


class CountedChances(NamedTuple):
    """Chances, and when they were counted."""

    n: int
    round: int
    chances: Chances


def find(db: Connection, match: Match) -> CountedChances | None:
    """The newest, unless the match was led back since."""
    row = db.execute(
        "SELECT n, round, content FROM public_chances WHERE match = ? AND era = ?", (match.id, match.era)
    ).fetchone()
    return CountedChances(row["n"], row["round"], _read(bytes(row["content"]))) if row else None


def _read(content: bytes) -> Chances:
    return msgspec.json.decode(content, type=Chances)


def keep(db: Connection, match: Match, counted: CountedChances) -> None:
    """Keep them, instead of earlier ones."""
    db.execute(
        "INSERT INTO public_chances (match, n, era, round, content) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (match) DO UPDATE SET n = excluded.n, era = excluded.era, round = excluded.round, "
        "content = excluded.content",
        (match.id, counted.n, match.era, counted.round, msgspec.json.encode(counted.chances)),
    )
