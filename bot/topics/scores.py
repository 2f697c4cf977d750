"""The points of a finished match over its rounds: a plot and a table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping

from bot.commands import Payload, command
from bot.letters import Letter, Part, Text, chronicle, points
from bot.letters.chronicle import Story
from bot.letters.posts import RESULT, name_of
from bot.pictures import LONG_PATIENCE
from bot.store import Ledger
from bot.store.positions import Position
from bot.topics.looking_back import match_option, suggest_matches
from bot.visits import Command, Given, Suggest, Visit
from bot.wording import plain_names


async def scores(visit: Visit, given: Given) -> None:
    """How the points came."""
    visit.costly()
    match = await visit.match_meant(given.get("match"))

    def look(ledger: Ledger) -> tuple[Story, list[Position]]:
        story = chronicle.story(ledger, visit.office.library, match.id, visit.user)
        return story, points.whole_line(ledger, story)

    story, line = await visit.read(look)
    counted = await asyncio.to_thread(points.course, story, line)
    name, names = name_of(story.match, visit.lang), plain_names(story.players, visit.lang)
    parts: list[Part] = [
        Text(f"### {visit.bot.say('scores-title', name=name)}"),
        Text(points.table(story, counted, visit.lang)),
    ]
    picture = await visit.office.pictures.scores(
        story.view(line[-1]), visit.lang, names, counted.points, counted.rounds, name, patience=LONG_PATIENCE
    )
    if picture:
        parts.insert(1, picture)
    await visit.send(Letter(tuple(parts), RESULT))


COMMANDS: Mapping[str, Command] = {"game scores": scores}
SUGGESTIONS: Mapping[str, Suggest] = {"game scores": suggest_matches}


def payloads() -> Iterator[tuple[str, Payload]]:
    """/game scores."""
    yield "game", command("game-scores", match_option("game-scores"))
