"""What lies before one seat, large: cards, influence, quarters; for its owner also the golden card it has seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from engine.core.view import PrivateView
from engine.games.flandern1302.actions import Choose
from engine.games.flandern1302.pieces import Arms, Hand, Player, Shape, Table
from engine.games.flandern1302.scoring import result_of
from renderers import icons
from renderers.api import Canvas, Names, Wording, sealed
from renderers.flandern1302 import leaf, look, tile, wood
from renderers.flandern1302.look import View

V = TypeVar("V", bound=View)
HIGH, CARDS, SIDE = 900, 330, 372
LEFT, TOP, WIDE = leaf.MARGIN, leaf.TOP, leaf.WIDE
LOW = TOP + CARDS + 10


def of_seat(view: View, seat: int, lang: str, names: Names = None) -> Canvas:
    """What everyone sees of a seat, and how its guild stands in the cities."""
    return _drawn(view, seat, look.words_in(lang), names, "", _cities)


def screen(view: PrivateView[Table, Hand], lang: str, names: Names = None) -> Canvas:
    """The own things, the golden card and the sealed choice among them."""
    words = look.words_in(lang)
    return _drawn(view, view.seat, words, names, words("screen-under"), _secret)


def _drawn(
    view: V, seat: int, words: Wording, names: Names, under: str,
    beside: Callable[[Canvas, int, int, int, int, V, Arms, Wording], None],
) -> Canvas:  # fmt: skip
    """The cards of a player, below them what is in stock, and something beside it."""
    player, canvas = view.table.players[seat], _page(view, seat, words, names, under)
    if player.guild is None:
        _none(canvas, view, words)
        return canvas
    low = HIGH - LOW - leaf.MARGIN
    _cards(canvas, LEFT, TOP, WIDE, CARDS, view, player, words)
    _stock(canvas, LEFT, LOW, WIDE - SIDE - 12, low, view, player, words)
    beside(canvas, LEFT + WIDE - SIDE, LOW, SIDE, low, view, player.guild, words)
    return canvas


def _page(view: View, seat: int, words: Wording, names: Names, under: str) -> Canvas:
    player, name = view.table.players[seat], look.player(names, seat)
    if player.guild is None:
        return leaf.page(HIGH, words("seat", number=seat + 1), name or under)
    title = words("holding-title", guild=words(f"guild-{player.guild}"), trade=words(f"trade-{player.guild}"))
    canvas = leaf.page(HIGH, title, name or under, view, [seat])
    score, x = str(view.table.scores[player.guild]), leaf.WIDTH - leaf.MARGIN - 150
    canvas.plaque(x, leaf.MARGIN + 14, 130, 76, score, 60, fill="gold", ink="ink", on="ink", radius=14, width=120)
    return canvas


def _none(canvas: Canvas, view: View, words: Wording) -> None:
    """Before a guild is taken: those that are left."""
    leaf.panel(canvas, LEFT, TOP, WIDE, HIGH - TOP - leaf.MARGIN, words("no-guild"))
    for place, arms in enumerate(view.table.free_guilds):
        x = LEFT + 60 + place * 270
        look.crest(canvas, x, TOP + 180, 190, arms, "vellum")
        canvas.text(x + 95, TOP + 450, words(f"guild-{arms}"), "title", 40, anchor="mm", width=240)
        canvas.text(x + 95, TOP + 495, words(f"trade-{arms}"), "text", 28, ink="sepia", anchor="mm", width=240)


def _cards(canvas: Canvas, x: int, y: int, wide: int, high: int, view: View, player: Player, words: Wording) -> None:
    """Action cards: in hand above, face up below; influence cards at the right."""
    data = look.data_of(view)
    two = view.players == 2
    room = wide if two else wide - 192
    leaf.panel(canvas, x, y, room - (0 if two else 10), high, words("holding-cards", count=len(player.hand)))
    step = (room - 40) // 8
    for row, cards in enumerate((player.hand, player.row)):
        top = y + 66 + row * 134
        for place, card in enumerate(cards):
            look.card(canvas, x + 18 + place * step, top, step - 10, 116, card, words, data, "vellum", dim=row == 1)
    if not player.row:
        said = words("holding-none-played")
        canvas.text(x + 24, y + 66 + 134 + 56, said, "text", 26, ink="sepia", anchor="lm", width=room - 60)
    if two:
        return
    side = x + room
    leaf.panel(canvas, side, y, wide - room, high, words("card-influence"))
    canvas.stamp(wood.scroll(72), side + 20, y + 74, "vellum")
    canvas.text(side + 140, y + 110, str(player.influence), "number", 72, anchor="mm", width=84)
    for row, key, count in ((196, "holding-spent", player.spent), (240, "holding-gained", player.gained)):
        canvas.text(side + 22, y + row, words(key), "text", 24, ink="sepia", anchor="lm", width=106, least=14)
        canvas.text(side + 166, y + row, str(count), "number", 30, anchor="rm", width=40)


def _stock(canvas: Canvas, x: int, y: int, wide: int, high: int, view: View, player: Player, words: Wording) -> None:
    """Quarters left, each drawn with its printed masters; two players also have an influenced guild."""
    arms = player.guilds
    each = high // len(arms)
    for number, one in enumerate(arms):
        top, tall = y + number * each, each - (8 if number + 1 < len(arms) else 0)
        title = "holding-stock" if number == 0 else "holding-influenced"
        leaf.panel(canvas, x, top, wide, tall, words(title, guild=words(f"guild-{one}")))
        if number:
            canvas.text(x + wide - 26, top + 32, str(view.table.scores[one]), "number", 34, anchor="rm", width=80)
        _tiles(canvas, x, top + 64, each - 76, view, one, words)


def _tiles(canvas: Canvas, x: int, y: int, high: int, view: View, arms: Arms, words: Wording) -> None:
    data = look.data_of(view)
    row = high // 3
    size = min(108, round((row - 4) * tile.LONG / tile.TALL))
    for place, shape in enumerate(Shape):
        middle = y + place * row + row // 2 - 4
        kinds = [kind for kind in data.kinds.values() if kind.arms is arms and kind.shape is shape]
        names = [kind.name for kind in kinds for _ in range(view.table.stock[kind.name])]
        ink = "ink" if names else "rule"
        canvas.text(x + 24, middle, str(len(names)), "number", min(44, row - 4), ink=ink, anchor="lm", width=44)
        canvas.text(x + 72, middle, words(f"shape-{shape}"), "bold", 26, ink="sepia", anchor="lm", width=108, least=14)
        for number, name in enumerate(names):
            tile.draw(canvas, x + 188 + number * (size + 6), middle - tile.height(size) // 2, size, name, data)


def _cities(canvas: Canvas, x: int, y: int, wide: int, high: int, view: View, own: Arms, words: Wording) -> None:
    """The guild in each city: quarters, masters, points so far."""
    leaf.panel(canvas, x, y, wide, high, words("holding-cities"))
    data = look.data_of(view)
    cities = [city for city in view.table.cities if city.in_play]
    step = (high - 76) // len(cities)
    for place, city in enumerate(cities):
        middle = y + 66 + place * step + step // 2
        ink = "ink" if city.result else "sepia"
        canvas.text(x + 22, middle, words(f"city-{city.name}"), "bold", 26, anchor="lm", width=130, least=14)
        rank = next((one for one in result_of(city, data).ranks if one.guild is own), None)
        if city.result:
            canvas.stamp_mid(icons.laurel(34, "bronze"), x + 172, middle, "vellum")
        if rank is None:
            canvas.text(x + wide - 26, middle, look.NOTHING, "number", 30, ink="rule", anchor="rm")
            continue
        canvas.counted(x + 208, middle, wood.house(24), rank.quarters, 16, 25, width=28)
        canvas.counted(x + 264, middle, wood.master(24), rank.masters, 13, 23, ink="sepia", width=30)
        canvas.text(x + wide - 26, middle, str(rank.points), "number", 34, ink=ink, anchor="rm", width=48)


def _secret(
    canvas: Canvas, x: int, y: int, wide: int, high: int, view: PrivateView[Table, Hand], own: Arms, words: Wording
) -> None:
    """The golden card face down before the first player, and the choice already sealed."""
    leaf.panel(canvas, x, y, wide, high, words("screen-golden"))
    data, golden = look.data_of(view), view.hand.golden
    middle = x + wide // 2
    if golden:
        look.card(canvas, middle - 80, y + 70, 160, 170, golden, words, data, "vellum", golden=True)
    else:
        key = "screen-no-golden-two" if view.players == 2 else "screen-no-golden"
        canvas.lines(middle, y + 150, words(key), "text", 25, ink="sepia", width=wide - 50, lines=4, anchor="mm")
    if isinstance(view.answer, Choose):
        said = words("sealed-choice", card=words(f"card-{view.answer.card}"), influence=view.answer.influence)
        sealed(canvas, x + 12, y + high - 122, wide - 27, 104, said, 26, 3)
