"""Sentences in the reader's language: Fluent files of the core and of each game, formatted only when someone reads.

Facts become words by their type: a seat is its player's name, a card what the game says of it, several things a list.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, NewType, get_args, get_origin, get_type_hints

import msgspec

from engine.core import catalogue
from engine.core.action import Action
from engine.core.advice import Advice
from engine.core.event import Event
from engine.core.illegal import Illegal
from engine.core.kit import Phrase
from engine.core.ledger import Narration
from engine.core.orders import Disarm, Order
from engine.core.panel import PLAIN, Panel
from engine.core.seat import Seat
from engine.core.sentences import LANGUAGES as LANGUAGES
from engine.core.sentences import MissingWords as MissingWords
from engine.core.sentences import bundle_of as bundle_of
from engine.core.sentences import files_of as files_of
from engine.core.sentences import said_in
from engine.core.step import Decision, Step

_CORE = Path(__file__).parent / "locale"
#: facts that Fluent takes as they are; types made from these, such as enums of texts, are not among them
_PLAIN = frozenset((str, int, float))


@dataclass(frozen=True)
class Marks:
    """What is put in front of words where people read them; left out, colours stand for seats, and words alone."""

    #: the colour of a seat -> what stands for it
    sign: Callable[[str], str] = str
    #: a thing of the rules -> its mark; empty without one
    thing: Callable[[object], str] = lambda one: ""


class Words:
    """The sentences of one game in one language, with the players' names on the seats."""

    def __init__(
        self,
        lang: str,
        folders: Sequence[Path] = (),
        names: Sequence[str] = (),
        phrases: Mapping[Any, Phrase] | None = None,
        data: Any = None,
        panel: Panel = PLAIN,
        variant: Mapping[str, Any] | None = None,
        narration: Narration = Narration(),  # noqa: B008 - frozen
        marks: Marks = Marks(),  # noqa: B008 - frozen
    ) -> None:
        self.lang = lang
        self.names = names
        self.data = data
        self._bundle = bundle_of((_CORE, *folders), lang)
        self._phrases = phrases or {}
        self._panel = panel
        #: how the table plays: a question may be another by other rules
        self._variant = dict(variant or {})
        self.narration = narration
        self.marks = marks
        #: what a text has named already, if it keeps that in mind
        self._mentioned: set[Hashable] | None = None
        #: the same for lists, once someone has asked for it
        self._unmarked: Words | None = None

    def with_names(self, names: Sequence[str]) -> Words:
        """The same words for one text with other names: it keeps in mind what it has mentioned."""
        words = copy(self)
        words.names = names
        words._mentioned = set()
        words._unmarked = None
        return words

    def again(self, thing: Hashable) -> bool:
        """Whether the text has mentioned a thing before, so that its short name will do."""
        if self._mentioned is None:
            return False
        known = thing in self._mentioned
        self._mentioned.add(thing)
        return known

    def marked(self, thing: object, said: str) -> str:
        """A thing's words behind its mark, if it has one."""
        mark = self.marks.thing(thing)
        return f"{mark} {said}" if mark else said

    @property
    def in_lists(self) -> Words:
        """The same words without marks of things, for lists and buttons: these are plain text."""
        if self._unmarked is None:
            words = copy(self)
            words.marks = Marks(sign=self.marks.sign)
            self._unmarked = words
        return self._unmarked

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Whether there is such a message."""
        return self._bundle.has(key, attribute)

    def made_ready(self) -> Iterator[None]:
        """Make every sentence ready to be said, one at each step: nobody waits for it later."""
        yield from self._bundle.made_ready()

    def say(self, key: str, /, attribute: str | None = None, **facts: Any) -> str:
        """A message with its facts."""
        return said_in(self._bundle, key, attribute, tuple([(name, self.word(fact)) for name, fact in facts.items()]))

    def event(self, event: Event, message: str = "", /, **instead: Any) -> str:
        """What happened, in its own sentence or in another message; some facts may be put in another way."""
        return self.say(message or f"event-{event.word}", **{**self._typed(event), **instead})

    def fact(self, event: Event, name: str) -> Any:
        """One fact of an event in words."""
        return self._fact(getattr(event, name), _hints(type(event))[name])

    def question(self, step: Step) -> str:
        """What is asked."""
        return self.say(f"question-{step.word}", **{**self._variant, **self._typed(step)})

    def refusal(self, illegal: Illegal) -> str:
        """Why not."""
        return self.say(f"refusal-{illegal.key}", **self._seated(illegal.facts))

    def action(self, action: Action | type[Action], step: Step | None = None) -> str:
        """The title of an action, as on a button; as an answer to a question it may have another one."""
        key = f"action-{action.word}"
        if step is not None and self.has(key, f"title-{step.word}"):
            return self.say(key, attribute=f"title-{step.word}")
        return self.say(key, attribute="title")

    def tab(self, action: type[Action], step: Step | None = None) -> str:
        """What opens a form says: a word, where the game has a shorter one than the title."""
        key = f"action-{action.word}"
        return self.say(key, attribute="tab") if self.has(key, "tab") else self.action(action, step)

    def deed(self, action: Action, step: Step | None = None) -> str:
        """What a button that carries a whole action out says: of one that comes to nothing, exactly that."""
        fields = type(action).model_fields
        nothing = bool(fields) and all(getattr(action, name) == field.default for name, field in fields.items())
        if nothing and self.has(f"action-{action.word}", "title-nothing"):
            return self.say(f"action-{action.word}", attribute="title-nothing")
        return self.action(action, step)

    def phrase(self, action: Action, view: Any) -> str:
        """A whole action in a few words; empty where the game has none for it."""
        summary = self._panel.summaries.get(type(action))
        return summary(action, self.in_lists, view) if summary else ""

    def value(self, action: type[Action], field: str, value: Any, view: Any) -> str:
        """A value of an action's field as a player chooses it, short enough for a list."""
        if label := self._panel.labels.get((action, field)):
            return label(value, self.in_lists, view)
        if phrase := self._phrases.get(action.model_fields[field].annotation):
            return phrase(value, self.in_lists)
        return self.named(value)

    def speaks(self, action: type[Action], field: str, value: Any, label: str) -> bool:
        """Whether a value as a player chooses it says what it is; a bare number, yes or no does not."""
        return not isinstance(value, int) or ((action, field) in self._panel.labels and not label.isdigit())

    def chosen(self, action: Action, view: Any) -> dict[str, str]:
        """What was chosen in an action, by field.

        Of several fields, those left as they are go without saying; so does what is left for a question of its own.
        """
        kind = type(action)
        fields = {name: getattr(action, name) for name in kind.model_fields}
        if len(fields) > 1:
            fields = {name: value for name, value in fields.items() if value != kind.model_fields[name].default}
        later = self._panel.appearance(kind).postponed
        fields = {name: value for name, value in fields.items() if value is not None or name not in later}
        return {name: self.value(kind, name, value, view) for name, value in fields.items()}

    def titled(self, action: Action, view: Any) -> str:
        """An action's title and what was chosen."""
        title, chosen = self.action(action, view.step), self.chosen(action, view)
        return self.say("labelled", what=title, value=", ".join(chosen.values())) if chosen else title

    def summed_up(self, action: Action, view: Any, always: Container[str] = (), mark: str = "") -> str:
        """An action as it is seen from a view, with a mark around what matters.

        Fields that were left as they are go without saying, unless always told. Where the game has a phrase for the
        whole of it, that is said.
        """
        kind, title = type(action), f"{mark}{self.action(action, view.step)}{mark}"
        if phrase := self.phrase(action, view):
            return self.say("labelled", what=title, value=phrase)
        if len(kind.model_fields) == 1:
            return f"{mark}{self.titled(action, view)}{mark}"
        parts = []
        for name, field in kind.model_fields.items():
            value = getattr(action, name)
            if value is not None and (value != field.default or name in always):
                label = self.value(kind, name, value, view)
                clear, label = self.speaks(kind, name, value, label), f"{mark}{label}{mark}"
                described = self.say(f"action-{action.word}", attribute=name)
                parts.append(label if clear else self.say("labelled", what=described, value=label))
        return " · ".join([title, *parts])

    def shortcut(self, action: Action, view: Any) -> str:
        """A whole action as it is chosen with one press."""
        return self._panel.buttons[type(action)](action, self.in_lists, view)

    def order(self, order: Order) -> str:
        """What a standing order does, with its values."""
        return self.say(f"order-{order.word}", **{name: getattr(order, name) for name in type(order).model_fields})

    def order_title(self, order: Order | type[Order]) -> str:
        """The title of a standing order, as in a list."""
        return self.say(f"order-{order.word}", attribute="title")

    def order_offer(self, order: type[Order]) -> str:
        """What a standing order is offered as, beside the question it answers."""
        return self.say(f"order-{order.word}", attribute="offer")

    def order_offered(self, order: Order) -> str:
        """A standing order as it is chosen there, short enough for a list."""
        return self.say(f"order-{order.word}", attribute="offered", **dict(order))

    def order_field(self, order: type[Order], field: str) -> str:
        """What is chosen with a field of a standing order."""
        return self.say(f"order-{order.word}", attribute=field)

    def order_value(self, order: type[Order], field: str, value: Any) -> str:
        """A value of a standing order's field as a player chooses it."""
        if value is None or (isinstance(value, str) and not isinstance(value, Enum)):
            return self.say(f"order-{order.word}", attribute=f"{field}-{self.word(value)}")
        return self.named(value)

    def disarmed(self, disarm: Disarm) -> str:
        """Why a standing order has put itself out of force."""
        return self.say(f"disarmed-{disarm.key}", **disarm.facts)

    def hint(self, view: Any, action: Action | None) -> str:
        """The numbers that matter for the question now put, and for what would be answered; empty without any."""
        numbers = self._panel.numbers.get(type(view.step)) if view.step is not None else None
        return numbers(view, self, action) if numbers else ""

    def legend(self, step: Decision) -> str:
        """What the buttons for the usual answers to a question say; empty where they speak for themselves."""
        legend = self._panel.legends.get(type(step))
        return self.say(legend) if legend else ""

    def guide(self, step: Step) -> str:
        """What the question is about and why it is asked, for someone who plays for the first time."""
        return self.say(f"guide-{step.word}", **{**self._variant, **self._typed(step)})

    def why(self, advice: Advice) -> str:
        """Why a move is sensible."""
        return self.say(f"why-{advice.why}", **self._seated(advice.facts))

    def seat(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat] if seat < len(self.names) else f"{seat + 1}"

    def seats(self, seats: Iterable[int]) -> str:
        """Who sits there, together."""
        return self.listed(list(map(self.seat, seats)))

    def listed(self, items: Sequence[str]) -> str:
        """a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-last", before=", ".join(items[:-1]), last=items[-1])

    def counted(self, name: str, count: int) -> str:
        """Roma 3: a name and its number, in a list of such."""
        return self.say("hint-count", name=name, count=count)

    def joined(self, items: Sequence[str]) -> str:
        """a; b; c: for what is a list itself."""
        whole = items[0]
        for item in items[1:]:
            whole = self.say("ledger-then", before=whole, then=item)
        return whole

    def word(self, value: Any) -> Any:
        """A fact as Fluent wants it: a number, a text or the key of a selector."""
        # nearly all facts are: the questions below are asked of the others
        if type(value) in _PLAIN:
            return value
        if isinstance(value, Enum):
            return str(value.value)
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | float | str):
            return value
        if isinstance(value, tuple | list):
            return self.listed([self.named(item) for item in value])
        if isinstance(value, Step):
            return self.question(value)
        raise TypeError(f"no words for {value!r}")

    def named(self, value: Any) -> str:
        """A value on its own, outside a sentence: `name-<word>` if there is one, yes or no."""
        if isinstance(value, Enum):
            return self.say(f"name-{value.value}")
        if isinstance(value, bool):
            return self.say(str(self.word(value)))
        return str(self.word(value))

    def _seated(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts without types: `seat` and `seats` are players, an action or a field of one is called by its name."""
        facts = dict(facts)
        if "action" in facts and self.has(f"action-{facts['action']}", "title"):
            facts["action"] = self.say(f"action-{facts['action']}", attribute="title")
        if "field" in facts and self.has(f"field-called-{facts['field']}"):
            facts["field"] = self.say(f"field-called-{facts['field']}")
        if "seat" in facts:
            facts["seat"] = self.seat(facts["seat"])
        if isinstance(facts.get("seats"), list | tuple):
            facts["seats"] = self.listed([self.seat(seat) for seat in facts["seats"]])
        return facts

    def _typed(self, thing: msgspec.Struct) -> dict[str, Any]:
        """Every fact of a thing in words; of several, `<name>_count` says how many."""
        facts = {name: self._fact(getattr(thing, name), kind) for name, kind in _hints(type(thing)).items()}
        several = {name: getattr(thing, name) for name in facts}
        return facts | {f"{name}_count": len(many) for name, many in several.items() if isinstance(many, tuple)}

    def _fact(self, value: Any, kind: Any) -> Any:
        if value is None:
            return "none"
        kind, is_several = _shape(kind)
        if is_several:
            return self.listed(
                [str(self._fact(item, kind)) if isinstance(kind, NewType) else self.named(item) for item in value]
            )
        if kind is Seat:
            return self.seat(value)
        if phrase := self._phrases.get(kind):
            return phrase(value, self)
        return value


class _Shape(NamedTuple):
    """What a fact is when it is not missing."""

    #: of several, what each of them is
    kind: Any
    is_several: bool


@cache
def _shape(kind: Any) -> _Shape:
    """Worked out once for each type: what is asked of types takes longer than to say the fact."""
    args = get_args(kind)
    if type(None) in args:
        kind = next((arg for arg in args if arg is not type(None)), kind)
    if get_origin(kind) in (tuple, list):
        return _Shape(get_args(kind)[0], True)
    return _Shape(kind, False)


@cache
def _hints(cls: type) -> dict[str, Any]:
    hints = get_type_hints(cls)
    return {name: hints[name] for name in cls.__struct_fields__}  # type: ignore[attr-defined]


@cache
def _usual(game: str) -> dict[str, Any]:
    """How a table plays that has agreed on nothing else."""
    usual: dict[str, Any] = catalogue.find(game).Variant().model_dump(mode="json")
    return usual


def words_for(
    game: str,
    lang: str,
    names: Sequence[str] = (),
    data: Any = None,
    variant: Mapping[str, Any] | None = None,
    marks: Marks = Marks(),  # noqa: B008 - frozen
) -> Words:
    """The words of a game, and how it puts its things into panels.

    The variant is the table's, as it is written down; what it does not name is as usual.
    """
    kit = catalogue.kit(game)
    variant = {**_usual(game), **(variant or {})}
    lexicon = kit.words
    return Words(lang, (lexicon.folder,), names, lexicon.phrases, data, kit.panel, variant, lexicon.narration, marks)


def seat_names(words: Words, keys: Sequence[str]) -> list[str]:
    """The seats as the game calls them."""
    return [words.say(f"seat-{key}") for key in keys]
