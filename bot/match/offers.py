"""A seat changes hands for good by an offer and its acceptance.

Until it is accepted the seat stays as it was. Nobody is asked twice in one match by a ping: the first offer is the
question, and whoever has declined is left alone.
"""

from __future__ import annotations

from bot.match import seats
from bot.match.play import Deed, Library, Stand, stand
from bot.pace import DAY
from bot.store import Ledger, matches, offers, outbox
from bot.store.offers import Offer, Outcome
from engine.core.illegal import Illegal, require

#: seconds in which an offer can be accepted
OPEN_FOR = 3 * DAY


def offer(ledger: Ledger, library: Library, deed: Deed, number: int, seat: int, heir: int) -> Offer:
    """Ask somebody in the thread to take a seat; an earlier offer of the same seat is withdrawn."""
    now = stand(ledger, library, number)
    check_offer(ledger, now, seat, heir, deed.at)
    for other in offers.of_match(ledger, number):
        if other.seat == seat and other.outcome == "open":
            _close(ledger, other, "withdrawn")
    made = offers.add(ledger, number, seat, deed.user, heir, deed.at, deed.at + OPEN_FOR)
    outbox.add(ledger, number, "offer", offer=made)
    return _get(ledger, made)


def check_offer(ledger: Ledger, now: Stand, seat: int, heir: int, at: float) -> None:
    """Refuse an offer to somebody who could not take the seat, or has said no in this match."""
    seats.check_heir(ledger, now, seat, heir)
    asked = [one for one in offers.of_match(ledger, now.match.id) if one.heir == heir]
    require(all(one.outcome != "declined" for one in asked), "offer-declined", user=f"<@{heir}>")
    still = [one for one in asked if one.seat == seat and is_open(one, now.match.status, at)]
    require(not still, "offer-twice", user=f"<@{heir}>")


def is_open(one: Offer, status: str, at: float) -> bool:
    """Whether an offer can still be accepted."""
    return one.outcome == "open" and status == "running" and at < one.until


def accept(ledger: Ledger, library: Library, deed: Deed, number: int, name: str, lang: str) -> Stand:
    """The one who was asked takes the seat."""
    one = _get(ledger, number)
    require(one.heir == deed.user, "offer-not-yours")
    now = stand(ledger, library, one.match)
    if one.outcome == "accepted":
        return now
    require(is_open(one, now.match.status, deed.at), "offer-over")
    old = now.players[one.seat]
    after = seats.replace(ledger, library, deed, one.match, one.seat, deed.user, name, lang)
    _close(ledger, one, "accepted", old.owner or old.user, old.house)
    return after


def decline(ledger: Ledger, deed: Deed, number: int, *, manages: bool) -> Offer:
    """The one who was asked says no; or whoever offered the seat, or manages the server, takes the offer back."""
    one = _get(ledger, number)
    require(deed.user in (one.heir, one.giver) or manages, "offer-not-yours")
    require(one.outcome == "open", "offer-over")
    _close(ledger, one, "declined" if deed.user == one.heir else "withdrawn")
    return _get(ledger, number)


def lapse(ledger: Ledger, at: float) -> None:
    """Offers that nobody has answered in time, or that have outlived their match."""
    for one in offers.all_open(ledger):
        if not is_open(one, matches.get(ledger, one.match).status, at):
            _close(ledger, one, "lapsed")


def _get(ledger: Ledger, number: int) -> Offer:
    if (found := offers.find(ledger, number)) is None:
        raise Illegal("offer-over")
    return found


def _close(ledger: Ledger, one: Offer, outcome: Outcome, before: int | None = None, house: str | None = None) -> None:
    offers.close(ledger, one.id, outcome, before, house)
    outbox.add(ledger, one.match, "offer", offer=one.id)
