"""Asks a rule whether it would refuse, so that what is offered and what is accepted come from one place."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

from engine.core.illegal import Illegal

P = ParamSpec("P")


def lawful(rule: Callable[P, object], *about: P.args, **named: P.kwargs) -> bool:
    """Whether a rule that only checks has nothing against it."""
    try:
        rule(*about, **named)
    except Illegal:
        return False
    return True
