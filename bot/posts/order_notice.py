"""A private word: why a standing order is out of force."""

from __future__ import annotations

from bot.match import reminders
from bot.messages.orders_panel import Book, disarmed_letter
from bot.messages.panel_context import panel_context
from bot.posts.composers import composes
from bot.posts.context import Context
from bot.posts.outcomes import Inbox, Outcome, Send, Skip, WaitUntil
from bot.store import orders, people
from bot.store.posts import OrderNotice


@composes(OrderNotice)
async def order_notice(post: OrderNotice, on: Context) -> Outcome:
    """To its owner only, who has not read it yet; never in quiet hours."""
    kept = await on.read(lambda db: orders.get(db, post.order))
    now = await on.state()
    player = now.players[kept.seat]
    if kept.armed or kept.seen or player.user != kept.user:
        return Skip("its owner knows")
    at = on.now
    if until := await on.read(lambda db: reminders.silent(db, kept.user, at)):
        return WaitUntil(until)
    lang = (await on.read(lambda db: people.person(db, kept.user))).lang or player.lang
    context = panel_context(now, kept.seat, lang)
    content = disarmed_letter(Book(now.match, context.words, [kept], {}, context.accent), kept)
    return Send(place=Inbox(kept.user), content=content, silent=True)
