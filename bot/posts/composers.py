"""Which function composes which kind of post."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, TypeVar

import bot.posts
from bot.posts.context import Context
from bot.posts.outcomes import Outcome
from bot.store.posts import Post

P = TypeVar("P", bound=Post)

_composers: dict[type[Post], Callable[[Any, Context], Awaitable[Outcome]]] = {}


def composes(
    kind: type[P],
) -> Callable[[Callable[[P, Context], Awaitable[Outcome]]], Callable[[P, Context], Awaitable[Outcome]]]:
    """Marks the function that says what is to be sent for a kind of post, and for those derived from it."""

    def mark(function: Callable[[P, Context], Awaitable[Outcome]]) -> Callable[[P, Context], Awaitable[Outcome]]:
        assert kind not in _composers, f"{kind.__name__} is composed twice"
        _composers[kind] = function
        return function

    return mark


@cache
def find_all() -> None:
    """Read all that composes posts: done with the first post, if nobody has before."""
    for module in iter_modules(bot.posts.__path__):
        import_module(f"bot.posts.{module.name}")


def composer(kind: type[Post]) -> Callable[[Any, Context], Awaitable[Outcome]]:
    """The function that composes a kind of post."""
    find_all()
    return next(_composers[one] for one in kind.__mro__ if one in _composers)


async def compose(on: Context) -> Outcome:
    """What is to be done about a row."""
    return await composer(type(on.row.post))(on.row.post, on)
