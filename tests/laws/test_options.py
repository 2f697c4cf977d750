"""Options are exactly what the rules accept."""

from __future__ import annotations

import os
import random

import pytest

from engine.core import catalogue
from engine.core.action import Offer, holds, simplest
from engine.core.illegal import Illegal, Unforeseen
from engine.core.words import LANGUAGES, words_for
from tests.laws import trials
from tests.laws.tables import NAMES, QUICK, Case, cases, copy, invented, members, positions, words_in

#: characters of a button
MOST_LABEL = 80
#: for each game; `make soak` makes a million, with another chance every time
TRIALS = int(os.environ.get("PARAVENT_TRIALS", 500 if QUICK else 6000))
CHANCE = os.environ.get("PARAVENT_CHANCE", "law")
SOME = pytest.mark.parametrize("case", cases(per_count=2), ids=str)


@SOME
def test_everything_offered_is_accepted(case: Case) -> None:
    chance = random.Random(str(case))
    for game in positions(case, every=9):
        for seat in game.asked:
            options = game.options(seat)
            assert options, f"{game.step} leaves seat {seat} without an option"
            listed = [option for option in options if not isinstance(option, Offer)]
            assert len(set(listed)) == len(listed), "an option is listed twice"
            for offer in options:
                assert not isinstance(offer, Offer) or offer.fields.keys() == offer.action.model_fields.keys(), offer
            for option in chance.sample(options, min(len(options), 40)):
                for number, action in enumerate(members(option, chance)):
                    try:
                        copy(game).submit(seat, action)
                    except Unforeseen:
                        continue
                    except Illegal as refusal:
                        # inside an offer a combination may fail, its first corner never
                        assert number > 0, f"{action!r} was offered and refused: {refusal}"


@SOME
def test_a_liberty_that_cannot_be_taken_beside_a_question_offers_nothing_there(case: Case) -> None:
    for game in positions(case, every=9):
        for seat in game.asked:
            view = game.view_of(seat)
            assert view.step is not None
            for liberty in view.liberties:
                assert liberty.is_beside(type(view.step)) or not liberty.options(view), (liberty, view.step)


@SOME
def test_what_is_remembered_of_liberties_is_what_each_of_them_says(case: Case) -> None:
    for game in positions(case, every=9):
        liberties = game.view_of(game.asked[0]).liberties
        question = type(game.step)
        assert liberties.beside[question] == tuple(one for one in liberties if one.is_beside(question))
        assert liberties.anytime == tuple(one for one in liberties if one.anytime)


@SOME
def test_shortcuts_are_offers_that_the_rules_accept_and_say_what_they_do(case: Case) -> None:
    for game in positions(case, every=7):
        for seat in game.asked:
            view, options = game.view_of(seat), game.options(seat)
            assert view.step is not None
            usual = catalogue.kit(case.game).panel.shortcuts.get(type(view.step))
            shortcuts = usual(view) if usual else []
            assert len(set(shortcuts)) == len(shortcuts)
            for action in shortcuts:
                assert holds(options, action)
                copy(game).submit(seat, action)
            for lang in LANGUAGES:
                said = [words_for(case.game, lang).shortcut(action, view) for action in shortcuts]
                assert len(set(said)) == len(said)
                assert all(1 <= len(label) <= MOST_LABEL for label in said)


@SOME
def test_everything_accepted_was_offered(case: Case) -> None:
    chance = random.Random(str(case))
    tried = 0
    for game in positions(case, every=5):
        # what is refused changes nothing, so the next may be tried on the same copy
        before, trial = game.save(), copy(game)
        for seat in game.asked:
            options, words = game.options(seat), words_in(game, seat)
            for _ in range(25):
                action = invented(game, seat, chance, words)
                if action is None:
                    continue
                tried += 1
                try:
                    trial.submit(seat, action)
                except Illegal:
                    continue
                trial = copy(game)
                assert holds(options, action), f"{action!r} was accepted but not offered at {game.step}"
        assert trial.save() == before, f"a refusal changed the game at {game.step}"
    assert tried


@SOME
def test_the_options_of_a_view_are_those_of_the_game(case: Case) -> None:
    for game in positions(case, every=13):
        for seat in game.asked:
            assert game.view_of(seat).options() == game.options(seat)


@SOME
def test_whoever_is_not_asked_has_no_options_but_those_for_any_time(case: Case) -> None:
    for game in positions(case, every=13):
        free = game.kinds().free
        for seat in range(game.players):
            if seat not in game.asked and seat not in game.answers:
                for option in game.options(seat):
                    kind = option.action if isinstance(option, Offer) else type(option)
                    assert free[kind].anytime, f"{option!r} is offered to seat {seat}, who is not asked"
                    copy(game).submit(seat, simplest(option))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_offered_and_what_is_accepted_agree_over_random_trials(name: str) -> None:
    found = trials.run(name, TRIALS, CHANCE)
    assert not found.disagreements, "\n".join(found.disagreements.values())
    assert found.counts["offered and accepted"] > TRIALS // 20
    assert found.counts["refused without an offer"] > TRIALS // 20
