"""The way of one action: load, submit, append, and what is to be sent, in one transaction.

Every function here runs inside `store.write`; an exception rolls everything back. An interaction that was carried out
already is recognised by its id and answered again without effect.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from bot.match import mentor_consent, post_schedule, ratings, reminders
from bot.store import (
    Connection,
    ballots,
    current_state,
    matches,
    offers,
    outbox,
    positions,
    results,
    telling_facts,
    tournaments,
)
from bot.store.current_state import CurrentState
from bot.store.matches import Match, Player
from bot.store.positions import Position
from bot.store.posts import BallotPost, VacantSeat
from bot.store.results import Who
from bot.wording import signs_for
from engine.core import catalogue
from engine.core.action import WrongValue
from engine.core.event import Told
from engine.core.game import Game
from engine.core.illegal import Illegal, require
from engine.core.save import NewerSave, SaveError
from engine.core.seat import Seat

AnyGame = Game[Any, Any, Any]

#: finds the component data a match is played with: (game, digest) -> components
Library = Callable[[str, str], Any]

#: why a match is refused that a later version of the bot has played on
NEWER = "match-newer"
#: how the interactions of standing orders are called
ORDER = "order-"
#: how those of house players are
HOUSE = "house-"


class Cause(NamedTuple):
    """Who does something, when, and by which interaction."""

    interaction: str
    user: int
    at: float
    #: the person's own message on which it was done, if any
    message: int = 0


class MatchState(NamedTuple):
    """A match as it stands after something was done."""

    match: Match
    players: list[Player]
    game: AnyGame
    position: Position
    #: what was told by it; empty if it had been carried out before
    told: list[Told]
    repeated: bool = False


def data_of(library: Library, match: Match) -> Any:
    """The components a match is played with."""
    data = library(match.game, match.data)
    return catalogue.find(match.game).printed(match.rules) if data is None else data


def load(library: Library, match: Match, position: Position) -> AnyGame:
    """The game of a position; a refusal if a later version of the bot has written it."""
    try:
        return catalogue.find(match.game).load(position.state, library(match.game, match.data))
    except NewerSave:
        raise Illegal(NEWER) from None


def match_state(db: Connection, library: Library, number: int, n: int | None = None) -> MatchState:
    """A running or finished match as it stands; also one ended early, as it stood at some position."""
    if n is None:
        return loaded(library, current_state.find(db, number))
    match, position = begun(matches.find(db, number)), positions.at(db, number, n)
    return MatchState(match, matches.players(db, number), load(library, match, position), position, [])


def loaded(library: Library, found: CurrentState | None) -> MatchState:
    """The same of what was read of a match already."""
    match, position = to_play(found)
    assert found is not None
    return MatchState(match, found.players, load(library, match, position), position, [])


def to_play(found: CurrentState | None) -> tuple[Match, Position]:
    """A match and the position to act in; a refusal if it has not begun, or was ended early."""
    match = begun(found.match if found else None)
    require(match.status != "closed", "match-over")
    assert found is not None
    assert found.position is not None, f"match {match.id} has no position"
    return match, found.position


class Question(NamedTuple):
    """What a control answers: the question, and since which step back it counts."""

    number: int
    era: int


def found_for(db: Connection, cause: Cause, number: int) -> CurrentState | None:
    """A match in which someone is about to act; where answers take long to come, all that an action asks is asked."""
    current_state.foresee(db, number, cause.interaction)
    telling_facts.foresee(db, number)
    return current_state.find(db, number, cause.interaction)


def question_of(found: CurrentState | None) -> Question:
    """The question of a match as it stands, without loading its game."""
    match, position = to_play(found)
    return Question(position.question, match.era)


def begun(match: Match | None, otherwise: str = "match-not-running") -> Match:
    """A match that has been dealt; a refusal says what one that is being dealt waits for."""
    require(match is None or match.status != "dealing", "match-dealing")
    require(match is not None and match.started is not None, otherwise)
    assert match is not None
    return match


def look(db: Connection, library: Library, number: int) -> MatchState:
    """A match that has begun as it stands, to be looked at, also one that was ended early."""
    match = matches.find(db, number)
    return match_state(db, library, number, match.n if match else None)


def told_of(game: type[AnyGame], position: Position) -> list[Told]:
    """The events of a position; none if it is damaged, so that it can still be taken back."""
    try:
        return game.told(position.told, position.state)
    except NewerSave:
        raise
    except SaveError:
        return []


def seat_of(players: Sequence[Player], user: int) -> Seat:
    """The seat of a user, or a refusal."""
    for player in players:
        if player.user == user and player.seat is not None:
            return Seat(player.seat)
    raise Illegal("not-seated")


def submit(
    db: Connection, now: MatchState, cause: Cause, seat: Seat, written: dict[str, Any], question: int | None
) -> MatchState:
    """Put an action before the rules and keep what follows from it."""
    game = now.game
    try:
        action = game.read(written)
    except WrongValue as wrong:
        raise Illegal("wrong-value", field=wrong.field) from None
    except ValueError:
        # a button or command of an earlier version
        raise Illegal("control-unknown") from None
    face = game.face()
    outcome = game.submit(seat, action, question)
    told = outcome.told
    position = Position(
        match=now.match.id,
        n=now.match.n + 1,
        follows=now.match.n,
        kind="action",
        seat=seat,
        user=cause.user,
        written=action.written(),
        secret=action.secret,
        reversible=outcome.reversible,
        told=msgspec.json.encode(told),
        state=game.save(),
        question=game.question,
        asked=list(game.asked),
        interaction=cause.interaction,
        at=cause.at,
        silent=game.face() == face and all(one.to is not None for one in told),
    )
    player = now.players[seat]
    # an order counts as its owner: how often someone stayed away is public
    if player.strikes and player.user == cause.user and not position.silent:
        matches.change_player(db, player.id, strikes=0)
    return enter(db, now, position, told, cause.message)


def enter(db: Connection, now: MatchState, position: Position, told: list[Told], spared: int = 0) -> MatchState:
    """A new position: append it, say what is to be sent, finish the match if it is over.

    A silent one changes nothing that others could notice: no message, no clock, no vote.
    """
    number = now.match.id
    facts = None if position.silent else telling_facts.read(db, number)
    position = positions.append(db, position, now.position, now.game.round or 0)
    if facts is None:
        return MatchState(replace(now.match, n=position.n), now.players, now.game, position, told)
    players = coloured(db, now)
    if facts.has_ballots:
        lapse(db, number, ("undo", "rewind", "end"))
    match = replace(now.match, n=position.n)
    if now.game.over:
        match = finish(db, match, players, now.game, position.at)
    if facts.has_mentors:
        mentor_consent.lapse(db, number, position.at)
    post_schedule.tell(db, match, players, position, facts, spared)
    reminders.following(db, match, players, now.game.following(), position, facts)
    return MatchState(match, players, now.game, position, told)


def coloured(db: Connection, now: MatchState) -> list[Player]:
    """The players with the signs of the pieces they have by now: some are chosen in play, or taken back."""
    signs = signs_for(now.match.game, now.game.colours())
    found = []
    for player, sign in zip(now.players, signs, strict=True):
        if player.sign != sign:
            matches.change_player(db, player.id, sign=sign)
        found.append(replace(player, sign=sign))
    return found


def lapse(db: Connection, number: int, kinds: Sequence[str]) -> None:
    """Votes that nobody has to answer any more."""
    for ballot in ballots.all_open(db, number):
        if ballot.kind in kinds:
            ballots.close(db, ballot.id, "lapsed")
            outbox.add(db, number, BallotPost(ballot=ballot.id))


def tidy(db: Connection, number: int, players: Sequence[Player]) -> None:
    """A match has ended: nobody votes or takes a seat any more."""
    lapse(db, number, ballots.KINDS)
    for player in players:
        if player.held and player.seat is not None:
            outbox.add(db, number, VacantSeat(seat=player.seat))


def finish(db: Connection, match: Match, players: Sequence[Player], game: AnyGame, at: float) -> Match:
    """The score sheet is kept, and rated; `ratings` says for whom a seat counts."""
    points, winners = game.standing() or [0] * game.players, game.winners()
    for player in players:
        assert player.seat is not None
        passed_on = offers.accepted(db, match.id, player.seat)
        acted = positions.acted(db, match.id, player.seat)
        who = ratings.counts_for(Who(player.owner or player.user, player.house), passed_on, acted)
        results.put(db, match.id, player.seat, who, points=points[player.seat], won=player.seat in winners)
    matches.change(db, match.id, status="over", ended=at)
    tidy(db, match.id, players)
    if match.rated:
        ratings.rate(db, match.id)
    tournaments.match_over(db, match)
    return replace(match, status="over", ended=at)
