"""Undo: the own last step is taken back at once if it is free; else it is told what that takes, before it is done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.commands import Payload, command
from bot.letters.ids import Ident
from bot.letters.posts import taken_back
from bot.match import play, taking_back
from bot.match.taking_back import Called, Undone, Unsure
from bot.topics import second_thoughts
from bot.topics.playing import by_control, plays, seated, show_panel, show_watching
from bot.visits import Command, Control, Visit


async def undo(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Take the own last step back, or say what it takes."""
    now = await visit.read(play.stand, visit.office.library, ident.match)
    if not plays(visit, now):
        await show_watching(visit, now)
        return
    tried = await visit.write(taking_back.undo, visit.office.library, visit.deed, ident.match)
    if isinstance(tried, Unsure):
        await _ask(visit, tried)
    else:
        await _show(visit, ident.match, tried)


async def undo_for_sure(visit: Visit, ident: Ident, _: list[str]) -> None:
    """The second step: the table is asked, or told."""
    await seated(visit, ident.match)
    work = taking_back.undo_for_sure
    done = await visit.write(work, visit.office.library, visit.deed, ident.match, int(ident.arg))
    await _show(visit, ident.match, done)


async def _ask(visit: Visit, unsure: Unsure) -> None:
    match = unsure.match
    if unsure.others:
        head, label = visit.bot.say("sure-undo", count=unsure.others), visit.bot.say("button-ask-table")
    else:
        rated = "yes" if match.rated else "no"
        head, label = visit.bot.say("sure-undo-alone", rated=rated), visit.bot.say("button-take-back")
    data = visit.office.library(match.game, match.data)
    steps = taken_back(match, unsure.players, unsure.steps, visit.lang, data)
    sure = Ident("undo-sure", match.id, arg=str(unsure.seen))
    await second_thoughts.ask(visit, f"{head}\n{steps}", label, sure, back=Ident("move", match.id))


async def _show(visit: Visit, number: int, done: Undone | Called) -> None:
    visit.office.stir(number)
    now, seat = await seated(visit, number)
    if isinstance(done, Called):
        lines = visit.bot.say("undo-asked")
    elif done.more:
        lines = visit.bot.say("undo-more", count=done.more)
    else:
        lines = visit.bot.say("undo-done")
    await show_panel(visit, now, seat, lines=lines)


CONTROLS: Mapping[str, Control] = {"undo": undo, "undo-sure": undo_for_sure}
ON_PANEL = frozenset(CONTROLS)
COMMANDS: Mapping[str, Command] = {"game undo": by_control("undo", undo)}


def payloads() -> Iterator[tuple[str, Payload]]:
    """/game undo."""
    yield "game", command("game-undo")
