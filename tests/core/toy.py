"""A tiny game with every kind of step: all pick a number at leisure, then bid sealed, then one draws a card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from pydantic import Field

from engine.core.action import Action, Offer, Option
from engine.core.drawers import Piece, Pile
from engine.core.event import Event
from engine.core.game import Game
from engine.core.illegal import require
from engine.core.orders import Disarm, Order
from engine.core.seat import Seat
from engine.core.step import Decision, Each, Liberty, Rule, Sealed, on


class Table(Piece):
    picked: list[int]
    bids: list[int]
    card: str = ""
    notes: dict[str, int] = {}


class Hand(Piece):
    coins: int


class Box(Piece):
    pile: Pile


class Pick(Action, tag="pick"):
    number: int = Field(ge=0, le=9)


class Ready(Action, tag="ready"):
    pass


class Offering(Action, tag="offering"):
    coins: int = Field(ge=0, le=9)

    secret: ClassVar[bool] = True


class Draw(Action, tag="draw"):
    pass


class Skip(Action, tag="skip"):
    pass


class Wave(Action, tag="wave"):
    pass


class Waved(Event, tag="Waved"):
    seat: Seat


class Offered(Event, tag="Offered"):
    coins: tuple[int, ...]


class Whispered(Event, tag="Whispered"):
    coins: int


class Picking(Each, tag="Picking"):
    def seats(self, table: Table) -> list[Seat]:
        return [Seat(0), Seat(1)]

    def options(self, view: Any) -> list[Option]:
        return [Offer(Pick, {"number": range(10)}), Ready()]

    @on(Pick)
    def pick(self, g: Toy, seat: Seat, pick: Pick) -> None:
        g.table.picked[seat] = pick.number
        g.stay(seat)

    @on(Ready)
    def ready(self, g: Toy, seat: Seat, _: Ready) -> None:
        require(g.table.picked[seat] > 0, "pick-first")

    def after(self, g: Toy) -> None:
        g.table.notes["picked"] = sum(g.table.picked)


class Auction(Sealed, tag="Auction"):
    def seats(self, table: Table) -> list[Seat]:
        return [Seat(0), Seat(1)]

    def options(self, view: Any) -> list[Option]:
        return [Offer(Offering, {"coins": range(view.hand.coins + 1)})]

    @on(Offering)
    def offer(self, g: Toy, seat: Seat, offering: Offering) -> None:
        require(offering.coins <= g.hands[seat].coins, "too-dear", have=g.hands[seat].coins)
        g.whisper(seat, Whispered(offering.coins))

    def reveal(self, g: Toy, answers: Mapping[Seat, Offering]) -> None:
        g.table.bids = [answers[seat].coins for seat in sorted(answers)]
        g.announce(Offered(tuple(g.table.bids)))
        g.do(Drawing(Seat(0)), Nobody())


class Drawing(Decision, tag="Drawing"):
    seat: Seat

    def options(self, view: Any) -> list[Option]:
        return [Draw(), Skip()]

    @on(Draw)
    def draw(self, g: Toy, seat: Seat, _: Draw) -> None:
        g.table.card = g.draw(g.box.pile)

    @on(Skip)
    def skip(self, g: Toy, seat: Seat, _: Skip) -> None:
        g.do(Roll())


class DrawUnlessDear(Order, tag="draw-unless-dear"):
    """Draw while the bids stay below the limit; skip beyond it, or stop obeying at all."""

    questions = (Drawing,)

    limit: int | None = Field(None, ge=0, le=9)
    beyond: Literal["skip", "disarm"] = "skip"
    blindly: bool = False

    def answer(self, view: Any) -> Action | None:
        most = max(view.table.bids)
        if self.limit is None or most <= self.limit:
            return Draw() if self.blindly or self.limit is not None else None
        if self.beyond == "disarm":
            raise Disarm("too-dear", limit=self.limit, bid=most)
        return Skip()


class BidAll(Order, tag="bid-all"):
    """Offer everything."""

    questions = (Auction,)

    def answer(self, view: Any) -> Action | None:
        return Offering(coins=view.hand.coins)


class Nobody(Decision, tag="Nobody"):
    """Asks nobody, so it passes by itself."""

    def seats(self, table: Table) -> list[Seat]:
        return []


class Roll(Rule, tag="Roll"):
    def happen(self, g: Toy) -> None:
        g.table.card = str(g.dice.roll("toy"))


class Waving(Liberty):
    def options(self, view: Any) -> list[Option]:
        return [Wave()]

    @on(Wave)
    def wave(self, g: Toy, seat: Seat, _: Wave) -> None:
        g.announce(Waved(seat))


class Toy(Game[Table, Hand, Box]):
    name = "toy"
    seats = range(2, 3)

    def lay_out(self) -> None:
        self.table = Table([0, 0], [])
        self.hands = [Hand(3), Hand(5)]
        self.box = Box(Pile(self.dice.shuffle("pile", ["a", "b", "c"])))
        self.do(Picking(), Auction())
