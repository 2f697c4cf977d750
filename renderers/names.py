"""A person's name in letters that the bundled fonts have: every name can be read in a picture, whatever its script."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from anyascii import anyascii

from renderers.lettering import Face, drawable

Names = Sequence[str] | None


def player(names: Names, seat: int) -> str:
    """Who sits there, never blank: the seat's number if the name has nothing to show; empty if no names are known."""
    if not names or seat >= len(names):
        return ""
    return spelled(names[seat]) or f"#{seat + 1}"


@lru_cache(maxsize=1_000)
def spelled(name: str, face: Face = "bold") -> str:
    """A name as a picture shows it; one of emoji alone is put into words; empty if nothing is to be seen."""
    words = filter(None, (_word(word, face) for word in unicodedata.normalize("NFC", name).split()))
    return " ".join(words) or _emoji(name, face)


def _word(word: str, face: Face) -> str:
    """A word in letters of the font: letters of other scripts are written as they sound, unless they only adorn it."""
    have = drawable(face)
    own: list[str] = []
    foreign: list[str] = []
    out: list[tuple[str, bool]] = []
    for letter in word:
        if ord(letter) in have:
            own += letter if letter.isalnum() else ""
            out.append((letter, False))
            continue
        plain = [part for part in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(part)]
        if plain and all(ord(part) in have for part in plain):
            own += plain
            out.append(("".join(plain), False))
        elif letter.isalnum():
            foreign.append(letter)
            out.append((_sound(letter), True))
    if own and len(own) >= len(foreign):
        return "".join(part for part, is_foreign in out if not is_foreign)
    sounded = "".join(part for part, _ in out)
    return sounded[:1].upper() + sounded[1:] if foreign else sounded


def _sound(letter: str) -> str:
    """How a letter sounds, in plain letters."""
    return "".join(part for part in anyascii(letter) if part.isalnum())


def _emoji(name: str, face: Face) -> str:
    """Emoji by their English names, other signs as far as the font has them."""
    have, words = drawable(face), []
    for sign in name:
        if (said := anyascii(sign)).startswith(":"):
            words.append(said.strip(":").replace("_", " "))
        elif ord(sign) in have or said.isalnum():
            words.append(said if ord(sign) not in have else sign)
    return " ".join(" ".join(words).split())
