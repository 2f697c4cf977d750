"""Phase 2: peasants on the free spaces of the housing track."""

from __future__ import annotations

import pytest

from engine.core.api import Dice, Offer, Seat
from engine.core.house import levels
from engine.games.alba_longa import AlbaLonga, components, housing, panel
from engine.games.alba_longa.actions import CALL_ORDER, CallOrder, Settle
from engine.games.alba_longa.city import free_peasants
from engine.games.alba_longa.events import FreeSettled, OrderCalled
from engine.games.alba_longa.pieces import City, Job, Jobs, Season, Town
from tests.games.alba_longa.board import A, B, C, D, absent, each, kings, put, refused, told


def housed(*peasants: int, season: Season = Season.GROWING, king: Seat = A) -> AlbaLonga:
    game = each(kings(len(peasants), king), peasants=peasants, housing=peasants)
    put(game, housing.FreeHousing(), season=season)
    return game


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
    game = housed(12, 8, 20)
    game.submit(A, Settle(first=Job.SOLDIERS))
    events = told(game, C, Settle(first=Job.MERCHANTS, second=Job.WORKERS, third=Job.WORKERS))
    a, c = game.table.cities[A], game.table.cities[C]
    assert (a.housing, a.soldiers, a.silver) == (11, 1, 5)
    assert (c.housing, c.market.own, c.quarry.own) == (17, 1, 2)
    assert events == [
        FreeSettled(A, Jobs((Job.SOLDIERS,))),
        FreeSettled(C, Jobs((Job.MERCHANTS, Job.WORKERS, Job.WORKERS))),
    ]


def test_they_may_stay_at_home() -> None:
    game = housed(12, 8)
    assert told(game, A, Settle()) == []
    assert game.table.cities[A].housing == 12


def test_farmers_only_in_the_harvest_season() -> None:
    game = housed(12, 8)
    refused(game, A, Settle(first=Job.FARMERS), "farmers-in-harvest")
    harvest = housed(12, 8, season=Season.HARVEST)
    harvest.submit(A, Settle(first=Job.FARMERS))
    assert harvest.table.cities[A].fields.own == 1


def test_no_more_are_sent_than_live_there() -> None:
    game = housed(16, 8)
    refused(game, A, Settle(first=Job.SOLDIERS, second=Job.PRIESTS, third=Job.PRIESTS), "few-free-peasants", free=2)
    refused(game, B, Settle(first=Job.SOLDIERS), "no-free-peasants")


def test_each_free_peasant_is_offered_every_job_of_the_season() -> None:
    [offer] = housed(16, 8).options(A)
    assert isinstance(offer, Offer)
    assert offer.first() == Settle()
    assert len(list(offer.members())) == 5 * 5
    assert not offer.holds(Settle(first=Job.FARMERS))
    assert not offer.holds(Settle(third=Job.WORKERS))
    [offer] = housed(12, 8, season=Season.HARVEST).options(A)
    assert isinstance(offer, Offer)
    assert len(list(offer.members())) == 6


def test_shortcuts_send_all_to_the_same_work_or_none() -> None:
    view = housed(16, 8, season=Season.HARVEST).view_of(A)
    assert isinstance(view.step, housing.FreePeasants)
    assert panel.PANEL.shortcuts[type(view.step)](view) == [*(Settle(first=job, second=job) for job in Job), Settle()]
    growing = housed(16, 8).view_of(A)
    farmers = Settle(first=Job.FARMERS, second=Job.FARMERS)
    assert farmers not in panel.PANEL.shortcuts[type(view.step)](growing)


def test_the_absent_king_leaves_them_at_home() -> None:
    game = housed(12, 8)
    assert absent(game, A) == Settle()


# -- in turn order, if one of them wishes it


def test_nobody_is_asked_for_the_wish_and_whoever_is_asked_may_have_it() -> None:
    game = housed(12, 12, 8)
    assert isinstance(game.step, housing.FreePeasants)
    assert game.options(A)[1:] == game.options(B)[1:] == [CALL_ORDER]
    assert panel.PANEL.appearance(CallOrder).aside
    refused(game, C, Settle(), "no-free-peasants")
    refused(game, C, CALL_ORDER, "not-your-decision")


@pytest.mark.parametrize("king", [A, B, C])
def test_once_it_is_wished_kings_place_one_after_the_other_and_see_what_came_before(king: Seat) -> None:
    game = housed(12, 12, 12, king=king)
    first, second, third = game.table.turn_order()
    assert told(game, third, CALL_ORDER) == [OrderCalled(third)]
    assert game.asked == (first,)
    assert told(game, first, Settle(first=Job.WORKERS)) == [FreeSettled(first, Jobs((Job.WORKERS,)))]
    assert game.asked == (second,)
    assert told(game, second, Settle()) == []
    assert game.asked == (third,)
    assert game.view_of(third).table.cities[first].quarry.own == 1
    assert told(game, third, Settle(first=Job.PRIESTS)) == [FreeSettled(third, Jobs((Job.PRIESTS,)))]
    assert game.over


def test_sealed_answers_that_come_first_in_turn_order_stand_and_the_others_go_back_unseen() -> None:
    game = housed(12, 12, 12, 12)
    game.submit(A, Settle(first=Job.WORKERS))
    game.submit(C, Settle(first=Job.SOLDIERS))
    assert told(game, D, CALL_ORDER) == [OrderCalled(D), FreeSettled(A, Jobs((Job.WORKERS,)))]
    assert (game.asked, game.answers) == ((B,), {})
    assert game.table.cities[C].soldiers == 0
    game.submit(B, Settle())
    assert game.asked == (C,)
    assert game.view_of(C).answer is None


def test_whoever_has_answered_may_wish_it_too() -> None:
    game = housed(12, 12, 8)
    game.submit(B, Settle(first=Job.WORKERS))
    game.submit(B, CALL_ORDER)
    assert game.asked == (A,)


def test_it_is_wished_once_and_among_several_only() -> None:
    game = housed(12, 12, 8)
    game.submit(B, CALL_ORDER)
    assert CALL_ORDER not in game.options(A)
    refused(game, A, CALL_ORDER, "order-called")
    refused(game, B, CALL_ORDER, "not-your-decision")
    alone = housed(12, 8, 8)
    assert CALL_ORDER not in alone.options(A)
    refused(alone, A, CALL_ORDER, "no-order-to-call")


def test_a_wish_cannot_be_taken_back_whatever_was_sealed() -> None:
    for answer in (None, Settle(), Settle(first=Job.PRIESTS)):
        game = housed(12, 12, 8)
        if answer:
            game.submit(A, answer)
        assert not game.submit(B, CALL_ORDER).reversible


def test_a_game_in_turn_order_is_saved_and_one_without_looks_as_before() -> None:
    game = housed(12, 12, 12)
    assert b"in_turn" not in game.save()
    game.submit(B, CALL_ORDER)
    again = AlbaLonga.load(game.save())
    assert again.save() == game.save()
    for seat in (A, B, C):
        assert again.asked == (seat,)
        again.submit(seat, Settle(first=Job.WORKERS))
    assert again.over


def test_everybody_knows_what_to_do_in_turn_order() -> None:
    game = housed(12, 16, 12)
    game.submit(C, CALL_ORDER)
    for level, house in levels("alba_longa").items():
        other = AlbaLonga.load(game.save())
        while not other.over:
            [seat] = other.asked
            assert isinstance(house(other.view_of(seat), Dice(level)), Settle)
            other.submit(seat, house(other.view_of(seat), Dice(level)))


def test_a_rookie_wishes_it_now_and_then_and_the_caretaker_never() -> None:
    view = housed(12, 12, 8).view_of(A)
    rookie = levels("alba_longa")["rookie"]
    assert CALL_ORDER in [rookie(view, Dice(str(seed))) for seed in range(400)]
    assert all(levels("alba_longa")[level](view, Dice("x")) != CALL_ORDER for level in ("regular", "absent"))
