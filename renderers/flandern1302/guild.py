"""What lies before a guild: who plays it, points, cards in hand and played, influence, quarters left by shape."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeAlias

from engine.core.api import Sealed, Seat
from engine.games.flandern1302.components import Components
from engine.games.flandern1302.pieces import ACTION_CARDS, CITY_INDEX, CITY_OF, Arms, Card, Chosen, Player, Shape, Table
from renderers import icons
from renderers.api import Canvas, Names, Wording
from renderers.flandern1302 import look, wood
from renderers.flandern1302.look import View

#: quarters in stock, by shape and printed masters
Counts: TypeAlias = tuple[tuple[int, ...], ...]


class State(NamedTuple):
    """Everything a guild's panel shows, so that an unchanged one is not drawn again."""

    guild: Arms
    name: str
    #: at the end the total
    score: int
    gained: int
    left: Counts
    #: in two-player games: the guild plays along for this seat's guild
    helps: Arms | None = None
    #: the player whose own guild it is
    player: Player | None = None
    first: bool = False
    asked: bool = False
    sealed: bool = False
    won: bool = False
    #: cards of cities that are scored or not in play
    gone: tuple[Card, ...] = ()
    influence: int | None = None
    chosen: Chosen | None = None
    place: int | None = None


def left_of(table: Table, data: Components, arms: Arms) -> Counts:
    """Quarters in stock, by shape and printed masters."""
    return tuple(
        tuple(table.stock[kind.name] for kind in data.kinds.values() if kind.arms is arms and kind.shape is shape)
        for shape in Shape
    )


def panel(canvas: Canvas, x: int, y: int, wide: int, high: int, state: State, data: Components, words: Wording) -> None:
    """The panel, kept until something in it changes."""
    key = ("guild", words.lang, state)
    canvas.part(key, x, y, wide, high, "parchment", lambda inner: _panel(inner, wide, high, state, data, words))


def _panel(canvas: Canvas, wide: int, high: int, state: State, data: Components, words: Wording) -> None:
    guise = look.GUISES[state.guild]
    line, thick = ("rubric", 5) if state.asked or state.won else ("ink", 3)
    canvas.sheet(0, 0, wide, high, line, thick)
    canvas.fill(14, 5, wide - 31, 7, guise.paint)
    _head(canvas, wide, state, words)
    if state.player:
        _cards(canvas, 12, 92, wide - 27, state, state.player, data)
    else:
        assert state.helps
        canvas.stamp(wood.scroll(34), 16, 98, "vellum")
        said = words("plays-along", guild=words(f"guild-{state.helps}"))
        canvas.lines(58, 116, said, "text", 21, ink="sepia", width=wide - 76, lines=2, anchor="lm", least=14)
    top = 190
    canvas.fill(14, top, wide - 31, 2, "rule")
    shapes(canvas, 10, top + 10, wide - 23, state.left, state.guild)


def _head(canvas: Canvas, wide: int, state: State, words: Wording) -> None:
    """Crest, guild, player; points in a box, what was gained beneath."""
    look.crest(canvas, 13, 19, 54, state.guild, "vellum")
    box = 78
    left, room = 76, wide - 76 - box - 16
    canvas.text(left, 37, words(f"guild-{state.guild}"), "title", 29, anchor="lm", width=room, least=15)
    if state.name:
        room = wide - 76 - 14 - (44 if state.gained else 0)
        canvas.text(left, 71, state.name, "bold", 22, ink="sepia", anchor="lm", width=room, least=15)
    score = str(state.score)
    canvas.plaque(wide - box - 11, 17, box, 40, score, 36, fill="ink", ink="glint", radius=10, width=box - 8)
    if state.gained:
        canvas.plaque(wide - 55, 60, 44, 24, f"+{state.gained}", 20, fill="rubric", ink="chalk", width=40)
    if state.asked:
        canvas.stamp(icons.hourglass(34), 44, 52, "vellum")
    elif state.sealed:
        canvas.stamp(icons.seal(36), 42, 50, "vellum")
    elif state.won:
        canvas.stamp(icons.crown(40), 6, 4, "vellum")


def _cards(canvas: Canvas, x: int, y: int, wide: int, state: State, player: Player, data: Components) -> None:
    """The eight action cards, hollow where played; below, what was revealed, and influence cards in hand."""
    step = wide / len(ACTION_CARDS)
    places = (("gone", state.gone), ("hand", player.hand), ("row", player.row))
    lying = tuple(next((name for name, cards in places if card in cards), None) for card in ACTION_CARDS)
    letters = tuple(look.code(city, data) for city in CITY_OF.values())

    def row(inner: Canvas) -> None:
        for place, (card, found) in enumerate(zip(ACTION_CARDS, lying, strict=True)):
            at, size = round(place * step), round(step) - 4
            if found:
                look.mini(inner, at, 0, size, 40, card, data, "vellum", found)
            else:
                inner.dashes(at, 0, size, 40, "rule", 2, 5)

    canvas.part(("cards", lying, letters), x, y, wide, 40, "vellum", row)
    low = y + 48
    if state.first:
        canvas.stamp(wood.lead(36), x + 2, low + 2, "vellum")
    if state.chosen and state.place:
        at = x + 44
        canvas.plaque(at, low + 3, 34, 34, str(state.place), 24, fill="gold", ink="ink", line="ink")
        look.mini(canvas, at + 42, low + 1, 32, 38, state.chosen.card, data, "vellum", "hand")
        if state.chosen.influence:
            canvas.stamp(wood.scroll(28), at + 80, low + 6, "vellum")
            canvas.text(at + 110, low + 21, f"+{state.chosen.influence}", "number", 23, anchor="lm", width=34)
    if state.influence is not None:
        canvas.stamp(wood.scroll(34), x + wide - 74, low + 4, "vellum")
        canvas.text(x + wide - 4, low + 21, str(state.influence), "number", 31, anchor="rm", width=38)


def shapes(canvas: Canvas, x: int, y: int, wide: int, left: Counts, arms: Arms, reach: int = 3) -> None:
    """Quarters in stock: per shape how many, and each with its printed masters; kept until one is taken."""
    # the last number may reach further, but not as far as a sheet's round corner
    canvas.kept(_shapes, x, y, wide + reach, 71, "vellum", left, arms, wide // 3)


def _shapes(canvas: Canvas, wide: int, high: int, left: Counts, arms: Arms, step: int) -> None:
    on, guise = "vellum", look.GUISES[arms]
    for place, (shape, counts) in enumerate(zip(Shape, left, strict=True)):
        at, total = place * step, sum(counts)
        fill = guise.paint if total else on
        canvas.stamp(look.shape(shape, 50, fill, line="ink" if total else "shade"), at + 4, 2, on)
        canvas.text(at + 70, 14, str(total), "number", 27, ink="ink" if total else "rule", on=on, anchor="mm")
        spread = [masters for masters, count in enumerate(counts) for _ in range(count)]
        size = min(15, (step - 6) // 5 - 2)
        if len(counts) > 1:
            for tile, masters in enumerate(spread):
                left_edge = at + 4 + tile * (size + 2)
                canvas.panel(left_edge, 33, size, 38, "chalk", on, "ink", 1, 3)
                for pip in range(masters):
                    canvas.stamp(wood.master(16), left_edge + (size - 12) // 2, 35 + pip * 17, "chalk")


def states(view: View, names: Names, points: Mapping[Arms, int]) -> Iterator[State | int]:
    """Every guild in play that someone counts on, with what it gained; a seat that has none yet."""
    table, data, two = view.table, look.data_of(view), view.players == 2
    sealed = isinstance(view.step, Sealed)
    totals = {sheet.seat: sheet.total for sheet in table.sheets}
    gone = tuple(card for card, city in CITY_OF.items() if not table.cities[CITY_INDEX[city]].open)
    for seat, player in enumerate(table.players):
        if player.guild is None:
            yield seat
        for guild in player.guilds:
            state = State(
                guild, look.player(names, seat), table.scores[guild], points.get(guild, 0), left_of(table, data, guild),
                helps=player.guild,
            )  # fmt: skip
            if guild is not player.guild:
                yield state
                continue
            yield state._replace(
                score=totals.get(Seat(seat), state.score), player=player, first=seat == table.first,
                asked=seat in view.asked, sealed=sealed and seat not in view.asked, won=seat in table.winners,
                gone=gone, influence=None if two else player.influence,
                chosen=next((one for one in table.chosen if one.seat == seat), None),
                place=table.order.index(Seat(seat)) + 1 if seat in table.order else None,
            )  # fmt: skip
