"""What is wrong with something people made: a message and its facts, worded once the reader's language is known."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple, TypeAlias, Union

from engine.core.sentences import LANGUAGES, sentence

_CORE = Path(__file__).parent / "locale"

Fact: TypeAlias = Union[str, int, "Problem"]


class Problem(NamedTuple):
    """A message of some folder, with its facts; a fact may be another problem, told in the same language."""

    folder: Path
    key: str
    facts: tuple[tuple[str, Fact], ...]

    def told(self, lang: str) -> str:
        """The sentence."""
        return sentence((self.folder,), lang, self.key, None, worded(self.facts, lang))

    def __str__(self) -> str:
        return self.told(LANGUAGES[0])


def worded(facts: Iterable[tuple[str, Fact]], lang: str) -> tuple[tuple[str, str | int], ...]:
    """Facts as a sentence takes them."""
    return tuple((name, fact.told(lang) if isinstance(fact, Problem) else fact) for name, fact in facts)


def problem(key: str, /, **facts: Fact) -> Problem:
    """A problem that the core has words for."""
    return problem_in(_CORE, key, **facts)


def problem_in(folder: Path, key: str, /, **facts: Fact) -> Problem:
    """A problem whose words stand in some folder."""
    return Problem(folder, key, tuple(facts.items()))


class ToldError(Exception):
    """An error that people read; in English where nobody asks for a language."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem

    def told(self, lang: str) -> str:
        """The sentence."""
        return self.problem.told(lang)

    def __str__(self) -> str:
        return str(self.problem)
