"""What a King may say before he is asked: a sale to come, a call to pass, the dice that he would buy.

Hardly anyone sells peasants or passes a free call, and most dice are declined. So nobody is asked for it again and
again: Kings who want it say so openly, at any time. As it was first played, everyone was asked.
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from engine.core.api import Action, Illegal, Liberty, Option, Seat, on, require
from engine.games.alba_longa.actions import SellLater, StayAway, Wish
from engine.games.alba_longa.asked_kings import spoken_ahead
from engine.games.alba_longa.components import Components
from engine.games.alba_longa.court import Buying, Calling, can_wish, wishes
from engine.games.alba_longa.events import NextCallAnnounced, SaleAnnounced
from engine.games.alba_longa.options import AlbaLongaGame
from engine.games.alba_longa.pieces import View
from engine.games.alba_longa.slaves import SlaveSale, for_sale, numbers_for_sale


@lru_cache(maxsize=4_096)
def announcements(
    asked: type | None, data: Components, peasants: int, sale: int, away: bool, wishing: bool
) -> tuple[Option, ...]:
    """What a King may say: not what he has said already, nor what he is asked for."""
    found: list[Option] = []
    numbers = numbers_for_sale(peasants, data.least_peasants, data.sales)
    if asked is not SlaveSale:
        found += [SellLater(peasants=number) for number in (0, *numbers) if number != sale]
    if asked is not Calling:
        found.append(StayAway(away=not away))
    if asked is not Buying and wishing:
        found.append(wishes())
    return tuple(found)


class Ahead(Liberty):
    """Sales, calls and dice, settled before they are due; each can be changed until then."""

    anytime: ClassVar[bool] = True

    def options(self, view: View) -> list[Option]:
        table, seat = view.table, view.seat
        city = table.cities[seat]
        if not city.alive or not spoken_ahead(view):
            return []
        asked: type | None = type(view.step) if seat in view.asked or view.answer is not None else None
        return [*announcements(asked, view.data, city.peasants, city.sale, city.away, can_wish(table, city))]

    @staticmethod
    def check(g: AlbaLongaGame, seat: Seat, action: Action, question: type[object]) -> None:
        """Before anything was said ahead, these were no actions; and who is asked for it, answers."""
        g.turn_away(seat, action)
        awaited = seat in g.asked or seat in g.answers
        if not spoken_ahead(g) or (awaited and isinstance(g.step, question)):
            if awaited:
                raise Illegal("another-question", action=action.word, question=g.step)
            raise Illegal("not-your-decision", seats=list(g.asked))

    @on(SellLater)
    def sell_later(self, g: AlbaLongaGame, seat: Seat, sale: SellLater) -> None:
        self.check(g, seat, sale, SlaveSale)
        city = g.table.cities[seat]
        require(sale.peasants == 0 or sale.peasants in g.data.slaves, "one-sale", peasants=sale.peasants)
        require(sale.peasants in (0, *for_sale(city, g.data)), "somebody-must-stay", have=city.peasants)
        require(sale.peasants != city.sale, "said-already")
        city.sale = sale.peasants
        g.announce(SaleAnnounced(seat, sale.peasants))

    @on(StayAway)
    def stay_away(self, g: AlbaLongaGame, seat: Seat, chosen: StayAway) -> None:
        self.check(g, seat, chosen, Calling)
        city = g.table.cities[seat]
        require(chosen.away != city.away, "said-already")
        city.away = chosen.away
        g.announce(NextCallAnnounced(seat, chosen.away))

    @on(Wish)
    def wish(self, g: AlbaLongaGame, seat: Seat, chosen: Wish) -> None:
        self.check(g, seat, chosen, Buying)
        city = g.table.cities[seat]
        require(can_wish(g.table, city), "no-dice-to-come")
        # the board tells of it; there is nothing to be told yet
        city.wish = chosen.least
