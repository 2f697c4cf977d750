"""What a regular of Comuni tells a newcomer: sensible moves, the best first, each with its reason and numbers."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.api import Action, Advice
from engine.games.comuni import actions
from engine.games.comuni.actions import CLAIM, FINISH, MEND, TAKE, WITHDRAW, AddFloor, Bid, Collect, Commit, Found
from engine.games.comuni.pieces import ARMY, CRAFTSMAN, GOLD, CardId
from tests.asking import advice as told
from tests.asking import advises, moves
from tests.games.comuni.positions import CULTURE, ECONOMY, FIRST, MILITARY, SECOND, Arranged, Position

#: economy, level 3
LOGGIA = CardId("A04")
THIRD_FLOOR = AddFloor(card=LOGGIA, building=1)


def sentence(game: Arranged, advice: Advice) -> str:
    return game.english().why(advice)


def test_a_free_column_is_advised_with_what_it_brings(two: Arranged) -> None:
    advice = advises(two, Bid(column=1), "bid-free")
    assert sentence(two, advice) == "Column 1 is free: 3 cards, worth about 6 points to you. It costs you no gold."


def test_out_bidding_says_whom_and_for_how_much(two: Arranged) -> None:
    advice = told(two.give(FIRST, gold=2).stand(SECOND, 1, gold=1))[0]
    assert advice.action == Bid(column=1, gold=2)
    assert sentence(two, advice) == (
        "In column 1 Firenze offers only 1 gold. With 2 gold you drive that envoy out and hold 3 cards, "
        "worth about 6 points to you."
    )


def test_cards_for_the_own_buildings_are_counted(two: Arranged) -> None:
    two.erect(FIRST, ECONOMY, 1).erect(FIRST, MILITARY, 1).erect(FIRST, CULTURE, 1)
    assert max(advice.facts["floors"] for advice in told(two) if isinstance(advice.action, Bid)) >= 1


def test_two_columns_at_most_leave_room_for_collecting(two: Arranged) -> None:
    assert [advice.why for advice in told(two)] == ["bid-free", "bid-free", "collect-base"]


def test_collecting_counts_what_active_buildings_yield(two: Arranged) -> None:
    two.erect(FIRST, ECONOMY, 3, active=True).erect(FIRST, CULTURE, 3, active=True).wall(FIRST, 3).give(FIRST, army=6)
    assert advises(two, Collect(cube=CRAFTSMAN), "collect").facts == {"cubes": 8, "built": 6}


def in_peril(g: Arranged) -> Arranged:
    """The first leads by far and has no army."""
    return g.equip(FIRST).erect(FIRST, MILITARY, 3, active=True).score(9, 0)


#: a position, the first move advised, its reason, and numbers of it
ADVISED: dict[str, tuple[Position, Action, str, dict[str, Any]]] = {
    "a claim says how many cards wait and what they cost":
        (lambda g: g.stand(FIRST, 1).stand(FIRST, 2, gold=1), CLAIM, "claim", {"cards": 5, "gold": 1}),
    "before an invader the income is for armies": (in_peril, Collect(cube=ARMY), "collect-peril", {"short": 11}),
    "before an invader the cube of choice is an army":
        (lambda g: in_peril(g).play(FIRST, actions.COLLECT), TAKE[ARMY], "take-army-peril", {"short": 8, "army": 3}),
    "a floor that wins a guild master comes first":
        (lambda g: g.erect(FIRST, ECONOMY, 1).to_build(FIRST, LOGGIA), THIRD_FLOOR, "floor-master",
         {"category": ECONOMY, "height": 2, "master_points": 3}),
    "a floor can take a guild master from somebody":
        (lambda g: g.erect(FIRST, ECONOMY, 2).erect(SECOND, ECONOMY, 2).serving(economy=SECOND).to_build(FIRST, LOGGIA),
         THIRD_FLOOR, "floor-master-from", {"seat": SECOND, "height": 3}),
    "a floor is only a floor where the master serves already":
        (lambda g: g.erect(FIRST, ECONOMY, 2).serving(economy=FIRST).to_build(FIRST, LOGGIA),
         THIRD_FLOOR, "floor", {"height": 3}),
}  # fmt: skip


@pytest.mark.parametrize(("position", "action", "why", "facts"), ADVISED.values(), ids=ADVISED)
def test_what_is_advised_first(two: Arranged, position: Position, action: Action, why: str, facts: dict[str, Any]):
    advises(position(two), action, why, **facts)


def plundered(g: Arranged) -> Arranged:
    """The first has three plunder tiles to mend, and pilgrims enough."""
    return g.plunder(FIRST, 3).give(FIRST, pilgrim=4).to_build(FIRST)


def invaded(g: Arranged) -> Arranged:
    """Venezia comes upon a city that has nothing to send."""
    g.equip(FIRST).invade()
    return g


MEND_ONE, MEND_TWO, MEND_NONE = (MEND[1], "mend-one"), (MEND[2], "mend-two"), (MEND[0], "mend-none")
#: a position, and everything that is advised there, with the reasons
ALL_ADVICE: dict[str, tuple[Position, list[tuple[Action, str]]]] = {
    "with all envoys out there is only the claim": (lambda g: g.stand(FIRST, 1, 2, 3), [(CLAIM, "claim-must")]),
    "the last kind of cube in the supply is no choice":
        (lambda g: g.play(FIRST, actions.COLLECT).leave_in_supply(SECOND, army=0, pilgrim=0, craftsman=0),
         [(TAKE[GOLD], "only")]),
    "without a pilgrim an out-bid envoy comes home":
        (lambda g: g.out_bid(pilgrims=0), [(WITHDRAW, "withdraw-must")]),
    "when nothing more can be paid building ends":
        (lambda g: g.building(LOGGIA, "B08", "A01").play(
            FIRST, Found(card=LOGGIA, category=ECONOMY), actions.LayWall(card="B08")), [(FINISH, "only")]),
    "without anything to send there is no choice": (invaded, [(Commit(), "only")]),
    "one tile is repaired first": (plundered, [MEND_ONE, MEND_TWO, MEND_NONE]),
    "two tiles are repaired when the end is near":
        (lambda g: plundered(g.last_turn_of_all(FIRST)), [(MEND[2], "mend-two-late"), MEND_ONE]),
}  # fmt: skip


@pytest.mark.parametrize(("position", "advised"), ALL_ADVICE.values(), ids=ALL_ADVICE)
def test_all_that_is_advised(two: Arranged, position: Position, advised: list[tuple[Action, str]]) -> None:
    assert moves(position(two)) == advised
    assert not any(advice.facts for advice in told(two) if advice.why == "only")


def test_an_out_bid_envoy_moves_on_where_it_pays_or_comes_home(two: Arranged) -> None:
    moved, home = moves(two.out_bid(pilgrims=1))
    assert (type(moved[0]), moved[1]) == (actions.Move, "move-free")
    assert home == (WITHDRAW, "withdraw")


def test_a_first_building_of_its_kind_and_a_wall_are_different_ideas(two: Arranged) -> None:
    founded, *others = moves(two.to_build(FIRST, LOGGIA))
    assert founded == (Found(card=LOGGIA, category=ECONOMY), "found-new")
    assert len({type(action) for action, _ in others}) == len(others)


def test_two_cards_are_kept_for_their_use_or_for_their_level(two: Arranged) -> None:
    advice = told(two.erect(FIRST, ECONOMY, 2).to_build(FIRST, LOGGIA, "A01", "B08").play(FIRST, FINISH))[0]
    assert isinstance(advice.action, actions.Keep)
    assert (advice.action.first, advice.why, advice.facts["floors"]) == (LOGGIA, "keep-useful", 1)


def test_a_city_that_holds_alone_can_also_earn_a_hero_tile(two: Arranged) -> None:
    two.give(FIRST, army=2).wall(FIRST, 1, 1).invade()
    facts = {"attack": 4, "alliance": 1, "defence": 3, "hero": 3, "second": 1}
    advises(two, Commit(alliance=1, city=1), "defence-hero", **facts)
    _, others, alone = told(two)
    assert (others.action, others.why, others.facts["missing"]) == (Commit(city=1), "defence-others", 1)
    assert (alone.action, alone.why, alone.facts["defence"]) == (Commit(city=2), "defence-enough", 5)


def test_a_hopeless_defence_says_so(two: Arranged) -> None:
    two.give(FIRST, army=1, gold=0, pilgrim=0).score(20, 0).invade(pile="C")
    spared, hopeless = told(two)
    assert (spared.action, spared.why) == (Commit(), "defence-spared")
    assert (hopeless.why, hopeless.facts["attack"], hopeless.facts["missing"]) == ("defence-hopeless", 32, 30)


def test_in_the_last_turn_no_bid_is_advised(two: Arranged) -> None:
    assert not any(isinstance(action, Bid) for action, _ in moves(two.last_turn_of_all(FIRST)))


def test_an_empty_column_is_never_advised(two: Arranged) -> None:
    assert Bid(column=1) not in [action for action, _ in moves(two.empty(1).turn_of(FIRST))]
