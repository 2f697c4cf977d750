"""What an experienced King advises: the move of the regular first, and reasons that are true for each move."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.api import LANGUAGES, Advice, words_for
from engine.games.alba_longa import AlbaLonga, actions, components, farm, king_of_kings, year_end
from engine.games.alba_longa.court import Buying, Lap, Taking
from engine.games.alba_longa.pieces import Die, Place, Season, Town
from engine.games.alba_longa.sabotage import Sabotaging
from engine.games.alba_longa.soldiers import Heroes, Recovery, Targets
from tests.asking import advice
from tests.games.alba_longa.board import A, B, C, at_court, begin, dice, kings, put

LOCALE = Path(components.__file__).parent / "locale"


def reasons(game: AlbaLonga) -> list[str]:
    return [one.why for one in advice(game)]


def test_name_yourself_first_king_of_kings() -> None:
    game = begin()
    seat = game.asked[0]
    assert advice(game) == [Advice(actions.Appoint(city=game.table.cities[seat].town), "king-first", {})]


def test_sell_nobody_and_only_without_silver_perhaps_one(four: AlbaLonga) -> None:
    assert [one.action for one in advice(four)] == [actions.Sell()]
    four.table.cities[A].silver = 0
    assert [(one.action, one.why) for one in advice(four)] == [
        (actions.Sell(), "sell-nobody"),
        (actions.Sell(peasants=1), "sell-one"),
    ]


def test_a_free_call_is_never_left_out() -> None:
    assert [one.action for one in advice(at_court())] == [actions.FREE_CALL]


def test_a_dear_call_is_passed_and_its_price_told(court: AlbaLonga) -> None:
    court.table.cities[A].housing = 1
    put(court, Lap(5))
    first, second = advice(court)
    assert (first.action, first.why) == (actions.PASS, "pass")
    assert first.facts["price"] == 4
    assert second.why == "call-dear"


def test_two_workers_are_worth_a_monument(court: AlbaLonga) -> None:
    dice(court, black=1, grey=1, white=2, brown=1)
    put(court, Taking(A))
    found = advice(court)
    assert (found[0].action, found[0].why) == (actions.Take(die=Die.WHITE, peasants=2), "workers")
    assert words_for("alba_longa", "en").why(found[0]) == (
        "2 workers more: with 2 in the quarry you build 1 monument this season. You have 0 of 10."
    )
    assert words_for("alba_longa", "fr").why(found[0]) == (
        "2 ouvriers de plus\u00a0: avec 2 à la carrière, vous construisez 1 monument cette saison. "
        "Vous en avez 0 sur 10."
    )
    assert words_for("alba_longa", "de").why(found[0]) == (
        "2 Arbeiter mehr: Mit 2 im Steinbruch baust du in dieser Jahreszeit 1 Monument. Du hast 0 von 10."
    )


def test_every_advised_die_sends_to_another_job(court: AlbaLonga) -> None:
    dice(court, black=3, grey=3, white=3, brown=3)
    put(court, Taking(A), season=Season.HARVEST)
    found = advice(court)
    assert len({one.facts["job"] for one in found}) == len(found) == 3


def test_hungry_people_come_before_everything_else(court: AlbaLonga) -> None:
    dice(court, black=2, grey=2, white=2, brown=2)
    put(court, Taking(A), season=Season.HARVEST)
    first = advice(court)[0]
    assert first.why == "farmers-hungry"
    assert first.facts["people"] == 8
    assert isinstance(first.action, actions.Take)
    assert first.action.farm


def test_when_no_job_helps_it_says_so(court: AlbaLonga) -> None:
    city = court.table.cities[A]
    city.monuments, city.worship, city.soldiers, city.market.own = 10, 12, 4, 6
    dice(court, black=2, grey=2, white=2, brown=2)
    put(court, Taking(A))
    assert reasons(court) == ["least"]


def test_future_farmers_stay_at_home(court: AlbaLonga) -> None:
    court.table.cities[B].housing = 2
    dice(court, black=2, grey=2, white=2, brown=2)
    put(court, Buying(B), season=Season.HARVEST)
    first = advice(court)[0]
    assert (first.action, first.why) == (actions.ABSTAIN, "abstain-farmers")


def test_all_heroes_come_back_after_the_last_one_but_hero_0() -> None:
    game = kings(job_well_done=True)
    game.hands[A].active, game.hands[A].used = [0, 3], [1, 2, 4]
    put(game, Recovery(A))
    assert [(one.action, one.why) for one in advice(game)] == [
        (actions.Recover(hero=4), "recover"),
        (actions.Recover(), "recover-none"),
    ]


def test_the_rival_closest_to_the_goal_is_attacked(four: AlbaLonga) -> None:
    four.table.cities[A].soldiers = 3
    four.table.cities[C].monuments = 9
    put(four, Targets())
    first = advice(four)[0]
    assert (first.action, first.why) == (actions.Attack(city=four.table.cities[C].town), "attack-leader")
    assert words_for("alba_longa", "en").why(first) == (
        f"Of all your rivals {words_for('alba_longa', 'en').named(four.table.cities[C].town)} is closest to the goal, "
        "with 9 monuments and 8 peasants. Soldiers: 0 there, 3 of yours."
    )


def test_a_single_hero_is_no_choice(four: AlbaLonga) -> None:
    four.table.cities[A].soldiers = 2
    four.table.targets = [four.table.cities[B].town, None, None, None]
    four.hands[A].active, four.hands[A].used = [2], [0, 1, 3, 4]
    put(four, Heroes())
    assert advice(four) == [Advice(actions.Send(hero=2), "only", {})]


def test_heroes_are_advised_as_the_best_the_resting_and_the_strongest(four: AlbaLonga) -> None:
    four.table.cities[A].soldiers = 2
    four.table.targets = [four.table.cities[B].town, None, None, None]
    put(four, Heroes())
    sent = [one.action.hero for one in advice(four) if isinstance(one.action, actions.Send)]
    assert {0, 4} <= set(sent)
    assert len(sent) == 3


def test_the_second_of_two_workers_is_sabotaged(four: AlbaLonga) -> None:
    victim = four.table.cities[B]
    victim.quarry.own, victim.temple.own = 2, 3
    put(four, Sabotaging(A, victim.town))
    found = advice(four)
    assert (found[0].action, found[0].why) == (actions.Sabotage(place=Place.QUARRY), "sabotage-pair")
    assert found[1].why == "sabotage-temple"


@pytest.mark.parametrize(
    ("monuments", "workers", "why"), [(8, 4, "pair"), (9, 4, "odd"), (0, 3, "odd"), (9, 2, "pair")]
)
def test_a_worker_less_is_a_monument_less_only_where_one_would_be_built(monuments: int, workers: int, why: str) -> None:
    game = kings()
    victim = game.table.cities[B]
    victim.monuments, victim.quarry.own, victim.temple.own = monuments, workers, 1
    put(game, Sabotaging(A, victim.town))
    told = {one.action: one.why for one in advice(game)}
    assert told[actions.Sabotage(place=Place.QUARRY)] == f"sabotage-{why}"


def test_no_captive_is_promised_when_all_are_in_use() -> None:
    game = kings(spoils_of_war=True)
    game.table.cities[B].quarry.own, game.table.cities[B].temple.own = 2, 3
    put(game, Sabotaging(A, game.table.cities[B].town))
    assert all(one.facts["captured"] for one in advice(game))
    game.table.cities[C].temple.captive = 10
    assert not any(one.facts["captured"] for one in advice(game))


def test_a_priest_beside_the_end_of_the_track_is_no_loss(four: AlbaLonga) -> None:
    victim = four.table.cities[B]
    victim.worship, victim.temple.own, victim.quarry.own = 11, 2, 2
    put(four, Sabotaging(A, victim.town))
    told = {one.action: one for one in advice(four)}[actions.Sabotage(place=Place.TEMPLE)]
    assert (told.why, told.facts["level"]) == ("sabotage-temple-full", 12)


@pytest.mark.parametrize(
    ("farmers", "worship", "expected"),
    [
        (4, 4, [(actions.IMPROVE, "improve"), (actions.SPARE, "spare-later")]),
        (1, 8, [(actions.IMPROVE, "improve-blessing"), (actions.SPARE, "spare-few")]),
        (1, 4, [(actions.SPARE, "spare-few"), (actions.IMPROVE, "improve-little")]),
    ],
)
def test_prayers_are_for_farmers_or_for_a_blessing(farmers: int, worship: int, expected: list[object]) -> None:
    game = kings(2)
    city = game.table.cities[A]
    city.fields.own, city.worship, game.table.prayers = farmers, worship, 4
    put(game, farm.Improving((A,), 4), season=Season.HARVEST)
    assert [(one.action, one.why) for one in advice(game)] == expected
    for lang in LANGUAGES:
        assert str(worship) in words_for("alba_longa", lang).why(advice(game)[0])


def test_the_card_goes_to_the_last_or_to_the_king_before() -> None:
    game = kings(4)
    for seat, monuments in ((B, 1), (C, 3)):
        game.table.cities[seat].monuments = monuments
    game.table.cities[3].monuments = 5
    put(game, king_of_kings.Succession(A))
    assert [(one.action, one.why) for one in advice(game)] == [
        (actions.Appoint(city=game.table.cities[B].town), "crown-last"),
        (actions.Appoint(city=game.table.cities[3].town), "crown-neighbour"),
    ]


def test_a_city_grows_as_far_as_its_wheat_goes(two: AlbaLonga) -> None:
    for city in two.table.cities:
        city.wheat = 18
    put(two, year_end.Feeding())
    most, fewer = advice(two)
    assert (most.action, most.why) == (actions.Grow(peasants=4), "grow")
    assert (fewer.action, fewer.why) == (actions.Grow(peasants=3), "grow-less")
    assert most.facts == {"born": 4, "price": 10, "wheat": 10, "total": 12, "goal": 16}


def test_assisi_is_advised_with_its_walls_and_its_loot(two: AlbaLonga) -> None:
    two.table.cities[A].soldiers = 6
    put(two, Targets())
    found = {one.why: one for one in advice(two)}
    assert found["attack-assisi"].action == actions.Attack(city=Town.ASSISI)
    assert found["attack-assisi"].facts == {"defenders": 3, "items": 2, "soldiers": 6}


# -- words -------------------------------------------------------------------------------------------------------------


def counsels(lang: str) -> Iterator[str]:
    """Every line of the guides and reasons."""
    text = (LOCALE / f"{lang}.ftl").read_text("utf-8")
    yield from text[text.index("guide-") :].splitlines()


def test_guides_and_reasons_keep_the_typography_of_their_language() -> None:
    for line in counsels("fr"):
        assert not re.search(r"(?<!\u202f)[;!?]", line), line
        assert not re.search(r"(?<![\u00a0\w]):|(?<=\w):(?= )", line), line
    for line in counsels("de"):
        assert not re.search(r"\s[;:!?]", line), line
    for lang in LANGUAGES:
        assert not any("'" in line for line in counsels(lang))


@pytest.mark.parametrize(("lang", "another"), [("en", "Another King"), ("de", "anderer König"), ("fr", "autre Roi")])
def test_the_guide_to_a_purchase_is_also_true_for_the_caller_of_two_kings(lang: str, another: str) -> None:
    assert another not in words_for("alba_longa", lang).say("guide-buying")
