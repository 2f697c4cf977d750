"""A finished match looked at again, while its reader is told how far it is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import msgspec

from bot.command_parts.by_control import of_a_match
from bot.command_parts.feature import Feature
from bot.command_parts.match_choice import match_option, suggest_matches
from bot.command_payloads import Payload, command
from bot.match import records
from bot.match.records import Kept
from bot.messages import history
from bot.messages.control_ids import ControlId
from bot.messages.history import Story
from bot.messages.message import RESULT, Message
from bot.messages.parts import Part, Text
from bot.pictures import LONG_PATIENCE
from bot.requests import Command, Control, Request, Suggest
from bot.store import Connection, components, positions, reviews
from bot.store.positions import Position
from bot.wording import game_words, name_of, plain_names
from engine.core.illegal import require
from engine.core.review import FORM, Review
from engine.core.review_words import method, point_words

#: seconds between two words about how far it is; Discord takes an answer for fifteen minutes
EVERY, LONGEST = 6.0, 13 * 60.0


class ReviewAsked(NamedTuple):
    """A match of which a review is wanted, and what is there of it."""

    story: Story
    known: bytes | None
    record: Kept | None
    data: bytes | None


async def review(request: Request, ident: ControlId, _: list[str]) -> None:
    """The chances over a finished match, and what decided it."""
    request.turn.costly()

    def look(db: Connection) -> ReviewAsked:
        story = history.story(db, request.services.library, ident.match, request.user)
        require(story.match.status == "over", "review-not-over")
        if known := reviews.kept(db, story.match, FORM):
            return ReviewAsked(story, known, None, None)
        return ReviewAsked(story, None, records.final(db, story.match), components.raw(db, story.match.data))

    asked = await request.store.read(look)
    found = asked.known or await _made(request, asked)
    if found is None:
        return
    await request.reply.send(await _shown(request, asked.story, msgspec.json.decode(found, type=Review)))


async def _made(request: Request, asked: ReviewAsked) -> bytes | None:
    """Wait for a review; what is not made in time is kept for the next time."""
    assert asked.record is not None
    require(asked.record.verifiable, "review-impossible")
    making = request.services.reviews.make(asked.story.match, asked.record.raw, asked.data)
    assert making.task is not None
    for _ in range(int(LONGEST / EVERY)):
        await request.reply.say("review-progress", percent=making.percent)
        if (await asyncio.wait({making.task}, timeout=EVERY))[0]:
            break
    else:
        await request.reply.say("review-later")
        return None
    found = None if making.task.cancelled() else making.task.result()
    if found is None:
        await request.reply.say("review-failed")
    return found


async def _shown(request: Request, story: Story, found: Review) -> Message:
    """The plot, then each turning point with its board."""
    lang, match = request.lang, story.match

    def look(db: Connection) -> dict[int, Position]:
        line = positions.line(db, match.id, match.n)
        wanted = {0, len(line) - 1}
        wanted |= {number for point in found.turning_points for number in (point.number - 1, point.number)}
        there = {position.n: position for position in positions.several(db, match.id, [line[at] for at in wanted])}
        return {at: there[line[at]] for at in wanted}

    known = await request.store.read(look)
    rounds = await request.store.read(_rounds, story)
    games = await asyncio.to_thread(lambda: {at: story.game(position) for at, position in known.items()})
    names, pictures, last = plain_names(story.players, lang), request.services.pictures, games[max(games)]
    words = game_words(match, story.players, lang, last.data)
    parts: list[Part] = [Text(f"### 🔎 {request.bot.say('review-of', name=name_of(match, lang))}")]
    plot = await pictures.chances(last.view(), lang, names, found, rounds, name_of(match, lang), LONG_PATIENCE)
    parts += [plot] if plot else []
    for number, point in enumerate(found.turning_points, 1):
        written, game = known[point.number].written, games[point.number - 1]
        assert written is not None
        said = point_words(point, written, game, words)
        parts.append(Text(f"**{number}. {said.head}**\n{said.made}\n{said.change} {said.better}"))
        board = await pictures.draw("board", game.view(), lang, names, patience=LONG_PATIENCE)
        parts += [board] if board else []
    if not found.turning_points:
        parts.append(Text(words.say("review-quiet")))
    return Message((*parts, Text(f"-# {method(found, words)}")), RESULT)


def _rounds(db: Connection, story: Story) -> list[int | None]:
    """The round of every position of the record."""
    known = positions.rounds(db, story.match.id)
    return [known.get(n) for n in positions.line(db, story.match.id, story.match.n)]


CONTROLS: Mapping[str, Control] = {"review": review}
COMMANDS: Mapping[str, Command] = {"review": of_a_match("review", review)}
SUGGESTIONS: Mapping[str, Suggest] = {"review": suggest_matches}


def payloads() -> Iterator[tuple[str, Payload]]:
    """/review."""
    yield "", command("review", match_option("review"), kind=None)


FEATURE = Feature(payloads=payloads, commands=COMMANDS, suggestions=SUGGESTIONS, controls=CONTROLS)
