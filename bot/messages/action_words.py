"""An action in a reader's words: what it is called, what was chosen, what it will bring about."""

from __future__ import annotations

from collections.abc import Container

from bot.messages.forms import AnyView, possible
from bot.messages.panel_context import PanelContext
from bot.wording import bot_words
from engine.core.action import Action
from engine.core.step import Sealed
from engine.core.words import Words


def sealed(context: PanelContext) -> str:
    """That nobody sees an answer before the last is in, and the one given so far; empty for an open question."""
    step = context.view.step
    # someone who answers alone is seen at once
    if not isinstance(step, Sealed) or len(step.seats(context.view.table)) < 2:
        return ""
    bot = bot_words(context.lang)
    if context.view.answer is None:
        return f"-# 🔓 {bot.say('panel-sealed')}"
    return f"🔒 {bot.say('panel-sealed-changed', answer=summary(context, context.view.answer))}"


def summary(context: PanelContext, action: Action) -> str:
    """An action in the reader's words: its title and what was chosen; of a sealed one also what was left at nothing."""
    left: set[str] = set()
    if isinstance(context.view.step, Sealed):
        options = context.groups.options.get(type(action), [])
        left = {name for name in type(action).model_fields if len(possible(options, name, {})) > 1}
    return summed_up(action, context.words, context.view, left)


def summed_up(action: Action, words: Words, view: AnyView, always: Container[str] = ()) -> str:
    """An action as it is seen from a view; fields that were left as they are go without saying, unless always told.

    Where the game has a phrase for the whole of it, that is said.
    """
    return words.summed_up(action, view, always, mark="**")


def titled(action: Action, words: Words, view: AnyView, alone: bool = False) -> str:
    """An action's title and what is chosen; only that, where it says enough alone."""
    values = words.chosen(action, view) if alone else {}
    if values and all(words.speaks(type(action), name, getattr(action, name), said) for name, said in values.items()):
        return capital(", ".join(values.values()))
    if (said := words.chosen(action, view)) and words.has(f"action-{action.word}", "tab"):
        # one of several buttons: the shorter, the more of them stand in a row
        return words.say("labelled", what=words.tab(type(action), view.step), value=", ".join(said.values()))
    return words.titled(action, view)


def foreseen(context: PanelContext, action: Action) -> str:
    """What an action will bring about, if that is certain and shows nothing new; otherwise nothing."""
    outcome = context.trial(action)
    if outcome.reversible and not isinstance(context.view.step, Sealed) and (told := outcome.told):
        return context.words.event(told[0].event)
    return ""


def capital(words: str) -> str:
    """Words with a capital at their beginning."""
    return words[:1].upper() + words[1:]
