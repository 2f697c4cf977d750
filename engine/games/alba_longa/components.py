"""The printed components as data, checked against the arithmetic that the rulebook fixes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import getitem
from typing import Any

import msgspec

from engine.core.components import ComponentFile, Part, Violation, unless, violated
from engine.games.alba_longa.pieces import Blessing, Climate

KINGS = range(2, 6)


class ClimateCard(Part):
    """A climate card: the climate in front, the prayers on its back."""

    id: str
    front: Climate
    back_prayers: int


class Yield(Part):
    """Wheat per farmer in one climate."""

    farmer: int
    improved: int
    sabotaged: int


class BlessingCards(Part):
    """A kind of blessing."""

    id: Blessing
    count: int
    gain: dict[str, int]


class Start(Part):
    """What every King begins with."""

    peasants: int
    silver: int
    wheat: int
    monuments_built: int
    worship: int
    heroes: tuple[int, ...]


class Sabotages(Part):
    """How many sabotages a success value gives."""

    min: int
    max: int | None
    sabotages: int


class AssisiBoard(Part):
    """The neutral city as printed."""

    defence_start: int
    defence_max: int
    defence_growth: int
    loot_start: dict[str, int]
    loot_values: dict[str, dict[str, int]]
    loot_max_total: int
    loot_max_per_kind: int


class Components(Part):
    """All printed numbers of the game."""

    start: Start
    faces: tuple[int, ...]
    #: stalls in use by number of Kings
    stalls: dict[int, int]
    #: what a call costs, lap by lap; the last one stays
    prices: tuple[int, ...]
    buyer_price: int
    #: silver for this many slaves
    slaves: dict[int, int]
    least_peasants: int
    free_spaces: tuple[int, ...]
    market_spaces: int
    silver_spaces: tuple[int, ...]
    silver_each: int
    worship_spaces: int
    fields: int
    workers_per_monument: int
    foundations: int
    sabotages: tuple[Sabotages, ...]
    cards: dict[str, ClimateCard]
    card_counts: dict[Climate, int]
    #: what the cards ask, the cheapest first
    prayers: tuple[int, ...]
    harvest: dict[Climate, Yield]
    years: int
    blessings: dict[Blessing, BlessingCards]
    blessing_cost: int
    pious_cost: int
    farmer_bonus: int
    wheat_per_peasant: int
    #: wheat for this many new peasants, from 0 on
    growth: tuple[int, ...]
    goal_monuments: int
    goal_peasants: int
    assisi: AssisiBoard
    disc: int

    def price(self, lap: int) -> int:
        """What a call costs in a lap, counted from 1."""
        return self.prices[min(lap, len(self.prices)) - 1]

    def sabotaged(self, success: int) -> int:
        """How many sabotages a success value gives."""
        for row in self.sabotages:
            if row.min <= success and (row.max is None or success <= row.max):
                return row.sabotages
        return 0

    def grown(self, wheat: int) -> int:
        """How many new peasants this much wheat can buy at most."""
        return max(number for number, price in enumerate(self.growth) if price <= wheat)

    def violations(self) -> Iterator[Violation]:
        """Every way in which these numbers cannot be a game of Alba Longa."""
        yield from unless(sorted(self.faces) == [1, 1, 2, 2, 3, 3, 4, 4], "dice-faces", faces=str(list(self.faces)))
        yield from unless(self.start.heroes == tuple(range(5)), "heroes", heroes=str(list(self.start.heroes)))
        if self.start.peasants < 1 or self.start.silver < 0 or self.start.wheat < 0:
            yield violated("start")
        for kings in KINGS:
            if self.stalls.get(kings) != kings + 1:
                yield violated("stalls", stalls=str(self.stalls.get(kings, 0)), kings=kings, right=kings + 1)
        if self.prices[:1] != (0,) or list(self.prices) != sorted(self.prices):
            yield violated("prices", prices=str(list(self.prices)))
        yield from unless(self.buyer_price == 1, "buyer-price", price=self.buyer_price)
        yield from unless(self.wheat_per_peasant == 1, "feeding", wheat=self.wheat_per_peasant)
        yield from unless(sorted(self.slaves) == [1, 3], "sale", offers=str(sorted(self.slaves)))
        if any(not 1 <= space <= self.market_spaces for space in self.silver_spaces):
            yield violated("silver-spaces", spaces=str(list(self.silver_spaces)), last=self.market_spaces)
        for climate, count in self.card_counts.items():
            cards = [card for card in self.cards.values() if card.front is climate]
            yield from unless(len(cards) == count, "climate-cards", cards=len(cards), climate=str(climate), right=count)
        if dict(self.card_counts) != {Climate.DRY: 3, Climate.MODERATE: 4, Climate.WET: 3}:
            yield violated("climate-counts")
        for card in self.cards.values():
            if not 1 <= card.back_prayers <= self.worship_spaces:
                yield violated("climate-prayers", card=card.id, prayers=card.back_prayers, last=self.worship_spaces)
        yield from unless(self.years == 7, "climate-deck", cards=self.years)
        for climate in Climate:
            grain = self.harvest.get(climate)
            if grain is None or not 0 <= grain.sabotaged < grain.farmer < grain.improved:
                yield violated("harvest", climate=str(climate))
        counts = {kind: card.count for kind, card in self.blessings.items()}
        if counts != {Blessing.WHEAT: 4, Blessing.SILVER: 3, Blessing.MONUMENT: 2}:
            yield violated("blessings", cards=sum(counts.values()))
        if list(self.growth) != sorted(set(self.growth)) or len(self.growth) != 7 or self.growth[0] != 0:
            yield violated("growth")
        if self.sabotaged(5) != 2 or self.sabotaged(10) != 4 or self.sabotaged(0) != 0:
            yield violated("combat-steps")
        steps = [self.sabotaged(success) for success in range(1, 40)]
        if steps != sorted(steps) or 0 in steps:
            yield violated("combat-falls")
        if self.goal_monuments != self.foundations:
            yield violated("monuments", goal=self.goal_monuments, foundations=self.foundations)
        yield from unless(set(self.assisi.loot_start) == {"silver", "wheat2", "captive"}, "loot")


#: where each number stands in the file
PLACES = {
    "start": "setup",
    "faces": "dice.faces",
    "prices": "dice_cost_track.values",
    "buyer_price": "dice_cost_track.buyer_price",
    "least_peasants": "slave_sale.min_peasants_left",
    "free_spaces": "housing_track.free_spaces",
    "market_spaces": "merchant_track.spaces",
    "silver_spaces": "merchant_track.silver_spaces",
    "silver_each": "merchant_track.silver_each",
    "worship_spaces": "worship_track.spaces",
    "fields": "farm.fields",
    "workers_per_monument": "quarry.workers_per_monument",
    "foundations": "quarry.foundations",
    "sabotages": "combat.sabotage_table",
    "card_counts": "climate.card_counts",
    "harvest": "climate.yield",
    "years": "climate.deck_size",
    "blessing_cost": "blessings.worship_cost",
    "pious_cost": "variants.job_well_done.priests.blessing_cost",
    "farmer_bonus": "variants.job_well_done.farmers.award.wheat",
    "wheat_per_peasant": "feeding.wheat_per_peasant",
    "goal_monuments": "victory.monuments",
    "goal_peasants": "victory.population",
    "assisi": "variants.assisi",
    "disc": "variants.job_well_done.housing_disc_start",
}


def _made(file: dict[str, Any]) -> Components:
    """Numbers are taken from their places; lists in which something is looked up become tables."""
    cards = file["climate"]["cards"]
    tables = {
        "stalls": {int(kings): stalls for kings, stalls in file["market_stalls"]["by_players"].items()},
        "slaves": {offer["peasants"]: offer["silver"] for offer in file["slave_sale"]["offers"]},
        "cards": {card["id"]: card for card in cards},
        "prayers": sorted(card["back_prayers"] for card in cards),
        "blessings": {card["id"]: card for card in file["blessings"]["cards"]},
        "growth": [0, *(row["wheat"] for row in file["growth"]["table"])],
    }
    numbers = {name: reduce(getitem, place.split("."), file) for name, place in PLACES.items()}
    return msgspec.convert({**numbers, **tables}, Components)


FILE = ComponentFile("Alba Longa", __file__, dict[str, Any], _made, lambda _, components: components.violations())
printed, read = FILE.printed, FILE.read
