"""A whole match as an animated picture, drawn while its reader is told how far it is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping

from bot import messages
from bot.command_parts.by_control import of_a_match
from bot.command_parts.feature import Feature
from bot.command_parts.match_choice import match_option, suggest_matches
from bot.command_payloads import Payload, command
from bot.messages import history
from bot.messages.control_ids import ControlId
from bot.messages.history import Story
from bot.messages.message import MOST_ALT, Message, shortened
from bot.messages.parts import Picture, Text
from bot.requests import Command, Control, Request, Suggest
from bot.store import Connection, positions
from bot.store.positions import Position
from bot.wording import name_of, plain_names
from engine.core.illegal import require
from renderers.replay import LIMIT, chosen

#: seconds between two words about how far it is; Discord takes an answer for fifteen minutes
EVERY, LONGEST = 6.0, 13 * 60.0


async def film(request: Request, ident: ControlId, _: list[str]) -> None:
    """Draw the film of a match as everyone saw it."""
    request.turn.costly()
    pictures = request.services.pictures

    def look(db: Connection) -> tuple[Story, list[Position]]:
        story = history.story(db, request.services.library, ident.match, request.user)
        return story, positions.several(db, ident.match, [story.line[place].last for place in chosen(story.last + 1)])

    story, line = await request.store.read(look)
    require(pictures.draws(story.match.game), "no-film")
    with pictures.filming(request.user):
        await request.reply.say("film-begun", count=len(line))
        await request.reply.send(await _drawn(request, story, line))


async def _drawn(request: Request, story: Story, line: list[Position]) -> Message:
    """The film, or why there is none."""
    views = await asyncio.to_thread(lambda: [story.view(position) for position in line])
    names, lang, done = plain_names(story.players, request.lang), request.lang, 0

    def progress(frames: int, _: int) -> None:
        nonlocal done
        done = frames

    drawing = asyncio.create_task(request.services.pictures.film(views, lang, names, progress))
    try:
        for _ in range(int(LONGEST / EVERY)):
            if (await asyncio.wait({drawing}, timeout=EVERY))[0]:
                break
            await request.reply.say("film-progress", done=done, count=len(line))
        else:
            return messages.text(request.bot.say("film-too-long"))
        raw = drawing.result()
    finally:
        drawing.cancel()
    if raw is None or len(raw) > LIMIT:
        return messages.text(request.bot.say("film-failed" if raw is None else "film-too-large"))
    name = name_of(story.match, lang)
    said = request.bot.say("film-alt", name=name, count=len(line))
    alt = shortened(f"{said} {request.services.pictures.alt('board', views[-1], lang, names)}", MOST_ALT)
    return Message((Text(f"### 🎞️ {name}"), Picture(f"{story.match.game}-{story.match.id}.gif", alt, raw)))


CONTROLS: Mapping[str, Control] = {"film": film}
COMMANDS: Mapping[str, Command] = {"game film": of_a_match("film", film)}
SUGGESTIONS: Mapping[str, Suggest] = {"game film": suggest_matches}


def payloads() -> Iterator[tuple[str, Payload]]:
    """/game film."""
    yield "game", command("game-film", match_option("game-film"))


FEATURE = Feature(payloads=payloads, commands=COMMANDS, suggestions=SUGGESTIONS, controls=CONTROLS)
