"""Phase 2: the court. Calls, dice, purchases, passing."""

from __future__ import annotations

import pytest

from engine.core.action import Offer
from engine.core.event import Event
from engine.core.illegal import Illegal
from engine.core.seat import Seat
from engine.games.alba_longa import AlbaLonga
from engine.games.alba_longa.actions import Attack, Buy, Call, Decline, Pass, Sell, Spare, Take
from engine.games.alba_longa.court import Buying, Calling, Lap, Taking
from engine.games.alba_longa.events import (
    CallPassed,
    CourtCalled,
    CourtClosed,
    DieBought,
    DieTaken,
    ForcedOut,
    LapBegan,
    PurchaseDeclined,
)
from engine.games.alba_longa.panel import PANEL
from engine.games.alba_longa.pieces import Die, Job, Phase, Season, Stall, Town
from tests.games.alba_longa.board import A, B, C, D, E, at_court, dice, put, refused, told

FIRST, II, III, IV, V, VI = (Stall(number) for number in range(1, 7))


def workers(peasants: int = 1) -> Take:
    return Take(die=Die.WHITE, peasants=peasants)


def call_and_take(game: AlbaLonga, seat: Seat, take: Take, call: Call | None = None, pips: int = 4) -> list[Event]:
    game.submit(seat, call or Call())
    dice(game, pips, pips, pips, pips)
    return told(game, seat, take)


def decline_all(game: AlbaLonga) -> None:
    while isinstance(game.step, Buying):
        game.submit(game.asked[0], Decline())


def test_v1_the_example_of_the_rulebook() -> None:
    game = at_court()
    game.submit(A, Call())
    dice(game, black=3, grey=2, white=2, brown=4)
    game.submit(A, Take(die=Die.BROWN, peasants=3))
    assert game.asked == (B,)
    game.submit(B, Buy(die=Die.WHITE, peasants=2, stall=II))
    game.submit(C, Decline())
    game.submit(D, Decline())
    cities = game.table.cities
    assert [city.housing for city in cities] == [5, 6, 8, 8]
    assert [city.silver for city in cities] == [5, 4, 5, 5]
    assert cities[A].temple.own == 3
    assert cities[B].quarry.own == 2
    assert game.table.stalls == [0, 1, 0, 0, 0]
    assert not any(city.out for city in cities)
    assert game.step == Calling(B)
    assert game.table.price == 0
    for seat in (B, C, D):
        call_and_take(game, seat, workers())
        decline_all(game)
    assert game.table.price == 1
    assert game.step == Calling(A)
    assert game.options(A) == [Offer(Call, {"stall": (None, FIRST, II, III, IV, V)}), Pass()]


def test_v9_two_kings_share_four_dice() -> None:
    game = at_court(2)
    game.submit(A, Call())
    dice(game, black=1, grey=2, white=3, brown=4)
    game.submit(A, Take(die=Die.BROWN, peasants=4))
    assert game.asked == (B,)
    game.submit(B, Buy(die=Die.WHITE, peasants=3, stall=FIRST))
    assert game.asked == (A,)
    game.submit(A, Buy(die=Die.GREY, peasants=2, stall=II))
    assert game.asked == (B,)
    game.submit(B, Buy(die=Die.BLACK, peasants=1, stall=III))
    assert [city.silver for city in game.table.cities] == [4, 3]
    assert game.step == Calling(B)


def test_with_two_kings_declining_one_slot_does_not_cancel_a_later_one() -> None:
    game = at_court(2)
    call_and_take(game, A, workers())
    game.submit(B, Decline())
    game.submit(A, Decline())
    assert game.step == Buying(B)


def test_with_two_kings_a_king_who_is_out_skips_his_slots() -> None:
    game = at_court(2)
    game.submit(A, Pass())
    call_and_take(game, B, workers())
    assert game.step == Buying(B)
    game.submit(B, Decline())
    assert game.step == Calling(B)


def test_with_two_kings_the_price_rises_when_both_had_their_chance() -> None:
    game = at_court(2)
    call_and_take(game, A, workers())
    decline_all(game)
    assert game.table.price == 0
    call_and_take(game, B, workers())
    decline_all(game)
    assert game.table.price == 1


def test_v15_with_five_kings_the_last_one_may_find_no_die() -> None:
    game = at_court(5)
    call_and_take(game, A, workers())
    for seat, die in ((B, Die.BLACK), (C, Die.GREY), (D, Die.BROWN)):
        game.submit(seat, Buy(die=die, peasants=1, stall=VI))
    assert game.table.dice == {}
    assert game.step == Calling(B)
    assert game.table.cities[E].housing == 8


def test_v16_the_prices_asked_and_who_is_forced_out() -> None:
    game = at_court(3)
    game.table.cities[C].silver = 1
    game.submit(A, Pass())
    prices: list[tuple[Seat, int]] = []
    events: list[Event] = []
    while isinstance(game.step, Calling):
        seat = game.asked[0]
        prices.append((seat, game.table.price))
        events += call_and_take(game, seat, workers(), Call(stall=FIRST) if game.table.price else None)
        while isinstance(game.step, Buying):
            events += told(game, game.asked[0], Decline())
    assert prices == [(B, 0), (C, 0), (B, 1), (C, 1), (B, 2)]
    assert [event for event in events if isinstance(event, ForcedOut)] == [ForcedOut(C, 2, 0), ForcedOut(B, 3, 2)]
    assert CourtClosed() in events
    assert game.table.phase is not Phase.COURT


def test_the_price_goes_on_one_stall_before_the_roll() -> None:
    game = at_court(3)
    put(game, Lap(3))
    events = told(game, A, Call(stall=III))
    assert game.table.cities[A].silver == 3
    assert game.table.stalls == [0, 0, 2, 0]
    [called] = [event for event in events if isinstance(event, CourtCalled)]
    assert (called.price, called.stall) == (2, III)
    assert [called.black, called.grey, called.white, called.brown] == list(game.table.dice.values())
    assert all(1 <= pips <= 4 for pips in game.table.dice.values())
    assert game.step == Taking(A)


def test_calling_uses_chance_and_cannot_be_taken_back() -> None:
    game = at_court()
    assert not game.submit(A, Call()).reversible


def test_each_face_comes_up() -> None:
    game = at_court()
    seen = set()
    for _ in range(30):
        put(game, Calling(A))
        game.submit(A, Call())
        seen |= set(game.table.dice.values())
    assert seen == {1, 2, 3, 4}


def test_passing_the_own_call_ends_calls_and_purchases_for_the_season() -> None:
    game = at_court(3)
    assert told(game, A, Pass()) == [CallPassed(A)]
    call_and_take(game, B, workers())
    assert game.asked == (C,)
    with refused(game, "out-of-court"):
        game.submit(A, Buy(die=Die.GREY, peasants=1, stall=FIRST))
    with refused(game, "out-of-court"):
        game.submit(A, Call())
    game.submit(C, Decline())
    game.submit(C, Call())
    game.submit(C, workers())
    game.submit(B, Decline())
    assert game.step == Calling(B)


def test_everybody_hears_of_laps_and_dice() -> None:
    game = at_court(3)
    assert put(game, Lap(2)) == [LapBegan(2, 1)]
    game.submit(A, Call())
    dice(game, 2, 2, 2, 2)
    assert told(game, A, workers(2)) == [DieTaken(A, Die.WHITE, Job.WORKERS, 2)]
    assert told(game, B, Buy(die=Die.GREY, peasants=1, stall=II)) == [DieBought(B, Die.GREY, Job.MERCHANTS, 1, II)]


def test_what_can_be_done_with_a_die_depends_on_its_number_the_housing_and_the_season() -> None:
    game = at_court(3)
    put(game, Taking(A), season=Season.HARVEST)
    game.table.cities[A].housing, game.table.cities[A].soldiers = 2, 6
    dice(game, black=1, grey=2, white=3, brown=4)
    numbers = {Die.BLACK: (None, 1), Die.GREY: (None, 1, 2), Die.WHITE: (None, 1, 2), Die.BROWN: (None, 1, 2)}
    assert game.options(A) == [
        Offer(Take, {"die": (die,), "peasants": peasants, "farm": (False, True)}) for die, peasants in numbers.items()
    ]
    put(game, Taking(A), season=Season.GROWING)
    assert game.options(A)[0] == Offer(Take, {"die": (Die.BLACK,), "peasants": (None, 1), "farm": (False,)})
    put(game, Buying(A))
    stalls = (None, FIRST, II, III, IV)
    bought = [Offer(Buy, {"die": (die,), "peasants": most, "stall": stalls}) for die, most in numbers.items()]
    assert game.options(A) == [Decline(), Decline(until_call=True), *bought]


def test_whoever_has_just_enough_silver_is_told_the_true_reason() -> None:
    game = at_court(3)
    for city in game.table.cities:
        city.silver = 1
    put(game, Lap(2))
    game.submit(A, Pass())
    with refused(game, "out-of-court"):
        game.submit(A, Call())
    call_and_take(game, B, workers())
    with refused(game, "no-silver", price=1):
        game.submit(B, Buy(die=Die.GREY))
    game.table.cities[B].silver = 1
    with refused(game, "one-die-per-call"):
        game.submit(B, Buy(die=Die.GREY))


def test_with_two_kings_whoever_has_a_die_already_waits_for_the_next_slot() -> None:
    game = at_court(2)
    call_and_take(game, A, workers())
    with refused(game, "not-your-decision", seats=[B]):
        game.submit(A, Buy(die=Die.GREY))


def test_declining_a_purchase_costs_nothing() -> None:
    game = at_court(3)
    call_and_take(game, A, workers())
    game.submit(B, Decline())
    game.submit(C, Decline())
    assert game.step == Calling(B)
    assert not game.table.cities[B].out


def test_a_king_without_silver_is_forced_out_without_being_asked() -> None:
    game = at_court(3)
    game.table.cities[B].silver = 0
    put(game, Lap(2))
    events = told(game, A, Pass())
    assert ForcedOut(B, 1, 0) in events
    assert game.table.cities[B].out
    assert game.step == Calling(C)
    with refused(game, "call-too-dear", price=1, have=0, out=True):
        game.submit(B, Call(stall=FIRST))


def test_whoever_cannot_pay_a_call_and_is_still_in_is_told_to_pass() -> None:
    game = at_court(3)
    game.table.cities[B].silver = 0
    put(game, Lap(2))
    with refused(game, "call-too-dear", price=1, have=0, out=False):
        game.submit(B, Call(stall=FIRST))


def test_a_king_without_housing_is_passed_over() -> None:
    game = at_court(3)
    game.table.cities[B].soldiers, game.table.cities[B].housing = 8, 0
    put(game, Lap(1))
    call_and_take(game, A, workers())
    assert game.step == Buying(C)
    with refused(game, "no-housing"):
        game.submit(B, Buy(die=Die.GREY, peasants=1, stall=FIRST))
    game.submit(C, Decline())
    assert game.step == Calling(C)
    with refused(game, "no-housing"):
        game.submit(B, Call())


def test_a_king_without_silver_is_not_asked_to_buy() -> None:
    game = at_court(3)
    game.table.cities[B].silver = 0
    call_and_take(game, A, workers())
    assert game.asked == (C,)
    with refused(game, "no-silver", price=1):
        game.submit(B, Buy(die=Die.GREY, peasants=1, stall=FIRST))


def test_laps_count_from_the_king_of_kings_even_when_he_is_out() -> None:
    game = at_court(3, king=B)
    game.submit(B, Pass())
    for seat in (C, A):
        call_and_take(game, seat, workers())
        assert game.table.price == 0
        decline_all(game)
    assert game.table.price == 1
    assert game.step == Calling(C)


def test_the_court_closes_when_nobody_is_in() -> None:
    game = at_court(3)
    game.submit(A, Pass())
    game.submit(B, Pass())
    events = told(game, C, Pass())
    assert CourtClosed() in events
    assert not any(isinstance(event, LapBegan) for event in events)


def test_the_caller_must_move_between_one_and_as_many_as_the_die_shows() -> None:
    game = at_court()
    game.submit(A, Call())
    dice(game, black=3, grey=2, white=2, brown=4)
    for peasants in (0, 3):
        with refused(game, "wrong-number", most=2, pips=2, housing=8):
            game.submit(A, workers(peasants))
    game.table.cities[A].housing, game.table.cities[A].soldiers = 1, 7
    with refused(game, "wrong-number", most=1, pips=2, housing=1):
        game.submit(A, workers(2))


@pytest.mark.parametrize(
    ("die", "placed"),
    [
        (Die.BLACK, (2, 0, 0, 0)),
        (Die.GREY, (0, 2, 0, 0)),
        (Die.WHITE, (0, 0, 2, 0)),
        (Die.BROWN, (0, 0, 0, 2)),
    ],
)
def test_a_die_sends_peasants_to_its_own_job(die: Die, placed: tuple[int, ...]) -> None:
    game = at_court()
    game.submit(A, Call())
    dice(game, 3, 3, 3, 3)
    with refused(game, "farmers-in-harvest"):
        game.submit(A, Take(die=die, peasants=2, farm=True))
    game.submit(A, Take(die=die, peasants=2))
    city = game.table.cities[A]
    assert (city.soldiers, city.market.own, city.quarry.own, city.temple.own) == placed


def test_a_die_cannot_be_given_another_job() -> None:
    with pytest.raises(Illegal, match="wrong-job"):
        AlbaLonga.read({"do": "take", "die": "grey", "peasants": 1, "job": "workers"})


def test_without_a_number_as_many_go_as_the_die_and_the_housing_allow() -> None:
    game = at_court()
    game.submit(A, Call())
    dice(game, 1, 1, 4, 1)
    game.table.cities[A].housing, game.table.cities[A].soldiers = 3, 5
    game.submit(A, Take(die=Die.WHITE))
    assert game.table.cities[A].quarry.own == 3
    dice(game, 3, 0, 0, 0)
    game.submit(B, Buy(die=Die.BLACK))
    assert game.table.cities[B].soldiers == 3


def test_without_a_stall_the_poorest_one_gets_the_silver() -> None:
    game = at_court(3)
    put(game, Lap(3))
    game.table.stalls = [2, 1, 0, 1]
    game.submit(A, Call())
    assert game.table.stalls == [2, 1, 2, 1]
    game.submit(A, workers())
    game.submit(B, Buy(die=Die.GREY, peasants=1))
    assert game.table.stalls == [2, 2, 2, 1]


def test_in_the_harvest_season_the_caller_may_send_any_die_to_the_farm() -> None:
    game = at_court()
    put(game, Taking(A), season=Season.HARVEST)
    game.table.cities[A].fields.own, game.table.cities[A].housing = 4, 4
    dice(game, 3, 1, 1, 1)
    game.submit(A, Take(die=Die.BLACK, peasants=3, farm=True))
    city = game.table.cities[A]
    assert (city.fields.own, city.granary.own, city.housing) == (5, 2, 1)


def test_shortcuts_send_as_many_as_a_die_shows_and_in_the_harvest_the_highest_die_to_the_farm() -> None:
    game = at_court()
    game.submit(A, Call())
    dice(game, black=3, grey=2, white=4, brown=4)
    view = game.view_of(A)
    assert isinstance(view.step, Taking)
    assert view.step.shortcuts(view) == [Take(die=die) for die in Die]
    game.table.season = Season.HARVEST
    game._frozen = None
    assert view.step.shortcuts(game.view_of(A)) == [*(Take(die=die) for die in Die), Take(die=Die.WHITE, farm=True)]
    game.submit(A, Take(die=Die.WHITE, farm=True))
    view = game.view_of(B)
    assert isinstance(view.step, Buying)
    assert view.step.shortcuts(view) == [Buy(die=die) for die in (Die.BLACK, Die.GREY, Die.BROWN)]


def test_calling_and_keeping_everybody_are_one_press_and_saying_no_is_red() -> None:
    for action, is_at_once in (
        (Call(), True),
        (Sell(), True),
        (Sell(peasants=1), False),
        (Attack(city=Town.ROMA), False),
    ):
        assert PANEL.appearance(type(action)).at_once(action) is is_at_once
    assert all(PANEL.appearance(action).declines for action in (Pass, Decline, Spare))
    assert not PANEL.appearance(Call).declines


def test_a_bought_die_never_makes_farmers() -> None:
    with pytest.raises(Illegal, match="bought-die-farm"):
        AlbaLonga.read({"do": "buy", "die": "white", "peasants": 1, "stall": 1, "job": "farmers"})
    with pytest.raises(Illegal, match="bought-die-farm"):
        AlbaLonga.read({"do": "buy", "die": "white", "farm": True})


def test_a_payment_is_not_split() -> None:
    with pytest.raises(Illegal, match="one-stall"):
        AlbaLonga.read({"do": "call", "stall": 1, "second_stall": 2})
    with pytest.raises(Illegal, match="one-stall"):
        AlbaLonga.read({"do": "buy", "die": "white", "peasants": 1, "stall": 1, "stalls": [1, 2]})


def test_a_free_call_names_no_stall() -> None:
    game = at_court(3)
    with refused(game, "free-call"):
        game.submit(A, Call(stall=FIRST))


def test_only_stalls_in_use_take_silver() -> None:
    game = at_court(3)
    put(game, Lap(2))
    with refused(game, "stall-closed", kings=3, stalls=4):
        game.submit(A, Call(stall=V))
    call_and_take(game, A, workers(), Call(stall=FIRST))
    with refused(game, "stall-closed", kings=3, stalls=4):
        game.submit(B, Buy(die=Die.GREY, peasants=1, stall=V))


def test_a_die_that_is_gone_cannot_be_bought() -> None:
    game = at_court()
    call_and_take(game, A, workers())
    with refused(game, "die-gone", dice=(Die.BLACK, Die.GREY, Die.BROWN)):
        game.submit(B, Buy(die=Die.WHITE, peasants=1, stall=FIRST))


def test_a_bought_die_moves_one_to_its_number() -> None:
    game = at_court()
    call_and_take(game, A, workers(), pips=2)
    for peasants in (0, 3):
        with refused(game, "wrong-number", most=2):
            game.submit(B, Buy(die=Die.GREY, peasants=peasants, stall=FIRST))


def test_nobody_buys_two_dice_in_one_call() -> None:
    game = at_court()
    call_and_take(game, A, workers())
    game.submit(B, Buy(die=Die.GREY, peasants=1, stall=FIRST))
    with refused(game, "one-die-per-call"):
        game.submit(B, Buy(die=Die.BLACK, peasants=1, stall=FIRST))
    with refused(game, "one-die-per-call"):
        game.submit(A, Buy(die=Die.BLACK, peasants=1, stall=FIRST))


def test_the_caller_does_not_buy_his_own_die() -> None:
    game = at_court()
    with refused(game, "one-die-per-call"):
        game.submit(A, Buy(die=Die.GREY, peasants=1, stall=FIRST))
    game.submit(A, Call())
    with refused(game, "one-die-per-call"):
        game.submit(A, Buy(die=Die.GREY, peasants=1, stall=FIRST))


def test_of_two_kings_the_caller_may_buy_a_second_die_but_not_before_the_first() -> None:
    game = at_court(2)
    with refused(game, "one-die-per-call", kings=2):
        game.submit(A, Buy(die=Die.GREY))
    game.submit(A, Call())
    with refused(game, "one-die-per-call", kings=2):
        game.submit(A, Buy(die=Die.GREY))


def test_whoever_waits_is_told_whose_decision_it_is() -> None:
    game = at_court()
    with refused(game, "not-your-decision", seats=[A]):
        game.submit(C, Call())


def test_declining_until_the_own_call_spares_the_questions_in_between() -> None:
    game = at_court(3)
    call_and_take(game, A, workers())
    game.submit(B, Decline())
    assert told(game, C, Decline(until_call=True)) == [PurchaseDeclined(C, True)]
    call_and_take(game, B, workers())
    assert game.step == Buying(A)
    with refused(game, "abstaining"):
        game.submit(C, Buy(die=Die.GREY))
    game.submit(A, Decline())
    assert game.step == Calling(C)
    assert not game.table.cities[C].abstains
    call_and_take(game, C, workers())
    decline_all(game)
    call_and_take(game, A, workers(), Call())
    game.submit(B, Decline())
    assert game.step == Buying(C)


def test_dice_not_bought_lapse() -> None:
    game = at_court(3)
    call_and_take(game, A, workers())
    decline_all(game)
    assert game.table.dice == {}


def test_absent_kings_pass_decline_and_take_the_highest_die() -> None:
    game = at_court()
    view = game.view_of(A)
    assert view.step
    assert view.step.absent(view) == Pass()
    game.submit(A, Call())
    dice(game, black=1, grey=4, white=2, brown=3)
    game._frozen = None
    view = game.view_of(A)
    assert view.step
    assert view.step.absent(view) == Take(die=Die.GREY)
    game.submit(A, Take(die=Die.GREY))
    assert game.table.cities[A].market.own == 4
    view = game.view_of(B)
    assert view.step
    assert view.step.absent(view) == Decline()


def test_the_season_begins_with_everybody_in() -> None:
    game = at_court(2)
    game.submit(A, Pass())
    game.submit(B, Pass())
    while not isinstance(game.step, Calling):
        seat = game.asked[0]
        if game.step and game.step.word == "slave-sale":
            game.submit(seat, Sell())
        else:
            view = game.view_of(seat)
            assert view.step
            game.submit(seat, view.step.absent(view))
    assert game.table.season is Season.HARVEST
    assert not any(city.out for city in game.table.cities)
    assert game.table.price == 0


def test_everybody_can_see_who_is_next_at_court() -> None:
    game = at_court(3)
    assert game.following() == B
    game.submit(A, Pass())
    assert game.following() == C
    game.submit(B, Call())
    dice(game, 2, 2, 2, 2)
    assert game.following() == C
    game.submit(B, workers())
    assert game.step == Buying(C)
    assert game.following() == C
    game.submit(C, Decline())
    assert game.following() is None
    assert game.round == 1
