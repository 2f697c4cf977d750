"""Phase 3 A: what a sabotage does at each place, and Spoils of War."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.api import Seat
from engine.games.alba_longa import Options, components, market, sabotage, soldiers
from engine.games.alba_longa.actions import ATTACK, DECLINE, PASS, SABOTAGE, SEND
from engine.games.alba_longa.city import crews, exposed
from engine.games.alba_longa.events import NoCaptiveLeft, NothingLeft, Sabotaged
from engine.games.alba_longa.pieces import City, Crew, Place, Season, Town
from tests.games.alba_longa.board import A, Arranged, B, C, at, kings

ROMA = Town.ROMA
MARKET, QUARRY, TEMPLE, FARM, BARRACKS = Place.MARKET, Place.QUARRY, Place.TEMPLE, Place.FARM, Place.BARRACKS


def working(**known: Any) -> Arranged:
    """A harvest of three Kings in which Roma has just these people; options are agreed on as in `at`."""
    agreed = {name: known.pop(name) for name in Options.model_fields if name in known}
    game = at(players=3, season=Season.HARVEST, **agreed)
    roma = game.city(B, housing=0, **known)
    roma.peasants = roma.soldiers + sum(crew.own for crew in crews(roma))
    return game


def struck(sabotages: int = 1, *attackers: Seat) -> sabotage.Strike:
    """Roma suffers this many sabotages."""
    return sabotage.Strike(ROMA, attackers or (A,), 0, sabotages)


def test_v6_a_lone_merchant_lies_down_and_cannot_be_hit_again() -> None:
    game = working(market=1)
    assert game.put(struck(2)) == [Sabotaged(A, ROMA, MARKET, True, False, 0), NothingLeft(ROMA, 1)]
    assert game.of(B, "market", "housing") == (Crew(own=1, lying=1), 0)
    roma = game.table.cities[B]
    assert exposed(roma, MARKET) == market.bank_income(roma.market, components.printed()) == 0


SPOILS = {"spoils_of_war": True}
SPOILS_AND_JOBS = {"spoils_of_war": True, "job_well_done": True}
#: who works in Roma, and options, how many sabotages, the places named, and then Roma and the city of the first King
STRUCK: dict[str, tuple[dict[str, Any], int, list[Place], dict[str, Any], dict[str, Any]]] = {
    "vector 6: granary farmers go first, then fields lie down":
        ({"fields": 5, "granary": 1}, 3, [],
         {"fields": Crew(own=5, lying=2), "granary": Crew(), "housing": 1, "farmers": 3}, {}),
    "merchants leave from the highest space":
        ({"market": 8, "quarry": 1}, 1, [MARKET], {"market": Crew(own=7), "housing": 1}, {}),
    "a worker and a priest go home and the worship level is safe":
        ({"quarry": 2, "temple": 2, "worship": 5}, 2, [QUARRY, TEMPLE],
         {"quarry": Crew(own=1), "temple": Crew(own=1), "housing": 2, "worship": 5}, {}),
    "a lone attacker is asked for each sabotage":
        ({"quarry": 2, "market": 3}, 3, [MARKET, QUARRY, MARKET],
         {"market": Crew(own=1), "quarry": Crew(own=1), "housing": 3}, {}),
    "more sabotages than figures are lost":
        ({"quarry": 1, "market": 1}, 4, [QUARRY], {"quarry": Crew(), "market": Crew(own=1, lying=1)}, {}),
    "captives go to the same job":
        ({**SPOILS, "market": 3, "quarry": 3, "temple": 3}, 3, [MARKET, QUARRY, TEMPLE], {"housing": 3},
         {"market": Crew(captive=1), "quarry": Crew(captive=1), "temple": Crew(captive=1), "peasants": 8}),
    "without Job Well Done a granary farmer brings nothing":
        ({**SPOILS, "fields": 5, "granary": 1}, 2, [], {},
         {"wheat": 1, "granary": Crew(), "fields": Crew(), "farmers": 0}),
    "with Job Well Done captured farmers work in the granary":
        ({**SPOILS_AND_JOBS, "fields": 5, "granary": 1}, 2, [], {},
         {"wheat": 0, "granary": Crew(captive=2), "fields": Crew(), "farmers": 2}),
    "a captive taken from a captor can be captured again":
        ({**SPOILS, "quarry": Crew(captive=10)}, 1, [], {"quarry": Crew(captive=9)}, {"quarry": Crew(captive=1)}),
}  # fmt: skip


@pytest.mark.parametrize(("work", "sabotages", "places", "roma", "mine"), STRUCK.values(), ids=STRUCK)
def test_what_sabotages_do(
    work: dict[str, Any], sabotages: int, places: list[Place], roma: dict[str, Any], mine: dict[str, Any]
) -> None:
    game = working(**work).before(struck(sabotages))
    for place in places:
        assert game.asked == (A,)
        game.submit(A, SABOTAGE[place])
    assert game.over
    for seat, facts in ((A, mine), (B, roma)):
        assert {name: game.of(seat, name) for name in facts} == facts


@pytest.mark.parametrize(
    ("place", "work"),
    [
        pytest.param(TEMPLE, {"worship": 9}, id="without priests of this season the temple is safe"),
        pytest.param(FARM, {"fields": Crew(own=3, lying=3)}, id="only lying farmers are safe"),
    ],
)
def test_nobody_is_sabotaged_where_nobody_stands(place: Place, work: dict[str, Any]) -> None:
    game = working(quarry=1, market=1, **work).before(struck())
    assert exposed(game.table.cities[B], place) == 0
    game.refuses(A, SABOTAGE[place], "nobody-to-sabotage", place=place, places=(MARKET, QUARRY))


def test_soldiers_cannot_be_sabotaged() -> None:
    game = working(quarry=1, market=1, soldiers=3).before(struck())
    game.refuses(A, SABOTAGE[BARRACKS], "no-sabotage-of-soldiers")


def test_a_city_of_soldiers_only_has_nothing_to_sabotage() -> None:
    assert working(soldiers=8).put(struck(3)) == [NothingLeft(ROMA, 3)]


def test_a_sabotage_cannot_be_waived() -> None:
    game = working(quarry=4, market=3).before(struck(2))
    assert game.step == sabotage.Sabotaging(A, ROMA)
    assert game.options(A) == [SABOTAGE[MARKET], SABOTAGE[QUARRY]]
    for waived in (PASS, DECLINE):
        game.refuses(A, waived, "another-question")


def test_of_more_sabotages_than_figures_it_is_told_how_many_are_lost() -> None:
    assert NothingLeft(ROMA, 2) in working(quarry=1, market=1).before(struck(4)).heard(A, SABOTAGE[QUARRY])


def test_where_only_one_choice_is_legal_nobody_is_asked() -> None:
    game = working(quarry=3)
    assert [event.seat for event in game.put(struck(2, A, C)) if isinstance(event, Sabotaged)] == [A, C]
    assert (game.over, game.of(B, "quarry.own")) == (True, 1)


# -- Spoils of War


def test_v10_spoils_of_war_take_captives_and_wheat() -> None:
    game = kings(3, spoils_of_war=True).having(soldiers=[6], housing=[2, 6], market=[0, 1], fields=[0, 1])
    game.before(soldiers.Soldiers(), season=Season.HARVEST).play(A, ATTACK[ROMA], SEND[0]).play(B, SEND[1])
    heard = game.heard(A, SABOTAGE[MARKET])
    assert game.of(B, "market.lying", "fields.lying") == (1, 1)
    assert game.of(A, "market.captive", "wheat") == (1, 1)
    assert {Sabotaged(A, ROMA, MARKET, True, True, 0), Sabotaged(A, ROMA, FARM, True, False, 1)} <= set(heard)


@pytest.mark.parametrize(
    ("mine", "theirs", "options", "captured"), [(3, 3, SPOILS, 1), (2, 3, SPOILS, 1), (4, 3, SPOILS, 0), (0, 0, {}, 0)]
)
def test_spoils_need_the_variant_and_as_many_monuments_or_fewer(
    mine: int, theirs: int, options: dict[str, Any], captured: int
) -> None:
    game = working(**options, quarry=2, monuments=theirs).having(monuments=[mine]).before(struck())
    assert (game.of(A, "quarry.captive"), game.of(B, "quarry.own", "housing")) == (captured, (1, 1))


def test_there_are_ten_captives_and_no_more() -> None:
    game = working(**SPOILS_AND_JOBS, quarry=3, fields=1).having(temple=[0, 0, Crew(captive=9)]).before(struck(3))
    assert NoCaptiveLeft(A) not in game.heard(A, SABOTAGE[QUARRY])
    assert (game.of(A, "quarry.captive"), game.of(B, "quarry.own")) == (1, 2)
    heard = game.heard(A, SABOTAGE[QUARRY])
    assert heard[:2] == [Sabotaged(A, ROMA, QUARRY, False, False, 0), NoCaptiveLeft(A)]
    assert (game.of(A, "quarry.captive"), game.of(B, "quarry.own")) == (1, 1)
    assert game.play(A, SABOTAGE[FARM]).of(A, "granary.captive", "wheat") == (0, 0)
    assert game.of(B, "fields.lying") == 1


def test_a_sabotaged_captive_goes_to_the_supply() -> None:
    roma = City(ROMA, peasants=2, housing=0, silver=0, population=2, quarry=Crew(own=2, captive=1))
    for left, at_home in ((2, 0), (1, 1)):
        assert not sabotage.knock(roma, QUARRY)
        assert (roma.quarry, roma.housing) == (Crew(own=left), at_home)


def test_a_captive_who_is_the_only_merchant_lies_down() -> None:
    roma = City(ROMA, peasants=2, housing=2, silver=0, population=2, market=Crew(captive=1))
    assert sabotage.knock(roma, MARKET)
    assert roma.market == Crew(captive=1, lying=1)


def test_the_absent_king_strikes_farmers_workers_priests_then_merchants() -> None:
    game, done = working(market=3, quarry=1, temple=1, fields=1).before(struck(4)), []
    while not game.over:
        done.append(game.absent(A))
        game.submit(A, done[-1])
    assert (done, game.of(B, "market.own")) == ([SABOTAGE[place] for place in (FARM, QUARRY, TEMPLE)], 2)
