"""A secret cannot lie on the table, a view cannot be changed, and a copy is changed for itself."""

from __future__ import annotations

import types
from typing import Any

import msgspec
import pytest

from engine.core.copies import copier, freezer
from engine.core.drawers import DrawerError, Piece, Pile, check_public
from engine.core.game import Game
from engine.core.value import Value


class Purse(Piece):
    coins: int


class Chest(Piece):
    pile: Pile


class Coin(Value):
    value: int


class Single(Piece):
    value: int


class Shelf(Piece):
    coins: list[Coin]
    counts: dict[str, int]
    nested: list[list[int]]
    maybe: Coin | None
    names: set[str]


class Showcase(Piece):
    shelf: Shelf
    shelves: list[Shelf]
    by_name: dict[str, Shelf]
    coin: Single | None = None
    row: tuple[Single, ...] = ()


class Nest(Piece):
    inner: list[Nest]


@pytest.mark.parametrize("kind", [Purse, list[Purse], dict[str, Purse], Purse | None, tuple[int, Purse], Pile, Any])
def test_a_table_that_can_hold_a_secret_is_refused_when_the_game_is_defined(kind: Any) -> None:
    leaky = msgspec.defstruct("Leaky", [("inner", kind)], bases=(Piece,))
    with pytest.raises(DrawerError, match="which not everybody may see"):
        types.new_class("Leak", (Game[leaky, Purse, Chest],))


def test_a_table_of_public_pieces_is_taken() -> None:
    check_public(Showcase, (Purse, Chest), "the table")


def test_a_frozen_copy_is_equal_deep_and_cannot_be_changed() -> None:
    shelf = Shelf([Coin(1)], {"a": 1}, [[1, 2]], None, {"x"})
    showcase = Showcase(shelf, [shelf], {"s": shelf})
    copy = freezer(Showcase)(showcase)
    shelf.coins.append(Coin(2))
    shelf.counts["b"] = 2
    shelf.nested[0].append(3)
    for one in (copy.shelf, copy.shelves[0], copy.by_name["s"]):
        assert isinstance(one, Shelf)
        assert list(one.coins) == [Coin(1)]
        assert dict(one.counts) == {"a": 1}
        assert [list(inner) for inner in one.nested] == [[1, 2]]
    with pytest.raises(AttributeError):
        copy.shelf.coins = []
    with pytest.raises(AttributeError):
        copy.shelf.coins.append(Coin(3))
    with pytest.raises(TypeError):
        copy.shelf.counts["c"] = 3


def test_a_copy_is_equal_deep_and_changed_for_itself() -> None:
    def filled() -> Showcase:
        def shelf() -> Shelf:
            return Shelf([Coin(1)], {"a": 1}, [[1, 2]], Coin(3), {"x"})

        return Showcase(shelf(), [shelf()], {"s": shelf()}, Single(5), (Single(6),))

    showcase = filled()
    copy = copier(Showcase)(showcase)
    assert copy == showcase
    assert type(copy.shelf) is Shelf
    assert copy.shelf.maybe is showcase.shelf.maybe
    for one in (copy.shelf, copy.shelves[0], copy.by_name["s"]):
        one.coins.append(Coin(2))
        one.counts["b"] = 2
        one.nested[0].append(3)
        one.names.add("y")
    assert copy.coin
    copy.coin.value = copy.row[0].value = 7
    copy.shelves.clear()
    copy.by_name.clear()
    assert showcase == filled()


def test_a_drawer_that_could_not_be_copied_is_refused() -> None:
    for kind in (Purse | Pile, Any, object):
        strange = msgspec.defstruct("Strange", [("inner", kind)], bases=(Piece,))
        with pytest.raises(DrawerError, match="a drawer cannot hold"):
            copier(strange)


def test_a_piece_that_could_hold_itself_is_refused_so_no_circle_of_pieces_waits_to_be_collected() -> None:
    for made in (copier, freezer):
        with pytest.raises(DrawerError, match="which can hold another one of itself"):
            made(Nest)
