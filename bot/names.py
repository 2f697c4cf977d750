"""What people call themselves, made fit to stand in a sentence: nothing invisible, no turned line, no Markdown."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from discord.utils import escape_markdown

#: letters by their category that nobody sees
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
#: they join what stands beside them, as in emoji of several people or in Persian
JOINERS = frozenset("\u200c\u200d")
#: as many marks as a letter of a living language may carry
MOST_MARKS = 3
#: around a name that is read from right to left, so that the numbers beside it stay where they are
ISOLATE, END = "\u2068", "\u2069"

_ESCAPED = re.compile(r"\\([^0-9A-Za-z\s])")


@lru_cache(maxsize=4096)
def tidy(name: str, otherwise: str = "?") -> str:
    """A name without what cannot be seen; something else if nothing is left."""
    kept: list[str] = []
    marks = 0
    for content in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(content)
        if content.isspace() or kind.startswith("Z") or content in BLANK:
            kept.append(" ")
        elif kind in ("Mn", "Me"):
            marks += 1
            if marks <= MOST_MARKS and kept:
                kept.append(content)
            continue
        elif not kind.startswith("C") or content in JOINERS:
            kept.append(content)
        marks = 0
    words = (word.strip("".join(JOINERS)) for word in "".join(kept).split())
    return " ".join(filter(None, words)) or otherwise


@lru_cache(maxsize=4096)
def written(name: str) -> str:
    """A name in Markdown, shown as it is whatever its letters; one from right to left keeps to itself."""
    safe = escape_markdown(name)
    turned = any(unicodedata.bidirectional(content) in ("R", "AL") for content in name)
    return f"{ISOLATE}{safe}{END}" if turned else safe


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """Words without the escapes of Markdown, for places that do not know it: buttons, lists, suggestions."""
    return _ESCAPED.sub(r"\1", text)
