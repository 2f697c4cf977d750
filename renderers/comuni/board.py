"""The public board of Comuni: whose turn and what is asked, then the columns, then the comuni."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.step import Sealed
from engine.games.comuni.pieces import Category, Phase
from renderers import icons
from renderers.api import Canvas, TitleLine, Titling, Wording
from renderers.comuni import columns, comune, look, news, siege, threat, track
from renderers.comuni.look import View

LEFT, TOP = track.BAND + 10, track.BAND + 8
WIDE, HIGH = track.WIDTH - 2 * LEFT, track.HEIGHT - 2 * TOP
BANNER, MIDDLE, GAP, SIDE = 88, 466, 10, 380
TITLING = Titling("bold", TitleLine(43, 50), TitleLine(31, 45), TitleLine(64, 25))
PHASES = (Phase.PROJECTS, Phase.REFILL, Phase.BUILD, Phase.MASTERS, Phase.REPAIR)
#: in which phase a question is put
ASKED_IN = {
    "projects": Phase.PROJECTS,
    "displaced": Phase.PROJECTS,
    "build-step": Phase.BUILD,
    "hand-limit": Phase.BUILD,
    "repair": Phase.REPAIR,
    "commitment": Phase.INVASION,
}


def drawn(view: View, lang: str, since: View | None = None, names: Sequence[str] | None = None) -> Canvas:
    """The board as a canvas, its texts noted."""
    words, table = look.words_in(lang), view.table
    changed = news.between(since.table if since else None, table)
    layer, placed = track.bare()
    canvas = Canvas.over(layer, "parchment", placed)
    track.markers(canvas, table.comuni)
    _banner(canvas, view, words, names)
    middle = TOP + BANNER + GAP
    columns.draw(canvas, LEFT, middle, WIDE - SIDE - GAP, MIDDLE, view, changed)
    threat.draw(canvas, LEFT + WIDE - SIDE, middle, SIDE, MIDDLE, view, words, changed)
    low = middle + MIDDLE + GAP
    each = (WIDE - GAP * (view.players - 1)) // view.players
    sealed = isinstance(view.step, Sealed)
    for seat, one in enumerate(table.comuni):
        state = comune.State(
            seat,
            look.player(names, seat),
            seat == table.turn and view.step is not None,
            seat == table.leader,
            seat in view.asked,
            sealed and seat not in view.asked,
            seat == table.winner,
            next((sheet.total for sheet in table.sheets if sheet.seat == seat), None),
            tuple(category for category in Category if table.masters.get(category) == seat),
            changed.comuni[seat],
            siege.siege_of(view, seat),
        )
        comune.panel(canvas, LEFT + seat * (each + GAP), low, each, TOP + HIGH - low, one, state, words)
    return canvas


def _banner(canvas: Canvas, view: View, words: Wording, names: Sequence[str] | None) -> None:
    """Who is asked what, in the largest letters; round and phase at the right."""
    table = view.table
    who = tuple(table.comuni[seat].number for seat in view.asked)
    calling = tuple(look.player(names, seat) for seat in range(view.players))
    key = (
        "banner", words.lang, who, view.step.word if view.step else None, table.phase, table.round, table.turn,
        table.winner, table.pile, calling, tuple(one.total for one in table.sheets),
        tuple(one.number for one in table.comuni),
    )  # fmt: skip
    canvas.part(key, LEFT, TOP, WIDE, BANNER, canvas.ground, lambda inner: _announce(inner, view, words, names))


def _announce(canvas: Canvas, view: View, words: Wording, names: Sequence[str] | None) -> None:
    table = view.table
    canvas.panel(0, 0, WIDE - 3, BANNER - 4, "ink", canvas.ground, None, 0, 14, "shade")
    canvas.panel(4, 4, WIDE - 11, BANNER - 12, "ink", "ink", "gold", 2, 11)
    right = WIDE - 3 - 372
    x = 20
    seats = list(view.asked) if view.step else [table.winner] if table.winner is not None else []
    for seat in seats:
        look.shield(canvas, x, 8, 58, table.comuni[seat], "ink")
        x += 66
    x += 10
    first, second = headline(view, words, names)
    TITLING.write(canvas, x, 0, right - x - 16, first, second)
    _phases(canvas, right, view, words)


def phase_of(view: View) -> Phase:
    """The phase the picture shows: that of the question, if it belongs to one."""
    return ASKED_IN.get(view.step.word, view.table.phase) if view.step else view.table.phase


def headline(view: View, words: Wording, names: Sequence[str] | None) -> tuple[str, str]:
    """What is asked, and of whom."""
    table = view.table
    if view.step is None:
        winner = table.winner if table.winner is not None else table.turn
        total = next((one.total for one in table.sheets if one.seat == winner), table.comuni[winner].score)
        first = words("headline-over", comune=table.comuni[winner].name, points=total)
        return first, look.player(names, winner)
    players = [look.player(names, seat) for seat in view.asked]
    if len(view.asked) == 1 and not isinstance(view.step, Sealed):
        seat = view.asked[0]
        asked = words("headline-asked", side=table.comuni[seat].name, question=_asked(view, words))
        return asked, players[0]
    ready = words("headline-ready", ready=view.players - len(view.asked), players=view.players)
    return words(f"asks-all-{view.step.word}", attacker=words(f"against-{table.pile}")), ready


def _asked(view: View, words: Wording) -> str:
    """The question in a few words; the phase for one that has no words of its own."""
    key = f"asks-{view.step.word}" if view.step else ""
    return words(key) if words.has(key) else words(f"phase-{phase_of(view)}")


def _phases(canvas: Canvas, x: int, view: View, words: Wording) -> None:
    """Round, and the five phases of a turn with the one that is on."""
    table, now = view.table, phase_of(view)
    canvas.fill(x - 8, 16, 2, BANNER - 36, "gold")
    canvas.text(x + 60, 32, str(table.round), "number", 48, ink="chalk", on="ink", anchor="mm", width=100)
    canvas.text(x + 60, 70, words("round"), "bold", 20, ink="straw", on="ink", anchor="mb", width=104)
    left, step = x + 140, 48
    for place, phase in enumerate(PHASES):
        on = phase == now
        paint = "gold" if on else "ink"
        canvas.panel(left + place * step - 18, 12, 36, 36, paint, "ink", "gold" if on else "rule", 2, 18)
        canvas.text(
            left + place * step, 31, str(place + 1), "number", 26, ink="ink" if on else "fold", on=paint, anchor="mm"
        )
    if now in (Phase.INVASION, Phase.SCORING):
        name = words(f"phase-{now}")
        over = now == Phase.SCORING
        canvas.stamp(icons.laurel(28, "gold") if over else icons.swords(26, "flame"), left - 18, 52, "ink")
        canvas.text(left + 14, 72, name, "bold", 22, ink="glint", on="ink", anchor="lb", width=190)
    else:
        canvas.text(
            left + 2 * step, 72, words(f"phase-{now}"), "bold", 22, ink="glint", on="ink", anchor="mb", width=236
        )
