"""Something a player may do: declared once, and from it follow commands, panels, notation, help and fuzz tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, ClassVar, ParamSpec, TypeAlias, TypeVar, cast

import msgspec

from engine.core.tagged import Tagged

P = ParamSpec("P")
A = TypeVar("A", bound="Action")


class Action(Tagged):
    """A player's move as a frozen value; its sentences live in the game's Fluent files under `action-<word>`.

    `class Keep(Action, tag="keep", secret=True)` is one whose content others don't see. A field that people try to give
    and the rules do not allow is refused in the rules' own words: `superfluous={"gold-unchanged": ["gold"]}`.
    """

    #: the content must not be seen by others before the rules reveal it
    secret: ClassVar[bool] = False
    #: fields that are not allowed -> the refusal that says why
    superfluous: ClassVar[Mapping[str, str]] = {}

    def __init_subclass__(
        cls, *, secret: bool | None = None, superfluous: Mapping[str, Sequence[str]] | None = None, **declared: Any
    ) -> None:
        super().__init_subclass__(**declared)
        if secret is not None:
            cls.secret = secret
        if superfluous is not None:
            cls.superfluous = {field: refusal for refusal, fields in superfluous.items() for field in fields}

    def written(self) -> dict[str, Any]:
        """The action as plain data, its word under `do`, defaults left out; the way back is `Game.read`."""
        return {"do": self.word, **self.model_dump(mode="json", exclude_defaults=True)}

    def seen(self, data: Any) -> Any:
        """What others see of a secret action: they cannot tell two apart of which they see the same."""
        return None if self.secret else self


def interned(action: Callable[P, A]) -> Callable[P, A]:
    """Build each distinct action once: listing options is the hot path, and a frozen value can be shared."""
    return cast(Callable[P, A], lru_cache(maxsize=16_384)(action))


class WrongValue(ValueError):
    """A value of another kind than a field of an action takes, or one out of its bounds."""

    def __init__(self, action: type[Action], field: str, reason: str) -> None:
        super().__init__(f"{action.word}: {field}: {reason}")
        self.field = field


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A family of actions too many to list: a box of values, one range per field, simplest value first.

    Whatever the rules accept of this action lies in one of the offered boxes, and the first corner of each
    box is accepted; a combination inside may still be refused (gold and pilgrims together too few).
    """

    action: type[Action]
    fields: Mapping[str, Sequence[Any]]

    def first(self) -> Action:
        """The simplest member."""
        return self.action(**{name: values[0] for name, values in self.fields.items()})

    def holds(self, action: Action) -> bool:
        """Whether the action lies in the box."""
        return type(action) is self.action and all(
            getattr(action, name) in values for name, values in self.fields.items()
        )

    def members(self) -> Iterator[Action]:
        """Every corner and inner point; mind the size."""
        for values in product(*self.fields.values()):
            yield self.action(**dict(zip(self.fields, values, strict=True)))


Option: TypeAlias = Action | Offer


def simplest(option: Option) -> Action:
    """The option itself, or the first member of an offer."""
    return option.first() if isinstance(option, Offer) else option


def holds(options: Sequence[Option], action: Action) -> bool:
    """Whether the options contain the action."""
    return any(option.holds(action) if isinstance(option, Offer) else option == action for option in options)
