"""Which games have pictures, and what every game's folder offers: found by name, nothing to register."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, TypeAlias, cast

from PIL import Image

from engine.core.view import PrivateView, PublicView
from renderers.choice import OpenChoice

View: TypeAlias = PublicView[Any] | PrivateView[Any, Any]
Names: TypeAlias = Sequence[str] | None


class GamePictures(Protocol):
    """What `renderers/<game>/pictures.py` defines. Pictures are in palette bytes, ready for `png.encoded`."""

    def board(self, view: View, lang: str, since: View | None = None, names: Names = None) -> Image.Image:
        """The public position; with an earlier view, what has changed since is marked."""

    def hand(self, view: PrivateView[Any, Any], lang: str, names: Names = None) -> Image.Image:
        """What only one seat sees."""

    def city(self, view: View, seat: int, lang: str, names: Names = None) -> Image.Image:
        """What lies before one seat, large."""

    def moments(self, view: View, since: View | None = None) -> tuple[str, ...]:
        """Names of the special pictures this view holds; with an earlier view, only the new ones."""

    def moment(self, name: str, view: View, lang: str, names: Names = None) -> Image.Image:
        """A special picture."""

    def alt(self, view: View, lang: str, names: Names = None, kind: str = "board", seat: int | None = None) -> str:
        """The essential of a picture (`board`, `hand`, a seat's `city` or a moment) in at most 1024 characters."""

    def describe(self, view: View, lang: str, names: Names = None) -> str:
        """Everything in words."""

    def scored(self, view: View, lang: str, names: Names = None) -> str:
        """The score sheet in words, a line for each seat; empty before the end."""

    def mine(self, view: PrivateView[Any, Any], lang: str, names: Names = None) -> str:
        """Only what lies behind the reader's own screen, in a few lines."""

    def liveries(self, view: View) -> tuple[int, ...]:
        """Which of the house's liveries each seat wears on the board."""

    def pieces(self, lang: str) -> Image.Image | None:
        """Every kind of piece and sign as the board draws it, with its name; None if the game has no such sheet."""

    def pieces_alt(self, lang: str) -> str:
        """That sheet in at most 1024 characters."""


class Choosing(Protocol):
    """What a game's pictures may define besides: a picture of what its reader is choosing now, and its words."""

    def choosing(
        self, view: PrivateView[Any, Any], lang: str, choice: OpenChoice, names: Names = None
    ) -> Image.Image | None:
        """The places that can be chosen, lit; the result once everything is; None if a picture would not help."""

    def choosing_alt(self, view: PrivateView[Any, Any], lang: str, choice: OpenChoice, names: Names = None) -> str:
        """That picture in at most 1024 characters; empty if there is none."""


@cache
def games() -> tuple[str, ...]:
    """Every game that has pictures, in alphabetical order."""
    here = Path(__file__).parent
    return tuple(sorted(path.parent.name for path in here.glob("*/pictures.py")))


def home(game: str) -> Path:
    """The folder of a game's pictures."""
    return Path(__file__).parent / game


@cache
def find(game: str) -> GamePictures:
    """The pictures of a game; a KeyError if there are none."""
    if game not in games():
        raise KeyError(game)
    return cast(GamePictures, import_module(f"renderers.{game}.pictures"))


@cache
def chooser(game: str) -> Choosing | None:
    """How a game draws choices; None if it does not."""
    pictures = find(game) if game in games() else None
    return cast(Choosing, pictures) if hasattr(pictures, "choosing") else None
