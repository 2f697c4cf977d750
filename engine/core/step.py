"""One paragraph of the rulebook on the agenda. Where a game stands is data, never a call stack.

A Rule happens by itself. A Decision waits for one seat. An Each waits for several seats who do not get in each other's
way. A Sealed decision waits unseen for all its seats and then reveals. One discipline: never pause inside a loop;
schedule one step per iteration, or make the rule re-entrant. Steps hold public values only: everyone may see them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, TypeVar

from engine.core.action import Action, Option, simplest
from engine.core.seat import Seat
from engine.core.value import Value

H = TypeVar("H", bound=Callable[..., None])

_ANSWERS = "_answers_action"


def on(*actions: type[Action]) -> Callable[[H], H]:
    """Marks the method of a Decision or Liberty that carries out one kind of action, or several alike."""

    def mark(method: H) -> H:
        setattr(method, _ANSWERS, actions)
        return method

    return mark


def _handlers_of(cls: type) -> dict[type[Action], Callable[..., None]]:
    """What carries out each action, found once: a method of that name which an heir has in its place counts."""
    found: dict[type[Action], str] = {}
    for base in reversed(cls.__mro__):
        for name, member in vars(base).items():
            for action in getattr(member, _ANSWERS, ()):
                found[action] = name
    return {action: getattr(cls, name) for action, name in found.items()}


class Step(Value):
    """Something still to come, as a frozen value; its question lives under `question-<word>`."""

    # what kind of step it is: asked for several times in each action, and several times quicker than `isinstance`
    is_rule: ClassVar[bool] = False
    #: answered once, by one seat
    is_single: ClassVar[bool] = False
    is_each: ClassVar[bool] = False
    is_sealed: ClassVar[bool] = False


class Rule(Step):
    """Happens by itself as soon as it is on top of the agenda."""

    is_rule = True
    #: happen(self, g): what the paragraph says
    happen: ClassVar[Callable[..., None]]


class SeatRule(Rule):
    """Happens to one seat, or in its turn."""

    seat: Seat


class Decision(Step):
    """Waits for one seat. It leaves the agenda before its action is carried out; `g.do(self)` asks again."""

    is_single = True
    #: action -> what carries it out: handler(self, g, seat, action)
    handlers: ClassVar[dict[type[Action], Callable[..., None]]]
    #: options(self, view): everything the rules accept from the seat, told from its own view
    options: ClassVar[Callable[..., list[Option]]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.handlers = _handlers_of(cls)

    def seats(self, table: Any) -> Sequence[Seat]:
        """Who is asked. This may depend on the table only."""
        seat: Seat = self.seat  # type: ignore[attr-defined]
        return (seat,)

    def ready(self, table: Any, asked: Sequence[Seat]) -> tuple[int, int]:
        """How many are done, of how many, where several are asked at once."""
        count = len(self.seats(table))
        return count - len(asked), count

    def absent(self, view: Any) -> Action:
        """What is done for a seat whose player stays away; never more than the rules force."""
        return simplest(self.options(view)[0])


class SeatDecision(Decision):
    """Waits for the seat that it names."""

    seat: Seat


class Each(Decision):
    """Waits for several seats at once, in any order; `g.stay(seat)` keeps a seat that has not finished.

    `g.ask(seats)` changes who is awaited: someone comes back, or from now on one acts after the other.
    The step leaves the agenda when the last seat is done, then `after` happens.
    """

    is_single = False
    is_each = True

    def after(self, g: Any) -> None:
        """When everyone is done."""


class Sealed(Decision):
    """Waits for all its seats; answers stay unseen and may be changed until the last one is in, then all are revealed.

    The `@on` method only checks an answer. `reveal(self, g, answers)` carries them out.
    """

    is_single = False
    is_sealed = True
    reveal: ClassVar[Callable[..., None]]


class Liberty:
    """Actions a seat may take at any time it is asked something; they never remove the step."""

    #: action -> what carries it out: handler(self, g, seat, action)
    handlers: ClassVar[dict[type[Action], Callable[..., None]]]
    #: options(self, view): everything the rules accept from the seat, told from its own view
    options: ClassVar[Callable[..., Sequence[Option]]]
    #: the refusal once the game is over
    too_late: ClassVar[str] = "game-over"
    #: also for a seat that is not asked, whenever the game waits for anyone
    anytime: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.handlers = _handlers_of(cls)

    def is_known(self, variant: Any) -> bool:
        """Whether a table that agreed on this variant has it at all; one that has not is never offered it."""
        return True

    def is_beside(self, question: type[Decision]) -> bool:
        """Whether a seat that is asked such a question can take it at all; where it cannot, nothing is looked for."""
        return True


class _Beside(dict[type[Decision], tuple[Liberty, ...]]):
    """The liberties that a seat can take when it is asked a kind of question, found once for each kind."""

    def __init__(self, liberties: tuple[Liberty, ...]) -> None:
        super().__init__()
        self._liberties = liberties

    def __missing__(self, question: type[Decision]) -> tuple[Liberty, ...]:
        found = self[question] = tuple([one for one in self._liberties if one.is_beside(question)])
        return found


class Liberties:
    """The liberties of a table; options are asked for again and again, so what they depend on is found once."""

    __slots__ = ("_all", "anytime", "beside")

    def __init__(self, liberties: Iterable[Liberty] = ()) -> None:
        self._all = tuple(liberties)
        #: by kind of question, those that a seat can take when it is asked it
        self.beside: Mapping[type[Decision], tuple[Liberty, ...]] = _Beside(self._all)
        #: those for a seat that is not asked
        self.anytime = tuple([liberty for liberty in self._all if liberty.anytime])

    def __iter__(self) -> Iterator[Liberty]:
        return iter(self._all)


@lru_cache(maxsize=1024)
def liberties_of(liberties: tuple[Liberty, ...]) -> Liberties:
    """The same object for all tables with the same liberties: what one of them has found, the others know."""
    return Liberties(liberties)


NO_LIBERTIES = Liberties()
