"""The building rules and their refusals; special church quarters."""

from __future__ import annotations

import msgspec
import pytest

from engine.games.flandern1302 import Flandern1302
from engine.games.flandern1302.cards import BuildingSite, CityCard
from engine.games.flandern1302.events import QuarterBuilt, SuburbOpened
from engine.games.flandern1302.pieces import COMMON, Card, CityName, PlotName, Quarter, QuarterName, Special
from tests.games.flandern1302.arranged import Arranged, started, with_city_card
from tests.games.flandern1302.names import BLUE, CHURCH, FIRST, GREY, RED, YELLOW, build


def plots(game: Arranged, quarter: str) -> set[str]:
    return {plot for name, plot in game.builds(FIRST) if name == quarter}


def test_at_the_start_only_rows_can_be_built_and_the_owner_of_the_centre_cannot_build_his_own() -> None:
    game = with_city_card("leuven", RED, YELLOW, GREY, CHURCH)
    assert {name.split("-")[0] for name, _ in game.builds(FIRST)} == {"yellow", "grey", "church"}
    assert {plot for _, plot in game.builds(FIRST)} == {"L1", "L2", "L3", "L4"}


def test_a_quarter_built_leaves_the_stock_and_is_finished_at_once(city_card: Arranged) -> None:
    stock = city_card.table.stock[QuarterName("yellow-row-1")]
    told = city_card.submit(FIRST, build("yellow-row-1", "L1")).told
    assert told[0].event == QuarterBuilt(FIRST, Card.LEUVEN, QuarterName("yellow-row-1"), PlotName("L1"))
    assert city_card.quarter_at("L1") == Quarter(QuarterName("yellow-row-1"), 1)
    assert city_card.table.stock[QuarterName("yellow-row-1")] == stock - 1
    assert not city_card.city("leuven").free & 1 << 1


def test_all_numbers_of_masters_in_stock_are_offered_and_the_builder_picks(city_card: Arranged) -> None:
    assert {name for name, plot in city_card.builds(FIRST) if plot == "L1"} == {
        "yellow-row-0",
        "yellow-row-1",
        "yellow-row-2",
        "grey-row-0",
        "grey-row-1",
        "grey-row-2",
        "church-row",
    }


def test_a_wedge_needs_a_long_side_on_something_built(city_card: Arranged) -> None:
    city_card.refuses(FIRST, build("yellow-wedge-0", "L7"), "long-side", plot="L7", near=["L2", "L6"])
    city_card.put("L2", "grey-row-0", site=True)
    assert ("yellow-wedge-0", "L7") in city_card.builds(FIRST)
    city_card.submit(FIRST, build("yellow-wedge-0", "L7"))
    assert city_card.quarter_at("L7")


def test_the_long_side_is_that_of_the_new_quarter(city_card: Arranged) -> None:
    # Yard 6 meets Wedge 7 only with a short side, Wedge 7 meets Yard 6 with a long one
    city_card.put("L7", "blue-wedge-0")
    city_card.refuses(FIRST, build("yellow-yard-0", "L6"), "long-side", near=["L1", "L2"])
    other = with_city_card()
    other.put("L6", "blue-yard-0")
    assert ("yellow-wedge-0", "L7") in other.builds(FIRST)


def test_a_covered_plot_supports_nothing(city_card: Arranged) -> None:
    leu = city_card.city("leuven")
    leu.free &= ~(1 << 2)
    leu.covered |= 1 << 2
    city_card.refuses(FIRST, build("yellow-wedge-0", "L7"), "long-side", near=["L6"])
    city_card.refuses(FIRST, build("yellow-row-0", "L2"), "plot-covered", plot="L2")


@pytest.mark.parametrize("site", [False, True])
def test_equal_arms_may_not_touch_sites_included(city_card: Arranged, site: bool) -> None:
    city_card.put("L1", "yellow-row-0", site=site)
    city_card.refuses(FIRST, build("yellow-row-0", "L2"), "equal-arms", arms=YELLOW, plot="L2", near=["L1"])
    assert ("yellow-row-0", "L3") in city_card.builds(FIRST)
    city_card.submit(FIRST, build("yellow-row-0", "L3"))


def test_the_church_is_arms_too_and_the_centre_counts() -> None:
    game = with_city_card("luik")
    game.refuses(FIRST, build("church-row", "K1"), "equal-arms", arms=CHURCH, near=["K0"])
    assert not any(name.startswith("church") for name, _ in game.builds(FIRST))


def test_the_ruling_that_churches_may_not_touch_can_be_switched_off_but_a_wall_side_keeps_one_special() -> None:
    data = msgspec.structs.replace(Flandern1302.printed(), church_is_arms=False)
    game = with_city_card("luik", data=data)
    assert ("church-row", "K1") in game.builds(FIRST)
    game.lay(K1="church-row", K2="yellow-row-0", K6="church-A")
    assert ("church-wedge", "K5") in game.builds(FIRST)
    assert ("church-B", "K7") in game.builds(FIRST)
    assert ("church-B", "K5") not in game.builds(FIRST)
    game.refuses(FIRST, build("church-B", "K5"), "one-special", plot="K5")
    game.refuses(FIRST, build("church-row", "K13"), "church-in-suburb", plot="K13")
    game.put("K3", "yellow-row-0")
    assert ("church-D", "K7") in game.builds(FIRST)


def test_another_city_than_the_card_shows_is_refused() -> None:
    with_city_card().refuses(FIRST, build("yellow-row-0", "B1"), "another-city", city=CityName.LEUVEN)


def test_the_shape_must_fit(city_card: Arranged) -> None:
    city_card.put("L2", "blue-row-0")
    city_card.refuses(FIRST, build("yellow-row-0", "L7"), "wrong-shape", plot="L7", ground="wedge", shape="row")


def test_a_built_plot_is_refused(city_card: Arranged) -> None:
    city_card.put("L1", "blue-row-0")
    city_card.refuses(FIRST, build("yellow-row-0", "L1"), "plot-built", plot="L1")
    city_card.refuses(FIRST, build("yellow-row-0", "L0"), "plot-built", plot="L0")


def test_an_empty_stock_is_refused_and_other_masters_are_named(city_card: Arranged) -> None:
    city_card.use_up("yellow-row-0", "yellow-row-2")
    city_card.refuses(FIRST, build("yellow-row-2", "L1"), "masters-built", arms=YELLOW, masters=2, others=[1])
    assert {name for name, plot in city_card.builds(FIRST) if "yellow" in name} == {"yellow-row-1"}
    city_card.use_up("yellow-row-1")
    city_card.refuses(FIRST, build("yellow-row-1", "L1"), "stock-empty", arms=YELLOW, shape="row")
    city_card.use_up("church-row")
    city_card.refuses(FIRST, build("church-row", "L1"), "stock-empty", arms=CHURCH, shape="row")


def test_the_last_quarter_of_a_kind_leaves_the_options(city_card: Arranged) -> None:
    city_card.submit(FIRST, build("yellow-row-2", "L1"))
    city_card.asking(CityCard(FIRST, CityName.BRUGGE, (YELLOW, *COMMON)))
    assert "yellow-row-2" not in {name for name, _ in city_card.builds(FIRST)}
    city_card.refuses(FIRST, build("yellow-row-2", "B1"), "masters-built", masters=2, others=[0, 1])


def test_a_rivals_guild_is_refused_and_a_golden_card_builds_grey_or_church_only() -> None:
    with_city_card().refuses(FIRST, build("blue-row-0", "L1"), "arms-not-allowed", allowed=[YELLOW, GREY, CHURCH])
    golden = with_city_card("leuven", *COMMON)
    golden.refuses(FIRST, build("yellow-row-0", "L1"), "arms-not-allowed", allowed=[GREY, CHURCH])


@pytest.mark.parametrize("plot", ["X1", "L21", "L", "", "7", "l7"])
def test_a_plot_that_does_not_exist_is_refused(plot: str) -> None:
    with_city_card().refuses(FIRST, build("yellow-row-0", plot), "no-such-plot", plot=plot)


@pytest.mark.parametrize("quarter", ["yellow-row-3", "yellow-centre", "church-E", "nonsense"])
def test_a_quarter_that_does_not_exist_is_refused(quarter: str) -> None:
    with_city_card().refuses(FIRST, build(quarter, "L1"), "no-such-quarter", quarter=quarter)


def test_a_scored_city_and_one_out_of_play_are_refused() -> None:
    game = started(3, (YELLOW, RED, BLUE)).asking(BuildingSite(FIRST, (YELLOW, *COMMON)))
    game.refuses(FIRST, build("yellow-row-0", "I1"), "city-not-in-play", city=CityName.IEPER)
    game.score("leuven")
    game.refuses(FIRST, build("yellow-row-0", "L1"), "city-scored", city=CityName.LEUVEN)
    assert not any(plot.startswith(("L", "I")) for _, plot in game.builds(FIRST))


def with_ring() -> Arranged:
    """Leuven with all four Rows, so that every wall plot can be reached."""
    game = with_city_card()
    game.lay(L1="blue-row-0", L2="grey-row-0", L3="blue-row-0", L4="green-row-0")
    return game


def test_special_quarters_go_to_their_places_at_the_wall() -> None:
    game = with_ring()
    assert plots(game, "church-A") == {"L6", "L8", "L10", "L12"}
    assert plots(game, "church-B") == plots(game, "church-C") == {"L5", "L7", "L9", "L11"}
    assert plots(game, "church-D") == {"L5", "L7", "L9", "L11"}


@pytest.mark.parametrize(
    ("special", "plot", "opened"), [("A", "L6", ["L13"]), ("B", "L7", ["L15", "L16"]), ("C", "L9", ["L17"])]
)
@pytest.mark.parametrize("site", [False, True])
def test_a_b_and_c_open_plots_at_once_even_as_a_site(special: str, plot: str, opened: list[str], site: bool) -> None:
    game = with_ring()
    if site:
        game.asking(BuildingSite(FIRST, (YELLOW, *COMMON)))
    before = game.city("leuven").free.bit_count()
    told = game.events(FIRST, build(f"church-{special}", plot))
    assert SuburbOpened(Card.LEUVEN, Special(special), tuple(map(PlotName, opened))) in told
    assert game.city("leuven").free.bit_count() == before - 1 + len(opened)


@pytest.mark.parametrize(
    ("special", "plot", "suburb", "shape"),
    [("A", "L6", "L13", "row"), ("B", "L5", "L13", "yard"), ("B", "L5", "L14", "yard"), ("C", "L5", "L13", "wedge")],
)
def test_suburbs_take_guild_quarters_of_their_shape_only(special: str, plot: str, suburb: str, shape: str) -> None:
    game = with_ring()
    game.put(plot, f"church-{special}")
    offered = {name for name, where in game.builds(FIRST) if where == suburb}
    assert offered == {f"{arms}-{shape}-{masters}" for arms in ("yellow", "grey") for masters in range(3)}
    game.refuses(FIRST, build(f"church-{shape}", suburb), "church-in-suburb", plot=suburb)
    game.refuses(FIRST, build("church-D", suburb), "church-in-suburb", plot=suburb)
    game.submit(FIRST, build(f"yellow-{shape}-0", suburb))
    assert game.quarter_at(suburb)


def test_a_suburb_not_yet_open_is_refused() -> None:
    with_ring().refuses(FIRST, build("yellow-row-0", "L13"), "suburb-closed", plot="L13")


def test_d_fills_the_wedge_and_the_yard_of_a_wall_side_as_one_quarter() -> None:
    game = with_ring()
    before = game.city("leuven").free.bit_count()
    game.submit(FIRST, build("church-D", "L5"))
    leu = game.city("leuven")
    assert leu.free.bit_count() == before - 2
    assert len(leu.quarters) == 6
    assert game.data.grounds[leu.quarters[-1].ground].takes == 1 << 5 | 1 << 6
    # it touches 1, 2, 7 and 12: no church there
    game.asking(CityCard(FIRST, CityName.LEUVEN, (YELLOW, *COMMON)))
    game.refuses(FIRST, build("church-wedge", "L7"), "equal-arms", near=["L6"])
    game.refuses(FIRST, build("yellow-wedge-0", "L5"), "plot-built", plot="L5")
    game.refuses(FIRST, build("yellow-yard-0", "L6"), "plot-built", plot="L6")
    game.refuses(FIRST, build("church-D", "L9"), "special-built", special=Special.D)


def test_d_checks_long_side_and_arms_with_its_whole_outline(city_card: Arranged) -> None:
    city_card.put("L2", "yellow-row-0")
    # plot 5 alone has no long side there, the whole of 5 and 6 has: it borders Row 2
    assert ("church-wedge", "L5") not in city_card.builds(FIRST)
    assert ("church-D", "L5") in city_card.builds(FIRST)
    city_card.put("L12", "church-yard")
    city_card.refuses(FIRST, build("church-D", "L5"), "equal-arms", near=["L12"])


def test_specials_on_wrong_plots_are_refused() -> None:
    game = with_ring()
    game.refuses(FIRST, build("church-A", "L5"), "special-needs", special=Special.A, shape="yard")
    game.refuses(FIRST, build("church-B", "L6"), "special-needs", special=Special.B, shape="wedge")
    game.refuses(FIRST, build("church-C", "L1"), "plot-built")
    game.refuses(FIRST, build("church-D", "L6"), "special-needs-both", plot="L6")
    game.put("L6", "yellow-yard-0")
    game.refuses(FIRST, build("church-D", "L5"), "special-needs-both", plot="L5")
    assert plots(game, "church-D") == {"L7", "L9", "L11"}


def test_a_special_quarter_can_be_built_once() -> None:
    game = with_ring()
    game.submit(FIRST, build("church-A", "L6"))
    game.asking(CityCard(FIRST, CityName.LEUVEN, (YELLOW, *COMMON)))
    assert plots(game, "church-A") == set()
    game.refuses(FIRST, build("church-A", "L10"), "special-built", special=Special.A)


def test_a_special_on_the_last_free_plot_keeps_the_city_open(city_card: Arranged) -> None:
    leu = city_card.city("leuven")
    city_card.put("L2", "blue-row-0")
    leu.covered, leu.free = leu.free & ~(1 << 6), 1 << 6
    city_card.submit(FIRST, build("church-A", "L6"))
    assert leu.free.bit_count() == 1
