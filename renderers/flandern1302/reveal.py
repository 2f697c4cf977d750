"""The reveal: who has played which card, with how many influence cards, and the order that follows from it."""

from __future__ import annotations

from engine.games.flandern1302.pieces import Card
from renderers.api import Canvas, Names
from renderers.flandern1302 import leaf, look, wood
from renderers.flandern1302.look import View

ROW = 156
#: influence cards that are drawn one by one; more are counted
FANNED = 4


def drawn(view: View, lang: str, names: Names = None) -> Canvas:
    """The cards on the table as a canvas; they must have been revealed."""
    table, words, data = view.table, look.words_in(lang), look.data_of(view)
    by_seat = {one.seat: one for one in table.chosen}
    high = leaf.MARGIN + leaf.TOP + len(table.order) * (ROW + 10) - 6
    first = words("reveal-first", guild=words(f"guild-{table.players[table.first].guild}"), round=table.round)
    canvas = leaf.page(high, words("reveal-title"), first)
    left, y, wide = leaf.LEFT, leaf.TOP, leaf.WIDE
    for place, seat in enumerate(table.order):
        chosen, guild = by_seat[seat], table.players[seat].guild
        assert guild
        canvas.sheet(left, y, wide, ROW)
        canvas.fill(left + 6, y + 16, 8, ROW - 36, look.GUISES[guild].paint)
        middle = y + ROW // 2 - 2
        canvas.plaque(left + 28, middle - 36, 72, 72, str(place + 1), 48, fill="gold", ink="ink", line="ink", thick=3)
        look.crest(canvas, left + 122, middle - 43, 76, guild, "vellum")
        name = look.player(names, seat)
        lift = 18 if name else 0
        canvas.text(left + 216, middle - lift, words(f"guild-{guild}"), "title", 40, anchor="lm", width=270)
        if name:
            canvas.text(left + 216, middle + 26, name, "bold", 26, ink="sepia", anchor="lm", width=270, least=15)
        if seat == table.first:
            canvas.stamp(wood.lead(44), left + 440, y + 8, "vellum")
        look.card(canvas, left + 506, y + 10, 196, ROW - 28, chosen.card, words, data, "vellum")
        fan = min(chosen.influence, FANNED)
        for at in range(fan):
            x = left + 726 + at * 74
            look.card(canvas, x, y + 18, 92, ROW - 44, Card.INFLUENCE, words, data, "vellum")
        if chosen.influence > FANNED:
            canvas.text(left + 1046, middle, look.times(chosen.influence), "number", 38, anchor="lm", width=70)
        y += ROW + 10
    return canvas
