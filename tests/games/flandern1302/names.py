"""The seats and the arms of Flandern 1302 by short names."""

from __future__ import annotations

from engine.core.seat import Seat
from engine.games.flandern1302.pieces import Arms

BLUE, YELLOW, GREEN, RED, GREY, CHURCH = Arms
FIRST, SECOND, THIRD, FOURTH = (Seat(seat) for seat in range(4))
