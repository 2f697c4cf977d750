"""Phase 3 F, blessings of the gods: who improved the harvest may pay for what the next card brings."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.api import Action, Option, Rule, Seat, on, require
from engine.games.alba_longa.actions import INVOKE, SPARE, Invoke, Spare
from engine.games.alba_longa.asked_kings import _AskedKings
from engine.games.alba_longa.components import Components
from engine.games.alba_longa.events import Blessed, BlessingTurned, NobodyBlessed
from engine.games.alba_longa.options import AlbaLongaGame
from engine.games.alba_longa.pieces import Blessing, Phase, Season, Table, View


def blessing_cost(table: Table, data: Components, seat: Seat) -> int:
    """Two levels of worship, one with the mark of piety."""
    return data.pious_cost if table.piety == seat else data.blessing_cost


def can_invoke(table: Table, data: Components, seat: Seat) -> bool:
    """Only who improved this harvest, and can pay."""
    return seat in table.improved and table.cities[seat].worship >= blessing_cost(table, data, seat)


def blessings_left(table: Table, data: Components) -> dict[Blessing, int]:
    """How many cards of each kind are still in the pile."""
    return {kind: data.blessings[kind].count - table.blessings.count(kind) for kind in Blessing}


class Blessings(Rule, tag="Blessings"):
    """Harvest only: all who improved and can pay are asked at once."""

    def happen(self, g: AlbaLongaGame) -> None:
        table = g.table
        if table.season is not Season.HARVEST:
            return
        table.phase = Phase.BLESSINGS
        g.do(Invoking(tuple(seat for seat in table.living() if can_invoke(table, g.data, seat))))


class Invoking(_AskedKings, tag="Invoking"):
    """Pay before you know which blessing it is; the card is turned even if nobody takes part."""

    def options(self, view: View) -> list[Option]:
        return [SPARE, INVOKE]

    @on(Invoke)
    def invoke(self, g: AlbaLongaGame, seat: Seat, _: Invoke) -> None:
        cost = blessing_cost(g.table, g.data, seat)
        require(seat in self.kings, "blessing-too-dear", cost=cost, have=g.table.cities[seat].worship)

    @on(Spare)
    def spare(self, g: AlbaLongaGame, seat: Seat, _: Spare) -> None:
        """Nothing to check."""

    def reveal(self, g: AlbaLongaGame, answers: Mapping[Seat, Action]) -> None:
        table = g.table
        card = Blessing(g.draw(g.box.blessings))
        table.blessings.append(card)
        g.announce(BlessingTurned(card))
        gain = g.data.blessings[card].gain
        for seat in table.turn_order():
            if not isinstance(answers.get(seat), Invoke):
                continue
            city, cost = table.cities[seat], blessing_cost(table, g.data, seat)
            city.worship -= cost
            city.wheat += gain.get("wheat", 0)
            city.silver += gain.get("silver", 0)
            monuments = min(gain.get("monument", 0), g.data.foundations - city.monuments)
            city.monuments += monuments
            g.announce(Blessed(seat, card, cost, card is Blessing.MONUMENT and not monuments))
        if not any(isinstance(answer, Invoke) for answer in answers.values()):
            g.announce(NobodyBlessed())
        table.piety = None
