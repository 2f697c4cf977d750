"""The points of a finished match over its rounds: a plot and a table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping

from bot.command_parts.feature import Feature
from bot.command_parts.match_choice import match_option, suggest_matches
from bot.command_payloads import Payload, command
from bot.messages import history, score_history
from bot.messages.history import Story
from bot.messages.message import RESULT, Message
from bot.messages.parts import Part, Text
from bot.pictures import LONG_PATIENCE
from bot.requests import Command, Given, Request, Suggest
from bot.store import Connection
from bot.store.positions import Position
from bot.wording import name_of, plain_names


async def scores(request: Request, given: Given) -> None:
    """How the points came."""
    request.turn.costly()
    match = await request.access.match_meant(given.get("match"))

    def look(db: Connection) -> tuple[Story, list[Position]]:
        story = history.story(db, request.services.library, match.id, request.user)
        return story, score_history.whole_line(db, story)

    story, line = await request.store.read(look)
    counted = await asyncio.to_thread(score_history.course, story, line)
    name, names = name_of(story.match, request.lang), plain_names(story.players, request.lang)
    parts: list[Part] = [
        Text(f"### {request.bot.say('scores-title', name=name)}"),
        Text(score_history.table(story, counted, request.lang)),
    ]
    picture = await request.services.pictures.scores(
        story.view(line[-1]), request.lang, names, counted.lines(), counted.rounds, name, patience=LONG_PATIENCE
    )
    if picture:
        parts.insert(1, picture)
    await request.reply.send(Message(tuple(parts), RESULT))


COMMANDS: Mapping[str, Command] = {"game scores": scores}
SUGGESTIONS: Mapping[str, Suggest] = {"game scores": suggest_matches}


def payloads() -> Iterator[tuple[str, Payload]]:
    """/game scores."""
    yield "game", command("game-scores", match_option("game-scores"))


FEATURE = Feature(payloads=payloads, commands=COMMANDS, suggestions=SUGGESTIONS)
