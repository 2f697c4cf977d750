"""Phase 3, build: each build action is one building step and/or one wall step; the first is free."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.core.action import Action, Offer, Option
from engine.core.illegal import require
from engine.core.seat import Seat
from engine.core.step import Decision, Rule, on
from engine.games.comuni import actions, events
from engine.games.comuni.components import Card
from engine.games.comuni.pieces import TALLEST, Building, CardId, Phase, Resource, Table, View
from engine.games.comuni.supply import pay

if TYPE_CHECKING:
    from engine.games.comuni import Comuni

HAND_LIMIT = 2
PILGRIMS_FOR_ONE = 2


class Build(Rule, tag="Build"):
    """The build phase, skipped without a card in hand."""

    seat: Seat

    def happen(self, g: Comuni) -> None:
        if g.table.comuni[self.seat].cards:
            g.table.phase = Phase.BUILD
            g.do(BuildStep(self.seat), HandLimit(self.seat))


@cache
def payments(need: int, craftsmen: int, pilgrims: int) -> range:
    """For how many of the craftsmen needed pilgrims may, or must, stand in; empty if it cannot be paid."""
    return range(max(0, need - craftsmen), min(need, pilgrims // PILGRIMS_FOR_ONE) + 1)


class BuildStep(Decision, tag="BuildStep"):
    """Found a building, add a floor, lay or raise a wall - as often as you can pay - or finish."""

    seat: Seat

    def seats(self, table: Table) -> tuple[Seat, ...]:
        return (self.seat,) if table.comuni[self.seat].cards else ()

    def options(self, view: View) -> list[Option]:
        options: list[Option] = [actions.FINISH]
        comune, stock, cards = view.table.comuni[view.seat], view.hand.stock, view.data.cards
        extra, wall_extra = view.table.works.further(wall=False), view.table.works.further(wall=True)
        craftsmen, pilgrims = stock.craftsman, stock.pilgrim
        # how a step can be paid, by the number of levels its card lacks
        floor_pay = [payments(extra + missing, craftsmen, pilgrims) for missing in range(TALLEST)]
        wall_pay = [payments(wall_extra + missing, craftsmen, pilgrims) for missing in range(TALLEST)]
        for number in view.hand.cards:
            card = cards[number]
            level, categories = card.level, card.categories
            for spent in floor_pay[0]:
                options += [
                    actions.found(card=number, category=category, from_pilgrims=spent) for category in categories
                ]
            for index, building in enumerate(comune.buildings, 1):
                height = len(building.cards)
                if height < TALLEST and building.category in categories:
                    for spent in floor_pay[max(0, height + 1 - level)]:
                        options.append(actions.add_floor(card=number, building=index, from_pilgrims=spent))
            for spent in wall_pay[0]:
                options.append(actions.lay_wall(card=number, from_pilgrims=spent))
            for index, height in enumerate(comune.walls, 1):
                if height < TALLEST:
                    for spent in wall_pay[max(0, height + 1 - level)]:
                        options.append(actions.raise_wall(card=number, section=index, from_pilgrims=spent))
        return options

    @on(actions.Found)
    def found(self, g: Comuni, seat: Seat, step: actions.Found) -> None:
        """Any one card, any level, is the first floor of a new building."""
        comune = g.table.comuni[seat]
        card = held(g, seat, step.card)
        require(step.category in card.categories, "wrong-category", category=step.category, symbols=card.categories)
        craftsmen = check_craftsmen(g, seat, 0, step.from_pilgrims, wall=False)
        play(g, seat, step.card, craftsmen, step.from_pilgrims)
        comune.buildings.append(Building(step.category, [step.card]))
        g.table.works.buildings += 1
        score(g, seat, comune.buildings[-1])
        g.announce(
            events.BuildingFounded(
                seat, step.card, step.category, craftsmen, PILGRIMS_FOR_ONE * step.from_pilgrims, comune.score
            )
        )
        g.do(self)

    @on(actions.AddFloor)
    def add_floor(self, g: Comuni, seat: Seat, step: actions.AddFloor) -> None:
        """A card of the building's category whose level, with craftsmen, reaches the new height."""
        comune = g.table.comuni[seat]
        card = held(g, seat, step.card)
        require(step.building <= len(comune.buildings), "no-such-building", building=step.building)
        building = comune.buildings[step.building - 1]
        require(building.height < TALLEST, "too-high")
        symbols = card.categories
        require(building.category in symbols, "wrong-category", category=building.category, symbols=symbols)
        missing = max(0, building.height + 1 - card.level)
        craftsmen = check_craftsmen(g, seat, missing, step.from_pilgrims, wall=False, level=card.level)
        play(g, seat, step.card, craftsmen, step.from_pilgrims)
        building.cards.append(step.card)
        g.table.works.buildings += 1
        score(g, seat, building)
        g.announce(
            events.FloorAdded(
                seat,
                step.card,
                building.category,
                building.height,
                craftsmen,
                PILGRIMS_FOR_ONE * step.from_pilgrims,
                comune.score,
            )
        )
        g.do(self)

    @on(actions.LayWall)
    def lay_wall(self, g: Comuni, seat: Seat, step: actions.LayWall) -> None:
        """Any card, face down, is a section of height 1."""
        held(g, seat, step.card)
        craftsmen = check_craftsmen(g, seat, 0, step.from_pilgrims, wall=True)
        play(g, seat, step.card, craftsmen, step.from_pilgrims)
        g.box.buried.append(step.card)
        g.table.comuni[seat].walls.append(1)
        g.table.works.walls += 1
        g.announce(events.WallLaid(seat, craftsmen, PILGRIMS_FOR_ONE * step.from_pilgrims))
        g.do(self)

    @on(actions.RaiseWall)
    def raise_wall(self, g: Comuni, seat: Seat, step: actions.RaiseWall) -> None:
        """Any card whose level, with craftsmen, reaches the new height; a section of height 4 earns a bonus wall."""
        walls = g.table.comuni[seat].walls
        card = held(g, seat, step.card)
        require(step.section <= len(walls), "no-such-section", section=step.section)
        height = walls[step.section - 1]
        require(height < TALLEST, "too-high")
        missing = max(0, height + 1 - card.level)
        craftsmen = check_craftsmen(g, seat, missing, step.from_pilgrims, wall=True, level=card.level)
        play(g, seat, step.card, craftsmen, step.from_pilgrims)
        g.box.buried.append(step.card)
        walls[step.section - 1] += 1
        g.table.works.walls += 1
        g.announce(events.WallRaised(seat, height + 1, craftsmen, PILGRIMS_FOR_ONE * step.from_pilgrims))
        if height + 1 == TALLEST and g.table.bonus_walls:
            g.table.bonus_walls -= 1
            walls.append(1)
            g.announce(events.BonusWallGiven(seat))
        g.do(self)

    @on(actions.Finish)
    def finish(self, g: Comuni, seat: Seat, _: actions.Finish) -> None:
        """Enough built."""


class HandLimit(Decision, tag="HandLimit"):
    """At the end of the build phase keep two cards; discards leave the game face down."""

    seat: Seat

    def seats(self, table: Table) -> tuple[Seat, ...]:
        return (self.seat,) if table.comuni[self.seat].cards > HAND_LIMIT else ()

    def options(self, view: View) -> list[Option]:
        # any two: the last hand card first for `second`, so that the first corner names two different ones
        cards = view.hand.cards
        return [Offer(actions.Keep, {"first": tuple(cards), "second": tuple(reversed(cards))})]

    def absent(self, view: View) -> Action:
        cards = view.data.cards
        best = sorted(
            view.hand.cards, key=lambda number: (-cards[number].level, -len(cards[number].categories), number)
        )
        return actions.Keep(first=best[0], second=best[1])

    @on(actions.Keep)
    def keep(self, g: Comuni, seat: Seat, choice: actions.Keep) -> None:
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
    def finish(self, g: Comuni, seat: Seat, _: actions.Finish) -> None:
        """The phase cannot end with more than two cards."""
        require(False, "keep-two", count=len(g.hands[seat].cards) - HAND_LIMIT)


def held(g: Comuni, seat: Seat, number: CardId) -> Card:
    """A card of the seat's hand, refused if it is not there."""
    require(number in g.hands[seat].cards, "card-not-held", card=number)
    card: Card = g.data.cards[number]
    return card


def check_craftsmen(g: Comuni, seat: Seat, missing: int, from_pilgrims: int, *, wall: bool, level: int = 0) -> int:
    """How many craftsmen the step costs besides those that pilgrims replace; refused if they cannot be paid."""
    stock = g.hands[seat].stock
    further = g.table.works.further(wall)
    need = missing + further
    means = stock.craftsman + stock.pilgrim // PILGRIMS_FOR_ONE
    if need > means:
        facts = {"floor": level + missing, "level": level, "missing": missing, "have": max(0, means - further)}
        require(not missing, "level-too-low", **facts)
        require(False, "further-action")
    require(from_pilgrims <= need, "too-many-pilgrims", need=need)
    pilgrims = PILGRIMS_FOR_ONE * from_pilgrims
    require(pilgrims <= stock.pilgrim, "pilgrims-short", need=pilgrims, have=stock.pilgrim)
    require(need - from_pilgrims <= stock.craftsman, "craftsmen-short", need=need, have=stock.craftsman)
    return need - from_pilgrims


def play(g: Comuni, seat: Seat, card: CardId, craftsmen: int, from_pilgrims: int) -> None:
    """Pay for a step and take its card out of the hand."""
    pay(g, seat, Resource.CRAFTSMAN, craftsmen)
    pay(g, seat, Resource.PILGRIM, PILGRIMS_FOR_ONE * from_pilgrims)
    hand = g.hands[seat]
    hand.cards.remove(card)
    g.table.comuni[seat].cards = len(hand.cards)


def score(g: Comuni, seat: Seat, building: Building) -> None:
    """A building step scores its new height at once and activates the category."""
    comune = g.table.comuni[seat]
    comune.score += building.height
    if building.category not in comune.active:
        comune.active.append(building.category)
