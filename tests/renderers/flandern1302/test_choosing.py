"""What a reader is choosing, drawn: legal plots lit, then the result as the rules would make it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from engine.core import catalogue, house
from engine.core.api import LANGUAGES, Action, Game, PrivateView, Seat
from engine.games.flandern1302.actions import Build, Choose, Finish, OnMap, TakeGuild
from engine.games.flandern1302.golden import Cathedral, GuildMaster
from engine.games.flandern1302.pieces import CITY_OF
from renderers import job, png, registry
from renderers.choice import OpenChoice
from renderers.flandern1302 import choosing
from renderers.render_pool import RenderPool
from tests.renderers.flandern1302.positions import PLAYERS, match
from tests.renderers.scenes import choices, half_made, possible

PICTURES = registry.find("flandern1302").choice
assert PICTURES


def played(players: int, seed: str = "choosing") -> Iterator[tuple[Game[Any, Any, Any], PrivateView[Any, Any]]]:
    """A match with the view of the player who is asked."""
    game, _ = catalogue.find("flandern1302").start(players, seed)
    for _ in house.playout(game, [house.levels("flandern1302")["rookie"]] * players, seed):
        if game.asked:
            yield game, game.view_of(Seat(game.asked[0]))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_preview_is_what_the_rules_make_of_it(players: int) -> None:
    checked: set[str] = set()
    for number, (game, own) in enumerate(played(players)):
        if number % 3 and not isinstance(own.step, Cathedral | GuildMaster):
            continue
        some = [one for options in choices(own).values() for one in options[:: max(1, len(options) // 4)]]
        for one in (one for one in some if isinstance(one, OnMap)):
            fields = {name: getattr(one, name) for name in type(one).model_fields}
            choice = choosing.choice_of(own, OpenChoice(type(one), fields, {}))
            assert choice
            tried, ground = choice.tried(own.table, own.data)
            copy = type(game).load(game.save())
            copy.submit(own.seat, one)
            city = next(city for city in copy.table.cities if city.name == tried.name)
            assert ground == choosing.ground_of(copy.table, own.data, one.plot)
            if city.result is None:
                assert (city.quarters, city.standing) == (tried.quarters, tried.standing)
                assert city.free | city.covered == tried.free | tried.covered
            checked.add(one.word)
    assert {"build", "finish"} <= checked


@pytest.mark.parametrize("players", PLAYERS)
def test_every_choice_of_a_place_or_of_a_city_card_has_a_picture_and_words(players: int) -> None:
    for at in range(2, len(match(players)), 17):
        lang = LANGUAGES[at % 3]
        for own, choice in ((one, half) for one in match(players)[at].private for half in half_made(one)):
            word, image, said = choice.action.word, PICTURES.drawn(own, lang, choice), PICTURES.told(own, lang, choice)
            of_a_city = word in choosing.CARDS and choice.chosen.get("card") in CITY_OF
            assert (image is not None) == (word in choosing.PLACED or of_a_city) == bool(said)
            assert not image or (len(png.encoded(image)) < 300_000 and len(said) <= 1024)


@cache
def building() -> tuple[PrivateView[Any, Any], list[Action]]:
    return next((own, found[Build]) for _, own in played(4) if len((found := choices(own)).get(Build, ())) > 9)


def test_lit_plots_are_those_of_the_chosen_quarter() -> None:
    own, options = building()
    first: Any = options[0]
    chosen = {"quarter": first.quarter}
    opened = OpenChoice(Build, chosen, possible(options, chosen))
    choice, image = choosing.choice_of(own, opened), choosing.drawn(own, "en", opened)
    assert choice
    assert image
    builds = [one for one in options if isinstance(one, Build)]
    assert set(choice.plots) == {one.plot for one in builds if one.quarter == first.quarter}
    written = {placed.text for placed in image.placed}
    # and no plot of another quarter
    assert {str(one.plot) for one in builds} & written == set(map(str, choice.plots))


@pytest.mark.parametrize(
    ("action", "chosen", "values"),
    [
        pytest.param(Choose, {}, {"card": ["gent"]}, id="no card is chosen yet"),
        pytest.param(TakeGuild, {}, {}, id="a guild"),
        pytest.param(Build, {"plot": "Z9"}, {}, id="no such plot"),
        pytest.param(Build, {"quarter": "mauve-row-9"}, {"plot": ["L1"]}, id="no such quarter"),
        pytest.param(Finish, {}, {"plot": []}, id="no plot"),
    ],
)
def test_what_does_not_concern_the_map_has_no_picture(action: type[Action], chosen: Any, values: Any) -> None:
    own, _ = building()
    assert choosing.choice_of(own, OpenChoice(action, chosen, values)) is None


async def test_a_choice_comes_from_the_studio_like_any_picture() -> None:
    own, options = building()
    choice = OpenChoice(Build, {}, possible(options, {}))
    async with RenderPool() as pool:
        file = await pool.choosing(own, "fr", choice, names=["Anna"])
        image = PICTURES.drawn(own, "fr", choice)
        assert image is not None
        assert file == png.encoded(image)
        assert await pool.choosing(own, "fr", OpenChoice(Choose, {}, {"card": ["gent"]})) is None


def test_a_choice_is_never_drawn_from_a_public_view() -> None:
    own, options = building()
    one = job.choice_job(own, "en", OpenChoice(Build, {}, possible(options, {})))
    public = one._replace(view=job.packed(match(4)[5].public))
    with pytest.raises(TypeError, match="private"):
        job.drawn(public)
