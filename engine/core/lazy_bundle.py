"""Fluent messages that are parsed, and made ready to be said, when they are first said: whoever starts needs a few of
some thousands.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import BaseResolver, CurrentEnvironment, Message, ResolverEnvironment
from fluent.syntax import ast

from engine.core.compiled_patterns import Facts, Say, Tongue, compiled

#: where a message or a term begins: nothing inside of one stands at the beginning of a line before an equals sign
_BEGINS = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)


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


@cache
def _parsed(entry: str) -> ast.Resource:
    """Most words belong to several games: they are parsed once."""
    return FluentResource(entry)


class LazyBundle(FluentBundle):
    """A bundle that knows the texts of its messages and parses those it is asked for."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self.lang = lang
        self._unparsed: dict[str, str] = {}
        self._tongue = Tongue(self._plural_form, self._pattern, self._environment)
        self._ready: dict[tuple[str, str | None], Say] = {}

    def add_file(self, file: Path) -> None:
        """Take a file's messages; they override those that are there already."""
        self._unparsed.update(entries_of(file))

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message; one with a mistake in it is none."""
        self._parse(message_id)
        return super().has_message(message_id)

    def say(self, key: str, attribute: str | None, facts: Facts) -> str:
        """A message, or an attribute of it, with its facts; a `MissingWords` without the message or a fact of it."""
        ready = self._ready.get((key, attribute))
        if ready is None:
            # two threads may do so at once, and come to the same
            self._ready[key, attribute] = ready = compiled(self._tongue, self._pattern(key, attribute))
        try:
            return ready(facts)
        except (LookupError, RecursionError, TypeError, ValueError) as error:
            raise MissingWords(f"{self._named(key, attribute)}: {error!r}") from None

    def _pattern(self, key: str, attribute: str | None) -> BaseResolver:
        message = self.get_message(key) if self.has_message(key) else None
        found = (message.attributes.get(attribute) if attribute else message.value) if message else None
        if found is None:
            raise MissingWords(self._named(key, attribute))
        return found

    def _named(self, key: str, attribute: str | None) -> str:
        return f"{self.lang}: {key}" + (f".{attribute}" if attribute else "")

    def _environment(self, current: CurrentEnvironment, errors: list[Exception]) -> ResolverEnvironment:
        return ResolverEnvironment(context=self, current=current, errors=errors)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        # not promised to the public; messages that refer to others come this way, too
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _parse(self, name: str) -> None:
        # taken out only when it is there: another thread may ask for the same
        if (text := self._unparsed.get(name)) is not None:
            self.add_resource(_parsed(text))
            self._unparsed.pop(name, None)
