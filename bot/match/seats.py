"""Who sits where: acting for one's own seat, house players and substitutes in it, coming back, giving it away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from bot.match import mentor_consent, post_schedule, reminders
from bot.match.play import Cause, Library, MatchState, enter, found_for, loaded, match_state, seat_of, submit
from bot.store import Connection, drafts, live, matches, outbox
from bot.store.current_state import CurrentState
from bot.store.former_players import is_former
from bot.store.matches import Player
from bot.store.posts import Notice, VacantSeat
from bot.wording import shown_name
from engine.core.illegal import Illegal, require
from engine.core.seat import Seat

#: the house player that holds the seat of someone who stays away
HOLDER = "regular"


def act(
    db: Connection, library: Library, cause: Cause, number: int, written: dict[str, Any], question: int | None
) -> MatchState:
    """A user's action."""
    found = found_for(db, cause, number)
    return repeated(db, library, found) or act_in(db, loaded(library, found), cause, written, question)


def repeated(db: Connection, library: Library, found: CurrentState | None) -> MatchState | None:
    """The match in which an interaction was carried out before, as it stands now."""
    if found is None or found.done_in is None:
        return None
    return match_state(db, library, found.done_in)._replace(repeated=True)


def act_in(db: Connection, now: MatchState, cause: Cause, written: dict[str, Any], question: int | None) -> MatchState:
    """A user's action in a match that was loaded for it."""
    require(now.match.status == "running", "match-over")
    seat = seat_of(now.players, cause.user)
    if now.players[seat].held:
        # acting means being back
        now = come_back(db, now, cause, seat)
    after = submit(db, now, cause, seat, written, question)
    drafts.forget(db, now.match.id, seat)
    return after


def hold(db: Connection, now: MatchState, seat: int, at: float) -> MatchState:
    """A house player holds the seat of someone who stays away; a substitute is called for."""
    matches.change_player(db, now.players[seat].id, held=HOLDER)
    called = outbox.add(db, now.match.id, VacantSeat(seat=seat))
    if reminders.rests(now.match, matches.players(db, now.match.id)):
        post_schedule.note(db, now.match, Notice(key="notice-resting"))
    after = reseat(db, now, seat, at)
    post_schedule.keep_below(db, after.match, called)
    return after


def come_back(db: Connection, now: MatchState, cause: Cause, seat: int) -> MatchState:
    """Someone who was away takes the seat again: the owner from anyone, a substitute from a house player."""
    player = now.players[seat]
    if player.owner == cause.user:
        matches.change_player(db, player.id, user=player.owner, name=player.owner_name, lang=player.owner_lang)
        matches.change_player(db, player.id, owner=None, owner_name=None, owner_lang=None)
    matches.change_player(db, player.id, held=None, strikes=0)
    post_schedule.note(db, now.match, Notice(key="notice-back", seat=seat, user=cause.user))
    outbox.add(db, now.match.id, VacantSeat(seat=seat))
    return reseat(db, now, seat, cause.at, cause.user)


def seat_to_come_back_to(players: Sequence[Player], user: int) -> Seat:
    """The seat a house player or a substitute has in place of a user, or a refusal."""
    for player in players:
        away = player.owner == user or (player.user == user and player.held)
        if away and player.seat is not None:
            return Seat(player.seat)
    raise Illegal("nothing-to-come-back-to")


def substitute(
    db: Connection, library: Library, cause: Cause, number: int, seat: int, name: str, lang: str
) -> MatchState:
    """Someone takes the seat that a house player holds, until the one who was away comes back."""
    now = match_state(db, library, number)
    require(now.match.status == "running", "match-over")
    require(0 <= seat < len(now.players) and now.players[seat].held is not None, "seat-not-free")
    taken = {user for player in now.players for user in (player.user, player.owner) if user is not None}
    require(cause.user not in taken, "seated-already")
    require(not mentor_consent.seen(db, number, cause.user) - {seat}, "seen-elsewhere")
    old = now.players[seat]
    owner = (old.owner, old.owner_name, old.owner_lang) if old.owner else (old.user, old.name, old.lang)
    matches.change_player(db, old.id, owner=owner[0], owner_name=owner[1], owner_lang=owner[2])
    matches.change_player(db, old.id, user=cause.user, name=name, lang=lang, held=None, strikes=0)
    key = "notice-substitute-former" if is_former(owner[0]) else "notice-substitute"
    post_schedule.note(db, now.match, Notice(key=key, seat=seat, user=cause.user, name=owner[1]))
    outbox.add(db, number, VacantSeat(seat=seat))
    return reseat(db, now, seat, cause.at, cause.user)


def replace(
    db: Connection, library: Library, cause: Cause, number: int, seat: int, user: int, name: str, lang: str
) -> MatchState:
    """Another user takes a seat for good. The state knows seats only, so this is one row."""
    now = match_state(db, library, number)
    check_heir(db, now, seat, user)
    old = now.players[seat]
    matches.change_player(db, old.id, user=user, house=None, name=name, lang=lang, strikes=0)
    matches.change_player(db, old.id, owner=None, owner_name=None, owner_lang=None, held=None)
    old_name = shown_name(old, now.match.lang)
    post_schedule.note(db, now.match, Notice(key="notice-replaced", seat=seat, name=old_name, user=user))
    if old.held:
        outbox.add(db, number, VacantSeat(seat=seat))
    return reseat(db, now, seat, cause.at)


def check_heir(db: Connection, now: MatchState, seat: int, user: int) -> None:
    """Refuse to give a seat to someone who plays already, or knows another hand of this match."""
    require(now.match.status == "running", "match-over")
    require(0 <= seat < len(now.players), "no-such-seat")
    require(all(player.user != user for player in now.players), "seated-already")
    require(not mentor_consent.seen(db, now.match.id, user) - {seat}, "seen-elsewhere")


def reseat(db: Connection, now: MatchState, seat: int, at: float, user: int | None = None) -> MatchState:
    """Someone else decides for a seat from now on: the question is put to the new one."""
    number = now.match.id
    if standing := live.find(db, number):
        live.set_pinged(db, number, [one for one in standing.pinged if one != seat])
    position = structs.replace(
        now.position,
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
    return enter(db, now._replace(players=matches.players(db, number)), position, [])
