"""Boards, hands, scores and pieces in words, for whoever sees no picture; a game without texts has none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import catalogue
from engine.core.seat import Seat
from engine.core.view import PrivateView, PublicView
from engine.core.words import LANGUAGES
from renderers import registry

View = PublicView[Any] | PrivateView[Any, Any]


def pieces_text(game: str, lang: str) -> str:
    """What the pieces of a game look like, for whoever sees no picture."""
    return registry.find(game).pieces_alt(lang) if game in registry.games() else ""


def board_text(view: View, lang: str, names: Sequence[str]) -> str:
    """The text board of a view."""
    if view.game not in registry.games():
        return ""
    return registry.find(view.game).describe(view, lang, names)


def score_text(view: View, lang: str, names: Sequence[str]) -> str:
    """The score sheet in words; empty before the end."""
    return registry.find(view.game).scored(view, lang, names) if view.game in registry.games() else ""


def hand_text(view: PrivateView[Any, Any], lang: str, names: Sequence[str]) -> str:
    """Only what lies behind the reader's own screen."""
    if view.game not in registry.games():
        return ""
    return registry.find(view.game).mine(view, lang, names)


def warm() -> None:
    """Read every game's words in every language now, so that nobody waits for them later."""
    for game in catalogue.names():
        started, _ = catalogue.find(game).start(catalogue.find(game).seats[0], "warm")
        for lang in LANGUAGES:
            board_text(started.view(), lang, [])
            hand_text(started.view_of(Seat(0)), lang, [])
