"""How the events of Alba Longa become paragraphs: a call of the court, a war, a market day, a harvest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from engine.core.api import Event, Narration, SeatEvent, Words
from engine.games.alba_longa import events


def _seats(run: Sequence[SeatEvent], words: Words) -> str:
    return words.listed([words.seat(one.seat) for one in run])


def _facts(event: Event, words: Words) -> dict[str, Any]:
    return {name: words.fact(event, name) for name in event.__struct_fields__}


def began(run: Sequence[Event], words: Words, _: Sequence[Event]) -> Iterator[str]:
    """The cities, and who is first; where the King who names the first one keeps the card, that is one thing."""
    first, *after = run
    if isinstance(first, events.GameBegan) and after == [events.KingKept(first.naming)]:
        yield words.say("began-and-kept", None, **_facts(first, words))
    else:
        yield from map(words.event, run)


def fed(run: Sequence[events.Fed], words: Words, _: Sequence[Event]) -> Iterator[str]:
    """What every city eats."""
    if len(run) == 1:
        yield words.event(run[0])
    else:
        cities = [words.say("fed-there", None, **_facts(one, words)) for one in run]
        yield words.say("fed-together", cities=words.listed(cities))


def grown(run: Sequence[events.Grown], words: Words, _: Sequence[Event]) -> Iterator[str]:
    """How every city grows."""
    if len(run) == 1:
        yield words.event(run[0])
    else:
        cities = [words.say("grown-there", None, **_facts(one, words)) for one in run]
        yield words.say("grown-together", cities=words.listed(cities))


def passed(run: Sequence[events.CallPassed], words: Words, _: Sequence[Event]) -> Iterator[str]:
    """Who is out of the court now."""
    yield words.say("calls-passed", seats=_seats(run, words), count=len(run))


def declined(run: Sequence[events.PurchaseDeclined], words: Words, _: Sequence[Event]) -> Iterator[str]:
    """Who has said that nothing will be bought for a while."""
    yield words.say("purchases-declined", seats=_seats(run, words), count=len(run))


def blessed(run: Sequence[events.Blessed], words: Words, _: Sequence[Event]) -> Iterator[str]:
    """Kings who pay the same for the same blessing."""
    for (blessing, cost, nothing), several in groupby(run, key=lambda one: (one.blessing, one.cost, one.nothing)):
        kings = list(several)
        if len(kings) == 1:
            yield words.event(kings[0])
        else:
            seats = _seats(kings, words)
            yield words.say("blessed-together", seats=seats, blessing=blessing, cost=cost, nothing=nothing)


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
            facts = {"seat": words.seat(one.seat), "peasants": most, "wealth": wealth, "seats": _seats(equal, words)}
            yield words.say("tie-peasants" if len(equal) == 1 else "tie-wealth", None, **facts)
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

NARRATION = Narration(
    opens=frozenset(
        {
            events.CourtCalled,
            events.BlessingTurned,
            events.AttackFailed,
            events.AttackSucceeded,
            events.GameWon,
            events.VictoryShared,
            events.LastKingWon,
            events.DeckExhausted,
            events.AllForgotten,
        }
    ),
    introduces=frozenset({events.KingNamed, events.YearBegan, events.SeasonBegan, events.LapBegan, events.AtPeace}),
    closes=frozenset({events.CourtClosed}),
    sections=SECTIONS,
    folds={
        events.GameBegan: began,
        events.KingKept: began,
        events.Fed: fed,
        events.Grown: grown,
        events.CallPassed: passed,
        events.PurchaseDeclined: declined,
        events.Blessed: blessed,
        events.GameWon: victory,
        events.VictoryShared: victory,
    },
    unsaid={
        events.PurchaseDeclined: lambda one: not one.until_call,
        events.MarketPaid: lambda one: not one.bank and one.stall is None,
    },
)
