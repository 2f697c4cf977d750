"""Step 5, the first player's action: the golden card is turned up and carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.action import Action, Option
from engine.core.illegal import require
from engine.core.seat import Seat
from engine.core.step import Decision, Rule, on
from engine.games.flandern1302 import events
from engine.games.flandern1302.actions import Pass, PlaceCathedral, PlaceMaster, place_cathedral, place_master
from engine.games.flandern1302.building import find, quarter_on
from engine.games.flandern1302.cards import any_move, must_act, obstacle, question_of, take_back
from engine.games.flandern1302.components import Components
from engine.games.flandern1302.pieces import (
    CARD_OF,
    COMMON,
    Arms,
    Card,
    Obstacle,
    Phase,
    PlotName,
    Quarter,
    Table,
    View,
)

if TYPE_CHECKING:
    from engine.games.flandern1302 import Flandern1302


class Golden(Rule, tag="Golden"):
    """After all seats have acted, the first player carries out the golden card; skipped if none was drawn."""

    seat: Seat

    def happen(self, g: Flandern1302) -> None:
        table, hand = g.table, g.hands[self.seat]
        card, hand.golden = hand.golden, None
        if card is None:
            return
        table.phase, table.golden, table.golden_drawn = Phase.GOLDEN, card, False
        g.announce(events.GoldenTurned(self.seat, card))
        if card is Card.INFLUENCE:
            player = table.players[self.seat]
            player.influence += 1
            player.gained += 1
            g.announce(events.InfluenceGained(self.seat, player.influence))
            return
        table.golden_discards.append(card)
        if card is Card.TAKE_BACK:
            take_back(g, self.seat)
        elif why := golden_obstacle(table, g.data, card, self.seat):
            g.announce(events.GoldenImpossible(self.seat, card, why))
        elif card is Card.CATHEDRAL:
            g.do(Cathedral(self.seat))
        elif card is Card.GUILD_MASTER:
            g.do(GuildMaster(self.seat))
        else:
            g.do(question_of(card, self.seat, COMMON))


def golden_obstacle(table: Table, data: Components, card: Card, seat: Seat) -> Obstacle | None:
    """Why a golden card cannot be carried out; None if it can."""
    if card is Card.CATHEDRAL:
        if not table.cathedrals:
            return Obstacle.NO_PAWN
        return None if churches(table, data) else Obstacle.NO_MOVE
    if card is Card.GUILD_MASTER:
        if not table.masters:
            return Obstacle.NO_PAWN
        return None if workshops(table, data, seat) else Obstacle.NO_MOVE
    return obstacle(table, data, card, COMMON)


def churches(table: Table, data: Components) -> list[PlotName]:
    """Church quarters without a cathedral in unscored cities, sites included."""
    return [
        data.names[number][quarter.ground]
        for number, city in enumerate(table.cities)
        if city.open
        for quarter in city.quarters
        if not quarter.cathedral and data.kinds[quarter.kind].arms is Arms.CHURCH
    ]


def workshops(table: Table, data: Components, seat: Seat) -> list[PlotName]:
    """The seat's own quarters and grey ones in unscored cities, sites included."""
    own = table.players[seat].guild
    return [
        data.names[number][quarter.ground]
        for number, city in enumerate(table.cities)
        if city.open
        for quarter in city.quarters
        if data.kinds[quarter.kind].arms in (own, Arms.GREY)
    ]


class _Placing(Decision):
    """Put a wooden piece on a quarter; for whoever stays away, anywhere."""

    seat: Seat

    def absent(self, view: View) -> Action:
        return any_move(view, self.options(view))


class Cathedral(_Placing, tag="Cathedral"):
    """Put a cathedral on a church quarter that has none."""

    def options(self, view: View) -> list[Option]:
        return [place_cathedral(plot=plot) for plot in churches(view.table, view.data)]

    @on(PlaceCathedral)
    def place(self, g: Flandern1302, seat: Seat, order: PlaceCathedral) -> None:
        city, ground = find(g, order.plot)
        index = quarter_on(g, city, ground, order.plot)
        quarter = city.quarters[index]
        church = g.data.kinds[quarter.kind].arms is Arms.CHURCH
        require(church and not quarter.cathedral, "cathedral-needs-church", plot=order.plot)
        city.quarters[index] = Quarter(quarter.kind, quarter.ground, quarter.site, quarter.pawns, True)
        g.table.cathedrals -= 1
        g.announce(events.CathedralPlaced(seat, CARD_OF[city.name], order.plot))

    @on(Pass)
    def refuse(self, g: Flandern1302, seat: Seat, _: Pass) -> None:
        must_act(self.options(g.view_of(seat)))


class GuildMaster(_Placing, tag="GuildMaster"):
    """Put a guild master on an own or grey quarter; several may stand on one."""

    def options(self, view: View) -> list[Option]:
        return [place_master(plot=plot) for plot in workshops(view.table, view.data, view.seat)]

    @on(PlaceMaster)
    def place(self, g: Flandern1302, seat: Seat, order: PlaceMaster) -> None:
        city, ground = find(g, order.plot)
        index = quarter_on(g, city, ground, order.plot)
        quarter = city.quarters[index]
        allowed = (g.table.players[seat].guild, Arms.GREY)
        require(g.data.kinds[quarter.kind].arms in allowed, "master-needs-own", plot=order.plot)
        city.quarters[index] = Quarter(quarter.kind, quarter.ground, quarter.site, quarter.pawns + 1, quarter.cathedral)
        g.table.masters -= 1
        g.announce(events.MasterPlaced(seat, CARD_OF[city.name], quarter.kind, order.plot))

    @on(Pass)
    def refuse(self, g: Flandern1302, seat: Seat, _: Pass) -> None:
        must_act(self.options(g.view_of(seat)))
