"""The text board says everything the picture shows, and the alternative text is short enough."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core.words import LANGUAGES
from engine.games.comuni.components import printed
from engine.games.comuni.pieces import Category, Phase, Resource, Table
from renderers import atelier, png
from renderers.lettering import MINUS
from tests.renderers.comuni.positions import PLAYERS, crowded, match
from tests.renderers.facts import changed, changes
from tests.renderers.scenes import LONGEST, thawed, with_table

#: what changes nothing that anybody could see on a board
NOT_ON_THE_BOARD = {"battle", "works", "sheets"}
CLOSED: tuple[list[str], ...] = (
    *(list(kind) for kind in (Category, Resource, Phase)), sorted(printed().cards), list("ABCD"),
    [home.name for home in printed().homes],
)  # fmt: skip


def legal(path: tuple[Any, ...], raw: Any, value: Any) -> bool:
    """Whether a table can hold the other value at all."""
    if path[-1] in ("turn", "leader", "seat") or path[0] in ("winner", "masters"):
        return 0 <= value < len(raw["comuni"])
    if path[0] == "comuni" and path[-1] == "number":
        return False  # printed on the comune: its name says the same
    if path[0] == "columns" and path[-1] in ("number",):
        return value <= 7
    return not (path[0] in ("heroes", "supply") and value in raw[path[0]])


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("share", [0.3, 0.6, 1.0])
def test_every_public_fact_is_in_the_text(players: int, share: float) -> None:
    """Change any single fact on the table, and the text changes."""
    seen = match(players)
    view = seen[round(share * (len(seen) - 1))].public
    pictures, raw = atelier.find("comuni"), msgspec.to_builtins(thawed(view, Table))
    said = pictures.describe(view, "en")
    checked = 0
    for path, value in changes(raw, CLOSED):
        if not legal(path, raw, value) or (path[0] == "works" and view.table.phase is not Phase.BUILD):
            continue
        if path == ("phase",) and view.step is not None:
            continue  # the question says in which phase it is put
        if path[0] == "battle" and path[-1] == "attacker":
            continue  # its pile says the same
        table = msgspec.convert(changed(raw, path, value), Table)
        assert pictures.describe(with_table(view, table), "en") != said, f"{path} = {value} is not in the text"
        checked += 1
    assert checked > 50


@pytest.mark.parametrize("players", PLAYERS)
def test_every_public_fact_is_on_the_board(players: int) -> None:
    """Change a fact on the table, and the picture changes: floors, not single cards of a building, are drawn."""
    seen = match(players)
    view = seen[len(seen) * 2 // 3].public
    pictures, raw = atelier.find("comuni"), msgspec.to_builtins(thawed(view, Table))
    before = png.encoded(pictures.board(view, "en"))
    for path, value in changes(raw, CLOSED):
        if path[0] in NOT_ON_THE_BOARD or not legal(path, raw, value) or path == ("phase",):
            continue
        if path[:1] == ("comuni",) and "buildings" in path and "cards" in path:
            continue
        if path[0] == "masters" or (path[0] == "comuni" and path[-1] in ("score",)) or path[0] != "comuni":
            table = msgspec.convert(changed(raw, path, value), Table)
            after = png.encoded(pictures.board(with_table(view, table), "en"))
            assert after != before, f"{path} = {value} is not on the board"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_an_alternative_text_has_at_most_1024_characters(players: int, lang: str) -> None:
    pictures = atelier.find("comuni")
    for seen in match(players)[::17]:
        assert 80 < len(pictures.alt(seen.public, lang, LONGEST[:players])) <= 1024
    assert len(pictures.alt(crowded(players), lang, ["W" * 200] * players)) <= 1024


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_of_a_private_view_holds_the_hand_and_a_public_one_does_not(lang: str) -> None:
    pictures = atelier.find("comuni")
    seen = max(match(3), key=lambda one: len(one.private[0].hand.cards))
    own = pictures.describe(seen.private[0], lang)
    public = pictures.describe(seen.public, lang)
    for card in seen.private[0].hand.cards:
        assert card in own
        assert card not in public
    assert len(own) > len(public)


def test_points_lost_by_plunder_have_a_minus_sign_in_the_text() -> None:
    view = next(
        seen[-1].public for seen in map(match, PLAYERS) if any(one.plunder for one in seen[-1].public.table.sheets)
    )
    lost = next(one.plunder for one in view.table.sheets if one.plunder)
    said = atelier.find("comuni").describe(view, "en")
    assert f"{MINUS}{-lost}" in said
    assert str(lost) not in said
