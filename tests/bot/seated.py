"""People at a table of any game, and what their panels offer them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from bot.letters import Button, Buttons, Letter, Select, Text, ids
from bot.letters.panels import panel
from bot.letters.seating import desk_of
from bot.match import lobby, seats
from bot.match.lobby import Guest, Invitation, Place
from bot.match.play import Deed, Stand
from bot.store import Ledger
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
        self, ledger: Ledger, title: type[G], players: int = 3, options: Mapping[str, Any] | None = None
    ) -> None:
        self.ledger = ledger
        self.title = title
        self.deeds = 0
        variant = title.Variant.model_validate(options or {}).model_dump(mode="json")
        invitation = Invitation(title.name, variant, "en", players, (), "printed")
        host, *guests = (Guest(user, f"P{user}", "en") for user in range(101, 101 + players))
        opened = lobby.open_lobby(ledger, self.deed(host.user), invitation, Place(1, 2), host)
        for guest in guests:
            lobby.join(ledger, self.deed(guest.user), opened.id, guest)
        self.now: Stand = begin(ledger, printed, self.deed(host.user), opened.id)

    @property
    def game(self) -> G:
        game = self.now.game
        assert isinstance(game, self.title)
        return game

    def set(self, game: G) -> None:
        """Another position on the table."""
        self.now = self.now._replace(game=game)

    def deed(self, user: int) -> Deed:
        self.deeds += 1
        return Deed(str(self.deeds), user, 1_800_000_000.0)

    def act(self, seat: Seat, action: Action) -> None:
        user = self.now.players[seat].user or 0
        self.now = seats.act(self.ledger, printed, self.deed(user), self.now.match.id, action.written(), None)

    def panel(self, seat: Seat, draft: Draft | None = None) -> Letter:
        # arranged after it was looked at: what everybody sees is copied anew
        self.set(self.title.load(self.game.save()))
        return panel(desk_of(self.now, seat, "en"), draft or Draft())


def texts(letter: Letter) -> str:
    """All that is written in a letter."""
    return "\n".join(part.text for part in letter.parts if isinstance(part, Text))


def pressed(letter: Letter, *verbs: str) -> dict[str, Button]:
    """The buttons that act, by what they do."""
    found = [button for part in letter.parts if isinstance(part, Buttons) for button in part.buttons]
    wanted = verbs or ("do", "ask")
    return {ident.arg: one for one in found if (ident := ids.read(one.id)) and ident.verb in wanted}


def selects(letter: Letter) -> list[Select]:
    """The lists to choose from, without the one of things to look at."""
    found = [part for part in letter.parts if isinstance(part, Select)]
    return [one for one in found if (ident := ids.read(one.id)) and ident.verb == "pick"]
