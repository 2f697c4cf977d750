"""How the things of Alba Longa look wherever they appear: words, names, marks, piles, heroes."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple, TypeAlias

from engine.core.api import PrivateView, PublicView
from engine.games.alba_longa import Options
from engine.games.alba_longa.components import Components
from engine.games.alba_longa.pieces import JOB_OF, Die, Hand, Job, Phase, Table, Town
from renderers import icons, lettering
from renderers.alba_longa import emblems, signs
from renderers.api import LIVERIES, Canvas, Lettering, Sides, Wording, data_as, variant_as, words_of
from renderers.names import player as player

HOME = Path(__file__).parent
View: TypeAlias = PublicView[Table] | PrivateView[Table, Hand]
#: the words of the pictures in a language
words_in = words_of(HOME)
#: the printed components
data_of = data_as(Components)
#: what the table agreed on
variant_of = variant_as(Options)
#: as many spaces as the housing and population tracks have
HOUSES = 21
#: in which phase a question is put
ASKED_IN = {
    "first-king": Phase.NAMING,
    "slave-sale": Phase.SLAVES,
    "free-peasants": Phase.HOUSING,
    "calling": Phase.COURT,
    "taking": Phase.COURT,
    "buying": Phase.COURT,
    "recovery": Phase.SOLDIERS,
    "targets": Phase.SOLDIERS,
    "heroes": Phase.SOLDIERS,
    "sabotaging": Phase.SOLDIERS,
    "plundering": Phase.SOLDIERS,
    "stocking": Phase.SOLDIERS,
    "improving": Phase.FARM,
    "invoking": Phase.BLESSINGS,
    "succession": Phase.RETURN,
    "growth": Phase.YEAR_END,
}
#: what priests of this season have not yet brought
BEFORE_TEMPLE = frozenset({Phase.SLAVES, Phase.HOUSING, Phase.COURT, Phase.SOLDIERS, Phase.MARKET, Phase.QUARRY})


class Box(NamedTuple):
    """A piece of the picture."""

    x: int
    y: int
    wide: int
    high: int


def town(words: Wording, town: Town) -> str:
    """A city's name in the reader's language."""
    return words(f"town-{town}")


def phase_of(view: View) -> Phase:
    """The phase the picture shows: that of the question, if it belongs to one."""
    return ASKED_IN.get(view.step.word, view.table.phase) if view.step else view.table.phase


def year_of(table: Table) -> int:
    """The year that is on; the first before it has begun."""
    return max(1, table.year)


def farming(table: Table) -> bool:
    """Whether farmers work at all."""
    return Job.FARMERS in table.season.jobs


def hero(canvas: Canvas, x: int, y: int, wide: int, value: int, on: str, used: bool = False) -> None:
    """A hero card with its value; grey and turned away once it is used."""
    high = round(wide * 1.4)
    fill, line = ("tile", "ink") if not used else ("fold", "rule")
    canvas.stamp(signs.card(wide, high, fill, line), x, y, on)
    head = round(wide * 0.7)
    paint, skin = ("ink", "ink") if not used else ("rule", "shade")
    if wide >= 60:
        canvas.stamp(
            signs.hero(head, paint, skin=skin), x + (wide - head) // 2, y + high - head - round(wide * 0.08), fill
        )
        at = y + round(high * 0.24)
        size = round(wide * 0.5)
    else:
        at, size = y + high // 2, round(wide * 0.92)
    ink = "ink" if not used else "sepia"
    canvas.text(x + wide // 2, at, str(value), "number", size, ink=ink, on=fill, anchor="mm", width=wide - 6)


def die(canvas: Canvas, x: int, y: int, wide: int, size: int, which: Die, pips: int, on: str) -> None:
    """A die, and what it shows."""
    job, middle = JOB_OF[which], wide // 2
    ground, ink = signs.GROUNDS[job]
    canvas.stamp(signs.die(job, wide), x, y, on)
    canvas.text(x + middle, y + middle, str(pips), "number", size, ink=ink, on=ground, anchor="mm", width=60)


def pill(canvas: Canvas, x: int, y: int, change: int, on: str, size: int = 24) -> int:
    """What has been won or lost since the last picture, centred at x; returns its width."""
    said = lettering.gained(change)
    wide = max(size + 12, lettering.width(said, "number", size) + 14)
    canvas.panel(x - wide // 2, y - size // 2 - 1, wide, size + 2, "rubric", on, None, 0, size // 2)
    canvas.text(x, y, said, "number", size, ink="chalk", on="rubric", anchor="mm", width=wide - 6)
    return wide


def fresh(canvas: Canvas, x: int, y: int, on: str, size: int = 24) -> None:
    """The mark of something new, centred here."""
    canvas.stamp_mid(icons.fresh(size), x, y, on)


SIDES = Sides(
    words_in=words_in,
    called=lambda view, seat, words: town(words, view.table.cities[seat].town),
    shield=lambda canvas, x, y, wide, view, seat, on: emblems.shield(
        canvas, x, y, wide, view.table.cities[seat].town, on
    ),
    paint=lambda view, seat: LIVERIES[emblems.livery(view.table.cities[seat].town)].paint,
    winners=lambda view: view.table.winners,
    lettering=Lettering(shield=56, end=18, side=29, alone=31, least=(15, 14)),
)
