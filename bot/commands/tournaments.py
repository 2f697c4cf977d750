"""Tournaments: opening one, entering, starting, the table of results, ending it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.command_parts import confirmation
from bot.command_parts.feature import Feature
from bot.command_parts.opening import check_opening
from bot.command_parts.table_options import invitation_of, table_options
from bot.command_payloads import INTEGER, Payload, command, option
from bot.match import tournament
from bot.match.tournament import MOST_ROUNDS
from bot.messages import tournament_table
from bot.messages.control_ids import ControlId
from bot.requests import Command, Control, Given, Request
from bot.store import Connection, Scope, tournaments
from bot.store.tournaments import Tournament
from engine.core.illegal import Illegal


async def new(request: Request, given: Given) -> None:
    """Open a tournament."""
    request.access.check_room()
    rounds = int(given.pop("rounds"))
    invitation = invitation_of(request, given)
    await check_opening(request, "tournament", invitation.game, request.asker.channel or 0)
    found = await request.store.change(
        Scope("person", request.user),
        tournament.open_,
        request.cause,
        invitation,
        rounds,
        request.asker.place,
        request.asker.guest,
    )
    await _answer(request, "tournament-opened", found)


async def _answer(request: Request, key: str, found: Tournament) -> None:
    request.services.delivery.wake()
    await request.reply.say(key, name=tournament_table.tournament_name(found, request.lang))


def _scope(ident: ControlId) -> Scope:
    return Scope("tournament", ident.match)


async def enter(request: Request, ident: ControlId, _: list[str]) -> None:
    """Take part."""
    found = await request.store.change(_scope(ident), tournament.enter, request.cause, ident.match, request.asker.guest)
    await _answer(request, "tournament-joined", found)


async def withdraw(request: Request, ident: ControlId, _: list[str]) -> None:
    """Take part no more."""
    found = await request.store.change(_scope(ident), tournament.leave, request.cause, ident.match)
    await _answer(request, "tournament-left" if found.round == 0 else "tournament-leaving", found)


async def kickoff(request: Request, ident: ControlId, _: list[str]) -> None:
    """The first round begins."""
    now = await request.store.change(
        _scope(ident), tournament.begin, request.services.library, request.cause, ident.match
    )
    for one in now.current:
        request.stir(one.match.id)
    await _answer(request, "tournament-begins", now.tournament)


async def _here(request: Request) -> Tournament:
    """The tournament people mean in this channel: of those this person can read of, or takes part in."""

    def look(db: Connection) -> list[tuple[Tournament, bool]]:
        found = tournaments.near(db, request.asker.guild, request.asker.channel or 0)
        return [(one, any(mine.user == request.user for mine in tournaments.entrants(db, one.id))) for one in found]

    for found, takes_part in await request.store.read(look):
        if takes_part or request.access.can_read(found.channel):
            return found
    raise Illegal("no-tournament")


async def table(request: Request, given: Given) -> None:
    """How it stands, for the person who asks."""
    now = await request.store.read(tournament.course, (await _here(request)).id)
    await request.reply.send(tournament_table.content(now, request.lang))


async def end(request: Request, given: Given) -> None:
    """End it early, after a second step."""
    found = await _here(request)
    tournament.check_end(found, request.user, admin=request.asker.is_admin)
    question = request.bot.say("sure-end-tournament", name=tournament_table.tournament_name(found, request.lang))
    label = request.bot.say("button-end-tournament")
    await confirmation.ask(request, question, label, ControlId("end-tournament", found.id))


async def end_for_good(request: Request, ident: ControlId, _: list[str]) -> None:
    """The second step."""
    found = await request.store.change(
        _scope(ident), tournament.end, request.cause, ident.match, admin=request.asker.is_admin
    )
    await _answer(request, "tournament-ended", found)


def by_control(verb: str, control: Control) -> Command:
    """A command that does what a button of the tournament's message does."""

    async def run(request: Request, given: Given) -> None:
        await control(request, ControlId(verb, (await _here(request)).id), [])

    return run


COMMANDS: Mapping[str, Command] = {
    "tournament new": new,
    "tournament join": by_control("enter", enter),
    "tournament leave": by_control("withdraw", withdraw),
    "tournament start": by_control("kickoff", kickoff),
    "tournament table": table,
    "tournament end": end,
}
CONTROLS: Mapping[str, Control] = {
    "enter": enter,
    "withdraw": withdraw,
    "kickoff": kickoff,
    "end-tournament": end_for_good,
}
#: their numbers are not those of matches
OPEN_TO_ALL = frozenset(CONTROLS)
ON_PANEL = frozenset({"end-tournament"})


def payloads() -> Iterator[tuple[str, Payload]]:
    """/tournament new, join, leave, start, table, end."""
    rounds = option("tournament-new", "rounds", INTEGER, required=True, min_value=1, max_value=MOST_ROUNDS)
    yield "tournament", command("tournament-new", *table_options("tournament-new", rounds))
    for name in ("join", "leave", "start", "table", "end"):
        yield "tournament", command(f"tournament-{name}")


FEATURE = Feature(payloads=payloads, commands=COMMANDS, controls=CONTROLS, on_panel=ON_PANEL, open_to_all=OPEN_TO_ALL)
