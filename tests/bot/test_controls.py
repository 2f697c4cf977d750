"""No control of a panel is taken for another, and none does nothing: over every game, with every form open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.messages import control_ids
from bot.messages.forms import choices_of, sorted_options
from bot.messages.message import Message
from bot.messages.open_form import open_form
from bot.messages.panel_context import PanelContext, panel_context
from bot.messages.panels import panel
from bot.messages.parts import Button, Buttons, Select
from bot.store import Connection
from bot.store.drafts import Draft
from engine.core import catalogue
from engine.core.words import LANGUAGES
from tests.bot.seated import Seated
from tests.laws.tables import Case, cases, play, questions_in

#: how often a question is looked at, and every how many-th time after that
OFTEN, EVERY = 2, 23


def modes() -> list[Case]:
    """Each game with few and with many players, and Shafausa, whose modes ask other questions, in all of them."""
    found = {}
    for case in cases():
        seats = catalogue.find(case.game).seats
        if case.players in (seats[0], seats[-1]):
            found.setdefault((case.game, case.players, case.options.get("mode")), case)
    return list(found.values())


def drafts(context: PanelContext) -> Iterator[Draft]:
    """The panel as it opens, each form open, and each form filled in."""
    groups = sorted_options(context.view)
    yield Draft()
    for kind in (*groups.forms, *(one for one in groups.liberties if one.model_fields)):
        yield Draft(kind.word)
        made = open_form(context, Draft(kind.word))
        assert made is not None
        first = {name: values[0] for name, values in made.values.items() if values}
        yield Draft().with_all(kind.word, first)
        if made.whole is not None:
            yield Draft(kind.word, {kind.word: choices_of(made.whole)})


def buttons(content: Message) -> list[Button]:
    return [button for part in content.parts if isinstance(part, Buttons) for button in part.buttons]


def labels(content: Message) -> list[str]:
    """What is read on the controls; of a list only what it asks for, while nothing is chosen in it."""
    lists = [part for part in content.parts if isinstance(part, Select)]
    asking = [one.placeholder for one in lists if not any(choice.chosen for choice in one.choices)]
    return [button.label for button in buttons(content)] + asking


def check(context: PanelContext, draft: Draft) -> None:
    content = panel(context, draft)
    twice = [label for label, count in Counter(labels(content)).items() if count > 1]
    step = context.view.step
    assert not twice, f"{context.lang}, {step.word if step else None}, {draft}: {twice}"
    made = open_form(context, draft)
    for button in buttons(content):
        ident = control_ids.read(button.id)
        assert ident
        if ident.verb == "tab" and ident.arg:
            is_open = made is not None and made.action.word == ident.arg
            assert button.disabled is is_open, f"{button.label}: a tab that is open cannot be pressed"
        else:
            assert not button.disabled


@pytest.mark.parametrize("case", modes(), ids=str)
def test_no_two_controls_of_a_panel_are_called_the_same_and_an_open_tab_cannot_be_pressed(
    db: Connection, case: Case
) -> None:
    match = Seated(db, catalogue.find(case.game), case.players, case.options)
    seen: Counter[str] = Counter()
    game = case.start()
    for number, (seat, _) in enumerate(play(game)):
        step = game.step.word if game.step else ""
        seen[step] += 1
        if seen[step] > OFTEN and number % EVERY:
            continue
        match.set(game)
        for lang in LANGUAGES:
            context = panel_context(match.now, seat, lang)
            for draft in drafts(context):
                check(context, draft)
    assert len(seen) >= min(4, questions_in(case.game))
