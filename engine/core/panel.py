"""How a game's questions and actions are put to people: names of values, buttons, lists and the numbers that matter.

The rules know nothing of this; what makes panels asks the kit. Everything is keyed by classes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.core.action import Action
from engine.core.orders import Order
from engine.core.step import Decision

if TYPE_CHECKING:
    from engine.core.words import Words

#: says what a value of an action's field means to the player: label(value, words, view) -> str
Label: TypeAlias = Callable[[Any, "Words", Any], str]

#: says a whole action in a few words: summary(action, words, view) -> str
Summary: TypeAlias = Callable[[Any, "Words", Any], str]

#: the answers to a question that most people want: shortcuts(view) -> actions
Shortcuts: TypeAlias = Callable[[Any], Sequence[Action]]

#: says the numbers that matter for a question and an action being put together: numbers(view, words, action) -> str
Numbers: TypeAlias = Callable[[Any, "Words", Action | None], str]


#: says what a player would regret about an action: regret(view, words, action) -> str, empty where there is nothing
Regret: TypeAlias = Callable[[Any, "Words", Any], str]


def saying(message: str, fact: str) -> Label:
    """A label that says nothing but the value, as this fact of a message."""
    return lambda value, words, view: words.say(message, None, **{fact: value})


def telling(message: str) -> Summary:
    """A summary that says nothing but the values of an action, as facts of a message by the names of its fields."""
    return lambda action, words, view: words.say(message, None, **dict(action))


def _never(asked: Any) -> bool:
    return False


def _nothing(view: Any, words: Words, action: Any) -> str:
    return ""


@dataclass(frozen=True, kw_only=True)
class Appearance:
    """How an action is put to people, where it differs from the others."""

    #: says no to what is offered: its button neither invites nor frightens
    declines: bool = False
    #: ends or gives up something for good
    ends: bool = False
    #: beside the point of the question: its button does not invite
    aside: bool = False
    #: rarely wanted: it stands in the list of what else there is, until someone opens it there
    seldom: bool = False
    #: whether what is open at any time has no more to do with the question of now than with others: then it is seldom
    waits: Callable[[Any], bool] = _never
    #: its values need words: they are chosen from a list, however few they are
    listed: bool = False
    #: its fields belong together: while the ways to choose them are few, each is one entry of a list
    whole: bool = False
    #: field whose values are buttons while they are few: each does it, with what the lists above have chosen
    pressed: str = ""
    #: fields that are filled in by themselves: whatever else the rules accept comes to the same
    implied: frozenset[str] = frozenset()
    #: fields that answer a later question at once: left out, nothing is said of them
    postponed: frozenset[str] = frozenset()
    #: field -> those of which one must be more than nothing for it to matter
    needs: Mapping[str, Collection[str]] = field(default_factory=dict)
    #: whether choosing it like this declines, although other ways to choose it do not
    nothing: Callable[[Any], bool] = _never
    #: whether one press is enough although it cannot be taken back: chance or a reveal is what it is about
    at_once: Callable[[Any], bool] = _never
    #: the numbers of the question say all that it comes to: nothing is foreseen beside them
    told: bool = False
    #: what is said beforehand, and as long as there is something its button does not invite
    regret: Regret = _nothing

    def says_no(self, action: Action) -> bool:
        """Whether an action declines what is offered."""
        return self.declines or self.nothing(action)


#: most actions look like this
USUAL = Appearance()


#: the thing of the rules that a value of an action's field stands for: thing(value, view) -> a member of an enumeration
Depicted: TypeAlias = Callable[[Any, Any], Enum | None]


@dataclass(frozen=True, kw_only=True)
class FlatList:
    """Actions of several kinds that are chosen from one list: an entry for each way to do one of them."""

    #: kind of action -> what its entries say, in the order of the list
    entries: Mapping[type[Action], Summary]
    #: fields that are chosen afterwards, where there is still a choice
    later: frozenset[str] = frozenset()
    #: up to so many entries are buttons instead
    few: int = 1


@dataclass(frozen=True, kw_only=True)
class OrderAtHand:
    """A standing order that is offered beside the question it answers: one of its fields is chosen there."""

    order: type[Order]
    field: str
    #: the values worth choosing now, seen from a view; none: it isn't offered
    values: Callable[[Any], Sequence[Any]]


@dataclass(frozen=True, kw_only=True)
class Panel:
    """What a game says about its panels; what it does not name is shown as every game shows it."""

    #: actions that are not put to people as usual
    actions: Mapping[type[Action], Appearance] = field(default_factory=dict)
    #: (action, field) -> what a value of it is called in a list
    labels: Mapping[tuple[type[Action], str], Label] = field(default_factory=dict)
    #: (action, field) -> where a value of it lies, such as a city: where there are several, one of them is chosen first
    places: Mapping[tuple[type[Action], str], Label] = field(default_factory=dict)
    #: actions that are told as a whole, not field by field
    summaries: Mapping[type[Action], Summary] = field(default_factory=dict)
    #: question -> the answers that most people want: a press for each instead of a form
    shortcuts: Mapping[type[Decision], Shortcuts] = field(default_factory=dict)
    #: question with shortcuts -> the message that says what their buttons say, where a number alone stands on them
    legends: Mapping[type[Decision], str] = field(default_factory=dict)
    #: question -> actions of it that are chosen from one list, instead of a form or a button for each kind
    lists: Mapping[type[Decision], FlatList] = field(default_factory=dict)
    #: question -> action of it: up to so many ways to do it are a button each, which `buttons` words, instead of a form
    outright: Mapping[type[Decision], Mapping[type[Action], int]] = field(default_factory=dict)
    #: (action, field) -> what an icon beside a value of it shows, where the value is no thing of the rules itself
    depicted: Mapping[tuple[type[Action], str], Depicted] = field(default_factory=dict)
    #: action of a shortcut, or that is done outright -> what its button says
    buttons: Mapping[type[Action], Summary] = field(default_factory=dict)
    #: questions for which it does not matter what lies behind one's own screen
    about_the_table: frozenset[type[Decision]] = frozenset()
    #: questions for which what lies there must be read: no picture stands in for its words
    in_words: frozenset[type[Decision]] = frozenset()
    #: question -> a standing order that can be armed beside it
    orders: Mapping[type[Decision], OrderAtHand] = field(default_factory=dict)
    #: question -> the numbers that matter for it
    numbers: Mapping[type[Decision], Numbers] = field(default_factory=dict)

    def appearance(self, action: type[Action]) -> Appearance:
        """How an action is put to people."""
        return self.actions.get(action, USUAL)


#: what is said of nothing in particular
PLAIN = Panel()
