"""Invasions: the sealed split, walls, plunder and heroes."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.action import Offer, simplest
from engine.core.seat import Seat
from engine.games.comuni import Comuni
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
from tests.games.comuni.positions import (
    ARMY,
    FIRST,
    FOURTH,
    GOLD,
    SECOND,
    THIRD,
    commit_all,
    deal,
    events,
    give,
    invade,
    kinds_of,
    refuses,
    stock,
    strip,
    turn_of,
    wall,
)


def scores(g: Comuni, *points: int) -> None:
    """Where the markers stand."""
    for comune, score in zip(g.table.comuni, points, strict=True):
        comune.score = score


def armed(g: Comuni, *armies: int) -> None:
    """Stocks of armies and nothing else."""
    for seat, count in enumerate(armies):
        strip(g, Seat(seat))
        give(g, Seat(seat), army=count)


def heroes(g: Comuni) -> list[list[int]]:
    return [hand.heroes for hand in g.hands]


# -- strength ----------------------------------------------------------------------------------------------------------


def test_the_attack_is_the_base_for_the_last_and_stronger_for_those_ahead():
    """Vectors 8 and 12."""
    assert attacks(4, [9, 6, 4, 4]) == (9, 6, 4, 4)
    assert attacks(4, [0, 0]) == (4, 4)


@pytest.mark.parametrize(("pile", "base"), [("A", 4), ("B", 8), ("C", 12)])
def test_each_pile_has_its_own_invader(four: Comuni, pile: str, base: int):
    scores(four, 7, 5, 5, 6)
    heard = invade(four, pile=pile)
    assert heard[-1] == InvasionBegan(pile, base, (base + 2, base, base, base + 1))
    assert four.step == Commitment(pile)


@pytest.mark.parametrize(
    ("walls", "armies", "strength"),
    [
        ([3], 3, 9),  # vector 7
        ([4, 1], 3, 12),  # vector 11
        ([4, 1], 6, 17),
        ([4, 1], 0, 0),
        ([3], 1, 4),
        ([2], 2, 5),
        ([], 3, 3),
        ([1], 2, 3),
        ([2, 2], 2, 6),
    ],
)
def test_armies_man_the_highest_wall_cards_first(walls: list[int], armies: int, strength: int):
    assert defence(walls, armies) == strength


# -- the whole way -----------------------------------------------------------------------------------------------------


def venezia(g: Comuni) -> None:
    """Vector 12: Venezia against scores of 9, 6, 4 and 4; the second seat holds the alliance leader."""
    turn_of(g, SECOND)
    scores(g, 9, 6, 4, 4)
    armed(g, 4, 2, 2, 1)
    wall(g, FIRST, 2)
    invade(g, SECOND)


def test_an_invasion_of_four_cities_that_all_hold(four: Comuni):
    """Vector 12."""
    venezia(four)
    heard = commit_all(four, Commit(alliance=2, city=2), Commit(alliance=1, city=1), Commit(), Commit(alliance=1))
    assert AllianceGathered(4) in heard
    held = [(e.residual, e.defence) for e in heard if isinstance(e, CityHeld)]
    assert held == [(5, 5), (2, 2), (0, 0), (0, 0)]
    assert [event for event in heard if isinstance(event, HeroNamed)] == [HeroNamed(FIRST, 3), HeroNamed(FOURTH, 1)]
    assert heroes(four) == [[3], [], [], [1]]
    assert [hand.plunder for hand in four.hands] == [0, 0, 0, 0]
    assert four.table.heroes == ["B", "C", "D"]


def test_a_plundered_contributor_is_no_hero_and_the_ranks_move_up(four: Comuni):
    """Vector 13 and rulings Q2 and Q2a."""
    venezia(four)
    heard = commit_all(four, Commit(alliance=2, city=1), Commit(alliance=1, city=1), Commit(), Commit(alliance=1))
    assert CityPlundered(FIRST, 5, 3, 2) in heard
    assert four.hands[FIRST].plunder == 2
    assert four.table.comuni[FIRST].plundered
    assert heroes(four) == [[], [1], [], [3]]


def test_the_alliance_helps_everybody_contributor_or_not(four: Comuni):
    armed(four, 4, 0, 0, 0)
    invade(four)
    heard = commit_all(four, Commit(alliance=4), Commit(), Commit(), Commit())
    assert len([event for event in heard if isinstance(event, CityHeld)]) == 4


def test_an_alliance_stronger_than_the_attack_leaves_nothing_of_it(four: Comuni):
    scores(four, 2, 0, 0, 0)
    armed(four, 9, 0, 0, 0)
    invade(four)
    heard = commit_all(four, Commit(alliance=9), Commit(), Commit(), Commit())
    assert [event.residual for event in heard if isinstance(event, CityHeld)] == [0, 0, 0, 0]


def test_there_is_plunder_beyond_the_fifty_printed_tiles(four: Comuni):
    """Ruling Q30."""
    scores(four, 60, 0, 0, 0)
    armed(four, 0, 0, 0, 0)
    invade(four)
    commit_all(four, *[Commit()] * 4)
    assert four.hands[FIRST].plunder == 63


def test_plunder_is_the_shortfall_and_the_score_does_not_move(four: Comuni):
    scores(four, 3, 0, 0, 0)
    armed(four, 0, 0, 0, 0)
    invade(four)
    heard = commit_all(four, Commit(), Commit(), Commit(), Commit())
    # the first seat holds the alliance leader
    assert [event.tiles for event in heard if isinstance(event, CityPlundered)] == [6, 4, 4, 4]
    assert [hand.plunder for hand in four.hands] == [6, 4, 4, 4]
    assert [comune.score for comune in four.table.comuni] == [3, 0, 0, 0]


def test_the_alliance_leader_adds_one_without_armies_or_walls_but_is_no_hero_for_it(four: Comuni):
    """Ruling Q18."""
    armed(four, 0, 3, 0, 0)
    invade(four)
    heard = commit_all(four, Commit(), Commit(alliance=3), Commit(), Commit())
    assert CityHeld(FIRST, 1, 1) in heard
    assert CityPlundered(THIRD, 1, 0, 1) in heard
    assert heroes(four)[FIRST] == []


def test_everything_committed_goes_to_the_supply_needed_or_not(four: Comuni):
    armed(four, 9, 0, 0, 0)
    give(four, FIRST, gold=5, pilgrim=5)
    invade(four)
    supply = four.box.supply.army
    commit_all(four, Commit(alliance=8, city=5, by_gold=2, by_pilgrims=2), Commit(), Commit(), Commit())
    assert stock(four, FIRST) == (1, 0, 1, 0)
    assert four.box.supply.army == supply + 9


def test_armies_kept_back_stay_in_the_stock(four: Comuni):
    armed(four, 5, 0, 0, 0)
    invade(four)
    commit_all(four, Commit(city=2), Commit(), Commit(), Commit())
    assert four.hands[FIRST].stock.army == 3


# -- heroes ------------------------------------------------------------------------------------------------------------


def test_a_lone_contributor_gets_the_high_tile_and_the_low_one_is_not_dealt(four: Comuni):
    """Vector 10."""
    armed(four, 0, 4, 0, 0)
    invade(four)
    commit_all(four, Commit(), Commit(alliance=4), Commit(), Commit())
    assert heroes(four) == [[], [3], [], []]
    assert four.table.heroes == ["B", "C", "D"]


def test_without_contributors_both_tiles_leave_the_game(four: Comuni):
    """Vector 10."""
    armed(four, 9, 9, 9, 9)
    invade(four)
    heard = commit_all(four, Commit(city=4), Commit(city=4), Commit(city=4), Commit(city=4))
    assert NoHeroes() in heard
    assert heroes(four) == [[], [], [], []]
    assert four.table.heroes == ["B", "C", "D"]


def test_if_every_contributor_is_plundered_both_tiles_leave_the_game(four: Comuni):
    """Vector 10."""
    armed(four, 1, 1, 0, 0)
    invade(four)
    heard = commit_all(four, Commit(alliance=1), Commit(alliance=1), Commit(), Commit())
    assert NoHeroes() in heard
    assert heroes(four) == [[], [], [], []]


def test_a_tie_between_heroes_goes_to_the_lower_score_then_to_the_lower_comune(four: Comuni):
    scores(four, 1, 0, 0, 0)
    armed(four, 2, 2, 2, 2)
    invade(four)
    commit_all(four, *[Commit(alliance=2)] * 4)
    assert heroes(four) == [[], [3], [1], []]


@pytest.mark.parametrize(("pile", "high", "low"), [("A", 3, 1), ("B", 4, 2), ("C", 5, 2)])
def test_the_tiles_grow_with_the_invaders(four: Comuni, pile: str, high: int, low: int):
    armed(four, 9, 8, 0, 0)
    invade(four, pile=pile)
    commit_all(four, Commit(alliance=9), Commit(alliance=8), Commit(), Commit())
    assert heroes(four) == [[high], [low], [], []]


# -- committing --------------------------------------------------------------------------------------------------------


def test_armies_may_be_paid_with_armies_gold_and_pilgrims_mixed(four: Comuni):
    """Vector 14, first half, and ruling Q8: no army of the supply is needed."""
    armed(four, 1, 0, 0, 0)
    give(four, FIRST, gold=2, pilgrim=2)
    give(four, FOURTH, army=four.box.supply.army)
    invade(four)
    heard = commit_all(four, Commit(alliance=2, city=1, by_gold=1, by_pilgrims=1), Commit(), Commit(), Commit())
    assert ForcesRevealed(FIRST, 2, 1, 1, 1) in heard
    assert stock(four, FIRST) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("cubes", "most"),
    [({"gold": 1, "pilgrim": 2}, 2), ({"gold": 2, "pilgrim": 1}, 2), ({"gold": 2, "pilgrim": 2, "army": 0}, 2)],
)
def test_committing_more_than_one_owns_is_refused(four: Comuni, cubes: dict[str, int], most: int):
    """Vector 14, second half."""
    armed(four, 1, 0, 0, 0)
    give(four, FIRST, **cubes)
    invade(four)
    commit = Commit(alliance=2, city=1, by_gold=1, by_pilgrims=1)
    have = four.hands[FIRST].stock.army
    armies = "1 army" if have == 1 else f"{have} armies"
    sentence = f"You chose 3 armies and can pay for only {most}. You have {armies}; "
    sentence += "2 gold or 2 pilgrims pay for one more."
    refuses(four, FIRST, commit, sentence, "armies-too-dear", armies=3, have=have, most=most)


def test_gold_and_pilgrims_are_not_touched_unless_the_player_says_so(four: Comuni):
    armed(four, 1, 0, 0, 0)
    give(four, FIRST, gold=4)
    invade(four)
    sentence = "You chose 2 armies and have 1. "
    sentence += "Pay for the others with 2 gold or 2 pilgrims each: you can afford 3 in all."
    refuses(four, FIRST, Commit(city=2), sentence, "armies-unpaid", armies=2, have=1, most=3)


def test_paying_for_more_armies_than_are_sent_is_refused(four: Comuni):
    give(four, FIRST, gold=4)
    invade(four)
    sentence = "You send 1 army; you cannot pay for more than that."
    refuses(four, FIRST, Commit(city=1, by_gold=2), sentence, "overpaid-armies", armies=1)


def test_every_seat_is_asked_even_with_nothing_to_spend(four: Comuni):
    armed(four, 0, 0, 0, 0)
    invade(four)
    assert four.asked == (FIRST, SECOND, THIRD, FOURTH)


def test_seats_may_commit_in_any_order_and_nothing_is_told_before_the_last(four: Comuni):
    armed(four, 3, 3, 3, 3)
    invade(four)
    public = four.view().table
    assert events(four, THIRD, Commit(alliance=2)) == []
    assert events(four, FIRST, Commit(alliance=1)) == []
    assert four.view().table == public
    assert four.asked == (SECOND, FOURTH)
    events(four, FOURTH, Commit())
    heard = events(four, SECOND, Commit())
    assert [event.seat for event in heard if isinstance(event, ForcesRevealed)] == [FIRST, SECOND, THIRD, FOURTH]


def test_a_commitment_is_seen_by_its_owner_only(four: Comuni):
    armed(four, 3, 3, 3, 3)
    invade(four)
    other = Comuni.load(four.save())
    four.submit(FIRST, Commit(alliance=1, city=2))
    other.submit(FIRST, Commit())
    assert four.view() == other.view()
    assert four.view_of(SECOND) == other.view_of(SECOND)
    assert four.view_of(FIRST).answer == Commit(alliance=1, city=2)
    assert four.view_of(SECOND).answer is None
    assert Commit.secret


def test_a_commitment_may_be_changed_until_the_last_one_is_in(four: Comuni):
    """Ruling Q28."""
    armed(four, 3, 3, 3, 3)
    invade(four)
    four.submit(FIRST, Commit(alliance=3))
    four.submit(FIRST, Commit(city=1))
    four.submit(SECOND, Commit())
    four.submit(THIRD, Commit())
    heard = events(four, FOURTH, Commit())
    assert ForcesRevealed(FIRST, 0, 1, 0, 0) in heard
    assert four.hands[FIRST].stock.army == 2


def test_after_the_reveal_an_order_is_sealed(four: Comuni):
    invade(four)
    commit_all(four, *[Commit()] * 4)
    refuses(four, FIRST, Commit(city=1), "Your order is sealed: that battle is over.", "sealed")
    refuses(four, SECOND, Commit(city=1), "Your order is sealed: that battle is over.", "sealed")


def test_the_battle_lies_open_after_the_reveal(four: Comuni):
    venezia(four)
    commit_all(four, Commit(alliance=2, city=1), Commit(alliance=1, city=1), Commit(), Commit(alliance=1))
    battle = four.table.battle
    assert battle
    assert (battle.pile, battle.base, battle.alliance, battle.leader) == ("A", 4, 4, SECOND)
    assert [(f.attack, f.residual, f.defence, f.plunder, f.hero) for f in battle.forces] == [
        (9, 5, 3, 2, 0),
        (6, 2, 2, 0, 1),
        (4, 0, 0, 0, 0),
        (4, 0, 0, 0, 3),
    ]


def test_the_offered_commitments_are_a_box_whose_first_corner_sends_nobody(four: Comuni):
    armed(four, 1, 0, 0, 0)
    give(four, FIRST, gold=3, pilgrim=2)
    invade(four)
    offer = four.view_of(FIRST).options()[0]
    assert isinstance(offer, Offer)
    assert simplest(offer) == Commit()
    assert offer.holds(Commit(alliance=3, by_gold=1, by_pilgrims=1))
    assert not offer.holds(Commit(alliance=4, by_gold=2, by_pilgrims=1))


# -- exchanges in between ----------------------------------------------------------------------------------------------


def test_cubes_in_a_commitment_are_reserved_until_it_is_changed(four: Comuni):
    armed(four, 0, 0, 0, 0)
    give(four, FIRST, gold=3)
    invade(four)
    four.submit(FIRST, Commit(city=1, by_gold=1))
    swap = Exchange(give=GOLD, receive=ARMY)
    sentence = "2 gold are in your sealed order. Change the order first."
    refuses(four, FIRST, swap, sentence, "exchange-reserved", reserved=2, give=GOLD)
    assert swap not in four.view_of(FIRST).options()
    four.submit(FIRST, Commit())
    four.submit(FIRST, swap)
    assert stock(four, FIRST)[:2] == (1, 1)


def test_an_exchange_before_the_reveal_is_public_and_leaves_the_question_open(four: Comuni):
    armed(four, 0, 0, 0, 0)
    give(four, FIRST, pilgrim=2)
    invade(four)
    question = four.question
    heard = events(four, FIRST, Exchange(give="pilgrim", receive="army"))
    assert kinds_of(heard) == ["exchanged"]
    assert (four.question, four.asked) == (question, (FIRST, SECOND, THIRD, FOURTH))


# -- staying away ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("walls", "armies", "city"),
    [([], 4, 4), ([], 9, 4), ([], 3, 0), ([3], 9, 1), ([1], 9, 3), ([], 0, 0)],
)
def test_an_absent_player_sends_the_fewest_armies_that_hold_without_the_alliance(
    four: Comuni, walls: list[int], armies: int, city: int
):
    """Ruling Q29; the second seat faces 4 and is not the leader."""
    armed(four, 0, armies, 0, 0)
    give(four, SECOND, gold=20, pilgrim=20)
    wall(four, SECOND, *walls)
    invade(four)
    assert four.step
    assert four.step.absent(four.view_of(SECOND)) == Commit(city=city)


def test_an_absent_leader_counts_on_the_point_of_the_pawn(four: Comuni):
    armed(four, 3, 0, 0, 0)
    invade(four)
    assert four.step
    assert four.step.absent(four.view_of(FIRST)) == Commit(city=3)


# -- afterwards --------------------------------------------------------------------------------------------------------


def test_plunder_can_be_repaired_in_the_same_turn(four: Comuni):
    armed(four, 0, 0, 0, 0)
    deal(four, FIRST, "A01")
    invade(four)
    commit_all(four, *[Commit()] * 4)
    assert four.step == BuildStep(FIRST)
    four.submit(FIRST, FINISH)
    four.submit(FIRST, Keep(first=four.hands[FIRST].cards[0], second=four.hands[FIRST].cards[1]))
    assert four.step
    assert four.step.word == "repair"


def test_a_save_in_the_middle_of_an_invasion_keeps_the_sealed_orders(four: Comuni):
    armed(four, 3, 3, 3, 3)
    invade(four)
    four.submit(THIRD, Commit(alliance=1))
    again = Comuni.load(four.save())
    for game in (four, again):
        for seat in (FIRST, SECOND, FOURTH):
            game.submit(seat, Commit())
    assert again.save() == four.save()
    assert msgspec.json.decode(again.save())["answers"] == {}
