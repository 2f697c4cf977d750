"""Looking back: what happened since one's turn, the log, the text board, the record as a file."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from bot import messages
from bot.board_text import board_text
from bot.command_parts.feature import Feature
from bot.command_parts.match_choice import match_option, suggest_matches
from bot.command_parts.record_file import send_record
from bot.command_payloads import Payload, command
from bot.match import play
from bot.match.spectator_chances import shares
from bot.messages import history
from bot.messages.control_ids import ControlId, number
from bot.messages.history import WINDOW, HistoryStep, LogPage, Since, Story, Teller
from bot.messages.message import MOST_TEXT, Message, shortened
from bot.messages.parts import Button, Buttons, Part, Picture, Style, Text
from bot.pictures import LONG_PATIENCE
from bot.requests import Command, Control, Given, Request, Suggest
from bot.store import Connection, positions
from bot.store.positions import Position
from bot.wording import bot_words, name_of, plain_names, written_names
from engine.core.seat import Seat
from renderers.chance_bar import chances_text

#: pictures of special moments beside the board, and how far back they are looked for
MOST_MOMENTS, FAR_BACK = 2, 40
#: characters of a page of what happened
PAGE, LOG_PAGE = 3000, 3400
#: a text board needs this much room at least
LEAST_BOARD = 400


class Cursor(NamedTuple):
    """Which page of a story: the newest, the one before a place, or the one from a place on."""

    #: what the reader has seen; None before it is known
    known: int | None = None
    sign: str = ""
    place: int = 0

    def __str__(self) -> str:
        return f"{self.known}{self.sign}{self.place}"


def cursor(arg: str) -> Cursor:
    """The way back from the argument of a button."""
    for sign in "<>":
        known, found, place = arg.partition(sign)
        if found:
            return Cursor(number(known), sign, number(place))
    return Cursor()


def window(db: Connection, story: Story, first: int, at: Cursor) -> list[HistoryStep]:
    """The steps that may stand on a page."""
    if at.sign == ">":
        low, high = max(first, at.place), at.place + WINDOW
    else:
        high = at.place - 1 if at.sign == "<" else story.last + 1
        low = max(first, high - WINDOW)
    low = min(low, story.last + 1)
    return history.steps(db, story, low, max(low, high))


def turning(ident: ControlId, page: LogPage, first: int, story: Story, known: int, lang: str) -> list[Button]:
    """Buttons to the pages before and after."""
    bot, found = bot_words(lang), []
    if page.first > first:
        arg = str(Cursor(known, "<", page.first))
        found.append(Button(bot.say("button-earlier"), str(ident._replace(arg=arg)), Style.BACK, "⬅️"))
    if page.last <= story.last:
        arg = str(Cursor(known, ">", page.last + 1))
        found.append(Button(bot.say("button-later"), str(ident._replace(arg=arg)), Style.BACK, "➡️"))
    return found


# -- since my turn -----------------------------------------------------------------------------------------------------


class SinceMyTurn(NamedTuple):
    """Everything the answer to "since my turn" is made from."""

    story: Story
    since: Since
    at: Cursor
    steps: list[HistoryStep]
    now: Position
    #: the positions from the one the reader knows to now, where pictures of them may be wanted
    between: list[Position]


def absence(db: Connection, library: play.Library, number: int, user: int, at: Cursor) -> SinceMyTurn:
    """Look up what a reader has missed."""
    story = history.story(db, library, number, user)
    if at.known is None:
        since = history.last_turn(db, story, user)
    else:
        since = Since(story.place_after(at.known), acted_last=False, taken_back=0)
    steps = window(db, story, since.first, at)
    known = max(0, since.first - 1)
    wanted = [] if at.sign else [story.line[known], *story.line[max(known + 1, story.last + 1 - FAR_BACK) :]]
    between = positions.several(db, number, [place.first for place in wanted])
    return SinceMyTurn(story, since, at, steps, positions.at(db, number, story.line[-1].last), between)


def digest(gone: SinceMyTurn, lang: str, pictures: Sequence[Picture], *, board: bool) -> Message:
    """What a reader has missed, in words; the text board too where there is no picture of it."""
    story, since = gone.story, gone.since
    bot, known = bot_words(lang), story.line[since.first - 1].seen if since.first else -1
    page = history.page(Teller(story, lang, story.seat), gone.steps, PAGE, newest=gone.at.sign != ">")
    small = [name_of(story.match, lang), bot.say("since-actions", count=story.last + 1 - max(1, since.first))]
    if since.taken_back:
        small.append(bot.say("since-taken-back", count=since.taken_back))
    lines = [f"### {_heading(gone, lang)}", f"-# {' · '.join(small)}"]
    if since.acted_last:
        lines.append(bot.say("since-acted-last"))
    if not page.text:
        lines.append(bot.say("since-nothing"))
    parts: list[Part] = [Text("\n".join(lines))]
    if page.first > since.first:
        parts.append(Text(f"-# {bot.say('since-earlier', count=page.first - since.first)}"))
    if page.text:
        parts.append(Text(page.text))
    left = MOST_TEXT - sum(len(part.text) for part in parts if isinstance(part, Text))
    if board and left >= LEAST_BOARD:
        names = written_names(story.players, lang)
        if text := board_text(story.view(gone.now), lang, names):
            parts.append(Text(shortened(text, left)))
    ident = ControlId("since", story.match.id)
    buttons = [*turning(ident, page, since.first, story, known, lang), *_onward(story, lang)]
    for picture in pictures:
        if picture is pictures[-1]:
            # also keeps the board apart, and so large
            parts.append(Text(f"-# {bot.say('since-board')}"))
        parts.append(picture)
    return Message((*parts, Buttons(tuple(buttons))))


def _heading(gone: SinceMyTurn, lang: str) -> str:
    bot = bot_words(lang)
    if gone.since.first == 0:
        return bot.say("since-beginning")
    return bot.say("since-last-actions" if gone.story.seat is None else "since-your-turn")


def _onward(story: Story, lang: str) -> Iterator[Button]:
    bot, number = bot_words(lang), story.match.id
    if story.seat is not None and story.match.status == "running":
        yield Button(bot.say("button-move"), str(ControlId("move", number)), Style.GO, "▶️")
    if story.match.status == "running":
        yield Button(bot.say("button-board"), str(ControlId("board", number)), Style.INFO, "🗺️")
    yield Button(bot.say("button-replay"), str(ControlId("replay", number)), Style.INFO, "⏮️")


async def since_(request: Request, ident: ControlId, _: list[str]) -> None:
    """What happened since the reader's last turn: the events, what is special, and the board with the changes."""
    request.turn.costly()
    at = cursor(ident.arg)
    gone = await request.store.read(absence, request.services.library, ident.match, request.user, at)
    request.subject.match = ident.match
    pictures = [] if at.sign else await _pictures(request, gone)
    content = await asyncio.to_thread(digest, gone, request.lang, pictures, board=not at.sign and not pictures)
    await request.reply.send(content)


async def _pictures(request: Request, gone: SinceMyTurn) -> list[Picture]:
    """Moments that came up in between, then the board with the changes since then marked."""
    story, services = gone.story, request.services.pictures
    views = await asyncio.to_thread(lambda: [story.view(one) for one in gone.between])
    names, lang = plain_names(story.players, request.lang), request.lang
    moments = [(kind, view) for before, view in pairwise(views) for kind in services.moments(view, before)]
    orders: list[Any] = [
        services.draw(kind, view, lang, names, patience=LONG_PATIENCE) for kind, view in moments[-MOST_MOMENTS:]
    ]
    orders.append(services.draw("board", views[-1], lang, names, since=views[0], patience=LONG_PATIENCE))
    drawn = await asyncio.gather(*orders)
    return list({picture.name: picture for picture in drawn if picture is not None}.values()) if drawn[-1] else []


async def since_here(request: Request, given: Given) -> None:
    """/game since."""
    match = await request.access.match_here()
    await since_(request, ControlId("since", match.id), [])


# -- the log, the text board, the record -------------------------------------------------------------------------------


async def leaf(request: Request, ident: ControlId, _: list[str]) -> None:
    """What has happened so far, the newest page first."""
    request.turn.costly()
    at, lang = cursor(ident.arg), request.lang

    def look(db: Connection) -> tuple[Story, list[HistoryStep]]:
        story = history.story(db, request.services.library, ident.match, request.user)
        return story, window(db, story, 0, at)

    story, steps = await request.store.read(look)
    teller = Teller(story, lang, story.seat)
    page = await asyncio.to_thread(history.page, teller, steps, LOG_PAGE, newest=at.sign != ">")
    parts: list[Part] = [Text(f"### {name_of(story.match, lang)}")]
    if page.first > 0:
        parts.append(Text(f"-# {request.bot.say('since-earlier', count=page.first)}"))
    parts.append(Text(page.text or request.bot.say("since-nothing")))
    if buttons := turning(ControlId("log", ident.match), page, 0, story, -1, lang):
        parts.append(Buttons(tuple(buttons)))
    await request.reply.send(Message(tuple(parts)))


async def log_(request: Request, given: Given) -> None:
    """/game log."""
    match = await request.access.match_here()
    await leaf(request, ControlId("log", match.id), [])


async def text(request: Request, given: Given) -> None:
    """The text board: a player's own view, or what everyone sees."""
    request.turn.costly()
    match = await request.access.match_here()
    now = await request.store.read(play.look, request.services.library, match.id)
    seat = next((player.seat for player in now.players if player.user == request.user), None)
    view = now.game.view() if seat is None else now.game.view_of(Seat(seat))
    said = board_text(view, request.lang, written_names(now.players, request.lang))
    if chances := await request.store.read(shares, now.match, now.position.n):
        said = f"{chances_text(chances, request.lang, written_names(now.players, request.lang))}\n{said}"
    if len(said) <= MOST_TEXT:
        await request.reply.send(messages.text(said))
        return
    # whatever one message cannot hold is whole in a file
    whole = board_text(view, request.lang, plain_names(now.players, request.lang))
    file = (f"{match.game}-{match.id}.txt", whole.encode())
    await request.reply.send(Message((Text(shortened(said, MOST_TEXT)),), files=(file,)))


async def export(request: Request, given: Given) -> None:
    """The record of a match as a file."""
    match = await request.access.match_meant(given.get("match"))
    await send_record(request, match.id)


CONTROLS: Mapping[str, Control] = {"since": since_, "log": leaf}
ON_PANEL = frozenset(CONTROLS)
COMMANDS: Mapping[str, Command] = {"game since": since_here, "game log": log_, "game text": text, "game export": export}
SUGGESTIONS: Mapping[str, Suggest] = {"game export": suggest_matches}


def payloads() -> Iterator[tuple[str, Payload]]:
    """/game since, log, text, export."""
    for name in ("since", "log", "text"):
        yield "game", command(f"game-{name}")
    yield "game", command("game-export", match_option("game-export"))


FEATURE = Feature(payloads=payloads, commands=COMMANDS, suggestions=SUGGESTIONS, controls=CONTROLS, on_panel=ON_PANEL)
