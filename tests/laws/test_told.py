"""What happened and what is refused is told in every language as `tests/told` lists it: numbers, articles, names."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core import catalogue
from engine.core.event import Event
from engine.core.illegal import Illegal
from engine.core.words import LANGUAGES, words_for
from tests.laws.tables import OURS

#: a file for each game: by what is to be seen there, an event as it is written down or a refusal, and its sentences
TOLD = Path(__file__).parents[1] / "told"
SEATS = ["Anna", "Ben", "Cleo", "Dirk", "Emil", "Fanny"]


def listed() -> Iterator[Any]:
    """Each sentence that is listed, with what it is said of and its language."""
    for name in OURS:
        if (file := TOLD / f"{name}.toml").exists():
            for what, one in tomllib.loads(file.read_text("utf-8")).items():
                for lang in (lang for lang in LANGUAGES if lang in one):
                    yield pytest.param(name, one, lang, one[lang], id=f"{name}: {what}, {lang}")


def event_of(name: str, written: dict[str, Any]) -> Event:
    """An event as it is written down; what it does not have is not written here."""
    kinds = catalogue.find(name).kinds()
    [kind] = [one for one in kinds.events if one.__struct_config__.tag == written["type"]]
    whole = {field.name: None for field in msgspec.structs.fields(kind) if field.required} | written
    [told] = kinds.told.decode(msgspec.json.encode([{"to": None, "event": whole}]))
    return told.event


@pytest.mark.parametrize(("name", "of", "lang", "said"), list(listed()))
def test_it_is_told_as_it_is_listed(name: str, of: dict[str, Any], lang: str, said: str) -> None:
    words = words_for(name, lang, SEATS)
    if "refusal" in of:
        facts = dict(of["refusal"])
        assert words.refusal(Illegal(facts.pop("key"), **facts)) == said
    else:
        assert words.event(event_of(name, of["event"])) == said
