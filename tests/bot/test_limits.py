"""Nothing is cut without a sign of it: a text fits or ends with an ellipsis, a list says what is left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot import command_registry
from bot.command_payloads import LOCALES, action_commands, localised
from bot.messages.choice_lists import value_list
from bot.messages.forms import Form, paged, sorted_options, turned
from bot.messages.message import MOST_OPTIONS, fitting
from bot.messages.panel_context import PanelContext
from bot.messages.score_history import _short
from bot.store.matches import Match
from bot.wording import bot_words
from engine.core import catalogue
from engine.core.game import Outcome
from engine.core.seat import Seat
from engine.core.words import LANGUAGES, words_for
from engine.games.flandern1302 import Flandern1302
from engine.games.flandern1302.actions import Build
from renderers.wording import shortened as whole_sentences

MOST_DESCRIPTION, MOST_NAME = 100, 32
MATCH = Match(
    id=1,
    game="flandern1302",
    variant={},
    lang="en",
    wanted=2,
    status="running",
    host=1,
    guild=1,
    channel=2,
    lobby=None,
    thread=None,
    secret="",
    data="printed",
    n=0,
    created=0.0,
    started=0.0,
    ended=None,
    rematch=None,
    era=0,
    pace="free",
    hints=1,
    tournament=None,
    round=None,
)


def texts(payload: Any) -> Iterator[tuple[str, str]]:
    """Every description and choice name of a command, in every language, with the way to it."""
    if isinstance(payload, list):
        for one in payload:
            yield from texts(one)
    elif isinstance(payload, dict):
        for key, value in payload.items():
            if key in ("description", "name") and isinstance(value, str):
                yield key, value
            elif key.endswith("_localizations"):
                yield from ((key.partition("_")[0], one) for one in value.values())
            else:
                yield from texts(value)


def sentences(lang: str) -> Iterator[str]:
    """Every whole sentence that commands are made from."""
    for game in catalogue.names():
        words = words_for(game, lang)
        yield words.say("tagline")
        for word, action in catalogue.find(game).kinds().actions.items():
            yield words.say(f"action-{word}")
            yield from (words.say(f"action-{word}", attribute=field) for field in action.model_fields)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_description_of_every_games_commands_fits_as_it_was_written(lang: str) -> None:
    assert [text for text in sentences(lang) if len(text) > MOST_DESCRIPTION] == []


@pytest.mark.parametrize("game", catalogue.names())
def test_commands_of_a_game_say_whole_sentences(game: str) -> None:
    said = {text for _, text in texts(action_commands(game))}
    for lang in ("en", *LOCALES):
        assert words_for(game, lang).say("tagline") in said


def test_no_text_of_any_command_is_cut() -> None:
    found = list(texts(command_registry.payloads()))
    assert len(found) > 500
    assert [text for _, text in found if text.endswith("…") or not 1 <= len(text) <= MOST_DESCRIPTION] == []


def test_a_description_that_does_not_fit_ends_with_an_ellipsis_and_a_name_must_fit() -> None:
    described, others = localised(lambda lang: "word " * 30)
    assert all(len(text) <= MOST_DESCRIPTION and text.endswith("…") for text in (described, *others.values()))
    with pytest.raises(ValueError, match="32"):
        localised(lambda lang: "n" * 33, MOST_NAME, whole=True)


@pytest.mark.parametrize("count", [1, 24, 25, 26, 28, 46, 47, 100])
def test_every_value_of_a_long_list_is_on_one_of_its_pages_and_each_page_says_how_many_are_elsewhere(
    count: int,
) -> None:
    values = list(range(count))
    seen: list[int] = []
    number = 0
    while True:
        page = paged(values, None, number)
        assert len(page.values) + bool(page.before) + bool(page.after) <= MOST_OPTIONS
        assert list(page.before) == values[: len(seen)]
        seen += page.values
        assert list(page.after) == values[len(seen) :]
        if not page.after:
            break
        number += 1
    assert seen == values
    assert number == 0 or count > MOST_OPTIONS


@pytest.mark.parametrize("current", [0, 22, 23, 27, 60, 99])
def test_a_long_list_opens_where_the_choice_is(current: int) -> None:
    assert current in paged(list(range(100)), current, None).values


def test_lines_that_do_not_fit_are_counted() -> None:
    def more(count: int) -> str:
        return bot_words("en").say("and-more", count=count)

    lines = [f"- line {number}" for number in range(10)]
    assert fitting(lines, 1000, more) == "\n".join(lines)
    assert fitting(lines, 60, more).splitlines() == [*lines[:5], "… and 5 more"]
    assert fitting(lines, 1000, more, 3).splitlines()[-1] == "… and 7 more"
    for most in range(20, 120):
        assert len(fitting(lines, most, more)) <= most


def test_a_name_too_wide_for_its_column_shows_that_it_goes_on() -> None:
    assert _short("Maximiliane", 6) == "Maxim…"
    assert _short("Max", 6) == "Max"


def test_an_alternative_text_that_leaves_sentences_out_says_so() -> None:
    assert whole_sentences(["One.", "Two."], 9) == "One. Two."
    assert whole_sentences(["One.", "Two.", "Three."], 12) == "One. Two. …"
    assert whole_sentences(["A very long one."], 8) == "A very…"
    for most in range(8, 40):
        assert len(whole_sentences(["One.", "Two.", "Three.", "Twenty-four."], most)) <= most


def test_no_list_of_orders_is_longer_than_discord_allows() -> None:
    for game in catalogue.names():
        assert len(catalogue.find(game).kinds().orders) + 1 <= MOST_OPTIONS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_plot_of_a_building_site_can_be_reached_without_choosing_a_quarter_first(lang: str) -> None:
    game, _ = Flandern1302.start(2, "plots", Flandern1302.Variant())
    plots = list(game.data.places)
    made = Form(Build, {"plot": plots}, {}, None, None)
    view = game.view_of(Seat(0))
    context = PanelContext(
        match=MATCH,
        view=view,
        groups=sorted_options(view),
        words=words_for("flandern1302", lang),
        trial=lambda action: Outcome([], True),
        hand=lambda: "",
        accent=None,
    )
    cities = value_list(context, made, "plot").choices
    seen: list[str] = []
    for number, city in enumerate(cities):
        assert turned(city.value) == number
        choices = value_list(context, made._replace(pages={"plot": number}), "plot").choices
        assert len(choices) <= MOST_OPTIONS
        seen += [choice.value for choice in choices if turned(choice.value) is None]
    assert sorted(seen) == sorted(map(str, plots))
