"""What belongs to nobody: grey and church quarters, wooden pieces, the golden deck or the influence deck."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.flandern1302 import pieces
from engine.games.flandern1302.components import Components
from engine.games.flandern1302.pieces import CITY_OF, INFLUENCED_CARDS, Arms, Card, QuarterName, Special, Table
from renderers import icons
from renderers.api import Canvas, Wording
from renderers.flandern1302 import guild, look, wood
from renderers.flandern1302.guild import Counts

#: golden cards that are discarded, in the order they are shown
DISCARDED = (Card.BUILDING_SITE, Card.TAKE_BACK, Card.GUILD_MASTER, Card.CATHEDRAL)


def panel(
    canvas: Canvas, x: int, y: int, wide: int, high: int, table: Table, data: Components, words: Wording, gained: int
) -> None:
    """The common panel, kept until something in it changes."""
    grey, church = guild.left_of(table, data, Arms.GREY), guild.left_of(table, data, Arms.CHURCH)
    specials = tuple(table.stock[QuarterName(f"church-{special}")] for special in Special)
    two = len(table.players) == 2
    influenced = tuple(player.influenced for player in table.players) if two else ()
    key = (
        "supply", words.lang, grey, church, specials, table.sites, table.cathedrals,
        table.masters, table.scores[Arms.GREY], gained, table.golden_left, table.golden_drawn, table.golden,
        tuple(table.golden_discards), tuple(table.golden_removed), table.deck_left, table.turned,
        tuple(table.discards), tuple(table.deck_removed), table.idle, influenced, table.arms == [],
    )  # fmt: skip

    def draw(inner: Canvas) -> None:
        inner.sheet(0, 0, wide, high)
        half = (wide - 3) // 2
        # each half is kept by itself: a turn seldom changes both
        inner.kept(_grey, 6, 8, half - 8, 130, "vellum", grey, table.scores[Arms.GREY], bool(gained), words)
        inner.kept(_church, half + 2, 8, half - 12, 134, "vellum", church, specials, words)
        inner.fill(half, 16, 2, 122, "rule")
        inner.fill(14, 146, wide - 31, 2, "rule")
        _pieces(inner, 14, 154, wide - 31, table, data, two)
        inner.fill(14, 202, wide - 31, 2, "rule")
        if two:
            _influence(inner, 14, 210, wide - 31, table, data)
        else:
            _golden(inner, 14, 210, wide - 31, table, data)

    canvas.part(key, x, y, wide, high, "parchment", draw)


def _grey(canvas: Canvas, wide: int, high: int, left: Counts, score: int, gained: bool, words: Wording) -> None:
    """The neutral guild: its points and its quarters."""
    look.crest(canvas, 6, 4, 42, Arms.GREY, "vellum")
    canvas.text(56, 28, words("guild-grey"), "title", 24, anchor="lm", width=wide - 128, least=14)
    canvas.plaque(wide - 64, 10, 58, 34, str(score), 29, fill="ink", ink="glint", radius=9, width=52)
    if gained:
        look.new(canvas, wide - 6, 10, 24, "vellum")
    guild.shapes(canvas, 2, 58, wide - 4, left, Arms.GREY, reach=4)


def _church(canvas: Canvas, wide: int, high: int, left: Counts, specials: Sequence[int], words: Wording) -> None:
    """Church quarters by shape, and the four special ones."""
    look.crest(canvas, 4, 4, 42, Arms.CHURCH, "vellum")
    canvas.text(54, 28, words("guild-church"), "title", 24, anchor="lm", width=wide - 60, least=14)
    guild.shapes(canvas, 0, 58, wide - 4, left, Arms.CHURCH, reach=4)
    step = min(44, (wide - 8) // 4)
    for place, (special, count) in enumerate(zip(Special, specials, strict=True)):
        fill, ink, line = ("rubric", "chalk", "ink") if count else ("fold", "rule", "shade")
        canvas.plaque(6 + place * step, 96, 34, 34, special.value, 23, fill=fill, ink=ink, line=line)


def _pieces(canvas: Canvas, x: int, y: int, wide: int, table: Table, data: Components, two: bool) -> None:
    """Pawns in stock; of two players, how many turns in a row nothing was built, after which the game ends."""
    step = wide // (2 if two else 3)
    shown = [(wood.site(38), 0, 0, table.sites, data.sites)]
    if two:
        shown.append((icons.hourglass(36), 0, 1, table.idle, data.idle_turns))
    else:
        shown.append((wood.cathedral(38), 0, 0, table.cathedrals, data.cathedrals))
        shown.append((wood.master(38, "gold"), 4, 0, table.masters, data.masters))
    for place, (sign, right, down, left, whole) in enumerate(shown):
        at = x + place * step
        canvas.stamp(sign, at + right, y + down, "vellum")
        canvas.text(at + 46, y + 20, f"{left}/{whole}", "number", 27, anchor="lm", width=step - 50)


def _golden(canvas: Canvas, x: int, y: int, wide: int, table: Table, data: Components) -> None:
    """The golden deck, the card of this round, and what has been played of it."""
    canvas.stamp(wood.golden_back(40, 52), x, y + 2, "vellum")
    canvas.text(x + 64, y + 29, str(table.golden_left), "number", 34, anchor="mm", width=44)
    at = x + 92
    if table.golden:
        look.mini(canvas, at, y + 2, 40, 52, table.golden, data, "vellum", "golden")
    elif table.golden_drawn:
        canvas.stamp(wood.golden_back(40, 52), at, y + 2, "vellum")
        canvas.text(at + 20, y + 29, "?", "title", 30, on="glint", anchor="mm")
    else:
        canvas.dashes(at, y + 2, 40, 52, "rule", 2, 6)
    at += 52
    canvas.fill(at, y + 4, 2, 48, "rule")
    at += 8
    kinds = [*((card, "gone") for card in CITY_OF if card in table.golden_removed)]
    kinds += [(card, "golden") for card in CITY_OF if card in table.golden_discards]
    room = x + wide - at
    for place, card in enumerate(DISCARDED):
        left = at + place * (room // 4)
        count = table.golden_discards.count(card)
        canvas.text(left + 26, y + 14, str(count), "bold", 21, ink="ink" if count else "rule", anchor="lm", width=24)
        look.sign(canvas, left + 12, y + 14, 22, card, "vellum", "ink" if count else "rule", data)
    step = min(30, room // 6)
    for place, (card, state) in enumerate(kinds):
        look.mini(canvas, at + place * step, y + 29, step - 4, 26, card, data, "vellum", state)


def _influence(canvas: Canvas, x: int, y: int, wide: int, table: Table, data: Components) -> None:
    """Two players: the influence deck, the card turned up, and where each of the fourteen cards is."""
    canvas.stamp(icons.card_back(38, 50), x, y + 3, "vellum")
    canvas.text(x + 60, y + 29, str(table.deck_left), "number", 32, anchor="mm", width=40)
    at = x + 84
    if table.turned:
        look.mini(canvas, at, y + 3, 38, 50, table.turned.card, data, "vellum")
        look.crest(canvas, at + 26, y + 28, 24, table.turned.guild, "vellum")
    else:
        canvas.dashes(at, y + 3, 38, 50, "rule", 2, 6)
    at += 56
    canvas.fill(at, y + 4, 2, 48, "rule")
    at += 8
    step = min(34, (x + wide - at - 28) // 7)
    for row, player in enumerate(table.players):
        if not player.influenced:
            continue
        look.crest(canvas, at, y + row * 28, 22, player.influenced, "vellum")
        for place, card in enumerate(INFLUENCED_CARDS):
            one = pieces.InfluenceCard(player.influenced, card)
            state = "gone" if one in table.deck_removed else "hand" if one in table.discards else "row"
            look.mini(canvas, at + 28 + place * step, y + row * 28, step - 3, 25, card, data, "vellum", state)
