"""Fluent files: the messages of some folders in one language, formatted once for the same facts."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from engine.core.lazy_bundle import LazyBundle
from engine.core.lazy_bundle import MissingWords as MissingWords

LANGUAGES = ("en", "fr", "de")


def files_of(folder: Path, lang: str) -> list[Path]:
    """The Fluent files of a language: `<lang>.ftl`, or `<lang>/` with one for each subject."""
    one = folder / f"{lang}.ftl"
    return [one] if one.exists() else sorted((folder / lang).glob("*.ftl"))


@cache
def bundle_of(folders: tuple[Path, ...], lang: str) -> LazyBundle:
    """All messages of these folders in one language; later folders override earlier ones."""
    bundle = LazyBundle(lang)
    for folder in folders:
        for file in files_of(folder, lang):
            bundle.add_file(file)
    return bundle


def sentence(
    folders: tuple[Path, ...], lang: str, key: str, attribute: str | None, facts: tuple[tuple[str, Any], ...]
) -> str:
    """A sentence of these folders in one language."""
    return said_in(bundle_of(folders, lang), key, attribute, facts)


@lru_cache(maxsize=8_192)
def said_in(bundle: LazyBundle, key: str, attribute: str | None, facts: tuple[tuple[str, Any], ...]) -> str:
    """A sentence, put together once: the same labels and numbers are said again and again.

    Found by the bundle itself: the paths of its folders take longer to compare than most sentences to look up.
    """
    return bundle.say(key, attribute, dict(facts))
