"""What a regular of Comuni tells a newcomer: sensible moves, the best first, each with its reason and numbers."""

from __future__ import annotations

from engine.core.api import Action, Advice, Decision, Seat
from engine.games.comuni import Comuni, actions
from engine.games.comuni.advice import COUNSEL
from engine.games.comuni.pieces import CardId, Resource
from tests.asking import advice as told
from tests.games.comuni.positions import ARMY, CULTURE, ECONOMY, FIRST, GOLD, MILITARY, SECOND, Arranged

#: economy, level 3
LOGGIA = CardId("A04")


def first(game: Arranged, seat: Seat = FIRST) -> Advice:
    return told(game, seat)[0]


def sentence(game: Arranged, advice: Advice) -> str:
    return game.english().why(advice)


def moves(game: Arranged, seat: Seat = FIRST) -> list[tuple[Action, str]]:
    """The moves advised, each with its reason."""
    return [(advice.action, advice.why) for advice in told(game, seat)]


def build(game: Arranged, *cards: str) -> None:
    """The first seat is asked to build with these cards."""
    game.deal(FIRST, *cards)
    game.to_build(FIRST)


# -- projects ----------------------------------------------------------------------------------------------------------


def test_a_free_column_is_advised_with_what_it_brings(two: Arranged) -> None:
    advice = first(two)
    assert (advice.action, advice.why) == (actions.Bid(column=1), "bid-free")
    assert sentence(two, advice) == ("Column 1 is free: 3 cards, worth about 6 points to you. It costs you no gold.")


def test_cards_for_the_own_buildings_are_counted(two: Arranged) -> None:
    for category in (ECONOMY, MILITARY, CULTURE):
        two.erect(FIRST, category, 1)
    fitting = {
        advice.action.column: advice.facts["floors"] for advice in told(two) if isinstance(advice.action, actions.Bid)
    }
    assert max(fitting.values()) >= 1


def test_out_bidding_says_whom_and_for_how_much(two: Arranged) -> None:
    two.give(FIRST, gold=2)
    two.stand(SECOND, 1, gold=1)
    advice = first(two)
    assert advice.action == actions.Bid(column=1, gold=2)
    assert sentence(two, advice) == (
        "In column 1 Firenze offers only 1 gold. With 2 gold you drive that envoy out and hold 3 cards, "
        "worth about 6 points to you."
    )


def test_two_columns_at_most_leave_room_for_collecting(two: Arranged) -> None:
    assert [advice.why for advice in told(two)] == ["bid-free", "bid-free", "collect-base"]


def test_a_claim_says_how_many_cards_wait_and_what_they_cost(two: Arranged) -> None:
    two.stand(FIRST, 1)
    two.stand(FIRST, 2, gold=1)
    advice = first(two)
    assert (advice.action, advice.why) == (actions.CLAIM, "claim")
    assert (advice.facts["cards"], advice.facts["gold"]) == (5, 1)


def test_with_all_envoys_out_there_is_only_the_claim(two: Arranged) -> None:
    two.stand(FIRST, 1, 2, 3)
    assert moves(two) == [(actions.CLAIM, "claim-must")]


def test_collecting_counts_what_active_buildings_yield(two: Arranged) -> None:
    for category in (ECONOMY, CULTURE):
        two.erect(FIRST, category, 3, active=True)
    two.wall(FIRST, 3)
    two.give(FIRST, army=6)
    advice = first(two)
    assert (advice.action, advice.why) == (actions.Collect(cube=Resource.CRAFTSMAN), "collect")
    assert dict(advice.facts) == {"cubes": 8, "built": 6}


def test_before_an_invader_the_income_is_for_armies(two: Arranged) -> None:
    two.equip(FIRST)
    two.erect(FIRST, MILITARY, 3, active=True)
    two.table.comuni[FIRST].score = 9
    collect = first(two)
    named = actions.Collect(cube=Resource.ARMY)
    assert (collect.action, collect.why, collect.facts["short"]) == (named, "collect-peril", 11)
    two.submit(FIRST, actions.COLLECT)
    take = first(two)
    assert take.action == actions.TAKE[ARMY]
    assert (take.why, take.facts["short"], take.facts["army"]) == ("take-army-peril", 8, 3)


def test_the_last_kind_of_cube_in_the_supply_is_no_choice(two: Arranged) -> None:
    two.submit(FIRST, actions.COLLECT)
    two.leave_in_supply(SECOND, army=0, pilgrim=0, craftsman=0)
    assert told(two) == [Advice(actions.TAKE[GOLD], "only")]


def test_an_out_bid_envoy_moves_on_where_it_pays_or_comes_home(two: Arranged) -> None:
    two.out_bid(pilgrims=1)
    moved, home = told(two, SECOND)
    assert (type(moved.action), moved.why) == (actions.Move, "move-free")
    assert (home.action, home.why) == (actions.WITHDRAW, "withdraw")


def test_without_a_pilgrim_an_out_bid_envoy_comes_home(two: Arranged) -> None:
    two.out_bid(pilgrims=0)
    assert moves(two, SECOND) == [(actions.WITHDRAW, "withdraw-must")]


# -- building ----------------------------------------------------------------------------------------------------------


def test_a_floor_that_wins_a_guild_master_comes_first(two: Arranged) -> None:
    two.erect(FIRST, ECONOMY, 1)
    build(two, LOGGIA)
    advice = first(two)
    assert advice.action == actions.AddFloor(card=LOGGIA, building=1)
    facts = {"category": ECONOMY, "height": 2, "master_points": 3}
    assert (advice.why, advice.facts | facts) == ("floor-master", advice.facts)


def test_a_floor_can_take_a_guild_master_from_somebody(two: Arranged) -> None:
    two.erect(FIRST, ECONOMY, 2)
    two.erect(SECOND, ECONOMY, 2)
    two.table.masters[ECONOMY] = SECOND
    build(two, LOGGIA)
    advice = first(two)
    assert (advice.why, advice.facts["seat"], advice.facts["height"]) == ("floor-master-from", SECOND, 3)


def test_a_floor_is_only_a_floor_where_the_master_serves_already(two: Arranged) -> None:
    two.erect(FIRST, ECONOMY, 2)
    two.table.masters[ECONOMY] = FIRST
    build(two, LOGGIA)
    assert (first(two).why, first(two).facts["height"]) == ("floor", 3)


def test_a_first_building_of_its_kind_and_a_wall_are_different_ideas(two: Arranged) -> None:
    build(two, LOGGIA)
    founded, *others = told(two)
    assert (founded.action, founded.why) == (actions.Found(card=LOGGIA, category=ECONOMY), "found-new")
    assert len({type(advice.action) for advice in others}) == len(others)


def test_when_nothing_more_can_be_paid_building_ends(two: Arranged) -> None:
    two.equip(FIRST)
    build(two, LOGGIA, "B08", "A01")
    two.submit(FIRST, actions.Found(card=LOGGIA, category=ECONOMY))
    two.submit(FIRST, actions.LayWall(card=CardId("B08")))
    assert told(two) == [Advice(actions.FINISH, "only")]


def test_two_cards_are_kept_for_their_use_or_for_their_level(two: Arranged) -> None:
    two.erect(FIRST, ECONOMY, 2)
    build(two, LOGGIA, "A01", "B08")
    two.submit(FIRST, actions.FINISH)
    advice = first(two)
    assert isinstance(advice.action, actions.Keep)
    assert advice.action.first == LOGGIA
    assert (advice.why, advice.facts["floors"]) == ("keep-useful", 1)


# -- invasions and repair ----------------------------------------------------------------------------------------------


def test_a_city_that_holds_alone_can_also_earn_a_hero_tile(two: Arranged) -> None:
    two.give(FIRST, army=2)
    two.wall(FIRST, 1, 1)
    two.invade()
    hero, others, alone = told(two)
    assert hero.action == actions.Commit(alliance=1, city=1)
    facts = {"attack": 4, "alliance": 1, "defence": 3, "hero": 3, "second": 1}
    assert (hero.why, hero.facts | facts) == ("defence-hero", hero.facts)
    assert (others.action, others.why, others.facts["missing"]) == (actions.Commit(city=1), "defence-others", 1)
    assert (alone.action, alone.why, alone.facts["defence"]) == (actions.Commit(city=2), "defence-enough", 5)


def test_a_hopeless_defence_says_so(two: Arranged) -> None:
    two.give(FIRST, army=1, gold=0, pilgrim=0)
    two.table.comuni[FIRST].score = 20
    two.invade(pile="C")
    spared, hopeless = told(two)
    assert (spared.action, spared.why) == (actions.Commit(), "defence-spared")
    assert (hopeless.why, hopeless.facts["attack"], hopeless.facts["missing"]) == ("defence-hopeless", 32, 30)


def test_without_anything_to_send_there_is_no_choice(two: Arranged) -> None:
    two.equip(FIRST)
    two.invade()
    assert told(two) == [Advice(actions.Commit(), "only")]


def test_one_tile_is_repaired_first(two: Arranged) -> None:
    two.plunder(FIRST, 3)
    two.give(FIRST, pilgrim=4)
    two.to_build(FIRST)
    assert moves(two) == [(actions.MEND[1], "mend-one"), (actions.MEND[2], "mend-two"), (actions.MEND[0], "mend-none")]


def test_two_tiles_are_repaired_when_the_end_is_near(two: Arranged) -> None:
    two.last_turn_of_all(FIRST)
    two.plunder(FIRST, 3)
    two.give(FIRST, pilgrim=4)
    two.to_build(FIRST)
    assert moves(two) == [(actions.MEND[2], "mend-two-late"), (actions.MEND[1], "mend-one")]


def test_in_the_last_turn_no_bid_is_advised(two: Arranged) -> None:
    two.last_turn_of_all(FIRST)
    assert all(not isinstance(advice.action, actions.Bid) for advice in told(two))


# -- all of it ---------------------------------------------------------------------------------------------------------


def test_every_question_has_its_counsel() -> None:
    assert set(COUNSEL) == {step for step in Comuni.kinds().steps if issubclass(step, Decision)}


def test_what_others_hide_changes_no_advice(two: Arranged) -> None:
    other = Arranged.load(two.save())
    other.give(SECOND, army=0, gold=0)
    assert told(other) == told(two)


def test_an_empty_column_is_never_advised(two: Arranged) -> None:
    two.empty(1)
    two.turn_of(FIRST)
    assert all(advice.action != actions.Bid(column=1) for advice in told(two))
