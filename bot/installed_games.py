"""Games of installed packages: which of them can be played here. The others are told in the log, and left out."""

from __future__ import annotations

import logging

from bot import command_registry
from bot.messages.message import MOST_LABEL, MOST_OPTIONS
from engine.core import catalogue
from engine.core.complaints import Limits, complaints
from renderers import registry

log = logging.getLogger(__name__)

#: what Discord has room for; the list of orders has one entry more
DISCORD = Limits(
    actions=25, fields=25, orders=MOST_OPTIONS - 1, values=MOST_OPTIONS, name=32, title=MOST_LABEL, description=100
)


def obstacle(name: str) -> str | None:
    """Why an installed game cannot be played on Discord, in a sentence; None if it can."""
    if name in command_registry.own_names():
        return f"{name}: there is a command of this name already."
    if name not in registry.games():
        return f"{name}: {registry.broken().get(name, 'it has no pictures.')}"
    return next((f"{name}: {sentence}" for sentence in complaints(catalogue.kit(name), DISCORD)), None)


def admit() -> None:
    """Leave out what cannot be played; the bot starts all the same."""
    for name in catalogue.installed():
        if why := obstacle(name):
            catalogue.leave_out(name, why)
    for sentence in catalogue.broken().values():
        log.warning("a game is left out: %(sentence)s", {"sentence": sentence})
