"""Tournaments, who takes part, and for whom each seat of their matches is played."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from bot.orientation import DEFAULT_ORIENTATION, Orientation
from bot.store import Connection, matches, outbox
from bot.store.matches import Match, Player
from bot.store.posts import TournamentTable, tag_of
from bot.store.rows import assigned, known, marks, record

Status = Literal["lobby", "running", "over", "closed"]


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """Some rounds of one game, everyone playing in each."""

    id: int
    game: str
    variant: dict[str, Any]
    lang: str
    seats: int
    rounds: int
    round: int
    status: Status
    host: int
    guild: int | None
    channel: int
    message: int | None
    secret: str
    data: str
    pace: str
    hints: int
    opened: str
    created: float
    ended: float | None
    #: the boards of its matches
    pictures: Orientation = DEFAULT_ORIENTATION
    #: whether the boards of its matches show everybody's chance to win
    chances: int = 0


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """Someone who takes part."""

    id: int
    tournament: int
    user: int
    name: str
    locale: str | None
    entropy: str
    #: the last round played by someone who has left; None: all of them
    gone: int | None = None


class Seated(NamedTuple):
    """An entrant at a table, with what is on its score sheet if the match was finished."""

    entrant: int
    points: int | None
    won: bool


class Table(NamedTuple):
    """A match of a round and who plays in it, by seat."""

    match: Match
    seated: tuple[Seated, ...]


def add(db: Connection, **fields: Any) -> int:
    """A new tournament; its number."""
    names = ", ".join(fields)
    return db.insert(f"INSERT INTO tournaments ({names}) VALUES ({marks(fields)})", tuple(fields.values()))


def change(db: Connection, tournament: int, **fields: Any) -> None:
    """Set columns of a tournament."""
    db.execute(f"UPDATE tournaments SET {assigned(fields)} WHERE id = ?", (*fields.values(), tournament))


def _tournament(row: Any) -> Tournament:
    return record(Tournament, row, variant=json.loads(row["variant"]))


def find(db: Connection, tournament: int) -> Tournament | None:
    """The tournament of that number."""
    row = db.execute("SELECT * FROM tournaments WHERE id = ?", (tournament,)).fetchone()
    return _tournament(row) if row else None


def get(db: Connection, tournament: int) -> Tournament:
    """A tournament that is known to exist."""
    return known(find(db, tournament), f"tournament {tournament}")


def opened_by(db: Connection, interaction: str) -> Tournament | None:
    """The tournament an interaction has opened already."""
    row = db.execute("SELECT * FROM tournaments WHERE opened = ?", (interaction,)).fetchone()
    return _tournament(row) if row else None


def near(db: Connection, guild: int | None, channel: int) -> list[Tournament]:
    """Those people may mean: of this channel or thread before others of the server, going on before over."""
    rows = db.execute(
        "SELECT tournaments.* FROM tournaments LEFT JOIN matches "
        "ON matches.tournament = tournaments.id AND matches.thread = ? "
        "WHERE tournaments.guild IS NOT DISTINCT FROM ? ORDER BY matches.id IS NOT NULL DESC, "
        "tournaments.status IN ('lobby', 'running') DESC, tournaments.channel = ? DESC, tournaments.id DESC",
        (channel, guild, channel),
    )
    return [_tournament(row) for row in rows]


def gathering_since(db: Connection, before: float) -> list[int]:
    """Those opened before a moment that still gather people."""
    rows = db.execute("SELECT id FROM tournaments WHERE status = 'lobby' AND created < ?", (before,))
    return [row["id"] for row in rows]


# -- entrants ----------------------------------------------------------------------------------------------------------


def entrants(db: Connection, tournament: int) -> list[Entrant]:
    """Who takes part, in the order of joining."""
    rows = db.execute("SELECT * FROM entrants WHERE tournament = ? ORDER BY id", (tournament,))
    return [record(Entrant, row) for row in rows]


def add_entrant(db: Connection, tournament: int, *, user: int, name: str, locale: str | None, entropy: str) -> None:
    """Someone takes part."""
    db.execute(
        "INSERT INTO entrants (tournament, person, name, locale, entropy) VALUES (?, ?, ?, ?, ?)",
        (tournament, user, name, locale, entropy),
    )


def drop_entrant(db: Connection, entrant: int) -> None:
    """Someone leaves before the first round: nothing hangs on the row yet."""
    db.execute("DELETE FROM entrants WHERE id = ?", (entrant,))


def keep_entrant(db: Connection, entrant: int, gone: int | None) -> None:
    """Someone leaves after a round, or stays after all."""
    db.execute("UPDATE entrants SET gone = ? WHERE id = ?", (gone, entrant))


# -- rounds ------------------------------------------------------------------------------------------------------------


def seat(db: Connection, match: int, seat: int, entrant: int) -> None:
    """A seat is played for an entrant."""
    db.execute("INSERT INTO tables VALUES (?, ?, ?)", (match, seat, entrant))


def seats_drawn(db: Connection, match: Match, players: Sequence[Player]) -> None:
    """The seats of a match are drawn: until then its table was listed in the order of the draw."""
    if match.tournament is None:
        return
    entrant_of = {entrant.user: entrant.id for entrant in entrants(db, match.tournament)}
    db.execute("DELETE FROM tables WHERE match = ?", (match.id,))
    for player in players:
        assert player.user is not None
        assert player.seat is not None
        seat(db, match.id, player.seat, entrant_of[player.user])


def tables(db: Connection, tournament: int) -> list[Table]:
    """Every table of a tournament, in the order they were set."""
    rows = db.execute("SELECT id FROM matches WHERE tournament = ? ORDER BY round, id", (tournament,)).fetchall()
    return [Table(matches.get(db, row["id"]), _seated(db, row["id"])) for row in rows]


def _seated(db: Connection, match: int) -> tuple[Seated, ...]:
    rows = db.execute(
        "SELECT entrant, points, won FROM tables LEFT JOIN results "
        "ON results.match = tables.match AND results.seat = tables.seat WHERE tables.match = ? ORDER BY tables.seat",
        (match,),
    )
    return tuple(Seated(row["entrant"], row["points"], bool(row["won"])) for row in rows)


def refresh(db: Connection, tournament: int) -> None:
    """The tournament's message is to show how it stands; a finished round leads to the next one."""
    outbox.add(db, None, TournamentTable(tournament=tournament))


def match_over(db: Connection, match: Match) -> None:
    """A match has ended, with or without a result: its tournament takes note."""
    if match.tournament is not None:
        refresh(db, match.tournament)


def newest_refresh(db: Connection, tournament: int) -> int | None:
    """The newest row of the outbox that is to bring the tournament's message up to date."""
    [(row,)] = db.execute(
        "SELECT max(id) FROM outbox WHERE state = 'due' AND match IS NULL AND kind = ? "
        "AND CAST(payload ->> 'tournament' AS BIGINT) = ?",
        (tag_of(TournamentTable), tournament),
    ).fetchall()
    return row if row is None else int(row)
