"""Phase 1: bid, claim or collect, and what happens to an out-bid envoy."""

from __future__ import annotations

import pytest

from engine.core.illegal import Unforeseen
from engine.core.seat import Seat
from engine.games.comuni import Comuni
from engine.games.comuni.actions import CLAIM, COLLECT, FINISH, TAKE, WITHDRAW, Bid, Commit, Move
from engine.games.comuni.building import BuildStep
from engine.games.comuni.events import (
    EnvoyDisplaced,
    EnvoyMoved,
    EnvoyWithdrawn,
    IncomeCollected,
    ProjectsClaimed,
    SupplyRanOut,
)
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
    deal,
    empty,
    english,
    erect,
    events,
    give,
    leave,
    leave_in_supply,
    refuses,
    stand,
    stock,
    strip,
    turn_of,
)
from tests.refusals import refused

LUCCA, FIRENZE, MILANO = FIRST, SECOND, THIRD


# -- bidding -----------------------------------------------------------------------------------------------------------


def test_a_bid_places_an_envoy_with_gold_and_ends_the_phase(three: Comuni):
    give(three, LUCCA, gold=5)
    three.submit(LUCCA, Bid(column=3, gold=4))
    assert three.table.columns[2].envoy == Envoy(LUCCA, 4)
    assert (three.hands[LUCCA].stock.gold, three.table.comuni[LUCCA].envoys) == (1, 2)
    assert three.step == Projects(FIRENZE)


def test_a_bid_may_be_without_gold(three: Comuni):
    three.submit(LUCCA, Bid(column=1))
    assert three.table.columns[0].envoy == Envoy(LUCCA, 0)


def test_two_pilgrims_make_a_gold_of_a_bid(three: Comuni):
    give(three, LUCCA, gold=1, pilgrim=5)
    supply = three.box.supply.gold
    three.submit(LUCCA, Bid(column=1, gold=3, from_pilgrims=2))
    assert three.table.columns[0].envoy == Envoy(LUCCA, 3)
    assert stock(three, LUCCA)[::2] == (0, 1)
    assert three.box.supply.gold == supply - 2


def test_the_chain_of_the_rulebook_where_lucca_out_bids_firenze_who_moves_and_displaces_milano(three: Comuni):
    """Vector 1."""
    stand(three, FIRENZE, 1, 1)
    stand(three, MILANO, 4, 0)
    give(three, LUCCA, gold=2)
    give(three, FIRENZE, pilgrim=1)
    give(three, MILANO, pilgrim=0, gold=2)
    heard = events(three, LUCCA, Bid(column=1, gold=2))
    assert EnvoyDisplaced(FIRENZE, 1, 1) in heard
    assert three.asked == (FIRENZE,)
    heard = events(three, FIRENZE, Move(column=4))
    assert heard == [EnvoyMoved(FIRENZE, 4, 1), EnvoyDisplaced(MILANO, 4, 0)]
    assert three.asked == (MILANO,)
    with refused("move-needs-pilgrim"):
        three.submit(MILANO, Move(column=2))
    assert EnvoyWithdrawn(MILANO, 0) in events(three, MILANO, WITHDRAW)
    assert three.table.columns[0].envoy == Envoy(LUCCA, 2)
    assert three.table.columns[3].envoy == Envoy(FIRENZE, 1)
    assert three.hands[LUCCA].stock.gold == 0
    assert three.hands[FIRENZE].stock.pilgrim == 0
    assert (three.hands[MILANO].stock.gold, three.table.comuni[MILANO].envoys) == (2, 3)


def test_the_active_player_goes_on_only_when_the_chain_is_finished(three: Comuni):
    deal(three, LUCCA, "A01")
    stand(three, FIRENZE, 1)
    three.submit(LUCCA, Bid(column=1, gold=1))
    assert three.step == Displaced(FIRENZE, 1, 0)
    three.submit(FIRENZE, WITHDRAW)
    assert three.step == BuildStep(LUCCA)


def test_an_out_bid_envoy_taken_back_brings_its_gold_home(three: Comuni):
    stand(three, FIRENZE, 1, 1)
    gold = three.hands[FIRENZE].stock.gold
    three.submit(LUCCA, Bid(column=1, gold=2))
    three.submit(FIRENZE, WITHDRAW)
    assert (three.hands[FIRENZE].stock.gold, three.table.comuni[FIRENZE].envoys) == (gold + 1, 3)


def test_the_active_player_is_asked_too_when_the_chain_displaces_his_other_envoy(three: Comuni):
    """Ruling Q19."""
    stand(three, FIRENZE, 1, 2)
    stand(three, LUCCA, 2, 1)
    give(three, LUCCA, gold=3, pilgrim=1)
    give(three, FIRENZE, pilgrim=1)
    three.submit(LUCCA, Bid(column=1, gold=3))
    three.submit(FIRENZE, Move(column=2))
    assert three.step == Displaced(LUCCA, 2, 1)
    three.submit(LUCCA, Move(column=3))
    assert three.table.columns[2].envoy == Envoy(LUCCA, 1)
    assert three.step == Projects(FIRENZE)


def test_an_out_bid_seat_is_asked_whether_or_not_it_holds_a_pilgrim(three: Comuni):
    stand(three, FIRENZE, 1)
    strip(three, FIRENZE)
    three.submit(LUCCA, Bid(column=1, gold=1))
    assert three.asked == (FIRENZE,)
    assert three.view_of(FIRENZE).options() == [WITHDRAW]


def test_with_nowhere_to_go_an_out_bid_envoy_goes_home_by_itself(two: Comuni):
    stand(two, SECOND, 1, 1)
    stand(two, FIRST, 2, 1)
    stand(two, SECOND, 3, 0)
    empty(two, 4)
    leave(two, 0, "D")
    two.table.last_turns = 2
    heard = events(two, FIRST, Bid(column=1, gold=2))
    assert EnvoyWithdrawn(SECOND, 1) in heard
    assert two.step == Projects(SECOND)


def test_a_bid_with_three_envoys_out_is_refused(four: Comuni):
    for column in (1, 2, 3):
        stand(four, FIRST, column)
    sentence = "All three of your envoys are out. You must claim your projects."
    refuses(four, FIRST, Bid(column=4), sentence, "envoys-out")
    refuses(four, FIRST, COLLECT, sentence, "envoys-out")
    assert four.view_of(FIRST).options()[0] == CLAIM


def test_a_bid_on_ones_own_column_is_refused(four: Comuni):
    """Ruling Q5."""
    stand(four, FIRST, 1)
    sentence = "Your envoy already stands there; a bid cannot be raised."
    refuses(four, FIRST, Bid(column=1, gold=2), sentence, "own-column")


@pytest.mark.parametrize("gold", [0, 1, 2])
def test_a_bid_must_be_at_least_one_gold_higher(four: Comuni, gold: int):
    stand(four, SECOND, 1, 2)
    give(four, FIRST, gold=5)
    sentence = "Firenze offers 2 gold there. You need at least 3."
    refuses(four, FIRST, Bid(column=1, gold=gold), sentence, "bid-too-low", seat=SECOND, gold=2, least=3)
    four.submit(FIRST, Bid(column=1, gold=3))
    assert four.table.columns[0].envoy == Envoy(FIRST, 3)


def test_a_bid_beyond_ones_gold_is_refused_with_what_pilgrims_could_make(four: Comuni):
    give(four, FIRST, gold=2, pilgrim=5)
    sentence = "That bid needs 3 gold. You have 2, and your pilgrims could make 2 more."
    refuses(four, FIRST, Bid(column=1, gold=3), sentence, "bid-too-dear", gold=3, have=2, more=2)


def test_pilgrims_make_no_more_gold_than_the_supply_holds(four: Comuni):
    leave_in_supply(four, FOURTH, gold=1)
    give(four, FIRST, pilgrim=6)
    sentence = "That bid needs 4 gold. You have 2, and your pilgrims could make 1 more."
    refuses(four, FIRST, Bid(column=1, gold=4), sentence, "bid-too-dear", gold=4, have=2, more=1)
    sentence = "There are not enough gold cubes in the supply: your pilgrims could make 1."
    refuses(four, FIRST, Bid(column=1, gold=4, from_pilgrims=2), sentence, "gold-short", more=1)
    with pytest.raises(Unforeseen):
        four.submit(FIRST, Bid(column=1, gold=4, from_pilgrims=2))
    heard = events(four, FIRST, Bid(column=1, gold=3, from_pilgrims=1))
    assert SupplyRanOut(GOLD) in heard
    assert GOLD not in four.table.supply


def test_pilgrims_make_no_gold_when_the_supply_has_none(four: Comuni):
    leave_in_supply(four, FOURTH, gold=0)
    give(four, FIRST, pilgrim=6)
    sentence = "That bid needs 3 gold. You have 2, and your pilgrims could make 0 more."
    refuses(four, FIRST, Bid(column=1, gold=3, from_pilgrims=1), sentence, "bid-too-dear", have=2, more=0)


def test_pilgrims_cannot_make_more_gold_than_is_bid(four: Comuni):
    give(four, FIRST, pilgrim=4)
    sentence = "You bid 1 gold; pilgrims cannot make more of it than that."
    refuses(four, FIRST, Bid(column=1, gold=1, from_pilgrims=2), sentence, "pilgrims-beyond-bid", gold=1)


def test_a_bid_made_from_pilgrims_one_does_not_have_is_refused_as_such(four: Comuni):
    give(four, FIRST, gold=5, pilgrim=3)
    sentence = "That takes 4 pilgrims; you have 3."
    refuses(four, FIRST, Bid(column=1, gold=2, from_pilgrims=2), sentence, "pilgrims-short", need=4, have=3)


def test_a_bid_made_from_pilgrims_is_refused_while_the_supply_has_no_gold(four: Comuni):
    leave_in_supply(four, FOURTH, gold=0)
    give(four, FIRST, pilgrim=6)
    sentence = "There is no gold left in the supply."
    refuses(four, FIRST, Bid(column=1, gold=2, from_pilgrims=1), sentence, "supply-empty", resource=GOLD)


def test_a_column_not_in_use_takes_no_envoy(three: Comuni):
    sentence = "Column 6 is not used with 3 players."
    refuses(three, LUCCA, Bid(column=6), sentence, "column-unused", column=6, players=3)


def test_a_column_without_cards_takes_no_envoy_not_even_a_bonus_column(three: Comuni):
    """Ruling Q12."""
    empty(three, 4)
    sentence = "There are no projects left in column 4."
    refuses(three, LUCCA, Bid(column=4), sentence, "column-empty", column=4)


def test_acting_out_of_turn_is_refused_by_name(three: Comuni):
    refuses(three, MILANO, COLLECT, "It is Lucca\u2019s decision now.", "not-your-decision", seats=[LUCCA])


def test_answering_another_question_is_refused(three: Comuni):
    told = (
        "That is not what you are asked now. "
        "The question is “Bid for a column, claim your projects or collect your income”."
    )
    refuses(three, LUCCA, FINISH, told, "another-question")


def test_whoever_sends_armies_before_any_invasion_hears_what_is_true(three: Comuni):
    with refused("another-question", action="commit"):
        three.submit(LUCCA, Commit(city=1))
    with refused("not-your-decision"):
        three.submit(FIRENZE, Commit(city=1))


# -- moving an out-bid envoy -------------------------------------------------------------------------------------------


def out_bid(g: Comuni, gold: int, pilgrims: int = 2) -> None:
    """Firenze's envoy with this gold has been out-bid in column 1."""
    stand(g, FIRENZE, 1, gold)
    give(g, FIRENZE, pilgrim=pilgrims)
    give(g, LUCCA, gold=gold + 1)
    g.submit(LUCCA, Bid(column=1, gold=gold + 1))


@pytest.mark.parametrize("standing", [1, 2, 3])
def test_a_moved_envoy_needs_more_gold_than_the_one_it_displaces(three: Comuni, standing: int):
    stand(three, MILANO, 2, standing)
    out_bid(three, 2)
    if standing < 2:
        three.submit(FIRENZE, Move(column=2))
        assert three.step == Displaced(MILANO, 2, standing)
    else:
        sentence = "You may only displace an envoy with less than 2 gold."
        refuses(three, FIRENZE, Move(column=2), sentence, "move-too-low", gold=2)


def test_a_moved_envoy_cannot_go_back_where_it_was_out_bid(three: Comuni):
    out_bid(three, 2)
    sentence = "You may only displace an envoy with less than 2 gold."
    refuses(three, FIRENZE, Move(column=1), sentence, "move-too-low", gold=2)


def test_a_moved_envoy_cannot_join_ones_own(three: Comuni):
    stand(three, FIRENZE, 3, 0)
    out_bid(three, 2)
    refuses(three, FIRENZE, Move(column=3), "You already have an envoy there.", "own-envoy-there")


def test_a_moved_envoy_cannot_go_to_an_empty_or_unused_column(three: Comuni):
    empty(three, 2)
    out_bid(three, 2)
    refuses(three, FIRENZE, Move(column=2), "There are no projects left in column 2.", "column-empty", column=2)
    refuses(three, FIRENZE, Move(column=7), "Column 7 is not used with 3 players.", "column-unused", column=7)


def test_moving_without_a_pilgrim_is_refused(three: Comuni):
    out_bid(three, 2, pilgrims=0)
    sentence = "Moving the envoy costs 1 pilgrim, and you have none. You can take it back."
    refuses(three, FIRENZE, Move(column=2), sentence, "move-needs-pilgrim")


def test_the_gold_of_a_moved_envoy_cannot_be_changed(three: Comuni):
    """Ruling Q4."""
    out_bid(three, 2)
    before = three.save()
    with refused("gold-unchanged") as met:
        three.submit(FIRENZE, three.read({"do": "move", "column": 2, "gold": 3}))
    assert three.save() == before
    assert english(three).refusal(met.illegal) == "The gold moves unchanged."
    three.submit(FIRENZE, Move(column=2))
    assert three.table.columns[1].envoy == Envoy(FIRENZE, 2)


def test_an_out_bid_player_who_stays_away_takes_the_envoy_back(three: Comuni):
    """Ruling Q29."""
    out_bid(three, 2)
    assert three.step
    assert three.step.absent(three.view_of(FIRENZE)) == WITHDRAW


# -- claiming ----------------------------------------------------------------------------------------------------------


def test_a_claim_takes_every_card_of_every_column_held_and_the_gold_goes_to_the_supply(three: Comuni):
    stand(three, LUCCA, 1, 2)
    stand(three, LUCCA, 3, 1)
    cards = three.table.columns[0].cards + three.table.columns[2].cards
    gold, supply = three.hands[LUCCA].stock.gold, three.box.supply.gold
    heard = events(three, LUCCA, CLAIM)
    assert heard[0] == ProjectsClaimed(LUCCA, (1, 3), tuple(cards), 3)
    assert three.hands[LUCCA].cards == cards
    assert (three.table.comuni[LUCCA].cards, three.table.comuni[LUCCA].envoys) == (5, 3)
    assert (three.hands[LUCCA].stock.gold, three.box.supply.gold) == (gold, supply + 3)
    assert three.table.columns[0].envoy is three.table.columns[2].envoy is None


def test_a_claim_leaves_the_envoys_of_others_alone(three: Comuni):
    stand(three, LUCCA, 1)
    stand(three, MILANO, 2, 2)
    three.submit(LUCCA, CLAIM)
    assert three.table.columns[1].envoy == Envoy(MILANO, 2)


def test_each_bonus_column_claimed_brings_a_cube_of_choice(four: Comuni):
    strip(four, FIRST)
    stand(four, FIRST, 4)
    stand(four, FIRST, 6)
    four.submit(FIRST, CLAIM)
    assert four.step == FreeChoice(FIRST, 2)
    four.submit(FIRST, TAKE[CRAFTSMAN])
    assert four.step == FreeChoice(FIRST, 1)
    four.submit(FIRST, TAKE[ARMY])
    assert stock(four, FIRST) == (0, 1, 0, 1)
    assert four.step == BuildStep(FIRST)


def test_an_ordinary_column_brings_no_cube(four: Comuni):
    stand(four, FIRST, 1)
    four.submit(FIRST, CLAIM)
    assert four.step == BuildStep(FIRST)


def test_the_gold_of_a_claim_is_in_the_supply_before_the_bonus_is_chosen(four: Comuni):
    """Ruling Q27."""
    stand(four, FIRST, 4, 1)
    leave_in_supply(four, FOURTH, gold=0)
    four.submit(FIRST, CLAIM)
    gold = four.hands[FIRST].stock.gold
    four.submit(FIRST, TAKE[GOLD])
    assert four.hands[FIRST].stock.gold == gold + 1


def test_a_bonus_is_lost_if_the_supply_is_empty(four: Comuni):
    leave_in_supply(four, FOURTH, gold=0, army=0, pilgrim=0, craftsman=0)
    stand(four, FIRST, 4)
    four.submit(FIRST, CLAIM)
    assert four.step == BuildStep(FIRST)


def test_a_cube_the_supply_lacks_cannot_be_chosen(four: Comuni):
    leave_in_supply(four, FOURTH, craftsman=0)
    stand(four, FIRST, 4)
    four.submit(FIRST, CLAIM)
    sentence = "There is no craftsman left in the supply."
    refuses(four, FIRST, TAKE[CRAFTSMAN], sentence, "supply-empty", resource=CRAFTSMAN)
    assert TAKE[CRAFTSMAN] not in four.view_of(FIRST).options()


def test_claiming_with_no_envoy_out_is_refused(four: Comuni):
    """Ruling Q27: it is no way to pass."""
    sentence = "None of your envoys is on the board, so there is nothing to claim."
    refuses(four, FIRST, CLAIM, sentence, "nothing-to-claim")


@pytest.mark.parametrize("part", [{"column": 1}, {"columns": [1]}, {"card": "A01"}, {"cards": ["A01"]}])
def test_claiming_only_a_part_is_refused(four: Comuni, part: dict[str, object]):
    stand(four, FIRST, 1)
    before = four.save()
    with refused("claim-takes-all") as met:
        four.submit(FIRST, four.read({"do": "claim", **part}))
    assert four.save() == before
    assert english(four).refusal(met.illegal) == "A claim takes every card of every column you hold."


# -- collecting --------------------------------------------------------------------------------------------------------


def test_the_base_income_is_that_of_the_comune(five: Comuni):
    expected = [(0, 0, 1, 0), (0, 0, 0, 1), (0, 1, 0, 0), (1, 0, 0, 0), (0, 0, 0, 0)]
    free = [1, 1, 1, 1, 2]
    for number in range(5):
        seat = Seat(number)
        turn_of(five, seat)
        strip(five, seat)
        five.submit(seat, COLLECT)
        assert stock(five, seat) == expected[number]
        assert five.step == FreeChoice(seat, free[number])


def test_an_active_category_pays_the_floors_of_its_tallest_building_only(four: Comuni):
    """Vector 6."""
    strip(four, FIRST)
    erect(four, FIRST, MILITARY, 4)
    erect(four, FIRST, MILITARY, 2)
    four.table.comuni[FIRST].active = [MILITARY]
    four.submit(FIRST, COLLECT)
    assert stock(four, FIRST) == (0, 4, 1, 0)
    assert four.table.comuni[FIRST].active == []


def test_an_inactive_category_pays_nothing(four: Comuni):
    strip(four, FIRST)
    erect(four, FIRST, MILITARY, 4)
    four.submit(FIRST, COLLECT)
    assert stock(four, FIRST) == (0, 0, 1, 0)


@pytest.mark.parametrize(
    ("category", "cubes"),
    [(ECONOMY, (2, 0, 1, 0)), (MILITARY, (0, 2, 1, 0)), (CULTURE, (0, 0, 1, 2)), (RELIGION, (0, 0, 3, 0))],
)
def test_each_category_yields_its_own_cubes(four: Comuni, category: Category, cubes: tuple[int, ...]):
    strip(four, FIRST)
    erect(four, FIRST, category, 2)
    four.table.comuni[FIRST].active = [category]
    four.submit(FIRST, COLLECT)
    assert stock(four, FIRST) == cubes


def test_each_guild_master_held_adds_a_cube_even_if_its_category_is_inactive(four: Comuni):
    strip(four, FIRST)
    four.table.masters = {ECONOMY: FIRST, CULTURE: FIRST, MILITARY: SECOND}
    four.submit(FIRST, COLLECT)
    assert stock(four, FIRST) == (1, 0, 1, 1)


def test_what_the_supply_lacks_is_lost_and_the_card_turns_inactive_all_the_same(four: Comuni):
    """Vector 19."""
    strip(four, FIRST)
    erect(four, FIRST, MILITARY, 4)
    four.table.comuni[FIRST].active = [MILITARY]
    leave_in_supply(four, SECOND, army=2)
    heard = events(four, FIRST, COLLECT)
    assert IncomeCollected(FIRST, 0, 2, 1, 0, lost=2) in heard
    assert SupplyRanOut(ARMY) in heard
    assert stock(four, FIRST) == (0, 2, 1, 0)
    assert four.table.comuni[FIRST].active == []


def test_fixed_income_comes_first_and_the_free_choice_is_made_from_what_is_left(four: Comuni):
    """Ruling Q10."""
    strip(four, FIRST)
    leave_in_supply(four, SECOND, pilgrim=1)
    four.submit(FIRST, COLLECT)
    assert four.hands[FIRST].stock.pilgrim == 1
    refuses(four, FIRST, TAKE[PILGRIM], "There is no pilgrim left in the supply.", "supply-empty", resource=PILGRIM)
    four.submit(FIRST, TAKE[GOLD])
    assert stock(four, FIRST) == (1, 0, 1, 0)


def test_a_player_who_stays_away_collects_or_claims_when_he_must(four: Comuni):
    """Ruling Q29."""
    again = Comuni.load(four.save())
    assert four.step
    assert four.step.absent(again.view_of(FIRST)) == COLLECT
    for column in (1, 2, 3):
        stand(four, FIRST, column)
    assert four.step.absent(four.view_of(FIRST)) == CLAIM


def test_a_free_choice_is_made_for_a_player_who_stays_away(four: Comuni):
    leave_in_supply(four, SECOND, gold=0)
    four.submit(FIRST, COLLECT)
    assert four.step
    assert four.step.absent(four.view_of(FIRST)) == TAKE[ARMY]
