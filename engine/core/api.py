"""What a game is written with, in one place: a chapter of the rules imports from here, and nothing else of the core."""

from __future__ import annotations

from engine.core.action import Action, Offer, Option, holds, interned, simplest
from engine.core.advice import Advice, Counsel, different
from engine.core.components import ComponentFile, Impossible, Listed, Part, Sourced, Violation, unless, violated
from engine.core.dice import Dice, seed_of
from engine.core.drawers import Piece, Pile
from engine.core.event import Event, SeatEvent
from engine.core.foresight import Foresight, by_points, judged
from engine.core.game import Game, Variant
from engine.core.house import Mind, Weighed, ranked
from engine.core.illegal import Illegal, Unforeseen, require
from engine.core.imagine import Lot, Unseen, about, member, without
from engine.core.kit import Kit, Lexicon, Phrase, Rulebook
from engine.core.ledger import Narration
from engine.core.orders import Disarm, Forced, Order
from engine.core.panel import Appearance, Label, Panel
from engine.core.save import Raw, Upgrade
from engine.core.seat import Seat, clockwise, left_of
from engine.core.step import Decision, Each, Liberty, Rule, Sealed, Step, on
from engine.core.turn_order import TurnOrderCall, TurnOrderCalled, UntilCalled
from engine.core.value import Value
from engine.core.view import PrivateView, PublicView
from engine.core.words import LANGUAGES, Words, seat_names, words_for

__all__ = [
    "LANGUAGES",
    "Action",
    "Advice",
    "Appearance",
    "ComponentFile",
    "Counsel",
    "Decision",
    "Dice",
    "Disarm",
    "Each",
    "Event",
    "Forced",
    "Foresight",
    "Game",
    "Illegal",
    "Impossible",
    "Kit",
    "Label",
    "Lexicon",
    "Liberty",
    "Listed",
    "Lot",
    "Mind",
    "Narration",
    "Offer",
    "Option",
    "Order",
    "Panel",
    "Part",
    "Phrase",
    "Piece",
    "Pile",
    "PrivateView",
    "PublicView",
    "Raw",
    "Rule",
    "Rulebook",
    "Sealed",
    "Seat",
    "SeatEvent",
    "Sourced",
    "Step",
    "TurnOrderCall",
    "TurnOrderCalled",
    "Unforeseen",
    "Unseen",
    "UntilCalled",
    "Upgrade",
    "Value",
    "Variant",
    "Violation",
    "Weighed",
    "Words",
    "about",
    "by_points",
    "clockwise",
    "different",
    "holds",
    "interned",
    "judged",
    "left_of",
    "member",
    "on",
    "ranked",
    "require",
    "seat_names",
    "seed_of",
    "simplest",
    "unless",
    "violated",
    "without",
    "words_for",
]
