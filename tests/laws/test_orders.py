"""Standing orders say what the rules accept, from what their owner sees, in every language; and none is dead."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from engine.core import catalogue
from engine.core.action import Action
from engine.core.game import home_of
from engine.core.house import levels, playout, with_orders
from engine.core.illegal import Unforeseen
from engine.core.orders import Disarm, Order, decide, every, read_order, values_of_field
from engine.core.seat import Seat
from engine.core.step import Decision
from engine.core.view import PrivateView
from engine.core.words import LANGUAGES, words_for
from tests.laws.tables import NAMES, Case, cases, copy, play, positions, shake_hidden

GAMES = pytest.mark.parametrize("name", NAMES)
SOME = pytest.mark.parametrize("case", cases(per_count=3), ids=str)
LEVELS = ("rookie", "regular")
#: this many combinations of an order's values are tried at each question
TRIED = 6
#: this many playouts are looked through for an answer of every order
PLAYOUTS = 24


@cache
def combinations(name: str) -> dict[type[Order], list[Order]]:
    """Every order of a game with all its values."""
    return {kind: every(kind) for kind in catalogue.find(name).kinds().orders.values()}


def some(name: str, chance: random.Random) -> list[Order]:
    """All values of small orders, a sample of the larger ones."""
    found = combinations(name).values()
    return list(chain.from_iterable(chance.sample(orders, min(TRIED, len(orders))) for orders in found))


def said(order: Order, view: PrivateView[Any, Any]) -> Action | str | None:
    """The answer, or the reason why the order is off."""
    try:
        found = decide([order], view)
    except Disarm as disarm:
        assert disarm.order is order
        for lang in LANGUAGES:
            assert words_for(view.game, lang).disarmed(disarm).endswith(".")
        return f"{disarm.key} {disarm.facts}"
    return found[1] if found else None


# -- words -------------------------------------------------------------------------------------------------------------


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_order_field_and_value_has_its_words(name: str, lang: str) -> None:
    words = words_for(name, lang)
    kinds = catalogue.find(name).kinds().orders
    assert 1 <= len(kinds) <= 25, "a select has at most 25 entries"
    titles = [words.order_title(kind) for kind in kinds.values()]
    assert len(set(titles)) == len(titles), titles
    assert all(1 <= len(title) <= 80 for title in titles)
    for kind in kinds.values():
        for field in kind.model_fields:
            assert 1 <= len(words.order_field(kind, field)) <= 100
            named = [words.order_value(kind, field, value) for value in values_of_field(kind, field)]
            assert len(set(named)) == len(named), f"{kind.word}: {field}: {named}"
            assert all(1 <= len(one) <= 100 for one in named)
            assert len(named) <= 25, "a select has at most 25 entries"


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_of_an_order_tells_every_value_apart(name: str, lang: str) -> None:
    words = words_for(name, lang)
    for kind, orders in combinations(name).items():
        sentences = {order: words.order(order) for order in orders}
        assert all(sentence.endswith(".") and len(sentence) <= 400 for sentence in sentences.values())
        for field in kind.model_fields:
            told: dict[Any, list[str]] = {}
            for order, sentence in sentences.items():
                told.setdefault(getattr(order, field), []).append(sentence)
            assert len({tuple(one) for one in told.values()}) == len(told), f"{kind.word}: {field} changes nothing"


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_to_disarm_has_its_words(name: str, lang: str) -> None:
    words = words_for(name, lang)
    for file in Path(home_of(catalogue.find(name))).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Disarm":
                [key] = node.args
                assert isinstance(key, ast.Constant)
                assert words.has(f"disarmed-{key.value}"), f"{lang}: disarmed-{key.value}"


# -- what they are -----------------------------------------------------------------------------------------------------


@GAMES
def test_orders_answer_questions_of_their_game_and_can_be_written_and_read(name: str) -> None:
    kinds = catalogue.find(name).kinds()
    asked = {step for step in kinds.steps if issubclass(step, Decision)}
    for kind, orders in combinations(name).items():
        assert kind.questions, f"{kind.word} answers nothing"
        assert set(kind.questions) <= asked
        for order in orders:
            assert read_order(kinds.orders, order.written()) == order


@GAMES
def test_every_game_names_a_plausible_set_of_orders(name: str) -> None:
    orders = catalogue.kit(name).plausible
    assert orders
    assert {type(order) for order in orders} <= set(combinations(name))


# -- what they say -----------------------------------------------------------------------------------------------------


@SOME
@pytest.mark.parametrize("level", LEVELS)
def test_the_rules_accept_whatever_an_order_answers(case: Case, level: str) -> None:
    chance = random.Random(f"{case} {level}")
    game = case.start(level)
    answered = 0
    for _ in play(game, level, level):
        seat = chance.choice(game.asked)
        view = game.view_of(seat)
        answers = {answer for order in some(case.game, chance) if isinstance(answer := said(order, view), Action)}
        for answer in answers:
            answered += 1
            try:
                copy(game).submit(seat, answer)
            except Unforeseen:
                continue
    assert answered


@SOME
def test_an_order_knows_only_what_its_owner_sees(case: Case) -> None:
    chance = random.Random(str(case))
    for game in positions(case, every=8):
        for seat in game.asked:
            other = copy(game)
            shake_hidden(other, seat, chance)
            for order in some(case.game, chance):
                assert said(order, other.view_of(seat)) == said(order, game.view_of(seat)), order


@SOME
def test_orders_say_nothing_for_a_seat_that_is_not_awaited(case: Case) -> None:
    chance = random.Random(str(case))
    for game in positions(case, every=8):
        for seat in set(range(game.players)) - set(game.asked):
            assert decide(some(case.game, chance), game.view_of(Seat(seat))) is None


@SOME
@pytest.mark.parametrize("level", LEVELS)
def test_a_match_with_orders_at_every_seat_ends(case: Case, level: str) -> None:
    chance = random.Random(f"{case} {level}")
    armed = [catalogue.kit(case.game).plausible, *(some(case.game, chance) for _ in range(1, case.players))]
    for orders in armed[1:]:
        chance.shuffle(orders)
    house = levels(case.game)[level]
    game = case.start(level)
    pieces = game.census()
    for _ in playout(game, [with_orders(house, orders) for orders in armed], level):
        assert game.census() == pieces
    assert game.over


def answers_in(name: str) -> Iterator[set[tuple[type[Order], type[Decision]]]]:
    """Which orders answered which questions, playout by playout."""
    ways = [case for case in cases() if case.game == name]
    chance = random.Random(name)
    for number in range(PLAYOUTS):
        case = chance.choice(ways)
        found = set()
        game = case.start(str(number))
        for seat, _ in play(game, str(number), LEVELS[number % 2]):
            view = game.view_of(seat)
            for kind, orders in combinations(name).items():
                if type(view.step) in kind.questions:
                    tried = chance.sample(orders, min(TRIED, len(orders)))
                    if any(isinstance(said(order, view), Action) for order in tried):
                        found.add((kind, type(view.step)))
        yield found


@pytest.mark.exhaustive
@GAMES
def test_every_order_answers_each_of_its_questions_in_some_playout(name: str) -> None:
    dead = {(kind, question) for kind in combinations(name) for question in kind.questions}
    for found in answers_in(name):
        dead -= found
        if not dead:
            return
    assert not dead, {(kind.word, question.word) for kind, question in dead}
