"""`python -m engine arena`: house players against each other, many games on every core; who wins how often."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from statistics import fmean
from time import process_time
from typing import Any, NamedTuple

from engine.cli import asked, results
from engine.cli.results import Line, Results, play_all
from engine.cli.words import DEFAULT, say
from engine.core.action import Action
from engine.core.chances import wilson
from engine.core.dice import Dice, seed_of
from engine.core.expert import consider
from engine.core.house import EXPERT, House, levels, playout
from engine.core.illegal import Illegal
from engine.core.view import PrivateView


class Bout(NamedTuple):
    """What is played in the arena."""

    game: str
    #: level of each place; the places move on by one seat from game to game
    places: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    budget: int | None

    def written(self) -> dict[str, Any]:
        """As it stands in a file."""
        return {**self._asdict(), "places": list(self.places)}


class Fought(NamedTuple):
    """One game of the arena, by place."""

    #: the share in the victory
    won: list[float]
    #: CPU seconds of each decision, and playouts of those that were thought about
    seconds: list[list[float]]
    playouts: list[list[int]]


def add_to(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser("arena", help=say("arena-about"))
    parser.add_argument("game", help=say("help-game"))
    parser.add_argument(
        "--seats",
        default="expert,regular,regular,regular",
        metavar="LEVEL,...",
        help=say("help-house", default=DEFAULT),
    )
    results.add_to(parser, games=60)
    parser.set_defaults(run=run)


def run(call: argparse.Namespace) -> int:
    """Play, and print a table."""
    title = asked.title_of(call.game)
    places = tuple(call.seats.split(","))
    players = asked.players_of(title, len(places))
    asked.houses_of(call.game, players, call.seats)
    results.check(call)
    bout = Bout(call.game, places, asked.options_of(title, call.option), call.seed, call.budget)
    try:
        title.start(players, seed_of(call.seed), title.Variant.model_validate(bout.options))
    except Illegal as illegal:
        raise asked.refused(call.game, illegal) from None
    # games by other rules, or with other printed numbers, are another run
    about = {**bout.written(), "rules": title.newest_rules}
    lines = play_all(Results(call.results, about), call.games, call.cores, partial(fought_line, bout))
    fought = [Fought(**line) for line in lines]
    for line in table(bout, fought):
        print(line)
    return 0


def fight(bout: Bout, number: int) -> Fought:
    """One game; its number tells who sits where, and follows with the seed to all chance."""
    title, players, seed = asked.title_of(bout.game), len(bout.places), f"{bout.seed}/{number}"
    game, _ = title.start(players, seed_of(seed), title.Variant.model_validate(bout.options))
    seconds: list[list[float]] = [[] for _ in bout.places]
    playouts: list[list[int]] = [[] for _ in bout.places]
    # the place of each seat
    seated = [(seat + number) % players for seat in range(players)]
    houses = [_timed(bout, place, seconds[place], playouts[place]) for place in seated]
    for _ in playout(game, houses, seed):
        pass
    winners = game.winners()
    won = [0.0] * players
    for seat in winners:
        won[seated[seat]] = 1 / len(winners)
    return Fought(won, seconds, playouts)


def fought_line(bout: Bout, number: int) -> Line:
    """One game as it is written down."""
    return fight(bout, number)._asdict()


def _timed(bout: Bout, place: int, seconds: list[float], playouts: list[int]) -> House:
    """The house player of a place, with notes on how long it thinks."""
    level = bout.places[place]
    house = levels(bout.game)[level]

    def decide(view: PrivateView[Any, Any], dice: Dice) -> Action:
        begun = process_time()
        if level == EXPERT:
            considered = consider(view, dice, bout.budget)
            action = considered.action
            if considered.playouts:
                playouts.append(considered.playouts)
        else:
            action = house(view, dice)
        seconds.append(process_time() - begun)
        return action

    return decide


def table(bout: Bout, fought: Sequence[Fought]) -> list[str]:
    """A line for each level that took part."""
    lines = [
        f"{bout.game}, {len(bout.places)} players, {len(fought)} games, seed {bout.seed}, fair share "
        f"{100 / len(bout.places):.0f} %",
        f"{'':<10}{'wins':>8}{'rate':>8}{'95 of 100':>15}{'decisions':>11}{'playouts':>10}{'p50 s':>8}{'p95 s':>8}",
    ]
    for level in dict.fromkeys(bout.places):
        own = [place for place, other in enumerate(bout.places) if other == level]
        wins, games = sum(one.won[place] for one in fought for place in own), len(fought) * len(own)
        seconds = sorted(second for one in fought for place in own for second in one.seconds[place])
        playouts = [count for one in fought for place in own for count in one.playouts[place]]
        low, high = wilson(wins, games)
        lines.append(
            f"{level:<10}{wins:>8.1f}{100 * wins / games:>7.1f}%{f'{100 * low:.1f}-{100 * high:.1f} %':>15}"
            f"{len(seconds):>11}{fmean(playouts) if playouts else 0:>10.1f}"
            f"{_quantile(seconds, 0.5):>8.3f}{_quantile(seconds, 0.95):>8.3f}"
        )
    return lines


def _quantile(values: Sequence[float], share: float) -> float:
    return values[min(len(values) - 1, int(share * len(values)))] if values else 0.0
