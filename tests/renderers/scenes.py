"""Positions to draw, of any game: recorded matches as everyone and as each seat sees them, and who plays them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from engine.core import catalogue, house
from engine.core.action import Action, Offer, Option
from engine.core.copies import freezer
from engine.core.game import Game, Variant
from engine.core.record import from_bytes, replay
from engine.core.seat import Seat
from engine.core.view import PrivateView, PublicView
from renderers import png, registry
from renderers.canvas import PARTS
from renderers.choice import OpenChoice

RECORDS = Path(__file__).parents[1] / "records"
LEVELS = ("regular", "rookie")
#: as long and as strange as display names get
LONGEST = (
    "W" * 32,
    "Maximilian-Ferdinand von Habsburg",
    "Жанна Орлеанская",
    "名無し",
    "\U0001d4d2aterina ✨ degli Sforza-Œuvrard",
    "Ugo",
)


class Seen:
    """A position, and what everyone and each seat sees of it; made when someone looks."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._title, self._save, self._data = type(game), game.save(), game.data

    def load(self) -> Game[Any, Any, Any]:
        """The position once more."""
        return self._title.load(self._save, self._data)

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The position itself."""
        return _looked_at(self).game

    @property
    def public(self) -> Any:
        """As everyone sees it."""
        return _looked_at(self).public

    @property
    def private(self) -> list[Any]:
        """As each seat sees it."""
        return _looked_at(self).private

    @property
    def own(self) -> Any:
        """As the first who is asked sees it."""
        return self.private[self.game.asked[0] if self.game.asked else 0]


class _Looked:
    """What was made of a position."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.game = game

    @cached_property
    def public(self) -> Any:
        return self.game.view()

    @cached_property
    def private(self) -> list[Any]:
        return [self.game.view_of(Seat(seat)) for seat in range(self.game.players)]


@lru_cache(maxsize=100)
def _looked_at(seen: Seen) -> _Looked:
    """Only the newest are kept: there are thousands of positions in all records."""
    return _Looked(seen.load())


def matches(games: Collection[str]) -> list[tuple[str, str]]:
    """Every match to draw: a game, and the name of a record; of a game without records here, a number of players."""
    kept = [(file.parent.name, file.stem) for file in RECORDS.glob("*/*.txt") if file.parent.name in games]
    others = set(games) - {game for game, _ in kept}
    return sorted([*kept, *((game, f"{count}-players") for game in others for count in catalogue.find(game).seats)])


@cache
def recorded(game: str, name: str) -> tuple[Seen, ...]:
    """Every position of a recorded match: the same whatever house players learn."""
    file = RECORDS / game / f"{name}.txt"
    if file.exists():
        return tuple(Seen(now) for now, _ in replay(from_bytes(file.read_bytes())))
    players = int(name.partition("-")[0])
    started, _ = catalogue.find(game).start(players, name)
    found = [Seen(started)]
    for _ in house.playout(started, [house.levels(game)[LEVELS[seat % 2]] for seat in range(players)], name):
        found.append(Seen(started))  # noqa: PERF401  (the game object moves on)
    return tuple(found)


def at(seen: Sequence[Seen], share: float) -> Seen:
    """The position after this much of a match."""
    return seen[round(share * (len(seen) - 1))]


def thawed(view: Any, table: type[msgspec.Struct]) -> Any:
    """A copy of a view's table that can be changed."""
    return msgspec.json.decode(msgspec.json.encode(view.table, enc_hook=dict), type=table)


def with_table(view: Any, table: Any) -> PublicView[Any]:
    """The same view of another table."""
    frozen = freezer(type(table))(table)
    return PublicView(view.game, view.players, view.variant, view.data, view.question, view.step, view.asked, frozen)


def played(
    name: str, players: int, moves: int, level: str = "rookie", variant: Variant | None = None
) -> Game[Any, Any, Any]:
    """A match after this many moves of house players."""
    game, _ = catalogue.find(name).start(players, "secrets", variant)
    steps = house.playout(game, [house.levels(name)[level]] * players, "secrets")
    for _ in zip(range(moves), steps, strict=False):
        pass
    return game


def everything(game: Game[Any, Any, Any], seat: Seat | None, lang: str) -> list[bytes]:
    """All that a reader can be shown of a position: every picture, every text."""
    pictures = registry.find(game.name)
    names = [f"Player {number}" for number in range(game.players)]
    public, view = game.view(), game.view() if seat is None else game.view_of(seat)
    moments = pictures.held(view)
    found = [png.encoded(pictures.board(view, lang, None, names))]
    found += [png.encoded(pictures.closeup(view, number, lang, names)) for number in range(game.players)]
    found += [png.encoded(pictures.moment(name, view, lang, names)) for name in moments]
    if pictures.portrait:
        found.append(png.encoded(pictures.portrait(view, lang, names)))
    texts = [pictures.describe(view, lang, names)]
    texts += [pictures.alt(public, lang, names, kind) for kind in ("board", "closeup", *moments)]
    if seat is not None:
        own = game.view_of(seat)
        found.append(png.encoded(pictures.hand(own, lang, names)))
        if pictures.strip:
            found.append(png.encoded(pictures.strip(own, lang, names)))
        texts += [pictures.mine(own, lang, names), pictures.alt(own, lang, names, "hand")]
        texts.append(pictures.alt(own, lang, names, "portrait"))
    return found + [text.encode() for text in texts]


def assert_hidden(game: Game[Any, Any, Any], readers: Sequence[Seat | None], change: Callable[[], None]) -> None:
    """Static secrecy: change what is hidden from these readers, and what they get is byte-equal."""
    before = [everything(game, reader, "en") for reader in readers]
    change()
    game._frozen = None
    PARTS.clear()
    assert [everything(game, reader, "en") for reader in readers] == before


def assert_shown_to_its_owner(name: str, change: Callable[[Any], None]) -> None:
    """Change the hand of a seat, and its own picture is another."""
    pictures, (game, _) = registry.find(name), catalogue.find(name).start(3, "secrets")
    before = png.encoded(pictures.hand(game.view_of(Seat(0)), "en"))
    change(game.hands[0])
    game._frozen = None
    assert png.encoded(pictures.hand(game.view_of(Seat(0)), "en")) != before


def choices(own: PrivateView[Any, Any]) -> dict[type[Action], list[Action]]:
    """The listed options of a seat by kind of action."""
    found: dict[type[Action], list[Action]] = {}
    options: list[Option] = own.options()
    for option in options:
        if not isinstance(option, Offer):
            found.setdefault(type(option), []).append(option)
    return found


def possible(options: list[Action], chosen: dict[str, Any]) -> dict[str, list[Any]]:
    """For each field the values that agree with what is chosen for the others, as a panel has them."""
    return {
        name: list(
            dict.fromkeys(
                getattr(one, name)
                for one in options
                if all(getattr(one, other) == value for other, value in chosen.items() if other != name)
            )
        )
        for name in type(options[0]).model_fields
    }


def half_made(own: PrivateView[Any, Any], at: int = 0) -> Iterator[OpenChoice]:
    """What a seat may be choosing: of each kind of action one option, with ever more of it chosen."""
    for kind, options in choices(own).items():
        whole = {name: getattr(options[at], name) for name in kind.model_fields}
        for count in range(len(whole) + 1):
            chosen = dict(list(whole.items())[:count])
            yield OpenChoice(kind, chosen, possible(options, chosen))
