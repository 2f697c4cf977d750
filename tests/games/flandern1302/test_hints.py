"""The numbers that matter for a question: room, value and ranking of the cities."""

from __future__ import annotations

from engine.games.flandern1302 import actions, cards, golden, scoring
from engine.games.flandern1302.pieces import COMMON, Card, CityName
from tests.asking import hint
from tests.games.flandern1302.arranged import Arranged, started
from tests.games.flandern1302.names import BLUE, FIRST, GREEN, YELLOW, build, cathedral, finish, master
from tests.narration import said_in

LEUVEN = cards.CityCard(FIRST, CityName.LEUVEN, (YELLOW, *COMMON))


def leuven() -> Arranged:
    """Leuven with one quarter of one's own guild, Yellow, finished, and one begun."""
    return started().lay(L1="yellow-row-2").put("L3", "green-row-1", pawns=1).lay(site=True, L7="yellow-wedge-0")


def free(game: Arranged) -> int:
    return game.city("leuven").free.bit_count()


def value(game: Arranged) -> int:
    return scoring.evaluated(game.city("leuven"), game.data).value


def test_a_city_card_tells_room_value_and_ranking_of_its_city() -> None:
    game = leuven().asking(LEUVEN)
    said = hint(game)
    assert said.startswith(f"Leuven: free plots {free(game)}, value {value(game)}. Quarters (masters): ")
    assert all(rank in said for rank in ("Yellow 1 (2)", "Green 1 (2)"))


def test_a_quarter_being_built_is_ranked_already() -> None:
    game = leuven().asking(LEUVEN)
    said = f"Then Leuven is worth {value(game) + game.data.guild_value}. Quarters (masters): Yellow 2 (3), "
    assert hint(game, build("yellow-row-1", "L2")).startswith(said)


def test_a_site_being_finished_counts() -> None:
    assert "Yellow 2 (2)" in hint(leuven().asking(LEUVEN), finish("L7"))


def test_a_building_site_tells_the_pawns_left() -> None:
    game = leuven().asking(cards.BuildingSite(FIRST, LEUVEN.arms))
    left = game.table.sites
    assert hint(game).startswith(f"Site pawns left: {left}. Free plots: Brugge ")
    assert hint(game, build("yellow-row-1", "L2")).startswith(f"Site pawns left then: {left - 1}.")


def test_a_cathedral_is_weighed_by_the_value_of_a_city_and_the_own_place() -> None:
    game = leuven().lay(L2="yellow-row-1", L5="church-wedge").asking(golden.Cathedral(FIRST))
    assert f"Leuven {value(game)} (1)" in hint(game)
    more = game.data.cathedral_value - game.data.church_value
    assert hint(game, cathedral("L5")).startswith(f"Then Leuven is worth {value(game) + more}.")


def test_a_guild_master_shows_the_ranking_he_makes() -> None:
    said = hint(leuven().asking(golden.GuildMaster(FIRST)), master("L1"))
    assert said.index("Yellow 1 (3)") < said.index("Green 1 (2)")


@said_in(
    en="Influence cards: Yellow 0, Blue 4; in a tie you’re number 3.",
    fr="Influence\u00a0: Jaune 0, Bleu 4\u202f; à égalité, vous êtes n°\u00a03.",
    de="Einfluss: Gelb 0, Blau 4; bei Gleichstand bist du Nummer 3.",
)
def test_a_choice_tells_the_influence_of_the_others_and_who_is_first_among_equals(lang: str, said: str) -> None:
    game = started(3, guilds=(GREEN, YELLOW, BLUE), first=1).influence(3, 0, 4)
    assert hint(game, lang=lang).splitlines()[0] == said


def test_a_card_chosen_tells_its_city() -> None:
    said = {Card.LEUVEN: f"Leuven: free plots {free(leuven())}, ", Card.TAKE_BACK: "Free plots: Brugge "}
    for card, line in said.items():
        assert hint(leuven(), actions.Choose(card=card)).splitlines()[1].startswith(line)
