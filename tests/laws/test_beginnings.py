"""How every game begins: with sound components, for its number of players and no other, the same for the same seed."""

from __future__ import annotations

import re

import pytest

from engine.core import catalogue
from engine.core.words import LANGUAGES, words_for
from tests.laws.tables import NAMES, play, values_of
from tests.refusals import refused

WITH_COMPONENTS = [name for name in NAMES if catalogue.find(name).component_file]
#: what is no component file of any game
OTHER_FILES = [b"", b"{}", b"[]", b"[1, 2]", b"nonsense", b"\xff\xfe", b'{"mines": 3}', b'{"game": "another"}']


@pytest.mark.parametrize("name", WITH_COMPONENTS)
def test_the_bundled_components_are_sound_and_an_equal_copy_is_read_as_the_same(name: str) -> None:
    title = catalogue.find(name)
    assert title.component_file
    assert repr(title.components(title.component_file.path.read_bytes())) == repr(title.printed())
    assert list(title.printed().violations()) == []


@pytest.mark.parametrize("raw", OTHER_FILES, ids=repr)
@pytest.mark.parametrize("name", WITH_COMPONENTS)
def test_anything_else_is_no_component_file_of_the_game(name: str, raw: bytes) -> None:
    title = catalogue.find(name)
    assert title.component_file
    with pytest.raises(ValueError, match=f"^not a component file of {re.escape(title.component_file.title)}: "):
        title.components(raw)


@pytest.mark.parametrize("more", [-2, -1, 1, 2])
@pytest.mark.parametrize("name", NAMES)
def test_nobody_plays_with_fewer_or_more_than_the_game_is_for(name: str, more: int) -> None:
    title = catalogue.find(name)
    players = title.seats[-1] + more if more > 0 else title.seats[0] + more
    with refused("players", least=title.seats[0], most=title.seats[-1], players=players):
        title.start(players, "seed")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_value_of_every_option_has_words(name: str, lang: str) -> None:
    words = words_for(name, lang)
    for option, field in catalogue.find(name).Variant.model_fields.items():
        for value in values_of(field.annotation):
            # yes and no are the same for all
            assert isinstance(value, bool) or words.say(f"option-{option}", attribute=str(value))


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_makes_the_same_game_and_another_seed_another(name: str) -> None:
    """With the same choices; a game may shuffle only after the first of them."""
    title = catalogue.find(name)
    games = [title.start(title.seats[0], seed)[0] for seed in ("one", "one", "other")]
    assert games[0].save() == games[1].save()
    for game in games:
        for _ in play(game):
            pass
    one, again, other = games
    assert one.save() == again.save()
    assert (one.table, one.hands, one.box) != (other.table, other.hands, other.box)
