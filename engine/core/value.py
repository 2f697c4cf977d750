"""A frozen value: steps and events are facts, nobody changes them."""

from __future__ import annotations

import re
from typing import Any, ClassVar, dataclass_transform

import msgspec


def kebab(tag: str) -> str:
    """LastRound -> last-round: how a tagged thing is called in messages and notation."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", tag).lower()


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class _Frozen(msgspec.StructMeta):
    """Tells the type checker what msgspec already knows: heirs of a frozen struct are frozen.

    A tag is what a value is called in saves and messages, for ever: `class Refill(Rule, tag="Refill")`. The class may
    be renamed, the tag may not.
    """

    def __new__(
        mcls, name: str, bases: tuple[type, ...], body: dict[str, Any], *, tag: str | None = None, **config: Any
    ) -> Any:
        made: Any = super().__new__(mcls, name, bases, body, tag=tag, **config)
        if tag is not None:
            made.word = kebab(tag)
        return made


# a frozen value is made of parts that were there before, so it is in no circle that a garbage collector had to find
class Value(msgspec.Struct, metaclass=_Frozen, frozen=True, gc=False):
    """Equal by content, cheap to make, saved under its tag where it has one."""

    #: the tag as messages and notation spell it
    word: ClassVar[str]
