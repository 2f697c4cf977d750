"""What the person at the terminal asked for, checked: a wrong call gets one clear sentence."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import ValidationError

from engine.cli.words import DEFAULT, machine_language, say, why
from engine.core import catalogue
from engine.core.dice import seed_of
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
        if broken := catalogue.broken().get(name):
            raise WrongCall(say("game-broken", why=broken)) from None
        raise WrongCall(say("game-unknown", name=name, games=", ".join(catalogue.names()))) from None


def options_of(game: type[Game[Any, Any, Any]], given: Sequence[str]) -> dict[str, Any]:
    """--option name=value, as the game's variant wants it."""
    options: dict[str, Any] = {}
    known = game.Variant.model_fields
    for one in given:
        name, sign, value = one.partition("=")
        if not sign:
            raise WrongCall(say("option-form", typed=one))
        if name not in known:
            if not known:
                raise WrongCall(say("option-none", game=game.name, name=name))
            raise WrongCall(say("option-unknown", game=game.name, name=name, options=", ".join(known)))
        options[name] = value
    try:
        return game.Variant.model_validate(options).model_dump(mode="json")
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0]) if first["loc"] else ""
        raise WrongCall(say("option-wrong", name=name, why=first["msg"])) from None


def data_of(game: type[Game[Any, Any, Any]], file: str | None) -> bytes | None:
    """--data FILE, read and checked."""
    if file is None:
        return None
    raw = bytes_of(file)
    try:
        game.components(raw)
    except ValueError as error:
        lines = why(error).splitlines()
        more = "".join(f"\n  {line}" for line in lines[1:])
        raise WrongCall(say("data-wrong", file=file, why=f"{lines[0]}{more}")) from None
    return raw


def bytes_of(file: str) -> bytes:
    """A file that can be read."""
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise WrongCall(say("file-unreadable", file=file, why=str(error.strerror))) from None


def players_of(game: type[Game[Any, Any, Any]], players: int) -> int:
    """A number of players the game is for."""
    if players not in game.seats:
        raise WrongCall(say("players-wrong", game=game.name, least=game.seats[0], most=game.seats[-1], players=players))
    return players


def houses_of(game: str, players: int, given: str) -> list[House]:
    """--house LEVEL for everyone, or one per seat, with commas."""
    known = levels(game)
    wanted = given.split(",")
    for one in wanted:
        if one not in known:
            raise WrongCall(say("house-unknown", name=one, levels=", ".join(known)))
    if len(wanted) == 1:
        wanted *= players
    if len(wanted) != players:
        raise WrongCall(say("house-count", named=len(wanted), players=players))
    return [known[one] for one in wanted]


class Tables(NamedTuple):
    """Many matches of one game, with the same players, options and components."""

    title: type[Game[Any, Any, Any]]
    players: int
    variant: Any
    data: Any

    def started(self, seed: str) -> Game[Any, Any, Any]:
        """The match of that seed, at its first question."""
        try:
            game, _ = self.title.start(self.players, seed_of(seed), self.variant, self.data)
        except Illegal as illegal:
            raise refused(self.title.name, illegal) from None
        return game


def tables_of(call: argparse.Namespace) -> Tables:
    """What `add_table` asked for, and a number of matches above zero."""
    title = title_of(call.game)
    players = players_of(title, call.players)
    raw = data_of(title, call.data)
    if call.games < 1:
        raise WrongCall(say("games-few"))
    variant = title.Variant.model_validate(options_of(title, call.option))
    return Tables(title, players, variant, title.components(raw) if raw is not None else None)


def refused(game: str, illegal: Illegal) -> WrongCall:
    """A set-up the rules do not allow, as a sentence."""
    return WrongCall(words_for(game, machine_language()).refusal(illegal))


def add_table(parser: argparse.ArgumentParser, *, players: int, house: bool = True) -> None:
    """What play, soak and pace have in common; pace measures every level."""
    parser.add_argument("game", help=say("help-game"))
    parser.add_argument("--players", type=int, default=players, metavar="N", help=say("help-players", default=DEFAULT))
    parser.add_argument("--seed", default="1", help=say("help-seed", default=DEFAULT))
    if house:
        parser.add_argument(
            "--house", default="rookie", metavar="LEVEL[,LEVEL...]", help=say("help-house", default=DEFAULT)
        )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("help-option"))
    parser.add_argument("--data", metavar="FILE", help=say("help-data"))
