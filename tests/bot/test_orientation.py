"""Wide or tall pictures: a person's own setting, and what a table agrees on for its thread."""

from __future__ import annotations

from bot.match import lobby, voting
from bot.match.components import Components
from bot.match.lobby import Guest, Place
from bot.match.play import Cause
from bot.store import Connection, ballots, live, matches, outbox, people
from bot.store.people import Person
from bot.store.posts import BoardPicture
from tests.dealt import ADA, AT, BRUNO, begun


def test_a_persons_pictures_are_wide_until_they_want_them_tall(db: Connection) -> None:
    assert people.person(db, ADA).pictures == "wide"
    people.change_person(db, Person(user=ADA, pictures="tall"))
    assert people.person(db, ADA).pictures == "tall"


def test_a_table_turns_its_board_by_more_than_half_and_it_is_drawn_again(db: Connection) -> None:
    library = Components()
    number = begun(db, library)
    assert matches.get(db, number).pictures == "wide"
    drawn = outbox.newest_of(db, number, BoardPicture)
    assert drawn
    assert voting.call(db, library, Cause("tall", ADA, AT), number, "tall") == "open"
    assert matches.get(db, number).pictures == "wide"
    [ballot] = ballots.all_open(db, number)
    assert voting.vote(db, library, Cause("agree", BRUNO, AT), ballot.id, True).outcome == "agreed"
    assert matches.get(db, number).pictures == "tall"
    again, now = outbox.newest_of(db, number, BoardPicture), live.find(db, number)
    assert again
    assert now
    assert again.id > drawn.id
    assert (again.post.post, again.post.n) == (now.post, now.last)


def test_a_rematch_keeps_the_board_its_host_has_chosen_in_the_lobby(db: Connection) -> None:
    library, host = Components(), Guest(ADA, "Ada", "en")
    match = lobby.open_lobby(
        db, Cause("open", ADA, AT), lobby.Invitation("comuni", {}, "en", 2, ("rookie",), "printed"), Place(1, 1), host
    )
    lobby.settle(db, Cause("tall", ADA, AT), match.id, "pictures", "tall")
    assert matches.get(db, match.id).pictures == "tall"
    lobby.close(db, match.id, AT)
    assert lobby.rematch(db, library, Cause("again", ADA, AT), match.id, host).pictures == "tall"
