"""The rookie of Shafausa: rules of thumb."""

from __future__ import annotations

from engine.core.api import Action, Dice, Mind, Offer, absent, anything, offered
from engine.games.shafausa import actions, budget, buying, colonial, extraction, management, powers, setup, speculation
from engine.games.shafausa.administration import AskForInterest, Storage, Upkeep
from engine.games.shafausa.auction import BidOrPass, Placement, auction_of, next_bid
from engine.games.shafausa.cards import revealable
from engine.games.shafausa.pieces import RESOURCES, Power, View, own, planned

#: any people still free
rookie_people = anything("people")


def rookie_tile(view: View, dice: Dice) -> Action:
    """One of the better half."""
    options = offered(view, actions.TakeTile)
    return options[dice.below("tile", (len(options) + 1) // 2) + len(options) // 2]


def rookie_card(view: View, dice: Dice) -> Action:
    """Now and then I try a card."""
    cards = offered(view, actions.Reveal)
    return cards[0] if cards and not dice.below("card", 3) else actions.DECLINE


def rookie_labour(view: View, dice: Dice) -> Action:
    """The most valuable resource there is."""
    return offered(view, actions.ForceLabour)[-1]


def rookie_bid(view: View, dice: Dice) -> Action:
    """A coin or two for the first place."""
    auction, following = auction_of(view.table), next_bid(view.table, view.seat)
    if following and auction.bid < dice.below("bid", 3):
        return actions.bid(chf=following)
    if Power.PRIVILEGE in _cards(view, "auction") and auction.bids[view.seat] and not dice.below("privilege", 3):
        return actions.REVEAL[Power.PRIVILEGE]
    return actions.PLACES[1]


def _cards(view: View, moment: str) -> tuple[Power, ...]:
    """My hidden cards for this moment."""
    return revealable(planned(view), view.data, view.variant.mode, (moment,))


def rookie_buy(view: View, dice: Dice) -> Action:
    """Any building I can pay for and place, now and then a warehouse."""
    realm = own(view)
    if (cards := _cards(view, "buying")) and not dice.below("buying card", 12):
        return actions.REVEAL[cards[0]]
    options = offered(view, actions.Purchase)
    if options and len(realm.reserve) < 2 and realm.chf > 9 and dice.below("buy", 3):
        return dice.choose("building", options)
    houses = offered(view, actions.BuildWarehouses)
    if houses and realm.chf > 14 and dice.below("warehouse", 2):
        return houses[0]
    return actions.DECLINE


def rookie_manage(view: View, dice: Dice) -> Action:
    """Construct what I bought, then mines, miners and cities as they come; valuable resources are sold for it."""
    realm = planned(view)
    if (cards := _cards(view, "management")) and not dice.below("management card", 20):
        return actions.REVEAL[cards[0]]
    if not view.table.in_order and not dice.below("call order", 90):
        return actions.CALL_ORDER
    if len(view.hand.plan) < 3:
        for resource in reversed(RESOURCES[3:]):
            if realm.stock[resource]:
                return actions.Sell(resource=resource, count=realm.stock[resource])
    mines: list[Action] = []
    others: list[Action] = []
    for option in budget.steps(view):
        if isinstance(option, Offer):
            if option.action is actions.Construct:
                return option.first()
            if option.action is actions.BuildMine:
                mines.append(option.first())
            elif option.action is actions.BuildCity:
                others.append(option.first())
        elif option is actions.CONSCRIPT or isinstance(option, actions.Transmute):
            return option
        elif option is actions.ADD_MINER:
            others.append(option)
    if mines and dice.below("mine", 4):
        return mines[-1 - dice.below("which mine", min(3, len(mines)))]
    if others and dice.below("other", 3):
        return dice.choose("which other", others)
    return actions.COMMIT


def rookie_speculate(view: View, dice: Dice) -> Action:
    """Sometimes a coin on what I dig."""
    if (cards := _cards(view, "speculation")) and not dice.below("speculation card", 8):
        return actions.REVEAL[cards[0]]
    rises = [one for one in offered(view, actions.Speculate) if one.sale == 1 and one.purchase is None]
    liked = [one for one in rises if one.resource in own(view).mines]
    return liked[-1] if liked and not dice.below("speculate", 2) else actions.DECLINE


ROOKIE: Mind = {
    setup.Peoples: rookie_people,
    colonial.Draft: rookie_tile,
    powers.FirstCards: rookie_card,
    extraction.ForcedLabour: rookie_labour,
    BidOrPass: rookie_bid,
    Placement: lambda view, dice: actions.PLACES[1],
    buying.BuyBuilding: rookie_buy,
    management.Management: rookie_manage,
    Storage: absent,
    Upkeep: absent,
    AskForInterest: rookie_card,
    speculation.Speculation: rookie_speculate,
}
