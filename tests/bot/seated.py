"""People at a table of any game, and what their panels offer them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from bot.match import lobby, seats
from bot.match.lobby import Guest, Invitation, Place
from bot.match.play import Cause, MatchState
from bot.messages import control_ids
from bot.messages.message import Message
from bot.messages.panel_context import panel_context
from bot.messages.panels import panel
from bot.messages.parts import Button, Buttons, Select, Text
from bot.store import Connection
from bot.store.drafts import Draft
from engine.core.action import Action
from engine.core.game import Game
from engine.core.seat import Seat
from tests.dealt import begin

G = TypeVar("G", bound=Game[Any, Any, Any])


def printed(game: str, digest: str) -> Any:
    return None


class Seated(Generic[G]):
    """A match that has just begun."""

    def __init__(
        self, db: Connection, title: type[G], players: int = 3, options: Mapping[str, Any] | None = None
    ) -> None:
        self.db = db
        self.title = title
        self.deeds = 0
        variant = title.Variant.model_validate(options or {}).model_dump(mode="json")
        invitation = Invitation(title.name, variant, "en", players, (), "printed")
        host, *guests = (Guest(user, f"P{user}", "en") for user in range(101, 101 + players))
        opened = lobby.open_lobby(db, self.cause(host.user), invitation, Place(1, 2), host)
        for guest in guests:
            lobby.join(db, self.cause(guest.user), opened.id, guest)
        self.now: MatchState = begin(db, printed, self.cause(host.user), opened.id)

    @property
    def game(self) -> G:
        game = self.now.game
        assert isinstance(game, self.title)
        return game

    def set(self, game: G) -> None:
        """Another position on the table."""
        self.now = self.now._replace(game=game)

    def cause(self, user: int) -> Cause:
        self.deeds += 1
        return Cause(str(self.deeds), user, 1_800_000_000.0)

    def act(self, seat: Seat, action: Action) -> None:
        user = self.now.players[seat].user or 0
        self.now = seats.act(self.db, printed, self.cause(user), self.now.match.id, action.written(), None)

    def panel(self, seat: Seat, draft: Draft | None = None) -> Message:
        # arranged after it was looked at: what everyone sees is copied anew
        self.set(self.title.load(self.game.save()))
        return panel(panel_context(self.now, seat, "en"), draft or Draft())


def texts(content: Message) -> str:
    """All that is written in a letter."""
    return "\n".join(part.text for part in content.parts if isinstance(part, Text))


def pressed(content: Message, *verbs: str) -> dict[str, Button]:
    """The buttons that act, by what they do."""
    found = [button for part in content.parts if isinstance(part, Buttons) for button in part.buttons]
    wanted = verbs or ("do", "ask")
    return {ident.arg: one for one in found if (ident := control_ids.read(one.id)) and ident.verb in wanted}


def selects(content: Message) -> list[Select]:
    """The lists to choose from, without the list of things to look at."""
    found = [part for part in content.parts if isinstance(part, Select)]
    return [one for one in found if (ident := control_ids.read(one.id)) and ident.verb == "pick"]
