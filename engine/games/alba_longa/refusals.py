"""Why a King is not asked: said from the table alone, so that nobody learns more than he sees."""

from __future__ import annotations

from engine.core.api import Action, Illegal, Seat, require
from engine.games.alba_longa.actions import Attack, Buy, Call, Decline, Grow, Improve, Invoke, Pass, Sell, Send, Settle
from engine.games.alba_longa.asked_kings import spoken_ahead
from engine.games.alba_longa.blessings import blessing_cost, can_invoke
from engine.games.alba_longa.city import free_peasants
from engine.games.alba_longa.court import wanted
from engine.games.alba_longa.farm import can_improve
from engine.games.alba_longa.options import AlbaLongaGame
from engine.games.alba_longa.pieces import Phase
from engine.games.alba_longa.slaves import for_sale
from engine.games.alba_longa.soldiers import Targets


def turn_away(g: AlbaLongaGame, seat: Seat, action: Action) -> None:
    """Refuse with a reason if there is a better one than that someone else is asked."""
    table = g.table
    city = table.cities[seat]
    require(city.alive or seat in g.asked, "forgotten")
    match action:
        case Call() | Buy() if table.phase is Phase.COURT:
            at_court(g, seat, action)
        case Sell():
            require(not spoken_ahead(g) or table.phase is Phase.SLAVES, "sale-ahead")
            require(table.phase is Phase.SLAVES, "one-sale", peasants=action.peasants)
            require(bool(for_sale(city, g.data)), "somebody-must-stay", have=city.peasants)
        case Settle() if table.phase is Phase.HOUSING:
            require(free_peasants(city, g.data) > 0, "no-free-peasants")
        case Attack() if table.phase is Phase.SOLDIERS:
            require(city.soldiers > 0, "no-soldiers")
            require(not table.targets, "sealed")
        case Send() if table.phase is Phase.SOLDIERS:
            require(not table.heroes or table.heroes[seat] is None, "sealed")
        case Pass() | Decline() if isinstance(g.step, Targets) and seat in g.asked:
            raise Illegal("must-attack")
        case Improve() if table.prayers is not None and table.phase is Phase.FARM:
            require(can_improve(table, seat), "few-prayers", cost=table.prayers, have=city.worship)
        case Invoke() if table.phase is Phase.BLESSINGS:
            require(seat in table.improved, "blessing-without-improving")
            cost = blessing_cost(table, g.data, seat)
            require(can_invoke(table, g.data, seat), "blessing-too-dear", cost=cost, have=city.worship)
        case Grow() if table.phase is Phase.YEAR_END:
            most = g.data.grown(city.wheat)
            require(most > 0, "growth-too-dear", most=most, wheat=city.wheat)
        case _:
            pass


def at_court(g: AlbaLongaGame, seat: Seat, action: Call | Buy) -> None:
    """Calling and buying want people, silver, and a King who has not passed his own call."""
    table = g.table
    city = table.cities[seat]
    require(city.housing > 0, "no-housing")
    if isinstance(action, Call):
        require(city.silver >= table.price, "call-too-dear", price=table.price, have=city.silver, out=city.out)
    require(not city.out, "out-of-court")
    if isinstance(action, Buy):
        require(not city.abstains, "abstaining")
        require(not table.dice or wanted(table, city), "unwanted-dice")
        require(city.silver >= g.data.buyer_price, "no-silver", price=g.data.buyer_price)
        require(g.players == 2 or seat not in table.takers, "one-die-per-call", kings=g.players)
