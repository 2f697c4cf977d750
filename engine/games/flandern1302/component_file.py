"""The component file as it is written: every number beside its provenance."""

from __future__ import annotations

from typing import Generic, Literal, TypeVar

import msgspec

from engine.games.flandern1302.ground import Point
from engine.games.flandern1302.pieces import Arms, CityName, Shape, Special

V = TypeVar("V")


class Silver(msgspec.Struct, frozen=True):
    """The silver cards of a guild."""

    city: int
    building_site: int
    take_back: int
    influence: int
    total: int


class Sourced(msgspec.Struct, Generic[V], frozen=True):
    """A value with its provenance."""

    value: V


class CityPart(msgspec.Struct, frozen=True):
    """A city."""

    id: CityName
    code: str
    centre_arms: Arms


class Cities(msgspec.Struct, frozen=True):
    """The six cities."""

    list: tuple[CityPart, ...]


class Colour(msgspec.Struct, frozen=True):
    """The colour of arms."""

    id: Arms
    colour: str


class Guilds(msgspec.Struct, frozen=True):
    """The colours of all arms."""

    list: tuple[Colour, ...]
    church: Colour


class Long(msgspec.Struct, frozen=True):
    """When a side is long."""

    long_if_length_at_least: float


class Shapes(msgspec.Struct, frozen=True):
    """The rule of long sides."""

    long_side_rule: Sourced[Long]


class GuildQuarters(msgspec.Struct, frozen=True):
    """The quarters of a guild."""

    per_shape: Sourced[dict[Shape, int]]
    centre: Sourced[int]
    printed_masters_per_shape: Sourced[tuple[int, ...]]


class ChurchQuarters(msgspec.Struct, frozen=True):
    """The quarters of the church."""

    special: Sourced[tuple[Special, ...]]
    regular_per_shape: Sourced[dict[Shape, int]]
    centre: Sourced[int]


class Quarters(msgspec.Struct, frozen=True):
    """All quarters."""

    player_guild: GuildQuarters
    grey: GuildQuarters
    church: ChurchQuarters


class SpecialPart(msgspec.Struct, frozen=True):
    """A special church quarter."""

    id: Special
    placed_on: tuple[Shape, ...]
    new_plots: tuple[Shape, ...]
    polygon_north: tuple[Point, ...] = ()


class Specials(msgspec.Struct, frozen=True):
    """The four of them."""

    list: tuple[SpecialPart, ...]


class GoldenPart(msgspec.Struct, frozen=True):
    """The golden deck."""

    piles: Sourced[dict[str, dict[str, int]]]


class Wood(msgspec.Struct, frozen=True):
    """The wooden pieces."""

    building_site_pawns: int
    cathedrals: int
    guild_masters: int


class Scoring(msgspec.Struct, frozen=True):
    """Values and places."""

    quarter_values: Sourced[dict[str, int]]
    places: Sourced[dict[int, int | str]]
    half_rounding: Sourced[Literal["up", "down"]]
    influence_bonus: Sourced[int]


class BuildingRules(msgspec.Struct, frozen=True):
    """Rulings on building that can be switched."""

    church_is_arms: Sourced[bool]


class TwoPlayer(msgspec.Struct, frozen=True):
    """Rulings of the game for two."""

    influence_card_builds_for: Sourced[Literal["bearer", "either"]]
    idle_turns_to_end: Sourced[int]


class PlotPart(msgspec.Struct, frozen=True):
    """A plot with its polygon and the contacts it claims."""

    label: int
    shape: Literal["centre", "row", "wedge", "yard"]
    side: str | None
    polygon: tuple[Point, ...]
    label_at: tuple[float, float]
    touches: dict[int, float]
    long_side_neighbours: tuple[int, ...]


class Suburb(msgspec.Struct, frozen=True):
    """The plots a special quarter opens at a wall side."""

    special: Special
    side: str
    new_plots: tuple[PlotPart, ...]


class Geometry(msgspec.Struct, frozen=True):
    """The map of a city."""

    plots: tuple[PlotPart, ...]
    suburbs: tuple[Suburb, ...]
    wall: tuple[Point, ...]


class ComponentFile(msgspec.Struct, frozen=True):
    """The whole file."""

    guilds: Guilds
    cities: Cities
    shapes: Shapes
    quarters: Quarters
    special_church_quarters: Specials
    silver_cards_per_guild: Silver
    golden_cards: GoldenPart
    wooden_pieces: Wood
    scoring: Scoring
    building_rules: BuildingRules
    two_player: TwoPlayer
    geometry: Geometry
