"""Votes of the table: taking back what was shown, ending a match, pausing its clocks."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.match import attendance, consent, going_back, telling
from bot.match.play import Deed, Library, Stand, seat_of, stand, tidy
from bot.store import Ledger, ballots, matches, outbox, people, positions, tournaments, waits
from bot.store.matches import Match
from engine.core.illegal import require

PAUSE = "pause"
#: votes about going back
BACKWARDS = ("undo", "rewind")
#: how a vote ends that was not overtaken
ANSWERED = ("agreed", "refused")


def call_ballot(ledger: Ledger, now: Stand, deed: Deed, kind: str, target: int) -> int:
    """Ask the table. House players agree to anything."""
    ballot = ballots.add(ledger, now.match.id, kind, now.match.n, target, deed.user)
    ballots.vote(ledger, ballot, deed.user, agrees=True)
    return ballot


def call(ledger: Ledger, library: Library, deed: Deed, number: int, kind: str) -> str:
    """Somebody wants this of the table: a vote is opened, or joined if it is open already; how it stands."""
    now = stand(ledger, library, number)
    require(now.match.status == "running", "match-over")
    ballot = ballots.open_in(ledger, number, kind)
    if ballot is None:
        ballot = ballots.find(ledger, call_ballot(ledger, now, deed, kind, now.match.n))
        assert ballot is not None
    ballots.vote(ledger, ballot.id, deed.user, agrees=True)
    return settle_ballot(ledger, library, now, deed, ballot).outcome


class Verdict(NamedTuple):
    """A vote after one more voice."""

    outcome: str
    match: Match


def vote(ledger: Ledger, library: Library, deed: Deed, number: int, agrees: bool) -> Verdict:
    """A player's voice; all must agree."""
    ballot = ballots.find(ledger, number)
    require(ballot is not None, "ballot-closed")
    assert ballot is not None
    match = matches.get(ledger, ballot.match)
    if ballot.kind in BACKWARDS and match.status == "running":
        now = going_back.facing(ledger, library, match, ballot.target)
    else:
        now = stand(ledger, library, ballot.match)
    seat_of(now.players, deed.user)
    if ballot.outcome in ANSWERED and not people.first_time(ledger, deed.interaction, deed.at):
        return Verdict(ballot.outcome, match)
    current = ballot.kind == PAUSE or positions.seen_at(ledger, now.match.id, ballot.n) == now.position.seen
    require(ballot.outcome == "open" and current and now.match.status == "running", "ballot-closed")
    people.first_time(ledger, deed.interaction, deed.at)
    ballots.vote(ledger, number, deed.user, agrees)
    return settle_ballot(ledger, library, now, deed, ballot)


def settle_ballot(ledger: Ledger, library: Library, now: Stand, deed: Deed, ballot: ballots.Ballot) -> Verdict:
    """Carry out what everybody wants; one no is enough to end the vote."""
    voices = ballots.votes(ledger, ballot.id)
    voters = {player.user for player in now.players if attendance.present(player)}
    agree = sum(voices.get(voter or 0, False) for voter in voters)
    refuse = sum(not voices.get(voter or 0, True) for voter in voters)
    outcome = "open"
    if ballot.kind == PAUSE:
        # more than half: somebody who stays away must not keep the others from pausing
        if 2 * agree > len(voters):
            outcome = "agreed"
        elif 2 * refuse >= len(voters):
            outcome = "refused"
    elif refuse:
        outcome = "refused"
    elif agree == len(voters):
        outcome = "agreed"
    if outcome != "open":
        ballots.close(ledger, ballot.id, outcome)
    if voters - {ballot.caller} or outbox.tells_of_ballot(ledger, now.match.id, ballot.id):
        # whoever plays with the house alone has asked nobody
        outbox.add(ledger, now.match.id, "ballot", ballot=ballot.id)
    # by whoever asked, not by whoever agreed last
    caller = deed._replace(user=ballot.caller)
    if outcome == "agreed" and ballot.kind == "undo":
        going_back.back_to(ledger, library, now, caller, ballot.target, "undo")
    if outcome == "agreed" and ballot.kind == "rewind":
        going_back.rewind_to(ledger, library, now, caller, ballot.target)
    if outcome == "agreed" and ballot.kind == "end":
        close(ledger, now.match, deed.at)
    if outcome == "agreed" and ballot.kind == PAUSE:
        pause(ledger, now, deed.at)
    return Verdict(outcome, matches.get(ledger, now.match.id))


def close(ledger: Ledger, match: Match, at: float, admin: int | None = None) -> None:
    """The match ends without a result, by an admin or by consent; from now on nothing of it is hidden.

    Its position is not looked at: a match that is broken can be ended too.
    """
    require(match.status == "running", "match-over")
    players, position = matches.players(ledger, match.id), positions.at(ledger, match.id, match.n)
    matches.change(ledger, match.id, status="closed", ended=at)
    consent.lapse(ledger, match.id, at)
    attendance.attend(ledger, match._replace(status="closed"), players, position)
    if live := ledger.execute("SELECT * FROM live WHERE match = ?", (match.id,)).fetchone():
        outbox.add(ledger, match.id, "settle", post=live["post"], first=live["first"], last=live["last"])
    tidy(ledger, match.id, players)
    by: dict[str, Any] = {"key": "end-early-table"} if admin is None else {"key": "end-early-admin", "user": admin}
    telling.tell_end(ledger, match, early=True, by=admin, **by)
    tournaments.match_over(ledger, match)


def pause(ledger: Ledger, now: Stand, at: float) -> None:
    """The clocks of the table stand still; whoever likes may play on."""
    waits.pause(ledger, now.match.id, at)
    outbox.add(ledger, now.match.id, "notice", key="notice-paused")
    telling.retime(ledger, now.match)


def resume(ledger: Ledger, library: Library, deed: Deed, number: int) -> None:
    """The clocks run again, as soon as one player wants it."""
    now = stand(ledger, library, number)
    seat_of(now.players, deed.user)
    require(now.match.status == "running" and waits.is_paused(ledger, number), "not-paused")
    waits.resume(ledger, number, deed.at)
    outbox.add(ledger, number, "notice", key="notice-resumed", user=deed.user)
    telling.retime(ledger, now.match)
