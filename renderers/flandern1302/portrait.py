"""Flandern 1302 for a phone: one's own cards and quarters, what each city is worth to whom, and the other guilds."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.core.api import PrivateView
from engine.games.flandern1302.actions import Choose
from engine.games.flandern1302.pieces import Arms, Card, City, CityName, Hand, Shape, Table
from engine.games.flandern1302.scoring import result_of
from renderers import icons
from renderers.api import Canvas, Wording
from renderers.flandern1302 import board, guild, look, wood
from renderers.flandern1302.look import View
from renderers.portrait import Band, Break, Cell, Drawn, Heading, Portrait, Row, Sign, Word, counted, shown, stacked

CARD = 112


def _common(view: View, words: Wording) -> Iterator[Band]:
    yield Heading(words("holding-cities"))
    yield from (_city(view, city, words) for city in view.table.cities if city.in_play)


def cities_of(view: View, names: Collection[CityName], title: str, words: Wording) -> Canvas:
    """The cities among which one is chosen."""
    rows = (_city(view, city, words) for city in view.table.cities if city.name in names)
    return stacked([Heading(title), *rows])


# -- my guild ----------------------------------------------------------------------------------------------------------


def _own(view: PrivateView[Table, Hand], words: Wording) -> Iterator[Band]:
    player, data = view.table.players[view.seat], look.data_of(view)
    if player.guild is None:
        free: list[Cell] = [_crest(one, 88) for one in view.table.free_guilds]
        yield Row(free or [Word(words("no-guild"), 40)])
        return
    cards = [(card, "hand") for card in player.hand] + [(card, "row") for card in player.row]
    cards += [(view.hand.golden, "golden")] if view.hand.golden else []
    yield Row([_card(view, card, state) for card, state in cards])
    if isinstance(view.answer, Choose):
        said = words("sealed-choice", card=words(f"card-{view.answer.card}"), influence=view.answer.influence)
        yield Row((Sign(icons.seal(64)), Word(said, 40)))
    left: list[Cell] = []
    if view.players > 2:
        left += counted(wood.scroll(64), player.influence, 56, apart=30)
    for shape, counts in zip(Shape, guild.left_of(view.table, data, player.guild), strict=True):
        left += counted(look.shape(shape, 110), "/".join(map(str, counts)), 48, apart=26)
    yield Row(left)


def _card(view: View, card: Card, state: str = "hand", size: int = CARD) -> Drawn:
    data, high = look.data_of(view), round(size * 1.2)
    return shown(size, high, look.mini, size, high, card, data, "vellum", state)._replace(apart=10)


def _crest(arms: Arms, size: int, joins: bool = False) -> Drawn:
    drawn = shown(size, round(size * 1.2), look.crest, size, arms, "vellum")
    return drawn._replace(apart=8, joins=True) if joins else drawn


# -- the cities --------------------------------------------------------------------------------------------------------


def _city(view: View, city: City, words: Wording) -> Row:
    """What a city is worth, its free plots, and what each guild would get."""
    data = look.data_of(view)
    result = result_of(city, data)
    cells: list[Cell] = [Word(words(f"city-{city.name}"), 48, "title")]
    if city.result:
        cells.append(Sign(icons.laurel(52, "bronze")))
    cells += counted(wood.value(52), result.value)
    if city.open:
        cells += counted(wood.lot(52), city.free.bit_count())
    cells.append(Break())
    for rank in result.ranks:
        cells += [_crest(rank.guild, 80, joins=True), Word(str(rank.points), 48, "number")]
        cells += counted(wood.house(40), rank.quarters, 40, "sepia")
    if not result.ranks:
        cells.append(Word(look.NOTHING, 44))
    letter = look.code(city.name, data)
    return Row(cells, shown(72, 72, look.letter, 72, 44, letter, "vellum", 0))


# -- the others --------------------------------------------------------------------------------------------------------


def _row(view: View, seat: int, words: Wording) -> Iterator[Cell]:
    """The cards in hand, which everyone knows, and influence."""
    player = view.table.players[seat]
    if player.guild is None:
        return
    yield Break()
    yield from (_card(view, card, size=76) for card in player.hand)
    if view.players > 2:
        yield from counted(wood.scroll(52), player.influence, 48)


def _points(view: View, seat: int) -> str:
    arms = view.table.players[seat].guild
    return str(view.table.scores[arms]) if arms else ""


PORTRAIT = Portrait(
    sides=look.SIDES, headline=board.headline, own=_own, at_hand=_own, common=_common, row=_row, points=_points,
    arms=(80, 96), small=(80, 96),
)  # fmt: skip
