"""The component file as it is written: where in it each number stands, beside its provenance."""

from __future__ import annotations

from functools import reduce
from operator import getitem
from typing import Any, Literal

import msgspec

from engine.core.components import Part, Sourced
from engine.games.flandern1302.ground import Point
from engine.games.flandern1302.pieces import Arms, CityName, Shape, Special

#: where in the file each field of `WholeFile` stands
PLACES = {
    "silver": "silver_cards_per_guild",
    "sites": "wooden_pieces.building_site_pawns",
    "cathedrals": "wooden_pieces.cathedrals",
    "masters": "wooden_pieces.guild_masters",
    "guild_value": "scoring.quarter_values.value.guild",
    "church_value": "scoring.quarter_values.value.church",
    "cathedral_value": "scoring.quarter_values.value.church_with_cathedral",
    "influence_bonus": "scoring.influence_bonus.value",
    "church_is_arms": "building_rules.church_is_arms.value",
    "idle_turns": "two_player.idle_turns_to_end.value",
    "cities": "cities.list",
    "long_side": "shapes.long_side_rule.value.long_if_length_at_least",
    "guild_quarters": "quarters.player_guild",
    "grey_quarters": "quarters.grey",
    "church_quarters": "quarters.church.regular_per_shape.value",
    "church_centres": "quarters.church.centre.value",
    "church_specials": "quarters.church.special.value",
    "specials": "special_church_quarters.list",
    "piles": "golden_cards.piles.value",
    "places": "scoring.places.value",
    "half_rounding": "scoring.half_rounding.value",
    "influence_builds_for": "two_player.influence_card_builds_for.value",
    "plots": "geometry.plots",
    "suburbs": "geometry.suburbs",
}


class Silver(Part):
    """The silver cards of a guild."""

    city: int
    building_site: int
    take_back: int
    influence: int
    total: int


class CityPart(Part):
    """A city."""

    id: CityName
    code: str
    centre_arms: Arms


class GuildQuarters(Part):
    """The quarters of a guild."""

    per_shape: Sourced[dict[Shape, int]]
    centre: Sourced[int]
    printed_masters_per_shape: Sourced[tuple[int, ...]]


class SpecialPart(Part):
    """A special church quarter."""

    id: Special
    placed_on: tuple[Shape, ...]
    new_plots: tuple[Shape, ...]
    polygon_north: tuple[Point, ...] = ()


class PlotPart(Part):
    """A plot with its polygon and the contacts it claims."""

    label: int
    shape: Literal["centre", "row", "wedge", "yard"]
    side: str | None
    polygon: tuple[Point, ...]
    label_at: tuple[float, float]
    touches: dict[int, float]
    long_side_neighbours: tuple[int, ...]


class Suburb(Part):
    """The plots a special quarter opens at a wall side."""

    special: Special
    side: str
    new_plots: tuple[PlotPart, ...]


class Numbers(Part):
    """What the game takes from the file as it is."""

    silver: Silver
    sites: int
    cathedrals: int
    masters: int
    guild_value: int
    church_value: int
    cathedral_value: int
    influence_bonus: int
    #: whether church quarters may not touch each other
    church_is_arms: bool
    #: two players: this many turns in a row without a build or a finish end the game
    idle_turns: int


class WholeFile(Numbers):
    """All that is read of the file."""

    cities: tuple[CityPart, ...]
    long_side: float
    guild_quarters: GuildQuarters
    grey_quarters: GuildQuarters
    church_quarters: dict[Shape, int]
    church_centres: int
    church_specials: tuple[Special, ...]
    specials: tuple[SpecialPart, ...]
    piles: dict[str, dict[str, int]]
    places: dict[int, int | str]
    half_rounding: Literal["up", "down"]
    influence_builds_for: Literal["bearer", "either"]
    plots: tuple[PlotPart, ...]
    suburbs: tuple[Suburb, ...]


def whole(file: dict[str, Any]) -> WholeFile:
    """The numbers of a file, taken from their places."""
    numbers = {name: reduce(getitem, place.split("."), file) for name, place in PLACES.items()}
    return msgspec.convert(numbers, WholeFile, str_keys=True)
