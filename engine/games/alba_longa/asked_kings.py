"""Several Kings who choose at once, unseen, about what everybody sees."""

from __future__ import annotations

from typing import ClassVar

from engine.core.seat import Seat
from engine.core.step import Sealed
from engine.games.alba_longa.pieces import Table


class _AskedKings(Sealed):
    """Asks these Kings; what lies behind their screens does not matter for it."""

    from_hand: ClassVar[bool] = False
    kings: tuple[Seat, ...]

    def seats(self, table: Table) -> tuple[Seat, ...]:
        return self.kings
