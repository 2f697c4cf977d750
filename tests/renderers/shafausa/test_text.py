"""The text board says everything the picture shows, and the alternative text is short enough."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.words import LANGUAGES
from engine.games.shafausa.pieces import Building, Mode, People, Phase, Power, Resource, Table
from renderers import png, registry
from tests.renderers.facts import Fact, assert_told, changes, otherwise, raw_of
from tests.renderers.shafausa.positions import MODES, busiest, in_auction, match

CLOSED: tuple[list[str], ...] = tuple(list(kind) for kind in (Resource, Building, People, Power, Phase))
#: on single sheets, not on the board
BESIDE_THE_BOARD = ("history", "sheets", "offices_gone", "peoples", "returned")
#: the counters of a round and old set-up tiles are in the close-up
IN_THE_CLOSEUP = ("sold", "bought", "purchases", "new_warehouses", "spent_power", "tiles")


def legal(path: tuple[Any, ...], raw: Any, value: Any) -> bool:
    """Whether a table can hold the other value, and whether it would mean anything else."""
    if path[0] in ("order", "done", "winners") or "active" in path or "new" in path or path[-1] == "seat":
        return 0 <= value < len(raw["realms"])
    if path[0] == "exchange" and path[-1] == "resource":
        return False
    if path[0] == "tiles":
        return value <= 26 and value not in raw["tiles"]
    if path[0] == "realms" and "power" in path:
        return False
    if path[0] == "realms" and path[-1] == "slots":
        return False
    return not (path[0] == "realms" and path[-1] == "people")


def idle(path: tuple[Any, ...], view: Any) -> bool:
    """What only means something in its own phase."""
    managing, drafting = view.table.phase is Phase.MANAGEMENT, view.table.phase is Phase.DRAFT
    return (path[0] in ("done", "in_order") and not managing) or (path[0] == "tiles" and not drafting)


def positions(mode: Mode, players: int) -> Iterator[Any]:
    seen = match(mode, players)
    yield seen[len(seen) // 2].public
    yield seen[-1].public
    if view := in_auction(mode, players):
        yield view
    if mode is Mode.COLONIAL:
        yield seen[players].public


def told(view: Any, mode: Mode) -> Iterator[Fact]:
    """Facts that the text must tell."""
    raw = raw_of(view, Table)
    for path, value in changes(raw, CLOSED):
        if not legal(path, raw, value) or idle(path, view):
            continue
        if path[0] == "realms" and "cities" in path and path[3] == 4 and mode is Mode.FAMILY:
            continue  # FAMILY ends with the fourth city
        if path[0] == "sheets" and mode is Mode.FAMILY and path[-1] in ("warehouses", "all_warehouses", "power"):
            continue  # always nothing
        yield path, value


@pytest.mark.parametrize(("mode", "players"), [(mode, players) for mode in MODES for players in (2, 4)])
def test_every_public_fact_is_in_the_text(mode: Mode, players: int) -> None:
    assert sum(assert_told(view, Table, told(view, mode)) for view in positions(mode, players)) > 200


@pytest.mark.parametrize("mode", MODES)
def test_every_public_fact_is_on_the_board_or_one_press_away(mode: Mode) -> None:
    pictures = registry.find("shafausa")
    for view in positions(mode, 3):
        if view.step is None:
            continue
        raw = raw_of(view, Table)
        drafting = view.table.phase is Phase.DRAFT

        def all_of_it(view: Any) -> list[bytes]:
            sheets = [pictures.moment(name, view, "en") for name in pictures.held(view)]
            return [
                png.encoded(image) for image in (*sheets, *(pictures.closeup(view, seat, "en") for seat in range(3)))
            ]

        board = png.encoded(pictures.board(view, "en"))
        beside = all_of_it(view)
        for path, value in list(changes(raw, CLOSED))[::3]:
            if not legal(path, raw, value) or idle(path, view):
                continue
            if path[0] == "realms" and "cities" in path and path[3] == 4 and mode is Mode.FAMILY:
                continue  # FAMILY ends with the fourth city
            if path[0] in ("history", "order") or {"active", "new"} & set(path) or (path[0] == "exchange" and drafting):
                continue
            if path[0] == "exchange" and path[-1].endswith("crossed") and mode is Mode.FAMILY:
                continue
            if path == ("in_order",) and len(view.asked) != 1:
                continue  # who is called for then waits for one only
            other = otherwise(view, Table, (path, value))
            hidden = path[0] in BESIDE_THE_BOARD or (path[0] == "realms" and path[2] in IN_THE_CLOSEUP)
            hidden = hidden or path[:2] == ("auction", "bids")
            if hidden:
                assert all_of_it(other) != beside, f"{path} = {value} is on no sheet"
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
