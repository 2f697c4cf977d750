"""Which columns can tell of a person, what becomes of each when the person is forgotten, and where an export tells it.

Every column of every table stands here, in one list or the other: a test compares them with the schema of both
databases, so that nobody adds a column without deciding what it means for someone who asks for their data.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

#: the whole row goes; the person's number becomes a former player's; a name or language is emptied; the person is cut
#: out of a longer text
Treatment: TypeAlias = Literal["delete", "former", "empty", "cut"]


class PersonalColumn(NamedTuple):
    """A column that can hold a person's number, name, or something the person has written or set."""

    table: str
    column: str
    treatment: Treatment
    #: the keys that lead to it in an export; empty where it only repeats what another one tells
    exported: str = ""


PERSONAL: tuple[PersonalColumn, ...] = (
    PersonalColumn("settings", "person", "delete", "settings"),
    PersonalColumn("vacations", "person", "delete", "vacations"),
    PersonalColumn("guides", "person", "delete", "guides"),
    # it is gone after a day anyway
    PersonalColumn("outreach", "person", "delete", "outreach"),
    PersonalColumn("outreach", "target", "delete", "outreach"),
    PersonalColumn("waits", "person", "delete", "matches.waiting"),
    PersonalColumn("orders", "person", "delete", "matches.orders"),
    # a draft belongs to a seat, and so to the person who has it now
    PersonalColumn("drafts", "draft", "delete", "matches.draft"),
    PersonalColumn("players", "person", "former", "matches.seat"),
    PersonalColumn("players", "owner", "former", "matches.seat"),
    PersonalColumn("players", "name", "empty", "matches.name"),
    PersonalColumn("players", "owner_name", "empty", "matches.name"),
    PersonalColumn("players", "lang", "empty", "matches.language"),
    PersonalColumn("players", "owner_lang", "empty", "matches.language"),
    # at tables of tournaments it once ended with the person's number
    PersonalColumn("players", "entropy", "cut", "matches.contribution"),
    PersonalColumn("sat", "person", "former", "matches.earlier_seats"),
    PersonalColumn("positions", "person", "former", "matches.actions"),
    PersonalColumn("positions", "interaction", "cut"),
    PersonalColumn("matches", "host", "former", "matches.hosted"),
    PersonalColumn("ballots", "caller", "former", "matches.votes_called"),
    PersonalColumn("votes", "person", "former", "matches.votes"),
    PersonalColumn("results", "person", "former", "matches.result"),
    PersonalColumn("ratings", "person", "former", "matches.rating"),
    PersonalColumn("hints", "person", "former", "matches.hints"),
    PersonalColumn("mentors", "player", "former", "matches.mentoring"),
    PersonalColumn("mentors", "mentor", "former", "matches.mentoring"),
    PersonalColumn("offers", "giver", "former", "matches.seat_offers"),
    PersonalColumn("offers", "heir", "former", "matches.seat_offers"),
    PersonalColumn("offers", "before", "former", "matches.seat_offers"),
    PersonalColumn("outbox", "payload", "cut", "matches.messages"),
    PersonalColumn("tournaments", "host", "former", "tournaments.hosted"),
    PersonalColumn("entrants", "person", "former", "tournaments"),
    PersonalColumn("entrants", "name", "empty", "tournaments.name"),
    PersonalColumn("entrants", "locale", "empty", "tournaments.locale"),
)

#: columns that tell of nobody: what is agreed on, what was played, which message or interaction it was
IMPERSONAL: Mapping[str, tuple[str, ...]] = {
    "asleep": ("guild", "since"),
    "ballots": ("id", "match", "kind", "n", "target", "outcome"),
    "components": ("digest", "game", "raw"),
    "done": ("interaction", "at"),
    "drafts": ("match", "seat", "question"),
    "entrants": ("id", "tournament", "entropy", "gone"),
    "guides": ("game", "shown"),
    "hints": ("match", "seat", "question", "era", "at"),
    # places in the code, never a text that people have written
    "incidents": ("id", "match", "at", "what"),
    "leases": ("role", "holder", "epoch", "since", "until"),
    "live": ("match", "post", "first", "last", "pinged"),
    "matches": (
        *("id", "game", "variant", "lang", "wanted", "status", "guild", "channel", "lobby", "thread", "secret"),
        *("data", "n", "created", "started", "ended", "rematch", "era", "pace", "hints", "tournament", "round"),
        *("rated", "pledge", "pledged_in", "start_post", "rules", "pictures", "chances"),
    ),
    "memory": ("key", "value"),
    "mentors": ("id", "match", "seat", "invited", "since", "until"),
    "obeyed": ("match", "n", "by", "told"),
    "offers": ("id", "match", "seat", "made", "until", "outcome", "house"),
    "orders": (*("id", "match", "seat", "word", "written", "draft", "edition", "place", "changed", "reason", "seen"),),
    "outbox": ("id", "match", "kind", "state", "message", "attempts", "due", "nonce", "n", "after"),
    "outreach": ("id", "kind", "guild", "match", "at"),
    # states and what was told of them: seats, never people
    "packs": ("match", "first", "last", "form", "content"),
    "pauses": ("match", "since", "until"),
    "players": ("id", "match", "house", "seat", "sign", "held", "strikes"),
    "positions": (
        *("match", "n", "follows", "kind", "seat", "written", "secret", "reversible", "told", "state", "question"),
        *("asked", "at", "round", "silent", "seen"),
    ),
    "ratings": ("id", "match", "seat", "game", "house", "place", "mu_before", "sigma_before", "mu", "sigma", "at"),
    "results": ("match", "seat", "house", "points", "won"),
    # shares of seats
    "public_chances": ("match", "n", "era", "round", "content"),
    # numbers of seats and actions
    "reviews": ("match", "n", "form", "content"),
    "sat": ("match", "seat"),
    "server_rules": ("guild", "channels", "games_off", "most", "role"),
    "settings": ("lang", "dm", "remind", "zone", "quiet_from", "quiet_to", "next", "pictures"),
    "tables": ("match", "seat", "entrant"),
    "tournaments": (
        *("id", "game", "variant", "lang", "seats", "rounds", "round", "status", "guild", "channel", "message"),
        *("secret", "data", "pace", "hints", "opened", "created", "ended", "pictures", "chances"),
    ),
    "vacations": ("id", "since", "until"),
    "votes": ("ballot", "agrees"),
    "waits": ("match", "seat", "since", "pinged", "reminders", "grace", "due", "mark"),
}
