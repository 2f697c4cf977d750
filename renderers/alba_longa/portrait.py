"""Alba Longa for a phone: one's own city and heroes, the court and the sky, and the other Kings in a line each."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.api import PrivateView
from engine.games.alba_longa.pieces import City, Die, Hand, Job, Table
from renderers import icons
from renderers.alba_longa import closeup, emblems, figures, headline, look, monuments, screen, signs
from renderers.alba_longa.look import View
from renderers.api import Wording
from renderers.portrait import Band, Break, Cell, Heading, Portrait, Prose, Row, Sign, Word, counted, shown

DIE = 96


# -- my city -----------------------------------------------------------------------------------------------------------


def _own(view: PrivateView[Table, Hand], words: Wording) -> Iterator[Band]:
    yield from (*_at_hand(view, words), *_brought(view, view.seat, words))


def _at_hand(view: PrivateView[Table, Hand], words: Wording) -> Iterator[Band]:
    """Goods, people at work, and heroes."""
    city = view.table.cities[view.seat]
    yield Row([*_goals(view, city), *_goods(city)])
    yield Row([*_at_work(city)])
    values = [(value, False) for value in view.hand.active] + [(value, True) for value in view.hand.used]
    if heroes := [shown(84, 128, look.hero, 84, value, "vellum", used) for value, used in values]:
        yield Row(heroes)
    if said := screen.sealed_answer(view.answer, words):
        yield Row((Sign(icons.seal(64)), Word(said, 40)))


def _goals(view: View, city: City) -> Iterator[Cell]:
    """Monuments and peasants, of how many."""
    data, peasant = look.data_of(view), figures.figure(52, emblems.livery(city.town))
    yield from counted(monuments.sign(60), f"{city.monuments}/{data.goal_monuments}", 56, apart=26)
    yield from counted(peasant, f"{city.peasants}/{data.goal_peasants}", 56, apart=26)


def _goods(city: City) -> Iterator[Cell]:
    goods = (signs.silver(60), city.silver), (signs.wheat(64), city.wheat), (signs.prayer(56), city.worship)
    for sign, count in goods:
        yield from counted(sign, count, 56, apart=26)


def _at_work(city: City) -> Iterator[Cell]:
    """Who works where; grey where nobody does."""
    for job, crew in city.crews.items():
        count = str(crew.standing) + (f"+{crew.lying}" if crew.lying else "")
        yield from counted(signs.badge(job, 72, bool(crew.total)), count, apart=26)
    yield from counted(figures.figure(48, emblems.livery(city.town)), city.housing)


def _brought(view: View, seat: int, words: Wording) -> Iterator[Band]:
    """What each place of work will bring."""
    if not view.table.cities[seat].alive:
        yield Row((Prose(words("forgotten-long"), 40),))
        return
    told = closeup.told(view, seat, words)
    for job in Job:
        yield Row((Sign(signs.badge(job, 60)), Word(told[job], 40)))


# -- the court and the sky ---------------------------------------------------------------------------------------------


def _common(view: View, words: Wording) -> Iterator[Band]:
    table = view.table
    yield Heading(words("portrait-offer"))
    dice = [shown(DIE, DIE, look.die, DIE, 60, die, table.dice[die], "vellum") for die in Die if die in table.dice]
    yield Row([*dice, Word(words("call-costs"), 40), *counted(signs.silver(52), table.price)])
    stalls: list[Cell] = []
    for silver in table.stalls:
        stalls += counted(signs.stall(72, silver == max(table.stalls) > 0), silver, apart=30)
    yield Row(stalls)
    sky: list[Cell] = [Sign(signs.season(table.season, 64, "ink")), Word(words(f"season-{table.season}"), 40)]
    sky += [Sign(signs.weather(table.climate, 72)), Word(words(f"climate-{table.climate}"), 40)]
    if table.prayers is not None:
        sky += counted(signs.prayer(52), table.prayers)
    yield Row(sky)
    if assisi := table.assisi:
        there: list[Cell] = [Word("Assisi", 44, "title"), *counted(signs.tower(60), assisi.defenders)]
        there += (*counted(signs.silver(52), assisi.silver), *counted(signs.wheat(56), assisi.wheat))
        if assisi.captive:
            there += counted(figures.figure(48, None), assisi.captive)
        yield Row(there)


# -- the others --------------------------------------------------------------------------------------------------------


def _row(view: View, seat: int, words: Wording) -> Iterator[Cell]:
    city = view.table.cities[seat]
    if seat == view.table.king:
        yield Sign(signs.king(56), joins=False)
    yield Break()
    if city.alive:
        yield from (*_goals(view, city), *_goods(city), Break(), *_at_work(city))
    else:
        yield Prose(words("forgotten-long"), 40)


PORTRAIT = Portrait(sides=look.SIDES, headline=headline.told, own=_own, at_hand=_at_hand, common=_common, row=_row)
