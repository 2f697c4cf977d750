"""What only one King sees: his heroes, his city cards, a sealed answer; and his own city below."""

from __future__ import annotations

from engine.core.api import Action, PrivateView
from engine.games.alba_longa.actions import Attack, Grow, Improve, Invoke, Sell, Send, Settle
from engine.games.alba_longa.pieces import Hand, Job, Table, Town
from engine.games.alba_longa.soldiers import city_cards
from renderers import icons
from renderers.alba_longa import board, closeup, emblems, kings, leaf, look, signs
from renderers.alba_longa.look import Box
from renderers.alba_longa.news import CityNews
from renderers.api import Canvas, Names, Wording

HIGH, CARDS, ORDER = 900, 236, 62
HEROES = 690


def cards_of(view: PrivateView[Table, Hand]) -> list[Town]:
    """The cities this King can attack."""
    return city_cards(view.table, view.seat) if view.table.cities[view.seat].alive else []


def sealed_answer(answer: Action | None, words: Wording) -> str:
    """The King's own sealed answer in words; empty if there is none."""
    if answer is None:
        return ""
    if isinstance(answer, Attack):
        return words("sealed-attack", town=look.town(words, answer.city))
    if isinstance(answer, Send):
        return words("sealed-hero", hero=answer.hero)
    if isinstance(answer, Sell):
        return words("sealed-sell", peasants=answer.peasants)
    if isinstance(answer, Grow):
        return words("sealed-grow", peasants=answer.peasants)
    if isinstance(answer, Settle):
        sent = [(job, answer.jobs.count(job)) for job in Job]
        jobs = ", ".join(words("text-count", name=words(f"job-{job}"), count=count) for job, count in sent if count)
        return words("sealed-settle", jobs=jobs or words("text-none"))
    return words("sealed-yes" if isinstance(answer, Improve | Invoke) else "sealed-no")


def drawn(view: PrivateView[Table, Hand], lang: str, names: Names = None) -> Canvas:
    """The screen as a canvas."""
    words, city = look.words_in(lang), view.table.cities[view.seat]
    name = look.player(names, view.seat)
    title = look.town(words, city.town)
    under = words("screen-title", name=name) if name else words("screen-title-plain")
    canvas = leaf.page(HIGH, title, under, view, [view.seat])
    x, top, wide = leaf.LEFT, leaf.TOP - 2, leaf.WIDE
    _heroes(canvas, Box(x, top, HEROES, CARDS), view, words)
    _cities(canvas, Box(x + HEROES + 10, top, wide - HEROES - 10, CARDS), view, words)
    top += CARDS + 8
    if said := sealed_answer(view.answer, words):
        canvas.panel(x, top, wide - 3, ORDER - 4, "blush", "parchment", "rubric", 3, 12, "shade")
        canvas.stamp(icons.seal(44), x + 18, top + 7, "blush")
        canvas.text(x + 78, top + 30, said, "bold", 30, on="blush", anchor="lm", width=wide - 100)
        top += ORDER + 6
    _city(canvas, Box(x, top, wide, HIGH - leaf.MARGIN - top), view, names, words)
    return canvas


def _heroes(canvas: Canvas, box: Box, view: PrivateView[Table, Hand], words: Wording) -> None:
    """Active heroes, and the used pile in grey; the one sent unseen bears a seal."""
    active, used = list(view.hand.active), list(view.hand.used)
    half, said = (box.wide - 44) * 6 // 10, words("hero-counts", active=len(active), used=len(used))
    leaf.HEADED.draw(canvas, *box, words("heroes"), half)
    right, room = box.x + box.wide - 24, box.wide - half - 60
    canvas.text(right, box.y + 30, said, "bold", 23, ink="sepia", anchor="rm", width=room)
    sent = view.answer.hero if isinstance(view.answer, Send) else None
    wide = 112
    step = (box.wide - 40 - wide) // 4
    for place, (value, rests) in enumerate([(one, False) for one in active] + [(one, True) for one in used]):
        x = box.x + 20 + place * min(step, wide + 22)
        look.hero(canvas, x, box.y + 62, wide, value, "vellum", rests)
        if value == sent and not rests:
            canvas.stamp(icons.seal(48), x + wide - 34, box.y + 56, "vellum")


def _cities(canvas: Canvas, box: Box, view: PrivateView[Table, Hand], words: Wording) -> None:
    """The city cards; the one chosen unseen bears a seal."""
    leaf.HEADED.draw(canvas, *box, words("city-cards"))
    towns = cards_of(view)
    chosen = view.answer.city if isinstance(view.answer, Attack) else None
    if not towns:
        middle, room = box.x + box.wide // 2, box.wide - 40
        canvas.text(middle, box.y + 140, words("no-city-cards"), "text", 28, ink="sepia", anchor="mm", width=room)
        return
    step = min(124, (box.wide - 36) // len(towns))
    wide = step - 10
    for place, town in enumerate(towns):
        x, picked, size = box.x + 18 + place * step, town == chosen, min(62, wide - 18)
        fill, line = ("glint", "rubric") if picked else ("parchment", "ink")
        canvas.stamp(signs.card(wide, 156, fill, line), x, box.y + 62, "vellum")
        emblems.shield(canvas, x + (wide - size) // 2, box.y + 80, size, town, fill)
        canvas.lines(
            x + wide // 2, box.y + 184, look.town(words, town), "bold", 23, width=wide - 12, lines=2, on=fill,
            anchor="mm", lead=1.0, least=12,
        )  # fmt: skip
        if picked:
            canvas.stamp(icons.seal(40), x + wide - 30, box.y + 56, "vellum")


def _city(canvas: Canvas, box: Box, view: PrivateView[Table, Hand], names: Names, words: Wording) -> None:
    """Goals, goods and the six places of one's own city."""
    canvas.sheet(box.x, box.y, box.wide, box.high)
    city, data = view.table.cities[view.seat], look.data_of(view)
    state = board.state_of(view, view.seat, names, CityNews())
    kings.holdings(canvas, Box(box.x + 4, box.y + 12, box.wide - 8, kings.GOALS), city, state, data)
    low = box.y + kings.GOALS + 18
    canvas.fill(box.x + 3, low - 4, box.wide - 9, 2, "ink")
    room = Box(box.x + 8, low, box.wide - 18, box.y + box.high - 10 - low)
    closeup.framed(canvas, room, view, view.seat, words)
