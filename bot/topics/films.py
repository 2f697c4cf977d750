"""A whole match as an animated picture, drawn while its reader is told how far it is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping

from bot import letters
from bot.commands import Payload, command
from bot.letters import MOST_ALT, Letter, Picture, Text, chronicle, shortened
from bot.letters.chronicle import Story
from bot.letters.ids import Ident
from bot.letters.posts import name_of
from bot.store import Ledger, positions
from bot.store.positions import Position
from bot.topics.looking_back import match_option, suggest_matches
from bot.visits import Command, Control, Given, Suggest, Visit
from bot.wording import plain_names
from engine.core.illegal import require
from renderers.replay import LIMIT, chosen

#: seconds between two words about how far it is; Discord takes an answer for fifteen minutes
EVERY, LONGEST = 6.0, 13 * 60.0


async def film(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Draw the film of a match as everybody saw it."""
    visit.costly()
    pictures = visit.office.pictures

    def look(ledger: Ledger) -> tuple[Story, list[Position]]:
        story = chronicle.story(ledger, visit.office.library, ident.match, visit.user)
        return story, positions.several(
            ledger, ident.match, [story.line[place].last for place in chosen(story.last + 1)]
        )

    story, line = await visit.read(look)
    require(pictures.draws(story.match.game), "no-film")
    with pictures.filming(visit.user):
        await visit.say("film-begun", count=len(line))
        await visit.send(await _drawn(visit, story, line))


async def _drawn(visit: Visit, story: Story, line: list[Position]) -> Letter:
    """The film, or why there is none."""
    views = await asyncio.to_thread(lambda: [story.view(position) for position in line])
    names, lang, done = plain_names(story.players, visit.lang), visit.lang, 0

    def progress(frames: int, _: int) -> None:
        nonlocal done
        done = frames

    drawing = asyncio.create_task(visit.office.pictures.film(views, lang, names, progress))
    try:
        for _ in range(int(LONGEST / EVERY)):
            if (await asyncio.wait({drawing}, timeout=EVERY))[0]:
                break
            await visit.say("film-progress", done=done, count=len(line))
        else:
            return letters.text(visit.bot.say("film-too-long"))
        raw = drawing.result()
    finally:
        drawing.cancel()
    if raw is None or len(raw) > LIMIT:
        return letters.text(visit.bot.say("film-failed" if raw is None else "film-too-large"))
    name = name_of(story.match, lang)
    said = visit.bot.say("film-alt", name=name, count=len(line))
    alt = shortened(f"{said} {visit.office.pictures.alt('board', views[-1], lang, names)}", MOST_ALT)
    return Letter((Text(f"### 🎞️ {name}"), Picture(f"{story.match.game}-{story.match.id}.gif", alt, raw)))


async def film_match(visit: Visit, given: Given) -> None:
    """/game film."""
    match = await visit.match_meant(given.get("match"))
    await film(visit, Ident("film", match.id), [])


CONTROLS: Mapping[str, Control] = {"film": film}
COMMANDS: Mapping[str, Command] = {"game film": film_match}
SUGGESTIONS: Mapping[str, Suggest] = {"game film": suggest_matches}


def payloads() -> Iterator[tuple[str, Payload]]:
    """/game film."""
    yield "game", command("game-film", match_option("game-film"))
