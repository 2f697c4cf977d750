"""Standing orders of Comuni: position, question, answer."""

from __future__ import annotations

import pytest

from engine.games.comuni.actions import CLAIM, COLLECT, FINISH, MEND, MOVE, TAKE, WITHDRAW, Commit, Found, Keep
from engine.games.comuni.building import BuildStep, HandLimit
from engine.games.comuni.invasion import Commitment
from engine.games.comuni.orders import (
    FinishBuilding,
    HoldTheWalls,
    KeepCards,
    MendWhenever,
    OnlyChoice,
    TakeCube,
    WhenOutBid,
)
from engine.games.comuni.pieces import Resource
from engine.games.comuni.projects import FreeChoice
from tests.games.comuni.positions import ARMY, CRAFTSMAN, FIRST, GOLD, PILGRIM, SECOND, Arranged
from tests.orders import answer


def invaded(g: Arranged, armies: int) -> Arranged:
    """Venezia attacks everyone alike; the first seat has this many armies and is not the leader."""
    g.equip(FIRST, army=armies)
    g.table.leader = SECOND
    g.invade()
    assert isinstance(g.step, Commitment)
    return g


# -- out-bid -----------------------------------------------------------------------------------------------------------


def test_out_bid_and_the_envoy_is_taken_back(four: Arranged) -> None:
    assert answer(four.out_bid(pilgrims=3), WhenOutBid()) == WITHDRAW


def test_out_bid_and_the_envoy_moves_to_the_free_column_with_most_cards(four: Arranged) -> None:
    order = WhenOutBid(reaction="move")
    four.out_bid(pilgrims=1)
    free = [column for column in four.table.columns if not column.envoy]
    most = max(len(column.cards) for column in free)
    moved = answer(four, order)
    assert moved in [MOVE[column.number] for column in free if len(column.cards) == most]


def test_an_out_bid_envoy_displaces_nobody(two: Arranged) -> None:
    two.out_bid(pilgrims=5)
    for column in two.table.columns[2:]:
        two.empty(column.number)
    two.table.columns[1].envoy = two.table.columns[0].envoy
    assert answer(two, WhenOutBid(reaction="move")) == WITHDRAW
    assert answer(two, WhenOutBid(reaction="move", otherwise="ask")) is None
    two.table.columns[1].envoy = None
    assert answer(two, WhenOutBid(reaction="move")) == MOVE[2]


def test_the_move_of_an_out_bid_envoy_leaves_so_many_pilgrims(four: Arranged) -> None:
    four.out_bid(pilgrims=2)
    assert isinstance(answer(four, WhenOutBid(reaction="move", keep=1)), type(MOVE[1]))
    assert answer(four, WhenOutBid(reaction="move", keep=2)) == WITHDRAW
    assert answer(four, WhenOutBid(reaction="move", keep=2, otherwise="ask")) is None


# -- only one answer ---------------------------------------------------------------------------------------------------


def test_a_claim_that_all_envoys_force_needs_no_thought(four: Arranged) -> None:
    assert answer(four, OnlyChoice()) is None
    four.stand(FIRST, 1, 2, 3)
    assert answer(four, OnlyChoice()) == CLAIM


def test_without_a_pilgrim_an_out_bid_envoy_can_only_go_home(four: Arranged) -> None:
    assert answer(four.out_bid(pilgrims=0), OnlyChoice()) == WITHDRAW


def test_without_a_pilgrim_nothing_can_be_mended(four: Arranged) -> None:
    assert answer(four.repairing(tiles=2, pilgrims=0), OnlyChoice()) == MEND[0]


# -- cubes of choice ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("armies", "order", "expected"),
    [
        (9, TakeCube(first=ARMY), TAKE[ARMY]),
        (3, TakeCube(first=ARMY, until=4, then=GOLD), TAKE[ARMY]),
        (4, TakeCube(first=ARMY, until=4, then=GOLD), TAKE[GOLD]),
        (4, TakeCube(first=ARMY, until=4), None),
    ],
)
def test_a_cube_of_the_first_kind_until_there_are_enough(
    four: Arranged, armies: int, order: TakeCube, expected: object
) -> None:
    four.submit(FIRST, COLLECT)
    assert isinstance(four.step, FreeChoice)
    four.give(FIRST, army=armies)
    assert answer(four, order) == expected


def test_what_the_supply_lacks_is_asked(four: Arranged) -> None:
    four.submit(FIRST, COLLECT)
    four.leave_in_supply(SECOND, army=0)
    assert answer(four, TakeCube(first=ARMY)) is None
    assert answer(four, TakeCube(first=ARMY, then=CRAFTSMAN)) == TAKE[Resource.CRAFTSMAN]
    assert answer(four, TakeCube(first=PILGRIM)) == TAKE[PILGRIM]


# -- building ----------------------------------------------------------------------------------------------------------


def building(g: Arranged, cards: int) -> Arranged:
    """The first seat has built one building and holds this many cards more."""
    numbers = [number for number in g.data.cards if number.startswith("D")][: cards + 1]
    g.deal(FIRST, *numbers)
    g.to_build(FIRST)
    first = g.hands[FIRST].cards[0]
    g.submit(FIRST, Found(card=first, category=g.data.cards[first].categories[0]))
    assert g.step == BuildStep(FIRST)
    return g


def test_the_build_phase_ends_after_one_step(four: Arranged) -> None:
    building(four, cards=2)
    assert answer(four, FinishBuilding(after="one-step")) == FINISH


def test_the_build_phase_ends_when_nothing_is_free_any_more(four: Arranged) -> None:
    building(four, cards=2)
    assert answer(four, FinishBuilding(after="free-steps")) is None
    four.table.works.walls = 1
    assert answer(four, FinishBuilding(after="free-steps")) == FINISH


def test_the_build_phase_does_not_begin_with_its_end(four: Arranged) -> None:
    four.deal(FIRST, "D01")
    four.to_build(FIRST)
    assert answer(four, FinishBuilding(after="one-step")) is None


def test_nobody_finishes_building_with_cards_that_would_be_lost(four: Arranged) -> None:
    assert answer(building(four, cards=3), FinishBuilding(after="one-step")) is None


def test_the_cards_of_the_highest_level_are_kept_or_those_with_most_kinds(four: Arranged) -> None:
    building(four, cards=5)
    four.submit(FIRST, FINISH)
    assert four.step == HandLimit(FIRST)
    cards, hand = four.data.cards, four.hands[FIRST].cards
    by_level = answer(four, KeepCards(best="level"))
    by_kinds = answer(four, KeepCards(best="kinds"))
    assert isinstance(by_level, Keep)
    assert isinstance(by_kinds, Keep)
    levels = sorted((cards[number].level for number in hand), reverse=True)
    kinds = sorted((len(cards[number].categories) for number in hand), reverse=True)
    assert [cards[by_level.first].level, cards[by_level.second].level] == levels[:2]
    assert [len(cards[by_kinds.first].categories), len(cards[by_kinds.second].categories)] == kinds[:2]


# -- repair and invasions ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tiles", "pilgrims", "order", "mended"),
    [
        (4, 3, MendWhenever(), 2),
        (4, 2, MendWhenever(), 1),
        (1, 9, MendWhenever(), 1),
        (4, 0, MendWhenever(), 0),
        (4, 9, MendWhenever(tiles=1), 1),
        (4, 5, MendWhenever(keep=3), 1),
        (4, 2, MendWhenever(keep=3), 0),
    ],
)
def test_whatever_the_pilgrims_allow_is_mended(
    four: Arranged, tiles: int, pilgrims: int, order: MendWhenever, mended: int
) -> None:
    assert answer(four.repairing(tiles, pilgrims), order) == MEND[mended]


def test_the_fewest_armies_that_hold_without_help_go_to_the_walls(four: Arranged) -> None:
    four.wall(FIRST, 2)
    invaded(four, armies=30)
    # Venezia attacks with 4; the wall cards give 3 and 2
    assert answer(four, HoldTheWalls(), FIRST) == Commit(city=2)
    assert answer(four, HoldTheWalls(alliance=1), FIRST) == Commit(alliance=1, city=1)


def test_the_leader_needs_one_army_less(four: Arranged) -> None:
    invaded(four, armies=30)
    assert answer(four, HoldTheWalls(), FIRST) == Commit(city=4)
    four.table.leader = FIRST
    assert answer(four, HoldTheWalls(), FIRST) == Commit(city=3)


@pytest.mark.parametrize(("failing", "expected"), [("ask", None), ("all", Commit(city=1)), ("none", Commit())])
def test_too_few_armies_are_asked_about_or_all_sent_or_none(four: Arranged, failing: str, expected: object) -> None:
    invaded(four, armies=1)
    assert answer(four, HoldTheWalls.model_validate({"failing": failing}), FIRST) == expected


def test_a_commitment_already_sealed_stays_as_it_is(four: Arranged) -> None:
    invaded(four, armies=3)
    four.submit(FIRST, Commit(alliance=1))
    assert answer(four, HoldTheWalls(failing="all"), FIRST) is None
