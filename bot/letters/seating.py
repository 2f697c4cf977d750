"""A user at a seat of a match: the desk from which panels and hands are made."""

from __future__ import annotations

from functools import cache

from bot.letters.panels import Desk
from bot.match.play import Stand
from bot.pictures import mine
from bot.store.guides import NO_GUIDE, Guide
from bot.wording import colour_of, game_words, written_names
from engine.core.action import Action
from engine.core.game import Outcome
from engine.core.seat import Seat


def desk_of(now: Stand, seat: int, lang: str, guide: Guide = NO_GUIDE) -> Desk:
    """Everything a panel of this seat is made from, in the reader's language."""
    game = now.game
    view = game.view_of(Seat(seat))
    words = game_words(now.match, now.players, lang, game.data)
    state = game.save()

    @cache
    def trial(action: Action) -> Outcome:
        return type(game).load(state, game.data).submit(Seat(seat), action)

    names = written_names(now.players, lang)
    return Desk(now.match, view, words, trial, mine(view, lang, names), colour_of(now.players[seat]), guide)
