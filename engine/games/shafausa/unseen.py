"""What a seat of Shafausa does not see: the order of the bag, and what the others plan in the management phase."""

from __future__ import annotations

import msgspec

from engine.core.api import Action, Dice, Illegal, Lot, Pile, Seat, Unseen, member
from engine.games.shafausa import actions, budget, regular, rookie
from engine.games.shafausa.management import ENTRIES, Management, tried
from engine.games.shafausa.pieces import Box, Hand, View, copied
from engine.games.shafausa.plan import Desk

#: one plan in this many ends before each step
LENGTH = 12


def unseen(view: View, dice: Dice) -> Unseen:
    """Everyone knows how many buildings of each kind the bag holds; a plan may be anything its owner could pay for."""
    bag = Lot(dice, "bag", [str(kind) for kind, count in view.table.bag.items() for _ in range(count)])
    hands = [Hand() for _ in range(view.players)]
    if isinstance(view.step, Management):
        for seat in range(view.players):
            # once turn order is called, players who are done have shown their plan
            if seat != view.seat and not (view.table.in_order and seat in view.table.done):
                hands[seat] = _planned(view, Seat(seat), dice)
    return Unseen(hands, Box(Pile(bag.rest())))


def _planned(view: View, seat: Seat, dice: Dice) -> Hand:
    """A plan as someone might have made it so far: a regular, a rookie, or anyone who takes any step."""
    hand, realm = Hand(), view.table.realms[seat]
    planner = dice.choose("planner", PLANNERS)
    while dice.below("go on", LENGTH):
        step = planner(msgspec.structs.replace(view, seat=seat, hand=hand, answer=None), dice)
        if type(step) not in ENTRIES:
            break
        draft = copied(hand.draft or realm)
        desk = Desk(draft, view.data, view.variant, view.table, hand.plan)
        try:
            entries = tried(desk, step, hand.plan[-1].press + 1 if hand.plan else 1)
        except Illegal:
            # of an offer with several fields not every combination can be paid for
            continue
        hand = Hand([*hand.plan, *entries], draft)
    return hand


def _any_step(view: View, dice: Dice) -> Action:
    options = budget.steps(view)
    return member(dice.choose("step", options), dice) if options else actions.COMMIT


PLANNERS = (regular.REGULAR[Management], rookie.ROOKIE[Management], _any_step)
