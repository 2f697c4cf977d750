"""What a seat of Flandern 1302 does not see: the order of the decks, and the golden card before the first player."""

from __future__ import annotations

from engine.core.api import Dice, Lot, Pile, Unseen, without
from engine.games.flandern1302.pieces import CARD_OF, INFLUENCED_CARDS, Box, Card, Hand, Phase, View


def unseen(view: View, dice: Dice) -> Unseen:
    """The decks in any order that agrees with what lies open."""
    golden, drawn = _golden(view, dice)
    hands = [Hand(drawn if seat == view.table.first else None) for seat in range(view.players)]
    return Unseen(hands, Box(golden, Pile(_influence(view, dice))))


def _golden(view: View, dice: Dice) -> tuple[Pile, Card | None]:
    """Pile A lies on pile B; a card face down is the last one drawn, and shows no city that was scored before."""
    table = view.table
    if not (table.golden_left or table.golden_drawn):
        return Pile([]), None
    out = {CARD_OF[city.name] for city in table.cities if not city.in_play}
    upper, lower = ([card for card in pile if card not in out] for pile in view.data.piles)
    gone = [
        *without(table.golden_removed, out),
        *table.golden_discards,
        *([view.hand.golden] if view.hand.golden else []),
    ]
    gone += [Card.INFLUENCE] * sum(player.gained for player in table.players)
    hidden = table.golden_drawn and view.hand.golden is None
    if table.golden_left >= len(lower):
        top, bottom = without(upper, gone), Lot(dice, "golden B", lower).rest()
    else:
        top, bottom = without([*upper, *lower], gone), []
    drawn: Card | None = None
    if hidden:
        drawn = dice.choose("drawn", [card for card in top if not table.scored(card)])
        top.remove(drawn)
    cards = [*bottom, *Lot(dice, "golden A", top).rest()]
    return Pile([str(card) for card in cards]), drawn


def _influence(view: View, dice: Dice) -> list[str]:
    """Two players: the cards of both influenced guilds that are neither turned up nor gone."""
    table = view.table
    if table.phase is Phase.GUILDS or not table.deck_left:
        return []
    open_cards = [*table.discards, *table.deck_removed, *([table.turned] if table.turned else [])]
    every = [f"{player.influenced}:{card}" for player in table.players for card in INFLUENCED_CARDS]
    return Lot(dice, "influence", without(every, [f"{one.guild}:{one.card}" for one in open_cards])).rest()
