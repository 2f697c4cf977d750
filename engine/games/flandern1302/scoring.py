"""Step 6, second part: scoring complete cities; at the end, what is left and the influence bonus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from operator import attrgetter

from engine.core.api import Rule, Seat
from engine.games.flandern1302 import events
from engine.games.flandern1302.building import CHURCH
from engine.games.flandern1302.components import Components, FlandernGame, Kind
from engine.games.flandern1302.covering import cover, cover_dead
from engine.games.flandern1302.pieces import CARD_OF, Arms, City, Ending, Phase, Quarter, Rank, Result, Sheet, Table
from engine.games.flandern1302.quarters import masters_on

TOGETHER = 2
# looked up in its enum once, as cards are
SCORING = Phase.SCORING


def points_for(place: int, value: int, data: Components) -> int:
    """The first place gets the value of the city, the second half of it, the others what is printed."""
    if place == 1:
        return value
    if place == 2:
        return (value + data.half_up) // 2
    return data.lower_places[place - 3]


def ranked(present: Mapping[Arms, tuple[int, int]], value: int, data: Components) -> tuple[Rank, ...]:
    """Guilds by finished quarters, then masters; those still equal get the lowest of the shared places."""
    ranks, strengths = [], sorted(present.values())
    for guild, strength in present.items():
        # as many as are at least as strong
        place = len(strengths) - bisect_left(strengths, strength)
        quarters, masters = strength
        ranks.append(Rank(guild, quarters, masters, place, points_for(place, value, data)))
    return tuple(sorted(ranks, key=attrgetter("place")))


def value_of(quarter: Quarter, kind: Kind, data: Components) -> int:
    """What a finished quarter adds to the value of its city."""
    if kind.index == CHURCH:
        return data.cathedral_value if quarter.cathedral else data.church_value
    return data.guild_value


def result_of(city: City, data: Components) -> Result:
    """The result of a scored city, or what it would be now."""
    return city.result or evaluated(city, data)


def evaluated(city: City, data: Components) -> Result:
    """What a city would be worth, and to whom, as it stands: only finished quarters count."""
    quarters = churches = cathedrals = value = 0
    kinds = data.kinds
    present: dict[Arms, tuple[int, int]] = {}
    for quarter in city.quarters:
        if quarter.site:
            continue
        kind = kinds[quarter.kind]
        value += value_of(quarter, kind, data)
        if kind.index == CHURCH:
            churches += not quarter.cathedral
            cathedrals += quarter.cathedral
        else:
            quarters += 1
            count, masters = present.get(kind.arms, (0, 0))
            present[kind.arms] = count + 1, masters + masters_on(quarter, kind)
    return Result(quarters, churches, cathedrals, value, ranked(present, value, data))


def score(g: FlandernGame, city: City) -> None:
    """Rank the guilds, give the points, return the site pawns, take the city's cards out of the game."""
    table = g.table
    result = city.result = evaluated(city, g.data)
    card = CARD_OF[city.name]
    table.sites += sum(quarter.site for quarter in city.quarters)
    g.announce(events.CityScored(card, result.guild_quarters, result.churches, result.cathedrals, result.value))
    for rank in result.ranks:
        total = table.scores[rank.guild] = table.scores[rank.guild] + rank.points
        g.announce(events.GuildRanked(card, rank.guild, rank.quarters, rank.masters, rank.place, rank.points, total))
    for player in table.players:
        for cards in (player.hand, player.row):
            if card in cards:
                cards.remove(card)
                table.silver_removed += 1


class ScoreCities(Rule, tag="ScoreCities"):
    """Cover dead plots, then score every city without a free plot."""

    def happen(self, g: FlandernGame) -> None:
        g.table.phase = SCORING
        cover_dead(g)
        for city in g.table.cities:
            if not city.free and city.open:
                score(g, city)


def sheets_of(table: Table, data: Components) -> list[Sheet]:
    """The final sheet, as if the game ended now: open cities count as they stand, the most influence brings a bonus."""
    scores = dict(table.scores)
    for city in table.cities:
        if city.open:
            for rank in evaluated(city, data).ranks:
                scores[rank.guild] += rank.points
    most = max(player.influence for player in table.players)
    sheets = []
    for index, player in enumerate(table.players):
        assert player.guild
        own, second = scores[player.guild], scores[player.influenced] if player.influenced else 0
        bonus = data.influence_bonus if player.influence and player.influence == most else 0
        sheets.append(Sheet(Seat(index), own, second, bonus, own + second + bonus))
    return sheets


class FinalScoring(Rule, tag="FinalScoring"):
    """Cover what is still free, score the open cities, give the influence bonus; equal players share the win."""

    ending: Ending

    def happen(self, g: FlandernGame) -> None:
        table = g.table
        g.announce(events.EndReached(self.ending))
        for city in table.cities:
            if city.open:
                if city.free:
                    cover(g, city, city.free)
                score(g, city)
        table.sheets = sheets_of(table, g.data)
        for sheet in table.sheets:
            if sheet.bonus:
                g.announce(events.InfluenceBonus(sheet.seat, table.players[sheet.seat].influence, sheet.bonus))
        g.announce(events.GreyScored(table.scores[Arms.GREY]))
        for sheet in table.sheets:
            if g.players == TOGETHER:
                g.announce(events.ScoredTogether(sheet.seat, sheet.guild, sheet.influenced, sheet.total))
            else:
                g.announce(events.Scored(sheet.seat, sheet.guild, sheet.bonus, sheet.total))
        best = max(sheet.total for sheet in table.sheets)
        table.winners = [sheet.seat for sheet in table.sheets if sheet.total == best]
        table.phase = Phase.OVER
        g.announce(events.GameWon(tuple(table.winners), len(table.winners), best))
