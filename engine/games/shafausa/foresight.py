"""How experts of Shafausa think: by points, and with an eye on the POWER cards, which a regular hardly uses."""

from __future__ import annotations

from engine.core.api import Foresight, all_offered, by_points
from engine.games.shafausa.actions import Reveal
from engine.games.shafausa.auction import BidOrPass, Placement
from engine.games.shafausa.buying import BuyBuilding
from engine.games.shafausa.management import Management
from engine.games.shafausa.speculation import Speculation

#: a lead that is nearly safe
SAFE_LEAD = 60

FORESIGHT = Foresight(
    worth=by_points(SAFE_LEAD),
    playouts=48,
    glances=True,
    ideas=dict.fromkeys((BidOrPass, Placement, BuyBuilding, Management, Speculation), all_offered(Reveal)),
)
