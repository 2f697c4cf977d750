"""What an experienced King advises: the move of the regular first, and reasons that are true for each move."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.api import LANGUAGES, Action, Advice, words_for
from engine.games.alba_longa import actions, farm, king_of_kings, sabotage, soldiers, year_end
from engine.games.alba_longa.court import Buying, Lap, Taking
from engine.games.alba_longa.pieces import Crew, Die, Job, Place, Season, Town
from tests.asking import advice, advised, advises, moves
from tests.games.alba_longa.board import A, Arranged, B, Position, at, begin, pips
from tests.narration import said_in

HARVEST = Season.HARVEST
QUARRY, TEMPLE = actions.Sabotage(place=Place.QUARRY), actions.Sabotage(place=Place.TEMPLE)


def sabotaging(**facts: Any) -> Arranged:
    """The first King strikes Roma, which has priests and workers."""
    return at(sabotage.Sabotaging(A, Town.ROMA), **{"quarry": [0, 2], "temple": [0, 3], **facts})


def improving(farmers: int, worship: int) -> Arranged:
    """The first of two Kings may pay 4 prayers for a better harvest."""
    known = {"fields": [farmers], "worship": [worship], "prayers": 4, "season": HARVEST}
    return at(farm.Improving((A,), 4), players=2, **known)


#: a position, the moves advised there, each with its reason, and the facts told with the first, or None
ADVISED: dict[str, tuple[Position, dict[Action, str], dict[str, Any] | None]] = {
    "sell nobody": (at, {actions.Sell(): "sell-nobody"}, None),
    "only without silver perhaps one":
        (lambda: at(silver=[0]), {actions.Sell(): "sell-nobody", actions.Sell(peasants=1): "sell-one"}, None),
    "a free call is never left out": (lambda: at(Lap(1)), {actions.FREE_CALL: "call-free"}, None),
    "a dear call is passed and its price told":
        (lambda: at(Lap(5), housing=[1]), {actions.PASS: "pass", actions.Call(stall=1): "call-dear"},
         {"price": 4, "silver": 5, "housing": 1}),
    "hungry people come before everything else":
        (lambda: at(Taking(A), season=HARVEST, dice=pips(2, 2, 2, 2)),
         {actions.Take(die=Die.BLACK, peasants=2, farm=True): "farmers-hungry",
          actions.Take(die=Die.WHITE, peasants=2): "workers",
          actions.Take(die=Die.GREY, peasants=1): "merchants-first"},
         {"job": Job.FARMERS, "peasants": 2, "price": 0, "silver": 5, "wheat": 6, "people": 8, "each": 3}),
    "when no job helps it says so":
        (lambda: at(Taking(A), monuments=[10], worship=[12], soldiers=[4], market=[6], dice=pips(2, 2, 2, 2)),
         {actions.Take(die=Die.BLACK, peasants=1): "least"}, None),
    "future farmers stay at home":
        (lambda: at(Buying(B), season=HARVEST, housing=[8, 2], dice=pips(2, 2, 2, 2)),
         {actions.ABSTAIN: "abstain-farmers", actions.DECLINE: "decline"}, None),
    "all heroes come back after the last one but hero 0":
        (lambda: at(soldiers.Recovery(A), job_well_done=True, resting=(1, 2, 4)),
         {actions.Recover(hero=4): "recover", actions.Recover(): "recover-none"}, None),
    "heroes are advised as the resting, the best and the strongest":
        (lambda: at(soldiers.Heroes(), soldiers=[2], targets=[Town.ROMA, None, None, None]),
         {actions.Send(hero=0): "hero-rest", actions.Send(hero=1): "hero-attack",
          actions.Send(hero=4): "hero-attack"}, None),
    "a single hero is no choice":
        (lambda: at(soldiers.Heroes(), resting=(0, 1, 3, 4), soldiers=[2], targets=[Town.ROMA, None, None, None]),
         {actions.Send(hero=2): "only"}, {}),
    "the second of two workers is sabotaged":
        (sabotaging, {QUARRY: "sabotage-pair", TEMPLE: "sabotage-temple"}, None),
    "prayers are for farmers":
        (lambda: improving(4, 4), {actions.IMPROVE: "improve", actions.SPARE: "spare-later"}, None),
    "or for a blessing":
        (lambda: improving(1, 8), {actions.IMPROVE: "improve-blessing", actions.SPARE: "spare-few"}, None),
    "but not for few farmers alone":
        (lambda: improving(1, 4), {actions.SPARE: "spare-few", actions.IMPROVE: "improve-little"}, None),
    "the card goes to the last or to the King before":
        (lambda: at(king_of_kings.Succession(A), monuments=[0, 1, 3, 5]),
         {actions.Appoint(city=Town.ROMA): "crown-last", actions.Appoint(city=Town.VELITRAE): "crown-neighbour"}, None),
    "a city grows as far as its wheat goes":
        (lambda: at(year_end.Feeding(), players=2, wheat=[18, 18]),
         {actions.Grow(peasants=4): "grow", actions.Grow(peasants=3): "grow-less"},
         {"born": 4, "price": 10, "wheat": 10, "total": 12, "goal": 16}),
    "Assisi is advised with its walls and its loot":
        (lambda: at(soldiers.Targets(), players=2, soldiers=[6]),
         {actions.Attack(city=Town.ASSISI): "attack-assisi", actions.Attack(city=Town.ROMA): "attack-leader"},
         {"defenders": 3, "items": 2, "soldiers": 6}),
}  # fmt: skip


@pytest.mark.parametrize(("position", "expected", "facts"), ADVISED.values(), ids=ADVISED)
def test_what_is_advised(position: Position, expected: dict[Action, str], facts: dict[str, Any] | None) -> None:
    advised(position(), expected, facts)


def test_name_yourself_first_king_of_kings() -> None:
    game = begin()
    seat = game.asked[0]
    assert advice(game) == [Advice(actions.Appoint(city=game.table.cities[seat].town), "king-first", {})]


@said_in(
    en="2 workers more: with 2 in the quarry you build 1 monument this season. You have 0 of 10.",
    fr="2 ouvriers de plus\u00a0: avec 2 à la carrière, vous construisez 1 monument cette saison. "
    "Vous en avez 0 sur 10.",
    de="2 Arbeiter mehr: Mit 2 im Steinbruch baust du in dieser Jahreszeit 1 Monument. Du hast 0 von 10.",
)
def test_two_workers_are_worth_a_monument(lang: str, said: str) -> None:
    court = at(Taking(A), dice=pips(1, 1, 2, 1))
    assert words_for("alba_longa", lang).why(advises(court, actions.Take(die=Die.WHITE, peasants=2), "workers")) == said


def test_every_advised_die_sends_to_another_job() -> None:
    found = advice(at(Taking(A), season=HARVEST, dice=pips(3, 3, 3, 3)))
    assert len({one.facts["job"] for one in found}) == len(found) == 3


def test_the_rival_closest_to_the_goal_is_attacked() -> None:
    game = at(soldiers.Targets(), soldiers=[3], monuments=[0, 0, 9])
    first, words = advises(game, actions.Attack(city=Town.VEII), "attack-leader"), words_for("alba_longa", "en")
    assert words.why(first) == (
        f"Of all your rivals {words.named(Town.VEII)} is closest to the goal, "
        "with 9 monuments and 8 peasants. Soldiers: 0 there, 3 of yours."
    )


@pytest.mark.parametrize(
    ("monuments", "workers", "why"), [(8, 4, "pair"), (9, 4, "odd"), (0, 3, "odd"), (9, 2, "pair")]
)
def test_a_worker_less_is_a_monument_less_only_where_one_would_be_built(monuments: int, workers: int, why: str) -> None:
    told = dict(moves(sabotaging(monuments=[0, monuments], quarry=[0, workers], temple=[0, 1])))
    assert told[QUARRY] == f"sabotage-{why}"


@pytest.mark.parametrize(("taken", "captured"), [(0, True), (10, False)])
def test_no_captive_is_promised_when_all_are_in_use(taken: int, captured: bool) -> None:
    game = sabotaging(spoils_of_war=True, temple=[0, 3, Crew(captive=taken)])
    assert [one.facts["captured"] for one in advice(game)] == [captured, captured]


def test_a_priest_beside_the_end_of_the_track_is_no_loss() -> None:
    told = {one.action: one for one in advice(sabotaging(worship=[0, 11], temple=[0, 2]))}[TEMPLE]
    assert (told.why, told.facts["level"]) == ("sabotage-temple-full", 12)


@pytest.mark.parametrize(("farmers", "worship"), [(4, 4), (1, 8), (1, 4)])
def test_the_prayers_there_are_are_told_in_every_language(farmers: int, worship: int) -> None:
    for lang in LANGUAGES:
        assert str(worship) in words_for("alba_longa", lang).why(advice(improving(farmers, worship))[0])


# -- words -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "another"), [("en", "Another King"), ("de", "anderer König"), ("fr", "autre Roi")])
def test_the_guide_to_a_purchase_is_also_true_for_the_caller_of_two_kings(lang: str, another: str) -> None:
    assert another not in words_for("alba_longa", lang).say("guide-buying")
