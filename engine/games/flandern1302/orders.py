"""Standing orders of Flandern 1302: what a player has settled beforehand."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engine.core.api import Action, Disarm, Forced, Order, question
from engine.games.flandern1302 import golden, quarters, setup
from engine.games.flandern1302.actions import PLAY, TAKE_GUILD, TURN_UP, Choose, Finish
from engine.games.flandern1302.cards import BuildingSite, CityCard, finishes, obstacle, own_arms
from engine.games.flandern1302.pieces import CITY_INDEX, Arms, Card, Player, View
from engine.games.flandern1302.rounds import Choice
from engine.games.flandern1302.two_players import FirstAction, OwnAction


def _own(view: View) -> Player:
    return view.table.players[view.seat]


def _play(view: View, card: Card, influence: int = 0) -> Action:
    """The card as the question wants it: chosen in secret, or played in the game for two."""
    return Choose(card=card, influence=influence) if isinstance(view.step, Choice) else PLAY[card]


class OnlyChoice(Forced, tag="only-choice", questions=(CityCard, BuildingSite, golden.Cathedral)):
    """One quarter for one plot, one site to finish, one church for the cathedral: there is nothing to choose."""


class FavouriteGuild(Order, tag="favourite-guild", questions=(setup.Guild,)):
    """Take this guild if it is free."""

    guild: Literal[Arms.BLUE, Arms.YELLOW, Arms.GREEN, Arms.RED] = Arms.BLUE
    otherwise: Literal["ask", "first"] = "ask"

    def answer(self, view: View) -> Action | None:
        free = view.table.free_guilds
        if self.guild in free:
            return TAKE_GUILD[self.guild]
        return TAKE_GUILD[free[0]] if self.otherwise == "first" else None


class PlayCard(Order, tag="play-card", questions=(Choice, FirstAction, OwnAction)):
    """Play this card as soon as it is in hand. Several of these orders are a plan; a card in vain ends it."""

    card: Literal[Card.BRUGGE, Card.GENT, Card.IEPER, Card.LEUVEN, Card.UTRECHT, Card.LUIK, Card.BUILDING_SITE] = (
        Card.BUILDING_SITE
    )
    #: influence cards played with it, three or four players only
    influence: int = Field(0, ge=0, le=3)

    def answer(self, view: View) -> Action | None:
        player = _own(view)
        if self.card not in player.hand:
            return None
        if obstacle(view.table, view.data, self.card, own_arms(view.table, view.seat)):
            raise Disarm("card-impossible", card=self.card)
        if isinstance(view.step, Choice) and self.influence > player.influence:
            raise Disarm("few-influence-cards", influence=self.influence, have=player.influence)
        return _play(view, self.card, self.influence)


class TakeCardsBack(Order, tag="take-cards-back", questions=(Choice, FirstAction, OwnAction)):
    """Play Take Back once this few other action cards are left, unless one's own golden card does the same."""

    left: int = Field(0, ge=0, le=6)

    def answer(self, view: View) -> Action | None:
        player = _own(view)
        held = [card for card in player.hand if card is not Card.TAKE_BACK]
        if len(held) > self.left or not player.row or view.hand.golden is Card.TAKE_BACK:
            return None
        return _play(view, Card.TAKE_BACK)


class InfluenceFirst(Order, tag="influence-first", questions=(FirstAction,)):
    """Two players: turn the influence card up before one's own action."""

    def answer(self, view: View) -> Action | None:
        return TURN_UP


class FinishSites(Order, tag="finish-sites", questions=(CityCard,)):
    """Finish a site whenever the card allows it, the one with most masters first: own sites only, or any."""

    whose: Literal["own", "any"] = "own"

    def answer(self, view: View) -> Action | None:
        step, table, data = question(view, CityCard), view.table, view.data
        own = tuple(guild for guild in _own(view).guilds if guild in step.arms)
        sites = finishes(table, data, CITY_INDEX[step.city], own if self.whose == "own" else step.arms)

        def masters(site: Finish) -> int:
            quarter = quarters.quarter_at(table, data, site.plot)
            return quarters.masters_on(quarter, data.kinds[quarter.kind]) if quarter else 0

        return max(sites, key=masters, default=None)


#: what many a player arms at once and keeps
PLAUSIBLE: tuple[Order, ...] = (
    OnlyChoice(),
    FavouriteGuild(otherwise="first"),
    TakeCardsBack(left=1),
    InfluenceFirst(),
    FinishSites(),
)
