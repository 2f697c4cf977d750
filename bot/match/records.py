"""A match as a record: whole and verifiable at the end; before that, only what the asker may know."""

from __future__ import annotations

import logging
from typing import Any, NamedTuple

import msgspec

from bot.match import kept_seats
from bot.match.play import MatchState
from bot.safe_traceback import safe_traceback
from bot.store import Connection, components, matches, person_removal, positions
from bot.store.matches import Match
from engine.core.dice import commitment, short_commitment
from engine.core.record import Recorder, to_json
from engine.core.seat import Seat

log = logging.getLogger(__name__)


class LostContribution(Exception):
    """A contribution named someone who was forgotten: the deal cannot be recomputed from the store any more."""


class Kept(NamedTuple):
    """A match that has ended, as a file."""

    raw: bytes
    #: whether it can be recomputed; not if a rule was corrected while it was played, or a contribution was cut
    verifiable: bool


def recorder(db: Connection, match: Match, n: int) -> Recorder:
    """Play the line of play that counts once more, writing it down."""
    # players in the order they joined: their contributions went into the seed in this order
    joined = sorted(matches.players(db, match.id), key=lambda player: player.id)
    if any(player.entropy.endswith(person_removal.CUT) for player in joined):
        raise LostContribution(match.id)
    written = Recorder(
        match.game,
        len(joined),
        match.secret,
        [player.entropy for player in joined],
        match.variant,
        components.raw(db, match.data),
        str(match.start_post) if match.start_post else None,
        rules=match.rules,
    )
    if kept_seats.are_kept(match):
        written.record.seated = [player.seat for player in joined if player.seat is not None]
    for position in positions.several(db, match.id, positions.line(db, match.id, n)[1:]):
        assert position.written is not None
        assert position.seat is not None
        written.submit(Seat(position.seat), written.game.read(position.written))
    return written


def whole(db: Connection, match: Match, n: int | None = None) -> bytes:
    """The verifiable record of a finished match, whole or up to a position."""
    written = recorder(db, match, match.n if n is None else n)
    written.record.unfinished = not written.game.over
    return to_json(written.record)


def final(db: Connection, match: Match, n: int | None = None) -> Kept:
    """The record of a match that has ended; if today's rules do not lead to it any more, all that was done at least."""
    try:
        return Kept(whole(db, match, n), verifiable=True)
    except Exception as error:
        log.warning("a match cannot be recomputed: %(where)s", {"match": match.id, "where": safe_traceback(error)})
    joined = sorted(matches.players(db, match.id), key=lambda player: player.id)
    line = positions.several(db, match.id, positions.line(db, match.id, match.n if n is None else n))
    told = {
        "game": match.game,
        "players": len(joined),
        "options": match.variant,
        "data": match.data,
        "secret": match.secret,
        "entropy": [player.entropy for player in joined],
        "commitment": commitment(match.secret) if match.start_post else short_commitment(match.secret),
        "start_post": str(match.start_post) if match.start_post else None,
        "moves": [{"seat": one.seat, "action": one.written} for one in line if one.written is not None],
    }
    return Kept(msgspec.json.format(msgspec.json.encode(told), indent=1), verifiable=False)


def partial(db: Connection, now: MatchState, seat: int | None) -> bytes:
    """A match as one seat, or a spectator, may know it: no secret, no checks, others' secret actions veiled.

    Of a veiled action not even the kind is told; of one that nobody else can notice, nothing.
    """
    moves: list[dict[str, Any]] = []
    for position in positions.several(db, now.match.id, positions.line(db, now.match.id, now.position.n)):
        if position.written is None:
            continue
        if position.seat == seat or not (position.secret or position.silent):
            moves.append({"seat": position.seat, "action": position.written})
        elif not position.silent:
            moves.append({"seat": position.seat, "action": None})
    head = {
        "game": now.match.game,
        "players": len(now.players),
        "options": now.match.variant,
        "seats": now.game.seat_names(),
        "moves": moves,
    }
    return msgspec.json.format(msgspec.json.encode(head), indent=1)
