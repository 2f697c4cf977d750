"""Invasions: the sealed split, walls, plunder and heroes."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.api import Event, Offer, Seat, simplest
from engine.games.comuni.actions import FINISH, Commit, Exchange, Keep
from engine.games.comuni.building import BuildStep
from engine.games.comuni.events import (
    AllianceGathered,
    CityHeld,
    CityPlundered,
    ForcesRevealed,
    HeroNamed,
    InvasionBegan,
    NoHeroes,
)
from engine.games.comuni.invasion import Commitment, attacks, defence
from tests.games.comuni.positions import ARMY, FIRST, FOURTH, GOLD, SECOND, THIRD, Arranged, kinds_of


def armed(g: Arranged, *armies: int, **more: int) -> None:
    """Stocks of armies and nothing else, but for the first seat."""
    for seat in range(g.players):
        g.equip(Seat(seat), army=armies[seat] if seat < len(armies) else 0)
    g.give(FIRST, **more)


def invaded(g: Arranged, *armies: int, pile: str = "A", **more: int) -> None:
    """An invader comes upon seats that have these armies and nothing else, but for the first seat."""
    armed(g, *armies, **more)
    g.invade(pile=pile)


def fought(g: Arranged, armies: tuple[int, ...], *commits: Commit, pile: str = "A") -> list[Event]:
    """The seats have these armies, and no others; an invader comes, and they commit so, or nothing."""
    invaded(g, *armies, pile=pile)
    return g.commit_all(*commits)


def heroes(g: Arranged) -> list[list[int]]:
    return [hand.heroes for hand in g.hands]


def plunder(g: Arranged) -> list[int]:
    return [hand.plunder for hand in g.hands]


# -- strength ----------------------------------------------------------------------------------------------------------


def test_the_attack_is_the_base_for_the_last_and_stronger_for_those_ahead():
    """Vectors 8 and 12."""
    assert attacks(4, [9, 6, 4, 4]) == (9, 6, 4, 4)
    assert attacks(4, [0, 0]) == (4, 4)


@pytest.mark.parametrize(("pile", "base"), [("A", 4), ("B", 8), ("C", 12)])
def test_each_pile_has_its_own_invader(four: Arranged, pile: str, base: int):
    four.score(7, 5, 5, 6)
    assert four.invade(pile=pile)[-1] == InvasionBegan(pile, base, (base + 2, base, base, base + 1))
    assert four.step == Commitment(pile)


#: vectors 7 and 11 first
STRENGTHS = [([3], 3, 9), ([4, 1], 3, 12), ([4, 1], 6, 17), ([4, 1], 0, 0)]
STRENGTHS += [([3], 1, 4), ([2], 2, 5), ([], 3, 3), ([1], 2, 3), ([2, 2], 2, 6)]


@pytest.mark.parametrize(("walls", "armies", "strength"), STRENGTHS)
def test_armies_man_the_highest_wall_cards_first(walls: list[int], armies: int, strength: int):
    assert defence(walls, armies) == strength


# -- the whole way -----------------------------------------------------------------------------------------------------


def venezia(g: Arranged) -> None:
    """Vector 12: Venezia against scores of 9, 6, 4 and 4; the second seat holds the alliance leader."""
    g.turn_of(SECOND)
    g.score(9, 6, 4, 4)
    armed(g, 4, 2, 2, 1)
    g.wall(FIRST, 2)
    g.invade(SECOND)


def test_an_invasion_of_four_cities_that_all_hold(four: Arranged):
    """Vector 12."""
    venezia(four)
    heard = four.commit_all(Commit(alliance=2, city=2), Commit(alliance=1, city=1), Commit(), Commit(alliance=1))
    assert AllianceGathered(4) in heard
    held = [(e.residual, e.defence) for e in heard if isinstance(e, CityHeld)]
    assert held == [(5, 5), (2, 2), (0, 0), (0, 0)]
    assert [event for event in heard if isinstance(event, HeroNamed)] == [HeroNamed(FIRST, 3), HeroNamed(FOURTH, 1)]
    assert (heroes(four), plunder(four), four.table.heroes) == ([[3], [], [], [1]], [0, 0, 0, 0], ["B", "C", "D"])


def test_a_plundered_contributor_is_no_hero_and_the_ranks_move_up(four: Arranged):
    """Vector 13 and rulings Q2 and Q2a."""
    venezia(four)
    heard = four.commit_all(Commit(alliance=2, city=1), Commit(alliance=1, city=1), Commit(), Commit(alliance=1))
    assert CityPlundered(FIRST, 5, 3, 2) in heard
    assert (plunder(four)[FIRST], four.table.comuni[FIRST].plundered) == (2, True)
    assert heroes(four) == [[], [1], [], [3]]


def test_the_alliance_helps_everybody_contributor_or_not(four: Arranged):
    heard = fought(four, (4,), Commit(alliance=4))
    assert len([event for event in heard if isinstance(event, CityHeld)]) == 4


def test_an_alliance_stronger_than_the_attack_leaves_nothing_of_it(four: Arranged):
    four.score(2, 0, 0, 0)
    heard = fought(four, (9,), Commit(alliance=9))
    assert [event.residual for event in heard if isinstance(event, CityHeld)] == [0, 0, 0, 0]


def test_there_is_plunder_beyond_the_fifty_printed_tiles(four: Arranged):
    """Ruling Q30."""
    four.score(60, 0, 0, 0)
    fought(four, ())
    assert plunder(four)[FIRST] == 63


def test_plunder_is_the_shortfall_and_the_score_does_not_move(four: Arranged):
    four.score(3, 0, 0, 0)
    heard = fought(four, ())
    # the first seat holds the alliance leader
    assert [event.tiles for event in heard if isinstance(event, CityPlundered)] == plunder(four) == [6, 4, 4, 4]
    assert [comune.score for comune in four.table.comuni] == [3, 0, 0, 0]


def test_the_alliance_leader_adds_one_without_armies_or_walls_but_is_no_hero_for_it(four: Arranged):
    """Ruling Q18."""
    heard = fought(four, (0, 3), Commit(), Commit(alliance=3))
    assert {CityHeld(FIRST, 1, 1), CityPlundered(THIRD, 1, 0, 1)} <= set(heard)
    assert heroes(four)[FIRST] == []


def test_everything_committed_goes_to_the_supply_needed_or_not(four: Arranged):
    invaded(four, 9, gold=5, pilgrim=5)
    supply = four.box.supply.army
    four.commit_all(Commit(alliance=8, city=5, by_gold=2, by_pilgrims=2))
    assert (four.stock(FIRST), four.box.supply.army) == ((1, 0, 1, 0), supply + 9)


def test_armies_kept_back_stay_in_the_stock(four: Arranged):
    fought(four, (5,), Commit(city=2))
    assert four.hands[FIRST].stock.army == 3


# -- heroes ------------------------------------------------------------------------------------------------------------


def test_a_lone_contributor_gets_the_high_tile_and_the_low_one_is_not_dealt(four: Arranged):
    """Vector 10."""
    fought(four, (0, 4), Commit(), Commit(alliance=4))
    assert (heroes(four), four.table.heroes) == ([[], [3], [], []], ["B", "C", "D"])


@pytest.mark.parametrize(
    ("armies", "commits"),
    [((9, 9, 9, 9), [Commit(city=4)] * 4), ((1, 1), [Commit(alliance=1)] * 2)],
    ids=["without contributors", "if every contributor is plundered"],
)
def test_both_tiles_leave_the_game_where_nobody_earns_one(
    four: Arranged, armies: tuple[int, ...], commits: list[Commit]
):
    """Vector 10."""
    assert NoHeroes() in fought(four, armies, *commits)
    assert (heroes(four), four.table.heroes) == ([[], [], [], []], ["B", "C", "D"])


def test_a_tie_between_heroes_goes_to_the_lower_score_then_to_the_lower_comune(four: Arranged):
    four.score(1, 0, 0, 0)
    fought(four, (2, 2, 2, 2), *[Commit(alliance=2)] * 4)
    assert heroes(four) == [[], [3], [1], []]


@pytest.mark.parametrize(("pile", "high", "low"), [("A", 3, 1), ("B", 4, 2), ("C", 5, 2)])
def test_the_tiles_grow_with_the_invaders(four: Arranged, pile: str, high: int, low: int):
    fought(four, (9, 8), Commit(alliance=9), Commit(alliance=8), pile=pile)
    assert heroes(four) == [[high], [low], [], []]


# -- committing --------------------------------------------------------------------------------------------------------


def test_armies_may_be_paid_with_armies_gold_and_pilgrims_mixed(four: Arranged):
    """Vector 14, first half, and ruling Q8: no army of the supply is needed."""
    armed(four, 1)
    four.give(FIRST, gold=2, pilgrim=2)
    four.give(FOURTH, army=four.box.supply.army)
    four.invade()
    assert ForcesRevealed(FIRST, 2, 1, 1, 1) in four.commit_all(Commit(alliance=2, city=1, by_gold=1, by_pilgrims=1))
    assert four.stock(FIRST) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("cubes", "most"),
    [({"gold": 1, "pilgrim": 2}, 2), ({"gold": 2, "pilgrim": 1}, 2), ({"gold": 2, "pilgrim": 2, "army": 0}, 2)],
)
def test_committing_more_than_one_owns_is_refused(four: Arranged, cubes: dict[str, int], most: int):
    """Vector 14, second half."""
    invaded(four, 1, **cubes)
    commit = Commit(alliance=2, city=1, by_gold=1, by_pilgrims=1)
    have = four.hands[FIRST].stock.army
    armies = "1 army" if have == 1 else f"{have} armies"
    sentence = f"You chose 3 armies and can pay for only {most}. You have {armies}; "
    sentence += "2 gold or 2 pilgrims pay for one more."
    four.refuses(FIRST, commit, "armies-too-dear", sentence)


def test_gold_and_pilgrims_are_not_touched_unless_the_player_says_so(four: Arranged):
    invaded(four, 1, gold=4)
    sentence = "You chose 2 armies and have 1. "
    sentence += "Pay for the others with 2 gold or 2 pilgrims each: you can afford 3 in all."
    four.refuses(FIRST, Commit(city=2), "armies-unpaid", sentence)


def test_paying_for_more_armies_than_are_sent_is_refused(four: Arranged):
    four.give(FIRST, gold=4)
    four.invade()
    sentence = "You send 1 army; you can’t pay for more than that."
    four.refuses(FIRST, Commit(city=1, by_gold=2), "overpaid-armies", sentence)


def test_every_seat_is_asked_even_with_nothing_to_spend(four: Arranged):
    invaded(four)
    assert four.asked == (FIRST, SECOND, THIRD, FOURTH)


def test_seats_may_commit_in_any_order_and_nothing_is_told_before_the_last(four: Arranged):
    invaded(four, 3, 3, 3, 3)
    public = four.view().table
    assert four.events(THIRD, Commit(alliance=2)) == []
    assert four.events(FIRST, Commit(alliance=1)) == []
    assert four.view().table == public
    assert four.asked == (SECOND, FOURTH)
    four.events(FOURTH, Commit())
    heard = four.events(SECOND, Commit())
    assert [event.seat for event in heard if isinstance(event, ForcesRevealed)] == [FIRST, SECOND, THIRD, FOURTH]


def test_a_commitment_is_seen_by_its_owner_only(four: Arranged):
    invaded(four, 3, 3, 3, 3)
    other = Arranged.load(four.save())
    four.submit(FIRST, Commit(alliance=1, city=2))
    other.submit(FIRST, Commit())
    assert four.view() == other.view()
    assert four.view_of(SECOND) == other.view_of(SECOND)
    assert four.view_of(FIRST).answer == Commit(alliance=1, city=2)
    assert four.view_of(SECOND).answer is None
    assert Commit.secret


def test_a_commitment_may_be_changed_until_the_last_one_is_in(four: Arranged):
    """Ruling Q28."""
    invaded(four, 3, 3, 3, 3)
    four.submit(FIRST, Commit(alliance=3))
    assert ForcesRevealed(FIRST, 0, 1, 0, 0) in four.commit_all(Commit(city=1))
    assert four.hands[FIRST].stock.army == 2


def test_after_the_reveal_an_order_is_sealed(four: Arranged):
    four.invade()
    four.commit_all()
    for seat in (FIRST, SECOND):
        four.refuses(seat, Commit(city=1), "sealed", "Your split is sealed: that battle is over.")


def test_the_battle_lies_open_after_the_reveal(four: Arranged):
    venezia(four)
    four.commit_all(Commit(alliance=2, city=1), Commit(alliance=1, city=1), Commit(), Commit(alliance=1))
    battle = four.table.battle
    assert battle
    assert (battle.pile, battle.base, battle.alliance, battle.leader) == ("A", 4, 4, SECOND)
    forces = [(f.attack, f.residual, f.defence, f.plunder, f.hero) for f in battle.forces]
    assert forces == [(9, 5, 3, 2, 0), (6, 2, 2, 0, 1), (4, 0, 0, 0, 0), (4, 0, 0, 0, 3)]


def test_the_offered_commitments_are_a_box_whose_first_corner_sends_nobody(four: Arranged):
    invaded(four, 1, gold=3, pilgrim=2)
    offer = four.offered(FIRST)[0]
    assert isinstance(offer, Offer)
    assert simplest(offer) == Commit()
    assert offer.holds(Commit(alliance=3, by_gold=1, by_pilgrims=1))
    assert not offer.holds(Commit(alliance=4, by_gold=2, by_pilgrims=1))


# -- exchanges in between ----------------------------------------------------------------------------------------------


def test_cubes_in_a_commitment_are_reserved_until_it_is_changed(four: Arranged):
    invaded(four, gold=3)
    four.submit(FIRST, Commit(city=1, by_gold=1))
    swap = Exchange(give=GOLD, receive=ARMY)
    four.refuses(FIRST, swap, "exchange-reserved", "2 gold are in your sealed split. Change it first.")
    assert swap not in four.offered(FIRST)
    four.submit(FIRST, Commit())
    four.submit(FIRST, swap)
    assert four.stock(FIRST)[:2] == (1, 1)


def test_an_exchange_before_the_reveal_is_public_and_leaves_the_question_open(four: Arranged):
    invaded(four, pilgrim=2)
    question = four.question
    assert kinds_of(four.events(FIRST, Exchange(give="pilgrim", receive="army"))) == ["exchanged"]
    assert (four.question, four.asked) == (question, (FIRST, SECOND, THIRD, FOURTH))


# -- staying away ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("walls", "armies", "city"),
    [([], 4, 4), ([], 9, 4), ([], 3, 0), ([3], 9, 1), ([1], 9, 3), ([], 0, 0)],
)
def test_an_absent_player_sends_the_fewest_armies_that_hold_without_the_alliance(
    four: Arranged, walls: list[int], armies: int, city: int
):
    """Ruling Q29; the second seat faces 4 and is not the leader."""
    armed(four, 0, armies, 0, 0)
    four.give(SECOND, gold=20, pilgrim=20)
    four.wall(SECOND, *walls)
    four.invade()
    assert four.absent(SECOND) == Commit(city=city)


def test_an_absent_leader_counts_on_the_point_of_the_pawn(four: Arranged):
    invaded(four, 3)
    assert four.absent(FIRST) == Commit(city=3)


# -- afterwards --------------------------------------------------------------------------------------------------------


def test_plunder_can_be_repaired_in_the_same_turn(four: Arranged):
    armed(four)
    four.deal(FIRST, "A01")
    four.invade()
    four.commit_all()
    assert four.step == BuildStep(FIRST)
    four.submit(FIRST, FINISH)
    four.submit(FIRST, Keep(first=four.hands[FIRST].cards[0], second=four.hands[FIRST].cards[1]))
    assert four.step
    assert four.step.word == "repair"


def test_a_save_in_the_middle_of_an_invasion_keeps_the_sealed_orders(four: Arranged):
    invaded(four, 3, 3, 3, 3)
    four.submit(THIRD, Commit(alliance=1))
    again = Arranged.load(four.save())
    for game in (four, again):
        for seat in (FIRST, SECOND, FOURTH):
            game.submit(seat, Commit())
    assert again.save() == four.save()
    assert msgspec.json.decode(again.save())["answers"] == {}
