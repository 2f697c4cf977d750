"""What the engine's commands say, in the language of the machine."""

from __future__ import annotations

import os
from pathlib import Path

from engine.core.components import Impossible
from engine.core.problem import Fact, ToldError, worded
from engine.core.sentences import LANGUAGES, sentence

_HERE = (Path(__file__).parent / "locale",)
#: where argparse puts the default of an option
DEFAULT = "%(default)s"


def machine_language() -> str:
    """The language the machine is set to, if it is one of ours."""
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    lang = next((name for name in names if name), "en")[:2].lower()
    return lang if lang in LANGUAGES else LANGUAGES[0]


def say(key: str, **facts: Fact) -> str:
    """A sentence with its facts."""
    lang = machine_language()
    return sentence(_HERE, lang, key, None, worded(facts.items(), lang))


def why(error: Exception) -> str:
    """What is wrong, in the language of the machine where there are words for it."""
    if isinstance(error, Impossible):
        return "\n".join(error.told(machine_language()))
    return error.told(machine_language()) if isinstance(error, ToldError) else str(error)
