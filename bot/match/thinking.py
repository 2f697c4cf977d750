"""What house players and mentors think up, each from one seat's view: all that runs in their own processes.

Nothing of Discord or of the store is imported here, so that such a process is there in half the time.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.safe_traceback import safe_traceback
from engine.core import catalogue
from engine.core.advice import Advice, advise
from engine.core.dice import Dice
from engine.core.event import public_told
from engine.core.house import levels
from engine.core.illegal import Illegal
from engine.core.prospects import Outlook, outlook
from engine.core.seat import Seat
from engine.core.view import PrivateView


class Thought(NamedTuple):
    """What a house player came to."""

    written: dict[str, Any]
    #: why it is no more than the rules force: its own idea failed, or was refused
    failed: str | None = None
    #: whether everyone sees that something was done
    seen: bool = True


def decide(game: str, level: str, state: bytes, seat: int, data: Any) -> Thought:
    """What a house player does in a position; if it fails, what the rules force. Runs in the worker."""
    played = catalogue.find(game).load(state, data)
    view = played.view_of(Seat(seat))
    before = played.face()
    try:
        action = levels(game)[level](view, Dice(f"{played.dice.seed} house {seat} {played.question}"))
        told = public_told(played.submit(Seat(seat), action).told)
    except Exception as error:
        return Thought(forced(view), why_failed(error))
    return Thought(action.written(), seen=bool(told) or played.face() != before)


def forced(view: PrivateView[Any, Any]) -> dict[str, Any]:
    """What the rules foresee for a seat whose player does not answer."""
    assert view.step
    return view.step.absent(view).written()


def ready() -> None:
    """Find every game and its house players; a worker does so before its time runs."""
    for game in catalogue.names():
        levels(game)


def why_failed(error: Exception) -> str:
    """A refusal is named without its numbers, which may be secret; of anything else only where it happened."""
    return error.key if isinstance(error, Illegal) else safe_traceback(error)


def counsel(game: str, state: bytes, seat: int, data: Any, chance: str) -> list[Advice]:
    """What an experienced player would tell a seat, from its own view only; runs in the worker."""
    view = catalogue.find(game).load(state, data).view_of(Seat(seat))
    return [advice._replace(facts=dict(advice.facts)) for advice in advise(view, Dice(chance))]


def foresee(game: str, state: bytes, seat: int, data: Any, chance: str) -> Outlook:
    """What an expert would do and what it expects of that, from the seat's own view only; runs in the worker."""
    return outlook(catalogue.find(game).load(state, data).view_of(Seat(seat)), chance)
