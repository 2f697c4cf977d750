"""The component file: what is bundled holds, and a wrong copy is told line by line."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.games.shafausa import Shafausa
from engine.games.shafausa.components import FILE, read


def changed(change: Callable[[Any], None]) -> bytes:
    raw = json.loads(FILE.path.read_bytes())
    change(raw)
    return json.dumps(raw).encode()


def test_every_number_of_the_file_says_where_it_comes_from():
    raw = json.loads(FILE.path.read_bytes())
    counted = ("resources", "mines", "miners", "warehouses", "buildings", "peoples", "power_cards", "colonial_tiles")
    assert [block for block in counted if not raw[block]["prov"]] == []


#: what is said of a file, and how it was changed
VIOLATIONS: dict[str, Callable[[Any], object]] = {
    "resources, mines: there must be all seven, from wood to gold": lambda raw: raw["resources"]["list"].pop(),
    "resources: the sale price of wood starts off its ladder":
        lambda raw: raw["resources"]["list"][0].update(sell_start=9),
    "resources: the purchase price of stone starts off its ladder":
        lambda raw: raw["resources"]["list"][1].update(buy_start=99),
    "resources: the purchase price of coal must be above its sale price":
        lambda raw: raw["resources"]["list"][3].update(buy_start=6),
    "resources: a gap of 0 would let people earn money by buying and selling":
        lambda raw: raw["resources"].update(min_gap_buy_over_sell=0),
    "warehouses, prices: 10 instead of 11": lambda raw: raw["warehouses"]["prices"].pop(),
    "miners: there must be a price for each miner from 5 to 12": lambda raw: raw["miners"]["price_to_reach"].pop("7"),
    "buildings: there must be the eleven kinds, in the order of the rules": lambda raw: raw["buildings"]["list"].pop(0),
    "buildings: 66 in all instead of 55": lambda raw: raw["buildings"].update(copies_per_kind=6),
    "buildings: copies in play must be given for 2 to 6 players, at most 5":
        lambda raw: raw["buildings"]["copies_in_play"].update({"6": 9}),
    "buildings: 2 boards show the Engineer’s Office, there are 1":
        lambda raw: raw["buildings"]["engineers_office"].update(copies=1),
    "peoples: there must be all eight": lambda raw: raw["peoples"]["list"].pop(),
    "gineva, cities: 4 instead of 5": lambda raw: raw["peoples"]["list"][0]["cities"].pop(),
    "gineva: more is printed in city 1 than its 3 slots hold":
        lambda raw: raw["peoples"]["list"][0]["cities"][0].update(slots=3),
    "grisa, mines at the start: 3, but miners: 2": lambda raw: raw["peoples"]["list"][1].update(start_miners=2),
    "power_cards: gineva has 2 instead of 3": lambda raw: raw["power_cards"]["list"].pop(0),
    "power_cards: gineva needs exactly one card for the scoring":
        lambda raw: raw["power_cards"]["list"][0].update(when="scoring"),
    "power_cards: embassies works at no known moment: 'breakfast'":
        lambda raw: raw["power_cards"]["list"][0].update(when="breakfast"),
    "colonial_tiles: 25 different values instead of 26": lambda raw: raw["colonial_tiles"]["list"].pop(),
    "colonial_tiles: 0 is too few for 2 players to take three each":
        lambda raw: [tile.update(back=6) for tile in raw["colonial_tiles"]["list"]],
    "speculation: no price for fix_one": lambda raw: raw["speculation"]["actions"].pop(1),
    "buildings: 2 boards show inn, too many with 2 players":
        lambda raw: raw["peoples"]["list"][1]["cities"][1]["printed"].append({"building": "inn"}),
}  # fmt: skip


@pytest.mark.parametrize(("line", "change"), VIOLATIONS.items(), ids=VIOLATIONS)
def test_a_violation_is_told_in_a_line_of_its_own(line: str, change: Callable[[Any], object]):
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the lines are the point
        read(changed(change))
    assert line in str(caught.value).splitlines()


def test_an_owner_may_play_with_other_numbers():
    data = read(changed(lambda raw: raw["mines"]["list"][0]["cost"].update(chf=7)))
    game, _ = Shafausa.start(2, "own copy", None, data)
    assert game.data.mines["wood"].price.chf == 7
