"""What Shafausa shows as emojis: resources, buildings and peoples, what is done, the shields of the seats."""

from __future__ import annotations

from engine.games.shafausa.actions import AddMiner, Bid, BuildCity, BuildWarehouses, PayUpkeep, Reveal
from engine.games.shafausa.pieces import Building, People, Resource
from renderers import heraldry, icons
from renderers.api import LIVERIES, Icons
from renderers.shafausa import goods

ICONS = Icons(
    emblem=lambda size: goods.charge(People.SHAFAUSA, size, "ink"),
    things={
        Resource: goods.good,
        Building: goods.house,
        People: lambda people, size: goods.charge(people, size, "rubric"),
    },
    actions={
        AddMiner: goods.miner,
        Bid: goods.chafouin,
        BuildCity: goods.gate,
        BuildWarehouses: goods.warehouse,
        PayUpkeep: goods.chafouin,
        Reveal: lambda size: icons.card_back(round(size * 0.7), size),
    },
    seats={seat: heraldry.seat_icon(seat, str(seat + 1)) for seat in range(len(LIVERIES))},
)
