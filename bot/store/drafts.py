"""Half-made choices of a panel, kept so that neither a restart nor another window loses them."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from bot.store import Connection


class Draft(NamedTuple):
    """Which form is open, and what has been chosen in each."""

    tab: str = ""
    chosen: dict[str, dict[str, Any]] = {}

    def opened(self, tab: str) -> Draft:
        """With another form open."""
        return Draft(tab, self.chosen)

    def with_choice(self, tab: str, field: str, value: Any) -> Draft:
        """With one choice more."""
        return Draft(tab, {**self.chosen, tab: {**self.chosen.get(tab, {}), field: value}})

    def with_all(self, tab: str, fields: dict[str, Any]) -> Draft:
        """With all choices of a form made at once."""
        return Draft(tab, {**self.chosen, tab: {name: str(value) for name, value in fields.items()}})


def read(db: Connection, match: int, seat: int, question: int) -> Draft:
    """The draft for a question; an earlier question's is forgotten."""
    row = db.execute(
        "SELECT draft FROM drafts WHERE match = ? AND seat = ? AND question = ?", (match, seat, question)
    ).fetchone()
    return Draft(*json.loads(row["draft"])) if row else Draft()


def forget(db: Connection, match: int, seat: int) -> None:
    """A seat has answered: the next panel begins with the answer, or with nothing."""
    db.execute("DELETE FROM drafts WHERE match = ? AND seat = ?", (match, seat))


def write(db: Connection, match: int, seat: int, question: int, draft: Draft) -> None:
    """Keep a draft."""
    db.execute(
        "INSERT INTO drafts VALUES (?, ?, ?, ?) ON CONFLICT (match, seat) DO UPDATE SET "
        "question = excluded.question, draft = excluded.draft",
        (match, seat, question, json.dumps(draft)),
    )
