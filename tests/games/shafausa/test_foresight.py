"""What experts of Shafausa think of besides the hints."""

from __future__ import annotations

from engine.core.dice import Dice
from engine.core.expert import ideas_of
from engine.games.shafausa.actions import Reveal
from engine.games.shafausa.foresight import FORESIGHT
from tests.games.shafausa.names import A
from tests.games.shafausa.positions import Arranged, dealt


def cards(game: Arranged) -> list[Reveal]:
    return [one for one in ideas_of(game.view_of(A), Dice("cards"), FORESIGHT) if isinstance(one, Reveal)]


def test_an_expert_thinks_of_its_power_cards_in_a_plan_until_one_is_revealed() -> None:
    found = cards(dealt("tessina", "zugriga").manage())
    assert found
    assert not cards(dealt("tessina", "zugriga").manage().having(power=found[0].card))
