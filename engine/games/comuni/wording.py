"""How the things of Comuni are put into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.words import Phrase, Words
from engine.games.comuni.components import printed
from engine.games.comuni.pieces import CardId


def card(number: CardId, words: Words) -> str:
    """A project card: its number, level and categories."""
    data = words.data or printed()
    known = data.cards[number]
    return words.say("card", id=number, level=known.level, symbols=known.categories)


#: the colours of the comuni
SIGNS = {"lucca": "🔵", "firenze": "🟣", "siena": "🟢", "bologna": "🔴", "milano": "🟡"}

PHRASES: Mapping[Any, Phrase] = {CardId: card}
