"""An experienced player has something to say at every question: legal, understandable, from one's own view only."""

from __future__ import annotations

import random

import pytest

from engine.core import catalogue
from engine.core.advice import MOST, advise
from engine.core.dice import Dice
from engine.core.house import levels, playout
from engine.core.illegal import Illegal, Unforeseen
from engine.core.step import Decision
from engine.core.words import LANGUAGES, seat_names, words_for
from tests.laws.tables import NAMES, Case, cases, copy, play, positions, shake_hidden

#: characters, so that a guide is read and not passed over
LONGEST_GUIDE = 400


@pytest.mark.parametrize("case", cases(per_count=2), ids=str)
def test_advice_is_legal_worded_and_begins_with_what_the_regular_would_do(case: Case) -> None:
    game = case.start("advice")
    for number, (seat, _action) in enumerate(play(game, "advice", "regular")):
        if number % 5:
            continue
        view, dice = game.view_of(seat), f"advice {number}"
        found = advise(view, Dice(dice))
        assert 1 <= len(found) <= MOST
        done = levels(game.name)["regular"](view, Dice(dice))
        # what is said on the way, as a liberty, is no answer to the question
        if game.step and type(done) in game.step.handlers:
            assert found[0].action == done, f"{game.step}: {found[0]}"
        for lang in LANGUAGES:
            words = words_for(game.name, lang, seat_names(words_for(game.name, lang), game.seat_names()), game.data)
            assert all(words.why(advice) for advice in found)
        for advice in found:
            try:
                copy(game).submit(seat, advice.action)
            except Unforeseen:
                continue  # what nobody could know from their own view
            except Illegal as illegal:
                raise AssertionError(f"{game.step}: {advice} is refused: {illegal}") from None


@pytest.mark.parametrize("case", cases(per_count=1), ids=str)
def test_what_others_hide_changes_no_advice(case: Case) -> None:
    chance = random.Random(str(case))
    for game in positions(case, every=10):
        seat = game.asked[0]
        other = shake_hidden(copy(game), seat, chance)
        assert advise(other.view_of(seat), Dice("advice")) == advise(game.view_of(seat), Dice("advice"))


@pytest.mark.parametrize("name", NAMES)
def test_every_question_has_its_counsel(name: str) -> None:
    questions = {step for step in catalogue.find(name).kinds().steps if issubclass(step, Decision)}
    assert set(catalogue.kit(name).advice) == questions


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_question_has_a_guide(name: str, lang: str) -> None:
    words = words_for(name, lang)
    missing = [
        step.word
        for step in catalogue.find(name).kinds().steps
        if issubclass(step, Decision) and not words.has(f"guide-{step.word}")
    ]
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_guides_are_short(name: str, lang: str) -> None:
    words, questions = words_for(name, lang), catalogue.find(name).kinds().steps
    variants = {repr(case.options): case.options for case in cases() if case.game == name}
    for step in questions:
        if issubclass(step, Decision):
            for options in variants.values():
                assert len(words.say(f"guide-{step.word}", **options)) <= LONGEST_GUIDE, step.word


@pytest.mark.parametrize(
    ("name", "players"),
    [(name, players) for name in NAMES for players in (2, 3, 4) if players in catalogue.find(name).seats],
)
def test_advice_names_different_moves_in_whole_sentences(name: str, players: int) -> None:
    game, _ = catalogue.find(name).start(players, "sentences")
    words = [
        words_for(name, lang, seat_names(words_for(name, lang), game.seat_names()), game.data) for lang in LANGUAGES
    ]
    for _ in playout(game, [levels(name)["regular"]] * players, "sentences"):
        for seat in game.asked[:1]:
            found = advise(game.view_of(seat), Dice("advice"))
            assert len({repr(advice.action) for advice in found}) == len(found)
            for said in (one.why(advice) for advice in found for one in words):
                assert said[-1] == "."
                assert "  " not in said
                assert " ," not in said
