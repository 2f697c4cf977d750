"""A game written down: one form for each game, made of its drawers and the steps of its agenda."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from engine.core.kinds import union

if TYPE_CHECKING:
    from engine.core.game import Game

_encode = msgspec.json.Encoder().encode


class SaveError(ValueError):
    """A save that this engine cannot read."""


class Form:
    """What a save of a game looks like: the same game gives the same bytes."""

    def __init__(self, game: type[Game[Any, Any, Any]]) -> None:
        table, hand, box = game.drawers
        fields: list[Any] = [
            ("shape", int),
            ("game", str),
            ("players", int),
            ("variant", dict[str, Any]),
            ("question", int),
            ("asked", list[int]),
            ("answers", dict[int, dict[str, Any]]),
            ("seed", str),
            ("used", dict[str, int]),
            ("table", table),
            ("hands", list[hand]),  # type: ignore[valid-type]
            ("box", box),
            ("agenda", list[union(game.kinds().steps)]),  # type: ignore[misc]
        ]
        self._name, self._shape = game.name, game.shape
        self._state = msgspec.defstruct(f"{game.__name__}State", fields, forbid_unknown_fields=True)
        self._decode = msgspec.json.Decoder(self._state).decode

    def written(self, game: Game[Any, Any, Any]) -> bytes:
        """A game as JSON."""
        return _encode(
            self._state(
                self._shape,
                self._name,
                game.players,
                game.variant.model_dump(mode="json"),
                game.question,
                list(game.asked),
                {seat: game.answers[seat].written() for seat in sorted(game.answers)},
                game.dice.seed,
                game.dice.used,
                game.table,
                game.hands,
                game.box,
                game.agenda,
            )
        )

    def read(self, save: bytes) -> Any:
        """What a save says."""
        try:
            state: Any = self._decode(save)
        except msgspec.MsgspecError as error:
            raise SaveError(f"not a save of {self._name}: {error}") from None
        if (state.game, state.shape) != (self._name, self._shape):
            found, wanted = f"{state.game}, shape {state.shape}", f"{self._name}, shape {self._shape}"
            raise SaveError(f"a save of {found}, is not one of {wanted}")
        return state
