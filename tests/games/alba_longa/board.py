"""Arranging positions of Alba Longa: a game begun, a step put on the agenda, a refusal expected."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from engine.core.api import Action, Event, Seat, Step, seed_of
from engine.games.alba_longa import AlbaLonga, Options
from engine.games.alba_longa.actions import Appoint, Call, Sell
from engine.games.alba_longa.pieces import City, Crew, Die, Season, Table
from tests.refusals import refuses

A, B, C, D, E = (Seat(seat) for seat in range(5))
refused = refuses


#: as it was first played: everyone is asked for sales, free calls and every die
ALL_ASKED = 2


def begin(players: int = 4, seed: str = "test", rules: int | None = None, **options: Any) -> AlbaLonga:
    """A new game, before the first King of Kings is named."""
    game, _ = AlbaLonga.start(players, seed_of(seed), Options(**options), rules=rules)
    return game


def kings(
    players: int = 4, king: Seat = A, seed: str = "test", rules: int | None = ALL_ASKED, **options: Any
) -> AlbaLonga:
    """A new game whose first King of Kings is named; everyone is asked about slaves."""
    game = begin(players, seed, rules, **options)
    game.submit(game.asked[0], Appoint(city=game.table.cities[king].town))
    return game


def at_court(players: int = 4, king: Seat = A, **options: Any) -> AlbaLonga:
    """The first season, nobody sold anyone, the King of Kings may call."""
    game = kings(players, king, **options)
    for seat in game.asked:
        game.submit(seat, Sell())
    return game


def put(game: AlbaLonga, *steps: Step, season: Season | None = None) -> list[Event]:
    """Only these steps are to come; what happens until someone is asked."""
    if season is not None:
        game.table.season = season
    game.agenda.clear()
    game.answers.clear()
    game.do(*steps)
    game._told = []
    game._settle()
    game._frozen = None
    return [one.event for one in game._told]


def at(
    *steps: Step,
    players: int = 4,
    king: Seat = A,
    resting: tuple[int, ...] = (),
    loot: Mapping[str, int] = MappingProxyType({}),
    **known: Any,
) -> AlbaLonga:
    """Kings before these steps, or asked about slaves.

    What is known are used heroes of the first, what Assisi has, options, and facts as in `each`.
    """
    agreed = {name: known.pop(name) for name in Options.model_fields if name in known}
    game = each(kings(players, king, **agreed), **known)
    spend_heroes(game, A, *resting)
    for name, value in loot.items():
        setattr(game.table.assisi, name, value)
    if steps:
        put(game, *steps)
    return game


def spend_heroes(game: AlbaLonga, seat: Seat, *used: int) -> None:
    """These heroes have been used, the others are active; everyone sees how many."""
    hand, city = game.hands[seat], game.table.cities[seat]
    hand.active, hand.used = [hero for hero in range(5) if hero not in used], list(used)
    city.active, city.used = len(hand.active), len(hand.used)


def pips(black: int, grey: int, white: int, brown: int) -> dict[Die, int]:
    """Dice that show this."""
    return dict(zip(Die, (black, grey, white, brown), strict=True))


def dice(game: AlbaLonga, black: int, grey: int, white: int, brown: int) -> None:
    """As if these had been rolled."""
    game.table.dice = pips(black, grey, white, brown)


def rolled(players: int = 4, black: int = 3, grey: int = 2, white: int = 2, brown: int = 4, **facts: Any) -> AlbaLonga:
    """The first King has called and rolled this."""
    game = at_court(players)
    game.submit(A, Call())
    return each(game, dice=pips(black, grey, white, brown), **facts)


def told(game: AlbaLonga, seat: Seat, action: Action) -> list[Event]:
    """Submit, and what everyone hears."""
    return [one.event for one in game.submit(seat, action).told if one.to is None]


def absent(game: AlbaLonga, seat: Seat) -> Action:
    """What is done for a King who stays away."""
    game._frozen = None
    view = game.view_of(seat)
    assert view.step
    return view.step.absent(view)


def city(game: AlbaLonga, seat: Seat, **facts: Any) -> City:
    """A King's city with these facts changed; a number of figures at a place are own peasants."""
    found = game.table.cities[seat]
    for name, value in facts.items():
        crew = isinstance(getattr(found, name), Crew) and isinstance(value, int)
        setattr(found, name, Crew(own=value) if crew else value)
    game._frozen = None
    return found


def each(game: AlbaLonga, **facts: Any) -> AlbaLonga:
    """These facts changed: of the table, or of the cities, seat by seat."""
    for name, value in facts.items():
        if name in Table.__struct_fields__:
            setattr(game.table, name, value)
            continue
        for seat, one in enumerate(value):
            city(game, Seat(seat), **{name: one})
    return game
