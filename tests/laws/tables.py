"""Every game, player count and option the laws run over, and small tools to play them."""

from __future__ import annotations

import itertools
import os
import random
import typing
from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Any

import msgspec

from engine.core import catalogue
from engine.core.action import Action, Offer, Option
from engine.core.dice import Dice, seed_of
from engine.core.drawers import Pile
from engine.core.game import Game
from engine.core.house import House, levels
from engine.core.illegal import Illegal
from engine.core.seat import Seat
from engine.core.step import Decision
from engine.core.view import PrivateView, PublicView

AnyGame = Game[Any, Any, Any]
#: set by `make quick`: each game once, in its smallest form
QUICK = bool(os.environ.get("PARAVENT_QUICK"))
#: the games the laws run over, those of installed packages too; or only some, whose tests ask for it
ALONE = "PARAVENT_GAMES" in os.environ
NAMES = tuple(os.environ["PARAVENT_GAMES"].split(",")) if ALONE else catalogue.names()
#: those whose tests and records lie here
OURS = tuple(name for name in NAMES if name not in catalogue.installed())


class Case(typing.NamedTuple):
    """One way to play one game."""

    game: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        options = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.players}{options}"

    def start(self, seed: str = "law") -> AnyGame:
        title = catalogue.find(self.game)
        game, _ = title.start(self.players, seed_of(seed), title.Variant.model_validate(self.options))
        return game


def values_of(kind: Any) -> list[Any]:
    """Every value an option can take."""
    if kind is bool:
        return [False, True]
    if isinstance(kind, type) and issubclass(kind, Enum):
        return [member.value for member in kind]
    if typing.get_origin(kind) is typing.Literal:
        return list(typing.get_args(kind))
    raise TypeError(f"the laws cannot list the values of an option of type {kind}")


def cases(per_count: int | None = None) -> list[Case]:
    """All allowed combinations, or the first few of each player count."""
    found = []
    for name in NAMES:
        title = catalogue.find(name)
        fields = title.Variant.model_fields
        combinations = [
            dict(zip(fields, combination, strict=True))
            for combination in itertools.product(*(values_of(field.annotation) for field in fields.values()))
        ]
        for players in title.seats[:1] if QUICK else title.seats:
            allowed = []
            for options in combinations:
                try:
                    title.Variant.model_validate(options).check(players)
                except (Illegal, ValueError):
                    continue
                allowed.append(Case(name, players, options))
            assert allowed, f"{name} cannot be played by {players}"
            found += allowed[: 1 if QUICK else per_count]
    return found


def questions_in(name: str) -> int:
    """How many kinds of question a game has."""
    return sum(issubclass(step, Decision) for step in catalogue.find(name).kinds().steps)


def copy(game: AnyGame) -> AnyGame:
    """The same position once more, as nobody has looked at it yet; that it is the one of its save, a law says."""
    branch = game.branch()
    branch._frozen = None
    return branch


def reloaded(game: AnyGame) -> AnyGame:
    """The same position once more, written down and read again."""
    return type(game).load(game.save(), game.data)


#: a playout that gets there does not end
ENDLESS = 20_000
#: what was done in a playout: position by position who did what; by its first position, its chance and its players
_PLAYED: dict[tuple[bytes, str, str], list[tuple[Seat, Action]]] = {}


def play(game: AnyGame, seed: str = "law", level: str = "rookie") -> Iterator[tuple[Seat, Action]]:
    """A playout, told before each action is submitted; what was thought up for one law is done again for the next."""
    key = (game.save(), seed, level)
    done = _PLAYED.get(key)
    found = []
    for seat, action in _thought_up(game, seed, level) if done is None else done:
        found.append((seat, action))
        yield seat, action
        game.submit(seat, action)
    assert game.over, "the playout does not end"
    _PLAYED[key] = found


def _thought_up(game: AnyGame, seed: str, level: str) -> Iterator[tuple[Seat, Action]]:
    house: House = levels(game.name)[level]
    dice = [Dice(f"{seed} {seat}") for seat in range(game.players)]
    for _ in range(ENDLESS):
        if game.over:
            return
        # anyone asked may answer first: simultaneous questions come in any order
        seat = game.asked[Dice(seed, {"order": game.question}).below("order", len(game.asked))]
        yield seat, house(game.view_of(seat), dice[seat])


def positions(case: Case, every: int, seed: str = "law") -> Iterator[AnyGame]:
    """Copies of positions of a playout."""
    game = case.start(seed)
    for number, _ in enumerate(play(game, seed)):
        if number % every == 0:
            yield copy(game)


def members(option: Option, chance: random.Random, most: int = 4) -> list[Action]:
    """The option itself, or some members of an offer with its first corner."""
    if not isinstance(option, Offer):
        return [option]
    drawn = [
        option.action(**{name: chance.choice(list(values)) for name, values in option.fields.items()})
        for _ in range(most)
    ]
    return [option.first(), *drawn]


def accepted(game: AnyGame, seat: Seat, action: Action) -> bool:
    """Whether the rules would take the action; the game stays as it is."""
    try:
        copy(game).submit(seat, action)
    except Illegal:
        return False
    return True


def invented(game: AnyGame, seat: Seat, chance: random.Random, words: list[str] | None = None) -> Action | None:
    """Any action of the game with any values, well-formed but mostly nonsense; who invents many knows the words."""
    kind = chance.choice(list(game.kinds().actions.values()))
    words = words_in(game, seat) if words is None else words
    fields = {name: any_value(field.annotation, words, chance) for name, field in kind.model_fields.items()}
    try:
        return kind.model_validate(fields)
    except ValueError:
        return None


def words_in(game: AnyGame, seat: Seat) -> list[str]:
    """Every name that a seat can see."""
    return _words_in(msgspec.to_builtins(game.hands[seat])) + _words_in(msgspec.to_builtins(game.table))


def any_value(kind: Any, words: list[str], chance: random.Random) -> Any:
    """Any value of a declared type, small numbers and known names first of all."""
    while isinstance(kind, typing.NewType):
        kind = kind.__supertype__
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin in (tuple, list):
        return [any_value(args[0], words, chance) for _ in range(chance.randrange(4))]
    if args and origin is not typing.Literal:
        return any_value(chance.choice(args), words, chance)
    if kind is bool:
        return chance.random() < 0.5
    if kind is int:
        return chance.choice([0, 0, 1, 1, 2, 3, 4, 5, 7, 12])
    if kind is str:
        return chance.choice([*words, "nonsense"])
    if kind is type(None):
        return None
    return chance.choice(values_of(kind))


def _words_in(thing: Any) -> list[str]:
    if isinstance(thing, str):
        return [thing]
    if isinstance(thing, dict):
        return [word for value in thing.values() for word in _words_in(value)]
    if isinstance(thing, list | tuple):
        return [word for value in thing for word in _words_in(value)]
    return []


def seen(game: AnyGame, seat: Seat | None) -> bytes:
    """All that a seat, or a spectator, can see, as bytes."""
    return shown(game.view() if seat is None else game.view_of(seat))


def shown(view: PublicView[Any] | PrivateView[Any, Any]) -> bytes:
    """Everything in a view, as bytes."""
    fields = {name: getattr(view, name) for name in _told_fields(type(view))}
    answer = getattr(view, "answer", None)
    return _encode([fields, answer and answer.written()]) + _shown_tables(view.table)


@cache
def _told_fields(kind: type[msgspec.Struct]) -> list[str]:
    elsewhere = ("data", "variant", "liberties", "answer", "table")
    return [name for name in kind.__struct_fields__ if name not in elsewhere]


class _ShownTables:
    """Tables as bytes: those who look at the same position are shown the same table, which cannot be changed."""

    def __init__(self) -> None:
        self._table: Any = None
        self._bytes = b""

    def __call__(self, table: Any) -> bytes:
        if table is not self._table:
            self._table, self._bytes = table, _encode(table)
        return self._bytes


def _plain(thing: Any) -> Any:
    return dict(thing)


_encode = msgspec.json.Encoder(enc_hook=_plain).encode
_shown_tables = _ShownTables()


def shaken(thing: Any, chance: random.Random) -> None:
    """Change every number and order in a hidden drawer."""
    if isinstance(thing, Pile):
        chance.shuffle(thing.cards)
        return
    if isinstance(thing, list):
        chance.shuffle(thing)
        for item in thing:
            shaken(item, chance)
        return
    if isinstance(thing, dict):
        for value in thing.values():
            shaken(value, chance)
        return
    if isinstance(thing, msgspec.Struct) and not thing.__struct_config__.frozen:
        for name in thing.__struct_fields__:
            value = getattr(thing, name)
            if isinstance(value, int) and not isinstance(value, bool):
                setattr(thing, name, value + chance.randrange(4))
            else:
                shaken(value, chance)


def shake_hidden(game: AnyGame, seat: int | None, chance: random.Random) -> AnyGame:
    """Change all that a seat, or someone who only watches, can't see; the same game for further use."""
    hidden = [game.box, *(hand for owner, hand in enumerate(game.hands) if owner != seat)]
    for drawer in hidden:
        shaken(drawer, chance)
    places = [place for drawer in hidden for place in places_in(drawer)]
    names = [holder[key] if isinstance(holder, list) else getattr(holder, key) for holder, key in places]
    chance.shuffle(names)
    for (holder, key), name in zip(places, names, strict=True):
        if isinstance(holder, list):
            holder[key] = name
        else:
            setattr(holder, key, name)
    return game


def places_in(thing: Any) -> Iterator[tuple[Any, Any]]:
    """Where in a hidden drawer a card or another thing with a name lies."""
    if isinstance(thing, list):
        yield from ((thing, number) for number, item in enumerate(thing) if isinstance(item, str))
        for item in thing:
            yield from places_in(item)
    elif isinstance(thing, dict):
        for value in thing.values():
            yield from places_in(value)
    elif isinstance(thing, msgspec.Struct) and not thing.__struct_config__.frozen:
        for name in thing.__struct_fields__:
            value = getattr(thing, name)
            if isinstance(value, str):
                yield thing, name
            yield from places_in(value)
