"""How the things of Alba Longa are put into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.words import Phrase, Words
from engine.games.alba_longa.pieces import Stall, Town

ROMAN = ("I", "II", "III", "IV", "V", "VI")


def town(name: Town, words: Words) -> str:
    """A city by its name."""
    return words.say(f"name-{name}")


def stall(number: Stall, words: Words) -> str:
    """A market stall by its Roman number."""
    return ROMAN[number - 1]


PHRASES: Mapping[Any, Phrase] = {Town: town, Stall: stall}
