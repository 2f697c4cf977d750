"""The component file as it is written: every number beside its provenance."""

from __future__ import annotations

from typing import Literal

from engine.core.components import Listed, Part, Sourced
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
    """A city."""

    id: CityName
    code: str
    centre_arms: Arms


class Colour(Part):
    """The colour of arms."""

    id: Arms
    colour: str


class Guilds(Part):
    """The colours of all arms."""

    list: tuple[Colour, ...]
    church: Colour


class Long(Part):
    """When a side is long."""

    long_if_length_at_least: float


class Shapes(Part):
    """The rule of long sides."""

    long_side_rule: Sourced[Long]


class GuildQuarters(Part):
    """The quarters of a guild."""

    per_shape: Sourced[dict[Shape, int]]
    centre: Sourced[int]
    printed_masters_per_shape: Sourced[tuple[int, ...]]


class ChurchQuarters(Part):
    """The quarters of the church."""

    special: Sourced[tuple[Special, ...]]
    regular_per_shape: Sourced[dict[Shape, int]]
    centre: Sourced[int]


class Quarters(Part):
    """All quarters."""

    player_guild: GuildQuarters
    grey: GuildQuarters
    church: ChurchQuarters


class SpecialPart(Part):
    """A special church quarter."""

    id: Special
    placed_on: tuple[Shape, ...]
    new_plots: tuple[Shape, ...]
    polygon_north: tuple[Point, ...] = ()


class GoldenPart(Part):
    """The golden deck."""

    piles: Sourced[dict[str, dict[str, int]]]


class Wood(Part):
    """The wooden pieces."""

    building_site_pawns: int
    cathedrals: int
    guild_masters: int


class Scoring(Part):
    """Values and places."""

    quarter_values: Sourced[dict[str, int]]
    places: Sourced[dict[int, int | str]]
    half_rounding: Sourced[Literal["up", "down"]]
    influence_bonus: Sourced[int]


class BuildingRules(Part):
    """Rulings on building that can be switched."""

    church_is_arms: Sourced[bool]


class TwoPlayer(Part):
    """Rulings of the game for two."""

    influence_card_builds_for: Sourced[Literal["bearer", "either"]]
    idle_turns_to_end: Sourced[int]


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


class Geometry(Part):
    """The map of a city."""

    plots: tuple[PlotPart, ...]
    suburbs: tuple[Suburb, ...]
    wall: tuple[Point, ...]


class WholeFile(Part):
    """The whole file."""

    guilds: Guilds
    cities: Listed[CityPart]
    shapes: Shapes
    quarters: Quarters
    special_church_quarters: Listed[SpecialPart]
    silver_cards_per_guild: Silver
    golden_cards: GoldenPart
    wooden_pieces: Wood
    scoring: Scoring
    building_rules: BuildingRules
    two_player: TwoPlayer
    geometry: Geometry
