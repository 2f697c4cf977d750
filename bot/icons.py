"""Icons in texts: a mark stands for a small picture of a game until the message is sent, then for its emoji.

A mark is one letter that nobody can type, so it is as short as what it stands for is on the screen, and cannot be cut
in two. Where Discord has no such emoji (yet), a colour stands for a seat, and other icons are left out: a word stands
beside each of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from enum import Enum
from hashlib import blake2b
from threading import Lock
from typing import NamedTuple

from engine.core.action import Action
from renderers import registry
from renderers.emoji import EMBLEM, EmojiFile, action_key, seat_key, thing_key

#: colour emojis in the order of the liveries in pictures, and the edge colours that go with them
SIGNS = {
    "🔵": 0x3B6FB5,
    "🟣": 0x7B4FA0,
    "🟢": 0x3E8E4A,
    "🔴": 0xB8403A,
    "🟡": 0xC9A227,
    "⚪": 0xC4DCE0,
    "🟠": 0xC96F27,
    "🟤": 0x8A5A3A,
    "⚫": 0x3A3A3A,
}
#: letters that Unicode leaves to everyone; names of people hold none
_FIRST, _LAST = 0xE000, 0xF8FF
_MARK = re.compile(f"([{chr(_FIRST)}-{chr(_LAST)}])( ?)")
#: what our emojis are called on Discord: a word, whose it is, and what it looks like
_NAME = re.compile(r"pv_(?P<word>\w+)_(?P<icon>[0-9a-f]{6})_(?P<look>[0-9a-f]{6})")
_MOST_WORD = 15


class Icon(NamedTuple):
    """A small picture that a game draws."""

    game: str
    key: str
    #: what is written where there is no emoji
    otherwise: str = ""


class Emoji(NamedTuple):
    """An emoji that Discord knows."""

    name: str
    id: int

    @property
    def written(self) -> str:
        """As it stands in a text."""
        return f"<:{self.name}:{self.id}>"


class _Marks:
    """Which letter stands for which icon, in this process."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._icons: list[Icon] = []
        self._letters: dict[Icon, str] = {}

    def mark(self, icon: Icon) -> str:
        with self._lock:
            if icon not in self._letters:
                self._letters[icon] = chr(_FIRST + len(self._icons))
                self._icons.append(icon)
            return self._letters[icon]

    def icon(self, mark: str) -> Icon | None:
        number = ord(mark) - _FIRST
        return self._icons[number] if 0 <= number < len(self._icons) else None


_MARKS = _Marks()


#: every icon of each game, once they have been read
_KEYS: dict[str, frozenset[str]] = {}


def learn() -> None:
    """Read which icons the games have. It loads all their pictures, so never on the event loop; until then, and where
    nobody uploads them, there are no marks.
    """
    for game in registry.games():
        if icons := registry.find(game).icons:
            _KEYS[game] = frozenset(key for key, _ in icons.drawings())


def _mark(game: str, key: str, otherwise: str = "") -> str:
    return _MARKS.mark(Icon(game, key, otherwise)) if key in _KEYS.get(game, ()) else otherwise


def emblem(game: str) -> str:
    """The mark of a game; empty if it has none."""
    return _mark(game, EMBLEM)


def thing(game: str, one: object) -> str:
    """The mark of a thing of the rules; empty if it has none."""
    return _mark(game, thing_key(one)) if isinstance(one, Enum) else ""


def deed(game: str, action: type[Action]) -> str:
    """The mark of what is done; empty if it has none."""
    return _mark(game, action_key(action))


def seat_sign(game: str, sign: str) -> str:
    """The mark of a seat, whose colour is written where there is no emoji."""
    return _mark(game, seat_key(list(SIGNS).index(sign)), sign) if sign in SIGNS else sign


def seat_icon(game: str, sign: str | None) -> str:
    """The mark of a seat where its colour isn't written; empty if it has none."""
    return _mark(game, seat_key(list(SIGNS).index(sign))) if sign in SIGNS else ""


def _digest(*parts: str) -> str:
    return blake2b("\0".join(parts).encode(), digest_size=3).hexdigest()


def emoji_name(game: str, key: str, file: EmojiFile) -> str:
    """What an icon is called on Discord: another drawing of it has another name."""
    word = re.sub(r"\W", "_", key.partition("-")[2] or game)[:_MOST_WORD]
    return f"pv_{word}_{_digest(game, key)}_{_digest(file.digest)}"


def is_ours(name: str) -> bool:
    """Whether an emoji of the application is one of these, of whatever version."""
    return _NAME.fullmatch(name) is not None


class Emojis:
    """Which icons Discord has an emoji for."""

    def __init__(self) -> None:
        self._by_icon: Mapping[str, Emoji] = {}

    def know(self, found: Iterable[Emoji]) -> None:
        """These emojis the application has; of two that show the same, the newer one counts."""
        known = sorted(found, key=lambda emoji: emoji.id)
        self._by_icon = {named["icon"]: one for one in known if (named := _NAME.fullmatch(one.name))}

    def forget(self) -> None:
        """They are not what they were: until they are known again, words stand alone."""
        self._by_icon = {}

    def find(self, mark: str) -> Emoji | None:
        """The emoji a mark stands for."""
        icon = _MARKS.icon(mark) if len(mark) == 1 and _FIRST <= ord(mark) <= _LAST else None
        return self._by_icon.get(_digest(icon.game, icon.key)) if icon else None

    def spelled(self, text: str) -> str:
        """A text with emojis instead of marks."""
        return _MARK.sub(self._spelled, text)

    def _spelled(self, found: re.Match[str]) -> str:
        emoji = self.find(found[1])
        return f"{emoji.written}{found[2]}" if emoji else _otherwise(found)

    def led(self, label: str) -> tuple[Emoji | None, str]:
        """A label, which can hold no emoji, and the one that stands in front of it."""
        emoji = self.find(label[:1])
        return emoji, unmarked(label[1:].lstrip() if emoji else label)


def _otherwise(found: re.Match[str]) -> str:
    icon = _MARKS.icon(found[1])
    return f"{icon.otherwise}{found[2]}" if icon and icon.otherwise else ""


def unmarked(text: str) -> str:
    """A text where no emoji can stand."""
    return _MARK.sub(_otherwise, text)


#: nothing has been uploaded
NO_EMOJIS = Emojis()
