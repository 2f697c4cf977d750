"""The sentences of the command line, in the language of the machine."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from engine.core.sentences import LANGUAGES, sentence

_HERE = (Path(__file__).parent / "locale",)


@cache
def operator_language() -> str:
    """The language the machine is set to, if it is one of ours."""
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    lang = next((name for name in names if name), "en")[:2].lower()
    return lang if lang in LANGUAGES else LANGUAGES[0]


def say(key: str, **facts: str | int | float) -> str:
    """A sentence with its facts."""
    return sentence(_HERE, operator_language(), key, None, tuple(facts.items()))
