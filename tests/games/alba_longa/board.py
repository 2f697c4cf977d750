"""Games of Alba Longa that tests arrange, play on and ask: a step put on the agenda, a refusal expected."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from types import MappingProxyType
from typing import Any

from engine.core.api import Event, Seat, Step, seed_of
from engine.core.event import addressed
from engine.games.alba_longa import AlbaLonga, Options
from engine.games.alba_longa.actions import DECLINE, FREE_CALL, Appoint, Sell
from engine.games.alba_longa.court import Buying
from engine.games.alba_longa.pieces import City, Crew, Die, Season, Table
from tests.arranged_game import ArrangedGame
from tests.refusals import refuses

A, B, C, D, E = (Seat(seat) for seat in range(5))

#: as it was first played: everyone is asked for sales, free calls and every die
ALL_ASKED = 2


def put(game: AlbaLonga, *steps: Step, season: Season | None = None) -> list[Event]:
    """Only these steps are to come; what happens until someone is asked."""
    if season is not None:
        game.table.season = season
    game.agenda.clear()
    game.answers.clear()
    game.do(*steps)
    game._announced = []
    game._settle()
    game._frozen = None
    return [one.event for one in addressed(game._announced)]


class Arranged(ArrangedGame, AlbaLonga):
    """A game that tests arrange, play on and ask."""

    # it is saved and read as the game itself
    kinds = AlbaLonga.kinds
    form = AlbaLonga.form
    put, refuses = put, refuses

    # -- arranging -------------------------------------------------------------------------------------------------

    def before(self, *steps: Step, season: Season | None = None) -> Arranged:
        """Only these steps are to come."""
        self.put(*steps, season=season)
        return self

    def city(self, seat: Seat, **facts: Any) -> City:
        """A King's city with these facts changed; a number of figures at a place are own peasants."""
        found = self.table.cities[seat]
        for name, value in facts.items():
            crew = isinstance(getattr(found, name), Crew) and isinstance(value, int)
            setattr(found, name, Crew(own=value) if crew else value)
        self._frozen = None
        return found

    def having(self, **facts: Any) -> Arranged:
        """These facts changed: of the table, or of the cities, seat by seat."""
        for name, value in facts.items():
            if name in Table.__struct_fields__:
                setattr(self.table, name, value)
                continue
            for seat, one in enumerate(value):
                self.city(Seat(seat), **{name: one})
        self._frozen = None
        return self

    def showing(self, black: int, grey: int, white: int, brown: int) -> Arranged:
        """As if these dice had been rolled."""
        return self.having(dice=pips(black, grey, white, brown))

    def resting(self, seat: Seat, *used: int) -> Arranged:
        """These heroes have been used, the others are active; everyone sees how many."""
        hand = self.hands[seat]
        hand.active, hand.used = [hero for hero in range(5) if hero not in used], list(used)
        self.city(seat, active=len(hand.active), used=len(hand.used))
        return self

    # -- playing on ------------------------------------------------------------------------------------------------

    def decline_all(self) -> Arranged:
        """Nobody buys any of the dice that are left."""
        while isinstance(self.step, Buying):
            self.submit(self.asked[0], DECLINE)
        return self

    # -- asking ----------------------------------------------------------------------------------------------------

    def of(self, seat: Seat, *facts: str) -> Any:
        """A fact of a King's city, or several together."""
        return attrgetter(*facts)(self.table.cities[seat])

    def every(self, fact: str) -> list[Any]:
        """A fact of each city."""
        return [getattr(city, fact) for city in self.table.cities]


#: makes a game
Position = Callable[[], Arranged]


def begin(players: int = 4, seed: str = "test", rules: int | None = None, **options: Any) -> Arranged:
    """A new game, before the first King of Kings is named."""
    return Arranged.start(players, seed_of(seed), Options(**options), rules=rules)[0]


def kings(
    players: int = 4, king: Seat = A, seed: str = "test", rules: int | None = ALL_ASKED, **options: Any
) -> Arranged:
    """A new game whose first King of Kings is named; everyone is asked about slaves."""
    game = begin(players, seed, rules, **options)
    return game.play(game.asked[0], Appoint(city=game.table.cities[king].town))


def at_court(players: int = 4, king: Seat = A, **options: Any) -> Arranged:
    """The first season, nobody sold anyone, the King of Kings may call."""
    return kings(players, king, **options).all_do(Sell())


def at(
    *steps: Step,
    players: int = 4,
    king: Seat = A,
    rules: int | None = ALL_ASKED,
    resting: tuple[int, ...] = (),
    loot: Mapping[str, int] = MappingProxyType({}),
    **known: Any,
) -> Arranged:
    """Kings before these steps, or asked about slaves.

    What is known are used heroes of the first, what Assisi has, options, and facts as in `having`.
    """
    agreed = {name: known.pop(name) for name in Options.model_fields if name in known}
    game = kings(players, king, rules=rules, **agreed).having(**known).resting(A, *resting)
    for name, value in loot.items():
        setattr(game.table.assisi, name, value)
    return game.before(*steps) if steps else game


def pips(black: int, grey: int, white: int, brown: int) -> dict[Die, int]:
    """Dice that show this."""
    return dict(zip(Die, (black, grey, white, brown), strict=True))


def rolled(players: int = 4, black: int = 3, grey: int = 2, white: int = 2, brown: int = 4, **facts: Any) -> Arranged:
    """The first King has called and rolled this."""
    return at_court(players).play(A, FREE_CALL).showing(black, grey, white, brown).having(**facts)
