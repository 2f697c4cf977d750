"""A seat changes hands for good by an offer and its acceptance.

Until it is accepted the seat stays as it was. Nobody is asked twice in one match by a ping: the first offer is the
question, and people who have declined are left alone.
"""

from __future__ import annotations

from bot.match import outreach, post_schedule, seats
from bot.match.play import Cause, Library, MatchState, match_state
from bot.pace import DAY
from bot.store import Connection, matches, offers, outbox
from bot.store.offers import Outcome, SeatOffer
from bot.store.outreach import Outreach
from bot.store.posts import OfferPost
from engine.core.illegal import Illegal, require

#: seconds in which an offer can be accepted
OPEN_FOR = 3 * DAY


def offer(db: Connection, library: Library, cause: Cause, number: int, seat: int, heir: int) -> SeatOffer:
    """Ask someone in the thread to take a seat; an earlier offer of the same seat is withdrawn."""
    now = match_state(db, library, number)
    check_offer(db, now, seat, heir, cause.at)
    invitation = Outreach(kind="invitation", user=cause.user, guild=now.match.guild, target=heir, at=cause.at)
    outreach.note(db, invitation)
    for other in offers.of_match(db, number):
        if other.seat == seat and other.outcome == "open":
            _close(db, other, "withdrawn")
    made = offers.add(db, number, seat, cause.user, heir, cause.at, cause.at + OPEN_FOR)
    post_schedule.keep_below(db, now.match, outbox.add(db, number, OfferPost(offer=made)))
    return _get(db, made)


def check_offer(db: Connection, now: MatchState, seat: int, heir: int, at: float) -> None:
    """Refuse an offer to someone who could not take the seat, or has said no in this match."""
    seats.check_heir(db, now, seat, heir)
    asked = [one for one in offers.of_match(db, now.match.id) if one.heir == heir]
    require(all(one.outcome != "declined" for one in asked), "offer-declined", user=f"<@{heir}>")
    still = [one for one in asked if one.seat == seat and is_open(one, now.match.status, at)]
    require(not still, "offer-twice", user=f"<@{heir}>")


def is_open(one: SeatOffer, status: str, at: float) -> bool:
    """Whether an offer can still be accepted."""
    return one.outcome == "open" and status == "running" and at < one.until


def accept(db: Connection, library: Library, cause: Cause, number: int, name: str, lang: str) -> MatchState:
    """The one who was asked takes the seat."""
    one = _get(db, number)
    require(one.heir == cause.user, "offer-not-yours")
    now = match_state(db, library, one.match)
    if one.outcome == "accepted":
        return now
    require(is_open(one, now.match.status, cause.at), "offer-over")
    old = now.players[one.seat]
    after = seats.replace(db, library, cause, one.match, one.seat, cause.user, name, lang)
    _close(db, one, "accepted", old.owner or old.user, old.house)
    return after


def decline(db: Connection, cause: Cause, number: int, *, manages: bool) -> SeatOffer:
    """The person asked says no; or the one who offered the seat, or a manager, takes the offer back."""
    one = _get(db, number)
    require(cause.user in (one.heir, one.giver) or manages, "offer-not-yours")
    require(one.outcome == "open", "offer-over")
    _close(db, one, "declined" if cause.user == one.heir else "withdrawn")
    return _get(db, number)


def leave_open(db: Connection, user: int) -> None:
    """Someone neither offers nor takes a seat any more."""
    for one in offers.all_open(db):
        if one.heir == user:
            _close(db, one, "declined")
        elif one.giver == user:
            _close(db, one, "withdrawn")


def lapse(db: Connection, at: float) -> None:
    """Offers that nobody has answered in time, or that have outlived their match."""
    for one in offers.all_open(db):
        if not is_open(one, matches.get(db, one.match).status, at):
            _close(db, one, "lapsed")


def _get(db: Connection, number: int) -> SeatOffer:
    if (found := offers.find(db, number)) is None:
        raise Illegal("offer-over")
    return found


def _close(
    db: Connection, one: SeatOffer, outcome: Outcome, before: int | None = None, house: str | None = None
) -> None:
    offers.close(db, one.id, outcome, before, house)
    outbox.add(db, one.match, OfferPost(offer=one.id))
