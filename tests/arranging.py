"""Games that tests arrange, play on and ask: what those of every game can do alike."""

from __future__ import annotations

from typing import Any, Self

from engine.core.api import Action, Event, Option, Seat
from engine.core.game import public_told


class Playing:
    """Mixed into a game: it is played on in one line, and asked what it says."""

    asked: tuple[Seat, ...]
    submit: Any
    view_of: Any

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

    def told(self, seat: Seat, action: Action) -> list[Event]:
        """The seat does this; what everyone hears."""
        return public_told(self.submit(seat, action).told)

    def offered(self, seat: Seat) -> list[Option]:
        """What a seat may do."""
        options: list[Option] = self.view_of(seat).options()
        return options

    def absent(self, seat: Seat) -> Action:
        """What is done for a seat whose player stays away."""
        # positions are arranged behind the game's back
        self._frozen = None
        view = self.view_of(seat)
        done: Action = view.step.absent(view)
        return done
