"""The public board of Comuni: whose turn and what is asked, then the columns, then the comuni."""

from __future__ import annotations

from engine.games.comuni.pieces import Category, Phase
from renderers import icons
from renderers.api import BoardBanner, Canvas, Names, TitleLine, Titling, Wording, asked, layer, phase_dot, question
from renderers.comuni import columns, comune, look, news, siege, threat, track
from renderers.comuni.look import View

LEFT, TOP = track.BAND + 10, track.BAND + 8
WIDE, HIGH = track.WIDTH - 2 * LEFT, track.HEIGHT - 2 * TOP
MIDDLE, GAP, SIDE = 466, 10, 380
TITLING = Titling("bold", TitleLine(43, 50), TitleLine(31, 45), TitleLine(64, 25))
#: from one phase to the next
STEP = 48
BANNER = BoardBanner(LEFT, TOP, WIDE, 88, TITLING, right=LEFT + WIDE - 375, shield=58, step=66)
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


def drawn(view: View, lang: str, since: View | None = None, names: Names = None) -> Canvas:
    """The board as a canvas, its texts noted."""
    words, table = look.words_in(lang), view.table
    changed = news.between(since.table if since else None, table)
    canvas = Canvas.over(_bare(), "parchment")
    track.markers(canvas, table.comuni)
    BANNER.draw(canvas, look.SIDES, view, *headline(view, words, names))
    canvas.kept(_phases, BANNER.right - 8, TOP + 8, 360, 70, "ink", table.round, phase_of(view), words)
    _phase(canvas, BANNER.right, TOP, phase_of(view), words)
    middle = TOP + BANNER.high + GAP
    columns.draw(canvas, LEFT, middle, WIDE - SIDE - GAP, MIDDLE, view, changed)
    threat.draw(canvas, LEFT + WIDE - SIDE, middle, SIDE, MIDDLE, view, words, changed)
    low = middle + MIDDLE + GAP
    each = (WIDE - GAP * (view.players - 1)) // view.players
    for seat, one in enumerate(table.comuni):
        turn = seat == table.turn and view.step is not None
        state = comune.State(
            look.SIDES.state(view, seat, names)._replace(turn=turn),
            seat == table.leader,
            next((sheet.total for sheet in table.sheets if sheet.seat == seat), None),
            tuple(category for category in Category if table.masters.get(category) == seat),
            changed.comuni[seat],
            siege.siege_of(view, seat),
        )
        at = LEFT + seat * (each + GAP), low, each, TOP + HIGH - low
        canvas.kept(comune.panel, *at, canvas.ground, one, state, words)
    return canvas


def phase_of(view: View) -> Phase:
    """The phase the picture shows: that of the question, if it belongs to one."""
    return ASKED_IN.get(view.step.word, view.table.phase) if view.step else view.table.phase


@layer
def _bare() -> Canvas:
    """The track with the empty banner within."""
    canvas = Canvas.over(track.bare(), "parchment")
    BANNER.lay(canvas)
    return canvas


def headline(view: View, words: Wording, names: Names) -> tuple[str, str]:
    """What is asked, and of whom."""
    table = view.table
    if view.step is None:
        winner = table.winner if table.winner is not None else table.turn
        total = next((one.total for one in table.sheets if one.seat == winner), table.comuni[winner].score)
        first = words("headline-over", comune=table.comuni[winner].name, points=total)
        return first, look.player(names, winner)
    asks = question(view, words, words(f"phase-{phase_of(view)}"))
    return asked(view, look.SIDES, words, names, asks, attacker=words(f"against-{table.pile}"))


def _phases(canvas: Canvas, wide: int, high: int, number: int, now: Phase, words: Wording) -> None:
    """The number of the round, and the five phases of a turn with the one that is on."""
    canvas.fill(0, 8, 2, BANNER.high - 36, "gold")
    canvas.text(68, 24, str(number), "number", 48, ink="chalk", on="ink", anchor="mm", width=100)
    canvas.text(68, 62, words("round"), "bold", 20, ink="straw", on="ink", anchor="mb", width=104)
    for place, phase in enumerate(PHASES):
        phase_dot(canvas, 148 + place * STEP - 18, 4, place + 1, phase == now)


def _phase(canvas: Canvas, x: int, y: int, now: Phase, words: Wording) -> None:
    """The name of the phase; a laurel reaches into the golden line, so this is not kept."""
    left, name = x + 140, words(f"phase-{now}")
    if now in (Phase.INVASION, Phase.SCORING):
        over = now == Phase.SCORING
        canvas.stamp(icons.laurel(28, "gold") if over else icons.swords(26, "flame"), left - 18, y + 52, "ink")
        canvas.text(left + 14, y + 72, name, "bold", 22, ink="glint", on="ink", anchor="lb", width=190)
    else:
        canvas.text(left + 2 * STEP, y + 72, name, "bold", 22, ink="glint", on="ink", anchor="mb", width=236)
