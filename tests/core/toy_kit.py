"""The toy game as a kit, with words and a rulebook in a temporary folder, so that a test can break any part of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.core.action import Action
from engine.core.advice import Advice
from engine.core.dice import Dice
from engine.core.drawers import Pile
from engine.core.foresight import Foresight, by_points
from engine.core.imagine import Unseen
from engine.core.kit import Kit, Lexicon, Rulebook
from engine.core.panel import Panel
from engine.core.sentences import LANGUAGES
from tests.core.toy import (
    Auction,
    BidAll,
    Box,
    Drawing,
    DrawUnlessDear,
    Hand,
    Nobody,
    Offering,
    Pick,
    Picking,
    Toy,
)


def action_words(word: str, title: str, sentence: str, *fields: str) -> str:
    """What an action is called and does; its fields are called what they are."""
    return "\n    .".join(
        (
            f"action-{word} = {sentence}",
            f"title = {title}",
            f"name = {title.lower()}",
            *(f"{one} = {one}" for one in fields),
        )
    )


ACTIONS = "\n".join(
    (
        action_words("pick", "Pick", "Pick a number.", "number"),
        action_words("ready", "Ready", "You are ready."),
        action_words("offering", "Offer", "Offer coins.", "coins"),
        action_words("draw", "Draw", "Draw a card."),
        action_words("skip", "Skip", "Draw nothing."),
        action_words("wave", "Wave", "Wave."),
    )
)
BEFORE_ACTIONS = """\
title = Toy
tagline = A toy
seat-seat1 = One
seat-seat2 = Two
event-waved = { $seat } waves.
event-offered = { $coins }
event-whispered = You offer { $coins }.
question-picking = Which number?
question-auction = How many coins?
question-drawing = Draw?
question-nobody = Nobody?
guide-picking = Pick a number.
guide-auction = Offer coins.
guide-drawing = Draw a card.
guide-nobody = Nobody is asked.
"""
AFTER_ACTIONS = """
order-draw-unless-dear = Draw up to { $limit }; beyond: { $beyond }; { $blindly }.
    .title = Draw
    .limit = limit
    .limit-none = none
    .beyond = beyond
    .beyond-skip = skip
    .beyond-disarm = stop
    .blindly = blindly
order-bid-all = Offer everything.
    .title = Offer everything
refusal-pick-first = Pick first.
refusal-too-dear = You have { $have } coins.
disarmed-too-dear = { $bid } is more than { $limit }.
"""
WORDS = f"{BEFORE_ACTIONS}{ACTIONS}{AFTER_ACTIONS}"


def answer(view: Any, dice: Dice) -> Action:
    """Whatever comes first."""
    action: Action = view.step.absent(view)
    return action


def advise(view: Any, dice: Dice) -> list[Advice]:
    """Whatever comes first, for no reason."""
    return [Advice(answer(view, dice), "only")]


QUESTIONS = (Picking, Auction, Drawing, Nobody)


def toy_kit(home: Path) -> Kit:
    """A kit without a flaw; its words and rulebook are written into a folder."""
    for lang in LANGUAGES:
        for folder, name, text in (("locale", f"{lang}.ftl", WORDS), ("rulebook", f"{lang}.md", "# Toy\n\n## Play\n")):
            (home / folder).mkdir(parents=True, exist_ok=True)
            (home / folder / name).write_text(text, "utf-8")
    beside = str(home / "kit.py")
    return Kit(
        game=Toy,
        words=Lexicon.beside(beside),
        panel=Panel(
            labels={(Pick, "number"): lambda number, words, view: f"number {number}"},
            summaries={Offering: lambda offering, words, view: f"{offering.coins} coins"},
            numbers={Auction: lambda view, words, action: f"{view.hand.coins} coins"},
        ),
        house={level: dict.fromkeys(QUESTIONS, answer) for level in ("rookie", "regular")},
        advice=dict.fromkeys(QUESTIONS, advise),
        orders=(DrawUnlessDear, BidAll),
        plausible=(BidAll(),),
        rulebook=Rulebook.beside(beside),
        unseen=lambda view, dice: Unseen([Hand(3), Hand(5)], Box(Pile(["a", "b", "c"]))),
        foresight=Foresight(worth=by_points(3), playouts=4),
    )
