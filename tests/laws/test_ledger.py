"""A turn is told in one paragraph, and no fact that an event's own sentence says is lost in it.

A fact is lost where a paragraph would read the same with another value. So every value is exchanged for another one
of the same game: whatever changes the event's own sentence has to change the paragraph.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, cycle
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from engine.core import catalogue
from engine.core.event import Event, SeatEvent, Told
from engine.core.house import levels, playout
from engine.core.ledger import MOST_PARAGRAPH, Ledger, runs
from engine.core.words import LANGUAGES, Words, words_for
from tests.laws.tables import NAMES, OURS, Case, cases

#: every number of players once, and once by other rules
SOME = pytest.mark.parametrize("case", cases(per_count=2), ids=str)
#: how often a fact of one kind is tried in a game, and with how many other values
OFTEN, OTHERS = 2, 3
#: facts that follow from what was told before: who has bought something may buy nothing more
#: and a turn's number is one more than the last
FOLLOWS = {("shafausa", "PurchaseDeclined", "more"), ("flandern1302", "TurnBegan", "round")}
#: as long as names can be in Discord, with what may end a sentence
LONGEST = [f"🔵 Dr. {letter * 24}! No. {letter}" for letter in "ABCDEF"]


class Match(NamedTuple):
    """What was told in a game."""

    told: list[Told]
    data: Any

    @property
    def events(self) -> list[Event]:
        """What everyone heard."""
        return [one.event for one in self.told if one.to is None]

    def words(self, case: Case, lang: str, names: Sequence[str] = "ABCDEF") -> Words:
        """The words of the game; a letter is a player's name."""
        return words_for(case.game, lang, names, self.data, case.options)


@cache
def _match(game: str, players: int, options: tuple[tuple[str, Any], ...]) -> Match:
    title = catalogue.find(game)
    begun, told = title.start(players, "ledger", title.Variant.model_validate(dict(options)))
    houses = [levels(game)[level] for _, level in zip(range(players), cycle(("regular", "rookie")), strict=False)]
    for _seat, _action, more in playout(begun, houses, "ledger"):
        told += more
    return Match(told, begun.data)


def match(case: Case) -> Match:
    """A game of house players, to its end."""
    return _match(case.game, case.players, tuple(case.options.items()))


def text_of(events: Sequence[Event], words: Words) -> str:
    """Events as they are read."""
    told = [Told(None, event) for event in events]
    return "\n".join(line for paragraph in Ledger(words).paragraphs(told) for line in paragraph.lines())


def turns(case: Case) -> list[list[Event]]:
    """The public events of each paragraph; the score sheet with the end that follows from it."""
    words = match(case).words(case, "en")
    found: list[list[Event]] = []
    for run in runs(match(case).told, words.narration):
        events = [one.event for one in run if one.to is None]
        if found and found[-1][-1].sheet:
            found[-1] += events
        elif events:
            found.append(events)
    return found


def others(case: Case) -> dict[tuple[type[Event], str], list[Any]]:
    """Every value that a fact has had in the game, the next number, and each seat."""
    had: dict[tuple[type[Event], str], list[Any]] = defaultdict(list)
    for event in match(case).events:
        for name in event.__struct_fields__:
            value = getattr(event, name)
            more = [value + 1] if isinstance(value, int) and not isinstance(value, bool) else []
            more = list(range(case.players)) if name == "seat" else more
            had[type(event), name] += [one for one in (value, *more) if one not in had[type(event), name]]
    return had


def shape(event: Event) -> tuple[type[Event], tuple[bool, ...]]:
    """The kind of an event, and which of its facts are something: others are mostly said in another way."""
    return type(event), tuple(bool(getattr(event, name)) for name in event.__struct_fields__ if name != "seat")


def is_nothing(case: Case, event: Event, words: Words) -> bool:
    """Whether an event that is not told says only that nothing happened: it has no fact but its seat."""
    facts = {name: getattr(event, name) for name in event.__struct_fields__ if name != "seat"}
    facts = {name: fact for name, fact in facts.items() if (case.game, type(event).__name__, name) not in FOLLOWS}
    return not words.narration.is_said(event) and not any(facts.values())


class Change(NamedTuple):
    """A turn in which one fact is another."""

    turn: list[Event]
    place: int
    name: str
    event: Event

    @property
    def otherwise(self) -> list[Event]:
        """The turn as it would have been."""
        return [*self.turn[: self.place], self.event, *self.turn[self.place + 1 :]]


def changes(case: Case) -> Iterator[Change]:
    """Every kind of fact with some other values."""
    had, tried = others(case), Counter[Any]()
    for turn in turns(case):
        for place, event in enumerate(turn):
            for name in event.__struct_fields__:
                value = getattr(event, name)
                # what is told together with its neighbours counts apart
                beside = any(type(one) is type(event) for one in turn[max(0, place - 1) : place + 2] if one != event)
                if tried[shape(event), name, beside] < OFTEN:
                    tried[shape(event), name, beside] += 1
                    different = [other for other in had[type(event), name] if other != value]
                    yield from (Change(turn, place, name, replace(event, **{name: one})) for one in different[:OTHERS])


@SOME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_fact_is_lost_in_a_paragraph(case: Case, lang: str) -> None:
    words = match(case).words(case, lang)
    compared, turn, before = 0, None, ""
    for change in changes(case):
        event = change.turn[change.place]
        if type(event) in words.narration.marks or words.event(event) == words.event(change.event):
            continue
        if is_nothing(case, event, words) and is_nothing(case, change.event, words):
            continue
        compared += 1
        # changes of one turn follow each other
        if change.turn is not turn:
            turn, before = change.turn, text_of(change.turn, words)
        after = text_of(change.otherwise, words)
        assert before != after, f"{change.name} of {event!r} or of {change.event!r}: {before}"
    assert compared > 10


@SOME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_has_its_owner(case: Case, lang: str) -> None:
    words = match(case).words(case, lang)
    tried = Counter[Any]()
    for turn in turns(case):
        for first, second in combinations([at for at, event in enumerate(turn) if isinstance(event, SeatEvent)], 2):
            one, other = turn[first], turn[second]
            assert isinstance(one, SeatEvent)
            assert isinstance(other, SeatEvent)
            pair = shape(one), shape(other)
            if (
                one.seat == other.seat
                or tried[pair] >= OFTEN
                or {type(one), type(other)} & words.narration.marks.keys()
            ):
                continue
            tried[pair] += 1
            swapped = list(turn)
            swapped[first], swapped[second] = replace(one, seat=other.seat), replace(other, seat=one.seat)
            if Counter(map(words.event, swapped)) == Counter(map(words.event, turn)):
                continue
            if any(words.narration.is_said(event) for event in (one, other)):
                assert text_of(turn, words) != text_of(swapped, words), f"{one!r} and {other!r}"


@SOME
def test_only_what_did_not_happen_is_left_unsaid(case: Case) -> None:
    words = match(case).words(case, "en")
    tried = Counter[Any]()
    for turn in turns(case):
        for place, event in enumerate(turn):
            if tried[shape(event)] >= OFTEN or type(event) in words.narration.marks:
                continue
            tried[shape(event)] += 1
            without = text_of([*turn[:place], *turn[place + 1 :]], words)
            if not is_nothing(case, event, words):
                assert without != text_of(turn, words), f"{event!r} is not told"


@SOME
def test_a_new_round_is_told_once_and_whoever_has_a_turn_is_named_in_it(case: Case) -> None:
    words = match(case).words(case, "en")
    numbered = words.narration.numbered
    marked = [event for event in match(case).events if type(event) in numbered]
    rounds = [number for event in marked if (number := numbered[type(event)](event)) is not None]
    told = [one.heading for one in Ledger(words).paragraphs(match(case).told) if one.heading]
    assert told == [words.say("round-title", round=number) for number in rounds]
    assert rounds == sorted(set(rounds)), "a round that begins twice"
    assert {getattr(event, "round", None) for event in marked} <= {None, *rounds}
    for turn in turns(case):
        if turn and type(turn[0]) in words.narration.marks and isinstance(turn[0], SeatEvent):
            said = text_of(turn[1:], words)
            assert not said or words.seat(turn[0].seat) in said, said


@SOME
def test_a_game_has_at_most_half_as_many_lines_as_events(case: Case) -> None:
    told = match(case)
    lines = [line for one in Ledger(told.words(case, "en")).paragraphs(told.told) for line in one.lines()]
    if case.game in OURS:
        assert 2 * len(lines) <= len(told.events)


@SOME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_paragraph_fits_a_message_and_ends_with_a_sentence(case: Case, lang: str) -> None:
    words = match(case).words(case, lang, LONGEST)
    for paragraph in Ledger(words).paragraphs(match(case).told):
        assert len(paragraph.text) <= MOST_PARAGRAPH, paragraph.text
        assert not paragraph.text or paragraph.text[-1] in ".!?", paragraph.text
        assert "  " not in paragraph.text


@SOME
def test_a_paragraph_is_the_same_whatever_somebody_else_is_told_in_secret(case: Case) -> None:
    told = match(case)
    words = told.words(case, "en")
    everyone = [(one.heading, one.text) for one in Ledger(words).paragraphs(told.told) if one.heading or one.text]
    for eye in (None, *range(case.players)):
        unheard = [one for one in told.told if one.to is None or one.to == eye]
        heard = list(Ledger(words).paragraphs(unheard, eye))
        assert heard == list(Ledger(words).paragraphs(told.told, eye))
        assert [(one.heading, one.text) for one in heard if one.heading or one.text] == everyone


def test_all_games_are_read() -> None:
    assert {case.game for case in cases(per_count=2)} == set(NAMES)
