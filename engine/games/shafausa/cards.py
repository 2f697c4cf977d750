"""Which POWER cards a realm may reveal: one in a game, of its own people, at its moment; none in FAMILY."""

from __future__ import annotations

from functools import lru_cache

from engine.core.api import Illegal, Seat, require
from engine.games.shafausa.actions import REVEAL, Reveal
from engine.games.shafausa.agreement import ShafausaGame
from engine.games.shafausa.components import Components
from engine.games.shafausa.events import PowerRevealed
from engine.games.shafausa.pieces import Mode, People, Power, Realm

#: found at once
FAMILY = Mode.FAMILY


def revealable(realm: Realm, data: Components, mode: Mode, moments: tuple[str, ...]) -> tuple[Power, ...]:
    """The cards that can be revealed at these moments."""
    if realm.power is not None or mode is FAMILY:
        return ()
    return _cards_for(realm.people, data, moments)


@lru_cache(maxsize=1024)
def _cards_for(people: People, data: Components, moments: tuple[str, ...]) -> tuple[Power, ...]:
    return tuple(card.id for card in data.cards_of(people) if card.when in moments)


def reveals(realm: Realm, data: Components, mode: Mode, moments: tuple[str, ...]) -> tuple[Reveal, ...]:
    """What reveals each of these cards."""
    cards = revealable(realm, data, mode, moments)
    return _reveals(cards) if cards else ()


@lru_cache(maxsize=1024)
def _reveals(cards: tuple[Power, ...]) -> tuple[Reveal, ...]:
    return tuple(REVEAL[card] for card in cards)


def reveal_card(g: ShafausaGame, seat: Seat, card: Power, moments: tuple[str, ...]) -> None:
    """The card lies on the table, and works in a plan already made; refused if it may not be revealed now."""
    realm, draft = g.table.realms[seat], g.hands[seat].draft
    check_card(realm, g.data, g.variant.mode, card, moments)
    realm.power = card
    if draft:
        draft.power = card
    g.announce(PowerRevealed(seat, card))


def check_card(realm: Realm, data: Components, mode: Mode, card: Power, moments: tuple[str, ...]) -> None:
    """Refuse a card that cannot be revealed, and say why."""
    if card in revealable(realm, data, mode, moments):
        return
    require(mode is not FAMILY, "no-powers")
    require(data.cards[card].people is realm.people, "power-not-yours", power=card)
    require(not realm.power, "power-used", power=realm.power)
    raise Illegal("power-timing", power=card, moment=data.cards[card].when)
