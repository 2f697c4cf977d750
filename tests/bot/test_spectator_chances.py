"""Everybody's chance to win for those who watch: where the table wants it, once a round, and never of another era."""

from __future__ import annotations

from bot.match import lobby
from bot.match.components import Components
from bot.match.lobby import Guest, Place
from bot.match.play import Cause
from bot.match.spectator_chances import _keep, count, due, shares
from bot.store import Connection, matches, outbox
from bot.store.posts import BoardPicture
from bot.store.public_chances import CountedChances
from engine.core import catalogue
from renderers import chance_bar, png, registry
from tests.dealt import ADA, AT, begun


def test_a_table_sees_the_chances_only_if_it_wants_to(db: Connection) -> None:
    library, host = Components(), Guest(ADA, "Ada", "en")
    match = lobby.open_lobby(
        db, Cause("open", ADA, AT), lobby.Invitation("comuni", {}, "en", 2, ("rookie",), "printed"), Place(1, 1), host
    )
    assert not matches.get(db, match.id).chances
    lobby.settle(db, Cause("yes", ADA, AT), match.id, "chances", "yes")
    assert matches.get(db, match.id).chances
    lobby.close(db, match.id, AT)
    assert lobby.rematch(db, library, Cause("again", ADA, AT), match.id, host).chances


def test_chances_are_counted_once_a_round_and_the_board_is_drawn_again(db: Connection) -> None:
    library = Components()
    number = begun(db, library)
    assert due(db, library, number) is None
    matches.change(db, number, chances=1)
    stand = due(db, library, number)
    assert stand is not None
    match, n = stand.match, stand.position.n
    assert shares(db, match, n) is None
    drawn = outbox.newest_of(db, number, BoardPicture)
    assert drawn
    found = count(match.game, stand.position.state, None, "twins")
    _keep(db, stand, CountedChances(n, stand.game.round or 0, found))
    known = shares(db, match, n)
    assert known is not None
    assert len(known) == len(stand.players)
    assert 0.99 < sum(known) < 1.01
    assert due(db, library, number) is None
    again = outbox.newest_of(db, number, BoardPicture)
    assert again
    assert again.id > drawn.id
    # a match that was led back has none until they are counted anew
    matches.change(db, number, era=n + 1)
    assert shares(db, matches.get(db, number), n) is None
    assert due(db, library, number) is not None
    # what was counted before it was led back is not kept
    _keep(db, stand, CountedChances(n, 1, found))
    assert shares(db, matches.get(db, number), n) is None


def test_the_bar_lies_below_the_board() -> None:
    game, _ = catalogue.find("comuni").start(4, "bar")
    view = game.view()
    board = registry.find("comuni").board(view, "en", None, ["Ada", "Bruno", "Carla", "Dino"])
    wide, high = png.size(png.encoded(board))
    barred = chance_bar.barred(board, view, [0.4, 0.35, 0.24, 0.01], "de", ["Ada", "Bruno", "Carla", "Dino"])
    assert png.size(png.encoded(barred)) == (wide, high + chance_bar.SHEET)
    assert "40" in chance_bar.chances_text([0.4, 0.6], "en", ["Ada", "Bruno"])
