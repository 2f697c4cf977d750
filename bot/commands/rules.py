"""The rules of the games, chapter by chapter."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any

from bot.board_text import pieces_text
from bot.command_parts.feature import Feature
from bot.command_payloads import ANYWHERE, STRING, Payload, command, option
from bot.messages.control_ids import ControlId, number, whole
from bot.messages.message import shortened
from bot.messages.parts import Picture
from bot.messages.rulebook import (
    BETWEEN,
    CONTENTS,
    PIECES,
    Illustration,
    chapter_letter,
    chapters,
    contents_letter,
    folded,
    is_pieces,
    pieces_letter,
    search,
)
from bot.pictures import LONG_PATIENCE, PATIENCE
from bot.requests import Control, Given, Request
from bot.rulebook_example import example_view
from bot.store import matches
from bot.wording import titles
from engine.core import catalogue
from engine.core.illegal import require
from renderers.job import CLOSEUP

#: characters of what someone typed that are said again
MOST_ECHO = 60


async def leaf(request: Request, ident: ControlId, values: list[str]) -> None:
    """The rulebook, chapter by chapter."""
    game, _, page = ident.arg.partition(BETWEEN)
    if not game:
        match = await request.store.read(matches.find, ident.match)
        require(match is not None, "match-not-begun")
        assert match is not None
        game = match.game
    await _show(request, game, values[0] if values else page or "0")


async def rules(request: Request, given: Given) -> None:
    """A chapter of the rules; without a word to look up, the contents."""
    game = given.get("game") or await _game_here(request)
    typed = given.get("term", "").strip()
    if not typed:
        await _show(request, game, CONTENTS)
        return
    if whole(typed) is not None or is_pieces(request.lang, typed):
        await _show(request, game, typed if whole(typed) is not None else PIECES)
        return
    found = search(game, request.lang, typed)
    require(bool(found), "rules-unknown", term=shortened(typed, MOST_ECHO))
    await _show(request, game, str(found[0][0]))


async def _show(request: Request, game: str, page: str) -> None:
    """The contents, a chapter with its pictures, the first with one of the pieces; or the pieces on their own."""
    pictures = request.services.pictures
    if page == CONTENTS:
        await request.reply.send(contents_letter(game, request.lang))
        return
    if page == PIECES:
        request.turn.costly()
        drawn = await pictures.pieces(game, request.lang, LONG_PATIENCE)
        await request.reply.send(pieces_letter(game, request.lang, drawn, pieces_text(game, request.lang)))
        return
    pieces = await pictures.pieces(game, request.lang, PATIENCE) if page == "0" else ()
    shown = await _drawn(request, game, number(page))
    await request.reply.send(chapter_letter(game, request.lang, number(page), pieces, shown))


async def _drawn(request: Request, game: str, page: int) -> dict[Illustration, Picture]:
    """The pictures of a chapter; few and kept, so that leafing through the book draws none twice."""
    book = chapters(game, request.lang)
    shown = book[page % len(book)].shown
    if not shown:
        return {}
    request.turn.step_aside()
    draw = request.services.pictures.draw
    jobs = []
    for one in shown:
        view, seat = example_view(game, one.seat, one.after)
        closeup_of = seat if one.kind == CLOSEUP else None
        jobs.append(draw(one.kind, view, request.lang, (), seat=closeup_of, patience=LONG_PATIENCE))
    made = await asyncio.gather(*jobs)
    return {one: picture for one, picture in zip(shown, made, strict=True) if picture}


async def _game_here(request: Request) -> str:
    here = await request.store.read(matches.in_channel, request.asker.channel or 0)
    return here.game if here else catalogue.names()[0]


async def suggest_chapters(request: Request, given: Given, focused: str, typed: str) -> list[tuple[str, Any]]:
    """Chapters that fit what is typed."""
    game = given.get("game") or await _game_here(request)
    found = [(shortened(chapter.title, 100), str(n)) for n, chapter in search(game, request.lang, typed)]
    pieces = request.bot.say("rules-pieces")
    return [(pieces, PIECES), *found] if folded(pieces).startswith(folded(typed.strip())) else found


CONTROLS: Mapping[str, Control] = {"rules": leaf}
ON_PANEL = frozenset(CONTROLS)
#: rules are no secret
OPEN_TO_ALL = frozenset(CONTROLS)


def payloads() -> Iterator[tuple[str, Payload]]:
    """/rules."""
    games = [{"name": title, "value": name} for name, title in titles().items()]
    term = option("rules", "term", STRING, autocomplete=True)
    yield "", {**command("rules", term, option("rules", "game", STRING, choices=games), kind=None), **ANYWHERE}


FEATURE = Feature(
    payloads=payloads,
    commands={"rules": rules},
    suggestions={"rules": suggest_chapters},
    controls=CONTROLS,
    on_panel=ON_PANEL,
    open_to_all=OPEN_TO_ALL,
)
