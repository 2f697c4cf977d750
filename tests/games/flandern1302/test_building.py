"""The building rules and their refusals; special church quarters."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.games.flandern1302 import Flandern1302, cards, events
from engine.games.flandern1302.pieces import COMMON, Card, CityName, PlotName, Quarter, QuarterName, Special
from tests.games.flandern1302.arranged import Arranged, Position, started, with_city_card
from tests.games.flandern1302.names import BLUE, CHURCH, FIRST, GREY, RED, YELLOW, build

LEUVEN, SITE = cards.CityCard(FIRST, CityName.LEUVEN, (YELLOW, *COMMON)), cards.BuildingSite(FIRST, (YELLOW, *COMMON))


def plots(game: Arranged, quarter: str) -> set[str]:
    return {plot for name, plot in game.builds(FIRST) if name == quarter}


def leuven(site: bool = False, **quarters: str) -> Arranged:
    """Yellow has Leuven's card to carry out, where these quarters lie."""
    return with_city_card().lay(site, **quarters)


def ring(**more: str) -> Arranged:
    """Leuven with all four Rows, so that every wall plot can be reached, and more."""
    return leuven(L1="blue-row-0", L2="grey-row-0", L3="blue-row-0", L4="green-row-0", **more)


def built(quarter: str, plot: str) -> Arranged:
    """The ring, where Yellow has built and acts once more."""
    return ring().play(FIRST, build(quarter, plot)).asking(LEUVEN)


def tolerant(**quarters: str) -> Arranged:
    """Yellow acts in Luik, where churches may touch each other."""
    data = msgspec.structs.replace(Flandern1302.printed(), church_is_arms=False)
    return with_city_card("luik", data=data).lay(**quarters)


def three() -> Arranged:
    """Yellow may begin a quarter anywhere; Ieper is out of play, and Leuven was scored."""
    return started(3, (YELLOW, RED, BLUE)).asking(SITE).score("leuven")


CHURCHES = {"K1": "church-row", "K2": "yellow-row-0", "K6": "church-A"}
#: a special, where it lies, a plot that it opens, and the shape of it
SUBURBS = [tuple(line.split()) for line in ("A L6 L13 row", "B L5 L13 yard", "B L5 L14 yard", "C L5 L13 wedge")]
#: a position, what the first seat wants to build and where, and why it is refused
REFUSED: dict[str, tuple[Position, str, str, str, dict[str, Any]]] = {
    "a Wedge without a long side on something built":
        (leuven, "yellow-wedge-0", "L7", "long-side", {"plot": "L7", "near": ["L2", "L6"]}),
    # Yard 6 meets Wedge 7 only with a short side, Wedge 7 meets Yard 6 with a long one
    "a long side that is not of the new quarter":
        (lambda: leuven(L7="blue-wedge-0"), "yellow-yard-0", "L6", "long-side", {"near": ["L1", "L2"]}),
    "a covered plot supports nothing":
        (lambda: leuven().cover("leuven", 2), "yellow-wedge-0", "L7", "long-side", {"near": ["L6"]}),
    "a covered plot": (lambda: leuven().cover("leuven", 2), "yellow-row-0", "L2", "plot-covered", {"plot": "L2"}),
    **{f"equal arms that touch {what}":
       (lambda site=site: leuven(site, L1="yellow-row-0"), "yellow-row-0", "L2", "equal-arms",
        {"arms": YELLOW, "plot": "L2", "near": ["L1"]})
       for what, site in {"a quarter": False, "a site": True}.items()},
    "the church is arms too, and the centre counts":
        (lambda: with_city_card("luik"), "church-row", "K1", "equal-arms", {"arms": CHURCH, "near": ["K0"]}),
    "a second special of a wall side": (lambda: tolerant(**CHURCHES), "church-B", "K5", "one-special", {"plot": "K5"}),
    "a church outside the wall":
        (lambda: tolerant(**CHURCHES), "church-row", "K13", "church-in-suburb", {"plot": "K13"}),
    **{f"{church} on {suburb}, which {special} has opened":
       (lambda special=special, plot=plot: ring(**{plot: f"church-{special}"}), church, suburb, "church-in-suburb",
        {"plot": suburb})
       for special, plot, suburb, shape in SUBURBS for church in (f"church-{shape}", "church-D")},
    "a suburb not yet open": (ring, "yellow-row-0", "L13", "suburb-closed", {"plot": "L13"}),
    "another city than the card shows": (leuven, "yellow-row-0", "B1", "another-city", {"city": CityName.LEUVEN}),
    "another shape":
        (lambda: leuven(L2="blue-row-0"), "yellow-row-0", "L7", "wrong-shape",
         {"plot": "L7", "ground": "wedge", "shape": "row"}),
    "a built plot": (lambda: leuven(L1="blue-row-0"), "yellow-row-0", "L1", "plot-built", {"plot": "L1"}),
    "the centre": (leuven, "yellow-row-0", "L0", "plot-built", {"plot": "L0"}),
    "a number of masters that is used up, and others are named":
        (lambda: leuven().use_up("yellow-row-0", "yellow-row-2"), "yellow-row-2", "L1", "masters-built",
         {"arms": YELLOW, "masters": 2, "others": [1]}),
    "the last quarter of a kind, once it is built":
        (lambda: leuven().play(FIRST, build("yellow-row-2", "L1")).asking(SITE), "yellow-row-2", "B1", "masters-built",
         {"masters": 2, "others": [0, 1]}),
    "an empty stock":
        (lambda: leuven().use_up(YELLOW), "yellow-row-1", "L1", "stock-empty", {"arms": YELLOW, "shape": "row"}),
    "an empty stock of churches":
        (lambda: leuven().use_up("church-row"), "church-row", "L1", "stock-empty", {"arms": CHURCH, "shape": "row"}),
    "a rival's guild": (leuven, "blue-row-0", "L1", "arms-not-allowed", {"allowed": [YELLOW, GREY, CHURCH]}),
    "anything but grey or church with a golden card":
        (lambda: with_city_card("leuven", *COMMON), "yellow-row-0", "L1", "arms-not-allowed",
         {"allowed": [GREY, CHURCH]}),
    **{f"the plot {plot!r}, which does not exist": (leuven, "yellow-row-0", plot, "no-such-plot", {"plot": plot})
       for plot in ("X1", "L21", "L", "", "7", "l7")},
    **{f"a {quarter}, which does not exist": (leuven, quarter, "L1", "no-such-quarter", {"quarter": quarter})
       for quarter in ("yellow-row-3", "yellow-centre", "church-E", "nonsense")},
    "a city out of play": (three, "yellow-row-0", "I1", "city-not-in-play", {"city": CityName.IEPER}),
    "a scored city": (three, "yellow-row-0", "L1", "city-scored", {"city": CityName.LEUVEN}),
    "a church where D touches":
        (lambda: built("church-D", "L5"), "church-wedge", "L7", "equal-arms", {"near": ["L6"]}),
    "the Wedge under D": (lambda: built("church-D", "L5"), "yellow-wedge-0", "L5", "plot-built", {"plot": "L5"}),
    "the Yard under D": (lambda: built("church-D", "L5"), "yellow-yard-0", "L6", "plot-built", {"plot": "L6"}),
    "a second D": (lambda: built("church-D", "L5"), "church-D", "L9", "special-built", {"special": Special.D}),
    "a second A": (lambda: built("church-A", "L6"), "church-A", "L10", "special-built", {"special": Special.A}),
    "D beside a church":
        (lambda: leuven(L2="yellow-row-0", L12="church-yard"), "church-D", "L5", "equal-arms", {"near": ["L12"]}),
    "A on a Wedge": (ring, "church-A", "L5", "special-needs", {"special": Special.A, "shape": "yard"}),
    "B on a Yard": (ring, "church-B", "L6", "special-needs", {"special": Special.B, "shape": "wedge"}),
    "C on a Row": (ring, "church-C", "L1", "plot-built", {}),
    "D by the name of its Yard": (ring, "church-D", "L6", "special-needs-both", {"plot": "L6"}),
    "D without its Yard":
        (lambda: ring(L6="yellow-yard-0"), "church-D", "L5", "special-needs-both", {"plot": "L5"}),
}  # fmt: skip


@pytest.mark.parametrize(("position", "quarter", "plot", "key", "facts"), REFUSED.values(), ids=REFUSED)
def test_what_is_refused(position: Position, quarter: str, plot: str, key: str, facts: dict[str, Any]) -> None:
    game = position()
    game.refuses(FIRST, build(quarter, plot), key, **facts)
    assert (quarter, plot) not in game.builds(FIRST)


#: a position, and what can be built there
BUILT: dict[str, tuple[Position, str, str]] = {
    "a Wedge with a long side on a site": (lambda: leuven(True, L2="grey-row-0"), "yellow-wedge-0", "L7"),
    "a Wedge with its own long side": (lambda: leuven(L6="blue-yard-0"), "yellow-wedge-0", "L7"),
    "equal arms that do not touch": (lambda: leuven(L1="yellow-row-0"), "yellow-row-0", "L3"),
    "equal arms that do not touch a site": (lambda: leuven(True, L1="yellow-row-0"), "yellow-row-0", "L3"),
    "a church beside the church if the ruling is switched off": (tolerant, "church-row", "K1"),
    "a church beside a special if the ruling is switched off":
        (lambda: tolerant(**CHURCHES), "church-wedge", "K5"),
    "a special of another wall side": (lambda: tolerant(**CHURCHES), "church-B", "K7"),
    "D beside churches if the ruling is switched off":
        (lambda: tolerant(**CHURCHES, K3="yellow-row-0"), "church-D", "K7"),
    # plot 5 alone has no long side there, the whole of 5 and 6 has: it borders Row 2
    "D with a long side of its whole outline": (lambda: leuven(L2="yellow-row-0"), "church-D", "L5"),
    **{f"a {shape} on {suburb}, which {special} has opened":
       (lambda special=special, plot=plot: ring(**{plot: f"church-{special}"}), f"yellow-{shape}-0", suburb)
       for special, plot, suburb, shape in SUBURBS},
}  # fmt: skip


@pytest.mark.parametrize(("position", "quarter", "plot"), BUILT.values(), ids=BUILT)
def test_what_can_be_built(position: Position, quarter: str, plot: str) -> None:
    game = position()
    assert (quarter, plot) in game.builds(FIRST)
    laid = game.play(FIRST, build(quarter, plot)).quarter_at(plot)
    assert laid
    assert laid.kind == quarter


def test_at_the_start_only_rows_can_be_built_and_the_owner_of_the_centre_cannot_build_his_own() -> None:
    game = with_city_card("leuven", RED, YELLOW, GREY, CHURCH)
    assert {name.split("-")[0] for name, _ in game.builds(FIRST)} == {"yellow", "grey", "church"}
    assert {plot for _, plot in game.builds(FIRST)} == {"L1", "L2", "L3", "L4"}


def test_a_quarter_built_leaves_the_stock_and_is_finished_at_once(city_card: Arranged) -> None:
    row = QuarterName("yellow-row-1")
    stock = city_card.table.stock[row]
    built = events.QuarterBuilt(FIRST, Card.LEUVEN, row, PlotName("L1"))
    assert city_card.events(FIRST, build(row, "L1"))[0] == built
    assert (city_card.quarter_at("L1"), city_card.table.stock[row]) == (Quarter(row, 1), stock - 1)
    assert not city_card.city("leuven").free & 1 << 1


#: a position, a plot, and everything that is offered for it
OFFERED: dict[str, tuple[Position, str, set[str]]] = {
    "all numbers of masters in stock, and the builder picks":
        (leuven, "L1", {*(f"{arms}-row-{n}" for arms in ("yellow", "grey") for n in range(3)), "church-row"}),
    "only the masters that are left":
        (lambda: leuven().use_up("yellow-row-0", "yellow-row-2", *COMMON), "L1", {"yellow-row-1"}),
    "no church beside the church":
        (lambda: with_city_card("luik"), "K1", {f"{arms}-row-{n}" for arms in ("yellow", "grey") for n in range(3)}),
    **{f"guild quarters alone on {suburb}, which {special} has opened":
       (lambda special=special, plot=plot: ring(**{plot: f"church-{special}"}), suburb,
        {f"{arms}-{shape}-{n}" for arms in ("yellow", "grey") for n in range(3)})
       for special, plot, suburb, shape in SUBURBS},
    "D alone reaches the Wedge behind a Row that is not its own":
        (lambda: leuven(L2="yellow-row-0"), "L5", {"church-D"}),
    "nothing in a city out of play": (three, "I1", set()),
}  # fmt: skip


@pytest.mark.parametrize(("position", "plot", "quarters"), OFFERED.values(), ids=OFFERED)
def test_what_is_offered_for_a_plot(position: Position, plot: str, quarters: set[str]) -> None:
    assert {name for name, where in position().builds(FIRST) if where == plot} == quarters


def test_nothing_is_offered_in_scored_cities_and_those_out_of_play() -> None:
    assert not any(plot.startswith(("L", "I")) for _, plot in three().builds(FIRST))


def test_special_quarters_go_to_their_places_at_the_wall() -> None:
    assert plots(ring(), "church-A") == {"L6", "L8", "L10", "L12"}
    assert {frozenset(plots(ring(), f"church-{one}")) for one in "BCD"} == {frozenset(("L5", "L7", "L9", "L11"))}
    assert plots(ring(L6="yellow-yard-0"), "church-D") == {"L7", "L9", "L11"}
    assert plots(built("church-A", "L6"), "church-A") == set()


@pytest.mark.parametrize(
    ("special", "plot", "opened"), [("A", "L6", ["L13"]), ("B", "L7", ["L15", "L16"]), ("C", "L9", ["L17"])]
)
@pytest.mark.parametrize("step", [LEUVEN, SITE], ids=["finished", "site"])
def test_a_b_and_c_open_plots_at_once_even_as_a_site(special: str, plot: str, opened: list[str], step: Any) -> None:
    game = ring().asking(step)
    before = game.city("leuven").free.bit_count()
    told = game.events(FIRST, build(f"church-{special}", plot))
    assert events.SuburbOpened(Card.LEUVEN, Special(special), tuple(map(PlotName, opened))) in told
    assert game.city("leuven").free.bit_count() == before - 1 + len(opened)


def test_d_fills_the_wedge_and_the_yard_of_a_wall_side_as_one_quarter() -> None:
    free, leu = ring().city("leuven").free, built("church-D", "L5").city("leuven")
    assert (len(leu.quarters), leu.free) == (6, free & ~(1 << 5 | 1 << 6))
    assert Flandern1302.printed().grounds[leu.quarters[-1].ground].takes == 1 << 5 | 1 << 6


def test_a_special_on_the_last_free_plot_keeps_the_city_open() -> None:
    game = leuven(L2="blue-row-0").fill("leuven", left=[6]).play(FIRST, build("church-A", "L6"))
    assert game.city("leuven").free.bit_count() == 1
