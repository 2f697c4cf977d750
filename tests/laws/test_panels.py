"""What holds for the panel of every question of every game: what its colours mean, and that no list lacks a name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

from bot.messages import control_ids
from bot.messages.action_buttons import MOST_GREEN, regret
from bot.messages.forms import FLAT, PAGE, key, panel_of, said, sorted_options, turned
from bot.messages.message import MOST_OPTION_LABEL, Message, check
from bot.messages.open_form import CHANGE, open_form
from bot.messages.panel_context import PanelContext
from bot.messages.panels import more, panel, sure
from bot.messages.parts import Button, Buttons, Select, Separator, Style, Text
from bot.store.drafts import Draft
from bot.store.matches import Match
from engine.core import catalogue
from engine.core.action import Action, Offer
from engine.core.game import Outcome
from engine.core.seat import Seat
from engine.core.step import Sealed
from engine.core.words import LANGUAGES, words_for
from tests.laws.tables import NAMES as GAMES
from tests.laws.tables import AnyGame, Case, cases, copy, play

NAMES = ["Ada", "Bruno", "Chiara", "Dario", "Elena", "Fosco"]
#: as long as names can be in Discord, with a colour in front
LONGEST_NAMES = [f"🔵 {name:-<32}" for name in NAMES]
#: a panel of a match is looked at after this many answers
EVERY = 7
#: letters on the buttons at the foot of a panel, which is to be one row on a phone, and how many a sign is worth
MOST_AT_FOOT, SIGN = 20, 3


def match_of(game: AnyGame) -> Match:
    """A match in which nothing but the game counts."""
    nobody = dict.fromkeys(
        ("guild", "lobby", "thread", "started", "ended", "rematch", "tournament", "round"), None
    )  # fmt: skip
    texts = {"lang": "en", "status": "running", "secret": "", "data": "printed", "pace": "easy"}
    numbers = dict.fromkeys(("id", "host", "channel", "n", "created", "era", "hints"), 1)
    facts = {**nobody, **texts, **numbers, "game": game.name, "variant": {}, "wanted": game.players}
    return Match(**facts)  # type: ignore[arg-type]  # as a row of the store gives them


def context_of(game: AnyGame, seat: Seat, lang: str = "en") -> PanelContext:
    """What a panel of a seat is made from."""

    @cache
    def trial(action: Action) -> Outcome:
        return copy(game).submit(seat, action)

    words = words_for(game.name, lang, NAMES[: game.players], game.data)
    view = game.view_of(seat)
    return PanelContext(
        match=match_of(game),
        view=view,
        groups=sorted_options(view),
        words=words,
        trial=trial,
        hand=lambda: "-",
        accent=None,
    )


def buttons(content: Message) -> list[Button]:
    """Every button of a panel."""
    return [button for part in content.parts if isinstance(part, Buttons) for button in part.buttons]


def acting(content: Message) -> dict[str, Button]:
    """The buttons that carry out an action, by that action."""
    return {ident.arg: one for one in buttons(content) if (ident := control_ids.read(one.id)) and _acts(ident)}


def has_empty_section(content: Message) -> bool:
    """Whether two lines follow each other with nothing between them."""
    return any(isinstance(one, Separator) and isinstance(two, Separator) for one, two in pairwise(content.parts))


def _asks(button: Button) -> bool:
    """Whether there is a second step."""
    ident = control_ids.read(button.id)
    return ident is not None and ident.verb == "ask"


def _acts(ident: control_ids.ControlId) -> bool:
    return ident.verb in ("do", "ask")


def drafts(context: PanelContext) -> Iterator[Draft]:
    """A panel as it is opened, with each of its forms open, and with an entry of its list chosen."""
    yield Draft()
    groups = sorted_options(context.view)
    yield from (Draft(kind.word) for kind in groups.forms if kind not in groups.flat_kinds)
    for entry in groups.flat[:3]:
        fields = {name: str(getattr(entry, name)) for name in type(entry).model_fields}
        yield Draft(entry.word, {entry.word: fields})
    if context.view.answer is not None:
        yield Draft(CHANGE)


def asked_positions(case: Case) -> Iterator[tuple[AnyGame, Seat]]:
    """Every kind of question at least once, and some again, with a seat that is asked."""
    game, seen = case.start(), set[str]()
    for number, (seat, _) in enumerate(play(game, level="regular")):
        assert game.step is not None
        if game.step.word not in seen or number % EVERY == 0:
            seen.add(game.step.word)
            yield copy(game), seat


@pytest.mark.parametrize("case", cases(1), ids=str)
def test_a_colour_means_one_thing(case: Case) -> None:
    for game, seat in asked_positions(case):
        for idle in [Seat(one) for one in range(game.players) if one not in game.asked][:1]:
            assert not has_empty_section(panel(context_of(game, idle), Draft()))
        context = context_of(game, seat)
        look = panel_of(context.view)
        for draft in drafts(context):
            content = panel(context, draft)
            check(content)
            assert not has_empty_section(content)
            green = [one.label for one in buttons(content) if one.style is Style.GO]
            assert len(green) <= MOST_GREEN, f"{context.view.step}: {green}"
            pressed = acting(content)
            groups = sorted_options(context.view)
            for action in (*groups.direct, *groups.shortcuts):
                if (button := pressed.get(said(action))) is None or button.emoji:
                    continue
                appearance = look.appearance(type(action))
                if appearance.ends:
                    assert button.style is Style.DANGER, f"{button.label} ends something"
                elif appearance.says_no(action) or regret(context, action):
                    assert button.style is Style.BACK, f"{button.label} declines, or would be regretted"
                else:
                    assert button.style in (Style.GO, Style.BACK), f"{button.label} ends nothing"
                if not context.trial(action).reversible:
                    assert _asks(button) or appearance.at_once(action), f"{button.label} asks nobody twice"
                    yes = buttons(sure(context, action))[0]
                    assert yes.style is Style.DANGER, f"{yes.label} cannot be undone"


@pytest.mark.parametrize("case", cases(1), ids=str)
def test_what_a_form_does_for_good_is_red_unless_all_answer_together(case: Case) -> None:
    for game, seat in asked_positions(case):
        context = context_of(game, seat)
        for draft in drafts(context):
            made = open_form(context, draft)
            if made is None or made.whole is None:
                continue
            [done] = [one for one in buttons(panel(context, draft)) if one.emoji == "✅"]
            appearance = panel_of(context.view).appearance(made.action)
            if context.trial(made.whole).reversible or isinstance(context.view.step, Sealed):
                quiet = appearance.says_no(made.whole) or regret(context, made.whole)
                assert done.style is (Style.DANGER if appearance.ends else Style.BACK if quiet else Style.GO)
                if done.style is Style.GO:
                    others = [one for one in buttons(panel(context, draft)) if one.style is Style.GO and one != done]
                    assert not others, "the next step is to confirm what was chosen"
            elif not appearance.at_once(made.whole):
                assert done.style is Style.DANGER, f"{done.label} cannot be undone"


@pytest.mark.parametrize("case", cases(1), ids=str)
def test_every_list_says_what_it_is_for(case: Case) -> None:
    for game, seat in asked_positions(case):
        for lang in LANGUAGES:
            context = context_of(game, seat, lang)
            for draft in drafts(context):
                content = panel(context, draft)
                for n, part in enumerate(content.parts):
                    if not isinstance(part, Select):
                        continue
                    ident = control_ids.read(part.id)
                    assert ident
                    if ident.verb == "pick" and ident.arg != FLAT:
                        assert _named(context, content, n, ident.arg.partition(".")[0]), part


def fields_of(game: AnyGame, seat: Seat) -> set[tuple[type[Action], str]]:
    """The fields of every action that a seat is offered."""
    kinds = {option.action if isinstance(option, Offer) else type(option) for option in game.view_of(seat).options()}
    return {(kind, field) for kind in kinds for field in kind.model_fields}


@cache
def labelled_positions(name: str) -> list[tuple[AnyGame, Seat]]:
    """Questions of every way to play, and from rookies' games those that offer what only few games offer."""
    usual = [case for case in cases(1) if case.game == name]
    found = [position for case in usual for position in asked_positions(case)]
    missing = set(catalogue.kit(name).panel.labels).difference(*(fields_of(*position) for position in found))
    for case in reversed([case for case in cases() if case.game == name]):
        game = case.start()
        for seat, _ in play(game, level="rookie") if missing else ():
            if offered := missing & fields_of(game, seat):
                missing -= offered
                found.append((copy(game), seat))
    assert not missing, f"never offered: {missing}"
    return found


@pytest.mark.exhaustive
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_value_has_a_label_that_fits_a_list(name: str, lang: str) -> None:
    words = words_for(name, lang, LONGEST_NAMES)
    for game, seat in labelled_positions(name):
        view = game.view_of(seat)
        for option in view.options():
            kind = option.action if isinstance(option, Offer) else type(option)
            for field in kind.model_fields:
                for value in option.fields[field] if isinstance(option, Offer) else [getattr(option, field)]:
                    label = words.value(kind, field, value, view)
                    if not words.speaks(kind, field, value, label):
                        # once it is chosen, it must say what it is a choice of
                        what = words.say(f"action-{kind.word}", attribute=field)
                        label = words.say("labelled", what=what, value=label)
                    assert 0 < len(label) <= MOST_OPTION_LABEL, label
                    assert "  " not in label


def _named(context: PanelContext, content: Message, at: int, word: str) -> bool:
    """Whether an action's title stands above a part, in a heading, on its open button or in the list itself.

    Where buttons do it, the question says what they and the lists above them are for.
    """
    kind = next(kind for kind in sorted_options(context.view).options if kind.word == word)
    if panel_of(context.view).appearance(kind).pressed and context.view.step is not None:
        return any(
            isinstance(one, Text) and context.words.question(context.view.step) in one.text
            for one in content.parts[:at]
        )
    title, tab = context.words.action(kind, context.view.step), context.words.tab(kind, context.view.step)
    for part in content.parts[: at + 1]:
        match part:
            case Text(words) if title in words:
                return True
            case Buttons(shown) if any(tab in button.label for button in shown):
                return True
            case Select(ident, placeholder, _):
                read = control_ids.read(ident)
                if title in placeholder or (read and read.arg == FLAT):
                    return True
            case _:
                pass
    return False


@pytest.mark.parametrize("case", cases(1), ids=str)
def test_the_foot_of_a_panel_has_room_in_one_row(case: Case) -> None:
    for game, seat in asked_positions(case):
        for lang in LANGUAGES:
            foot = panel(context_of(game, seat, lang), Draft()).parts[-1]
            assert isinstance(foot, Buttons)
            ways = [ident.verb for one in foot.buttons if (ident := control_ids.read(one.id))]
            assert ways == ["hint", "undo", "more"]
            letters = sum(len(one.label) + (SIGN if one.emoji else 0) for one in foot.buttons)
            assert letters <= MOST_AT_FOOT, [one.label for one in foot.buttons]


@pytest.mark.parametrize("case", cases(1), ids=str)
def test_what_lies_in_several_places_is_found_place_by_place(case: Case) -> None:
    for game, seat in asked_positions(case):
        context = context_of(game, seat)
        for (kind, name), label in panel_of(context.view).places.items():
            if kind not in sorted_options(context.view).forms:
                continue
            chosen: dict[str, str] = {}
            for field in kind.model_fields:
                made = open_form(context, Draft(kind.word, {kind.word: chosen}))
                assert made
                if field == name:
                    break
                chosen[field] = key(made.values[field][0])
            there = {label(value, context.words, context.view) for value in made.values[name]}
            if len(there) < 2:
                continue
            listed = _picked(panel(context, Draft(kind.word, {kind.word: chosen})), name)
            assert [turned(entry) for entry in listed] == list(range(len(there))), "a list of places"
            found = [
                value
                for entry in listed
                for value in _picked(
                    panel(context, Draft(kind.word, {kind.word: {**chosen, PAGE + name: turned(entry)}})), name
                )
                if turned(value) is None
            ]
            assert sorted(found) == sorted(key(value) for value in made.values[name])


def _picked(content: Message, name: str) -> list[str]:
    """The entries of the list for a field."""
    selects = [part for part in content.parts if isinstance(part, Select)]
    [found] = [one for one in selects if (ident := control_ids.read(one.id)) and ident.arg.endswith(f".{name}")]
    return [choice.value for choice in found.choices]


@pytest.mark.parametrize("case", cases(1), ids=str)
def test_a_sealed_answer_looks_sealed_and_can_be_changed(case: Case) -> None:
    game = case.start()
    for seat, action in play(game):
        if not isinstance(game.step, Sealed) or len(game.asked) < 2:
            continue
        later, question = copy(game), game.question
        later.submit(seat, action)
        if later.question != question or later.view_of(seat).answer is None:
            continue
        context = context_of(later, seat)
        shut = panel(context, Draft())
        assert not acting(shut).keys() - {said(kind()) for kind in sorted_options(context.view).liberties
                                          if not kind.model_fields}  # fmt: skip
        assert any(isinstance(part, Text) and "🔒" in part.text for part in shut.parts)
        [change] = [one for one in buttons(shut) if (ident := control_ids.read(one.id)) and ident.arg == CHANGE]
        assert change.style is Style.BACK
        opened = panel(context, Draft(CHANGE))
        answers = [part for part in opened.parts if isinstance(part, Select | Buttons)]
        assert len(answers) >= len([part for part in shut.parts if isinstance(part, Select | Buttons)])


@pytest.mark.parametrize("case", cases(1), ids=str)
def test_whatever_is_allowed_stands_on_the_panel_or_behind_more(case: Case) -> None:
    for game, seat in asked_positions(case):
        context = context_of(game, seat)
        behind = more(context, Draft())
        check(behind)
        shown = {word for content in (panel(context, Draft()), behind) for word in _words_on(content)}
        missing = {kind.word for kind in context.groups.options} - shown
        assert not missing, f"{missing} cannot be reached from {shown}"


def _words_on(content: Message) -> Iterator[str]:
    """The actions that a message's buttons and lists do, or open a form for."""
    for part in content.parts:
        idents = [one.id for one in part.buttons] if isinstance(part, Buttons) else []
        if isinstance(part, Select):
            idents = [part.id]
            yield from (choice.value.partition(" ")[0] for choice in part.choices)
        for ident in filter(None, map(control_ids.read, idents)):
            yield ident.arg.partition(" ")[0].partition(".")[0]
