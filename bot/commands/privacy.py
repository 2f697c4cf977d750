"""What is kept about somebody, everything of it as a file, and being forgotten."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.command_parts.feature import Feature
from bot.command_payloads import STRING, Payload, choices, command, option, own_value
from bot.match import personal_export
from bot.messages import text
from bot.messages.control_ids import ControlId
from bot.messages.message import Button, Buttons, Message, Style, Text
from bot.requests import Command, Control, Given, Request

#: bytes of one file that Discord takes from anybody
LARGEST_FILE = 10 * 1024 * 1024


async def privacy(request: Request, given: Given) -> None:
    """What is kept, why and for how long, and what can be done about it; or what one of the buttons does."""
    if given.get("action") in CONTROLS:
        await CONTROLS[given["action"]](request, ControlId(given["action"], 0), [])
        return
    words = request.bot
    lines = [words.say("privacy-title"), *(f"- {words.say(f'privacy-{what}')}" for what in ("kept", "why", "long"))]
    buttons = (Button(words.say("button-export-me"), str(ControlId("export-me", 0)), Style.INFO, "📄"),)
    await request.reply.send(Message((Text("\n".join(lines)), Buttons(buttons))))


async def export_me(request: Request, ident: ControlId, _: list[str]) -> None:
    """Everything about the person as a file, for the person alone."""
    request.turn.costly()
    found = await request.store.read(personal_export.document, request.user, request.cause.at)
    if personal_export.is_empty(found):
        await request.reply.say("privacy-nothing")
        return
    file = personal_export.as_file(found, LARGEST_FILE)
    if file is None:
        await request.reply.send(text(request.bot.say("privacy-too-large", id=str(request.user))))
        return
    await request.reply.send(Message((Text(request.bot.say("privacy-exported")),), files=(file,)))


COMMANDS: Mapping[str, Command] = {"privacy": privacy}
CONTROLS: Mapping[str, Control] = {"export-me": export_me}
#: of a person, not of a match
OPEN_TO_ALL = frozenset(CONTROLS)


def payloads() -> Iterator[tuple[str, Payload]]:
    """/privacy."""
    actions = choices({verb: f"button-{verb}" for verb in CONTROLS}, own_value)
    yield "", command("privacy", option("privacy", "action", STRING, choices=actions), kind=None)


FEATURE = Feature(payloads=payloads, commands=COMMANDS, controls=CONTROLS, open_to_all=OPEN_TO_ALL)
