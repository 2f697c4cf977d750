"""The printed components as data, checked against the arithmetic that the rulebook fixes."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

from msgspec import field

from engine.core.api import ComponentFile, File, Part, Violation, exactly, taken, unless, violated
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


class Components(Part, eq=False):
    """All printed numbers of the game; two are the same if they are one."""

    start: Start = field(name="setup")
    faces: tuple[int, ...] = field(name="dice.faces")
    #: stalls in use by number of Kings
    stalls: dict[int, int] = field(name="market_stalls.by_players")
    #: what a call costs, lap by lap; the last one stays
    prices: tuple[int, ...] = field(name="dice_cost_track.values")
    buyer_price: int = field(name="dice_cost_track.buyer_price")
    #: silver for this many slaves
    slaves: dict[int, int]
    #: how many can be sold at once
    sales: tuple[int, ...]
    least_peasants: int = field(name="slave_sale.min_peasants_left")
    free_spaces: tuple[int, ...] = field(name="housing_track.free_spaces")
    market_spaces: int = field(name="merchant_track.spaces")
    silver_spaces: tuple[int, ...] = field(name="merchant_track.silver_spaces")
    silver_each: int = field(name="merchant_track.silver_each")
    worship_spaces: int = field(name="worship_track.spaces")
    fields: int = field(name="farm.fields")
    workers_per_monument: int = field(name="quarry.workers_per_monument")
    foundations: int = field(name="quarry.foundations")
    sabotages: tuple[Sabotages, ...] = field(name="combat.sabotage_table")
    cards: dict[str, ClimateCard] = field(name="climate.cards")
    card_counts: dict[Climate, int] = field(name="climate.card_counts")
    #: what the cards ask, the cheapest first
    prayers: tuple[int, ...]
    harvest: dict[Climate, Yield] = field(name="climate.yield")
    years: int = field(name="climate.deck_size")
    blessings: dict[Blessing, BlessingCards] = field(name="blessings.cards")
    blessing_cost: int = field(name="blessings.worship_cost")
    pious_cost: int = field(name="variants.job_well_done.priests.blessing_cost")
    farmer_bonus: int = field(name="variants.job_well_done.farmers.award.wheat")
    wheat_per_peasant: int = field(name="feeding.wheat_per_peasant")
    #: wheat for this many new peasants, from 0 on
    growth: tuple[int, ...]
    goal_monuments: int = field(name="victory.monuments")
    goal_peasants: int = field(name="victory.population")
    assisi: AssisiBoard = field(name="variants.assisi")
    disc: int = field(name="variants.job_well_done.housing_disc_start")

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
        # the prices rise, and nobody costs nothing: see `violations`
        return bisect_right(self.growth, wheat) - 1

    def violations(self) -> Iterator[Violation]:
        """Every way in which these numbers cannot be a game of Alba Longa."""
        yield from unless(sorted(self.faces) == [1, 1, 2, 2, 3, 3, 4, 4], "dice-faces", faces=str(list(self.faces)))
        yield from unless(self.start.heroes == tuple(range(5)), "heroes", heroes=str(list(self.start.heroes)))
        yield from unless(self.start.peasants >= 1 and min(self.start.silver, self.start.wheat) >= 0, "start")
        for kings in KINGS:
            yield from exactly(kings + 1, "stalls", stalls=self.stalls.get(kings, 0), kings=kings)
        rising = self.prices[:1] == (0,) and list(self.prices) == sorted(self.prices)
        yield from unless(rising, "prices", prices=str(list(self.prices)))
        yield from unless(self.buyer_price == 1, "buyer-price", price=self.buyer_price)
        yield from unless(self.wheat_per_peasant == 1, "feeding", wheat=self.wheat_per_peasant)
        yield from unless(sorted(self.slaves) == [1, 3], "sale", offers=str(sorted(self.slaves)))
        if any(not 1 <= space <= self.market_spaces for space in self.silver_spaces):
            yield violated("silver-spaces", spaces=str(list(self.silver_spaces)), last=self.market_spaces)
        for climate, count in self.card_counts.items():
            cards = [card for card in self.cards.values() if card.front is climate]
            yield from exactly(count, "climate-cards", cards=len(cards), climate=climate)
        printed = {Climate.DRY: 3, Climate.MODERATE: 4, Climate.WET: 3}
        yield from unless(dict(self.card_counts) == printed, "climate-counts")
        for card in self.cards.values():
            if not 1 <= card.back_prayers <= self.worship_spaces:
                yield violated("climate-prayers", card=card.id, prayers=card.back_prayers, last=self.worship_spaces)
        yield from unless(self.years == 7, "climate-deck", cards=self.years)
        for climate in Climate:
            grain = self.harvest.get(climate)
            if grain is None or not 0 <= grain.sabotaged < grain.farmer < grain.improved:
                yield violated("harvest", climate=climate)
        counts = {kind: card.count for kind, card in self.blessings.items()}
        if counts != {Blessing.WHEAT: 4, Blessing.SILVER: 3, Blessing.MONUMENT: 2}:
            yield violated("blessings", cards=sum(counts.values()))
        growth = list(self.growth)
        yield from unless(growth == sorted(set(growth)) and len(growth) == 7 and growth[0] == 0, "growth")
        yield from unless([self.sabotaged(success) for success in (0, 5, 10)] == [0, 2, 4], "combat-steps")
        steps = [self.sabotaged(success) for success in range(1, 40)]
        yield from unless(steps == sorted(steps) and 0 not in steps, "combat-falls")
        if self.goal_monuments != self.foundations:
            yield violated("monuments", goal=self.goal_monuments, foundations=self.foundations)
        yield from unless(set(self.assisi.loot_start) == {"silver", "wheat2", "captive"}, "loot")


def _made(file: File) -> Components:
    offers = file["slave_sale"]["offers"]
    return taken(
        Components,
        file,
        slaves={offer["peasants"]: offer["silver"] for offer in offers},
        sales=list(dict.fromkeys(offer["peasants"] for offer in offers)),
        prayers=sorted(card["back_prayers"] for card in file["climate"]["cards"]),
        growth=[0, *(row["wheat"] for row in file["growth"]["table"])],
    )


FILE = ComponentFile("Alba Longa", __file__, _made)
printed, read = FILE.printed, FILE.read
