"""How Shafausa's questions are put to people: values in lists with their prices, and the numbers that matter."""

from __future__ import annotations

from engine.core.panel import Appearance, OrderAtHand, Panel, saying
from engine.games.shafausa import actions, buying, choices, extraction, management, powers, speculation, wording
from engine.games.shafausa.administration import AskForInterest, Storage, Upkeep
from engine.games.shafausa.auction import BidOrPass, Placement
from engine.games.shafausa.orders import BidUpTo
from engine.games.shafausa.pieces import RESOURCES, Market

PLAN_STEPS = (actions.Sell, actions.Buy, actions.BuildMine, actions.BuildCity, actions.Construct, actions.Transmute)

#: what is missing for these can be bought from the bank first; if nothing is, that changes nothing
BUILT = Appearance(aside=True, implied=frozenset({"buy"}))

PANEL = Panel(
    actions={
        **dict.fromkeys((actions.ChoosePeople, actions.TakeTile), Appearance(listed=True)),
        actions.Purchase: Appearance(listed=True, told=True),
        actions.Discard: Appearance(listed=True, told=True, seldom=True),
        actions.Speculate: Appearance(told=True),
        **dict.fromkeys((actions.BuildMine, actions.BuildCity, actions.Construct), BUILT),
        # to wait is as good an answer
        actions.Reveal: Appearance(listed=True, aside=True, waits=powers.for_any_time),
        actions.Decline: Appearance(declines=True),
        actions.GiveUp: Appearance(ends=True),
        # everyone pays for what is in reserve; the ladders drawn afterwards need no second press
        actions.PayUpkeep: Appearance(at_once=lambda paid: True),
        actions.CallOrder: Appearance(aside=True, seldom=True),
        actions.TakeBack: Appearance(aside=True, seldom=True),
        # the plan comes first; which step is next is asked with one press
        **dict.fromkeys((actions.Sell, actions.Buy, actions.Transmute), Appearance(aside=True, told=True)),
        actions.SellExcess: Appearance(whole=True, told=True),
    },
    labels={
        (actions.ChoosePeople, "people"): choices.people,
        (actions.TakeTile, "value"): choices.tile,
        (actions.Reveal, "card"): choices.with_effect,
        (actions.ForceLabour, "resource"): choices.paid_more,
        (actions.Bid, "chf"): saying("choice-chf", "chf"),
        (actions.TakePlace, "place"): choices.place,
        (actions.Purchase, "building"): choices.offered,
        (actions.Discard, "building"): choices.offered,
        (actions.BuildWarehouses, "count"): choices.warehouses,
        (actions.Sell, "resource"): choices.for_sale,
        (actions.Buy, "resource"): choices.for_purchase,
        (actions.BuildMine, "resource"): choices.mine,
        (actions.BuildMine, "city"): choices.city,
        (actions.BuildCity, "city"): choices.city,
        (actions.Construct, "building"): choices.with_effect,
        (actions.Construct, "city"): choices.city,
        (actions.Construct, "with_wood"): saying("choice-material", "wood"),
        (actions.AddMiner, "conscript"): choices.miner,
        (actions.Transmute, "resource"): choices.transmuted,
        (actions.TakeBack, "step"): choices.planned_step,
        (actions.Speculate, "resource"): choices.rated,
        (actions.Speculate, "sale"): choices.notches(Market.SALE),
        (actions.Speculate, "purchase"): choices.notches(Market.PURCHASE),
        **{(actions.SellExcess, str(resource)): choices.excess_of(resource) for resource in RESOURCES},
    },
    summaries={actions.SellExcess: choices.excess, **dict.fromkeys(PLAN_STEPS, choices.planned)},
    orders={BidOrPass: OrderAtHand(order=BidUpTo, field="chf", values=choices.bids_to_come)},
    # what counts is money, which the numbers tell
    about_the_table=frozenset({BidOrPass, Placement}),
    # the plan, step by step
    in_words=frozenset({management.Management}),
    numbers={
        powers.FirstCards: wording.cards,
        extraction.ForcedLabour: wording.forced_labour,
        BidOrPass: wording.bidding,
        Placement: wording.placement,
        buying.BuyBuilding: wording.buying,
        management.Management: wording.management,
        Storage: wording.storage,
        Upkeep: wording.upkeep,
        AskForInterest: wording.interest,
        speculation.Speculation: wording.speculation,
    },
)
