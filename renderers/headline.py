"""What is asked now, and of whom, in one line and a second one, as every game's board and tall picture begin."""

from __future__ import annotations

from engine.core.step import Sealed
from renderers.names import Names, player
from renderers.sides import Sides, W
from renderers.view import View
from renderers.wording import Wording


def question(view: View, words: Wording, otherwise: str, **facts: str) -> str:
    """The question in a few words; something else, say the phase, for one that has no words of its own."""
    key = f"asks-{view.step.word}" if view.step else ""
    return words(key, **facts) if words.has(key) else otherwise


def asked(view: View, sides: Sides[W], words: W, names: Names, question: str, **facts: str) -> tuple[str, str]:
    """The question to one seat, and who plays it; or what all do at once, and how many have answered."""
    assert view.step
    if len(view.asked) == 1 and not isinstance(view.step, Sealed):
        [seat] = view.asked
        side = sides.called(view, seat, words)
        return words("headline-asked", side=side, question=question), player(names, seat)
    done, players = view.step.ready(view.table, view.asked)
    return words(f"asks-all-{view.step.word}", **facts), words("headline-ready", ready=done, players=players)
