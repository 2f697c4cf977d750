"""What the bot itself says, and a game's words with the players' names on the seats."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from bot.icons import SIGNS, emblem, seat_sign, thing
from bot.names import tidy, written
from bot.store.former_players import is_former
from bot.store.matches import Match, Player
from engine.cli.words import machine_language
from engine.core import catalogue
from engine.core.discovery import UnknownGame
from engine.core.house import LEVELS
from engine.core.illegal import Illegal
from engine.core.words import LANGUAGES, Marks, Words, words_for

#: characters of one fact of a refusal
MOST_SAID = 400

#: where the bot's own sentences are
WORDS = Path(__file__).parent / "locale"
_FORMER = re.compile(r"<@-\d+>")


@cache
def bot_words(lang: str) -> Words:
    """The bot's own sentences."""
    return Words(lang, (WORDS,))


def operator_words() -> Words:
    """The bot's sentences for the person who runs it, in the language of the machine."""
    return bot_words(machine_language())


def language(locale: str | None) -> str:
    """One of our languages for a Discord locale such as `fr` or `en-GB`."""
    lang = (locale or "en").split("-")[0].lower()
    return lang if lang in LANGUAGES else LANGUAGES[0]


def former_player(lang: str) -> str:
    """What someone is called who was forgotten."""
    return bot_words(lang).say("former-player")


def mention(user: int | None, lang: str) -> str:
    """Someone by mention; a former player in words."""
    return former_player(lang) if is_former(user) else f"<@{user}>"


def mentioned(text: str, lang: str) -> str:
    """A text with mentions, in which someone may have been forgotten since."""
    return _FORMER.sub(lambda _: former_player(lang), text)


def shown_name(player: Player, lang: str) -> str:
    """A player's name; nobody knows former players by name. House players of old have none but their level."""
    if is_former(player.user):
        return former_player(lang)
    if player.house and player.name in LEVELS:
        words = bot_words(lang)
        return words.say("house-name", level=words.say(f"house-{player.house}"), number=player.id % 100)
    return tidy(player.name)


def introduced(player: Player, lang: str) -> str:
    """The name where people are listed: of a house player also how well it plays."""
    name = shown_name(player, lang)
    if not player.house or player.name in LEVELS:
        return name
    return bot_words(lang).say("house-introduced", name=name, level=player.house)


def signs_for(game: str, colours: Sequence[str]) -> list[str]:
    """The colour emoji of each seat: the game's own for the pieces it plays with, or by order."""
    own = catalogue.kit(game).words.signs
    return [own.get(colour) or sign for colour, sign in zip(colours, SIGNS, strict=False)]


def colour_of(player: Player | None) -> int | None:
    """The edge colour of a seat."""
    return SIGNS.get(player.sign) if player and player.sign else None


def sign_of(player: Player, game: str) -> str:
    """What stands in front of a player's name: the seat's shield, or its colour; empty before the deal."""
    return seat_sign(game, player.sign) if player.sign else ""


def signed_names(players: Sequence[Player], lang: str, game: str) -> list[str]:
    """Names with the seat's sign in front, for messages."""
    names = written_names(players, lang)
    return [f"{sign_of(player, game)} {name}".strip() for player, name in zip(players, names, strict=True)]


def written_names(players: Sequence[Player], lang: str) -> list[str]:
    """Names for texts about the seats of a game."""
    return [written(shown_name(player, lang)) for player in players]


def plain_names(players: Sequence[Player], lang: str) -> list[str]:
    """Names for pictures, lists and descriptions, which know no Markdown."""
    return [shown_name(player, lang) for player in players]


def game_words(match: Match, players: Sequence[Player], lang: str, data: Any = None) -> Words:
    """The game's words, with the players' names."""
    marks = Marks(sign=partial(seat_sign, match.game), thing=partial(thing, match.game))
    return words_for(match.game, lang, signed_names(players, lang, match.game), data, match.variant, marks)


def refusal(illegal: Illegal, game: Words | None, lang: str) -> str:
    """Why not: the game's sentence, or the bot's own. Of what someone typed no more is said again than can be read."""
    said = {name: fact[:MOST_SAID] if isinstance(fact, str) else fact for name, fact in illegal.facts.items()}
    illegal = Illegal(illegal.key, **said)
    if game is not None and game.has(f"refusal-{illegal.key}"):
        return game.refusal(illegal)
    return bot_words(lang).refusal(illegal)


def title(game: str, lang: str) -> str:
    """A game's name; of one that is no longer installed, what it was called in the store."""
    try:
        return words_for(game, lang).say("title")
    except UnknownGame:
        return game


def headed_title(game: str, lang: str) -> str:
    """The same as a heading, behind the game's emblem."""
    return f"{emblem(game)} {title(game, lang)}".strip()


def titles() -> dict[str, str]:
    """All games with their names."""
    return {name: title(name, "en") for name in catalogue.names()}


def name_of(match: Match, lang: str) -> str:
    """Comuni #12."""
    return bot_words(lang).say("match-name", game=title(match.game, lang), number=match.id)


def headed_name(match: Match, lang: str) -> str:
    """The same as a heading, behind the game's emblem."""
    return f"{emblem(match.game)} {name_of(match, lang)}".strip()
