"""Alba Longa for a phone: one's own city and heroes, the court and the sky, and the other Kings in a line each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.api import PrivateView
from engine.games.alba_longa.pieces import JOB_OF, City, Die, Hand, Job, Table
from renderers import icons
from renderers.alba_longa import closeup, emblems, figures, headline, look, monuments, screen, signs
from renderers.alba_longa.look import View
from renderers.api import Canvas, Wording
from renderers.portrait import LEAST, Band, Banner, Break, Cell, Drawn, Heading, Prose, Row, Sign, Word, beside, stacked

DIE = 96


def drawn(view: View, lang: str, names: Sequence[str] | None = None) -> Canvas:
    """The whole position, tall."""
    return stacked(_bands(view, look.words_in(lang), names))


def strip(view: PrivateView[Table, Hand], lang: str, names: Sequence[str] | None = None) -> Canvas:
    """What a question of one's own turn is answered with: goods, people at work, and heroes."""
    return stacked(_own(view, look.words_in(lang)))


def _bands(view: View, words: Wording, names: Sequence[str] | None) -> Iterator[Band]:
    first, second = headline.told(view, words, names)
    if isinstance(view, PrivateView):
        town = view.table.cities[view.seat].town
        arms = Drawn(76, 92, lambda canvas, x, y, on: emblems.shield(canvas, x, y, 76, town, on))
        yield Banner(look.town(words, town), beside(first, second), arms)
        yield from _own(view, words)
        yield from _brought(view, view.seat, words)
    else:
        yield Banner(first, second)
    yield Heading(words("portrait-offer"))
    yield from _court(view, words)
    yield Heading(words("portrait-rivals" if isinstance(view, PrivateView) else "portrait-seats"))
    mine = view.seat if isinstance(view, PrivateView) else None
    yield from (_line(view, seat, words, names) for seat in range(view.players) if seat != mine)


# -- my city -----------------------------------------------------------------------------------------------------------


def _own(view: PrivateView[Table, Hand], words: Wording) -> Iterator[Band]:
    city = view.table.cities[view.seat]
    yield Row([*_goals(view, city), *_goods(city)])
    yield Row(_at_work(city))
    heroes: list[Cell] = [_hero(value, False) for value in view.hand.active]
    heroes += [_hero(value, True) for value in view.hand.used]
    if heroes:
        yield Row(heroes)
    if said := screen.sealed_answer(view.answer, words):
        yield Row((Sign(icons.seal(64)), Word(said, 40)))


def _hero(value: int, used: bool) -> Drawn:
    return Drawn(84, 128, lambda canvas, x, y, on: look.hero(canvas, x, y, 84, value, on, used))


def _goals(view: View, city: City) -> list[Cell]:
    """Monuments and peasants, of how many."""
    data = look.data_of(view)
    return [
        Sign(monuments.sign(60)),
        Word(f"{city.monuments}/{data.goal_monuments}", 56, "number", apart=26),
        Sign(figures.figure(52, emblems.livery(city.town))),
        Word(f"{city.peasants}/{data.goal_peasants}", 56, "number", apart=26),
    ]


def _goods(city: City) -> list[Cell]:
    found = ((signs.silver(60), city.silver), (signs.wheat(64), city.wheat), (signs.prayer(56), city.worship))
    return [cell for sign, count in found for cell in (Sign(sign), Word(str(count), 56, "number", apart=26))]


def _at_work(city: City) -> list[Cell]:
    """Who works where; grey where nobody does."""
    cells: list[Cell] = []
    for job, crew in city.crews.items():
        count = str(crew.standing) + (f"+{crew.lying}" if crew.lying else "")
        cells += [Sign(signs.badge(job, 72, bool(crew.total))), Word(count, 52, "number", apart=26)]
    cells += [Sign(figures.figure(48, emblems.livery(city.town))), Word(str(city.housing), 52, "number")]
    return cells


def _brought(view: View, seat: int, words: Wording) -> Iterator[Band]:
    """What each place of work will bring."""
    if not view.table.cities[seat].alive:
        yield Row((Prose(words("forgotten-long"), 40),))
        return
    told = closeup.told(view, seat, words)
    for job in Job:
        yield Row((Sign(signs.badge(job, 60)), Word(told[job], 40)))


# -- the court and the sky ---------------------------------------------------------------------------------------------


def _court(view: View, words: Wording) -> Iterator[Band]:
    table = view.table
    dice = [_die(die, table.dice[die]) for die in Die if die in table.dice]
    price: list[Cell] = [Word(words("call-costs"), 40), Sign(signs.silver(52)), Word(str(table.price), 52, "number")]
    yield Row([*dice, *price])
    stalls: list[Cell] = []
    for silver in table.stalls:
        stalls += [Sign(signs.stall(72, silver == max(table.stalls) > 0)), Word(str(silver), 52, "number", apart=30)]
    yield Row(stalls)
    sky: list[Cell] = [Sign(signs.season(table.season, 64, "ink")), Word(words(f"season-{table.season}"), 40)]
    sky += [Sign(signs.weather(table.climate, 72)), Word(words(f"climate-{table.climate}"), 40)]
    if table.prayers is not None:
        sky += [Sign(signs.prayer(52)), Word(str(table.prayers), 52, "number")]
    yield Row(sky)
    if table.assisi:
        assisi = table.assisi
        found: list[Cell] = [
            Word("Assisi", 44, "title"),
            Sign(signs.tower(60)),
            Word(str(assisi.defenders), 52, "number"),
        ]
        found += [Sign(signs.silver(52)), Word(str(assisi.silver), 52, "number")]
        found += [Sign(signs.wheat(56)), Word(str(assisi.wheat), 52, "number")]
        if assisi.captive:
            found += [Sign(figures.figure(48, None)), Word(str(assisi.captive), 52, "number")]
        yield Row(found)


def _die(die: Die, pips: int) -> Drawn:
    job = JOB_OF[die]

    def draw(canvas: Canvas, x: int, y: int, on: str) -> None:
        ground, ink = signs.GROUNDS[job]
        canvas.stamp(signs.die(job, DIE), x, y, on)
        canvas.text(x + DIE // 2, y + DIE // 2, str(pips), "number", 60, ink=ink, on=ground, anchor="mm")

    return Drawn(DIE, DIE, draw)


# -- the others --------------------------------------------------------------------------------------------------------


def _line(view: View, seat: int, words: Wording, names: Sequence[str] | None) -> Row:
    city, table = view.table.cities[seat], view.table
    arms = Drawn(68, 82, lambda canvas, x, y, on: emblems.shield(canvas, x, y, 68, city.town, on))
    cells: list[Cell] = [Word(look.town(words, city.town), 44, "title")]
    if name := look.player(names, seat):
        cells.append(Word(name, LEAST, ink="sepia"))
    if seat == table.king:
        cells.append(Sign(signs.king(56), joins=False))
    if not city.alive:
        return Row([*cells, Break(), Prose(words("forgotten-long"), 40)], arms)
    cells += [Break(), *_goals(view, city), *_goods(city), Break(), *_at_work(city)]
    return Row(cells, arms, "", seat in view.asked and view.step is not None)
