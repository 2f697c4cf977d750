"""Seats that act without being asked, and questions to several seats whose circle changes."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from engine.core.action import Action, Option
from engine.core.drawers import Piece
from engine.core.event import Event
from engine.core.game import Game
from engine.core.illegal import Illegal
from engine.core.seat import Seat
from engine.core.step import Each, Liberty, on

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)


class Ready(Action, tag="ready"):
    """I am ready."""


class NotReady(Action, tag="not-ready"):
    """I am not."""


class Line(Action, tag="line"):
    """One after the other, please."""


class Ring(Action, tag="ring"):
    """Ring the bell."""


class Rang(Event, tag="Rang"):
    """The bell rang."""

    seat: Seat


class Circle(Piece):
    """What everyone sees."""

    rings: int = 0


class Nothing(Piece):
    """Nothing."""


class Waiting(Each, tag="Waiting"):
    """Everyone says when ready."""

    def seats(self, table: Circle) -> tuple[Seat, ...]:
        return (ONE, TWO, THREE)

    def options(self, view: Any) -> list[Option]:
        return [Ready(), Line()]

    @on(Ready)
    def ready(self, g: Bells, seat: Seat, _: Ready) -> None:
        pass

    @on(Line)
    def line(self, g: Bells, seat: Seat, _: Line) -> None:
        g.unveil()
        g.ask([seat])


class Bell(Liberty):
    """Anyone may ring at any time, or come back."""

    anytime: ClassVar[bool] = True

    def options(self, view: Any) -> list[Option]:
        return [Ring()]

    @on(Ring)
    def ring(self, g: Bells, seat: Seat, _: Ring) -> None:
        g.table.rings += 1
        g.announce(Rang(seat))

    @on(NotReady)
    def back(self, g: Bells, seat: Seat, _: NotReady) -> None:
        g.ask(sorted({*g.asked, seat}))


class Quiet(Liberty):
    """Only for those who are asked."""

    def options(self, view: Any) -> list[Option]:
        return []


class Bells(Game[Circle, Nothing, Nothing]):
    """A game of waiting."""

    name = "bells"
    seats = range(3, 4)

    def lay_out(self) -> None:
        self.table, self.hands, self.box = Circle(), [Nothing(), Nothing(), Nothing()], Nothing()
        self.do(Waiting())


@pytest.fixture
def bells() -> Bells:
    return Bells.start(3, "seed")[0]


def test_a_liberty_for_any_time_is_open_to_a_seat_that_is_not_asked(bells: Bells) -> None:
    bells.submit(TWO, Ready())
    assert bells.asked == (ONE, THREE)
    assert bells.options(TWO) == [Ring()]
    told = bells.submit(TWO, Ring()).told
    assert [one.event for one in told] == [Rang(TWO)]
    assert bells.table.rings == 1


def test_without_such_a_liberty_a_seat_that_is_not_asked_is_refused(bells: Bells) -> None:
    bells.submit(TWO, Ready())
    with pytest.raises(Illegal, match="not-your-decision"):
        bells.submit(TWO, Ready())


def test_a_seat_that_was_done_can_be_asked_again_under_the_same_question(bells: Bells) -> None:
    before = bells.question
    bells.submit(TWO, Ready())
    bells.submit(TWO, NotReady())
    assert bells.asked == (ONE, TWO, THREE)
    assert bells.question == before
    assert Bells.load(bells.save()).asked == (ONE, TWO, THREE)


def test_the_circle_of_those_asked_can_shrink_and_the_last_of_it_ends_the_question(bells: Bells) -> None:
    assert not bells.submit(TWO, Line()).reversible
    assert bells.asked == (TWO,)
    bells.submit(TWO, Ready())
    assert bells.over
