"""Saves of earlier shapes: what they become, and the way back for the checks of older records."""

from __future__ import annotations

from engine.core.api import Raw, Upgrade

#: what a city has had since Kings say things ahead, as long as nothing was said
UNSAID = ("sale", "away", "wish")


def nothing_said(raw: Raw) -> None:
    """Nobody has said anything ahead."""
    for city in raw["table"]["cities"]:
        city.update(zip(UNSAID, (0, False, {}), strict=True))


def as_if_unheard(raw: Raw) -> None:
    """Where nobody could say anything ahead, there was no place for it."""
    for city in raw["table"]["cities"]:
        for name in UNSAID:
            del city[name]


UPGRADES = {1: Upgrade(save=nothing_said, back=as_if_unheard)}
