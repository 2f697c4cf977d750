"""Standing orders of Shafausa: position, question, answer, and when an order ends."""

from __future__ import annotations

import pytest

from engine.core.api import Action, Order, Seat
from engine.core.house import levels, playout
from engine.games.shafausa import Agreement, Shafausa, actions, administration, extraction, orders, speculation
from engine.games.shafausa.buying import BuyBuilding
from engine.games.shafausa.pieces import Building, Mode, Power
from tests.games.shafausa.names import INN, IRON, QUARRY, STONE, WOOD, A, B, C
from tests.games.shafausa.positions import Arranged, Position, at, auction, dealt, opening
from tests.orders import answer, disarmed

DECLINE, BID, PLACES = actions.DECLINE, actions.Bid(chf=1), actions.PLACES
UNLESS_INN, AFTER_A_BUILDING = orders.BuyNothing(unless=INN), orders.OnePurchase(after="building")


def bidding(chf: int, *played: tuple[Seat, Action]) -> Arranged:
    """The auction of three who have this much each, after this."""
    return auction(chf, chf, chf, played=played)


def buying(*bought: Action, chf: int = 20, owned: tuple[Building, ...] = ()) -> Arranged:
    """The first of four may buy the Inn or the Quarry, owns these, and has bought this already."""
    game = dealt("luserna", "grisa", "gineva", "tessina").reserve(A, *owned).offer(INN, QUARRY)
    assert game.arrange(BuyBuilding(A), chf=chf).play(A, *bought).step == BuyBuilding(A)
    return game


def storing(**goods: int) -> Arranged:
    """The first has more wood and iron than the four that fit; iron brings less."""
    game = dealt("gineva", "grisa").price(WOOD, 3, 5).price(IRON, 1, 9)
    return game.arrange(administration.Overflow(), warehouses=4, **goods)


def paying(chf: int) -> Arranged:
    """Two buildings in reserve, for 1 CHF each."""
    return at(administration.Upkeep(), "luserna", "grisa", "gineva", "tessina", chf=chf, keeps=(INN, QUARRY))


def forcing() -> Arranged:
    """Forced Labour in mines of wood and of stone, which sells better."""
    game = dealt("sanagal", "grisa").price(WOOD, 1, 9).price(STONE, 4, 9)
    game.alter(1, mines=(*game.anne.cities[0].mines, WOOD, STONE))
    return game.arrange(extraction.ForcedLabour(A), power=Power.FORCED_LABOUR)


def speculating(people: str = "gineva", *, second: bool = False) -> Arranged:
    """The first of two has 12 CHF for the exchange."""
    game = at(speculation.Speculation(A, second=second), people, "grisa", chf=12)
    assert any(isinstance(option, actions.Speculate) for option in game.options(A))
    return game


#: a position, and what orders answer there; None: the person is asked
ANSWERS: dict[str, tuple[Position, list[tuple[Order, Action | None]]]] = {
    "one bids up to the limit": (lambda: bidding(9), [(orders.BidUpTo(chf=2), BID)]),
    "and then takes the last place":
        (lambda: bidding(9, (A, BID), (B, actions.Bid(chf=2))), [(orders.BidUpTo(chf=2), PLACES[1])]),
    "which is one more for each who has left":
        (lambda: bidding(9, (A, BID), (B, actions.Bid(chf=2)), (C, PLACES[1])), [(orders.BidUpTo(chf=2), PLACES[2])]),
    "beyond the limit the order says which place":
        (lambda: bidding(9, (A, BID), (B, PLACES[1])),
         [(orders.BidUpTo(chf=1, then="first"), PLACES[1]), (orders.BidUpTo(chf=1, then="last"), PLACES[2]),
          (orders.BidUpTo(chf=1, then="ask"), None)]),
    # the second one cannot bid either and has no place to choose
    "nobody bids more than he has": (lambda: bidding(1, (A, BID)), [(orders.BidUpTo(chf=5), PLACES[2])]),
    "the last one in the auction bids no more":
        (lambda: bidding(9, (A, PLACES[1]), (B, PLACES[1])),
         [(orders.BidUpTo(chf=9), PLACES[3]), (orders.BidUpTo(chf=9, then="first"), PLACES[1])]),
    "nothing is bought, but a building wanted is asked about if it can be bought":
        (buying,
         [(orders.BuyNothing(), DECLINE), (UNLESS_INN, None),
          (orders.BuyNothing(unless=Building.SAWMILL), DECLINE), (orders.OnePurchase(), None)]),
    "without money nothing is asked about": (lambda: buying(chf=0), [(UNLESS_INN, DECLINE)]),
    "who is not rich enough is not asked": (lambda: buying(chf=9), [(orders.BuyNothing(asked_from=10), DECLINE)]),
    "who is rich enough is asked": (lambda: buying(chf=10), [(orders.BuyNothing(asked_from=10), None)]),
    "a building wanted and owned is not asked about": (lambda: buying(owned=(INN,)), [(UNLESS_INN, DECLINE)]),
    "a building wanted is not asked about once one was bought":
        (lambda: buying(actions.PURCHASE[QUARRY]), [(UNLESS_INN, DECLINE)]),
    "one purchase is enough":
        (lambda: buying(actions.PURCHASE[INN]), [(orders.OnePurchase(), DECLINE), (AFTER_A_BUILDING, DECLINE)]),
    "warehouses are enough unless a building is wanted":
        (lambda: buying(actions.WAREHOUSES[1]), [(orders.OnePurchase(), DECLINE), (AFTER_A_BUILDING, None)]),
    "what brings least is sold":
        (lambda: storing(wood=3, iron=3), [(orders.SellSurplus(), actions.SellExcess(iron=2))]),
    "what there is most of is sold":
        (lambda: storing(wood=7, iron=3),
         [(orders.SellSurplus(what="commonest"), actions.SellExcess(wood=5, iron=1))]),
    "the whole reserve is paid for up to a limit":
        (lambda: paying(chf=9),
         [(orders.PayForReserve(), actions.PAY_UPKEEP), (orders.PayForReserve(up_to=2), actions.PAY_UPKEEP),
          (orders.PayForReserve(up_to=1), None)]),
    "the first POWER cards stay hidden":
        (lambda: dealt("gineva", "zugriga", cards=True), [(orders.HiddenCards(), DECLINE)]),
    "and so does Interest":
        (lambda: at(administration.AskForInterest(B), "gineva", "zugriga"), [(orders.HiddenCards(), DECLINE)]),
    "Forced Labour brings what sells best or nothing":
        (forcing, [(orders.UseForcedLabour(), actions.FORCE[STONE]), (orders.UseForcedLabour(pay=False), DECLINE)]),
    "the exchange is left alone unless one is rich":
        (speculating,
         [(orders.PassSpeculation(), DECLINE), (orders.PassSpeculation(asked_from=13), DECLINE),
          (orders.PassSpeculation(asked_from=12), None)]),
    "a second speculation is asked":
        (lambda: speculating("zugriga", second=True), [(orders.PassSpeculation(), None)]),
}  # fmt: skip


@pytest.mark.parametrize(("position", "answers"), ANSWERS.values(), ids=ANSWERS)
def test_what_orders_answer(position: Position, answers: list[tuple[Order, Action | None]]) -> None:
    game = position()
    assert [answer(game, order) for order, _ in answers] == [expected for _, expected in answers]


def test_too_little_money_for_the_reserve_ends_the_order() -> None:
    with disarmed("upkeep-short", price=2, have=1):
        answer(paying(chf=1), orders.PayForReserve())


@pytest.mark.parametrize("mode", list(Mode))
def test_what_the_rules_never_ask_for_is_not_offered(mode: Mode) -> None:
    kinds, game = set(Shafausa.kinds().orders.values()), opening(3, f"offered {mode}", mode)
    fit = {kind for kind in kinds if kind.fits(Agreement(mode=mode))}
    assert fit == ({orders.BuyNothing, orders.SellSurplus, orders.PayForReserve} if mode is Mode.FAMILY else kinds)
    for _ in playout(game, [levels("shafausa")["rookie"]] * 3, mode):
        for kind in kinds - fit:
            for seat in game.asked:
                assert answer(game, kind(), seat) is None
