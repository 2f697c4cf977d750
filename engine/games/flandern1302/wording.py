"""How the things of Flandern 1302 are put into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.words import Phrase, Words
from engine.games.flandern1302.components import printed
from engine.games.flandern1302.pieces import Arms, Card, CityName, QuarterName


def quarter(name: QuarterName, words: Words) -> str:
    """A quarter: its arms, its shape or special letter, its printed masters."""
    kind = (words.data or printed()).kinds[name]
    if kind.special:
        return words.say("special-quarter", special=kind.special)
    if kind.shape is None:
        return words.say("centre-quarter", arms=kind.arms)
    return words.say("quarter", arms=kind.arms, shape=kind.shape, masters=kind.masters)


def named(value: Card | CityName | Arms, words: Words) -> str:
    """A card, a city or a guild by its name."""
    return words.named(value)


PHRASES: Mapping[Any, Phrase] = {QuarterName: quarter, Card: named, CityName: named, Arms: named}
