"""The first player's action with the golden card."""

from __future__ import annotations

from engine.games.flandern1302 import actions, cards, events
from engine.games.flandern1302.golden import Cathedral, Golden, GuildMaster
from engine.games.flandern1302.pieces import COMMON, Card, CityName, Obstacle, PlotName, QuarterName
from tests.games.flandern1302.arranged import Arranged, started
from tests.games.flandern1302.names import FIRST, cathedral, master


def golden(card: Card) -> Arranged:
    game = started()
    game.hands[FIRST].golden = card
    return game


def test_a_golden_city_card_asks_for_grey_or_church_in_that_city() -> None:
    game = golden(Card.GENT)
    told = game.happen(Golden(FIRST))
    assert told == [events.GoldenTurned(FIRST, Card.GENT)]
    assert game.step == cards.CityCard(FIRST, CityName.GENT, COMMON)
    assert game.table.golden is Card.GENT
    assert game.table.golden_discards == [Card.GENT]
    assert not game.table.golden_drawn


def test_a_golden_building_site_card_asks_for_grey_or_church_anywhere() -> None:
    game = golden(Card.BUILDING_SITE)
    game.happen(Golden(FIRST))
    assert game.step == cards.BuildingSite(FIRST, COMMON)


def test_golden_take_back_returns_the_silver_card_just_played_and_is_discarded() -> None:
    game = golden(Card.TAKE_BACK)
    player = game.table.players[FIRST]
    player.hand.remove(Card.GENT)
    player.row = [Card.GENT]
    told = game.happen(Golden(FIRST))
    assert told[1] == events.CardsTakenBack(FIRST, (Card.GENT,))
    assert player.row == []
    assert player.hand.count(Card.TAKE_BACK) == 1
    assert game.table.golden_discards == [Card.TAKE_BACK]


def test_golden_take_back_without_a_played_card_says_so() -> None:
    game = golden(Card.TAKE_BACK)
    assert game.table.players[FIRST].row == []
    assert game.happen(Golden(FIRST))[1] == events.NothingTakenBack(FIRST)


def test_golden_influence_goes_to_the_hand_and_not_to_the_discards() -> None:
    game = golden(Card.INFLUENCE)
    told = game.happen(Golden(FIRST))
    assert told[1] == events.InfluenceGained(FIRST, 4)
    assert game.table.players[FIRST].influence == 4
    assert game.table.golden_discards == []


def test_a_cathedral_goes_on_any_church_quarter_sites_and_the_centre_of_luik_included() -> None:
    game = golden(Card.CATHEDRAL)
    game.put("L1", "church-row", site=True)
    game.put("G1", "church-row", cathedral=True)
    game.happen(Golden(FIRST))
    assert isinstance(game.step, Cathedral)
    assert {option.plot for option in game.options(FIRST)} == {"L1", "K0"}
    told = game.submit(FIRST, cathedral("K0")).told
    assert told[0].event == events.CathedralPlaced(FIRST, Card.LUIK, PlotName("K0"))
    centre = game.quarter_at("K0")
    assert centre
    assert centre.cathedral
    assert game.table.cathedrals == 2


def test_a_second_cathedral_and_one_without_a_church_are_refused() -> None:
    game = started().asking(Cathedral(FIRST))
    game.put("L1", "church-row", cathedral=True)
    game.refuses(FIRST, cathedral("L1"), "cathedral-needs-church", plot="L1")
    game.refuses(FIRST, cathedral("B0"), "cathedral-needs-church", plot="B0")
    game.refuses(FIRST, cathedral("B1"), "nothing-there", plot="B1")
    game.refuses(FIRST, actions.Pass(), "must-act", count=1, example="K0")


def test_d_carries_one_cathedral_under_the_name_of_its_wedge() -> None:
    game = started().asking(Cathedral(FIRST))
    game.put("L5", "church-D")
    game.refuses(FIRST, cathedral("L6"), "double-plot", wedge="L5")
    game.submit(FIRST, cathedral("L5"))
    assert game.city("leuven").quarters[-1].cathedral


def test_a_scored_city_gets_no_cathedral_and_no_master() -> None:
    game = started().asking(Cathedral(FIRST))
    game.score("luik", "gent")
    game.put("L1", "church-row")
    assert {option.plot for option in game.options(FIRST)} == {"L1"}
    game.refuses(FIRST, cathedral("K0"), "city-scored", city=CityName.LUIK)
    game.asking(GuildMaster(FIRST))
    assert "G0" not in {option.plot for option in game.options(FIRST)}
    game.refuses(FIRST, master("G0"), "city-scored", city=CityName.GENT)


def test_a_cathedral_card_without_a_church_is_discarded_without_effect() -> None:
    game = golden(Card.CATHEDRAL)
    game.score("luik")
    told = game.happen(Golden(FIRST))
    assert told[1] == events.GoldenImpossible(FIRST, Card.CATHEDRAL, Obstacle.NO_MOVE)
    assert game.table.golden_discards == [Card.CATHEDRAL]


def test_a_golden_city_card_without_a_move_is_discarded_without_effect() -> None:
    game = golden(Card.GENT)
    game.use_up(*COMMON)
    told = game.happen(Golden(FIRST))
    assert told[1] == events.GoldenImpossible(FIRST, Card.GENT, Obstacle.NO_MOVE)
    game = golden(Card.BUILDING_SITE)
    game.table.sites = 0
    assert game.happen(Golden(FIRST))[1] == events.GoldenImpossible(FIRST, Card.BUILDING_SITE, Obstacle.NO_PAWN)


def test_without_wooden_pieces_the_card_has_no_effect() -> None:
    for card in (Card.CATHEDRAL, Card.GUILD_MASTER):
        game = golden(card)
        game.table.cathedrals = game.table.masters = 0
        assert game.happen(Golden(FIRST))[1] == events.GoldenImpossible(FIRST, card, Obstacle.NO_PAWN)


def test_a_master_card_without_an_own_or_grey_quarter_has_no_effect() -> None:
    game = golden(Card.GUILD_MASTER)
    game.score("gent", "utrecht")
    assert game.happen(Golden(FIRST))[1] == events.GoldenImpossible(FIRST, Card.GUILD_MASTER, Obstacle.NO_MOVE)


def test_masters_go_on_own_or_grey_quarters_and_several_may_stand_on_one() -> None:
    game = golden(Card.GUILD_MASTER)
    game.put("L1", "yellow-row-2", site=True)
    game.put("L3", "blue-row-0")
    game.happen(Golden(FIRST))
    assert {option.plot for option in game.options(FIRST)} == {"L1", "G0", "U0"}
    game.refuses(FIRST, master("L3"), "master-needs-own", plot="L3")
    game.refuses(FIRST, master("K0"), "master-needs-own", plot="K0")
    game.refuses(FIRST, actions.Pass(), "must-act", count=3)
    told = game.submit(FIRST, master("L1")).told
    assert told[0].event == events.MasterPlaced(FIRST, Card.LEUVEN, QuarterName("yellow-row-2"), PlotName("L1"))
    game.asking(GuildMaster(FIRST))
    game.submit(FIRST, master("L1"))
    quarter = game.quarter_at("L1")
    assert quarter
    assert (quarter.pawns, quarter.site) == (2, True)
    assert game.table.masters == 2


def test_a_full_but_unscored_city_may_still_get_a_master() -> None:
    game = started().asking(GuildMaster(FIRST))
    gent = game.fill("gent")
    game.submit(FIRST, master("G0"))
    assert gent.quarters[0].pawns == 1


def test_an_absent_first_player_makes_some_legal_move() -> None:
    for step in (Cathedral(FIRST), GuildMaster(FIRST)):
        game = started().asking(step)
        assert step.absent(game.view_of(FIRST)) in game.options(FIRST)
