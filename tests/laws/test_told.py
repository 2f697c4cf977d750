"""What happened is told in every language as `tests/told` lists it: numbers, articles, names, what is left unsaid."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core import catalogue
from engine.core.event import Event
from engine.core.words import LANGUAGES, words_for
from tests.laws.tables import OURS

#: a file for each game: by what is to be seen there, an event as it is written down, and its sentences
TOLD = Path(__file__).parents[1] / "told"
SEATS = ["Anna", "Ben", "Cleo", "Dirk", "Emil", "Fanny"]


def listed() -> Iterator[Any]:
    """Each sentence that is listed, with its event and its language."""
    for name in OURS:
        if (file := TOLD / f"{name}.toml").exists():
            for what, one in tomllib.loads(file.read_text("utf-8")).items():
                for lang in (lang for lang in LANGUAGES if lang in one):
                    yield pytest.param(name, one["event"], lang, one[lang], id=f"{name}: {what}, {lang}")


def happened(name: str, written: dict[str, Any]) -> Event:
    """An event as it is written down; what is not named of it is None."""
    [kind] = [one for one in catalogue.find(name).kinds().events if one.__struct_config__.tag == written["type"]]
    unnamed = {field.encode_name: None for field in msgspec.structs.fields(kind) if field.required}
    return msgspec.convert({**unnamed, **written}, kind)


@pytest.mark.parametrize(("name", "event", "lang", "said"), list(listed()))
def test_an_event_is_told_as_it_is_listed(name: str, event: dict[str, Any], lang: str, said: str) -> None:
    assert words_for(name, lang, SEATS).event(happened(name, event)) == said
