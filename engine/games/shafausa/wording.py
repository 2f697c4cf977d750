"""How the things of Shafausa are put into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.words import Phrase, Words
from engine.games.shafausa.components import Components, Effect, printed
from engine.games.shafausa.pieces import RESOURCES, Building, Goods, Power


def goods(all_of_them: Goods, words: Words) -> str:
    """2 wood and 1 iron; nothing, if there is nothing."""
    counted = [(resource, getattr(all_of_them, resource)) for resource in RESOURCES]
    parts = [words.say("amount", resource=resource, count=count) for resource, count in counted if count]
    return words.listed(parts) if parts else words.say("nothing")


def _effect(key: str, effect: Effect, words: Words) -> str:
    values = {name: getattr(effect, name) for name in effect.__struct_fields__}
    numbers: dict[str, Any] = {name: value for name, value in values.items() if isinstance(value, int)}
    return words.say(f"effect-{key}", **numbers)


def building_effect(building: Building, words: Words) -> str:
    """What a building does, in one sentence."""
    data: Components = words.data or printed()
    return _effect(building, data.buildings[building].effect, words)


def power_effect(card: Power, words: Words) -> str:
    """What a POWER card does, in one sentence."""
    data: Components = words.data or printed()
    return _effect(card, data.cards[card].effect, words)


PHRASES: Mapping[Any, Phrase] = {Goods: goods}
