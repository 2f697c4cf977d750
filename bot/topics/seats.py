"""Who sits where: giving a seat to somebody else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.commands import STRING, USER, Payload, command, option
from bot.letters import MOST_ID, shortened
from bot.letters.ids import Ident, number, whole
from bot.letters.posts import name_of
from bot.match import play, seats
from bot.match.play import Stand
from bot.names import tidy, written
from bot.store import matches
from bot.topics import caretaking, second_thoughts
from bot.topics.looking_back import match_option
from bot.visits import Command, Control, Given, Suggest, Visit
from bot.wording import shown_name, signed_names
from engine.core.illegal import Illegal, require

#: characters of a button's id that are left for its argument
MOST_ARG = MOST_ID - len(str(Ident("give-seat", 10**9)))


async def replace(visit: Visit, given: Given) -> None:
    """Give the own seat away, or (admins) anybody's, after a second step."""
    match = await visit.match_numbered(given.get("match"))
    require("match" not in given or visit.manages(match), "admins-only")
    now = await visit.read(play.stand, visit.office.library, match.id)
    seat, user = seat_named(now, given["player"]), int(given["user"])
    _check_giver(visit, now, seat)
    person = visit.named(user)
    require(not person.get("bot"), "no-bots")
    await visit.read(seats.check_heir, now, seat, user)
    name = tidy(str(person.get("global_name") or ""), str(person.get("username") or "?"))
    facts = {"name": signed_names(now.players, visit.lang)[seat], "match": name_of(match, visit.lang)}
    question = visit.bot.say("sure-replace", user=f"<@{user}>", **facts)
    # the name comes along: the press of a button does not describe the heir
    ident = Ident("give-seat", match.id, arg=shortened(f"{seat} {user} {name}", MOST_ARG))
    await second_thoughts.ask(visit, question, visit.bot.say("button-give-seat"), ident)


def _check_giver(visit: Visit, now: Stand, seat: int) -> None:
    player = now.players[seat]
    require(visit.manages(now.match) or player.user == visit.user, "replace-own-only")
    require(visit.manages(now.match) or player.owner is None, "replace-substitute")


async def give_seat(visit: Visit, ident: Ident, _: list[str]) -> None:
    """The second step."""
    now = await visit.read(play.stand, visit.office.library, ident.match)
    place, heir, name = ident.arg.split(" ", 2)
    seat, user, library = number(place), number(heir), visit.office.library
    _check_giver(visit, now, seat)
    await visit.write(seats.replace, library, visit.deed, ident.match, seat, user, name, now.players[seat].lang)
    visit.office.stir(ident.match)
    await visit.say("replaced", name=written(name))


def seat_named(now: Stand, typed: str) -> int:
    for player in now.players:
        if player.seat is not None and typed in (str(player.seat), player.name):
            return player.seat
    raise Illegal("no-such-seat")


async def suggest_players(visit: Visit, given: Given, focused: str, typed: str) -> list[tuple[str, Any]]:
    """The players of this match."""
    if focused == "match":
        return await caretaking.suggest(visit, given, focused, typed)
    require("match" not in given or visit.is_admin, "admins-only")
    match = await visit.match_numbered(whole(str(given.get("match", ""))))
    players = await visit.read(matches.players, match.id)
    return [(shown_name(player, visit.lang), str(player.seat)) for player in players]


CONTROLS: Mapping[str, Control] = {"give-seat": give_seat}
ON_PANEL = frozenset(CONTROLS)
COMMANDS: Mapping[str, Command] = {"game replace": replace, "table replace": replace}
SUGGESTIONS: Mapping[str, Suggest] = dict.fromkeys(COMMANDS, suggest_players)


def payloads() -> Iterator[tuple[str, Payload]]:
    """/game replace, and the same for admins."""
    for group in ("game", "table"):
        name = f"{group}-replace"
        player = option(name, "player", STRING, required=True, autocomplete=True)
        named = (match_option(name),) if group == "table" else ()
        yield group, command(name, player, option(name, "user", USER, required=True), *named)
