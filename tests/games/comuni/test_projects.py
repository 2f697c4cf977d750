"""Phase 1: bid, claim or collect, and what happens to an out-bid envoy."""

from __future__ import annotations

import pytest

from engine.core.api import Seat, Unforeseen
from engine.games.comuni import events
from engine.games.comuni.actions import CLAIM, COLLECT, FINISH, TAKE, WITHDRAW, Bid, Commit, Move
from engine.games.comuni.building import BuildStep
from engine.games.comuni.pieces import Category, Envoy
from engine.games.comuni.projects import Displaced, FreeChoice, Projects
from tests.games.comuni.positions import (
    ARMY,
    CRAFTSMAN,
    CULTURE,
    ECONOMY,
    FIRST,
    FOURTH,
    GOLD,
    MILITARY,
    PILGRIM,
    RELIGION,
    SECOND,
    THIRD,
    Arranged,
)
from tests.refusals import refused

LUCCA, FIRENZE, MILANO = FIRST, SECOND, THIRD


# -- bidding -----------------------------------------------------------------------------------------------------------


def test_a_bid_places_an_envoy_with_gold_and_ends_the_phase(three: Arranged):
    three.give(LUCCA, gold=5)
    three.submit(LUCCA, Bid(column=3, gold=4))
    assert three.table.columns[2].envoy == Envoy(LUCCA, 4)
    assert (three.hands[LUCCA].stock.gold, three.table.comuni[LUCCA].envoys) == (1, 2)
    assert three.step == Projects(FIRENZE)


def test_a_bid_may_be_without_gold(three: Arranged):
    three.submit(LUCCA, Bid(column=1))
    assert three.table.columns[0].envoy == Envoy(LUCCA, 0)


def test_two_pilgrims_make_a_gold_of_a_bid(three: Arranged):
    three.give(LUCCA, gold=1, pilgrim=5)
    supply = three.box.supply.gold
    three.submit(LUCCA, Bid(column=1, gold=3, from_pilgrims=2))
    assert three.table.columns[0].envoy == Envoy(LUCCA, 3)
    assert three.stock(LUCCA)[::2] == (0, 1)
    assert three.box.supply.gold == supply - 2


def test_the_chain_of_the_rulebook_where_lucca_out_bids_firenze_who_moves_and_displaces_milano(three: Arranged):
    """Vector 1."""
    three.stand(FIRENZE, 1, gold=1)
    three.stand(MILANO, 4)
    three.give(LUCCA, gold=2)
    three.give(FIRENZE, pilgrim=1)
    three.give(MILANO, pilgrim=0, gold=2)
    heard = three.events(LUCCA, Bid(column=1, gold=2))
    assert events.EnvoyDisplaced(FIRENZE, 1, 1) in heard
    assert three.asked == (FIRENZE,)
    heard = three.events(FIRENZE, Move(column=4))
    assert (heard, three.asked) == ([events.EnvoyMoved(FIRENZE, 4, 1), events.EnvoyDisplaced(MILANO, 4, 0)], (MILANO,))
    with refused("move-needs-pilgrim"):
        three.submit(MILANO, Move(column=2))
    assert events.EnvoyWithdrawn(MILANO, 0) in three.events(MILANO, WITHDRAW)
    assert [three.table.columns[at].envoy for at in (0, 3)] == [Envoy(LUCCA, 2), Envoy(FIRENZE, 1)]
    assert (three.hands[LUCCA].stock.gold, three.hands[FIRENZE].stock.pilgrim) == (0, 0)
    assert (three.hands[MILANO].stock.gold, three.table.comuni[MILANO].envoys) == (2, 3)


def test_the_active_player_goes_on_only_when_the_chain_is_finished(three: Arranged):
    three.deal(LUCCA, "A01")
    three.stand(FIRENZE, 1)
    three.submit(LUCCA, Bid(column=1, gold=1))
    assert three.step == Displaced(FIRENZE, 1, 0)
    three.submit(FIRENZE, WITHDRAW)
    assert three.step == BuildStep(LUCCA)


def test_an_out_bid_envoy_taken_back_brings_its_gold_home(three: Arranged):
    three.stand(FIRENZE, 1, gold=1)
    gold = three.hands[FIRENZE].stock.gold
    three.submit(LUCCA, Bid(column=1, gold=2))
    three.submit(FIRENZE, WITHDRAW)
    assert (three.hands[FIRENZE].stock.gold, three.table.comuni[FIRENZE].envoys) == (gold + 1, 3)


def test_the_active_player_is_asked_too_when_the_chain_displaces_his_other_envoy(three: Arranged):
    """Ruling Q19."""
    three.stand(FIRENZE, 1, gold=2)
    three.stand(LUCCA, 2, gold=1)
    three.give(LUCCA, gold=3, pilgrim=1)
    three.give(FIRENZE, pilgrim=1)
    three.submit(LUCCA, Bid(column=1, gold=3))
    three.submit(FIRENZE, Move(column=2))
    assert three.step == Displaced(LUCCA, 2, 1)
    three.submit(LUCCA, Move(column=3))
    assert three.table.columns[2].envoy == Envoy(LUCCA, 1)
    assert three.step == Projects(FIRENZE)


def test_an_out_bid_seat_is_asked_whether_or_not_it_holds_a_pilgrim(three: Arranged):
    three.stand(FIRENZE, 1)
    three.equip(FIRENZE)
    three.submit(LUCCA, Bid(column=1, gold=1))
    assert three.asked == (FIRENZE,)
    assert three.offered(FIRENZE) == [WITHDRAW]


def test_with_nowhere_to_go_an_out_bid_envoy_goes_home_by_itself(two: Arranged):
    two.stand(SECOND, 1, gold=1)
    two.stand(FIRST, 2, gold=1)
    two.stand(SECOND, 3)
    two.empty(4)
    two.leave(0, "D")
    two.table.last_turns = 2
    assert events.EnvoyWithdrawn(SECOND, 1) in two.events(FIRST, Bid(column=1, gold=2))
    assert two.step == Projects(SECOND)


def test_a_bid_with_three_envoys_out_is_refused(four: Arranged):
    four.stand(FIRST, 1, 2, 3)
    sentence = "All three of your envoys are out, so you have to claim your projects."
    four.refuses(FIRST, Bid(column=4), "envoys-out", sentence)
    four.refuses(FIRST, COLLECT, "envoys-out", sentence)
    assert four.offered(FIRST)[0] == CLAIM


def test_a_bid_on_ones_own_column_is_refused(four: Arranged):
    """Ruling Q5."""
    four.stand(FIRST, 1)
    four.refuses(FIRST, Bid(column=1, gold=2), "own-column", "Your envoy is already there, and you can’t raise a bid.")


@pytest.mark.parametrize("gold", [0, 1, 2])
def test_a_bid_must_be_at_least_one_gold_higher(four: Arranged, gold: int):
    four.stand(SECOND, 1, gold=2)
    four.give(FIRST, gold=5)
    four.refuses(FIRST, Bid(column=1, gold=gold), "bid-too-low", "Firenze offers 2 gold there. Bid at least 3.")
    four.submit(FIRST, Bid(column=1, gold=3))
    assert four.table.columns[0].envoy == Envoy(FIRST, 3)


@pytest.mark.parametrize(
    ("supply", "stock", "bid", "key", "sentence"),
    [
        (9, {"gold": 2, "pilgrim": 5}, {"gold": 3}, "bid-too-dear",
         "That bid needs 3 gold. You have 2, and your pilgrims could make 2 more."),
        (1, {"pilgrim": 6}, {"gold": 4}, "bid-too-dear",
         "That bid needs 4 gold. You have 2, and your pilgrims could make 1 more."),
        (1, {"pilgrim": 6}, {"gold": 4, "from_pilgrims": 2}, "gold-short",
         "The supply doesn’t have that much gold: your pilgrims can make 1 at most."),
        (0, {"pilgrim": 6}, {"gold": 3, "from_pilgrims": 1}, "bid-too-dear",
         "That bid needs 3 gold. You have 2, and your pilgrims could make 0 more."),
        (0, {"pilgrim": 6}, {"gold": 2, "from_pilgrims": 1}, "supply-empty", "There’s no gold left in the supply."),
        (9, {"pilgrim": 4}, {"gold": 1, "from_pilgrims": 2}, "pilgrims-beyond-bid",
         "You’re bidding 1 gold, so pilgrims can’t make more than that."),
        (9, {"gold": 5, "pilgrim": 3}, {"gold": 2, "from_pilgrims": 2}, "pilgrims-short",
         "That takes 4 pilgrims; you have 3."),
    ],
)  # fmt: skip
def test_a_bid_that_gold_and_pilgrims_cannot_make_is_refused_with_what_they_could(
    four: Arranged, supply: int, stock: dict[str, int], bid: dict[str, int], key: str, sentence: str
):
    four.give(FIRST, **stock)
    four.leave_in_supply(FOURTH, gold=supply)
    four.refuses(FIRST, Bid(column=1, **bid), key, sentence)


def test_pilgrims_make_no_more_gold_than_the_supply_holds(four: Arranged):
    four.leave_in_supply(FOURTH, gold=1)
    four.give(FIRST, pilgrim=6)
    with pytest.raises(Unforeseen):
        four.submit(FIRST, Bid(column=1, gold=4, from_pilgrims=2))
    assert events.SupplyRanOut(GOLD) in four.events(FIRST, Bid(column=1, gold=3, from_pilgrims=1))
    assert GOLD not in four.table.supply


def test_a_column_not_in_use_takes_no_envoy(three: Arranged):
    three.refuses(LUCCA, Bid(column=6), "column-unused", "Column 6 isn’t used with 3 players.")


def test_a_column_without_cards_takes_no_envoy_not_even_a_bonus_column(three: Arranged):
    """Ruling Q12."""
    three.empty(4)
    three.refuses(LUCCA, Bid(column=4), "column-empty", "There are no projects left in column 4.")


def test_acting_out_of_turn_is_refused_by_name(three: Arranged):
    three.refuses(MILANO, COLLECT, "not-your-decision", "It’s not your turn. Waiting for Lucca.")


def test_answering_another_question_is_refused(three: Arranged):
    three.refuses(LUCCA, FINISH, "another-question")


def test_whoever_sends_armies_before_any_invasion_hears_what_is_true(three: Arranged):
    with refused("another-question", action="commit"):
        three.submit(LUCCA, Commit(city=1))
    with refused("not-your-decision"):
        three.submit(FIRENZE, Commit(city=1))


# -- moving an out-bid envoy -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("standing", [1, 2, 3])
def test_a_moved_envoy_needs_more_gold_than_the_one_it_displaces(three: Arranged, standing: int):
    three.stand(MILANO, 2, gold=standing)
    three.out_bid(2)
    if standing < 2:
        three.submit(FIRENZE, Move(column=2))
        assert three.step == Displaced(MILANO, 2, standing)
    else:
        three.refuses(FIRENZE, Move(column=2), "move-too-low", "You may only displace an envoy with less than 2 gold.")


@pytest.mark.parametrize(
    ("column", "key", "sentence"),
    [
        (1, "move-too-low", "You may only displace an envoy with less than 2 gold."),  # where it was out-bid
        (2, "column-empty", "There are no projects left in column 2."),
        (3, "own-envoy-there", "You already have an envoy there."),
        (7, "column-unused", "Column 7 isn’t used with 3 players."),
    ],
)
def test_where_a_moved_envoy_cannot_go(three: Arranged, column: int, key: str, sentence: str):
    three.stand(FIRENZE, 3)
    three.empty(2)
    three.out_bid(2)
    three.refuses(FIRENZE, Move(column=column), key, sentence)


def test_moving_without_a_pilgrim_is_refused(three: Arranged):
    three.out_bid(2, pilgrims=0)
    sentence = "Moving the envoy costs 1 pilgrim, and you have none. You can take it back."
    three.refuses(FIRENZE, Move(column=2), "move-needs-pilgrim", sentence)


def test_the_gold_of_a_moved_envoy_cannot_be_changed(three: Arranged):
    """Ruling Q4."""
    three.out_bid(2)
    changed = {"do": "move", "column": 2, "gold": 3}
    three.refuses(FIRENZE, changed, "gold-unchanged", "The envoy takes its gold along, no more and no less.")
    three.submit(FIRENZE, Move(column=2))
    assert three.table.columns[1].envoy == Envoy(FIRENZE, 2)


def test_an_out_bid_player_who_stays_away_takes_the_envoy_back(three: Arranged):
    """Ruling Q29."""
    three.out_bid(2)
    assert three.absent(FIRENZE) == WITHDRAW


# -- claiming ----------------------------------------------------------------------------------------------------------


def test_a_claim_takes_every_card_of_every_column_held_and_the_gold_goes_to_the_supply(three: Arranged):
    three.stand(LUCCA, 1, gold=2)
    three.stand(LUCCA, 3, gold=1)
    cards = three.table.columns[0].cards + three.table.columns[2].cards
    gold, supply = three.hands[LUCCA].stock.gold, three.box.supply.gold
    assert three.events(LUCCA, CLAIM)[0] == events.ProjectsClaimed(LUCCA, (1, 3), tuple(cards), 3)
    assert three.hands[LUCCA].cards == cards
    assert (three.table.comuni[LUCCA].cards, three.table.comuni[LUCCA].envoys) == (5, 3)
    assert (three.hands[LUCCA].stock.gold, three.box.supply.gold) == (gold, supply + 3)
    assert three.table.columns[0].envoy is three.table.columns[2].envoy is None


def test_a_claim_leaves_the_envoys_of_others_alone(three: Arranged):
    three.stand(LUCCA, 1)
    three.stand(MILANO, 2, gold=2)
    three.submit(LUCCA, CLAIM)
    assert three.table.columns[1].envoy == Envoy(MILANO, 2)


def test_each_bonus_column_claimed_brings_a_cube_of_choice(four: Arranged):
    four.equip(FIRST)
    four.stand(FIRST, 4)
    four.stand(FIRST, 6)
    four.submit(FIRST, CLAIM)
    assert four.step == FreeChoice(FIRST, 2)
    four.submit(FIRST, TAKE[CRAFTSMAN])
    assert four.step == FreeChoice(FIRST, 1)
    four.submit(FIRST, TAKE[ARMY])
    assert four.stock(FIRST) == (0, 1, 0, 1)
    assert four.step == BuildStep(FIRST)


def test_an_ordinary_column_brings_no_cube(four: Arranged):
    four.stand(FIRST, 1)
    four.submit(FIRST, CLAIM)
    assert four.step == BuildStep(FIRST)


def test_the_gold_of_a_claim_is_in_the_supply_before_the_bonus_is_chosen(four: Arranged):
    """Ruling Q27."""
    four.stand(FIRST, 4, gold=1)
    four.leave_in_supply(FOURTH, gold=0)
    four.submit(FIRST, CLAIM)
    gold = four.hands[FIRST].stock.gold
    four.submit(FIRST, TAKE[GOLD])
    assert four.hands[FIRST].stock.gold == gold + 1


def test_a_bonus_is_lost_if_the_supply_is_empty(four: Arranged):
    four.leave_in_supply(FOURTH, gold=0, army=0, pilgrim=0, craftsman=0)
    four.stand(FIRST, 4)
    four.submit(FIRST, CLAIM)
    assert four.step == BuildStep(FIRST)


def test_a_cube_the_supply_lacks_cannot_be_chosen(four: Arranged):
    four.leave_in_supply(FOURTH, craftsman=0)
    four.stand(FIRST, 4)
    four.submit(FIRST, CLAIM)
    four.refuses(FIRST, TAKE[CRAFTSMAN], "supply-empty", "There’s no craftsman left in the supply.")
    assert TAKE[CRAFTSMAN] not in four.offered(FIRST)


def test_claiming_with_no_envoy_out_is_refused(four: Arranged):
    """Ruling Q27: it is no way to pass."""
    four.refuses(FIRST, CLAIM, "nothing-to-claim", "None of your envoys is on the board, so there’s nothing to claim.")


@pytest.mark.parametrize("part", [{"column": 1}, {"columns": [1]}, {"card": "A01"}, {"cards": ["A01"]}])
def test_claiming_only_a_part_is_refused(four: Arranged, part: dict[str, object]):
    four.stand(FIRST, 1)
    four.refuses(FIRST, {"do": "claim", **part}, "claim-takes-all")


# -- collecting --------------------------------------------------------------------------------------------------------


def test_the_base_income_is_that_of_the_comune(five: Arranged):
    expected = [(0, 0, 1, 0), (0, 0, 0, 1), (0, 1, 0, 0), (1, 0, 0, 0), (0, 0, 0, 0)]
    for number, (cubes, free) in enumerate(zip(expected, (1, 1, 1, 1, 2), strict=True)):
        seat = Seat(number)
        five.turn_of(seat)
        five.equip(seat)
        five.submit(seat, COLLECT)
        assert (five.stock(seat), five.step) == (cubes, FreeChoice(seat, free))


@pytest.mark.parametrize(
    ("category", "heights", "cubes"),
    [
        (ECONOMY, (2,), (2, 0, 1, 0)),
        (MILITARY, (2,), (0, 2, 1, 0)),
        (CULTURE, (2,), (0, 0, 1, 2)),
        (RELIGION, (2,), (0, 0, 3, 0)),
        (MILITARY, (4, 2), (0, 4, 1, 0)),  # vector 6
    ],
)
def test_an_active_category_yields_its_own_cubes_for_the_floors_of_its_tallest_building_only(
    four: Arranged, category: Category, heights: tuple[int, ...], cubes: tuple[int, ...]
):
    four.equip(FIRST)
    four.erect(FIRST, category, *heights, active=True)
    four.submit(FIRST, COLLECT)
    assert (four.stock(FIRST), four.table.comuni[FIRST].active) == (cubes, [])


def test_an_inactive_category_pays_nothing(four: Arranged):
    four.equip(FIRST)
    four.erect(FIRST, MILITARY, 4)
    four.submit(FIRST, COLLECT)
    assert four.stock(FIRST) == (0, 0, 1, 0)


def test_each_guild_master_held_adds_a_cube_even_if_its_category_is_inactive(four: Arranged):
    four.equip(FIRST)
    four.table.masters = {ECONOMY: FIRST, CULTURE: FIRST, MILITARY: SECOND}
    four.submit(FIRST, COLLECT)
    assert four.stock(FIRST) == (1, 0, 1, 1)


def test_what_the_supply_lacks_is_lost_and_the_card_turns_inactive_all_the_same(four: Arranged):
    """Vector 19."""
    four.equip(FIRST)
    four.erect(FIRST, MILITARY, 4, active=True)
    four.leave_in_supply(SECOND, army=2)
    heard = four.events(FIRST, COLLECT)
    assert {events.IncomeCollected(FIRST, 0, 2, 1, 0, lost=2), events.SupplyRanOut(ARMY)} <= set(heard)
    assert (four.stock(FIRST), four.table.comuni[FIRST].active) == ((0, 2, 1, 0), [])


def test_fixed_income_comes_first_and_the_free_choice_is_made_from_what_is_left(four: Arranged):
    """Ruling Q10."""
    four.equip(FIRST)
    four.leave_in_supply(SECOND, pilgrim=1)
    four.submit(FIRST, COLLECT)
    assert four.hands[FIRST].stock.pilgrim == 1
    four.refuses(FIRST, TAKE[PILGRIM], "supply-empty", "There’s no pilgrim left in the supply.")
    four.submit(FIRST, TAKE[GOLD])
    assert four.stock(FIRST) == (1, 0, 1, 0)


def test_a_player_who_stays_away_collects_or_claims_when_he_must(four: Arranged):
    """Ruling Q29."""
    again = Arranged.load(four.save())
    assert four.step
    assert four.step.absent(again.view_of(FIRST)) == COLLECT
    four.stand(FIRST, 1, 2, 3)
    assert four.step.absent(four.view_of(FIRST)) == CLAIM


def test_a_free_choice_is_made_for_a_player_who_stays_away(four: Arranged):
    four.leave_in_supply(SECOND, gold=0)
    four.submit(FIRST, COLLECT)
    assert four.absent(FIRST) == TAKE[ARMY]
