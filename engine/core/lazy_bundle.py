"""Fluent messages that are parsed, and made ready to be said, when they are first asked for, or ahead of that: whoever
starts needs a few of some thousands.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import CurrentEnvironment, Message, ResolverEnvironment
from fluent.syntax import ast

from engine.core.compiled_patterns import Facts, Say, Tongue, compiled

#: where a message or a term begins: nothing inside of one stands at the beginning of a line before an equals sign
_BEGINS = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
#: what is ready of a message that there is not
_NONE: Mapping[str | None, Say] = {}


class MissingWords(LookupError):
    """A sentence that the Fluent files do not have, or a variable they want and did not get."""


@cache
def entries_of(file: Path) -> dict[str, str]:
    """The text of every message and term of a file by its name, a term's with its dash."""
    text = file.read_text("utf-8")
    found = list(_BEGINS.finditer(text))
    ends = [after.start() for after in found[1:]] + [len(text)]
    # of two of the same name the later one counts, as in a bundle that allows it
    return {one[1]: text[one.start() : end] for one, end in zip(found, ends, strict=True)}


class LazyBundle(FluentBundle):
    """A bundle that knows the texts of its messages and parses those it is asked for.

    What was parsed is forgotten as soon as it can be said: its tree takes many times as much room as the functions that
    are made of it.
    """

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self.lang = lang
        self._texts: dict[str, str] = {}
        self._tongue = Tongue(self._plural_form, self._saying, self._environment)
        #: what a message says, and each of its attributes; nothing of one that is missing, or has a mistake in it
        self._ready: dict[str, Mapping[str | None, Say]] = {}

    def add_file(self, file: Path) -> None:
        """Take a file's messages; they override those that are there already. All are taken before any is said."""
        self._texts.update(entries_of(file))

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Whether there is such a message that says something, or such an attribute of it."""
        return attribute in self._ways(key)

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message; one with a mistake in it is none."""
        return bool(self._ways(message_id))

    def say(self, key: str, attribute: str | None, facts: Facts) -> str:
        """A message, or an attribute of it, with its facts; a `MissingWords` without the message or a fact of it."""
        say = self._saying(key, attribute)
        try:
            return say(facts)
        except (LookupError, RecursionError, TypeError, ValueError) as error:
            raise MissingWords(f"{self._named(key, attribute)}: {error!r}") from None

    def made_ready(self) -> Iterator[None]:
        """Make every message ready that nobody has asked for yet, one at each step."""
        for key in list(self._texts):
            if key not in self._ready and not key.startswith("-"):
                self._ways(key)
                yield

    def _saying(self, key: str, attribute: str | None) -> Say:
        say = self._ways(key).get(attribute)
        if say is None:
            raise MissingWords(self._named(key, attribute))
        return say

    def _ways(self, key: str) -> Mapping[str | None, Say]:
        ready = self._ready.get(key)
        if ready is None:
            # two threads may do so at once, and come to the same
            self._ready[key] = ready = self._made_ready(key)
        return ready

    def _made_ready(self, key: str) -> Mapping[str | None, Say]:
        entry = self._parsed(key)
        if not isinstance(entry, ast.Message):
            return _NONE
        message: Message = Compiler()(entry)
        ways: dict[str | None, Say] = {name: compiled(self._tongue, one) for name, one in message.attributes.items()}
        if message.value is not None:
            ways[None] = compiled(self._tongue, message.value)
        return ways

    def _parsed(self, key: str) -> ast.Message | ast.Term | None:
        """The message or term of that name; None if there is none, or one with a mistake in it."""
        if (text := self._texts.get(key)) is None:
            return None
        return next((one for one in FluentResource(text).body if isinstance(one, ast.Message | ast.Term)), None)

    def _named(self, key: str, attribute: str | None) -> str:
        return f"{self.lang}: {key}" + (f".{attribute}" if attribute else "")

    def _environment(self, current: CurrentEnvironment, errors: list[Exception]) -> ResolverEnvironment:
        return ResolverEnvironment(context=self, current=current, errors=errors)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        # not promised to the public; what is left to the library finds terms and messages this way
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled and (entry := self._parsed(name)) is not None:
            (self._terms if term else self._messages)[entry_id] = entry
        return super()._lookup(entry_id, term)
