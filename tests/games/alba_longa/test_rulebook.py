"""The rulebook says what the game calls its things, and names the numbers of its components."""

from __future__ import annotations

from engine.core.words import words_for
from engine.games.alba_longa import AlbaLonga
from engine.games.alba_longa.pieces import Climate
from tests.narration import IN_ALL_LANGUAGES
from tests.rulebooks import Book

BOOK = Book("alba_longa")
chapters, chapter = BOOK.chapters, BOOK.chapter


# -- contents ----------------------------------------------------------------------------------------------------------


@IN_ALL_LANGUAGES
def test_actions_and_options_are_found_by_what_the_buttons_call_them(lang: str) -> None:
    words = words_for("alba_longa", lang)
    looked_up = "\n".join(f"{one.title}\n{one.also}" for one in chapters(lang)).casefold()
    keys = [f"action-{word}" for word in AlbaLonga.kinds().actions]
    keys += [f"option-{name}" for name in AlbaLonga.Variant.model_fields]
    titles = [words.say(key, attribute="title") for key in keys]
    assert [title for title in titles if title.casefold() not in looked_up] == []


@IN_ALL_LANGUAGES
def test_the_numbers_are_those_of_the_components(lang: str) -> None:
    data = AlbaLonga.printed()
    growth, harvest, cards, battles = (
        chapter(title, lang).rows for title in ("Growth", "Harvest", "Climate cards", "Battles")
    )
    assert growth == [[born, data.growth[born]] for born in range(1, 7)]
    yields = [data.harvest[climate] for climate in Climate]
    assert harvest == [[one.farmer, one.improved, one.sabotaged] for one in yields]
    prayers = [sorted(card.back_prayers for card in data.cards.values() if card.front is one) for one in Climate]
    assert cards[:3] == prayers
    for *successes, sabotages in battles[3:]:
        assert {data.sabotaged(success) for success in successes} == {sabotages}
