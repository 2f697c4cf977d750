"""What is kept about someone, everything of it as a file, and being forgotten."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.command_parts import confirmation
from bot.command_parts.feature import Feature
from bot.command_payloads import STRING, Payload, choices, command, option, own_value
from bot.match import forgetting, personal_export
from bot.match.forgetting import ForgettingPlan
from bot.messages import text
from bot.messages.control_ids import ControlId
from bot.messages.message import Message
from bot.messages.parts import Button, Buttons, Style, Text
from bot.requests import Command, Control, Given, Request
from engine.core.words import Words

#: bytes of one file that Discord takes from anyone
LARGEST_FILE = 10 * 1024 * 1024
#: seconds that forgetting someone, or gathering everything about them, may take: Discord waits for what was announced
PATIENCE = 60.0


async def privacy(request: Request, given: Given) -> None:
    """What is kept, why and for how long, and what can be done about it; or what one of the buttons does."""
    if given.get("action") in TYPED:
        await CONTROLS[given["action"]](request, ControlId(given["action"], 0), [])
        return
    words = request.bot
    lines = [words.say("privacy-title"), *(f"- {words.say(f'privacy-{what}')}" for what in ("kept", "why", "long"))]
    buttons = Buttons(
        (
            Button(words.say("button-export-me"), str(ControlId("export-me", 0)), Style.INFO, "📄"),
            Button(words.say("button-forget-me"), str(ControlId("forget-me", 0)), Style.DANGER),
        )
    )
    await request.reply.send(Message((Text("\n".join(lines)), buttons)))


async def export_me(request: Request, ident: ControlId, _: list[str]) -> None:
    """Everything about the person as a file, for the person alone."""
    request.turn.costly()
    found = await request.store.read_patiently(PATIENCE, personal_export.document, request.user, request.cause.at)
    if personal_export.is_empty(found):
        await request.reply.say("privacy-nothing")
        return
    file = personal_export.as_file(found, LARGEST_FILE)
    if file is None:
        await request.reply.send(text(request.bot.say("privacy-too-large", id=str(request.user))))
        return
    await request.reply.send(Message((Text(request.bot.say("privacy-exported")),), files=(file,)))


async def forget_me(request: Request, ident: ControlId, _: list[str]) -> None:
    """The first step: what would happen, exactly. Nothing has happened yet."""
    plan = await request.store.read_patiently(PATIENCE, forgetting.planned, request.user)
    if not plan.known:
        await request.reply.say("privacy-nothing")
        return
    question = [request.bot.say("sure-forget"), *(f"- {line}" for line in consequences(request.bot, plan))]
    label = request.bot.say("button-forget-sure")
    await confirmation.ask(request, "\n".join(question), label, ControlId("forget-sure", 0))


def consequences(words: Words, plan: ForgettingPlan) -> Iterator[str]:
    """What a forgetting does, line by line."""
    yield words.say("forget-own")
    for what in ("seats", "ended", "lobbies", "tournaments", "finished"):
        if count := getattr(plan, what):
            yield words.say(f"forget-{what}", count=count)
    yield words.say("forget-stays")
    yield words.say("forget-back")


async def forget_sure(request: Request, ident: ControlId, _: list[str]) -> None:
    """The second step: it is done, all of it or nothing."""
    request.turn.costly()
    done = await request.store.write_patiently(PATIENCE, forgetting.forget, request.services.library, request.cause)
    for match in done.stirred:
        request.stir(match)
    request.services.delivery.wake()
    await request.reply.say("forgotten" if done.plan.known else "privacy-nothing")


COMMANDS: Mapping[str, Command] = {"privacy": privacy}
CONTROLS: Mapping[str, Control] = {"export-me": export_me, "forget-me": forget_me, "forget-sure": forget_sure}
#: what can be typed instead of pressing; being forgotten has its second step in any case
TYPED = ("export-me", "forget-me")
#: the answer takes the place of the question
ON_PANEL = frozenset({"forget-me", "forget-sure"})
#: of a person, not of a match
OPEN_TO_ALL = frozenset(CONTROLS)


def payloads() -> Iterator[tuple[str, Payload]]:
    """/privacy."""
    actions = choices({verb: f"button-{verb}" for verb in TYPED}, own_value)
    yield "", command("privacy", option("privacy", "action", STRING, choices=actions), kind=None)


FEATURE = Feature(payloads=payloads, commands=COMMANDS, controls=CONTROLS, on_panel=ON_PANEL, open_to_all=OPEN_TO_ALL)
