"""What a game shows: its drawings, its reader and its words, as one value that is checked when it is found."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from engine.core.problem import Problem, problem_in
from engine.core.view import PrivateView, PublicView
from engine.core.words import LANGUAGES
from renderers.canvas import Canvas
from renderers.choice import OpenChoice
from renderers.emoji import Icons
from renderers.legend import Legend
from renderers.names import Names
from renderers.reading import Reader
from renderers.wording import Wording, shortened, wording

#: where the sentences about pictures are
WORDS = Path(__file__).parent / "locale"

T = TypeVar("T")
H = TypeVar("H")
_View: TypeAlias = PublicView[T] | PrivateView[T, H]


class DrawBoard(Protocol[T, H]):
    """The public position; with an earlier view, what has changed since is marked."""

    def __call__(
        self, view: _View[T, H], lang: str, since: _View[T, H] | None = None, names: Names = None, /
    ) -> Canvas: ...


class DrawHand(Protocol[T, H]):
    """What only one seat sees."""

    def __call__(self, view: PrivateView[T, H], lang: str, names: Names = None, /) -> Canvas: ...


class DrawCloseup(Protocol[T, H]):
    """What lies before one seat, large."""

    def __call__(self, view: _View[T, H], seat: int, lang: str, names: Names = None, /) -> Canvas: ...


class DrawPortrait(Protocol[T, H]):
    """The whole position for a phone: what is the reader's own first, if the view is someone's."""

    def __call__(self, view: _View[T, H], lang: str, names: Names = None, /) -> Canvas: ...


class DrawMoment(Protocol[T, H]):
    """A special picture."""

    def __call__(self, view: _View[T, H], lang: str, names: Names = None, /) -> Canvas: ...


@dataclass(frozen=True)
class Moment(Generic[T, H]):
    """A special picture, such as a reveal: how it is drawn, and whether a view holds something to show."""

    drawn: DrawMoment[T, H]
    #: what it tells; nothing (None, False, empty) where the view does not hold it
    fact: Callable[[_View[T, H]], object]
    #: whether it tells something new since the earlier view; left out: when its fact is another
    new: Callable[[_View[T, H], _View[T, H]], bool] | None = None

    def held(self, view: _View[T, H], since: _View[T, H] | None = None) -> bool:
        """Whether a view holds it; with an earlier view, whether it is new."""
        if since is None:
            return bool(self.fact(view))
        if self.new is not None:
            return self.new(view, since)
        return bool(self.fact(view)) and self.fact(view) != self.fact(since)


@dataclass(frozen=True, kw_only=True)
class ChoicePictures(Generic[T, H]):
    """What a reader is choosing now, drawn and in words: the places that can be chosen, and the result."""

    #: None where a picture would not help
    drawn: Callable[[PrivateView[T, H], str, OpenChoice], Canvas | None]
    #: that picture in words; empty where there is none
    told: Callable[[PrivateView[T, H], str, OpenChoice], str]


@dataclass(frozen=True, kw_only=True)
class GamePictures(Generic[T, H]):
    """What `PICTURES` in a game's `pictures.py` is: found by the game's name, in the project or in another package."""

    #: the folder of the pictures, with their words in `locale`
    home: Path
    board: DrawBoard[T, H]
    hand: DrawHand[T, H]
    closeup: DrawCloseup[T, H]
    #: reads a view aloud: text board and alternative texts
    reader: type[Reader[T, H]]
    #: special pictures by name, in the order in which they are shown; `sheet` is the score sheet
    moments: Mapping[str, Moment[T, H]]
    #: which of the house's liveries each seat wears on the board
    liveries: Callable[[_View[T, H]], Sequence[int]]
    #: the sheet that explains the pieces
    legend: Legend[Any] | None = None
    choice: ChoicePictures[T, H] | None = None
    #: the position as a tall picture; the board stands in for it
    portrait: DrawPortrait[T, H] | None = None
    #: what a question is answered with, low enough to stand in a panel; words stand in for it
    strip: DrawHand[T, H] | None = None
    #: things of the game that stand beside words as emojis; words stand alone without them
    icons: Icons | None = None

    def words(self, lang: str) -> Wording:
        """The words of the pictures in a language."""
        return wording(lang, self.home)

    # -- pictures ------------------------------------------------------------------------------------------------------

    def held(self, view: _View[T, H], since: _View[T, H] | None = None) -> tuple[str, ...]:
        """Names of the moments a view holds; with an earlier view, only the new ones."""
        return tuple(name for name, moment in self.moments.items() if moment.held(view, since))

    def moment(self, name: str, view: _View[T, H], lang: str, names: Names = None) -> Canvas:
        """A special picture by its name."""
        return self.moments[name].drawn(view, lang, names)

    def pieces(self, lang: str, page: int | None = None) -> Canvas | None:
        """Every kind of piece and sign as the board draws it, with its name, or those of one page of the sheet; None if
        the game has no such sheet.
        """
        return self.legend.drawn(lang, page) if self.legend else None

    # -- words ---------------------------------------------------------------------------------------------------------

    def describe(self, view: _View[T, H], lang: str, names: Names = None) -> str:
        """Everything the reader of this view may know, as a text board."""
        return self.reader(view, self.words(lang), names).everything()

    def scored(self, view: _View[T, H], lang: str, names: Names = None) -> str:
        """The score sheet, a line for each seat; empty before the end."""
        return "\n".join(self.reader(view, self.words(lang), names).sheets())

    def mine(self, view: PrivateView[T, H], lang: str, names: Names = None) -> str:
        """Only what the reader alone sees, in a few lines."""
        return "\n".join(self.reader(view, self.words(lang), names).hand(view))

    def alt(
        self, view: _View[T, H], lang: str, names: Names = None, kind: str = "board", seat: int | None = None
    ) -> str:
        """The essential of a picture (`board`, `hand`, a seat's `closeup` or a moment) in at most 1024 characters."""
        return shortened(self.reader(view, self.words(lang), names).picture(kind, seat))

    def pieces_alt(self, lang: str, page: int | None = None) -> str:
        """The sheet of pieces, or one of its pages, in at most 1024 characters."""
        return self.legend.alt(lang, page) if self.legend else ""


#: what each drawing is called with
_CALLED_WITH = {
    "board": ("view", "lang", "since", "names"),
    "hand": ("view", "lang", "names"),
    "closeup": ("view", "seat", "lang", "names"),
    "liveries": ("view",),
}


def faults(pictures: GamePictures[Any, Any]) -> Iterator[Problem]:
    """What is wrong with a game's pictures, part by part."""
    parts: Mapping[str, object] = vars(pictures)
    for part, given in _CALLED_WITH.items():
        yield from _callable(part, parts[part], given)
    for part in ("portrait", "strip"):
        if parts[part] is not None:
            yield from _callable(part, parts[part], ("view", "lang", "names"))
    yield from _read(parts["reader"])
    moments = parts["moments"]
    if isinstance(moments, Mapping):
        for name, moment in moments.items():
            if isinstance(moment, Moment):
                yield from _callable(f"moments[{name!r}]", moment.drawn, ("view", "lang", "names"))
            else:
                yield _is_not(f"moments[{name!r}]", moment, "Moment")
    else:
        yield _is_not("moments", moments, "Mapping")
    for part, kind in (("legend", Legend), ("choice", ChoicePictures), ("icons", Icons)):
        if not (parts[part] is None or isinstance(parts[part], kind)):
            yield _is_not(part, parts[part], kind.__name__)
    yield from _said(parts["home"], moments if isinstance(moments, Mapping) else ())


def _read(reader: object) -> Iterator[Problem]:
    if not (isinstance(reader, type) and issubclass(reader, Reader)):
        yield _is_not("reader", reader, "type[Reader]")
    elif missing := sorted(reader.__abstractmethods__):
        yield problem_in(WORDS, "pictures-reader", reader=reader.__name__, missing=", ".join(missing))


def _said(home: object, moments: Iterable[str]) -> Iterator[Problem]:
    """Whether there are words in every language."""
    if not isinstance(home, Path):
        yield _is_not("home", home, "Path")
        return
    for lang in LANGUAGES:
        if not (home / "locale" / f"{lang}.ftl").is_file():
            yield problem_in(WORDS, "pictures-no-words", file=f"locale/{lang}.ftl")
            continue
        words = wording(lang, home)
        for one in moments:
            if not words.has(f"moment-{one}"):
                yield problem_in(WORDS, "pictures-no-message", file=f"locale/{lang}.ftl", message=f"moment-{one}")


def _callable(part: str, value: object, given: Sequence[str]) -> Iterator[Problem]:
    if not callable(value):
        yield _is_not(part, value, "Callable")
        return
    try:
        inspect.signature(value).bind(*given)
    except TypeError:
        yield problem_in(WORDS, "pictures-takes", part=part, given=", ".join(given))


def _is_not(part: str, value: object, kind: str) -> Problem:
    return problem_in(WORDS, "pictures-part", part=part, kind=type(value).__name__, wanted=kind)
