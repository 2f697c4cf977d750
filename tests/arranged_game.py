"""What tests do with a game of any kind that they have arranged: play on, hear what is told, see who is waited for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

from engine.core.action import Action
from engine.core.event import Event, public_told
from engine.core.game import Game
from engine.core.house import House, playout
from engine.core.seat import Seat

# a game of the tests is this and its title page
_Game = Game[Any, Any, Any] if TYPE_CHECKING else object


class ArrangedGame(_Game):
    """To be inherited beside a game."""

    def play(self, seat: Seat, *actions: Action) -> Self:
        """The seat does all this, one after the other."""
        for action in actions:
            self.submit(seat, action)
        return self

    def all_do(self, action: Action, *seats: Seat) -> Self:
        """These seats do the same one after the other, or all who are asked now."""
        for seat in seats or self.asked:
            self.submit(seat, action)
        return self

    def events(self, seat: Seat, action: Action) -> list[Event]:
        """The seat acts; what was told, also to single seats."""
        return [one.event for one in self.submit(seat, action).told]

    def heard(self, seat: Seat, action: Action) -> list[Event]:
        """The seat acts; what everyone heard of it."""
        return public_told(self.submit(seat, action).told)

    def played_by(self, houses: Sequence[House], seed: str) -> Self:
        """These house players play it to its end."""
        for _ in playout(self, houses, seed):
            pass
        return self

    def absent(self, seat: Seat | None = None) -> Action:
        """What is done for a seat that is away, or for the first that is asked."""
        # positions are arranged behind the game's back
        self._frozen = None
        assert self.step
        return self.step.absent(self.view_of(self.asked[0] if seat is None else seat))
