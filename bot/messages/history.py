"""What happened on the line of play that counts, told to one reader, a page at a time.

A place is what everyone sees at one time. Steps that only their own seat can notice have no number of their own: to
others it makes no difference how many there were, nor when; their owner finds them at the place where they were taken.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from bot.match.play import AnyGame, Library, begun, load, told_of
from bot.messages import notices
from bot.messages.message import shortened
from bot.store import Connection, match_posts, matches, positions
from bot.store.matches import Match, Player
from bot.store.positions import Position, VisiblePosition
from bot.store.posts import Notice
from bot.wording import game_words
from engine.core import catalogue
from engine.core.event import Told
from engine.core.illegal import require
from engine.core.ledger import Ledger, runs
from engine.core.seat import Seat
from engine.core.view import PublicView
from engine.core.words import Words

#: positions looked at for one page
WINDOW = 60
#: what one seat alone has heard
WHISPER = "🤫 {}"
#: what someone who does not play is told at least, in actions
GLANCE = 10


class Story(NamedTuple):
    """The line of play of a match, and who reads it."""

    match: Match
    players: list[Player]
    library: Library
    #: what everyone saw, the set-up first
    line: list[VisiblePosition]
    #: the round at each place, 0 where there is none
    rounds: list[int]
    #: where the reader sits; None for someone who does not play
    seat: int | None

    @property
    def last(self) -> int:
        """The newest place."""
        return len(self.line) - 1

    def game(self, position: Position) -> AnyGame:
        """The game as it stood."""
        return load(self.library, self.match, position)

    def view(self, position: Position) -> PublicView[Any]:
        """What everyone saw then."""
        return self.game(position).view()

    def may_see(self, eye: int | None) -> bool:
        """Whether the reader may look through the eyes of a seat: their own, or any of a match that has ended."""
        return eye is None or self.match.revealed or eye == self.seat

    def place_after(self, seen: int) -> int:
        """The first place that still counts of those after the one that was known by this number."""
        return bisect_right(self.line, seen, key=lambda place: place.seen)

    def round_began(self, place: int) -> int:
        """The first place of the round at a place."""
        return bisect_left(self.rounds, self.rounds[place])

    def next_round(self, place: int) -> int:
        """The first place of the next round; the same place where there is none."""
        found = bisect_left(self.rounds, self.rounds[place] + 1)
        return found if found <= self.last else place

    def previous_round(self, place: int) -> int:
        """Where this round began; from there, where the round before began."""
        began = self.round_began(place)
        return began if began < place else self.round_began(max(0, place - 1))


def story(db: Connection, library: Library, number: int, user: int) -> Story:
    """A match that has begun, as this user may read it."""
    match = begun(matches.find(db, number), "match-not-begun")
    players = matches.players(db, number)
    seat = next((player.seat for player in players if player.user == user), None)
    line, known = positions.places(db, number, match.n), positions.rounds(db, number)
    told = Story(match, players, library, line, [], seat)
    for place in line:
        if (current := known[place.first]) is None:
            current = told.game(positions.at(db, number, place.first)).round or 0
        told.rounds.append(current)
    return told


class HistoryStep(NamedTuple):
    """A place on the line with the notices that came before it; the one after the last has no position yet."""

    place: int
    #: the one it began with, then the silent ones
    positions: tuple[Position, ...] = ()
    notices: tuple[Notice, ...] = ()


def steps(db: Connection, story: Story, first: int, last: int) -> list[HistoryStep]:
    """The steps from one place to another; the place after the last stands for now."""
    first, last = max(0, first), min(last, story.last + 1)
    numbers = [n for place in story.line[first : last + 1] for n in place.numbers]
    found = {position.n: position for position in positions.several(db, story.match.id, numbers)}
    said = match_posts.notices(db, story.match.id, story.line[first - 1].first if first else 0)
    made = []
    for place in range(first, last + 1):
        after = story.line[place - 1].first if place else -1
        before = story.line[place].first if place <= story.last else story.match.n + 1
        notices = tuple(notice for n, notice in said if after <= n < before)
        there = story.line[place].numbers if place <= story.last else []
        made.append(HistoryStep(place, tuple(found[n] for n in there), notices))
    return made


# -- since when --------------------------------------------------------------------------------------------------------


class Since(NamedTuple):
    """From which place on a reader has not been there."""

    first: int
    #: nobody else has acted since the reader did: this is what was before that
    acted_last: bool
    #: actions since then that do not count any more
    taken_back: int


def last_turn(db: Connection, story: Story, user: int) -> Since:
    """What has come after the reader's own last action; of someone who does not play, after this round began."""
    actors, reader = positions.actors(db, story.match.id), (story.seat, user)
    who = [[actors.get(n, (None, None)) for n in place.numbers] for place in story.line]
    own = [place for place, there in enumerate(who) if reader in there] if story.seat is not None else []
    if story.seat is None:
        first = max(0, min(story.last + 1 - GLANCE, story.round_began(story.last) + 1))
    elif not own:
        # a seat taken over: since its people last acted
        theirs = [place for place, there in enumerate(who) if any(seat == story.seat and one for seat, one in there)]
        first = theirs[-1] + 1 if theirs else 0
    else:
        first = own[-1] + 1
    acted_last = bool(own) and first > story.last
    if acted_last:
        run = next((place for place in range(story.last, 0, -1) if who[place][0] != reader), 0)
        first = max((place + 1 for place in own if place < run), default=0)
    since = story.line[first - 1].first if first else -1
    counted = {n for place in story.line for n in place.numbers} | positions.silent_ones(db, story.match.id)
    return Since(first, acted_last, sum(n > since for n in actors.keys() - counted))


# -- in words ----------------------------------------------------------------------------------------------------------


class Teller(NamedTuple):
    """Tells a story in a language, through the eyes of everyone or of one seat."""

    story: Story
    lang: str
    eye: int | None

    @property
    def words(self) -> Words:
        """The game's words, with the players' names."""
        data = self.story.library(self.story.match.game, self.story.match.data)
        return game_words(self.story.match, self.story.players, self.lang, data)

    def notices(self, step: HistoryStep) -> list[str]:
        """What was posted before a step."""
        game, players = self.story.match.game, self.story.players
        return [notices.noticed(game, self.lang, players, notice) for notice in step.notices]

    def told(self, step: HistoryStep) -> list[Told]:
        """What a step brought about."""
        game = catalogue.find(self.story.match.game)
        return [one for position in step.positions for one in told_of(game, position)]

    def paragraphs(self, ledger: Ledger, told: Iterable[Told]) -> Iterator[str]:
        """What happened, as this reader may know it."""
        for paragraph in ledger.paragraphs(told, self.eye):
            yield from paragraph._replace(heading="").lines(whisper=WHISPER)

    def lines(self, step: HistoryStep) -> list[str]:
        """Everything about a step, the notices before it first."""
        return [*self.notices(step), *self.paragraphs(Ledger(self.words), self.told(step))]


class LogPage(NamedTuple):
    """As many steps as fit."""

    first: int
    last: int
    text: str


def page(teller: Teller, found: Sequence[HistoryStep], room: int, *, newest: bool) -> LogPage:
    """The steps that fit into a text, the newest or the oldest of them, grouped by round.

    A page ends where a paragraph does, if one does on it: no turn is torn apart without need.
    """
    heading = len(teller.words.say("round-title", round=100)) + 6
    taken: list[HistoryStep] = []
    left, current = room, -1
    for step in reversed(found) if newest else found:
        size = sum(len(line) + 3 for line in teller.lines(step))
        left -= size + (heading if size and _round_of(teller, step) != current else 0)
        if taken and left < 0:
            break
        taken.append(step)
        current = _round_of(teller, step) if size else current
    if len(taken) < len(found) or len(found) > WINDOW:
        taken = _whole_turns(teller, taken, newest=newest)
    taken.sort()
    lines = _grouped(teller, taken, room // 2)
    return LogPage(taken[0].place, taken[-1].place, shortened("\n".join(lines), room))


def _round_of(teller: Teller, step: HistoryStep) -> int:
    """What a step brings about belongs to the round it was taken in."""
    return teller.story.rounds[max(0, step.place - 1)]


def _whole_turns(teller: Teller, taken: list[HistoryStep], *, newest: bool) -> list[HistoryStep]:
    """Without the steps at the end of a page that belong to a turn on the next one."""
    steps, narration = sorted(taken), teller.words.narration
    told = [[one for one in teller.told(step) if one.to is None] for step in steps]
    whole = [one for several in told for one in several]
    ends = set(accumulate(map(len, runs(whole, narration))))
    clean = []
    for cut, before in enumerate(accumulate(map(len, told[:-1])), 1):
        while before not in ends and before and type(whole[before - 1].event) in narration.marks:
            before -= 1
        if before in ends:
            clean.append(cut)
    if not clean:
        return taken
    return steps[clean[0] :] if newest else steps[: clean[-1]]


def _grouped(teller: Teller, steps: Sequence[HistoryStep], most: int) -> Iterator[str]:
    """The lines of a page: a round after the other, a turn in one paragraph unless a notice came in between.

    A game whose story says where a round begins has its number there; others where the first action of it is told.
    """
    ledger, current, tells_rounds = Ledger(teller.words), "", bool(teller.words.narration.numbered)
    parts: list[tuple[int, list[str], list[Told]]] = []
    for step in steps:
        said, told, round_ = teller.notices(step), teller.told(step), _round_of(teller, step)
        if parts and not said and (tells_rounds or parts[-1][0] == round_):
            parts[-1][2].extend(told)
        else:
            parts.append((round_, said, told))
    for round_, said, told in parts:
        now = teller.words.say("round-title", round=round_) if round_ and not (tells_rounds and current) else current
        for heading, line in [*((now, one) for one in said), *_headed(teller, ledger, told, now)]:
            if heading != current:
                current = heading
                yield f"**{current}**"
            yield f"- {shortened(line, most)}"


def _headed(teller: Teller, ledger: Ledger, told: Iterable[Told], now: str) -> Iterator[tuple[str, str]]:
    """What happened, each line with the round it belongs to."""
    for paragraph in ledger.paragraphs(told, teller.eye):
        now = paragraph.heading or now
        yield from ((now, line) for line in paragraph._replace(heading="").lines(whisper=WHISPER))


def seat_view(story: Story, position: Position, eye: int | None) -> Any:
    """A position as everyone, or one seat, saw it; never what the reader may not see."""
    require(story.may_see(eye), "replay-hidden")
    game = story.game(position)
    return game.view() if eye is None else game.view_of(Seat(eye))
