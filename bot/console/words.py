"""The sentences of the command line, in the language of the machine."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.cli.words import machine_language
from engine.cli.words import why as why
from engine.core.sentences import sentence

_HERE = (Path(__file__).parent / "locale",)


@cache
def operator_language() -> str:
    """The language the machine is set to, if it is one of ours."""
    return machine_language()


def say(key: str, **facts: str | int | float) -> str:
    """A sentence with its facts."""
    return sentence(_HERE, operator_language(), key, None, tuple(facts.items()))
