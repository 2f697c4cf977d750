"""The numbers of a panel are counted with what is chosen, also where that cannot be done."""

from __future__ import annotations

import pytest

from bot.messages.forms import said
from bot.store import Connection
from bot.store.drafts import Draft
from engine.core.words import LANGUAGES, words_for
from engine.games.comuni import Comuni
from engine.games.comuni.actions import Commit
from engine.games.comuni.invasion import Commitment, fewest_armies
from tests.bot.seated import Seated, pressed, texts
from tests.games.comuni.positions import FIRST, SECOND, Arranged, dealt


@pytest.fixture
def attacked(db: Connection) -> Seated[Arranged]:
    """An invasion; the first has three armies and no wall."""
    match = Seated(db, Arranged)
    game = dealt("lucca", "firenze", "milano")
    game.equip(FIRST, army=3)
    game.table.leader = SECOND
    game.invade()
    match.set(game)
    return match


def sending(**armies: int) -> Draft:
    return Draft("commit", {"commit": {name: str(count) for name, count in armies.items()}})


def test_more_armies_than_one_can_pay_are_counted_as_chosen_and_refused_with_what_one_can(
    attacked: Seated[Arranged],
) -> None:
    content = attacked.panel(FIRST, sending(alliance=3, city=3))
    told = texts(content)
    assert "defence 3 with 3 armies." in told
    assert "with 0 armies" not in told
    assert "enough" not in told, "nothing is promised of armies that cannot be paid"
    assert "You chose 6 armies and can pay for only 3" in told
    assert not [arg for arg in pressed(content) if arg.startswith("commit")]


def test_what_can_be_paid_is_counted_as_chosen(attacked: Seated[Arranged]) -> None:
    content = attacked.panel(FIRST, sending(alliance=1, city=2))
    assert "defence 2 with 2 armies." in texts(content)
    assert said(Commit(alliance=1, city=2)) in pressed(content)


def test_the_choice_still_counts_while_cubes_are_exchanged(attacked: Seated[Arranged]) -> None:
    attacked.game.give(FIRST, pilgrim=2)
    content = attacked.panel(FIRST, sending(alliance=1, city=2).opened("exchange"))
    assert "defence 2 with 2 armies." in texts(content)


def test_what_cannot_be_paid_is_still_said_while_cubes_are_exchanged(attacked: Seated[Arranged]) -> None:
    attacked.game.give(FIRST, pilgrim=2)
    told = texts(attacked.panel(FIRST, sending(alliance=4, city=4).opened("exchange")))
    assert "defence 4 with 4 armies." in told
    assert "You chose 8 armies and can pay for only 4" in told


def test_a_sealed_answer_counts_until_it_is_changed(attacked: Seated[Arranged]) -> None:
    attacked.game.give(FIRST, pilgrim=2)
    attacked.game.submit(FIRST, Commit(city=3))
    assert "defence 3 with 3 armies." in texts(attacked.panel(FIRST))
    assert "defence 3 with 3 armies." in texts(attacked.panel(FIRST, Draft("exchange")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_of_unpaid_armies_are_said_in_every_language(attacked: Seated[Arranged], lang: str) -> None:
    attacked.game.wall(FIRST, 1)
    view = Comuni.load(attacked.game.save()).view_of(FIRST)
    words = words_for("comuni", lang)
    paid, unpaid = (words.hint(view, Commit(city=armies)) for armies in (3, 4))
    assert len(paid) > len(unpaid)
    assert "4" in unpaid


def test_no_army_all_for_the_alliance_or_enough_for_the_walls_is_one_press(attacked: Seated[Arranged]) -> None:
    usual = [Commit(), Commit(city=3), Commit(alliance=3)]
    assert list(pressed(attacked.panel(FIRST))) == [said(one) for one in usual]
    attacked.game.wall(FIRST, 3)
    view = Comuni.load(attacked.game.save()).view_of(FIRST)
    assert isinstance(view.step, Commitment)
    enough = fewest_armies(view.table, FIRST, view.step.attack(view), 3)
    assert enough in (1, 2), "neither nothing nor everything"
    assert said(Commit(city=enough)) in pressed(attacked.panel(FIRST))
