"""Sentences of the game in its three languages, read as players read them; those of events are in tests/told."""

from __future__ import annotations

import pytest

from engine.core.api import Illegal, Words, words_for
from engine.games.flandern1302 import cards, panel, scoring
from engine.games.flandern1302.actions import Build
from engine.games.flandern1302.pieces import COMMON, Card, CityName, Shape, Special
from tests.games.flandern1302.arranged import started
from tests.games.flandern1302.names import BLUE, CHURCH, FIRST, GREY, SECOND, YELLOW
from tests.narration import IN_ALL_LANGUAGES

NAMES = ["Anna", "Ben", "Cleo", "Dirk"]


def words(lang: str) -> Words:
    return words_for("flandern1302", lang, NAMES)


#: what is said, and what is refused
REFUSALS = {
    "A long side of the new quarter must border something built. Plot L7 needs one of L2 and L6.":
        Illegal("long-side", plot="L7", near=["L2", "L6"]),
    "Yellow already stands next to L7 (on L1); equal arms may not touch.":
        Illegal("equal-arms", arms=YELLOW, plot="L7", near=["L1"]),
    "Plot L7 is a Wedge; that quarter is a Row.":
        Illegal("wrong-shape", plot="L7", ground=Shape.WEDGE, shape=Shape.ROW),
    "With this card you may only build Blue, Grey and Church.":
        Illegal("arms-not-allowed", allowed=[BLUE, GREY, CHURCH]),
    "There’s no grey Yard left.": Illegal("stock-empty", arms=GREY, shape=Shape.YARD),
    "You hold only 1 influence card.": Illegal("few-influence-cards", have=1),
    "You’ve already played Gent. Take Back returns your played cards.": Illegal("card-played", card=Card.GENT),
    "Luik has been scored, so nothing more happens there. Choose another city.":
        Illegal("city-scored", city=CityName.LUIK),
    "It’s Ben’s turn; you’re number 3 in this round.": Illegal("not-your-turn", seats=[SECOND], number=3),
    "Too late to change: the cards have been revealed.": Illegal("sealed"),
    "Only Blue can finish that site.": Illegal("foreign-site", guild=BLUE),
    "You can’t pass while you can act: you have 12 legal moves, for example on L7.":
        Illegal("must-act", count=12, example="L7"),
    "Quarter A needs a free Yard at the wall, and L5 isn’t one.":
        Illegal("special-needs", special=Special.A, plot="L5", shape=Shape.YARD),
}  # fmt: skip


@pytest.mark.parametrize(("english", "refusal"), REFUSALS.items(), ids=REFUSALS)
def test_a_refusal_says_why_and_what_would_do(english: str, refusal: Illegal) -> None:
    assert words("en").refusal(refusal) == english
    for lang in ("fr", "de"):
        assert words(lang).refusal(refusal).endswith(".")


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
