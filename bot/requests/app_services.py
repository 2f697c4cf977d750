"""What the `App` hands to every request."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.clock import Clock
from bot.concurrency_limit import ConcurrencyLimit
from bot.cooldown import Cooldown
from bot.delivery import Delivery
from bot.icons import Emojis
from bot.match.components import Components
from bot.match.deadlines import Deadlines
from bot.match.house_players import HousePlayers
from bot.match.lookout import Lookout
from bot.match.reviewing import Reviewing
from bot.match.standing_orders import StandingOrders
from bot.metrics import Metrics
from bot.pictures import Pictures
from bot.store import Store


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """The parts of the bot that an answer may need."""

    store: Store
    library: Components
    pictures: Pictures
    emojis: Emojis
    delivery: Delivery
    houses: HousePlayers
    orders: StandingOrders
    reviews: Reviewing
    lookout: Lookout
    absence: Deadlines
    cooldown: Cooldown
    limit: ConcurrencyLimit
    clock: Clock
    metrics: Metrics
    #: days a year in which a person may stop their own clocks
    vacation_days: int
    #: whether the bot has left Discord
    is_closed: Callable[[], bool]

    def stir(self, match: int) -> None:
        """A match has changed: send what is due, let house players and standing orders look."""
        self.delivery.wake()
        self.lookout.changed(match)
        self.absence.wake()
