"""What people who manage a server can do about a match; each act stands in its ledger."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot import going_back, play, telling, voting
from bot.commands import INTEGER, Payload, command, option
from bot.store import Ledger, matches, outbox, people
from bot.visits import Command, Given, Visit
from engine.core.illegal import require


async def rewind(visit: Visit, given: Given) -> None:
    """Take actions back, whatever was shown since."""
    match = await _admin_match(visit)
    await visit.write(going_back.rewind, visit.office.library, visit.deed, match.id, int(given["actions"]))
    visit.office.stir(match.id)
    await visit.say("done")


async def skip(visit: Visit, given: Given) -> None:
    """A house player decides this question for everybody who is asked."""
    match = await _admin_match(visit)

    def decide(ledger: Ledger) -> None:
        now = play.stand(ledger, visit.office.library, match.id)
        require(now.match.status == "running", "match-over")
        if not people.first_time(ledger, visit.deed.interaction, visit.deed.at):
            return
        outbox.add(ledger, match.id, "notice", key="notice-skip", user=visit.user)
        question = now.game.question
        for seat in now.game.asked:
            if now.game.question == question and seat in now.game.asked:
                view = now.game.view_of(seat)
                assert view.step is not None
                deed = visit.deed._replace(interaction=f"{visit.deed.interaction}-{seat}")
                now = play.submit(ledger, now, deed, seat, view.step.absent(view).written(), question)

    await visit.office.store.write(decide)
    visit.office.stir(match.id)
    await visit.say("done")


async def admin_end(visit: Visit, given: Given) -> None:
    """End a match without a result."""
    match = await _admin_match(visit)

    def close(ledger: Ledger) -> None:
        outbox.add(ledger, match.id, "notice", key="notice-admin-end", user=visit.user)
        voting.close(ledger, play.stand(ledger, visit.office.library, match.id), visit.deed.at)

    require(match.status == "running", "match-not-running")
    await visit.office.store.write(close)
    visit.office.stir(match.id)
    await visit.say("done")


async def refresh(visit: Visit, given: Given) -> None:
    """Post the question and the board again, from the state."""
    match = await _admin_match(visit)

    def post(ledger: Ledger) -> None:
        now = play.stand(ledger, visit.office.library, match.id)
        if not people.first_time(ledger, visit.deed.interaction, visit.deed.at):
            return
        ledger.execute("UPDATE live SET pinged = '[]' WHERE match = ?", (match.id,))
        telling.tell(ledger, now.match, now.players, now.position)

    await visit.office.store.write(post)
    visit.office.stir(match.id)
    await visit.say("done")


async def _admin_match(visit: Visit) -> matches.Match:
    require(visit.is_admin, "admins-only")
    return await visit.match_here()


COMMANDS: Mapping[str, Command] = {
    "table rewind": rewind,
    "table skip": skip,
    "table end": admin_end,
    "table refresh": refresh,
}


def payloads() -> Iterator[tuple[str, Payload]]:
    """/table."""
    actions = option("table-rewind", "actions", INTEGER, required=True, min_value=1)
    yield "table", command("table-rewind", actions)
    for name in ("skip", "end", "refresh"):
        yield "table", command(f"table-{name}")
