"""A turn of five phases, the way round the table, and the last round before the Emperor."""

from __future__ import annotations

from functools import cache

from engine.core.api import Seat, SeatRule, Step, left_of
from engine.games.comuni.building import Build
from engine.games.comuni.components import LAST_PILE, ComuniGame
from engine.games.comuni.events import LastRoundBegan, TurnBegan
from engine.games.comuni.invasion import Invasion
from engine.games.comuni.masters import GuildMasters
from engine.games.comuni.pieces import Phase, Works
from engine.games.comuni.projects import Projects
from engine.games.comuni.repair import Damage
from engine.games.comuni.scoring import FinalScoring
from engine.games.comuni.together import together

#: looked up once: asking an enumeration for a member takes longer than a step of the agenda
_PHASE = Phase.PROJECTS


class Turn(SeatRule, tag="Turn"):
    """In your turn, carry out the five phases in this order; a claim refills the columns at once."""

    def happen(self, g: ComuniGame) -> None:
        table = g.table
        table.turn = self.seat
        table.phase = _PHASE
        table.works = Works()
        g.announce(TurnBegan(self.seat, table.round))
        g.do(*_phases(self.seat, together(g)))


@cache
def _phases(seat: Seat, together: bool) -> tuple[Step, ...]:
    """What a turn consists of: the same every time. Where a phase is one question, the repair follows the building."""
    repair = () if together else (Damage(seat),)
    return Projects(seat), Build(seat), GuildMasters(seat), *repair, EndOfTurn(seat)


class EndOfTurn(SeatRule, tag="EndOfTurn"):
    """The alliance leader and the turn go to the left; in the last round the leader stays."""

    def happen(self, g: ComuniGame) -> None:
        table = g.table
        following = left_of(self.seat, g.players)
        if table.last_turns is None:
            table.leader = following
        else:
            if table.last_turns > g.players:
                g.announce(LastRoundBegan(self.seat))
            table.last_turns -= 1
            if table.last_turns == 0:
                g.do(Invasion(LAST_PILE), FinalScoring())
                return
        if following == 0:
            table.round += 1
        g.do(Turn(following))
