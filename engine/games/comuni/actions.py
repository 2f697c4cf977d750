"""What a player of Comuni may do."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from engine.core.api import Action, interned
from engine.games.comuni.components import Components
from engine.games.comuni.pieces import TALLEST, CardId, Category, Resource

MOST_COLUMNS = 7
MOST_CUBES = 60
MOST_BUILDINGS = 88


class Bid(Action, tag="bid"):
    """Place an envoy with gold in a project column."""

    column: int = Field(ge=1, le=MOST_COLUMNS)
    gold: int = Field(0, ge=0, le=MOST_CUBES)
    #: how many of these gold are made of two pilgrims each
    from_pilgrims: int = Field(0, ge=0, le=MOST_CUBES)


class Claim(Action, tag="claim", superfluous={"claim-takes-all": ["column", "columns", "card", "cards"]}):
    """Take every card of every column held."""


class Collect(Action, tag="collect"):
    """Collect the income, and say at once which cube you choose."""

    #: the cube of your choice; left out, it is asked for
    cube: Resource | None = None


class Take(Action, tag="take"):
    """Choose a cube from the supply."""

    resource: Resource


class Withdraw(Action, tag="withdraw"):
    """Take the out-bid envoy and its gold back."""


class Move(Action, tag="move", superfluous={"gold-unchanged": ["gold"]}):
    """Pay a pilgrim and move the out-bid envoy with its gold to another column."""

    column: int = Field(ge=1, le=MOST_COLUMNS)


class Found(Action, tag="found"):
    """Found a new building with a card."""

    card: CardId
    category: Category
    #: how many craftsmen are replaced by two pilgrims each
    from_pilgrims: int = Field(0, ge=0, le=TALLEST)


class AddFloor(Action, tag="add-floor"):
    """Add a floor to a building."""

    card: CardId
    building: int = Field(ge=1, le=MOST_BUILDINGS)
    from_pilgrims: int = Field(0, ge=0, le=TALLEST)


class LayWall(Action, tag="lay-wall", secret=True):
    """Lay a new wall section, face down."""

    card: CardId
    from_pilgrims: int = Field(0, ge=0, le=TALLEST)

    def seen(self, data: Components) -> Any:
        return self.from_pilgrims


class RaiseWall(Action, tag="raise-wall", secret=True):
    """Raise a wall section by one card, face down."""

    card: CardId
    section: int = Field(ge=1, le=MOST_BUILDINGS)
    from_pilgrims: int = Field(0, ge=0, le=TALLEST)

    def seen(self, data: Components) -> Any:
        # the level tells itself by the craftsmen it takes
        return self.section, self.from_pilgrims, data.cards[self.card].level


class Finish(Action, tag="finish"):
    """End the build phase, and say at once what is repaired."""

    #: plunder tiles mended in the same breath; left out, they are asked for
    mend: int | None = Field(None, ge=0, le=2)


class Keep(Action, tag="keep", secret=True):
    """Keep two cards and discard the others."""

    first: CardId
    second: CardId


class Mend(Action, tag="mend"):
    """Remove plunder tiles: one for one pilgrim, two for three."""

    tiles: int = Field(ge=0, le=50)


class Commit(Action, tag="commit", secret=True):
    """Send armies to the alliance and to the city walls."""

    alliance: int = Field(0, ge=0, le=2 * MOST_CUBES)
    city: int = Field(0, ge=0, le=2 * MOST_CUBES)
    #: how many of these armies are paid with two gold each
    by_gold: int = Field(0, ge=0, le=MOST_CUBES)
    #: how many are paid with two pilgrims each
    by_pilgrims: int = Field(0, ge=0, le=MOST_CUBES)

    @property
    def armies(self) -> int:
        """Armies paid with army cubes."""
        return self.alliance + self.city - self.by_gold - self.by_pilgrims


class Exchange(Action, tag="exchange"):
    """Turn two pilgrims into a gold, an army or a craftsman, or two gold into an army."""

    give: Resource
    receive: Resource


# Options are listed again and again; frozen values are built once.
bid = interned(Bid)
commit = interned(Commit)
CLAIM, COLLECT, WITHDRAW, FINISH = Claim(), Collect(), Withdraw(), Finish()
TAKE = {resource: Take(resource=resource) for resource in Resource}
MOVE = {column: Move(column=column) for column in range(1, MOST_COLUMNS + 1)}
MEND = {tiles: Mend(tiles=tiles) for tiles in range(3)}
FINISH_AND_MEND = {tiles: Finish(mend=tiles) for tiles in range(3)}
COLLECT_WITH = {resource: Collect(cube=resource) for resource in Resource}
