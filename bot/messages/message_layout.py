"""A message as Discord wants it: its components, and the files that travel with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Any, TypeAlias

import discord
from discord import ComponentType

from bot.messages.message import Message, check, pictures
from bot.messages.parts import Button, Buttons, Card, Choice, Part, Picture, Select, Separator, Text
from bot.names import plain

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


def layout(content: Message) -> RawLayout:
    """The message as discord.py sends it."""
    check(content)
    # Discord shows no file of such a message that no component names
    shown = [*_items(content.parts), *(_file(name) for name, _ in content.files)]
    frame: Component = {"type": ComponentType.container.value, "components": shown}
    return RawLayout([{**frame, "accent_color": content.accent, "spoiler": False}])


def _file(name: str) -> Component:
    return {"type": ComponentType.file.value, "file": {"url": f"attachment://{name}"}, "spoiler": False}


def _items(parts: Sequence[Part]) -> Iterator[Component]:
    """Part by part; each picture in a gallery of its own: side by side they are too small for a phone."""
    for part in parts:
        if isinstance(part, Picture):
            yield {"type": ComponentType.media_gallery.value, "items": [_shown(part)]}
        else:
            yield from _item(part)


def _shown(picture: Picture) -> Component:
    shown: Component = {"media": {"url": f"attachment://{picture.name}"}, "spoiler": False}
    return shown | _unless_empty("description", picture.alt)


def _unless_empty(name: str, value: str | None) -> Component:
    return {name: value} if value else {}


def _item(part: Part) -> Iterator[Component]:
    match part:
        case Text(words) | Card(words, None):
            yield _text(words)
        case Card(words, Picture() as picture):
            thumbnail = {"type": ComponentType.thumbnail.value, **_shown(picture)}
            yield {"type": ComponentType.section.value, "components": [_text(words)], "accessory": thumbnail}
        case Separator():
            yield {"type": ComponentType.separator.value, "divider": True, "spacing": 1}
        case Buttons(buttons):
            for first in range(0, len(buttons), 5):
                yield _row(*(_button(button) for button in buttons[first : first + 5]))
        case Select(ident, placeholder, choices):
            select: Component = {
                "type": ComponentType.select.value,
                "custom_id": ident,
                "options": [_option(choice) for choice in choices],
                "min_values": 1,
                "max_values": 1,
                "required": True,
                "disabled": False,
            }
            yield _row(select | _unless_empty("placeholder", placeholder))
        case _:
            pass


def _text(words: str) -> Component:
    return {"type": ComponentType.text_display.value, "content": words}


def _row(*components: Component) -> Component:
    return {"type": ComponentType.action_row.value, "components": list(components)}


def _option(choice: Choice) -> Component:
    option: Component = {"label": plain(choice.label), "value": choice.value, "default": choice.chosen}
    return option | _unless_empty("description", choice.description and plain(choice.description))


def _button(button: Button) -> Component:
    shown: Component = {
        "type": ComponentType.button.value,
        "style": button.style.value.value,
        "label": plain(button.label),
        "custom_id": button.id,
        "disabled": button.disabled,
    }
    return shown | {"emoji": {"id": None, "name": button.emoji}} if button.emoji else shown


def files(content: Message) -> list[discord.File]:
    """The files of a message, pictures first."""
    found = [
        discord.File(BytesIO(picture.content), picture.name, description=picture.alt or None)
        for picture in pictures(content.parts)
        if picture.content is not None
    ]
    return found + [discord.File(BytesIO(content), name) for name, content in content.files]
