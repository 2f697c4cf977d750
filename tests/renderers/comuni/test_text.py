"""The text board says everything the picture shows, and the alternative text is short enough."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from engine.core.words import LANGUAGES, words_for
from engine.games.comuni.components import printed
from engine.games.comuni.invasion import Commitment
from engine.games.comuni.pieces import Category, Phase, Resource, Table
from renderers import registry
from renderers.comuni.siege import siege_of
from renderers.lettering import MINUS
from tests.games.comuni.positions import FIRST, MILITARY, SECOND, dealt
from tests.renderers.comuni.positions import PLAYERS, match
from tests.renderers.facts import Path, assert_on_the_board, assert_told, facts
from tests.renderers.scenes import at

#: what changes nothing that anyone could see on a board
NOT_ON_THE_BOARD = {"battle", "works", "sheets"}
CLOSED: tuple[list[str], ...] = (
    *(list(kind) for kind in (Category, Resource, Phase)), sorted(printed().cards), list("ABCD"),
    [home.name for home in printed().homes],
)  # fmt: skip


def illegal(view: Any, raw: Any, path: Path, value: Any) -> bool:
    """A table cannot hold the other value at all."""
    if path[-1] in ("turn", "leader", "seat") or path[0] in ("winner", "masters"):
        return not 0 <= value < len(raw["comuni"])
    if path[0] == "comuni" and path[-1] == "number":
        return True  # printed on the comune: its name says the same
    if path[0] == "columns" and path[-1] == "number":
        return bool(value > 7)
    return path[0] in ("heroes", "supply") and value in raw[path[0]]


def untold(view: Any, raw: Any, path: Path, value: Any) -> bool:
    """The question says in which phase it is put; the pile of a battle says who attacks."""
    return (
        (path[0] == "works" and view.table.phase is not Phase.BUILD)
        or (path == ("phase",) and view.step is not None)
        or (path[0] == "battle" and path[-1] == "attacker")
    )


def unshown(view: Any, raw: Any, path: Path, value: Any) -> bool:
    """What the board need not show: of a comune, its score is compared."""
    return path[0] in NOT_ON_THE_BOARD or path == ("phase",) or (path[0] == "comuni" and path[-1] != "score")


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("share", [0.3, 0.6, 1.0])
def test_every_public_fact_is_in_the_text(players: int, share: float) -> None:
    view = at(match(players), share).public
    assert assert_told(view, Table, facts(view, Table, CLOSED, illegal, untold)) > 50


@pytest.mark.parametrize("players", PLAYERS)
def test_every_public_fact_is_on_the_board(players: int) -> None:
    view = at(match(players), 2 / 3).public
    assert_on_the_board(view, Table, facts(view, Table, CLOSED, illegal, unshown))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_of_a_private_view_holds_the_hand_and_a_public_one_does_not(lang: str) -> None:
    pictures, seen = registry.find("comuni"), max(match(3), key=lambda one: len(one.private[0].hand.cards))
    own, public = (pictures.describe(view, lang) for view in (seen.private[0], seen.public))
    for card in seen.private[0].hand.cards:
        assert (card in own, card in public) == (True, False)
    assert len(own) > len(public)


def test_points_lost_by_plunder_have_a_minus_sign_in_the_text() -> None:
    view = next(
        seen[-1].public for seen in map(match, PLAYERS) if any(one.plunder for one in seen[-1].public.table.sheets)
    )
    lost = next(one.plunder for one in view.table.sheets if one.plunder)
    said = registry.find("comuni").describe(view, "en")
    assert f"{MINUS}{-lost}" in said
    assert str(lost) not in said


#: what the supply lacks, and what is promised
INCOMES = [([], "3 armies, 1 pilgrim, 1 of your choice"), (["army"], "1 pilgrim, 1 of your choice"), (Resource, "none")]


@pytest.mark.parametrize(("lacking", "income"), INCOMES)
def test_the_income_promises_nothing_that_the_supply_lacks(lacking: Iterable[str], income: str) -> None:
    game = dealt("lucca", "firenze").erect(FIRST, MILITARY, 3, active=True)
    game.leave_in_supply(SECOND, **dict.fromkeys(lacking, 0))
    assert f"Income now: {income}." in registry.find("comuni").describe(game.view_of(FIRST), "en").splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_attack_stands_on_its_town_while_armies_are_sent_and_at_no_other_time(lang: str) -> None:
    seen, pictures = match(4), registry.find("comuni")
    first = next(at for at, one in enumerate(seen) if isinstance(one.public.step, Commitment))
    view, own = seen[first].public, seen[first].private[0]
    scores = [comune.score for comune in view.table.comuni]
    for seat, score in enumerate(scores):
        attack = view.data.invaders["A"].base + score - min(scores)
        found = siege_of(view, seat)
        assert found is not None
        assert found.attack == attack
        said = pictures.words(lang)("alt-siege", comune=view.table.comuni[seat].name, **found._asdict())
        assert said in pictures.alt(view, lang)
        assert f"{attack}" in pictures.alt(view, lang, None, "closeup", seat)
        assert f"{view.table.comuni[seat].name} " in words_for("comuni", lang).hint(own, None)
    assert siege_of(seen[first - 1].public, 0) is None
