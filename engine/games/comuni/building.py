"""Phase 3, build: each build action is one building step and/or one wall step; the first is free."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import chain
from typing import TypeAlias

from engine.core.api import Action, Illegal, Offer, Option, Seat, SeatDecision, SeatRule, on, require
from engine.games.comuni import actions, events
from engine.games.comuni.components import Card, Components, ComuniGame
from engine.games.comuni.pieces import (
    CRAFTSMAN,
    PILGRIM,
    TALLEST,
    Building,
    CardId,
    Category,
    Comune,
    Phase,
    Table,
    View,
)
from engine.games.comuni.repair import Damage, Repair, mend, repairs
from engine.games.comuni.supply import CUBES_FOR_ONE, pay
from engine.games.comuni.together import together

HAND_LIMIT = 2
#: looked up once
_PHASE = Phase.BUILD
#: what a card can be used for
Construction: TypeAlias = actions.AddFloor | actions.Found | actions.RaiseWall | actions.LayWall
WALLS = actions.LayWall | actions.RaiseWall
#: the same by kind of action, which is quicker to ask for
_WALLS = frozenset((actions.LayWall, actions.RaiseWall))


# -- the rules of the phase --------------------------------------------------------------------------------------------


def fits(card: Card, category: Category, height: int) -> bool:
    """Whether a card may be the next floor of a building of this category and height, whatever its level."""
    return height < TALLEST and category in card.categories


def missing_levels(level: int, height: int) -> int:
    """The levels that a card of this level lacks for this height; each takes a craftsman."""
    return height - level if height > level else 0


@cache
def payments(need: int, craftsmen: int, pilgrims: int) -> tuple[int, ...]:
    """For how many of the craftsmen needed pilgrims may, or must, stand in; empty if it cannot be paid."""
    return tuple(range(max(0, need - craftsmen), min(need, pilgrims // CUBES_FOR_ONE) + 1))


@cache
def payments_by_level(further: int, craftsmen: int, pilgrims: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """How a step can be paid, by the level of its card and by the height that it leads to; none beyond the top."""
    heights = range(TALLEST + 1)
    return tuple(
        (*(payments(further + missing_levels(level, height), craftsmen, pilgrims) for height in heights), ())
        for level in range(TALLEST + 1)
    )


def height_after(step: Construction, comune: Comune) -> int:
    """How high the building or wall section is after a step."""
    if type(step) is actions.AddFloor:
        return len(comune.buildings[step.building - 1].cards) + 1
    return comune.walls[step.section - 1] + 1 if type(step) is actions.RaiseWall else 1


def craftsmen_for(step: Construction, table: Table, data: Components, seat: Seat) -> int:
    """The craftsmen a step takes, pilgrims in their place included."""
    further = table.works.further(type(step) in _WALLS)
    return further + missing_levels(data.cards[step.card].level, height_after(step, table.comuni[seat]))


def free_steps(view: View) -> list[str]:
    """Which steps can be taken for nothing now: a building step, a wall step."""
    if not isinstance(view.step, BuildStep):
        return []
    steps = [one for one in view.options() if isinstance(one, Construction)]
    free = [one for one in steps if not craftsmen_for(one, view.table, view.data, view.seat)]
    found = {"wall" if isinstance(one, WALLS) else "building" for one in free}
    return sorted(found)


def best_first(cards: Iterable[CardId], data: Components, kinds_first: bool = False) -> list[CardId]:
    """Cards by level and then by number of kinds, or the other way round."""

    def rank(number: CardId) -> tuple[int, int, str]:
        level, kinds = -data.cards[number].level, -len(data.cards[number].categories)
        return (kinds, level, number) if kinds_first else (level, kinds, number)

    return sorted(cards, key=rank)


# -- building step by step ---------------------------------------------------------------------------------------------


class Build(SeatRule, tag="Build"):
    """The build phase, skipped without a card in hand."""

    def happen(self, g: ComuniGame) -> None:
        comune = g.table.comuni[self.seat]
        if comune.cards:
            g.table.phase = _PHASE
            if not together(g):
                g.do(HandLimit(self.seat))
            g.do(BuildStep(self.seat))
        elif comune.plundered and together(g):
            g.do(Damage(self.seat))


# What a card can be used for, in every way it can be paid: the same again and again.


@cache
def _foundings(card: CardId, categories: tuple[Category, ...], paid: tuple[int, ...]) -> list[list[Construction]]:
    return [
        [actions.Found(card=card, category=category, from_pilgrims=spent) for spent in paid] for category in categories
    ]


@cache
def _floors(card: CardId, building: int, paid: tuple[int, ...]) -> list[Construction]:
    return [actions.AddFloor(card=card, building=building, from_pilgrims=spent) for spent in paid]


@cache
def _walls(card: CardId, paid: tuple[int, ...]) -> list[Construction]:
    return [actions.LayWall(card=card, from_pilgrims=spent) for spent in paid]


@cache
def _raisings(card: CardId, section: int, paid: tuple[int, ...]) -> list[Construction]:
    return [actions.RaiseWall(card=card, section=section, from_pilgrims=spent) for spent in paid]


def constructions(view: View) -> list[list[Construction]]:
    """What the cards in hand can be used for now: each use in every way to pay for it, the fewest pilgrims first."""
    comune, stock, works = view.table.comuni[view.seat], view.hand.stock, view.table.works
    floor_pay = payments_by_level(works.further(False), stock.craftsman, stock.pilgrim)
    wall_pay = payments_by_level(works.further(True), stock.craftsman, stock.pilgrim)
    cards, buildings, walls = view.data.cards, comune.buildings, comune.walls
    found: list[list[Construction]] = []
    for number in view.hand.cards:
        card = cards[number]
        categories, level = card.categories, card.level
        by_height = floor_pay[level]
        if paid := by_height[1]:
            found += _foundings(number, categories, paid)
        for index, building in enumerate(buildings, 1):
            if building.category in categories and (paid := by_height[len(building.cards) + 1]):
                found.append(_floors(number, index, paid))
        by_height = wall_pay[level]
        if paid := by_height[1]:
            found.append(_walls(number, paid))
        for section, height in enumerate(walls, 1):
            if paid := by_height[height + 1]:
                found.append(_raisings(number, section, paid))
    return found


class BuildStep(SeatDecision, tag="BuildStep"):
    """Found a building, add a floor, lay or raise a wall - as often as you can pay - or finish."""

    def seats(self, table: Table) -> tuple[Seat, ...]:
        return (self.seat,) if table.comuni[self.seat].cards else ()

    def options(self, view: View) -> list[Option]:
        options: list[Option] = [actions.FINISH]
        if view.table.comuni[view.seat].plundered and together(view):
            options += [actions.FINISH_AND_MEND[tiles] for tiles in repairs(view.hand.plunder, view.hand.stock.pilgrim)]
        options.extend(chain.from_iterable(constructions(view)))
        return options

    @on(actions.Found)
    def found(self, g: ComuniGame, seat: Seat, step: actions.Found) -> None:
        """Any one card, any level, is the first floor of a new building."""
        card, buildings = held(g, seat, step.card), g.table.comuni[seat].buildings
        if step.category not in card.categories:
            raise Illegal("wrong-category", category=step.category, symbols=card.categories)
        paid = play(g, seat, step)
        buildings.append(Building(step.category, [step.card]))
        score = scored(g, seat, buildings[-1])
        g.announce(events.BuildingFounded(seat, step.card, step.category, *paid, score))
        self.go_on(g)

    @on(actions.AddFloor)
    def add_floor(self, g: ComuniGame, seat: Seat, step: actions.AddFloor) -> None:
        """A card of the building's category whose level, with craftsmen, reaches the new height."""
        card, buildings = held(g, seat, step.card), g.table.comuni[seat].buildings
        if step.building > len(buildings):
            raise Illegal("no-such-building", building=step.building)
        building = buildings[step.building - 1]
        height = building.height
        if height >= TALLEST:
            raise Illegal("too-high")
        if not fits(card, building.category, height):
            raise Illegal("wrong-category", category=building.category, symbols=card.categories)
        paid = play(g, seat, step)
        building.cards.append(step.card)
        score = scored(g, seat, building)
        g.announce(events.FloorAdded(seat, step.card, building.category, height + 1, *paid, score))
        self.go_on(g)

    @on(actions.LayWall)
    def lay_wall(self, g: ComuniGame, seat: Seat, step: actions.LayWall) -> None:
        """Any card, face down, is a section of height 1."""
        held(g, seat, step.card)
        paid = play(g, seat, step)
        g.table.comuni[seat].walls.append(1)
        g.announce(events.WallLaid(seat, *paid))
        self.go_on(g)

    @on(actions.RaiseWall)
    def raise_wall(self, g: ComuniGame, seat: Seat, step: actions.RaiseWall) -> None:
        """Any card whose level, with craftsmen, reaches the new height; a section of height 4 earns a bonus wall."""
        walls = g.table.comuni[seat].walls
        held(g, seat, step.card)
        place = step.section - 1
        if place >= len(walls):
            raise Illegal("no-such-section", section=step.section)
        height = walls[place] + 1
        if height > TALLEST:
            raise Illegal("too-high")
        paid = play(g, seat, step)
        walls[place] = height
        g.announce(events.WallRaised(seat, height, *paid))
        if height == TALLEST and g.table.bonus_walls:
            g.table.bonus_walls -= 1
            walls.append(1)
            g.announce(events.BonusWallGiven(seat))
        self.go_on(g)

    @on(actions.Finish)
    def finish(self, g: ComuniGame, seat: Seat, finish: actions.Finish) -> None:
        """Enough built; a player who says at once what is repaired is not asked for it."""
        if finish.mend is not None:
            require(together(g) and g.table.comuni[seat].plundered, "nothing-to-mend")
            mend(g, seat, finish.mend)
        if together(g):
            if finish.mend is None and g.table.comuni[seat].plundered:
                g.do(Damage(seat))
            if g.table.comuni[seat].cards > HAND_LIMIT:
                g.do(HandLimit(seat))

    def go_on(self, g: ComuniGame) -> None:
        """The next step of the same question; as it was first played, a question of its own."""
        if not together(g):
            g.do(self)
        elif g.table.comuni[self.seat].cards:
            g.go_on(self)
        elif g.table.comuni[self.seat].plundered:
            g.table.phase = Phase.REPAIR
            g.go_on(Repair(self.seat))


class HandLimit(SeatDecision, tag="HandLimit"):
    """At the end of the build phase keep two cards; discards leave the game face down."""

    def seats(self, table: Table) -> tuple[Seat, ...]:
        return (self.seat,) if table.comuni[self.seat].cards > HAND_LIMIT else ()

    def options(self, view: View) -> list[Option]:
        # any two: the last hand card first for `second`, so that the first corner names two different ones
        cards = view.hand.cards
        return [Offer(actions.Keep, {"first": tuple(cards), "second": tuple(reversed(cards))})]

    def absent(self, view: View) -> Action:
        first, second = best_first(view.hand.cards, view.data)[:HAND_LIMIT]
        return actions.Keep(first=first, second=second)

    @on(actions.Keep)
    def keep(self, g: ComuniGame, seat: Seat, choice: actions.Keep) -> None:
        hand = g.hands[seat]
        kept = [choice.first, choice.second]
        held(g, seat, choice.first)
        held(g, seat, choice.second)
        require(choice.first != choice.second, "keep-two-different")
        discarded = [card for card in hand.cards if card not in kept]
        hand.cards = kept
        g.box.buried += discarded
        g.table.comuni[seat].cards = len(kept)
        g.table.discarded += len(discarded)
        g.announce(events.CardsDiscarded(seat, len(discarded)))

    @on(actions.Finish)
    def finish(self, g: ComuniGame, seat: Seat, _: actions.Finish) -> None:
        """The phase cannot end with more than two cards."""
        require(False, "keep-two", count=len(g.hands[seat].cards) - HAND_LIMIT)


def held(g: ComuniGame, seat: Seat, number: CardId) -> Card:
    """A card of the seat's hand, refused if it is not there."""
    if number not in g.hands[seat].cards:
        raise Illegal("card-not-held", card=number)
    card: Card = g.data.cards[number]
    return card


def play(g: ComuniGame, seat: Seat, step: Construction) -> tuple[int, int]:
    """Pay for a step and take its card out of the hand: the craftsmen and pilgrims it took, or a refusal."""
    comune, hand, works = g.table.comuni[seat], g.hands[seat], g.table.works
    wall, stock = type(step) in _WALLS, hand.stock
    need = craftsmen_for(step, g.table, g.data, seat)
    if not payments(need, stock.craftsman, stock.pilgrim):
        card, further = g.data.cards[step.card], works.further(wall)
        floor, missing = height_after(step, comune), need - further
        have = max(0, stock.craftsman + stock.pilgrim // CUBES_FOR_ONE - further)
        require(not missing, "level-too-low", floor=floor, level=card.level, missing=missing, have=have)
        require(False, "further-action")
    # most steps are free
    craftsmen, pilgrims = 0, 0
    if need or step.from_pilgrims:
        if step.from_pilgrims > need:
            raise Illegal("too-many-pilgrims", need=need)
        craftsmen, pilgrims = need - step.from_pilgrims, CUBES_FOR_ONE * step.from_pilgrims
        if pilgrims > stock.pilgrim:
            raise Illegal("pilgrims-short", need=pilgrims, have=stock.pilgrim)
        if craftsmen > stock.craftsman:
            raise Illegal("craftsmen-short", need=need, have=stock.craftsman)
        pay(g, seat, CRAFTSMAN, craftsmen)
        pay(g, seat, PILGRIM, pilgrims)
    hand.cards.remove(step.card)
    comune.cards = len(hand.cards)
    if wall:
        g.box.buried.append(step.card)
        works.walls += 1
    else:
        works.buildings += 1
    return craftsmen, pilgrims


def scored(g: ComuniGame, seat: Seat, building: Building) -> int:
    """A building step scores its new height at once and activates the category: the score it leads to."""
    comune = g.table.comuni[seat]
    comune.score += len(building.cards)
    if building.category not in comune.active:
        comune.active.append(building.category)
    return comune.score
