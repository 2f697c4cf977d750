"""Step 5, the first player's action: the golden card is turned up and carried out."""

from __future__ import annotations

from engine.core.api import Option, Seat, SeatRule, on, require
from engine.games.flandern1302 import events
from engine.games.flandern1302.actions import PlaceCathedral, PlaceMaster
from engine.games.flandern1302.building import CHURCH, GREY, find, laid_on
from engine.games.flandern1302.cards import _Acting, obstacle, question_of, take_back
from engine.games.flandern1302.components import Components, FlandernGame
from engine.games.flandern1302.pieces import (
    CARD_OF,
    CATHEDRAL,
    COMMON,
    GUILD_MASTER,
    INDEX,
    INFLUENCE,
    TAKE_BACK,
    Arms,
    Card,
    City,
    Obstacle,
    Phase,
    Quarter,
    Table,
    View,
)
from engine.games.flandern1302.quarters import alter

# looked up in its enum once, as cards are
GOLDEN = Phase.GOLDEN


class Golden(SeatRule, tag="Golden"):
    """After all seats have acted, the first player carries out the golden card; skipped if none was drawn."""

    def happen(self, g: FlandernGame) -> None:
        table, hand = g.table, g.hands[self.seat]
        card, hand.golden = hand.golden, None
        if card is None:
            return
        table.phase, table.golden, table.golden_drawn = GOLDEN, card, False
        g.announce(events.GoldenTurned(self.seat, card))
        if card is INFLUENCE:
            player = table.players[self.seat]
            player.influence += 1
            player.gained += 1
            g.announce(events.InfluenceGained(self.seat, player.influence))
            return
        table.golden_discards.append(card)
        if card is TAKE_BACK:
            take_back(g, self.seat)
        elif why := golden_obstacle(table, g.data, card, self.seat):
            g.announce(events.GoldenImpossible(self.seat, card, why))
        elif card is CATHEDRAL:
            g.do(Cathedral(self.seat))
        elif card is GUILD_MASTER:
            g.do(GuildMaster(self.seat))
        else:
            g.do(question_of(card, self.seat, COMMON))


def golden_obstacle(table: Table, data: Components, card: Card, seat: Seat) -> Obstacle | None:
    """Why a golden card cannot be carried out; None if it can."""
    if card is CATHEDRAL:
        pawns, possible = table.cathedrals, any(for_cathedral(city, data) for city in table.cities if city.open)
    elif card is GUILD_MASTER:
        guild = table.players[seat].guild
        pawns, possible = table.masters, any(for_master(city, guild) for city in table.cities if city.open)
    else:
        return obstacle(table, data, card, COMMON)
    return Obstacle.NO_PAWN if not pawns else None if possible else Obstacle.NO_MOVE


def for_cathedral(city: City, data: Components) -> list[Quarter]:
    """The church quarters of a city that have none, finished or not."""
    if not city.standing[CHURCH]:
        return []
    kinds = data.kinds
    return [one for one in city.quarters if not one.cathedral and kinds[one.kind].index == CHURCH]


def for_master(city: City, guild: Arms | None) -> list[Quarter]:
    """The quarters of a city of one's own guild, and the grey ones, finished or not; several may stand on one."""
    standing = city.standing
    there = standing[GREY] if guild is None else standing[INDEX[guild]] | standing[GREY]
    # each of them fills one plot: only D fills two
    return [one for one in city.quarters if there >> one.ground & 1] if there else []


class Cathedral(_Acting, tag="Cathedral"):
    """Put a cathedral on a church quarter that has none."""

    def options(self, view: View) -> list[Option]:
        found: list[Option] = []
        for city, moves in zip(view.table.cities, view.data.cathedral_moves, strict=True):
            if city.open:
                found += [moves[quarter.ground] for quarter in for_cathedral(city, view.data)]
        return found

    @on(PlaceCathedral)
    def place(self, g: FlandernGame, seat: Seat, order: PlaceCathedral) -> None:
        city, ground = find(g.table, g.data, order.plot)
        place = laid_on(city, g.data, ground, order.plot)
        require(city.quarters[place] in for_cathedral(city, g.data), "cathedral-needs-church", plot=order.plot)
        alter(g.table, city, place, order)
        g.announce(events.CathedralPlaced(seat, CARD_OF[city.name], order.plot))


class GuildMaster(_Acting, tag="GuildMaster"):
    """Put a guild master on an own or grey quarter; several may stand on one."""

    def options(self, view: View) -> list[Option]:
        found: list[Option] = []
        guild = view.table.players[view.seat].guild
        for city, moves in zip(view.table.cities, view.data.master_moves, strict=True):
            if city.open:
                found += [moves[quarter.ground] for quarter in for_master(city, guild)]
        return found

    @on(PlaceMaster)
    def place(self, g: FlandernGame, seat: Seat, order: PlaceMaster) -> None:
        city, ground = find(g.table, g.data, order.plot)
        place = laid_on(city, g.data, ground, order.plot)
        own = g.table.players[seat].guild
        require(city.quarters[place] in for_master(city, own), "master-needs-own", plot=order.plot)
        quarter = alter(g.table, city, place, order)
        g.announce(events.MasterPlaced(seat, CARD_OF[city.name], quarter.kind, order.plot))
