"""Positions of Alba Longa to draw: recorded matches of every mode, and the fullest position that can be thought of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.api import PublicView, Seat
from engine.games.alba_longa import pieces
from tests.renderers.scenes import Seen, recorded, thawed, with_table

#: one record for each number of Kings, two of them with every variant they allow
BY_PLAYERS = {2: "2-kings", 3: "3-kings", 4: "4-kings-all-variants", 5: "5-kings-job-well-done"}
PLAYERS = tuple(BY_PLAYERS)
TABLES = [(players,) for players in PLAYERS]


def match(players: int) -> tuple[Seen, ...]:
    """Every position of the record of this many Kings."""
    return recorded("alba_longa", BY_PLAYERS[players])


def crowded(players: int) -> PublicView[pieces.Table]:
    """Far more of everything than a match ever has."""
    seen = next(one for one in match(players) if one.public.step and one.public.step.word == "heroes")
    table: Any = thawed(seen.public, pieces.Table)
    table.year, table.season, table.price = 7, pieces.Season.HARVEST, 4
    table.caller, table.dice = Seat(players - 1), dict.fromkeys(pieces.Die, 4)
    table.takers = [Seat(seat) for seat in range(min(3, players))]
    table.stalls = [18] * len(table.stalls)
    table.climate, table.prayers, table.piety = pieces.Climate.MODERATE, 6, Seat(0)
    table.past = [pieces.Year(pieces.Climate.WET, 6)] * 7
    table.blessings = [*([pieces.Blessing.WHEAT] * 4), *([pieces.Blessing.SILVER] * 3)]
    table.improved = [Seat(seat) for seat in range(players)]
    table.targets = [table.cities[(seat + 1) % players].town for seat in range(players)]
    table.heroes = [4] * players
    for city in table.cities:
        city.peasants, city.population, city.housing, city.disc = 48, 48, 28, 9
        city.silver, city.wheat, city.monuments, city.worship = 88, 188, 9, 12
        city.out, city.soldiers, city.active, city.used = True, 14, 5, 4
        city.market, city.quarry, city.temple = pieces.Crew(11, 3), pieces.Crew(12, 3), pieces.Crew(9, 3)
        city.fields, city.granary = pieces.Crew(5, 0, 2), pieces.Crew(12, 2)
    if table.assisi:
        table.assisi.defenders, table.assisi.attacked = 8, True
        table.assisi.silver = table.assisi.wheat = table.assisi.captive = 3
    towns = [pieces.Town.ASSISI] * bool(table.assisi) + [city.town for city in table.cities[:2]]
    attackers = tuple(pieces.Attacker(Seat(seat), 14, 4) for seat in range(players))
    table.battles = [pieces.Battle(town, attackers, 14, 4, 99, 4) for town in towns]
    table.harvests = [pieces.Harvest(Seat(seat), 17, 2, True, 188) for seat in range(players)]
    return with_table(seen.public, table)


def finished(players: int) -> PublicView[pieces.Table]:
    """A shared victory with large numbers."""
    seen = match(players)[-1]
    table: Any = thawed(seen.public, pieces.Table)
    seats = [Seat(seat) for seat in range(players)]
    table.ending, table.winners = pieces.Ending.SHARED, seats
    table.sheets = [pieces.Sheet(seat, 10, 48, 188, 188, met=True, points=26) for seat in seats]
    return with_table(seen.public, table)


def rare(players: int) -> Iterator[PublicView[pieces.Table]]:
    """What no match reaches."""
    yield finished(players)
