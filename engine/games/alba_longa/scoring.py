"""Victory: ten monuments and sixteen peasants at the end of a year, or everyone loses with the last climate card."""

from __future__ import annotations

from engine.core.api import Rule, Seat
from engine.games.alba_longa import events
from engine.games.alba_longa.components import Components
from engine.games.alba_longa.options import AlbaLongaGame
from engine.games.alba_longa.pieces import City, Ending, Phase, Sheet


def met(city: City, data: Components) -> bool:
    """Whether a King has met the challenge of the gods."""
    return city.alive and city.monuments >= data.goal_monuments and city.peasants >= data.goal_peasants


def points(city: City, data: Components) -> int:
    """Steps made towards the goal: monuments and peasants, each as far as they are wanted."""
    if not city.alive:
        return 0
    return min(city.monuments, data.goal_monuments) + min(city.peasants, data.goal_peasants)


class Victory(Rule, tag="Victory"):
    """Several at the goal: most peasants, then most wheat and silver, then the victory is shared."""

    def happen(self, g: AlbaLongaGame) -> None:
        table = g.table
        there = [seat for seat in table.living() if met(table.cities[seat], g.data)]
        for seat in there:
            city = table.cities[seat]
            g.announce(events.ChallengeMet(seat, city.monuments, city.peasants, city.wheat + city.silver))
        if there:
            rank = {seat: (table.cities[seat].peasants, wealth(table.cities[seat])) for seat in there}
            best = max(rank.values())
            winners = [seat for seat in there if rank[seat] == best]
            if len(winners) == 1:
                g.announce(events.GameWon(winners[0]))
            else:
                g.announce(events.VictoryShared(tuple(winners)))
            end(g, Ending.CHALLENGE if len(winners) == 1 else Ending.SHARED, winners)
        elif table.year == g.data.years:
            g.announce(events.DeckExhausted())
            end(g, Ending.NOBODY, [])


def wealth(city: City) -> int:
    """Wheat and silver together."""
    return city.wheat + city.silver


def end_without_rivals(g: AlbaLongaGame) -> bool:
    """After feeding: nobody left, all lose; one left, he wins at once unless the table agreed to play on."""
    living = g.table.living()
    if not living:
        g.announce(events.AllForgotten())
        end(g, Ending.NOBODY, [])
        return True
    if len(living) == 1 and g.variant.last_king == "wins":
        g.announce(events.LastKingWon(living[0]))
        end(g, Ending.LAST_KING, living)
        return True
    return False


def end(g: AlbaLongaGame, ending: Ending, winners: list[Seat]) -> None:
    """Nothing more is to come; the final sheet is written."""
    table = g.table
    g.agenda.clear()
    table.phase, table.ending, table.winners = Phase.OVER, ending, winners
    table.sheets = [
        Sheet(
            Seat(seat), city.monuments, city.peasants, city.wheat, city.silver, met(city, g.data), points(city, g.data)
        )
        for seat, city in enumerate(table.cities)
    ]
