"""Sentences of the game in its three languages, read as players read them; most of them are listed in tests/told."""

from __future__ import annotations

from engine.core.api import Illegal, Words, words_for
from engine.games.flandern1302 import cards, panel, scoring
from engine.games.flandern1302.actions import Build
from engine.games.flandern1302.pieces import COMMON, CityName
from tests.games.flandern1302.arranged import started
from tests.games.flandern1302.names import BLUE, CHURCH, FIRST, GREY, YELLOW
from tests.narration import IN_ALL_LANGUAGES

NAMES = ["Anna", "Ben", "Cleo", "Dirk"]


def words(lang: str) -> Words:
    return words_for("flandern1302", lang, NAMES)


def test_a_refusal_names_all_arms_that_would_do() -> None:
    refusal = Illegal("arms-not-allowed", allowed=[BLUE, GREY, CHURCH])
    assert words("en").refusal(refusal) == "With this card you may only build Blue, Grey and Church."
    assert all(words(lang).refusal(refusal).endswith(".") for lang in ("fr", "de"))


def test_questions_name_the_city_and_what_may_be_built() -> None:
    step = cards.CityCard(FIRST, CityName.LEUVEN, (YELLOW, *COMMON))
    assert words("en").question(step) == "Leuven: build a quarter or finish a site (Yellow, Grey and Church)"
    assert words("fr").question(step).startswith("Louvain\u00a0: construisez")
    assert words("de").question(cards.BuildingSite(FIRST, COMMON)).endswith("(Grau und Kirche)")


@IN_ALL_LANGUAGES
def test_a_city_on_a_button_says_its_value_and_its_free_plots(lang: str) -> None:
    """Where a plot is chosen by its city first; nobody owns a city, so its standing is what tells it from others."""
    game, said = started(4), words(lang)
    label = panel.PANEL.places[Build, "plot"]

    def shown() -> dict[CityName, str]:
        view = game.view_of(FIRST)
        return {name: label(plot, said, view) for plot, (name, _) in view.data.places.items()}

    before = shown()
    for one in game.table.cities:
        facts = {"value": scoring.evaluated(one, game.data).value, "free": one.free.bit_count()}
        assert before[one.name] == said.say("label-city", city=said.named(one.name), **facts)
    game.table.cities[0].free = 0
    game._frozen = None
    after = shown()
    assert [name for name in after if after[name] != before[name]] == [game.table.cities[0].name]
