"""What may be taken back: the own last step, freely as long as nothing new was shown, and otherwise with the table.

Whoever manages the server may go back further. Who has played or watched in the match knows what comes: for such a one
that is up to the table too.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.match import attendance, consent, going_back, voting
from bot.match.house import acting
from bot.match.play import Deed, Library, Stand, begun, seat_of, stand
from bot.store import Ledger, ballots, matches, outbox, people, positions
from bot.store.matches import Match, Player
from bot.store.positions import Position
from engine.core.illegal import require


class Undone(NamedTuple):
    """The own last step was taken back."""

    stand: Stand
    #: so many steps of house players with it
    more: int = 0


class Called(NamedTuple):
    """The table has been asked."""

    ballot: int


class Unsure(NamedTuple):
    """Nothing has happened yet: the table would have to be asked, or there is nobody to ask."""

    match: Match
    players: list[Player]
    #: what everybody has seen of all that would be taken back
    steps: list[Position]
    #: so many people would be asked
    others: int
    #: the match as everybody counts: whoever goes on means this one
    seen: int
    #: the one who would do it knows what comes
    knows: bool = True


class _Way(NamedTuple):
    """The way back before the own last step."""

    target: int
    #: what everybody has seen of it since
    steps: list[Position]
    #: what others have done in silence, which is theirs
    again: list[Position]
    free: bool


def undo(ledger: Ledger, library: Library, deed: Deed, number: int) -> Undone | Called | Unsure:
    """Take the own last step back, if it is free; otherwise tell what it takes."""
    if before := positions.of_interaction(ledger, deed.interaction):
        return Undone(stand(ledger, library, before.match)._replace(repeated=True))
    now, way = _now_and_way(ledger, library, deed, number)
    if way.free:
        after = going_back.back_to(ledger, library, now, deed, way.target, "undo", way.again)
        return Undone(after, sum(positions.by_house(step.interaction) for step in way.steps))
    if ballot := ballots.open_in(ledger, number, "undo"):
        return Called(ballot.id)
    others = len(_others(now.players, deed.user))
    require(others > 0 or now.match.tournament is None, "nobody-to-ask")
    return Unsure(now.match, now.players, way.steps, others, now.position.seen)


def undo_for_sure(ledger: Ledger, library: Library, deed: Deed, number: int, seen: int) -> Undone | Called:
    """The second step: the table is asked, or, where there is nobody to ask, told."""
    if before := positions.of_interaction(ledger, deed.interaction):
        return Undone(stand(ledger, library, before.match)._replace(repeated=True))
    now, way = _now_and_way(ledger, library, deed, number)
    if ballot := ballots.open_in(ledger, number, "undo"):
        return Called(ballot.id)
    require(now.position.seen == seen and not way.free, "gone-on")
    require(people.first_time(ledger, deed.interaction, deed.at), "ballot-closed")
    if _others(now.players, deed.user):
        return Called(_call(ledger, library, now, deed, "undo", way.target))
    unrate(ledger, now.match, deed)
    return Undone(going_back.back_to(ledger, library, now, deed, way.target, "undo"))


def _now_and_way(ledger: Ledger, library: Library, deed: Deed, number: int) -> tuple[Stand, _Way]:
    now = stand(ledger, library, number)
    require(now.match.status == "running", "match-over")
    seat = seat_of(now.players, deed.user)
    line = positions.line(ledger, number, now.match.n)
    require(len(line) > 1, "nothing-to-undo")
    own = next((one for n in reversed(line[1:]) if (one := positions.at(ledger, number, n)).seat == seat), None)
    require(own is not None, "nothing-of-yours-to-undo")
    assert own is not None
    place = line.index(own.n)
    later = positions.several(ledger, number, line[place + 1 :])
    # what others have done in silence must not be found out by trying to take something back
    noticed = [one for one in later if not one.silent]
    free = own.reversible and all(_is_free(one, now.players) for one in noticed)
    again = [one for one in later if one.silent]
    return now, _Way(line[place - 1], [*([] if own.silent else [own]), *noticed], again, free)


def _is_free(step: Position, players: list[Player]) -> bool:
    """Whether somebody else's step is in nobody's way: a house player's that has shown nothing new."""
    assert step.seat is not None
    return step.reversible and positions.by_house(step.interaction) and acting(players[step.seat]) is not None


# -- by those who manage the server -----------------------------------------------------------------------------------


def rewinding(ledger: Ledger, user: int, number: int, count: int) -> Unsure:
    """What it takes if a manager wants to take so many actions back."""
    match = begun(matches.find(ledger, number))
    require(match.status == "running", "match-over")
    places = positions.places(ledger, number, match.n)
    require(1 <= count < len(places), "rewind-too-far", most=len(places) - 1)
    steps = positions.several(ledger, number, [place.first for place in places[-count:]])
    players = matches.players(ledger, number)
    knows, others = knows_a_hand(ledger, number, players, user), len(_others(players, user))
    require(not knows or others > 0 or match.tournament is None, "nobody-to-ask")
    return Unsure(match, players, steps, others, positions.seen_at(ledger, number, match.n), knows)


def rewind_for_sure(
    ledger: Ledger, library: Library, deed: Deed, number: int, count: int, seen: int
) -> Undone | Called:
    """The second step: the table is asked where the manager knows what comes, and told."""
    if before := positions.of_interaction(ledger, deed.interaction):
        return Undone(stand(ledger, library, before.match)._replace(repeated=True))
    unsure = rewinding(ledger, deed.user, number, count)
    if unsure.knows and (ballot := ballots.open_in(ledger, number, "rewind")):
        return Called(ballot.id)
    require(unsure.seen == seen, "gone-on")
    require(people.first_time(ledger, deed.interaction, deed.at), "ballot-closed")
    target = positions.places(ledger, number, unsure.match.n)[-1 - count].last
    now = going_back.facing(ledger, library, unsure.match, target)
    if unsure.knows and unsure.others:
        return Called(_call(ledger, library, now, deed, "rewind", target))
    if unsure.knows:
        unrate(ledger, now.match, deed)
    return Undone(going_back.rewind_to(ledger, library, now, deed, target))


def knows_a_hand(ledger: Ledger, number: int, players: list[Player], user: int) -> bool:
    """Whether somebody sits or has sat in a match, or has watched a seat of it, though all of that be over."""
    return user in consent.at_table(players) or bool(consent.seen(ledger, number, user))


def _others(players: list[Player], user: int) -> set[int | None]:
    """Everybody else who would be asked."""
    return {player.user for player in players if attendance.present(player)} - {user}


def _call(ledger: Ledger, library: Library, now: Stand, deed: Deed, kind: str, target: int) -> int:
    ballot = ballots.find(ledger, voting.call_ballot(ledger, now, deed, kind, target))
    assert ballot is not None
    voting.settle_ballot(ledger, library, now, deed, ballot)
    return ballot.id


def unrate(ledger: Ledger, match: Match, deed: Deed) -> None:
    """Whoever takes back what was shown knows what comes: with nobody to agree to that, the match is not rated."""
    if match.rated:
        matches.change(ledger, match.id, rated=0)
        outbox.add(ledger, match.id, "notice", key="notice-unrated", user=deed.user)
