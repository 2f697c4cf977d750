"""What a game is written with, in one place: a chapter of the rules imports from here, and nothing else of the core."""

from __future__ import annotations

from engine.core.action import Action, Offer, Option, holds, interned, simplest
from engine.core.advice import Advice, Counsel, Reason, different
from engine.core.components import ComponentFile, File, Impossible, Part, Violation, exactly, taken, unless, violated
from engine.core.copies import copier
from engine.core.dice import Dice, seed_of
from engine.core.drawers import Piece, Pile
from engine.core.event import Event, SeatEvent
from engine.core.folds import alike, by_their_seats, in_a_list
from engine.core.foresight import Foresight, by_points, judged, with_victory
from engine.core.game import Game, Variant
from engine.core.house import Mind, Weighed, absent, anything, ranked
from engine.core.illegal import Illegal, Unforeseen, require
from engine.core.imagine import Lot, Unseen, about, member, without
from engine.core.kit import Kit, Lexicon, Phrase, Rulebook
from engine.core.ledger import Narration
from engine.core.orders import Disarm, Forced, Order, orders_of
from engine.core.panel import Appearance, Label, Panel, saying, telling
from engine.core.question import all_offered, offered, question
from engine.core.save import Raw, Upgrade
from engine.core.seat import Seat, circle, clockwise, left_of
from engine.core.step import Decision, Each, Liberty, Rule, Sealed, SeatDecision, SeatRule, Step, on
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
    "File",
    "Forced",
    "Foresight",
    "Game",
    "Illegal",
    "Impossible",
    "Kit",
    "Label",
    "Lexicon",
    "Liberty",
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
    "Reason",
    "Rule",
    "Rulebook",
    "Sealed",
    "Seat",
    "SeatDecision",
    "SeatEvent",
    "SeatRule",
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
    "absent",
    "alike",
    "all_offered",
    "anything",
    "by_points",
    "by_their_seats",
    "circle",
    "clockwise",
    "copier",
    "different",
    "exactly",
    "holds",
    "in_a_list",
    "interned",
    "judged",
    "left_of",
    "member",
    "offered",
    "on",
    "orders_of",
    "question",
    "ranked",
    "require",
    "saying",
    "seat_names",
    "seed_of",
    "simplest",
    "taken",
    "telling",
    "unless",
    "violated",
    "with_victory",
    "without",
    "words_for",
]
