"""Hints: what an experienced player would consider at this question, and why; the person still decides.

Where the table plays without hints, taking one is told in the log, together with the hint or not at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.command_parts.by_control import by_control
from bot.command_parts.feature import Feature
from bot.command_parts.seat_panel import redraft, seated, show_panel, small, still_asked
from bot.command_payloads import Payload, command
from bot.match import post_schedule
from bot.match.play import MatchState, match_state, seat_of
from bot.messages.action_words import summary
from bot.messages.control_ids import ControlId
from bot.messages.forms import choices_of, said
from bot.messages.message import Message, shortened
from bot.messages.panel_context import PanelContext, panel_context
from bot.messages.panels import sure
from bot.messages.parts import Button, Buttons, Part, Style, Text
from bot.requests import Command, Control, Request
from bot.store import Connection, guides
from bot.store.drafts import Draft
from bot.store.matches import EXPERT_HINTS
from bot.store.posts import Notice
from bot.wording import bot_words, name_of
from engine.core.action import Action
from engine.core.advice import Advice
from engine.core.illegal import Illegal, require
from engine.core.prospects import Outlook
from engine.core.record import fields_of
from engine.core.review_words import interval
from engine.core.seat import Seat

#: argument of the button that takes a hint although the table will be told
TELL = "tell"
NUMBERS = ("1️⃣", "2️⃣", "3️⃣")
EXPERT_SIGN = "🎓"
#: characters for a move and its reason
MOST_MOVE = 1100


async def hint(request: Request, ident: ControlId, _: list[str]) -> None:
    """At most three moves with their reasons."""
    request.turn.costly()
    if (asked := await still_asked(request, ident)) is None:
        return
    now, seat = asked
    require(now.match.status == "running", "match-over")
    context = panel_context(now, seat, request.lang)
    require(context.is_asked, "hint-not-asked")
    is_free = now.match.hints or await request.store.read(guides.is_told, now.match, seat, now.game.question)
    if not is_free and ident.arg != TELL:
        await request.reply.send(warning(context))
        return
    # thought up first: a table is never told of a hint that nobody got
    try:
        found = await request.services.houses.advise(now, seat)
    except TimeoutError:
        raise Illegal("hint-too-slow") from None
    if not is_free and not await request.store.change(now.match.id, _tell, request, now, seat):
        await show_panel(request, *await seated(request, ident.match), lines=request.bot.say("stale"))
        return
    if not is_free:
        request.stir(ident.match)
    if now.match.hints != EXPERT_HINTS:
        await request.reply.send(counselled(context, found))
        return
    await request.reply.say("hint-thinking")
    try:
        outlook = await request.services.houses.foresee(now, seat)
    except TimeoutError:
        outlook = None
    await request.reply.send(counselled(context, found, outlook))


def _tell(db: Connection, request: Request, before: MatchState, seat: Seat) -> bool:
    """Tell the table, once for each question; False if that question is not put any more."""
    now = match_state(db, request.services.library, before.match.id)
    question = now.game.question
    if (question, now.match.era) != (before.game.question, before.match.era) or now.match.status != "running":
        return False
    require(seat_of(now.players, request.user) == seat, "not-seated")
    if guides.told(db, now.match, seat, question, request.user, request.cause.at):
        post_schedule.note(db, now.match, Notice(key="notice-hint", seat=seat, user=request.user))
    return True


def warning(context: PanelContext) -> Message:
    """The table plays without hints."""
    bot = bot_words(context.lang)
    yes = Button(bot.say("button-take-hint"), context.ident("hint", TELL), Style.DANGER, "💡")
    no = Button(bot.say("button-back"), context.ident("move"), Style.BACK)
    return Message((Text(bot.say("hint-forbidden")), Buttons((yes, no))), context.accent)


def counselled(context: PanelContext, found: Sequence[Advice], outlook: Outlook | None = None) -> Message:
    """What an expert would do, if it was asked; then the moves, each with its reason and a button that fills it in."""
    return Message(tuple(_counselled(context, found, outlook)), context.accent)


def _foreseen(context: PanelContext, outlook: Outlook) -> str:
    """The expert's move, its chance to win, and what the next best would cost."""
    bot, words, best = bot_words(context.lang), context.words, outlook.best
    said = bot.say("hint-expert", move=summary(context, best.action), chance=interval(best.chance, words))
    if outlook.second is None:
        return f"{EXPERT_SIGN} {said}"
    ahead = best.ahead_of(outlook.second)
    facts = {name: round(100 * value) for name, value in ahead._asdict().items()}
    key = "hint-next" if ahead.low > 0 else "hint-next-close"
    return f"{EXPERT_SIGN} {said}\n{bot.say(key, move=summary(context, outlook.second.action), **facts)}"


def _counselled(context: PanelContext, found: Sequence[Advice], outlook: Outlook | None) -> Iterator[Part]:
    bot, words = bot_words(context.lang), context.words
    assert context.view.step is not None
    head = f"-# {name_of(context.match, context.lang)}\n### 💡 {bot.say('hint-title')}"
    yield Text(f"{head}\n{small(words.question(context.view.step))}")
    buttons = []
    if outlook:
        yield Text(shortened(_foreseen(context, outlook), MOST_MOVE))
        if outlook.best.action not in [advice.action for advice in found]:
            label, ident = words.deed(outlook.best.action, context.view.step), said(outlook.best.action)
            buttons.append(Button(shortened(label, 76), context.ident("fill", ident), Style.INFO, EXPERT_SIGN))
    for sign, advice in zip(NUMBERS, found, strict=False):
        # the moves stand out, and three of them with their reasons on one screen of a phone
        yield Text(shortened(f"{sign} {summary(context, advice.action)}\n{small(words.why(advice))}", MOST_MOVE))
        label = words.deed(advice.action, context.view.step)
        buttons.append(Button(shortened(label, 76), context.ident("fill", said(advice.action)), Style.INFO, sign))
    yield Text(f"-# {bot.say('hint-decide')}")
    yield Buttons((*buttons, Button(bot.say("button-back"), context.ident("move"), Style.BACK)))


async def fill(request: Request, ident: ControlId, _: list[str]) -> None:
    """Open the panel with a move filled in; one that is a single press is asked about first."""
    if (found := await still_asked(request, ident)) is None:
        return
    now, seat = found
    word, _sep, fields = ident.arg.partition(" ")
    action = now.game.read({"do": word, **fields_of(fields)})
    context = panel_context(now, seat, request.lang)
    if context.groups.one_press(action):
        await request.reply.send(sure(context, action))
    else:
        await redraft(request, ident, lambda draft: filled(draft, action))


def filled(draft: Draft, action: Action) -> Draft:
    """A draft with all of an action's choices made."""
    return Draft(action.word, {**draft.chosen, action.word: choices_of(action)})


CONTROLS: Mapping[str, Control] = {"hint": hint, "fill": fill}
ON_PANEL = frozenset(CONTROLS)
COMMANDS: Mapping[str, Command] = {"hint": by_control("hint", hint)}


def payloads() -> Iterator[tuple[str, Payload]]:
    """/hint."""
    yield "", command("hint", kind=None)


FEATURE = Feature(payloads=payloads, commands=COMMANDS, controls=CONTROLS, on_panel=ON_PANEL)
