"""The text board says everything the picture shows, and the alternative text is short enough."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.words import LANGUAGES
from engine.games.shafausa.pieces import Building, Mode, People, Phase, Power, Resource, Table
from renderers import png, registry
from renderers.shafausa import sheet
from tests.renderers.facts import Path, assert_told, facts, otherwise
from tests.renderers.shafausa.positions import MODES, busiest, in_auction, match

CLOSED: tuple[list[str], ...] = tuple(map(list, (Resource, Building, People, Power, Phase)))
#: on single sheets, not on the board
BESIDE_THE_BOARD = ("history", "sheets", "offices_gone", "peoples", "returned")
#: the counters of a round and old set-up tiles are in the close-up
IN_THE_CLOSEUP = ("sold", "bought", "purchases", "new_warehouses", "spent_power", "tiles")


def meaningless(view: Any, raw: Any, path: Path, value: Any) -> bool:
    """A table cannot hold the other value, or it would mean nothing else, or nothing in this phase."""
    kind, phase = path[0], view.table.phase
    if kind in ("order", "done", "winners") or "active" in path or "new" in path or path[-1] == "seat":
        return not 0 <= value < len(raw["realms"]) or (kind == "done" and phase is not Phase.MANAGEMENT)
    if kind == "tiles":
        return value > 26 or value in raw["tiles"] or phase is not Phase.DRAFT
    if kind == "realms":
        family = view.variant.mode is Mode.FAMILY
        # FAMILY ends with the fourth city
        return "power" in path or path[-1] in ("slots", "people") or ("cities" in path and path[3] == 4 and family)
    return path[-1] == "resource" if kind == "exchange" else kind == "in_order" and phase is not Phase.MANAGEMENT


def positions(mode: Mode, players: int) -> Iterator[Any]:
    seen, bids = match(mode, players), in_auction(mode, players)
    yield from (seen[len(seen) // 2].public, seen[-1].public)
    yield from [bids] if bids else []
    yield from [seen[players].public] if mode is Mode.COLONIAL else []


def always_nothing(view: Any, raw: Any, path: Path, value: Any) -> bool:
    """What FAMILY does not score."""
    return path[0] == "sheets" and view.variant.mode is Mode.FAMILY and path[-1] in sheet.NOT_IN_FAMILY


def unshown(view: Any, raw: Any, path: Path, value: Any) -> bool:
    """What need not be drawn."""
    return (
        path[0] in ("history", "order")
        or bool({"active", "new"} & set(path))
        or (path[0] == "exchange" and view.table.phase is Phase.DRAFT)
        or (path[0] == "exchange" and path[-1].endswith("crossed") and view.variant.mode is Mode.FAMILY)
        # who is called for then waits for one only
        or (path == ("in_order",) and len(view.asked) != 1)
    )


@pytest.mark.parametrize(("mode", "players"), [(mode, players) for mode in MODES for players in (2, 4)])
def test_every_public_fact_is_in_the_text(mode: Mode, players: int) -> None:
    views = positions(mode, players)
    told = (assert_told(view, Table, facts(view, Table, CLOSED, meaningless, always_nothing)) for view in views)
    assert sum(told) > 200


def all_beside(view: Any) -> list[bytes]:
    """What is one press away: every sheet, and every realm by itself."""
    pictures = registry.find("shafausa")
    sheets = [pictures.moment(name, view, "en") for name in pictures.held(view)]
    sheets += [pictures.closeup(view, seat, "en") for seat in range(3)]
    return list(map(png.encoded, sheets))


@pytest.mark.parametrize("mode", MODES)
def test_every_public_fact_is_on_the_board_or_one_press_away(mode: Mode) -> None:
    pictures = registry.find("shafausa")
    for view in (view for view in positions(mode, 3) if view.step):
        board, beside = png.encoded(pictures.board(view, "en")), all_beside(view)
        for path, value in list(facts(view, Table, CLOSED, meaningless, unshown))[::2]:
            other = otherwise(view, Table, (path, value))
            in_the_closeup = path[0] == "realms" and path[2] in IN_THE_CLOSEUP
            if path[0] in BESIDE_THE_BOARD or in_the_closeup or path[:2] == ("auction", "bids"):
                assert all_beside(other) != beside, f"{path} = {value} is on no sheet"
            else:
                assert png.encoded(pictures.board(other, "en")) != board, f"{path} = {value} is not on the board"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_own_plan_is_told_to_its_player_only(lang: str) -> None:
    pictures, own = registry.find("shafausa"), busiest(Mode.GEEK, 4)
    told = pictures.mine(own, lang)
    assert told in pictures.describe(own, lang)
    assert told.count("\n") >= len(own.hand.plan) + 1
    public = next(seen.public for seen in match(Mode.GEEK, 4) if seen.own == own)
    assert told not in pictures.describe(public, lang)
