"""The points of a finished match as they came, position by position: for the plot and for a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.messages.history import Story
from bot.messages.message import shortened
from bot.store import Connection, positions
from bot.store.positions import Position
from bot.wording import plain_names
from engine.core.illegal import require
from engine.core.words import words_for
from renderers.names import player

#: letters of equal width that stand side by side on a phone, and the widest column
PHONE, WIDEST = 31, 7
#: rounds in the table; of a longer match the last ones
MOST_ROWS = 40


class ScoreHistory(NamedTuple):
    """The points of each seat and the round, at every place of the line of play."""

    points: list[list[int | None]]
    rounds: list[int]
    #: what was scored in play alone, where a final scoring adds to it
    in_play: list[list[int | None]] | None

    def lines(self) -> list[tuple[list[int | None], list[int | None] | None]]:
        """The points of each seat with those scored in play, as a plot wants them."""
        if self.in_play is None:
            return [(points, None) for points in self.points]
        return list(zip(self.points, self.in_play, strict=True))


def whole_line(db: Connection, story: Story) -> list[Position]:
    """Every position of a match that has ended; before the end points may tell what is hidden."""
    require(story.match.revealed, "match-not-over")
    return positions.several(db, story.match.id, [place.last for place in story.line])


def course(story: Story, line: Sequence[Position]) -> ScoreHistory:
    """Count every position."""
    games = [story.game(position) for position in line]
    seats = range(len(story.players))

    def columns(rows: Sequence[list[int] | None]) -> list[list[int | None]]:
        return [[row[seat] if row else None for row in rows] for seat in seats]

    in_play = [game.scored_in_play() for game in games]
    return ScoreHistory(
        columns([game.tally() for game in games]), story.rounds, columns(in_play) if any(in_play) else None
    )


def table(story: Story, counted: ScoreHistory, lang: str) -> str:
    """The points at the end of each round, a column for each seat, in letters of equal width."""
    first = words_for(story.match.game, lang).say("round-column")
    wide = min(WIDEST, (PHONE - len(first)) // len(story.players) - 1)
    last = [place for place in range(story.last) if counted.rounds[place] != counted.rounds[place + 1]] + [story.last]
    # letters as the pictures have them: others are not of equal width
    names = plain_names(story.players, lang)
    heads = [player(names, seat) for seat in range(len(names))]
    lines = [first + "".join(f" {_short(name, wide):>{wide}}" for name in heads)]
    for place in last[-MOST_ROWS:]:
        points = [column[place] for column in counted.points]
        if any(one is not None for one in points):
            cells = "".join(f" {'' if one is None else one:>{wide}}" for one in points)
            lines.append(f"{counted.rounds[place] or '':>{len(first)}}{cells}")
    return "```\n" + "\n".join(lines) + "\n```"


def _short(name: str, wide: int) -> str:
    return shortened(name.replace("`", "'"), wide)
