"""How the events of Alba Longa become paragraphs: a call of the court, a war, a market day, a harvest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.api import Event, Narration, Words, alike, by_their_seats, in_a_list
from engine.games.alba_longa import events


def began(run: Sequence[Event], words: Words, _: Sequence[Event]) -> Iterator[str]:
    """The cities, and who is first; where the King who names the first one keeps the card, that is one thing."""
    first, *after = run
    if isinstance(first, events.GameBegan) and after == [events.KingKept(first.naming)]:
        yield words.event(first, "began-and-kept")
    else:
        yield from map(words.event, run)


def victory(run: Sequence[Event], words: Words, heard: Sequence[Event]) -> Iterator[str]:
    """Who wins; of several at the goal, by what."""
    there = [one for one in heard if isinstance(one, events.ChallengeMet)]
    for one in run:
        if isinstance(one, events.VictoryShared):
            yield words.event(one)
            yield words.say("tie-stands")
        elif isinstance(one, events.GameWon) and len(there) > 1:
            most = max(king.peasants for king in there)
            equal = [king for king in there if king.peasants == most]
            wealth = max(king.wealth for king in equal)
            why, seats = "tie-peasants" if len(equal) == 1 else "tie-wealth", words.seats(king.seat for king in equal)
            yield words.event(one, why, peasants=most, wealth=wealth, seats=seats)
        else:
            yield words.event(one)


#: what a paragraph is about
SECTIONS: dict[type[Event], str] = {
    **dict.fromkeys((events.SlavesSold, events.NoSlavesSold, events.OrderCalled, events.FreeSettled), "peasants"),
    **dict.fromkeys((events.HeroRecovered, events.TargetShown), "war"),
    **dict.fromkeys((events.StallEmptied, events.MarketPaid), "market"),
    **dict.fromkeys((events.MonumentsBuilt, events.HousingImproved, events.WorshipRisen, events.PietyGiven), "works"),
    **dict.fromkeys((events.ClimateTurned, events.Harvested, events.BestFarmers), "harvest"),
    **dict.fromkeys((events.Fed, events.Forgotten), "feeding"),
    events.Grown: "growth",
    events.ChallengeMet: "end",
}

_DEEDS = (events.CourtCalled, events.BlessingTurned, events.AttackFailed, events.AttackSucceeded)
_ENDINGS = (events.GameWon, events.VictoryShared, events.LastKingWon, events.DeckExhausted, events.AllForgotten)

NARRATION = Narration(
    opens=frozenset[type[Event]]({*_DEEDS, *_ENDINGS}),
    introduces=frozenset({events.KingNamed, events.YearBegan, events.SeasonBegan, events.LapBegan, events.AtPeace}),
    closes=frozenset({events.CourtClosed}),
    sections=SECTIONS,
    folds={
        events.GameBegan: began,
        events.KingKept: began,
        events.Fed: in_a_list("fed-together", "cities", "fed-there"),
        events.Grown: in_a_list("grown-together", "cities", "grown-there"),
        events.CallPassed: by_their_seats("calls-passed"),
        events.PurchaseDeclined: by_their_seats("purchases-declined"),
        events.Blessed: alike("blessed-together"),
        events.GameWon: victory,
        events.VictoryShared: victory,
    },
    unsaid={
        events.PurchaseDeclined: lambda one: not one.until_call,
        events.MarketPaid: lambda one: not one.bank and one.stall is None,
    },
)
