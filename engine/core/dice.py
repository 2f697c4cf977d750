"""All chance of a game: blake2b of seed, label and position, the same on every machine and Python.

Labels keep one draw from shifting another when a rule is fixed. Commit-reveal: a match posts the hash of its secret
when it opens, every player who joins adds a contribution, the start post lists them all, and Discord's id of that post
joins the mix last: nobody can choose it. The secret is posted at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import TypeVar

T = TypeVar("T")

_WORD = 64
_SPAN = 1 << _WORD
#: looked up once: dice are thrown again and again
_number = int.from_bytes
#: the positions that most games reach, as they are hashed; to write one down takes a sixth of the time of a draw
_WRITTEN = [b"%d" % position for position in range(2048)]
_MOST_WRITTEN = len(_WRITTEN)


def commitment(secret: str) -> str:
    """What is posted before anyone joins, binding the secret without telling it; `sha256sum` computes it too."""
    return sha256(secret.encode()).hexdigest()


def short_commitment(secret: str) -> str:
    """The commitment of matches that were dealt without a start post."""
    return blake2b(b"paravent commitment\0" + secret.encode(), digest_size=16).hexdigest()


def seed_of(secret: str, entropy: Sequence[str] = (), start_post: str | None = None) -> str:
    """The seed that follows from the secret, what the players added, and the id of the start post if there is one."""
    if start_post is None:
        return _mixed(b"paravent seed\0", (secret, *entropy))
    return _mixed(b"paravent seed 2\0", (secret, start_post, *entropy))


def _mixed(kind: bytes, parts: Sequence[str]) -> str:
    mixed = blake2b(kind, digest_size=16)
    for part in parts:
        mixed.update(len(part.encode()).to_bytes(4, "big") + part.encode())
    return mixed.hexdigest()


class Dice:
    """Labelled, counter-based chance; its whole state is the seed and how often each label was used."""

    __slots__ = ("_begun", "_keyed", "drawn", "seed", "used")

    def __init__(self, seed: str, used: dict[str, int] | None = None) -> None:
        self.seed = seed
        self.used = used if used is not None else {}
        #: numbers drawn since this object was made
        self.drawn = 0
        #: made with the first number: most games are loaded to be looked at
        self._keyed: blake2b | None = None
        #: by label, what is hashed before the position: labels are used again and again
        self._begun: dict[str, blake2b] = {}

    def _key(self) -> blake2b:
        self._keyed = keyed = blake2b(digest_size=_WORD // 8, key=self.seed.encode())
        return keyed

    def _begin(self, label: str) -> blake2b:
        self._begun[label] = begun = (self._keyed or self._key()).copy()
        begun.update(label.encode() + b"\0")
        return begun

    def branch(self) -> Dice:
        """Dice that will show what these will, whatever happens to the one or the other."""
        branch = Dice.__new__(Dice)
        branch.seed, branch.used, branch.drawn = self.seed, self.used.copy(), 0
        # what was made of the seed is never changed, so that all branches can share it
        branch._keyed, branch._begun = self._keyed or self._key(), self._begun
        return branch

    def _numbers(self, label: str, bounds: Sequence[int], least: int = 0) -> list[int]:
        """For each bound, the greatest of them first, one of so many numbers from the least on, without modulo bias."""
        if not bounds:
            return []
        begun, first = self._begun.get(label) or self._begin(label), self.used.get(label, 0)
        found, position = [], first
        # of all numbers the last few would favour some results; most are not even near to them
        near = _SPAN - bounds[0]
        for bound in bounds:
            while True:
                draw = begun.copy()
                draw.update(_WRITTEN[position] if position < _MOST_WRITTEN else b"%d" % position)
                position += 1
                # the highest digits first
                number = _number(draw.digest())
                if number < near or number < _SPAN - _SPAN % bound:
                    break
            found.append(number % bound + least)
        self.used[label] = position
        self.drawn += position - first
        return found

    def below(self, label: str, bound: int) -> int:
        """A fair whole number from 0 to bound - 1."""
        return self._numbers(label, (bound,))[0]

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        """The items in a fair random order."""
        shuffled, last = list(items), len(items)
        for other in self._numbers(label, range(last, 1, -1)):
            last -= 1
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return shuffled

    def roll(self, label: str, count: int = 1, sides: int = 6) -> list[int]:
        """Throw dice with faces 1 to `sides`."""
        return self._numbers(label, (sides,) * count, 1)

    def choose(self, label: str, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(label, len(items))]
