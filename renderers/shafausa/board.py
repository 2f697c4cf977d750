"""The public board of Shafausa: the Alps, who is asked what, the stock exchange, the buildings, the peoples."""

from __future__ import annotations

from engine.core.seat import Seat
from engine.core.step import Each
from engine.games.shafausa.pieces import Mode, Phase
from engine.games.shafausa.scoring import points_of
from renderers import icons
from renderers.api import BoardBanner, Canvas, TitleLine, Titling, layer, question
from renderers.portrait import beside
from renderers.shafausa import draft, exchange, ladders, leaf, look, news, realm, turns
from renderers.shafausa.look import Names, Says, View

WIDTH, HEIGHT = 1600, 1300
LEFT, GAP = 20, 10
WIDE = WIDTH - 2 * LEFT
SKY, TOP = 92, 68
TITLING = Titling("bold", TitleLine(43, 50), TitleLine(31, 45), TitleLine(64, 25))
BANNER = BoardBanner(LEFT, TOP, WIDE, 88, TITLING, LEFT + WIDE - 503, 56, 64, down=10, on="moss", shadow=None)
#: the same for more shields than three
FULL_BANNER = BANNER._replace(shield=46, step=52, down=16)
MIDDLE, MARKET, TURNS = 452, 936, 86
PHASES = (
    Phase.EXTRACTION, Phase.ORDER, Phase.BUYING, Phase.MANAGEMENT, Phase.ADMINISTRATION, Phase.SPECULATION,
    Phase.SCORING,
)  # fmt: skip
#: panels of peoples side by side, by players
COLUMNS = {2: 2, 3: 3, 4: 2, 5: 3, 6: 3}


@layer
def _bare() -> Canvas:
    """The parchment with its frame, the mountains and the empty banner."""
    canvas = Canvas(WIDTH, HEIGHT, "parchment")
    canvas.stamp(leaf.alps(0, 0, WIDTH - 12, SKY), 6, 6, "parchment")
    canvas.frame(0, 0, WIDTH, HEIGHT, "ink", 6)
    canvas.fill(6, 6 + SKY, WIDTH - 12, 3, "ink")
    canvas.frame(10, 13 + SKY, WIDTH - 20, HEIGHT - 23 - SKY, "rule", 1)
    # a plain ground under the banner's round corners
    canvas.fill(LEFT, TOP, WIDE, 6 + SKY - TOP, "moss")
    canvas.fill(LEFT, 9 + SKY, WIDE, TOP + BANNER.high - SKY - 9, "parchment")
    BANNER.lay(canvas)
    return canvas


def drawn(view: View, lang: str, since: View | None = None, names: Names = None) -> Canvas:
    """The board as a canvas, its texts noted."""
    say, table = look.says(lang), view.table
    changed = news.between(since.table if since else None, table)
    canvas = Canvas.over(_bare(), "parchment")
    banner = BANNER if len(look.SIDES.shown(view)) <= 3 else FULL_BANNER
    banner.draw(canvas, look.SIDES, view, *headline(view, say, names))
    canvas.kept(_phases, BANNER.right - 10, TOP + 8, 501, 69, "ink", look.mode_of(view), table.phase, table.round, say)
    top = TOP + BANNER.high + GAP
    if table.phase in (Phase.DRAFT, Phase.PEOPLES) and view.step is not None:
        draft.draw(canvas, LEFT, top, MARKET, MIDDLE, view, say)
    else:
        exchange.draw(canvas, LEFT, top, MARKET, MIDDLE, view, say, changed)
    right = LEFT + MARKET + GAP
    turns.draw(canvas, right, top, WIDE - MARKET - GAP, TURNS, view, say)
    ladders.draw(canvas, right, top + TURNS + 6, WIDE - MARKET - GAP, MIDDLE - TURNS - 6, view, say, changed)
    _realms(canvas, top + MIDDLE + GAP, view, say, names, changed)
    return canvas


def _realms(canvas: Canvas, top: int, view: View, say: Says, names: Names, changed: news.News) -> None:
    table, columns = view.table, COLUMNS[view.players]
    rows = -(-view.players // columns)
    high = (HEIGHT - 14 - top - GAP * (rows - 1)) // rows
    for seat, one in enumerate(table.realms):
        row, column = seat // columns, seat % columns
        here = min(columns, view.players - row * columns)
        each = (WIDE - GAP * (here - 1)) // here
        state = realm.State(
            look.SIDES.state(view, seat, names),
            look.mode_of(view),
            table.phase is Phase.DRAFT,
            table.phase is Phase.ADMINISTRATION,
            [int(one) for one in table.order].index(seat) + 1,
            look.chosen(view, seat),
            table.phase is Phase.MANAGEMENT and seat in table.done,
            points_of(table, Seat(seat), look.data_of(view), look.mode_of(view)) if look.chosen(view, seat) else None,
            bool(table.sheets),
            changed.realms[seat],
        )
        x = LEFT + column * (each + GAP)
        realm.panel(canvas, x, top + row * (high + GAP), each, high, one, state, look.data_of(view), say)


def headline(view: View, say: Says, names: Names) -> tuple[str, str]:
    """What is asked, and of whom."""
    table = view.table
    if view.step is None:
        won = [look.people_of(view, seat, say) for seat in table.winners]
        total = max((sheet.total for sheet in table.sheets), default=0)
        players = [name for seat in table.winners if (name := look.player(names, seat))]
        return say("headline-over", count=len(won), people=say.listed(won), points=total), ", ".join(players)
    asks = question(view, say, say.phase(table.phase))
    if len(view.asked) == 1 and not (isinstance(view.step, Each) and table.phase is Phase.PEOPLES):
        seat = view.asked[0]
        first = say("headline-asked", side=look.people_of(view, seat, say), question=asks)
        called = table.in_order and table.phase is Phase.MANAGEMENT
        return first, beside(look.player(names, seat), say("in-order") if called else "")
    people = [look.people_of(view, seat, say) for seat in view.asked]
    return asks[0].upper() + asks[1:], say("waiting-for", who=say.listed(people))


def _phases(canvas: Canvas, wide: int, high: int, mode: Mode, now: Phase, number: int, say: Says) -> None:
    """Mode and round, and the phases of a round with the one that is on."""
    x = 10
    canvas.fill(2, 8, 2, high - 17, "gold")
    canvas.text(x + 52, 24, str(number), "number", 48, ink="chalk", on="ink", anchor="mm", width=92)
    canvas.text(x + 52, 62, say("round"), "bold", 20, ink="straw", on="ink", anchor="mb", width=96)
    phases = [phase for phase in PHASES if mode is not Mode.FAMILY or phase is not Phase.SPECULATION]
    left, step = x + 126, 340 // (len(phases) - 1)
    for place, phase in enumerate(phases):
        on = phase == now
        paint = "gold" if on else "ink"
        canvas.panel(left + place * step - 17, 4, 34, 34, paint, "ink", "gold" if on else "rule", 2, 17)
        ink = "ink" if on else "fold"
        if phase is Phase.SCORING:
            canvas.stamp(icons.laurel(24, ink), left + place * step - 12, 9, paint)
        else:
            canvas.text(left + place * step, 22, str(place + 1), "number", 25, ink=ink, on=paint, anchor="mm")
    canvas.text(left - 16, 64, say.phase(now), "bold", 23, ink="glint", on="ink", anchor="lb", width=228)
    canvas.text(480, 64, say.name(mode), "title", 20, ink="straw", on="ink", anchor="rb", width=124)
