"""Positions of Shafausa, arranged before one action is tried."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace

from engine.core.api import Action, Event, Illegal, Seat, Step, words_for
from engine.core.event import addressed, public_told
from engine.games.shafausa import Agreement, Shafausa, management, powers
from engine.games.shafausa.actions import CHOOSE, COMMIT, DECLINE
from engine.games.shafausa.auction import TurnOrder
from engine.games.shafausa.pieces import RESOURCES, Building, Mode, People, Phase, Realm, Resource
from engine.games.shafausa.prices import PLACE
from tests.arranged_game import ArrangedGame
from tests.games.shafausa.names import A, B

NAMES = ["Anne", "Bernard", "Charles", "Dora", "Emil", "Fanny"]


class Arranged(ArrangedGame, Shafausa):
    """A game that tests arrange, play on and ask."""

    # it is saved and read as the game itself
    kinds = Shafausa.kinds
    form = Shafausa.form

    # -- looking -------------------------------------------------------------------------------------------------------

    @property
    def anne(self) -> Realm:
        """The realm of the first seat."""
        return self.table.realms[A]

    @property
    def bernard(self) -> Realm:
        """The realm of the second seat."""
        return self.table.realms[B]

    @property
    def draft(self) -> Realm:
        """The realm of the first seat as its plan would leave it."""
        realm = self.hands[A].draft
        assert realm
        return realm

    def quote(self, resource: Resource) -> tuple[int, int]:
        """Sale and purchase price."""
        one = self.table.exchange[PLACE[resource]]
        return one.sale, one.purchase

    # -- arranging -----------------------------------------------------------------------------------------------------

    def come_to(self, *steps: Step) -> Arranged:
        """Let these steps be all that is still to come."""
        self.agenda = list(reversed(steps))
        self._settle()
        return self

    def manage(self) -> Arranged:
        """The management phase, with nothing behind it."""
        return self.come_to(management.Manage())

    def hold(self, seat: Seat, chf: int | None = None, **stock: int) -> Arranged:
        """Exactly these resources in stock, and this much money."""
        realm = self.table.realms[seat]
        for resource in RESOURCES:
            realm.stock[resource] = stock.get(resource, 0)
        if chf is not None:
            realm.chf = chf
        return self

    def hold_all(self, chf: int | None = None, **stock: int) -> Arranged:
        """Every realm holds exactly this."""
        for seat in range(self.players):
            self.hold(Seat(seat), chf, **stock)
        return self

    def having(self, seat: Seat = A, **facts: Any) -> Arranged:
        """These facts of a realm, or else of the table, are other ones."""
        for name, value in facts.items():
            setattr(self.table.realms[seat] if name in Realm.__struct_fields__ else self.table, name, value)
        return self

    def alter(self, city: int, seat: Seat = A, **facts: Any) -> Arranged:
        """These facts of a city are other ones."""
        self.table.realms[seat].alter(city, **facts)
        return self

    def arrange(self, *steps: Step, chf: int | None = None, keeps: Iterable[Building] = (), **known: Any) -> Arranged:
        """The first seat holds exactly this, with these buildings in reserve; then these steps are all that is to come.

        Whatever else is known is a fact of its realm, or else of the table.
        """
        self.hold(A, chf, **{name: known.pop(name) for name in RESOURCES if name in known})
        return self.having(**known).reserve(A, *keeps).come_to(*steps)

    def offer(self, *buildings: Building) -> Arranged:
        """Put exactly these buildings on the available ladder, taken out of the bag; the others go into it."""
        for building in self.table.available:
            self.box.bag.cards.append(building)
            self.table.bag[building] += 1
        self.table.available = []
        for building in buildings:
            if building in self.box.bag.cards:
                self.box.bag.cards.remove(building)
                self.table.bag[building] -= 1
            else:
                self.table.future.remove(building)
            self.table.available.append(building)
        return self

    def reserve(self, seat: Seat, *buildings: Building) -> Arranged:
        """Give these buildings to a reserve."""
        for building in buildings:
            self.offer(building).table.available.remove(building)
            self.table.realms[seat].reserve.append(building)
        return self

    def construct(self, *buildings: Building, city: int = 1) -> Arranged:
        """Let these buildings stand in a city of the first seat."""
        self.reserve(A, *buildings)
        for building in buildings:
            self.anne.reserve.remove(building)
            self.alter(city, buildings=(*self.anne.cities[city - 1].buildings, building))
        return self

    def price(self, resource: Resource, sale: int, purchase: int) -> Arranged:
        """Set the two markers of a resource."""
        quote = self.table.exchange[PLACE[resource]]
        self.table.exchange[PLACE[resource]] = replace(quote, sale=sale, purchase=purchase)
        return self

    # -- playing -------------------------------------------------------------------------------------------------------

    def happen(self, *steps: Step) -> list[Event]:
        """These steps are all that is still to come; what everyone heard of them."""
        self._announced = []
        return public_told(addressed(self.come_to(*steps)._announced))

    def commit(self, *seats: Seat) -> list[Event]:
        """These seats commit, one after the other, or all who still plan; what was heard of it."""
        heard: list[Event] = []
        for seat in seats:
            heard += self.heard(seat, COMMIT)
        while not seats and self.step and self.table.phase is Phase.MANAGEMENT:
            heard += self.heard(self.asked[0], COMMIT)
        return heard

    def refuses(self, seat: Seat, action: Action, sentence: str) -> Arranged:
        """The action is refused in this sentence, which is made of the reason and all its facts; it changes nothing."""
        before = self.save()
        with pytest.raises(Illegal) as caught:
            self.submit(seat, action)
        assert words_for("shafausa", "en", NAMES).refusal(caught.value) == sentence
        assert self.save() == before
        return self


#: makes a position
Position: TypeAlias = Callable[[], Arranged]
#: by what is not allowed: a position, who wants to do what there, and the sentence of the refusal
Refused: TypeAlias = dict[str, tuple[Position, Seat, Action, str]]
#: by a rule: a position, what the first seat does there, and facts of its realm afterwards
Done: TypeAlias = dict[str, tuple[Position, Sequence[Action], dict[str, Any]]]


def each_refused(cases: Refused) -> Callable[..., None]:
    """A test for each of these: it is refused in its sentence, and changes nothing."""

    @pytest.mark.parametrize(("position", "seat", "action", "sentence"), cases.values(), ids=cases)
    def refused(position: Position, seat: Seat, action: Action, sentence: str) -> None:
        position().refuses(seat, action, sentence)

    return refused


def opening(players: int, seed: str, mode: str = "geek", **options: Any) -> Arranged:
    """A game as it begins."""
    return Arranged.start(players, seed, Agreement(mode=Mode(mode), **options))[0]


def dealt(*peoples: str, mode: str = "geek", seed: str = "positions", cards: bool = False, **options: Any) -> Arranged:
    """A game of these peoples, seat by seat, in this turn order, at its first question in round 1.

    COLONIAL stands at its first tile; with `cards` the question for the first POWER cards is left open.
    """
    game = opening(len(peoples), seed, mode, peoples="chosen", **options)
    game.table.order = [Seat(seat) for seat in range(len(peoples))]
    for seat, people in enumerate(peoples):
        game.submit(Seat(seat), CHOOSE[People(people)])
    while isinstance(game.step, powers.FirstCards) and not cards:
        game.submit(game.asked[0], DECLINE)
    return game


def at(step: Step, *peoples: str, mode: str = "geek", **known: Any) -> Arranged:
    """Gineva and Grisa, or these peoples, before this step; what is known is as in `arrange`."""
    return dealt(*(peoples or ("gineva", "grisa")), mode=mode).arrange(step, **known)


def auction(
    *money: int,
    peoples: Sequence[str] = ("gineva", "grisa", "luserna", "primitiva"),
    played: Iterable[tuple[Seat, Action]] = (),
) -> Arranged:
    """The auction of these peoples, who have so much money, after this."""
    game = dealt(*peoples[: len(money)])
    for seat, chf in enumerate(money):
        game.hold(Seat(seat), chf)
    game.come_to(TurnOrder())
    for seat, action in played:
        game.submit(seat, action)
    return game


def stock(realm: Realm) -> dict[str, int]:
    """What is in stock, without zeros."""
    return {str(resource): realm.stock[resource] for resource in RESOURCES if realm.stock[resource]}


def facts_of(realm: Realm, names: Iterable[str]) -> dict[str, Any]:
    """These facts of a realm; its stock without zeros."""
    return {name: stock(realm) if name == "stock" else getattr(realm, name) for name in names}
