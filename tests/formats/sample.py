"""Keeps samples of all that a game of the present version writes down: saves, events, actions, orders, and their tags.

`python -m tests.formats.sample FOLDER` plays some matches and writes them there; `python -m tests.formats.kept` then
adds the files to the list. A version whose rules or shapes differ from the last kept one leaves such a folder for ever.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from engine.core import catalogue
from engine.core.orders import every
from tests.laws.tables import OURS, Case, cases, play

#: of each kind of order
MOST_ORDERS = 3


def sampled(case: Case, found: dict[str, dict[str, Any]]) -> None:
    """Play a match; the first of each kind of position, event and action is kept."""
    game = case.start()
    for seat, action in play(game, "sample"):
        before = msgspec.json.decode(game.save())
        found["saves"].setdefault(f"{case.players} {type(game.step).__name__} {bool(game.answers)}", before)
        found["actions"].setdefault(f"{action.word} {sorted(action.written())}", [int(seat), action.written()])
        outcome = game.branch().submit(seat, action)
        for told in msgspec.json.decode(msgspec.json.encode(outcome.told)):
            found["told"].setdefault(f"{told['event']['type']} {told['to'] is None}", told)


def lines(rows: Iterable[Any]) -> str:
    """A row a line."""
    return "[\n" + ",\n".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows) + "\n]\n"


def keep(folder: Path, game: str) -> None:
    """The samples of one game: with the fewest and with the most players."""
    title, found = catalogue.find(game), {what: dict[str, Any]() for what in ("saves", "actions", "told")}
    chosen = [case for case in cases(per_count=1) if case.game == game]
    for case in (chosen[0], chosen[-1]):
        sampled(case, found)
    for what, rows in found.items():
        (folder / f"{game}.{what}.json").write_text(lines(rows.values()), "utf-8")
    kinds = title.kinds()
    orders = [order.written() for kind in kinds.orders.values() for order in islice(every(kind), MOST_ORDERS)]
    (folder / f"{game}.orders.json").write_text(lines(orders), "utf-8")
    tags = {
        "steps": [step.word for step in kinds.steps],
        "step_tags": [step.__struct_config__.tag for step in kinds.steps],
        "event_tags": [event.__struct_config__.tag for event in kinds.events],
    }
    (folder / f"{game}.kinds.json").write_text(json.dumps(tags) + "\n", "utf-8")


if __name__ == "__main__":
    into = Path(sys.argv[1])
    into.mkdir(parents=True)
    for name in OURS:
        keep(into, name)
