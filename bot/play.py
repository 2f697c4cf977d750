"""The way of one action: load, submit, append, and what is to be sent, in one transaction.

Every function here runs inside `store.write`; an exception rolls everything back. An interaction that was carried out
already is recognised by its id and answered again without effect.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from bot.store import Ledger, ballots, matches, outbox, people, positions
from bot.store.matches import Match, Player
from bot.store.positions import Position
from bot.wording import shown_name
from engine.core import catalogue
from engine.core.event import Told
from engine.core.game import Game
from engine.core.illegal import Illegal, require
from engine.core.seat import Seat

AnyGame = Game[Any, Any, Any]

#: finds the component data a match is played with: (game, digest) -> components
Library = Callable[[str, str], Any]

#: a live message tells at most so many actions, then a new one is posted
LONGEST_POST = 10
#: seconds without a further step before the live message is drawn again
PICTURE_PAUSE = 2.5


class Deed(NamedTuple):
    """Who does something, when, and by which interaction."""

    interaction: str
    user: int
    at: float


class Stand(NamedTuple):
    """A match as it stands after something was done."""

    match: Match
    players: list[Player]
    game: AnyGame
    position: Position
    #: what was told by it; empty if it had been carried out before
    told: list[Told]
    repeated: bool = False


def load(library: Library, match: Match, position: Position) -> AnyGame:
    """The game of a position."""
    return catalogue.find(match.game).load(position.state, library(match.game, match.data))


def stand(ledger: Ledger, library: Library, number: int, n: int | None = None) -> Stand:
    """A running or finished match as it stands; also one ended early, as it stood at some position."""
    match = matches.get(ledger, number)
    ended_early = match.status == "closed" and match.started is not None and n is not None
    require(match.status in ("running", "over") or ended_early, "match-not-running")
    position = positions.at(ledger, number, match.n if n is None else n)
    return Stand(match, matches.players(ledger, number), load(library, match, position), position, [])


def told_of(game: type[AnyGame], position: Position) -> list[Told]:
    """The events of a position."""
    return game.kinds().told.decode(position.told)


def act(
    ledger: Ledger, library: Library, deed: Deed, number: int, written: dict[str, Any], question: int | None
) -> Stand:
    """A user's action."""
    if before := positions.of_interaction(ledger, deed.interaction):
        return stand(ledger, library, before.match)._replace(repeated=True)
    now = stand(ledger, library, number)
    require(now.match.status == "running", "match-over")
    seat = seat_of(now.players, deed.user)
    return submit(ledger, now, deed, seat, written, question)


def seat_of(players: Sequence[Player], user: int) -> Seat:
    """The seat of a user, or a refusal."""
    for player in players:
        if player.user == user and player.seat is not None:
            return Seat(player.seat)
    raise Illegal("not-seated")


def submit(ledger: Ledger, now: Stand, deed: Deed, seat: Seat, written: dict[str, Any], question: int | None) -> Stand:
    """Put an action before the rules and keep what follows from it."""
    game = now.game
    try:
        action = game.read(written)
    except ValueError as error:
        raise Illegal("wrong-value", what=str(error)) from None
    outcome = game.submit(seat, action, question)
    position = Position(
        now.match.id,
        now.match.n + 1,
        now.match.n,
        "action",
        seat,
        deed.user,
        action.written(),
        action.secret,
        outcome.reversible,
        msgspec.json.encode(outcome.told),
        game.save(),
        game.question,
        list(game.asked),
        deed.interaction,
        deed.at,
    )
    return enter(ledger, now, position, outcome.told)


def enter(ledger: Ledger, now: Stand, position: Position, told: list[Told]) -> Stand:
    """A new position: append it, say what is to be sent, finish the match if it is over."""
    number = now.match.id
    positions.append(ledger, position)
    for kind in ("undo", "end"):
        if ballot := ballots.open_in(ledger, number, kind):
            ballots.close(ledger, ballot.id, "lapsed")
            outbox.add(ledger, number, "ballot", ballot=ballot.id)
    match = now.match._replace(n=position.n)
    if now.game.over:
        match = finish(ledger, match, now.players, now.game, position.at)
    tell(ledger, match, now.players, position)
    return Stand(match, now.players, now.game, position, told)


def finish(ledger: Ledger, match: Match, players: Sequence[Player], game: AnyGame, at: float) -> Match:
    """The score sheet is kept."""
    points, winners = game.standing() or [0] * game.players, game.winners()
    for player in players:
        assert player.seat is not None
        ledger.execute(
            "INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?, ?)",
            (match.id, player.seat, player.user, player.house, points[player.seat], player.seat in winners),
        )
    matches.change(ledger, match.id, status="over", ended=at)
    return match._replace(status="over", ended=at)


# -- what is to be sent ------------------------------------------------------------------------------------------------


def tell(ledger: Ledger, match: Match, players: Sequence[Player], position: Position) -> None:
    """One live question per match: edited while nobody new is asked, posted anew, with one ping, when somebody is."""
    awaited = [seat for seat in position.asked if players[seat].user]
    live = ledger.execute("SELECT post, first, last, pinged FROM live WHERE match = ?", (match.id,)).fetchone()
    pinged = json.loads(live["pinged"]) if live else []
    new = [seat for seat in awaited if seat not in pinged]
    if live and not new and match.status == "running" and position.n - live["first"] < LONGEST_POST:
        ledger.execute(
            "UPDATE live SET last = ?, pinged = ? WHERE match = ?", (position.n, json.dumps(awaited), match.id)
        )
        _edit(ledger, match.id, live["post"], position.n)
        _redraw(ledger, match.id, live["post"], position)
        return
    first = position.n
    if live:
        outbox.add(ledger, match.id, "settle", post=live["post"], first=live["first"], last=live["last"])
    post = outbox.add(ledger, match.id, "turn", first=first, last=position.n, ping=new)
    outbox.add(ledger, match.id, "picture", post=post, n=position.n)
    ledger.execute(
        "INSERT INTO live VALUES (?, ?, ?, ?, ?) ON CONFLICT (match) DO UPDATE SET "
        "post = excluded.post, first = excluded.first, last = excluded.last, pinged = excluded.pinged",
        (match.id, post, first, position.n, json.dumps(awaited)),
    )
    for seat in new:
        user = players[seat].user
        if user is not None and people.person(ledger, user).dm:
            outbox.add(ledger, match.id, "mail", user=user, seat=seat, n=position.n, question=position.question)
    if match.status == "over":
        outbox.add(ledger, match.id, "end", n=position.n)


def _redraw(ledger: Ledger, match: int, post: int, position: Position) -> None:
    """The live message's picture follows a little later: a run of steps is drawn once."""
    payload, due = {"post": post, "n": position.n}, position.at + PICTURE_PAUSE
    pending = outbox.pending(ledger, match, "picture")
    if pending and pending.payload["post"] == post:
        outbox.amend(ledger, pending.id, payload)
        outbox.defer(ledger, pending.id, due)
    else:
        outbox.defer(ledger, outbox.add(ledger, match, "picture", **payload), due)


def _edit(ledger: Ledger, match: int, post: int, last: int) -> None:
    """The live message tells more; edits not yet sent are one."""
    row = outbox.get(ledger, post)
    if row.state == "due":
        target, payload = row.id, {**row.payload, "last": last}
    elif (pending := outbox.pending(ledger, match, "edit")) and pending.payload["post"] == post:
        target, payload = pending.id, {**pending.payload, "last": last}
    else:
        outbox.add(ledger, match, "edit", post=post, first=row.payload["first"], last=last)
        return
    ledger.execute("UPDATE outbox SET payload = ? WHERE id = ?", (json.dumps(payload), target))


# -- taking back -------------------------------------------------------------------------------------------------------


def undo(ledger: Ledger, library: Library, deed: Deed, number: int) -> Stand | int:
    """Take the own last step back, if it is free; otherwise call a vote of the table and give its number."""
    if before := positions.of_interaction(ledger, deed.interaction):
        return stand(ledger, library, before.match)._replace(repeated=True)
    now = stand(ledger, library, number)
    require(now.match.status == "running", "match-over")
    seat = seat_of(now.players, deed.user)
    line = positions.line(ledger, number, now.match.n)
    require(len(line) > 1, "nothing-to-undo")
    last = positions.at(ledger, number, line[-1])
    if last.seat == seat and last.reversible:
        return back_to(ledger, library, now, deed, line[-2], "undo")
    # the last own step and all that came after it
    own = next((n for n in reversed(line[1:]) if positions.at(ledger, number, n).seat == seat), None)
    require(own is not None, "nothing-of-yours-to-undo")
    assert own is not None
    if open_ballot := ballots.open_in(ledger, number, "undo"):
        return open_ballot.id
    called = ballots.find(ledger, call_ballot(ledger, now, deed, "undo", line[line.index(own) - 1]))
    assert called is not None
    if settle_ballot(ledger, library, now, deed, called).outcome == "agreed":
        # there is nobody else to ask
        return stand(ledger, library, number)
    return called.id


def back_to(ledger: Ledger, library: Library, now: Stand, deed: Deed, target: int, kind: str) -> Stand:
    """An earlier position counts again. Undo appends, never deletes."""
    old = positions.at(ledger, now.match.id, target)
    game = load(library, now.match, old)
    seat = next((player.seat for player in now.players if player.user == deed.user), None)
    position = old._replace(
        n=now.match.n + 1,
        follows=target,
        kind=kind,
        seat=seat,
        user=deed.user,
        written=None,
        secret=False,
        reversible=False,
        told=b"[]",
        interaction=deed.interaction,
        at=deed.at,
    )
    matches.change(ledger, now.match.id, era=position.n)
    # what earlier messages tell of the steps taken back is struck out there too
    live = ledger.execute("SELECT post FROM live WHERE match = ?", (now.match.id,)).fetchone()
    line = positions.line(ledger, now.match.id, now.match.n)
    undone = [n for n in line if n not in positions.line(ledger, now.match.id, target)]
    for telling in outbox.tellings(ledger, now.match.id, min(undone, default=now.match.n)):
        if live is None or telling.post != live["post"]:
            outbox.add(ledger, now.match.id, "settle", **telling._asdict())
    return enter(ledger, now._replace(game=game, match=now.match._replace(era=position.n)), position, [])


def call_ballot(ledger: Ledger, now: Stand, deed: Deed, kind: str, target: int) -> int:
    """Ask the table. House players agree to anything."""
    ballot = ballots.add(ledger, now.match.id, kind, now.match.n, target, deed.user)
    ballots.vote(ledger, ballot, deed.user, agrees=True)
    return ballot


class Verdict(NamedTuple):
    """A vote after one more voice."""

    outcome: str
    match: Match


def vote(ledger: Ledger, library: Library, deed: Deed, number: int, agrees: bool) -> Verdict:
    """A player's voice; all must agree."""
    ballot = ballots.find(ledger, number)
    require(ballot is not None, "ballot-closed")
    assert ballot is not None
    now = stand(ledger, library, ballot.match)
    seat_of(now.players, deed.user)
    require(ballot.outcome == "open" and now.match.n == ballot.n and now.match.status == "running", "ballot-closed")
    ballots.vote(ledger, number, deed.user, agrees)
    return settle_ballot(ledger, library, now, deed, ballot)


def settle_ballot(ledger: Ledger, library: Library, now: Stand, deed: Deed, ballot: ballots.Ballot) -> Verdict:
    """Carry out what everybody wants; one no is enough to end the vote."""
    voices = ballots.votes(ledger, ballot.id)
    voters = {player.user for player in now.players if player.user is not None}
    outcome = "open"
    if not all(voices.values()):
        outcome = "refused"
    elif voters <= voices.keys():
        outcome = "agreed"
    if outcome != "open":
        ballots.close(ledger, ballot.id, outcome)
    outbox.add(ledger, now.match.id, "ballot", ballot=ballot.id)
    if outcome == "agreed" and ballot.kind == "undo":
        back_to(ledger, library, now, deed, ballot.target, "undo")
    if outcome == "agreed" and ballot.kind == "end":
        close(ledger, now, deed.at)
    return Verdict(outcome, matches.get(ledger, now.match.id))


def close(ledger: Ledger, now: Stand, at: float) -> None:
    """The match ends without a result."""
    matches.change(ledger, now.match.id, status="closed", ended=at)
    if live := ledger.execute("SELECT * FROM live WHERE match = ?", (now.match.id,)).fetchone():
        outbox.add(ledger, now.match.id, "settle", post=live["post"], first=live["first"], last=live["last"])
    outbox.add(ledger, now.match.id, "notice", key="notice-ended-early")


# -- what admins may do ------------------------------------------------------------------------------------------------


def rewind(ledger: Ledger, library: Library, deed: Deed, number: int, steps: int) -> Stand:
    """Go back some actions, whatever was shown since."""
    if before := positions.of_interaction(ledger, deed.interaction):
        return stand(ledger, library, before.match)._replace(repeated=True)
    now = stand(ledger, library, number)
    require(now.match.status == "running", "match-over")
    line = positions.line(ledger, number, now.match.n)
    require(1 <= steps < len(line), "rewind-too-far", most=len(line) - 1)
    outbox.add(ledger, number, "notice", key="notice-rewind", user=deed.user, count=steps)
    return back_to(ledger, library, now, deed, line[-1 - steps], "rewind")


def replace(ledger: Ledger, library: Library, number: int, seat: int, user: int, name: str, lang: str) -> Stand:
    """Another user takes a seat. The state knows seats only, so this is one row."""
    now = stand(ledger, library, number)
    require(now.match.status == "running", "match-over")
    require(0 <= seat < len(now.players), "no-such-seat")
    require(all(player.user != user for player in now.players), "seated-already")
    old = now.players[seat]
    matches.change_player(ledger, old.id, user=user, house=None, name=name, lang=lang)
    old_name = shown_name(old, now.match.lang)
    outbox.add(ledger, number, "notice", key="notice-replaced", seat=seat, name=old_name, user=user)
    players = matches.players(ledger, number)
    # the new player has not been asked yet
    ledger.execute("UPDATE live SET pinged = '[]' WHERE match = ?", (number,))
    position = now.position._replace(
        n=now.match.n + 1,
        follows=now.match.n,
        kind="rewind",
        seat=None,
        user=None,
        written=None,
        told=b"[]",
        interaction=None,
        reversible=False,
    )
    return enter(ledger, now._replace(players=players), position, [])
