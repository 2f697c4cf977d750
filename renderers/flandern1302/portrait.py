"""Flandern 1302 for a phone: one's own cards and quarters, what each city is worth to whom, and the other guilds."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from engine.core.api import PrivateView
from engine.games.flandern1302.actions import Choose
from engine.games.flandern1302.pieces import Arms, Card, City, CityName, Hand, Player, Shape, Table
from engine.games.flandern1302.scoring import result_of
from renderers import icons
from renderers.api import Canvas, Wording
from renderers.flandern1302 import board, guild, look, wood
from renderers.flandern1302.look import View
from renderers.portrait import LEAST, Band, Banner, Break, Cell, Drawn, Heading, Row, Sign, Word, beside, stacked

CARD = 112


def drawn(view: View, lang: str, names: Sequence[str] | None = None) -> Canvas:
    """The whole position, tall."""
    return stacked(_bands(view, look.words_in(lang), names))


def strip(view: PrivateView[Table, Hand], lang: str, names: Sequence[str] | None = None) -> Canvas:
    """What a question of one's own turn is answered with: cards and quarters."""
    return stacked(_own(view, look.words_in(lang)))


def _bands(view: View, words: Wording, names: Sequence[str] | None) -> Iterator[Band]:
    first, second = board.headline(view, words, names)
    own = view.table.players[view.seat].guild if isinstance(view, PrivateView) else None
    if isinstance(view, PrivateView) and own:
        arms = _crest(own, 80)
        yield Banner(
            words(f"guild-{own}"),
            beside(first, second),
            arms,
            str(view.table.scores[own]),
        )
        yield from _own(view, words)
    else:
        yield Banner(first, second)
    yield Heading(words("holding-cities"))
    yield from (_city(view, city, words) for city in view.table.cities if city.in_play)
    yield Heading(words("portrait-rivals" if own else "portrait-seats"))
    mine = view.seat if isinstance(view, PrivateView) and own else None
    yield from (_line(view, seat, words, names) for seat in range(view.players) if seat != mine)


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
    cards: list[Cell] = [_card(view, card) for card in player.hand]
    cards += [_card(view, card, "row") for card in player.row]
    if view.hand.golden:
        cards.append(_card(view, view.hand.golden, "golden"))
    yield Row(cards)
    if isinstance(view.answer, Choose):
        said = words("sealed-choice", card=words(f"card-{view.answer.card}"), influence=view.answer.influence)
        yield Row((Sign(icons.seal(64)), Word(said, 40)))
    left: list[Cell] = []
    if view.players > 2:
        left += [Sign(wood.scroll(64)), Word(str(player.influence), 56, "number", apart=30)]
    for shape, counts in zip(Shape, guild.left_of(view.table, data, player.guild), strict=True):
        left += [Sign(look.shape(shape, 110)), Word("/".join(map(str, counts)), 48, "number", apart=26)]
    yield Row(left)


def _card(view: View, card: Card, state: str = "hand", size: int = CARD) -> Drawn:
    data, high = look.data_of(view), round(size * 1.2)

    def draw(canvas: Canvas, x: int, y: int, on: str) -> None:
        look.mini(canvas, x, y, size, high, card, data, on, state)

    return Drawn(size, high, draw, 10)


def _crest(arms: Arms, size: int, joins: bool = False) -> Drawn:
    def draw(canvas: Canvas, x: int, y: int, on: str) -> None:
        look.crest(canvas, x, y, size, arms, on)

    return Drawn(size, round(size * 1.2), draw, 8 if joins else 16, joins)


# -- the cities --------------------------------------------------------------------------------------------------------


def _city(view: View, city: City, words: Wording) -> Row:
    """What a city is worth, its free plots, and what each guild would get."""
    data = look.data_of(view)
    result = result_of(city, data)
    cells: list[Cell] = [Word(words(f"city-{city.name}"), 48, "title")]
    if city.result:
        cells.append(Sign(icons.laurel(52, "bronze")))
    cells += [Sign(wood.value(52)), Word(str(result.value), 52, "number")]
    if city.open:
        cells += [Sign(wood.lot(52)), Word(str(city.free.bit_count()), 52, "number")]
    cells.append(Break())
    for rank in result.ranks:
        cells += [_crest(rank.guild, 80, joins=True), Word(str(rank.points), 48, "number")]
        cells += [Sign(wood.house(40)), Word(str(rank.quarters), 40, "number", "sepia")]
    if not result.ranks:
        cells.append(Word(look.NOTHING, 44))
    letter = look.code(city.name, data)
    sign = Drawn(72, 72, lambda canvas, x, y, on: _letter(canvas, x, y, letter, on))
    return Row(cells, sign)


def _letter(canvas: Canvas, x: int, y: int, letter: str, on: str) -> None:
    canvas.panel(x, y, 72, 72, "ink", on, "gold", 3, 36)
    canvas.text(x + 36, y + 36, letter, "title", 44, ink="glint", on="ink", anchor="mm")


# -- the others --------------------------------------------------------------------------------------------------------


def _line(view: View, seat: int, words: Wording, names: Sequence[str] | None) -> Row:
    player, table = view.table.players[seat], view.table
    name = look.player(names, seat)
    marked = seat in view.asked and view.step is not None
    if player.guild is None:
        return Row((Word(name or words("seat", number=seat + 1), 44),), None, "", marked)
    own = player.guild
    crest = _crest(own, 80)
    cells: list[Cell] = [Word(words(f"guild-{own}"), 44, "title")]
    if name:
        cells.append(Word(name, LEAST, ink="sepia"))
    cells += [Break(), *_held(view, player)]
    return Row(cells, crest, str(table.scores[own]), marked)


def _held(view: View, player: Player) -> list[Cell]:
    """The cards in hand, which everyone knows."""
    found: list[Cell] = [_card(view, card, size=76) for card in player.hand]
    if view.players > 2:
        found += [Sign(wood.scroll(52)), Word(str(player.influence), 48, "number")]
    return found
