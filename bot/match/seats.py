"""Who sits where: acting for the own seat, house players and substitutes in it, coming back, giving it away."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from bot.match import attendance, consent
from bot.match.play import Deed, Library, Stand, enter, seat_of, stand, submit
from bot.store import Ledger, drafts, matches, outbox, positions
from bot.store.matches import Player
from bot.wording import shown_name
from engine.core.illegal import Illegal, require
from engine.core.seat import Seat

#: the house player that holds the seat of somebody who stays away
HOLDER = "regular"


def act(
    ledger: Ledger, library: Library, deed: Deed, number: int, written: dict[str, Any], question: int | None
) -> Stand:
    """A user's action."""
    if before := positions.of_interaction(ledger, deed.interaction):
        return stand(ledger, library, before.match)._replace(repeated=True)
    now = stand(ledger, library, number)
    require(now.match.status == "running", "match-over")
    seat = seat_of(now.players, deed.user)
    if now.players[seat].held:
        # whoever acts is back
        now = come_back(ledger, now, deed, seat)
    after = submit(ledger, now, deed, seat, written, question)
    drafts.forget(ledger, number, seat)
    return after


def hold(ledger: Ledger, now: Stand, seat: int, at: float) -> Stand:
    """A house player holds the seat of somebody who stays away; a substitute is called for."""
    matches.change_player(ledger, now.players[seat].id, held=HOLDER)
    outbox.add(ledger, now.match.id, "vacancy", seat=seat)
    if attendance.rests(now.match, matches.players(ledger, now.match.id)):
        outbox.add(ledger, now.match.id, "notice", key="notice-resting")
    return reseat(ledger, now, seat, at)


def come_back(ledger: Ledger, now: Stand, deed: Deed, seat: int) -> Stand:
    """Somebody who was away takes the seat again: the owner from anybody, a substitute from a house player."""
    player = now.players[seat]
    if player.owner == deed.user:
        matches.change_player(ledger, player.id, user=player.owner, name=player.owner_name, lang=player.owner_lang)
        matches.change_player(ledger, player.id, owner=None, owner_name=None, owner_lang=None)
    matches.change_player(ledger, player.id, held=None, strikes=0)
    outbox.add(ledger, now.match.id, "notice", key="notice-back", seat=seat, user=deed.user)
    outbox.add(ledger, now.match.id, "vacancy", seat=seat)
    return reseat(ledger, now, seat, deed.at, deed.user)


def seat_to_come_back_to(players: Sequence[Player], user: int) -> Seat:
    """The seat a house player or a substitute has in place of a user, or a refusal."""
    for player in players:
        away = player.owner == user or (player.user == user and player.held)
        if away and player.seat is not None:
            return Seat(player.seat)
    raise Illegal("nothing-to-come-back-to")


def substitute(ledger: Ledger, library: Library, deed: Deed, number: int, seat: int, name: str, lang: str) -> Stand:
    """Somebody takes the seat that a house player holds, until the one who was away comes back."""
    now = stand(ledger, library, number)
    require(now.match.status == "running", "match-over")
    require(0 <= seat < len(now.players) and now.players[seat].held is not None, "seat-not-free")
    taken = {user for player in now.players for user in (player.user, player.owner) if user is not None}
    require(deed.user not in taken, "seated-already")
    require(not consent.seen(ledger, number, deed.user) - {seat}, "seen-elsewhere")
    old = now.players[seat]
    owner = (old.owner, old.owner_name, old.owner_lang) if old.owner else (old.user, old.name, old.lang)
    matches.change_player(ledger, old.id, owner=owner[0], owner_name=owner[1], owner_lang=owner[2])
    matches.change_player(ledger, old.id, user=deed.user, name=name, lang=lang, held=None, strikes=0)
    outbox.add(ledger, number, "notice", key="notice-substitute", seat=seat, user=deed.user, name=owner[1])
    outbox.add(ledger, number, "vacancy", seat=seat)
    return reseat(ledger, now, seat, deed.at, deed.user)


def replace(
    ledger: Ledger, library: Library, deed: Deed, number: int, seat: int, user: int, name: str, lang: str
) -> Stand:
    """Another user takes a seat for good. The state knows seats only, so this is one row."""
    now = stand(ledger, library, number)
    check_heir(ledger, now, seat, user)
    old = now.players[seat]
    matches.change_player(ledger, old.id, user=user, house=None, name=name, lang=lang, strikes=0)
    matches.change_player(ledger, old.id, owner=None, owner_name=None, owner_lang=None, held=None)
    old_name = shown_name(old, now.match.lang)
    outbox.add(ledger, number, "notice", key="notice-replaced", seat=seat, name=old_name, user=user)
    if old.held:
        outbox.add(ledger, number, "vacancy", seat=seat)
    return reseat(ledger, now, seat, deed.at)


def check_heir(ledger: Ledger, now: Stand, seat: int, user: int) -> None:
    """Refuse to give a seat to somebody who plays already, or knows another hand of this match."""
    require(now.match.status == "running", "match-over")
    require(0 <= seat < len(now.players), "no-such-seat")
    require(all(player.user != user for player in now.players), "seated-already")
    require(not consent.seen(ledger, now.match.id, user) - {seat}, "seen-elsewhere")


def reseat(ledger: Ledger, now: Stand, seat: int, at: float, user: int | None = None) -> Stand:
    """Somebody else decides for a seat from now on: the question is put to the new one."""
    number = now.match.id
    if live := ledger.execute("SELECT pinged FROM live WHERE match = ?", (number,)).fetchone():
        pinged = [one for one in json.loads(live["pinged"]) if one != seat]
        ledger.execute("UPDATE live SET pinged = ? WHERE match = ?", (json.dumps(pinged), number))
    position = now.position._replace(
        n=now.match.n + 1,
        follows=now.match.n,
        kind="rewind",
        seat=None,
        user=user,
        written=None,
        told=b"[]",
        interaction=None,
        reversible=False,
        at=at,
        silent=False,
    )
    return enter(ledger, now._replace(players=matches.players(ledger, number)), position, [])
