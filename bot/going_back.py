"""An earlier position counts again. Nothing is deleted: going back appends."""

from __future__ import annotations

from bot import disarming
from bot.play import Deed, Library, Stand, enter, load, stand
from bot.store import Ledger, matches, orders, outbox, positions
from engine.core.illegal import require


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
    # an order whose answer is taken back would only give it again
    for kept in orders.behind(ledger, now.match.id, undone):
        if kept.armed:
            own = kept.user == deed.user
            disarming.put_out(ledger, kept, disarming.by_bot("taken-back", own=own), deed.at, mail=not own)
    return enter(ledger, now._replace(game=game, match=now.match._replace(era=position.n)), position, [])


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
