"""Who is awaited: a wait begins with a question, and ends with the answer; each is told once, and never at night.

Every function here runs inside `store.write` or `store.read`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.pace import PACES, Stop, deadline, decided, next_due, stands_still
from bot.store import Connection, outbox, people, wait_posts, waits
from bot.store.matches import Match, Player
from bot.store.people import Person
from bot.store.positions import Position
from bot.store.posts import Reminder
from bot.store.telling_facts import TellingFacts
from bot.store.waits import Waiting
from engine.core.seat import Seat


def present(player: Player) -> bool:
    """Whether a user decides for this seat: not a house player, nor one that holds the seat for someone away."""
    return player.user is not None and player.held is None


def awaited(players: Sequence[Player], asked: Iterable[int]) -> list[int]:
    """The seats among those asked whose users are awaited."""
    return [seat for seat in asked if present(players[seat])]


def rests(match: Match, players: Sequence[Player]) -> bool:
    """Whether a match waits for anyone to come back: house players do not play on for people who are all away.

    In a tournament they do: the others wait for the end of the round.
    """
    return match.tournament is None and not any(present(player) for player in players)


def silent(db: Connection, user: int, at: float) -> float | None:
    """Until when nothing is sent to a user, by quiet hours or a vacation; None if it is sent at once."""
    return _silent(people.person(db, user), waits.vacations(db, user), at)


def _silent(person: Person, vacations: Sequence[Stop], at: float) -> float | None:
    away = [until for since, until in vacations if since <= at and until is not None and at < until]
    until = max(away, default=at)
    until = person.quiet.over(until) if person.quiet else until
    return until if until > at else None


def attend(
    db: Connection, match: Match, players: Sequence[Player], position: Position, facts: TellingFacts, spared: int = 0
) -> dict[int, float]:
    """Begin and end waits as the position says; the seats whose ping is kept back, and until when.

    Someone who has just acted starts a new time. What was sent about a wait that is over is struck out, except the
    message (`spared`) on which the person has acted: it shows what happened.
    """
    now = awaited(players, position.asked) if match.status == "running" else []
    kept_back: dict[int, float] = {}
    told = facts.told
    for seat, waiting in facts.waits.items():
        if seat not in now or waiting.user != players[seat].user:
            waits.end(db, match.id, seat)
            told[seat] = wait_posts.obsolete(db, told.get(seat, ()), waiting.mark, spared)
    if match.status != "running":
        # also the panels that were left standing
        for seat, standing in told.items():
            told[seat] = wait_posts.obsolete(db, standing, spared=spared)
    for seat in now:
        user = players[seat].user
        assert user is not None
        old = facts.waits.get(seat)
        goes_on = old is not None and old.user == user
        # posted once more, nothing has happened; and what nobody notices starts no new time that everyone reads
        acted = position.kind == "action" and position.seat == seat and not position.silent
        if old and goes_on and not (acted and position.at > old.since):
            _arm(db, match, old, facts)
            continue
        mark = old.mark if old and goes_on else facts.mark
        until = None if goes_on else _silent(facts.person(user), facts.vacations[user], position.at)
        if until is not None:
            kept_back[seat] = until
        begun = Waiting(match=match.id, seat=seat, user=user, since=position.at, pinged=until is None, mark=mark)
        waits.put(db, replace(begun, due=_due(match, begun, facts)))
        # what told that this seat would be next, or reminded before it acted; panels too if a new wait begins
        told[seat] = wait_posts.obsolete(db, told.get(seat, ()), 0, spared, match.place if goes_on else None)
    return kept_back


def rearm(db: Connection, match: Match, facts: TellingFacts) -> None:
    """Work out again when something is to be done about each wait: after a pause, a vacation, other settings."""
    for waiting in facts.waits.values():
        _arm(db, match, waiting, facts)


def _arm(db: Connection, match: Match, waiting: Waiting, facts: TellingFacts) -> None:
    due = _due(match, waiting, facts)
    if due != waiting.due:
        waits.put(db, replace(waiting, due=due))


def _due(match: Match, waiting: Waiting, facts: TellingFacts) -> float | None:
    """When something is to be done about a wait."""
    person = facts.person(waiting.user)
    due = next_due(waiting.wait, PACES[match.pace], person.hours, facts.stops(waiting.user), person.quiet)
    return due.at if due else None


class Limit(NamedTuple):
    """How long a table still waits."""

    at: float
    #: the deadline has passed
    grace: bool


class Clocks(NamedTuple):
    """What the live question says about time."""

    paused: bool = False
    #: the first seat whose time is up
    limit: Limit | None = None


def limit_of(db: Connection, match: Match, waiting: Waiting) -> Limit | None:
    """How long someone still has; None without a deadline, or while the clock stands still."""
    person = people.person(db, waiting.user)
    stops = waits.stops(db, match.id, waiting.user)
    if waiting.grace is not None:
        at = decided(waiting.wait, PACES[match.pace], stops, person.quiet)
    else:
        at = deadline(waiting.wait, PACES[match.pace], stops, person.quiet)
    return None if at is None else Limit(at, waiting.grace is not None)


def clocks(db: Connection, match: Match) -> Clocks:
    """The time of the question that counts now."""
    if match.status != "running":
        return Clocks()
    limits = [limit_of(db, match, waiting) for waiting in waits.of_match(db, match.id).values()]
    return Clocks(waits.is_paused(db, match.id), min((limit for limit in limits if limit), default=None))


def following(
    db: Connection,
    match: Match,
    players: Sequence[Player],
    seat: Seat | None,
    position: Position,
    facts: TellingFacts,
) -> None:
    """Tell someone who wants to know that their own turn comes next; once, and not at night."""
    if seat is None or match.status != "running" or seat in position.asked or not present(players[seat]):
        return
    user = players[seat].user
    assert user is not None
    person = facts.person(user)
    if not person.next or _silent(person, facts.vacations[user], position.at) is not None:
        return
    if stands_still(position.at, facts.pauses):
        return
    if not wait_posts.tells_of_next(facts.told.get(seat, ())):
        outbox.add(db, match.id, Reminder(user=user, seat=seat, what="next"))
