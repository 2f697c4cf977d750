"""Dead plots are covered: by stock, shape and arms, and where nothing built can be reached any more."""

from __future__ import annotations

from engine.games.flandern1302.covering import cover_dead
from engine.games.flandern1302.events import PlotsCovered
from engine.games.flandern1302.pieces import PLAYER_GUILDS, Arms, Card, PlotName, QuarterName
from tests.games.flandern1302.arranged import Arranged, started
from tests.games.flandern1302.names import CHURCH, GREY


def free(game: Arranged, name: str = "leuven") -> set[int]:
    one = game.city(name)
    return {ground.plot for ground in game.data.grounds[:29] if ground.takes & one.free}


def covered(game: Arranged, name: str = "leuven") -> set[int]:
    one = game.city(name)
    return {ground.plot for ground in game.data.grounds[:29] if ground.takes & one.covered}


def shapes(shape: str, *arms: Arms) -> list[str]:
    return [f"{one}-{shape}" if one is CHURCH else f"{one}-{shape}-{n}" for one in arms for n in range(3)]


def test_at_the_start_nothing_is_dead(four: Arranged) -> None:
    cover_dead(four)
    assert all(not one.covered for one in four.table.cities)


def test_without_quarters_of_a_shape_all_such_plots_are_covered_in_all_cities(four: Arranged) -> None:
    four.use_up(*shapes("yard", *Arms), "church-A", "church-D")
    four._told = []
    cover_dead(four)
    assert all(covered(four, one.name) == {6, 8, 10, 12} for one in four.table.cities)
    told = [one.event for one in four._told]
    assert told[0] == PlotsCovered(Card.BRUGGE, tuple(PlotName(f"B{plot}") for plot in (6, 8, 10, 12)))


def test_a_or_d_alone_keeps_a_yard_alive() -> None:
    for special in ("church-A", "church-D"):
        game = started()
        game.use_up(*shapes("yard", *Arms), *({"church-A", "church-D"} - {special}))
        cover_dead(game)
        assert covered(game, "leuven") == set()


def test_d_keeps_a_plot_alive_only_while_both_are_free_and_no_church_touches_them(four: Arranged) -> None:
    four.use_up(*shapes("yard", *Arms), "church-A")
    four.lay(L5="blue-wedge-0", L9="church-wedge")
    cover_dead(four)
    # 6 lost its Wedge; 10 lies beside the church on 9, and 8 touches it
    assert covered(four) == {6, 8, 10}
    assert 12 in free(four)


def test_b_and_c_keep_wedges_alive(four: Arranged) -> None:
    four.use_up(*shapes("wedge", *Arms), "church-D", "church-B")
    cover_dead(four)
    assert covered(four) == set()
    four.use_up("church-C")
    cover_dead(four)
    assert covered(four) == {5, 7, 9, 11}


def test_touching_arms_kill_a_plot(four: Arranged) -> None:
    # only grey yards are left, and plot 6 touches a grey Row
    four.use_up(*shapes("yard", *PLAYER_GUILDS, CHURCH), "church-A", "church-D")
    four.put("L1", "grey-row-0")
    cover_dead(four)
    assert covered(four) == {6, 12}


def test_what_no_built_or_living_plot_supports_any_more_is_dead(four: Arranged) -> None:
    # no Row can be built any more: everything outside hangs on Rows
    four.use_up(*shapes("row", *Arms))
    cover_dead(four)
    assert covered(four) == set(range(1, 13))


def test_a_plot_supported_by_a_living_plot_lives(four: Arranged) -> None:
    four.use_up(*shapes("row", *Arms), "church-D")
    four.put("L2", "blue-row-0")
    # Wedge 7 and Yards 6 and 8 hang on Row 2; Wedge 9 on the living Yard 8; then nothing further
    four.table.stock[QuarterName("blue-row-0")] = 0
    cover_dead(four)
    assert free(four) == {6, 7, 8, 9}


def test_life_spreads_also_from_higher_numbers_to_lower_ones(four: Arranged) -> None:
    four.use_up("church-D")
    leu = four.city("leuven")
    # without Row 1, Wedge 5 hangs on Yard 12, which hangs on Row 4
    leu.free, leu.covered = leu.free & ~(1 << 1), 1 << 1
    cover_dead(four)
    assert covered(four) == {1}


def test_an_open_suburb_counts_and_can_be_covered(four: Arranged) -> None:
    four.lay(L2="blue-row-0", L6="church-A")
    assert 13 in free(four)
    four.use_up(*shapes("row", *PLAYER_GUILDS, GREY))
    cover_dead(four)
    assert 13 in covered(four)


def test_the_guild_nobody_plays_keeps_nothing_alive() -> None:
    game = started(3)
    unused = game.table.free_guilds[0]
    game.use_up(*(arms for arms in Arms if arms is not unused))
    assert game.table.stock[QuarterName(f"{unused}-row-0")]
    cover_dead(game)
    assert free(game, "gent") == set()


def test_a_scored_city_is_left_alone(four: Arranged) -> None:
    four.score("leuven")
    four.use_up(*shapes("row", *Arms))
    cover_dead(four)
    assert covered(four) == set()
