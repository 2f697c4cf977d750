"""How the events of Flandern 1302 become paragraphs: a choice of cards, the actions, the golden card, a scored city."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.api import Event, Narration, Words, alike
from engine.games.flandern1302 import events


def ranks(run: Sequence[events.GuildRanked], words: Words, heard: Sequence[Event]) -> Iterator[str]:
    """The guilds in a city that has just been named, best first."""
    named = [one.city for one in heard if isinstance(one, events.CityScored)][-1:]
    if named != list({one.city for one in run}):
        yield from map(words.event, run)
        return
    yield words.joined([words.event(one, "guild-rank") for one in run]) + "."


#: the choice of cards and its golden card, a turn of two players; then scoring
_TURNS = (events.GameBegan, events.TurnBegan, events.GoldenTurned)
_SCORING = (events.CityScored, events.EndReached, events.GreyScored, events.GameWon)

NARRATION = Narration(
    opens=frozenset[type[Event]]({*_TURNS, *_SCORING}),
    introduces=frozenset({events.GoldenRemoved}),
    closes=frozenset({events.OrderFixed}),
    # plots are covered before the next city is scored, not after the last one
    sections={events.InfluenceBonus: "influence", events.PlotsCovered: "covered"},
    rounds={events.RoundBegan: lambda began: began.round},
    folds={
        events.CardShown: alike("cards-shown", in_a_row=False),
        events.GuildRanked: ranks,
        events.InfluenceBonus: alike("influence-bonuses"),
    },
    unsaid={events.TurnBegan: lambda _: True},
)
