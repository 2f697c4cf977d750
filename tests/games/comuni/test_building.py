"""Phase 3: buildings, walls, craftsmen, and two cards to keep."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import msgspec
import pytest

from engine.core.action import Action
from engine.core.event import Event
from engine.core.step import Step
from engine.games.comuni.actions import FINISH, AddFloor, Found, Keep, LayWall, RaiseWall
from engine.games.comuni.building import HandLimit, missing_levels, payments, payments_by_level
from engine.games.comuni.events import BonusWallGiven, BuildingFounded, CardsDiscarded, FloorAdded, WallLaid, WallRaised
from engine.games.comuni.pieces import TALLEST, CardId, Category
from engine.games.comuni.projects import Projects
from tests.games.comuni.positions import CULTURE, ECONOMY, FIRST, RELIGION, SECOND, Arranged, Position, kinds_of

#: the first building gets one more floor
RAISED = {card: AddFloor(card=card, building=1) for card in ("A01", "A03", "A04", "A17", "B05", "C02", "C06", "C11")}


def founded(card: str, **more: int) -> Found:
    """A card becomes an economic building."""
    return Found(card=card, category=ECONOMY, **more)


def unseen(game: Arranged, heard: Sequence[Event], *cards: str) -> bool:
    """Nobody but the first seat can see one of these cards."""
    shown = [game.view().table, game.view_of(SECOND).table, game.view_of(SECOND).hand, *heard]
    return not any(card in msgspec.json.encode(one, enc_hook=dict).decode() for one in shown for card in cards)


# -- buildings ---------------------------------------------------------------------------------------------------------


def test_a_new_building_takes_one_card_of_any_level_and_scores_one(four: Arranged):
    heard = four.building("D02").heard(FIRST, founded("D02"))
    comune = four.table.comuni[FIRST]
    assert (comune.score, comune.active, comune.cards) == (1, [ECONOMY], 0)
    assert [(b.category, b.cards) for b in comune.buildings] == [(ECONOMY, ["D02"])]
    assert heard[0] == BuildingFounded(FIRST, "D02", ECONOMY, 0, 0, 1)


def printed_with_level_three(g: Arranged, card: str) -> Arranged:
    """A general card whose level is as in the rulebook's example."""
    cards = dict(g.data.cards)
    cards[CardId(card)] = msgspec.structs.replace(cards[CardId(card)], level=3)
    assert len(cards[CardId(card)].categories) == 4
    g.data = msgspec.structs.replace(g.data, cards=cards)
    return g


#: how a third floor is paid: the building, the card, and the craftsmen that are left of one
THIRD_FLOORS: dict[str, tuple[Position, Category, str, int]] = {
    "a card that is high enough costs nothing (vector 2)": (lambda g: g, CULTURE, "C06", 1),
    "each craftsman lifts a card by one level (vector 3, second half)": (lambda g: g, CULTURE, "B05", 0),
    "a general card with all symbols is high enough by its own level (vector 4)":
        (lambda g: printed_with_level_three(g, "C11"), RELIGION, "C11", 1),
}  # fmt: skip


@pytest.mark.parametrize(("position", "category", "card", "left"), THIRD_FLOORS.values(), ids=THIRD_FLOORS)
def test_a_third_floor(four: Arranged, position: Position, category: Category, card: str, left: int):
    heard = position(four).erect(FIRST, category, 2).building(card, craftsman=1).heard(FIRST, RAISED[card])
    comune = four.table.comuni[FIRST]
    assert (comune.buildings[0].height, comune.score, comune.active) == (3, 3, [category])
    assert four.hands[FIRST].stock.craftsman == left
    assert heard[0] == FloorAdded(FIRST, card, category, 3, 1 - left, 0, 3)


def test_a_card_of_level_one_needs_three_craftsmen_for_the_fourth_floor(four: Arranged):
    four.erect(FIRST, ECONOMY, 3).building("A01", craftsman=3).submit(FIRST, RAISED["A01"])
    assert (four.table.comuni[FIRST].score, four.hands[FIRST].stock.craftsman) == (4, 0)


@pytest.mark.parametrize("category", list(Category))
def test_a_general_card_founds_the_building_that_is_named(four: Arranged, category: Category):
    four.building("B11").submit(FIRST, Found(card="B11", category=category))
    assert four.table.comuni[FIRST].buildings[0].category == category


def test_floors_score_one_two_three_and_four(four: Arranged):
    """Vector 5."""
    four.building("A01", "A03", "A04", "C02", craftsman=3)
    steps = [founded("A01"), RAISED["A03"], RAISED["A04"], RAISED["C02"]]
    assert [four.play(FIRST, step).table.comuni[FIRST].score for step in steps] == [1, 3, 6, 10]
    assert four.table.comuni[FIRST].buildings[0].points == 10


def test_several_buildings_of_a_category_are_allowed(four: Arranged):
    four.building("A01", "A02", craftsman=1).play(FIRST, founded("A01"), founded("A02"))
    assert [b.height for b in four.table.comuni[FIRST].buildings] == [1, 1]
    assert four.table.comuni[FIRST].active == [ECONOMY]


# -- what is refused ---------------------------------------------------------------------------------------------------


def two_floors(g: Arranged, **stock: int) -> Arranged:
    """A card of level 2 for the third floor."""
    return g.erect(FIRST, CULTURE, 2).building("B05", **stock)


def three_floors(g: Arranged, **stock: int) -> Arranged:
    """A card of level 1 for the fourth floor."""
    return g.erect(FIRST, ECONOMY, 3).building("A01", **stock)


def church(g: Arranged) -> Arranged:
    """A religious building, and a card for anything but that."""
    return g.erect(FIRST, RELIGION, 1).building("A17")


def all_of_four(g: Arranged) -> Arranged:
    """A building and a wall section that are finished."""
    return g.erect(FIRST, ECONOMY, 4).wall(FIRST, 4).building("C02", craftsman=5)


def hand_limit(g: Arranged, *cards: str) -> Arranged:
    """The phase is over, and there are too many cards."""
    return g.building(*cards).play(FIRST, FINISH)


def too_low(floor: int, level: int, missing: str, have: int) -> str:
    return (
        f"Floor {floor} needs level {floor}, and this card is level {level}. "
        f"The difference costs {missing}; you can pay {have}."
    )


OTHER_KINDS = "This card can’t be used for religion; it shows economy and military."
FINISHED = "Nothing can go higher than four: this one is finished."
FURTHER = "Another build action costs 1 craftsman, or 2 pilgrims instead, and you don’t have them."
NOT_HELD = "You don’t hold card {}."
#: a position, what the first seat wants to build there, and why it is refused
REFUSED: dict[str, tuple[Position, Action, str, str]] = {
    "a card that is too low without a craftsman (vector 3, first half)":
        (two_floors, RAISED["B05"], "level-too-low", too_low(3, 2, "1 craftsman", 0)),
    "pilgrims are not touched unless the player says so":
        (lambda g: two_floors(g, pilgrim=2), RAISED["B05"], "craftsmen-short",
         "This step needs 1 craftsman and you have 0. Two pilgrims can stand in for each: say for how many."),
    "too few pilgrims":
        (lambda g: two_floors(g, craftsman=3, pilgrim=1), AddFloor(card="B05", building=1, from_pilgrims=1),
         "pilgrims-short", "That takes 2 pilgrims; you have 1."),
    "nobody can overpay":
        (lambda g: two_floors(g, pilgrim=4), AddFloor(card="B05", building=1, from_pilgrims=2), "too-many-pilgrims",
         "This step needs 1 craftsman; pilgrims can’t stand in for more."),
    "no pilgrims stand in where nothing is to be paid":
        (lambda g: g.building("A01", pilgrim=4), founded("A01", from_pilgrims=1), "too-many-pilgrims",
         "This step needs no craftsman, so no pilgrims can stand in."),
    "a card of level one needs three craftsmen for the fourth floor":
        (lambda g: three_floors(g, craftsman=2), RAISED["A01"], "level-too-low", too_low(4, 1, "3 craftsmen", 2)),
    "pilgrims count among what can be provided":
        (lambda g: three_floors(g, craftsman=1, pilgrim=3), RAISED["A01"], "level-too-low",
         too_low(4, 1, "3 craftsmen", 2)),
    "a floor of another category": (church, RAISED["A17"], "wrong-category", OTHER_KINDS),
    "a building of another category":
        (church, Found(card="A17", category=RELIGION), "wrong-category", OTHER_KINDS),
    "a fifth floor": (all_of_four, RAISED["C02"], "too-high", FINISHED),
    "a fifth floor of a wall": (all_of_four, RaiseWall(card="C02", section=1), "too-high", FINISHED),
    "a building one does not have":
        (lambda g: g.building("C02"), RAISED["C02"], "no-such-building", "You have no building number 1."),
    "a section one does not have":
        (lambda g: g.building("C02"), RaiseWall(card="C02", section=2), "no-such-section",
         "You have no wall section number 2."),
    "a card one does not have":
        (lambda g: g.building("C02"), LayWall(card="C04"), "card-not-held", NOT_HELD.format("C04")),
    "a second building without a craftsman":
        (lambda g: g.building("A01", "A02").play(FIRST, founded("A01")), founded("A02"), "further-action", FURTHER),
    "a second wall step without a craftsman, though the first goes with the building":
        (lambda g: g.building("A01", "A05", "A06").play(FIRST, founded("A01"), LayWall(card="A05")),
         LayWall(card="A06"), "further-action", FURTHER),
    "a section that is raised by a card too low":
        (lambda g: g.wall(FIRST, 2).building("D07", "A13", craftsman=3).play(FIRST, RaiseWall(card="D07", section=1)),
         RaiseWall(card="A13", section=1), "level-too-low", too_low(4, 1, "3 craftsmen", 2)),
    "ending the phase with more than two cards until two are chosen":
        (lambda g: hand_limit(g, "A01", "A02", "A03", "A04"), FINISH, "keep-two",
         "You may keep two cards. Choose 2 to discard."),
    "keeping one card twice":
        (lambda g: hand_limit(g, "A01", "A02", "A03"), Keep(first="A01", second="A01"), "keep-two-different",
         "Choose two different cards to keep."),
    "keeping a card one does not hold":
        (lambda g: hand_limit(g, "A01", "A02", "A03"), Keep(first="A01", second="D01"), "card-not-held",
         NOT_HELD.format("D01")),
}  # fmt: skip


@pytest.mark.parametrize(("position", "action", "key", "sentence"), REFUSED.values(), ids=REFUSED)
def test_what_is_refused(four: Arranged, position: Position, action: Action, key: str, sentence: str):
    position(four).refuses(FIRST, action, key, sentence)


# -- what further steps cost -------------------------------------------------------------------------------------------

#: cards that are never too low for a first floor or section
STEPS: dict[str, list[Action]] = {
    "b": [founded(card) for card in ("A01", "A02", "A03")],
    "w": [LayWall(card=card) for card in ("A05", "A06", "A07")],
}
PRICES = {0: "b w bw wb", 1: "bbw bwb wbb bbww wbwb wwbb bww wwb", 2: "bbb www bbbw bwbwbw"}


@pytest.mark.parametrize(("steps", "price"), [(steps, price) for price in PRICES for steps in PRICES[price].split()])
def test_each_build_action_after_the_first_costs_a_craftsman_in_whatever_order(four: Arranged, steps: str, price: int):
    """Vector 17 and ruling Q9: actions are the greater of building steps and wall steps."""
    four.building("A01", "A02", "A03", "A05", "A06", "A07", craftsman=5)
    for index, kind in enumerate(steps):
        four.submit(FIRST, STEPS[kind][steps[:index].count(kind)])
    assert four.hands[FIRST].stock.craftsman == 5 - price


def test_a_further_action_and_missing_levels_are_paid_together(four: Arranged):
    four.erect(FIRST, ECONOMY, 2).building("A01", "A02", "A03", craftsman=3)
    left = [four.play(FIRST, step).hands[FIRST].stock.craftsman for step in (RAISED["A03"], founded("A01"))]
    assert left == [2, 1]
    four.refuses(FIRST, AddFloor(card="A02", building=2), "level-too-low", too_low(2, 1, "1 craftsman", 0))


def test_the_first_action_of_the_next_turn_is_free_again(two: Arranged):
    two.building("A01", "A02").play(FIRST, founded("A01"), FINISH).to_build(SECOND).to_build(FIRST)
    two.submit(FIRST, founded("A02"))
    assert two.table.comuni[FIRST].score == 2


def test_two_pilgrims_stand_in_for_a_craftsman_without_a_cube_of_the_supply(four: Arranged):
    """Ruling Q8."""
    two_floors(four, pilgrim=2).leave_in_supply(SECOND, craftsman=0)
    heard = four.heard(FIRST, AddFloor(card="B05", building=1, from_pilgrims=1))
    assert heard[0] == FloorAdded(FIRST, "B05", CULTURE, 3, 0, 2, 3)
    assert four.hands[FIRST].stock.pilgrim == 0


# -- walls -------------------------------------------------------------------------------------------------------------


def test_a_wall_section_scores_nothing_activates_nothing_and_hides_its_card(four: Arranged):
    heard = four.building("C02").heard(FIRST, LayWall(card="C02"))
    comune = four.table.comuni[FIRST]
    assert (comune.walls, comune.score, comune.active) == ([1], 0, [])
    assert heard[0] == WallLaid(FIRST, 0, 0)
    assert (LayWall.secret, RaiseWall.secret) == (True, True)
    assert unseen(four, heard, "C02")


def test_a_section_is_raised_like_a_building_but_by_any_card(four: Arranged):
    four.wall(FIRST, 2).building("D07", "A13", craftsman=4)
    assert four.heard(FIRST, RaiseWall(card="D07", section=1))[0] == WallRaised(FIRST, 3, 0, 0)
    four.submit(FIRST, RaiseWall(card="A13", section=1))
    assert four.hands[FIRST].stock.craftsman == 0
    assert four.table.comuni[FIRST].walls == [4, 1]


def test_a_section_of_four_earns_a_bonus_wall_that_may_be_raised_in_the_same_turn(four: Arranged):
    four.wall(FIRST, 3).building("C02", "A03", craftsman=1)
    assert BonusWallGiven(FIRST) in four.heard(FIRST, RaiseWall(card="C02", section=1))
    assert (four.table.comuni[FIRST].walls, four.table.bonus_walls) == ([4, 1], 10)
    four.submit(FIRST, RaiseWall(card="A03", section=2))
    assert four.table.comuni[FIRST].walls == [4, 2]


def test_when_the_bonus_walls_are_used_up_there_is_none(four: Arranged):
    """Ruling Q11."""
    # the eleven bonus walls stand elsewhere
    four.table.bonus_walls, four.table.comuni[SECOND].walls = 0, [1] * 11
    heard = four.wall(FIRST, 3).building("C02").heard(FIRST, RaiseWall(card="C02", section=1))
    assert BonusWallGiven(FIRST) not in heard
    assert four.table.comuni[FIRST].walls == [4]


# -- the end of the phase ----------------------------------------------------------------------------------------------

#: how the phase ends, what is asked next, and the cards still held
ENDS: dict[str, tuple[Position, Step, list[str]]] = {
    "without a card it is skipped": (lambda g: g.to_build(FIRST), Projects(SECOND), []),
    "by itself with the last card":
        (lambda g: g.building("A01").play(FIRST, LayWall(card="A01")), Projects(SECOND), []),
    "two cards may be kept without a question":
        (lambda g: g.building("A01", "A02").play(FIRST, FINISH), Projects(SECOND), ["A01", "A02"]),
    "of more than two, two are chosen":
        (lambda g: hand_limit(g, "A01", "A02", "A03"), HandLimit(FIRST), ["A01", "A02", "A03"]),
}  # fmt: skip


@pytest.mark.parametrize(("position", "step", "held"), ENDS.values(), ids=ENDS)
def test_how_the_phase_ends(four: Arranged, position: Position, step: Step, held: list[str]):
    assert (position(four).step, four.hands[FIRST].cards) == (step, held)


def test_discards_leave_the_game_face_down_and_only_their_number_is_told(four: Arranged):
    """Ruling Q24."""
    heard = hand_limit(four, "A01", "A02", "A03", "A04").heard(FIRST, Keep(first="A04", second="A01"))
    assert heard[0] == CardsDiscarded(FIRST, 2)
    assert kinds_of(heard) == ["cards-discarded", "turn-began"]
    assert (four.hands[FIRST].cards, four.box.buried) == (["A04", "A01"], ["A02", "A03"])
    assert (four.table.comuni[FIRST].cards, four.table.discarded) == (2, 2)
    assert Keep.secret
    assert unseen(four, heard, "A01", "A02", "A03", "A04")


def test_a_player_who_stays_away_builds_nothing_and_keeps_the_highest_cards(four: Arranged):
    """Ruling Q29."""
    assert four.building("A01", "A03", "C02").absent(FIRST) == FINISH
    assert four.play(FIRST, FINISH).absent(FIRST) == Keep(first="C02", second="A03")


def test_how_a_step_is_paid_by_level_and_height_is_what_its_missing_levels_cost() -> None:
    for further, craftsmen, pilgrims in product(range(2), range(4), range(6)):
        table = payments_by_level(further, craftsmen, pilgrims)
        for level, height in product(range(1, TALLEST + 1), repeat=2):
            need = further + missing_levels(level, height)
            assert table[level][height] == payments(need, craftsmen, pilgrims)
