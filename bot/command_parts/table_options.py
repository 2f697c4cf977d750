"""What is said when a lobby or a tournament is opened: the game, its seats, pace and variant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.command_payloads import (
    BOOLEAN,
    INTEGER,
    STRING,
    Payload,
    choices,
    described,
    game_say,
    option,
    own_value,
)
from bot.match import lobby
from bot.match.components import PRINTED
from bot.match.lobby import Invitation
from bot.orientation import DEFAULT_ORIENTATION, ORIENTATIONS
from bot.pace import DEFAULT_PACE, PACES
from bot.requests import Given, Request
from bot.wording import title as title_of
from bot.wording import titles
from engine.core import catalogue
from engine.core.illegal import require
from engine.core.words import LANGUAGES, words_for


def invitation_of(request: Request, given: Given) -> Invitation:
    """What is to be played, as typed; an option that the game does not have is refused."""
    game = given.pop("game")
    title, request.subject.words = catalogue.find(game), words_for(game, request.lang)
    # the table speaks the host's language, until the host settles another one
    lang = given.pop("language", None) or request.lang
    pace, hints = given.pop("pace", DEFAULT_PACE), int(given.pop("hints", True))
    pictures = given.pop("pictures", DEFAULT_ORIENTATION)
    seats = int(given.pop("seats", 0)) or title.seats[-1]
    for name in given:
        owner = next(one for one in catalogue.names() if name in catalogue.find(one).Variant.model_fields)
        option = words_for(owner, request.lang).say(f"option-{name}", attribute="title")
        facts = {"option": option, "owner": title_of(owner, request.lang), "game": title_of(game, request.lang)}
        require(name in title.Variant.model_fields, "no-such-option", **facts)
    variant = title.Variant.model_validate(given).model_dump(mode="json")
    data = request.services.library.current.get(game, PRINTED)
    return Invitation(game, variant, lang, seats, (), data, pace, hints, pictures)


def most_seats() -> int:
    """The largest table of all games."""
    return max(catalogue.find(name).seats[-1] for name in catalogue.names())


def table_options(name: str, *more: Payload) -> Iterator[Payload]:
    """What is said when something is opened: the game, seats, what else is given, how the table plays, its variants."""
    games = [{"name": title, "value": name} for name, title in titles().items()]
    yield option(name, "game", STRING, required=True, choices=games)
    yield from more
    yield option(name, "seats", INTEGER, min_value=2, max_value=most_seats())
    yield option(name, "language", STRING, choices=choices({one: f"language-{one}" for one in LANGUAGES}, own_value))
    yield option(name, "pace", STRING, choices=choices({pace: f"pace-{pace}" for pace in PACES}, own_value))
    yield option(name, "hints", BOOLEAN)
    yield option(name, "pictures", STRING, choices=choices({one: f"pictures-{one}" for one in ORIENTATIONS}, own_value))
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
