"""Board, hand, close-up, score sheet and legend, drawn from a view."""

from __future__ import annotations

from pathlib import Path

from engine.core.view import PrivateView
from goofspiel import cards
from goofspiel.cards import EDGE, FELT, TALL, TITLE
from goofspiel.pieces import RANKS, SUITS, Hand, Table
from goofspiel.rounds import Bid
from goofspiel.text import CardReader, View, headline, side
from renderers import icons
from renderers.api import LIVERIES, Canvas, GamePictures, Leaf, Moment, Names, Wording, player, words_of
from renderers.legend import Draw, Item, Legend, Section, corner, marks, stamped

HOME = Path(__file__).parent
words_in = words_of(HOME)
WIDE, HIGH, TOP, GAP = 1600, 1200, EDGE + TITLE + 8, 14
#: of the middle: its height, and how wide the box of what is at stake is
MIDDLE, STAKE = 430, 452
#: how far within a sheet that is kept lies which does not touch its round corners
IN = 8
#: below this width a seat's name stands under its suit
NARROW = 320


def banner(view: View, high: int, words: Wording, names: Names, wide: int = WIDE) -> Canvas:
    """The felt with the headline and the round."""
    table, (first, second) = view.table, headline(view, words)
    won = [] if view.step else [int(seat) for seat in table.leaders]
    second = second or ", ".join(name for seat in won if (name := player(names, seat)))
    canvas = cards.table(wide, high, first, second, won, spare=190)
    right = wide - EDGE - 100
    canvas.fill(right - 96, EDGE + 8, 2, TITLE - 32, "gold")
    canvas.text(right, EDGE + 26, str(table.round), "number", 56, ink="chalk", on="ink", anchor="mm", width=110)
    said = f"{words('round')} {words('of-rounds', rounds=table.rounds)}"
    canvas.text(right, EDGE + 74, said, "bold", 22, ink="straw", on="ink", anchor="mm", width=176, least=12)
    return canvas


def board(view: View, lang: str, since: View | None = None, names: Names = None) -> Canvas:
    """What is at stake, all diamonds, and what lies before each seat."""
    words, table = words_in(lang), view.table
    canvas = banner(view, HIGH, words, names)
    cards.cloth(canvas, EDGE, TOP, STAKE, MIDDLE)
    said = words("at-stake" if view.step else "won")
    canvas.text(EDGE + 24, TOP + 38, said, "title", 34, anchor="lm", width=STAKE - 160, least=18)
    worth = str(sum(table.stake) if view.step else max(table.points))
    canvas.text(EDGE + STAKE - 24, TOP + 38, worth, "number", 60, ink="rubric", anchor="rm", width=110)
    many = len(table.stake)
    across, card = (1, 220) if many < 2 else (2, 184) if many == 2 else (3, 110) if many <= 6 else (5, 72)
    for place, rank in enumerate(table.stake):
        left = EDGE + (STAKE - across * (card + 14) + 14) // 2 + place % across * (card + 14)
        top = TOP + 84 + place // across * (round(card * TALL) + 10)
        cards.card(canvas, left, top, card, rank, None, "vellum")
        if since and place == many - 1 and list(since.table.unturned) != list(table.unturned):
            canvas.stamp_mid(icons.fresh(54), left + card - 8, top + 8, "vellum")
    if view.step is None:
        canvas.stamp_mid(icons.laurel(280, "gold"), EDGE + STAKE // 2, TOP + 246, "vellum")
        cards.shield(canvas, EDGE + STAKE // 2 - 62, TOP + 172, 124, table.leaders[0], "vellum")
    _diamonds(canvas, EDGE + STAKE + GAP, WIDE - 2 * EDGE - STAKE - GAP, view, words)
    low = TOP + MIDDLE + GAP
    each = (WIDE - 2 * EDGE - GAP * (view.players - 1)) // view.players
    for seat in range(view.players):
        news = since is not None and len(since.table.tricks) < len(table.tricks)
        _seat(canvas, EDGE + seat * (each + GAP), low, each, HIGH - EDGE - low + 8, view, seat, words, names, news)
    return canvas


def _diamonds(canvas: Canvas, x: int, wide: int, view: View, words: Wording) -> None:
    """All thirteen: to come, at stake, won by a suit, discarded."""
    table = view.table
    cards.cloth(canvas, x, TOP, wide, MIDDLE)
    fates: dict[int, int | str] = {rank: seat for seat in range(view.players) for rank in table.won(seat)}
    fates |= dict.fromkeys(table.stake, "at stake") | dict.fromkeys(table.discarded, "discarded")
    shown = tuple(fates.get(rank) for rank in RANKS)
    canvas.kept(_all_diamonds, x + IN, TOP + IN, wide - 2 * IN, MIDDLE - 2 * IN, "vellum", shown, words)


def _all_diamonds(canvas: Canvas, wide: int, high: int, fates: tuple[int | str | None, ...], words: Wording) -> None:
    canvas.text(24 - IN, 38 - IN, words("diamonds"), "title", 34, anchor="lm", width=wide + 2 * IN - 60, least=18)
    step, card = (wide + 2 * IN - 40) // 7, 112
    for place, (rank, fate) in enumerate(zip(RANKS, fates, strict=True)):
        left = 20 - IN + place % 7 * step + (step - card + place // 7 * step) // 2
        top = 74 - IN + place // 7 * 174
        cards.card(canvas, left, top, card, rank, None, "vellum", faded=fate != "at stake")
        middle = (left + card // 2, top + round(card * TALL * 0.62))
        if fate == "at stake":
            canvas.frame(left - 5, top - 5, card + 10, round(card * TALL) + 10, "rubric", 4)
        elif isinstance(fate, int):
            cards.shield(canvas, middle[0] - 30, middle[1] - 34, 60, fate, "fold")
        elif fate:
            canvas.stamp_mid(cards.cross(60), *middle, "fold")


def _seat(
    canvas: Canvas, x: int, y: int, wide: int, high: int, view: View, seat: int, words: Wording, names: Names,
    news: bool,
) -> None:  # fmt: skip
    """Suit, player, points, the last bid, diamonds won and cards played."""
    table, last = view.table, view.table.tricks[-1] if view.table.tricks else None
    cards.cloth(canvas, x, y, wide, high, "gold" if view.step is None and seat in table.leaders else "ink")
    canvas.fill(x + 14, y + 4, wide - 28, 8, LIVERIES[seat].paint)
    asked = seat in view.asked if view.step else None
    bid, wins = (last.bids[seat], last.winner == seat) if last else (None, False)
    shown = seat, player(names, seat), table.points[seat], asked, bid, wins, (*table.won(seat),), (*table.played(seat),)
    # below the stripe; what has not changed is not drawn again
    canvas.kept(_seated, x + IN, y + 2 * IN, wide - 2 * IN, high - 3 * IN, "vellum", *shown, words)
    if last and news:
        canvas.stamp_mid(icons.fresh(40), x + 22, y + (154 if wide < NARROW else 116), "vellum")


def _seated(
    canvas: Canvas, wide: int, high: int, seat: int, name: str, points: int, asked: bool | None, bid: int | None,
    wins: bool, won: tuple[int, ...], played: tuple[int, ...], words: Wording,
) -> None:  # fmt: skip
    x, y, wide, narrow = -IN, -2 * IN, wide + 2 * IN, wide + 2 * IN < NARROW
    cards.shield(canvas, x + 16, y + 24, 64, seat, "vellum")
    canvas.panel(x + wide - 106, y + 24, 90, 62, "ink", "vellum", None, 0, 12)
    canvas.text(x + wide - 61, y + 55, str(points), "number", 50, ink="glint", on="ink", anchor="mm", width=80)
    if narrow:
        left, middle, room = x + 18, y + 122, wide - 36
    else:
        left, middle, room = x + 92, y + 46 if name else y + 55, wide - 208
        below = name and side(seat, words)
        canvas.text(left, y + 78, below, "text", 22, ink="sepia", anchor="lm", width=room, least=12)
    canvas.text(left, middle, name or side(seat, words), "bold", 32, anchor="lm", width=room, least=17)
    if asked is not None:
        canvas.stamp_mid(icons.hourglass(40) if asked else icons.seal(42), x + 68, y + 86, "vellum")
    card = 132 if narrow else 154 if wide < 440 else 188 if wide < 700 else 214
    left, top = x + 18, y + (150 if narrow else 112)
    low = top + round(card * TALL)
    if bid is not None:
        cards.card(canvas, left, top, card, bid, seat, "vellum")
    else:
        canvas.dashes(left, top, card, low - top, "rule", 3)
    if wins:
        canvas.panel(left, low + 4, card, 30, "gold", "vellum", None, 0, 12)
    said, ink, on = (words("wins"), "ink", "gold") if wins else (words("last-bid"), "sepia", "vellum")
    canvas.text(left + card // 2, low + 19, said, "bold", 22, ink=ink, on=on, anchor="mm", width=card - 12, least=12)
    left, room = left + card + 14, x + wide - left - card - 26
    size = 52 if room >= 112 else 44 if len(won) <= 4 else 34
    across = max(1, room // (size + 6))
    for place, rank in enumerate(sorted(won, reverse=True)):
        cards.chip(canvas, left + place % across * (size + 6), top + place // across * (size + 6), size, rank, "vellum")
    cards.strip(canvas, x + 12, low + 38, wide - 24, seat, played)


def hand(view: PrivateView[Table, Hand], lang: str, names: Names = None) -> Canvas:
    """The own cards, the sealed one with its seal, and what is at stake."""
    words, table = words_in(lang), view.table
    sealed = view.answer.card if isinstance(view.answer, Bid) else None
    under = words("hand-left", count=len(view.hand.cards)) if sealed is None else words("hand-sealed", card=sealed)
    wide, count = 1200, len(view.hand.cards)
    canvas = cards.table(wide, 800, words("hand-title"), under, [view.seat])
    across = 6 if count <= 6 else 7
    card = 164 if count <= 6 else 138
    down = TOP + (106 if count <= 6 else 20)
    for place, rank in enumerate(view.hand.cards):
        here = min(across, count - place // across * across)
        x = (wide - here * (card + 18) + 18) // 2 + place % across * (card + 18)
        y = down + place // across * 212
        cards.card(canvas, x, y, card, rank, view.seat, FELT)
        if rank == sealed:
            canvas.frame(x - 6, y - 6, card + 12, round(card * TALL) + 12, "gold", 5)
            canvas.stamp_mid(icons.seal(64), x + card - 26, y + round(card * TALL) - 28, "chalk")
    low = 800 - EDGE - 116
    cards.cloth(canvas, EDGE, low, wide - 2 * EDGE - 4, 110)
    end = canvas.text(EDGE + 24, low + 56, words("at-stake"), "title", 32, anchor="lm", width=300, least=18)
    for place, rank in enumerate(table.stake):
        cards.chip(canvas, end + 24 + place * 62, low + 28, 56, rank, "vellum")
    return canvas


def closeup(view: View, seat: int, lang: str, names: Names = None) -> Canvas:
    """What one seat has played, round by round, and what it was for."""
    words, table, card = words_in(lang), view.table, 138
    under = player(names, seat) and side(seat, words)
    canvas = cards.table(1200, 860, player(names, seat) or side(seat, words), under, [seat], spare=130)
    points = str(table.points[seat])
    canvas.text(1200 - EDGE - 28, EDGE + 46, points, "number", 64, ink="glint", on="ink", anchor="rm", width=120)
    cards.cloth(canvas, EDGE, TOP, 1200 - 2 * EDGE - 4, 860 - EDGE - TOP)
    for place, trick in enumerate(table.tricks):
        x, y = EDGE + 16 + place % 7 * (card + 17), TOP + 24 + place // 7 * 322
        cards.card(canvas, x, y, card, trick.bids[seat], seat, "vellum")
        if trick.winner == seat:
            canvas.frame(x - 6, y - 6, card + 12, round(card * TALL) + 12, "gold", 6)
        for number, rank in enumerate(trick.stake):
            across, down = number % 3 * 46, number // 3 * 46
            cards.chip(canvas, x + across, y + round(card * TALL) + 16 + down, 42, rank, "vellum")
    return canvas


def sheet(view: View, lang: str, names: Names = None) -> Canvas:
    """The result, the best first."""
    words, table, row = words_in(lang), view.table, 124
    canvas = banner(view, TOP + view.players * row + EDGE, words, names, 1200)
    for place, seat in enumerate(sorted(range(view.players), key=lambda seat: -table.points[seat])):
        y = TOP + place * row
        cards.cloth(canvas, EDGE, y, 1200 - 2 * EDGE - 4, row - 14, "gold" if seat in table.leaders else "ink")
        cards.shield(canvas, EDGE + 18, y + 20, 62, seat, "vellum")
        name, won = player(names, seat) or side(seat, words), sorted(table.won(seat), reverse=True)
        canvas.text(EDGE + 98, y + 55, name, "bold", 34, anchor="lm", width=300, least=15)
        size = min(54, 520 // max(1, len(won)) - 4)
        for number, rank in enumerate(won):
            cards.chip(canvas, EDGE + 420 + number * (size + 4), y + 55 - size // 2, size, rank, "vellum")
        canvas.text(1200 - EDGE - 30, y + 55, str(table.points[seat]), "number", 62, anchor="rm", width=110)
    return canvas


def _diamond(faded: bool, over: Draw | None = None) -> Draw:
    def draw(canvas: Canvas, x: int, y: int) -> None:
        cards.card(canvas, x - 26, y - 36, 52, 7, None, "vellum", faded)
        if over:
            over(canvas, x, y)

    return draw


def _chapters(words: Wording) -> tuple[Section, ...]:
    def played(canvas: Canvas, x: int, y: int) -> None:
        canvas.panel(x - 28, y - 28, 56, 56, LIVERIES[0].paint, "vellum", "ink", 2, 6)
        canvas.text(x, y, "9", "bold", 32, ink=LIVERIES[0].letter, on=LIVERIES[0].paint, anchor="mm")

    court = corner(cards.card, 26, 36, 52, RANKS[-1], 0, "vellum")
    suits = [Item(words(f"seat-{name}"), stamped(cards.sign(seat, 64))) for seat, name in enumerate(SUITS)]
    taken = _diamond(True, lambda canvas, x, y: cards.shield(canvas, x - 16, y - 10, 34, 0, "fold"))
    discarded = _diamond(True, lambda canvas, x, y: canvas.stamp_mid(cards.cross(34), x, y + 8, "fold"))
    diamonds = {"stake": _diamond(False), "unturned": _diamond(True), "taken": taken, "discarded": discarded}
    return (
        Section(
            words("pieces-suits"), [*suits, Item(words("piece-court"), court), Item(words("piece-played"), played)]
        ),
        Section(words("pieces-diamonds"), [Item(words(f"piece-{key}"), draw) for key, draw in diamonds.items()]),
        Section(words("pieces-marks"), marks(words)),
    )


PICTURES = GamePictures(
    home=HOME,
    board=board,
    hand=hand,
    closeup=closeup,
    reader=CardReader,
    moments={"sheet": Moment(sheet, lambda view: view.table.over)},
    liveries=lambda view: range(view.players),
    legend=Legend(words_in, _chapters, Leaf(titling=cards.TITLING)),
)
