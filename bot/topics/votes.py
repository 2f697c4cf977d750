"""Votes of the table, and ending a match by one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.commands import STRING, Payload, choices, command, option, own_value
from bot.letters.ids import Ident, number
from bot.letters.posts import name_of
from bot.match import attendance, dealing, lobby, voting
from bot.match.play import Deed
from bot.store import Ledger, ballots, matches
from bot.topics import second_thoughts
from bot.topics.playing import seated
from bot.visits import Command, Control, Given, Visit
from engine.core.illegal import Illegal, require


async def _vote(visit: Visit, ident: Ident, agrees: bool) -> None:
    verdict = await visit.write(voting.vote, visit.office.library, visit.deed, number(ident.arg), agrees)
    visit.office.stir(verdict.match.id)
    await visit.say(f"vote-{verdict.outcome}")


async def agree(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Yes."""
    await _vote(visit, ident, True)


async def refuse(visit: Visit, ident: Ident, _: list[str]) -> None:
    """No."""
    await _vote(visit, ident, False)


async def vote(visit: Visit, given: Given) -> None:
    """/vote: the newest question to the table of this thread."""
    match = await visit.match_here()
    ballot = await visit.read(ballots.newest_open, match.id)
    if ballot is None:
        raise Illegal("ballot-closed")
    await _vote(visit, Ident("vote", match.id, arg=str(ballot.id)), given["answer"] == "yes")


async def end(visit: Visit, given: Given) -> None:
    """End a match by consent; a lobby by its host."""
    match = await visit.match_here()
    if match.status == "lobby":
        require(match.host == visit.user or visit.manages(match), "host-only")
        await visit.write(lobby.close, match.id, visit.deed.at)
        visit.office.stir(match.id)
        await visit.say("lobby-closed-now")
        return
    if match.status == "dealing":
        require((match.host == visit.user and match.tournament is None) or visit.manages(match), "host-only")
        await visit.write(_call_off, match.id, visit.deed)
        visit.office.stir(match.id)
        await visit.say("lobby-closed-now")
        return
    now, _ = await seated(visit, match.id)
    require(now.match.status == "running", "match-over")
    if all(player.user == visit.user for player in now.players if attendance.present(player)):
        # with nobody to ask, the question is put to the player
        question = visit.bot.say("sure-end", name=name_of(match, visit.lang))
        await second_thoughts.ask(visit, question, visit.bot.say("button-end-match"), Ident("end-alone", match.id))
        return
    await visit.say(f"vote-{await _call(visit, match.id)}")


def _call_off(ledger: Ledger, number: int, deed: Deed) -> None:
    dealing.call_off(ledger, matches.get(ledger, number), deed.user, deed.at)


async def end_alone(visit: Visit, ident: Ident, _: list[str]) -> None:
    """The second step; whoever has come back meanwhile is asked."""
    await seated(visit, ident.match)
    verdict = await _call(visit, ident.match)
    await visit.say("panel-over" if verdict == "agreed" else f"vote-{verdict}")


async def _call(visit: Visit, number: int) -> str:
    verdict = await visit.write(voting.call, visit.office.library, visit.deed, number, "end")
    visit.office.stir(number)
    return verdict


CONTROLS: Mapping[str, Control] = {"agree": agree, "refuse": refuse, "end-alone": end_alone}
ON_PANEL = frozenset({"end-alone"})
COMMANDS: Mapping[str, Command] = {"game end": end, "vote": vote}


def payloads() -> Iterator[tuple[str, Payload]]:
    """/game end, and /vote."""
    yield "game", command("game-end")
    answers = choices({answer: answer for answer in ("yes", "no")}, own_value)
    answer = option("vote", "answer", STRING, required=True, choices=answers)
    yield "", {**command("vote", answer, kind=None), "contexts": [0]}
