"""Phase 2, refill: empty columns are filled from the left; the last card of a pile calls the invader at once."""

from __future__ import annotations

from engine.core.step import Rule
from engine.games.comuni.components import LAST_PILE, PILES, ComuniGame
from engine.games.comuni.events import ColumnFilled, PileOpened
from engine.games.comuni.invasion import Invasion
from engine.games.comuni.pieces import CardId, Phase

#: looked up once
_PHASE = Phase.REFILL


class Refill(Rule, tag="Refill"):
    """Fill the columns from the left. It goes on where it stopped after an invasion."""

    def happen(self, g: ComuniGame) -> None:
        table = g.table
        if table.last_turns is not None:
            return
        table.phase = _PHASE
        for column in table.columns:
            room = column.room
            if room and (count := min(room, table.left)):
                pile = g.box.piles[table.pile]
                drawn = [CardId(g.draw(pile)) for _ in range(count)]
                column.cards += drawn
                table.left -= count
                g.announce(ColumnFilled(column.number, tuple(drawn), table.left))
            if not table.left:
                if table.pile == LAST_PILE:
                    # this turn is finished first, then everyone has one more
                    table.last_turns = g.players + 1
                else:
                    g.do(Invasion(table.pile), NextPile(), Refill())
                return


class NextPile(Rule, tag="NextPile"):
    """The marker is set to the number of cards in the next pile."""

    def happen(self, g: ComuniGame) -> None:
        table = g.table
        table.pile = PILES[PILES.index(table.pile) + 1]
        table.left = len(g.box.piles[table.pile])
        g.announce(PileOpened(table.pile, table.left))
