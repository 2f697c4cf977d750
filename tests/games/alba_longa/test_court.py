"""Phase 2: the court. Calls, dice, purchases, passing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.api import Action, Event, Illegal, Offer, Seat
from engine.games.alba_longa import AlbaLonga, events
from engine.games.alba_longa.actions import Attack, Buy, Call, Decline, Pass, Sell, Spare, Take
from engine.games.alba_longa.court import Buying, Calling, Lap, Taking
from engine.games.alba_longa.panel import PANEL
from engine.games.alba_longa.pieces import Die, Job, Phase, Season, Stall, Town
from tests.games.alba_longa.board import A, B, C, D, E, absent, at_court, city, dice, each, put, refused, rolled, told

FIRST, II, III, IV, V, VI = (Stall(number) for number in range(1, 7))
GREY, BLACK = Buy(die=Die.GREY, peasants=1, stall=FIRST), Buy(die=Die.BLACK, peasants=1, stall=FIRST)


def workers(peasants: int = 1) -> Take:
    return Take(die=Die.WHITE, peasants=peasants)


def call_and_take(game: AlbaLonga, seat: Seat, call: Call | None = None) -> list[Event]:
    """A King calls, rolls only fours and sends a worker."""
    game.submit(seat, call or Call())
    dice(game, 4, 4, 4, 4)
    return told(game, seat, workers())


def bought(players: int = 4) -> AlbaLonga:
    """The first King has called and taken a die; the others may buy."""
    game = at_court(players)
    call_and_take(game, A)
    return game


def decline_all(game: AlbaLonga) -> None:
    while isinstance(game.step, Buying):
        game.submit(game.asked[0], Decline())


def in_lap(lap: int, **facts: Any) -> AlbaLonga:
    """Three Kings of whom this is known, the first of whom may call in this lap."""
    game = each(at_court(3), **facts)
    put(game, Lap(lap))
    return game


def test_v1_the_example_of_the_rulebook() -> None:
    game = rolled()
    game.submit(A, Take(die=Die.BROWN, peasants=3))
    assert game.asked == (B,)
    game.submit(B, Buy(die=Die.WHITE, peasants=2, stall=II))
    game.submit(C, Decline())
    game.submit(D, Decline())
    cities = game.table.cities
    assert [city.housing for city in cities] == [5, 6, 8, 8]
    assert [city.silver for city in cities] == [5, 4, 5, 5]
    assert (cities[A].temple.own, cities[B].quarry.own) == (3, 2)
    assert game.table.stalls == [0, 1, 0, 0, 0]
    assert not any(city.out for city in cities)
    assert (game.step, game.table.price) == (Calling(B), 0)
    for seat in (B, C, D):
        call_and_take(game, seat)
        decline_all(game)
    assert (game.step, game.table.price) == (Calling(A), 1)
    assert game.options(A) == [Offer(Call, {"stall": (None, FIRST, II, III, IV, V)}), Pass()]


# -- two Kings play as if they were four


def test_v9_two_kings_share_four_dice() -> None:
    game = rolled(2, black=1, grey=2, white=3, brown=4)
    game.submit(A, Take(die=Die.BROWN, peasants=4))
    for seat, die, peasants, stall in ((B, Die.WHITE, 3, FIRST), (A, Die.GREY, 2, II), (B, Die.BLACK, 1, III)):
        assert game.asked == (seat,)
        game.submit(seat, Buy(die=die, peasants=peasants, stall=stall))
    assert [city.silver for city in game.table.cities] == [4, 3]
    assert game.step == Calling(B)


def test_with_two_kings_declining_one_slot_does_not_cancel_a_later_one() -> None:
    game = bought(2)
    game.submit(B, Decline())
    game.submit(A, Decline())
    assert game.step == Buying(B)


def test_with_two_kings_a_king_who_is_out_skips_his_slots() -> None:
    game = at_court(2)
    game.submit(A, Pass())
    call_and_take(game, B)
    assert game.step == Buying(B)
    game.submit(B, Decline())
    assert game.step == Calling(B)


def test_with_two_kings_the_price_rises_when_both_had_their_chance() -> None:
    game = at_court(2)
    for seat, price in ((A, 0), (B, 1)):
        call_and_take(game, seat)
        decline_all(game)
        assert game.table.price == price


# -- calling


def test_v15_with_five_kings_the_last_one_may_find_no_die() -> None:
    game = bought(5)
    for seat, die in ((B, Die.BLACK), (C, Die.GREY), (D, Die.BROWN)):
        game.submit(seat, Buy(die=die, peasants=1, stall=VI))
    assert game.table.dice == {}
    assert game.step == Calling(B)
    assert game.table.cities[E].housing == 8


def test_v16_the_prices_asked_and_who_is_forced_out(court_of_three: AlbaLonga) -> None:
    city(court_of_three, C, silver=1)
    court_of_three.submit(A, Pass())
    prices: list[tuple[Seat, int]] = []
    heard: list[Event] = []
    while isinstance(court_of_three.step, Calling):
        seat = court_of_three.asked[0]
        prices.append((seat, court_of_three.table.price))
        heard += call_and_take(court_of_three, seat, Call(stall=FIRST) if court_of_three.table.price else None)
        while isinstance(court_of_three.step, Buying):
            heard += told(court_of_three, court_of_three.asked[0], Decline())
    assert prices == [(B, 0), (C, 0), (B, 1), (C, 1), (B, 2)]
    forced = [event for event in heard if isinstance(event, events.ForcedOut)]
    assert forced == [events.ForcedOut(C, 2, 0), events.ForcedOut(B, 3, 2)]
    assert events.CourtClosed() in heard
    assert court_of_three.table.phase is not Phase.COURT


def test_the_price_goes_on_one_stall_before_the_roll(court_of_three: AlbaLonga) -> None:
    put(court_of_three, Lap(3))
    [called] = [event for event in told(court_of_three, A, Call(stall=III)) if isinstance(event, events.CourtCalled)]
    assert court_of_three.table.cities[A].silver == 3
    assert court_of_three.table.stalls == [0, 0, 2, 0]
    assert (called.price, called.stall) == (2, III)
    assert [called.black, called.grey, called.white, called.brown] == list(court_of_three.table.dice.values())
    assert all(1 <= pips <= 4 for pips in court_of_three.table.dice.values())
    assert court_of_three.step == Taking(A)


def test_each_face_comes_up(court: AlbaLonga) -> None:
    seen = set()
    for _ in range(30):
        put(court, Calling(A))
        court.submit(A, Call())
        seen |= set(court.table.dice.values())
    assert seen == {1, 2, 3, 4}


def test_everybody_hears_of_laps_and_dice(court_of_three: AlbaLonga) -> None:
    assert put(court_of_three, Lap(2)) == [events.LapBegan(2, 1)]
    court_of_three.submit(A, Call())
    dice(court_of_three, 2, 2, 2, 2)
    assert told(court_of_three, A, workers(2)) == [events.DieTaken(A, Die.WHITE, Job.WORKERS, 2)]
    heard = told(court_of_three, B, Buy(die=Die.GREY, peasants=1, stall=II))
    assert heard == [events.DieBought(B, Die.GREY, Job.MERCHANTS, 1, II)]


def test_laps_count_from_the_king_of_kings_even_when_he_is_out() -> None:
    game = at_court(3, king=B)
    game.submit(B, Pass())
    for seat in (C, A):
        call_and_take(game, seat)
        assert game.table.price == 0
        decline_all(game)
    assert (game.step, game.table.price) == (Calling(C), 1)


# -- passing, and being passed over


def test_passing_the_own_call_ends_calls_and_purchases_for_the_season(court_of_three: AlbaLonga) -> None:
    assert told(court_of_three, A, Pass()) == [events.CallPassed(A)]
    call_and_take(court_of_three, B)
    assert court_of_three.asked == (C,)
    refused(court_of_three, A, GREY, "out-of-court")
    refused(court_of_three, A, Call(), "out-of-court")
    court_of_three.submit(C, Decline())
    court_of_three.submit(C, Call())
    court_of_three.submit(C, workers())
    court_of_three.submit(B, Decline())
    assert court_of_three.step == Calling(B)


def test_whoever_has_just_enough_silver_is_told_the_true_reason(court_of_three: AlbaLonga) -> None:
    for seat in (A, B, C):
        city(court_of_three, seat, silver=1)
    put(court_of_three, Lap(2))
    court_of_three.submit(A, Pass())
    refused(court_of_three, A, Call(), "out-of-court")
    call_and_take(court_of_three, B)
    refused(court_of_three, B, Buy(die=Die.GREY), "no-silver", price=1)
    city(court_of_three, B, silver=1)
    refused(court_of_three, B, Buy(die=Die.GREY), "one-die-per-call")


def test_a_king_without_silver_is_forced_out_without_being_asked(court_of_three: AlbaLonga) -> None:
    city(court_of_three, B, silver=0)
    put(court_of_three, Lap(2))
    assert events.ForcedOut(B, 1, 0) in told(court_of_three, A, Pass())
    assert court_of_three.table.cities[B].out
    assert court_of_three.step == Calling(C)
    refused(court_of_three, B, Call(stall=FIRST), "call-too-dear", price=1, have=0, out=True)


def test_a_king_without_housing_is_passed_over(court_of_three: AlbaLonga) -> None:
    city(court_of_three, B, soldiers=8, housing=0)
    put(court_of_three, Lap(1))
    call_and_take(court_of_three, A)
    assert court_of_three.step == Buying(C)
    refused(court_of_three, B, GREY, "no-housing")
    court_of_three.submit(C, Decline())
    assert court_of_three.step == Calling(C)
    refused(court_of_three, B, Call(), "no-housing")


def test_a_king_without_silver_is_not_asked_to_buy(court_of_three: AlbaLonga) -> None:
    city(court_of_three, B, silver=0)
    call_and_take(court_of_three, A)
    assert court_of_three.asked == (C,)
    refused(court_of_three, B, GREY, "no-silver", price=1)


def test_the_court_closes_when_nobody_is_in(court_of_three: AlbaLonga) -> None:
    court_of_three.submit(A, Pass())
    court_of_three.submit(B, Pass())
    heard = told(court_of_three, C, Pass())
    assert events.CourtClosed() in heard
    assert not any(isinstance(event, events.LapBegan) for event in heard)


def test_the_season_begins_with_everybody_in() -> None:
    game = at_court(2)
    game.submit(A, Pass())
    game.submit(B, Pass())
    while not isinstance(game.step, Calling):
        game.submit(game.asked[0], absent(game, game.asked[0]))
    assert game.table.season is Season.HARVEST
    assert not any(city.out for city in game.table.cities)
    assert game.table.price == 0


# -- dice


def test_what_can_be_done_with_a_die_depends_on_its_number_the_housing_and_the_season() -> None:
    game = at_court(3)
    put(game, Taking(A), season=Season.HARVEST)
    city(game, A, housing=2, soldiers=6)
    dice(game, black=1, grey=2, white=3, brown=4)
    numbers = {Die.BLACK: (None, 1), Die.GREY: (None, 1, 2), Die.WHITE: (None, 1, 2), Die.BROWN: (None, 1, 2)}
    assert game.options(A) == [
        Offer(Take, {"die": (die,), "peasants": peasants, "farm": (False, True)}) for die, peasants in numbers.items()
    ]
    put(game, Taking(A), season=Season.GROWING)
    assert game.options(A)[0] == Offer(Take, {"die": (Die.BLACK,), "peasants": (None, 1), "farm": (False,)})
    put(game, Buying(A))
    stalls = (None, FIRST, II, III, IV)
    offers = [Offer(Buy, {"die": (die,), "peasants": most, "stall": stalls}) for die, most in numbers.items()]
    assert game.options(A) == [Decline(), Decline(until_call=True), *offers]


#: a position, who wants to do what there, and why it is refused
REFUSED: dict[str, tuple[Callable[[], AlbaLonga], Seat, Action, str, dict[str, Any]]] = {
    "a call while another King is asked": (at_court, C, Call(), "not-your-decision", {"seats": [A]}),
    "of two Kings, a second die before the next slot":
        (lambda: bought(2), A, Buy(die=Die.GREY), "not-your-decision", {"seats": [B]}),
    "a stall for a free call": (at_court, A, Call(stall=FIRST), "free-call", {}),
    "a call that cannot be paid, by a King who is still in":
        (lambda: in_lap(2, silver=[5, 0]), B, Call(stall=FIRST), "call-too-dear",
         {"price": 1, "have": 0, "out": False}),
    "a call on a stall not in use": (lambda: in_lap(2), A, Call(stall=V), "stall-closed", {"kings": 3, "stalls": 4}),
    "a die on a stall not in use":
        (lambda: bought(3), B, Buy(die=Die.GREY, peasants=1, stall=V), "stall-closed", {"kings": 3, "stalls": 4}),
    "nobody sent with a die": (rolled, A, workers(0), "wrong-number", {"most": 2, "pips": 2, "housing": 8}),
    "more sent than a die shows": (rolled, A, workers(3), "wrong-number", {"most": 2, "pips": 2, "housing": 8}),
    "more sent than live at home":
        (lambda: each(rolled(), housing=[1], soldiers=[7]), A, workers(2), "wrong-number",
         {"most": 1, "pips": 2, "housing": 1}),
    "nobody sent with a bought die":
        (bought, B, Buy(die=Die.GREY, peasants=0, stall=FIRST), "wrong-number", {"most": 4}),
    "more sent than a bought die shows":
        (bought, B, Buy(die=Die.GREY, peasants=5, stall=FIRST), "wrong-number", {"most": 4}),
    "a die that is gone":
        (bought, B, Buy(die=Die.WHITE, peasants=1, stall=FIRST), "die-gone",
         {"dice": (Die.BLACK, Die.GREY, Die.BROWN)}),
    "a die in the own call before the roll": (at_court, A, GREY, "one-die-per-call", {"kings": 4}),
    "a die bought in the own call": (rolled, A, GREY, "one-die-per-call", {"kings": 4}),
    "of two Kings, a die in the own call before the roll":
        (lambda: at_court(2), A, GREY, "one-die-per-call", {"kings": 2}),
    "of two Kings, a second die before the first": (lambda: rolled(2), A, GREY, "one-die-per-call", {"kings": 2}),
}  # fmt: skip


@pytest.mark.parametrize(("position", "seat", "action", "key", "facts"), REFUSED.values(), ids=REFUSED)
def test_what_is_refused(
    position: Callable[[], AlbaLonga], seat: Seat, action: Action, key: str, facts: dict[str, Any]
) -> None:
    refused(position(), seat, action, key, **facts)


@pytest.mark.parametrize(
    ("die", "job"),
    [(Die.BLACK, Job.SOLDIERS), (Die.GREY, Job.MERCHANTS), (Die.WHITE, Job.WORKERS), (Die.BROWN, Job.PRIESTS)],
)
def test_a_die_sends_peasants_to_its_own_job(die: Die, job: Job) -> None:
    game = rolled(4, 3, 3, 3, 3)
    refused(game, A, Take(die=die, peasants=2, farm=True), "farmers-in-harvest")
    game.submit(A, Take(die=die, peasants=2))
    assert {job: crew.own for job, crew in game.table.cities[A].crews.items() if crew.own} == {job: 2}


def test_without_a_number_as_many_go_as_the_die_and_the_housing_allow() -> None:
    game = rolled(4, 1, 1, 4, 1)
    city(game, A, housing=3, soldiers=5)
    game.submit(A, Take(die=Die.WHITE))
    assert game.table.cities[A].quarry.own == 3
    dice(game, 3, 0, 0, 0)
    game.submit(B, Buy(die=Die.BLACK))
    assert game.table.cities[B].soldiers == 3


def test_without_a_stall_the_poorest_one_gets_the_silver(court_of_three: AlbaLonga) -> None:
    put(court_of_three, Lap(3))
    court_of_three.table.stalls = [2, 1, 0, 1]
    court_of_three.submit(A, Call())
    assert court_of_three.table.stalls == [2, 1, 2, 1]
    court_of_three.submit(A, workers())
    court_of_three.submit(B, Buy(die=Die.GREY, peasants=1))
    assert court_of_three.table.stalls == [2, 2, 2, 1]


def test_in_the_harvest_season_the_caller_may_send_any_die_to_the_farm(court: AlbaLonga) -> None:
    put(court, Taking(A), season=Season.HARVEST)
    mine = city(court, A, fields=4, housing=4)
    dice(court, 3, 1, 1, 1)
    court.submit(A, Take(die=Die.BLACK, peasants=3, farm=True))
    assert (mine.fields.own, mine.granary.own, mine.housing) == (5, 2, 1)


def test_shortcuts_send_as_many_as_a_die_shows_and_in_the_harvest_the_highest_die_to_the_farm() -> None:
    game = rolled(4, black=3, grey=2, white=4, brown=4)
    view = game.view_of(A)
    assert isinstance(view.step, Taking)
    assert PANEL.shortcuts[type(view.step)](view) == [Take(die=die) for die in Die]
    game.table.season = Season.HARVEST
    game._frozen = None
    in_harvest = [*(Take(die=die) for die in Die), Take(die=Die.WHITE, farm=True)]
    assert PANEL.shortcuts[Taking](game.view_of(A)) == in_harvest
    game.submit(A, Take(die=Die.WHITE, farm=True))
    view = game.view_of(B)
    assert isinstance(view.step, Buying)
    assert PANEL.shortcuts[type(view.step)](view) == [Buy(die=die) for die in (Die.BLACK, Die.GREY, Die.BROWN)]


def test_calling_and_keeping_everybody_are_one_press_passing_is_red_and_saying_no_grey() -> None:
    presses = ((Call(), True), (Sell(), True), (Sell(peasants=1), False), (Attack(city=Town.ROMA), False))
    for action, at_once in presses:
        assert PANEL.appearance(type(action)).at_once(action) is at_once
    assert [PANEL.appearance(action).ends for action in (Pass, Decline, Spare, Call)] == [True, False, False, False]
    assert [PANEL.appearance(action).declines for action in (Pass, Decline, Spare, Call)] == [False, True, True, False]


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"do": "take", "die": "grey", "peasants": 1, "job": "workers"}, "wrong-job"),
        ({"do": "buy", "die": "white", "peasants": 1, "stall": 1, "job": "farmers"}, "bought-die-farm"),
        ({"do": "buy", "die": "white", "farm": True}, "bought-die-farm"),
        ({"do": "call", "stall": 1, "second_stall": 2}, "one-stall"),
        ({"do": "buy", "die": "white", "peasants": 1, "stall": 1, "stalls": [1, 2]}, "one-stall"),
    ],
)
def test_a_die_keeps_its_job_a_bought_one_makes_no_farmers_and_a_payment_is_not_split(given: Any, key: str) -> None:
    with pytest.raises(Illegal, match=key):
        AlbaLonga.read(given)


# -- purchases


def test_declining_a_purchase_costs_nothing_and_dice_not_bought_lapse() -> None:
    game = bought(3)
    decline_all(game)
    assert game.step == Calling(B)
    assert not game.table.cities[B].out
    assert game.table.dice == {}


def test_nobody_buys_two_dice_in_one_call() -> None:
    game = bought()
    game.submit(B, GREY)
    refused(game, B, BLACK, "one-die-per-call")
    refused(game, A, BLACK, "one-die-per-call")


def test_declining_until_the_own_call_spares_the_questions_in_between() -> None:
    game = bought(3)
    game.submit(B, Decline())
    assert told(game, C, Decline(until_call=True)) == [events.PurchaseDeclined(C, True)]
    call_and_take(game, B)
    assert game.step == Buying(A)
    refused(game, C, Buy(die=Die.GREY), "abstaining")
    game.submit(A, Decline())
    assert game.step == Calling(C)
    assert not game.table.cities[C].abstains
    call_and_take(game, C)
    decline_all(game)
    call_and_take(game, A)
    game.submit(B, Decline())
    assert game.step == Buying(C)


def test_absent_kings_pass_decline_and_take_the_highest_die() -> None:
    assert absent(at_court(), A) == Pass()
    game = rolled(4, black=1, grey=4, white=2, brown=3)
    assert absent(game, A) == Take(die=Die.GREY)
    game.submit(A, Take(die=Die.GREY))
    assert game.table.cities[A].market.own == 4
    assert absent(game, B) == Decline()


def test_everybody_can_see_who_is_next_at_court(court_of_three: AlbaLonga) -> None:
    assert court_of_three.following() == B
    court_of_three.submit(A, Pass())
    assert court_of_three.following() == C
    court_of_three.submit(B, Call())
    dice(court_of_three, 2, 2, 2, 2)
    assert court_of_three.following() == C
    court_of_three.submit(B, workers())
    assert court_of_three.step == Buying(C)
    assert court_of_three.following() == C
    court_of_three.submit(C, Decline())
    assert court_of_three.following() is None
    assert court_of_three.round == 1
