"""The answer to a request."""

from __future__ import annotations

from typing import Any

from bot import messages
from bot.delivery import Answer
from bot.messages.message import Message
from bot.messages.parts import Part, Text
from bot.requests.language import Language
from bot.requests.turn import Turn


class Reply:
    """Answers one person; while an answer travels, the next request is let in."""

    def __init__(self, answer: Answer, language: Language, turn: Turn) -> None:
        self._answer = answer
        self._language = language
        self._turn = turn

    async def say(self, key: str, **facts: Any) -> None:
        """Answer with a sentence of the bot."""
        await self.send(messages.text(self._language.bot.say(key, **facts)))

    async def send(self, content: Message) -> None:
        """Answer with a message."""
        self._turn.step_aside()
        await self._answer.send(content)

    async def refuse(self, sentence: str, instead: tuple[Part, ...] = ()) -> None:
        """Say why not and what to do instead, in a message of its own, so that a panel keeps what was chosen."""
        self._turn.step_aside()
        await self._answer.refuse(Message((Text(sentence), *instead)))

    async def close(self) -> None:
        """Nothing more will be said."""
        await self._answer.close()
