"""Matches and who plays in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeGuard

import msgspec

from bot.orientation import DEFAULT_ORIENTATION, Orientation
from bot.store import Connection, former_players
from bot.store.former_players import is_former
from bot.store.rows import assigned, columns_of, known, marks, record_of

Status = Literal["lobby", "dealing", "running", "over", "closed"]
#: matches of a server that are looked through for a list
NEWEST = 250


#: what a table says of hints: the log tells of each; they are free; and an expert is asked for the chances, too
TOLD_HINTS, FREE_HINTS, EXPERT_HINTS = range(3)


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """A game in a channel."""

    id: int
    game: str
    variant: dict[str, Any]
    lang: str
    wanted: int
    status: Status
    host: int
    guild: int | None
    channel: int
    lobby: int | None
    thread: int | None
    secret: str
    data: str
    n: int
    created: float
    started: float | None
    ended: float | None
    rematch: int | None
    era: int
    pace: str
    #: whether hints may be asked for without a word in the log, and whether an expert is asked, too
    hints: int
    #: the tournament it belongs to, and in which round
    tournament: int | None
    round: int | None
    #: whether its result will count for ratings
    rated: int = 1
    #: the message with the commitment, which is never changed, and where it stands
    pledge: int | None = None
    pledged_in: int | None = None
    #: the message whose id was mixed in; matches dealt by the first scheme have none
    start_post: int | None = None
    #: the version of the game's rules it was dealt by, and is played by to the end
    rules: int = 1
    #: the board in its thread
    pictures: Orientation = DEFAULT_ORIENTATION
    #: whether the board shows everybody's chance to win
    chances: int = 0

    @property
    def place(self) -> int:
        """Where its messages go."""
        return self.thread or self.channel

    @property
    def address(self) -> str:
        """The way there, for a link."""
        return f"{self._server}/{self.place}"

    @property
    def _server(self) -> str:
        return f"https://discord.com/channels/{self.guild or '@me'}"

    @property
    def pledge_link(self) -> str | None:
        """The way to the commitment."""
        return f"{self._server}/{self.pledged_in}/{self.pledge}" if self.pledge else None

    @property
    def revealed(self) -> bool:
        """Whether all that was hidden may be seen: the match has ended, with or without a result."""
        return self.status == "over" or (self.status == "closed" and self.started is not None)


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A user or a house player in a match; the engine only knows the seat."""

    id: int
    match: int
    user: int | None
    house: str | None
    name: str
    lang: str
    entropy: str
    seat: int | None
    sign: str | None
    #: level of the house player that holds the seat while its user is away
    held: str | None
    #: whose seat it is while a substitute sits there
    owner: int | None
    owner_name: str | None
    owner_lang: str | None
    #: questions decided for the user since he last acted
    strikes: int


#: what is read of a match and of a player, as `match_of` and `players` expect it
COLUMNS = columns_of(Match, "matches")
_SELECT = f"SELECT {COLUMNS} FROM matches WHERE"
_PLAYER = columns_of(Player)
_VARIANT = Match.__struct_fields__.index("variant")


def match_of(values: Sequence[Any]) -> Match:
    """The match that a row of these columns holds."""
    return record_of(Match, values, variant=msgspec.json.decode(values[_VARIANT]))


def add(db: Connection, **fields: Any) -> int:
    """A new match; its number."""
    return db.insert(f"INSERT INTO matches ({', '.join(fields)}) VALUES ({marks(fields)})", tuple(fields.values()))


def change(db: Connection, match: int, **fields: Any) -> None:
    """Set columns of a match."""
    db.execute(f"UPDATE matches SET {assigned(fields)} WHERE id = ?", (*fields.values(), match))
    if fields.get("status") in ("over", "closed"):
        former_players.drop_keys(db)


def find(db: Connection, match: int) -> Match | None:
    """The match of that number."""
    row = db.execute(f"{_SELECT} id = ?", (match,)).fetchone()
    return match_of(row) if row else None


def get(db: Connection, match: int) -> Match:
    """A match that is known to exist."""
    return known(find(db, match), f"match {match}")


def in_channel(db: Connection, channel: int, *, lobby: bool = False) -> Match | None:
    """The match whose thread this is; else the newest played here without a thread, or open lobby posted here."""
    row = db.execute(f"{_SELECT} thread = ?", (channel,)).fetchone()
    for status in ("lobby", "dealing", "running") if lobby else ("running", "dealing", "lobby"):
        row = (
            row
            or db.execute(
                f"{_SELECT} status = ? AND channel = ? AND thread IS NULL ORDER BY id DESC LIMIT 1",
                (status, channel),
            ).fetchone()
        )
    return match_of(row) if row else None


def of_guild(db: Connection, guild: int | None, statuses: tuple[Status, ...], most: int = NEWEST) -> list[Match]:
    """The newest matches of a server."""
    rows = db.execute(
        f"{_SELECT} guild IS NOT DISTINCT FROM ? AND status IN ({marks(statuses)}) ORDER BY id DESC LIMIT ?",
        (guild, *statuses, most),
    )
    return [match_of(row) for row in rows]


def of_user(db: Connection, user: int, status: Status = "running") -> list[Match]:
    """The matches a user plays in, oldest first."""
    rows = db.execute(
        # beginning with the user: there may be thousands of running matches, and no index is to list them first
        f"SELECT {COLUMNS} FROM players JOIN matches ON matches.id = players.match "
        "WHERE players.person = ? AND status || '' = ? ORDER BY matches.id",
        (user, status),
    )
    return [match_of(row) for row in rows]


def at_table(db: Connection, user: int, among: Sequence[int]) -> set[int]:
    """Those of some matches in which a user has a seat, also one that a substitute keeps warm."""
    if not among:
        return set()
    condition = f"match IN ({marks(among)}) AND ? IN (person, owner)"
    rows = db.execute(f"SELECT match FROM players WHERE {condition}", (*among, user))
    return {row["match"] for row in rows}


def has_played(db: Connection, user: int) -> bool:
    """Whether a user has ever sat at a table, or sits in a lobby."""
    return db.execute("SELECT 1 FROM players WHERE person = ? LIMIT 1", (user,)).fetchone() is not None


def seats_taken(db: Connection, among: Sequence[int]) -> dict[int, int]:
    """How many seats of each of some matches are taken."""
    if not among:
        return {}
    counted = f"SELECT match, count(*) AS taken FROM players WHERE match IN ({marks(among)}) GROUP BY match"
    return {row["match"]: row["taken"] for row in db.execute(counted, tuple(among))}


def rooms(db: Connection, among: Sequence[int]) -> dict[int, int]:
    """The channel of each of some matches: what may be read there may be known of them."""
    if not among:
        return {}
    rows = db.execute(f"SELECT id, channel FROM matches WHERE id IN ({marks(among)})", tuple(among))
    return {row["id"]: row["channel"] for row in rows}


def stale_lobbies(db: Connection, before: float) -> list[Match]:
    """Lobbies opened before a moment and never started."""
    rows = db.execute(f"{_SELECT} status = 'lobby' AND created < ?", (before,))
    return [match_of(row) for row in rows]


def running(db: Connection) -> list[int]:
    """Numbers of all matches being played."""
    return [row["id"] for row in db.execute("SELECT id FROM matches WHERE status = 'running'")]


def with_house_players(db: Connection, among: Sequence[int]) -> set[int]:
    """Those of some matches in which a house player has a seat, or holds one for somebody."""
    condition = f"match IN ({marks(among)}) AND (house IS NOT NULL OR held IS NOT NULL)"
    return {row["match"] for row in db.execute(f"SELECT match FROM players WHERE {condition}", tuple(among))}


def with_chances(db: Connection, among: Sequence[int]) -> set[int]:
    """Those of some matches whose tables want to see everyone's chance to win."""
    condition = f"id IN ({marks(among)}) AND status = 'running' AND chances = 1"
    return {row["id"] for row in db.execute(f"SELECT id FROM matches WHERE {condition}", tuple(among))}


def rematch_of(db: Connection, match: int) -> int | None:
    """The match that was opened as another one's rematch, unless its lobby closed before it began."""
    row = db.execute(
        "SELECT id FROM matches WHERE rematch = ? AND (status <> 'closed' OR started IS NOT NULL) "
        "ORDER BY id DESC LIMIT 1",
        (match,),
    ).fetchone()
    return row["id"] if row else None


def is_person(user: int | None) -> TypeGuard[int]:
    """Whether someone is a user who can be told something: no house player, and nobody who was forgotten."""
    return user is not None and not is_former(user)


def called(db: Connection, match: Match) -> list[int]:
    """The users a lobby calls when it is posted: who is drawn into a tournament's match, or who played it before."""
    if match.tournament is not None:
        return [player.user for player in players(db, match.id) if is_person(player.user)]
    if match.rematch is None:
        return []
    before = [player.user for player in players(db, match.rematch) if is_person(player.user)]
    return [user for user in before if user != match.host]


# -- players -----------------------------------------------------------------------------------------------------------


def players(db: Connection, match: int) -> list[Player]:
    """Who plays, by seat; in a lobby in the order of joining."""
    rows = db.execute(f"SELECT {_PLAYER} FROM players WHERE match = ? ORDER BY seat, id", (match,))
    return [record_of(Player, row) for row in rows]


def add_player(
    db: Connection, match: int, *, user: int | None, house: str | None, name: str, lang: str, entropy: str
) -> None:
    """Someone takes part."""
    db.execute(
        "INSERT INTO players (match, person, house, name, lang, entropy) VALUES (?, ?, ?, ?, ?, ?)",
        (match, user, house, name, lang, entropy),
    )


def drop_player(db: Connection, player: int) -> None:
    """Someone leaves a lobby: the one row that goes, because nothing hangs on it yet."""
    db.execute("DELETE FROM players WHERE id = ?", (player,))


def change_player(db: Connection, player: int, **fields: Any) -> None:
    """Set columns of a player; who sat there before is not forgotten."""
    if "user" in fields:
        remember_seat(db, player)
    db.execute(f"UPDATE players SET {assigned(fields)} WHERE id = ?", (*fields.values(), player))


def remember_seat(db: Connection, player: int) -> None:
    """The person who sits there now has looked behind that screen."""
    db.execute(
        "INSERT INTO sat SELECT match, person, seat FROM players "
        "WHERE id = ? AND seat IS NOT NULL AND person IS NOT NULL ON CONFLICT DO NOTHING",
        (player,),
    )


def joined_by(db: Connection, user: int, entropy: str) -> int | None:
    """The match that a user joined by an interaction."""
    row = db.execute("SELECT match FROM players WHERE person = ? AND entropy = ?", (user, entropy)).fetchone()
    return row["match"] if row else None


def seat_of(db: Connection, match: int, user: int) -> int | None:
    """Where a user sits."""
    row = db.execute("SELECT seat FROM players WHERE match = ? AND person = ?", (match, user)).fetchone()
    return row["seat"] if row else None


def sat(db: Connection, match: int, user: int) -> set[int]:
    """Seats of a match at which a user has once sat, and so knows what lay behind their screens."""
    return {row["seat"] for row in db.execute("SELECT seat FROM sat WHERE match = ? AND person = ?", (match, user))}
