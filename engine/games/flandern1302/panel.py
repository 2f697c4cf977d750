"""How Flandern 1302's questions are put to people: what values are called in a list, and the numbers that matter."""

from __future__ import annotations

from engine.core.panel import Panel
from engine.games.flandern1302 import wording
from engine.games.flandern1302.actions import Finish, PlaceCathedral, PlaceMaster
from engine.games.flandern1302.cards import BuildingSite, CityCard
from engine.games.flandern1302.golden import Cathedral, GuildMaster
from engine.games.flandern1302.rounds import Choice
from engine.games.flandern1302.two_players import FirstAction, OwnAction

PANEL = Panel(
    labels={(action, "plot"): wording.laid for action in (Finish, PlaceCathedral, PlaceMaster)},
    numbers={
        Choice: wording.choice,
        CityCard: wording.city_card,
        BuildingSite: wording.building_site,
        Cathedral: wording.golden,
        GuildMaster: wording.golden,
        FirstAction: wording.turn_of_two,
        OwnAction: wording.turn_of_two,
    },
)
