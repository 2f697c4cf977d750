"""A frozen value: steps and events are facts, nobody changes them."""

from __future__ import annotations

from typing import dataclass_transform

import msgspec


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class _Frozen(msgspec.StructMeta):
    """Tells the type checker what msgspec already knows: heirs of a frozen struct are frozen."""


class Value(msgspec.Struct, metaclass=_Frozen, frozen=True):
    """Equal by content, cheap to make, saved under its class name where it is tagged."""
