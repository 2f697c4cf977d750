"""The bag of buildings and the two ladders filled from it."""

from __future__ import annotations

from engine.games.shafausa.agreement import ShafausaGame
from engine.games.shafausa.cards import FAMILY
from engine.games.shafausa.events import LadderFilled
from engine.games.shafausa.pieces import Building

#: a pile holds words
NAMED = {str(building): building for building in Building}


def give_back(g: ShafausaGame, building: Building) -> None:
    """A building is on its way back into the bag; it gets there before the next is drawn."""
    g.table.returned.append(building)


def _collect(g: ShafausaGame) -> None:
    """Whatever came back lies anywhere in the bag."""
    table, bag = g.table, g.box.bag
    for building in table.returned:
        # a word like the others: words of one type are sorted quicker
        bag.cards.append(str(building))
        table.bag[building] = table.bag.get(building, 0) + 1
    table.returned = []
    bag.cards = g.dice.shuffle("bag", sorted(bag.cards))


def take_out(g: ShafausaGame) -> Building:
    """Draw a building without looking."""
    building = NAMED[g.draw(g.box.bag)]
    g.table.bag[building] -= 1
    return building


def first_ladders(g: ShafausaGame) -> None:
    """As many buildings as players on offer, and, not in FAMILY, as many to come."""
    _collect(g)
    _draw(g, g.table.available)
    if g.variant.mode is not FAMILY:
        _draw(g, g.table.future)
    g.announce(LadderFilled(tuple(g.table.available) or None, tuple(g.table.future) or None))


def fill_ladders(g: ShafausaGame) -> None:
    """Up to the number of players: the future moves up, oldest first, then the bag fills what is still free on both.

    In FAMILY there is no future: what was not bought goes back into the bag, then all are drawn. An empty bag leaves a
    ladder short.
    """
    table = g.table
    if g.variant.mode is FAMILY:
        table.returned += table.available
        table.available = []
    _collect(g)
    if g.variant.mode is FAMILY:
        _draw(g, table.available)
    else:
        while table.future and len(table.available) < g.players:
            table.available.append(table.future.pop(0))
        if g.rules >= 2:
            _draw(g, table.available)  # after a short future there may be room on both
        _draw(g, table.future)
    g.announce(LadderFilled(tuple(table.available) or None, tuple(table.future) or None))


def _draw(g: ShafausaGame, ladder: list[Building]) -> None:
    cards = g.box.bag.cards
    while len(ladder) < g.players and cards:
        ladder.append(take_out(g))
