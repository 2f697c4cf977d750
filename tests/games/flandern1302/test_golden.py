"""The first player's action with the golden card."""

from __future__ import annotations

import pytest

from engine.games.flandern1302 import actions, cards, events
from engine.games.flandern1302.golden import Cathedral, Golden, GuildMaster
from engine.games.flandern1302.pieces import COMMON, Card, CityName, Obstacle, PlotName, Quarter, QuarterName
from tests.games.flandern1302.arranged import Arranged, Position, started
from tests.games.flandern1302.names import FIRST, cathedral, master


def golden(card: Card) -> Arranged:
    return started().drawn(card)


def test_a_golden_city_card_asks_for_grey_or_church_in_that_city() -> None:
    game = golden(Card.GENT)
    assert game.happen(Golden(FIRST)) == [events.GoldenTurned(FIRST, Card.GENT)]
    assert game.step == cards.CityCard(FIRST, CityName.GENT, COMMON)
    table = game.table
    assert (table.golden, table.golden_discards, table.golden_drawn) == (Card.GENT, [Card.GENT], False)


def test_a_golden_building_site_card_asks_for_grey_or_church_anywhere() -> None:
    game = golden(Card.BUILDING_SITE)
    game.happen(Golden(FIRST))
    assert game.step == cards.BuildingSite(FIRST, COMMON)


def test_golden_take_back_returns_the_silver_card_just_played_and_is_discarded() -> None:
    game = golden(Card.TAKE_BACK).spend(FIRST, Card.GENT)
    assert game.happen(Golden(FIRST))[1] == events.CardsTakenBack(FIRST, (Card.GENT,))
    assert (game.yellow.row, game.yellow.hand.count(Card.TAKE_BACK)) == ([], 1)
    assert game.table.golden_discards == [Card.TAKE_BACK]


def test_golden_take_back_without_a_played_card_says_so() -> None:
    game = golden(Card.TAKE_BACK)
    assert game.yellow.row == []
    assert game.happen(Golden(FIRST))[1] == events.NothingTakenBack(FIRST)


def test_golden_influence_goes_to_the_hand_and_not_to_the_discards() -> None:
    game = golden(Card.INFLUENCE)
    assert game.happen(Golden(FIRST))[1] == events.InfluenceGained(FIRST, 4)
    assert (game.yellow.influence, game.table.golden_discards) == (4, [])


def test_a_cathedral_goes_on_any_church_quarter_sites_and_the_centre_of_luik_included() -> None:
    game = golden(Card.CATHEDRAL).lay(site=True, L1="church-row").put("G1", "church-row", cathedral=True)
    game.happen(Golden(FIRST))
    assert isinstance(game.step, Cathedral)
    assert game.plots() == {"L1", "K0"}
    assert game.events(FIRST, cathedral("K0"))[0] == events.CathedralPlaced(FIRST, Card.LUIK, PlotName("K0"))
    assert game.quarter_at("K0") == Quarter(QuarterName("church-centre"), 0, cathedral=True)
    assert game.table.cathedrals == 2


def test_a_second_cathedral_and_one_without_a_church_are_refused() -> None:
    game = started().asking(Cathedral(FIRST)).put("L1", "church-row", cathedral=True)
    for plot in ("L1", "B0"):
        game.refuses(FIRST, cathedral(plot), "cathedral-needs-church", plot=plot)
    game.refuses(FIRST, cathedral("B1"), "nothing-there", plot="B1")
    game.refuses(FIRST, actions.Pass(), "must-act", count=1, example="K0")


def test_d_carries_one_cathedral_under_the_name_of_its_wedge() -> None:
    game = started().asking(Cathedral(FIRST)).lay(L5="church-D")
    game.refuses(FIRST, cathedral("L6"), "double-plot", wedge="L5")
    assert game.play(FIRST, cathedral("L5")).city("leuven").quarters[-1].cathedral


def test_a_scored_city_gets_no_cathedral_and_no_master() -> None:
    game = started().asking(Cathedral(FIRST)).score("luik", "gent").lay(L1="church-row")
    assert game.plots() == {"L1"}
    game.refuses(FIRST, cathedral("K0"), "city-scored", city=CityName.LUIK)
    assert "G0" not in game.asking(GuildMaster(FIRST)).plots()
    game.refuses(FIRST, master("G0"), "city-scored", city=CityName.GENT)


#: a golden card, how the table stands, and why the card has no effect
IMPOSSIBLE: dict[str, tuple[Card, Position, Obstacle]] = {
    "a cathedral without a church": (Card.CATHEDRAL, lambda: started().score("luik"), Obstacle.NO_MOVE),
    "a cathedral without a wooden one": (Card.CATHEDRAL, lambda: started().having(cathedrals=0), Obstacle.NO_PAWN),
    "a city without a move": (Card.GENT, lambda: started().use_up(*COMMON), Obstacle.NO_MOVE),
    "a building site without a pawn": (Card.BUILDING_SITE, lambda: started().having(sites=0), Obstacle.NO_PAWN),
    "a master without an own or grey quarter":
        (Card.GUILD_MASTER, lambda: started().score("gent", "utrecht"), Obstacle.NO_MOVE),
    "a master without a wooden one": (Card.GUILD_MASTER, lambda: started().having(masters=0), Obstacle.NO_PAWN),
}  # fmt: skip


@pytest.mark.parametrize(("card", "position", "obstacle"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_card_is_discarded_without_effect(card: Card, position: Position, obstacle: Obstacle) -> None:
    game = position().drawn(card)
    assert game.happen(Golden(FIRST))[1] == events.GoldenImpossible(FIRST, card, obstacle)
    assert game.table.golden_discards == [card]


def test_masters_go_on_own_or_grey_quarters_and_several_may_stand_on_one() -> None:
    game = golden(Card.GUILD_MASTER).lay(site=True, L1="yellow-row-2").lay(L3="blue-row-0")
    game.happen(Golden(FIRST))
    assert game.plots() == {"L1", "G0", "U0"}
    for plot in ("L3", "K0"):
        game.refuses(FIRST, master(plot), "master-needs-own", plot=plot)
    game.refuses(FIRST, actions.Pass(), "must-act", count=3)
    row = QuarterName("yellow-row-2")
    assert game.events(FIRST, master("L1"))[0] == events.MasterPlaced(FIRST, Card.LEUVEN, row, PlotName("L1"))
    twice = game.asking(GuildMaster(FIRST)).play(FIRST, master("L1"))
    assert (twice.quarter_at("L1"), twice.table.masters) == (Quarter(row, 1, site=True, pawns=2), 2)


def test_a_full_but_unscored_city_may_still_get_a_master() -> None:
    game = started().asking(GuildMaster(FIRST)).fill("gent").play(FIRST, master("G0"))
    assert game.city("gent").quarters[0].pawns == 1
