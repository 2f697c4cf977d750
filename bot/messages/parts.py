"""What a message is made of: texts, pictures, buttons and selects as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

import discord


class Style(Enum):
    """A colour means one thing.

    Green goes on and can be taken back, or is plainly wanted. Red ends something or cannot be undone. Grey declines,
    takes back, or is one of so many that none of them is plainly wanted. Blue informs.
    """

    GO = discord.ButtonStyle.success
    DANGER = discord.ButtonStyle.danger
    BACK = discord.ButtonStyle.secondary
    INFO = discord.ButtonStyle.primary


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph in Discord's Markdown."""

    text: str
    #: the same without the files it speaks of, where none may be attached
    alone: str = ""


@dataclass(frozen=True, slots=True)
class Separator:
    """A thin line between parts."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button; pressed, its id comes back."""

    label: str
    id: str
    style: Style = Style.BACK
    #: an emoji, or the mark of an icon
    emoji: str | None = None
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Buttons:
    """Buttons in rows of five."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """An entry of a select."""

    label: str
    value: str
    description: str | None = None
    chosen: bool = False
    #: an emoji, or the mark of an icon
    emoji: str | None = None


@dataclass(frozen=True, slots=True)
class Select:
    """A list to choose one entry from."""

    id: str
    placeholder: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that travels with the message, or (without content) already stands in the message."""

    name: str
    alt: str
    content: bytes | None = None


@dataclass(frozen=True, slots=True)
class Card:
    """A text with a small picture beside it, which opens when it is pressed; without one, the text alone."""

    text: str
    picture: Picture | None = None


Part: TypeAlias = Text | Separator | Buttons | Select | Picture | Card
