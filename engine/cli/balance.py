"""`python -m engine balance`: how often each start wins among equals; a fair start has its fair share."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import Any, NamedTuple

from engine.cli import asked, results
from engine.cli.results import Line, Results, play_all
from engine.cli.words import DEFAULT, say
from engine.core import catalogue
from engine.core.chances import wilson
from engine.core.dice import seed_of
from engine.core.expert import expert
from engine.core.house import EXPERT, REGULAR, levels, playout
from engine.core.illegal import Illegal
from engine.core.record import data_digest

#: playouts of a decision: enough to see what a start is good for, and quick
QUICK = 8
#: shares of a fair share between which a start is called fair
FAIR = (0.7, 1.4)


class Trial(NamedTuple):
    """What is played, and by whom."""

    game: str
    players: int
    options: dict[str, Any]
    seed: str
    judge: str
    budget: int
    #: an owner's component file
    data: bytes | None


def add_to(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser("balance", help=say("balance-about"))
    parser.add_argument("game", help=say("help-game"))
    parser.add_argument("--players", type=int, default=4, metavar="N", help=say("help-players", default=DEFAULT))
    parser.add_argument(
        "--judge", default=EXPERT, choices=(REGULAR, EXPERT), help=say("balance-judge", default=DEFAULT)
    )
    parser.add_argument("--data", metavar="FILE", help=say("help-data"))
    results.add_to(parser, games=200)
    parser.set_defaults(run=run)


def run(call: argparse.Namespace) -> int:
    """Play, and print a table."""
    title = asked.title_of(call.game)
    players = asked.players_of(title, call.players)
    results.check(call)
    data = asked.data_of(title, call.data)
    options = asked.options_of(title, call.option)
    budget = (QUICK if call.budget is None else call.budget) if call.judge == EXPERT else 0
    trial = Trial(call.game, players, options, call.seed, call.judge, budget, data)
    try:
        title.start(players, seed_of(call.seed), title.Variant.model_validate(options), components(call.game, data))
    except Illegal as illegal:
        raise asked.refused(call.game, illegal) from None
    about = {**trial._asdict(), "data": data_digest(data), "rules": title.newest_rules}
    lines = play_all(Results(call.results, about), call.games, call.cores, partial(judge, trial))
    for line in table(trial, lines):
        print(line)
    return 0


@cache
def components(game: str, raw: bytes | None) -> Any:
    """The component data of a trial, read once in each process."""
    return asked.title_of(game).components(raw) if raw is not None else None


def judge(trial: Trial, number: int) -> Line:
    """One game: what each seat began with, and its share in the victory."""
    title, seed = asked.title_of(trial.game), f"{trial.seed}/{number}"
    variant = title.Variant.model_validate(trial.options)
    game, _ = title.start(trial.players, seed_of(seed), variant, components(trial.game, trial.data))
    starts = catalogue.kit(trial.game).starts
    began = [[str(label) for label in labels] for labels in starts(game)]
    house = expert(trial.budget) if trial.judge == EXPERT else levels(trial.game)[trial.judge]
    for _ in playout(game, [house] * trial.players, seed):
        pass
    winners = game.winners()
    return {"starts": began, "won": [(seat in winners) / max(1, len(winners)) for seat in range(trial.players)]}


class Start(NamedTuple):
    """How often a start was played, and how often it won."""

    name: str
    games: int
    wins: float


def starts_of(lines: Sequence[Line]) -> list[list[Start]]:
    """Each kind of start by name: peoples, places in the first turn order."""
    found: list[dict[str, tuple[int, float]]] = []
    for line in lines:
        for labels, won in zip(line["starts"], line["won"], strict=True):
            for kind, label in enumerate(labels):
                if kind == len(found):
                    found.append({})
                games, wins = found[kind].get(label, (0, 0.0))
                found[kind][label] = games + 1, wins + won
    return [[Start(name, *kind[name]) for name in sorted(kind)] for kind in found]


def table(trial: Trial, lines: Sequence[Line]) -> Iterator[str]:
    """A line for each start: its share of a fair share, which is 1, and the interval that holds it."""
    judged = f"{trial.judge} ({trial.budget})" if trial.budget else trial.judge
    game, seats, seed = trial.game, trial.players, trial.seed
    yield say("balance-title", game=game, players=seats, games=len(lines), seed=seed, judge=judged)
    for kind in starts_of(lines):
        yield f"{'':<18}{'games':>7}{'wins':>8}{'share':>8}{'95 of 100':>14}"
        for start in kind:
            low, high = (trial.players * edge for edge in wilson(start.wins, start.games))
            share = trial.players * start.wins / start.games
            mark = "" if FAIR[0] <= share <= FAIR[1] else " *"
            yield f"{start.name:<18}{start.games:>7}{start.wins:>8.1f}{share:>8.2f}{f'{low:.2f}-{high:.2f}':>14}{mark}"
    yield say("balance-fair", least=str(FAIR[0]), most=str(FAIR[1]))
