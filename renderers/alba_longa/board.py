"""The public board of Alba Longa: what is asked, then court, sky and Assisi, then the cities of the Kings."""

from __future__ import annotations

from engine.games.alba_longa.pieces import Phase, Season
from renderers.alba_longa import court, emblems, frieze, headline, heavens, hillfort, kings, look, news, signs
from renderers.alba_longa.look import Box, View
from renderers.alba_longa.news import CityNews
from renderers.alba_longa.places import Setting
from renderers.api import BoardBanner, Canvas, Names, TitleLine, Titling, Wording, layer

WIDTH, HEIGHT = 1600, 1200
LEFT = TOP = frieze.BAND + 8
WIDE, HIGH = WIDTH - 2 * LEFT, HEIGHT - 2 * TOP
MIDDLE, GAP = 236, 8
TITLING = Titling("bold", TitleLine(41, 48), TitleLine(28, 42), TitleLine(63, 24))
BANNER = BoardBanner(LEFT, TOP, WIDE, 84, TITLING, right=LEFT + WIDE - 405, shield=54, step=62, indent=0)
FORT = 236
#: width of the sky, without and with Assisi
SKY, LESS_SKY = 640, 500


def drawn(view: View, lang: str, since: View | None = None, names: Names = None) -> Canvas:
    """The board as a canvas, its texts noted."""
    words, table, data = look.words_in(lang), view.table, look.data_of(view)
    changed = news.between(since.table if since else None, table)
    canvas = Canvas.over(_bare(), "parchment")
    BANNER.draw(canvas, look.SIDES, view, *headline.told(view, words, names))
    time = look.year_of(table), data.years, table.season, look.phase_of(view)
    canvas.kept(_time, BANNER.right - 8, TOP + 8, 394, BANNER.high - 18, "ink", *time, words)
    y = TOP + BANNER.high + GAP
    fort = FORT + GAP if table.assisi else 0
    sky = LESS_SKY if table.assisi else SKY
    hall = WIDE - fort - sky - GAP
    court.draw(canvas, Box(LEFT, y, hall, MIDDLE), table, data, changed, words)
    heavens.draw(canvas, Box(LEFT + hall + GAP, y, sky, MIDDLE), table, data, changed, words)
    if table.assisi:
        shown = table.assisi, data.assisi.defence_max, changed.assisi, words
        canvas.kept(hillfort.draw, LEFT + WIDE - FORT, y, FORT, MIDDLE, canvas.ground, *shown)
    low = y + MIDDLE + GAP
    each = (WIDE - GAP * (view.players - 1)) // view.players
    for seat, city in enumerate(table.cities):
        box = Box(LEFT + seat * (each + GAP), low, each, TOP + HIGH - low)
        kings.panel(canvas, box, city, state_of(view, seat, names, changed.cities[seat]), data, words)
    return canvas


@layer
def _bare() -> Canvas:
    """The parchment within its frieze, with the empty banner."""
    canvas = Canvas.over(frieze.bare(WIDTH, HEIGHT), "parchment")
    BANNER.lay(canvas)
    return canvas


def setting_of(view: View, seat: int, changed: CityNews | None = None) -> Setting:
    """What the places of a city need to know of the table."""
    table, found = view.table, changed or CityNews()
    return Setting(
        livery=emblems.livery(table.cities[seat].town),
        farming=look.farming(table), praying=look.phase_of(view) in look.BEFORE_TEMPLE,
        target=table.targets[seat] if table.targets else None, hero=table.heroes[seat] if table.heroes else None,
        jobs=found.jobs, piety=seat == table.piety, improved=seat in table.improved,
        worship=found.worship, disc=found.disc,
    )  # fmt: skip


def state_of(view: View, seat: int, names: Names, changed: CityNews) -> kings.State:
    """What a King's panel needs to know of the table."""
    who, king = look.SIDES.state(view, seat, names), seat == view.table.king
    court = look.phase_of(view) is Phase.COURT
    return kings.State(who, king, court, changed, setting_of(view, seat, changed))


def _time(
    canvas: Canvas, wide: int, high: int, year: int, years: int, season: Season, phase: Phase, words: Wording
) -> None:
    """Year, season, phase."""
    canvas.fill(0, 7, 2, high - 16, "gold")
    canvas.text(60, 23, str(year), "number", 46, ink="chalk", on="ink", anchor="mm", width=90)
    said = words("year-of", years=years)
    canvas.text(60, 60, said, "bold", 20, ink="straw", on="ink", anchor="mb", width=100)
    for place, one in enumerate(Season):
        on = one is season
        left = 120 + place * 54
        ground = "gold" if on else "ink"
        canvas.panel(left, 8, 48, 48, ground, "ink", "gold" if on else "rule", 2, 24)
        canvas.stamp(signs.season(one, 32, "ink" if on else "rule"), left + 8, 16, ground)
    left = 238
    canvas.text(left, 20, words(f"season-{season}"), "bold", 23, ink="straw", on="ink", anchor="lm", width=150)
    said = words(f"phase-{phase}")
    canvas.text(left, 49, said, "bold", 28, ink="glint", on="ink", anchor="lm", width=152, least=13)
