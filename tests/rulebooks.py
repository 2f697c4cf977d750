"""The rulebooks that players read with /rules, cut into chapters for the tests."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import NamedTuple

from engine.core import catalogue


class Chapter(NamedTuple):
    """A chapter: its title, the line of terms it is looked up by, and what it says."""

    title: str
    also: str
    body: str
    text: str

    @property
    def numbers(self) -> Counter[str]:
        """Every number it names."""
        return Counter(re.findall(r"\d+", self.text))

    @property
    def rows(self) -> list[list[int]]:
        """The numbers of each line of its lists."""
        lines = [line for line in self.body.splitlines() if line.startswith("- ")]
        return [[int(number) for number in re.findall(r"\d+", line)] for line in lines]


class Book:
    """The rulebook of one game."""

    def __init__(self, game: str) -> None:
        self._book = catalogue.kit(game).rulebook

    @cache  # noqa: B019 - four books, read once
    def book(self, lang: str) -> str:
        """The whole text."""
        return self._book.text(lang)

    @cache  # noqa: B019
    def chapters(self, lang: str) -> list[Chapter]:
        """All chapters, in order."""
        found = []
        for text in re.split(r"^(?=## )", self.book(lang), flags=re.MULTILINE)[1:]:
            title, also, body = text.strip().split("\n", 2)
            said = re.sub(r"\n*^\*shown: .*\*$", "", body, flags=re.MULTILINE)
            found.append(Chapter(title.removeprefix("## "), also, said, text.strip()))
        return found

    def chapter(self, title: str, lang: str = "en") -> Chapter:
        """A chapter by its English title, in any language."""
        return self.chapters(lang)[[one.title for one in self.chapters("en")].index(title)]
