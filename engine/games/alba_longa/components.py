"""The printed components as data, checked against the arithmetic that the rulebook fixes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import getitem
from typing import Any

import msgspec

from engine.core.components import ComponentFile, Part
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
    #: silver for so many slaves
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
    #: wheat for so many new peasants, from 0 on
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
        """How many new peasants so much wheat can buy at most."""
        return max(number for number, price in enumerate(self.growth) if price <= wheat)

    def violations(self) -> Iterator[str]:
        """Every way in which these numbers cannot be a game of Alba Longa."""
        if sorted(self.faces) != [1, 1, 2, 2, 3, 3, 4, 4]:
            yield f"dice: faces {list(self.faces)} instead of 1 to 4, each twice"
        if self.start.heroes != tuple(range(5)):
            yield f"setup: heroes {list(self.start.heroes)} instead of 0 to 4"
        if self.start.peasants < 1 or self.start.silver < 0 or self.start.wheat < 0:
            yield "setup: a King needs a peasant and cannot begin with less than nothing"
        for kings in KINGS:
            if self.stalls.get(kings) != kings + 1:
                yield f"market_stalls: {self.stalls.get(kings)} with {kings} Kings instead of {kings + 1}"
        if self.prices[:1] != (0,) or list(self.prices) != sorted(self.prices):
            yield f"dice_cost_track: {list(self.prices)} must begin with 0 and never fall"
        if self.buyer_price != 1:
            yield f"dice_cost_track: a bought die costs {self.buyer_price} silver instead of 1"
        if self.wheat_per_peasant != 1:
            yield f"feeding: a peasant eats {self.wheat_per_peasant} wheat instead of 1"
        if sorted(self.slaves) != [1, 3]:
            yield f"slave_sale: offers for {sorted(self.slaves)} peasants instead of 1 and 3"
        if any(not 1 <= space <= self.market_spaces for space in self.silver_spaces):
            yield f"merchant_track: silver on {list(self.silver_spaces)}, but there are {self.market_spaces} spaces"
        for climate, count in self.card_counts.items():
            cards = [card for card in self.cards.values() if card.front is climate]
            if len(cards) != count:
                yield f"climate: {len(cards)} {climate} cards instead of {count}"
        if dict(self.card_counts) != {Climate.DRY: 3, Climate.MODERATE: 4, Climate.WET: 3}:
            yield "climate: there must be 3 dry, 4 moderate and 3 wet cards"
        for card in self.cards.values():
            if not 1 <= card.back_prayers <= self.worship_spaces:
                yield f"climate: {card.id} asks {card.back_prayers} prayers, the track ends at {self.worship_spaces}"
        if self.years != 7:
            yield f"climate: a deck of {self.years} cards instead of 1 + 3 + 3"
        for climate in Climate:
            grain = self.harvest.get(climate)
            if grain is None or not 0 <= grain.sabotaged < grain.farmer < grain.improved:
                yield f"climate: in a {climate} year, lying farmers must yield less and improved ones more"
        counts = {kind: card.count for kind, card in self.blessings.items()}
        if counts != {Blessing.WHEAT: 4, Blessing.SILVER: 3, Blessing.MONUMENT: 2}:
            yield f"blessings: {sum(counts.values())} cards instead of 4 for wheat, 3 for silver and 2 for monuments"
        if list(self.growth) != sorted(set(self.growth)) or len(self.growth) != 7 or self.growth[0] != 0:
            yield "growth: 1 to 6 new peasants must cost more wheat each time"
        if self.sabotaged(5) != 2 or self.sabotaged(10) != 4 or self.sabotaged(0) != 0:
            yield "combat: a success of 5 gives 2 sabotages, 10 gives 4 and 0 gives none"
        steps = [self.sabotaged(success) for success in range(1, 40)]
        if steps != sorted(steps) or 0 in steps:
            yield "combat: a greater success cannot give fewer sabotages"
        if self.goal_monuments != self.foundations:
            yield f"victory: {self.goal_monuments} monuments, but {self.foundations} foundations"
        if set(self.assisi.loot_start) != {"silver", "wheat2", "captive"}:
            yield "assisi: loot is silver, wheat2 and captive"


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
