"""Hints: what an experienced player would consider at this question, and why; the person still decides.

Where the table plays without hints, taking one is told in the ledger, together with the hint or not at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.commands import Payload, command
from bot.letters import Button, Buttons, Letter, Part, Style, Text, shortened
from bot.letters.forms import choices_of, said, sorted_options
from bot.letters.ids import Ident
from bot.letters.panels import Desk, summary, sure
from bot.letters.posts import name_of
from bot.letters.seating import desk_of
from bot.match.play import Stand, seat_of, stand
from bot.store import Ledger, guides, outbox
from bot.store.drafts import Draft
from bot.topics.playing import by_control, redraft, seated, show_panel, stale
from bot.visits import Command, Control, Visit
from bot.wording import bot_words
from engine.core.action import Action
from engine.core.advice import Advice
from engine.core.illegal import require
from engine.core.record import fields_of
from engine.core.seat import Seat

#: argument of the button that takes a hint although the table will be told
TELL = "tell"
NUMBERS = ("1️⃣", "2️⃣", "3️⃣")
#: characters for a move and its reason
MOST_MOVE = 1100


async def hint(visit: Visit, ident: Ident, _: list[str]) -> None:
    """At most three moves with their reasons."""
    visit.costly()
    now, seat = await seated(visit, ident.match)
    if stale(now, ident):
        await show_panel(visit, now, seat, lines=visit.bot.say("stale"))
        return
    require(now.match.status == "running", "match-over")
    desk = desk_of(now, seat, visit.lang)
    require(desk.is_asked, "hint-not-asked")
    is_free = now.match.hints or await visit.read(guides.is_told, now.match, seat, now.game.question)
    if not is_free and ident.arg != TELL:
        await visit.send(warning(desk))
        return
    # thought up first: a table is never told of a hint that nobody got
    found = await visit.office.houses.advise(now, seat)
    if not is_free and not await visit.write(_tell, visit, now, seat):
        await show_panel(visit, *await seated(visit, ident.match), lines=visit.bot.say("stale"))
        return
    if not is_free:
        visit.office.stir(ident.match)
    await visit.send(counselled(desk, found))


def _tell(ledger: Ledger, visit: Visit, before: Stand, seat: Seat) -> bool:
    """Tell the table, once for each question; False if that question is not put any more."""
    now = stand(ledger, visit.office.library, before.match.id)
    question = now.game.question
    if (question, now.match.era) != (before.game.question, before.match.era) or now.match.status != "running":
        return False
    require(seat_of(now.players, visit.user) == seat, "not-seated")
    if guides.told(ledger, now.match, seat, question, visit.user, visit.deed.at):
        outbox.add(ledger, now.match.id, "notice", key="notice-hint", seat=seat, user=visit.user)
    return True


def warning(desk: Desk) -> Letter:
    """The table plays without hints."""
    bot = bot_words(desk.lang)
    yes = Button(bot.say("button-take-hint"), desk.ident("hint", TELL), Style.DANGER, "💡")
    no = Button(bot.say("button-back"), desk.ident("move"), Style.BACK)
    return Letter((Text(bot.say("hint-forbidden")), Buttons((yes, no))), desk.accent)


def counselled(desk: Desk, found: Sequence[Advice]) -> Letter:
    """The moves, each with its reason and a button that fills it in."""
    return Letter(tuple(_counselled(desk, found)), desk.accent)


def _counselled(desk: Desk, found: Sequence[Advice]) -> Iterator[Part]:
    bot, words = bot_words(desk.lang), desk.words
    assert desk.view.step is not None
    yield Text(f"-# {name_of(desk.match, desk.lang)}\n### 💡 {bot.say('hint-title')}\n{words.question(desk.view.step)}")
    buttons = []
    for sign, advice in zip(NUMBERS, found, strict=False):
        yield Text(shortened(f"{sign} {summary(desk, advice.action)}\n{words.why(advice)}", MOST_MOVE))
        label = words.deed(advice.action, desk.view.step)
        buttons.append(Button(shortened(label, 76), desk.ident("fill", said(advice.action)), Style.INFO, sign))
    yield Text(f"-# {bot.say('hint-decide')}")
    yield Buttons((*buttons, Button(bot.say("button-back"), desk.ident("move"), Style.BACK)))


async def fill(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Open the panel with a move filled in; one that is a single press is asked about first."""
    now, seat = await seated(visit, ident.match)
    if stale(now, ident):
        await show_panel(visit, now, seat, lines=visit.bot.say("stale"))
        return
    word, _sep, fields = ident.arg.partition(" ")
    action = now.game.read({"do": word, **fields_of(fields)})
    desk = desk_of(now, seat, visit.lang)
    if sorted_options(desk.view).one_press(action):
        await visit.send(sure(desk, action))
    else:
        await redraft(visit, ident, lambda draft: filled(draft, action))


def filled(draft: Draft, action: Action) -> Draft:
    """A draft with all of an action's choices made."""
    return Draft(action.word, {**draft.chosen, action.word: choices_of(action)})


CONTROLS: Mapping[str, Control] = {"hint": hint, "fill": fill}
ON_PANEL = frozenset(CONTROLS)
COMMANDS: Mapping[str, Command] = {"hint": by_control("hint", hint)}


def payloads() -> Iterator[tuple[str, Payload]]:
    """/hint."""
    yield "", command("hint", kind=None)
