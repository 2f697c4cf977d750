"""Lobbies: opening one, joining, house players, starting, once more; and which matches there are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot import letters
from bot.commands import BOOLEAN, INTEGER, STRING, Payload, choices, command, described, game_say, option, own_value
from bot.letters import posts
from bot.letters.ids import Ident
from bot.letters.posts import name_of
from bot.match import lobby
from bot.match.library import PRINTED
from bot.match.lobby import Invitation
from bot.pace import DEFAULT_PACE, PACES
from bot.store import matches
from bot.store.matches import Match
from bot.topics.playing import by_control
from bot.visits import Command, Control, Given, Visit
from bot.wording import language, signed_names, titles
from bot.wording import title as title_of
from engine.core import catalogue
from engine.core.illegal import require
from engine.core.words import LANGUAGES, words_for

MOST_LISTED, MOST_LIST = 25, 3600


async def new(visit: Visit, given: Given) -> None:
    """Open a lobby."""
    visit.check_room()
    houses, level = int(given.pop("house", 0)), given.pop("level", "regular")
    invitation = invitation_of(visit, given)._replace(houses=(level,) * houses)
    match = await visit.write(lobby.open_lobby, visit.deed, invitation, visit.place, visit.guest)
    visit.office.stir(match.id)
    await _said_with_contribution(visit, "lobby-opened", match, posts.name_of(match, visit.lang))


def invitation_of(visit: Visit, given: Given) -> Invitation:
    """What is to be played, as typed; an option that the game does not have is refused."""
    game = given.pop("game")
    title, visit.words = catalogue.find(game), words_for(game, visit.lang)
    lang = given.pop("language", None) or language(str(visit.interaction.guild_locale or visit.interaction.locale))
    pace, hints = given.pop("pace", DEFAULT_PACE), bool(given.pop("hints", True))
    seats = int(given.pop("seats", 0)) or title.seats[-1]
    for name in given:
        owner = next(one for one in catalogue.names() if name in catalogue.find(one).Variant.model_fields)
        option = words_for(owner, visit.lang).say(f"option-{name}", attribute="title")
        facts = {"option": option, "owner": title_of(owner, visit.lang), "game": title_of(game, visit.lang)}
        require(name in title.Variant.model_fields, "no-such-option", **facts)
    variant = title.Variant.model_validate(given).model_dump(mode="json")
    return Invitation(game, variant, lang, seats, (), visit.office.library.current.get(game, PRINTED), pace, hints)


async def join(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Take part."""
    match = await visit.write(lobby.take_part, visit.office.library, visit.deed, ident.match, visit.guest)
    visit.office.stir(ident.match)
    await _said_with_contribution(visit, _joined(match), match, name_of(match, visit.lang))


async def _said_with_contribution(visit: Visit, key: str, match: Match, name: str) -> None:
    """Whoever joins sees what that adds to the deal: later the start post must list it."""
    added = await visit.read(lobby.contribution, match.id, visit.user)
    said = visit.bot.say("lobby-contribution", contribution=f"`{added}`")
    await visit.send(letters.text(f"{visit.bot.say(key, name=name)}\n-# {said}"))


def _joined(match: Match) -> str:
    """Whoever comes last to a rematch begins it."""
    return "lobby-joined" if match.status == "lobby" else "lobby-begun"


async def leave(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Take part no more."""
    match = await visit.write(lobby.leave, visit.deed, ident.match)
    visit.office.stir(ident.match)
    await visit.say("lobby-left", name=name_of(match, visit.lang))


async def start(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Begin."""
    match = await visit.write(lobby.start, visit.office.library, visit.deed, ident.match)
    visit.office.stir(ident.match)
    await visit.say("lobby-begun", name=name_of(match, visit.lang))


async def rematch(visit: Visit, ident: Ident, _: list[str]) -> None:
    """Once more, with the same people and options."""
    match = await visit.write(lobby.rematch, visit.office.library, visit.deed, ident.match, visit.guest)
    visit.office.stir(match.id)
    # the way there: it is posted in the channel, not in this thread
    await _said_with_contribution(visit, _joined(match), match, link(match, visit.lang))


async def list_(visit: Visit, given: Given) -> None:
    """Open lobbies and running matches of this server."""
    found = await visit.matches_seen("lobby", "dealing", "running")
    if not found:
        await visit.say("list-empty")
        return
    lines = [f"- {link(match, visit.lang)} · {visit.bot.say(f'status-{match.status}')}" for match in found]
    said = letters.fitting(lines, MOST_LIST, lambda count: visit.bot.say("and-more", count=count), MOST_LISTED)
    await visit.send(letters.text(said))


def link(match: Match, lang: str) -> str:
    """A match by name, with the way to it; to a lobby's message."""
    message = f"/{match.lobby}" if match.status == "lobby" and match.lobby else ""
    return f"[{posts.name_of(match, lang)}]({match.address}{message})"


async def info(visit: Visit, given: Given) -> None:
    """What is played here, by whom, with which options."""
    match = await visit.match_here()
    players = await visit.read(matches.players, match.id)
    lines = [f"### {posts.name_of(match, visit.lang)}", visit.bot.say(f"status-{match.status}")]
    names = signed_names(players, visit.lang)
    lines += [f"- {name}" for name in names]
    lines += list(posts.option_lines(match, visit.lang))
    await visit.send(letters.text("\n".join(lines)))


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
