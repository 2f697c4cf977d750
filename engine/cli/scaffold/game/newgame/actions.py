"""What a player may do. Each is a button, a command and a line of the record; tags are permanent."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from engine.core.api import Action
from newgame.pieces import CARDS


class Bid(Action, tag="bid"):
    """Play a card face down."""

    card: int = Field(ge=CARDS[0], le=CARDS[-1])

    #: nobody sees it before the reveal
    secret: ClassVar[bool] = True


class Keep(Action, tag="keep"):
    """Keep the prize."""


class Trade(Action, tag="trade"):
    """Put the prize aside and draw a card."""


# options are listed again and again; frozen values are built once
BID = {card: Bid(card=card) for card in CARDS}
KEEP, TRADE = Keep(), Trade()
