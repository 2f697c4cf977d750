"""What Shafausa shows as emojis: resources, buildings and peoples, what is done, the shields of the seats."""

from __future__ import annotations

from engine.games.shafausa.actions import AddMiner, Bid, BuildCity, BuildWarehouses, PayUpkeep, Reveal
from engine.games.shafausa.pieces import Building, People, Resource
from renderers import heraldry, icons
from renderers.api import LIVERIES, DrawIcon, Icons
from renderers.shafausa import cities, folk, goods, houses


def _seat(seat: int) -> DrawIcon:
    return lambda size: heraldry.shield_icon(size, seat, str(seat + 1))


ICONS = Icons(
    emblem=lambda size: folk.charge(People.SHAFAUSA, size, "ink"),
    things={
        Resource: goods.good,
        Building: houses.house,
        People: lambda people, size: folk.charge(people, size, "rubric"),
    },
    actions={
        AddMiner: goods.miner,
        Bid: goods.chafouin,
        BuildCity: cities.gate,
        BuildWarehouses: goods.warehouse,
        PayUpkeep: goods.chafouin,
        Reveal: lambda size: icons.card_back(round(size * 0.7), size),
    },
    seats={seat: _seat(seat) for seat in range(len(LIVERIES))},
)
