"""The rules of a game by chapter, searchable by the words players use."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import NamedTuple

from bot.ids import Ident
from bot.letters import Choice, Letter, Select, Text, shortened
from bot.wording import bot_words, title
from engine.core import catalogue
from engine.core.game import home_of


class Chapter(NamedTuple):
    """A piece of the rules that fits one message."""

    title: str
    terms: tuple[str, ...]
    text: str


@cache
def chapters(game: str, lang: str) -> tuple[Chapter, ...]:
    """The rulebook of a game in a language; a game without one has none."""
    home = Path(home_of(catalogue.find(game))).parent
    file = home / "rulebook" / f"{lang}.md"
    if not file.exists():
        file = home / "RULES.md"
    found = []
    for part in re.split(r"^## ", file.read_text("utf-8"), flags=re.MULTILINE)[1:]:
        head, _, body = part.partition("\n")
        terms = re.match(r"\s*\*\w+\s?: (.+)\*\n", body)
        names = tuple(term.strip() for term in terms[1].split(",")) if terms else ()
        found.append(Chapter(head.strip(), names, body[terms.end() if terms else 0 :].strip()))
    return tuple(found)


def folded(text: str) -> str:
    """Without accents and capitals: how people type a search."""
    plain = unicodedata.normalize("NFKD", text.casefold()).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


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


def chapter_letter(game: str, lang: str, number: int) -> Letter:
    """One chapter, with the others to choose from."""
    book = chapters(game, lang)
    chapter = book[number % len(book)]
    text = Text(f"-# {title(game, lang)}\n## {chapter.title}\n{shortened(chapter.text, 3500)}")
    first = min(max(0, number - 12), max(0, len(book) - 25))
    choices = tuple(
        Choice(shortened(one.title, 100), str(n), None, n == number)
        for n, one in list(enumerate(book))[first : first + 25]
    )
    select = Select(str(Ident("rules", 0, arg=game)), bot_words(lang).say("rules-chapter"), choices)
    return Letter((text, select))
