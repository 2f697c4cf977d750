"""A game as a kit: everything the house needs of it on one page, keyed by classes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.core.game import Game
from engine.core.ledger import Narration
from engine.core.orders import Order
from engine.core.panel import Panel

if TYPE_CHECKING:
    from engine.core.advice import Counsel
    from engine.core.foresight import Foresight
    from engine.core.house import Mind
    from engine.core.imagine import Imagination
    from engine.core.words import Words

#: turns a value of one type into words: phrase(value, words) -> str
Phrase: TypeAlias = Callable[[Any, "Words"], str]


@dataclass(frozen=True, kw_only=True)
class Lexicon:
    """The words of a game: its Fluent files, and how its own things are said."""

    #: holds `en.ftl`, `fr.ftl` and `de.ftl`
    folder: Path
    #: type -> how a value of it is said
    phrases: Mapping[Any, Phrase]
    #: colour of a seat -> its emoji; a colour that is not named gets one by order
    signs: Mapping[str, str]
    #: how events become paragraphs
    narration: Narration

    @classmethod
    def beside(
        cls,
        file: str,
        *,
        phrases: Mapping[Any, Phrase] | None = None,
        signs: Mapping[str, str] | None = None,
        narration: Narration | None = None,
    ) -> Lexicon:
        """The words in the folder `locale/` beside a module."""
        folder = Path(file).parent / "locale"
        return cls(folder=folder, phrases=phrases or {}, signs=signs or {}, narration=narration or Narration())


@dataclass(frozen=True, kw_only=True)
class Rulebook:
    """The rules as players read them: a file for each language."""

    #: holds `en.md`, `fr.md` and `de.md`, and the match they tell of
    folder: Path

    @classmethod
    def beside(cls, file: str) -> Rulebook:
        """The rulebook in the folder `rulebook/` beside a module."""
        return cls(folder=Path(file).parent / "rulebook")

    def text(self, lang: str) -> str:
        """The whole book in a language."""
        return (self.folder / f"{lang}.md").read_text("utf-8")

    def example(self) -> bytes | None:
        """The record of the match that the book tells of, which its pictures are drawn from; None if there is none."""
        file = self.folder / "example.txt"
        return file.read_bytes() if file.is_file() else None


@dataclass(frozen=True, kw_only=True)
class Kit:
    """One game with all its parts. Its pictures belong to the floor above: the engine knows no pixel."""

    #: the title page
    game: type[Game[Any, Any, Any]]
    words: Lexicon
    panel: Panel
    #: level -> what a house player does at each kind of question
    house: Mapping[str, Mind]
    #: what an experienced player would say at each kind of question
    advice: Counsel
    #: every standing order of the game
    orders: tuple[type[Order], ...]
    #: orders that an experienced player would arm
    plausible: tuple[Order, ...]
    rulebook: Rulebook
    #: what a seat does not see, drawn by lot; every game has it, a kit without is told so in a sentence
    unseen: Imagination | None = None
    #: how experts think; every game has it, too
    foresight: Foresight | None = None
    #: what each seat of a new game begins with, in one word for each way in which starts differ
    starts: Callable[[Any], Sequence[Sequence[str]]] = lambda game: [(name,) for name in game.seat_names()]
