"""A message before it is sent: its parts, within Discord's limits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from bot.messages.parts import Buttons, Card, Part, Picture, Select, Separator, Text

#: edge colours of posts that belong to nobody
LOBBY, VOTE, RESULT = 0x3B6FB5, 0xC9A227, 0x3E8E4A
MOST_TEXT = 4000
MOST_COMPONENTS = 40
MOST_LABEL = 80
MOST_OPTIONS = 25
MOST_OPTION_LABEL = 100
MOST_ID = 100
MOST_ALT = 1024


@dataclass(frozen=True, slots=True)
class Message:
    """A whole message."""

    parts: tuple[Part, ...]
    #: colour of the edge, as 0xRRGGBB
    accent: int | None = None
    #: users who may be pinged by it
    pings: tuple[int, ...] = ()
    #: files that stand beside it, name and content
    files: tuple[tuple[str, bytes], ...] = field(default=())
    #: roles that may be pinged by it
    roles: tuple[int, ...] = ()

    def with_part(self, part: Part, before: type | None = None) -> Message:
        """One part more: at the end, or before the first part of a kind."""
        place = next((n for n, one in enumerate(self.parts) if before and isinstance(one, before)), len(self.parts))
        return Message((*self.parts[:place], part, *self.parts[place:]), self.accent, self.pings, self.files)

    def words(self) -> Message:
        """The message without pictures and files, and without a word about them."""
        parts = (_in_words(part) for part in self.parts if not isinstance(part, Picture))
        return Message(tuple(parts), self.accent, self.pings)


def _in_words(part: Part) -> Part:
    match part:
        case Text(_, alone) if alone:
            return Text(alone)
        case Card(said):
            return Card(said)
        case _:
            return part


def pictures(parts: Iterable[Part]) -> Iterator[Picture]:
    """Every picture of a message, from the top."""
    for part in parts:
        picture = part.picture if isinstance(part, Card) else part
        if isinstance(picture, Picture):
            yield picture


def length(parts: Iterable[Part]) -> int:
    """Characters of all texts together."""
    return sum(len(part.text) for part in parts if isinstance(part, Text | Card))


def components(parts: Iterable[Part], files: int = 0) -> int:
    """How many components Discord counts, the frame around them and the files beside them included."""
    found = 1 + files
    for part in parts:
        match part:
            case Buttons(buttons):
                found += 1 + len(buttons) + (len(buttons) - 1) // 5
            case Select() | Picture():
                found += 2
            case Card(_, Picture()):
                found += 3
            case _:
                found += 1
    return found


def slim(content: Message) -> Message:
    """A message with too many components does without its thin lines."""
    if components(content.parts, len(content.files)) <= MOST_COMPONENTS:
        return content
    parts = tuple(part for part in content.parts if not isinstance(part, Separator))
    return Message(parts, content.accent, content.pings, content.files)


def headed(content: Message, lines: str, most: int) -> Message:
    """A message with some lines above it, as far as there is room."""
    room = min(most, MOST_TEXT - length(content.parts))
    parts = (Text(shortened(lines, room)), *content.parts) if lines and room > 0 else content.parts
    return slim(Message(parts, content.accent, content.pings, content.files))


def text(*paragraphs: str, accent: int | None = None) -> Message:
    """A message of paragraphs only."""
    return Message(tuple(Text(one) for one in paragraphs if one), accent)


def shortened(words: str, most: int) -> str:
    """Words that fit, the end replaced by an ellipsis if they do not."""
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def fitting(lines: Sequence[str], most: int, more: Callable[[int], str], most_lines: int | None = None) -> str:
    """As many whole lines as fit, and in a last one how many do not."""
    whole = "\n".join(lines)
    if len(whole) <= most and (most_lines is None or len(lines) <= most_lines):
        return whole
    kept = list(lines[:most_lines])
    while kept and len("\n".join([*kept, more(len(lines) - len(kept))])) > most:
        kept.pop()
    return shortened("\n".join([*kept, more(len(lines) - len(kept))]), most)


class TooLarge(ValueError):
    """A message that Discord would refuse."""


def check(content: Message) -> None:
    """Refuse what Discord would refuse, before it is sent."""
    ids: list[str] = []
    for part in content.parts:
        match part:
            case Text(words) | Card(words):
                if not words:
                    raise TooLarge("an empty text")
            case Buttons(buttons):
                ids += [button.id for button in buttons]
                if any(len(button.label) > MOST_LABEL for button in buttons):
                    raise TooLarge("a label of more than 80 characters")
            case Select(ident, placeholder, choices):
                ids.append(ident)
                if not 1 <= len(choices) <= MOST_OPTIONS or len(placeholder) > 150:
                    raise TooLarge(f"a select with {len(choices)} options")
                if any(len(choice.label) > MOST_OPTION_LABEL for choice in choices):
                    raise TooLarge("an option of more than 100 characters")
                if len({choice.value for choice in choices}) != len(choices):
                    raise TooLarge("two options with the same value")
            case _:
                pass
    if any(len(picture.alt) > MOST_ALT for picture in pictures(content.parts)):
        raise TooLarge("an alt text of more than 1024 characters")
    if (characters := length(content.parts)) > MOST_TEXT:
        raise TooLarge(f"{characters} characters of text")
    if (count := components(content.parts, len(content.files))) > MOST_COMPONENTS:
        raise TooLarge(f"{count} components")
    if len(set(ids)) != len(ids) or any(len(ident) > MOST_ID for ident in ids):
        raise TooLarge(f"ids too long or not unique: {ids}")
