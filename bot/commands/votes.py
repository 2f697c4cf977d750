"""Votes of the table; ending a match and turning its board by one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.command_parts import confirmation
from bot.command_parts.feature import Feature
from bot.command_parts.seat_panel import seated
from bot.command_payloads import STRING, Payload, choices, command, option, own_value
from bot.match import dealing, lobby, reminders, voting
from bot.match.play import Cause
from bot.messages.control_ids import ControlId, number
from bot.orientation import ORIENTATIONS
from bot.requests import Command, Control, Given, Request
from bot.store import Connection, ballots, matches
from bot.wording import name_of
from engine.core.illegal import Illegal, require

#: what can be typed; None takes one's own voice back
ANSWERS: Mapping[str, bool | None] = {"yes": True, "no": False, "withdraw": None}


async def _vote(request: Request, ident: ControlId, agrees: bool | None) -> None:
    library, ballot = request.services.library, number(ident.arg)
    verdict = await request.store.change(ident.match, voting.vote, library, request.cause, ballot, agrees)
    request.stir(verdict.match.id)
    await request.reply.say(f"vote-{verdict.outcome}")


async def agree(request: Request, ident: ControlId, _: list[str]) -> None:
    """Yes."""
    await _vote(request, ident, True)


async def refuse(request: Request, ident: ControlId, _: list[str]) -> None:
    """No."""
    await _vote(request, ident, False)


async def withdraw(request: Request, ident: ControlId, _: list[str]) -> None:
    """Rather not: the voice is taken back, and with the caller's the whole vote."""
    await _vote(request, ident, None)


async def vote(request: Request, given: Given) -> None:
    """/vote: the newest question to the table of this thread."""
    match = await request.access.match_here()
    ballot = await request.store.read(ballots.newest_open, match.id)
    if ballot is None:
        raise Illegal("ballot-closed")
    await _vote(request, ControlId("vote", match.id, arg=str(ballot.id)), ANSWERS[given["answer"]])


async def end(request: Request, given: Given) -> None:
    """End a match by consent; a lobby by its host."""
    match = await request.access.match_here()
    if match.status == "lobby":
        require(match.host == request.user or request.asker.manages(match), "host-only")
        await request.store.change(match.id, lobby.close, match.id, request.cause.at)
        request.stir(match.id)
        await request.reply.say("lobby-closed-now")
        return
    if match.status == "dealing":
        require((match.host == request.user and match.tournament is None) or request.asker.manages(match), "host-only")
        await request.store.change(match.id, _call_off, match.id, request.cause)
        request.stir(match.id)
        await request.reply.say("lobby-closed-now")
        return
    now, _ = await seated(request, match.id)
    require(now.match.status == "running", "match-over")
    if all(player.user == request.user for player in now.players if reminders.present(player)):
        # with nobody to ask, the question is put to the player
        question = request.bot.say("sure-end", name=name_of(match, request.lang))
        await confirmation.ask(request, question, request.bot.say("button-end-match"), ControlId("end-alone", match.id))
        return
    await request.reply.say(f"vote-{await _call(request, match.id)}")


def _call_off(db: Connection, number: int, cause: Cause) -> None:
    dealing.call_off(db, matches.get(db, number), cause.user, cause.at)


async def end_alone(request: Request, ident: ControlId, _: list[str]) -> None:
    """The second step; people who have come back meanwhile are asked."""
    await seated(request, ident.match)
    verdict = await _call(request, ident.match)
    await request.reply.say("panel-over" if verdict == "agreed" else f"vote-{verdict}")


async def _call(request: Request, number: int) -> str:
    verdict = await request.store.change(number, voting.call, request.services.library, request.cause, number, "end")
    request.stir(number)
    return verdict


async def pictures(request: Request, given: Given) -> None:
    """/lobby pictures: the host turns the board of a lobby; in a match the table votes."""
    match, wanted = await request.access.match_here(lobby=True), given["shown"]
    if match.status == "lobby":
        await request.store.change(match.id, lobby.settle, request.cause, match.id, "pictures", wanted)
        request.stir(match.id)
        await request.reply.say("done")
        return
    await seated(request, match.id)
    require(match.pictures != wanted, "pictures-already")
    library, cause = request.services.library, request.cause
    outcome = await request.store.change(match.id, voting.call, library, cause, match.id, wanted)
    request.stir(match.id)
    await request.reply.say("done" if outcome == "agreed" else f"vote-{outcome}")


CONTROLS: Mapping[str, Control] = {"agree": agree, "refuse": refuse, "withdraw-vote": withdraw, "end-alone": end_alone}
ON_PANEL = frozenset({"end-alone"})
COMMANDS: Mapping[str, Command] = {"game end": end, "lobby pictures": pictures, "vote": vote}


def payloads() -> Iterator[tuple[str, Payload]]:
    """/game end, /lobby pictures, and /vote."""
    yield "game", command("game-end")
    shown = choices({one: f"pictures-{one}" for one in ORIENTATIONS}, own_value)
    yield "lobby", command("lobby-pictures", option("lobby-pictures", "shown", STRING, required=True, choices=shown))
    answers = choices({"yes": "yes", "no": "no", "withdraw": "vote-withdraw"}, own_value)
    answer = option("vote", "answer", STRING, required=True, choices=answers)
    yield "", {**command("vote", answer, kind=None), "contexts": [0]}


FEATURE = Feature(payloads=payloads, commands=COMMANDS, controls=CONTROLS, on_panel=ON_PANEL)
