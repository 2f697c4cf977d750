"""No control of a panel is taken for another, and none does nothing: over every game, with every form open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.letters import Button, Buttons, Letter, Select, ids
from bot.letters.forms import choices_of, sorted_options
from bot.letters.panels import Desk, open_form, panel
from bot.letters.seating import desk_of
from bot.store import Ledger
from bot.store.drafts import Draft
from engine.core import catalogue
from engine.core.words import LANGUAGES
from tests.bot.seated import Seated
from tests.laws.tables import Case, cases, play

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


def drafts(desk: Desk) -> Iterator[Draft]:
    """The panel as it opens, each form open, and each form filled in."""
    groups = sorted_options(desk.view)
    yield Draft()
    for kind in (*groups.forms, *(one for one in groups.liberties if one.model_fields)):
        yield Draft(kind.word)
        made = open_form(desk, Draft(kind.word))
        assert made is not None
        first = {name: values[0] for name, values in made.values.items() if values}
        yield Draft().with_all(kind.word, first)
        if made.whole is not None:
            yield Draft(kind.word, {kind.word: choices_of(made.whole)})


def buttons(letter: Letter) -> list[Button]:
    return [button for part in letter.parts if isinstance(part, Buttons) for button in part.buttons]


def labels(letter: Letter) -> list[str]:
    """What is read on the controls; of a list only what it asks for, while nothing is chosen in it."""
    lists = [part for part in letter.parts if isinstance(part, Select)]
    asking = [one.placeholder for one in lists if not any(choice.chosen for choice in one.choices)]
    return [button.label for button in buttons(letter)] + asking


def check(desk: Desk, draft: Draft) -> None:
    letter = panel(desk, draft)
    twice = [label for label, count in Counter(labels(letter)).items() if count > 1]
    step = desk.view.step
    assert not twice, f"{desk.lang}, {step.word if step else None}, {draft}: {twice}"
    made = open_form(desk, draft)
    for button in buttons(letter):
        ident = ids.read(button.id)
        assert ident
        if ident.verb == "tab" and ident.arg:
            is_open = made is not None and made.action.word == ident.arg
            assert button.disabled is is_open, f"{button.label}: a tab that is open cannot be pressed"
        else:
            assert not button.disabled


@pytest.mark.parametrize("case", modes(), ids=str)
def test_no_two_controls_of_a_panel_are_called_the_same_and_an_open_tab_cannot_be_pressed(
    ledger: Ledger, case: Case
) -> None:
    match = Seated(ledger, catalogue.find(case.game), case.players, case.options)
    seen: Counter[str] = Counter()
    game = case.start()
    for number, (seat, _) in enumerate(play(game)):
        step = game.step.word if game.step else ""
        seen[step] += 1
        if seen[step] > OFTEN and number % EVERY:
            continue
        match.set(game)
        for lang in LANGUAGES:
            desk = desk_of(match.now, seat, lang)
            for draft in drafts(desk):
                check(desk, draft)
    assert len(seen) > 3
