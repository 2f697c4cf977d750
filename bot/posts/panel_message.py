"""The panel of a question by direct message: sent once for each wait, changed as long as it lasts, then struck out."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.match import post_schedule
from bot.match.play import MatchState, match_state
from bot.messages import notices
from bot.messages.message import Message
from bot.messages.panel_context import panel_context
from bot.messages.panels import panel
from bot.posts.composers import composes
from bot.posts.context import Context
from bot.posts.outcomes import Delivered, Edit, Inbox, Outcome, Send, Sent, Skip
from bot.store import Connection, drafts, guides, matches, outbox, people, wait_posts
from bot.store.drafts import Draft
from bot.store.former_players import is_former
from bot.store.guides import Guide
from bot.store.matches import Match
from bot.store.outbox import RowOf
from bot.store.posts import PanelChange, PanelMessage, WaitPost
from bot.wording import game_words


class ComposedPanel(NamedTuple):
    """What somebody is asked now."""

    state: MatchState
    content: Message


NOBODY = Skip("nobody is awaited any more")


async def panel_of(on: Context, post: WaitPost) -> ComposedPanel | None:
    """The question as it is now, whatever has been asked since; None if nobody is awaited any more."""

    def look(db: Connection) -> tuple[MatchState, Draft, Guide, str | None]:
        now = match_state(db, on.sources.library, on.number)
        draft = drafts.read(db, on.number, post.seat, now.game.question)
        return now, draft, guides.guide(db, post.user, now.match), people.person(db, post.user).lang

    now, draft, guide, lang = await on.read(look)
    player = now.players[post.seat]
    if player.user != post.user or now.match.status != "running":
        return None
    return ComposedPanel(now, panel(panel_context(now, post.seat, lang or player.lang, guide), draft))


@composes(PanelMessage)
async def panel_message(post: PanelMessage, on: Context) -> Outcome:
    """Without a sound where the ping stands in the thread: one is enough. It is the ping where it was asked to be."""
    found = await panel_of(on, post)
    if found is None:
        return NOBODY
    if post.obsolete or post.seat not in found.state.game.asked:
        return Skip("the question has been answered")

    async def in_thread() -> Outcome:
        now = found.state
        words = game_words(now.match, now.players, now.match.lang, now.game.data)
        link = await on.read(lambda db: post_schedule.link(db, now.match))
        content = notices.nudge(now.match, words, now.game, "ping", user=post.user, limit=None, link=link)
        return Send(place=now.match.place, content=content, then=partial(keep_place, on))

    person = await on.read(lambda db: people.person(db, post.user))
    if person.notices == "dm":
        content = replace(found.content, pings=(post.user,))
        return Send(place=Inbox(post.user), content=content, then=partial(keep_place, on), unreachable=in_thread)
    return Send(place=Inbox(post.user), content=found.content, silent=True, then=partial(keep_place, on))


async def keep_place(on: Context, sent: Sent) -> Outcome:
    """A panel or a notice has arrived: it takes the place of those before it."""

    def note(db: Connection) -> None:
        wait_posts.arrived(db, on.row.id, sent.channel)
        match = matches.get(db, on.number)
        if sent.channel == match.place:
            post_schedule.keep_newest(db, match, sent.message)

    await on.write(note)
    return Delivered(sent.message)


@composes(PanelChange)
async def panel_change(post: PanelChange, on: Context) -> Outcome:
    """A panel shows the question as it is now; what is no longer true is struck out where it stands."""

    def look(db: Connection) -> tuple[Match, RowOf[WaitPost], str | None, str, bool]:
        match, sent = matches.get(db, on.number), outbox.of_kind(db, post.row, WaitPost)
        player = matches.players(db, on.number)[sent.post.seat]
        chosen = people.person(db, sent.post.user).lang
        return match, sent, chosen, player.lang, wait_posts.changed_later(db, on.number, on.row.id, post)

    match, sent, chosen, usual, again = await on.read(look)
    if sent.message is None or again:
        return Skip("it was never sent, or is changed again")
    if is_former(sent.post.user) and sent.post.channel != match.place:
        return Skip("nobody knows any more where it stands")
    if sent.post.obsolete:
        lang = match.lang if sent.post.channel == match.place else chosen or usual
        content = notices.cleared(match, lang, moved=sent.post.moved)
    else:
        found = await panel_of(on, sent.post)
        if found is None:
            return NOBODY
        content = found.content
    place = sent.post.channel or Inbox(sent.post.user)
    return Edit(place=place, message=sent.message, content=content, bare=True)
