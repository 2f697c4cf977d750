"""Servers that have removed the bot: nothing is sent there, and nothing falls due."""

from __future__ import annotations

from bot.store import Connection

#: a condition for a row of a match whose server has not removed the bot
MATCH_AWAKE = (
    "NOT EXISTS (SELECT 1 FROM asleep JOIN matches AS its_match ON its_match.guild = asleep.guild "
    "WHERE its_match.id = match)"
)


def add(db: Connection, guild: int, at: float) -> None:
    """A server has removed the bot; if that is known already, the first moment counts."""
    db.execute("INSERT INTO asleep (guild, since) VALUES (?, ?) ON CONFLICT (guild) DO NOTHING", (guild, at))


def end(db: Connection, guild: int) -> float | None:
    """The bot is back: since when it was away, None if it was not."""
    row = db.execute("SELECT since FROM asleep WHERE guild = ?", (guild,)).fetchone()
    db.execute("DELETE FROM asleep WHERE guild = ?", (guild,))
    return float(row["since"]) if row else None


def all_asleep(db: Connection) -> set[int]:
    """Every server that has removed the bot."""
    return {row["guild"] for row in db.execute("SELECT guild FROM asleep")}


def servers(db: Connection) -> set[int]:
    """Every server on which something goes on."""
    rows = db.execute(
        "SELECT guild FROM matches WHERE guild IS NOT NULL AND status IN ('lobby', 'dealing', 'running') "
        "UNION SELECT guild FROM tournaments WHERE guild IS NOT NULL AND status IN ('lobby', 'running')"
    )
    return {row["guild"] for row in rows}
