"""What lies before a guild: who plays it, points, cards in hand and played, influence, quarters left by shape."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.seat import Seat
from engine.games.flandern1302.components import Components
from engine.games.flandern1302.pieces import ACTION_CARDS, CITY_INDEX, CITY_OF, Arms, Card, Chosen, Player, Shape, Table
from renderers import icons
from renderers.api import Canvas, Wording
from renderers.flandern1302 import look, wood


class State(NamedTuple):
    """Everything a guild's panel shows, so that an unchanged one is not drawn again."""

    guild: Arms
    name: str
    score: int
    gained: int
    seat: int | None
    #: in two-player games: the guild plays along for this seat's guild
    helps: Arms | None
    first: bool
    asked: bool
    sealed: bool
    won: bool
    total: int | None
    held: tuple[Card, ...]
    played: tuple[Card, ...]
    #: cards of cities that are scored or not in play
    gone: tuple[Card, ...]
    influence: int | None
    chosen: Chosen | None
    place: int | None
    #: by shape and printed masters: quarters left
    left: tuple[tuple[int, ...], ...]


def left_of(table: Table, data: Components, arms: Arms) -> tuple[tuple[int, ...], ...]:
    """Quarters in stock, by shape and printed masters."""
    return tuple(
        tuple(table.stock[kind.name] for kind in data.kinds.values() if kind.arms is arms and kind.shape is shape)
        for shape in Shape
    )


def gone_cards(table: Table) -> tuple[Card, ...]:
    """City cards that are out of the game."""
    return tuple(card for card, city in CITY_OF.items() if not table.cities[CITY_INDEX[city]].open)


def panel(canvas: Canvas, x: int, y: int, wide: int, high: int, state: State, data: Components, words: Wording) -> None:
    """The panel, kept until something in it changes."""
    key = ("guild", words.lang, state)
    canvas.part(key, x, y, wide, high, "parchment", lambda inner: _panel(inner, wide, high, state, data, words))


def _panel(canvas: Canvas, wide: int, high: int, state: State, data: Components, words: Wording) -> None:
    guise = look.GUISES[state.guild]
    line, thick = ("rubric", 5) if state.asked or state.won else ("ink", 3)
    canvas.panel(0, 0, wide - 3, high - 4, "vellum", "parchment", line, thick, 14, "shade")
    canvas.fill(14, 5, wide - 31, 7, guise.paint)
    _head(canvas, wide, state, words)
    top = 92
    if state.seat is not None:
        _cards(canvas, 12, top, wide - 27, state, data)
        top += 98
    else:
        assert state.helps
        canvas.stamp(wood.scroll(34), 16, top + 6, "vellum")
        said = words("plays-along", guild=words(f"guild-{state.helps}"))
        canvas.lines(58, top + 24, said, "text", 21, ink="sepia", width=wide - 76, lines=2, anchor="lm", least=14)
        top += 98
    canvas.fill(14, top, wide - 31, 2, "rule")
    stock = ("stock", state.left, state.guild)
    canvas.part(
        stock, 10, top + 8, wide - 23, high - top - 20, "vellum",
        lambda inner: shapes(inner, 0, 2, wide - 23, state.left, state.guild),
    )  # fmt: skip


def _head(canvas: Canvas, wide: int, state: State, words: Wording) -> None:
    """Crest, guild, player; points in a box, what was gained beneath."""
    look.crest(canvas, 13, 19, 54, state.guild, "vellum")
    box = 78
    left, room = 76, wide - 76 - box - 16
    canvas.text(left, 37, words(f"guild-{state.guild}"), "title", 29, anchor="lm", width=room, least=15)
    if state.name:
        room = wide - 76 - 14 - (44 if state.gained else 0)
        canvas.text(left, 71, state.name, "bold", 22, ink="sepia", anchor="lm", width=room, least=15)
    canvas.panel(wide - box - 11, 17, box, 40, "ink", "vellum", None, 0, 10)
    shown = state.score if state.total is None else state.total
    canvas.text(wide - box // 2 - 11, 38, str(shown), "number", 36, ink="glint", on="ink", anchor="mm", width=box - 8)
    if state.gained:
        canvas.panel(wide - 55, 60, 44, 24, "rubric", "vellum", None, 0, 12)
        canvas.text(wide - 33, 73, f"+{state.gained}", "number", 20, ink="chalk", on="rubric", anchor="mm", width=40)
    if state.asked:
        canvas.stamp(icons.hourglass(34), 44, 52, "vellum")
    elif state.sealed:
        canvas.stamp(icons.seal(36), 42, 50, "vellum")
    elif state.won:
        canvas.stamp(icons.crown(40), 6, 4, "vellum")


def _cards(canvas: Canvas, x: int, y: int, wide: int, state: State, data: Components) -> None:
    """The eight action cards, hollow where played; below, what was revealed, and influence cards in hand."""
    step = wide / len(ACTION_CARDS)
    for place, card in enumerate(ACTION_CARDS):
        at = x + round(place * step)
        size = round(step) - 4
        if card in state.gone:
            look.mini(canvas, at, y, size, 40, card, data, "vellum", "gone")
        elif card in state.held:
            look.mini(canvas, at, y, size, 40, card, data, "vellum")
        elif card in state.played:
            look.mini(canvas, at, y, size, 40, card, data, "vellum", "row")
        else:
            canvas.dashes(at, y, size, 40, "rule", 2, 5)
    low = y + 48
    if state.first:
        canvas.stamp(wood.lead(36), x + 2, low + 2, "vellum")
    if state.chosen and state.place:
        at = x + 44
        canvas.panel(at, low + 3, 34, 34, "gold", "vellum", "ink", 2, 17)
        canvas.text(at + 17, low + 21, str(state.place), "number", 24, on="gold", anchor="mm")
        look.mini(canvas, at + 42, low + 1, 32, 38, state.chosen.card, data, "vellum", "hand")
        if state.chosen.influence:
            canvas.stamp(wood.scroll(28), at + 80, low + 6, "vellum")
            canvas.text(at + 110, low + 21, f"+{state.chosen.influence}", "number", 23, anchor="lm", width=34)
    if state.influence is not None:
        canvas.stamp(wood.scroll(34), x + wide - 74, low + 4, "vellum")
        canvas.text(x + wide - 4, low + 21, str(state.influence), "number", 31, anchor="rm", width=38)


def shapes(
    canvas: Canvas, x: int, y: int, wide: int, left: tuple[tuple[int, ...], ...], arms: Arms, on: str = "vellum"
) -> None:
    """Quarters in stock: per shape how many, and each with its printed masters."""
    step = wide // 3
    for place, (shape, counts) in enumerate(zip(Shape, left, strict=True)):
        at = x + place * step
        guise = look.GUISES[arms]
        total = sum(counts)
        fill = guise.paint if total else on
        canvas.stamp(look.shape(shape, 50, fill, "ink" if total else "shade"), at + 4, y + 2, on)
        canvas.text(at + 70, y + 14, str(total), "number", 27, ink="ink" if total else "rule", on=on, anchor="mm")
        spread = [masters for masters, count in enumerate(counts) for _ in range(count)]
        size = min(15, (step - 6) // 5 - 2)
        if len(counts) > 1:
            for tile, masters in enumerate(spread):
                left_edge = at + 4 + tile * (size + 2)
                canvas.panel(left_edge, y + 33, size, 38, "chalk", on, "ink", 1, 3)
                for pip in range(masters):
                    canvas.stamp(wood.master(16), left_edge + (size - 12) // 2, y + 35 + pip * 17, "chalk")


def of_seat(
    table: Table, data: Components, seat: int, name: str, *, asked: bool, sealed: bool, gained: int
) -> State | None:
    """The panel of a seat's guild; None before it has one."""
    player: Player = table.players[seat]
    if player.guild is None:
        return None
    chosen = next((one for one in table.chosen if one.seat == seat), None)
    place = table.order.index(Seat(seat)) + 1 if seat in table.order else None
    total = next((one.total for one in table.sheets if one.seat == seat), None)
    two = player.influenced is not None or len(table.players) == 2
    return State(
        player.guild, name, table.scores[player.guild], gained, seat, None, seat == table.first, asked, sealed,
        seat in table.winners, total, tuple(player.hand), tuple(player.row), gone_cards(table),
        None if two else player.influence, chosen, place, left_of(table, data, player.guild),
    )  # fmt: skip


def of_influenced(table: Table, data: Components, guild: Arms, owner: Arms | None, name: str, gained: int) -> State:
    """The panel of an influenced guild in a game of two."""
    return State(
        guild, name, table.scores[guild], gained, None, owner or guild, False, False, False, False, None, (), (), (),
        None, None, None, left_of(table, data, guild),
    )  # fmt: skip
