"""Someone may watch a seat; people without direct messages find it by the command."""

from __future__ import annotations

from bot.match import reminders
from bot.match.mentor_consent import holds
from bot.messages import mentoring
from bot.posts.composers import composes
from bot.posts.context import Context
from bot.posts.outcomes import Inbox, Outcome, Send, Skip, WaitUntil
from bot.store import Connection, matches, mentors, people
from bot.store.posts import MentorInvitation


@composes(MentorInvitation)
async def mentor_invitation(post: MentorInvitation, on: Context) -> Outcome:
    """Not any more if it was withdrawn; never in quiet hours."""
    at = on.now

    def look(db: Connection) -> Outcome:
        one = mentors.get(db, post.consent)
        match, players = matches.get(db, one.match), matches.players(db, one.match)
        person = people.person(db, one.mentor)
        if not holds(one, match, players) or not person.dm:
            return Skip("withdrawn, or not wanted")
        if (until := reminders.silent(db, one.mentor, at)) is not None:
            return WaitUntil(until)
        content = mentoring.invitation(match, players[one.seat], person.lang or match.lang)
        return Send(place=Inbox(one.mentor), content=content)

    return await on.read(look)
