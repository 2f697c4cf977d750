"""How the events of Shafausa become paragraphs: a phase, and in the management phase what one realm does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TypeGuard

from engine.core.api import Event, Narration, Seat, SeatEvent, Words, by_their_seats, in_a_list
from engine.games.shafausa import events


def auction(run: Sequence[Event], words: Words, _: Sequence[Event]) -> Iterator[str]:
    """Bids in a row together; of those who leave, the order only where no later one tells it."""
    places = [one for one in run if isinstance(one, events.PlaceTaken)]
    orders = [one.order for one in run if isinstance(one, events.PlaceTaken | events.OrderSet) and one.order]
    follows = _follows(places, orders[-1]) if orders else False
    for kind, several in groupby(run, key=type):
        same = list(several)
        if kind is events.BidMade and len(same) > 1:
            yield words.say("bids-made", bids=words.listed([words.event(one, "bid-of") for one in same]))
            continue
        yield from _left(same, words, orders[-1] if follows else None)


def _left(run: Sequence[Event], words: Words, order: tuple[Seat, ...] | None) -> Iterator[str]:
    """Who passes, without the place where the last order tells it; those who pay nothing together."""
    for free, several in groupby(run, key=lambda one: _passes(one, order) and not one.chf):
        same = list(several)
        if free and len(same) > 1:
            yield words.say("auction-left-together", seats=_seats(same, words))
            continue
        yield from (words.event(one, "auction-left" if _passes(one, order) else "") for one in same)


def _passes(one: Event, order: tuple[Seat, ...] | None) -> TypeGuard[events.PlaceTaken]:
    """Whether someone passes and takes the place that the last order tells."""
    return isinstance(one, events.PlaceTaken) and order is not None and one.order not in (None, order)


def _follows(places: Sequence[events.PlaceTaken], order: tuple[Seat, ...]) -> bool:
    """Whether every place taken can be read off the last order."""
    out: set[Seat] = set()
    for one in places:
        out.add(one.seat)
        then = tuple(seat for seat in order if seat in out)
        if one.seat not in then or then.index(one.seat) + 1 != one.place or one.order not in (None, then):
            return False
    return True


def _seats(run: Sequence[Event], words: Words) -> str:
    return words.seats(one.seat for one in run if isinstance(one, SeatEvent))


def together(
    run: Sequence[events.CitiesFilled | events.WarehousesFilled], words: Words, _: Sequence[Event]
) -> Iterator[str]:
    """Realms that end the game, each with what is full."""
    cities = [one for one in run if isinstance(one, events.CitiesFilled)]
    warehouses = [one for one in run if isinstance(one, events.WarehousesFilled)]
    if cities and warehouses:
        yield words.say("ends-reached", seats=_seats(cities, words), storing=_seats(warehouses, words))
    else:
        yield words.event(run[0], seat=_seats(run, words))


def mines(run: Sequence[events.MineBuilt], words: Words, _: Sequence[Event]) -> Iterator[str]:
    """New mines; equal ones counted."""
    for mine, several in groupby(run):
        count = len(list(several))
        yield words.event(mine, "mines-built", count=count) if count > 1 else words.event(mine)


def won(run: Sequence[events.GameWon], words: Words, heard: Sequence[Event]) -> Iterator[str]:
    """Who wins, and what money had to decide."""
    for victory in run:
        yield words.event(victory)
        equal = [one for one in heard if isinstance(one, events.Scored) and one.total == victory.total]
        if len(equal) > 1:
            money = [words.event(one, "money-of") for one in equal]
            yield words.say("tie-broken", money=words.listed(money), count=len(victory.seats))


#: what a paragraph is about
SECTIONS: dict[type[Event], str] = {
    **dict.fromkeys((events.PeopleChosen, events.TileTaken, events.Settled), "setup"),
    **dict.fromkeys((events.Extracted, events.LabourDeclined, events.LabourForced), "extraction"),
    **dict.fromkeys((events.BidMade, events.PlaceTaken), "auction"),
    **dict.fromkeys((events.BuildingPurchased, events.BuildingDiscarded, events.WarehousesBuilt), "purchase"),
    **dict.fromkeys((events.PlanCommitted, events.PlanReopened, events.OrderCalled), "plans"),
    **dict.fromkeys((events.ResourceSold, events.ResourceBought, events.ResourceTransmuted), "management"),
    **dict.fromkeys((events.MineBuilt, events.MineMissed, events.MinerAdded, events.CityBuilt), "management"),
    **dict.fromkeys((events.BuildingConstructed, events.OfficeReplaced, events.PlanCarriedOut), "management"),
    **dict.fromkeys((events.ExcessSold, events.UpkeepPaid, events.BuildingReturned), "storage"),
    **dict.fromkeys((events.LadderFilled, events.PriceFell, events.InterestPaid), "market"),
    **dict.fromkeys((events.PriceFixed, events.PriceMoved, events.ResourceFixed, events.ResourceVaried), "speculation"),
    **dict.fromkeys((events.CitiesFilled, events.WarehousesFilled, events.RoundsOver), "end"),
}

_DECLINED = (events.PurchaseDeclined, events.SpeculationDeclined, events.LabourDeclined, events.InterestDeclined)

NARRATION = Narration(
    opens=frozenset({events.GameWon}),
    introduces=frozenset({events.GameBegan}),
    closes=frozenset({events.PlanCarriedOut}),
    sections=SECTIONS,
    marks={events.RoundBegan: lambda began: began.round},
    folds={
        events.Extracted: in_a_list("extraction", "realms", "extracted-by", apart=True),
        events.BidMade: auction,
        events.PlaceTaken: auction,
        events.OrderSet: auction,
        events.MineBuilt: mines,
        events.PlanCommitted: by_their_seats("plans-committed"),
        events.PlanCarriedOut: in_a_list("plans-carried-out", "left", "money-of"),
        events.PriceFell: in_a_list("prices-fell", "prices", "price-of"),
        events.CitiesFilled: together,
        events.WarehousesFilled: together,
        events.GameWon: won,
    },
    unsaid=dict.fromkeys(_DECLINED, lambda _: True),
)
