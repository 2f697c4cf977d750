"""Words: what a list of choices says, and refusals as sentences with their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.api import Illegal, Seat, seat_names, words_for
from engine.games.alba_longa import actions, court, wording
from engine.games.alba_longa.pieces import Die, Job, Loot, Town
from tests.games.alba_longa.board import A, at_court, begin
from tests.narration import IN_ALL_LANGUAGES

ENGLISH = words_for("alba_longa", "en", seat_names(words_for("alba_longa", "en"), begin(5).seat_names()))


def label(action: type[Any], field: str, value: Any, price: int = 1) -> str:
    game = at_court().before(court.Lap(price + 1)).showing(1, 2, 3, 4).having(stalls=[0, 2, 0, 0, 0])
    return ENGLISH.value(action, field, value, game.view_of(A))


@pytest.mark.parametrize(
    ("action", "field", "value", "said"),
    [
        (actions.Take, "die", Die.WHITE, "white, workers: 3"),
        (actions.Take, "peasants", None, "as many peasants as possible"),
        (actions.Take, "peasants", 1, "1 peasant"),
        (actions.Take, "peasants", 2, "2 peasants"),
        (actions.Take, "farm", True, "the farm"),
        (actions.Buy, "die", Die.BLACK, "black, soldiers: 1"),
        (actions.Buy, "stall", 2, "II (2 silver)"),
        (actions.Buy, "stall", None, "the poorest stall"),
        (actions.Call, "stall", None, "1 silver on the poorest stall"),
        (actions.Call, "stall", 2, "1 silver on II (holds 2)"),
        (actions.Decline, "until_call", False, "this time"),
        (actions.Settle, "first", None, "stays at home"),
        (actions.Settle, "second", Job.PRIESTS, "priest"),
        (actions.Sell, "peasants", 0, "nobody"),
        (actions.Sell, "peasants", 3, "3 for 2 silver"),
        (actions.Grow, "peasants", 4, "4 for 10 wheat"),
        (actions.Wish, "grey", 2, "grey (merchants): from 2 up"),
        (actions.Wish, "brown", actions.NEVER, "brown (priests): never"),
        (actions.Recover, "hero", None, "none"),
        (actions.Plunder, "job", None, "no job"),
        (actions.Plunder, "loot", Loot.CAPTIVE, "a captive"),
        (actions.Stock, "loot", Loot.WHEAT, "2 wheat"),
        (actions.Attack, "city", Town.VEII, "🟢 Veii · monuments 0/10 · peasants 8"),
        (actions.Attack, "city", Town.ASSISI, "Assisi"),
        (actions.Appoint, "city", Town.ALBA_LONGA, "🔵 Alba Longa · monuments 0/10 · peasants 8"),
        (actions.Send, "hero", 3, "hero 3"),
    ],
)
def test_values_are_called_by_what_they_mean(action: type[Any], field: str, value: Any, said: str) -> None:
    assert label(action, field, value) == said


@IN_ALL_LANGUAGES
def test_a_city_on_a_button_says_who_rules_it_and_how_it_stands(lang: str) -> None:
    """Whoever attacks or crowns somebody must not have to look up whose city that is."""
    game = at_court(3)
    words = words_for("alba_longa", lang, ["🔵 Ada", "🔴 Bruno", "🟢 Chloé with a name of many letters"])
    for seat, called in enumerate(("Ada", "Bruno", "Chloé with a name o…")):
        one = game.city(Seat(seat), monuments=seat + 1)
        stands = words.say("label-city", None, monuments=seat + 1, goal=game.data.goal_monuments, peasants=one.peasants)
        for action in (actions.Attack, actions.Appoint):
            shown = words.value(action, "city", one.town, game.view_of(A))
            assert shown == f"{wording.town(one.town, words)} · {called} · {stands}"


def test_a_die_that_is_one_press_says_who_goes_where_and_what_it_costs() -> None:
    view = at_court().showing(1, 2, 3, 4).having(housing=[2]).view_of(A)
    presses = (actions.Take(die=Die.WHITE), actions.Take(die=Die.BLACK, farm=True), actions.Buy(die=Die.GREY))
    said = ["White: 2 workers", "Black: 1 farmer", "Grey: 2 merchants for 1 silver"]
    assert [ENGLISH.shortcut(press, view) for press in presses] == said


@pytest.mark.parametrize(
    ("jobs", "said"),
    [
        ((), "nobody"),
        ((Job.WORKERS, None, Job.WORKERS), "2 workers"),
        ((Job.WORKERS, Job.PRIESTS), "1 worker and 1 priest"),
    ],
)
def test_free_peasants_are_summed_up_by_what_they_do(jobs: tuple[Job | None, ...], said: str) -> None:
    action = actions.Settle(**dict(zip(actions.Settle.model_fields, jobs, strict=False)))
    assert ENGLISH.phrase(action, at_court().view_of(A)) == said


def test_a_free_call_is_called_free() -> None:
    assert label(actions.Call, "stall", None, price=0) == "free"


#: what is said, and what is refused
REFUSALS = {
    "A call costs 2 silver now and you have 1. You must pass.": Illegal("call-too-dear", price=2, have=1, out=False),
    "A call costs 2 silver now and you have 1. You’re out of the court until next season.":
        Illegal("call-too-dear", price=2, have=1, out=True),
    "With 3 Kings only stalls I to IV are open.": Illegal("stall-closed", kings=3, stalls=4),
    "That die is gone. Still there: black (soldiers) and grey (merchants).":
        Illegal("die-gone", die=Die.WHITE, dice=(Die.BLACK, Die.GREY)),
    "You have no card for Assisi, only for Roma and Veii.":
        Illegal("no-city-card", town=Town.ASSISI, towns=(Town.ROMA, Town.VEII)),
    "You may buy one die per call, and only in another King’s call.": Illegal("one-die-per-call", kings=3),
    "In your own call you first roll and take a die; then you may buy a second one.":
        Illegal("one-die-per-call", kings=2),
    "Send 1 peasant with this die: it shows 4, and you have 1 in housing.":
        Illegal("wrong-number", most=1, pips=4, housing=1),
    "Improving the harvest costs 5 prayers this year, and you have 4. You can keep them for later.":
        Illegal("few-prayers", cost=5, have=4),
    "With 2 wheat you can afford at most 1 new peasant.": Illegal("growth-too-dear", most=1, wheat=2),
    "Hero 4 rests in your used pile. Your active heroes are 0, 1 and 3.":
        Illegal("hero-rests", hero=4, heroes=(0, 1, 3)),
}  # fmt: skip


@pytest.mark.parametrize(("said", "refusal"), REFUSALS.items(), ids=REFUSALS)
def test_refusals_say_the_numbers_and_what_would_do(said: str, refusal: Illegal) -> None:
    assert ENGLISH.refusal(refusal) == said


@IN_ALL_LANGUAGES
def test_refusals_of_fields_that_do_not_exist_have_their_words(lang: str) -> None:
    words = words_for("alba_longa", lang)
    for action in (actions.Call, actions.Take, actions.Buy):
        for key in action.superfluous.values():
            assert words.refusal(Illegal(key)).endswith(".")
