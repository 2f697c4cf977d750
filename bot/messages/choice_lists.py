"""Lists to choose from: values of a field, whole answers, actions of several kinds; page by page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.messages.action_buttons import action_icon, value_icon
from bot.messages.action_words import capital
from bot.messages.forms import (
    FLAT,
    MOST_CHOICES,
    PAGE,
    Form,
    Groups,
    ListPage,
    every_field,
    key,
    paged,
    panel_of,
    place_open,
    said,
)
from bot.messages.message import shortened
from bot.messages.open_form import value_places
from bot.messages.panel_context import PanelContext
from bot.messages.parts import Choice, Select
from bot.store.drafts import Draft
from bot.wording import bot_words
from engine.core.action import Action


def flat_list(context: PanelContext, groups: Groups, draft: Draft, made: Form | None) -> Select:
    """Actions of several kinds as one list; what is chosen stays in sight."""
    view, words = context.view, context.words
    assert view.step is not None
    entries, later = panel_of(view).lists[type(view.step)].entries, panel_of(view).lists[type(view.step)].later
    current = next((one for one in groups.flat if made and _agrees(one, made, later)), None)
    turned_to = draft.chosen.get(FLAT, {}).get(PAGE)
    page = paged(groups.flat, current, int(turned_to) if turned_to is not None else None)
    choices = []
    for one in page.values:
        label = shortened(entries[type(one)](one, words.in_lists, view), 100)
        choices.append(Choice(label, said(one), None, one == current, action_icon(context, one)))
    for way, values, number in (("before", page.before, page.number - 1), ("after", page.after, page.number + 1)):
        if values:
            there = f"{entries[type(values[0])](values[0], words.in_lists, view)} …"
            turning = bot_words(context.lang).say(f"panel-page-{way}", count=len(values), values=there)
            at = 0 if way == "before" else len(choices)
            choices.insert(at, Choice(shortened(turning, 100), f"{PAGE}{number}"))
    kinds_listed = list(groups.flat_kinds)
    # the question above says what actions of several kinds are for
    is_one_kind = len(kinds_listed) == 1
    title = words.action(kinds_listed[0], view.step) if is_one_kind else bot_words(context.lang).say("panel-choose")
    return Select(context.ident("choose", FLAT), shortened(title, 150), tuple(choices))


def _agrees(entry: Action, made: Form, later: frozenset[str]) -> bool:
    """Whether a form was opened by this entry."""
    if type(entry) is not made.action:
        return False
    early = [name for name in made.action.model_fields if name not in later]
    return all(made.chosen.get(name) == getattr(entry, name) for name in early)


def value_list(context: PanelContext, made: Form, name: str) -> Select:
    word = made.action.word
    described = capital(context.words.say(f"action-{word}", attribute=name))
    current = made.chosen.get(name, getattr(made.whole, name) if made.whole is not None else None)
    if current is None and made.pressed:
        # the buttons below do it with what goes without saying
        current = made.action.model_fields[name].get_default()
    places = value_places(context, made, name)
    near = place_open(made, name, places)
    if places and near is None:
        entries = [Choice(shortened(one.label, 100), f"{PAGE}{number}") for number, one in enumerate(places)]
        return Select(context.ident("pick", f"{word}.{name}"), shortened(described, 150), tuple(entries))
    page = (
        ListPage(near.values[: MOST_CHOICES - 1]) if near else paged(made.values[name], current, made.pages.get(name))
    )
    labels = {value: context.words.value(made.action, name, value, context.view) for value in page.values}
    # what reads like the value that goes without saying is no other choice; other equals, such as two houses, are
    tacit = made.action.model_fields[name].default
    if tacit in labels and tacit != current and list(labels.values()).count(labels[tacit]) > 1:
        labels.pop(tacit)
    elif tacit in labels:
        labels = {value: label for value, label in labels.items() if value == tacit or label != labels[tacit]}
    choices = []
    for value, label in labels.items():
        # in the closed select only the chosen entry is seen: it must say what it is a choice of
        if value == current and not context.words.speaks(made.action, name, value, label):
            label = context.words.say("labelled", what=described, value=label)
        icon = value_icon(context, made.action, name, value)
        choices.append(Choice(shortened(label, 100), key(value), None, value == current, icon))
    if near:
        elsewhere = bot_words(context.lang).say("panel-elsewhere", place=near.label)
        choices.insert(0, Choice(shortened(elsewhere, 100), f"{PAGE}{len(places)}"))
    if page.before:
        choices.insert(0, _turning(context, made.action, name, "before", page.before, page.number - 1))
    if page.after:
        choices.append(_turning(context, made.action, name, "after", page.after, page.number + 1))
    return Select(context.ident("pick", f"{word}.{name}"), shortened(described, 150), tuple(choices))


def _turning(
    context: PanelContext, action: type[Action], name: str, way: str, values: Sequence[Any], number: int
) -> Choice:
    """An entry that leads to another page of a list that is too long for Discord, and says what is there."""
    said = [context.words.value(action, name, value, context.view) for value in values]
    there = said[0] if len(said) == 1 else f"{said[0]} … {said[-1]}"
    label = bot_words(context.lang).say(f"panel-page-{way}", count=len(values), values=there)
    return Choice(shortened(label, 100), f"{PAGE}{number}")


def list_of_wholes(context: PanelContext, made: Form, ways: Sequence[Action]) -> Select:
    """One list of whole answers."""
    choices = [
        Choice(
            shortened(context.words.phrase(way, context.view), 100),
            every_field(way),
            None,
            way == made.whole,
            action_icon(context, way),
        )
        for way in ways
    ]
    placeholder = context.words.action(made.action, context.view.step)
    return Select(context.ident("pick", f"{made.action.word}."), shortened(placeholder, 150), tuple(choices))
