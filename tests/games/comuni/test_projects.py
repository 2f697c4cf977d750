"""Phase 1: bid, claim or collect, and what happens to an out-bid envoy."""

from __future__ import annotations

import pytest

from engine.core.api import Action, Seat, Step, Unforeseen
from engine.games.comuni import events
from engine.games.comuni.actions import CLAIM, COLLECT, FINISH, TAKE, WITHDRAW, Bid, Commit, Move
from engine.games.comuni.building import BuildStep
from engine.games.comuni.pieces import ARMY, CRAFTSMAN, GOLD, PILGRIM, Category, Envoy
from engine.games.comuni.projects import Displaced, FreeChoice, Projects
from tests.games.comuni.positions import FIRST, FOURTH, SECOND, THIRD, Arranged, Position

ECONOMY, MILITARY, CULTURE, RELIGION = Category
LUCCA, FIRENZE, MILANO = FIRST, SECOND, THIRD


# -- bidding -----------------------------------------------------------------------------------------------------------


def test_a_bid_places_an_envoy_with_gold_and_ends_the_phase(three: Arranged):
    three.give(LUCCA, gold=5).submit(LUCCA, Bid(column=3, gold=4))
    assert three.table.columns[2].envoy == Envoy(LUCCA, 4)
    assert (three.hands[LUCCA].stock.gold, three.table.comuni[LUCCA].envoys) == (1, 2)
    assert three.step == Projects(FIRENZE)


def test_a_bid_may_be_without_gold(three: Arranged):
    assert three.play(LUCCA, Bid(column=1)).table.columns[0].envoy == Envoy(LUCCA, 0)


def test_two_pilgrims_make_a_gold_of_a_bid(three: Arranged):
    supply = three.give(LUCCA, gold=1, pilgrim=5).box.supply.gold
    three.submit(LUCCA, Bid(column=1, gold=3, from_pilgrims=2))
    assert three.table.columns[0].envoy == Envoy(LUCCA, 3)
    assert (three.stock(LUCCA)[::2], three.box.supply.gold) == ((0, 1), supply - 2)


def test_the_chain_of_the_rulebook_where_lucca_out_bids_firenze_who_moves_and_displaces_milano(three: Arranged):
    """Vector 1."""
    three.stand(FIRENZE, 1, gold=1).stand(MILANO, 4).give(LUCCA, gold=2).give(FIRENZE, pilgrim=1)
    three.give(MILANO, pilgrim=0, gold=2)
    assert events.EnvoyDisplaced(FIRENZE, 1, 1) in three.heard(LUCCA, Bid(column=1, gold=2))
    assert three.asked == (FIRENZE,)
    heard = three.heard(FIRENZE, Move(column=4))
    assert (heard, three.asked) == ([events.EnvoyMoved(FIRENZE, 4, 1), events.EnvoyDisplaced(MILANO, 4, 0)], (MILANO,))
    three.refuses(MILANO, Move(column=2), "move-needs-pilgrim")
    assert events.EnvoyWithdrawn(MILANO, 0) in three.heard(MILANO, WITHDRAW)
    assert [three.table.columns[at].envoy for at in (0, 3)] == [Envoy(LUCCA, 2), Envoy(FIRENZE, 1)]
    assert (three.hands[LUCCA].stock.gold, three.hands[FIRENZE].stock.pilgrim) == (0, 0)
    assert (three.hands[MILANO].stock.gold, three.table.comuni[MILANO].envoys) == (2, 3)


def test_the_active_player_goes_on_only_when_the_chain_is_finished(three: Arranged):
    three.deal(LUCCA, "A01").stand(FIRENZE, 1).submit(LUCCA, Bid(column=1, gold=1))
    assert three.step == Displaced(FIRENZE, 1, 0)
    assert three.play(FIRENZE, WITHDRAW).step == BuildStep(LUCCA)


def test_an_out_bid_envoy_taken_back_brings_its_gold_home(three: Arranged):
    gold = three.out_bid(gold=1).hands[FIRENZE].stock.gold
    three.submit(FIRENZE, WITHDRAW)
    assert (three.hands[FIRENZE].stock.gold, three.table.comuni[FIRENZE].envoys) == (gold + 1, 3)


def test_the_active_player_is_asked_too_when_the_chain_displaces_his_other_envoy(three: Arranged):
    """Ruling Q19."""
    three.stand(FIRENZE, 1, gold=2).stand(LUCCA, 2, gold=1).give(LUCCA, gold=3, pilgrim=1).give(FIRENZE, pilgrim=1)
    three.play(LUCCA, Bid(column=1, gold=3)).play(FIRENZE, Move(column=2))
    assert three.step == Displaced(LUCCA, 2, 1)
    three.submit(LUCCA, Move(column=3))
    assert (three.table.columns[2].envoy, three.step) == (Envoy(LUCCA, 1), Projects(FIRENZE))


def test_an_out_bid_seat_is_asked_whether_or_not_it_holds_a_pilgrim(three: Arranged):
    three.stand(FIRENZE, 1).equip(FIRENZE).submit(LUCCA, Bid(column=1, gold=1))
    assert (three.asked, three.options(FIRENZE)) == ((FIRENZE,), [WITHDRAW])


def test_with_nowhere_to_go_an_out_bid_envoy_goes_home_by_itself(two: Arranged):
    two.stand(SECOND, 1, gold=1).stand(FIRST, 2, gold=1).stand(SECOND, 3).empty(4).leave(0, "D")
    two.table.last_turns = 2
    assert events.EnvoyWithdrawn(SECOND, 1) in two.heard(FIRST, Bid(column=1, gold=2))
    assert two.step == Projects(SECOND)


def test_with_three_envoys_out_there_is_only_the_claim(three: Arranged):
    assert three.stand(LUCCA, 1, 2, 3).options(LUCCA)[0] == CLAIM


def test_pilgrims_make_no_more_gold_than_the_supply_holds(four: Arranged):
    four.leave_in_supply(FOURTH, gold=1).give(FIRST, pilgrim=6)
    with pytest.raises(Unforeseen):
        four.submit(FIRST, Bid(column=1, gold=4, from_pilgrims=2))
    assert events.SupplyRanOut(GOLD) in four.heard(FIRST, Bid(column=1, gold=3, from_pilgrims=1))
    assert GOLD not in four.table.supply


def test_whoever_sends_armies_before_any_invasion_hears_what_is_true(three: Arranged):
    assert three.refuses(LUCCA, Commit(city=1), "another-question").facts["action"] == "commit"
    three.refuses(FIRENZE, Commit(city=1), "not-your-decision")


# -- what is refused ---------------------------------------------------------------------------------------------------


def offered(g: Arranged) -> Arranged:
    """Firenze offers 2 gold in column 1, and Lucca has 5."""
    return g.stand(FIRENZE, 1, gold=2).give(LUCCA, gold=5)


def rich(g: Arranged, supply: int = 9, **stock: int) -> Arranged:
    """Lucca has these cubes, and 2 gold unless more is said; the supply has so much gold."""
    return g.give(LUCCA, **{"gold": 2, **stock}).leave_in_supply(MILANO, gold=supply)


def chain(g: Arranged) -> Arranged:
    """Firenze, whose other envoy stands in column 3, is out-bid in column 1 with 2 gold; column 2 is empty."""
    return g.stand(FIRENZE, 3).empty(2).out_bid(2)


def stocked(g: Arranged, **supply: int) -> Arranged:
    """Lucca has claimed a bonus column, and the supply has so many cubes of some kinds."""
    return g.leave_in_supply(MILANO, **supply).stand(LUCCA, 4).play(LUCCA, CLAIM)


ALL_OUT = "All three of your envoys are out, so you have to claim your projects."
OFFERS = "Firenze offers 2 gold there. Bid at least 3."
DEAR = "That bid needs {} gold. You have 2, and your pilgrims could make {} more."
LESS = "You may only displace an envoy with less than 2 gold."
EMPTY = "There are no projects left in column {}."
UNUSED = "Column {} isn’t used with 3 players."
NONE_LEFT = "There’s no {} left in the supply."
ALL_OF_IT = "You can’t leave cards behind: a claim takes every card of every column you hold."
#: a position, who wants to do what there, and why it is refused
REFUSED: dict[str, tuple[Position, Seat, Action | dict[str, object], str, str | None]] = {
    "a bid on one's own column (ruling Q5)":
        (lambda g: g.stand(LUCCA, 1), LUCCA, Bid(column=1, gold=2), "own-column",
         "Your envoy is already there, and you can’t raise a bid."),
    "a bid on a column not in use": (lambda g: g, LUCCA, Bid(column=6), "column-unused", UNUSED.format(6)),
    "a bid on a column without cards, not even on a bonus column (ruling Q12)":
        (lambda g: g.empty(4), LUCCA, Bid(column=4), "column-empty", EMPTY.format(4)),
    "a bid with three envoys out": (lambda g: g.stand(LUCCA, 1, 2, 3), LUCCA, Bid(column=4), "envoys-out", ALL_OUT),
    "an income with three envoys out": (lambda g: g.stand(LUCCA, 1, 2, 3), LUCCA, COLLECT, "envoys-out", ALL_OUT),
    "a claim with no envoy out, which is no way to pass (ruling Q27)":
        (lambda g: g, LUCCA, CLAIM, "nothing-to-claim",
         "None of your envoys is on the board, so there’s nothing to claim."),
    **{f"the claim of {part}": (lambda g: g.stand(LUCCA, 1), LUCCA, {"do": "claim", part: value}, "claim-takes-all",
                                ALL_OF_IT)
       for part, value in {"column": 1, "columns": [1], "card": "A01", "cards": ["A01"]}.items()},
    "the answer to another question": (lambda g: g, LUCCA, FINISH, "another-question", None),
    "an action out of turn, told by name":
        (lambda g: g, MILANO, COLLECT, "not-your-decision", "It’s not your turn. Waiting for Lucca."),
    **{f"a bid of {gold} against 2": (offered, LUCCA, Bid(column=1, gold=gold), "bid-too-low", OFFERS)
       for gold in range(3)},
    "a bid that needs pilgrims without a word of them":
        (lambda g: rich(g, pilgrim=5), LUCCA, Bid(column=1, gold=3), "bid-too-dear", DEAR.format(3, 2)),
    "a bid of more gold than the supply has":
        (lambda g: rich(g, 1, pilgrim=6), LUCCA, Bid(column=1, gold=4), "bid-too-dear", DEAR.format(4, 1)),
    "a bid for which pilgrims would make more gold than the supply has":
        (lambda g: rich(g, 1, pilgrim=6), LUCCA, Bid(column=1, gold=4, from_pilgrims=2), "gold-short",
         "The supply doesn’t have that much gold: your pilgrims can make 1 at most."),
    "a bid too dear without gold in the supply":
        (lambda g: rich(g, 0, pilgrim=6), LUCCA, Bid(column=1, gold=3, from_pilgrims=1), "bid-too-dear",
         DEAR.format(3, 0)),
    "a bid of pilgrims without gold in the supply":
        (lambda g: rich(g, 0, pilgrim=6), LUCCA, Bid(column=1, gold=2, from_pilgrims=1), "supply-empty",
         NONE_LEFT.format("gold")),
    "a bid of more pilgrims than gold":
        (lambda g: rich(g, pilgrim=4), LUCCA, Bid(column=1, gold=1, from_pilgrims=2), "pilgrims-beyond-bid",
         "You’re bidding 1 gold, so pilgrims can’t make more than that."),
    "a bid of too few pilgrims":
        (lambda g: rich(g, gold=5, pilgrim=3), LUCCA, Bid(column=1, gold=2, from_pilgrims=2), "pilgrims-short",
         "That takes 4 pilgrims; you have 3."),
    "a move to where the envoy was out-bid": (chain, FIRENZE, Move(column=1), "move-too-low", LESS),
    "a move to a column without cards": (chain, FIRENZE, Move(column=2), "column-empty", EMPTY.format(2)),
    "a move to another envoy of one's own":
        (chain, FIRENZE, Move(column=3), "own-envoy-there", "You already have an envoy there."),
    "a move to a column not in use": (chain, FIRENZE, Move(column=7), "column-unused", UNUSED.format(7)),
    **{f"a move of 2 gold against {gold}":
       (lambda g, gold=gold: g.stand(MILANO, 2, gold=gold).out_bid(2), FIRENZE, Move(column=2), "move-too-low", LESS)
       for gold in (2, 3)},
    "a move without a pilgrim":
        (lambda g: g.out_bid(2, pilgrims=0), FIRENZE, Move(column=2), "move-needs-pilgrim",
         "Moving the envoy costs 1 pilgrim, and you have none. You can take it back."),
    "other gold with a moved envoy (ruling Q4)":
        (lambda g: g.out_bid(2), FIRENZE, {"do": "move", "column": 2, "gold": 3}, "gold-unchanged",
         "The envoy takes its gold along, no more and no less."),
    "a cube that the supply lacks":
        (lambda g: stocked(g, craftsman=0), LUCCA, TAKE[CRAFTSMAN], "supply-empty", NONE_LEFT.format("craftsman")),
}  # fmt: skip


@pytest.mark.parametrize(("position", "seat", "action", "key", "sentence"), REFUSED.values(), ids=REFUSED)
def test_what_is_refused(
    three: Arranged, position: Position, seat: Seat, action: Action, key: str, sentence: str | None
):
    position(three).refuses(seat, action, key, sentence)
    assert action not in three.options(seat)


def test_a_bid_must_be_at_least_one_gold_higher(three: Arranged):
    assert offered(three).play(LUCCA, Bid(column=1, gold=3)).table.columns[0].envoy == Envoy(LUCCA, 3)


def test_a_moved_envoy_needs_more_gold_than_the_one_it_displaces(three: Arranged):
    assert three.stand(MILANO, 2, gold=1).out_bid(2).play(FIRENZE, Move(column=2)).step == Displaced(MILANO, 2, 1)


def test_the_gold_of_a_moved_envoy_goes_with_it(three: Arranged):
    """Ruling Q4."""
    assert three.out_bid(2).play(FIRENZE, Move(column=2)).table.columns[1].envoy == Envoy(FIRENZE, 2)


# -- claiming ----------------------------------------------------------------------------------------------------------


def test_a_claim_takes_every_card_of_every_column_held_and_the_gold_goes_to_the_supply(three: Arranged):
    three.stand(LUCCA, 1, gold=2).stand(LUCCA, 3, gold=1)
    cards = three.table.columns[0].cards + three.table.columns[2].cards
    gold, supply, comune = three.hands[LUCCA].stock.gold, three.box.supply.gold, three.table.comuni[LUCCA]
    assert three.heard(LUCCA, CLAIM)[0] == events.ProjectsClaimed(LUCCA, (1, 3), tuple(cards), 3)
    assert (three.hands[LUCCA].cards, comune.cards, comune.envoys) == (cards, 5, 3)
    assert (three.hands[LUCCA].stock.gold, three.box.supply.gold) == (gold, supply + 3)
    assert three.table.columns[0].envoy is three.table.columns[2].envoy is None


def test_a_claim_leaves_the_envoys_of_others_alone(three: Arranged):
    three.stand(LUCCA, 1).stand(MILANO, 2, gold=2).submit(LUCCA, CLAIM)
    assert three.table.columns[1].envoy == Envoy(MILANO, 2)


#: a claim, what is asked after it, and the first seat's stock then
CLAIMS: dict[str, tuple[Position, Step, tuple[int, int, int, int]]] = {
    "each bonus column brings a cube of choice":
        (lambda g: g.stand(FIRST, 4, 6).play(FIRST, CLAIM), FreeChoice(FIRST, 2), (0, 0, 0, 0)),
    "one cube after the other":
        (lambda g: g.stand(FIRST, 4, 6).play(FIRST, CLAIM, TAKE[CRAFTSMAN]), FreeChoice(FIRST, 1),
         (0, 0, 0, 1)),
    "until all are chosen":
        (lambda g: g.stand(FIRST, 4, 6).play(FIRST, CLAIM, TAKE[CRAFTSMAN], TAKE[ARMY]),
         BuildStep(FIRST), (0, 1, 0, 1)),
    "an ordinary column brings no cube":
        (lambda g: g.stand(FIRST, 1).play(FIRST, CLAIM), BuildStep(FIRST), (0, 0, 0, 0)),
    "the gold of a claim is in the supply before the bonus is chosen (ruling Q27)":
        (lambda g: g.stand(FIRST, 4, gold=1).leave_in_supply(FOURTH, gold=0).play(FIRST, CLAIM, TAKE[GOLD]),
         BuildStep(FIRST), (1, 0, 0, 0)),
    "a bonus is lost if the supply is empty":
        (lambda g: g.leave_in_supply(FOURTH, gold=0, army=0, pilgrim=0, craftsman=0).stand(FIRST, 4).play(FIRST, CLAIM),
         BuildStep(FIRST), (0, 0, 0, 0)),
}  # fmt: skip


@pytest.mark.parametrize(("position", "step", "cubes"), CLAIMS.values(), ids=CLAIMS)
def test_the_cubes_of_a_claim(four: Arranged, position: Position, step: Step, cubes: tuple[int, ...]):
    assert (position(four.equip(FIRST)).step, four.stock(FIRST)) == (step, cubes)


# -- collecting --------------------------------------------------------------------------------------------------------


def test_the_base_income_is_that_of_the_comune(five: Arranged):
    expected = [(0, 0, 1, 0), (0, 0, 0, 1), (0, 1, 0, 0), (1, 0, 0, 0), (0, 0, 0, 0)]
    for number, (cubes, free) in enumerate(zip(expected, (1, 1, 1, 1, 2), strict=True)):
        seat = Seat(number)
        five.turn_of(seat).equip(seat).submit(seat, COLLECT)
        assert (five.stock(seat), five.step) == (cubes, FreeChoice(seat, free))


#: what Lucca has, and its stock after an income
INCOMES: dict[str, tuple[Position, tuple[int, int, int, int]]] = {
    "gold of an active economy": (lambda g: g.erect(FIRST, ECONOMY, 2, active=True), (2, 0, 1, 0)),
    "armies of an active military": (lambda g: g.erect(FIRST, MILITARY, 2, active=True), (0, 2, 1, 0)),
    "craftsmen of an active culture": (lambda g: g.erect(FIRST, CULTURE, 2, active=True), (0, 0, 1, 2)),
    "pilgrims of an active religion": (lambda g: g.erect(FIRST, RELIGION, 2, active=True), (0, 0, 3, 0)),
    "only the tallest building (vector 6)": (lambda g: g.erect(FIRST, MILITARY, 4, 2, active=True), (0, 4, 1, 0)),
    "nothing of an inactive category": (lambda g: g.erect(FIRST, MILITARY, 4), (0, 0, 1, 0)),
    "a cube of each guild master, even if its category is inactive":
        (lambda g: g.serving(economy=FIRST, culture=FIRST, military=SECOND), (1, 0, 1, 1)),
}  # fmt: skip


@pytest.mark.parametrize(("position", "cubes"), INCOMES.values(), ids=INCOMES)
def test_what_an_income_brings(four: Arranged, position: Position, cubes: tuple[int, ...]):
    position(four).equip(FIRST).submit(FIRST, COLLECT)
    assert (four.stock(FIRST), four.table.comuni[FIRST].active) == (cubes, [])


def test_what_the_supply_lacks_is_lost_and_the_card_turns_inactive_all_the_same(four: Arranged):
    """Vector 19."""
    four.equip(FIRST).erect(FIRST, MILITARY, 4, active=True).leave_in_supply(SECOND, army=2)
    heard = four.heard(FIRST, COLLECT)
    assert {events.IncomeCollected(FIRST, 0, 2, 1, 0, lost=2), events.SupplyRanOut(ARMY)} <= set(heard)
    assert (four.stock(FIRST), four.table.comuni[FIRST].active) == ((0, 2, 1, 0), [])


def test_fixed_income_comes_first_and_the_free_choice_is_made_from_what_is_left(four: Arranged):
    """Ruling Q10."""
    four.equip(FIRST).leave_in_supply(SECOND, pilgrim=1).submit(FIRST, COLLECT)
    assert four.hands[FIRST].stock.pilgrim == 1
    four.refuses(FIRST, TAKE[PILGRIM], "supply-empty", NONE_LEFT.format("pilgrim"))
    assert four.play(FIRST, TAKE[GOLD]).stock(FIRST) == (1, 0, 1, 0)


# -- staying away ------------------------------------------------------------------------------------------------------

#: a question, and what is done for a seat that stays away (ruling Q29)
ABSENT: dict[str, tuple[Position, Action]] = {
    "the income is collected": (lambda g: g, COLLECT),
    "a claim that must be is made": (lambda g: g.stand(FIRST, 1, 2, 3), CLAIM),
    "an out-bid envoy is taken back": (lambda g: g.out_bid(2), WITHDRAW),
    "the first cube that there is is taken":
        (lambda g: g.leave_in_supply(SECOND, gold=0).play(FIRST, COLLECT), TAKE[ARMY]),
}  # fmt: skip


@pytest.mark.parametrize(("position", "action"), ABSENT.values(), ids=ABSENT)
def test_what_is_done_for_a_player_who_stays_away(four: Arranged, position: Position, action: Action):
    assert position(four).absent(four.asked[0]) == action
