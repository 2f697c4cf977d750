"""Replay: step through a match with buttons, look at any position of it, take it away as a file."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from bot.board_text import board_text
from bot.command_parts.feature import Feature
from bot.command_parts.match_choice import match_option, suggest_matches
from bot.command_parts.record_file import send_record
from bot.command_payloads import INTEGER, Payload, command, option
from bot.match.play import MatchState
from bot.messages import history
from bot.messages.action_words import summary
from bot.messages.control_ids import ControlId, number, whole
from bot.messages.history import HistoryStep, Story, Teller
from bot.messages.message import MOST_TEXT, Message, shortened
from bot.messages.panel_context import panel_context
from bot.messages.parts import Button, Buttons, Choice, Part, Picture, Select, Style, Text
from bot.pictures import LONG_PATIENCE
from bot.requests import Command, Control, Given, Request, Suggest
from bot.store import Connection
from bot.store.positions import Position
from bot.wording import bot_words, colour_of, name_of, plain_names, signed_names, written_names
from engine.core.illegal import require
from engine.core.words import words_for

#: how far the long steps go
LONG = 10
#: characters of what a step brought about: the longest, the end of a match of six, takes about 2500
MOST_NEWS = 3500
EVERYBODY = "all"


class Viewpoint(NamedTuple):
    """Where in a match someone looks, and through whose eyes."""

    place: int
    eye: int | None

    def __str__(self) -> str:
        return f"{self.place} {EVERYBODY if self.eye is None else self.eye}"


def look_of(arg: str) -> tuple[Viewpoint, str]:
    """The way back from the argument of a button, with the step it asks for."""
    place, eye, move = [*arg.split(" "), "", ""][:3]
    return Viewpoint(number(place or "0"), whole(eye)), move


#: where the buttons lead, in their order: the steps in a row that fits on a phone, then the leaps
MOVES: Mapping[str, Callable[[Story, int], int]] = {
    "back-ten": lambda story, place: place - LONG,
    "back": lambda story, place: place - 1,
    "on": lambda story, place: place + 1,
    "on-ten": lambda story, place: place + LONG,
    "first": lambda story, place: 0,
    "last": lambda story, place: story.last,
    "round-back": lambda story, place: story.previous_round(place),
    "round-on": lambda story, place: story.next_round(place),
}
#: how far, or where to
STEPS = {"back-ten": f"−{LONG}", "back": "−1", "on": "+1", "on-ten": f"+{LONG}"}  # noqa: RUF001 - minus signs
SIGNS = {"first": "⏮️", "last": "⏭️", "round-back": "⤴️", "round-on": "⤵️"}


def moved(story: Story, look: Viewpoint, move: str) -> Viewpoint:
    """Where a step leads; a match may have become shorter or longer since the button was shown."""
    place = min(max(0, look.place), story.last)
    if move in MOVES:
        place = MOVES[move](story, place)
    return look._replace(place=min(max(0, place), story.last))


class Scene(NamedTuple):
    """What everyone saw at one time, with what was before it."""

    story: Story
    look: Viewpoint
    step: HistoryStep
    before: Position | None

    @property
    def position(self) -> Position:
        """As it was left: to everyone the same as it was."""
        return self.step.positions[-1]


def scene(db: Connection, story: Story, look: Viewpoint) -> Scene:
    """Look a position up; only through eyes the reader may use."""
    require(story.may_see(look.eye), "replay-hidden")
    require(look.eye is None or look.eye < len(story.players), "no-such-seat")
    found = history.steps(db, story, look.place - 1, look.place)
    return Scene(story, look, found[-1], found[0].positions[-1] if len(found) > 1 else None)


def named(story: Story, place: int, lang: str) -> str:
    """Position 37 of 212 · round 4."""
    bot = bot_words(lang)
    said = bot.say("replay-position", place=place, last=story.last)
    current = story.rounds[place]
    return f"{said} · {words_for(story.match.game, lang).say('round-now', round=current)}" if current else said


def content(shown: Scene, lang: str, pictures: list[Picture]) -> Message:
    """A position of a match: what led to it, how it looks, and the ways on."""
    story, look = shown.story, shown.look
    said = shortened("\n".join(f"- {line}" for line in _happened(shown, lang)), MOST_NEWS)
    head = f"-# {name_of(story.match, lang)}\n### {named(story, look.place, lang)}\n{said}"
    parts: list[Part] = [Text(head), *pictures]
    if not pictures and (text := board_text(story.view(shown.position), lang, written_names(story.players, lang))):
        parts.append(Text(shortened(text, MOST_TEXT - len(head))))
    eyes = [None, *(seat for seat in range(len(story.players)) if story.may_see(seat))]
    if len(eyes) > 1:
        parts.append(_eyes(story, look, eyes, lang))
    moves = list(_moves(story, look, lang))
    parts += [Buttons(tuple(row)) for row in (moves[: len(STEPS)], moves[len(STEPS) :], _onward(story, look, lang))]
    seat = shown.step.positions[0].seat
    return Message(tuple(parts), colour_of(story.players[seat]) if seat is not None else None)


def _happened(shown: Scene, lang: str) -> Iterator[str]:
    """What was told; of a step nobody was told of who took it, and to its own seat what was done in secret."""
    story, first = shown.story, shown.step.positions[0]
    lines = Teller(story, lang, shown.look.eye).lines(shown.step)
    secrets = list(_secretly(shown, lang))
    yield from secrets
    if not lines and not secrets and first.seat is not None:
        yield bot_words(lang).say("replay-silent", name=signed_names(story.players, lang, story.match.game)[first.seat])
    yield from lines or ([bot_words(lang).say("replay-set-up")] if shown.before is None else [])


def _secretly(shown: Scene, lang: str) -> Iterator[str]:
    """What the seat looked through did that others could not see, step by step."""
    story, eye = shown.story, shown.look.eye
    line = [shown.before, *shown.step.positions]
    for before, position in pairwise(line):
        if before is not None and position is not None and position.seat == eye and position.secret:
            assert eye is not None
            assert position.written is not None
            game = story.game(before)
            context = panel_context(MatchState(story.match, story.players, game, before, []), eye, lang)
            name = signed_names(story.players, lang, story.match.game)[eye]
            answer = summary(context, game.read(position.written))
            yield f"🤫 {bot_words(lang).say('replay-secretly', name=name, answer=answer)}"


def _eyes(story: Story, look: Viewpoint, eyes: list[int | None], lang: str) -> Select:
    bot, names = bot_words(lang), plain_names(story.players, lang)
    choices = []
    for eye in eyes:
        label = bot.say("replay-everybody") if eye is None else bot.say("replay-eyes", name=names[eye])
        value = EVERYBODY if eye is None else str(eye)
        choices.append(Choice(shortened(label, 100), value, None, eye == look.eye))
    return Select(str(ControlId("replay", story.match.id, arg=f"{look} look")), bot.say("replay-look"), tuple(choices))


def _moves(story: Story, look: Viewpoint, lang: str) -> Iterator[Button]:
    words, number = words_for(story.match.game, lang), story.match.id
    for move in MOVES:
        there = moved(story, look, move).place
        in_rounds = move.startswith("round") and story.rounds[there]
        label = STEPS.get(move) or (words.say("round-title", round=story.rounds[there]) if in_rounds else str(there))
        style = Style.INFO if move == "on" else Style.BACK
        ident = ControlId("replay", number, arg=f"{look} {move}")
        yield Button(label, str(ident), style, SIGNS.get(move), disabled=there == look.place)


def _onward(story: Story, look: Viewpoint, lang: str) -> Iterator[Button]:
    bot, number = bot_words(lang), story.match.id
    yield Button(bot.say("button-export"), str(ControlId("cut", number, arg=str(look.place))), Style.BACK, "📄")
    yield Button(bot.say("button-film"), str(ControlId("film", number)), Style.BACK, "🎞️")


async def replay(request: Request, ident: ControlId, values: list[str]) -> None:
    """A position, reached from the one that is shown by a button, or seen through other eyes."""
    request.turn.costly(light=True)
    look, move = look_of(ident.arg)
    if move == "look" and values:
        look = look._replace(eye=whole(values[0]))

    def find(db: Connection) -> Scene:
        story = history.story(db, request.services.library, ident.match, request.user)
        return scene(db, story, moved(story, look, move))

    shown = await request.store.read(find)
    await show(request, shown)


async def show(request: Request, shown: Scene) -> None:
    """Draw and answer."""
    request.subject.match = shown.story.match.id
    pictures = await _pictures(request, shown)
    await request.reply.send(await asyncio.to_thread(content, shown, request.lang, pictures))


async def _pictures(request: Request, shown: Scene) -> list[Picture]:
    """The board with the changes of this step marked, what is special about it, and the hand looked at."""
    story, services, lang = shown.story, request.services.pictures, request.lang
    view = story.view(shown.position)
    since = story.view(shown.before) if shown.before else None
    names = plain_names(story.players, lang)
    orders: list[Any] = [services.draw("board", view, lang, names, since=since, patience=LONG_PATIENCE)]
    if since is not None:
        orders += [
            services.draw(kind, view, lang, names, patience=LONG_PATIENCE)
            for kind in services.moments(view, since)[-1:]
        ]
    if shown.look.eye is not None:
        mine = history.seat_view(story, shown.position, shown.look.eye)
        orders.append(services.draw("hand", mine, lang, names, patience=LONG_PATIENCE))
    drawn = await asyncio.gather(*orders)
    return [picture for picture in drawn if picture is not None] if drawn[0] else []


async def replay_match(request: Request, given: Given) -> None:
    """/game replay: from the set-up on."""
    match = await request.access.match_meant(given.get("match"))
    await replay(request, ControlId("replay", match.id), [])


async def at(request: Request, given: Given) -> None:
    """/game at: any position."""
    request.turn.costly()
    match, place = await request.access.match_meant(given.get("match")), int(given["position"])

    def find(db: Connection) -> Scene:
        story = history.story(db, request.services.library, match.id, request.user)
        require(0 <= place <= story.last, "no-such-position", last=story.last)
        return scene(db, story, Viewpoint(place, None))

    await show(request, await request.store.read(find))


async def suggest(request: Request, given: Given, focused: str, typed: str) -> list[tuple[str, Any]]:
    """Matches; or the position typed, the newest, and where each round began."""
    if focused == "match":
        return await suggest_matches(request, given, focused, typed)
    match = await request.access.match_meant(whole(str(given.get("match", ""))))
    story = await request.store.read(history.story, request.services.library, match.id, request.user)
    begun = [place for place in range(1, story.last + 1) if story.rounds[place] != story.rounds[place - 1]]
    wanted = [place for place in range(story.last + 1) if str(place) == typed]
    offered = dict.fromkeys([*wanted, story.last, *begun, 0])
    labelled = [(named(story, place, request.lang), place) for place in offered]
    return [(label, place) for label, place in labelled if typed in label.casefold()][:25]


async def cut(request: Request, ident: ControlId, _: list[str]) -> None:
    """The match up to a position as a file."""
    await send_record(request, ident.match, number(ident.arg or "0"))


CONTROLS: Mapping[str, Control] = {"replay": replay, "cut": cut}
ON_PANEL = frozenset({"replay"})
COMMANDS: Mapping[str, Command] = {"game replay": replay_match, "game at": at}
SUGGESTIONS: Mapping[str, Suggest] = {"game replay": suggest_matches, "game at": suggest}


def payloads() -> Iterator[tuple[str, Payload]]:
    """/game replay, at."""
    yield "game", command("game-replay", match_option("game-replay"))
    place = option("game-at", "position", INTEGER, required=True, min_value=0, autocomplete=True)
    yield "game", command("game-at", place, match_option("game-at"))


FEATURE = Feature(payloads=payloads, commands=COMMANDS, suggestions=SUGGESTIONS, controls=CONTROLS, on_panel=ON_PANEL)
