"""What is to be sent about a match: one live question, edited or posted anew, its picture, and panels by mail."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.match import reminders
from bot.store import Connection, ballots, live, match_posts, outbox, telling_facts, wait_posts
from bot.store.live import Live
from bot.store.matches import Match, Player
from bot.store.outbox import RowOf
from bot.store.positions import Position
from bot.store.posts import (
    BallotPost,
    BoardPicture,
    LobbyCard,
    Notice,
    PanelMessage,
    Result,
    ThreadRetirement,
    TurnEdit,
    TurnPost,
    TurnSettled,
    VacantSeat,
)
from bot.store.telling_facts import LiveMessage, TellingFacts

#: a live message tells at most this many actions, then a new one is posted
LONGEST_POST = 10
#: seconds without a further step before the live message is drawn again, and after a step that follows a silence
PICTURE_PAUSE, PICTURE_SOON = 2.5, 0.3


def tell(
    db: Connection, match: Match, players: Sequence[Player], position: Position, facts: TellingFacts, spared: int = 0
) -> None:
    """One live question per match: edited while nobody new is asked, posted anew, with one ping, when someone is."""
    if spared and position.seat is not None and position.user is not None:
        told = facts.told.get(position.seat, ())
        facts.told[position.seat] = wait_posts.recognised(told, spared, position.user, match.place)
    kept_back = reminders.attend(db, match, players, position, facts, spared)
    awaited = reminders.awaited(players, position.asked)
    message = facts.message
    before = message.live if message else None
    new = [seat for seat in awaited if before is None or seat not in before.pinged]
    _show(db, match, players, position, facts, spared, [seat for seat in new if seat not in kept_back])
    if message and not new and match.status == "running" and position.seen - message.seen < LONGEST_POST:
        live.put(db, match.id, replace(message.live, last=position.n, pinged=awaited))
        _edit(db, match.id, message, position.n)
        _redraw(db, match.id, message, position, facts.told_at)
        return
    # nobody is pinged at night, nor by taking their own step back, nor where a direct message does it
    ping = [
        seat
        for seat in new
        if seat not in kept_back
        and not (position.kind in ("undo", "rewind") and players[seat].user == position.user)
        and facts.person(players[seat].user or 0).notices != "dm"
    ]
    post = _ask(db, match, TurnPost(first=position.n, last=position.n, ping=ping), before)
    live.put(db, match.id, Live(post=post, first=position.n, last=position.n, pinged=awaited))
    if match.status == "over":
        tell_end(db, match, Result(n=position.n))


def _ask(db: Connection, match: Match, post: TurnPost, before: Live | None = None) -> int:
    """A live message, in place of the one before: text first, picture after."""
    if before:
        settled = TurnSettled(post=before.post, first=before.first, last=before.last)
        row = outbox.add_both(db, match.id, settled, post)
    else:
        row = outbox.add(db, match.id, post)
    outbox.send(db, match.id, BoardPicture(post=row, n=post.last), after_new=row)
    return row


def _show(
    db: Connection,
    match: Match,
    players: Sequence[Player],
    position: Position,
    facts: TellingFacts,
    spared: int,
    new: Sequence[int],
) -> None:
    """One direct message for each wait shows its question: sent when it begins (a ping kept back brings it along),
    changed as long as it lasts. Someone who takes a step back finds it where it was.
    """
    for seat in reminders.awaited(players, position.asked):
        user = players[seat].user
        assert user is not None
        back = position.kind in ("undo", "rewind") and position.user == user
        told = wait_posts.of_seat(db, match.id, seat, struck=True) if back else facts.told.get(seat, ())
        panel = wait_posts.panel_of(told, user, match.place)
        if panel is None:
            if seat in new and facts.person(user).panels:
                outbox.send(
                    db,
                    match.id,
                    PanelMessage(user=user, seat=seat, n=position.n, question=position.question, era=match.era),
                )
        elif not (spared and panel.message == spared) and (
            position.seat == seat or (panel.post.question, panel.post.era) != (position.question, match.era)
        ):
            wait_posts.renew(db, panel, position.question, match.era)


def tell_end(db: Connection, match: Match, result: Result) -> None:
    """The last post of a match, and then its thread may go to sleep sooner."""
    outbox.add(db, match.id, result)
    outbox.add(db, match.id, ThreadRetirement())
    # the lobby's message shows the result
    outbox.add(db, match.id, LobbyCard())


def tell_again(db: Connection, match: Match, players: Sequence[Player], position: Position) -> None:
    """All that counts is posted again: the question with its ping and panels, open votes, free seats; or the end."""
    live.set_pinged(db, match.id, [])
    if match.status == "closed":
        before = outbox.newest_of(db, match.id, Result)
        tell_end(db, match, Result(n=match.n, early=True, by=before.post.by if before else None))
        return
    above = [
        outbox.add(db, match.id, BallotPost(ballot=ballot.id, anew=True))
        for kind in ballots.KINDS
        if (ballot := ballots.open_in(db, match.id, kind))
    ]
    above += [
        outbox.add(db, match.id, VacantSeat(seat=player.seat))
        for player in players
        if player.held and player.seat is not None and match.status == "running"
    ]
    # last, so that the question is the newest message
    tell(db, match, players, position, telling_facts.read(db, match.id))
    if above:
        keep_below(db, match, above[-1])


def repost(db: Connection, match: Match) -> None:
    """The live message is gone: it is posted again, with all it told, and pings nobody a second time."""
    gone = live.find(db, match.id)
    assert gone is not None
    post = _ask(db, match, TurnPost(first=gone.first, last=gone.last, ping=[]))
    live.put(db, match.id, replace(gone, post=post))
    match_posts.bring_along(db, match.id, gone.post, post)


def note(db: Connection, match: Match, notice: Notice) -> None:
    """A line of the log about something outside the rules: it stands in the live message, which stays the newest one.

    Where there is none, before the deal and after the end, it is a message of its own.
    """
    now = live.find(db, match.id) if match.status == "running" else None
    outbox.send(db, match.id, notice if now is None else replace(notice, under=now.post))


def keep_below(db: Connection, match: Match, row: int) -> None:
    """The live message stands below what another row has posted, or is about to post."""
    now = live.find(db, match.id)
    if now is not None and now.post < row:
        move_down(db, match)


def keep_newest(db: Connection, match: Match, message: int) -> None:
    """The same, of a message that was sent out of turn; a question that is still to be posted comes after it."""
    now = live.find(db, match.id)
    asked = outbox.get(db, now.post).message if now else None
    if asked is not None and asked < message:
        move_down(db, match)


def move_down(db: Connection, match: Match) -> None:
    """The question that counts is asked once more below: the message before it keeps what it told, and nobody is pinged
    a second time.
    """
    before = live.find(db, match.id)
    if before is None or match.status != "running":
        return
    post = _ask(db, match, TurnPost(first=before.last + 1, last=before.last, ping=[]), before)
    live.put(db, match.id, replace(before, post=post, first=before.last + 1))


def link(db: Connection, match: Match) -> str:
    """The way to the message with the question that counts now; to the thread, as long as it is not sent."""
    now = live.find(db, match.id)
    message = outbox.get(db, now.post).message if now else None
    place = match.address
    return f"{place}/{message}" if message else place


def retime(db: Connection, match: Match) -> None:
    """Clocks were stopped or set going: what is due, and what the live message says about time, changes."""
    facts = telling_facts.read(db, match.id)
    reminders.rearm(db, match, facts)
    if message := facts.message:
        _edit(db, match.id, message, message.live.last)


def draw_again(db: Connection, match: Match) -> None:
    """The picture under the question is drawn once more, as the table wants to see it now."""
    if now := live.find(db, match.id):
        outbox.send(db, match.id, BoardPicture(post=now.post, n=now.last))


def _redraw(db: Connection, match: int, message: LiveMessage, position: Position, before: float) -> None:
    """The live message's picture follows soon after a step, and in a run of steps a little later, once for all of them.

    The step before is the last that everyone has seen: one that nobody has noticed delays nothing.
    """
    pause = PICTURE_PAUSE if position.at - before < PICTURE_PAUSE else PICTURE_SOON
    picture, due = BoardPicture(post=message.row.id, n=position.n), position.at + pause
    if message.picture and message.picture.post.post == message.row.id:
        outbox.amend_later(db, message.picture.id, picture, due)
    else:
        outbox.send(db, match, picture, due=due)


def _edit(db: Connection, match: int, message: LiveMessage, last: int) -> None:
    """The live message tells more; edits not yet sent are one."""
    row: RowOf[TurnPost | TurnEdit] = message.row
    if row.state != "due":
        if message.edit is None or message.edit.post.post != row.id:
            outbox.send(db, match, TurnEdit(post=row.id, first=row.post.first, last=last))
            return
        row = message.edit
    # counted, for it may be under way: the same position can be told with other clocks
    outbox.amend(db, row.id, replace(row.post, last=last, told=row.post.told + 1))
