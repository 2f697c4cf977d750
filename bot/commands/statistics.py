"""What came of it all: one's statistics, someone else's as far as this server goes, and the leaderboard."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.command_parts.feature import Feature
from bot.command_payloads import ANYWHERE, STRING, USER, Payload, command, option
from bot.messages import statistics
from bot.messages.control_ids import ControlId, number, whole
from bot.requests import Command, Control, Given, Request
from bot.store import matches, results
from bot.wording import title, titles
from engine.core import catalogue
from engine.core.illegal import require

#: seconds statistics wait for their plot: it is half of the answer, and the answer is deferred meanwhile
PATIENCE = 8.0


async def stats(request: Request, given: Given) -> None:
    """Someone's statistics, one's own if nobody is named; in direct messages only one's own."""
    user = int(given.get("user", request.user))
    await show_career(request, user, given.get("game"), _name_of(request, user))


async def career(request: Request, ident: ControlId, values: list[str]) -> None:
    """Another game of the same person."""
    game = values[0] if values else statistics.ALL
    await show_career(request, number(ident.arg), None if game == statistics.ALL else game, "")


async def show_career(request: Request, user: int, game: str | None, name: str) -> None:
    """Only what the asker may see, whatever the control says: this server's matches, or the asker's own."""
    request.turn.costly()
    guild = request.asker.guild
    require(guild is not None or user == request.user, "career-own-only")
    require(game is None or game in catalogue.names(), "no-results")
    found = await request.store.read(statistics.career, user, request.user, guild)
    require(bool(found.counted), "no-results-yours" if user == request.user else "no-results")
    require(game is None or game in found.games, "no-results-game", game=title(game or found.games[0], request.lang))
    if user != request.user:
        # what counts is everyone's business, where it was played only that of those who can read there
        seen = await request.access.seen_among(
            await request.store.read(matches.rooms, [one.match for one in found.listed])
        )
        found = found._replace(listed=[one for one in found.listed if one.match in seen])
    drawn = game or found.favourite
    name = name or await request.store.read(results.last_name, user)
    heading = f"{name} · {title(drawn, request.lang)}"
    plot = await request.services.pictures.rating(
        *statistics.curve(found, drawn), request.lang, heading, patience=PATIENCE
    )
    await request.reply.send(statistics.statistics(found, game, request.lang, plot))


def _name_of(request: Request, user: int) -> str:
    """A person's name as the command brought it along."""
    if user == request.user:
        return request.asker.guest.name
    person = request.asker.named(user)
    return str(person.get("global_name") or person.get("username") or "")


async def leaderboard(request: Request, given: Given) -> None:
    """Who leads on this server; the game most played here if none is named."""
    await show_leaders(request, given.get("game"), 0)


async def leaders(request: Request, ident: ControlId, values: list[str]) -> None:
    """Another page, or another game."""
    game, _, page = ident.arg.partition(".")
    await show_leaders(request, values[0] if values else game, whole(page) or 0)


async def show_leaders(request: Request, game: str | None, page: int) -> None:
    """A page of the leaderboard of this server."""
    guild = request.asker.guild
    require(guild is not None, "leaders-server-only")
    games = await request.store.read(results.games_played, guild)
    require(bool(games), "no-results-here")
    shown = game or games[0]
    require(shown in games, "no-results-game", game=title(shown, request.lang) if shown in catalogue.names() else shown)
    found = statistics.leaders(await request.store.read(results.standings, shown, guild))
    await request.reply.send(statistics.leaderboard(found, shown, games, page, request.user, request.lang))


COMMANDS: Mapping[str, Command] = {"stats": stats, "leaderboard": leaderboard}
CONTROLS: Mapping[str, Control] = {"career": career, "leaders": leaders}
#: of people and servers
OPEN_TO_ALL = frozenset(CONTROLS)
ON_PANEL = frozenset(CONTROLS)


def payloads() -> Iterator[tuple[str, Payload]]:
    """/stats and /leaderboard."""
    games = [{"name": title, "value": name} for name, title in titles().items()]
    by_user, by_game = option("stats", "user", USER), option("stats", "game", STRING, choices=games)
    yield "", {**command("stats", by_user, by_game, kind=None), **ANYWHERE}
    leading = command("leaderboard", option("leaderboard", "game", STRING, choices=games), kind=None)
    yield "", {**leading, "contexts": [0]}


FEATURE = Feature(payloads=payloads, commands=COMMANDS, controls=CONTROLS, on_panel=ON_PANEL, open_to_all=OPEN_TO_ALL)
