"""Positions of Comuni, arranged by moving pieces between the drawers so that none is gained or lost."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from engine.core.action import Action
from engine.core.event import Event
from engine.core.game import public_told
from engine.core.seat import Seat
from engine.core.words import seat_names, words_for
from engine.games.comuni import Comuni
from engine.games.comuni.actions import CLAIM, Bid, Commit
from engine.games.comuni.building import Build
from engine.games.comuni.components import PILES, printed
from engine.games.comuni.masters import GuildMasters
from engine.games.comuni.pieces import Building, CardId, Category, Envoy, Phase, Resource, Works
from engine.games.comuni.projects import Projects
from engine.games.comuni.repair import Damage, Repair
from engine.games.comuni.turn import EndOfTurn
from tests.refusals import refused

ECONOMY, MILITARY, CULTURE, RELIGION = Category
GOLD, ARMY, PILGRIM, CRAFTSMAN = Resource
FIRST, SECOND, THIRD, FOURTH, FIFTH = (Seat(number) for number in range(5))


@cache
def seed_for(names: tuple[str, ...]) -> str:
    """A seed that deals exactly these comuni."""
    for number in range(1000):
        game, _ = Comuni.start(len(names), f"seats {number}")
        if tuple(game.seat_names()) == names:
            return f"seats {number}"
    raise AssertionError(f"no seed deals {names}")


def dealt(*names: str) -> Comuni:
    """A new game of these comuni, which must be named in turn order."""
    return Comuni.start(len(names), seed_for(names))[0]


# -- arranging ---------------------------------------------------------------------------------------------------------


def give(g: Comuni, seat: Seat, **stock: int) -> None:
    """Let a stock hold exactly these cubes; kinds not named stay as they are."""
    for name, count in stock.items():
        resource = Resource(name)
        g.box.supply.add(resource, g.hands[seat].stock[resource] - count)
        g.hands[seat].stock.add(resource, count - g.hands[seat].stock[resource])
        assert g.box.supply[resource] >= 0
    g.table.supply = [kind for kind in Resource if g.box.supply[kind]]


def strip(g: Comuni, seat: Seat) -> None:
    """Leave a stock empty."""
    give(g, seat, gold=0, army=0, pilgrim=0, craftsman=0)


def leave_in_supply(g: Comuni, holder: Seat, **kinds: int) -> None:
    """Leave exactly these cubes in the supply; the others go to the holder's stock."""
    for name, count in kinds.items():
        resource = Resource(name)
        give(g, holder, **{name: g.hands[holder].stock[resource] + g.box.supply[resource] - count})


def deal(g: Comuni, seat: Seat, *numbers: str) -> None:
    """Put these cards into a hand, from wherever they lie undealt; a hole in a column is filled from its pile."""
    for number in numbers:
        card = CardId(number)
        for column in g.table.columns:
            if card in column.cards:
                column.cards[column.cards.index(card)] = CardId(g.box.piles[g.table.pile].cards.pop())
                break
        else:
            [pile] = [pile for pile in g.box.piles.values() if number in pile.cards]
            pile.cards.remove(number)
        g.hands[seat].cards.append(card)
    g.table.comuni[seat].cards = len(g.hands[seat].cards)
    g.table.left = len(g.box.piles[g.table.pile])


def _spare(g: Comuni, category: Category | None = None) -> CardId:
    """A card from the end of the last pile that still has a fitting one."""
    for letter in reversed(PILES):
        cards = g.box.piles[letter].cards
        for number in cards:
            if category is None or category in printed().cards[CardId(number)].categories:
                cards.remove(number)
                g.table.left = len(g.box.piles[g.table.pile])
                return CardId(number)
    raise AssertionError("no card left to build with")


def erect(g: Comuni, seat: Seat, category: Category, height: int) -> Building:
    """A building that stands already, scoring nothing."""
    building = Building(category, [_spare(g, category) for _ in range(height)])
    g.table.comuni[seat].buildings.append(building)
    return building


def wall(g: Comuni, seat: Seat, *heights: int) -> None:
    """Wall sections that stand already."""
    for height in heights:
        g.box.buried += [_spare(g) for _ in range(height)]
        g.table.comuni[seat].walls.append(height)


def stand(g: Comuni, seat: Seat, column: int, gold: int = 0) -> None:
    """An envoy in a column, its gold taken from the supply."""
    g.table.columns[column - 1].envoy = Envoy(seat, gold)
    g.table.comuni[seat].envoys -= 1
    g.box.supply.gold -= gold


def leave(g: Comuni, count: int, pile: str = "A") -> None:
    """The pile drawn from is this one, with so many cards left; the others are out of the game."""
    for letter in PILES[: PILES.index(pile)]:
        _discard(g, letter, 0)
        if letter in g.table.heroes:
            g.table.heroes.remove(letter)
    _discard(g, pile, count)
    g.table.pile, g.table.left = pile, count


def _discard(g: Comuni, pile: str, count: int) -> None:
    cards = g.box.piles[pile].cards
    assert len(cards) >= count
    while len(cards) > count:
        g.box.buried.append(CardId(cards.pop()))
        g.table.discarded += 1


def empty(g: Comuni, column: int) -> None:
    """Nothing lies in a column any more."""
    cards = g.table.columns[column - 1].cards
    g.table.discarded += len(cards)
    g.box.buried += cards
    g.table.columns[column - 1].cards = []


def turn_of(g: Comuni, seat: Seat) -> None:
    """It is this seat's turn, at its beginning."""
    g.agenda = [EndOfTurn(seat), Damage(seat), GuildMasters(seat), Build(seat), Projects(seat)]
    g.asked = (seat,)
    g.table.turn = g.table.leader = seat
    g.table.phase, g.table.works = Phase.PROJECTS, Works()


def plunder(g: Comuni, seat: Seat, tiles: int) -> None:
    """Plunder tiles behind a screen."""
    g.hands[seat].plunder = tiles
    g.table.comuni[seat].plundered = tiles > 0


# -- playing on --------------------------------------------------------------------------------------------------------


def events(g: Comuni, seat: Seat, action: Action) -> list[Event]:
    """Submit an action; what everybody heard."""
    return public_told(g.submit(seat, action).told)


def to_build(g: Comuni, seat: Seat) -> None:
    """Spend phase 1 on an envoy without gold, so that the seat is asked to build."""
    free = next(column.number for column in g.table.columns if column.cards and not column.envoy)
    g.submit(seat, Bid(column=free))


def invade(g: Comuni, seat: Seat = FIRST, pile: str = "A") -> list[Event]:
    """The seat claims column 2 and draws the last two cards of the pile."""
    leave(g, 2, pile)
    stand(g, seat, 2)
    return events(g, seat, CLAIM)


def repairing(g: Comuni, tiles: int, pilgrims: int) -> Comuni:
    """The first seat is asked to repair."""
    plunder(g, FIRST, tiles)
    give(g, FIRST, pilgrim=pilgrims)
    g.submit(FIRST, Bid(column=1))
    assert g.step == Repair(FIRST)
    return g


def commit_all(g: Comuni, *commits: Commit) -> list[Event]:
    """Every seat commits, in order; what the reveal told."""
    heard: list[Event] = []
    for seat, commit in enumerate(commits):
        heard = events(g, Seat(seat), commit)
    return heard


def last_turn_of_all(g: Comuni, seat: Seat) -> None:
    """Pile D is used up and this seat, who holds the alliance leader, has the last turn before the Emperor."""
    turn_of(g, seat)
    leave(g, 0, "D")
    g.table.last_turns = 1


# -- asserting ---------------------------------------------------------------------------------------------------------


def refuses(g: Comuni, seat: Seat, action: Action, sentence: str, key: str, /, **facts: Any) -> None:
    """The action is refused with these numbers, changes nothing, and is worded in English as specified."""
    before = g.save()
    with refused(key, **facts) as met:
        g.submit(seat, action)
    assert g.save() == before
    assert english(g).refusal(met.illegal) == sentence


def english(g: Comuni) -> Any:
    """The English words, with the comuni as names."""
    plain = words_for("comuni", "en")
    return words_for("comuni", "en", seat_names(plain, g.seat_names()), g.data)


def stock(g: Comuni, seat: Seat) -> tuple[int, int, int, int]:
    """Gold, armies, pilgrims and craftsmen of a seat."""
    cubes = g.hands[seat].stock
    return cubes.gold, cubes.army, cubes.pilgrim, cubes.craftsman


def kinds_of(heard: Sequence[Event]) -> list[str]:
    """The events by their words."""
    return [event.word for event in heard]
