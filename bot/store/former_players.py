"""Former players: people who had themselves forgotten, of whom only a number below zero is left.

In a match, or in all matches of a tournament, a former player has one number, so that results and votes still add up;
elsewhere another one, so that nobody can tell that both were the same person. As long as such a match is played, the
number follows from the person's own and from a key of that match: someone who comes back as a newcomer is known to
have looked behind a screen there, and takes no other seat. With the end of the match the key goes, and from then on
the number is as good as drawn by lot.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b

from bot.store import Connection

_KEY = "former "
#: bits of a number
_BITS = 62


def is_former(user: int | None) -> bool:
    """Whether a number stands for someone who was forgotten."""
    return user is not None and user < 0


def _key_name(match: int, tournament: int | None) -> str:
    return f"{_KEY}match {match}" if tournament is None else f"{_KEY}tournament {tournament}"


def _key(db: Connection, name: str) -> str | None:
    row = db.execute("SELECT value FROM memory WHERE key = ?", (name,)).fetchone()
    return str(row["value"]) if row else None


def _tournament_of(db: Connection, match: int) -> int | None:
    [(tournament,)] = db.execute("SELECT tournament FROM matches WHERE id = ?", (match,)).fetchall()
    return None if tournament is None else int(tournament)


def number_in(db: Connection, match: int, user: int) -> int | None:
    """The number by which someone would be a former player of a match that is being played; None without any."""
    key = _key(db, _key_name(match, _tournament_of(db, match)))
    return None if key is None else _number(key, user)


def _number(key: str, user: int) -> int:
    drawn = blake2b(str(user).encode(), key=key.encode(), digest_size=8).digest()
    return -1 - (int.from_bytes(drawn) >> (64 - _BITS))


class NewNumbers:
    """The numbers that one person gets who is being forgotten."""

    def __init__(self, db: Connection, user: int) -> None:
        self._db = db
        self._user = user
        self._given: dict[str, int] = {}

    def of_match(self, match: int) -> int:
        """In a match, and in the tournament it belongs to."""
        return self._of(_key_name(match, _tournament_of(self._db, match)))

    def of_tournament(self, tournament: int) -> int:
        """In a tournament, and in its matches."""
        return self._of(_key_name(0, tournament))

    def _of(self, name: str) -> int:
        if name not in self._given:
            key = _key(self._db, name) or secrets.token_hex(16)
            self._given[name] = _number(key, self._user)
            self._db.execute("INSERT INTO memory VALUES (?, ?) ON CONFLICT DO NOTHING", (name, key))
        return self._given[name]


def drop_keys(db: Connection) -> None:
    """Numbers of matches that are played no more cannot be worked out again."""
    db.execute(
        f"DELETE FROM memory WHERE substr(key, 1, {len(_KEY)}) = ? AND key NOT IN ("
        f"SELECT CASE WHEN tournament IS NULL THEN '{_KEY}match ' || id ELSE '{_KEY}tournament ' || tournament END "
        "FROM matches WHERE status IN ('dealing', 'running'))",
        (_KEY,),
    )
