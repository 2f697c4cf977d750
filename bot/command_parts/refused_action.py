"""What goes with a refused action: what its seat can do instead, from its own view, and the button to its panel."""

from __future__ import annotations

from bot.command_parts.seat_panel import plays, small_button
from bot.match import play
from bot.match.play import MatchState
from bot.messages.forms import asked, sorted_options
from bot.messages.parts import Buttons, Part, Text
from bot.requests import Request
from bot.wording import game_words
from engine.core.illegal import Illegal

#: refused because something else is asked, not for its numbers
ANOTHER_QUESTION = "another-question"


def instead(request: Request, now: MatchState, illegal: Illegal, *, from_panel: bool) -> tuple[Part, ...]:
    """Nothing for people who aren't asked anything; and no button where their panel is what they look at."""
    if now.match.status != "running" or not plays(request, now):
        return ()
    view = now.game.view_of(play.seat_of(now.players, request.user))
    if not asked(view):
        return ()
    parts: list[Part] = []
    if illegal.key == ANOTHER_QUESTION:
        words = game_words(now.match, now.players, request.lang, now.game.data)
        titles = [words.action(kind, view.step) for kind in sorted_options(view).options]
        parts.append(Text(request.bot.say("possible-now", actions=words.listed(titles))))
    if illegal.key == ANOTHER_QUESTION or not from_panel:
        parts.append(Buttons((small_button(request, now.match.id, "move"),)))
    return tuple(parts)
