"""The component file of a game: all printed numbers as data, checked against the arithmetic that the rulebook fixes.

A file says beside its numbers where they come from; whatever the parts below do not name is passed over. An owner may
hand in a corrected copy: whatever is wrong with it comes out in sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, reduce
from operator import getitem
from pathlib import Path
from threading import RLock
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, get_args, get_origin

import msgspec

from engine.core.malformed import MALFORMED, reason
from engine.core.problem import Fact, worded
from engine.core.sentences import sentence
from engine.core.value import Value

_CORE = Path(__file__).parent / "locale"
_ONE = RLock()
_read = msgspec.json.Decoder(dict[str, Any]).decode

#: as it is written
File: TypeAlias = dict[str, Any]


class Part(Value):
    """A part of a component file, or of what is made of it; `field(name=...)` says where in the file a number stands.

    `prices: tuple[int, ...] = field(name="cost_track.values")` is found by `taken` among the values of the cost track.
    """


P = TypeVar("P", bound=Part)


def taken(part: type[P], file: File, **made: object) -> P:
    """A part with its numbers from their places in the file, besides those that were made already.

    Where things are looked up that the file lists, they go by the first field of each.
    """
    for field in msgspec.structs.fields(part):
        if field.name not in made:
            found: Any = reduce(getitem, field.encode_name.split("."), file)
            if get_origin(field.type) is dict and isinstance(found, list):
                key = msgspec.structs.fields(get_args(field.type)[1])[0].encode_name
                found = {one[key]: one for one in found}
            made[field.encode_name] = found
    return msgspec.convert(made, part, str_keys=True)


class Violation(NamedTuple):
    """Something that cannot be: the message `component-<key>` of the game, and its facts."""

    key: str
    facts: dict[str, Fact]


def violated(key: str, /, **facts: Fact) -> Violation:
    """What is wrong, for an owner to read."""
    return Violation(key, facts)


def unless(holds: bool, key: str, /, **facts: Fact) -> Iterator[Violation]:
    """What is wrong, unless something holds."""
    if not holds:
        yield violated(key, **facts)


def exactly(right: int, key: str, /, **facts: Fact) -> Iterator[Violation]:
    """What is wrong, unless the first of the facts is this number."""
    counted, *_ = facts.values()
    yield from unless(counted == right, key, **facts, right=right)


class Impossible(ValueError):
    """Numbers with which the game cannot be played, a line for each reason; in English unless asked otherwise."""

    def __init__(self, violations: Sequence[Violation], *folders: Path) -> None:
        super().__init__(violations)
        self.violations = violations
        self._folders = folders

    def told(self, lang: str) -> list[str]:
        """Each reason as a sentence."""
        return [
            sentence(self._folders, lang, f"component-{one.key}", None, worded(one.facts.items(), lang))
            for one in self.violations
        ]

    def __str__(self) -> str:
        return "\n".join(self.told("en"))


def without_components(game: str) -> Impossible:
    """There is nothing to bring an own copy of."""
    return Impossible([violated("none", game=game)], _CORE)


class Checked(Protocol):
    """What is made of a file."""

    def violations(self) -> Iterable[Violation]:
        """Every way in which these numbers cannot be a game."""


C = TypeVar("C", bound=Checked)


class ComponentFile(Generic[C]):
    """How the component file of a game is read: what is made of it, and what cannot be."""

    def __init__(
        self,
        title: str,
        home: str,
        make: Callable[[File], C],
        violations: Callable[[File, C], Iterable[Violation]] = lambda _, components: components.violations(),
    ) -> None:
        self.title = title
        #: the bundled file, in the folder `data/` beside the module that reads it
        self.path = Path(home).parent / "data" / "components.json"
        #: where the sentences are about what is wrong with an owner's copy
        self._words = (_CORE, Path(home).parent / "locale")
        self._make = make
        self._violations = violations

    def read(self, raw: bytes) -> C:
        """The components of a file, or every reason why they cannot be."""
        try:
            file = _read(raw)
            # msgspec looks at a form when it is first needed, which is not safe in several threads at the same time
            with _ONE:
                components = self._make(file)
            violations = list(self._violations(file, components))
        except Impossible as wrong:
            violations = list(wrong.violations)
        except MALFORMED as error:
            violations = [violated("unreadable", game=self.title, why=reason(error))]
        if violations:
            raise Impossible(violations, *self._words)
        return components

    def printed(self, rules: int | None = None) -> C:
        """The bundled components: the newest, or those of a version of the rules."""
        if rules is not None:
            for last, components in self._earlier:
                if rules <= last:
                    return components
        return self._printed

    @cached_property
    def _printed(self) -> C:
        return self.read(self.path.read_bytes())

    @cached_property
    def _earlier(self) -> list[tuple[int, C]]:
        """Those of earlier rules, with the last version that each of them belongs to: matches go on with them."""
        files = {int(file.stem.rpartition("-")[2]): file for file in self.path.parent.glob("components-until-*.json")}
        return [(last, self.read(files[last].read_bytes())) for last in sorted(files)]
