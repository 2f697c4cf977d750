"""What a mentor reads: the invitation, and the seat as its player sees it, with nothing to press but Refresh."""

from __future__ import annotations

from collections.abc import Iterator

from bot.messages.action_words import sealed
from bot.messages.control_ids import ControlId
from bot.messages.forms import sorted_options
from bot.messages.message import MOST_TEXT, Message, length, shortened
from bot.messages.panel_context import PanelContext
from bot.messages.parts import Button, Buttons, Part, Picture, Separator, Style, Text
from bot.store.matches import Match, Player
from bot.wording import bot_words, colour_of, name_of, signed_names

#: characters kept for what one seat has, and for the board in words
MOST_MINE, LEAST_BOARD = 1500, 400


def invitation(match: Match, player: Player, lang: str) -> Message:
    """Someone may watch a seat, and accepts by doing so."""
    bot, [name] = bot_words(lang), signed_names([player], lang, match.game)
    text = bot.say("mentor-invitation", name=name, match=f"[{name_of(match, lang)}]({match.address})")
    return Message((Text(f"👁️ {text}"), Buttons((_refresh(match, lang, "button-watch"),))), colour_of(player))


def watched(context: PanelContext, hand: Picture | None, board: Picture | str) -> Message:
    """The seat as it is now: what is asked, what it has, its numbers, and the board, drawn or in words."""
    parts = list(_seat(context, hand))
    room = MOST_TEXT - length(parts)
    if isinstance(board, Picture):
        # a line between them: side by side, two pictures are too small for a phone
        parts += [Separator(), board]
    elif board and room >= LEAST_BOARD:
        parts += [Separator(), Text(shortened(board, room))]
    parts.append(Buttons((_refresh(context.match, context.lang, "button-refresh"),)))
    return Message(tuple(parts), context.accent)


def _seat(context: PanelContext, hand: Picture | None) -> Iterator[Part]:
    view, words, bot = context.view, context.words, bot_words(context.lang)
    head = f"-# {name_of(context.match, context.lang)}\n-# 👁️ {bot.say('mentor-watching', name=words.seat(view.seat))}"
    if view.step is not None and context.is_asked:
        yield Text(f"{head}\n### {words.question(view.step)}")
    else:
        waiting = words.listed([words.seat(seat) for seat in view.asked])
        yield Text(f"{head}\n{bot.say('mentor-not-asked', names=waiting)}")
    yield Text(shortened(context.mine, MOST_MINE))
    if hand is not None:
        yield hand
    if context.is_asked:
        titles = [words.action(kind) for kind in sorted_options(view).options]
        numbers = [
            sealed(context),
            words.hint(view, view.answer),
            bot.say("possible-now", actions=words.listed(titles)),
        ]
        yield Text("\n".join(line for line in numbers if line))


def _refresh(match: Match, lang: str, key: str) -> Button:
    return Button(
        bot_words(lang).say(key), str(ControlId("watch", match.id)), Style.INFO, "🔄" if "refresh" in key else "👁️"
    )
