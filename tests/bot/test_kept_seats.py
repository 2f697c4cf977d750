"""Who plays again keeps their colour, where a seat is no more than that; the record still verifies."""

from __future__ import annotations

from typing import Any

import pytest

from bot.match import dealing, lobby, records
from bot.match.components import Components
from bot.match.lobby import Guest, Invitation, Place
from bot.match.play import Cause
from bot.messages.lobby_message import start
from bot.store import Connection, matches
from bot.store.matches import Player
from engine.core import catalogue
from engine.core.record import BadRecord, from_bytes, seating, to_json, verify
from tests.dealt import AT

PEOPLE = [Guest(user, f"P{user}", "en") for user in (1, 2, 3)]
NEWCOMER = Guest(9, "P9", "en")


def opened(db: Connection, game: str, variant: dict[str, Any]) -> int:
    host, *others = PEOPLE
    full = catalogue.find(game).Variant.model_validate(variant).model_dump(mode="json")
    match = lobby.open_lobby(
        db, Cause("open", host.user, AT), Invitation(game, full, "en", 4, ("rookie",), "printed"), Place(1, 1), host
    )
    for guest in others:
        lobby.join(db, Cause(f"join {guest.user}", guest.user, AT), match.id, guest)
    return match.id


def dealt(db: Connection, number: int, start_post: int) -> list[Player]:
    if matches.get(db, number).status == "lobby":
        lobby.start(db, Components(), Cause(f"start {number}", PEOPLE[0].user, AT), number)
    assert dealing.deal(db, Components(), Cause(f"deal {number}", 1, AT), number, start_post)
    return matches.players(db, number)


def rematch(db: Connection, before: int, *guests: Guest) -> int:
    matches.change(db, before, status="over", ended=AT)
    number = 0
    for guest in guests:
        number = lobby.rematch(
            db, Components(), Cause(f"again {before} {guest.user}", guest.user, AT), before, guest
        ).id
    return number


def worn(players: list[Player]) -> dict[str, str | None]:
    return {player.name: player.sign for player in players}


@pytest.mark.parametrize(
    ("game", "variant"),
    [("alba_longa", {}), ("shafausa", {}), ("flandern1302", {}), ("flandern1302", {"guilds": "dealt"})],
)
def test_everyone_wears_their_colour_again_whatever_the_lot_says(
    db: Connection, game: str, variant: dict[str, Any]
) -> None:
    number = opened(db, game, variant)
    first = dealt(db, number, 100)
    for start_post in (101, 102, 103):
        again = rematch(db, number, *PEOPLE)
        assert worn(dealt(db, again, start_post)) == worn(first)
        number = again
    record = records.whole(db, matches.get(db, number), 0)
    verify(record)
    told, players = from_bytes(record), sorted(matches.players(db, number), key=lambda player: player.id)
    assert [players[joined].seat for joined in seating(told)] == [0, 1, 2, 3]
    told.seated[0] = told.seated[1]
    with pytest.raises(BadRecord):
        verify(to_json(told))


def test_somebody_new_takes_what_is_left(db: Connection) -> None:
    first = worn(dealt(db, number := opened(db, "alba_longa", {}), 100))
    again = rematch(db, number, *PEOPLE[:2])
    lobby.join(db, Cause("new", NEWCOMER.user, AT), again, NEWCOMER)
    second = worn(dealt(db, again, 101))
    assert {second[name] for name in ("P9",)} == {first["P3"]}
    assert {name: sign for name, sign in second.items() if name != "P9"}.items() <= first.items()


@pytest.mark.parametrize(("game", "variant"), [("comuni", {}), ("flandern1302", {"first_player": "first"})])
def test_where_a_seat_brings_more_than_a_colour_the_lot_decides_every_time(
    db: Connection, game: str, variant: dict[str, Any]
) -> None:
    number, seen = opened(db, game, variant), set()
    dealt(db, number, 100)
    for start_post in range(101, 107):
        number = rematch(db, number, *PEOPLE)
        seen.add(tuple(player.name for player in dealt(db, number, start_post)))
        assert "keeps their seat" not in str(start(matches.get(db, number), matches.players(db, number)))
    assert len(seen) > 1
    assert from_bytes(records.whole(db, matches.get(db, number), 0)).seated == []
