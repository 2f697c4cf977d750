"""What a reader is choosing: an action on its way, as the pictures of a choice are given it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.core.action import Action


class OpenChoice(NamedTuple):
    """A kind of action, those of its fields that are decided, and what is still possible for each."""

    action: type[Action]
    chosen: Mapping[str, Any]
    values: Mapping[str, Sequence[Any]]
