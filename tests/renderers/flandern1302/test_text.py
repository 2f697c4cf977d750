"""The text board says everything there is to know, and alternative texts are short enough."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.flandern1302.pieces import GUILDS, Arms, Card, CityName, Phase, Table
from renderers import png, registry
from renderers.flandern1302 import look, wood
from renderers.pen import Pen
from tests.renderers.facts import Path, assert_on_the_board, assert_told, facts, otherwise, raw_of
from tests.renderers.flandern1302.positions import PLAYERS, match
from tests.renderers.scenes import at

CLOSED: tuple[list[str], ...] = (list(Phase), list(CityName), [*Card][6:], list(GUILDS))
#: what follows from other facts: which arms stand where, which kinds the stock still has
DERIVED = {"standing", "ready", "busy"}


def derived(view: Any, raw: Any, path: Path, value: Any) -> bool:
    """What follows from other facts, or cannot be otherwise alone."""
    return bool(
        DERIVED & set(path)
        or path[-2:] == ("arms", 0)
        or path[0] in ("arms", "free_guilds", "first", "order", "winners")
        or (path[0] == "cities" and path[2] in ("free", "covered", "name", "in_play"))
        or path[-1] == "seat"
    )


def absent(view: Any, raw: Any, path: Path, value: Any) -> bool:
    """What a game of two does not have, and what it alone has."""
    if view.players == 2:
        return path[0].startswith("golden") or path[-1] in ("influence", "spent", "gained", "bonus")
    return path[0] in ("deck_left", "idle") or path[-1] == "influenced"


def untold(view: Any, raw: Any, path: Path, value: Any) -> bool:
    """What the text need not tell; quarters have a test of their own."""
    return (
        (path[0] == "cities" and path[2] == "quarters")
        or (path[0] == "scores" and Arms(path[1]) not in view.table.arms)
        or (path[0] == "stock" and raw["arms"] and path[1].split("-")[0] not in raw["arms"] + raw["free_guilds"])
    )


def unshown(view: Any, raw: Any, path: Path, value: Any) -> bool:
    """What the board need not show; what a seat used and gained is on its own sheet."""
    kind, thing = path[0], path[-1]
    return (
        kind in ("cities", "sheets", "silver_removed", "round", "golden_discards", "golden_removed")
        or thing in ("spent", "gained", "influenced")
        or (view.players == 2 and kind in ("cathedrals", "masters"))
        or (kind in ("stock", "scores") and (path[1].split("-")[0] not in raw["arms"] or "centre" in path[1]))
        or (kind == "stock" and thing in ("church-A", "church-B", "church-C", "church-D") and raw["stock"][thing])
    )


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("share", [0.3, 0.6, 1.0])
def test_every_public_fact_is_in_the_text(players: int, share: float) -> None:
    view = at(match(players), share).public
    assert assert_told(view, Table, facts(view, Table, CLOSED, derived, absent, untold)) > 100


@pytest.mark.parametrize("players", PLAYERS)
def test_every_quarter_with_all_that_stands_on_it_is_in_the_text_and_on_the_board(players: int) -> None:
    view = at(match(players), 2 / 3).public
    pictures, raw = registry.find("flandern1302"), raw_of(view, Table)
    said, drawn = pictures.describe(view, "en"), png.encoded(pictures.board(view, "en"))
    for number, city in enumerate(raw["cities"]):
        for place, (kind, _, site, pawns, cathedral) in enumerate(city["quarters"]):
            church = kind.startswith("church")
            fields = [(4, not cathedral)] if church else [(3, pawns + 1)]
            fields += [] if "centre" in kind else [(2, not site)]
            for field, value in fields:
                path = ("cities", number, "quarters", place, field)
                other = otherwise(view, Table, (path, value))
                assert pictures.describe(other, "en") != said, path
                assert png.encoded(pictures.board(other, "en")) != drawn, path


@pytest.mark.parametrize("players", PLAYERS)
def test_every_public_fact_is_on_the_board(players: int) -> None:
    seen = match(players)
    view = next(one.public for one in seen[len(seen) * 2 // 3 :] if one.public.table.phase is not Phase.OVER)
    assert_on_the_board(view, Table, facts(view, Table, CLOSED, derived, absent, unshown))


def test_guilds_have_signs_and_patterns_of_their_own() -> None:
    drawn = {look.crest_icon(60, arms).image.getchannel("R").tobytes() for arms in GUILDS}
    assert len(drawn) == len(GUILDS)
    assert len({wood.ART.onto(f"crest-{arms}", Pen(60, 69)).image.tobytes() for arms in GUILDS}) == len(GUILDS)
    assert len({look.GUISES[arms].pattern for arms in GUILDS}) == len(GUILDS)
