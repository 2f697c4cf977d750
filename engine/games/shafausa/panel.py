"""How Shafausa's questions are put to people: values in lists with their prices, and the numbers that matter."""

from __future__ import annotations

from engine.core.panel import Appearance, Panel
from engine.games.shafausa import choices, wording
from engine.games.shafausa.actions import (
    AddMiner,
    Bid,
    BuildCity,
    BuildMine,
    BuildWarehouses,
    Buy,
    CallOrder,
    ChoosePeople,
    Construct,
    Decline,
    Discard,
    ForceLabour,
    GiveUp,
    Purchase,
    Reveal,
    Sell,
    SellExcess,
    Speculate,
    TakeBack,
    TakePlace,
    TakeTile,
    Transmute,
)
from engine.games.shafausa.administration import AskForInterest, Storage, Upkeep
from engine.games.shafausa.auction import BidOrPass, Placement
from engine.games.shafausa.buying import BuyBuilding
from engine.games.shafausa.extraction import ForcedLabour
from engine.games.shafausa.management import Management
from engine.games.shafausa.pieces import RESOURCES, Market
from engine.games.shafausa.powers import FirstCards
from engine.games.shafausa.speculation import Speculation

PLAN_STEPS = (Sell, Buy, BuildMine, BuildCity, Construct, Transmute)

#: what is missing for these can be bought from the bank first; if nothing is, that changes nothing
BUILT = Appearance(implied=frozenset({"buy"}))

PANEL = Panel(
    actions={
        **dict.fromkeys((ChoosePeople, TakeTile, Reveal, Purchase, Discard), Appearance(listed=True)),
        **dict.fromkeys((BuildMine, BuildCity, Construct), BUILT),
        **dict.fromkeys((Decline, GiveUp), Appearance(declines=True)),
        CallOrder: Appearance(aside=True),
        SellExcess: Appearance(whole=True),
    },
    labels={
        (ChoosePeople, "people"): choices.people,
        (TakeTile, "value"): choices.tile,
        (Reveal, "card"): choices.card,
        (ForceLabour, "resource"): choices.paid_more,
        (Bid, "chf"): choices.francs,
        (TakePlace, "place"): choices.place,
        (Purchase, "building"): choices.offered,
        (Discard, "building"): choices.offered,
        (BuildWarehouses, "count"): choices.warehouses,
        (Sell, "resource"): choices.for_sale,
        (Buy, "resource"): choices.for_purchase,
        (BuildMine, "resource"): choices.mine,
        (BuildMine, "city"): choices.city,
        (BuildCity, "city"): choices.city,
        (Construct, "building"): choices.reserved,
        (Construct, "city"): choices.city,
        (Construct, "with_wood"): choices.material,
        (AddMiner, "conscript"): choices.miner,
        (Transmute, "resource"): choices.transmuted,
        (TakeBack, "step"): choices.planned_step,
        (Speculate, "resource"): choices.rated,
        (Speculate, "sale"): choices.notches(Market.SALE),
        (Speculate, "purchase"): choices.notches(Market.PURCHASE),
        **{(SellExcess, str(resource)): choices.excess_of(resource) for resource in RESOURCES},
    },
    summaries={SellExcess: choices.excess, **dict.fromkeys(PLAN_STEPS, choices.planned)},
    numbers={
        FirstCards: wording.cards,
        ForcedLabour: wording.forced_labour,
        BidOrPass: wording.bidding,
        Placement: wording.placement,
        BuyBuilding: wording.buying,
        Management: wording.management,
        Storage: wording.storage,
        Upkeep: wording.upkeep,
        AskForInterest: wording.interest,
        Speculation: wording.speculation,
    },
)
