"""The end of a year: feed the people, grow, and see whether someone has met the challenge of the gods."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.core.api import Action, Option, Rule, Seat, on, require
from engine.games.alba_longa import asked_kings, events, king_of_kings, scoring
from engine.games.alba_longa.actions import Grow, grow
from engine.games.alba_longa.options import AlbaLongaGame
from engine.games.alba_longa.pieces import Phase, View


class Feeding(Rule, tag="Feeding"):
    """One wheat per peasant, as far as it goes; the unfed leave, and a King without any wheat is forgotten."""

    def happen(self, g: AlbaLongaGame) -> None:
        table = g.table
        table.phase = Phase.YEAR_END
        for seat in table.turn_order():
            city = table.cities[seat]
            fed = min(city.peasants, city.wheat // g.data.wheat_per_peasant)
            left, city.peasants, city.housing = city.peasants - fed, fed, fed
            city.wheat -= fed * g.data.wheat_per_peasant
            if fed:
                g.announce(events.Fed(seat, fed, left, city.wheat))
            else:
                city.alive, city.out, city.population = False, True, 0
                g.announce(events.Forgotten(seat))
        if scoring.end_without_rivals(g):
            return
        g.do(Growing(), scoring.Victory())
        # after the last year there is nobody to lead
        if not table.cities[table.king].alive and table.year < g.data.years:
            king_of_kings.Succession(table.king).ask(g)


class Growing(Rule, tag="Growing"):
    """Everyone with spare wheat is asked at once."""

    def happen(self, g: AlbaLongaGame) -> None:
        cities = g.table.cities
        g.do(Growth(tuple(seat for seat in g.table.living() if g.data.grown(cities[seat].wheat))))


@cache
def growths(most: int) -> tuple[Grow, ...]:
    """Nobody, or up to so many new peasants."""
    return tuple(grow(peasants=number) for number in range(most + 1))


class Growth(asked_kings._AskedKings, tag="Growth"):
    """Spare wheat buys up to six new peasants; then the population markers move."""

    def options(self, view: View) -> list[Option]:
        most = view.data.grown(view.table.cities[view.seat].wheat)
        return [*growths(most)]

    def absent(self, view: View) -> Action:
        return grow(peasants=view.data.grown(view.table.cities[view.seat].wheat))

    @on(Grow)
    def grow(self, g: AlbaLongaGame, seat: Seat, chosen: Grow) -> None:
        wheat = g.table.cities[seat].wheat
        most = g.data.grown(wheat)
        require(chosen.peasants <= most, "growth-too-dear", most=most, wheat=wheat)

    def reveal(self, g: AlbaLongaGame, answers: Mapping[Seat, Grow]) -> None:
        for seat in g.table.turn_order():
            city = g.table.cities[seat]
            born = answers[seat].peasants if seat in answers else 0
            if born:
                city.wheat -= g.data.growth[born]
                city.peasants += born
                city.housing += born
                g.announce(events.Grown(seat, born, city.peasants, city.wheat))
            city.population = city.peasants
