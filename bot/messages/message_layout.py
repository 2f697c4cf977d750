"""A message as Discord wants it: its components, and the files that travel with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any, TypeAlias

import discord
from discord import ComponentType

from bot.icons import NO_EMOJIS, Emojis, unmarked
from bot.messages.message import MOST_TEXT, Message, check, length, pictures
from bot.messages.parts import Button, Buttons, Card, Choice, Part, Picture, Select, Separator, Text
from bot.names import plain

#: buttons of a row
MOST_IN_ROW = 5
#: pixels: of a row on a phone, of a button around its label, of its sign, of a letter, and between two buttons
PHONE, AROUND_LABEL, SIGN, LETTER, GAP = 285, 30, 27, 8.5, 8
#: a component as Discord wants it
Component: TypeAlias = dict[str, Any]


class RawLayout(discord.ui.LayoutView):
    """A layout whose components are plain data already: items that could be pressed here would be built for nothing."""

    def __init__(self, components: list[Component]) -> None:
        super().__init__(timeout=None)
        self._components = components
        # stopped, so that nothing is kept in memory
        self.stop()

    def to_components(self) -> list[Component]:
        """As Discord wants them."""
        return self._components

    def has_components_v2(self) -> bool:
        """A frame is one."""
        return True


def layout(content: Message, emojis: Emojis = NO_EMOJIS) -> RawLayout:
    """The message as discord.py sends it, with the emojis there are."""
    check(content)
    parts = _spelled(content.parts, emojis)
    if length(parts) > MOST_TEXT:
        # an emoji is written with many letters: where there is no room for them, words stand alone
        emojis, parts = NO_EMOJIS, _spelled(content.parts, NO_EMOJIS)
    # Discord shows no file of such a message that no component names
    shown = [*_items(parts, emojis), *(_file(name) for name, _ in content.files)]
    frame: Component = {"type": ComponentType.container.value, "components": shown}
    return RawLayout([{**frame, "accent_color": content.accent, "spoiler": False}])


def _file(name: str) -> Component:
    return {"type": ComponentType.file.value, "file": {"url": f"attachment://{name}"}, "spoiler": False}


def _spelled(parts: Sequence[Part], emojis: Emojis) -> list[Part]:
    """The parts with their texts as Discord reads them."""
    return [replace(part, text=emojis.spelled(part.text)) if isinstance(part, Text | Card) else part for part in parts]


def _items(parts: Sequence[Part], emojis: Emojis) -> Iterator[Component]:
    """Part by part; each picture in a gallery of its own: side by side they are too small for a phone."""
    for part in parts:
        if isinstance(part, Picture):
            yield {"type": ComponentType.media_gallery.value, "items": [_shown(part)]}
        else:
            yield from _item(part, emojis)


def _shown(picture: Picture) -> Component:
    shown: Component = {"media": {"url": f"attachment://{picture.name}"}, "spoiler": False}
    return shown | _unless_empty("description", unmarked(picture.alt))


def _unless_empty(name: str, value: str | None) -> Component:
    return {name: value} if value else {}


def _rows(buttons: Sequence[Button]) -> list[list[Button]]:
    """Rows of at most five, where possible broken as a phone breaks lines: a row of five that is shown two by two would
    leave its last button alone.
    """
    lines: list[list[Button]] = []
    left = 0.0
    for button in buttons:
        width = AROUND_LABEL + LETTER * len(button.label) + (SIGN if button.emoji else 0)
        if not lines or width > left or len(lines[-1]) == MOST_IN_ROW:
            lines.append([])
            left = PHONE
        lines[-1].append(button)
        left -= width + GAP
    rows: list[list[Button]] = []
    for line in lines:
        if rows and len(rows[-1]) + len(line) <= MOST_IN_ROW:
            rows[-1] += line
        else:
            rows.append(line)
    full = [list(buttons[first : first + MOST_IN_ROW]) for first in range(0, len(buttons), MOST_IN_ROW)]
    return rows if len(rows) <= len(full) else full


def _item(part: Part, emojis: Emojis) -> Iterator[Component]:
    match part:
        case Text(words) | Card(words, None):
            yield _text(words)
        case Card(words, Picture() as picture):
            thumbnail = {"type": ComponentType.thumbnail.value, **_shown(picture)}
            yield {"type": ComponentType.section.value, "components": [_text(words)], "accessory": thumbnail}
        case Separator():
            yield {"type": ComponentType.separator.value, "divider": True, "spacing": 1}
        case Buttons(buttons):
            for row in _rows(buttons):
                yield _row(*(_button(button, emojis) for button in row))
        case Select(ident, placeholder, choices):
            select: Component = {
                "type": ComponentType.select.value,
                "custom_id": ident,
                "options": [_option(choice, emojis) for choice in choices],
                "min_values": 1,
                "max_values": 1,
                "required": True,
                "disabled": False,
            }
            yield _row(select | _unless_empty("placeholder", unmarked(placeholder)))
        case _:
            pass


def _text(words: str) -> Component:
    return {"type": ComponentType.text_display.value, "content": words}


def _row(*components: Component) -> Component:
    return {"type": ComponentType.action_row.value, "components": list(components)}


def _option(choice: Choice, emojis: Emojis) -> Component:
    label, emoji = _labelled(choice.label, choice.emoji, emojis)
    option: Component = {"label": label, "value": choice.value, "default": choice.chosen}
    description = unmarked(plain(choice.description)) if choice.description else None
    return option | _unless_empty("description", description) | emoji


def _labelled(label: str, emoji: str | None, emojis: Emojis) -> tuple[str, Component]:
    """What a label says, and the emoji in front of it: the one that was given, or the one that the label begins with.

    A label is text and holds no emoji of ours.
    """
    leading, said = emojis.led(plain(label))
    chosen = emojis.find(emoji) if emoji else leading
    if chosen:
        return said, {"emoji": {"id": str(chosen.id), "name": chosen.name}}
    plain_emoji = unmarked(emoji) if emoji else ""
    return said, {"emoji": {"id": None, "name": plain_emoji}} if plain_emoji else {}


def _button(button: Button, emojis: Emojis) -> Component:
    label, emoji = _labelled(button.label, button.emoji, emojis)
    shown: Component = {
        "type": ComponentType.button.value,
        "style": button.style.value.value,
        "label": label,
        "custom_id": button.id,
        "disabled": button.disabled,
    }
    return shown | emoji


def files(content: Message) -> list[discord.File]:
    """The files of a message, pictures first."""
    found = [
        discord.File(BytesIO(picture.content), picture.name, description=unmarked(picture.alt) or None)
        for picture in pictures(content.parts)
        if picture.content is not None
    ]
    return found + [discord.File(BytesIO(content), name) for name, content in content.files]
