"""A view read aloud: all of it for the text board, the essential for the alternative text of a picture."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import ClassVar, Generic, TypeVar

from engine.core.view import PrivateView, PublicView
from renderers.names import Names
from renderers.wording import Wording

T = TypeVar("T")
H = TypeVar("H")


class Reader(ABC, Generic[T, H]):
    """Reads one view aloud: a game's own reader says what there is to tell, here it is put together."""

    #: between two sentences on what lies before a seat: a space, or a line's end where they are long
    apart: ClassVar[str] = " "

    def __init__(self, view: PublicView[T] | PrivateView[T, H], words: Wording, names: Names = None) -> None:
        self.view, self.table, self.words, self.names = view, view.table, words, names
        self.semicolon = " ; " if words.lang == "fr" else "; "

    def called(self, seat: int) -> str:
        """What the player of a seat is called; empty where nobody has said it."""
        return self.names[seat] if self.names and seat < len(self.names) else ""

    def who(self, seat: int) -> str:
        """What a seat plays, and who plays it."""
        side, name = self.side(seat), self.called(seat)
        return self.words("text-who", side=side, name=name) if name else side

    def listed(self, items: Iterable[str], apart: str = ", ") -> str:
        """Things beside each other; where there is none, the word for it."""
        return apart.join(items) or self.words("text-none")

    def those(self, *sentences: tuple[str, object]) -> Iterator[str]:
        """Of several sentences, each with its condition, those that are true."""
        return (self.words(key) for key, is_so in sentences if is_so)

    def waiting(self) -> str:
        """Who is still awaited."""
        return self.words("text-waiting", who=self.words.listed([self.who(seat) for seat in self.view.asked]))

    # -- what a game tells ---------------------------------------------------------------------------------------------

    @abstractmethod
    def side(self, seat: int) -> str:
        """What a seat plays, in the words of the rules: a comune, a guild, a colour."""

    @abstractmethod
    def headline(self) -> str:
        """What is asked, and of whom."""

    @abstractmethod
    def now(self) -> Iterable[str]:
        """Where in the game we are."""

    @abstractmethod
    def common(self) -> Iterator[Iterable[str]]:
        """What belongs to nobody and is told first, in blocks of lines."""

    @abstractmethod
    def before(self, seat: int) -> Iterator[str]:
        """What lies before a seat for all to see, sentence by sentence."""

    @abstractmethod
    def hand(self, view: PrivateView[T, H]) -> Iterator[str]:
        """What only this view's seat sees."""

    @abstractmethod
    def essential(self) -> Iterator[str]:
        """The board, the most important first."""

    @abstractmethod
    def sheets(self) -> Iterator[str]:
        """The score sheet, a line for each seat; nothing before the end."""

    def owner(self, view: PrivateView[T, H]) -> Iterator[str]:
        """Whose hand it is, where the hand itself does not say so."""
        yield from ()

    def rest(self) -> Iterator[Iterable[str]]:
        """What is told after the seats, in blocks of lines."""
        yield from ()

    def moment(self, name: str) -> Iterable[str]:
        """What a special picture tells; nothing where this view does not hold it."""
        return ()

    def ending(self) -> Iterator[str]:
        """How the game ended, where its score sheet alone does not say it."""
        yield from ()

    # -- put together --------------------------------------------------------------------------------------------------

    def everything(self) -> str:
        """All that the reader of this view may know."""
        blocks: list[Iterable[str]] = [(self.headline(), *self.now())]
        if isinstance(self.view, PrivateView):
            blocks.append((*self.owner(self.view), *self.hand(self.view)))
        blocks += self.common()
        blocks += ([self.apart.join(self.before(seat))] for seat in range(self.view.players))
        blocks += self.rest()
        blocks.append((*self.ending(), *self.sheets()))
        return "\n\n".join(filter(None, ("\n".join(block) for block in blocks)))

    def picture(self, kind: str, seat: int | None) -> Iterable[str]:
        """What a picture tells, the most important first."""
        if kind in ("hand", "strip") and isinstance(self.view, PrivateView):
            return (*self.owner(self.view), *self.hand(self.view))
        if kind == "portrait" and isinstance(self.view, PrivateView):
            return (*self.owner(self.view), *self.hand(self.view), *self.essential())
        if kind == "closeup":
            shown = range(self.view.players) if seat is None else (seat,)
            return (sentence for one in shown for sentence in self.before(one))
        if kind == "sheet" and (sheets := list(self.sheets())):
            return (self.headline(), *sheets)
        return tuple(self.moment(kind)) or self.essential()
