"""The rules of the games, chapter by chapter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.commands import STRING, Payload, command, option
from bot.letters import shortened
from bot.letters.ids import Ident, number, whole
from bot.letters.rulebook import PIECES, chapter_letter, folded, is_pieces, pieces_letter, search
from bot.pictures import LONG_PATIENCE, PATIENCE, pieces_in_words
from bot.store import matches
from bot.visits import Command, Control, Given, Suggest, Visit
from bot.wording import titles
from engine.core import catalogue
from engine.core.illegal import require

#: characters of what somebody typed that are said again
MOST_ECHO = 60


async def leaf(visit: Visit, ident: Ident, values: list[str]) -> None:
    """The rulebook, chapter by chapter."""
    game = ident.arg
    if not game:
        match = await visit.read(matches.find, ident.match)
        require(match is not None, "match-not-begun")
        assert match is not None
        game = match.game
    await _show(visit, game, values[0] if values else "0")


async def rules(visit: Visit, given: Given) -> None:
    """A chapter of the rules."""
    game = given.get("game") or await _game_here(visit)
    typed = given["term"]
    if whole(typed) is not None or is_pieces(visit.lang, typed):
        await _show(visit, game, typed if whole(typed) is not None else PIECES)
        return
    found = search(game, visit.lang, typed)
    require(bool(found), "rules-unknown", term=shortened(typed, MOST_ECHO))
    await _show(visit, game, str(found[0][0]))


async def _show(visit: Visit, game: str, page: str) -> None:
    """A chapter, the first with a picture of the pieces; or the pieces on their own."""
    pictures = visit.office.pictures
    if page == PIECES:
        visit.costly()
        drawn = await pictures.pieces(game, visit.lang, LONG_PATIENCE)
        await visit.send(pieces_letter(game, visit.lang, drawn, pieces_in_words(game, visit.lang)))
        return
    drawn = await pictures.pieces(game, visit.lang, PATIENCE) if page == "0" else None
    await visit.send(chapter_letter(game, visit.lang, number(page), drawn))


async def _game_here(visit: Visit) -> str:
    here = await visit.read(matches.in_channel, visit.interaction.channel_id or 0)
    return here.game if here else catalogue.names()[0]


async def suggest_chapters(visit: Visit, given: Given, focused: str, typed: str) -> list[tuple[str, Any]]:
    """Chapters that fit what is typed."""
    game = given.get("game") or await _game_here(visit)
    found = [(shortened(chapter.title, 100), str(n)) for n, chapter in search(game, visit.lang, typed)]
    pieces = visit.bot.say("rules-pieces")
    return [(pieces, PIECES), *found] if folded(pieces).startswith(folded(typed.strip())) else found


CONTROLS: Mapping[str, Control] = {"rules": leaf}
ON_PANEL = frozenset(CONTROLS)
#: rules are no secret
OPEN_TO_ALL = frozenset(CONTROLS)
COMMANDS: Mapping[str, Command] = {"rules": rules}
SUGGESTIONS: Mapping[str, Suggest] = {"rules": suggest_chapters}


def payloads() -> Iterator[tuple[str, Payload]]:
    """/rules."""
    games = [{"name": title, "value": name} for name, title in titles().items()]
    term = option("rules", "term", STRING, required=True, autocomplete=True)
    yield "", command("rules", term, option("rules", "game", STRING, choices=games), kind=None)
