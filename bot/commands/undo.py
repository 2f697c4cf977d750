"""Undo: one's own last step is taken back at once if it is free; else it is told what that takes, before it is done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.command_parts import confirmation
from bot.command_parts.by_control import by_control
from bot.command_parts.feature import Feature
from bot.command_parts.seat_panel import plays, seated, show_panel, show_watching
from bot.command_payloads import Payload, command
from bot.match import play, undoing
from bot.match.undoing import Called, Undone, Unsure
from bot.messages.control_ids import ControlId
from bot.messages.live_question import taken_back
from bot.requests import Command, Control, Request


async def undo(request: Request, ident: ControlId, _: list[str]) -> None:
    """Take one's own last step back, or say what it takes."""
    now = await request.store.read(play.match_state, request.services.library, ident.match)
    if not plays(request, now):
        await show_watching(request, now)
        return
    tried = await request.store.change(ident.match, undoing.undo, request.services.library, request.cause, ident.match)
    if isinstance(tried, Unsure):
        await _ask(request, tried)
    else:
        await _show(request, ident.match, tried)


async def undo_for_sure(request: Request, ident: ControlId, _: list[str]) -> None:
    """The second step: the table is asked, or told."""
    await seated(request, ident.match)
    work = undoing.undo_for_sure
    done = await request.store.change(
        ident.match, work, request.services.library, request.cause, ident.match, int(ident.arg)
    )
    await _show(request, ident.match, done)


async def _ask(request: Request, unsure: Unsure) -> None:
    match = unsure.match
    if unsure.others:
        head, label = request.bot.say("sure-undo", count=unsure.others), request.bot.say("button-ask-table")
    else:
        rated = "yes" if match.rated else "no"
        head, label = request.bot.say("sure-undo-alone", rated=rated), request.bot.say("button-take-back")
    data = request.services.library(match.game, match.data)
    steps = taken_back(match, unsure.players, unsure.steps, request.lang, data)
    sure = ControlId("undo-sure", match.id, arg=str(unsure.seen))
    await confirmation.ask(request, f"{head}\n{steps}", label, sure, back=ControlId("move", match.id))


async def _show(request: Request, number: int, done: Undone | Called) -> None:
    request.stir(number)
    now, seat = await seated(request, number)
    if isinstance(done, Called):
        lines = request.bot.say("undo-asked")
    elif done.more:
        lines = request.bot.say("undo-more", count=done.more)
    else:
        lines = request.bot.say("undo-done")
    if isinstance(done, Undone) and done.steps:
        lines += f"\n{taken_back(now.match, now.players, done.steps, request.lang, now.game.data)}"
    await show_panel(request, now, seat, lines=lines)


CONTROLS: Mapping[str, Control] = {"undo": undo, "undo-sure": undo_for_sure}
ON_PANEL = frozenset(CONTROLS)
COMMANDS: Mapping[str, Command] = {"game undo": by_control("undo", undo)}


def payloads() -> Iterator[tuple[str, Payload]]:
    """/game undo."""
    yield "game", command("game-undo")


FEATURE = Feature(payloads=payloads, commands=COMMANDS, controls=CONTROLS, on_panel=ON_PANEL)
