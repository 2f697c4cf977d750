"""What happened as a story: the events of a turn are one paragraph, in the order they happened.

What a seat does in a row is one sentence. A game declares where paragraphs begin and which events are told together;
all of it depends on what everyone has heard, so that a paragraph gives nothing else away.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from engine.core.event import Event, Told
from engine.core.seat import Seat

if TYPE_CHECKING:
    from engine.core.words import Words

#: characters of a sentence that names several deeds; the next deed begins another sentence
MOST_SENTENCE = 320
#: characters of a paragraph: several fit into every message there is
MOST_PARAGRAPH = 1000
#: stands for a seat's name until a paragraph is finished: a name may hold any sign, also a full stop. The words of a
#: game may hold marks of their own, for which Unicode has another private area
_MARKS = range(0xF0000, 0xF0020)
_SIGNS = [chr(mark) for mark in _MARKS]
#: what a seat without a name is called
_NUMBERS = {mark: f"{seat + 1}" for seat, mark in enumerate(_MARKS)}
#: what ends a sentence before its end
_INNER_ENDS = (". ", "! ", "? ", "\n")

#: what stands in brackets makes no list of a deed
_ASIDE = re.compile(r"\([^)]*\)")

#: tells consecutive events together: fold(events, words, all that was heard so far) -> sentences
Fold: TypeAlias = Callable[[Sequence[Any], "Words", Sequence[Event]], Iterable[str]]


@dataclass(frozen=True, kw_only=True)
class Narration:
    """How the events of a game become paragraphs. A game that declares no beginnings has a paragraph for each event."""

    #: with these a paragraph begins
    opens: frozenset[type[Event]] = frozenset()
    #: these are said at the head of the paragraph that begins after them
    introduces: frozenset[type[Event]] = frozenset()
    #: with these a paragraph ends, unless they are all there is of it
    closes: frozenset[type[Event]] = frozenset()
    #: kind of event -> what it is about; with something else a paragraph begins
    sections: Mapping[type[Event], str] = field(default_factory=dict)
    #: these only say whose turn it is; the heading they give, if any, is the number of a new round
    marks: Mapping[type[Event], Callable[[Any], int | None]] = field(default_factory=dict)
    #: with these a round begins; they are said below its number
    rounds: Mapping[type[Event], Callable[[Any], int | None]] = field(default_factory=dict)
    #: kind of event -> how a run of it, or of several kinds with the same fold, is told
    folds: Mapping[type[Event], Fold] = field(default_factory=dict)
    #: kind of event -> whether this one says only that nothing happened
    unsaid: Mapping[type[Event], Callable[[Any], bool]] = field(default_factory=dict)

    def opens_with(self, event: Event, before: Sequence[Event] = ()) -> bool:
        """Whether a new paragraph begins with an event after those before; a line of the score sheet stands alone."""
        kind = type(event)
        if kind in self.marks or event.sheet or not (self.opens or self.marks or self.rounds or self.closes):
            return True
        if before and all(type(one) in self.introduces or type(one) in self.marks for one in before):
            return False
        if kind in self.opens or kind in self.rounds or kind in self.introduces:
            return True
        about = (section for one in reversed(before) if (section := self.sections.get(type(one))))
        return kind in self.sections and bool(before) and next(about, None) != self.sections[kind]

    def closes_with(self, event: Event, before: Sequence[Event] = ()) -> bool:
        """Whether a paragraph ends with an event."""
        return event.sheet or (type(event) in self.closes and any(type(one) not in self.closes for one in before))

    @property
    def numbered(self) -> dict[type[Event], Callable[[Any], int | None]]:
        """What may begin a round, with its number."""
        return {**self.marks, **self.rounds}

    def is_said(self, event: Event) -> bool:
        """Whether an event has words of its own."""
        nothing = self.unsaid.get(type(event))
        return type(event) not in self.marks and not (nothing and nothing(event))


class Paragraph(NamedTuple):
    """A turn, or the part of it that was told."""

    #: the round that begins with it, if one does
    heading: str
    text: str
    #: what one seat alone has heard meanwhile
    whispers: tuple[str, ...]

    def lines(self, *, heading: str = "{}", whisper: str = "{}") -> list[str]:
        """The paragraph as lines: heading, text, whispers; those that are empty are left out."""
        found = [heading.format(self.heading) if self.heading else "", self.text, *map(whisper.format, self.whispers)]
        return [line for line in found if line]


def runs(told: Iterable[Told], narration: Narration) -> list[list[Told]]:
    """The events of one paragraph after the other; more may still be said in the last one."""
    found: list[list[Told]] = [[]]
    heard: list[Event] = []
    closed = False
    for one in told:
        if one.to is None:
            if found[-1] and (closed or narration.opens_with(one.event, heard)):
                found.append([])
                heard = []
            closed = narration.closes_with(one.event, heard)
            heard.append(one.event)
        found[-1].append(one)
    return found


class Ledger:
    """Tells events to a reader in paragraphs; what was named once is named briefly from then on."""

    def __init__(self, words: Words) -> None:
        self.call(words)
        self._words = words.with_names(_SIGNS)
        self._narration = words.narration
        #: what everyone has heard, the newest last
        self._heard: list[Event] = []

    def call(self, words: Words) -> None:
        """From now on the seats are called as these words do."""
        self._names = _NUMBERS | dict(zip(_MARKS, words.names, strict=False))

    def paragraphs(
        self, told: Iterable[Told], eye: Seat | int | None = None, *, sheet: bool = True
    ) -> Iterator[Paragraph]:
        """Everything that was told, as everyone or a seat has heard it; without the score sheet if it follows."""
        for run in runs(told, self._narration):
            events = [one.event for one in run if one.to is None]
            self._heard += events
            whispers = [one.event for one in run if one.to is not None and one.to == eye]
            yield from self._told([event for event in events if sheet or not event.sheet], whispers)

    def _told(self, events: list[Event], whispers: list[Event]) -> Iterator[Paragraph]:
        texts = list(_filled(self._named(self._joined(self._sentences(events)))))
        heard = tuple(self._named(map(self._words.event, whispers)))
        numbered = self._narration.numbered
        numbers = (numbered[type(event)](event) for event in events if type(event) in numbered)
        round_ = next((number for number in numbers if number is not None), None)
        heading = self._words.say("round-title", round=round_) if round_ is not None else ""
        if heading or texts or heard:
            *before, last = texts or [""]
            for text in before:
                yield Paragraph(heading, text, ())
                heading = ""
            yield Paragraph(heading, last, heard)

    def _sentences(self, events: list[Event]) -> Iterator[str]:
        said = [event for event in events if self._narration.is_said(event)]
        for fold, together in groupby(said, key=lambda event: self._narration.folds.get(type(event))):
            if fold:
                yield from fold(tuple(together), self._words, self._heard)
            else:
                yield from map(self._words.event, together)

    def _joined(self, sentences: Iterable[str]) -> Iterator[str]:
        """What a seat does in a row as one sentence, in which its name stands once."""
        for doer, several in groupby(sentences, key=_doer):
            if not doer:
                yield from several
                continue
            deeds: list[str] = []
            for sentence in several:
                deed = sentence[len(doer) + 1 : -1]
                if deeds and sum(map(len, deeds)) + len(deed) > MOST_SENTENCE:
                    yield f"{doer} {self._together(deeds)}."
                    deeds = []
                deeds.append(deed)
            yield f"{doer} {self._together(deeds)}."

    def _together(self, deeds: list[str]) -> str:
        """Several deeds: a, b and c; or a; b; c where one of them is a list itself."""
        last = self._words.say("list-last", before="", last="")
        plain = [_ASIDE.sub("", deed) for deed in deeds]
        if len(deeds) > 1 and any(sign in deed for deed in plain for sign in (", ", ";", ":", last)):
            return self._words.joined(deeds)
        return self._words.listed(deeds)

    def _named(self, texts: Iterable[str]) -> Iterator[str]:
        return (text.translate(self._names) for text in texts)


def _doer(sentence: str) -> str:
    """The mark of the seat that does what a sentence says; none if it says more, or something else."""
    plain = len(sentence) > 2 and ord(sentence[0]) in _MARKS and sentence[1] == " " and sentence[-1] == "."
    return sentence[0] if plain and not any(end in sentence for end in _INNER_ENDS) else ""


def _filled(sentences: Iterable[str]) -> Iterator[str]:
    """Sentences as paragraphs that fit a message."""
    text = ""
    for sentence in sentences:
        if text and len(text) + 1 + len(sentence) > MOST_PARAGRAPH:
            yield text
            text = ""
        text = f"{text} {sentence}" if text else sentence
    if text:
        yield text
