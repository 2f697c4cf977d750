"""Phase 2: the court. Calls, dice, purchases, passing."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.api import Action, Event, Illegal, Offer, Seat, Step
from engine.games.alba_longa import AlbaLonga, events
from engine.games.alba_longa.actions import ABSTAIN, DECLINE, FREE_CALL, PASS, SPARE, Attack, Buy, Call, Sell, Take
from engine.games.alba_longa.court import Buying, Calling, Lap, Taking
from engine.games.alba_longa.panel import PANEL
from engine.games.alba_longa.pieces import Die, Job, Phase, Season, Stall, Town
from tests.games.alba_longa.board import A, Arranged, B, C, D, E, Position, at_court, rolled

FIRST, II, III, IV, V, VI = (Stall(number) for number in range(1, 7))
GREY, BLACK = Buy(die=Die.GREY, peasants=1, stall=FIRST), Buy(die=Die.BLACK, peasants=1, stall=FIRST)


def workers(peasants: int = 1) -> Take:
    return Take(die=Die.WHITE, peasants=peasants)


def called(game: Arranged, seat: Seat) -> Arranged:
    """A King has called, rolled only fours and sent a worker."""
    return game.play(seat, FREE_CALL).showing(4, 4, 4, 4).play(seat, workers())


def bought(players: int = 4) -> Arranged:
    """The first King has called and taken a die; the others may buy."""
    return called(at_court(players), A)


def in_lap(lap: int, **facts: Any) -> Arranged:
    """Three Kings of whom this is known, the first of whom may call in this lap."""
    return at_court(3).having(**facts).before(Lap(lap))


def test_v1_the_example_of_the_rulebook() -> None:
    game = rolled().play(A, Take(die=Die.BROWN, peasants=3))
    assert game.asked == (B,)
    game.play(B, Buy(die=Die.WHITE, peasants=2, stall=II)).all_do(DECLINE, C, D)
    assert (game.every("housing"), game.every("silver")) == ([5, 6, 8, 8], [5, 4, 5, 5])
    assert (game.of(A, "temple.own"), game.of(B, "quarry.own"), game.table.stalls) == (3, 2, [0, 1, 0, 0, 0])
    assert not any(game.every("out"))
    assert (game.step, game.table.price) == (Calling(B), 0)
    for seat in (B, C, D):
        called(game, seat).decline_all()
    assert (game.step, game.table.price) == (Calling(A), 1)
    assert game.options(A) == [Offer(Call, {"stall": (None, FIRST, II, III, IV, V)}), PASS]


# -- two Kings play as if they were four


def test_v9_two_kings_share_four_dice() -> None:
    game = rolled(2, black=1, grey=2, white=3, brown=4).play(A, Take(die=Die.BROWN, peasants=4))
    for seat, die, peasants, stall in ((B, Die.WHITE, 3, FIRST), (A, Die.GREY, 2, II), (B, Die.BLACK, 1, III)):
        assert game.asked == (seat,)
        game.submit(seat, Buy(die=die, peasants=peasants, stall=stall))
    assert (game.every("silver"), game.step) == ([4, 3], Calling(B))


def test_with_two_kings_declining_one_slot_does_not_cancel_a_later_one() -> None:
    assert bought(2).all_do(DECLINE, B, A).step == Buying(B)


def test_with_two_kings_a_king_who_is_out_skips_his_slots() -> None:
    game = called(at_court(2).play(A, PASS), B)
    assert game.step == Buying(B)
    assert game.play(B, DECLINE).step == Calling(B)


def test_with_two_kings_the_price_rises_when_both_had_their_chance() -> None:
    game = at_court(2)
    for seat, price in ((A, 0), (B, 1)):
        assert called(game, seat).decline_all().table.price == price


# -- calling


def test_v15_with_five_kings_the_last_one_may_find_no_die() -> None:
    game = bought(5)
    for seat, die in ((B, Die.BLACK), (C, Die.GREY), (D, Die.BROWN)):
        game.submit(seat, Buy(die=die, peasants=1, stall=VI))
    assert (game.table.dice, game.step, game.of(E, "housing")) == ({}, Calling(B), 8)


def test_v16_the_prices_asked_and_who_is_forced_out(court: Arranged) -> None:
    court.having(silver=[5, 5, 1]).play(A, PASS)
    prices: list[tuple[Seat, int]] = []
    heard: list[Event] = []
    while isinstance(court.step, Calling):
        seat = court.asked[0]
        prices.append((seat, court.table.price))
        call = Call(stall=FIRST) if court.table.price else FREE_CALL
        heard += court.play(seat, call).showing(4, 4, 4, 4).heard(seat, workers())
        while isinstance(court.step, Buying):
            heard += court.heard(court.asked[0], DECLINE)
    assert prices == [(B, 0), (C, 0), (B, 1), (C, 1), (B, 2)]
    forced = [event for event in heard if isinstance(event, events.ForcedOut)]
    assert forced == [events.ForcedOut(C, 2, 0), events.ForcedOut(B, 3, 2)]
    assert events.CourtClosed() in heard
    assert court.table.phase is not Phase.COURT


def test_the_price_goes_on_one_stall_before_the_roll() -> None:
    game = in_lap(3)
    [called] = [event for event in game.heard(A, Call(stall=III)) if isinstance(event, events.CourtCalled)]
    assert (game.of(A, "silver"), game.table.stalls, game.step) == (3, [0, 0, 2, 0], Taking(A))
    assert (called.price, called.stall) == (2, III)
    assert [called.black, called.grey, called.white, called.brown] == list(game.table.dice.values())
    assert all(1 <= pips <= 4 for pips in game.table.dice.values())


def test_each_face_comes_up() -> None:
    game = at_court()
    rolls = [game.before(Calling(A)).play(A, FREE_CALL).table.dice.values() for _ in range(30)]
    assert {pips for roll in rolls for pips in roll} == {1, 2, 3, 4}


def test_everybody_hears_of_laps_and_dice(court: Arranged) -> None:
    assert court.put(Lap(2)) == [events.LapBegan(2, 1)]
    court.play(A, FREE_CALL).showing(2, 2, 2, 2)
    assert court.heard(A, workers(2)) == [events.DieTaken(A, Die.WHITE, Job.WORKERS, 2)]
    heard = court.heard(B, Buy(die=Die.GREY, peasants=1, stall=II))
    assert heard == [events.DieBought(B, Die.GREY, Job.MERCHANTS, 1, II)]


def test_laps_count_from_the_king_of_kings_even_when_he_is_out() -> None:
    game = at_court(3, king=B).play(B, PASS)
    for seat in (C, A):
        assert called(game, seat).table.price == 0
        game.decline_all()
    assert (game.step, game.table.price) == (Calling(C), 1)


# -- passing, and being passed over


def test_passing_the_own_call_ends_calls_and_purchases_for_the_season(court: Arranged) -> None:
    assert court.heard(A, PASS) == [events.CallPassed(A)]
    assert called(court, B).asked == (C,)
    court.refuses(A, GREY, "out-of-court")
    court.refuses(A, FREE_CALL, "out-of-court")
    assert court.play(C, DECLINE, FREE_CALL, workers()).play(B, DECLINE).step == Calling(B)


def test_whoever_has_just_enough_silver_is_told_the_true_reason() -> None:
    game = in_lap(2, silver=[1, 1, 1]).play(A, PASS)
    game.refuses(A, FREE_CALL, "out-of-court")
    called(game, B).refuses(B, Buy(die=Die.GREY), "no-silver", price=1)
    game.city(B, silver=1)
    game.refuses(B, Buy(die=Die.GREY), "one-die-per-call")


def test_a_king_without_silver_is_forced_out_without_being_asked() -> None:
    game = in_lap(2, silver=[5, 0])
    assert events.ForcedOut(B, 1, 0) in game.heard(A, PASS)
    assert (game.of(B, "out"), game.step) == (True, Calling(C))
    game.refuses(B, Call(stall=FIRST), "call-too-dear", price=1, have=0, out=True)


def test_a_king_without_housing_is_passed_over() -> None:
    game = called(in_lap(1, soldiers=[0, 8], housing=[8, 0]), A)
    assert game.step == Buying(C)
    game.refuses(B, GREY, "no-housing")
    assert game.play(C, DECLINE).step == Calling(C)
    game.refuses(B, FREE_CALL, "no-housing")


def test_a_king_without_silver_is_not_asked_to_buy(court: Arranged) -> None:
    assert called(court.having(silver=[5, 0]), A).asked == (C,)
    court.refuses(B, GREY, "no-silver", price=1)


def test_the_court_closes_when_nobody_is_in(court: Arranged) -> None:
    heard = court.all_do(PASS, A, B).heard(C, PASS)
    assert events.CourtClosed() in heard
    assert not any(isinstance(event, events.LapBegan) for event in heard)


def test_the_season_begins_with_everybody_in() -> None:
    game = at_court(2).all_do(PASS, A, B)
    while not isinstance(game.step, Calling):
        game.submit(game.asked[0], game.absent(game.asked[0]))
    assert (game.table.season, game.every("out"), game.table.price) == (Season.HARVEST, [False, False], 0)


# -- dice


def test_what_can_be_done_with_a_die_depends_on_its_number_the_housing_and_the_season(court: Arranged) -> None:
    court.before(Taking(A), season=Season.HARVEST).having(housing=[2], soldiers=[6]).showing(1, 2, 3, 4)
    numbers = {Die.BLACK: (None, 1), Die.GREY: (None, 1, 2), Die.WHITE: (None, 1, 2), Die.BROWN: (None, 1, 2)}
    assert court.options(A) == [
        Offer(Take, {"die": (die,), "peasants": peasants, "farm": (False, True)}) for die, peasants in numbers.items()
    ]
    growing = court.before(Taking(A), season=Season.GROWING).options(A)
    assert growing[0] == Offer(Take, {"die": (Die.BLACK,), "peasants": (None, 1), "farm": (False,)})
    stalls = (None, FIRST, II, III, IV)
    offers = [Offer(Buy, {"die": (die,), "peasants": most, "stall": stalls}) for die, most in numbers.items()]
    assert court.before(Buying(A)).options(A) == [DECLINE, ABSTAIN, *offers]


#: a position, who wants to do what there, and why it is refused
REFUSED: dict[str, tuple[Position, Seat, Action, str, dict[str, Any]]] = {
    "a call while another King is asked": (at_court, C, FREE_CALL, "not-your-decision", {"seats": [A]}),
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
        (lambda: rolled(housing=[1], soldiers=[7]), A, workers(2), "wrong-number",
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
def test_what_is_refused(position: Position, seat: Seat, action: Action, key: str, facts: dict[str, Any]) -> None:
    position().refuses(seat, action, key, **facts)


@pytest.mark.parametrize(
    ("die", "job"),
    [(Die.BLACK, Job.SOLDIERS), (Die.GREY, Job.MERCHANTS), (Die.WHITE, Job.WORKERS), (Die.BROWN, Job.PRIESTS)],
)
def test_a_die_sends_peasants_to_its_own_job(die: Die, job: Job) -> None:
    game = rolled(4, 3, 3, 3, 3)
    game.refuses(A, Take(die=die, peasants=2, farm=True), "farmers-in-harvest")
    crews = game.play(A, Take(die=die, peasants=2)).of(A, "crews")
    assert {job: crew.own for job, crew in crews.items() if crew.own} == {job: 2}


def test_without_a_number_as_many_go_as_the_die_and_the_housing_allow() -> None:
    game = rolled(4, 1, 1, 4, 1, housing=[3], soldiers=[5]).play(A, Take(die=Die.WHITE))
    assert game.of(A, "quarry.own") == 3
    assert game.showing(3, 0, 0, 0).play(B, Buy(die=Die.BLACK)).of(B, "soldiers") == 3


def test_without_a_stall_the_poorest_one_gets_the_silver() -> None:
    game = in_lap(3).having(stalls=[2, 1, 0, 1]).play(A, FREE_CALL)
    assert game.table.stalls == [2, 1, 2, 1]
    assert game.play(A, workers()).play(B, Buy(die=Die.GREY, peasants=1)).table.stalls == [2, 2, 2, 1]


def test_in_the_harvest_season_the_caller_may_send_any_die_to_the_farm(court: Arranged) -> None:
    court.before(Taking(A), season=Season.HARVEST).having(fields=[4], housing=[4]).showing(3, 1, 1, 1)
    court.submit(A, Take(die=Die.BLACK, peasants=3, farm=True))
    assert court.of(A, "fields.own", "granary.own", "housing") == (5, 2, 1)


def shortcuts(game: Arranged, seat: Seat, step: type[Step]) -> list[Action]:
    """What the seat may press at once when it is asked this."""
    view = game.view_of(seat)
    assert isinstance(view.step, step)
    return list(PANEL.shortcuts[step](view))


def test_shortcuts_send_as_many_as_a_die_shows_and_in_the_harvest_the_highest_die_to_the_farm() -> None:
    game = rolled(4, black=3, grey=2, white=4, brown=4)
    assert shortcuts(game, A, Taking) == [Take(die=die) for die in Die]
    farm = Take(die=Die.WHITE, farm=True)
    assert shortcuts(game.having(season=Season.HARVEST), A, Taking) == [*(Take(die=die) for die in Die), farm]
    left = (Die.BLACK, Die.GREY, Die.BROWN)
    assert shortcuts(game.play(A, farm), B, Buying) == [Buy(die=die) for die in left]


def test_calling_and_keeping_everybody_are_one_press_passing_is_red_and_saying_no_grey() -> None:
    presses = ((FREE_CALL, True), (Sell(), True), (Sell(peasants=1), False), (Attack(city=Town.ROMA), False))
    for action, at_once in presses:
        assert PANEL.appearance(type(action)).at_once(action) is at_once
    looks = [PANEL.appearance(type(action)) for action in (PASS, DECLINE, SPARE, FREE_CALL)]
    assert [look.ends for look in looks] == [True, False, False, False]
    assert [look.declines for look in looks] == [False, True, True, False]


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
    game = bought(3).decline_all()
    assert (game.step, game.of(B, "out"), game.table.dice) == (Calling(B), False, {})


def test_nobody_buys_two_dice_in_one_call() -> None:
    game = bought().play(B, GREY)
    game.refuses(B, BLACK, "one-die-per-call")
    game.refuses(A, BLACK, "one-die-per-call")


def test_declining_until_the_own_call_spares_the_questions_in_between() -> None:
    game = bought(3).play(B, DECLINE)
    assert game.heard(C, ABSTAIN) == [events.PurchaseDeclined(C, True)]
    assert called(game, B).step == Buying(A)
    game.refuses(C, Buy(die=Die.GREY), "abstaining")
    assert game.play(A, DECLINE).step == Calling(C)
    assert not game.of(C, "abstains")
    assert called(called(game, C).decline_all(), A).play(B, DECLINE).step == Buying(C)


def test_absent_kings_pass_decline_and_take_the_highest_die() -> None:
    assert at_court().absent(A) == PASS
    game = rolled(4, black=1, grey=4, white=2, brown=3)
    assert game.absent(A) == Take(die=Die.GREY)
    assert game.play(A, Take(die=Die.GREY)).of(A, "market.own") == 4
    assert game.absent(B) == DECLINE


def test_everybody_can_see_who_is_next_at_court(court: Arranged) -> None:
    assert court.following() == B
    assert court.play(A, PASS).following() == C
    assert court.play(B, FREE_CALL).showing(2, 2, 2, 2).following() == C
    assert (court.play(B, workers()).step, court.following()) == (Buying(C), C)
    assert court.play(C, DECLINE).following() is None
    assert court.round == 1
