"""The component file as it is written: where in it each number stands, beside its provenance."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from engine.core.components import File, Part, taken
from engine.games.flandern1302.ground import Point
from engine.games.flandern1302.pieces import Arms, CityName, Shape, Special


class Silver(Part):
    """The silver cards of a guild."""

    city: int
    building_site: int
    take_back: int
    influence: int
    total: int


class CityPart(Part):
    id: CityName
    code: str
    centre_arms: Arms


class GuildQuarters(Part):
    per_shape: dict[Shape, int] = field(name="per_shape.value")
    centre: int = field(name="centre.value")
    printed_masters_per_shape: tuple[int, ...] = field(name="printed_masters_per_shape.value")


class SpecialPart(Part):
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

    silver: Silver = field(name="silver_cards_per_guild")
    sites: int = field(name="wooden_pieces.building_site_pawns")
    cathedrals: int = field(name="wooden_pieces.cathedrals")
    masters: int = field(name="wooden_pieces.guild_masters")
    guild_value: int = field(name="scoring.quarter_values.value.guild")
    church_value: int = field(name="scoring.quarter_values.value.church")
    cathedral_value: int = field(name="scoring.quarter_values.value.church_with_cathedral")
    influence_bonus: int = field(name="scoring.influence_bonus.value")
    #: whether church quarters may not touch each other
    church_is_arms: bool = field(name="building_rules.church_is_arms.value")
    #: two players: this many turns in a row without a build or a finish end the game
    idle_turns: int = field(name="two_player.idle_turns_to_end.value")


class WholeFile(Numbers):
    """All that is read of the file."""

    cities: tuple[CityPart, ...] = field(name="cities.list")
    long_side: float = field(name="shapes.long_side_rule.value.long_if_length_at_least")
    guild_quarters: GuildQuarters
    grey_quarters: GuildQuarters
    church_quarters: dict[Shape, int] = field(name="quarters.church.regular_per_shape.value")
    church_centres: int = field(name="quarters.church.centre.value")
    church_specials: tuple[Special, ...] = field(name="quarters.church.special.value")
    specials: tuple[SpecialPart, ...] = field(name="special_church_quarters.list")
    piles: dict[str, dict[str, int]] = field(name="golden_cards.piles.value")
    places: dict[int, int | str] = field(name="scoring.places.value")
    half_rounding: Literal["up", "down"] = field(name="scoring.half_rounding.value")
    influence_builds_for: Literal["bearer", "either"] = field(name="two_player.influence_card_builds_for.value")
    plots: tuple[PlotPart, ...] = field(name="geometry.plots")
    suburbs: tuple[Suburb, ...] = field(name="geometry.suburbs")


def whole(file: File) -> WholeFile:
    """All that is read of a file."""
    guild, grey = (taken(GuildQuarters, file["quarters"][kind]) for kind in ("player_guild", "grey"))
    return taken(WholeFile, file, guild_quarters=guild, grey_quarters=grey)
