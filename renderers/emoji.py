"""A game's things as emojis: small pictures of their own that stand beside a word, on dark and on light."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from hashlib import blake2b
from io import BytesIO
from typing import Any, NamedTuple, TypeAlias

from PIL import Image, ImageFilter

from engine.core.action import Action
from renderers import palette
from renderers.canvas import Canvas
from renderers.pen import Sprite

#: width and height of the file, of what is drawn in it, and of the light edge around that
SIDE, ROOM, EDGE = 128, 114, 7
#: draws a thing so many pixels wide
DrawIcon: TypeAlias = Callable[[int], Sprite]
#: draws one member of an enumeration so many pixels wide
DrawMember: TypeAlias = Callable[[Any, int], Sprite]
#: a blurred outline made wide and full again
_SPREAD = [min(255, coverage * 8) for coverage in range(256)]
#: the key of the game's own emblem
EMBLEM = "game"


@dataclass(frozen=True, kw_only=True)
class Icons:
    """Which things of a game have an icon, keyed by their classes, and how each is drawn."""

    #: stands beside the game's name
    emblem: DrawIcon
    #: an enumeration of the rules, such as the resources: every member has an icon
    things: Mapping[type[Enum], DrawMember] = field(default_factory=dict)
    #: what is done, where no single thing says it
    actions: Mapping[type[Action], DrawIcon] = field(default_factory=dict)
    #: livery of a seat -> its sign: a shape and a colour, never a colour alone
    seats: Mapping[int, DrawIcon] = field(default_factory=dict)

    def drawings(self) -> Iterator[tuple[str, DrawIcon]]:
        """Every icon with its key."""
        yield EMBLEM, self.emblem
        for kind, draw in self.things.items():
            for member in kind:
                yield thing_key(member), _of_member(draw, member)
        for action, draw_action in self.actions.items():
            yield action_key(action), draw_action
        for livery, draw_seat in self.seats.items():
            yield seat_key(livery), draw_seat


def _of_member(draw: DrawMember, member: Enum) -> DrawIcon:
    return lambda size: draw(member, size)


def thing_key(thing: Enum) -> str:
    """The key of a thing's icon."""
    return f"{type(thing).__name__.lower()}-{thing.value}"


def action_key(action: type[Action]) -> str:
    """The key of an action's icon."""
    return f"action-{action.word}"


def seat_key(livery: int) -> str:
    """The key of a seat's sign."""
    return f"seat-{livery}"


def upon(base: Sprite, draw: Callable[[Canvas, int, int], None]) -> Sprite:
    """A sprite with something drawn on it, told its width and height: what reaches beyond its outline is cut off."""
    wide, high = base.size
    sheet = Canvas(wide, high, "ink")
    sheet.stamp(base, 0, 0, "ink")
    draw(sheet, wide, high)
    image = sheet.finished().convert("RGBA")
    image.putalpha(base.image.getchannel("A"))
    return Sprite(image)


class EmojiFile(NamedTuple):
    """An icon as Discord takes it."""

    #: changes when the drawing does, whatever has packed the file
    digest: str
    content: bytes


def emoji(draw: DrawIcon) -> EmojiFile:
    """An icon as a file: as large as fits, with a light edge, so that dark outlines are seen on a dark ground, too."""
    drawn = draw(ROOM)
    if (longer := max(drawn.size)) > ROOM:
        drawn = draw(ROOM * ROOM // longer)
    wide, high = drawn.size
    image = Image.new("RGBA", (SIDE, SIDE))
    image.paste(drawn.image, ((SIDE - wide) // 2, (SIDE - high) // 2))
    light = Image.new("RGBA", (SIDE, SIDE), (*palette.rgb("chalk"), 255))
    light.putalpha(image.getchannel("A").filter(ImageFilter.GaussianBlur(EDGE / 2)).point(_SPREAD))
    light.alpha_composite(image)
    file = BytesIO()
    light.save(file, "PNG")
    return EmojiFile(blake2b(light.tobytes(), digest_size=8).hexdigest(), file.getvalue())
