"""Carrying out an action: city cards, Building Site, Take Back, the duty to act."""

from __future__ import annotations

import pytest

from engine.games.flandern1302.actions import Finish, Pass
from engine.games.flandern1302.cards import CityCard, Execute
from engine.games.flandern1302.events import CardImpossible, CardsTakenBack, Obstacle, SiteBegun, SiteFinished
from engine.games.flandern1302.pieces import COMMON, Card, CityName, PlotName, Quarter, QuarterName
from tests.games.flandern1302.arranged import Arranged, Position, started, with_city_card, with_site_card
from tests.games.flandern1302.names import BLUE, CHURCH, FIRST, GREY, SECOND, YELLOW, build, finish

L1, L5, L6, L7 = (PlotName(plot) for plot in ("L1", "L5", "L6", "L7"))


def finishes(game: Arranged) -> set[str]:
    return {option.plot for option in game.options(FIRST) if isinstance(option, Finish)}


def test_a_city_card_finishes_an_own_a_grey_or_a_church_site_but_no_rivals(city_card: Arranged) -> None:
    city_card.lay(site=True, L1="yellow-row-1", L2="grey-row-0", L3="blue-row-0", L4="church-row")
    assert finishes(city_card) == {"L1", "L2", "L4"}
    city_card.refuses(FIRST, finish("L3"), "foreign-site", guild=BLUE)
    row = QuarterName("yellow-row-1")
    assert city_card.events(FIRST, finish(L1))[0] == SiteFinished(FIRST, Card.LEUVEN, row, L1)
    assert (city_card.quarter_at("L1"), city_card.table.sites) == (Quarter(row, 1), 10 - 3)


def test_finishing_keeps_what_stands_on_the_quarter(city_card: Arranged) -> None:
    city_card.put("L1", "yellow-row-0", site=True, pawns=2).play(FIRST, finish(L1))
    assert city_card.quarter_at("L1") == Quarter(QuarterName("yellow-row-0"), 1, pawns=2)


def test_a_golden_city_card_finishes_grey_and_church_sites_only() -> None:
    game = with_city_card("leuven", *COMMON).lay(site=True, L1="yellow-row-0", L2="grey-row-0")
    assert finishes(game) == {"L2"}
    game.refuses(FIRST, finish(L1), "site-not-allowed", allowed=[GREY, CHURCH])


def test_only_sites_of_the_cards_city_can_be_finished(city_card: Arranged) -> None:
    city_card.lay(site=True, B1="yellow-row-0").lay(L1="yellow-row-0")
    city_card.refuses(FIRST, finish("B1"), "another-city", city=CityName.LEUVEN)
    city_card.refuses(FIRST, finish(L1), "finished-already", plot="L1")
    city_card.refuses(FIRST, finish("L2"), "nothing-there", plot="L2")
    assert finishes(city_card) == set()


def test_a_double_site_goes_by_the_name_of_its_wedge(city_card: Arranged) -> None:
    city_card.lay(L1="blue-row-0").lay(site=True, L5="church-D")
    assert finishes(city_card) == {"L5"}
    city_card.refuses(FIRST, finish(L6), "double-plot", plot="L6", wedge="L5")
    assert not city_card.play(FIRST, finish(L5)).city("leuven").quarters[-1].site
    assert city_card.table.sites == 10


def test_a_building_site_card_lays_a_site_in_any_open_city() -> None:
    game = with_site_card()
    assert {plot[0] for _, plot in game.builds(FIRST)} == set("BGILUK")
    row = QuarterName("yellow-row-0")
    assert game.events(FIRST, build(row, L1))[0] == SiteBegun(FIRST, Card.LEUVEN, row, L1, 9)
    assert (game.quarter_at("L1"), game.table.sites) == (Quarter(row, 1, site=True), 9)


def test_a_golden_building_site_card_builds_grey_or_church_only() -> None:
    assert {name.split("-")[0] for name, _ in with_site_card(*COMMON).builds(FIRST)} == {"grey", "church"}


def test_a_building_site_card_cannot_finish_a_site() -> None:
    with_site_card().lay(site=True, L1="yellow-row-0").refuses(FIRST, finish(L1), "site-card-starts")


def test_a_site_needs_a_pawn() -> None:
    with_site_card().having(sites=0).refuses(FIRST, build("yellow-row-0", L1), "no-site-pawn", pawns=10)


#: how the table stands, a card that is impossible then, and why
IMPOSSIBLE: dict[str, tuple[Position, Card, Obstacle]] = {
    "a building site without a pawn": (lambda: started().having(sites=0), Card.BUILDING_SITE, Obstacle.NO_PAWN),
    "a building site without a legal move":
        (lambda: started().use_up(YELLOW, *COMMON), Card.BUILDING_SITE, Obstacle.NO_MOVE),
    "a city without a legal move": (lambda: started().use_up(YELLOW, *COMMON), Card.LEUVEN, Obstacle.NO_MOVE),
}  # fmt: skip


@pytest.mark.parametrize(("position", "card", "obstacle"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_card_that_is_impossible_counts_as_played(position: Position, card: Card, obstacle: Obstacle) -> None:
    game = position()
    assert game.happen(Execute(FIRST, card)) == [CardImpossible(FIRST, card, obstacle)]
    assert game.yellow.row == [card]


def test_a_full_city_is_still_open_for_finishing_until_it_is_scored(four: Arranged) -> None:
    four.lay(site=True, L1="yellow-row-0").fill("leuven").happen(Execute(FIRST, Card.LEUVEN))
    assert four.step == CityCard(FIRST, CityName.LEUVEN, (YELLOW, *COMMON))
    assert four.options(FIRST) == [finish(L1)]


def test_with_d_alone_left_a_card_is_still_possible(four: Arranged) -> None:
    four.lay(L2="blue-row-0").use_up(YELLOW, *COMMON).restock("church-D")
    assert four.happen(Execute(FIRST, Card.LEUVEN)) == []
    assert four.builds(FIRST) == {("church-D", "L5"), ("church-D", "L7")}


def test_take_back_returns_all_face_up_cards_with_itself_but_no_influence_card(four: Arranged) -> None:
    player, back = four.yellow, (Card.LUIK, Card.BUILDING_SITE, Card.TAKE_BACK)
    player.row, player.hand, player.influence, player.spent = [*back[:2]], [Card.GENT], 1, 2
    assert four.happen(Execute(FIRST, Card.TAKE_BACK)) == [CardsTakenBack(FIRST, back)]
    assert (player.hand, player.row, player.influence) == ([Card.GENT, *back], [], 1)


def test_take_back_may_be_played_with_nothing_to_take_back(four: Arranged) -> None:
    four.yellow.hand.remove(Card.TAKE_BACK)
    assert four.happen(Execute(FIRST, Card.TAKE_BACK)) == [CardsTakenBack(FIRST, (Card.TAKE_BACK,))]
    assert Card.TAKE_BACK in four.yellow.hand


def test_whoever_can_act_must_act(city_card: Arranged) -> None:
    city_card.refuses(FIRST, Pass(), "must-act", count=len(city_card.options(FIRST)), example="L1")
    with_site_card().refuses(FIRST, Pass(), "must-act")


def test_acting_out_of_turn_is_refused_with_the_number_in_the_round(four: Arranged) -> None:
    four.choose(*[Card.LEUVEN] * 4)
    assert four.asked == (FIRST,)
    four.refuses(SECOND, build("green-row-0", L1), "not-your-turn", seats=[FIRST], number=2)
