"""The numbers that matter for a question: room, value and ranking of the cities."""

from __future__ import annotations

import pytest

from engine.core.action import Action
from engine.games.flandern1302 import cards, golden
from engine.games.flandern1302.actions import Choose
from engine.games.flandern1302.pieces import COMMON, Card, CityName
from tests.asking import hint
from tests.games.flandern1302.arranged import Arranged, Position, started
from tests.games.flandern1302.names import BLUE, FIRST, GREEN, YELLOW, build, cathedral, finish, master
from tests.narration import said_in

LEUVEN = cards.CityCard(FIRST, CityName.LEUVEN, (YELLOW, *COMMON))
SITE, CATHEDRAL, MASTER = cards.BuildingSite(FIRST, LEUVEN.arms), golden.Cathedral(FIRST), golden.GuildMaster(FIRST)
#: the line of a choice that tells the influence of the others, and how much room there is
INFLUENCE = "Influence cards: Green 3, Blue 3, Red 3; in a tie you’re number 1.\n"
ROOM = "Free plots: Brugge 12, Gent 12, Ieper 12, Leuven 9, Utrecht 12, Luik 12."


def leuven() -> Arranged:
    """Leuven with one quarter of one's own guild, Yellow, finished, and one begun."""
    return started().lay(L1="yellow-row-2").put("L3", "green-row-1", pawns=1).lay(site=True, L7="yellow-wedge-0")


def with_a_church() -> Arranged:
    """Yellow leads in Leuven, where a church can get the cathedral."""
    return leuven().lay(L2="yellow-row-1", L5="church-wedge").asking(CATHEDRAL)


#: a position, the action that is being chosen there, and what is told
TOLD: dict[str, tuple[Position, Action | None, str]] = {
    "a city card tells room, value and ranking of its city":
        (lambda: leuven().asking(LEUVEN), None,
         "Leuven: free plots 9, value 3. Quarters (masters): Yellow 1 (2), Green 1 (2), Red 1 (0)."),
    "a quarter being built is ranked already":
        (lambda: leuven().asking(LEUVEN), build("yellow-row-1", "L2"),
         "Then Leuven is worth 4. Quarters (masters): Yellow 2 (3), Green 1 (2), Red 1 (0)."),
    "a site being finished counts":
        (lambda: leuven().asking(LEUVEN), finish("L7"),
         "Then Leuven is worth 4. Quarters (masters): Yellow 2 (2), Green 1 (2), Red 1 (0)."),
    "a building site tells the pawns left": (lambda: leuven().asking(SITE), None, f"Site pawns left: 9. {ROOM}"),
    "one of which is used":
        (lambda: leuven().asking(SITE), build("yellow-row-1", "L2"), f"Site pawns left then: 8. {ROOM}"),
    "a cathedral is weighed by the value of a city and the own place":
        (with_a_church, None, "Value of each city (your place there): Brugge 1 (–), Gent 1 (1), Ieper 1 (–), "
         "Leuven 6 (1), Utrecht 1 (–), Luik 2 (–)."),
    "and by what it makes of a city":
        (with_a_church, cathedral("L5"),
         "Then Leuven is worth 7. Quarters (masters): Yellow 2 (3), Green 1 (2), Red 1 (0)."),
    "a guild master shows the ranking he makes":
        (lambda: leuven().asking(MASTER), master("L1"),
         "Then Leuven is worth 3. Quarters (masters): Yellow 1 (3), Green 1 (2), Red 1 (0)."),
    "a card chosen tells its city":
        (leuven, Choose(card=Card.LEUVEN), f"{INFLUENCE}Leuven: free plots 9, value 3. "
         "Quarters (masters): Yellow 1 (2), Green 1 (2), Red 1 (0)."),
    "and one of no city the room there is": (leuven, Choose(card=Card.TAKE_BACK), INFLUENCE + ROOM),
}  # fmt: skip


@pytest.mark.parametrize(("position", "action", "said"), TOLD.values(), ids=TOLD)
def test_what_is_told(position: Position, action: Action | None, said: str) -> None:
    assert hint(position(), action) == said


@said_in(
    en="Influence cards: Yellow 0, Blue 4; in a tie you’re number 3.",
    fr="Influence\u00a0: Jaune 0, Bleu 4\u202f; à égalité, vous êtes n°\u00a03.",
    de="Einfluss: Gelb 0, Blau 4; bei Gleichstand bist du Nummer 3.",
)
def test_a_choice_tells_the_influence_of_the_others_and_who_is_first_among_equals(lang: str, said: str) -> None:
    game = started(3, guilds=(GREEN, YELLOW, BLUE), first=1).influence(3, 0, 4)
    assert hint(game, lang=lang).splitlines()[0] == said
