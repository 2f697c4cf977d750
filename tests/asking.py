"""What a seat is told when it is asked: the numbers that matter, and advice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.action import Action
from engine.core.advice import Advice, advise
from engine.core.dice import Dice
from engine.core.game import Game
from engine.core.seat import Seat
from engine.core.words import LANGUAGES, words_for

FIRST = Seat(0)


def hint(game: Game[Any, Any, Any], action: Any = None, lang: str = "en", seat: Seat = FIRST) -> str:
    """The numbers that matter, as a test has arranged them, while the seat chooses this action."""
    game._frozen = None
    return words_for(game.name, lang, data=game.data).hint(game.view_of(seat), action)


def advice(game: Game[Any, Any, Any], seat: Seat | None = None) -> list[Advice]:
    """What a seat is advised, or the first that is asked, as a test has arranged it."""
    game._frozen = None
    return advise(game.view_of(game.asked[0] if seat is None else seat), Dice("advice"))


def moves(game: Game[Any, Any, Any], seat: Seat | None = None) -> list[tuple[Action, str]]:
    """The moves advised, each with its reason."""
    return [(one.action, one.why) for one in advice(game, seat)]


def advises(game: Game[Any, Any, Any], action: Action, why: str, /, **facts: Any) -> Advice:
    """The first move advised is this one, for this reason, with these facts among its own."""
    first = advice(game)[0]
    told = {name: first.facts.get(name, "not told") for name in facts}
    assert (first.action, first.why, told) == (action, why, facts)
    return first


def advised(game: Game[Any, Any, Any], expected: Mapping[Action, str], facts: Mapping[str, Any] | None) -> None:
    """Exactly these moves are advised, each for this reason, which has its words, and the first with these facts."""
    found = advice(game)
    assert [(one.action, one.why) for one in found] == list(expected.items())
    assert facts in (None, found[0].facts)
    assert all(words_for(game.name, lang, data=game.data).why(one) for one in found for lang in LANGUAGES)
