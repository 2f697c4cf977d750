"""The component file: where its numbers come from, and an owner's copy."""

from __future__ import annotations

import json

from engine.games.shafausa import Shafausa
from engine.games.shafausa.components import FILE, read
from tests.component_files import changed


def test_every_number_of_the_file_says_where_it_comes_from():
    raw = json.loads(FILE.path.read_bytes())
    counted = ("resources", "mines", "miners", "warehouses", "buildings", "peoples", "power_cards", "colonial_tiles")
    assert [block for block in counted if not raw[block]["prov"]] == []


def test_an_owner_may_play_with_other_numbers():
    data = read(changed("shafausa", {"mines.list.0.cost.chf": 7}))
    game, _ = Shafausa.start(2, "own copy", None, data)
    assert game.data.mines["wood"].price.chf == 7
