"""Lobbies: opening one, joining, house players, starting, once more; and which matches there are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot import messages
from bot.command_payloads import (
    BOOLEAN,
    INTEGER,
    STRING,
    Payload,
    choices,
    command,
    described,
    game_say,
    option,
    own_value,
)
from bot.commands.playing import by_control
from bot.match import lobby
from bot.match.components import PRINTED
from bot.match.lobby import Invitation
from bot.messages import announcements
from bot.messages.announcements import name_of
from bot.messages.control_ids import ControlId
from bot.pace import DEFAULT_PACE, PACES
from bot.request import Command, Control, Given, Request
from bot.store import matches
from bot.store.matches import Match
from bot.wording import language, signed_names, titles
from bot.wording import title as title_of
from engine.core import catalogue
from engine.core.illegal import require
from engine.core.words import LANGUAGES, words_for

MOST_LISTED, MOST_LIST = 25, 3600


async def new(request: Request, given: Given) -> None:
    """Open a lobby."""
    request.check_room()
    houses, level = int(given.pop("house", 0)), given.pop("level", "regular")
    invitation = invitation_of(request, given)._replace(houses=(level,) * houses)
    match = await request.write(lobby.open_lobby, request.cause, invitation, request.place, request.guest)
    request.services.stir(match.id)
    await _said_with_contribution(request, "lobby-opened", match, announcements.name_of(match, request.lang))


def invitation_of(request: Request, given: Given) -> Invitation:
    """What is to be played, as typed; an option that the game does not have is refused."""
    game = given.pop("game")
    title, request.words = catalogue.find(game), words_for(game, request.lang)
    lang = given.pop("language", None) or language(str(request.interaction.guild_locale or request.interaction.locale))
    pace, hints = given.pop("pace", DEFAULT_PACE), bool(given.pop("hints", True))
    seats = int(given.pop("seats", 0)) or title.seats[-1]
    for name in given:
        owner = next(one for one in catalogue.names() if name in catalogue.find(one).Variant.model_fields)
        option = words_for(owner, request.lang).say(f"option-{name}", attribute="title")
        facts = {"option": option, "owner": title_of(owner, request.lang), "game": title_of(game, request.lang)}
        require(name in title.Variant.model_fields, "no-such-option", **facts)
    variant = title.Variant.model_validate(given).model_dump(mode="json")
    return Invitation(game, variant, lang, seats, (), request.services.library.current.get(game, PRINTED), pace, hints)


async def join(request: Request, ident: ControlId, _: list[str]) -> None:
    """Take part."""
    match = await request.write(lobby.take_part, request.services.library, request.cause, ident.match, request.guest)
    request.services.stir(ident.match)
    await _said_with_contribution(request, _joined(match), match, name_of(match, request.lang))


async def _said_with_contribution(request: Request, key: str, match: Match, name: str) -> None:
    """Whoever joins sees what that adds to the deal: later the start post must list it."""
    added = await request.read(lobby.contribution, match.id, request.user)
    said = request.bot.say("lobby-contribution", contribution=f"`{added}`")
    await request.send(messages.text(f"{request.bot.say(key, name=name)}\n-# {said}"))


def _joined(match: Match) -> str:
    """Whoever comes last to a rematch begins it."""
    return "lobby-joined" if match.status == "lobby" else "lobby-begun"


async def leave(request: Request, ident: ControlId, _: list[str]) -> None:
    """Take part no more."""
    match = await request.write(lobby.leave, request.cause, ident.match)
    request.services.stir(ident.match)
    await request.say("lobby-left", name=name_of(match, request.lang))


async def start(request: Request, ident: ControlId, _: list[str]) -> None:
    """Begin."""
    match = await request.write(lobby.start, request.services.library, request.cause, ident.match)
    request.services.stir(ident.match)
    await request.say("lobby-begun", name=name_of(match, request.lang))


async def rematch(request: Request, ident: ControlId, _: list[str]) -> None:
    """Once more, with the same people and options."""
    match = await request.write(lobby.rematch, request.services.library, request.cause, ident.match, request.guest)
    request.services.stir(match.id)
    # the way there: it is posted in the channel, not in this thread
    await _said_with_contribution(request, _joined(match), match, link(match, request.lang))


async def list_(request: Request, given: Given) -> None:
    """Open lobbies and running matches of this server."""
    found = await request.matches_seen("lobby", "dealing", "running")
    if not found:
        await request.say("list-empty")
        return
    lines = [f"- {link(match, request.lang)} · {request.bot.say(f'status-{match.status}')}" for match in found]
    said = messages.fitting(lines, MOST_LIST, lambda count: request.bot.say("and-more", count=count), MOST_LISTED)
    await request.send(messages.text(said))


def link(match: Match, lang: str) -> str:
    """A match by name, with the way to it; to a lobby's message."""
    message = f"/{match.lobby}" if match.status == "lobby" and match.lobby else ""
    return f"[{announcements.name_of(match, lang)}]({match.address}{message})"


async def info(request: Request, given: Given) -> None:
    """What is played here, by whom, with which options."""
    match = await request.match_here()
    players = await request.read(matches.players, match.id)
    lines = [f"### {announcements.name_of(match, request.lang)}", request.bot.say(f"status-{match.status}")]
    names = signed_names(players, request.lang)
    lines += [f"- {name}" for name in names]
    lines += list(announcements.option_lines(match, request.lang))
    await request.send(messages.text("\n".join(lines)))


CONTROLS: Mapping[str, Control] = {"join": join, "leave": leave, "start": start, "rematch": rematch}
BY_BUTTON_TOO = ("join", "leave", "start", "rematch")
COMMANDS: Mapping[str, Command] = {
    "game new": new,
    **{f"game {verb}": by_control(verb, CONTROLS[verb], lobby=verb != "rematch") for verb in BY_BUTTON_TOO},
    "game list": list_,
    "game info": info,
}


def payloads() -> Iterator[tuple[str, Payload]]:
    """/game new, join, ..."""
    levels = choices({level: f"house-{level}" for level in ("rookie", "regular")}, own_value)
    house = option("game-new", "house", INTEGER, min_value=0, max_value=most_seats() - 1)
    level = option("game-new", "level", STRING, choices=levels)
    yield "game", command("game-new", *table_options("game-new", house, level))
    for name in (*BY_BUTTON_TOO, "list", "info"):
        yield "game", command(f"game-{name}")


def most_seats() -> int:
    """The largest table of all games."""
    return max(catalogue.find(name).seats[-1] for name in catalogue.names())


def table_options(name: str, *more: Payload) -> Iterator[Payload]:
    """What is said when something is opened: the game, seats, what else is given, language, pace, hints, variants."""
    games = [{"name": title, "value": name} for name, title in titles().items()]
    yield option(name, "game", STRING, required=True, choices=games)
    yield from more
    yield option(name, "seats", INTEGER, min_value=2, max_value=most_seats())
    yield option(name, "language", STRING, choices=choices({one: f"language-{one}" for one in LANGUAGES}, own_value))
    yield option(name, "pace", STRING, choices=choices({pace: f"pace-{pace}" for pace in PACES}, own_value))
    yield option(name, "hints", BOOLEAN)
    yield from variant_options()


def variant_options() -> Iterator[Payload]:
    """The options of all games, each once: what a game does not have is refused with a sentence."""
    seen: set[str] = set()
    for game in catalogue.names():
        for name, values in lobby.variant_values(game).items():
            if name in seen:
                continue
            seen.add(name)
            say = game_say(game, f"option-{name}")
            payload: Payload = {"name": name, "type": STRING, "required": False}
            if values == [True, False]:
                payload["type"] = BOOLEAN
            else:
                payload["choices"] = choices({str(value): str(value) for value in values}, _game_value(game, name))
            yield described(payload, say)


def _game_value(game: str, name: str) -> Any:
    def say(lang: str, value: str) -> str:
        words = words_for(game, lang)
        return words.say(f"option-{name}", attribute=value) if words.has(f"option-{name}", value) else value

    return say
