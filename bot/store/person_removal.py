"""Takes a person out of every table: rows go, numbers become a former player's, names and languages are emptied.

`personal_columns` says which column is treated how. Everything here runs in the one transaction of a forgetting.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.store import Connection, matches, outbox, posts
from bot.store.former_players import NewNumbers
from bot.store.outbox import known, listed, select
from bot.store.personal_columns import PERSONAL
from bot.store.personal_data import tells_of
from bot.store.posts import MentorInvitation, OrderPost, PanelChange, WaitPost, tags

#: how the match of a row is found where no column tells it, and tables that belong to a tournament
_MATCH = {"matches": "id"}
_TOURNAMENT = {"tournaments": "id", "entrants": "tournament"}
#: what a former player may have done before: rows that would be there twice
_UNIQUE = {"votes": "ballot", "sat": "match = old.match AND one.seat"}
#: notices that name the person who had a seat before
_NAMING = ("notice-replaced", "notice-substitute")


class KnownNames(NamedTuple):
    """What a person is called in a match, and what stands there from now on."""

    names: frozenset[str]
    instead: str


def names_in(db: Connection, match: int, user: int) -> frozenset[str]:
    """What a person was ever called in a match.

    Someone who has given a seat away is only named by the notice of it; where several have, any of the names may be
    meant.
    """
    found: set[str] = set()
    others: set[str] = set()
    for player in matches.players(db, match):
        for number, name in ((player.user, player.name), (player.owner, player.owner_name)):
            (found if number == user else others).add(name or "")
    rows = db.execute("SELECT name FROM entrants WHERE person = ? AND name <> ''", (user,))
    found |= {row["name"] for row in rows}
    left = matches.sat(db, match, user)
    if left:
        told = db.execute("SELECT payload FROM outbox WHERE match = ? AND kind = 'notice'", (match,))
        for payload in (json.loads(row["payload"]) for row in told.fetchall()):
            if payload.get("key") in _NAMING and payload.get("seat") in left:
                found.add(payload.get("name") or "")
    return frozenset(found - others - {""})


# -- what goes to the person alone -------------------------------------------------------------------------------------


def drop_mail(db: Connection, user: int) -> None:
    """Nothing more is sent to a person, and where direct messages stand is not known any more."""
    condition = f"kind IN ({listed(tags(WaitPost))}) AND CAST(payload ->> 'user' AS BIGINT) = ?"
    for row in [known(one, WaitPost) for one in select(db, condition, user)]:
        if row.state == "due":
            outbox.void(db, row.id)
        assert row.match is not None
        if row.post.channel == matches.get(db, row.match).place:
            continue
        outbox.amend(db, row.id, replace(row.post, channel=None, obsolete=True))
        db.execute("UPDATE outbox SET message = NULL WHERE id = ?", (row.id,))
        _void(db, tags(PanelChange), "row", row.id)
    for row_of in db.execute("SELECT id FROM orders WHERE person = ?", (user,)).fetchall():
        _void(db, tags(OrderPost), "order", row_of["id"])
    consents = db.execute("SELECT id FROM mentors WHERE player = ? OR mentor = ?", (user, user)).fetchall()
    for row_of in consents:
        _void(db, tags(MentorInvitation), "consent", row_of["id"])


def _void(db: Connection, kinds: tuple[str, ...], field: str, number: int) -> None:
    condition = f"state = 'due' AND kind IN ({listed(kinds)}) AND CAST(payload ->> '{field}' AS BIGINT) = ?"
    for row in select(db, condition, number):
        outbox.void(db, row.id)


# -- in every table ----------------------------------------------------------------------------------------------------


def delete_rows(db: Connection, user: int) -> None:
    """What a person has set and settled."""
    db.execute("DELETE FROM obeyed WHERE by IN (SELECT id FROM orders WHERE person = ?)", (user,))
    for one in PERSONAL:
        if one.treatment == "delete" and one.table != "drafts":
            db.execute(f"DELETE FROM {one.table} WHERE {one.column} = ?", (user,))


def empty_names(db: Connection, user: int) -> None:
    """What a person is called, and the language the person speaks."""
    table_lang = "(SELECT lang FROM matches WHERE matches.id = players.match)"
    db.execute(f"UPDATE players SET name = '', lang = {table_lang} WHERE person = ?", (user,))
    db.execute("UPDATE players SET owner_name = '', owner_lang = NULL WHERE owner = ?", (user,))
    db.execute("UPDATE entrants SET name = '', locale = NULL WHERE person = ?", (user,))


def cut_contributions(db: Connection, user: int) -> None:
    """At tables of tournaments a contribution once named the person it came from.

    It went into the deal as it was: such a match can no longer be recomputed from the store, only from its posts.
    """
    for table, column in (("players", "entropy"), ("positions", "interaction")):
        db.execute(
            f"UPDATE {table} SET {column} = replace({column}, ?, ?) WHERE {column} LIKE ?",
            (f"-{user}", CUT, f"t%.%.%-{user}"),
        )


#: in the place of a person's number, at the end of a contribution
CUT = "-former"


def replace_numbers(db: Connection, user: int, numbers: NewNumbers) -> None:
    """A person's number, wherever a column is for one."""
    for one in PERSONAL:
        if one.treatment != "former":
            continue
        if tournament := _TOURNAMENT.get(one.table):
            for place in _places(db, f"SELECT DISTINCT {tournament} FROM {one.table} WHERE {one.column} = ?", user):
                _set(db, one.table, one.column, f"{tournament} = ?", (numbers.of_tournament(place), user, place))
        elif one.table == "votes":
            voted = "SELECT DISTINCT match FROM votes JOIN ballots ON ballots.id = votes.ballot WHERE votes.person = ?"
            of_match = "ballot IN (SELECT id FROM ballots WHERE match = ?)"
            for place in _places(db, voted, user):
                _set(db, one.table, one.column, of_match, (numbers.of_match(place), user, place))
        else:
            match = _MATCH.get(one.table, "match")
            for place in _places(db, f"SELECT DISTINCT {match} FROM {one.table} WHERE {one.column} = ?", user):
                _set(db, one.table, one.column, f"{match} = ?", (numbers.of_match(place), user, place))


def _places(db: Connection, sql: str, user: int) -> list[int]:
    return [int(row[0]) for row in db.execute(sql, (user,)).fetchall()]


def _set(db: Connection, table: str, column: str, where: str, values: tuple[int, int, int]) -> None:
    """Someone who came back and is forgotten once more may have a row under the new number already."""
    number, user, place = values
    if key := _UNIQUE.get(table):
        same = f"one.{column} = ? AND one.{key} = old.{key.rpartition('.')[2]}"
        twice = f"SELECT 1 FROM {table} AS one WHERE {same}"
        db.execute(
            f"DELETE FROM {table} AS old WHERE old.{column} = ? AND {where} AND EXISTS ({twice})", (user, place, number)
        )
    db.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ? AND {where}", (number, user, place))


def cut_from_posts(db: Connection, user: int, numbers: NewNumbers, known_names: Mapping[int, KnownNames]) -> None:
    """A person's number and names in what was sent, or is to be."""
    rows = db.execute(
        "SELECT DISTINCT match FROM outbox WHERE match IS NOT NULL AND CAST(payload AS TEXT) LIKE ?", (f"%{user}%",)
    )
    for match in {*known_names, *(int(row[0]) for row in rows.fetchall())}:
        cutting = _Cutting(user, numbers.of_match(match), known_names.get(match, KnownNames(frozenset(), "")))
        found = db.execute("SELECT id, kind, payload FROM outbox WHERE match = ?", (match,)).fetchall()
        for row in found:
            payload = json.loads(row["payload"])
            cut = cutting.payload(payload)
            if cut != payload:
                posts.read(row["kind"], json.dumps(cut))
                db.execute("UPDATE outbox SET payload = ? WHERE id = ?", (json.dumps(cut), row["id"]))


class _Cutting:
    """Cuts one person out of the posts of a match."""

    def __init__(self, user: int, number: int, known_names: KnownNames) -> None:
        self._user = user
        self._number = number
        self._names = known_names.names
        self._instead = known_names.instead
        longest_first = sorted(map(re.escape, known_names.names), key=len, reverse=True)
        self._named = re.compile(rf"(?<!\w)(?:{'|'.join(longest_first)})(?!\w)") if longest_first else None

    def payload(self, payload: dict[str, Any]) -> dict[str, Any]:
        return {name: self._field(name, value) for name, value in payload.items()}

    def _field(self, name: str, value: Any) -> Any:
        if name == "name" and value in self._names:
            return ""
        if name == "pictures":
            return [[file, self._alt(alt)] for file, alt in value]
        if isinstance(value, str) and tells_of(value, self._user):
            if name == "interaction":
                return value.replace(f"-{self._user}", CUT)
            return re.sub(rf"(?<!\d){self._user}(?!\d)", str(self._number), value)
        return self._number if value == self._user and not isinstance(value, bool) else value

    def _alt(self, alt: str) -> str:
        return self._named.sub(lambda _: self._instead, alt) if self._named else alt
