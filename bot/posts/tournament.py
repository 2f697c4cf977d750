"""What is sent about a tournament: how it stands, and who has won."""

from __future__ import annotations

from bot.match import tournament
from bot.messages import tournament_table
from bot.posts.composers import composes
from bot.posts.context import Context
from bot.posts.outcomes import Delivered, Outcome, Send, Sent, Skip, put
from bot.store import tournaments
from bot.store.posts import Podium, TournamentTable


@composes(TournamentTable)
async def table(post: TournamentTable, on: Context) -> Outcome:
    """The message of a tournament shows how it stands; if a round has ended, the next one is opened first."""
    number, at = post.tournament, on.now
    before = await on.read(lambda db: tournament.course(db, number))
    now = await on.write(lambda db: tournament.proceed(db, on.sources.library, number, at))
    for one in now.current if now.tournament.round > before.tournament.round else ():
        on.sources.stir(one.match.id)
    if await on.read(lambda db: tournaments.newest_refresh(db, number)) != on.row.id:
        return Skip("the tournament has changed again")

    async def keep(sent: Sent) -> Outcome:
        if sent.message != now.tournament.message:
            await on.write(lambda db: tournaments.change(db, number, message=sent.message))
        return Delivered(sent.message)

    return put(now.tournament.channel, now.tournament.message, tournament_table.content(now), keep)


@composes(Podium)
async def podium(post: Podium, on: Context) -> Outcome:
    """The places, when the last round is over."""
    now = await on.read(lambda db: tournament.course(db, post.tournament))
    return Send(place=now.tournament.channel, content=tournament_table.podium(now))
