"""A private word about a standing order: what it has answered, and why it is out of force."""

from __future__ import annotations

from bot.match import order_disarming, post_schedule, reminders
from bot.messages import history
from bot.messages.order_reports import done
from bot.messages.orders_panel import Book, disarmed_letter, report
from bot.messages.panel_context import panel_context
from bot.posts.composers import composes
from bot.posts.context import Context
from bot.posts.outcomes import Inbox, Outcome, Send, Skip, WaitUntil
from bot.store import Connection, matches, orders, people
from bot.store.matches import Player
from bot.store.orders import KeptOrder
from bot.store.posts import OrderNotice, OrderReport
from bot.wording import colour_of
from engine.core.words import words_for


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


@composes(OrderReport)
async def order_report(post: OrderReport, on: Context) -> Outcome:
    """To its owner, as long as it counts what was done; without a sound, and never in quiet hours."""
    at = on.now

    def look(db: Connection) -> tuple[KeptOrder, Player, str, float | None, list[str], str] | None:
        kept, players = orders.get(db, post.order), matches.players(db, on.number)
        story = history.story(db, on.sources.library, on.number, kept.user)
        player = players[kept.seat]
        lang = people.person(db, kept.user).lang or player.lang
        told = done(db, story, kept, post.n, lang)
        if told is None or player.user != kept.user:
            return None
        return kept, player, lang, reminders.silent(db, kept.user, at), told, post_schedule.link(db, story.match)

    found = await on.read(look)
    if found is None:
        return Skip("it was taken back, or somebody else sits there")
    kept, player, lang, silent, told, link = found
    if silent is not None:
        return WaitUntil(silent)
    match = await on.match()
    words = words_for(match.game, lang)
    content = report(match, words, order_disarming.title(kept, words, match.game), told, link, colour_of(player))
    return Send(place=Inbox(kept.user), content=content, silent=True)
