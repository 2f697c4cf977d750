"""A user at a seat of a match: the desk from which panels and hands are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from bot.board_text import hand_text
from bot.match.order_disarming import order_of
from bot.match.play import MatchState
from bot.messages.control_ids import ControlId
from bot.messages.forms import AnyView, Groups, Trial, asked, panel_of, sorted_options
from bot.store.guides import NO_GUIDE, Guide
from bot.store.matches import Match
from bot.store.orders import KeptOrder
from bot.wording import colour_of, game_words, written_names
from engine.core.action import Action
from engine.core.game import Outcome
from engine.core.orders import Order
from engine.core.seat import Seat
from engine.core.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelContext:
    """Everything a panel is made from."""

    match: Match
    view: AnyView
    #: what the seat can do, listed and sorted once
    groups: Groups
    words: Words
    #: puts an action before the rules, on a copy
    trial: Trial
    #: puts the seat's own things into words
    hand: Callable[[], str]
    accent: int | None
    #: what is explained to this reader
    guide: Guide = NO_GUIDE
    #: the reader's standing orders in force, by word
    armed: Mapping[str, Order] = field(default_factory=dict)
    #: what was found out about actions: asked for the colour of a button, and again for what is said above it
    _regrets: dict[Action, str] = field(default_factory=dict)

    @property
    def mine(self) -> str:
        """The seat's own things in words; not every panel says them."""
        return self.hand()

    @property
    def lang(self) -> str:
        """The reader's language."""
        return self.words.lang

    @property
    def is_asked(self) -> bool:
        """Whether the question is put to this seat."""
        return asked(self.view)

    def regret(self, action: Action) -> str:
        """What someone would regret about an action; empty where there is nothing."""
        if action not in self._regrets:
            appearance = panel_of(self.view).appearance(type(action))
            self._regrets[action] = appearance.regret(self.view, self.words, action)
        return self._regrets[action]

    def ident(self, verb: str, arg: str = "") -> str:
        """The id of a control of this panel."""
        return str(ControlId(verb, self.match.id, self.view.question, self.match.era, arg))


def panel_context(
    now: MatchState,
    seat: int,
    lang: str,
    guide: Guide = NO_GUIDE,
    kept: Sequence[KeptOrder] = (),
    words: Words | None = None,
) -> PanelContext:
    """Everything a panel of this seat is made from, in the reader's language; the reader's own orders belong to it."""
    game = now.game
    view = game.view_of(Seat(seat))
    words = words or game_words(now.match, now.players, lang, game.data)

    tried: dict[Action, Outcome] = {}

    def trial(action: Action) -> Outcome:
        if action not in tried:
            tried[action] = game.branch().submit(Seat(seat), action)
        return tried[action]

    names = written_names(now.players, lang)
    return PanelContext(
        match=now.match,
        view=view,
        groups=sorted_options(view),
        words=words,
        trial=trial,
        hand=partial(hand_text, view, lang, names),
        accent=colour_of(now.players[seat]),
        guide=guide,
        armed={one.word: order for one in kept if one.armed and (order := order_of(now.match.game, one)) is not None},
    )
