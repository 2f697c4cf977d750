"""Games of Comuni whose pieces can be moved between the drawers, so that none is gained or lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from engine.core.api import Action, Event, Illegal, Seat, Words, seat_names, words_for
from engine.games.comuni import Comuni, building, components, masters
from engine.games.comuni.actions import CLAIM, Bid, Commit
from engine.games.comuni.pieces import Building, CardId, Category, Envoy, Phase, Resource, Works
from engine.games.comuni.projects import Displaced, Projects
from engine.games.comuni.repair import Damage, Repair
from engine.games.comuni.turn import EndOfTurn
from tests.arranged_game import ArrangedGame
from tests.refusals import refused

ECONOMY, MILITARY, CULTURE, RELIGION = Category
GOLD, ARMY, PILGRIM, CRAFTSMAN = Resource
FIRST, SECOND, THIRD, FOURTH, FIFTH = (Seat(number) for number in range(5))


class Arranged(ArrangedGame, Comuni):
    """A game that tests arrange, play on and ask."""

    # it is saved and read as the game itself
    kinds = Comuni.kinds
    form = Comuni.form

    # -- arranging -------------------------------------------------------------------------------------------------

    def give(self, seat: Seat, **stock: int) -> Arranged:
        """Let a stock hold exactly these cubes; kinds not named stay as they are."""
        for name, count in stock.items():
            resource, held = Resource(name), self.hands[seat].stock
            self.box.supply.add(resource, held[resource] - count)
            held.add(resource, count - held[resource])
            assert self.box.supply[resource] >= 0
        self.table.supply = [kind for kind in Resource if self.box.supply[kind]]
        return self

    def equip(self, seat: Seat, **stock: int) -> Arranged:
        """Let a stock hold these cubes and nothing else."""
        self.give(seat, **{**dict.fromkeys(Resource, 0), **stock})
        return self

    def equip_all(self, **stock: int) -> Arranged:
        """Let every stock hold these cubes and nothing else."""
        for seat in range(self.players):
            self.equip(Seat(seat), **stock)
        return self

    def leave_in_supply(self, holder: Seat, **kinds: int) -> Arranged:
        """Leave exactly these cubes in the supply; the others go to the holder's stock."""
        for name, count in kinds.items():
            resource = Resource(name)
            self.give(holder, **{name: self.hands[holder].stock[resource] + self.box.supply[resource] - count})
        return self

    def score(self, *points: int) -> Arranged:
        """The score of each seat."""
        for comune, score in zip(self.table.comuni, points, strict=True):
            comune.score = score
        return self

    def deal(self, seat: Seat, *numbers: str) -> Arranged:
        """Put these cards into a hand, from wherever they lie undealt; a hole in a column is filled from its pile."""
        for number in numbers:
            card = CardId(number)
            for column in self.table.columns:
                if card in column.cards:
                    column.cards[column.cards.index(card)] = CardId(self.box.piles[self.table.pile].cards.pop())
                    break
            else:
                [pile] = [pile for pile in self.box.piles.values() if number in pile.cards]
                pile.cards.remove(number)
            self.hands[seat].cards.append(card)
        self.table.comuni[seat].cards = len(self.hands[seat].cards)
        self.table.left = len(self.box.piles[self.table.pile])
        return self

    def _spare(self, category: Category | None = None) -> CardId:
        """A card from the end of the last pile that still has a fitting one."""
        for letter in reversed(components.PILES):
            cards = self.box.piles[letter].cards
            for number in cards:
                if category is None or category in components.printed().cards[CardId(number)].categories:
                    cards.remove(number)
                    self.table.left = len(self.box.piles[self.table.pile])
                    return CardId(number)
        raise AssertionError("no card left to build with")

    def erect(self, seat: Seat, category: Category, *heights: int, active: bool = False) -> Arranged:
        """Buildings that stand already, scoring nothing."""
        comune = self.table.comuni[seat]
        for height in heights:
            comune.buildings.append(Building(category, [self._spare(category) for _ in range(height)]))
        if active:
            comune.active.append(category)
        return self

    def wall(self, seat: Seat, *heights: int) -> Arranged:
        """Wall sections that stand already."""
        for height in heights:
            self.box.buried += [self._spare() for _ in range(height)]
            self.table.comuni[seat].walls.append(height)
        return self

    def stand(self, seat: Seat, *columns: int, gold: int = 0) -> Arranged:
        """Envoys in columns, the gold of each taken from the supply."""
        for column in columns:
            self.table.columns[column - 1].envoy = Envoy(seat, gold)
            self.table.comuni[seat].envoys -= 1
            self.box.supply.gold -= gold
        return self

    def leave(self, count: int, pile: str = "A") -> Arranged:
        """The pile drawn from is this one, with this many cards left; the others are out of the game."""
        for letter in components.PILES[: components.PILES.index(pile)]:
            self._discard(letter, 0)
            if letter in self.table.heroes:
                self.table.heroes.remove(letter)
        self._discard(pile, count)
        self.table.pile, self.table.left = pile, count
        return self

    def _discard(self, pile: str, count: int) -> None:
        cards = self.box.piles[pile].cards
        assert len(cards) >= count
        while len(cards) > count:
            self.box.buried.append(CardId(cards.pop()))
            self.table.discarded += 1

    def empty(self, *columns: int) -> Arranged:
        """Nothing lies in these columns any more."""
        for number in columns:
            column = self.table.columns[number - 1]
            self.table.discarded += len(column.cards)
            self.box.buried += column.cards
            column.cards = []
        return self

    def turn_of(self, seat: Seat) -> Arranged:
        """It is this seat's turn, at its beginning."""
        self.agenda = [EndOfTurn(seat), Damage(seat), masters.GuildMasters(seat), building.Build(seat), Projects(seat)]
        self.asked = (seat,)
        self.table.turn = self.table.leader = seat
        self.table.phase, self.table.works = Phase.PROJECTS, Works()
        return self

    def last_turn_of_all(self, seat: Seat) -> Arranged:
        """Pile D is used up and this seat, who holds the alliance leader, has the last turn before the Emperor."""
        self.turn_of(seat).leave(0, "D")
        self.table.last_turns = 1
        return self

    def serving(self, **masters: Seat) -> Arranged:
        """These guild masters serve these seats."""
        self.table.masters = {Category(name): seat for name, seat in masters.items()}
        return self

    def plunder(self, seat: Seat, tiles: int) -> Arranged:
        """Plunder tiles behind a screen."""
        self.hands[seat].plunder = tiles
        self.table.comuni[seat].plundered = tiles > 0
        return self

    # -- playing on ------------------------------------------------------------------------------------------------

    def to_build(self, seat: Seat, *cards: str) -> Arranged:
        """Spend phase 1 on an envoy without gold, so that the seat is asked to build, with these cards as well."""
        self.deal(seat, *cards)
        free = next(column.number for column in self.table.columns if column.cards and not column.envoy)
        return self.play(seat, Bid(column=free))

    def building(self, *cards: str, **stock: int) -> Arranged:
        """The first seat is asked to build, with these cards and nothing but these cubes."""
        self.equip(FIRST, **stock).to_build(FIRST, *cards)
        assert self.step == building.BuildStep(FIRST)
        return self

    def invade(self, seat: Seat = FIRST, pile: str = "A") -> list[Event]:
        """The seat claims column 2 and draws the last two cards of the pile."""
        return self.leave(2, pile).stand(seat, 2).heard(seat, CLAIM)

    def out_bid(self, gold: int = 1, pilgrims: int = 2) -> Arranged:
        """The second seat's envoy with this gold has been out-bid in column 1."""
        self.stand(SECOND, 1, gold=gold).give(SECOND, pilgrim=pilgrims).give(FIRST, gold=gold + 1)
        self.submit(FIRST, Bid(column=1, gold=gold + 1))
        assert self.step == Displaced(SECOND, 1, gold)
        return self

    def repairing(self, tiles: int, pilgrims: int) -> Arranged:
        """The first seat is asked to repair."""
        self.plunder(FIRST, tiles).give(FIRST, pilgrim=pilgrims).submit(FIRST, Bid(column=1))
        assert self.step == Repair(FIRST)
        return self

    def commit_all(self, *commits: Commit) -> list[Event]:
        """Every seat commits, in order, those not named nothing; what the reveal told."""
        heard: list[Event] = []
        for seat in range(self.players):
            heard = self.heard(Seat(seat), commits[seat] if seat < len(commits) else Commit())
        return heard

    # -- asking ----------------------------------------------------------------------------------------------------

    def refuses(
        self, seat: Seat, action: Action | dict[str, Any], key: str, sentence: str | None = None, **facts: Any
    ) -> Illegal:
        """The action, or what was meant as one, is refused with these facts or this sentence, and changes nothing."""
        before = self.save()
        with refused(key, **facts) as met:
            self.submit(seat, self.read(action) if isinstance(action, dict) else action)
        assert self.save() == before
        told = self.english().refusal(met.illegal)
        assert told == (told if sentence is None else sentence)
        assert all(str(fact) in told for fact in facts.values())
        return met.illegal

    def english(self) -> Words:
        """The English words, with the comuni as names."""
        plain = words_for("comuni", "en")
        return words_for("comuni", "en", seat_names(plain, self.seat_names()), self.data)

    def laid_out(self) -> list[int]:
        """How many cards lie in each column."""
        return [len(column.cards) for column in self.table.columns]

    def stock(self, seat: Seat) -> tuple[int, int, int, int]:
        """Gold, armies, pilgrims and craftsmen of a seat."""
        cubes = self.hands[seat].stock
        return cubes.gold, cubes.army, cubes.pilgrim, cubes.craftsman


#: arranges a game
Position = Callable[[Arranged], Arranged]


@cache
def seed_for(names: tuple[str, ...]) -> str:
    """A seed that deals exactly these comuni."""
    for number in range(1000):
        game, _ = Comuni.start(len(names), f"seats {number}")
        if tuple(game.seat_names()) == names:
            return f"seats {number}"
    raise AssertionError(f"no seed deals {names}")


def dealt(*names: str) -> Arranged:
    """A new game of these comuni, which must be named in turn order."""
    return Arranged.start(len(names), seed_for(names))[0]


def kinds_of(heard: Sequence[Event]) -> list[str]:
    """The events by their words."""
    return [event.word for event in heard]
