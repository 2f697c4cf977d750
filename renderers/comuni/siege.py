"""What an invader brings against each town, and what its walls hold: known to all before anyone sends an army."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.seat import Seat
from engine.games.comuni.invasion import Commitment, attacks_of, manned_defence
from renderers.comuni import look
from renderers.comuni.look import View


class Siege(NamedTuple):
    """The attack on a town, and its defence with an army on every wall card."""

    attack: int
    defence: int
    #: armies that takes
    armies: int


def siege_of(view: View, seat: int) -> Siege | None:
    """What a town is up against while armies are being sent; None at other times."""
    if not isinstance(view.step, Commitment):
        return None
    table = view.table
    attack = attacks_of(table, look.data_of(view), view.step.pile)[seat]
    return Siege(attack, manned_defence(table, Seat(seat)), sum(table.comuni[seat].walls))
