"""Buttons for actions: what they say, which icon and which colour they have, and when none of them invites."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot import icons
from bot.messages.action_words import capital, titled
from bot.messages.forms import panel_of, said
from bot.messages.message import shortened
from bot.messages.panel_context import PanelContext
from bot.messages.parts import Button, Buttons, Part, Style
from engine.core.action import Action
from engine.core.step import Sealed

#: green buttons of a panel: of more, none would be plainly what one wants
MOST_GREEN = 3
#: on the button that confirms what was chosen
CONFIRM = "✅"


def calmed(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Where too many buttons invite, none does; beside the one that confirms what was chosen, no other does."""
    inviting = [one for part in parts if isinstance(part, Buttons) for one in part.buttons if one.style is Style.GO]
    if len(inviting) <= MOST_GREEN and not any(one.emoji == CONFIRM for one in inviting):
        return parts
    return tuple(Buttons(tuple(map(_quiet, part.buttons))) if isinstance(part, Buttons) else part for part in parts)


def _quiet(button: Button) -> Button:
    return replace(button, style=Style.BACK) if button.style is Style.GO and button.emoji != CONFIRM else button


def tab_button(context: PanelContext, kind: type[Action], is_open: bool, alone: bool = False) -> Button:
    """What opens a form, in a word unless it stands alone; above an open one it is a heading and cannot be pressed."""
    words, step = context.words, context.view.step
    title = words.action(kind, step) if alone else words.tab(kind, step)
    label = context.words.say("unfolded" if is_open else "unfolds", what=title)
    style = Style.INFO if is_open else Style.BACK
    icon = icons.deed(context.match.game, kind) or None
    return Button(shortened(label, 80), context.ident("tab", kind.word), style, icon, disabled=is_open)


def liberty_button(context: PanelContext, kind: type[Action], is_open: bool) -> Button:
    """What needs no choice is done with one press."""
    return tab_button(context, kind, is_open, True) if kind.model_fields else direct_button(context, kind(), False)


def direct_button(context: PanelContext, action: Action, alone: bool) -> Button:
    look, kind = panel_of(context.view), type(action)
    if kind in look.buttons:
        return shortcut_button(context, action)
    assert context.view.step is not None
    if (flat := look.lists.get(type(context.view.step))) and kind in flat.entries:
        return _pressed(context, action, flat.entries[kind](action, context.words.in_lists, context.view))
    return _pressed(context, action, titled(action, context.words, context.view, alone))


def shortcut_button(context: PanelContext, action: Action) -> Button:
    return _pressed(context, action, context.words.shortcut(action, context.view))


def value_button(context: PanelContext, action: Action, field: str) -> Button:
    """A button for one value of an action: what else is chosen stands above it. A sealed answer is marked as given."""
    value = getattr(action, field)
    made = _pressed(context, action, capital(context.words.value(type(action), field, value, context.view)))
    is_given = action == context.view.answer
    return replace(made, emoji=CONFIRM if is_given else value_icon(context, type(action), field, value))


def _pressed(context: PanelContext, action: Action, label: str) -> Button:
    """What cannot be taken back needs a second press, except where that is what it is about."""
    appearance = panel_of(context.view).appearance(type(action))
    verb = "do" if appearance.at_once(action) or context.trial(action).reversible else "ask"
    ident = context.ident(verb, said(action))
    return Button(shortened(label, 80), ident, _style(context, action), action_icon(context, action))


def value_icon(context: PanelContext, kind: type[Action], field: str, value: Any) -> str | None:
    """What stands beside a value of an action's field; its words stay."""
    depicted = panel_of(context.view).depicted.get((kind, field))
    return icons.thing(context.match.game, depicted(value, context.view) if depicted else value) or None


def action_icon(context: PanelContext, action: Action) -> str | None:
    """What stands beside a whole action: the first thing it is about, or else what is done."""
    kind = type(action)
    shown = (value_icon(context, kind, field, getattr(action, field)) for field in kind.model_fields)
    return next(filter(None, shown), None) or icons.deed(context.match.game, kind) or None


def _style(context: PanelContext, action: Action) -> Style:
    """Red ends something; grey declines, lies beside the question, or would be regretted; green goes on."""
    appearance = panel_of(context.view).appearance(type(action))
    if appearance.ends:
        return Style.DANGER
    is_quiet = appearance.aside or appearance.says_no(action) or regret(context, action)
    return Style.BACK if is_quiet else Style.GO


def confirming_style(context: PanelContext, action: Action) -> Style:
    """What is carried out at once and for good is red; to answer together with others is what everyone wants.

    What lies beside the question was opened and put together by the reader: to confirm it is the next step.
    """
    appearance = panel_of(context.view).appearance(type(action))
    taken_back = context.trial(action).reversible or isinstance(context.view.step, Sealed)
    if not taken_back and not appearance.at_once(action):
        return Style.DANGER
    style = _style(context, action)
    invites = appearance.aside and not (appearance.says_no(action) or regret(context, action))
    return Style.GO if invites and style is Style.BACK else style


def regret(context: PanelContext, action: Action) -> str:
    """What someone would regret about an action; empty where there is nothing."""
    return context.regret(action)
