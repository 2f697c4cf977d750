"""What the store keeps about one person, table by table: what an export tells, and a forgetting looks for.

Rows come without their ids and without anyone else's: how many there are of others is not this person's business.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from bot.store import Connection
from bot.store.personal_columns import PERSONAL

Row: TypeAlias = dict[str, Any]

#: columns with a person's number, and how the match of a row is found; what is about no match is not among them
TIED: tuple[tuple[str, str, str], ...] = tuple(
    (one.table, one.column, "id" if one.table == "matches" else "match")
    for one in PERSONAL
    if one.treatment in ("former", "delete")
    and one.table not in ("settings", "vacations", "guides", "outreach", "drafts", "votes", "tournaments", "entrants")
)

#: tables of what people have set, whatever they play
_OWN = ("settings", "vacations", "guides", "outreach")


def tells_of(text: str, user: int) -> bool:
    """Whether a text names a person by number, and not someone whose number is longer."""
    return re.search(rf"(?<!\d){user}(?!\d)", text) is not None


def matches_of(db: Connection, user: int) -> list[int]:
    """Every match that knows a person, in whatever way."""
    found: set[int] = set()
    for table, column, match in TIED:
        found |= {row[0] for row in db.execute(f"SELECT DISTINCT {match} FROM {table} WHERE {column} = ?", (user,))}
    voted = "SELECT DISTINCT match FROM votes JOIN ballots ON ballots.id = votes.ballot WHERE votes.person = ?"
    found |= {row[0] for row in db.execute(voted, (user,))}
    posts = "SELECT match, payload FROM outbox WHERE match IS NOT NULL AND CAST(payload AS TEXT) LIKE ?"
    found |= {row["match"] for row in db.execute(posts, (f"%{user}%",)) if tells_of(row["payload"], user)}
    return sorted(found)


def tournaments_of(db: Connection, user: int) -> list[int]:
    """Every tournament that a person has entered or hosts."""
    rows = db.execute(
        "SELECT tournament FROM entrants WHERE person = ? UNION SELECT id FROM tournaments WHERE host = ?", (user, user)
    )
    return sorted(row[0] for row in rows)


def names_of(db: Connection, user: int) -> list[str]:
    """What a person was called, the newest name last."""
    rows = db.execute(
        "SELECT name, id FROM players WHERE person = ? UNION ALL SELECT owner_name, id FROM players WHERE owner = ? "
        "UNION ALL SELECT name, id FROM entrants WHERE person = ? ORDER BY 2",
        (user, user, user),
    )
    return list(dict.fromkeys(row[0] for row in rows if row[0]))


def _rows(db: Connection, sql: str, *values: object) -> list[Row]:
    return [{name: row[name] for name in row.keys()} for row in db.execute(sql, values)]  # noqa: SIM118


def is_known(db: Connection, user: int) -> bool:
    """Whether a person has set anything."""
    set_by = " UNION ALL ".join(f"SELECT 1 FROM {table} WHERE person = ?" for table in _OWN)
    return db.execute(f"{set_by} LIMIT 1", (user,) * len(_OWN)).fetchone() is not None


# -- of the person alone -----------------------------------------------------------------------------------------------


def guides(db: Connection, user: int) -> list[Row]:
    """Which guides were shown or hidden."""
    return _rows(db, "SELECT game, shown FROM guides WHERE person = ? ORDER BY game", user)


def outreach(db: Connection, user: int) -> list[Row]:
    """What a person did in the last day that reached others, and what was sent to that person."""
    return _rows(
        db,
        "SELECT kind, at, CASE WHEN person = ? THEN 'sent' ELSE 'received' END AS way FROM outreach "
        "WHERE person = ? OR target = ? ORDER BY at, id",
        *(user, user, user),
    )


# -- in one match ------------------------------------------------------------------------------------------------------


Kind: TypeAlias = Literal["waiting", "results", "ratings", "votes", "votes_called", "hints"]

#: what is told as it is kept; each asks for a match, then for a person
_AS_KEPT: Mapping[Kind, str] = {
    "waiting": "SELECT seat, since, reminders, grace, due FROM waits WHERE match = ? AND person = ?",
    "results": "SELECT seat, points, won FROM results WHERE match = ? AND person = ?",
    "ratings": "SELECT game, place, mu_before, sigma_before, mu, sigma, at FROM ratings WHERE match = ? AND person = ?",
    "votes": "SELECT kind, agrees, outcome FROM votes JOIN ballots ON ballots.id = votes.ballot "
    "WHERE match = ? AND votes.person = ? ORDER BY ballots.id",
    "votes_called": "SELECT kind, outcome FROM ballots WHERE match = ? AND caller = ? ORDER BY id",
    "hints": "SELECT seat, at FROM hints WHERE match = ? AND person = ? ORDER BY at",
}


def as_kept(db: Connection, kind: Kind, match: int, user: int) -> list[Row]:
    """A person's rows of a kind in a match."""
    return _rows(db, _AS_KEPT[kind], match, user)


def seats(db: Connection, match: int, user: int) -> list[Row]:
    """The places a person has, as a player, or as the owner of a seat on which a substitute sits."""
    return _rows(
        db,
        "SELECT seat, entropy, strikes, held, CASE WHEN owner IS NULL THEN 'player' ELSE 'substitute' END AS role, "
        "name, lang FROM players WHERE match = ? AND person = ? UNION ALL "
        "SELECT seat, entropy, strikes, held, 'owner' AS role, owner_name, owner_lang FROM players "
        "WHERE match = ? AND owner = ?",
        *(match, user, match, user),
    )


def actions(db: Connection, match: int, user: int) -> list[Row]:
    """What a person did, or had done by a standing order, in order; also what was taken back later."""
    rows = _rows(
        db,
        "SELECT at, kind, seat, written, interaction FROM positions WHERE match = ? AND person = ? ORDER BY n",
        match,
        user,
    )
    return [{**row, "written": json.loads(row["written"]) if row["written"] else None} for row in rows]


def orders(db: Connection, match: int, user: int) -> list[Row]:
    """A person's standing orders, with how often each has answered."""
    rows = _rows(
        db,
        "SELECT seat, word, written, draft, place, changed, reason, "
        "(SELECT count(*) FROM obeyed WHERE obeyed.by = orders.id) AS answered FROM orders "
        "WHERE match = ? AND person = ? ORDER BY word",
        match,
        user,
    )
    texts = ("written", "draft", "reason")
    return [{**row, **{name: json.loads(row[name]) if row[name] else None for name in texts}} for row in rows]


def draft(db: Connection, match: int, seat: int) -> list[Any] | None:
    """What is half chosen on a seat."""
    row = db.execute("SELECT draft FROM drafts WHERE match = ? AND seat = ?", (match, seat)).fetchone()
    found: list[Any] | None = json.loads(row[0]) if row else None
    return found


def mentoring(db: Connection, match: int, user: int) -> list[Row]:
    """Consents that a person gave, or was given."""
    return _rows(
        db,
        "SELECT CASE WHEN mentor = ? THEN 'mentor' ELSE 'player' END AS role, seat, invited, since, until "
        "FROM mentors WHERE match = ? AND (player = ? OR mentor = ?) ORDER BY id",
        *(user, match, user, user),
    )


def offers(db: Connection, match: int, user: int) -> list[Row]:
    """Seats that a person offered, was offered, or had before someone else accepted them."""
    return _rows(
        db,
        "SELECT CASE WHEN giver = ? THEN 'giver' WHEN heir = ? THEN 'heir' ELSE 'before' END AS role, "
        "seat, made, until, outcome FROM offers WHERE match = ? AND (giver = ? OR heir = ? OR before = ?) ORDER BY id",
        *(user, user, match, user, user, user),
    )


def messages(db: Connection, match: int, user: int) -> list[tuple[str, str, Row]]:
    """What was sent to a person, or says something about the person: kind, state, and its facts."""
    rows = db.execute(
        "SELECT kind, state, payload FROM outbox WHERE match = ? AND CAST(payload AS TEXT) LIKE ? ORDER BY id",
        (match, f"%{user}%"),
    )
    found = [(row["kind"], row["state"], row["payload"]) for row in rows]
    return [(kind, state, json.loads(payload)) for kind, state, payload in found if tells_of(payload, user)]


# -- in one tournament -------------------------------------------------------------------------------------------------


def entered(db: Connection, tournament: int, user: int) -> Row | None:
    """How a person takes part in a tournament."""
    found = _rows(
        db,
        "SELECT name, locale, entropy, gone FROM entrants WHERE tournament = ? AND person = ?",
        tournament,
        user,
    )
    return found[0] if found else None


def tournament_matches(db: Connection, tournament: int, user: int) -> list[int]:
    """The matches of a tournament that are played for a person."""
    rows = db.execute(
        "SELECT tables.match FROM tables JOIN entrants ON entrants.id = tables.entrant "
        "WHERE entrants.tournament = ? AND entrants.person = ? ORDER BY tables.match",
        (tournament, user),
    )
    return [row[0] for row in rows]
