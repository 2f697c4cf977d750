"""Looking back: what happened since one's turn, the log, the text board, the record as a file."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from bot import letters
from bot.commands import INTEGER, Payload, command, option
from bot.letters import MOST_TEXT, Button, Buttons, Letter, Part, Picture, Style, Text, chronicle, shortened
from bot.letters.chronicle import WINDOW, Page, Since, Step, Story, Teller
from bot.letters.ids import Ident, number
from bot.letters.posts import name_of
from bot.match import play, recording
from bot.match.recording import Kept
from bot.pictures import LONG_PATIENCE, described
from bot.store import Ledger, positions
from bot.store.matches import Match
from bot.store.positions import Position
from bot.visits import Command, Control, Given, Suggest, Visit
from bot.wording import bot_words, plain_names, written_names
from engine.core.seat import Seat

#: pictures of special moments beside the board, and how far back they are looked for
MOST_MOMENTS, FAR_BACK = 2, 40
#: characters of a page of what happened
PAGE, LOG_PAGE = 3000, 3400
#: a text board needs so much room at least
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


def window(ledger: Ledger, story: Story, first: int, at: Cursor) -> list[Step]:
    """The steps that may stand on a page."""
    if at.sign == ">":
        low, high = max(first, at.place), at.place + WINDOW
    else:
        high = at.place - 1 if at.sign == "<" else story.last + 1
        low = max(first, high - WINDOW)
    low = min(low, story.last + 1)
    return chronicle.steps(ledger, story, low, max(low, high))


def turning(ident: Ident, page: Page, first: int, story: Story, known: int, lang: str) -> list[Button]:
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


class Absence(NamedTuple):
    """Everything the answer to "since my turn" is made from."""

    story: Story
    since: Since
    at: Cursor
    steps: list[Step]
    now: Position
    #: the positions from the one the reader knows to now, where pictures of them may be wanted
    between: list[Position]


def absence(ledger: Ledger, library: play.Library, number: int, user: int, at: Cursor) -> Absence:
    """Look up what a reader has missed."""
    story = chronicle.story(ledger, library, number, user)
    if at.known is None:
        since = chronicle.last_turn(ledger, story, user)
    else:
        since = Since(story.place_after(at.known), acted_last=False, taken_back=0)
    steps = window(ledger, story, since.first, at)
    known = max(0, since.first - 1)
    wanted = [] if at.sign else [story.line[known], *story.line[max(known + 1, story.last + 1 - FAR_BACK) :]]
    between = positions.several(ledger, number, [place.first for place in wanted])
    return Absence(story, since, at, steps, positions.at(ledger, number, story.line[-1].last), between)


def digest(gone: Absence, lang: str, pictures: Sequence[Picture], *, board: bool) -> Letter:
    """What a reader has missed, in words; the text board too where there is no picture of it."""
    story, since = gone.story, gone.since
    bot, known = bot_words(lang), story.line[since.first - 1].seen if since.first else -1
    page = chronicle.page(Teller(story, lang, story.seat), gone.steps, PAGE, newest=gone.at.sign != ">")
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
        if text := described(story.view(gone.now), lang, names):
            parts.append(Text(shortened(text, left)))
    ident = Ident("since", story.match.id)
    buttons = [*turning(ident, page, since.first, story, known, lang), *_onward(story, lang)]
    for picture in pictures:
        if picture is pictures[-1]:
            # also keeps the board apart, and so large
            parts.append(Text(f"-# {bot.say('since-board')}"))
        parts.append(picture)
    return Letter((*parts, Buttons(tuple(buttons))))


def _heading(gone: Absence, lang: str) -> str:
    bot = bot_words(lang)
    if gone.since.first == 0:
        return bot.say("since-beginning")
    return bot.say("since-last-actions" if gone.story.seat is None else "since-your-turn")


def _onward(story: Story, lang: str) -> Iterator[Button]:
    bot, number = bot_words(lang), story.match.id
    if story.seat is not None and story.match.status == "running":
        yield Button(bot.say("button-move"), str(Ident("move", number)), Style.GO, "▶️")
    if story.match.status == "running":
        yield Button(bot.say("button-board"), str(Ident("board", number)), Style.INFO, "🗺️")
    yield Button(bot.say("button-replay"), str(Ident("replay", number)), Style.INFO, "⏮️")


async def since_(visit: Visit, ident: Ident, _: list[str]) -> None:
    """What happened since the reader's last turn: the events, what is special, and the board with the changes."""
    visit.costly()
    at = cursor(ident.arg)
    gone = await visit.read(absence, visit.office.library, ident.match, visit.user, at)
    visit.match = ident.match
    pictures = [] if at.sign else await _pictures(visit, gone)
    letter = await asyncio.to_thread(digest, gone, visit.lang, pictures, board=not at.sign and not pictures)
    await visit.send(letter)


async def _pictures(visit: Visit, gone: Absence) -> list[Picture]:
    """Moments that came up in between, then the board with the changes since then marked."""
    story, office = gone.story, visit.office.pictures
    views = await asyncio.to_thread(lambda: [story.view(one) for one in gone.between])
    names, lang = plain_names(story.players, visit.lang), visit.lang
    moments = [(kind, view) for before, view in pairwise(views) for kind in office.moments(view, before)]
    orders: list[Any] = [
        office.draw(kind, view, lang, names, patience=LONG_PATIENCE) for kind, view in moments[-MOST_MOMENTS:]
    ]
    orders.append(office.draw("board", views[-1], lang, names, since=views[0], patience=LONG_PATIENCE))
    drawn = await asyncio.gather(*orders)
    return list({picture.name: picture for picture in drawn if picture is not None}.values()) if drawn[-1] else []


async def since_here(visit: Visit, given: Given) -> None:
    """/game since."""
    match = await visit.match_here()
    await since_(visit, Ident("since", match.id), [])


# -- the log, the text board, the record -------------------------------------------------------------------------------


async def leaf(visit: Visit, ident: Ident, _: list[str]) -> None:
    """What has happened so far, the newest page first."""
    visit.costly()
    at, lang = cursor(ident.arg), visit.lang

    def look(ledger: Ledger) -> tuple[Story, list[Step]]:
        story = chronicle.story(ledger, visit.office.library, ident.match, visit.user)
        return story, window(ledger, story, 0, at)

    story, steps = await visit.read(look)
    teller = Teller(story, lang, story.seat)
    page = await asyncio.to_thread(chronicle.page, teller, steps, LOG_PAGE, newest=at.sign != ">")
    parts: list[Part] = [Text(f"### {name_of(story.match, lang)}")]
    if page.first > 0:
        parts.append(Text(f"-# {visit.bot.say('since-earlier', count=page.first)}"))
    parts.append(Text(page.text or visit.bot.say("since-nothing")))
    if buttons := turning(Ident("log", ident.match), page, 0, story, -1, lang):
        parts.append(Buttons(tuple(buttons)))
    await visit.send(Letter(tuple(parts)))


async def log_(visit: Visit, given: Given) -> None:
    """/game log."""
    match = await visit.match_here()
    await leaf(visit, Ident("log", match.id), [])


async def text(visit: Visit, given: Given) -> None:
    """The text board: a player's own view, or what everybody sees."""
    visit.costly()
    match = await visit.match_here()
    now = await visit.read(play.look, visit.office.library, match.id)
    seat = next((player.seat for player in now.players if player.user == visit.user), None)
    view = now.game.view() if seat is None else now.game.view_of(Seat(seat))
    said = described(view, visit.lang, written_names(now.players, visit.lang))
    if len(said) <= MOST_TEXT:
        await visit.send(letters.text(said))
        return
    # whatever one message cannot hold is whole in a file
    whole = described(view, visit.lang, plain_names(now.players, visit.lang))
    file = (f"{match.game}-{match.id}.txt", whole.encode())
    await visit.send(Letter((Text(shortened(said, MOST_TEXT)),), files=(file,)))


async def export(visit: Visit, given: Given) -> None:
    """The record of a match as a file."""
    match = await visit.match_meant(given.get("match"))
    await send_record(visit, match.id)


async def send_record(visit: Visit, number: int, place: int | None = None) -> None:
    """The record as a file, up to a place: verifiable after the end, before that only what the asker may know."""
    visit.costly()

    def look(ledger: Ledger) -> tuple[Story, Kept]:
        story = chronicle.story(ledger, visit.office.library, number, visit.user)
        n = story.line[min(story.last, place) if place is not None else story.last].last
        if story.match.revealed:
            return story, recording.final(ledger, story.match, n)
        so_far = recording.partial(ledger, play.stand(ledger, visit.office.library, number, n), story.seat)
        return story, Kept(so_far, verifiable=False)

    story, record = await visit.read(look)
    name, tail = name_of(story.match, visit.lang), "" if place is None else f"-at-{place}"
    key = "export-whole" if record.verifiable else "export-only" if story.match.revealed else "export-partial"
    said = visit.bot.say(key, name=name)
    if place is not None:
        said = f"{said}\n-# {visit.bot.say('replay-position', place=place, last=story.last)}"
    await visit.send(Letter((Text(said),), files=((f"{story.match.game}-{number}{tail}.json", record.raw),)))


async def suggest_matches(visit: Visit, given: Given, focused: str, typed: str) -> list[tuple[str, Any]]:
    """Matches of this server that this person can look back on, the newest first."""
    found = await visit.matches_seen("over", "running", "closed")
    return named_matches(visit, [match for match in found if match.started is not None], typed)


def named_matches(visit: Visit, found: Sequence[Match], typed: str) -> list[tuple[str, Any]]:
    """Those of some matches whose name fits what is typed."""
    named = [(f"{name_of(match, visit.lang)} · {visit.bot.say(f'status-{match.status}')}", match.id) for match in found]
    return [(shortened(label, 100), number) for label, number in named if typed in label.casefold()]


CONTROLS: Mapping[str, Control] = {"since": since_, "log": leaf}
ON_PANEL = frozenset(CONTROLS)
COMMANDS: Mapping[str, Command] = {
    "game since": since_here,
    "game log": log_,
    "game text": text,
    "game export": export,
}
SUGGESTIONS: Mapping[str, Suggest] = {"game export": suggest_matches}


def match_option(name: str) -> Payload:
    """Which match, if not the one of this thread."""
    return option(name, "match", INTEGER, min_value=1, autocomplete=True)


def payloads() -> Iterator[tuple[str, Payload]]:
    """/game since, log, text, export."""
    for name in ("since", "log", "text"):
        yield "game", command(f"game-{name}")
    yield "game", command("game-export", match_option("game-export"))
