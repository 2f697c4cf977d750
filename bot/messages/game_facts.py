"""What people want to know of a game before they sit down: how many can play, how long it takes, how heavy it is."""

from __future__ import annotations

from collections.abc import Iterator

from bot.wording import bot_words
from engine.core import catalogue


def facts(game: str, lang: str) -> str:
    """Players, length and weight in one line; what a game does not say is left out."""
    return " · ".join(_facts(game, lang))


def _facts(game: str, lang: str) -> Iterator[str]:
    bot, title = bot_words(lang), catalogue.find(game)
    yield f"👥 {bot.say('game-players', least=title.seats[0], most=title.seats[-1])}"
    if length := length_of(game, lang):
        yield f"⏱️ {length}"
    if title.weight:
        yield f"🧠 {bot.say(f'weight-{title.weight}')}"


def length_of(game: str, lang: str) -> str:
    """About how long a match takes at a table; empty where the game does not say."""
    minutes = catalogue.find(game).minutes
    return bot_words(lang).say("game-minutes", least=minutes[0], most=minutes[1]) if minutes else ""


def by_length(games: tuple[str, ...]) -> list[str]:
    """Games from the shortest to the longest; those that do not say come last."""
    known = {game: catalogue.find(game).minutes for game in games}
    return sorted(games, key=lambda game: known[game] or (10_000, 10_000))
