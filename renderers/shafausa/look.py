"""How the things of Shafausa look wherever they appear: words, shields, plaques of money, faded things."""

from __future__ import annotations

from enum import Enum
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeAlias

from PIL import Image

from engine.core.api import PrivateView, PublicView, words_for
from engine.games.shafausa.choices import effect_of
from engine.games.shafausa.components import Components
from engine.games.shafausa.pieces import KINDS, Building, Hand, Mode, People, Phase, Power, Resource, Table
from renderers import heraldry, lettering, palette
from renderers.api import LIVERIES, Canvas, Sides, Sprite, Wording, data_as
from renderers.lettering import NOTHING as NOTHING
from renderers.names import Names as Names
from renderers.names import player as player
from renderers.shafausa import goods

HOME = Path(__file__).parent
View: TypeAlias = PublicView[Table] | PrivateView[Table, Hand]
#: the printed components
data_of = data_as(Components)


class Says(Wording):
    """The words of the pictures, and the names of things as the rules call them."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang, HOME)
        self._rules = words_for("shafausa", lang)
        self._named = lru_cache(maxsize=200)(self._rules.named)
        self._told = lru_cache(maxsize=200)(self._effect)

    def name(self, thing: Enum) -> str:
        """A resource, people, building, card or mode, as in a sentence."""
        return self._named(thing)

    def on_tile(self, building: Building) -> str:
        """A building on a narrow tile, where a long word may have to be parted."""
        key = f"tile-{building}"
        return self(key) if self.has(key) else self._named(building)

    def title(self, thing: Enum) -> str:
        """The same with a capital, as a label."""
        name = self._named(thing)
        return name[0].upper() + name[1:]

    def amount(self, resource: Resource, count: int) -> str:
        """2 wood."""
        return self._rules.say("amount", resource=resource, count=count)

    def mine(self, resource: Resource) -> str:
        """wood mine."""
        return self._rules.say("mine", resource=resource)

    def phase(self, phase: Phase) -> str:
        """The phase of a round."""
        return self._rules.say("phase", phase=phase)

    def effect(self, thing: Building | Power, data: Components) -> str:
        """What a building or a POWER card does."""
        return self._told(thing, data)

    def _effect(self, thing: Building | Power, data: Components) -> str:
        rules = words_for("shafausa", self.lang, data=data)
        said = effect_of(thing, rules)
        return said[0].upper() + said[1:]


@cache
def says(lang: str) -> Says:
    """The words in a language."""
    return Says(lang)


def bag(table: Table) -> tuple[tuple[Building, int], ...]:
    """The bag by kinds, in the order of the rules."""
    return tuple((kind, table.bag[kind]) for kind in KINDS if kind in table.bag)


def mode_of(view: View) -> Mode:
    """Which of the three rules are played."""
    mode: Mode = view.variant.mode
    return mode


def chosen(view: View, seat: int) -> bool:
    """Whether a seat has its people: while they are chosen, those still asked have none."""
    return view.table.phase is not Phase.PEOPLES or seat not in view.asked


def people_of(view: View, seat: int, say: Says) -> str:
    """The people of a seat; its number as long as it has none."""
    return say.name(view.table.realms[seat].people) if chosen(view, seat) else say("seat", number=seat + 1)


def shield(canvas: Canvas, x: int, y: int, wide: int, seat: int, people: People | None, on: str) -> None:
    """A seat's colours with the charge of its people, or its number as long as it has none."""
    livery = LIVERIES[seat]
    heraldry.shield(canvas, x, y, wide, seat, "" if people else str(seat + 1), on)
    if people:
        size = round(wide * 0.62)
        charge = goods.charge(people, size, livery.letter)
        canvas.stamp(charge, x + (wide - size) // 2, y + round(wide * 0.19), livery.paint)


def shield_of(canvas: Canvas, x: int, y: int, wide: int, view: View, seat: int, on: str) -> None:
    """The shield of the people that sits there."""
    shield(canvas, x, y, wide, seat, view.table.realms[seat].people if chosen(view, seat) else None, on)


SIDES = Sides(
    words_in=says,
    called=people_of,
    shield=shield_of,
    paint=lambda view, seat: LIVERIES[seat].paint,
    winners=lambda view: view.table.winners,
    settled=chosen,
)


@lru_cache(maxsize=400)
def faded(sprite: Sprite, ground: str) -> Sprite:
    """A sprite half sunk into the ground: asleep, or used up."""
    sunk = Image.new("RGBA", sprite.size, (*palette.rgb(ground), 255))
    sunk.putalpha(sprite.image.getchannel("A"))
    return Sprite(Image.blend(sprite.image, sunk, 0.55))


def there(sprite: Sprite, count: object, ground: str) -> Sprite:
    """A sprite as it is; faded where there is none of it."""
    return sprite if count else faded(sprite, ground)


def money(canvas: Canvas, x: int, y: int, wide: int, high: int, chf: int, on: str, gold: bool = False) -> None:
    """A plaque with a sum of money."""
    ground, ink = ("gold", "ink") if gold else ("ink", "glint")
    canvas.panel(x, y, wide, high, ground, on, "ink", 2, high // 4)
    coin = round(high * 0.76)
    canvas.stamp(goods.chafouin(coin), x + high // 8 + 2, y + (high - coin) // 2, ground)
    left = high // 8 + coin + 6
    canvas.text(
        x + left + (wide - left - 6) // 2, y + high // 2 + 1, str(chf), "number", round(high * 0.9),
        ink=ink, on=ground, anchor="mm", width=wide - left - 8, least=16,
    )  # fmt: skip


def sum_of(canvas: Canvas, x: int, y: int, chf: int | str, size: int, on: str, ink: str = "ink") -> int:
    """A coin and a number beside it, around the middle line y; returns where it ends."""
    coin = round(size * 0.9)
    canvas.stamp(goods.chafouin(coin), x, y - coin // 2, on)
    return canvas.text(x + coin + max(3, size // 7), y, str(chf), "number", size, ink=ink, on=on, anchor="lm")


def paragraph(
    canvas: Canvas, x: int, y: int, text: str, wide: int, high: int, size: int, *, ink: str, on: str, side: str = "l"
) -> None:
    """A text as large as its box allows, around the middle of the box."""
    for smaller in range(size, 11, -1):
        room = max(1, (high + round(smaller * 0.2)) // round(smaller * 1.06))
        labels = lettering.wrapped(text, "text", smaller, wide, room, smaller)
        # a no-break space stays what it is
        if " ".join(label.text for label in labels) == " ".join(filter(None, text.split(" "))):
            break
    canvas.lines(
        x, y + high // 2, text, "text", smaller, width=wide, lines=room, lead=1.06, ink=ink, on=on, anchor=f"{side}m",
        least=smaller,
    )  # fmt: skip
