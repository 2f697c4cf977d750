"""How the seats of a game are known on its pictures: what each plays, its shield, its paint, and who plays it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from engine.core.step import Sealed
from renderers import heraldry
from renderers.canvas import Canvas
from renderers.names import Names, player
from renderers.view import View
from renderers.wording import Wording

W = TypeVar("W", bound=Wording)


class Lettering(NamedTuple):
    """How large a shield with a side and a player beside it are set."""

    shield: int = 58
    #: air above and below the shield, and at the right of the words
    air: int = 20
    end: int = 20
    side: int = 30
    #: a side that nobody's name stands under
    alone: int = 32
    name: int = 22
    #: how small both may become, and how far below the middle the name stands
    least: tuple[int, int] = (17, 14)
    below: int = 19


_USUAL = Lettering()


class SeatState(NamedTuple):
    """How it stands with a seat in any game: what its panel shows besides what lies before it."""

    seat: int
    name: str
    #: asked, and nobody else is
    turn: bool
    awaited: bool
    #: its answer lies there unseen
    sealed: bool
    winner: bool


@dataclass(frozen=True, kw_only=True)
class Sides(Generic[W]):
    """What tells one seat from another, however it is asked for: one value of each game."""

    #: the words of the pictures in a language
    words_in: Callable[[str], W]
    #: what a seat plays, in the words of the rules: a comune, a guild, a people
    called: Callable[[View, int, W], str]
    #: draws the seat's shield: canvas, x, y, width, view, seat, ground
    shield: Callable[[Canvas, int, int, int, View, int, str], None]
    paint: Callable[[View, int], str]
    #: who has won, once the game is over
    winners: Callable[[View], Sequence[int]]
    #: whether a seat has its side already, where sides are chosen
    settled: Callable[[View, int], bool] = lambda view, seat: True
    lettering: Lettering = _USUAL

    def shown(self, view: View) -> Sequence[int]:
        """Whose shields stand beside the headline: those who are asked, or the winners."""
        return tuple(view.asked if view.step else self.winners(view))

    def state(self, view: View, seat: int, names: Names) -> SeatState:
        """How it stands with a seat."""
        asked, step = seat in view.asked, view.step
        sealed = isinstance(step, Sealed) and not asked and seat in step.seats(view.table)
        won = seat in self.winners(view)
        return SeatState(seat, player(names, seat), asked and len(view.asked) == 1, asked, sealed, won)

    def who(
        self, canvas: Canvas, x: int, y: int, wide: int, high: int, view: View, seat: int, lang: str, names: Names,
        on: str,
    ) -> None:  # fmt: skip
        """Shield, side and player, beside each other."""
        how, middle, name = self.lettering, y + high // 2, player(names, seat)
        size = min(how.shield, high - how.air)
        self.shield(canvas, x, y + (high - round(size * heraldry.TALL)) // 2, size, view, seat, on)
        left, room, (least, smallest) = x + size + 14, wide - size - how.end, how.least
        side, letters = self.called(view, seat, self.words_in(lang)), how.side if name else how.alone
        canvas.text(
            left, middle - 13 if name else middle, side, "title", letters, on=on, anchor="lm", width=room, least=least
        )
        canvas.text(
            left, middle + how.below, name, "bold", how.name, ink="sepia", on=on, anchor="lm", width=room,
            least=smallest,
        )  # fmt: skip
