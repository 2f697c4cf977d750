"""Who sits where: giving a seat to somebody else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.commands import STRING, USER, Payload, command, option
from bot.match import play, seats
from bot.match.play import Stand
from bot.names import tidy, written
from bot.store import matches
from bot.topics.looking_back import match_option, suggest_matches
from bot.visits import Command, Given, Suggest, Visit
from bot.wording import shown_name
from engine.core.illegal import Illegal, require


async def replace(visit: Visit, given: Given) -> None:
    """Give the own seat away, or (admins) anybody's."""
    match = await visit.match_numbered(given.get("match"))
    require("match" not in given or visit.manages(match), "admins-only")
    now = await visit.read(play.stand, visit.office.library, match.id)
    seat = seat_named(now, given["player"])
    require(visit.manages(match) or now.players[seat].user == visit.user, "replace-own-only")
    user = int(given["user"])
    person = visit.named(user)
    require(not person.get("bot"), "no-bots")
    username = str(person.get("username") or "?")
    name = tidy(str(person.get("global_name") or ""), username)
    library = visit.office.library
    await visit.write(seats.replace, library, visit.deed, match.id, seat, user, name, now.players[seat].lang)
    visit.office.stir(match.id)
    await visit.say("replaced", name=written(name))


def seat_named(now: Stand, typed: str) -> int:
    for player in now.players:
        if player.seat is not None and typed in (str(player.seat), player.name):
            return player.seat
    raise Illegal("no-such-seat")


async def suggest_players(visit: Visit, given: Given, focused: str, typed: str) -> list[tuple[str, Any]]:
    """The players of this match."""
    if focused == "match":
        return await suggest_matches(visit, given, focused, typed)
    match = await visit.match_numbered(int(given["match"]) if str(given.get("match", "")).isdigit() else None)
    require("match" not in given or visit.manages(match), "admins-only")
    players = await visit.read(matches.players, match.id)
    return [(shown_name(player, visit.lang), str(player.seat)) for player in players]


COMMANDS: Mapping[str, Command] = {"game replace": replace, "table replace": replace}
SUGGESTIONS: Mapping[str, Suggest] = dict.fromkeys(COMMANDS, suggest_players)


def payloads() -> Iterator[tuple[str, Payload]]:
    """/game replace, and the same for admins."""
    for group in ("game", "table"):
        name = f"{group}-replace"
        player = option(name, "player", STRING, required=True, autocomplete=True)
        named = (match_option(name),) if group == "table" else ()
        yield group, command(name, player, option(name, "user", USER, required=True), *named)
