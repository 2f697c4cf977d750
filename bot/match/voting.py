"""Votes of the table: taking back what was shown, ending a match, pausing its clocks, turning its board."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from bot.match import mentor_consent, outreach, post_schedule, reminders, rewinding
from bot.match.play import Cause, Library, MatchState, match_state, seat_of, tidy
from bot.orientation import ORIENTATIONS, Orientation, is_orientation
from bot.store import (
    Connection,
    ballots,
    live,
    match_posts,
    matches,
    outbox,
    people,
    positions,
    telling_facts,
    tournaments,
    waits,
)
from bot.store.matches import Match
from bot.store.outreach import Outreach
from bot.store.posts import BallotPost, Notice, Result, TurnSettled
from engine.core.illegal import require

PAUSE = "pause"
#: decided by more than half, whatever is played meanwhile: someone who stays away must not keep the others from it
BY_MOST = (PAUSE, *ORIENTATIONS)
#: votes about going back
BACKWARDS = ("undo", "rewind")
#: how a vote ends that was not overtaken
ANSWERED = ("agreed", "refused")


def call_ballot(db: Connection, now: MatchState, cause: Cause, kind: str, target: int) -> int:
    """Ask the table. House players agree to anything."""
    if any(player.user != cause.user for player in now.players if reminders.present(player)):
        outreach.note(db, Outreach(kind="vote", user=cause.user, match=now.match.id, at=cause.at))
    ballot = ballots.add(db, now.match.id, kind, now.match.n, target, cause.user)
    ballots.vote(db, ballot, cause.user, agrees=True)
    return ballot


def call(db: Connection, library: Library, cause: Cause, number: int, kind: str) -> str:
    """Someone wants this of the table: a vote is opened, or joined if it is open already; how it stands."""
    now = match_state(db, library, number)
    require(now.match.status == "running", "match-over")
    ballot = ballots.open_in(db, number, kind)
    if ballot is None:
        ballot = ballots.find(db, call_ballot(db, now, cause, kind, now.match.n))
        assert ballot is not None
    ballots.vote(db, ballot.id, cause.user, agrees=True)
    return settle_ballot(db, library, now, cause, ballot).outcome


class Verdict(NamedTuple):
    """A vote after one more voice."""

    outcome: str
    match: Match


def vote(db: Connection, library: Library, cause: Cause, number: int, agrees: bool | None) -> Verdict:
    """A player's voice; all must agree. None takes it back, and with the caller's the whole vote."""
    ballot = ballots.find(db, number)
    require(ballot is not None, "ballot-closed")
    assert ballot is not None
    match = matches.get(db, ballot.match)
    if ballot.kind in BACKWARDS and match.status == "running":
        now = rewinding.facing(db, library, match, ballot.target)
    else:
        now = match_state(db, library, ballot.match)
    seat_of(now.players, cause.user)
    ended = "withdrawn" if ballots.is_withdrawn(ballot, ballots.votes(db, ballot.id)) else ballot.outcome
    if ended in (*ANSWERED, "withdrawn") and not people.first_time(db, cause.interaction, cause.at):
        return Verdict(ended, match)
    current = ballot.kind in BY_MOST or positions.seen_at(db, now.match.id, ballot.n) == now.position.seen
    require(ballot.outcome == "open" and current and now.match.status == "running", "ballot-closed")
    people.first_time(db, cause.interaction, cause.at)
    if agrees is None:
        return _withdraw(db, now.match, cause.user, ballot)
    ballots.vote(db, number, cause.user, agrees)
    return settle_ballot(db, library, now, cause, ballot)


def _withdraw(db: Connection, match: Match, user: int, ballot: ballots.Ballot) -> Verdict:
    """The person who called a vote ends it; anyone else takes back their vote."""
    require(ballots.withdraw(db, ballot.id, user), "not-voted")
    if user == ballot.caller:
        ballots.close(db, ballot.id, "lapsed")
    outbox.add(db, match.id, BallotPost(ballot=ballot.id))
    return Verdict("withdrawn" if user == ballot.caller else "undecided", match)


def settle_ballot(db: Connection, library: Library, now: MatchState, cause: Cause, ballot: ballots.Ballot) -> Verdict:
    """Carry out what everyone wants; one no is enough to end the vote."""
    voices = ballots.votes(db, ballot.id)
    voters = {player.user for player in now.players if reminders.present(player)}
    agree = sum(voices.get(voter or 0, False) for voter in voters)
    refuse = sum(not voices.get(voter or 0, True) for voter in voters)
    outcome = "open"
    if ballot.kind in BY_MOST:
        if 2 * agree > len(voters):
            outcome = "agreed"
        elif 2 * refuse >= len(voters):
            outcome = "refused"
    elif refuse:
        outcome = "refused"
    elif agree == len(voters):
        outcome = "agreed"
    if outcome != "open":
        ballots.close(db, ballot.id, outcome)
    is_told = match_posts.tells_of_ballot(db, now.match.id, ballot.id)
    if voters - {ballot.caller} or is_told:
        # a person who plays with the house alone has asked nobody
        told = outbox.add(db, now.match.id, BallotPost(ballot=ballot.id))
        if not is_told:
            post_schedule.keep_below(db, now.match, told)
    # by the one who asked, not by the one who agreed last
    caller = cause._replace(user=ballot.caller)
    if outcome == "agreed" and ballot.kind == "undo":
        rewinding.back_to(db, library, now, caller, ballot.target, "undo")
    if outcome == "agreed" and ballot.kind == "rewind":
        rewinding.rewind_to(db, library, now, caller, ballot.target)
    if outcome == "agreed" and ballot.kind == "end":
        close(db, now.match, cause.at)
    if outcome == "agreed" and ballot.kind == PAUSE:
        pause(db, now, cause.at)
    if outcome == "agreed" and is_orientation(ballot.kind):
        turn_board(db, now.match, ballot.kind)
    return Verdict(outcome, matches.get(db, now.match.id))


def close(db: Connection, match: Match, at: float, admin: int | None = None) -> None:
    """The match ends without a result, by an admin or by consent; from now on nothing of it is hidden.

    Its position is not looked at: a match that is broken can be ended too.
    """
    require(match.status == "running", "match-over")
    players, position = matches.players(db, match.id), positions.at(db, match.id, match.n)
    matches.change(db, match.id, status="closed", ended=at)
    mentor_consent.lapse(db, match.id, at)
    reminders.attend(db, replace(match, status="closed"), players, position, telling_facts.read(db, match.id))
    if last := live.find(db, match.id):
        outbox.add(db, match.id, TurnSettled(post=last.post, first=last.first, last=last.last))
    tidy(db, match.id, players)
    key = "end-early-table" if admin is None else "end-early-admin"
    post_schedule.tell_end(db, match, Result(n=match.n, early=True, by=admin, key=key, user=admin))
    tournaments.match_over(db, match)


def turn_board(db: Connection, match: Match, orientation: Orientation) -> None:
    """The board of the thread is drawn tall or wide from now on; the one under the question at once."""
    if match.pictures == orientation:
        return
    matches.change(db, match.id, pictures=orientation)
    post_schedule.note(db, match, Notice(key=f"notice-pictures-{orientation}"))
    post_schedule.draw_again(db, match)


def pause(db: Connection, now: MatchState, at: float) -> None:
    """The clocks of the table stand still; people may play on."""
    waits.pause(db, now.match.id, at)
    post_schedule.note(db, now.match, Notice(key="notice-paused"))
    post_schedule.retime(db, now.match)


def resume(db: Connection, library: Library, cause: Cause, number: int) -> None:
    """The clocks run again, as soon as one player wants it."""
    now = match_state(db, library, number)
    seat_of(now.players, cause.user)
    require(now.match.status == "running" and waits.is_paused(db, number), "not-paused")
    waits.resume(db, number, cause.at)
    post_schedule.note(db, now.match, Notice(key="notice-resumed", user=cause.user))
    post_schedule.retime(db, now.match)
