"""The numbers that matter for a question, told from one's own realm."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.api import Action
from engine.games.shafausa import administration, auction, buying, management, speculation
from engine.games.shafausa.actions import ADD_MINER, SellExcess
from engine.games.shafausa.pieces import Auction, Building, Power
from tests.asking import hint
from tests.games.shafausa.names import GOLD, INN, IRON, LOFT, STONE, WOOD, A, B, C, buy, mine, sell, speculate
from tests.games.shafausa.positions import Arranged, Position, at
from tests.narration import said_in

SAWMILL = Building.SAWMILL
BUY, SPECULATION = buying.BuyBuilding(A), speculation.Speculation(A, second=False)
#: mines, places and resources, with no warehouse yet
ROOM = "\nMines: 3 of 4 possible; free places: 1; resources: {} with room for 0."


def planning(*planned: Action, **known: Any) -> Arranged:
    """The first has planned this."""
    return at(management.Manage(), **known).play(A, *planned)


def storing() -> Arranged:
    """Two resources more than there is room for."""
    return at(administration.Storage((A,)), chf=0, wood=3, iron=2, warehouses=3)


#: a position, the action that is being chosen there, and what is told
TOLD: dict[str, tuple[Position, Action | None, str]] = {
    "the privilege makes a place cheaper":
        (lambda: at(auction.Placement(A), "primitiva", "zugriga", chf=9, power=Power.PRIVILEGE,
                    auction=Auction(5, [A], [5, 4], [B])), None, "You have 9 CHF and pay 2 CHF for your place."),
    "buildings on offer are told with their prices and the upkeep there is":
        (lambda: at(BUY, chf=20, available=[INN, LOFT], reserve=[SAWMILL]), None,
         "You have 20 CHF. Prices: Inn 8, Loft 5, next warehouse 2 CHF. "
         "Your reserve costs 1 CHF this round already."),
    "no price is told of a warehouse beyond the limit of the round":
        (lambda: at(BUY, chf=20, available=[INN], new_warehouses=2), None, "You have 20 CHF. Prices: Inn 8 CHF."),
    "nor of a building":
        (lambda: at(BUY, chf=20, available=[INN], new_warehouses=2, purchases=1), None, "You have 20 CHF."),
    "in FAMILY no price is told of what one owns":
        (lambda: at(BUY, "luserna", "zugriga", mode="family", chf=20, available=[SAWMILL, INN]), None,
         "You have 20 CHF. Prices: Inn 8 CHF."),
    "before the first step of a plan money and stock are told":
        (lambda: planning(chf=12, wood=2, iron=1), None,
         "You have 12 CHF; in stock: 2 wood and 1 iron." + ROOM.format(3)),
    "a plan is not told twice":
        (lambda: planning(sell(WOOD), chf=12, wood=2), None, ROOM.format(1).strip()),
    "a step of a plan tells what it brings, and the room it leaves":
        (lambda: planning(chf=12, stone=3), sell(STONE, 2),
         "This brings 4 CHF; then you have 16 CHF." + ROOM.format(1)),
    "or what it costs and what is left":
        (lambda: planning(chf=12, stone=3), buy(IRON),
         "This costs 6 CHF and leaves 6 CHF." + ROOM.format(4)),
    "also of a miner":
        (lambda: planning(chf=12, stone=3), ADD_MINER,
         "This costs 3 CHF and leaves 9 CHF." + ROOM.format(3).replace("of 4", "of 5")),
    "a step counts on from the plan":
        (lambda: planning(sell(STONE), chf=12, stone=3), sell(STONE),
         "This brings 2 CHF; then you have 16 CHF." + ROOM.format(1)),
    "a step that is refused leaves the numbers as they are":
        (lambda: planning(chf=0), mine(GOLD), "You have 0 CHF; in stock: nothing." + ROOM.format(0)),
    "storage tells what does not fit":
        (storing, None, "Resources: 5, room for 3. Sell 2. What the bank pays: wood 1, iron 3 CHF."),
    "and what selling it brings":
        (storing, SellExcess(wood=1, iron=1), "Resources: 5, room for 3. Sell 2. That brings 4 CHF."),
    "upkeep tells what is due":
        (lambda: at(administration.Upkeep(), chf=1, reserve=[INN, LOFT]), None,
         "Buildings in reserve: 2; due: 2 CHF; you have 1 CHF."),
    "Interest tells what it would pay":
        (lambda: at(administration.AskForInterest(A), "zugriga", "gineva", chf=11), None,
         "You have 11 CHF; Interest would pay 2 CHF now."),
    "a speculation tells its price":
        (lambda: at(SPECULATION, chf=9, gold=1), None,
         "You have 9 CHF; in stock: 1 gold.\n"
         "CHF for one price: fix 1, one notch 1, two notches 3; for both prices: fix 3, move 3."),
    "and what it leaves":
        (lambda: at(SPECULATION, chf=9, gold=1), speculate(GOLD, sale=-2),
         "You have 9 CHF; in stock: 1 gold. This costs 3 CHF and leaves 6 CHF."),
}  # fmt: skip


@pytest.mark.parametrize(("position", "action", "said"), TOLD.values(), ids=TOLD)
def test_what_is_told(position: Position, action: Action | None, said: str) -> None:
    assert hint(position(), action) == said


@said_in(
    en="You have 9 CHF. Passing costs 2 CHF, the next bid is 5 CHF. Others still in the auction: 1.",
    fr="Vous avez 9 CHF. Passer coûte 2 CHF, la prochaine mise est de 5 CHF. "
    "Autres encore dans l\u2019enchère\u00a0: 1.",
    de="Du hast 9 CHF. Passen kostet 2 CHF, das nächste Gebot ist 5 CHF. Andere noch in der Versteigerung: 1.",
)
def test_a_bid_is_weighed_against_what_passing_costs(lang: str, said: str) -> None:
    known = {"chf": 9, "auction": Auction(4, [A, B], [2, 4, 0], [C])}
    assert hint(at(auction.BidOrPass(A), "gineva", "zugriga", "primitiva", **known), lang=lang) == said
