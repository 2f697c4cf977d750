"""Positions for the tests: a table set up as wanted, quarters laid without asking the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from engine.core.api import Decision, Event, Seat, Step
from engine.core.event import addressed
from engine.games.flandern1302 import Flandern1302, Options, components, pieces, quarters, scoring, setup
from engine.games.flandern1302.actions import TAKE_GUILD, TAKE_INFLUENCED, Choose, PlaceCathedral, PlaceMaster
from engine.games.flandern1302.cards import BuildingSite, CityCard
from engine.games.flandern1302.quarters import alter, filled, ground_at, lay, number_of
from tests.arranged_game import ArrangedGame
from tests.games.flandern1302.names import BLUE, FIRST, GREEN, RED, YELLOW
from tests.refusals import refuses

GUILDS = (YELLOW, GREEN, BLUE, RED)


class ByChoice(Options):
    """Guilds are taken one after the other, as the rulebook has it: tests say who plays which."""

    guilds: Literal["chosen", "dealt"] = "chosen"


class Arranged(ArrangedGame, Flandern1302):
    """A game that tests arrange, play on and ask."""

    Variant = ByChoice
    # it is saved and read as the game itself
    kinds = Flandern1302.kinds
    form = Flandern1302.form
    refuses = refuses

    def city(self, name: str) -> pieces.City:
        """A city by its name."""
        return self.table.cities[pieces.CITY_INDEX[pieces.CityName(name)]]

    @property
    def yellow(self) -> pieces.Player:
        """The first seat, which is Yellow unless a test says otherwise."""
        return self.table.players[FIRST]

    def asking(self, step: Decision) -> Arranged:
        """The game with this question put before anything already planned."""
        self.agenda.append(step)
        self.asked = tuple(step.seats(self.table))
        return self

    def put(self, plot: str, quarter: str, site: bool = False, pawns: int = 0, cathedral: int = 0) -> Arranged:
        """Lay a quarter whatever the rules say, with whatever stands on it."""
        table, data, name = self.table, self.data, pieces.PlotName(plot)
        place = table.cities[number_of(data, name)]
        kind, ground = data.kinds[pieces.QuarterName(quarter)], ground_at(place.free, data, name)
        whole = ground and (filled(data, ground, kind) or ground)
        assert whole, plot
        lay(table, data, place, whole, kind, site)
        last = len(place.quarters) - 1
        for action in [PlaceMaster(plot=name)] * pawns + [PlaceCathedral(plot=name)] * cathedral:
            alter(table, place, last, action)
        return self

    def lay(self, site: bool = False, **quarters: str) -> Arranged:
        """Lay several quarters, by their plots."""
        for plot, quarter in quarters.items():
            self.put(plot, quarter, site)
        return self

    def cover(self, name: str, *plots: int) -> Arranged:
        """Cover these plots of a city."""
        place, bits = self.city(name), sum(1 << plot for plot in plots)
        place.covered, place.free = place.covered | place.free & bits, place.free & ~bits
        return self

    def fill(self, *names: str, left: Sequence[int] = ()) -> Arranged:
        """Cover all free plots of these cities, or of all, but the ones that are left."""
        for name in names or pieces.CITY_INDEX:
            self.cover(name, *(plot for plot in range(self.city(name).free.bit_length()) if plot not in left))
        return self

    def score(self, *names: str) -> Arranged:
        """These cities have been scored as they stand."""
        for name in names:
            self.city(name).result = scoring.evaluated(self.city(name), self.data)
        return self

    def spend(self, seat: Seat, *cards: pieces.Card) -> Arranged:
        """The seat has played these cards."""
        player = self.table.players[seat]
        player.hand = [card for card in player.hand if card not in cards]
        player.row += cards
        return self

    def keep(self, seat: Seat, *cards: pieces.Card) -> Arranged:
        """The seat has played all its cards but these."""
        return self.spend(seat, *(card for card in self.table.players[seat].hand if card not in cards))

    def influence(self, *cards: int) -> Arranged:
        """So many influence cards are in the hands, seat by seat."""
        for player, count in zip(self.table.players, cards, strict=False):
            player.influence = count
        return self

    def drawn(self, golden: pieces.Card) -> Arranged:
        """The golden card before the first player is this one."""
        self.hands[self.table.first].golden = golden
        return self

    def having(self, **facts: Any) -> Arranged:
        """The table with these facts changed."""
        for name, value in facts.items():
            setattr(self.table, name, value)
        return self

    def alone(self) -> Arranged:
        """Nothing else is planned than what happens next."""
        self.agenda = []
        return self

    def use_up(self, *names: str) -> Arranged:
        """Take all quarters of these kinds, or of these arms, out of the stock."""
        for kind in self.data.kinds.values():
            if kind.name in names or kind.arms in names:
                self.table.stock[kind.name] = 0
                if kind.shelf >= 0:
                    self.table.ready[kind.shelf] &= ~kind.bit
        return self

    def restock(self, name: str) -> Arranged:
        """One quarter of this kind is in the stock."""
        kind = self.data.kinds[pieces.QuarterName(name)]
        self.table.stock[kind.name] = 1
        if kind.shelf >= 0:
            self.table.ready[kind.shelf] |= kind.bit
        return self

    def quarter_at(self, plot: str) -> pieces.Quarter | None:
        """What lies on a plot."""
        return quarters.quarter_at(self.table, self.data, pieces.PlotName(plot))

    def happen(self, *steps: Step) -> list[Event]:
        """Let these rules happen next; what was told."""
        self._announced = []
        self.do(*steps)
        self._announced = []
        self._settle()
        return [one.event for one in addressed(self._announced)]

    def choose(self, *cards: pieces.Card, influence: Sequence[int] = (0, 0, 0, 0)) -> list[Event]:
        """All seats choose; what was told."""
        answers = [Choose(card=card, influence=more) for card, more in zip(cards, influence, strict=False)]
        return [event for seat, answer in enumerate(answers) for event in self.events(Seat(seat), answer)]

    def plots(self) -> set[str]:
        """The plots offered to the first seat."""
        return {option.plot for option in self.options(FIRST)}

    def builds(self, seat: Seat) -> set[tuple[str, str]]:
        """The quarters and plots offered."""
        return {(option.quarter, option.plot) for option in self.options(seat) if option.word == "build"}


def choosing(
    players: int = 4, *taken: pieces.Arms, first: int | None = None, data: components.Components | None = None
) -> Arranged:
    """A game in which guilds are chosen; those asked first have taken these."""
    options = {} if first is None else {"first_player": setup.SEAT_WORDS[first]}
    game, _ = Arranged.start(players, "seed", ByChoice.model_validate(options), data)
    for guild in taken:
        game.submit(game.asked[0], TAKE_GUILD[guild])
    return game


def started(
    players: int = 4,
    guilds: Sequence[pieces.Arms] = GUILDS,
    first: int = 0,
    influenced: pieces.Arms | None = None,
    data: components.Components | None = None,
) -> Arranged:
    """A game at its first choice, with these guilds on the seats."""
    # the last of four gets what is left
    game = choosing(players, *guilds[: min(players, 3)], first=first, data=data)
    if isinstance(game.step, setup.Influenced):
        game.submit(game.asked[0], TAKE_INFLUENCED[influenced or game.table.free_guilds[0]])
    return game


#: makes a position
Position = Callable[[], Arranged]


def with_city_card(name: str = "leuven", *arms: pieces.Arms, data: components.Components | None = None) -> Arranged:
    """Yellow, the first seat, has this city's card to carry out."""
    return started(data=data).asking(CityCard(FIRST, pieces.CityName(name), arms or (YELLOW, *pieces.COMMON)))


def with_site_card(*arms: pieces.Arms) -> Arranged:
    """Yellow, the first seat, has its Building Site card to carry out."""
    return started().asking(BuildingSite(FIRST, arms or (YELLOW, *pieces.COMMON)))
