"""Games of installed packages: which of them can be played here. The others are told in the log, and left out."""

from __future__ import annotations

import logging

from bot import command_registry
from bot.messages.message import MOST_LABEL, MOST_OPTIONS
from bot.wording import WORDS, operator_words
from engine.cli.words import machine_language
from engine.core import catalogue
from engine.core.complaints import Limits, complaints
from engine.core.kit import Kit
from engine.core.problem import Problem, problem_in
from renderers import registry

log = logging.getLogger(__name__)

#: what Discord has room for; the list of orders has one entry more
DISCORD = Limits(
    actions=25, fields=25, orders=MOST_OPTIONS - 1, values=MOST_OPTIONS, name=32, title=MOST_LABEL, description=100
)
#: looked through already, file by file: a process may start its bot more than once
_SOUND: list[Kit] = []


def obstacle(name: str) -> Problem | None:
    """Why an installed game cannot be played on Discord; None if it can."""
    if name in command_registry.own_names():
        return problem_in(WORDS, "game-command-taken")
    if name not in registry.games():
        return registry.broken().get(name, problem_in(WORDS, "game-no-pictures"))
    kit = catalogue.kit(name)
    if any(kit is sound for sound in _SOUND):
        return None
    if found := complaints(kit, DISCORD):
        return found[0]
    _SOUND.append(kit)
    return None


def admit() -> None:
    """Leave out what cannot be played; the bot starts all the same."""
    for name in catalogue.installed():
        if why := obstacle(name):
            catalogue.leave_out(name, problem_in(WORDS, "game-named", game=name, why=why))
    for problem in catalogue.broken().values():
        log.warning(
            "%(sentence)s", {"sentence": operator_words().say("game-left-out", why=problem.told(machine_language()))}
        )
