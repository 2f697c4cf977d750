"""A match as a record: whole and verifiable at the end; before that, only what the asker may know."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.play import Stand
from bot.store import Ledger, matches, positions
from bot.store.matches import Match
from engine.core.record import Recorder, to_json
from engine.core.seat import Seat


def recorder(ledger: Ledger, match: Match, n: int) -> Recorder:
    """Play the line of play that counts once more, writing it down."""
    # players in the order they joined: their entropy went into the seed in this order
    joined = sorted(matches.players(ledger, match.id), key=lambda player: player.id)
    raw = ledger.execute("SELECT raw FROM components WHERE digest = ?", (match.data,)).fetchone()
    written = Recorder(
        match.game,
        len(joined),
        match.secret,
        [player.entropy for player in joined],
        match.variant,
        raw["raw"] if raw else None,
    )
    for number in positions.line(ledger, match.id, n)[1:]:
        position = positions.at(ledger, match.id, number)
        assert position.written is not None
        assert position.seat is not None
        written.submit(Seat(position.seat), written.game.read(position.written))
    return written


def whole(ledger: Ledger, match: Match, n: int | None = None) -> bytes:
    """The verifiable record of a finished match, whole or up to a position."""
    written = recorder(ledger, match, match.n if n is None else n)
    written.record.unfinished = not written.game.over
    return to_json(written.record)


def partial(ledger: Ledger, now: Stand, seat: int | None) -> bytes:
    """A match as one seat, or a spectator, may know it: no secret, no checks, others' secret actions veiled.

    Of a veiled action not even the kind is told; of one that nobody else can notice, nothing.
    """
    moves: list[dict[str, Any]] = []
    for number in positions.line(ledger, now.match.id, now.position.n):
        position = positions.at(ledger, now.match.id, number)
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
