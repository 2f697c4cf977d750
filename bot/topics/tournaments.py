"""Tournaments: opening one, entering, starting, the table of results, ending it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.access import can_read
from bot.commands import INTEGER, Payload, command, option
from bot.letters import standings
from bot.letters.ids import Ident
from bot.match import tournament
from bot.match.tournament import MOST_ROUNDS
from bot.store import Ledger, tournaments
from bot.store.tournaments import Tournament
from bot.topics import second_thoughts
from bot.topics.lobbies import invitation_of, table_options
from bot.visits import Command, Control, Given, Visit
from engine.core.illegal import Illegal


async def new(visit: Visit, given: Given) -> None:
    """Open a tournament."""
    visit.check_room()
    rounds = int(given.pop("rounds"))
    invitation = invitation_of(visit, given)
    found = await visit.write(tournament.open_, visit.deed, invitation, rounds, visit.place, visit.guest)
    await _answer(visit, "tournament-opened", found)


async def _answer(visit: Visit, key: str, found: Tournament) -> None:
    visit.office.delivery.wake()
    await visit.say(key, name=standings.tournament_name(found, visit.lang))


async def enter(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Take part."""
    found = await visit.write(tournament.enter, visit.deed, ident.match, visit.guest)
    await _answer(visit, "tournament-joined", found)


async def withdraw(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Take part no more."""
    found = await visit.write(tournament.leave, visit.deed, ident.match)
    await _answer(visit, "tournament-left" if found.round == 0 else "tournament-leaving", found)


async def kickoff(visit: Visit, ident: Ident, _: list[str]) -> None:
    """The first round begins."""
    now = await visit.write(tournament.begin, visit.office.library, visit.deed, ident.match)
    for one in now.current:
        visit.office.stir(one.match.id)
    await _answer(visit, "tournament-begins", now.tournament)


async def _here(visit: Visit) -> Tournament:
    """The tournament people mean in this channel: of those this person can read of, or takes part in."""

    def look(ledger: Ledger) -> list[tuple[Tournament, bool]]:
        found = tournaments.near(ledger, visit.interaction.guild_id, visit.interaction.channel_id or 0)
        return [(one, any(mine.user == visit.user for mine in tournaments.entrants(ledger, one.id))) for one in found]

    for found, takes_part in await visit.read(look):
        if takes_part or can_read(visit.interaction, found.channel):
            return found
    raise Illegal("no-tournament")


async def table(visit: Visit, given: Given) -> None:
    """How it stands, for whoever asks."""
    now = await visit.read(tournament.course, (await _here(visit)).id)
    await visit.send(standings.letter(now, visit.lang))


async def end(visit: Visit, given: Given) -> None:
    """End it early, after a second step."""
    found = await _here(visit)
    tournament.check_end(found, visit.user, admin=visit.is_admin)
    question = visit.bot.say("sure-end-tournament", name=standings.tournament_name(found, visit.lang))
    label = visit.bot.say("button-end-tournament")
    await second_thoughts.ask(visit, question, label, Ident("end-tournament", found.id))


async def end_for_good(visit: Visit, ident: Ident, _: list[str]) -> None:
    """The second step."""
    found = await visit.write(tournament.end, visit.deed, ident.match, admin=visit.is_admin)
    await _answer(visit, "tournament-ended", found)


def by_control(verb: str, control: Control) -> Command:
    """A command that does what a button of the tournament's message does."""

    async def run(visit: Visit, given: Given) -> None:
        await control(visit, Ident(verb, (await _here(visit)).id), [])

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
