"""Owners' component data, kept with the matches that are played with them."""

from __future__ import annotations

from typing import NamedTuple

from bot.store import Connection


class File(NamedTuple):
    """An owner's file as it was read."""

    digest: str
    game: str
    raw: bytes


def keep(db: Connection, file: File) -> None:
    """Keep a file, if it is not kept already."""
    db.execute("INSERT INTO components (digest, game, raw) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", file)


def kept(db: Connection) -> list[File]:
    """All files that were ever played with."""
    return [File(*row) for row in db.execute("SELECT digest, game, raw FROM components")]


def raw(db: Connection, digest: str) -> bytes | None:
    """The file of a digest; None for the bundled components."""
    row = db.execute("SELECT raw FROM components WHERE digest = ?", (digest,)).fetchone()
    return bytes(row["raw"]) if row else None
