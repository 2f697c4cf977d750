"""How Flandern 1302's questions are put to people: what values are called in a list, and the numbers that matter."""

from __future__ import annotations

from engine.core.panel import Appearance, Panel
from engine.games.flandern1302 import actions, cards, golden, rounds, two_players, wording

#: actions on a quarter that lies on the map
LAID = (actions.Finish, actions.PlaceCathedral, actions.PlaceMaster)

PANEL = Panel(
    actions={actions.Choose: Appearance(pressed="card")},
    labels={(action, "plot"): wording.laid for action in LAID},
    # on a phone six cities at once cannot be read
    places={(action, "plot"): wording.city_of_plot for action in (actions.Build, *LAID)},
    depicted={(actions.Build, "quarter"): wording.arms_of},
    about_the_table=frozenset({cards.BuildingSite, cards.CityCard, golden.Cathedral, golden.GuildMaster}),
    numbers={
        rounds.Choice: wording.choice,
        cards.CityCard: wording.city_card,
        cards.BuildingSite: wording.building_site,
        golden.Cathedral: wording.golden,
        golden.GuildMaster: wording.golden,
        two_players.FirstAction: wording.turn_of_two,
        two_players.OwnAction: wording.turn_of_two,
    },
)
