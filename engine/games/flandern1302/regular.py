"""A regular of Flandern 1302 weighs what a move is worth in points; what comes out first is played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import mul
from typing import NamedTuple

from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.house import Mind, Weighed, ranked
from engine.games.flandern1302.actions import PLAY, TURN_UP, Build, Choose, OnMap
from engine.games.flandern1302.cards import BuildingSite, CityCard, finishes, open_cities, own_arms
from engine.games.flandern1302.components import Kind
from engine.games.flandern1302.golden import Cathedral, GuildMaster
from engine.games.flandern1302.pieces import CITY_INDEX, CITY_OF, GUILDS, INDEX, Arms, Card, View
from engine.games.flandern1302.quarters import number_of
from engine.games.flandern1302.rookie import any_guild
from engine.games.flandern1302.rounds import Choice
from engine.games.flandern1302.setup import Guild, Influenced
from engine.games.flandern1302.sketch import Outlook, Points
from engine.games.flandern1302.two_players import FirstAction, OwnAction

#: what it is worth to keep a printed master for later
THRIFT = 0.25
#: what the others' gain costs me, shared among them
ENVY = 0.7
#: how much worse than a played card the best one in hand must be before I take back, at most and by card in the row
PATIENCE, PATIENCE_A_CARD = 0.75, 0.2


class Played(NamedTuple):
    """A card, what it would bring now, and by which move."""

    worth: float
    card: Card
    move: OnMap | None = None


class Judgement:
    """What moves are worth to one seat, by what every city promises to whom."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.table, self.data = view.table, view.data
        self._cities: dict[int, tuple[Outlook, float]] = {}
        #: what a point of each guild is worth to me
        self.weights = [0.0] * len(GUILDS)
        others = view.players - 1
        for seat, player in enumerate(self.table.players):
            for guild in player.guilds:
                self.weights[INDEX[guild]] = 1.0 if seat == view.seat else -ENVY / others
        self.own = self.table.players[view.seat].guilds

    def worth(self, points: Points) -> float:
        """What a city promises me, less what it promises the others."""
        worth: float = sum(map(mul, self.weights, points))
        return worth

    def city(self, number: int) -> tuple[Outlook, float]:
        """A city, and what it is worth as it stands."""
        if number not in self._cities:
            outlook = Outlook.of(self.table, number, self.data)
            self._cities[number] = outlook, self.worth(outlook.now)
        return self._cities[number]

    def thrift(self, kind: Kind) -> float:
        """What it costs to lay an own quarter with masters now."""
        return THRIFT * kind.masters if kind.masters and kind.arms in self.own else 0.0

    def gain(self, move: OnMap, site: bool) -> float:
        """What a move changes."""
        outlook, before = self.city(number_of(self.data, move.plot))
        thrift = self.thrift(self.data.kinds[move.quarter]) if isinstance(move, Build) else 0.0
        return self.worth(outlook.after(move, site)) - before - thrift

    def plain(self, number: int, arms: tuple[Arms, ...], site: bool) -> Iterator[tuple[float, OnMap]]:
        """What builds in a city change, the plain ones only."""
        outlook, before = self.city(number)
        for move, kind, points in outlook.plain(arms, site):
            yield self.worth(points) - before - self.thrift(kind), move

    def ranked(self, moves: Iterable[OnMap], site: bool) -> list[Weighed]:
        """The moves, the one that brings most first."""
        return ranked(Weighed(self.gain(move, site), move) for move in moves)

    def card(self, card: Card, arms: tuple[Arms, ...]) -> Played:
        """What a card would bring if it were my turn now; an impossible one brings nothing."""
        table = self.table
        if card is Card.BUILDING_SITE:
            cities = open_cities(table) if table.sites else []
            # grey and church can be built with any card; sites are for the own guild
            weighed = [one for number in cities for one in self.plain(number, arms[:1], site=True)]
        else:
            number = CITY_INDEX[CITY_OF[card]]
            weighed = [*self.plain(number, arms, site=False)]
            weighed += [(self.gain(move, False), move) for move in finishes(table, self.data, number, arms)]
        worth, best = max(weighed, key=lambda one: one[0], default=(0.0, None))
        return Played(worth, card, best)


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
    held = [judgement.card(card, arms) for card in player.hand if card is not Card.TAKE_BACK]
    if not held:
        return [back]
    held.sort(key=lambda played: -played.worth)
    lost = max((judgement.card(card, arms).worth for card in player.row if card is not Card.TAKE_BACK), default=0.0)
    golden = view.hand.golden is Card.TAKE_BACK
    # the more cards come back, the less a turn for it costs
    patience = min(PATIENCE, PATIENCE_A_CARD * len(player.row))
    if player.row and not golden and held[0].worth < max(0.0, lost * patience):
        return [back, *held]
    return [*held, back]


def influence(view: View, played: Played) -> int:
    """Influence cards for what is worth it, as long as there are some to spare."""
    return 1 if view.table.players[view.seat].influence > 2 and played.worth > 4 else 0


def regular_choice(view: View, dice: Dice) -> Action:
    """The best card, with an influence card if it is worth it."""
    best = cards(view)[0]
    return Choose(card=best.card, influence=influence(view, best))


def regular_first(view: View, dice: Dice) -> Action:
    """My own card first, unless it is only to take cards back."""
    card = cards(view)[0].card
    return TURN_UP if card is Card.TAKE_BACK else PLAY[card]


def regular_act(view: View, dice: Dice) -> Action:
    """The move that brings me most and the others least."""
    return moves_of_card(view)[0].action


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
