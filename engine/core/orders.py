"""Standing orders: what a player has settled beforehand. Each answers its kinds of question with an ordinary action.

An order sees the private view of its seat and nothing else, like a house player. Where it has no answer, the person
is asked; where going on blindly would be foolish, it disarms itself and says why.
"""

from __future__ import annotations

import types
from collections.abc import Mapping, Sequence
from enum import Enum
from itertools import product
from math import prod
from typing import Annotated, Any, ClassVar, Literal, NewType, Union, get_args, get_origin

from annotated_types import Ge, Le, Predicate
from pydantic import ValidationError

from engine.core.action import Action, Offer, simplest
from engine.core.step import Decision
from engine.core.tagged import Tagged
from engine.core.view import PrivateView


class Order(Tagged):
    """Conditions and choices of one standing order as a frozen value; its sentences live under `order-<word>`.

    `class FinishBuilding(Order, tag="finish-building", questions=(BuildStep,))` answers one kind of question.
    """

    #: the kinds of question it can answer
    questions: ClassVar[tuple[type[Decision], ...]]

    def __init_subclass__(cls, *, questions: tuple[type[Decision], ...] | None = None, **declared: Any) -> None:
        super().__init_subclass__(**declared)
        if questions is not None:
            cls.questions = questions

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        super().__pydantic_init_subclass__(**kwargs)
        for name, field in cls.model_fields.items():
            if field.is_required():
                raise TypeError(f"{cls.__name__}.{name}: an order can be armed as it stands, so it wants a default")
            values_of_field(cls, name)

    @classmethod
    def fits(cls, variant: Any) -> bool:
        """Whether a table that plays so is ever asked one of its questions."""
        return True

    def answer(self, view: Any) -> Action | None:
        """What the order says to the question now put, from the seat's own view only; None: ask me."""
        raise NotImplementedError

    def written(self) -> dict[str, Any]:
        """The order as plain data, its word under `order`, defaults left out; the way back is `read_order`."""
        return {"order": self.word, **self.model_dump(mode="json", exclude_defaults=True)}


class Forced(Order):
    """Answers where the rules leave one answer only.

    Whether someone is asked depends on the table, so even a question that a hidden hand settles is put.
    """

    def answer(self, view: Any) -> Action | None:
        options = view.step.options(view)
        if len(options) != 1:
            return None
        [only] = options
        if isinstance(only, Offer) and prod(map(len, only.fields.values())) != 1:
            return None
        return simplest(only)


def orders_of(module: types.ModuleType) -> tuple[type[Order], ...]:
    """Every standing order that a module defines, in the order in which they are written."""
    kinds = (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Order))
    return tuple(kind for kind in kinds if kind.__module__ == module.__name__ and "word" in vars(kind))


class Disarm(Exception):
    """The order is off from now on; its owner reads the sentence `disarmed-<key>` of the game with these facts."""

    #: which one, known as soon as `decide` has asked it
    order: Order

    def __init__(self, key: str, /, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


def decide(orders: Sequence[Order], view: PrivateView[Any, Any]) -> tuple[Order, Action] | None:
    """The first order with an answer, if the seat is awaited; a sealed answer is not overwritten.

    A Disarm names its order and comes before any answer of a later one: the caller takes the order away, tells the
    owner and asks again.
    """
    if view.seat not in view.asked:
        return None
    for order in orders:
        if type(view.step) not in order.questions:
            continue
        try:
            answer = order.answer(view)
        except Disarm as disarm:
            disarm.order = order
            raise
        if answer is not None:
            return order, answer
    return None


def read_order(kinds: Mapping[str, type[Order]], written: Mapping[str, Any]) -> Order:
    """The order of a game (its `kinds().orders`) that `Order.written` wrote; a ValueError if there is none."""
    fields = dict(written)
    word = fields.pop("order", "")
    kind = kinds.get(word)
    if kind is None:
        raise ValueError(f"there is no order {word!r}")
    try:
        return kind.model_validate(fields)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"]))
        raise ValueError(f"{word}: {where}: {first['msg']}") from None


def values_of_field(order: type[Order], field: str) -> list[Any]:
    """Everything that can be chosen there, in the order of a list; None (no limit) where the field allows it."""
    info = order.model_fields[field]
    return _values(info.annotation, info.metadata, f"{order.__name__}.{field}")


def _values(kind: Any, bounds: Sequence[Any], where: str) -> list[Any]:
    while isinstance(kind, NewType):
        kind = kind.__supertype__
    if get_origin(kind) in (Union, types.UnionType):
        return [value for one in get_args(kind) for value in _values(one, bounds, where)]
    if get_origin(kind) is Annotated:
        base, *limits = get_args(kind)
        wanted = [limit.func for limit in limits if isinstance(limit, Predicate)]
        return [value for value in _values(base, bounds, where) if all(fits(value) for fits in wanted)]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if kind is type(None):
        return [None]
    if kind is bool:
        return [False, True]
    if isinstance(kind, type) and issubclass(kind, Enum):
        return list(kind)
    if kind is int:
        least = next((one.ge for one in bounds if isinstance(one, Ge)), None)
        most = next((one.le for one in bounds if isinstance(one, Le)), None)
        if isinstance(least, int) and isinstance(most, int):
            return list(range(least, most + 1))
    raise TypeError(f"{where}: the values of an order are few and can be listed, not {kind} without ge and le")


def every(order: type[Order]) -> list[Order]:
    """The order with every combination of its values; mind the number."""
    fields = list(order.model_fields)
    combinations = product(*(values_of_field(order, field) for field in fields))
    return [order(**dict(zip(fields, values, strict=True))) for values in combinations]
