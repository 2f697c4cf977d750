"""What experts of Shafausa think of besides the hints."""

from __future__ import annotations

from engine.core.dice import Dice
from engine.core.expert import ideas_of
from engine.games.shafausa.actions import Reveal
from engine.games.shafausa.foresight import FORESIGHT
from tests.games.shafausa.names import A
from tests.games.shafausa.positions import dealt, managing


def test_an_expert_thinks_of_its_power_cards_in_a_plan_until_one_is_revealed() -> None:
    game = managing(dealt("tessina", "zugriga"))
    found = [one for one in ideas_of(game.view_of(A), Dice("cards"), FORESIGHT) if isinstance(one, Reveal)]
    assert found
    revealed = managing(dealt("tessina", "zugriga"))
    revealed.table.realms[A].power = found[0].card
    assert not [one for one in ideas_of(revealed.view_of(A), Dice("cards"), FORESIGHT) if isinstance(one, Reveal)]
