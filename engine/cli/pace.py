"""`python -m engine pace`: how often people are asked in a match, with standing orders and without."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.cli import asked
from engine.cli.soak import progress
from engine.cli.words import DEFAULT, machine_language, say
from engine.core import catalogue
from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.game import Game
from engine.core.house import House, playout, with_orders
from engine.core.orders import Order
from engine.core.view import PrivateView
from engine.core.words import words_for

LEVELS = ("rookie", "regular")


def add_to(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser("pace", help=say("pace-about"))
    asked.add_table(parser, players=4, house=False)
    parser.add_argument("--games", type=int, default=30, metavar="N", help=say("help-games", default=DEFAULT))
    parser.set_defaults(run=run)


class PaceFigures(NamedTuple):
    """What a match wants of all its people together."""

    #: how often someone is called to the table
    questions: int
    #: how often someone presses, with plans of several steps
    answers: int


class CountingPlayer:
    """A house player that counts what it is asked itself."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.answers = 0
        self.questions = set[int]()

    def __call__(self, view: PrivateView[Any, Any], dice: Dice) -> Action:
        self.answers += 1
        self.questions.add(view.question)
        return self._house(view, dice)


def measure(game: Game[Any, Any, Any], house: House, orders: Sequence[Order], seed: str) -> PaceFigures:
    """Play a match in which every seat has these orders armed."""
    people = [CountingPlayer(house) for _ in range(game.players)]
    for _ in playout(game, [with_orders(person, orders) for person in people], seed):
        pass
    return PaceFigures(sum(len(person.questions) for person in people), sum(person.answers for person in people))


def run(call: argparse.Namespace) -> int:
    """Play, count, print the orders and a table."""
    tables = asked.tables_of(call)
    orders, words = catalogue.kit(call.game).plausible, words_for(call.game, machine_language())
    found: dict[tuple[str, bool], list[PaceFigures]] = {}
    for number in progress(call.games, sys.stderr):
        seed = f"{call.seed}/{number}"
        for level in LEVELS:
            [house] = asked.houses_of(call.game, 1, level)
            for armed in (False, True):
                found.setdefault((level, armed), []).append(
                    measure(tables.started(seed), house, orders if armed else (), seed)
                )
    print(say("pace-title", game=call.game, players=tables.players, games=call.games))
    for order in orders:
        print(f"- {words.order(order)}")
    print(f"\n{'':10}{'questions':>10}{'ordered':>10}{'answers':>10}{'ordered':>10}")
    for level in LEVELS:
        plain, ordered = found[level, False], found[level, True]
        numbers = [mean(plain, 0), mean(ordered, 0), mean(plain, 1), mean(ordered, 1)]
        print(f"{level:10}" + "".join(f"{number:10.1f}" for number in numbers))
    return 0


def mean(paces: Sequence[PaceFigures], column: int) -> float:
    """Of one column, per match."""
    return sum(pace[column] for pace in paces) / len(paces)
