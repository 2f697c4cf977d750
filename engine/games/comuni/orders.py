"""Standing orders of Comuni: what a player has settled beforehand."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engine.core.api import Action, Forced, Order, question
from engine.games.comuni.actions import FINISH, MEND, MOVE, TAKE, WITHDRAW, Commit, Keep
from engine.games.comuni.building import HAND_LIMIT, BuildStep, HandLimit, best_first
from engine.games.comuni.invasion import Commitment, fewest_armies
from engine.games.comuni.pieces import Column, Resource, View
from engine.games.comuni.projects import PILGRIMS_TO_MOVE, Displaced, FreeChoice, Projects, refuges
from engine.games.comuni.repair import Repair, repairs


class OnlyChoice(Forced, tag="only-choice", questions=(Projects, Displaced, BuildStep, Repair)):
    """Whatever a hidden stock leaves no choice about; an exchange would not change it."""


class WhenOutBid(Order, tag="when-out-bid", questions=(Displaced,)):
    """Take the envoy back, or move it for a pilgrim to the free column with most cards; nobody is displaced by that."""

    reaction: Literal["withdraw", "move"] = "withdraw"
    #: pilgrims that must be left after a move
    keep: int = Field(0, ge=0, le=10)
    #: where no move is possible
    otherwise: Literal["withdraw", "ask"] = "withdraw"

    def answer(self, view: View) -> Action | None:
        if self.reaction == "withdraw":
            return WITHDRAW
        gold = question(view, Displaced).gold
        free = [column for column in refuges(view.table, view.seat, gold) if not column.envoy]
        if free and view.hand.stock.pilgrim - PILGRIMS_TO_MOVE >= self.keep:
            return MOVE[max(free, key=_size).number]
        return WITHDRAW if self.otherwise == "withdraw" else None


def _size(column: Column) -> tuple[int, bool, int]:
    """Most cards, then the bonus, then from the left."""
    return len(column.cards), column.bonus, -column.number


class TakeCube(Order, tag="take-cube", questions=(FreeChoice,)):
    """A cube of the first kind, until there are enough; then of the second kind. What the supply lacks is asked."""

    first: Resource = Resource.ARMY
    #: enough of the first kind
    until: int | None = Field(None, ge=1, le=15)
    #: the second kind
    then: Resource | None = None

    def answer(self, view: View) -> Action | None:
        supply = view.table.supply
        enough = self.until is not None and view.hand.stock[self.first] >= self.until
        if self.first in supply and not enough:
            return TAKE[self.first]
        return TAKE[self.then] if self.then in supply else None


class FinishBuilding(Order, tag="finish-building", questions=(BuildStep,)):
    """End the build phase after one step, or after those that are free; never with more cards than may be kept."""

    after: Literal["one-step", "free-steps"] = "free-steps"

    def answer(self, view: View) -> Action | None:
        works = view.table.works
        built = bool(works.buildings or works.walls)
        costly = works.further(wall=False) > 0 and works.further(wall=True) > 0
        enough = built if self.after == "one-step" else costly
        return FINISH if enough and len(view.hand.cards) <= HAND_LIMIT else None


class KeepCards(Order, tag="keep-cards", questions=(HandLimit,)):
    """Keep the two cards of the highest level, or those with most kinds."""

    best: Literal["level", "kinds"] = "level"

    def answer(self, view: View) -> Action | None:
        first, second = best_first(view.hand.cards, view.data, self.best == "kinds")[:HAND_LIMIT]
        return Keep(first=first, second=second)


class MendWhenever(Order, tag="mend-whenever", questions=(Repair,)):
    """Mend as many tiles as the pilgrims allow, nothing if they do not."""

    tiles: int = Field(2, ge=1, le=2)
    #: pilgrims that must be left
    keep: int = Field(0, ge=0, le=10)

    def answer(self, view: View) -> Action | None:
        hand = view.hand
        return MEND[max(repairs(min(self.tiles, hand.plunder), hand.stock.pilgrim - self.keep))]


class HoldTheWalls(Order, tag="hold-the-walls", questions=(Commitment,)):
    """This many armies for the alliance, and the fewest for the city that hold without the others; army cubes only."""

    alliance: int = Field(0, ge=0, le=10)
    #: where the armies are too few for that
    failing: Literal["ask", "all", "none"] = "ask"

    def answer(self, view: View) -> Action | None:
        attack, armies = question(view, Commitment).attack(view), view.hand.stock.army
        city = fewest_armies(view.table, view.seat, attack - self.alliance, armies - self.alliance)
        if city is not None:
            return Commit(alliance=self.alliance, city=city)
        if self.failing == "all":
            return Commit(city=armies)
        return Commit() if self.failing == "none" else None


#: what many a player arms at once and keeps
PLAUSIBLE: tuple[Order, ...] = (
    OnlyChoice(),
    WhenOutBid(reaction="move", keep=1),
    TakeCube(first=Resource.ARMY, until=4, then=Resource.CRAFTSMAN),
    FinishBuilding(),
    KeepCards(),
    MendWhenever(),
)
