"""A game written down: one form for each game, made of its drawers and the steps of its agenda.

A save says which shape it has. Where the drawers change, the game raises its `shape` and gives an `Upgrade` from the
one before, so that whatever was ever written can be read: saves are raised shape by shape before they are decoded.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import msgspec

from engine.core.event import Told
from engine.core.kinds import union
from engine.core.problem import ToldError, problem

if TYPE_CHECKING:
    from engine.core.game import Game

#: JSON as it was decoded, before anyone knows what it means
Raw: TypeAlias = dict[str, Any]

_encode = msgspec.json.Encoder().encode
_SHAPE = re.compile(rb'\{"shape":(\d{1,9}),')


class SaveError(ToldError, ValueError):
    """A save that this engine cannot read."""


class NewerSave(SaveError):
    """A save of a later version than this one."""


def _as_it_is(raw: Raw) -> None:
    """Nothing to change."""


class Upgrade(NamedTuple):
    """How what was written in one shape becomes what the next shape wants; each changes the raw data in place."""

    save: Callable[[Raw], None] = _as_it_is
    event: Callable[[Raw], None] = _as_it_is
    #: the way back of a save, to the byte: with it the checks of older records can be recomputed
    back: Callable[[Raw], None] | None = None


def shape_of(save: bytes) -> int:
    """The shape of a save, without decoding it."""
    found = _SHAPE.match(save)
    if found is None:
        raise SaveError(problem("save-shapeless"))
    return int(found[1])


class SaveForm:
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
            # the first version of the rules is not written down: saves were made before there was a second one
            ("rules", int, 1),
        ]
        self._name, self._shape, self._upgrades, self._game = game.name, game.shape, game.upgrades, game
        self._state = msgspec.defstruct(f"{game.__name__}State", fields, forbid_unknown_fields=True, omit_defaults=True)
        self._decode = msgspec.json.Decoder(self._state).decode
        self._told = game.kinds().told
        #: what a table agreed on, of its JSON: most tables agree on the same, and it never changes
        self.variant = lru_cache(maxsize=256)(self._variant)
        missing = [shape for shape in range(1, self._shape) if shape not in self._upgrades]
        if missing:
            raise TypeError(f"{game.name}: saves of shape {missing[0]} cannot be read; add an Upgrade for it")

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
                game.rules,
            )
        )

    def read(self, save: bytes) -> Any:
        """What a save says, whatever its shape."""
        try:
            state: Any = self._decode(save)
        except msgspec.MsgspecError as error:
            return self._raised(save, error)
        if (state.game, state.shape) != (self._name, self._shape):
            return self._raised(save, None)
        newest = self._game.newest_rules
        if state.rules > newest:
            raise NewerSave(problem("save-newer-rules", game=self._name, rules=state.rules, newest=newest))
        return state

    def _variant(self, written: bytes) -> Any:
        return self._game.Variant.model_validate(msgspec.json.decode(written))

    def _raised(self, save: bytes, error: msgspec.MsgspecError | None) -> Any:
        """A save that is not of the present shape."""
        try:
            raw = msgspec.json.decode(save, type=Raw)
            game, shape = raw["game"], raw["shape"]
        except (msgspec.MsgspecError, KeyError):
            raise SaveError(problem("save-none", game=self._name, why=str(error))) from None
        if game != self._name:
            raise SaveError(problem("save-other-game", game=str(game), wanted=self._name))
        self._check(shape)
        if shape == self._shape:
            raise SaveError(problem("save-none", game=self._name, why=str(error)))
        for one in range(shape, self._shape):
            self._upgrades[one].save(raw)
        raw["shape"] = self._shape
        try:
            return msgspec.convert(raw, self._state, strict=False)
        except msgspec.MsgspecError as wrong:
            raise SaveError(problem("save-not-raised", game=self._name, shape=shape, why=str(wrong))) from None

    def _check(self, shape: Any) -> None:
        if not isinstance(shape, int) or shape < 1:
            raise SaveError(problem("save-shapeless"))
        if shape > self._shape:
            raise NewerSave(problem("save-newer-shape", game=self._name, shape=shape, latest=self._shape))

    def told(self, raw: bytes, shape: int) -> list[Told]:
        """The events of a position whose save has some shape."""
        if shape == self._shape:
            return self._told.decode(raw)
        self._check(shape)
        found = msgspec.json.decode(raw, type=list[Raw])
        for one in range(shape, self._shape):
            for told in found:
                self._upgrades[one].event(told["event"])
        return self._told.decode(_encode(found))

    def check(self, game: Game[Any, Any, Any], shape: int) -> str:
        """A short digest of the whole state, as it was written in some shape."""
        save = self.written(game)
        if shape != self._shape:
            raw = msgspec.json.decode(save, type=Raw)
            for one in range(self._shape - 1, shape - 1, -1):
                back = self._upgrades[one].back
                if back is None:
                    raise SaveError(problem("save-no-way-back", game=self._name, shape=shape, latest=self._shape))
                back(raw)
            raw["shape"] = shape
            save = _encode(raw)
        return blake2b(save, digest_size=4).hexdigest()
