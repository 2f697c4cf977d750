"""The words on pictures: Fluent files of all renderers and of one game's, every sentence formatted once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from engine.core.words import LANGUAGES, MissingWords, bundle_of
from renderers.lettering import ELLIPSIS

_HERE = Path(__file__).parent
#: longest alternative text Discord takes
ALT = 1024
Fact: TypeAlias = str | int | float | date


class Wording:
    """The words of one game's pictures in one language."""

    def __init__(self, lang: str, folder: Path | None) -> None:
        self.lang = lang
        self._bundle = bundle_of(tuple(home / "locale" for home in (_HERE, folder) if home), lang)
        self._say = lru_cache(maxsize=4_000)(self._formatted)

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """A message with its facts."""
        return self._say(key, tuple(sorted(facts.items())))

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has(key)

    def made_ready(self) -> Iterator[None]:
        """Make every sentence ready to be said, one at each step: nobody waits for it later."""
        yield from self._bundle.made_ready()

    def _formatted(self, key: str, facts: tuple[tuple[str, Fact], ...]) -> str:
        return self._bundle.say(key, None, dict(facts))

    def listed(self, items: Sequence[str]) -> str:
        """a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self("list-last", before=", ".join(items[:-1]), last=items[-1])


def ended(sentence: str) -> str:
    """A sentence with its full stop; a question has its sign already."""
    return sentence if sentence.endswith("?") else f"{sentence}."


def shortened(sentences: Iterable[str], most: int = ALT) -> str:
    """As many whole sentences, from the first, as an alternative text may hold; an ellipsis stands for the others."""
    parts = list(sentences)
    whole = " ".join(parts)
    if len(whole) <= most:
        return whole
    while len(parts) > 1 and len(" ".join(parts)) + 2 > most:
        parts.pop()
    said = " ".join(parts)
    return f"{said} {ELLIPSIS}" if len(said) + 2 <= most else said[: most - 1].rstrip() + ELLIPSIS


@lru_cache(maxsize=32)
def wording(lang: str, folder: Path | None = None) -> Wording:
    """The words in a language; a MissingWords if it is none of ours."""
    if lang not in LANGUAGES:
        raise MissingWords(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return Wording(lang, folder)


def words_of(folder: Path) -> Callable[[str], Wording]:
    """How a game's pictures come to their words in a language."""

    def words_in(lang: str) -> Wording:
        return wording(lang, folder)

    return words_in
