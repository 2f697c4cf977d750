"""A user at a seat of a match: the desk from which panels and hands are made."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.board_text import hand_text
from bot.match.order_disarming import order_of
from bot.match.play import MatchState
from bot.messages.forms import sorted_options
from bot.messages.panels import PanelContext
from bot.store.guides import NO_GUIDE, Guide
from bot.store.orders import KeptOrder
from bot.wording import colour_of, game_words, written_names
from engine.core.action import Action
from engine.core.game import Outcome
from engine.core.seat import Seat


def panel_context(
    now: MatchState, seat: int, lang: str, guide: Guide = NO_GUIDE, kept: Sequence[KeptOrder] = ()
) -> PanelContext:
    """Everything a panel of this seat is made from, in the reader's language; his own orders belong to it."""
    game = now.game
    view = game.view_of(Seat(seat))
    words = game_words(now.match, now.players, lang, game.data)

    @cache
    def trial(action: Action) -> Outcome:
        return game.branch().submit(Seat(seat), action)

    names = written_names(now.players, lang)
    return PanelContext(
        match=now.match,
        view=view,
        groups=sorted_options(view),
        words=words,
        trial=trial,
        mine=hand_text(view, lang, names),
        accent=colour_of(now.players[seat]),
        guide=guide,
        armed={one.word: order for one in kept if one.armed and (order := order_of(now.match.game, one)) is not None},
    )
