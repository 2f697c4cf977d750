"""How Flandern 1302's questions are put to people: what values are called in a list, and the numbers that matter."""

from __future__ import annotations

from engine.core.panel import Appearance, Panel
from engine.games.flandern1302 import actions, cards, golden, rounds, two_players, wording

#: actions on a quarter that lies on the map
LAID = (actions.Finish, actions.PlaceCathedral, actions.PlaceMaster)
#: builds that fit on one screen of a phone, below the picture of their city
FEW_BUILDS = 10

PANEL = Panel(
    actions={
        # to be revealed is what a card is chosen for
        actions.Choose: Appearance(pressed="card", at_once=lambda chosen: True),
        actions.Build: Appearance(pressed="plot", told=True),
    },
    labels={(action, "plot"): wording.laid for action in LAID},
    # on a phone six cities at once cannot be read
    places={(action, "plot"): wording.city_of_plot for action in (actions.Build, *LAID)},
    # each of a few builds is a press; those of several cities are told by their cities first
    outright={cards.CityCard: {actions.Build: FEW_BUILDS}},
    buttons={actions.Build: wording.built, actions.Finish: wording.finished},
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
