"""A process that has read all that house players and painters read at their start: theirs are forked from it."""

from __future__ import annotations

import multiprocessing
from functools import cache
from multiprocessing import forkserver
from multiprocessing.context import BaseContext

import pytest

from bot import process_pool
from tests.laws.tables import OURS

#: Windows has none
POSSIBLE = "forkserver" in multiprocessing.get_all_start_methods()


@cache
def warm_context() -> BaseContext:
    """Processes that begin with all that they would read at their start: in a tenth of the time."""
    context = multiprocessing.get_context("forkserver")
    games = [f"engine.games.{name}.kit" for name in OURS]
    context.set_forkserver_preload(["bot.match.thinking", "renderers.painter", *games])
    return context


def warm_for_children() -> None:
    """The same for bots that this process will fork: they share one warm process, which ends after the last of them."""
    context, patch = warm_context(), pytest.MonkeyPatch()
    forkserver.ensure_running()
    # it is no child of theirs: they could not even ask whether it still runs
    patch.setattr("multiprocessing.forkserver._forkserver.ensure_running", lambda: None)
    patch.setattr(process_pool, "get_context", lambda method: context)
