"""Makes every sentence ready to be said, a few at a time, before anybody waits for one: to parse those that an answer
says for the first time takes as long as all the rest of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from time import perf_counter

from bot.wording import bot_words
from engine.core import catalogue
from engine.core.words import LANGUAGES, words_for
from renderers import registry

#: seconds of work between two rests, in which whoever has come meanwhile is served
STRETCH, REST = 0.002, 0.002


async def warm_sentences(calm: Callable[[], Awaitable[None]]) -> None:
    """All sentences of the bot, the games and their pictures; whoever stands in line goes first."""
    began = perf_counter()
    for _ in made_ready():
        if perf_counter() - began >= STRETCH:
            await asyncio.sleep(REST)
            await calm()
            began = perf_counter()


def made_ready() -> Iterator[None]:
    """The same without a rest: one sentence at each step."""
    for lang in LANGUAGES:
        yield from bot_words(lang).made_ready()
        for game in catalogue.names():
            yield from words_for(game, lang).made_ready()
            if pictures := registry.known(game):
                yield from pictures.words(lang).made_ready()
