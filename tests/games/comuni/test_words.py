"""The sentences of Comuni: plural forms, zeros left unsaid, typography, lists to choose from."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

from engine.core.api import LANGUAGES, Action, Words, words_for
from engine.games.comuni import Comuni, components, events, wording
from engine.games.comuni.actions import AddFloor, Bid, Exchange, Found, Mend, Move, RaiseWall, Take
from engine.games.comuni.pieces import CardId
from tests.games.comuni.positions import CULTURE, ECONOMY, FIRST, GOLD, PILGRIM, SECOND, THIRD, dealt
from tests.narration import IN_ALL_LANGUAGES


def words(lang: str) -> Words:
    return words_for("comuni", lang, ["Lucca", "Firenze"])


@IN_ALL_LANGUAGES
def test_an_income_lists_what_there_is_and_no_zeros(lang: str):
    last = {"en": " and ", "fr": " et ", "de": " und "}[lang]
    for counts in product((0, 1, 3), repeat=4):
        sentence = words(lang).event(events.IncomeCollected(FIRST, *counts, lost=0))
        assert sentence.endswith(".")
        assert not re.search("  | ,", sentence)
        assert [int(number) for number in re.findall(r"\d+", sentence)] == [count for count in counts if count]
        kinds = len([count for count in counts if count])
        assert sentence.count(last) == (kinds > 1)
        assert sentence.count(", ") == max(0, kinds - 2)


@IN_ALL_LANGUAGES
def test_every_comune_has_its_name(lang: str):
    game, _ = Comuni.start(5, "names")
    assert [words(lang).say(f"seat-{seat}") for seat in game.seat_names()] == components.NAMES


# -- lists to choose from ----------------------------------------------------------------------------------------------


@IN_ALL_LANGUAGES
def test_the_chosen_column_fits_a_list_with_the_name_of_its_field(lang: str):
    named = words(lang)
    field = named.say("action-bid", attribute="column")
    assert len(named.say("labelled", what=field, value="x" * wording.LONGEST)) <= 100


#: what may be chosen, and what a list calls it in English, French and German
LABELS: dict[tuple[type[Action], str, Any], tuple[str, str, str]] = {
    (Bid, "column", 2): (
        "Column 2 · 2 cards: economy 1, culture 1 · Firenze offers 1 gold",
        "Colonne 2 · 2 cartes\u00a0: économie 1, culture 1 · Firenze offre 1 sac d’or",
        "Spalte 2 · 2 Karten: Wirtschaft 1, Kultur 1 · Firenze bietet 1 Gold"),
    (Move, "column", 3): (
        "Column 3 · 2 cards: military/religion 2, any kind 2",
        "Colonne 3 · 2 cartes\u00a0: militaire/religion 2, au choix 2",
        "Spalte 3 · 2 Karten: Militär/Religion 2, beliebig 2"),
    (Bid, "column", 4): (
        "Column 4 (+1 resource) · 1 card: culture 3 · Siena without gold",
        "Colonne 4 (+1 ressource) · 1 carte\u00a0: culture 3 · Siena sans or",
        "Spalte 4 (+1 Ressource) · 1 Karte: Kultur 3 · Siena ohne Gold"),
    (AddFloor, "building", 1): ("Economy, 2 floors → 3", "Économie, 2 étages → 3", "Wirtschaft, 2 Stockwerke → 3"),
    (Found, "category", ECONOMY): (
        "Economy · your tallest has 2 floors",
        "Économie · le plus haut a 2 étages",
        "Wirtschaft · dein höchstes hat 2 Stockwerke"),
    (Found, "category", CULTURE): ("Culture · none yet", "Culture · encore aucun", "Kultur · noch keins"),
    (RaiseWall, "section", 2): ("Section 2, height 1 → 2", "Section 2, hauteur 1 → 2", "Abschnitt 2, Höhe 1 → 2"),
    (Mend, "tiles", 0): ("nothing", "rien", "nichts"),
    (Mend, "tiles", 1): ("1 tile for 1 pilgrim", "1 tuile pour 1 pèlerin", "1 Plättchen für 1 Pilger"),
    (Mend, "tiles", 2): ("2 tiles for 3 pilgrims", "2 tuiles pour 3 pèlerins", "2 Plättchen für 3 Pilger"),
    (Take, "resource", GOLD): ("1 gold", "1 sac d’or", "1 Gold"),
    (Exchange, "give", PILGRIM): ("2 pilgrims (you have 5)", "2 pèlerins (vous en avez 5)", "2 Pilger (du hast 5)"),
}  # fmt: skip


@IN_ALL_LANGUAGES
def test_labels_in_each_language(lang: str):
    game = dealt("lucca", "firenze", "siena")
    for number, cards in ((2, ("A24", "A10")), (3, ("B10", "C11")), (4, ("A12",))):
        game.table.columns[number - 1].cards = [CardId(card) for card in cards]
    game.stand(SECOND, 2, gold=1).stand(THIRD, 4).erect(FIRST, ECONOMY, 2).wall(FIRST, 3, 1).give(FIRST, pilgrim=5)
    view, named = game.view_of(FIRST), words_for("comuni", lang, ["Lucca", "Firenze", "Siena"])
    labels = {chosen: named.value(*chosen, view) for chosen in LABELS}
    assert labels == {chosen: said[LANGUAGES.index(lang)] for chosen, said in LABELS.items()}
