"""What may be taken back: one's own last step, freely as long as nothing new was shown, and otherwise with the table.

People who manage the server may go back further. If they have played or watched in the match, they know what comes:
that is up to the table too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.match import mentor_consent, post_schedule, reminders, rewinding, voting
from bot.match.house_players import acting
from bot.match.play import Cause, Library, MatchState, begun, match_state, seat_of
from bot.store import Connection, ballots, matches, people, positions
from bot.store.matches import Match, Player
from bot.store.positions import Position
from bot.store.posts import Notice
from engine.core.illegal import require


class Undone(NamedTuple):
    """The own last step was taken back."""

    match_state: MatchState
    #: this many steps of house players with it
    more: int = 0
    #: what everyone has seen of all that was taken back
    steps: Sequence[Position] = ()


class Called(NamedTuple):
    """The table has been asked."""

    ballot: int


class Unsure(NamedTuple):
    """Nothing has happened yet: the table would have to be asked, or there is nobody to ask."""

    match: Match
    players: list[Player]
    #: what everyone has seen of all that would be taken back
    steps: list[Position]
    #: this many people would be asked
    others: int
    #: the match as everyone counts: the next action means this one
    seen: int
    #: the one who would do it knows what comes
    knows: bool = True


class _Way(NamedTuple):
    """The way back before one's own last step."""

    target: int
    #: what everyone has seen of it since
    steps: list[Position]
    #: what others have done in silence, which is theirs
    again: list[Position]
    free: bool


def undo(db: Connection, library: Library, cause: Cause, number: int) -> Undone | Called | Unsure:
    """Take one's own last step back, if it is free; otherwise tell what it takes."""
    if before := positions.of_interaction(db, cause.interaction):
        return Undone(match_state(db, library, before.match)._replace(repeated=True))
    now, way = _now_and_way(db, library, cause, number)
    if way.free:
        after = rewinding.back_to(db, library, now, cause, way.target, "undo", way.again)
        return Undone(after, sum(positions.by_house(step.interaction) for step in way.steps), way.steps)
    if ballot := ballots.open_in(db, number, "undo"):
        return Called(ballot.id)
    others = len(_others(now.players, cause.user))
    require(others > 0 or now.match.tournament is None, "nobody-to-ask")
    return Unsure(now.match, now.players, way.steps, others, now.position.seen)


def undo_for_sure(db: Connection, library: Library, cause: Cause, number: int, seen: int) -> Undone | Called:
    """The second step: the table is asked, or, where there is nobody to ask, told."""
    if before := positions.of_interaction(db, cause.interaction):
        return Undone(match_state(db, library, before.match)._replace(repeated=True))
    now, way = _now_and_way(db, library, cause, number)
    if ballot := ballots.open_in(db, number, "undo"):
        return Called(ballot.id)
    require(now.position.seen == seen and not way.free, "gone-on")
    require(people.first_time(db, cause.interaction, cause.at), "ballot-closed")
    if _others(now.players, cause.user):
        return Called(_call(db, library, now, cause, "undo", way.target))
    unrate(db, now.match, cause)
    return Undone(rewinding.back_to(db, library, now, cause, way.target, "undo"))


def _now_and_way(db: Connection, library: Library, cause: Cause, number: int) -> tuple[MatchState, _Way]:
    now = match_state(db, library, number)
    require(now.match.status == "running", "match-over")
    seat = seat_of(now.players, cause.user)
    line = positions.line(db, number, now.match.n)
    require(len(line) > 1, "nothing-to-undo")
    own = next((one for n in reversed(line[1:]) if (one := positions.at(db, number, n)).seat == seat), None)
    require(own is not None, "nothing-of-yours-to-undo")
    assert own is not None
    place = line.index(own.n)
    later = positions.several(db, number, line[place + 1 :])
    # what others have done in silence must not be found out by trying to take something back
    noticed = [one for one in later if not one.silent]
    free = own.reversible and all(_is_free(one, now.players) for one in noticed)
    again = [one for one in later if one.silent]
    return now, _Way(line[place - 1], [*([] if own.silent else [own]), *noticed], again, free)


def _is_free(step: Position, players: list[Player]) -> bool:
    """Whether someone else's step is in nobody's way: a house player's that has shown nothing new."""
    assert step.seat is not None
    return step.reversible and positions.by_house(step.interaction) and acting(players[step.seat]) is not None


# -- by those who manage the server -----------------------------------------------------------------------------------


def planned_rewind(db: Connection, user: int, number: int, count: int) -> Unsure:
    """What it takes if a manager wants to take this many actions back."""
    match = begun(matches.find(db, number))
    require(match.status == "running", "match-over")
    places = positions.places(db, number, match.n)
    require(1 <= count < len(places), "rewind-too-far", most=len(places) - 1)
    steps = positions.several(db, number, [place.first for place in places[-count:]])
    players = matches.players(db, number)
    knows, others = knows_a_hand(db, number, players, user), len(_others(players, user))
    require(not knows or others > 0 or match.tournament is None, "nobody-to-ask")
    return Unsure(match, players, steps, others, positions.seen_at(db, number, match.n), knows)


def rewind_for_sure(
    db: Connection, library: Library, cause: Cause, number: int, count: int, seen: int
) -> Undone | Called:
    """The second step: the table is asked where the manager knows what comes, and told."""
    if before := positions.of_interaction(db, cause.interaction):
        return Undone(match_state(db, library, before.match)._replace(repeated=True))
    unsure = planned_rewind(db, cause.user, number, count)
    if unsure.knows and (ballot := ballots.open_in(db, number, "rewind")):
        return Called(ballot.id)
    require(unsure.seen == seen, "gone-on")
    require(people.first_time(db, cause.interaction, cause.at), "ballot-closed")
    target = positions.places(db, number, unsure.match.n)[-1 - count].last
    now = rewinding.facing(db, library, unsure.match, target)
    if unsure.knows and unsure.others:
        return Called(_call(db, library, now, cause, "rewind", target))
    if unsure.knows:
        unrate(db, now.match, cause)
    return Undone(rewinding.rewind_to(db, library, now, cause, target))


def knows_a_hand(db: Connection, number: int, players: list[Player], user: int) -> bool:
    """Whether someone sits or has sat in a match, or has watched a seat of it, though all of that be over."""
    return user in mentor_consent.at_table(players) or bool(mentor_consent.seen(db, number, user))


def _others(players: list[Player], user: int) -> set[int | None]:
    """Everyone else who would be asked."""
    return {player.user for player in players if reminders.present(player)} - {user}


def _call(db: Connection, library: Library, now: MatchState, cause: Cause, kind: str, target: int) -> int:
    ballot = ballots.find(db, voting.call_ballot(db, now, cause, kind, target))
    assert ballot is not None
    voting.settle_ballot(db, library, now, cause, ballot)
    return ballot.id


def unrate(db: Connection, match: Match, cause: Cause) -> None:
    """Taking back what was shown means knowing what comes: with nobody to agree, the match is not rated."""
    if match.rated:
        matches.change(db, match.id, rated=0)
        post_schedule.note(db, match, Notice(key="notice-unrated", user=cause.user))
