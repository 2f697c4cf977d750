"""The record of a match as a file."""

from __future__ import annotations

from bot.match import play, records
from bot.match.records import Kept
from bot.messages import history
from bot.messages.history import Story
from bot.messages.message import Message
from bot.messages.parts import Text
from bot.requests import Request
from bot.store import Connection
from bot.wording import name_of


async def send_record(request: Request, number: int, place: int | None = None) -> None:
    """The record as a file, up to a place: verifiable after the end, before that only what the asker may know."""
    request.turn.costly()

    def look(db: Connection) -> tuple[Story, Kept]:
        story = history.story(db, request.services.library, number, request.user)
        n = story.line[min(story.last, place) if place is not None else story.last].last
        if story.match.revealed:
            return story, records.final(db, story.match, n)
        so_far = records.partial(db, play.match_state(db, request.services.library, number, n), story.seat)
        return story, Kept(so_far, verifiable=False)

    story, record = await request.store.read(look)
    name, tail = name_of(story.match, request.lang), "" if place is None else f"-at-{place}"
    key = "export-whole" if record.verifiable else "export-only" if story.match.revealed else "export-partial"
    said = request.bot.say(key, name=name)
    if place is not None:
        said = f"{said}\n-# {request.bot.say('replay-position', place=place, last=story.last)}"
    await request.reply.send(Message((Text(said),), files=((f"{story.match.game}-{number}{tail}.json", record.raw),)))
