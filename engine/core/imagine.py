"""A whole game as one seat might imagine it: what the seat sees is as it sees it, everything else is drawn by lot.

It is made from a view and nothing else, so nothing of what is really hidden can be told from it. Which hands, piles
and other things a seat does not see, and what may lie there, each game says in its own terms: `unseen` in its kit.
Sealed answers of the others are drawn here, from what the rules would accept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias, TypeVar, get_origin

import msgspec

from engine.core import catalogue
from engine.core.action import Action, Offer, Option, simplest
from engine.core.dice import Dice
from engine.core.game import Game
from engine.core.illegal import Illegal
from engine.core.seat import Seat
from engine.core.step import NO_LIBERTIES, Sealed, Step
from engine.core.turn_order import TurnOrderCall
from engine.core.view import PrivateView, PublicView

T = TypeVar("T", bound=msgspec.Struct)
C = TypeVar("C", bound=Hashable)

#: draws of an answer of many fields before the simplest one is taken: most combinations may be refused
TRIES = 200
#: of which a number is put together, so that it is near what is usual
PARTS = 3
_SEEDS = 1 << 60
#: who only watches has no seat
NOBODY = Seat(-1)


class Unseen(NamedTuple):
    """What one seat does not see, as it might be."""

    #: by seat; one's own place may hold anything, since that hand is known
    hands: Sequence[Any]
    box: Any


#: draws what a seat does not see: unseen(view, dice)
Imagination: TypeAlias = Callable[[Any, Dice], Unseen]


class NothingToImagine(LookupError):
    """The kit of this game does not say what is hidden."""


def imagine(view: PrivateView[Any, Any], dice: Dice) -> Game[Any, Any, Any]:
    """A game in which the seat would see exactly this; the same dice draw the same one."""
    kit = catalogue.kit(view.game)
    if kit.unseen is None:
        raise NothingToImagine(f"{view.game}: the kit has no `unseen`, so nobody can imagine what is hidden.")
    title = kit.game
    # types are looked at by one thread first: see SaveForm
    title.form()
    table, hand, _ = title.drawers
    unseen = kit.unseen(view, dice)
    game = title(view.players, f"imagined {dice.below('imagined', _SEEDS):x}", view.variant, view.data)
    game.rules, game.question, game.asked = view.rules, view.question, view.asked
    game.table, game.box, game.agenda = thawed(view.table, table), unseen.box, list(view.agenda)
    game.hands = [thawed(view.hand, hand) if seat == view.seat else unseen.hands[seat] for seat in range(view.players)]
    if isinstance(view.step, Sealed):
        if view.answer is not None:
            game.answers[view.seat] = view.answer
        for seat in sorted(set(view.step.seats(game.table)) - {view.seat, *view.asked}):
            game.answers[seat] = _sealed(game, view.step, seat, dice)
    return game


def spectating(view: PublicView[Any], agenda: Sequence[Step]) -> PrivateView[Any, Any]:
    """What a seat would see that nobody has: the table and an empty hand. All that is hidden can be imagined from it.

    Steps hold public values only, so what is still to come may be known.
    """
    _, hand, _ = catalogue.kit(view.game).game.drawers
    return PrivateView(
        view.game, view.players, view.variant, view.data, view.question, view.step, view.asked, view.table,
        NOBODY, empty(hand), None, NO_LIBERTIES, view.rules, tuple(agenda),
    )  # fmt: skip


def empty(kind: type[T]) -> T:
    """A drawer of a kind in which nothing lies."""
    fields = msgspec.structs.fields(kind)
    return kind(**{field.name: _nothing(field.type) for field in fields if field.required})


def _nothing(kind: Any) -> Any:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return empty(kind)
    plain = get_origin(kind) or kind
    return plain() if isinstance(plain, type) else None


def _sealed(game: Game[Any, Any, Any], step: Sealed, seat: Seat, dice: Dice) -> Action:
    """Any answer that the rules accept; a call for turn order is none, it would have ended the question."""
    options = [option for option in step.options(game.view_of(seat)) if not _calls(option)]
    for _ in range(TRIES):
        answer = member(dice.choose("answer", options), dice)
        try:
            step.handlers[type(answer)](step, game, seat, answer)
        except Illegal:
            continue
        return answer
    return simplest(options[0])


def _calls(option: Option) -> bool:
    return issubclass(option.action if isinstance(option, Offer) else type(option), TurnOrderCall)


# -- what games draw with ----------------------------------------------------------------------------------------------


def member(option: Option, dice: Dice) -> Action:
    """The option itself, or any member of an offer: a combination of many fields may be refused."""
    if not isinstance(option, Offer):
        return option
    return option.action(**{name: dice.choose("answer", values) for name, values in option.fields.items()})


class Lot:
    """Cards that a seat cannot place, in a fair random order, to be dealt out."""

    def __init__(self, dice: Dice, label: str, cards: Iterable[Any]) -> None:
        self._cards = dice.shuffle(label, list(cards))

    def __len__(self) -> int:
        return len(self._cards)

    def take(self, count: int) -> list[Any]:
        """This many of them; a game that deals more than there are has counted wrong."""
        if count > len(self._cards):
            raise ValueError(f"{count} cards are to be imagined, and {len(self._cards)} are unknown")
        taken, self._cards = self._cards[:count], self._cards[count:]
        return taken

    def rest(self) -> list[Any]:
        """All that are left."""
        return self.take(len(self._cards))


def without(cards: Iterable[C], seen: Iterable[C]) -> list[C]:
    """The cards that are not among those seen, each as often as it is missing, in their order."""
    gone, left = Counter(seen), []
    for card in cards:
        if gone[card]:
            gone[card] -= 1
        else:
            left.append(card)
    return left


def about(dice: Dice, label: str, mean: float, most: int) -> int:
    """A number from 0 to the most there can be, near what is usual: any is possible, large ones are rare."""
    # each part ends by chance; several of them stray less from the mean than one would
    number, more = 0, round(mean / (PARTS + mean) * 1000)
    for _ in range(PARTS):
        while number < most and dice.below(label, 1000) < more:
            number += 1
    return number


# -- thawing -----------------------------------------------------------------------------------------------------------


def _plain(value: Any) -> Any:
    if isinstance(value, MappingProxyType):
        return dict(value)
    raise TypeError(f"{type(value).__name__} does not lie in a drawer")


_encode = msgspec.json.Encoder(enc_hook=_plain).encode


@cache
def _decoder(kind: type[msgspec.Struct]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def thawed(drawer: T, kind: type[T]) -> T:
    """A frozen drawer of a view as one that can be played with."""
    thawed: T = _decoder(kind).decode(_encode(drawer))
    return thawed
