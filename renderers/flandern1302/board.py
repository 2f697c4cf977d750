"""The public board of Flandern 1302: whose turn and what is asked, the map with six towns, the guilds below."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.step import Sealed
from engine.games.flandern1302.cards import CityCard
from engine.games.flandern1302.pieces import Arms, CityName, Phase
from renderers.api import Canvas, TitleLine, Titling, Wording
from renderers.flandern1302 import guild, land, look, news, plan, standing, supply, town
from renderers.flandern1302.look import View

LEFT, TOP, BANNER, GAP = 14, 14, 84, 10
TITLING = Titling("bold", TitleLine(41, 48), TitleLine(29, 42), TitleLine(61, 25))
WIDE = land.WIDTH - 2 * LEFT
LOW = land.TOP + land.HIGH + 10
SCALE = 13.0
TOWN = 390
#: width of the common panel by the number of guild panels beside it
COMMON = {1: 560, 2: 560, 3: 560, 4: 470}
PHASES = (Phase.CHOICE, Phase.ACTIONS, Phase.GOLDEN, Phase.SCORING)


def drawn(view: View, lang: str, since: View | None = None, names: Sequence[str] | None = None) -> Canvas:
    """The board as a canvas, its texts noted."""
    words, table, data = look.words_in(lang), view.table, look.data_of(view)
    changed = news.between(since.table if since else None, table, data)
    canvas = Canvas.over(land.bare(), "parchment")
    _banner(canvas, view, words, names)
    for number, city in enumerate(table.cities):
        _city(canvas, number, view, words, changed)
        x, y = land.corner(city.name)
        standing.draw(canvas, x + TOWN, y + 6, city, data, words, number in changed.scored)
    _guilds(canvas, view, words, names, changed)
    return canvas


def town_of(name: CityName) -> plan.Town:
    """Where a town stands on the board."""
    x, y = land.corner(name)
    return plan.Town(x + TOWN // 2, y + land.SHEET_HIGH // 2, SCALE)


def _city(canvas: Canvas, number: int, view: View, words: Wording, changed: news.News) -> None:
    """A town on its land; the marks on it come and go without it being drawn anew."""
    city, data = view.table.cities[number], look.data_of(view)
    x, y = land.corner(city.name)
    here = town_of(city.name)
    built = tuple(city.quarters)
    key = ("town", words.lang, city.name, city.in_play, built, city.free, city.covered, city.result is None)
    centre = here._replace(x=here.x - x, y=here.y - y)
    canvas.part(
        key, x, y, TOWN, land.SHEET_HIGH, "parchment",
        lambda inner: town.draw(inner, centre, city, data, words),
        lambda: land.under(city.name, TOWN, land.SHEET_HIGH),
    )  # fmt: skip
    town.mark(canvas, here, city, data, changed.grounds[number])


def _guilds(canvas: Canvas, view: View, words: Wording, names: Sequence[str] | None, changed: news.News) -> None:
    """Every guild in play that someone counts on, then what is common."""
    table, data = view.table, look.data_of(view)
    sealed = isinstance(view.step, Sealed)
    panels: list[guild.State | int] = []
    for seat, player in enumerate(table.players):
        state = guild.of_seat(
            table, data, seat, look.player(names, seat), asked=seat in view.asked,
            sealed=sealed and seat not in view.asked,
            gained=changed.points.get(player.guild, 0) if player.guild else 0,
        )  # fmt: skip
        panels.append(state if state else seat)
        if player.influenced:
            other = player.influenced
            panels.append(
                guild.of_influenced(
                    table, data, other, player.guild, look.player(names, seat), changed.points.get(other, 0)
                )
            )
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
    canvas.panel(x, LOW, wide - 3, high - 4, "vellum", "parchment", line, thick, 14, "shade")
    middle = x + wide // 2
    canvas.text(middle, LOW + 90, words("seat", number=seat + 1), "title", 32, anchor="mm", width=wide - 30)
    canvas.text(middle, LOW + 130, name, "bold", 22, ink="sepia", anchor="mm", width=wide - 30, least=14)
    canvas.lines(middle, LOW + 180, words("no-guild"), "text", 22, ink="sepia", width=wide - 30, lines=2, anchor="mm")


def _banner(canvas: Canvas, view: View, words: Wording, names: Sequence[str] | None) -> None:
    """Who is asked what, in the largest letters; round and phase at the right."""
    table = view.table
    first, second = headline(view, words, names)
    seats = shown_seats(view)
    crests = tuple(one for seat in seats if (one := table.players[seat].guild))
    phase = phase_of(view)
    key = ("banner", words.lang, first, second, crests, table.round, phase, view.players == 2)
    canvas.part(
        key, LEFT, TOP, WIDE, BANNER, "parchment",
        lambda inner: _announce(inner, first, second, crests, table.round, phase, view.players == 2, words),
    )  # fmt: skip


def _announce(
    canvas: Canvas, first: str, second: str, crests: tuple[Arms, ...], number: int, phase: Phase, two: bool,
    words: Wording,
) -> None:  # fmt: skip
    canvas.panel(0, 0, WIDE - 3, BANNER - 4, "ink", canvas.ground, None, 0, 14, "shade")
    canvas.panel(4, 4, WIDE - 11, BANNER - 12, "ink", "ink", "gold", 2, 11)
    right = WIDE - 3 - 356
    x = 20
    for arms in crests:
        look.crest(canvas, x, 8, 56, arms, "ink")
        x += 64
    x += 10
    TITLING.write(canvas, x, 0, right - x - 16, first, second)
    canvas.fill(right - 8, 14, 2, BANNER - 32, "gold")
    canvas.text(right + 60, 30, str(number), "number", 46, ink="chalk", on="ink", anchor="mm", width=100)
    canvas.text(
        right + 60, 68, words("turn" if two else "round"), "bold", 20, ink="straw", on="ink", anchor="mb", width=104
    )
    step = 54
    shown = tuple(one for one in PHASES if not two or one in (Phase.ACTIONS, Phase.SCORING))
    left = right + 148 + (len(PHASES) - len(shown)) * step // 2
    for place, one in enumerate(shown):
        on = one is phase
        paint = "gold" if on else "ink"
        canvas.panel(left + place * step - 18, 10, 36, 36, paint, "ink", "gold" if on else "rule", 2, 18)
        canvas.text(
            left + place * step, 29, str(place + 1), "number", 26, ink="ink" if on else "fold", on=paint, anchor="mm"
        )
    middle = right + 148 + (len(PHASES) - 1) * step // 2
    canvas.text(middle, 70, words(f"phase-{phase}"), "bold", 22, ink="glint", on="ink", anchor="mb", width=216)


def phase_of(view: View) -> Phase:
    """The phase the picture shows."""
    return view.table.phase


def shown_seats(view: View) -> tuple[int, ...]:
    """Whose crests stand in the banner: those asked, or the winners."""
    if view.step is None:
        return tuple(view.table.winners)
    return tuple(view.asked)


def guild_of(view: View, seat: int, words: Wording) -> str:
    """A seat by its guild, or by its number as long as it has none."""
    arms = view.table.players[seat].guild
    return words(f"guild-{arms}") if arms else words("seat", number=seat + 1)


def headline(view: View, words: Wording, names: Sequence[str] | None) -> tuple[str, str]:
    """What is asked, and of whom."""
    table = view.table
    if view.step is None:
        total = max((one.total for one in table.sheets), default=0)
        who = words.listed([guild_of(view, seat, words) for seat in table.winners])
        first = words("headline-over", guilds=who, count=len(table.winners), points=total)
        return first, ", ".join(name for seat in table.winners if (name := look.player(names, seat)))
    if len(view.asked) == 1 and not isinstance(view.step, Sealed):
        seat = view.asked[0]
        return (
            words("headline-asked", side=guild_of(view, seat, words), question=_asked(view, words)),
            look.player(names, seat),
        )
    ready = words("headline-ready", ready=view.players - len(view.asked), players=view.players)
    return words(f"asks-all-{view.step.word}"), ready


def _asked(view: View, words: Wording) -> str:
    """The question in a few words; the phase for one that has no words of its own."""
    step = view.step
    key = f"asks-{step.word}" if step else ""
    if not words.has(key):
        return words(f"phase-{phase_of(view)}")
    turned = view.table.turned
    if turned and step and step.word in ("city-card", "building-site"):
        key = f"{key}-for"
        facts = {"guild": words(f"guild-{turned.guild}")}
    else:
        facts = {}
    if isinstance(step, CityCard):
        facts["city"] = words(f"city-{step.city}")
    return words(key, **facts)
