"""Invasions: the sealed split, walls, plunder and heroes."""

from __future__ import annotations

import pytest

from engine.core.api import Event, Offer, Seat, simplest
from engine.games.comuni import building, components, events, invasion
from engine.games.comuni.actions import FINISH, Commit, Exchange, Keep
from engine.games.comuni.repair import Repair
from tests.games.comuni.positions import ARMY, FIRST, FOURTH, GOLD, SECOND, THIRD, Arranged, kinds_of


def armed(g: Arranged, *armies: int, **more: int) -> Arranged:
    """Stocks of armies and nothing else, but for the first seat."""
    for seat in range(g.players):
        g.equip(Seat(seat), army=armies[seat] if seat < len(armies) else 0)
    return g.give(FIRST, **more)


def invaded(g: Arranged, *armies: int, pile: str = "A", **more: int) -> Arranged:
    """An invader comes upon seats that have these armies and nothing else, but for the first seat."""
    armed(g, *armies, **more).invade(pile=pile)
    return g


def fought(g: Arranged, armies: tuple[int, ...], *commits: Commit, pile: str = "A") -> list[Event]:
    """The seats have these armies, and no others; an invader comes, and they commit so, or nothing."""
    return invaded(g, *armies, pile=pile).commit_all(*commits)


def heroes(g: Arranged) -> list[list[int]]:
    return [hand.heroes for hand in g.hands]


def plunder(g: Arranged) -> list[int]:
    return [hand.plunder for hand in g.hands]


# -- strength ----------------------------------------------------------------------------------------------------------


def test_the_attack_is_the_base_for_the_last_and_stronger_for_those_ahead():
    """Vectors 8 and 12."""
    assert invasion.attacks(4, [9, 6, 4, 4]) == (9, 6, 4, 4)
    assert invasion.attacks(4, [0, 0]) == (4, 4)


@pytest.mark.parametrize(("pile", "base"), [("A", 4), ("B", 8), ("C", 12)])
def test_each_pile_has_its_own_invader(four: Arranged, pile: str, base: int):
    four.score(7, 5, 5, 6)
    assert four.invade(pile=pile)[-1] == events.InvasionBegan(pile, base, (base + 2, base, base, base + 1))
    assert four.step == invasion.Commitment(pile)


#: vectors 7 and 11 first
STRENGTHS = [([3], 3, 9), ([4, 1], 3, 12), ([4, 1], 6, 17), ([4, 1], 0, 0)]
STRENGTHS += [([3], 1, 4), ([2], 2, 5), ([], 3, 3), ([1], 2, 3), ([2, 2], 2, 6)]


@pytest.mark.parametrize(("walls", "armies", "strength"), STRENGTHS)
def test_armies_man_the_highest_wall_cards_first(walls: list[int], armies: int, strength: int):
    assert invasion.defence(walls, armies) == strength


# -- the whole way -----------------------------------------------------------------------------------------------------


def venezia(g: Arranged) -> None:
    """Vector 12: Venezia against scores of 9, 6, 4 and 4; the second seat holds the alliance leader."""
    armed(g.turn_of(SECOND).score(9, 6, 4, 4), 4, 2, 2, 1).wall(FIRST, 2).invade(SECOND)


def test_an_invasion_of_four_cities_that_all_hold(four: Arranged):
    """Vector 12."""
    venezia(four)
    heard = four.commit_all(Commit(alliance=2, city=2), Commit(alliance=1, city=1), Commit(), Commit(alliance=1))
    assert events.AllianceGathered(4) in heard
    held = [(e.residual, e.defence) for e in heard if isinstance(e, events.CityHeld)]
    assert held == [(5, 5), (2, 2), (0, 0), (0, 0)]
    named = [event for event in heard if isinstance(event, events.HeroNamed)]
    assert named == [events.HeroNamed(FIRST, 3), events.HeroNamed(FOURTH, 1)]
    assert (heroes(four), plunder(four), four.table.heroes) == ([[3], [], [], [1]], [0, 0, 0, 0], ["B", "C", "D"])


def test_a_plundered_contributor_is_no_hero_and_the_ranks_move_up(four: Arranged):
    """Vector 13 and rulings Q2 and Q2a."""
    venezia(four)
    heard = four.commit_all(Commit(alliance=2, city=1), Commit(alliance=1, city=1), Commit(), Commit(alliance=1))
    assert events.CityPlundered(FIRST, 5, 3, 2) in heard
    assert (plunder(four)[FIRST], four.table.comuni[FIRST].plundered) == (2, True)
    assert heroes(four) == [[], [1], [], [3]]


def test_the_alliance_helps_everybody_contributor_or_not(four: Arranged):
    assert kinds_of(fought(four, (4,), Commit(alliance=4))).count("city-held") == 4


def test_an_alliance_stronger_than_the_attack_leaves_nothing_of_it(four: Arranged):
    heard = fought(four.score(2, 0, 0, 0), (9,), Commit(alliance=9))
    assert [event.residual for event in heard if isinstance(event, events.CityHeld)] == [0, 0, 0, 0]


def test_there_is_plunder_beyond_the_fifty_printed_tiles(four: Arranged):
    """Ruling Q30."""
    fought(four.score(60, 0, 0, 0), ())
    assert plunder(four)[FIRST] == 63


def test_plunder_is_the_shortfall_and_the_score_does_not_move(four: Arranged):
    heard = fought(four.score(3, 0, 0, 0), ())
    # the first seat holds the alliance leader
    assert [event.tiles for event in heard if isinstance(event, events.CityPlundered)] == plunder(four) == [6, 4, 4, 4]
    assert [comune.score for comune in four.table.comuni] == [3, 0, 0, 0]


def test_the_alliance_leader_adds_one_without_armies_or_walls_but_is_no_hero_for_it(four: Arranged):
    """Ruling Q18."""
    heard = fought(four, (0, 3), Commit(), Commit(alliance=3))
    assert {events.CityHeld(FIRST, 1, 1), events.CityPlundered(THIRD, 1, 0, 1)} <= set(heard)
    assert heroes(four)[FIRST] == []


def test_everything_committed_goes_to_the_supply_needed_or_not(four: Arranged):
    supply = invaded(four, 9, gold=5, pilgrim=5).box.supply.army
    four.commit_all(Commit(alliance=8, city=5, by_gold=2, by_pilgrims=2))
    assert (four.stock(FIRST), four.box.supply.army) == ((1, 0, 1, 0), supply + 9)


def test_armies_kept_back_stay_in_the_stock(four: Arranged):
    fought(four, (5,), Commit(city=2))
    assert four.hands[FIRST].stock.army == 3


# -- heroes ------------------------------------------------------------------------------------------------------------


ALLIED, TWO_ALLIES = Commit(alliance=2), [Commit(alliance=9), Commit(alliance=8)]
#: the pile, the scores, the armies there are, those that are sent, and the hero tiles
HEROES: dict[str, tuple[str, tuple[int, ...], tuple[int, ...], list[Commit], list[list[int]]]] = {
    "a lone contributor gets the high tile and the low one is not dealt (vector 10)":
        ("A", (0, 0, 0, 0), (0, 4), [Commit(), Commit(alliance=4)], [[], [3], [], []]),
    "both tiles leave the game without contributors (vector 10)":
        ("A", (0, 0, 0, 0), (9, 9, 9, 9), [Commit(city=4)] * 4, [[], [], [], []]),
    "both tiles leave the game if every contributor is plundered (vector 10)":
        ("A", (0, 0, 0, 0), (1, 1), [Commit(alliance=1)] * 2, [[], [], [], []]),
    "a tie goes to the lower score, then to the lower comune":
        ("A", (1, 0, 0, 0), (2, 2, 2, 2), [ALLIED] * 4, [[], [3], [1], []]),
    "3 and 1 against Venezia": ("A", (0, 0, 0, 0), (9, 8), TWO_ALLIES, [[3], [1], [], []]),
    "4 and 2 against France": ("B", (0, 0, 0, 0), (9, 8), TWO_ALLIES, [[4], [2], [], []]),
    "5 and 2 against the Pope": ("C", (0, 0, 0, 0), (9, 8), TWO_ALLIES, [[5], [2], [], []]),
}  # fmt: skip


@pytest.mark.parametrize(("pile", "scores", "armies", "commits", "tiles"), HEROES.values(), ids=HEROES)
def test_who_is_a_hero(
    four: Arranged, pile: str, scores: tuple[int, ...], armies: tuple[int, ...], commits: list[Commit], tiles: object
):
    heard = fought(four.score(*scores), armies, *commits, pile=pile)
    assert heroes(four) == tiles
    assert (events.NoHeroes() in heard) == (tiles == [[], [], [], []])
    assert four.table.heroes == [later for later in components.PILES if later > pile]


# -- committing --------------------------------------------------------------------------------------------------------


def test_armies_may_be_paid_with_armies_gold_and_pilgrims_mixed(four: Arranged):
    """Vector 14, first half, and ruling Q8: no army of the supply is needed."""
    armed(four, 1, gold=2, pilgrim=2).leave_in_supply(FOURTH, army=0).invade()
    assert events.ForcesRevealed(FIRST, 2, 1, 1, 1) in four.commit_all(THREE)
    assert four.stock(FIRST) == (0, 0, 0, 0)


THREE = Commit(alliance=2, city=1, by_gold=1, by_pilgrims=1)
DEAR = "You chose 3 armies and can pay for only 2. You have {}; 2 gold or 2 pilgrims pay for one more."
#: the cubes of the first seat, what it sends, and why that is refused; vector 14, second half
REFUSED: dict[str, tuple[dict[str, int], Commit, str, str]] = {
    "too little gold": ({"army": 1, "gold": 1, "pilgrim": 2}, THREE, "armies-too-dear", DEAR.format("1 army")),
    "too few pilgrims": ({"army": 1, "gold": 2, "pilgrim": 1}, THREE, "armies-too-dear", DEAR.format("1 army")),
    "too few armies": ({"army": 0, "gold": 2, "pilgrim": 2}, THREE, "armies-too-dear", DEAR.format("0 armies")),
    "gold is not touched unless the player says so":
        ({"army": 1, "gold": 4}, Commit(city=2), "armies-unpaid",
         "You chose 2 armies and have 1. Pay for the others with 2 gold or 2 pilgrims each: you can afford 3 in all."),
    "paying for more armies than are sent":
        ({"army": 1, "gold": 4}, Commit(city=1, by_gold=2), "overpaid-armies",
         "You send 1 army; you can’t pay for more than that."),
}  # fmt: skip


@pytest.mark.parametrize(("cubes", "commit", "key", "sentence"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_committed(four: Arranged, cubes: dict[str, int], commit: Commit, key: str, sentence: str):
    invaded(four, **cubes).refuses(FIRST, commit, key, sentence)


def test_every_seat_is_asked_even_with_nothing_to_spend(four: Arranged):
    assert invaded(four).asked == (FIRST, SECOND, THIRD, FOURTH)


def test_whoever_commits_last_all_are_revealed_in_turn_order(four: Arranged):
    invaded(four, 3, 3, 3, 3)
    for seat in (THIRD, FIRST, FOURTH):
        four.submit(seat, Commit(alliance=1))
    heard = four.heard(SECOND, Commit())
    assert [event.seat for event in heard if isinstance(event, events.ForcesRevealed)] == [FIRST, SECOND, THIRD, FOURTH]


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
    offer = invaded(four, 1, gold=3, pilgrim=2).options(FIRST)[0]
    assert isinstance(offer, Offer)
    assert simplest(offer) == Commit()
    assert offer.holds(Commit(alliance=3, by_gold=1, by_pilgrims=1))
    assert not offer.holds(Commit(alliance=4, by_gold=2, by_pilgrims=1))


# -- exchanges in between ----------------------------------------------------------------------------------------------


def test_cubes_in_a_commitment_are_reserved_until_it_is_changed(four: Arranged):
    swap = Exchange(give=GOLD, receive=ARMY)
    invaded(four, gold=3).submit(FIRST, Commit(city=1, by_gold=1))
    four.refuses(FIRST, swap, "exchange-reserved", "2 gold are in your sealed split. Change it first.")
    assert swap not in four.options(FIRST)
    assert four.play(FIRST, Commit(), swap).stock(FIRST)[:2] == (1, 1)


def test_an_exchange_before_the_reveal_is_public_and_leaves_the_question_open(four: Arranged):
    question = invaded(four, pilgrim=2).question
    assert kinds_of(four.heard(FIRST, Exchange(give="pilgrim", receive="army"))) == ["exchanged"]
    assert (four.question, four.asked) == (question, (FIRST, SECOND, THIRD, FOURTH))


# -- staying away ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("walls", "armies", "city"), [([], 4, 4), ([], 9, 4), ([], 3, 0), ([3], 9, 1), ([1], 9, 3), ([], 0, 0)]
)
def test_an_absent_player_sends_the_fewest_armies_that_hold_without_the_alliance(
    four: Arranged, walls: list[int], armies: int, city: int
):
    """Ruling Q29; the second seat faces 4 and is not the leader."""
    invaded(four.wall(SECOND, *walls), 0, armies).give(SECOND, gold=20, pilgrim=20)
    assert four.absent(SECOND) == Commit(city=city)


def test_an_absent_leader_counts_on_the_point_of_the_pawn(four: Arranged):
    assert invaded(four, 3).absent(FIRST) == Commit(city=3)


# -- afterwards --------------------------------------------------------------------------------------------------------


def test_plunder_can_be_repaired_in_the_same_turn(four: Arranged):
    invaded(four.deal(FIRST, "A01")).commit_all()
    assert four.step == building.BuildStep(FIRST)
    first, second, *_ = four.hands[FIRST].cards
    assert four.play(FIRST, FINISH, Keep(first=first, second=second)).step == Repair(FIRST)
