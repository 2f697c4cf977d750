"""Boards, hands, scores and pieces in words, for people who see no picture; a game without texts says so."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from engine.core import catalogue
from engine.core.seat import Seat
from engine.core.view import PrivateView, PublicView
from engine.core.words import LANGUAGES
from renderers import registry
from renderers.wording import wording

log = logging.getLogger(__name__)
View = PublicView[Any] | PrivateView[Any, Any]


def pieces_text(game: str, lang: str) -> str:
    """What the pieces of a game look like, for people who see no picture."""
    pictures = registry.known(game)
    return pictures.pieces_alt(lang) if pictures else ""


def board_text(view: View, lang: str, names: Sequence[str]) -> str:
    """The text board of a view."""
    pictures = registry.known(view.game)
    return pictures.describe(view, lang, names) if pictures else wording(lang)("no-board")


def score_text(view: View, lang: str, names: Sequence[str]) -> str:
    """The score sheet in words; empty before the end."""
    pictures = registry.known(view.game)
    return pictures.scored(view, lang, names) if pictures else ""


def hand_text(view: PrivateView[Any, Any], lang: str, names: Sequence[str]) -> str:
    """Only what lies behind the reader's own screen."""
    pictures = registry.known(view.game)
    return pictures.mine(view, lang, names) if pictures else ""


def warm() -> None:
    """Read every game's words in every language now, so that nobody waits for them later."""
    for problem in registry.broken().values():
        log.error("pictures left out: %(sentence)s", {"sentence": str(problem)})
    for game in catalogue.names():
        if registry.known(game) is None:
            log.warning("%(game)s has no pictures: its matches show no board", {"game": game})
        started, _ = catalogue.find(game).start(catalogue.find(game).seats[0], "warm")
        for lang in LANGUAGES:
            board_text(started.view(), lang, [])
            hand_text(started.view_of(Seat(0)), lang, [])
