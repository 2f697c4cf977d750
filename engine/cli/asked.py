"""What the person at the terminal asked for, checked: a wrong call gets one clear sentence."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from engine.core import catalogue
from engine.core.game import Game
from engine.core.house import House, levels
from engine.core.illegal import Illegal
from engine.core.words import words_for


class WrongCall(Exception):
    """One sentence for stderr; the exit code is 2."""


def title_of(name: str) -> type[Game[Any, Any, Any]]:
    """The game of that name."""
    try:
        return catalogue.find(name)
    except KeyError:
        if why := catalogue.broken().get(name):
            raise WrongCall(f"This game cannot be played: {why}") from None
        raise WrongCall(f"There is no game called {name!r}. There are: {', '.join(catalogue.names())}.") from None


def options_of(game: type[Game[Any, Any, Any]], given: Sequence[str]) -> dict[str, Any]:
    """--option name=value, as the game's variant wants it."""
    options: dict[str, Any] = {}
    known = game.Variant.model_fields
    for one in given:
        name, sign, value = one.partition("=")
        if not sign:
            raise WrongCall(f"An option has the form name=value, not {one!r}.")
        if name not in known:
            there = f"It has: {', '.join(known)}." if known else "It has none."
            raise WrongCall(f"{game.name} has no option {name!r}. {there}")
        options[name] = value
    try:
        return game.Variant.model_validate(options).model_dump(mode="json")
    except ValidationError as error:
        first = error.errors()[0]
        raise WrongCall(f"Option {first['loc'][0] if first['loc'] else ''}: {first['msg']}.") from None


def data_of(game: type[Game[Any, Any, Any]], file: str | None) -> bytes | None:
    """--data FILE, read and checked."""
    if file is None:
        return None
    raw = bytes_of(file)
    try:
        game.components(raw)
    except ValueError as error:
        lines = str(error).splitlines()
        more = "".join(f"\n  {line}" for line in lines[1:])
        raise WrongCall(f"{file} cannot be used as component data: {lines[0]}{more}") from None
    return raw


def bytes_of(file: str) -> bytes:
    """A file that can be read."""
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise WrongCall(f"{file} cannot be read: {error.strerror}.") from None


def players_of(game: type[Game[Any, Any, Any]], players: int) -> int:
    """A number of players the game is for."""
    if players not in game.seats:
        raise WrongCall(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not for {players}.")
    return players


def houses_of(game: str, players: int, given: str) -> list[House]:
    """--house LEVEL for everybody, or one per seat, with commas."""
    known = levels(game)
    wanted = given.split(",")
    for one in wanted:
        if one not in known:
            raise WrongCall(f"There is no house player {one!r}. There are: {', '.join(known)}.")
    if len(wanted) == 1:
        wanted *= players
    if len(wanted) != players:
        raise WrongCall(f"--house names {len(wanted)} players, but {players} play.")
    return [known[one] for one in wanted]


def refused(game: str, illegal: Illegal) -> WrongCall:
    """A set-up the rules do not allow, as a sentence."""
    return WrongCall(words_for(game, "en").refusal(illegal))


def add_table(parser: argparse.ArgumentParser, *, players: int, house: bool = True) -> None:
    """What play, soak and pace have in common; pace measures every level."""
    parser.add_argument("game", help="name of the game")
    parser.add_argument(
        "--players", type=int, default=players, metavar="N", help="number of players (default: %(default)s)"
    )
    parser.add_argument("--seed", default="1", help="secret from which all chance follows (default: %(default)s)")
    if house:
        parser.add_argument(
            "--house", default="rookie", metavar="LEVEL[,LEVEL...]", help="who plays (default: %(default)s)"
        )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; repeatable"
    )
    parser.add_argument("--data", metavar="FILE", help="your own copy of the component data")
