"""The options of a question as buttons and forms, for any game.

Actions without a field, or with few values, are buttons. Others are forms: a select per field that still has a choice;
where the game names shortcuts, they are buttons and the form opens on demand, if it could say more.
What the player has not touched is filled in so that the rules accept it, cheapest first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, islice, product
from types import MappingProxyType
from typing import Any, NamedTuple

from bot.store.drafts import Draft
from engine.core import catalogue
from engine.core.action import Action, Offer, Option
from engine.core.game import Outcome
from engine.core.illegal import Illegal
from engine.core.panel import USUAL, Appearance, FlatList, Panel
from engine.core.record import notation
from engine.core.view import PrivateView

#: more values than this make a form
FEW_VALUES = 8
#: how many ways to fill in a form are tried
TRIES = 200
MOST_CHOICES = 25
MOST_FIELDS = 8
#: what an entry begins with that leads to another page of its list; no value of any game does
PAGE = "page "
#: the list of actions of several kinds; no action of any game is called so
FLAT = "*"

AnyView = PrivateView[Any, Any]
Trial = Callable[[Action], Outcome]


def asked(view: AnyView) -> bool:
    """Whether the question is put to a seat, also if its sealed answer may still be changed."""
    return view.step is not None and (view.seat in view.asked or view.answer is not None)


@lru_cache(maxsize=4_096)
def said(action: Action) -> str:
    """An action in the argument of a button; the same few hundred stand on buttons and in lists again and again."""
    written = action.written()
    word = written.pop("do")
    return f"{word} {notation(written)}".strip()


def every_field(action: Action) -> str:
    """All of an action's choices as an entry of a list."""
    return notation(action.model_dump(mode="json"))


def choices_of(action: Action) -> dict[str, str]:
    """What is chosen in an action, as the selects of its form say it."""
    return {name: key(getattr(action, name)) for name in type(action).model_fields}


def key(value: Any) -> str:
    """A value as it travels in a select."""
    return str(getattr(value, "value", value))


def kinds(options: Sequence[Option]) -> dict[type[Action], list[Option]]:
    """The options by kind of action, in the order they are offered."""
    found: dict[type[Action], list[Option]] = {}
    for option in options:
        found.setdefault(option.action if isinstance(option, Offer) else type(option), []).append(option)
    return found


def panel_of(view: AnyView) -> Panel:
    """What the game says about its panels."""
    return catalogue.kit(view.game).panel


def outright_of(view: AnyView) -> Mapping[type[Action], int]:
    """Up to how many ways to do an action are buttons at the question of now."""
    return panel_of(view).outright.get(type(view.step), {}) if view.step is not None else {}


def direct(options: Sequence[Option], appearance: Appearance, outright: int = 0) -> list[Action]:
    """The actions of one kind, if they can be buttons: with one choice at most, or as few as may be done outright."""
    listed = [option for option in options if not isinstance(option, Offer)]
    if len(listed) < len(options) or len(listed) > max(FEW_VALUES, outright):
        return []
    if appearance.listed or appearance.whole:
        return []
    if len(listed) <= outright:
        return listed
    has_one_choice = len(type(listed[0]).model_fields) <= 1 and len(listed) <= FEW_VALUES
    return listed if has_one_choice or len(listed) == 1 else []


def wholes(options: Sequence[Option], appearance: Appearance) -> list[Action]:
    """The actions of one kind, if each of them is one entry of a list."""
    listed = [option for option in options if not isinstance(option, Offer)]
    one_by_one = len(listed) == len(options) <= MOST_CHOICES and appearance.whole
    return listed if one_by_one else []


def possible(options: Sequence[Option], field: str, chosen: dict[str, Any]) -> list[Any]:
    """Values of a field that agree with what is chosen for the others."""
    others = {name: value for name, value in chosen.items() if name != field}
    found: dict[Any, None] = {}
    for option in options:
        if isinstance(option, Offer):
            if all(value in option.fields[name] for name, value in others.items()):
                found.update(dict.fromkeys(option.fields[field]))
        elif all(getattr(option, name) == value for name, value in others.items()):
            found[getattr(option, field)] = None
    return list(found)


def few(values: list[Any]) -> list[Any]:
    """Values that can be buttons: some to choose from, and not too many."""
    return values if 1 < len(values) <= FEW_VALUES else []


def all_short(options: Sequence[Option], shortcuts: Sequence[Action]) -> bool:
    """Whether the shortcuts leave nothing that a form could add."""
    actions = chain.from_iterable(one.members() if isinstance(one, Offer) else (one,) for one in options)
    # one more than there are shortcuts: an offer may be large
    return set(islice(actions, len(shortcuts) + 1)) <= set(shortcuts)


class Groups(NamedTuple):
    """The options of a question, sorted for the panel."""

    options: dict[type[Action], list[Option]]
    #: actions that are buttons
    direct: list[Action]
    #: the question's actions that are put together in a form
    forms: list[type[Action]]
    #: actions open at any time
    liberties: list[type[Action]]
    #: what a form would come to, as buttons
    shortcuts: Sequence[Action]
    #: actions of several kinds that are entries of one list, the simplest of those that differ in later choices only
    flat: list[Action] = []
    #: forms that are beside the question or rarely wanted: none of them is open before someone opens it
    asides: frozenset[type[Action]] = frozenset()
    #: forms whose last choice is a button, if only a few are left: the field it decides
    pressed: Mapping[type[Action], str] = MappingProxyType({})

    @property
    def flat_kinds(self) -> frozenset[type[Action]]:
        """Whose forms are opened by the list."""
        return frozenset(map(type, self.flat))

    def one_press(self, action: Action) -> bool:
        """Whether an action is a button, and no form is filled in with all of it."""
        if field := self.pressed.get(type(action)):
            chosen = {name: getattr(action, name) for name in type(action).model_fields}
            if few(possible(self.options[type(action)], field, chosen)):
                return True
        return action in self.direct or (action in self.shortcuts and type(action) not in self.forms)

    def open(self, draft: Draft) -> type[Action] | None:
        """The form that is open: the one chosen, else the first of the question that has no shortcuts."""
        for kind in (*self.forms, *(kind for kind in self.liberties if kind.model_fields)):
            if kind.word == draft.tab:
                return kind
        elsewhere = {type(action) for action in self.shortcuts} | self.flat_kinds | self.asides
        return next((kind for kind in self.forms if kind not in elsewhere), None)


def sorted_options(view: AnyView) -> Groups:
    """What a seat can do now."""
    options = kinds(view.options())
    handled = view.step.handlers if view.step is not None and asked(view) else {}
    own = {kind: found for kind, found in options.items() if kind in handled}
    panel = panel_of(view)
    flat = panel.lists.get(type(view.step)) if view.step is not None else None
    entries = flat_entries(own, flat) if flat else []
    if flat and len(entries) <= flat.few and all(direct_alone(own[type(one)]) for one in entries):
        entries = []
    listed = {type(entry) for entry in entries}
    outright = outright_of(view)
    pressed = {
        kind: [] if kind in listed else direct(found, panel.appearance(kind), outright.get(kind, 0))
        for kind, found in own.items()
    }
    buttons = [action for found in pressed.values() for action in found]
    forms = [kind for kind, found in pressed.items() if not found]
    liberties = [kind for kind in options if kind not in own]
    usual = panel.shortcuts.get(type(view.step)) if view.step is not None and forms else None
    shortcuts = usual(view) if usual else []
    forms = [kind for kind in forms if not all_short(own[kind], shortcuts)]
    looks = {kind: panel.appearance(kind) for kind in forms}
    asides = frozenset(kind for kind, look in looks.items() if look.aside or look.seldom)
    last = {kind: look.pressed for kind, look in looks.items() if look.pressed}
    return Groups(options, buttons, forms, liberties, shortcuts, entries, asides, last)


def direct_alone(options: Sequence[Option]) -> bool:
    """Whether the actions of one kind could be buttons: each of them is named, with nothing left to choose."""
    return not any(isinstance(option, Offer) for option in options)


def flat_entries(options: Mapping[type[Action], Sequence[Option]], flat: FlatList) -> list[Action]:
    """The entries of one list: of the actions that differ in what is chosen later, the first."""
    found: dict[tuple[object, ...], Action] = {}
    for kind in flat.entries:
        early = [name for name in kind.model_fields if name not in flat.later]
        for option in options.get(kind, ()):
            for action in option.members() if isinstance(option, Offer) else (option,):
                found.setdefault((kind, *(getattr(action, name) for name in early)), action)
    return list(found.values())


class Form(NamedTuple):
    """An action being put together."""

    action: type[Action]
    #: possible values of each field, given the others that are chosen
    values: dict[str, list[Any]]
    chosen: dict[str, Any]
    #: the whole action, once everything that must be chosen is
    whole: Action | None
    #: why it would be refused
    illegal: Illegal | None
    #: what the numbers are counted with: the whole action, also if it would be refused
    counted: Action | None = None
    #: fields with long lists of which a page was turned to
    pages: Mapping[str, int] = {}
    appearance: Appearance = USUAL
    #: fields that another list has decided
    decided: frozenset[str] = frozenset()

    @property
    def pressed(self) -> list[Any]:
        """The values that are buttons, each of which does what the form is about."""
        return few(self.values.get(self.appearance.pressed, []))

    @property
    def visible(self) -> list[str]:
        """Fields that leave a choice, except those that need not be chosen; what needs words is always shown."""
        least = 1 if self.appearance.listed else 2
        found = [name for name, values in self.values.items() if len(values) >= least]
        hidden = self.appearance.implied | self.decided
        if self.pressed:
            hidden |= {self.appearance.pressed}
        shown = [name for name in found if name not in hidden and not self._needless(name)]
        # one thing after the other: what comes after a choice that must be made waits for it
        must = next((n for n, name in enumerate(shown, 1) if self._must(name)), len(shown))
        return shown[: min(must, MOST_FIELDS)]

    def _must(self, name: str) -> bool:
        return name not in self.chosen and self.action.model_fields[name].is_required()

    def _needless(self, name: str) -> bool:
        """Whether a field is of no use as long as others are left at nothing; what was chosen stays in sight."""
        needs = self.appearance.needs.get(name, ())
        return bool(needs) and not self.chosen.get(name) and not any(self.chosen.get(one) for one in needs)


def form(action: type[Action], options: Sequence[Option], touched: dict[str, Any], trial: Trial) -> Form:
    """Put a form together, field by field: each offers what agrees with the fields before it.

    So every action can be reached, and a choice that an earlier one has made impossible is forgotten. What has only
    one value is filled in.
    """
    chosen: dict[str, Any] = {}
    values: dict[str, list[Any]] = {}
    for name in action.model_fields:
        values[name] = possible(options, name, chosen)
        known = {key(value): value for value in values[name]}
        if len(known) == 1:
            chosen[name] = values[name][0]
        elif touched.get(name) in known:
            chosen[name] = known[touched[name]]
    missing = [name for name in action.model_fields if name not in chosen]
    must = [name for name in missing if action.model_fields[name].is_required()]
    if must:
        return Form(action, values, chosen, None, None)
    first: Illegal | None = None
    refused: Action | None = None
    for whole in islice(_filled(action, options, values, chosen), TRIES):
        try:
            trial(whole)
        except Illegal as illegal:
            first, refused = first or illegal, refused or whole
            continue
        return Form(action, values, chosen, whole, None, whole)
    return Form(action, values, chosen, None, first, refused)


def _filled(
    action: type[Action], options: Sequence[Option], values: dict[str, list[Any]], chosen: dict[str, Any]
) -> Iterator[Action]:
    """Ways to fill in what is not chosen: those that are offered one by one, otherwise whatever can be combined."""
    missing = [name for name in values if name not in chosen]
    listed = [option for option in options if not isinstance(option, Offer)]
    yield from (one for one in listed if all(getattr(one, name) == value for name, value in chosen.items()))
    if len(listed) < len(options):
        for filled in product(*(values[name] for name in missing)):
            yield action(**chosen, **dict(zip(missing, filled, strict=True)))


class ValuePlace(NamedTuple):
    """Values of a field that lie together, such as the plots of a city."""

    label: str
    values: Sequence[Any]


def places_of(made: Form, name: str, label: Callable[[Any], str]) -> list[ValuePlace]:
    """The places in which the values of a field lie; a value without a place has none of them chosen first."""
    found: dict[str, list[Any]] = {}
    for value in made.values[name]:
        found.setdefault(label(value), []).append(value)
    return [ValuePlace(one, values) for one, values in found.items()] if len(found) > 1 else []


def place_open(made: Form, name: str, places: Sequence[ValuePlace]) -> ValuePlace | None:
    """The place that is looked at: the one turned to, or the chosen value's."""
    if (number := made.pages.get(name)) is not None:
        return places[number] if number < len(places) else None
    current = made.chosen.get(name)
    return next((one for one in places if current is not None and current in one.values), None)


class ListPage(NamedTuple):
    """A part of a long list, with what stands on the pages before and after it."""

    values: Sequence[Any]
    number: int = 0
    before: Sequence[Any] = ()
    after: Sequence[Any] = ()


def paged(values: Sequence[Any], current: Any, number: int | None) -> ListPage:
    """All values if they fit into one list; otherwise the page with this number, or the one with the current value."""
    if len(values) <= MOST_CHOICES:
        return ListPage(values)
    # two entries lead to the other pages
    size = MOST_CHOICES - 2
    if number is None:
        number = values.index(current) // size if current in values else 0
    number = min(number, (len(values) - 1) // size)
    first = number * size
    return ListPage(values[first : first + size], number, values[:first], values[first + size :])


def turned(page: str) -> int | None:
    """The number of the page that an entry of a list leads to; None for an entry that is a value."""
    number = page.removeprefix(PAGE)
    return int(number) if number != page and number.isdigit() else None
