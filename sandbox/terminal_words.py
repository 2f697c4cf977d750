"""What the sandbox says at the terminal, in the language of the machine."""

import os
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

_HERE = Path(__file__).parent / "locale"


def say(key: str, **facts: str | int) -> str:
    """A sentence with its facts."""
    bundle = _bundle()
    pattern = bundle.get_message(key).value
    assert pattern
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise LookupError(f"{key}: {errors}")
    return str(text)


def _bundle() -> FluentBundle:
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    lang = next((name for name in names if name), "en")[:2].lower()
    file = _HERE / f"{lang}.ftl"
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((file if file.is_file() else _HERE / "en.ftl").read_text("utf-8")))
    return bundle
