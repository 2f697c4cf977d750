"""Phase 3: buildings, walls, craftsmen, and two cards to keep."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.action import Action
from engine.games.comuni.actions import FINISH, AddFloor, Found, Keep, LayWall, RaiseWall
from engine.games.comuni.building import BuildStep, HandLimit
from engine.games.comuni.events import BonusWallGiven, BuildingFounded, CardsDiscarded, FloorAdded, WallLaid, WallRaised
from engine.games.comuni.pieces import CardId, Category
from engine.games.comuni.projects import Projects
from tests.games.comuni.positions import CULTURE, ECONOMY, FIRST, RELIGION, SECOND, Arranged, kinds_of


def building(g: Arranged, *cards: str, craftsman: int = 0, pilgrim: int = 0) -> Arranged:
    """The first seat is asked to build, with these cards and nothing but these cubes."""
    g.equip(FIRST, craftsman=craftsman, pilgrim=pilgrim)
    g.deal(FIRST, *cards)
    g.to_build(FIRST)
    assert g.step == BuildStep(FIRST)
    return g


# -- buildings ---------------------------------------------------------------------------------------------------------


def test_a_new_building_takes_one_card_of_any_level_and_scores_one(four: Arranged):
    building(four, "D02")
    heard = four.events(FIRST, Found(card="D02", category=ECONOMY))
    comune = four.table.comuni[FIRST]
    assert (comune.score, comune.active, comune.cards) == (1, [ECONOMY], 0)
    assert [(b.category, b.cards) for b in comune.buildings] == [(ECONOMY, ["D02"])]
    assert heard[0] == BuildingFounded(FIRST, "D02", ECONOMY, 0, 0, 1)


def test_a_floor_whose_card_is_high_enough_costs_nothing(four: Arranged):
    """Vector 2."""
    four.erect(FIRST, CULTURE, 2)
    building(four, "C06", craftsman=1)
    heard = four.events(FIRST, AddFloor(card="C06", building=1))
    comune = four.table.comuni[FIRST]
    assert (comune.buildings[0].height, comune.score, comune.active) == (3, 3, [CULTURE])
    assert four.hands[FIRST].stock.craftsman == 1
    assert heard[0] == FloorAdded(FIRST, "C06", CULTURE, 3, 0, 0, 3)


@pytest.mark.parametrize(
    ("stock", "from_pilgrims", "key", "sentence"),
    [
        # vector 3, first half
        ({}, 0, "level-too-low",
         "Floor 3 needs level 3, and this card is level 2. The difference costs 1 craftsman; you can pay 0."),
        # pilgrims are not touched unless the player says so
        ({"pilgrim": 2}, 0, "craftsmen-short",
         "This step needs 1 craftsman and you have 0. Two pilgrims can stand in for each: say for how many."),
        ({"craftsman": 3, "pilgrim": 1}, 1, "pilgrims-short", "That takes 2 pilgrims; you have 1."),
        # nobody can overpay
        ({"pilgrim": 4}, 2, "too-many-pilgrims", "This step needs 1 craftsman; pilgrims can’t stand in for more."),
    ],
)  # fmt: skip
def test_a_floor_whose_card_is_too_low_is_refused_without_its_price(
    four: Arranged, stock: dict[str, int], from_pilgrims: int, key: str, sentence: str
):
    four.erect(FIRST, CULTURE, 2)
    building(four, "B05", **stock)
    four.refuses(FIRST, AddFloor(card="B05", building=1, from_pilgrims=from_pilgrims), key, sentence)


def add_third_floor(game: Arranged, category: Category, card: str) -> None:
    """A building of two floors is given a third by someone with one craftsman."""
    game.erect(FIRST, category, 2)
    building(game, card, craftsman=1)
    game.submit(FIRST, AddFloor(card=card, building=1))
    comune = game.table.comuni[FIRST]
    assert (comune.buildings[0].height, comune.score, comune.active) == (3, 3, [category])


def test_each_craftsman_lifts_a_card_by_one_level(four: Arranged):
    """Vector 3, second half."""
    add_third_floor(four, CULTURE, "B05")
    assert four.hands[FIRST].stock.craftsman == 0


def test_a_card_of_level_one_needs_three_craftsmen_for_the_fourth_floor(four: Arranged):
    four.erect(FIRST, ECONOMY, 3)
    building(four, "A01", craftsman=2)
    step = AddFloor(card="A01", building=1)
    four.refuses(FIRST, step, "level-too-low", floor=4, level=1, missing=3, have=2)
    four.give(FIRST, craftsman=3)
    four.submit(FIRST, step)
    assert (four.table.comuni[FIRST].score, four.hands[FIRST].stock.craftsman) == (4, 0)


def test_a_general_card_with_all_symbols_is_high_enough_by_its_own_level(four: Arranged):
    """Vector 4; the level of the card is as in the rulebook's example."""
    cards = dict(four.data.cards)
    cards[CardId("C11")] = msgspec.structs.replace(cards[CardId("C11")], level=3)
    assert len(cards[CardId("C11")].categories) == 4
    four.data = msgspec.structs.replace(four.data, cards=cards)
    add_third_floor(four, RELIGION, "C11")
    assert four.hands[FIRST].stock.craftsman == 1


@pytest.mark.parametrize("category", list(Category))
def test_a_general_card_founds_the_building_that_is_named(four: Arranged, category: Category):
    building(four, "B11")
    four.submit(FIRST, Found(card="B11", category=category))
    assert four.table.comuni[FIRST].buildings[0].category == category


def test_floors_score_one_two_three_and_four(four: Arranged):
    """Vector 5."""
    building(four, "A01", "A03", "A04", "C02", craftsman=3)
    floors = [AddFloor(card=card, building=1) for card in ("A03", "A04", "C02")]
    comune, scores = four.table.comuni[FIRST], []
    for step in (Found(card="A01", category=ECONOMY), *floors):
        four.submit(FIRST, step)
        scores.append(comune.score)
    assert scores == [1, 3, 6, 10]
    assert comune.buildings[0].points == 10


def test_a_card_of_another_category_is_refused(four: Arranged):
    four.erect(FIRST, RELIGION, 1)
    building(four, "A17")
    sentence = "This card can’t be used for religion; it shows economy and military."
    four.refuses(FIRST, AddFloor(card="A17", building=1), "wrong-category", sentence)
    four.refuses(FIRST, Found(card="A17", category=RELIGION), "wrong-category", sentence)


def test_a_fifth_floor_is_refused_for_buildings_and_walls(four: Arranged):
    four.erect(FIRST, ECONOMY, 4)
    four.wall(FIRST, 4)
    building(four, "C02", craftsman=5)
    four.refuses(FIRST, AddFloor(card="C02", building=1), "too-high")
    four.refuses(FIRST, RaiseWall(card="C02", section=1), "too-high")


def test_a_building_a_section_or_a_card_one_does_not_have_is_refused(four: Arranged):
    building(four, "C02")
    four.refuses(FIRST, AddFloor(card="C02", building=1), "no-such-building", "You have no building number 1.")
    four.refuses(FIRST, RaiseWall(card="C02", section=2), "no-such-section", "You have no wall section number 2.")
    four.refuses(FIRST, LayWall(card="C04"), "card-not-held", "You don’t hold card C04.")


def test_several_buildings_of_a_category_are_allowed(four: Arranged):
    building(four, "A01", "A02", craftsman=1)
    four.submit(FIRST, Found(card="A01", category=ECONOMY))
    four.submit(FIRST, Found(card="A02", category=ECONOMY))
    assert [b.height for b in four.table.comuni[FIRST].buildings] == [1, 1]
    assert four.table.comuni[FIRST].active == [ECONOMY]


# -- what further steps cost -------------------------------------------------------------------------------------------

#: cards that are never too low for a first floor or section
STEPS: dict[str, list[Action]] = {
    "b": [Found(card=card, category=ECONOMY) for card in ("A01", "A02", "A03")],
    "w": [LayWall(card=card) for card in ("A05", "A06", "A07")],
}
PRICES = {0: "b w bw wb", 1: "bbw bwb wbb bbww wbwb wwbb bww wwb", 2: "bbb www bbbw bwbwbw"}


@pytest.mark.parametrize(("steps", "price"), [(steps, price) for price in PRICES for steps in PRICES[price].split()])
def test_each_build_action_after_the_first_costs_a_craftsman_in_whatever_order(four: Arranged, steps: str, price: int):
    """Vector 17 and ruling Q9: actions are the greater of building steps and wall steps."""
    building(four, "A01", "A02", "A03", "A05", "A06", "A07", craftsman=5)
    for index, kind in enumerate(steps):
        four.submit(FIRST, STEPS[kind][steps[:index].count(kind)])
    assert four.hands[FIRST].stock.craftsman == 5 - price


def test_a_further_action_without_a_craftsman_is_refused_but_a_wall_step_still_goes_with_the_first(four: Arranged):
    building(four, "A01", "A02", "A05", "A06")
    four.submit(FIRST, Found(card="A01", category=ECONOMY))
    four.refuses(FIRST, Found(card="A02", category=ECONOMY), "further-action")
    four.submit(FIRST, LayWall(card="A05"))
    four.refuses(FIRST, LayWall(card="A06"), "further-action")


def test_a_further_action_and_missing_levels_are_paid_together(four: Arranged):
    four.erect(FIRST, ECONOMY, 2)
    building(four, "A01", "A02", "A03", craftsman=3)
    four.submit(FIRST, AddFloor(card="A03", building=1))
    assert four.hands[FIRST].stock.craftsman == 2
    four.submit(FIRST, Found(card="A01", category=ECONOMY))
    assert four.hands[FIRST].stock.craftsman == 1
    step = AddFloor(card="A02", building=2)
    four.refuses(FIRST, step, "level-too-low", floor=2, level=1, missing=1, have=0)


def test_the_first_action_of_the_next_turn_is_free_again(two: Arranged):
    building(two, "A01", "A02")
    two.submit(FIRST, Found(card="A01", category=ECONOMY))
    two.submit(FIRST, FINISH)
    two.to_build(SECOND)
    two.to_build(FIRST)
    two.submit(FIRST, Found(card="A02", category=ECONOMY))
    assert two.table.comuni[FIRST].score == 2


def test_two_pilgrims_stand_in_for_a_craftsman_without_a_cube_of_the_supply(four: Arranged):
    """Ruling Q8."""
    four.erect(FIRST, CULTURE, 2)
    building(four, "B05", pilgrim=2)
    four.give(SECOND, craftsman=four.hands[SECOND].stock.craftsman + four.box.supply.craftsman)
    heard = four.events(FIRST, AddFloor(card="B05", building=1, from_pilgrims=1))
    assert heard[0] == FloorAdded(FIRST, "B05", CULTURE, 3, 0, 2, 3)
    assert four.hands[FIRST].stock.pilgrim == 0


def test_pilgrims_count_among_what_can_be_provided(four: Arranged):
    four.erect(FIRST, ECONOMY, 3)
    building(four, "A01", craftsman=1, pilgrim=3)
    four.refuses(FIRST, AddFloor(card="A01", building=1), "level-too-low", floor=4, level=1, missing=3, have=2)


def test_no_pilgrims_stand_in_where_nothing_is_to_be_paid(four: Arranged):
    building(four, "A01", pilgrim=4)
    step = Found(card="A01", category=ECONOMY, from_pilgrims=1)
    sentence = "This step needs no craftsman, so no pilgrims can stand in."
    four.refuses(FIRST, step, "too-many-pilgrims", sentence)


# -- walls -------------------------------------------------------------------------------------------------------------


def test_a_wall_section_scores_nothing_activates_nothing_and_hides_its_card(four: Arranged):
    building(four, "C02")
    heard = four.events(FIRST, LayWall(card="C02"))
    comune = four.table.comuni[FIRST]
    assert (comune.walls, comune.score, comune.active) == ([1], 0, [])
    assert heard[0] == WallLaid(FIRST, 0, 0)
    assert LayWall.secret
    assert RaiseWall.secret
    for view in (four.view().table, four.view_of(SECOND).table, four.view_of(SECOND).hand):
        assert b"C02" not in msgspec.json.encode(view, enc_hook=dict)
    assert not any(b"C02" in msgspec.json.encode(event) for event in heard)


def test_a_section_is_raised_like_a_building_but_by_any_card(four: Arranged):
    four.wall(FIRST, 2)
    building(four, "D07", "A13", craftsman=4)
    assert four.events(FIRST, RaiseWall(card="D07", section=1))[0] == WallRaised(FIRST, 3, 0, 0)
    four.give(FIRST, craftsman=3)
    four.refuses(FIRST, RaiseWall(card="A13", section=1), "level-too-low", floor=4, level=1, missing=3, have=2)
    four.give(FIRST, craftsman=4)
    four.submit(FIRST, RaiseWall(card="A13", section=1))
    assert four.hands[FIRST].stock.craftsman == 0
    assert four.table.comuni[FIRST].walls == [4, 1]


def test_a_section_of_four_earns_a_bonus_wall_that_may_be_raised_in_the_same_turn(four: Arranged):
    four.wall(FIRST, 3)
    building(four, "C02", "A03", craftsman=1)
    assert BonusWallGiven(FIRST) in four.events(FIRST, RaiseWall(card="C02", section=1))
    assert (four.table.comuni[FIRST].walls, four.table.bonus_walls) == ([4, 1], 10)
    four.submit(FIRST, RaiseWall(card="A03", section=2))
    assert four.table.comuni[FIRST].walls == [4, 2]


def test_when_the_bonus_walls_are_used_up_there_is_none(four: Arranged):
    """Ruling Q11."""
    four.wall(FIRST, 3)
    # the eleven bonus walls stand elsewhere
    four.table.bonus_walls = 0
    four.table.comuni[SECOND].walls = [1] * 11
    building(four, "C02")
    assert BonusWallGiven(FIRST) not in four.events(FIRST, RaiseWall(card="C02", section=1))
    assert four.table.comuni[FIRST].walls == [4]


# -- the end of the phase ----------------------------------------------------------------------------------------------


def test_without_a_card_the_build_phase_is_skipped(four: Arranged):
    four.to_build(FIRST)
    assert four.step == Projects(SECOND)


def test_the_phase_ends_by_itself_with_the_last_card(four: Arranged):
    building(four, "A01")
    four.submit(FIRST, LayWall(card="A01"))
    assert four.step == Projects(SECOND)


def test_two_cards_may_be_kept_without_a_question(four: Arranged):
    building(four, "A01", "A02")
    four.submit(FIRST, FINISH)
    assert four.step == Projects(SECOND)
    assert four.hands[FIRST].cards == ["A01", "A02"]


def test_ending_the_phase_with_more_than_two_cards_is_refused_until_two_are_chosen(four: Arranged):
    building(four, "A01", "A02", "A03", "A04")
    four.submit(FIRST, FINISH)
    assert four.step == HandLimit(FIRST)
    four.refuses(FIRST, FINISH, "keep-two", "You may keep two cards. Choose 2 to discard.")


def test_discards_leave_the_game_face_down_and_only_their_number_is_told(four: Arranged):
    """Ruling Q24."""
    building(four, "A01", "A02", "A03", "A04")
    four.submit(FIRST, FINISH)
    heard = four.events(FIRST, Keep(first="A04", second="A01"))
    assert heard[0] == CardsDiscarded(FIRST, 2)
    assert four.hands[FIRST].cards == ["A04", "A01"]
    assert (four.table.comuni[FIRST].cards, four.table.discarded) == (2, 2)
    assert four.box.buried == ["A02", "A03"]
    assert Keep.secret
    for view in (four.view().table, four.view_of(SECOND).table, four.view_of(SECOND).hand):
        encoded = msgspec.json.encode(view, enc_hook=dict)
        assert not [card for card in (b"A01", b"A02", b"A03", b"A04") if card in encoded]
    assert kinds_of(heard) == ["cards-discarded", "turn-began"]


def test_keeping_one_card_twice_or_a_card_one_does_not_hold_is_refused(four: Arranged):
    building(four, "A01", "A02", "A03")
    four.submit(FIRST, FINISH)
    four.refuses(FIRST, Keep(first="A01", second="A01"), "keep-two-different", "Choose two different cards to keep.")
    four.refuses(FIRST, Keep(first="A01", second="D01"), "card-not-held", "You don’t hold card D01.")


def test_a_player_who_stays_away_builds_nothing_and_keeps_the_highest_cards(four: Arranged):
    """Ruling Q29."""
    building(four, "A01", "A03", "C02")
    assert four.absent(FIRST) == FINISH
    four.submit(FIRST, FINISH)
    assert four.step.absent(four.view_of(FIRST)) == Keep(first="C02", second="A03")
