"""A match in one line of a list, with the way to it."""

from __future__ import annotations

from msgspec.structs import replace

from bot.icons import emblem
from bot.store.matches import Match
from bot.wording import bot_words, name_of


def link(match: Match, lang: str) -> str:
    """A match by name, with the way to it; to a lobby's message."""
    message = f"/{match.lobby}" if match.status == "lobby" and match.lobby else ""
    return f"[{name_of(match, lang)}]({match.address}{message})"


def begun_link(match: Match, lang: str) -> str:
    """A match that has just begun, with the way to its thread: it hangs on the lobby's message, and has its number."""
    begun = replace(match, thread=match.thread or match.lobby)
    return f"[{name_of(match, lang)}]({begun.address})"


def match_line(match: Match, lang: str, taken: int | None = None) -> str:
    """A match and how it stands; of a lobby also how many seats are taken, if that is known."""
    bot = bot_words(lang)
    sign = f"{mark} " if (mark := emblem(match.game)) else ""
    seats = f" · {bot.say('lobby-seats', count=taken, seats=match.wanted)}" if taken is not None else ""
    return f"- {sign}{link(match, lang)} · {bot.say(f'status-{match.status}')}{seats}"
