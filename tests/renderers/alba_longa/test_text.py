"""The text board of Alba Longa says everything the picture shows, and alternative texts are short enough."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import catalogue
from engine.core.api import Decision, Seat
from engine.games.alba_longa import pieces
from engine.games.alba_longa.actions import CALL_ORDER, Settle
from engine.games.alba_longa.housing import FreeHousing
from engine.games.alba_longa.pieces import Phase, Table, Town
from renderers import registry
from renderers.alba_longa import look
from tests.games.alba_longa.board import C, at
from tests.narration import IN_ALL_LANGUAGES, said_in
from tests.renderers.alba_longa.positions import PLAYERS, crowded, finished, match
from tests.renderers.facts import Path, assert_on_the_board, assert_told, facts
from tests.renderers.scenes import recorded, thawed, with_table

CLOSED: tuple[list[Any], ...] = tuple(
    map(list, (pieces.Climate, pieces.Season, Phase, pieces.Blessing, Town, pieces.Die, pieces.Job, pieces.Ending))
)
#: pictures of their own: one press away
NOT_ON_THE_BOARD = {"battles", "harvests", "sheets", "ending"}
SEATS = {"king", "caller", "takers", "piety", "improved", "winners"}


def illegal(view: Any, raw: Any, path: Path, value: Any) -> bool:
    """A table cannot hold the other value at all."""
    cities = raw["cities"]
    if path[0] in SEATS or path[-1] == "seat":
        return value >= len(cities) or (isinstance(raw[path[0]], list) and value in raw[path[0]])
    if path[-1] == "town" and path[0] == "cities":
        return value == Town.ASSISI or any(city["town"] == value for city in cities)
    if path[0] == "battles" and path[2:] == ("hero",):
        return bool(raw["battles"][path[1]]["town"] == Town.ASSISI)
    return path[0] == "cities" and path[-1] == "out" and not cities[path[1]]["alive"]


def positions(players: int) -> list[Any]:
    seen = [one.public for one in match(players)]
    word = {one.step.word: one for one in seen if one.step}
    return [crowded(players), word["buying"], word["heroes"], finished(players), seen[len(seen) // 2]]


def untold(view: Any, raw: Any, path: Path, value: Any) -> bool:
    """The question says in which phase it is put; the first year has not begun."""
    return (path == ("phase",) and view.step is not None) or (path == ("year",) and value == 1)


def unshown(view: Any, raw: Any, path: Path, value: Any) -> bool:
    """What the board need not show."""
    if path[0] != "cities":
        return path[0] in NOT_ON_THE_BOARD or path == ("phase",)
    city, last = raw["cities"][path[1]], path[-1]
    return (
        # what a King has only said is told in words: nothing on the board has moved yet
        path[2] in ("sale", "away", "wish")
        # who is out of the court matters while it is on, and who is out buys nothing anyway
        or (last in ("out", "abstains") and look.phase_of(view) is not Phase.COURT)
        or (last == "abstains" and city["out"])
        # only own peasants work in fields, nobody lies in a granary, nor where nobody is
        or (path[2] in ("fields", "granary") and last in ("captive", "lying"))
        or (last == "lying" and not city[path[2]]["own"])
    )


@pytest.mark.parametrize("players", PLAYERS)
def test_every_public_fact_is_in_the_text(players: int) -> None:
    told = (assert_told(view, Table, facts(view, Table, CLOSED, illegal, untold)) for view in positions(players))
    assert sum(told) > 250


@pytest.mark.parametrize("players", PLAYERS)
def test_every_public_fact_is_on_the_board(players: int) -> None:
    for view in positions(players)[1:3]:
        assert_on_the_board(view, Table, facts(view, Table, CLOSED, illegal, unshown))


@IN_ALL_LANGUAGES
@pytest.mark.parametrize("players", PLAYERS)
def test_the_fullest_pictures_have_something_to_tell(players: int, lang: str) -> None:
    pictures, names = registry.find("alba_longa"), ["W" * 100] * players
    for kind in ("board", "city", "battle", "harvest"):
        assert len(pictures.alt(crowded(players), lang, names, kind)) > 80


@IN_ALL_LANGUAGES
def test_the_own_lines_name_heroes_city_cards_and_the_sealed_answer(lang: str) -> None:
    pictures, kinds = registry.find("alba_longa"), set()
    for seen in match(4):
        for own in seen.private:
            lines = pictures.mine(own, lang).splitlines()
            assert len(lines) == (3 if own.answer is not None else 2)
            assert all(str(hero) in lines[0] for hero in (*own.hand.active, *own.hand.used))
            kinds.add(type(own.answer).__name__)
    assert {"Sell", "Settle", "Attack", "Send", "Grow", "NoneType"} <= kinds


@IN_ALL_LANGUAGES
def test_every_ending_is_told(lang: str) -> None:
    pictures = registry.find("alba_longa")
    names = ("3-kings-all-forgotten", "3-kings-deck-exhausted", "4-kings-last-king", "5-kings-shared", "5-kings")
    texts = {pictures.describe(recorded("alba_longa", name)[-1].public, lang).splitlines()[0] for name in names}
    assert len(texts) == len(names)


def test_a_tie_break_says_what_decided_it() -> None:
    pictures, seen = registry.find("alba_longa"), recorded("alba_longa", "4-kings-tie-break")[-1].public
    assert "of those at the goal" in pictures.alt(seen, "en", kind="sheet")
    table = thawed(seen, Table)
    [winner] = table.winners
    sheets = list(table.sheets)
    rival = next(sheet for sheet in sheets if sheet.met and sheet.seat != winner)
    for peasants, decided in ((sheets[winner].peasants - 1, "most peasants"), (sheets[winner].peasants, "most wheat")):
        table.sheets[rival.seat] = replace(rival, peasants=peasants)
        assert decided in pictures.alt(with_table(seen, table), "en", kind="sheet")
    table.sheets = [
        sheet if sheet.seat == winner else pieces.Sheet(sheet.seat, 9, 9, 9, 9, met=False, points=18)
        for sheet in sheets
    ]
    assert "of those at the goal" not in pictures.alt(with_table(seen, table), "en", kind="sheet")


def test_every_question_has_a_phase() -> None:
    for step in catalogue.find("alba_longa").kinds().steps:
        if issubclass(step, Decision):
            assert step.word in look.ASKED_IN


def test_the_last_king_has_no_city_to_attack_and_the_others_are_forgotten() -> None:
    seen = recorded("alba_longa", "3-kings-last-king-plays-on")
    late = next(one for one in seen if sum(city.alive for city in one.public.table.cities) == 1)
    [last] = [own for own in late.private if own.table.cities[own.seat].alive]
    assert registry.find("alba_longa").mine(last, "en").endswith("No city to attack.")
    forgotten = next(own for own in late.private if not own.table.cities[own.seat].alive)
    assert registry.find("alba_longa").mine(forgotten, "en") == "The people have left; the city is forgotten."


def test_one_soldier_is_no_army_and_nobody_leads_the_defenders_of_assisi() -> None:
    table: Any = thawed(match(4)[0].public, Table)
    alone = (pieces.Attacker(Seat(0), 1, 2),)
    table.battles = [pieces.Battle(Town.ASSISI, alone, 3, 0, 0, 0), pieces.Battle(Town.ROMA, alone, 0, 4, -1, 0)]
    told = registry.find("alba_longa").alt(with_table(match(4)[0].public, table), "en", None, "battle")
    assert told == (
        "Attack on Assisi: Alba Longa with 1 soldier and hero 2. Defence: 3 defenders. Success 0, sabotages 0. "
        "Attack on Roma: Alba Longa with 1 soldier and hero 2. Defence: 0 soldiers and hero 4. Success -1, sabotages 0."
    )


@said_in(
    en="Free peasants go to work. In turn order, 2 to come. Waiting for",
    fr="ordre du tour, encore 2.",
    de="Freie Einwohner gehen zur Arbeit. Der Reihe nach, noch 2. Noch erwartet",
)
def test_turn_order_is_told_with_how_many_are_still_to_come(lang: str, said: str) -> None:
    game = at(FreeHousing(), players=3, peasants=[12] * 3, housing=[12] * 3).play(C, CALL_ORDER)
    game.submit(game.asked[0], Settle())
    assert said in registry.find("alba_longa").describe(game.view(), lang)
