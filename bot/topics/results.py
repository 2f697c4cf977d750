"""What came of it all: one's statistics, somebody else's as far as this server goes, and the leaderboard."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.commands import STRING, USER, Payload, command, option
from bot.letters import careers
from bot.letters.ids import Ident, number, whole
from bot.store import matches, results
from bot.visits import Command, Control, Given, Visit
from bot.wording import title, titles
from engine.core import catalogue
from engine.core.illegal import require

#: seconds statistics wait for their plot: it is half of the answer, and the answer is deferred meanwhile
PATIENCE = 8.0


async def stats(visit: Visit, given: Given) -> None:
    """Somebody's statistics, one's own if nobody is named; in direct messages only one's own."""
    user = int(given.get("user", visit.user))
    await show_career(visit, user, given.get("game"), _name_of(visit, user))


async def career(visit: Visit, ident: Ident, values: list[str]) -> None:
    """Another game of the same person."""
    game = values[0] if values else careers.ALL
    await show_career(visit, number(ident.arg), None if game == careers.ALL else game, "")


async def show_career(visit: Visit, user: int, game: str | None, name: str) -> None:
    """Only what the asker may see, whatever the control says: this server's matches, or the asker's own."""
    visit.costly()
    guild = visit.interaction.guild_id
    require(guild is not None or user == visit.user, "career-own-only")
    require(game is None or game in catalogue.names(), "no-results")
    found = await visit.read(careers.career, user, visit.user, guild)
    require(bool(found.counted), "no-results-yours" if user == visit.user else "no-results")
    require(game is None or game in found.games, "no-results-game", game=title(game or found.games[0], visit.lang))
    if user != visit.user:
        # what counts is everybody's business, where it was played only that of those who can read there
        seen = await visit.seen_among(await visit.read(matches.rooms, [one.match for one in found.listed]))
        found = found._replace(listed=[one for one in found.listed if one.match in seen])
    drawn = game or found.favourite
    name = name or await visit.read(results.last_name, user)
    heading = f"{name} · {title(drawn, visit.lang)}"
    plot = await visit.office.pictures.rating(careers.curve(found, drawn), visit.lang, heading, patience=PATIENCE)
    await visit.send(careers.statistics(found, game, visit.lang, plot))


def _name_of(visit: Visit, user: int) -> str:
    """A person's name as the command brought it along."""
    if user == visit.user:
        return visit.guest.name
    raw: dict[str, Any] = dict(visit.interaction.data or {})
    person = raw.get("resolved", {}).get("users", {}).get(str(user), {})
    return str(person.get("global_name") or person.get("username") or "")


async def leaderboard(visit: Visit, given: Given) -> None:
    """Who leads on this server; the game most played here if none is named."""
    await show_leaders(visit, given.get("game"), 0)


async def leaders(visit: Visit, ident: Ident, values: list[str]) -> None:
    """Another page, or another game."""
    game, _, page = ident.arg.partition(".")
    await show_leaders(visit, values[0] if values else game, whole(page) or 0)


async def show_leaders(visit: Visit, game: str | None, page: int) -> None:
    """A page of the leaderboard of this server."""
    guild = visit.interaction.guild_id
    require(guild is not None, "leaders-server-only")
    games = await visit.read(results.games_played, guild)
    require(bool(games), "no-results-here")
    shown = game or games[0]
    require(shown in games, "no-results-game", game=title(shown, visit.lang) if shown in catalogue.names() else shown)
    found = careers.leaders(await visit.read(results.standings, shown, guild))
    await visit.send(careers.leaderboard(found, shown, games, page, visit.user, visit.lang))


COMMANDS: Mapping[str, Command] = {"stats": stats, "leaderboard": leaderboard}
CONTROLS: Mapping[str, Control] = {"career": career, "leaders": leaders}
#: of people and servers
OPEN_TO_ALL = frozenset(CONTROLS)
ON_PANEL = frozenset(CONTROLS)


def payloads() -> Iterator[tuple[str, Payload]]:
    """/stats and /leaderboard."""
    games = [{"name": title, "value": name} for name, title in titles().items()]
    by_user, by_game = option("stats", "user", USER), option("stats", "game", STRING, choices=games)
    yield "", command("stats", by_user, by_game, kind=None)
    leading = command("leaderboard", option("leaderboard", "game", STRING, choices=games), kind=None)
    yield "", {**leading, "contexts": [0]}
