"""Tells one person that a match waits for them: by direct message for those who want it, otherwise in the thread."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.match import post_schedule, reminders
from bot.match.play import MatchState, match_state
from bot.messages import notices
from bot.messages.message import Message
from bot.posts.composers import composes
from bot.posts.context import Context
from bot.posts.outcomes import Inbox, Outcome, Send, Skip, WaitUntil
from bot.posts.panel_message import LEFT_TO_ORDER, NOBODY, is_left_to_order, keep_place, panel_of, with_news
from bot.store import Connection, people, wait_posts, waits
from bot.store.posts import Reminder
from bot.wording import game_words


@composes(Reminder)
async def reminder(post: Reminder, on: Context) -> Outcome:
    """Never in quiet hours; only the newest notice to a seat counts."""
    at = on.now

    def look(db: Connection) -> tuple[MatchState, people.Person, float | None, float | None, str, bool]:
        now = match_state(db, on.sources.library, on.number)
        waiting = waits.of_match(db, on.number).get(post.seat)
        limit = reminders.limit_of(db, now.match, waiting) if waiting else None
        silent, link = reminders.silent(db, post.user, at), post_schedule.link(db, now.match)
        overtaken = wait_posts.overtaken(db, on.number, on.row.id, post.seat)
        return now, people.person(db, post.user), limit.at if limit else None, silent, link, overtaken

    now, person, limit, silent, link, overtaken = await on.read(look)
    player = now.players[post.seat]
    if post.obsolete or player.user != post.user or now.match.status != "running" or overtaken:
        return Skip("nobody is awaited any more, or a newer notice says so")
    if silent is not None:
        return WaitUntil(silent)

    def notice(lang: str) -> Message:
        words = game_words(now.match, now.players, lang, now.game.data)
        return notices.nudge(now.match, words, now.game, post.what, user=post.user, limit=limit, link=link)

    async def in_thread() -> Outcome:
        return Send(place=now.match.place, content=notice(now.match.lang), then=partial(keep_place, on))

    # the whole table waits for someone whose time is up
    if not person.dm or post.what == "deadline":
        return await in_thread()
    lang = person.lang or player.lang
    if post.what == "next":
        content, then = notice(lang), partial(keep_place, on)
    else:
        # the question comes along: one message is enough
        found = await panel_of(on, post)
        if found is None:
            return NOBODY
        if await is_left_to_order(on, now, post):
            return LEFT_TO_ORDER
        content = replace(await with_news(on, found, post, post.what, limit), pings=(post.user,))
        then = partial(keep_place, on, shown=found.shown)
    return Send(place=Inbox(post.user), content=content, then=then, unreachable=in_thread)
