"""What a seat is told when it is asked: the numbers that matter, and advice."""

from __future__ import annotations

from typing import Any

from engine.core.advice import Advice, advise
from engine.core.dice import Dice
from engine.core.game import Game
from engine.core.seat import Seat
from engine.core.words import words_for

FIRST = Seat(0)


def hint(game: Game[Any, Any, Any], action: Any = None, lang: str = "en", seat: Seat = FIRST) -> str:
    """The numbers that matter, as a test has arranged them, while the seat chooses this action."""
    game._frozen = None
    return words_for(game.name, lang, data=game.data).hint(game.view_of(seat), action)


def advice(game: Game[Any, Any, Any], seat: Seat | None = None) -> list[Advice]:
    """What a seat is advised, or the first that is asked, as a test has arranged it."""
    game._frozen = None
    return advise(game.view_of(game.asked[0] if seat is None else seat), Dice("advice"))
