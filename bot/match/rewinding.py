"""An earlier position counts again. Nothing is deleted: going back appends."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.match import order_disarming, post_schedule
from bot.match.play import ORDER, Cause, Library, MatchState, enter, load, submit
from bot.store import Connection, live, match_posts, matches, orders, outbox, positions
from bot.store.matches import Match
from bot.store.positions import Position
from bot.store.posts import Notice, TurnSettled
from engine.core.illegal import Illegal
from engine.core.seat import Seat


def back_to(
    db: Connection,
    library: Library,
    now: MatchState,
    cause: Cause,
    target: int,
    kind: str,
    again: Sequence[Position] = (),
) -> MatchState:
    """An earlier position counts again. Undo appends, never deletes.

    Where nobody else could notice the steps taken back, nobody can notice that they are. What others have done in
    silence meanwhile (`again`) is theirs, and is done again.
    """
    old = positions.at(db, now.match.id, target)
    undone = [n for n in positions.line(db, now.match.id, now.match.n) if n > target]
    silent = set(undone) <= positions.silent_ones(db, now.match.id)
    game = load(library, now.match, old)
    seat = next((player.seat for player in now.players if player.user == cause.user), None)
    position = replace(
        old,
        n=now.match.n + 1,
        follows=target,
        kind=kind,
        seat=seat,
        user=cause.user,
        written=None,
        secret=False,
        reversible=False,
        told=b"[]",
        interaction=cause.interaction,
        at=cause.at,
        silent=silent,
    )
    era = now.match.era if silent else now.position.seen + 1
    if not silent:
        matches.change(db, now.match.id, era=era)
        # what earlier messages tell of the steps taken back is struck out there too
        standing = live.find(db, now.match.id)
        for telling in match_posts.posts_telling(db, now.match.id, min(undone, default=now.match.n)):
            if standing is None or telling.post != standing.post:
                outbox.add(db, now.match.id, TurnSettled(**telling._asdict()))
    # an order whose answer is taken back would only give it again
    kept_ones = {one.n for one in again}
    for kept in orders.behind(db, now.match.id, [n for n in undone if n not in kept_ones]):
        if kept.armed:
            own = kept.user == cause.user
            order_disarming.put_out(db, kept, order_disarming.by_bot("taken-back", own=own), cause.at, mail=not own)
    before = now._replace(game=game, match=replace(now.match, era=era))
    after = enter(db, before, position, [], cause.message)
    for one in again:
        after = _once_more(db, after, cause, one)
    return after


def _once_more(db: Connection, now: MatchState, cause: Cause, one: Position) -> MatchState:
    """Someone else's silent step, on the line of play that counts now, if its question is still put there."""
    assert one.seat is not None
    assert one.written is not None
    by_order = positions.by_order(one.interaction)
    name = f"{ORDER if by_order else ''}again-{cause.interaction}-{one.n}"
    try:
        after = submit(db, now, Cause(name, one.user or 0, one.at), Seat(one.seat), one.written, None)
    except Illegal:
        # it will be asked again; a refusal would tell that something had been done
        return now
    orders.obey_again(db, one.match, one.n, after.position.n)
    return after


def facing(db: Connection, library: Library, match: Match, target: int) -> MatchState:
    """A match that is to go back to a position: only that one is loaded, as the present one may be what is broken."""
    newest, back = positions.at(db, match.id, match.n), positions.at(db, match.id, target)
    return MatchState(match, matches.players(db, match.id), load(library, match, back), newest, [])


def rewind_to(db: Connection, library: Library, now: MatchState, cause: Cause, target: int) -> MatchState:
    """A manager goes back to a position, whatever was shown since; the table is told."""
    line = positions.places(db, now.match.id, now.match.n)
    count = sum(place.first > target for place in line)
    post_schedule.note(db, now.match, Notice(key="notice-rewind", user=cause.user, count=count))
    return back_to(db, library, now, cause, target, "rewind")
