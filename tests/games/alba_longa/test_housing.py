"""Phase 2: peasants on the free spaces of the housing track."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.api import Dice, Offer, Seat
from engine.core.house import levels
from engine.games.alba_longa import AlbaLonga, components, housing, panel
from engine.games.alba_longa.actions import CALL_ORDER, CallOrder, Settle
from engine.games.alba_longa.city import free_peasants
from engine.games.alba_longa.events import FreeSettled, OrderCalled
from engine.games.alba_longa.pieces import City, Job, Jobs, Season, Town
from tests.games.alba_longa.board import A, Arranged, B, C, D, kings

STAY, WORKER, SOLDIER = Settle(), Settle(first=Job.WORKERS), Settle(first=Job.SOLDIERS)
PRIEST, FARMER = Settle(first=Job.PRIESTS), Settle(first=Job.FARMERS)
HOUSES = levels("alba_longa")


def housed(*peasants: int, season: Season = Season.GROWING, king: Seat = A) -> Arranged:
    game = kings(len(peasants), king).having(peasants=peasants, housing=peasants)
    return game.before(housing.FreeHousing(), season=season)


def settled(seat: Seat, *jobs: Job) -> FreeSettled:
    return FreeSettled(seat, Jobs(jobs))


def offer_of(game: Arranged, seat: Seat = A) -> Offer[Any]:
    offer = game.options(seat)[0]
    assert isinstance(offer, Offer)
    return offer


@pytest.mark.parametrize(
    ("peasants", "disc", "free"),
    [(8, 0, 0), (11, 0, 0), (12, 0, 1), (16, 0, 2), (20, 0, 3), (25, 0, 3), (10, 2, 1), (12, 4, 2), (12, 12, 2)],
)
def test_v7_free_peasants_live_on_12_16_and_20_after_the_disc(peasants: int, disc: int, free: int) -> None:
    city = City(Town.ROMA, peasants=peasants, housing=peasants, silver=5, population=8, disc=disc)
    assert free_peasants(city, components.printed()) == free


@pytest.mark.parametrize(
    ("peasants", "asked"),
    [
        pytest.param((12, 8, 16), (A, C), id="all who have some, at once"),
        pytest.param((8, 8, 11), (), id="nobody when nobody has any"),
    ],
)
def test_who_is_asked(peasants: tuple[int, ...], asked: tuple[Seat, ...]) -> None:
    assert housed(*peasants).asked == asked


def test_free_peasants_go_to_work_without_die_or_silver() -> None:
    game = housed(12, 8, 20).play(A, SOLDIER)
    heard = game.heard(C, Settle(first=Job.MERCHANTS, second=Job.WORKERS, third=Job.WORKERS))
    assert game.of(A, "housing", "soldiers", "silver") == (11, 1, 5)
    assert game.of(C, "housing", "market.own", "quarry.own") == (17, 1, 2)
    assert heard == [settled(A, Job.SOLDIERS), settled(C, Job.MERCHANTS, Job.WORKERS, Job.WORKERS)]


def test_they_may_stay_at_home() -> None:
    game = housed(12, 8)
    assert (game.heard(A, STAY), game.of(A, "housing")) == ([], 12)


def test_farmers_only_in_the_harvest_season() -> None:
    housed(12, 8).refuses(A, FARMER, "farmers-in-harvest")
    assert housed(12, 8, season=Season.HARVEST).play(A, FARMER).of(A, "fields.own") == 1


def test_no_more_are_sent_than_live_there() -> None:
    game = housed(16, 8)
    game.refuses(A, Settle(first=Job.SOLDIERS, second=Job.PRIESTS, third=Job.PRIESTS), "few-free-peasants", free=2)
    game.refuses(B, SOLDIER, "no-free-peasants")


def test_each_free_peasant_is_offered_every_job_of_the_season() -> None:
    growing, harvest = housed(16, 8), housed(12, 8, season=Season.HARVEST)
    assert len(growing.options(A)) == len(harvest.options(A)) == 1
    offer = offer_of(growing)
    assert (offer.first(), len(list(offer.members()))) == (STAY, 5 * 5)
    assert not offer.holds(FARMER)
    assert not offer.holds(Settle(third=Job.WORKERS))
    assert len(list(offer_of(harvest).members())) == 6


def test_shortcuts_send_all_to_the_same_work_or_none() -> None:
    shortcuts = panel.PANEL.shortcuts[housing.FreePeasants]
    harvest, growing = housed(16, 8, season=Season.HARVEST).view_of(A), housed(16, 8).view_of(A)
    assert isinstance(harvest.step, housing.FreePeasants)
    assert shortcuts(harvest) == [*(Settle(first=job, second=job) for job in Job), STAY]
    assert Settle(first=Job.FARMERS, second=Job.FARMERS) not in shortcuts(growing)


def test_the_absent_king_leaves_them_at_home() -> None:
    assert housed(12, 8).absent(A) == STAY


# -- in turn order, if one of them wishes it


def test_nobody_is_asked_for_the_wish_and_whoever_is_asked_may_have_it() -> None:
    game = housed(12, 12, 8)
    assert isinstance(game.step, housing.FreePeasants)
    assert game.options(A)[1:] == game.options(B)[1:] == [CALL_ORDER]
    assert panel.PANEL.appearance(CallOrder).aside
    game.refuses(C, STAY, "no-free-peasants")
    game.refuses(C, CALL_ORDER, "not-your-decision")


@pytest.mark.parametrize("king", [A, B, C])
def test_once_it_is_wished_kings_place_one_after_the_other_and_see_what_came_before(king: Seat) -> None:
    game = housed(12, 12, 12, king=king)
    first, second, third = game.table.turn_order()
    assert (game.heard(third, CALL_ORDER), game.asked) == ([OrderCalled(third)], (first,))
    assert (game.heard(first, WORKER), game.asked) == ([settled(first, Job.WORKERS)], (second,))
    assert (game.heard(second, STAY), game.asked) == ([], (third,))
    assert game.view_of(third).table.cities[first].quarry.own == 1
    assert game.heard(third, PRIEST) == [settled(third, Job.PRIESTS)]
    assert game.over


def test_sealed_answers_that_come_first_in_turn_order_stand_and_the_others_go_back_unseen() -> None:
    game = housed(12, 12, 12, 12).play(A, WORKER).play(C, SOLDIER)
    assert game.heard(D, CALL_ORDER) == [OrderCalled(D), settled(A, Job.WORKERS)]
    assert (game.asked, game.answers, game.of(C, "soldiers")) == ((B,), {}, 0)
    assert game.play(B, STAY).asked == (C,)
    assert game.view_of(C).answer is None


def test_whoever_has_answered_may_wish_it_too() -> None:
    assert housed(12, 12, 8).play(B, WORKER, CALL_ORDER).asked == (A,)


def test_it_is_wished_once_and_among_several_only() -> None:
    game = housed(12, 12, 8).play(B, CALL_ORDER)
    game.refuses(A, CALL_ORDER, "order-called")
    game.refuses(B, CALL_ORDER, "not-your-decision")
    alone = housed(12, 8, 8)
    alone.refuses(A, CALL_ORDER, "no-order-to-call")
    assert CALL_ORDER not in [*game.options(A), *alone.options(A)]


def test_a_wish_cannot_be_taken_back_whatever_was_sealed() -> None:
    for answers in ([], [STAY], [PRIEST]):
        assert not housed(12, 12, 8).play(A, *answers).submit(B, CALL_ORDER).reversible


def test_a_game_in_turn_order_is_saved_and_one_without_looks_as_before() -> None:
    game = housed(12, 12, 12)
    assert b"in_turn" not in game.save()
    again = AlbaLonga.load(game.play(B, CALL_ORDER).save())
    assert again.save() == game.save()
    for seat in (A, B, C):
        assert again.asked == (seat,)
        again.submit(seat, WORKER)
    assert again.over


def test_everybody_knows_what_to_do_in_turn_order() -> None:
    game = housed(12, 16, 12).play(C, CALL_ORDER)
    for level, house in HOUSES.items():
        other = AlbaLonga.load(game.save())
        while not other.over:
            [seat] = other.asked
            answer = house(other.view_of(seat), Dice(level))
            assert isinstance(answer, Settle)
            other.submit(seat, answer)


def test_a_rookie_wishes_it_now_and_then_and_the_caretaker_never() -> None:
    view = housed(12, 12, 8).view_of(A)
    assert CALL_ORDER in [HOUSES["rookie"](view, Dice(str(seed))) for seed in range(400)]
    assert all(HOUSES[level](view, Dice("x")) != CALL_ORDER for level in ("regular", "absent"))
