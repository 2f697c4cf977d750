"""Dead plots are covered: by stock, shape and arms, and where nothing built can be reached any more."""

from __future__ import annotations

import pytest

from engine.core.event import addressed
from engine.games.flandern1302.covering import cover_dead
from engine.games.flandern1302.events import PlotsCovered
from engine.games.flandern1302.pieces import PLAYER_GUILDS, Arms, Card, PlotName, QuarterName
from tests.games.flandern1302.arranged import Arranged, started
from tests.games.flandern1302.names import CHURCH, GREY


def plots(game: Arranged, bits: int) -> set[int]:
    return {ground.plot for ground in game.data.grounds[:29] if ground.takes & bits}


def free(game: Arranged, name: str = "leuven") -> set[int]:
    return plots(game, game.city(name).free)


def covered(game: Arranged, name: str = "leuven") -> set[int]:
    return plots(game, game.city(name).covered)


def shapes(shape: str, *arms: Arms) -> list[str]:
    return [f"{one}-{shape}" if one is CHURCH else f"{one}-{shape}-{n}" for one in arms for n in range(3)]


def test_at_the_start_nothing_is_dead(four: Arranged) -> None:
    cover_dead(four)
    assert all(not one.covered for one in four.table.cities)


def test_without_quarters_of_a_shape_all_such_plots_are_covered_in_all_cities(four: Arranged) -> None:
    four.use_up(*shapes("yard", *Arms), "church-A", "church-D")
    four._announced = []
    cover_dead(four)
    assert all(covered(four, one.name) == {6, 8, 10, 12} for one in four.table.cities)
    told = [one.event for one in addressed(four._announced)]
    assert told[0] == PlotsCovered(Card.BRUGGE, tuple(PlotName(f"B{plot}") for plot in (6, 8, 10, 12)))


YARDS, WEDGES, ROWS = (shapes(shape, *Arms) for shape in ("yard", "wedge", "row"))
#: what is laid in Leuven, which quarters have run out, and which plots are covered then
DEAD: dict[str, tuple[dict[str, str], list[str], set[int]]] = {
    "A alone keeps Yards alive": ({}, [*YARDS, "church-D"], set()),
    "D alone keeps Yards alive": ({}, [*YARDS, "church-A"], set()),
    # 6 lost its Wedge; 10 lies beside the church on 9, and 8 touches it
    "D keeps a plot alive only while both are free and no church touches them":
        ({"L5": "blue-wedge-0", "L9": "church-wedge"}, [*YARDS, "church-A"], {6, 8, 10}),
    "C alone keeps Wedges alive": ({}, [*WEDGES, "church-D", "church-B"], set()),
    "nothing but B, C and D keeps Wedges alive": ({}, [*WEDGES, "church-D", "church-B", "church-C"], {5, 7, 9, 11}),
    # only grey Yards are left, and plots 6 and 12 touch a grey Row
    "touching arms kill a plot":
        ({"L1": "grey-row-0"}, [*shapes("yard", *PLAYER_GUILDS, CHURCH), "church-A", "church-D"], {6, 12}),
    # no Row can be built any more: everything outside hangs on Rows
    "what no built or living plot supports any more is dead": ({}, ROWS, set(range(1, 13))),
    # Wedge 7 and Yards 6 and 8 hang on Row 2; Wedge 9 on the living Yard 8; then nothing further
    "a plot supported by a living plot lives":
        ({"L2": "blue-row-0"}, [*ROWS, "church-D"], {1, 3, 4, 5, 10, 11, 12}),
}  # fmt: skip


@pytest.mark.parametrize(("laid", "run_out", "dead"), DEAD.values(), ids=DEAD)
def test_what_is_dead(four: Arranged, laid: dict[str, str], run_out: list[str], dead: set[int]) -> None:
    cover_dead(four.lay(**laid).use_up(*run_out))
    assert covered(four) == dead
    assert free(four) == set(range(1, 13)) - dead - {int(plot[1:]) for plot in laid}


def test_life_spreads_also_from_higher_numbers_to_lower_ones(four: Arranged) -> None:
    # without Row 1, Wedge 5 hangs on Yard 12, which hangs on Row 4
    cover_dead(four.use_up("church-D").cover("leuven", 1))
    assert covered(four) == {1}


def test_what_covers_cut_off_is_dead_however_much_is_in_stock(four: Arranged) -> None:
    # Wedge 7 and Yards 6 and 8 hang on Row 2, Wedge 9 on Yard 8, and nothing has run out
    cover_dead(four.use_up("church-D").cover("leuven", 1, 3, 4))
    assert covered(four) == {1, 3, 4, 5, 10, 11, 12}
    assert not covered(four, "gent")


def test_an_open_suburb_counts_and_can_be_covered(four: Arranged) -> None:
    four.lay(L2="blue-row-0", L6="church-A")
    assert 13 in free(four)
    cover_dead(four.use_up(*shapes("row", *PLAYER_GUILDS, GREY)))
    assert 13 in covered(four)


def test_the_guild_nobody_plays_keeps_nothing_alive() -> None:
    game = started(3)
    unused = game.table.free_guilds[0]
    game.use_up(*(arms for arms in Arms if arms is not unused))
    assert game.table.stock[QuarterName(f"{unused}-row-0")]
    cover_dead(game)
    assert free(game, "gent") == set()


def test_a_scored_city_is_left_alone(four: Arranged) -> None:
    cover_dead(four.score("leuven").use_up(*shapes("row", *Arms)))
    assert covered(four) == set()
