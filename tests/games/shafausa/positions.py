"""Positions of Shafausa, arranged before one action is tried."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace

from engine.core.api import Action, Event, Illegal, Seat, Step, words_for
from engine.core.game import public_told
from engine.games.shafausa import Agreement, Shafausa, management, powers
from engine.games.shafausa.actions import CHOOSE, COMMIT, DECLINE
from engine.games.shafausa.auction import TurnOrder
from engine.games.shafausa.pieces import RESOURCES, Building, Mode, People, Phase, Realm, Resource
from engine.games.shafausa.prices import PLACE
from tests.games.shafausa.names import A

NAMES = ["Anne", "Bernard", "Charles", "Dora", "Emil", "Fanny"]
#: by what is not allowed: a position, who wants to do what there, and the sentence of the refusal
Refused: TypeAlias = dict[str, tuple[Callable[[], Shafausa], Seat, Action, str]]


def dealt(*peoples: str, mode: str = "geek", seed: str = "positions", cards: bool = False, **options: Any) -> Shafausa:
    """A game of these peoples, seat by seat, in this turn order, at its first question in round 1.

    COLONIAL stands at its first tile; with `cards` the question for the first POWER cards is left open.
    """
    game, _ = Shafausa.start(len(peoples), seed, Agreement(mode=Mode(mode), peoples="chosen", **options))
    game.table.order = [Seat(seat) for seat in range(len(peoples))]
    for seat, people in enumerate(peoples):
        game.submit(Seat(seat), CHOOSE[People(people)])
    while isinstance(game.step, powers.FirstCards) and not cards:
        game.submit(game.asked[0], DECLINE)
    return game


def ask(g: Shafausa, *steps: Step) -> Shafausa:
    """Let these steps be all that is still to come."""
    g.agenda = list(reversed(steps))
    g._settle()
    return g


def managing(g: Shafausa, *after: Step) -> Shafausa:
    """The management phase, with nothing behind it but these steps."""
    return ask(g, management.Manage(), *after)


def hold(g: Shafausa, seat: Seat, chf: int | None = None, **stock: int) -> Realm:
    """Exactly these resources in stock, and this much money."""
    realm = g.table.realms[seat]
    for resource in RESOURCES:
        realm.stock[resource] = stock.get(resource, 0)
    if chf is not None:
        realm.chf = chf
    return realm


def arranged(
    game: Shafausa, *steps: Step, chf: int | None = None, keeps: Iterable[Building] = (), **known: Any
) -> Shafausa:
    """The first seat holds exactly this, with these buildings in reserve; then these steps are all that is to come.

    Whatever else is known is a fact of its realm, or else of the table.
    """
    realm = hold(game, A, chf, **{name: known.pop(name) for name in RESOURCES if name in known})
    for name, value in known.items():
        setattr(realm if name in Realm.__struct_fields__ else game.table, name, value)
    reserve(game, A, *keeps)
    return ask(game, *steps)


def at(step: Step, *peoples: str, mode: str = "geek", **known: Any) -> Shafausa:
    """Gineva and Grisa, or these peoples, before this step; what is known is as in `arranged`."""
    return arranged(dealt(*(peoples or ("gineva", "grisa")), mode=mode), step, **known)


def auction(
    *money: int,
    peoples: Sequence[str] = ("gineva", "grisa", "luserna", "primitiva"),
    played: Iterable[tuple[Seat, Action]] = (),
) -> Shafausa:
    """The auction of these peoples, who have so much money, after this."""
    game = dealt(*peoples[: len(money)])
    for seat, chf in enumerate(money):
        hold(game, Seat(seat), chf=chf)
    ask(game, TurnOrder())
    for seat, action in played:
        game.submit(seat, action)
    return game


def stock(realm: Realm) -> dict[str, int]:
    """What is in stock, without zeros."""
    return {str(resource): realm.stock[resource] for resource in RESOURCES if realm.stock[resource]}


def offer(g: Shafausa, *buildings: Building) -> None:
    """Put exactly these buildings on the available ladder, taken out of the bag; the others go into it."""
    for building in g.table.available:
        g.box.bag.cards.append(building)
        g.table.bag[building] += 1
    g.table.available = []
    for building in buildings:
        if building in g.box.bag.cards:
            g.box.bag.cards.remove(building)
            g.table.bag[building] -= 1
        else:
            g.table.future.remove(building)
        g.table.available.append(building)


def reserve(g: Shafausa, seat: Seat, *buildings: Building) -> None:
    """Give these buildings to a reserve."""
    for building in buildings:
        offer(g, building)
        g.table.available.remove(building)
        g.table.realms[seat].reserve.append(building)


def construct(g: Shafausa, seat: Seat, *buildings: Building, city: int = 1) -> None:
    """Let these buildings stand in a city."""
    reserve(g, seat, *buildings)
    realm = g.table.realms[seat]
    for building in buildings:
        realm.reserve.remove(building)
        realm.alter(city, buildings=(*realm.cities[city - 1].buildings, building))


def prices(g: Shafausa, resource: Resource, sale: int, purchase: int) -> None:
    """Set the two markers of a resource."""
    quote = g.table.exchange[PLACE[resource]]
    g.table.exchange[PLACE[resource]] = replace(quote, sale=sale, purchase=purchase)


def quote(g: Shafausa, resource: Resource) -> tuple[int, int]:
    """Sale and purchase price."""
    one = g.table.exchange[PLACE[resource]]
    return one.sale, one.purchase


def play(g: Shafausa, seat: Seat, *actions: Action) -> list[Event]:
    """Several actions of a seat; what everyone heard of the last one."""
    heard: list[Event] = []
    for action in actions:
        heard = public_told(g.submit(seat, action).told)
    return heard


def all_done(g: Shafausa) -> list[Event]:
    """Everyone commits; what was heard of it."""
    heard: list[Event] = []
    while g.step and g.table.phase is Phase.MANAGEMENT:
        heard += public_told(g.submit(g.asked[0], COMMIT).told)
    return heard


def kinds_of(events: Iterable[Event]) -> list[str]:
    """The words of events."""
    return [event.word for event in events]


def refuses(g: Shafausa, seat: Seat, action: Action, sentence: str) -> None:
    """The action is refused in this sentence, which is made of the reason and all its facts, and changes nothing."""
    before = g.save()
    with pytest.raises(Illegal) as caught:
        g.submit(seat, action)
    assert words_for("shafausa", "en", NAMES).refusal(caught.value) == sentence
    assert g.save() == before
