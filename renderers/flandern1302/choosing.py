"""What the reader is choosing now: a city with the legal plots numbered and lit, then the result before it is sure."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.flandern1302.actions import Build, Finish, OnMap, PlaceCathedral, PlaceMaster
from engine.games.flandern1302.components import Components
from engine.games.flandern1302.pieces import CITY_INDEX, CITY_OF, City, CityName, PlotName, QuarterName, Result, Table
from engine.games.flandern1302.quarters import after, ground_at, number_of, quarter_at
from engine.games.flandern1302.scoring import evaluated
from renderers import icons
from renderers.api import Canvas, OpenChoice, Wording, ended, shortened
from renderers.flandern1302 import closeup, leaf, look, plan, portrait, tile, wood
from renderers.flandern1302.look import View

#: actions that choose a place on the map
PLACED: dict[str, type[OnMap]] = {kind.word: kind for kind in (Build, Finish, PlaceCathedral, PlaceMaster)}
#: actions that choose a card, which may be that of a city
CARDS = ("choose", "play")
HIGH, SIDE = 900, 740


class Choice(NamedTuple):
    """What has been chosen so far, and what is still possible."""

    word: str
    quarter: QuarterName | None = None
    plot: PlotName | None = None
    quarters: tuple[QuarterName, ...] = ()
    plots: tuple[PlotName, ...] = ()
    site: bool = False
    #: the city of the card that is chosen
    city: CityName | None = None

    @property
    def whole(self) -> bool:
        """Everything is chosen: a preview can be drawn."""
        return self.plot is not None and (self.word != "build" or self.quarter is not None)

    @property
    def shown(self) -> tuple[PlotName, ...]:
        """The plot that is chosen, or those that can be."""
        return (self.plot,) if self.plot else self.plots

    def tried(self, table: Table, data: Components) -> tuple[City, int]:
        """The city as the whole choice would leave it, and the ground it happens on."""
        assert self.plot
        fields = {"quarter": self.quarter, "plot": self.plot} if self.quarter else {"plot": self.plot}
        then = after(table, data, PLACED[self.word](**fields), self.site)
        return then.cities[number_of(data, self.plot)], ground_of(then, data, self.plot)


def choice_of(view: View, choice: OpenChoice) -> Choice | None:
    """The choice as far as it concerns the map; None if it does not."""
    word, chosen, data = choice.action.word, choice.chosen, look.data_of(view)
    if word in CARDS and (city := CITY_OF.get(chosen.get("card"))):  # type: ignore[arg-type]
        return Choice(word, city=city)
    quarter, plot = chosen.get("quarter"), chosen.get("plot")
    plots = tuple(one for one in choice.values.get("plot", ()) if one in data.places)
    quarters = tuple(one for one in choice.values.get("quarter", ()) if one in data.kinds)
    known = (plot is None or plot in data.places) and (quarter is None or quarter in data.kinds)
    if word not in PLACED or not known or not (plot or plots):
        return None
    site = view.step is not None and view.step.word == "building-site"
    return Choice(word, quarter, plot, quarters, plots, site)


def drawn(view: View, lang: str, choosing: OpenChoice) -> Canvas | None:
    """One city, large; if the plots lie in several, what each of them is worth to whom."""
    if not (choice := choice_of(view, choosing)):
        return None
    words, data = look.words_in(lang), look.data_of(view)
    cities = {choice.city} if choice.city else {data.places[plot][0] for plot in choice.shown}
    if len(cities) == 1:
        return _one(view, cities.pop(), choice, data, words)
    return portrait.cities_of(view, cities, title_of(choice, words)[0], words)


def title_of(choice: Choice, words: Wording) -> tuple[str, str]:
    """What is being chosen, and how far it has got."""
    if choice.city:
        return words("choosing-card"), words("choosing-now")
    next_one = "plot" if choice.quarter or choice.word != "build" else "quarter"
    under = words(f"choosing-{'sure' if choice.whole else next_one}")
    return words(f"choosing-{'site' if choice.site else choice.word}"), under


def _one(view: View, name: CityName, choice: Choice, data: Components, words: Wording) -> Canvas:
    city = view.table.cities[CITY_INDEX[name]]
    (title, under), top = title_of(choice, words), leaf.TOP
    said = words("choosing-in", city=words(f"city-{name}"), title=title)
    canvas = leaf.city_page(HIGH, said, under, look.code(name, data))
    x, high = leaf.MARGIN + SIDE + 12, HIGH - top - leaf.MARGIN
    wide, tried = leaf.WIDTH - leaf.MARGIN - x, None
    if choice.whole:
        tried, ground = choice.tried(view.table, data)
        marks = plan.Marks(tried=ground, numbered=True)
    else:
        lit = {ground_of(view.table, data, plot): str(plot) for plot in choice.shown}
        marks = plan.Marks(lit=lit, numbered=True)
    closeup.picture_of(canvas, leaf.MARGIN, top, SIDE, high, tried or city, data, marks)
    if choice.word == "build" and not (choice.whole or choice.quarter):
        _quarters(canvas, x, top, wide, high, view, choice, data, words)
        return canvas
    above = 200 if choice.whole or choice.quarter else 0
    if above:
        _tile(canvas, x, top, wide, above - 10, choice, data, words)
    _after(canvas, x, top + above, wide, high - above, city, tried, data, words)
    return canvas


def ground_of(table: Table, data: Components, plot: PlotName) -> int:
    """The ground that goes by a name now, free or built."""
    if quarter := quarter_at(table, data, plot):
        return quarter.ground
    ground = ground_at(table.cities[number_of(data, plot)].free, data, plot)
    assert ground, plot
    return ground.index


def _tile(
    canvas: Canvas, x: int, y: int, wide: int, high: int, choice: Choice, data: Components, words: Wording
) -> None:
    """The quarter or piece in question, and its plot."""
    canvas.sheet(x, y, wide, high)
    middle = y + high // 2 - 2
    if choice.word == "build":
        assert choice.quarter
        tile.draw(canvas, x + 14, middle - tile.height(172) // 2, 172, choice.quarter, data)
        said = quarter(choice.quarter, data, words)
    else:
        sign = {"finish": wood.site(92), "place-cathedral": wood.cathedral(92), "place-master": wood.master(92, "gold")}
        canvas.stamp_mid(sign[choice.word], x + 98, middle, "vellum")
        said = words(f"choosing-{choice.word}")
    room = wide - 214
    lift = 26 if choice.plot else 0
    canvas.lines(x + 192, middle - lift, said, "bold", 27, width=room, lines=3, anchor="lm", lead=1.0, least=15)
    if choice.plot:
        plot = str(choice.plot)
        canvas.plaque(x + 192, middle + 28, 96, 44, plot, 32, fill="rubric", ink="chalk", line="ink", width=84)


def _quarters(
    canvas: Canvas, x: int, y: int, wide: int, high: int, view: View, choice: Choice, data: Components, words: Wording
) -> None:
    """Every quarter that could be laid somewhere, with how many are left."""
    leaf.panel(canvas, x, y, wide, high, words("choosing-quarters"))
    rows, each = max(1, -(-len(choice.quarters) // 3)), (wide - 24) // 3
    step = min(112, (high - 76) // rows)
    size = min(each - 4, round((step - 26) * tile.LONG / tile.TALL))
    for place, name in enumerate(choice.quarters):
        left, top = x + 12 + place % 3 * each, y + 66 + place // 3 * step
        tile.draw(canvas, left, top, size, name, data)
        said = look.times(view.table.stock[name])
        canvas.text(left + 14, top + tile.height(size) + 8, said, "bold", 22, ink="sepia", anchor="lm", width=60)


def _after(
    canvas: Canvas, x: int, y: int, wide: int, high: int, city: City, tried: City | None, data: Components,
    words: Wording,
) -> None:  # fmt: skip
    """The value of the city and the ranking, now, or before and after."""
    now = evaluated(city, data)
    then = evaluated(tried, data) if tried else now
    leaf.panel(canvas, x, y, wide, high, words("choosing-after" if tried else "choosing-now"))
    row = y + 90
    canvas.stamp_mid(wood.value(42), x + 42, row, "vellum")
    _change(canvas, x + 76, row, now.value, then.value)
    free = (tried or city).free.bit_count()
    canvas.counted(x + wide - 128, row, wood.lot(40), free, 28, 34, ink="sepia", width=70)
    row += 48
    before = {rank.guild: rank for rank in now.ranks}
    step = min(76, (high - 150) // max(1, len(then.ranks)))
    for rank in then.ranks:
        middle = row + step // 2
        look.crest(canvas, x + 20, middle - 26, 46, rank.guild, "vellum")
        canvas.counted(x + 92, middle, wood.house(28), rank.quarters, 20, 28, width=36)
        canvas.counted(x + 162, middle, wood.master(28), rank.masters, 16, 26, ink="sepia", width=36)
        old = before[rank.guild].points if rank.guild in before else 0
        _change(canvas, x + wide - 176, middle, old, rank.points)
        row += step


def _change(canvas: Canvas, x: int, y: int, old: int, new: int) -> None:
    """A number, or what it was and what it becomes."""
    if old == new:
        canvas.text(x, y, str(new), "number", 42, anchor="lm", width=70)
        return
    end = canvas.text(x, y, str(old), "number", 32, ink="sepia", anchor="lm", width=50)
    canvas.counted(end + 24, y, icons.arrow(30, 24, "rubric"), new, 22, 44, ink="rubric", width=66)


def quarter(name: QuarterName, data: Components, words: Wording) -> str:
    """A quarter in words."""
    kind = data.kinds[name]
    if kind.special:
        return words("quarter-special", special=kind.special.value)
    if kind.shape is None:
        return words("quarter-centre", arms=kind.arms.value)
    return words("quarter", arms=kind.arms.value, shape=kind.shape.value, masters=kind.masters)


def told(view: View, lang: str, choosing: OpenChoice) -> str:
    """The picture in words."""
    if not (choice := choice_of(view, choosing)):
        return ""
    words, data = look.words_in(lang), look.data_of(view)
    title, under = title_of(choice, words)
    if choice.city:
        city = view.table.cities[CITY_INDEX[choice.city]]
        return shortened([" ".join((f"{title}.", _result("told-now", evaluated(city, data), words, city)))])
    said = [f"{title}.", ended(under)]
    if choice.quarter:
        said.append(words("told-quarter", quarter=quarter(choice.quarter, data, words)))
    elif choice.quarters and not choice.whole and choice.word == "build":
        said.append(words("told-quarters", list=", ".join(quarter(one, data, words) for one in choice.quarters)))
    plots = {"plot": choice.plot} if choice.plot else {"list": ", ".join(choice.plots)}
    said.append(words("told-plot" if choice.plot else "told-plots", **plots))
    if choice.whole:
        tried, _ = choice.tried(view.table, data)
        said.append(_result("told-after", evaluated(tried, data), words, tried))
    return shortened([" ".join(said)])


def _result(key: str, result: Result, words: Wording, city: City) -> str:
    points = [(words(f"guild-{rank.guild}"), rank.points) for rank in result.ranks]
    ranks = ", ".join(words("told-rank", guild=guild, points=count) for guild, count in points) or look.NOTHING
    name, free = words(f"city-{city.name}"), city.free.bit_count()
    return words(key, city=name, value=result.value, free=free, list=ranks)
