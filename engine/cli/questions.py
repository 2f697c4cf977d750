"""`python -m engine questions`: which questions a player is asked in a match, how often, and how many are idle."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from engine.cli import asked
from engine.cli.soak import progress
from engine.cli.words import DEFAULT, say
from engine.core import catalogue
from engine.core.action import Action, Offer
from engine.core.dice import Dice
from engine.core.game import Game
from engine.core.house import House, playout
from engine.core.view import PrivateView

#: the last line of the table
TOTAL = "total"


def add_to(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser("questions", help=say("questions-about"))
    asked.add_table(parser, players=4, house=False)
    parser.add_argument("--house", default="regular", metavar="LEVEL", help=say("help-house", default=DEFAULT))
    parser.add_argument("--games", type=int, default=30, metavar="N", help=say("help-games", default=DEFAULT))
    parser.set_defaults(run=run)


@dataclass
class QuestionCount:
    """What became of one kind of question, all seats together."""

    #: how often someone was called to the table with it
    asked: int = 0
    #: how often someone pressed for it
    answers: int = 0
    #: answers where the rules accepted one thing only
    single: int = 0
    #: answers that declined, or did what is done for a player who stays away
    idle: int = 0

    def add(self, other: QuestionCount) -> None:
        """Count another one in."""
        self.asked += other.asked
        self.answers += other.answers
        self.single += other.single
        self.idle += other.idle


@dataclass
class QuestionCounts:
    """The questions of all matches by their names."""

    kinds: dict[str, QuestionCount] = field(default_factory=dict)

    def total(self) -> QuestionCount:
        """All kinds together."""
        found = QuestionCount()
        for count in self.kinds.values():
            found.add(count)
        return found

    def count(self, view: PrivateView[Any, Any], action: Action, new: bool) -> None:
        """Someone answers; new, if he was not at the table for this question before."""
        assert view.step
        kind = self.kinds.setdefault(type(view.step).word, QuestionCount())
        kind.asked += new
        kind.answers += 1
        kind.single += is_single(view)
        declines = catalogue.kit(view.game).panel.appearance(type(action)).declines
        kind.idle += declines or action == view.step.absent(view)


def is_single(view: PrivateView[Any, Any]) -> bool:
    """Whether the question takes one answer only; liberties beside it are no answers."""
    assert view.step
    options = view.step.options(view)
    if len(options) != 1:
        return False
    [only] = options
    return not isinstance(only, Offer) or all(len(values) == 1 for values in only.fields.values())


def counted(counts: QuestionCounts, house: House) -> House:
    """A house player that counts what it is asked."""
    seen = Counter[int]()

    def decide(view: PrivateView[Any, Any], dice: Dice) -> Action:
        action = house(view, dice)
        seen[view.question] += 1
        counts.count(view, action, seen[view.question] == 1)
        return action

    return decide


def measure(game: Game[Any, Any, Any], house: House, counts: QuestionCounts, seed: str) -> None:
    """Play a match and count its questions."""
    for _ in playout(game, [counted(counts, house) for _ in range(game.players)], seed):
        pass


def run(call: argparse.Namespace) -> int:
    """Play, count, print a table."""
    tables = asked.tables_of(call)
    [house] = asked.houses_of(call.game, 1, call.house)
    counts = QuestionCounts()
    for number in progress(call.games, sys.stderr):
        seed = f"{call.seed}/{number}"
        measure(tables.started(seed), house, counts, seed)
    print(say("questions-title", game=call.game, players=tables.players, games=call.games, house=call.house))
    print("\n".join(table(counts, tables.players * call.games)))
    return 0


def table(counts: QuestionCounts, people: int) -> Iterable[str]:
    """Per kind of question and player: asked, answered, the share with one answer only, the share left at rest."""
    heads = [say(f"questions-{head}") for head in ("asked", "answers", "single", "idle")]
    yield f"{'':24}" + "".join(f"{head:>14}" for head in heads)
    kinds = sorted(counts.kinds.items(), key=lambda kind: -kind[1].asked)
    for name, count in [*kinds, (TOTAL, counts.total())]:
        numbers = f"{count.asked / people:14.1f}{count.answers / people:14.1f}"
        shares = f"{count.single / count.answers:14.0%}{count.idle / count.answers:14.0%}"
        yield f"{name:24}{numbers}{shares}"
