"""`python -m engine balance`: how often each start wins among equals; a fair start has its fair share."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import Any, NamedTuple

from engine.cli import asked, results
from engine.cli.expected import Scored, decided_by_points, expected_shares
from engine.cli.results import Line, Results, play_all
from engine.cli.words import DEFAULT, say
from engine.core import catalogue
from engine.core.chances import Chance, wilson
from engine.core.dice import seed_of
from engine.core.expert import expert
from engine.core.house import EXPERT, REGULAR, levels, playout
from engine.core.illegal import Illegal
from engine.core.record import data_digest

#: playouts of a decision: enough to see what a start is good for, and quick
QUICK = 4
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
    won = [(seat in winners) / max(1, len(winners)) for seat in range(trial.players)]
    return {"starts": began, "won": won, "points": game.tally()}


class Start(NamedTuple):
    """How often a start was played, how often it won, and which share its points let expect; None in a race."""

    name: str
    games: int
    wins: float
    expected: Chance | None = None


def starts_of(lines: Sequence[Line]) -> list[list[Start]]:
    """Each kind of start by name: peoples, places in the first turn order."""
    kinds = range(len(lines[0]["starts"][0]))
    return [_starts(lines, kind) for kind in kinds]


def _starts(lines: Sequence[Line], kind: int) -> list[Start]:
    found: dict[str, Start] = {}
    # of a run that was begun when points were not written down yet
    told = [line for line in lines if "points" in line]
    games = [Scored([labels[kind] for labels in line["starts"]], line["points"]) for line in told]
    by_points = decided_by_points(games, [line["won"] for line in told])
    expected = expected_shares(games) if games and by_points else {}
    for line in lines:
        for labels, won in zip(line["starts"], line["won"], strict=True):
            name = labels[kind]
            _, played, wins, _ = found.get(name, Start(name, 0, 0.0))
            found[name] = Start(name, played + 1, wins + won, expected.get(name))
    return [found[name] for name in sorted(found)]


def table(trial: Trial, lines: Sequence[Line]) -> Iterator[str]:
    """A line for each start: its share of a fair share, which is 1, and the interval that holds it."""
    judged = f"{trial.judge} ({trial.budget})" if trial.budget else trial.judge
    game, seats, seed = trial.game, trial.players, trial.seed
    yield say("balance-title", game=game, players=seats, games=len(lines), seed=seed, judge=judged)
    for kind in starts_of(lines):
        yield f"{'':<18}{'games':>7}{'wins':>8}{'share':>8}{'95 of 100':>14}{'points':>10}{'95 of 100':>14}"
        for start in kind:
            edges = (trial.players * edge for edge in wilson(start.wins, start.games))
            counted = Chance(trial.players * start.wins / start.games, *edges)
            told = (f"{chance.share:.2f}" if chance else "-" for chance in (counted, start.expected))
            within = (f"{chance.low:.2f}-{chance.high:.2f}" if chance else "-" for chance in (counted, start.expected))
            by_wins, by_points = zip(told, within, strict=True)
            fair = FAIR[0] <= (start.expected or counted).share <= FAIR[1]
            yield (
                f"{start.name:<18}{start.games:>7}{start.wins:>8.1f}{by_wins[0]:>8}{by_wins[1]:>14}"
                f"{by_points[0]:>10}{by_points[1]:>14}{'' if fair else ' *'}"
            )
    yield say("balance-fair", least=str(FAIR[0]), most=str(FAIR[1]))
