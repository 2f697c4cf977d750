"""A regular of Flandern 1302 weighs what a move is worth in points; what comes out first is played."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import inf
from typing import Any, NamedTuple

from engine.core.api import Action, Dice, Mind, Seat, Weighed, ranked
from engine.games.flandern1302.actions import PLAY, TURN_UP, Build, OnMap, choose
from engine.games.flandern1302.cards import BuildingSite, CityCard, finishes, open_cities, own_arms
from engine.games.flandern1302.components import Kind
from engine.games.flandern1302.golden import Cathedral, GuildMaster
from engine.games.flandern1302.pieces import CARD_OF, CITY_INDEX, CITY_OF, GUILDS, INDEX, Arms, Card, View
from engine.games.flandern1302.quarters import number_of
from engine.games.flandern1302.rookie import any_guild
from engine.games.flandern1302.rounds import Choice
from engine.games.flandern1302.setup import Guild, Influenced
from engine.games.flandern1302.sketch import Outlook, Points, Shelf, shelf_of, stocked
from engine.games.flandern1302.two_players import FirstAction, OwnAction

#: what it is worth to keep a printed master for later
THRIFT = 0.25
#: what the others' gain costs me, shared among them
ENVY = 0.7
#: nothing was found out yet, not even that there is nothing
UNKNOWN: Any = object()
#: how much worse than a played card the best one in hand must be before I take back, at most and by card in the row
PATIENCE, PATIENCE_A_CARD = 0.75, 0.2


class Played(NamedTuple):
    """A card, what it would bring now, and by which move."""

    worth: float
    card: Card
    move: OnMap | None = None


class Best(NamedTuple):
    """The move of several that brings most, the first of equals."""

    gain: float
    place: int
    move: OnMap


@lru_cache(maxsize=64)
def weights_of(guilds: tuple[tuple[Arms, ...], ...], seat: Seat) -> Points:
    """What a point of each guild is worth to a seat, by the guilds of every seat."""
    weights = [0.0] * len(GUILDS)
    for other, own in enumerate(guilds):
        for guild in own:
            weights[INDEX[guild]] = 1.0 if other == seat else -ENVY / (len(guilds) - 1)
    return tuple(weights)


class Judgement:
    """What moves are worth to one seat, by what every city promises to whom."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.table, self.data = view.table, view.data
        self._stocked = stocked(view.table)
        self._cities: dict[int, tuple[Outlook, float]] = {}
        self._shelves: dict[tuple[tuple[Arms, ...], bool], tuple[Shelf, ...]] = {}
        self.weights = weights_of(tuple([player.guilds for player in self.table.players]), view.seat)
        self.own = self.table.players[view.seat].guilds

    def worth(self, points: Points) -> float:
        """What a city promises me, less what it promises the others."""
        blue, yellow, green, red, grey = self.weights
        b, y, g, r, n = points
        return blue * b + yellow * y + green * g + red * r + grey * n

    def city(self, number: int) -> tuple[Outlook, float]:
        """A city, and what it is worth as it stands."""
        if (found := self._cities.get(number)) is None:
            outlook = Outlook.of(self.table, number, self.data, self._stocked)
            found = self._cities[number] = outlook, self.worth(outlook.now)
        return found

    def thrift(self, kind: Kind) -> float:
        """What it costs to lay an own quarter with masters now."""
        return THRIFT * kind.masters if kind.masters and kind.arms in self.own else 0.0

    def gain(self, move: OnMap, site: bool) -> float:
        """What a move changes."""
        outlook, before = self.city(number_of(self.data, move.plot))
        thrift = self.thrift(self.data.kinds[move.quarter]) if isinstance(move, Build) else 0.0
        return self.worth(outlook.after(move, site)) - before - thrift

    def ranked(self, moves: Iterable[OnMap], site: bool) -> list[Weighed]:
        """The moves, the one that brings most first."""
        return ranked(Weighed(self.gain(move, site), move) for move in moves)

    def build(self, number: int, arms: tuple[Arms, ...], site: bool, plain: bool) -> Best | None:
        """The best build in a city, of the plain ones or of all."""
        if (shelves := self._shelves.get((arms, plain))) is None:
            shelves = self._shelves[arms, plain] = tuple([shelf_of(self.table, one, plain) for one in arms])
        outlook, before = self.city(number)
        # it stays the best as long as the city and the stock are the same
        key = (shelves, site, self.weights)
        found: Best | None = outlook.found.get(key, UNKNOWN)
        if found is UNKNOWN:
            best, first = -inf, 0
            chosen: OnMap | None = None
            blue, yellow, green, red, grey = self.weights
            for one, shelf in zip(arms, shelves, strict=True):
                own = one in self.own
                for place, move, kind, (b, y, g, r, n) in outlook.builds(self.table, one, shelf, site, plain):
                    # as in `worth` and `thrift`
                    gain = blue * b + yellow * y + green * g + red * r + grey * n - before
                    if own and kind.masters:
                        gain -= THRIFT * kind.masters
                    if gain > best or (gain == best and place < first):
                        best, first, chosen = gain, place, move
            found = outlook.found[key] = Best(best, first, chosen) if chosen else None
        return found

    def on_card(self, card: Card, arms: tuple[Arms, ...], plain: bool) -> Best | None:
        """The best move with a card: a build, or a site that is finished."""
        table = self.table
        best: Best | None = None
        if card is Card.BUILDING_SITE:
            for number in open_cities(table) if table.sites else []:
                found = self.build(number, arms, site=True, plain=plain)
                if found and (not best or found.gain > best.gain):
                    best = found
            return best
        number = CITY_INDEX[CITY_OF[card]]
        best = self.build(number, arms, site=False, plain=plain)
        for move in finishes(table, self.data, number, arms) if self.city(number)[0].sites else ():
            gain = self.gain(move, site=False)
            if best is None or gain > best.gain:
                best = Best(gain, 0, move)
        return best

    def card(self, card: Card, arms: tuple[Arms, ...]) -> Played:
        """What a card would bring if it were my turn now; an impossible one brings nothing."""
        # grey and church can be built with any card; sites are for one's own guild
        best = self.on_card(card, arms[:1] if card is Card.BUILDING_SITE else arms, plain=True)
        return Played(best.gain, card, best.move) if best else Played(0.0, card)


def moves_of_card(view: View) -> list[Weighed]:
    """The moves of the card that is carried out: what brings me most and the others least comes first."""
    moves = [option for option in view.options() if isinstance(option, OnMap)]
    return Judgement(view).ranked(moves, isinstance(view.step, BuildingSite))


def cards(view: View) -> list[Played]:
    """The card that brings most now comes first; Take Back when what I have played would bring much more."""
    table = view.table
    player = table.players[view.seat]
    judgement = Judgement(view)
    arms = own_arms(table, view.seat)
    back = Played(0.0, Card.TAKE_BACK)
    held = ranked(judgement.card(card, arms) for card in player.hand if card is not Card.TAKE_BACK)
    if not held:
        return [back]
    if not player.row or view.hand.golden is Card.TAKE_BACK:
        return [*held, back]
    lost = max((judgement.card(card, arms).worth for card in player.row if card is not Card.TAKE_BACK), default=0.0)
    # the more cards come back, the less a turn for it costs
    patience = min(PATIENCE, PATIENCE_A_CARD * len(player.row))
    return [back, *held] if held[0].worth < max(0.0, lost * patience) else [*held, back]


def influence(view: View, played: Played) -> int:
    """Influence cards for what is worth it, as long as there are some to spare."""
    return 1 if view.table.players[view.seat].influence > 2 and played.worth > 4 else 0


def regular_choice(view: View, dice: Dice) -> Action:
    """The best card, with an influence card if it is worth it."""
    best = cards(view)[0]
    return choose(card=best.card, influence=influence(view, best))


def regular_first(view: View, dice: Dice) -> Action:
    """My own card first, unless it is only to take cards back."""
    card = cards(view)[0].card
    return TURN_UP if card is Card.TAKE_BACK else PLAY[card]


def regular_act(view: View, dice: Dice) -> Action:
    """The move that brings me most and the others least."""
    step, best = view.step, None
    if isinstance(step, BuildingSite):
        best = Judgement(view).on_card(Card.BUILDING_SITE, step.arms, plain=False)
    elif isinstance(step, CityCard):
        best = Judgement(view).on_card(CARD_OF[step.city], step.arms, plain=False)
    return best.move if best else moves_of_card(view)[0].action


REGULAR: Mind = {
    Guild: any_guild,
    Influenced: any_guild,
    Choice: regular_choice,
    CityCard: regular_act,
    BuildingSite: regular_act,
    Cathedral: regular_act,
    GuildMaster: regular_act,
    FirstAction: regular_first,
    OwnAction: lambda view, dice: PLAY[cards(view)[0].card],
}
