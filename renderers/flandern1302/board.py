"""The public board of Flandern 1302: whose turn and what is asked, the map with six towns, the guilds below."""

from __future__ import annotations

from engine.games.flandern1302.cards import CityCard
from engine.games.flandern1302.pieces import Arms, CityName, Phase
from renderers.api import BoardBanner, Canvas, Names, TitleLine, Titling, Wording, asked, layer, phase_dot, question
from renderers.flandern1302 import guild, land, look, news, plan, standing, supply, town
from renderers.flandern1302.look import View

LEFT, TOP, GAP = 14, 14, 10
TITLING = Titling("bold", TitleLine(41, 48), TitleLine(29, 42), TitleLine(61, 25))
WIDE = land.WIDTH - 2 * LEFT
BANNER = BoardBanner(LEFT, TOP, WIDE, 84, TITLING, right=LEFT + WIDE - 359, shield=56, step=64)
LOW = land.TOP + land.HIGH + 10
SCALE = 13.0
TOWN = 390
#: width of the common panel by the number of guild panels beside it
COMMON = {1: 560, 2: 560, 3: 560, 4: 470}
PHASES = (Phase.CHOICE, Phase.ACTIONS, Phase.GOLDEN, Phase.SCORING)


def drawn(view: View, lang: str, since: View | None = None, names: Names = None) -> Canvas:
    """The board as a canvas, its texts noted."""
    words, table, data = look.words_in(lang), view.table, look.data_of(view)
    changed = news.between(since.table if since else None, table, data)
    canvas = Canvas.over(_bare(), "parchment")
    BANNER.draw(canvas, look.SIDES, view, *headline(view, words, names), unsettled=False)
    phases = table.round, table.phase, view.players == 2, words
    canvas.kept(_phases, BANNER.right - 8, TOP + 8, 346, 66, "ink", *phases)
    # its letters may reach into the golden line
    now = words(f"phase-{table.phase}")
    canvas.text(BANNER.right + 229, TOP + 70, now, "bold", 22, ink="glint", on="ink", anchor="mb", width=216)
    for number, city in enumerate(table.cities):
        _city(canvas, number, view, changed)
        x, y = land.corner(city.name)
        standing.draw(canvas, x + TOWN, y + 6, city, data, words, number in changed.scored)
    _guilds(canvas, view, words, names, changed)
    return canvas


@layer
def _bare() -> Canvas:
    """The map with the empty banner above it."""
    canvas = Canvas.over(land.bare(), "parchment")
    BANNER.lay(canvas)
    return canvas


def town_of(name: CityName) -> plan.Town:
    """Where a town stands on the board."""
    x, y = land.corner(name)
    return plan.Town(x + TOWN // 2, y + land.SHEET_HIGH // 2, SCALE)


def _city(canvas: Canvas, number: int, view: View, changed: news.News) -> None:
    """A town on its land; the marks on it come and go without it being drawn anew."""
    city, data = view.table.cities[number], look.data_of(view)
    x, y = land.corner(city.name)
    here = town_of(city.name)
    built = tuple(city.quarters)
    key = ("town", city.name, city.in_play, built, city.free, city.covered, city.result is None)
    centre = here._replace(x=here.x - x, y=here.y - y)

    def draw(inner: Canvas) -> None:
        # what lies before the wall is kept by itself: most is built within
        suburbs = tuple(quarter for quarter in built if data.grounds[quarter.ground].suburb)
        key = ("wall", city.name, city.in_play, suburbs, city.free & ~data.plots, city.covered & ~data.plots)
        inner.part(
            key, 0, 0, TOWN, land.SHEET_HIGH, "parchment",
            lambda wall: town.before_wall(wall, centre, city, data),
            lambda: land.under(city.name, TOWN, land.SHEET_HIGH),
        )  # fmt: skip
        town.within_wall(inner, centre, city, data)

    canvas.part(key, x, y, TOWN, land.SHEET_HIGH, "parchment", draw)
    town.mark(canvas, here, city, data, changed.grounds[number])


def _guilds(canvas: Canvas, view: View, words: Wording, names: Names, changed: news.News) -> None:
    """Every guild in play that someone counts on, then what is common."""
    table, data = view.table, look.data_of(view)
    panels = list(guild.states(view, names, changed.points))
    common = COMMON[len(panels)]
    each = (WIDE - common) // len(panels) - GAP
    high = land.HEIGHT - LOW - 14
    for place, one in enumerate(panels):
        x = LEFT + place * (each + GAP)
        if isinstance(one, guild.State):
            guild.panel(canvas, x, LOW, each, high, one, data, words)
        else:
            _empty_seat(canvas, x, each, high, one, one in view.asked, words, look.player(names, one))
    supply.panel(canvas, LEFT + WIDE - common, LOW, common, high, table, data, words, changed.points.get(Arms.GREY, 0))


def _empty_seat(
    canvas: Canvas, x: int, wide: int, high: int, seat: int, asked: bool, words: Wording, name: str
) -> None:
    """A seat that has not taken its guild yet."""
    line, thick = ("rubric", 5) if asked else ("ink", 3)
    canvas.sheet(x, LOW, wide, high, line, thick)
    middle = x + wide // 2
    canvas.text(middle, LOW + 90, words("seat", number=seat + 1), "title", 32, anchor="mm", width=wide - 30)
    canvas.text(middle, LOW + 130, name, "bold", 22, ink="sepia", anchor="mm", width=wide - 30, least=14)
    canvas.lines(middle, LOW + 180, words("no-guild"), "text", 22, ink="sepia", width=wide - 30, lines=2, anchor="mm")


def _phases(canvas: Canvas, wide: int, high: int, now: int, phase: Phase, two: bool, words: Wording) -> None:
    """The round or turn, and the phases with the one that is on."""
    canvas.fill(0, 6, 2, BANNER.high - 32, "gold")
    canvas.text(68, 22, str(now), "number", 46, ink="chalk", on="ink", anchor="mm", width=100)
    said, step = words("turn" if two else "round"), 54
    canvas.text(68, 60, said, "bold", 20, ink="straw", on="ink", anchor="mb", width=104)
    shown = tuple(one for one in PHASES if not two or one in (Phase.ACTIONS, Phase.SCORING))
    left = 156 + (len(PHASES) - len(shown)) * step // 2
    for place, one in enumerate(shown):
        phase_dot(canvas, left + place * step - 18, 2, place + 1, one is phase)


def headline(view: View, words: Wording, names: Names) -> tuple[str, str]:
    """What is asked, and of whom."""
    table = view.table
    if view.step is None:
        total = max((one.total for one in table.sheets), default=0)
        who = words.listed([look.guild_of(view, seat, words) for seat in table.winners])
        first = words("headline-over", guilds=who, count=len(table.winners), points=total)
        return first, ", ".join(name for seat in table.winners if (name := look.player(names, seat)))
    return asked(view, look.SIDES, words, names, _asks(view, words))


def _asks(view: View, words: Wording) -> str:
    """The question in a few words; for a guild that a card was turned up for, with its name."""
    step, turned, facts = view.step, view.table.turned, {}
    if isinstance(step, CityCard):
        facts["city"] = words(f"city-{step.city}")
    if turned and step and step.word in ("city-card", "building-site"):
        return words(f"asks-{step.word}-for", guild=words(f"guild-{turned.guild}"), **facts)
    return question(view, words, words(f"phase-{view.table.phase}"), **facts)
