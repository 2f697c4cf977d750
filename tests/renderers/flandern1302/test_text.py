"""The text board says everything there is to know, and alternative texts are short enough."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.games.flandern1302.pieces import GUILDS, Arms, Card, CityName, Phase, Table
from renderers import png, registry
from renderers.flandern1302 import look
from tests.renderers.facts import Fact, assert_on_the_board, assert_told, changes, otherwise, raw_of
from tests.renderers.flandern1302.positions import PLAYERS, match
from tests.renderers.scenes import at

CLOSED: tuple[list[str], ...] = (list(Phase), list(CityName), [*Card][6:], list(GUILDS))
#: what follows from other facts: which arms stand where, which kinds the stock still has
DERIVED = {"standing", "ready", "busy"}


def facts(raw: Any) -> list[tuple[tuple[Any, ...], Any]]:
    """Every single fact with another value that a table can hold."""
    found = []
    for path, value in changes(raw, CLOSED):
        if DERIVED & set(path) or path[-2:] == ("arms", 0) or path[0] in ("arms", "free_guilds"):
            continue
        if path[0] == "cities" and path[2] in ("free", "covered", "name", "in_play"):
            continue
        if (
            path[-1] == "seat"
            or path[0] in ("first", "order", "winners")
            or (path[0] == "chosen" and path[-1] == "seat")
        ):
            continue
        found.append((path, value))
    return found


def told(view: Any) -> Iterator[Fact]:
    """Facts that the text must tell; quarters have a test of their own."""
    raw, players = raw_of(view, Table), view.players
    for path, value in facts(raw):
        if path[0] == "cities" and path[2] == "quarters":
            continue
        if players == 2 and (path[0].startswith("golden") or path[-1] in ("influence", "spent", "gained", "bonus")):
            continue  # there is none of it in a game of two
        if players > 2 and (path[0] in ("deck_left", "idle") or path[-1] == "influenced"):
            continue
        if path[0] == "scores" and Arms(path[1]) not in view.table.arms:
            continue
        if path[0] == "stock" and raw["arms"] and path[1].split("-")[0] not in raw["arms"] + raw["free_guilds"]:
            continue
        yield path, value


def shown(view: Any) -> Iterator[Fact]:
    """Facts that the board must show; what a seat used and gained is on its own sheet."""
    raw, players = raw_of(view, Table), view.players
    for path, value in facts(raw):
        if path[0] in ("cities", "sheets", "silver_removed", "round") or path[-1] in ("spent", "gained", "influenced"):
            continue
        if path[0] in ("golden_discards", "golden_removed") or (players == 2 and path[0].startswith("golden")):
            continue
        if players == 2 and (path[0] in ("cathedrals", "masters") or path[-1] in ("influence", "spent", "gained")):
            continue
        if players > 2 and path[0] in ("deck_left", "idle"):
            continue
        if path[0] in ("stock", "scores") and (path[1].split("-")[0] not in raw["arms"] or "centre" in path[1]):
            continue
        if path[0] == "stock" and path[1] in ("church-A", "church-B", "church-C", "church-D") and raw["stock"][path[1]]:
            continue
        yield path, value


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("share", [0.3, 0.6, 1.0])
def test_every_public_fact_is_in_the_text(players: int, share: float) -> None:
    view = at(match(players), share).public
    assert assert_told(view, Table, told(view)) > 100


@pytest.mark.parametrize("players", PLAYERS)
def test_every_quarter_with_all_that_stands_on_it_is_in_the_text_and_on_the_board(players: int) -> None:
    seen = match(players)
    view = seen[len(seen) * 2 // 3].public
    pictures, raw = registry.find("flandern1302"), raw_of(view, Table)
    said, drawn = pictures.describe(view, "en"), png.encoded(pictures.board(view, "en"))
    for number, city in enumerate(raw["cities"]):
        for place, (kind, _, site, pawns, cathedral) in enumerate(city["quarters"]):
            church = kind.startswith("church")
            for field, value in ((2, not site), (3, pawns + 1), (4, not cathedral)):
                if (field == 3 and church) or (field == 4 and not church) or (field == 2 and "centre" in kind):
                    continue
                path = ("cities", number, "quarters", place, field)
                other = otherwise(view, Table, (path, value))
                assert pictures.describe(other, "en") != said, path
                assert png.encoded(pictures.board(other, "en")) != drawn, path


@pytest.mark.parametrize("players", PLAYERS)
def test_every_public_fact_is_on_the_board(players: int) -> None:
    seen = match(players)
    view = next(one.public for one in seen[len(seen) * 2 // 3 :] if one.public.table.phase is not Phase.OVER)
    assert_on_the_board(view, Table, shown(view))


def test_guilds_have_signs_and_patterns_of_their_own() -> None:
    drawn = {look.crest_icon(60, arms).image.getchannel("R").tobytes() for arms in GUILDS}
    assert len(drawn) == len(GUILDS)
    assert len(set(look.SIGNS.values())) == len(GUILDS)
    assert len({look.GUISES[arms].pattern for arms in GUILDS}) == len(GUILDS)
