"""What a mentor reads: the invitation, and the seat as its player sees it, with nothing to press but Refresh."""

from __future__ import annotations

from collections.abc import Iterator

from bot.letters import MOST_TEXT, Button, Buttons, Letter, Line, Part, Picture, Style, Text, length, shortened
from bot.letters.forms import sorted_options
from bot.letters.ids import Ident
from bot.letters.panels import Desk, sealed
from bot.letters.posts import name_of
from bot.store.matches import Match, Player
from bot.wording import bot_words, colour_of, signed_names

#: characters kept for what one seat has, and for the board in words
MOST_MINE, LEAST_BOARD = 1500, 400


def invitation(match: Match, player: Player, lang: str) -> Letter:
    """Somebody may watch a seat, and accepts by doing so."""
    bot, [name] = bot_words(lang), signed_names([player], lang)
    text = bot.say("mentor-invitation", name=name, match=f"[{name_of(match, lang)}]({match.address})")
    return Letter((Text(f"👁️ {text}"), Buttons((_refresh(match, lang, "button-watch"),))), colour_of(player))


def watched(desk: Desk, hand: Picture | None, board: Picture | str) -> Letter:
    """The seat as it is now: what is asked, what it has, its numbers, and the board, drawn or in words."""
    parts = list(_seat(desk, hand))
    room = MOST_TEXT - length(parts)
    if isinstance(board, Picture):
        # a line between them: side by side, two pictures are too small for a phone
        parts += [Line(), board]
    elif board and room >= LEAST_BOARD:
        parts += [Line(), Text(shortened(board, room))]
    parts.append(Buttons((_refresh(desk.match, desk.lang, "button-refresh"),)))
    return Letter(tuple(parts), desk.accent)


def _seat(desk: Desk, hand: Picture | None) -> Iterator[Part]:
    view, words, bot = desk.view, desk.words, bot_words(desk.lang)
    head = f"-# {name_of(desk.match, desk.lang)}\n-# 👁️ {bot.say('mentor-watching', name=words.seat(view.seat))}"
    if view.step is not None and desk.is_asked:
        yield Text(f"{head}\n### {words.question(view.step)}")
    else:
        waiting = words.listed([words.seat(seat) for seat in view.asked])
        yield Text(f"{head}\n{bot.say('mentor-not-asked', names=waiting)}")
    yield Text(shortened(desk.mine, MOST_MINE))
    if hand is not None:
        yield hand
    if desk.is_asked:
        titles = [words.action(kind) for kind in sorted_options(view).options]
        numbers = [sealed(desk), words.hint(view, view.answer), bot.say("mentor-options", actions=words.listed(titles))]
        yield Text("\n".join(line for line in numbers if line))


def _refresh(match: Match, lang: str, key: str) -> Button:
    return Button(
        bot_words(lang).say(key), str(Ident("watch", match.id)), Style.INFO, "🔄" if "refresh" in key else "👁️"
    )
