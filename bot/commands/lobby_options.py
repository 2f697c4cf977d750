"""What the host settles while people gather: how the table plays, the game's variants, house players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from bot import messages
from bot.command_parts.feature import Feature
from bot.command_payloads import STRING, Payload, choices, command, option, own_value
from bot.match import lobby
from bot.messages.control_ids import ControlId
from bot.messages.lobby_message import option_value
from bot.messages.message import Message, shortened
from bot.messages.parts import Button, Buttons, Choice, Part, Select, Style, Text
from bot.orientation import ORIENTATIONS
from bot.pace import PACES
from bot.requests import Command, Control, Given, Request, Suggest
from bot.store import matches, server_rules
from bot.store.matches import EXPERT_HINTS, FREE_HINTS, TOLD_HINTS, Match, Player
from bot.wording import bot_words, refusal
from engine.core import catalogue
from engine.core.house import LEVELS
from engine.core.illegal import Illegal, require
from engine.core.words import LANGUAGES, words_for

#: how each way to deal with hints is called
HINT_WORDS = {FREE_HINTS: "yes", TOLD_HINTS: "no", EXPERT_HINTS: "expert"}


class Setting(NamedTuple):
    """Something the host may choose."""

    name: str
    title: str
    #: every value as it is written down, with its words
    values: Mapping[str, str]
    current: str


def settings(match: Match, lang: str) -> Iterator[Setting]:
    """Everything that can be settled before a match begins, in the reader's language."""
    bot, words, title = bot_words(lang), words_for(match.game, lang), catalogue.find(match.game)
    yield Setting("seats", bot.say("option-seats"), {str(one): str(one) for one in title.seats}, str(match.wanted))
    paces = {pace: f"{bot.say(f'pace-{pace}')} · {bot.say('pace-about', attribute=pace)}" for pace in PACES}
    yield Setting("pace", bot.say("option-pace"), paces, match.pace)
    hints = {value: bot.say("option-hints", attribute=HINT_WORDS[level]) for value, level in lobby.HINTS.items()}
    current = next(value for value, level in lobby.HINTS.items() if level == match.hints)
    yield Setting("hints", bot.say("option-hints"), hints, current)
    boards = {str(one): bot.say(f"pictures-{one}") for one in ORIENTATIONS}
    yield Setting("pictures", bot.say("option-pictures"), boards, match.pictures)
    shown = {value: bot.say("option-chances", attribute=value) for value in ("no", "yes")}
    yield Setting("chances", bot.say("option-chances"), shown, "yes" if match.chances else "no")
    languages = {one: bot.say(f"language-{one}") for one in LANGUAGES}
    yield Setting("language", bot.say("option-language"), languages, match.lang)
    for name, values in lobby.variant_values(match.game).items():
        said = {str(value): option_value(words, name, value, lang) for value in values}
        yield Setting(name, words.say(f"option-{name}", attribute="title"), said, str(match.variant.get(name)))


def content(match: Match, players: list[Player], lang: str, warning: str = "", *, can_call: bool = False) -> Message:
    """The panel: a list for each setting, house players for empty seats, and a call where the server allows it."""
    bot = bot_words(lang)
    text = bot.say("options-text", count=len(players), seats=match.wanted)
    parts: list[Part] = [Text(f"{text}\n⚠️ {warning}" if warning else text)]
    for setting in settings(match, lang):
        choices = []
        for value, said in setting.values.items():
            chosen = value == setting.current
            # in the closed list only the chosen entry is seen
            label = bot.say("labelled", what=setting.title, value=said) if chosen else said
            choices.append(Choice(shortened(label, 100), value, None, chosen))
        parts.append(Select(str(ControlId("settle", match.id, arg=setting.name)), setting.title, tuple(choices)))
    full = len(players) >= match.wanted
    buttons = [
        Button(
            bot.say("button-add-house", level=bot.say(f"house-{level}")),
            str(ControlId("house", match.id, arg=level)),
            Style.GO,
            "🤖",
            full,
        )
        for level in LEVELS
    ]
    nobody = not any(player.house for player in players)
    buttons.append(
        Button(bot.say("button-drop-house"), str(ControlId("nohouse", match.id)), Style.BACK, disabled=nobody)
    )
    if can_call:
        buttons.append(Button(bot.say("button-call"), str(ControlId("call", match.id)), Style.BACK, "📣", full))
    # someone may have joined meanwhile
    buttons.append(Button(bot.say("button-refresh"), str(ControlId("options", match.id)), Style.BACK, "🔄"))
    return Message((*parts, Buttons(tuple(buttons))))


async def options(request: Request, ident: ControlId, _: list[str], warning: str = "") -> None:
    """The host's options as they are now; where there is nothing left to settle, a sentence."""
    try:
        match, players = await request.store.read(lobby.lobby_of, ident.match)
        lobby.hosted(match, request.user)
    except Illegal as illegal:
        await request.reply.send(messages.text(f"⚠️ {refusal(illegal, request.subject.words, request.lang)}"))
        return
    role = (await request.store.read(server_rules.find, match.guild or 0)).role
    await request.reply.send(content(match, players, request.lang, warning, can_call=role is not None))


async def _change(request: Request, ident: ControlId, work: Callable[..., Match], *how: str) -> None:
    """Change something; what does not go is refused above the lists, which then show what holds."""
    warning = ""
    try:
        await request.store.change(ident.match, work, request.cause, ident.match, *how)
    except Illegal as illegal:
        match = await request.store.read(matches.find, ident.match)
        warning = refusal(illegal, words_for(match.game, request.lang) if match else None, request.lang)
    request.stir(ident.match)
    await options(request, ident, [], warning)


async def settle(request: Request, ident: ControlId, values: list[str]) -> None:
    """Choose a value."""
    await _change(request, ident, lobby.settle, ident.arg, values[0])


async def house(request: Request, ident: ControlId, _: list[str]) -> None:
    """A house player takes an empty seat."""
    await _change(request, ident, lobby.fill, ident.arg)


async def nohouse(request: Request, ident: ControlId, _: list[str]) -> None:
    """The last house player leaves."""
    await _change(request, ident, lobby.empty)


async def _lobby_here(request: Request) -> Match:
    match = await request.access.match_here(lobby=True)
    await request.store.read(lobby.lobby_of, match.id)
    request.subject.words = words_for(match.game, request.lang)
    return match


async def open_options(request: Request, given: Given) -> None:
    """/lobby options."""
    await options(request, ControlId("options", (await _lobby_here(request)).id), [])


async def settle_typed(request: Request, given: Given) -> None:
    """/lobby set: one setting."""
    match = await _lobby_here(request)
    name, value = given["option"], given["value"]
    known = {setting.name: setting for setting in settings(match, request.lang)}
    require(name in known, "no-such-setting", typed=name)
    require(value in known[name].values, "no-such-setting", typed=value)
    await settle(request, ControlId("settle", match.id, arg=name), [value])


async def add_house(request: Request, given: Given) -> None:
    """/lobby house."""
    await house(request, ControlId("house", (await _lobby_here(request)).id, arg=given["level"]), [])


async def drop_house(request: Request, given: Given) -> None:
    """/lobby nohouse."""
    await nohouse(request, ControlId("nohouse", (await _lobby_here(request)).id), [])


async def suggest(request: Request, given: Given, focused: str, typed: str) -> list[tuple[str, Any]]:
    """The settings of this lobby; or the values of the one that is typed already."""
    found = list(settings(await _lobby_here(request), request.lang))
    named = [(setting.title, setting.name) for setting in found]
    if focused == "value":
        named = [
            (said, value) for one in found if one.name == given.get("option") for value, said in one.values.items()
        ]
    return [(shortened(label, 100), value) for label, value in named if typed in label.casefold() or typed == value]


COMMANDS: Mapping[str, Command] = {
    "lobby options": open_options,
    "lobby set": settle_typed,
    "lobby house": add_house,
    "lobby nohouse": drop_house,
}
SUGGESTIONS: Mapping[str, Suggest] = {"lobby set": suggest}
CONTROLS: Mapping[str, Control] = {"options": options, "settle": settle, "house": house, "nohouse": nohouse}
ON_PANEL = frozenset(CONTROLS)


def payloads() -> Iterator[tuple[str, Payload]]:
    """/lobby options, set, house, nohouse."""
    yield "lobby", command("lobby-options")
    one = option("lobby-set", "option", STRING, required=True, autocomplete=True)
    yield "lobby", command("lobby-set", one, option("lobby-set", "value", STRING, required=True, autocomplete=True))
    levels = choices({level: f"house-{level}" for level in LEVELS}, own_value)
    yield "lobby", command("lobby-house", option("lobby-house", "level", STRING, required=True, choices=levels))
    yield "lobby", command("lobby-nohouse")


FEATURE = Feature(payloads=payloads, commands=COMMANDS, suggestions=SUGGESTIONS, controls=CONTROLS, on_panel=ON_PANEL)
