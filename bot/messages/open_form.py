"""Which form of a panel is open, how far it is filled in, and what is being chosen in it."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.messages.forms import (
    PAGE,
    Form,
    Groups,
    ValuePlace,
    choices_of,
    form,
    key,
    kinds,
    outright_of,
    panel_of,
    place_open,
    places_of,
    possible,
)
from bot.messages.panel_context import PanelContext
from bot.messages.parts import Buttons, Part, Select
from bot.store.drafts import Draft
from engine.core.action import Action
from engine.core.illegal import Illegal
from engine.core.step import Sealed

#: what opens a sealed answer again; no action of any game is called so
CHANGE = "*"


def open_form(context: PanelContext, draft: Draft) -> Form | None:
    """The form that is open in the panel, as far as it is filled in."""
    groups = context.groups
    tab = groups.open(draft)
    if tab is None or (tab in groups.forms and is_shut(context, draft, groups)):
        return None
    return _filled_in(context, draft, groups, tab)


def _filled_in(context: PanelContext, draft: Draft, groups: Groups, tab: type[Action]) -> Form:
    """A form with the reader's choices; it begins with an answer sealed already."""
    sealed_already = choices_of(context.view.answer) if isinstance(context.view.answer, tab) else {}
    touched = draft.chosen.get(tab.word, {})
    pages = {name: int(touched[PAGE + name]) for name in tab.model_fields if PAGE + name in touched}
    look, options, given = panel_of(context.view).appearance(tab), groups.options[tab], {**sealed_already, **touched}
    made = form(tab, options, given, context.trial)._replace(appearance=look)
    if made.pressed:
        # what a press decides is open until then
        given.pop(look.pressed, None)
        made = form(tab, options, given, context.trial)
    decided: frozenset[str] = frozenset()
    if tab in groups.flat_kinds:
        assert context.view.step is not None
        decided = frozenset(tab.model_fields) - panel_of(context.view).lists[type(context.view.step)].later
    return made._replace(pages=pages, appearance=look, decided=decided)


def is_pressed(context: PanelContext, draft: Draft) -> bool:
    """Whether what the seat holds stands on the buttons of the open form, and need not be said beside them."""
    made = open_form(context, draft)
    return made is not None and bool(made.pressed)


def pressed_ways(context: PanelContext, made: Form) -> dict[Any, Action]:
    """What each button of a form does: its own value with what else is chosen."""
    field, options = made.appearance.pressed, context.groups.options[made.action]
    chosen = {name: key(value) for name, value in made.chosen.items()}
    ways = {one: form(made.action, options, {**chosen, field: key(one)}, context.trial).whole for one in made.pressed}
    return {one: way for one, way in ways.items() if way is not None}


def begun(context: PanelContext, draft: Draft) -> Form | None:
    """The form of the question that is open or was filled in; a liberty taken in between changes nothing in that."""
    groups = context.groups
    tab = groups.open(draft)
    if tab not in groups.forms:
        tab = next((kind for kind in groups.forms if kind.word in draft.chosen), None)
    return None if tab is None else _filled_in(context, draft, groups, tab)


def counted(context: PanelContext, draft: Draft) -> Action | None:
    """What the numbers of the question are counted with: the form that was begun, or the answer."""
    made = begun(context, draft)
    return context.view.answer if made is None else made.counted


class ChoiceShown(NamedTuple):
    """What a picture of a choice is made from: the action, what is chosen of it, and what is possible."""

    action: type[Action]
    chosen: dict[str, Any]
    values: dict[str, list[Any]]
    #: the part it stands above
    above: type[Part]


def looked_at(context: PanelContext, draft: Draft) -> ChoiceShown | None:
    """What is being chosen: in the open form, or with buttons that all answer the same question."""
    if made := open_form(context, draft):
        values = dict(made.values)
        for name in made.visible:
            if (places := value_places(context, made, name)) and (near := place_open(made, name, places)):
                values[name] = list(near.values)
        return ChoiceShown(made.action, made.chosen, values, Select)
    groups = context.groups
    if is_shut(context, draft, groups):
        return None
    pressed = kinds(groups.direct)
    # what would otherwise be a form is what the question is about, whatever else can be pressed
    action = next((kind for kind in pressed if kind in outright_of(context.view)), None)
    if action is None and len(pressed) == 1:
        [action] = pressed
    if action is None or not action.model_fields:
        return None
    options = pressed[action]
    return ChoiceShown(action, {}, {name: possible(options, name, {}) for name in action.model_fields}, Buttons)


def is_shut(context: PanelContext, draft: Draft, groups: Groups) -> bool:
    """Whether the answer is sealed and nobody has asked to change it."""
    if context.view.answer is None or not isinstance(context.view.step, Sealed):
        return False
    return draft.tab != CHANGE and not any(kind.word in (draft.tab, *draft.chosen) for kind in groups.forms)


def is_enough(context: PanelContext, entry: Action) -> bool:
    """Whether choosing this entry of a list of actions is all it takes: nothing is left to choose, no harm is done."""
    assert context.view.step is not None
    later = panel_of(context.view).lists[type(context.view.step)].later
    options, kind = context.groups.options.get(type(entry), []), type(entry)
    chosen = {name: getattr(entry, name) for name in kind.model_fields if name not in later}
    if any(len(possible(options, name, chosen)) != 1 for name in kind.model_fields if name in later):
        return False
    try:
        return context.trial(entry).reversible
    except Illegal:
        return False


def value_places(context: PanelContext, made: Form, name: str) -> list[ValuePlace]:
    """Where the values of a field lie, if one place is chosen before the value."""
    label = panel_of(context.view).places.get((made.action, name))
    return places_of(made, name, lambda value: label(value, context.words, context.view)) if label else []
