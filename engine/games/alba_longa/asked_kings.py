"""How Kings are asked: several at once about what everyone sees, or one who may have no choice."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.api import Action, Option, Sealed, Seat, SeatDecision, Step
from engine.games.alba_longa.options import AlbaLongaGame, Latium
from engine.games.alba_longa.pieces import Table, View

#: from these rules on, what hardly anyone wants is no question: it is said ahead
SPOKEN_AHEAD = 3


def spoken_ahead(at: Latium) -> bool:
    """Whether Kings say ahead what they sell, pass and buy; as it was first played, they were asked each time."""
    return at.rules >= SPOKEN_AHEAD


class _AskedKings(Sealed):
    """Asks these Kings; what lies behind their screens does not matter for it."""

    kings: tuple[Seat, ...]

    def seats(self, table: Table) -> tuple[Seat, ...]:
        return self.kings


class _Choice(SeatDecision):
    """Asks one King about what everyone sees; where only one thing is legal, it is done without asking."""

    def choices(self, at: Latium) -> Sequence[Action]:
        """Everything that is legal."""
        raise NotImplementedError

    def options(self, view: View) -> list[Option]:
        return [*self.choices(view)]

    def ask(self, g: AlbaLongaGame, *further: Step) -> bool:
        """Put the question and what follows; a single choice is carried out at once, False if there is none."""
        found = self.choices(g)
        if len(found) > 1:
            g.do(self, *further)
        elif found:
            self.handlers[type(found[0])](self, g, self.seat, found[0])
            g.do(*further)
        return bool(found)
