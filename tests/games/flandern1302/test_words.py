"""Sentences of the game in its three languages, read as players read them."""

from __future__ import annotations

import pytest

from engine.core.api import Event, Illegal, Seat, Words, words_for
from engine.games.flandern1302 import cards, events, panel, scoring
from engine.games.flandern1302.actions import Build
from engine.games.flandern1302.pieces import COMMON, Card, CityName, Obstacle, PlotName, QuarterName, Shape, Special
from tests.games.flandern1302.arranged import started
from tests.games.flandern1302.names import BLUE, CHURCH, FIRST, GREY, SECOND, YELLOW
from tests.narration import IN_ALL_LANGUAGES, each_told

NAMES = ["Anna", "Ben", "Cleo", "Dirk"]


def words(lang: str) -> Words:
    return words_for("flandern1302", lang, NAMES)


def built(seat: Seat, city: Card, quarter: str, plot: str) -> Event:
    return events.QuarterBuilt(seat, city, QuarterName(quarter), PlotName(plot))


#: what happened, and how it is told in English, in French and in German
TOLD: dict[str, tuple[Event, list[str]]] = {
    "a guild's quarter with masters": (built(FIRST, Card.LEUVEN, "yellow-row-2", "L7"), [
        "Anna builds in Leuven: yellow Row with 2 masters on L7.",
        "Anna construit à Louvain\u00a0: Rangée jaune à 2 maîtres en L7.",
        "Anna baut in Löwen: Zeile in Gelb mit 2 Meistern auf L7."]),
    "a special church quarter": (built(SECOND, Card.LUIK, "church-A", "K6"), [
        "Ben builds in Luik: church quarter A on K6.",
        "Ben construit à Liège\u00a0: quartier d’Église A en K6.",
        "Ben baut in Lüttich: Kirchenviertel A auf K6."]),
    "the centre has a name of its own": (built(FIRST, Card.LUIK, "church-centre", "K0"), [
        "Anna builds in Luik: church centre on K0.",
        "Anna construit à Liège\u00a0: centre-ville d’Église en K0.",
        "Anna baut in Lüttich: Zentrum der Kirche auf K0."]),
    "one pawn left": (events.SiteBegun(FIRST, Card.BRUGGE, QuarterName("church-yard"), PlotName("B6"), 1), [
        "Anna starts a site in Brugge: church Yard on B6. 1 site pawn is left.",
        "Anna ouvre un chantier à Bruges\u00a0: Cour d’Église en B6. Il reste 1 pion de chantier.",
        "Anna beginnt eine Baustelle in Brügge: Hof der Kirche auf B6. Es ist noch 1 Baustellenfigur da."]),
    "a card with influence": (events.CardShown(FIRST, Card.TAKE_BACK, 1), [
        "Anna plays Take Back with 1 influence card.",
        "Anna joue Prendre en mains avec 1 carte d’influence.",
        "Anna spielt Karten aufnehmen mit 1 Einflusskarte."]),
    "why a card is impossible": (events.CardImpossible(FIRST, Card.BUILDING_SITE, Obstacle.NO_PAWN), [
        "Anna can’t carry out the card Building Site: no site pawn is left. It counts as played.",
        "Anna ne peut pas exécuter la carte Chantier, car il ne reste aucun pion\u202f; "
        "elle est considérée comme jouée.",
        "Anna kann die Karte Baustelle nicht ausführen, denn es ist keine Figur mehr da; sie gilt als gespielt."]),
    "one quarter and no masters": (events.GuildRanked(Card.LEUVEN, BLUE, 1, 0, 3, 4, 20), [
        "Leuven, place 3: Blue with 1 quarter and 0 masters, 4 points (now 20).",
        "Louvain, place 3\u00a0: Bleu avec 1 quartier et 0 maître, 4 points (total 20).",
        "Löwen, Platz 3: Blau mit 1 Stadtviertel und 0 Meistern, 4 Punkte (jetzt 20)."]),
    "a win that is shared": (events.GameWon((FIRST, SECOND), 2, 40), [
        "Anna and Ben share the win with 40 points each.",
        "Anna et Ben se partagent la victoire avec 40 points chacun.",
        "Anna und Ben teilen sich den Sieg mit je 40 Punkten."]),
    "what is covered": (events.PlotsCovered(Card.IEPER, (PlotName("I5"), PlotName("I6"))), [
        "Covered in Ieper, because nothing can be built there any more: I5 and I6.",
        "On recouvre à Ypres le terrain où plus rien ne peut être construit\u00a0: I5 et I6.",
        "In Ypern wird abgedeckt, worauf niemand mehr bauen kann: I5 und I6."]),
    "what is opened": (events.SuburbOpened(Card.GENT, Special.B, (PlotName("G13"), PlotName("G14"))), [
        "Quarter B opens new ground outside the wall of Gent: G13 and G14.",
        "Le quartier B ouvre du terrain hors les murs à Gand\u00a0: G13 et G14.",
        "Viertel B öffnet neues Bauland vor der Mauer von Gent: G13 und G14."]),
}  # fmt: skip


@each_told(TOLD)
def test_what_happened_is_told(event: Event, lang: str, said: str) -> None:
    assert words(lang).event(event) == said


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
