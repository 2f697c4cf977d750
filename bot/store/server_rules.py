"""What people who manage a server allow there: in which channels, which games, and how many matches at once."""

from __future__ import annotations

import json

import msgspec

from bot.store.connection import Connection
from bot.store.rows import record


class ServerRules(msgspec.Struct, frozen=True, kw_only=True):
    """What is allowed on a server; by default everything."""

    guild: int
    #: where lobbies may be opened; empty: everywhere
    channels: tuple[int, ...] = ()
    #: games that are not offered; one that is installed later is
    games_off: tuple[str, ...] = ()
    #: matches that may run at once; None: no limit
    most: int | None = None
    #: a role of the bot's making that people take to be called when players are wanted
    role: int | None = None


def find(db: Connection, guild: int) -> ServerRules:
    """The rules of a server."""
    row = db.execute("SELECT * FROM server_rules WHERE guild = ?", (guild,)).fetchone()
    if row is None:
        return ServerRules(guild=guild)
    channels, games_off = tuple(json.loads(row["channels"])), tuple(json.loads(row["games_off"]))
    return record(ServerRules, row, channels=channels, games_off=games_off)


def keep(db: Connection, rules: ServerRules) -> None:
    """Put new rules in the place of the old ones."""
    db.execute(
        "INSERT INTO server_rules (guild, channels, games_off, most, role) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (guild) DO UPDATE SET channels = excluded.channels, games_off = excluded.games_off, "
        "most = excluded.most, role = excluded.role",
        (rules.guild, json.dumps(rules.channels), json.dumps(rules.games_off), rules.most, rules.role),
    )


def running(db: Connection, guild: int) -> int:
    """How many matches are being played on a server, or set up."""
    [(count,)] = db.execute(
        "SELECT count(*) FROM matches WHERE guild = ? AND status IN ('dealing', 'running')", (guild,)
    ).fetchall()
    return int(count)
