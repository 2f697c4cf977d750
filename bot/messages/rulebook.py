"""The rules of a game by chapter, searchable by the words players use."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from bot.messages.control_ids import ControlId
from bot.messages.message import MOST_OPTIONS, Message, shortened
from bot.messages.parts import Button, Buttons, Choice, Part, Picture, Select, Text
from bot.wording import bot_words, title
from engine.core import catalogue

#: the entry of the contents that shows the pieces
PIECES = "pieces"
#: the page that lists all chapters
CONTENTS = "contents"
#: stands between a game and a page in the id of a control
BETWEEN = ":"
#: chapters listed beside it
MOST_CHAPTERS = MOST_OPTIONS - 1
#: a line of a chapter where a picture belongs: *shown: board after 3*, *shown: hand of lucca after 3*
SHOWN = re.compile(r"^\*shown: ([a-z]+)(?: of ([a-z-]+))? after (\d+)\*$", re.MULTILINE)


class Illustration(NamedTuple):
    """A picture in a chapter: what is drawn, for which seat, after how many actions of the match the book tells of."""

    kind: str
    seat: str
    after: int


NOTHING_DRAWN: Mapping[Illustration, Picture] = MappingProxyType({})


class Chapter(NamedTuple):
    """A piece of the rules that fits one message."""

    title: str
    terms: tuple[str, ...]
    #: paragraphs, and the pictures between them
    parts: tuple[str | Illustration, ...]

    @property
    def text(self) -> str:
        """What it says, without the pictures."""
        return "\n\n".join(part for part in self.parts if isinstance(part, str))

    @property
    def shown(self) -> tuple[Illustration, ...]:
        """The pictures that belong to it."""
        return tuple(part for part in self.parts if isinstance(part, Illustration))


@cache
def chapters(game: str, lang: str) -> tuple[Chapter, ...]:
    """The rulebook of a game in a language."""
    found = []
    for part in re.split(r"^## ", catalogue.kit(game).rulebook.text(lang), flags=re.MULTILINE)[1:]:
        head, _, body = part.partition("\n")
        terms = re.match(r"\s*\*\w+\s?: (.+)\*\n", body)
        names = tuple(term.strip() for term in terms[1].split(",")) if terms else ()
        found.append(Chapter(head.strip(), names, tuple(parts_of(body[terms.end() if terms else 0 :]))))
    return tuple(found)


def parts_of(body: str) -> Iterator[str | Illustration]:
    """What a chapter says and shows, in order."""
    end = 0
    for found in SHOWN.finditer(body):
        if text := body[end : found.start()].strip():
            yield text
        yield Illustration(found[1], found[2] or "", int(found[3]))
        end = found.end()
    if text := body[end:].strip():
        yield text


def folded(text: str) -> str:
    """Without accents and capitals: how people type a search."""
    plain = unicodedata.normalize("NFKD", text.casefold()).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    return "".join(content for content in plain if not unicodedata.combining(content))


def search(game: str, lang: str, typed: str) -> list[tuple[int, Chapter]]:
    """Chapters that fit what was typed, best first: by title, by term, by text."""
    wanted = folded(typed.strip())
    ranked = []
    for number, chapter in enumerate(chapters(game, lang)):
        name, terms = folded(chapter.title), [folded(term) for term in chapter.terms]
        if not wanted or wanted in name:
            rank = 0
        elif any(wanted in term for term in terms):
            rank = 1
        elif wanted in folded(chapter.text):
            rank = 2
        else:
            continue
        ranked.append((rank, number, chapter))
    return [(number, chapter) for _, number, chapter in sorted(ranked)]


def chapter_letter(
    game: str,
    lang: str,
    number: int,
    pieces: Sequence[Picture] = (),
    drawn: Mapping[Illustration, Picture] = NOTHING_DRAWN,
) -> Message:
    """One chapter with the pictures that were drawn for it, and the others to choose from."""
    book = chapters(game, lang)
    number %= len(book)
    chapter = book[number]
    head = f"-# {title(game, lang)}\n## {chapter.title}\n"
    parts: list[Part] = []
    for part in chapter.parts:
        if isinstance(part, str):
            parts.append(Text(shortened(part if parts else f"{head}{part}", 3500)))
        elif part in drawn:
            parts.append(drawn[part])
    parts += pieces
    return Message((*parts, _contents(game, lang, number), _steps(game, lang, number)))


def contents_letter(game: str, lang: str) -> Message:
    """All chapters, listed and to choose from."""
    book, bot = chapters(game, lang), bot_words(lang)
    listed = "\n".join(f"{number}. {one.title}" for number, one in enumerate(book, 1))
    text = Text(f"-# {title(game, lang)}\n## {bot.say('rules-contents')}\n{shortened(listed, 3500)}")
    choices = [Choice(bot.say("rules-pieces"), PIECES)]
    choices += [Choice(shortened(f"{n + 1}. {one.title}", 100), str(n)) for n, one in enumerate(book)]
    selects = []
    for first in range(0, len(choices), MOST_OPTIONS):
        part = choices[first : first + MOST_OPTIONS]
        # the pieces, which have no number, stand before the first chapter
        name = bot.say("rules-chapters", first=max(1, first), last=first + len(part) - 1)
        selects.append(Select(page_id(game, f"from{first}" if first else ""), name, tuple(part)))
    return Message((text, *selects))


def page_id(game: str, page: str = "") -> str:
    """The control that opens a page of a rulebook; a list says itself which one."""
    return str(ControlId("rules", 0, arg=f"{game}{BETWEEN}{page}" if page else game))


def _steps(game: str, lang: str, number: int) -> Buttons:
    """To the chapter before, to the contents and to the chapter after."""
    bot = bot_words(lang)
    buttons = [Button(bot.say("button-contents"), page_id(game, CONTENTS))]
    if number > 0:
        buttons.insert(0, Button(bot.say("button-chapter-before"), page_id(game, str(number - 1)), emoji="◀️"))
    if number + 1 < len(chapters(game, lang)):
        buttons.append(Button(bot.say("button-chapter-after"), page_id(game, str(number + 1)), emoji="▶️"))
    return Buttons(tuple(buttons))


def pieces_letter(game: str, lang: str, pieces: Sequence[Picture], in_words: str) -> Message:
    """What lies on the table, drawn; in words where it cannot be drawn."""
    head = f"-# {title(game, lang)}\n## {bot_words(lang).say('rules-pieces')}"
    parts: tuple[Part, ...] = (Text(head), *pieces) if pieces else (Text(f"{head}\n{shortened(in_words, 3500)}"),)
    return Message((*parts, _contents(game, lang, None)))


def is_pieces(lang: str, typed: str) -> bool:
    """Whether someone is looking for the pieces."""
    return folded(typed.strip()) in (PIECES, folded(bot_words(lang).say("rules-pieces")))


def _contents(game: str, lang: str, current: int | None) -> Select:
    """The pieces and the chapters around the current one."""
    book, bot = chapters(game, lang), bot_words(lang)
    titles = [shortened(one.title, 100) for one in book]
    # two entries say what stands before and after, and lead there
    most = MOST_CHAPTERS if len(book) <= MOST_CHAPTERS else MOST_CHAPTERS - 2
    first = min(max(0, (current or 0) - most // 2), max(0, len(book) - most))
    choices = [Choice(titles[n], str(n), None, n == current) for n in range(first, min(first + most, len(book)))]
    if first:
        values = f"{titles[0]} … {titles[first - 1]}"
        said = bot.say("panel-page-before", count=first, values=values)
        choices.insert(0, Choice(shortened(said, 100), str(first - 1)))
    if (rest := len(book) - first - most) > 0:
        said = bot.say("panel-page-after", count=rest, values=f"{titles[first + most]} … {titles[-1]}")
        choices.append(Choice(shortened(said, 100), str(first + most)))
    choices.insert(0, Choice(bot.say("rules-pieces"), PIECES, None, current is None))
    return Select(page_id(game), bot.say("rules-chapter"), tuple(choices))
