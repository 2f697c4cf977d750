"""Everything that is kept about one person, as a document for that person.

It holds what the person did, set and was told, and never what another one has behind a screen: of a match only the
person's own actions, orders and drafts, no position, no number that would count the silent steps of others, and no id
of anyone else. `docs/operating/privacy.md` explains the keys.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec

from bot.store import Connection, matches, people, personal_data, positions, tournaments, waits
from bot.store.matches import Match
from bot.store.personal_data import Row, as_kept

FORMAT, VERSION = "paravent-personal-data", 1
#: facts of a message that are not about the person: rows and messages by number
_INTERNAL = frozenset({"user", "by", "channel", "n", "question", "era", "row", "tried", "interaction"})


class PersonalFile(NamedTuple):
    """The document as a file."""

    name: str
    content: bytes


def document(db: Connection, user: int, at: float) -> dict[str, Any]:
    """All about a person, with names and times that people can read."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "made": _moment(at),
        "person": {"id": str(user), "names": personal_data.names_of(db, user)},
        "settings": _settings(db, user),
        "vacations": [{"since": _moment(since), "until": _moment(until)} for since, until in waits.vacations(db, user)],
        "guides": [{"game": row["game"], "shown": bool(row["shown"])} for row in personal_data.guides(db, user)],
        "outreach": [{**row, "at": _moment(row["at"])} for row in personal_data.outreach(db, user)],
        "matches": [_match(db, matches.get(db, number), user) for number in personal_data.matches_of(db, user)],
        "tournaments": [_tournament(db, number, user) for number in personal_data.tournaments_of(db, user)],
    }


def is_empty(found: dict[str, Any]) -> bool:
    """Whether nothing is kept about a person."""
    return not any(found[key] for key in ("settings", "vacations", "guides", "outreach", "matches", "tournaments"))


def written(found: dict[str, Any]) -> bytes:
    """The document as a text that people can read."""
    return msgspec.json.format(msgspec.json.encode(found), indent=1)


def as_file(found: dict[str, Any], most: int) -> PersonalFile | None:
    """The document as a file of at most some bytes, packed if need be; None if it is still too large."""
    plain = PersonalFile("paravent-my-data.json", written(found))
    if len(plain.content) <= most:
        return plain
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(plain.name, plain.content)
    return PersonalFile("paravent-my-data.zip", packed.getvalue()) if packed.tell() <= most else None


def _moment(at: float | None) -> str | None:
    return None if at is None else datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def _settings(db: Connection, user: int) -> dict[str, Any]:
    """Nothing for someone who has set nothing: there is no row then."""
    if not people.has_settings(db, user):
        return {}
    person = people.person(db, user)
    return {
        "language": person.lang,
        "notices": person.notices,
        "reminders_every_hours": person.remind,
        "time_zone": person.zone,
        "quiet_from_minute": person.quiet_from,
        "quiet_to_minute": person.quiet_to,
        "notice_when_next": person.next,
        "pictures": person.pictures,
    }


def _match(db: Connection, match: Match, user: int) -> dict[str, Any]:
    number = match.id
    seats = personal_data.seats(db, number, user)
    return {
        "match": number,
        "game": match.game,
        "options": match.variant,
        "server": _id(match.guild),
        "channel": _id(match.channel),
        "thread": _id(match.thread),
        "status": match.status,
        "opened": _moment(match.created),
        "started": _moment(match.started),
        "ended": _moment(match.ended),
        "hosted": match.host == user,
        "seats": [_seat(db, match, row) for row in seats],
        "earlier_seats": sorted(matches.sat(db, number, user)),
        "result": [{**row, "won": bool(row["won"])} for row in as_kept(db, "results", number, user)],
        "rating": _timed(as_kept(db, "ratings", number, user), "at"),
        "actions": [_action(row) for row in personal_data.actions(db, number, user)],
        "orders": [_order(row) for row in personal_data.orders(db, number, user)],
        "waiting": _timed(as_kept(db, "waiting", number, user), "since", "grace", "due"),
        "votes": [{**row, "agrees": bool(row["agrees"])} for row in as_kept(db, "votes", number, user)],
        "votes_called": as_kept(db, "votes_called", number, user),
        "hints": _timed(as_kept(db, "hints", number, user), "at"),
        "mentoring": _timed(personal_data.mentoring(db, number, user), "invited", "since", "until"),
        "seat_offers": _timed(personal_data.offers(db, number, user), "made", "until"),
        "messages": [
            _message(kind, state, facts, user, [row["name"] for row in seats])
            for kind, state, facts in personal_data.messages(db, number, user)
        ],
    }


def _id(number: int | None) -> str | None:
    """Ids of Discord are longer than some programs count."""
    return None if number is None else str(number)


def _timed(rows: Iterable[Row], *moments: str) -> list[Row]:
    return [{**row, **{name: _moment(row[name]) for name in moments}} for row in rows]


def _seat(db: Connection, match: Match, row: Row) -> dict[str, Any]:
    # a draft belongs to the person who has the seat now
    mine = row["role"] != "owner" and row["seat"] is not None
    return {
        "seat": row["seat"],
        "role": row["role"],
        "name": row["name"],
        "language": row["lang"],
        "contribution": row["entropy"],
        "questions_missed": row["strikes"],
        "held_by_house_player": row["held"] is not None,
        "draft": personal_data.draft(db, match.id, row["seat"]) if mine else None,
    }


def _action(row: Row) -> dict[str, Any]:
    return {
        "at": _moment(row["at"]),
        "kind": row["kind"],
        "seat": row["seat"],
        "action": row["written"],
        "by_order": positions.by_order(row["interaction"]),
    }


def _order(row: Row) -> dict[str, Any]:
    in_force = row.pop("place") is not None
    return {**row, "in_force": in_force, "changed": _moment(row["changed"])}


def _message(kind: str, state: str, facts: Row, user: int, names: Sequence[str]) -> dict[str, Any]:
    """A message to the person, or a line about the person, that names nobody else."""
    told = {name: value for name, value in facts.items() if name not in _INTERNAL}
    if told.get("name") not in names:
        told.pop("name", None)
    if told.get("player") != f"<@{user}>":
        told.pop("player", None)
    return {"kind": kind, "state": state, **told}


def _tournament(db: Connection, number: int, user: int) -> dict[str, Any]:
    found, mine = tournaments.get(db, number), personal_data.entered(db, number, user)
    return {
        "tournament": number,
        "game": found.game,
        "server": _id(found.guild),
        "channel": _id(found.channel),
        "status": found.status,
        "opened": _moment(found.created),
        "ended": _moment(found.ended),
        "hosted": found.host == user,
        "entered": mine is not None,
        "name": mine["name"] if mine else None,
        "locale": mine["locale"] if mine else None,
        "contribution": mine["entropy"] if mine else None,
        "left_after_round": mine["gone"] if mine else None,
        "matches": personal_data.tournament_matches(db, number, user),
    }
