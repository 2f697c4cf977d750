"""Which POWER cards a realm may reveal: one in a game, of its own people, at its moment; none in FAMILY."""

from __future__ import annotations

from functools import lru_cache

from engine.core.illegal import Illegal, require
from engine.games.shafausa.components import Components
from engine.games.shafausa.pieces import Mode, People, Power, Realm

#: found at once
FAMILY = Mode.FAMILY


def revealable(realm: Realm, data: Components, mode: Mode, moments: tuple[str, ...]) -> tuple[Power, ...]:
    """The cards that can be revealed at these moments."""
    if realm.power is not None or mode is FAMILY:
        return ()
    return _of_moments(realm.people, data, moments)


@lru_cache
def _of_moments(people: People, data: Components, moments: tuple[str, ...]) -> tuple[Power, ...]:
    return tuple(card.id for card in data.cards_of(people) if card.when in moments)


def check_card(realm: Realm, data: Components, mode: Mode, card: Power, moments: tuple[str, ...]) -> None:
    """Refuse a card that cannot be revealed, and say why."""
    if card in revealable(realm, data, mode, moments):
        return
    require(mode is not FAMILY, "no-powers")
    require(data.cards[card].people is realm.people, "power-not-yours", power=card)
    if realm.power:
        raise Illegal("power-used", power=realm.power)
    raise Illegal("power-timing", power=card, moment=data.cards[card].when)
