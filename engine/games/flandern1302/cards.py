"""Step 4, carrying out an action: city cards, Building Site and Take Back; the duty to act."""

from __future__ import annotations

from engine.core.api import Action, Decision, Dice, Illegal, Option, Seat, SeatDecision, SeatRule, on, require
from engine.games.flandern1302 import events
from engine.games.flandern1302.actions import Build, Finish, OnMap, Pass
from engine.games.flandern1302.building import build, builds, can_build, find, laid_on
from engine.games.flandern1302.components import Components, FlandernGame
from engine.games.flandern1302.pieces import (
    BUILDING_SITE,
    CARD_CITY,
    CARD_INDEX,
    CARD_OF,
    CITY_INDEX,
    CITY_OF,
    COMMON,
    PLAYER_GUILDS,
    TAKE_BACK,
    Arms,
    Card,
    CityName,
    Obstacle,
    Table,
    View,
)
from engine.games.flandern1302.quarters import alter

#: all cities: those that are scored or not in play have no free plots
ANYWHERE = range(len(CityName))
#: what a silver card may build, by guild
OWN_ARMS = {guild: (guild, *COMMON) for guild in PLAYER_GUILDS}


def own_arms(table: Table, seat: Seat) -> tuple[Arms, ...]:
    """What a silver card may build: one's own guild, grey and church."""
    guild = table.players[seat].guild
    assert guild
    return OWN_ARMS[guild]


def finishes(table: Table, data: Components, number: int, arms: tuple[Arms, ...]) -> list[Finish]:
    """The sites of a city that may be finished with these arms."""
    city = table.cities[number]
    if city.result or table.sites == data.sites:
        return []
    found, moves, kinds = [], data.finishes[number], data.kinds
    # a comprehension would cost as much again as this loop: most cities have no site, or one
    for one in city.quarters:
        if one.site:
            guild = kinds[one.kind].arms
            if guild in arms:
                found.append(moves[one.ground])
    return found


def open_cities(table: Table) -> list[int]:
    """Where something may still be built."""
    return [number for number, city in enumerate(table.cities) if city.in_play and city.result is None]


def obstacle(table: Table, data: Components, card: Card, arms: tuple[Arms, ...]) -> Obstacle | None:
    """Why a city card or a Building Site card cannot be carried out now; None if it can."""
    if card is BUILDING_SITE:
        if not table.sites:
            return Obstacle.NO_PAWN
        return None if can_build(table, data, ANYWHERE, arms) else Obstacle.NO_MOVE
    number = CARD_CITY[card]
    if can_build(table, data, (number,), arms) or finishes(table, data, number, arms):
        return None
    return Obstacle.NO_MOVE


def question_of(card: Card, seat: Seat, arms: tuple[Arms, ...]) -> Decision:
    """What the card asks its player."""
    return BuildingSite(seat, arms) if card is BUILDING_SITE else CityCard(seat, CITY_OF[card], arms)


class Execute(SeatRule, tag="Execute"):
    """A seat carries its card out; if that cannot be done, the card counts as played all the same."""

    card: Card

    def happen(self, g: FlandernGame) -> None:
        table, seat, card = g.table, self.seat, self.card
        table.players[seat].row.append(card)
        if card is TAKE_BACK:
            take_back(g, seat)
            return
        arms = own_arms(table, seat)
        if why := obstacle(table, g.data, card, arms):
            g.announce(events.CardImpossible(seat, card, why))
        else:
            g.do(question_of(card, seat, arms))


def take_back(g: FlandernGame, seat: Seat) -> None:
    """All own cards that lie face up return to the hand, Take Back itself included."""
    player = g.table.players[seat]
    taken = tuple(player.row)
    player.hand += player.row
    player.hand.sort(key=CARD_INDEX.__getitem__)
    player.row = []
    g.announce(events.CardsTakenBack(seat, taken) if taken else events.NothingTakenBack(seat))


def finish_site(g: FlandernGame, seat: Seat, order: Finish, only: CityName, arms: tuple[Arms, ...]) -> None:
    """Take the pawn off a site of one's own guild, grey or church."""
    table, data, plot = g.table, g.data, order.plot
    city, ground = find(table, data, plot)
    if city.name is not only:
        raise Illegal("another-city", city=only)
    place = laid_on(city, data, ground, plot)
    quarter = city.quarters[place]
    if not quarter.site:
        raise Illegal("finished-already", plot=plot)
    guild = data.kinds[quarter.kind].arms
    if guild not in arms:
        rival = guild in PLAYER_GUILDS and table.players[seat].guild in arms
        require(not rival, "foreign-site", guild=guild)
        raise Illegal("site-not-allowed", allowed=list(arms))
    alter(table, city, place, order)
    table.busy = True
    g.announce(events.SiteFinished(seat, CARD_OF[only], quarter.kind, plot))


class _Acting(SeatDecision):
    """An action on the map: there is no voluntary pass, and for a player who stays away any move will do."""

    def absent(self, view: View) -> Action:
        """Some legal move, the same each time it is asked for."""
        chosen = Dice(f"absent {view.game} {view.question}").choose(self.word, self.options(view))
        assert isinstance(chosen, Action)
        return chosen

    @on(Pass)
    def refuse(self, g: FlandernGame, seat: Seat, _: Pass) -> None:
        options = self.options(g.view_of(seat))
        example = options[0]
        assert isinstance(example, OnMap)
        raise Illegal("must-act", count=len(options), example=example.plot)


class CityCard(_Acting, tag="CityCard"):
    """Build a quarter in the city of the card, or finish a site there."""

    city: CityName
    arms: tuple[Arms, ...]

    def options(self, view: View) -> list[Option]:
        number, table, data, arms = CITY_INDEX[self.city], view.table, view.data, self.arms
        found = builds(table, data, (number,), arms)
        found += finishes(table, data, number, arms)
        return found

    @on(Build)
    def build(self, g: FlandernGame, seat: Seat, order: Build) -> None:
        build(g, seat, order, g.table.cities[CITY_INDEX[self.city]], self.arms, site=False)

    @on(Finish)
    def finish(self, g: FlandernGame, seat: Seat, order: Finish) -> None:
        finish_site(g, seat, order, self.city, self.arms)


class BuildingSite(_Acting, tag="BuildingSite"):
    """Lay a quarter as a site in any open city."""

    arms: tuple[Arms, ...]

    def options(self, view: View) -> list[Option]:
        return builds(view.table, view.data, ANYWHERE, self.arms)

    @on(Build)
    def build(self, g: FlandernGame, seat: Seat, order: Build) -> None:
        build(g, seat, order, None, self.arms, site=True)

    @on(Finish)
    def finish(self, g: FlandernGame, seat: Seat, _: Finish) -> None:
        """This card only starts sites."""
        raise Illegal("site-card-starts")
