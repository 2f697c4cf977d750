"""What a King does not see: which heroes of the others are used, the climate of later years, the pile of blessings."""

from __future__ import annotations

from engine.core.api import Dice, Lot, Pile, Seat, Unseen, without
from engine.games.alba_longa.blessings import blessings_left
from engine.games.alba_longa.pieces import Box, Climate, Hand, Table, View
from engine.games.alba_longa.soldiers import REUSABLE

#: years of one shuffled pile of the climate deck; a single card lies on top of two piles
PILE_OF_YEARS = len(Climate)


def unseen(view: View, dice: Dice) -> Unseen:
    """Heroes, climate and blessings, as they might be."""
    hands = [_heroes(view, Seat(seat), dice) for seat in range(view.players)]
    deck, boxed = _climate(view, dice)
    blessings = [str(kind) for kind, count in blessings_left(view.table, view.data).items() for _ in range(count)]
    return Unseen(hands, Box(Pile(deck), boxed, Pile(Lot(dice, "blessings", blessings).rest())))


def _heroes(view: View, seat: Seat, dice: Dice) -> Hand:
    """Everyone sees how many heroes are used; those who fought this season are among them."""
    table, city = view.table, view.table.cities[seat]
    sent = [hero for hero in table.heroes[seat : seat + 1] if hero is not None]
    there = without(view.data.start.heroes, sent)
    # while a battle lasts, its heroes are on the table
    fought = [] if table.heroes or not city.used else _fought(table, seat)
    rest = Lot(dice, "heroes", without(there, [REUSABLE, *fought]))
    used = [*fought, *rest.take(city.used - len(fought))]
    return Hand(sorted(without(there, used)), sorted(used))


def _fought(table: Table, seat: Seat) -> list[int]:
    """The hero that a King has sent into the battles of this season; hero 0 does not tire."""
    sent = {one.hero for battle in table.battles for one in battle.attackers if one.seat == seat}
    sent |= {battle.hero for battle in table.battles if battle.town == table.cities[seat].town}
    return sorted(sent - {REUSABLE})


def _climate(view: View, dice: Dice) -> tuple[list[str], list[str]]:
    """Each pile of years has one card of every climate; those turned are known, and the front of the next one."""
    table = view.table
    unknown = {climate: [card.id for card in view.data.cards.values() if card.front is climate] for climate in Climate}
    for year in table.past:
        alike = [one for one in unknown[year.climate] if view.data.cards[one].back_prayers == year.prayers]
        unknown[year.climate].remove(dice.choose("turned", alike))
    upcoming = table.climate if table.prayers is None else table.following
    fronts = [year.climate for year in table.past] + ([upcoming] if upcoming is not None else [])
    known = len(fronts)
    for first in range(1, view.data.years, PILE_OF_YEARS):
        pile = fronts[first : min(known, first + PILE_OF_YEARS)]
        fronts += Lot(dice, "years", without(Climate, pile)).rest()
    lots = {climate: Lot(dice, f"climate {climate}", ids) for climate, ids in unknown.items()}
    deck = [card for front in fronts[len(table.past) :] for card in lots[front].take(1)]
    return deck[::-1], [card for climate in Climate for card in lots[climate].rest()]
