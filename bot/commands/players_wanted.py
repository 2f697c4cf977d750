"""Players wanted: a role that people take and leave by themselves, called by a lobby if its host wants."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot import messages
from bot.command_parts import confirmation
from bot.command_parts.feature import Feature
from bot.command_payloads import BOOLEAN, Payload, command, option
from bot.match import calling, server_limits
from bot.messages.control_ids import ControlId
from bot.messages.message import Message
from bot.messages.parts import Button, Buttons, Style, Text
from bot.requests import Command, Control, Given, Request
from bot.store import Scope, server_rules
from bot.wording import bot_words, language
from engine.core.illegal import require


async def _role(request: Request) -> int:
    """The role of this server, or a refusal."""
    role = (await request.store.read(server_rules.find, request.asker.guild or 0)).role
    require(role is not None, "no-role")
    return role or 0


async def wanted(request: Request, ident: ControlId, _: list[str]) -> None:
    """Whether I am called, and the button to change that; pressed, it changes."""
    role = await _role(request)
    called = request.roles.has(role)
    if ident.arg:
        called = ident.arg == "yes"
        await request.roles.give(role, taken=called)
    words = request.bot
    said = words.say("wanted-yes" if called else "wanted-no", role=f"<@&{role}>")
    change = Button(
        words.say("button-wanted", attribute="off" if called else "on"),
        str(ControlId("wanted", 0, arg="no" if called else "yes")),
        Style.BACK if called else Style.GO,
        "🔕" if called else "📣",
    )
    await request.reply.send(Message((Text(said), Buttons((change,)))))


async def wanted_typed(request: Request, given: Given) -> None:
    """/wanted: shows it, or changes it at once."""
    arg = "" if "call" not in given else "yes" if given["call"] else "no"
    await wanted(request, ControlId("wanted", 0, arg=arg), [])


async def switch(request: Request, given: Given) -> None:
    """/table wanted: the server gets such a role, or its lobbies call nobody any more."""
    require(request.asker.is_admin and request.asker.guild is not None, "admins-only")
    guild, on = request.asker.guild or 0, bool(given.get("on", True))
    # everyone reads its name: it is in the server's language
    name = bot_words(language(request.asker.guild_locale)).say("wanted-role")
    role = await request.roles.make(name) if on else None
    await request.store.change(Scope("server", guild), server_limits.choose_role, guild, role)
    said = request.bot.say("wanted-on", role=f"<@&{role}>") if role else request.bot.say("wanted-off")
    await request.reply.send(messages.text(said))


async def call(request: Request, ident: ControlId, _: list[str]) -> None:
    """Nobody is called yet: it makes a sound for everyone with the role."""
    _match, role = await request.store.read(calling.check, request.cause, ident.match)
    question = request.bot.say("call-sure", role=f"<@&{role}>")
    sure, back = ControlId("call-sure", ident.match), ControlId("options", ident.match)
    await confirmation.ask(request, question, request.bot.say("button-call"), sure, back)


async def call_sure(request: Request, ident: ControlId, _: list[str]) -> None:
    """Now they are."""
    await request.store.change(ident.match, calling.call, request.cause, ident.match)
    request.services.stir(ident.match)
    await request.reply.say("call-done")


async def call_typed(request: Request, given: Given) -> None:
    """/lobby call."""
    match = await request.access.match_here(lobby=True)
    await call(request, ControlId("call", match.id), [])


COMMANDS: Mapping[str, Command] = {"wanted": wanted_typed, "table wanted": switch, "lobby call": call_typed}
CONTROLS: Mapping[str, Control] = {"wanted": wanted, "call": call, "call-sure": call_sure}
ON_PANEL = frozenset(CONTROLS)
#: it is about the person and the server
OPEN_TO_ALL = frozenset({"wanted"})


def payloads() -> Iterator[tuple[str, Payload]]:
    """/wanted, /table wanted and /lobby call."""
    yield "", {**command("wanted", option("wanted", "call", BOOLEAN), kind=None), "contexts": [0]}
    yield "table", command("table-wanted", option("table-wanted", "on", BOOLEAN))
    yield "lobby", command("lobby-call")


FEATURE = Feature(payloads=payloads, commands=COMMANDS, controls=CONTROLS, on_panel=ON_PANEL, open_to_all=OPEN_TO_ALL)
